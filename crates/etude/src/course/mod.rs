//! A course, whatever it teaches: stages of lessons, what is wrong with their form, and a lesson from its first step to the
//! end of its exercises.
//!
//! A lesson is a row of steps, each a board with something to play, to point at or to choose, and then exercises drawn from
//! what is trained elsewhere. A program says what its steps are by [`CourseStep`].
//!
//! ```
//! use etude::course::{Comment, CourseStep, Steps, Wanted};
//!
//! /// Count up to a number.
//! #[derive(Clone, Debug)]
//! struct Count(u32);
//!
//! impl CourseStep for Count {
//!     type Board = u32;
//!     type Move = u32;
//!     type Point = ();
//!     type Refusal = ();
//!
//!     fn wanted(&self) -> Wanted {
//!         Wanted::Moves
//!     }
//!     fn board(&self) -> u32 {
//!         0
//!     }
//!     fn turns(&self) -> Vec<Vec<u32>> {
//!         (1..=self.0).map(|number| vec![number]).collect()
//!     }
//!     fn points(&self) -> Vec<()> {
//!         Vec::new()
//!     }
//!     fn answer(&self) -> Option<char> {
//!         None
//!     }
//!     fn cites(&self) -> &[String] {
//!         &[]
//!     }
//!     fn refusal(_: &u32, _: u32) -> Option<()> {
//!         None
//!     }
//!     fn play(board: &mut u32, number: u32) {
//!         *board = number;
//!     }
//! }
//!
//! let mut steps = Steps::new(&[Count(3)]);
//! steps.play(5);
//! assert_eq!(steps.comment(), Comment::Wrong(5));
//! steps.play(1);
//! assert_eq!((steps.comment(), *steps.board()), (Comment::Then, 2), "two is the answer");
//! steps.play(3);
//! assert!(steps.is_done() && !steps.is_clean());
//! ```

mod run;
mod steps;

use std::collections::BTreeSet;
use std::fmt;

use serde::Deserialize;

pub use run::LessonRun;
pub use steps::{Comment, CommentOf, Steps};

/// What a step asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// Moves, or stones.
    Moves,
    /// Points, all of them.
    Points,
    /// One of several choices.
    Choice,
    /// Only reading.
    Nothing,
}

/// A step of a lesson. What it says is proved elsewhere: here its texts can be read.
pub trait CourseStep: Clone + fmt::Debug {
    /// A position.
    type Board: Clone + Default + fmt::Debug;
    /// What is played.
    type Move: Copy + PartialEq + fmt::Debug;
    /// What is pointed at.
    type Point: Copy + PartialEq + fmt::Debug;
    /// Why a move is not possible.
    type Refusal: Copy + PartialEq + fmt::Debug;

    /// What it asks for.
    fn wanted(&self) -> Wanted;
    /// The board that it begins with.
    fn board(&self) -> Self::Board;
    /// The moves of its turns, the learner's and the replies in turn: all that are right for the learner, the one with which the
    /// line goes on first.
    fn turns(&self) -> Vec<Vec<Self::Move>>;
    /// The points to be pointed at.
    fn points(&self) -> Vec<Self::Point>;
    /// The letter of the right choice.
    fn answer(&self) -> Option<char>;
    /// The articles that say what its words say.
    fn cites(&self) -> &[String];
    /// Why a move cannot be made at all.
    fn refusal(board: &Self::Board, mv: Self::Move) -> Option<Self::Refusal>;
    /// Makes a move.
    fn play(board: &mut Self::Board, mv: Self::Move);
}

/// A stage: lessons in the recommended order.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stage<S, E> {
    /// Its id.
    #[serde(rename = "stage")]
    pub id: String,
    /// Its lessons.
    #[serde(rename = "lesson")]
    pub lessons: Vec<CourseLesson<S, E>>,
}

/// A lesson.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, bound = "S: Deserialize<'de>, E: Deserialize<'de>")]
pub struct CourseLesson<S, E> {
    /// Its id, which begins the ids of its words.
    pub id: String,
    /// The articles that it rests on.
    sources: Vec<String>,
    /// Its steps.
    #[serde(default, rename = "step")]
    pub steps: Vec<S>,
    /// What its exercises are drawn from.
    #[serde(default, rename = "exercise")]
    pub exercises: Vec<E>,
}

/// A source of exercises.
pub trait CourseExercise {
    /// How many are drawn.
    fn count(&self) -> usize;
}

/// A file of lessons cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("stage {stage}: {reason}")]
pub struct CourseError {
    stage: String,
    reason: String,
}

/// The course: stages in order.
#[derive(Clone, Debug, PartialEq)]
pub struct Course<S, E> {
    /// The stages.
    pub stages: Vec<Stage<S, E>>,
}

impl<S, E> Course<S, E> {
    /// Reads a course from the texts of its stages.
    ///
    /// # Errors
    ///
    /// When one cannot be parsed.
    pub fn read<'a, F: fmt::Display>(
        stages: impl IntoIterator<Item = (&'a str, &'a str)>,
        parse: impl Fn(&str) -> Result<Stage<S, E>, F>,
    ) -> Result<Self, CourseError> {
        let read = |(name, text): (&str, &str)| {
            parse(text).map_err(|error| CourseError { stage: name.to_owned(), reason: error.to_string() })
        };
        Ok(Self { stages: stages.into_iter().map(read).collect::<Result<_, _>>()? })
    }

    /// All lessons.
    pub fn lessons(&self) -> impl Iterator<Item = &CourseLesson<S, E>> {
        self.stages.iter().flat_map(|stage| &stage.lessons)
    }
}

/// A fault of a lesson.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, thiserror::Error)]
#[error("{lesson}, step {step}: {problem}")]
pub struct Fault<P> {
    /// The lesson.
    lesson: String,
    /// The step, counted from 1; 0 for none.
    step: usize,
    /// What is wrong.
    pub problem: P,
}

/// What is wrong with the form of a lesson, whatever it teaches.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, thiserror::Error)]
pub enum Flaw {
    /// Two lessons have the same id.
    #[error("there are two lessons of this name")]
    Twice,
    /// It cites nothing.
    #[error("it cites no source")]
    NoSource,
    /// An article that does not exist.
    #[error("there is no article {0}")]
    Article(String),
    /// A source of exercises that does not exist, or has too little.
    #[error("the exercise {0} cannot be drawn five times as often as it is asked for")]
    Exercise(usize),
}

/// All faults of a course, except those of its words. `has_article` says whether an article exists, `check_step` what is wrong
/// with a step, and `can_draw` whether the exercises of a source can be drawn five times as often as is asked for.
pub fn check<S: CourseStep, E, P: From<Flaw>>(
    course: &Course<S, E>,
    has_article: impl Fn(&str) -> bool,
    mut check_step: impl FnMut(&S) -> Vec<P>,
    mut can_draw: impl FnMut(&E) -> bool,
) -> Vec<Fault<P>> {
    let (mut faults, mut seen) = (Vec::new(), BTreeSet::new());
    for lesson in course.lessons() {
        let mut add = |step, problem| faults.push(Fault { lesson: lesson.id.clone(), step, problem });
        if !seen.insert(&lesson.id) {
            add(0, Flaw::Twice.into());
        }
        if lesson.sources.is_empty() {
            add(0, Flaw::NoSource.into());
        }
        for (number, step) in (1..).zip(&lesson.steps) {
            for problem in check_step(step) {
                add(number, problem);
            }
        }
        let cited = lesson.sources.iter().chain(lesson.steps.iter().flat_map(S::cites));
        for missing in cited.filter(|id| !has_article(id)) {
            add(0, Flaw::Article(missing.clone()).into());
        }
        for (number, exercise) in (1..).zip(&lesson.exercises) {
            if !can_draw(exercise) {
                add(0, Flaw::Exercise(number).into());
            }
        }
    }
    faults
}
