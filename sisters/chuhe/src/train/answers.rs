//! Which moves answer the check (应将, 3.1, 3.2)? All of them, however many there are; if there is none, it is mate.

use chuhe_rules::{Move, Position, Refusal};
use etude::Random;
use etude::questions::{Drawing, Question};
use rand::RngExt as _;
use rand::seq::IndexedRandom as _;

use super::mates::MatePuzzle;
use super::{Content, QuestionKind, Xiangqi, random_position};
use crate::attempt::Kind;

/// The most answers that are asked for: more would be tedious.
const MAX_ANSWERS: usize = 9;

/// One in so many positions is mate.
const MATES: u32 = 6;

/// What the player says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnswerAct {
    /// This move answers the check.
    Play(Move),
    /// No other move does.
    All,
}

/// What is said about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnswerRemark {
    /// It is an answer.
    Right(Move),
    /// It was named before.
    Again(Move),
    /// It is none.
    Wrong(Move, Refusal),
    /// There are others.
    NotAll,
}

/// A check to be answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnswerHunt {
    position: Position,
    answers: Vec<Move>,
    found: Vec<Move>,
    errors: u32,
    remark: Option<AnswerRemark>,
    /// Whether it is over because all are found, or because they were shown.
    end: Option<bool>,
    /// All that was said, as it is kept.
    said: Vec<String>,
}

/// How it is kept that the player claimed to have them all.
const ALL: &str = "all";

impl AnswerHunt {
    /// The hunt for the answers in a position; `None` if the side to move is not in check.
    #[must_use]
    pub fn new(position: Position) -> Option<Self> {
        let answers: Vec<Move> = position.legal_moves().into_iter().collect();
        let (found, said) = (Vec::new(), Vec::new());
        let hunt = Self { position, answers, found, errors: 0, remark: None, end: None, said };
        position.in_check(position.turn()).then_some(hunt)
    }

    /// Draws a position with not too many answers.
    #[must_use]
    pub fn draw(mates: &[MatePuzzle], random: &mut Random) -> Self {
        let short: Vec<&MatePuzzle> = mates.iter().filter(|mate| mate.plies == 1).collect();
        loop {
            let drawn = if random.random_range(0..MATES) == 0 { short.choose(random) } else { None };
            let end = drawn.map(|mate| mate.position.after(mate.first));
            let position = end.unwrap_or_else(|| random_position(random));
            if let Some(hunt) = Self::new(position).filter(|hunt| hunt.answers.len() <= MAX_ANSWERS) {
                return hunt;
            }
        }
    }

    /// The position.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// All answers.
    #[must_use]
    pub fn answers(&self) -> &[Move] {
        &self.answers
    }

    /// Those that were found.
    #[must_use]
    pub fn found(&self) -> &[Move] {
        &self.found
    }

    /// What is said about the last one.
    #[must_use]
    pub const fn remark(&self) -> Option<AnswerRemark> {
        self.remark
    }

    /// Whether it is over because all are found, or because they were shown.
    #[must_use]
    pub const fn end(&self) -> Option<bool> {
        self.end
    }

    fn play(&mut self, mv: Move) -> AnswerRemark {
        match self.position.check_move(mv) {
            Err(refusal) => {
                self.errors += 1;
                AnswerRemark::Wrong(mv, refusal)
            }
            Ok(()) if self.found.contains(&mv) => AnswerRemark::Again(mv),
            Ok(()) => {
                self.found.push(mv);
                AnswerRemark::Right(mv)
            }
        }
    }
}

impl Question for AnswerHunt {
    type Around = Xiangqi;
    type Topic = ();
    type Answer = AnswerAct;

    fn saved_as((): &(), _is_timed: bool) -> Option<QuestionKind> {
        Some(QuestionKind::Answers)
    }

    fn draw((): &(), _before: Option<&Self>, content: &Content, seed: u64) -> Drawing<Self> {
        Drawing::Done(Self::draw(&content.mates, &mut etude::random(seed)))
    }

    fn answer(&mut self, act: AnswerAct) {
        if self.end.is_some() {
            return;
        }
        match act {
            AnswerAct::Play(mv) => {
                self.said.push(mv.to_string());
                self.remark = Some(self.play(mv));
            }
            AnswerAct::All if self.found.len() == self.answers.len() => self.end = Some(true),
            AnswerAct::All => {
                self.said.push(ALL.to_owned());
                self.errors += 1;
                self.remark = Some(AnswerRemark::NotAll);
            }
        }
    }

    fn show(&mut self) {
        self.end.get_or_insert(false);
    }

    fn outcome(&self) -> Option<bool> {
        self.end.map(|is_found| is_found && self.errors == 0)
    }

    fn is_spoiled(&self) -> bool {
        self.errors > 0
    }

    /// The number of answers.
    fn filed(&self) -> Option<(Kind, String)> {
        Some((Kind::Answers, self.answers.len().to_string()))
    }

    fn done(&self) -> Option<Vec<String>> {
        (self.end.is_none() && !self.said.is_empty()).then(|| self.said.clone())
    }

    fn redone(mut self, done: &[String]) -> Option<Self> {
        for said in done {
            let act = if said == ALL { AnswerAct::All } else { AnswerAct::Play(said.parse().ok()?) };
            self.answer(act);
        }
        Some(self)
    }
}
