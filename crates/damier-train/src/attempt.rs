//! Attempts: what was trained, how, and with which result.
//!
//! An [`Exercise`] is what a player did at a certain time. When stored, it becomes an [`Attempt`]. Everything else
//! known about a player is derived from the attempts.

use std::fmt;

use super::analysis::Reviewed;
use super::course::{ExerciseAnswer, LessonTopic};
use super::drill::DrillPlan;
use super::history::Item;
pub use super::mode::{ExerciseKind, TrainingMode};
use super::notation::Skill;
use super::puzzle::run::Label;
use super::unannounced::Tested;
use damier_engine::Level;
use damier_puzzles::Tag;
use damier_puzzles::tag::decisions;
use damier_rules::Variant;
use etude::calendar::Moment;
use etude::effort::{Credit, Effort};
use etude::rating::{Rated, Strength};
use etude::review::{Grade, Pace, grade};

/// A finished exercise.
#[derive(Clone, Debug, PartialEq)]
pub struct Exercise {
    /// When it ended.
    pub moment: Moment,
    /// The mode.
    pub mode: TrainingMode,
    /// The variant.
    pub variant: Variant,
    /// The result.
    pub credit: Credit,
    /// The time taken, in milliseconds.
    pub millis: u32,
    /// The number of hints given.
    pub hints: u32,
    /// The number of errors and of moves taken back.
    pub errors: u32,
    /// The subject.
    pub subject: Subject,
    /// Tags that this version does not know. They are kept unchanged and may contain any character.
    pub others: Vec<String>,
}

/// The subject of an exercise.
#[derive(Clone, Debug, PartialEq)]
pub enum Subject {
    /// A puzzle.
    Puzzle {
        /// The identity of its record.
        id: String,
        /// The tags of its record.
        tags: Vec<Tag>,
        /// The run it belongs to, in modes where puzzles count together.
        run: Option<Box<Label>>,
    },
    /// A drill in an ending.
    Ending {
        /// The ending, and the starting position of the drill if known.
        plan: Box<DrillPlan>,
        /// Whether moves of a move limit were wasted.
        wasted: bool,
        /// The [rush](crate::drill::rush) that it belongs to, by the time it began in milliseconds since 1970.
        rush: Option<i64>,
    },
    /// A square, move or sign to find, name or write.
    Notation(NotationAnswer),
    /// A game.
    Game {
        /// The opponent.
        opponent: Opponent,
        /// The game as PDN. Empty if unknown.
        pdn: String,
    },
    /// A lesson of the course, or an exam.
    Lesson {
        /// Which.
        topic: LessonTopic,
        /// The answers to its exercises.
        answers: Vec<ExerciseAnswer>,
    },
    /// A question that does not say what it is about.
    Unannounced(Tested),
    /// A game that was gone over by hand and then checked by the engine.
    Review {
        /// The marks, and what the engine found.
        reviewed: Box<Reviewed>,
        /// Whether the player played the game.
        is_own: bool,
    },
    /// A game read back from memory after its end, or a part of it.
    Recital {
        /// The opponent of the game.
        opponent: Opponent,
        /// The half-moves of the game.
        plies: usize,
        /// Those that were told without being shown.
        told: usize,
    },
    /// A subject that this version cannot read, written by a newer version or another program. It counts as an exercise
    /// and is otherwise left unchanged.
    Foreign(Foreign),
}

/// An answer to a question about notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotationAnswer {
    /// The skill trained.
    pub skill: Skill,
    /// The question.
    pub asked: Asked,
    /// Whether it was a capture.
    pub is_capture: bool,
    /// Whether it was a capture that needs more than origin and destination to be unambiguous.
    pub is_ambiguous: bool,
    /// The session it belongs to: its start in milliseconds since 1970.
    pub session: Option<i64>,
    /// The answer as written. Empty without an answer.
    pub given: String,
}

/// The subject of a question about notation.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Asked {
    /// The square with this number.
    Square(u8),
    /// A move or a sign in notation.
    Written(String),
}

impl fmt::Display for Asked {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Square(number) => number.fmt(formatter),
            Self::Written(text) => text.fmt(formatter),
        }
    }
}

/// The opponent of a game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Opponent {
    /// The bundled engine at a level.
    Level(Level),
    /// The player's own engine.
    OwnEngine,
    /// A person with this name, or a program elsewhere.
    Person(String),
}

/// What stands before the name of a person in files.
const PERSON: &str = "person ";

impl Opponent {
    /// The opponent with this name in files.
    #[must_use]
    pub fn of_name(name: &str) -> Option<Self> {
        if let Some(person) = name.strip_prefix(PERSON) {
            return Some(Self::Person(person.to_owned()));
        }
        match name.strip_prefix("level ") {
            Some(number) => number.parse().ok().and_then(Level::new).map(Self::Level),
            None => (name == "own engine").then_some(Self::OwnEngine),
        }
    }
}

impl fmt::Display for Opponent {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Level(level) => write!(formatter, "level {level}"),
            Self::OwnEngine => formatter.write_str("own engine"),
            Self::Person(name) => write!(formatter, "{PERSON}{name}"),
        }
    }
}

/// A subject that cannot be read, with the fields of its row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Foreign {
    /// The kind of exercise it claims to be.
    pub kind: ExerciseKind,
    /// The item within its kind.
    pub item: String,
    /// Its tags.
    pub tags: String,
    /// Its other data.
    pub detail: String,
}

/// An exercise that a lesson hands out to be recorded.
#[derive(Clone, Debug, PartialEq)]
pub struct Recorded {
    /// The exercise.
    pub exercise: Exercise,
    /// The strength of its puzzle, if player and puzzle are to be rated.
    pub item: Option<Strength>,
}

impl Exercise {
    /// An exercise that took no time, without hints and errors.
    #[must_use]
    pub const fn new(moment: Moment, mode: TrainingMode, variant: Variant, credit: Credit, subject: Subject) -> Self {
        Self { moment, mode, variant, credit, millis: 0, hints: 0, errors: 0, subject, others: Vec::new() }
    }

    /// The item to be repeated. `None` for exercises that are never repeated.
    #[must_use]
    pub fn item(&self) -> Option<Item> {
        match &self.subject {
            Subject::Puzzle { id, .. } => Some(Item::Puzzle { variant: self.variant, id: id.clone() }),
            Subject::Ending { plan, .. } => Some(Item::ending(plan)),
            Subject::Notation(_)
            | Subject::Game { .. }
            | Subject::Lesson { .. }
            | Subject::Unannounced(_)
            | Subject::Review { .. }
            | Subject::Recital { .. }
            | Subject::Foreign(_) => None,
        }
    }

    /// The tags of a puzzle. Empty for other subjects.
    #[must_use]
    pub fn tags(&self) -> &[Tag] {
        if let Subject::Puzzle { tags, .. } = &self.subject { tags } else { &[] }
    }

    /// The run that a puzzle belongs to.
    #[must_use]
    pub fn run(&self) -> Option<&Label> {
        if let Subject::Puzzle { run, .. } = &self.subject { run.as_deref() } else { None }
    }

    /// The number of decisions of a puzzle, at least 1.
    #[must_use]
    pub fn decisions(&self) -> u32 {
        decisions(self.tags()).into()
    }

    /// How it went.
    #[must_use]
    pub const fn effort(&self) -> Effort {
        Effort { credit: self.credit, millis: self.millis, hints: self.hints, errors: self.errors }
    }

    /// How well its item was known. `None` for exercises that are never repeated.
    #[must_use]
    pub fn grade(&self) -> Option<Grade> {
        let pace = match self.subject {
            Subject::Puzzle { .. } => Pace::Timed { decisions: self.decisions() },
            Subject::Ending { .. } => Pace::Free,
            _ => return None,
        };
        Some(grade(self.effort(), pace))
    }

    /// Whether it was solved without hints and errors, and without wasting moves of a limit.
    #[must_use]
    pub const fn is_clean(&self) -> bool {
        let wasted = matches!(self.subject, Subject::Ending { wasted: true, .. });
        self.effort().is_clean() && !wasted
    }
}

impl Subject {
    /// The kind of exercise.
    #[must_use]
    pub const fn kind(&self) -> ExerciseKind {
        match self {
            Self::Puzzle { .. } => ExerciseKind::Puzzle,
            Self::Ending { .. } => ExerciseKind::Ending,
            Self::Notation(_) => ExerciseKind::Notation,
            Self::Game { .. } => ExerciseKind::Game,
            Self::Lesson { .. } => ExerciseKind::Lesson,
            Self::Unannounced(_) => ExerciseKind::Unannounced,
            Self::Review { .. } => ExerciseKind::Review,
            Self::Recital { .. } => ExerciseKind::Recital,
            Self::Foreign(foreign) => foreign.kind,
        }
    }
}

/// A stored exercise.
#[derive(Clone, Debug, PartialEq)]
pub struct Attempt {
    /// A globally unique identity: 32 hexadecimal digits.
    pub uid: String,
    /// The exercise.
    pub exercise: Exercise,
    /// The rating change, if it was rated.
    pub rated: Option<Rated>,
}

#[cfg(test)]
impl Attempt {
    /// A puzzle practised on an arbitrary day.
    pub(crate) fn of_puzzle(id: &str, tags: &[&str], credit: Credit) -> Self {
        let tags = tags.iter().map(|&tag| tag.into()).collect();
        let subject = Subject::Puzzle { id: id.to_owned(), tags, run: None };
        let moment = Moment { millis: 0, day: etude::calendar::Day(20_000) };
        let exercise = Exercise::new(moment, TrainingMode::Practice, Variant::International, credit, subject);
        Self { uid: String::new(), exercise: Exercise { millis: 20_000, ..exercise }, rated: None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_puzzle_is_graded_by_its_first_answer_an_ending_by_its_result_a_game_never() {
        let exercise = Exercise { errors: 2, ..Attempt::of_puzzle("i1", &["moves-2"], Credit::Full).exercise };
        assert_eq!(exercise.grade(), Some(Grade::Again));
        // Two decisions: quick up to 12 + 6 seconds.
        assert_eq!(Exercise { errors: 0, millis: 18_000, ..exercise.clone() }.grade(), Some(Grade::Easy));
        let plan = DrillPlan::of_item(Variant::International, "win KKK v K").unwrap();
        let subject = Subject::Ending { plan: Box::new(plan), wasted: false, rush: None };
        assert_eq!(Exercise { subject, ..exercise.clone() }.grade(), Some(Grade::Hard));
        let game = Subject::Game { opponent: Opponent::OwnEngine, pdn: String::new() };
        assert_eq!(Exercise { subject: game, ..exercise }.grade(), None);
    }
}
