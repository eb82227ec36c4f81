//! Attempts: what was trained, how, and with which result.
//!
//! An [`Exercise`] is done by somebody at some time; it becomes an [`Attempt`] when it is kept. Everything else that is
//! known of a player follows from the attempts.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::calendar::Moment;
use super::drill::Plan;
use super::history::Item;
use super::notation::Skill;
use super::puzzle::run::Label;
use super::rating::{Rated, Strength};
use damier_engine::Level;
use damier_puzzles::Tag;
use damier_puzzles::tag::decisions;
use damier_rules::Variant;

/// An exercise that is over.
#[derive(Clone, Debug, PartialEq)]
pub struct Exercise {
    /// When it was over.
    pub moment: Moment,
    /// How it was trained.
    pub mode: Mode,
    /// The variant.
    pub variant: Variant,
    /// The result.
    pub credit: Credit,
    /// The time that it took, in milliseconds.
    pub millis: u32,
    /// How many hints were given.
    pub hints: u32,
    /// How many errors were made on the way, and moves taken back.
    pub errors: u32,
    /// What was trained.
    pub subject: Subject,
    /// Words about it that this version does not know; they are kept as they stand, and may hold any character.
    pub others: Vec<String>,
}

/// What was trained.
#[derive(Clone, Debug, PartialEq)]
pub enum Subject {
    /// A puzzle.
    Puzzle {
        /// The identity of its record.
        id: String,
        /// The tags of its record.
        tags: Vec<Tag>,
        /// The run that it was part of, in a mode in which puzzles count together.
        run: Option<Box<Label>>,
    },
    /// A drill in an ending.
    Ending {
        /// The ending, and the position in which the drill began, if it is known.
        plan: Box<Plan>,
        /// Whether moves of a limit were wasted.
        wasted: bool,
    },
    /// A square, a move or a sign to be found, named or written.
    Notation(Answer),
    /// A game against an engine.
    Game {
        /// The opponent.
        opponent: Opponent,
        /// The game as PDN; empty where it is not known.
        pdn: String,
    },
    /// Something that this version cannot read, written by a newer version or by another program. It counts as an
    /// exercise and is otherwise left as it is.
    Foreign(Foreign),
}

/// An answer to a question about notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// What was trained.
    pub skill: Skill,
    /// What was asked for.
    pub asked: Asked,
    /// Whether it was a move that captures.
    pub is_capture: bool,
    /// Whether it was a capture that has to be written with more than its ends.
    pub is_ambiguous: bool,
    /// The session that it belongs to: when that began, in milliseconds since 1970.
    pub session: Option<i64>,
    /// What was answered, as it is written; empty without an answer.
    pub given: String,
}

/// What a question about notation asks for.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Asked {
    /// The square of this number.
    Square(u8),
    /// A move or a sign, as it is written.
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

/// The opponent in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Opponent {
    /// The bundled engine at a level.
    Level(Level),
    /// The player's own engine.
    OwnEngine,
}

impl Opponent {
    /// The opponent of a name in files.
    #[must_use]
    pub fn of_name(name: &str) -> Option<Self> {
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
        }
    }
}

/// A subject that cannot be read, as it stands in its row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Foreign {
    /// What kind of exercise it says it is.
    pub kind: Kind,
    /// Which one of its kind.
    pub item: String,
    /// Words about it.
    pub tags: String,
    /// What else belongs to it.
    pub detail: String,
}

/// An exercise as a lesson hands it out, to be recorded.
#[derive(Clone, Debug, PartialEq)]
pub struct Recorded {
    /// What was done.
    pub exercise: Exercise,
    /// The strength of its puzzle, if player and puzzle are to be rated by it.
    pub item: Option<Strength>,
}

/// A time as [`Exercise::millis`] has it.
pub(crate) fn millis(time: Duration) -> u32 {
    u32::try_from(time.as_millis()).unwrap_or(u32::MAX)
}

impl Exercise {
    /// An exercise that took no time and went without help or error.
    #[must_use]
    pub const fn new(moment: Moment, mode: Mode, variant: Variant, credit: Credit, subject: Subject) -> Self {
        Self { moment, mode, variant, credit, millis: 0, hints: 0, errors: 0, subject, others: Vec::new() }
    }

    /// What is repeated of it; `None` for what is never repeated.
    #[must_use]
    pub fn item(&self) -> Option<Item> {
        match &self.subject {
            Subject::Puzzle { id, .. } => Some(Item::Puzzle { variant: self.variant, id: id.clone() }),
            Subject::Ending { plan, .. } => Some(Item::ending(plan)),
            Subject::Notation(_) | Subject::Game { .. } | Subject::Foreign(_) => None,
        }
    }

    /// The tags of a puzzle; none of anything else.
    #[must_use]
    pub fn tags(&self) -> &[Tag] {
        if let Subject::Puzzle { tags, .. } = &self.subject { tags } else { &[] }
    }

    /// The run that a puzzle was part of.
    #[must_use]
    pub fn run(&self) -> Option<&Label> {
        if let Subject::Puzzle { run, .. } = &self.subject { run.as_deref() } else { None }
    }

    /// The decisions that a puzzle asks for, at least 1.
    #[must_use]
    pub fn decisions(&self) -> u32 {
        decisions(self.tags()).into()
    }

    /// Whether it went right without a hint or an error, and without wasting moves of a limit.
    #[must_use]
    pub const fn is_clean(&self) -> bool {
        let wasted = matches!(self.subject, Subject::Ending { wasted: true, .. });
        matches!(self.credit, Credit::Full) && self.hints == 0 && self.errors == 0 && !wasted
    }
}

impl Subject {
    /// What kind of exercise it is.
    #[must_use]
    pub const fn kind(&self) -> Kind {
        match self {
            Self::Puzzle { .. } => Kind::Puzzle,
            Self::Ending { .. } => Kind::Ending,
            Self::Notation(_) => Kind::Notation,
            Self::Game { .. } => Kind::Game,
            Self::Foreign(foreign) => foreign.kind,
        }
    }
}

/// An exercise as it is kept.
#[derive(Clone, Debug, PartialEq)]
pub struct Attempt {
    /// An identity that no other attempt has, on this machine or another: 32 hexadecimal digits.
    pub uid: String,
    /// What was done.
    pub exercise: Exercise,
    /// What it did to ratings, if it counted.
    pub rated: Option<Rated>,
}

/// The kinds of exercises.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// A puzzle.
    Puzzle,
    /// A drill in an ending.
    Ending,
    /// A square or a move to be found, named or written.
    Notation,
    /// A game against the engine.
    Game,
}

/// How it was trained. Each mode has ratings of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// One exercise after the other, chosen to be neither easy nor hopeless.
    Practice,
    /// What was due to be repeated.
    Review,
    /// Against the clock.
    Sprint,
    /// Harder and harder, up to the first error.
    Streak,
    /// A fixed set, again and again.
    Woodpecker,
}

/// The result of an exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Credit {
    /// Solved, won, held, found.
    #[serde(rename = "right")]
    Full,
    /// A game that neither side won.
    #[serde(rename = "drawn")]
    Half,
    /// Failed, given up, lost, not found.
    #[serde(rename = "wrong")]
    None,
}

macro_rules! named {
    ($type:ident, $what:literal, $($value:ident => $name:literal),+) => {
        impl $type {
            #[doc = concat!("All of them: every ", $what, ".")]
            pub const ALL: &[Self] = &[$(Self::$value),+];

            #[doc = concat!("The word for this ", $what, " in files.")]
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$value => $name),+ }
            }
        }

        impl fmt::Display for $type {
            fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
                formatter.write_str(self.name())
            }
        }

        impl FromStr for $type {
            type Err = Unknown;

            fn from_str(text: &str) -> Result<Self, Unknown> {
                let unknown = || Unknown { what: Vocabulary::$type, text: text.to_owned() };
                Self::ALL.iter().copied().find(|value| value.name() == text).ok_or_else(unknown)
            }
        }
    };
}

/// A word that is none of those known.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown {what:?}: {text:?}")]
pub struct Unknown {
    /// Among which words it was looked for.
    pub what: Vocabulary,
    /// The word.
    pub text: String,
}

/// Words of one meaning in files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Vocabulary {
    /// Those for a [`enum@Kind`].
    Kind,
    /// Those for a [`enum@Mode`].
    Mode,
    /// Those for a [`enum@Credit`].
    Credit,
}

named!(Kind, "kind of exercise", Puzzle => "puzzle", Ending => "ending", Notation => "notation", Game => "game");
named!(
    Mode, "mode",
    Practice => "practice", Review => "review", Sprint => "sprint", Streak => "streak", Woodpecker => "woodpecker"
);
named!(Credit, "verdict", Full => "right", Half => "drawn", None => "wrong");

#[cfg(test)]
impl Attempt {
    /// A puzzle that was practised on some day.
    pub(crate) fn of_puzzle(id: &str, tags: &[&str], credit: Credit) -> Self {
        let tags = tags.iter().map(|&tag| tag.into()).collect();
        let subject = Subject::Puzzle { id: id.to_owned(), tags, run: None };
        let moment = Moment { millis: 0, day: super::calendar::Day(20_000) };
        let exercise = Exercise::new(moment, Mode::Practice, Variant::International, credit, subject);
        Self { uid: String::new(), exercise: Exercise { millis: 20_000, ..exercise }, rated: None }
    }
}
