//! Notation (1.1, 7.5): name a move, play the move that is named, and count the files as either side does.

use chuhe_rules::{Move, MoveTextError, Notation, Position, Side, Square};
use etude::Random;
use etude::questions::{Drawing, Question};
use rand::RngExt as _;
use rand::seq::IndexedRandom as _;
use strum::AsRefStr;

use super::{Content, QuestionKind, Xiangqi, random_position};
use crate::attempt::Kind;

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Ask {
    /// The name of a move.
    Name,
    /// The move of a name.
    Play,
    /// The number of a file, as one side counts.
    File,
}

/// What the player answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotationAnswer {
    /// A character of a name.
    Letter(char),
    /// Deletes the last one.
    Delete,
    /// What was typed is the name.
    Confirm,
    /// This is the move.
    Play(Move),
    /// This is the number of the file.
    File(u8),
}

/// What was answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GivenAnswer {
    /// A name.
    Name(String),
    /// A move.
    Move(Move),
    /// The number of a file.
    File(u8),
}

/// A move, or a point, one side of which is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotationQuestion {
    ask: Ask,
    notation: Notation,
    position: Position,
    mv: Move,
    /// The point whose file is asked for, and who counts.
    point: (Square, Side),
    typed: String,
    /// Why what was typed is no name.
    fault: Option<MoveTextError>,
    given: Option<GivenAnswer>,
    is_shown: bool,
}

/// The most characters that are typed: those of a pair of squares with a stroke.
const MAX_TYPED: usize = 5;

/// One in so many moves is that of a piece which has another one of its kind on its file, if there is one.
const SPECIAL: u32 = 2;

impl NotationQuestion {
    /// Draws a question.
    #[must_use]
    pub fn draw(ask: Ask, notation: Notation, random: &mut Random) -> Self {
        loop {
            let position = random_position(random);
            let legal: Vec<Move> = position.legal_moves().into_iter().collect();
            let is_special = |mv: &Move| position.write_move(*mv, Notation::Wxf).starts_with(['+', '-', '.']);
            let special: Vec<Move> = legal.iter().copied().filter(is_special).collect();
            let from = if special.is_empty() || random.random_range(0..SPECIAL) > 0 { &legal } else { &special };
            let squares: Vec<Square> = Square::all().collect();
            let (Some(&mv), Some(&square)) = (from.choose(random), squares.choose(random)) else { continue };
            let side = if random.random() { Side::Red } else { Side::Black };
            let (typed, point) = (String::new(), (square, side));
            return Self { ask, notation, position, mv, point, typed, fault: None, given: None, is_shown: false };
        }
    }

    /// What is asked for.
    #[must_use]
    pub const fn ask(&self) -> Ask {
        self.ask
    }

    /// The notation of names.
    #[must_use]
    pub const fn notation(&self) -> Notation {
        self.notation
    }

    /// The position.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The move.
    #[must_use]
    pub const fn mv(&self) -> Move {
        self.mv
    }

    /// The point whose file is asked for, and who counts.
    #[must_use]
    pub const fn point(&self) -> (Square, Side) {
        self.point
    }

    /// What has been typed.
    #[must_use]
    pub fn typed(&self) -> &str {
        &self.typed
    }

    /// Why what was typed is no name of a move here; it does not count.
    #[must_use]
    pub const fn fault(&self) -> Option<&MoveTextError> {
        self.fault.as_ref()
    }

    /// The answer.
    #[must_use]
    pub const fn given(&self) -> Option<&GivenAnswer> {
        self.given.as_ref()
    }

    /// Whether the answer was shown.
    #[must_use]
    pub const fn is_shown(&self) -> bool {
        self.is_shown
    }

    /// Whether it is over.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.given.is_some() || self.is_shown
    }

    /// Takes what was typed as the name. Squares are no name where another notation is asked for, and a slip of the keys is
    /// no answer.
    fn confirm(&mut self) {
        let is_squares = self.typed.parse::<Move>().is_ok();
        self.fault = match self.position.read_move(&self.typed) {
            Err(error @ (MoveTextError::Form(_) | MoveTextError::Character { .. })) => Some(error),
            _ if is_squares != (self.notation == Notation::Iccs) => Some(MoveTextError::Form(self.typed.clone())),
            _ => None,
        };
        if self.fault.is_none() {
            self.given = Some(GivenAnswer::Name(self.typed.clone()));
        }
    }
}

impl Question for NotationQuestion {
    type Around = Xiangqi;
    type Topic = (Ask, Notation);
    type Answer = NotationAnswer;

    fn saved_as((ask, _): &Self::Topic, _is_timed: bool) -> Option<QuestionKind> {
        Some(match ask {
            Ask::Name => QuestionKind::NameMoves,
            Ask::Play => QuestionKind::PlayMoves,
            Ask::File => QuestionKind::Files,
        })
    }

    fn draw(&(ask, notation): &Self::Topic, _before: Option<&Self>, _content: &Content, seed: u64) -> Drawing<Self> {
        Drawing::Done(Self::draw(ask, notation, &mut etude::random(seed)))
    }

    fn answer(&mut self, answer: NotationAnswer) {
        if self.is_over() {
            return;
        }
        match answer {
            NotationAnswer::Letter(letter) if self.typed.chars().count() < MAX_TYPED => self.typed.push(letter),
            NotationAnswer::Letter(_) => {}
            NotationAnswer::Delete => drop(self.typed.pop()),
            NotationAnswer::Confirm => self.confirm(),
            NotationAnswer::Play(mv) => self.given = Some(GivenAnswer::Move(mv)),
            NotationAnswer::File(number) => self.given = Some(GivenAnswer::File(number)),
        }
    }

    fn show(&mut self) {
        self.is_shown |= self.given.is_none();
    }

    fn outcome(&self) -> Option<bool> {
        let (square, side) = self.point;
        match &self.given {
            None => self.is_shown.then_some(false),
            Some(GivenAnswer::Name(name)) => Some(self.position.read_move(name) == Ok(self.mv)),
            Some(GivenAnswer::Move(mv)) => Some(*mv == self.mv),
            Some(GivenAnswer::File(number)) => Some(*number == square.file_number(side)),
        }
    }

    fn filed(&self) -> Option<(Kind, String)> {
        Some((Kind::Notation, self.ask.as_ref().to_owned()))
    }
}
