//! The course: lessons as data, what proves them, and its steps one after another.
//!
//! A lesson is a row of steps, each a board with something to play, to point at or to choose, and then exercises drawn from
//! what is trained elsewhere. Nothing in it is believed: [`check`] proves every step.

pub mod check;
mod claim;
pub mod goal;

use std::ops::RangeInclusive;

use etude::course::{CourseError, CourseExercise, CourseStep, Wanted};
use serde::Deserialize;
use yonsan_rules::{Point, Position, PuzzleKind, Side, TextError, read_board};

use super::cases::Topic;
use super::notation::Ask;
use goal::Goal;

/// A stage: lessons in the recommended order. Its id is `0` to `5`, or `R` for the referee's part.
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
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// The stones: the black ones, a slash, the white ones.
    #[serde(default)]
    board: String,
    /// Whether it is White's turn.
    #[serde(default)]
    white: bool,
    /// Stones in turn: the learner's, the reply, the learner's, and so on. Those of the learner may be several, of which the
    /// first one goes on.
    #[serde(default)]
    play: Vec<String>,
    /// The points to be pointed at, all of them, in any order.
    #[serde(default)]
    point: String,
    /// The right one of the choices `a`, `b`, `c` … among the words.
    #[serde(default)]
    pub answer: Option<char>,
    /// What the learner's points do: one word for each turn, the last one for all that follow.
    #[serde(default)]
    goal: Vec<Goal>,
    /// What the words say, for the checker; see `claim.rs`.
    #[serde(default)]
    pub claims: Vec<String>,
    /// Articles that say what the words say.
    #[serde(default)]
    pub cites: Vec<String>,
    /// Points marked with letters on the board.
    #[serde(default)]
    mark: String,
}

/// Points in a text, separated by spaces.
fn points(text: &str) -> Result<Vec<Point>, TextError> {
    text.split_whitespace().map(str::parse).collect()
}

impl Step {
    /// Its position.
    ///
    /// # Errors
    ///
    /// When the stones cannot be read.
    pub fn position(&self) -> Result<Position, TextError> {
        let side = if self.white { Side::White } else { Side::Black };
        Ok(Position::new(read_board(&self.board)?, side))
    }

    /// The points of its turns: all that are right for the learner, one for a reply.
    ///
    /// # Errors
    ///
    /// When one cannot be read.
    pub fn read_turns(&self) -> Result<Vec<Vec<Point>>, TextError> {
        self.play.iter().map(|turn| points(turn)).collect()
    }

    /// The points to be pointed at.
    ///
    /// # Errors
    ///
    /// When one cannot be read.
    pub fn pointed(&self) -> Result<Vec<Point>, TextError> {
        points(&self.point)
    }

    /// The marked points.
    ///
    /// # Errors
    ///
    /// When one cannot be read.
    pub fn marked(&self) -> Result<Vec<Point>, TextError> {
        points(&self.mark)
    }

    /// The goal of the learner's turn with this number, counted from 0.
    #[must_use]
    pub fn goal(&self, turn: usize) -> Option<Goal> {
        self.goal.get(turn).or(self.goal.last()).copied()
    }
}

/// A source of exercises.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonExercise {
    /// What is drawn: `fours`, `threats` or `drive` puzzles, `foul`, `make`, `hunt`, `defend`, `mixed`, `name`, `find`, or `case`.
    kind: String,
    /// How many.
    pub(crate) count: usize,
    /// The shortest and the longest puzzle.
    #[serde(default)]
    length: Option<(usize, usize)>,
    /// The topic of the cases.
    #[serde(default)]
    topic: Option<String>,
    /// What a stone is to make.
    #[serde(default)]
    goal: Option<Goal>,
    /// Whose stone it is: that of either side if it is left out.
    #[serde(default)]
    side: Option<String>,
}

/// What an exercise draws.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// Puzzles of a kind and of these lengths.
    Puzzle(PuzzleKind, RangeInclusive<usize>),
    /// Questions about fouls.
    Foul,
    /// Positions to be defended.
    Defend,
    /// Unannounced positions.
    Mixed,
    /// A stone of one side, or of either, that makes something.
    Make(Goal, Option<Side>),
    /// All forbidden points of a board.
    Hunt,
    /// Names of points.
    Notation(Ask),
    /// Cases about a topic, or about any.
    Case(Option<Topic>),
}

impl LessonExercise {
    /// What it draws; `None` if its words are not known.
    #[must_use]
    pub fn source(&self) -> Option<Source> {
        let (least, most) = self.length.unwrap_or((1, usize::MAX));
        let puzzle = |kind| Some(Source::Puzzle(kind, least..=most));
        match self.kind.as_str() {
            "fours" => puzzle(PuzzleKind::Fours),
            "threats" => puzzle(PuzzleKind::Threats),
            "drive" => puzzle(PuzzleKind::Foul),
            "foul" => Some(Source::Foul),
            "make" => {
                let side = match self.side.as_deref() {
                    None => None,
                    Some("black") => Some(Side::Black),
                    Some("white") => Some(Side::White),
                    Some(_) => return None,
                };
                self.goal.map(|goal| Source::Make(goal, side))
            }
            "hunt" => Some(Source::Hunt),
            "defend" => Some(Source::Defend),
            "mixed" => Some(Source::Mixed),
            "name" => Some(Source::Notation(Ask::Name)),
            "find" => Some(Source::Notation(Ask::Find)),
            "case" => match &self.topic {
                None => Some(Source::Case(None)),
                Some(name) => {
                    Topic::ALL.into_iter().find(|topic| topic.name() == name).map(|topic| Source::Case(Some(topic)))
                }
            },
            _ => None,
        }
    }
}

impl CourseExercise for LessonExercise {
    fn count(&self) -> usize {
        self.count
    }
}

/// A point that is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Taken;

impl CourseStep for Step {
    type Board = Position;
    type Move = Point;
    type Point = Point;
    type Refusal = Taken;

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

    fn turns(&self) -> Vec<Vec<Point>> {
        self.read_turns().unwrap_or_default()
    }

    fn points(&self) -> Vec<Point> {
        self.pointed().unwrap_or_default()
    }

    fn answer(&self) -> Option<char> {
        self.answer
    }

    fn cites(&self) -> &[String] {
        &self.cites
    }

    fn refusal(position: &Position, point: Point) -> Option<Taken> {
        (!position.board().is_empty(point)).then_some(Taken)
    }

    fn play(position: &mut Position, point: Point) {
        // The lines are proved.
        position.play(point).ok();
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
