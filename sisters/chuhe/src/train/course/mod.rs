//! The course: lessons as data, and what proves them.
//!
//! Nothing in a lesson is believed: [`check`] proves every step.

pub mod check;
mod claim;
pub mod draw;
pub mod goal;
mod material;

use chuhe_rules::{FenError, Move, NotAMove, NotASquare, Position, Refusal, RuleSet, START_FEN, Square};
use chuhe_tables::Class;
use etude::course::{CourseError, CourseExercise, CourseStep, Wanted};
use serde::Deserialize;

use self::draw::Drill;
use super::cases::Topic;
use super::endings::EndingTheme;

/// A stage: lessons in the recommended order. Its id is `0` to `7`, or `A` for the arbiter's part.
pub type Stage = etude::course::Stage<Step, LessonExercise>;

/// A lesson.
pub type Lesson = etude::course::CourseLesson<Step, LessonExercise>;

/// The course: stages in order.
pub type Course = etude::course::Course<Step, LessonExercise>;

/// A lesson's steps in progress.
pub type LessonSteps = etude::course::Steps<Step>;

/// A lesson in progress.
pub type LessonRun = etude::course::LessonRun<Step, LessonExercise>;

/// What there is to say about the last input.
pub type Comment = etude::course::CommentOf<Step>;

/// A board and what is to be done on it: one of `play`, `point` and `answer`. A step with none of them is only read.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Step {
    /// The position, in FEN with its turn; the beginning of a game if it is left out.
    pub(crate) board: String,
    /// Moves in turn, by squares: the learner's, the reply, and so on. Those of the learner may be several, of which the first one
    /// goes on.
    pub(crate) play: Vec<String>,
    /// The squares to be pointed at, all of them, in any order.
    pub(crate) point: String,
    /// The right one of the choices `a`, `b`, `c` … among the words.
    pub answer: Option<char>,
    /// What the learner's moves or points do: one for each turn, the last one for all that follow.
    pub(crate) goal: Vec<String>,
    /// What the words say, for the checker; see `claim.rs`.
    pub(crate) claims: Vec<String>,
    /// Articles that say what the words say.
    pub(crate) cites: Vec<String>,
    /// Squares marked on the board.
    pub(crate) mark: String,
    /// Moves that both sides repeat, to be looked at.
    pub(crate) cycle: String,
    /// Plies without a capture before the position.
    pub(crate) quiet: u32,
}

/// A text of a step that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StepError {
    /// The position.
    #[error("{0}")]
    Board(FenError),
    /// A move.
    #[error("{0}")]
    Move(NotAMove),
    /// A square.
    #[error("{0}")]
    Square(NotASquare),
}

/// Moves in a text, separated by spaces.
fn moves(text: &str) -> Result<Vec<Move>, StepError> {
    text.split_whitespace().map(|word| word.parse().map_err(StepError::Move)).collect()
}

/// Squares in a text, separated by spaces.
fn squares(text: &str) -> Result<Vec<Square>, StepError> {
    text.split_whitespace().map(|word| word.parse().map_err(StepError::Square)).collect()
}

impl Step {
    /// Its position.
    ///
    /// # Errors
    ///
    /// When it cannot be read.
    pub fn position(&self) -> Result<Position, StepError> {
        Position::from_fen(if self.board.is_empty() { START_FEN } else { &self.board }).map_err(StepError::Board)
    }

    /// The moves of its turns.
    ///
    /// # Errors
    ///
    /// When one cannot be read.
    pub fn read_turns(&self) -> Result<Vec<Vec<Move>>, StepError> {
        self.play.iter().map(|turn| moves(turn)).collect()
    }

    /// The squares to be pointed at.
    ///
    /// # Errors
    ///
    /// When one cannot be read.
    pub fn pointed(&self) -> Result<Vec<Square>, StepError> {
        squares(&self.point)
    }

    /// The marked squares.
    ///
    /// # Errors
    ///
    /// When one cannot be read.
    pub fn marked(&self) -> Result<Vec<Square>, StepError> {
        squares(&self.mark)
    }

    /// The moves that both sides repeat.
    ///
    /// # Errors
    ///
    /// When one cannot be read.
    pub fn repeated(&self) -> Result<Vec<Move>, StepError> {
        moves(&self.cycle)
    }

    /// The goal of the learner's turn with this number, counted from 0.
    #[must_use]
    pub fn goal(&self, turn: usize) -> Option<&str> {
        self.goal.get(turn).or(self.goal.last()).map(String::as_str)
    }
}

impl CourseStep for Step {
    type Board = Position;
    type Move = Move;
    type Point = Square;
    type Refusal = Refusal;

    fn wanted(&self) -> Wanted {
        match (self.play.is_empty(), self.point.is_empty(), self.answer) {
            (false, ..) => Wanted::Moves,
            (_, false, _) => Wanted::Points,
            (.., Some(_)) => Wanted::Choice,
            _ => Wanted::Nothing,
        }
    }

    fn board(&self) -> Position {
        self.position().unwrap_or_default()
    }

    fn turns(&self) -> Vec<Vec<Move>> {
        self.read_turns().unwrap_or_default()
    }

    fn points(&self) -> Vec<Square> {
        self.pointed().unwrap_or_default()
    }

    fn answer(&self) -> Option<char> {
        self.answer
    }

    fn cites(&self) -> &[String] {
        &self.cites
    }

    fn refusal(position: &Position, mv: Move) -> Option<Refusal> {
        position.check_move(mv).err()
    }

    fn play(position: &mut Position, mv: Move) {
        position.play(mv);
    }
}

/// A source of exercises.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonExercise {
    /// What is drawn.
    kind: String,
    /// How many.
    pub(crate) count: usize,
    /// The fewest and the most moves of a mate.
    #[serde(default)]
    length: Option<(u8, u8)>,
    /// The material of an ending.
    #[serde(default)]
    class: Option<String>,
    /// The rules of repetition.
    #[serde(default)]
    rules: Option<String>,
    /// The topic of cases, or the piece of a drill.
    #[serde(default)]
    topic: Option<String>,
}

/// What an exercise draws.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// Mates in so many moves.
    Mate(u8, u8),
    /// An ending of a class.
    Ending(EndingTheme, Class),
    /// A repetition under these rules.
    Vary(RuleSet),
    /// A touched piece.
    Touch,
    /// A slip or a late discovery.
    Incident,
    /// A case for an arbiter, about a topic or about any.
    Case(Option<Topic>),
    /// A step about the rules that is made up.
    Drill(Drill),
}

impl LessonExercise {
    /// What it draws; `None` if its words are not known.
    #[must_use]
    pub fn source(&self) -> Option<Source> {
        let ending = |theme| Some(Source::Ending(theme, self.class.as_ref()?.parse().ok()?));
        match self.kind.as_str() {
            "mate" => self.length.map(|(least, most)| Source::Mate(least, most)),
            "win" => ending(EndingTheme::Win),
            "hold" => ending(EndingTheme::Hold),
            "vary" => Some(Source::Vary(self.rules.as_ref()?.parse().ok()?)),
            "touch" => Some(Source::Touch),
            "incident" => Some(Source::Incident),
            "case" => match &self.topic {
                None => Some(Source::Case(None)),
                Some(name) => Some(Source::Case(Some(name.parse().ok()?))),
            },
            kind => Drill::named(kind, self.topic.as_deref()).map(Source::Drill),
        }
    }
}

impl CourseExercise for LessonExercise {
    fn count(&self) -> usize {
        self.count
    }
}

/// Reads a course from the texts of its stages.
///
/// # Errors
///
/// When one is not TOML, or does not have the form of lessons.
pub fn read<'a>(stages: impl IntoIterator<Item = (&'a str, &'a str)>) -> Result<Course, CourseError> {
    Course::read(stages, toml_edit::de::from_str)
}
