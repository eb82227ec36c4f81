//! Endings from the tables, under the counter of sixty rounds: to win, or to hold.

use chuhe_rules::{Move, NATURAL_LIMIT, Position, Refusal, Setup, Side, Square};
use chuhe_tables::{Class, Outcome, Tables};
use etude::Random;
use etude::questions::{Drawing, Question};
use rand::RngExt as _;
use rand::seq::IndexedRandom as _;

use super::{Content, QuestionKind, Report, SharedTables, Task, Xiangqi};
use crate::attempt::Kind;

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EndingTheme {
    /// The player attacks and wins.
    Win,
    /// The player defends and holds.
    Hold,
}

/// The plies of the natural limit.
#[allow(clippy::cast_possible_truncation, reason = "sixty")]
const LIMIT: u32 = 2 * NATURAL_LIMIT as u32;

/// Tries before the drawing of a question is given up.
const TRIES: usize = 4_000;

/// The classes that are worth asking about: those in which the outcome is not always the same, or the way is long.
const CLASSES: [&str; 20] = [
    "R v AA",
    "R v AAB",
    "R v ABB",
    "R v AABB",
    "N v K",
    "N v A",
    "N v B",
    "N v AA",
    "N v AB",
    "P v K",
    "P v A",
    "P v AA",
    "CA v K",
    "CA v A",
    "CA v AA",
    "CA v AB",
    "CAA v AA",
    "CAA v AAB",
    "CA v BB",
    "CB v AA",
];

/// A position to be won or held.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EndingQuestion {
    /// The position; the player is to move.
    pub position: Position,
    /// Plies without a capture before it.
    pub quiet: u32,
    /// What is asked for.
    pub theme: EndingTheme,
    /// The material.
    pub class: Class,
}

/// The same position with the colours changed.
fn turned(position: &Position) -> Option<Position> {
    let mut setup = Setup::new(position.turn().other());
    for square in Square::all() {
        let piece = position.piece(square).map(|piece| chuhe_rules::Piece { side: piece.side.other(), ..piece });
        setup.set(square.turned(), piece);
    }
    setup.position().ok()
}

/// Draws a question: one or a few of the moves are right. `None` if none was found.
#[must_use]
pub fn draw(tables: &Tables, theme: EndingTheme, random: &mut Random) -> Option<EndingQuestion> {
    let class: Class = CLASSES.choose(random)?.parse().ok()?;
    draw_of(tables, &class, theme, random)
}

/// Draws a question about this material. `None` if none was found.
#[must_use]
pub fn draw_of(tables: &Tables, class: &Class, theme: EndingTheme, random: &mut Random) -> Option<EndingQuestion> {
    let table = tables.table(class)?;
    for _ in 0..TRIES {
        let Some(position) = table.position(random.random_range(0..table.count())) else { continue };
        let found = match theme {
            EndingTheme::Win => to_win(tables, position, random),
            EndingTheme::Hold => to_hold(tables, position, random),
        };
        let Some((position, quiet)) = found else { continue };
        let position = if random.random_range(0..3) == 0 { turned(&position)? } else { position };
        return Some(EndingQuestion { position, quiet, theme, class: class.clone() });
    }
    None
}

/// The position if it is won by few of the moves, with a counter that leaves time for it.
fn to_win(tables: &Tables, position: Position, random: &mut Random) -> Option<(Position, u32)> {
    let plies = tables.probe(&position, 0)?.plies.filter(|&plies| plies >= 3)?;
    let spare = LIMIT - u32::from(plies);
    // Now and then there is no time to lose.
    let quiet = if random.random_range(0..3) == 0 {
        spare - spare.min(random.random_range(0..6))
    } else {
        random.random_range(0..spare)
    };
    let moves = tables.moves(&position, quiet)?;
    let right = moves.iter().filter(|(_, after)| after.outcome == Outcome::Loss).count();
    (right > 0 && right <= 4 && right * 3 <= moves.len()).then_some((position, quiet))
}

/// A position after a move of the attacker in which some answers hold and others lose.
fn to_hold(tables: &Tables, position: Position, random: &mut Random) -> Option<(Position, u32)> {
    // The limit ends it after some rounds.
    let quiet = LIMIT - random.random_range(14..34);
    let legal = position.legal_moves();
    let after = position.after(*legal.choose(random)?);
    let has_attacker = Class::of(&after).is_some();
    let moves = tables.moves(&after, quiet)?;
    let holds = moves.iter().filter(|(_, after)| after.outcome == Outcome::Draw).count();
    (has_attacker && holds > 0 && holds < moves.len() && holds <= 3).then_some((after, quiet))
}

/// What is said about the last move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndingRemark {
    /// No piece moves like that.
    Illegal(Refusal),
    /// It is as it was; this was the answer.
    Good(Move, Option<Move>),
    /// It lets the win go.
    LetsGo(Move),
    /// It would win if there were time: the limit comes first.
    TooSlow(Move),
    /// It loses.
    Loses(Move),
}

/// How it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndingEnd {
    /// The opponent is mated or has no move.
    Won,
    /// Nothing is left that attacks.
    Bare,
    /// Sixty rounds have passed.
    Limit,
    /// A right move was shown.
    Shown(Move),
}

/// An ending at work.
#[derive(Clone, Debug)]
pub struct EndingLesson {
    question: EndingQuestion,
    position: Position,
    quiet: u32,
    moves: Vec<Move>,
    errors: u32,
    remark: Option<EndingRemark>,
    end: Option<EndingEnd>,
}

impl EndingLesson {
    /// An ending that begins.
    #[must_use]
    pub const fn new(question: EndingQuestion) -> Self {
        let (position, quiet) = (question.position, question.quiet);
        Self { question, position, quiet, moves: Vec::new(), errors: 0, remark: None, end: None }
    }

    /// The question.
    #[must_use]
    pub const fn question(&self) -> &EndingQuestion {
        &self.question
    }

    /// The position on the board.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The player's side.
    #[must_use]
    pub const fn side(&self) -> Side {
        self.question.position.turn()
    }

    /// Plies without a capture.
    #[must_use]
    pub const fn quiet(&self) -> u32 {
        self.quiet
    }

    /// Full rounds without a capture.
    #[must_use]
    pub const fn rounds(&self) -> u32 {
        self.quiet / 2
    }

    /// The moves so far.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// What is said about the last move.
    #[must_use]
    pub const fn remark(&self) -> Option<EndingRemark> {
        self.remark
    }

    /// How it ended.
    #[must_use]
    pub const fn end(&self) -> Option<EndingEnd> {
        self.end
    }

    /// Wrong moves.
    #[must_use]
    pub const fn errors(&self) -> u32 {
        self.errors
    }

    /// Whether it went without an error; `None` while it is not over.
    #[must_use]
    pub fn outcome(&self) -> Option<bool> {
        self.end.map(|end| self.errors == 0 && !matches!(end, EndingEnd::Shown(_)))
    }

    /// Takes a move of the player, and answers it.
    pub fn play(&mut self, mv: Move, tables: &Tables, random: &mut Random) {
        if self.end.is_some() {
            return;
        }
        if let Err(refusal) = self.position.check_move(mv) {
            self.remark = Some(EndingRemark::Illegal(refusal));
            return;
        }
        if let Some(wrong) = self.fault(mv, tables) {
            self.errors += 1;
            self.remark = Some(wrong);
            return;
        }
        self.push(mv);
        if self.ended() {
            self.remark = Some(EndingRemark::Good(mv, None));
            return;
        }
        let reply = match self.question.theme {
            EndingTheme::Win => self.longest(tables, random),
            EndingTheme::Hold => self.trickiest(tables, random),
        };
        if let Some(reply) = reply {
            self.push(reply);
        }
        self.remark = Some(EndingRemark::Good(mv, reply));
        self.ended();
    }

    /// Shows a right move and ends it.
    pub fn show(&mut self, tables: &Tables) {
        if self.end.is_none()
            && let Some(mv) = self.right_move(tables)
        {
            self.end = Some(EndingEnd::Shown(mv));
        }
    }

    fn right_move(&self, tables: &Tables) -> Option<Move> {
        let moves = tables.moves(&self.position, self.quiet)?;
        let wanted = self.wanted();
        let right = moves.into_iter().filter(|(_, after)| after.outcome == wanted);
        right.min_by_key(|(_, after)| after.plies).map(|(mv, _)| mv)
    }

    /// The outcome for the opponent that a right move leads to.
    const fn wanted(&self) -> Outcome {
        match self.question.theme {
            EndingTheme::Win => Outcome::Loss,
            EndingTheme::Hold => Outcome::Draw,
        }
    }

    fn quiet_after(&self, mv: Move) -> u32 {
        if self.position.is_empty(mv.to()) { self.quiet + 1 } else { 0 }
    }

    /// What is wrong with a move, if anything.
    fn fault(&self, mv: Move, tables: &Tables) -> Option<EndingRemark> {
        let (after, quiet) = (self.position.after(mv), self.quiet_after(mv));
        // Without a table nothing is called wrong.
        let value = tables.probe(&after, quiet)?;
        match self.question.theme {
            EndingTheme::Win if value.outcome == Outcome::Loss => None,
            EndingTheme::Win if tables.probe(&after, 0)?.outcome == Outcome::Loss => Some(EndingRemark::TooSlow(mv)),
            EndingTheme::Win => Some(EndingRemark::LetsGo(mv)),
            EndingTheme::Hold if value.outcome == Outcome::Win => Some(EndingRemark::Loses(mv)),
            EndingTheme::Hold => None,
        }
    }

    /// The answer that holds out longest.
    fn longest(&self, tables: &Tables, random: &mut Random) -> Option<Move> {
        let moves = tables.moves(&self.position, self.quiet)?;
        let most = moves.iter().map(|(_, after)| after.plies).max()?;
        let best: Vec<Move> = moves.iter().filter(|(_, after)| after.plies == most).map(|&(mv, _)| mv).collect();
        best.choose(random).copied()
    }

    /// The attacker's move after which the fewest answers hold.
    fn trickiest(&self, tables: &Tables, random: &mut Random) -> Option<Move> {
        let mut found: Vec<(usize, Move)> = Vec::new();
        for mv in self.position.legal_moves() {
            let (after, quiet) = (self.position.after(mv), self.quiet_after(mv));
            // The attacker does not give up its last piece.
            if Class::of(&after).is_none() {
                continue;
            }
            let holds = tables.moves(&after, quiet)?.iter().filter(|(_, after)| after.outcome == Outcome::Draw).count();
            if holds > 0 {
                found.push((holds, mv));
            }
        }
        let least = found.iter().map(|&(count, _)| count).min()?;
        let best: Vec<Move> = found.iter().filter(|&&(count, _)| count == least).map(|&(_, mv)| mv).collect();
        best.choose(random).copied()
    }

    fn push(&mut self, mv: Move) {
        self.quiet = self.quiet_after(mv);
        self.position.play(mv);
        self.moves.push(mv);
    }

    /// Whether it is over now.
    fn ended(&mut self) -> bool {
        self.end = if self.position.turn() != self.side() && !self.position.can_move() {
            Some(EndingEnd::Won)
        } else if self.quiet >= LIMIT {
            Some(EndingEnd::Limit)
        } else if Class::of(&self.position).is_none() {
            Some(EndingEnd::Bare)
        } else {
            None
        };
        self.end.is_some()
    }
}

/// An ending of a run, with what answers it.
#[derive(Clone, Debug)]
pub struct EndingTask {
    lesson: EndingLesson,
    tables: SharedTables,
    /// Chooses among answers that are as good. The same moves are answered in the same way.
    random: Random,
    /// All moves that were tried.
    tried: Vec<Move>,
}

impl EndingTask {
    fn new(question: EndingQuestion, tables: SharedTables) -> Self {
        let random = etude::random(question.position.hash());
        Self { lesson: EndingLesson::new(question), tables, random, tried: Vec::new() }
    }

    /// The ending.
    #[must_use]
    pub const fn lesson(&self) -> &EndingLesson {
        &self.lesson
    }
}

impl Question for EndingTask {
    type Around = Xiangqi;
    /// What is asked for, and the material; any if that is none.
    type Topic = (EndingTheme, Option<Class>);
    type Answer = Move;

    const HAS_SCORE: bool = false;

    fn saved_as((theme, class): &Self::Topic, _is_timed: bool) -> Option<QuestionKind> {
        // Its lesson keeps itself.
        class.is_none().then_some(match theme {
            EndingTheme::Win => QuestionKind::EndingWin,
            EndingTheme::Hold => QuestionKind::EndingHold,
        })
    }

    fn draw((theme, class): &Self::Topic, _before: Option<&Self>, content: &Content, seed: u64) -> Drawing<Self> {
        let (tables, theme, class) = (content.tables.clone(), *theme, class.clone());
        Drawing::Takes(Box::new(Task::DrawEnding { tables, theme, class, seed }))
    }

    fn found(report: &Report) -> Option<Option<Self>> {
        let Report::Ending(tables, question) = report else { return None };
        Some(question.as_deref().map(|question| Self::new(question.clone(), tables.clone())))
    }

    fn answer(&mut self, mv: Move) {
        self.tried.push(mv);
        self.lesson.play(mv, &self.tables.0, &mut self.random);
    }

    fn show(&mut self) {
        self.lesson.show(&self.tables.0);
    }

    fn outcome(&self) -> Option<bool> {
        self.lesson.outcome()
    }

    fn is_spoiled(&self) -> bool {
        self.lesson.errors() > 0
    }

    fn filed(&self) -> Option<(Kind, String)> {
        let kind = if self.lesson.question.theme == EndingTheme::Win { Kind::EndingWin } else { Kind::EndingHold };
        Some((kind, self.lesson.question.class.to_string()))
    }

    fn done(&self) -> Option<Vec<String>> {
        let is_begun = !self.tried.is_empty() && self.lesson.end.is_none();
        is_begun.then(|| self.tried.iter().map(Move::to_string).collect())
    }

    fn redone(mut self, done: &[String]) -> Option<Self> {
        for mv in done {
            self.answer(mv.parse().ok()?);
        }
        Some(self)
    }
}
