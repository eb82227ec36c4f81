//! One row of what a person has done.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::calendar::Moment;
use super::rating::Rated;
use damier_rules::Variant;

/// What was trained.
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

/// What came of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// Solved, won, held, found.
    Right,
    /// A game that neither side won.
    Drawn,
    /// Failed, given up, lost, not found.
    Wrong,
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
                let unknown = || Unknown { what: $what, text: text.to_owned() };
                Self::ALL.iter().copied().find(|value| value.name() == text).ok_or_else(unknown)
            }
        }
    };
}

/// A word that is none of those known.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no {what} \"{text}\"")]
pub struct Unknown {
    what: &'static str,
    text: String,
}

named!(Kind, "kind of exercise", Puzzle => "puzzle", Ending => "ending", Notation => "notation", Game => "game");
named!(
    Mode, "mode",
    Practice => "practice", Review => "review", Sprint => "sprint", Streak => "streak", Woodpecker => "woodpecker"
);
named!(Verdict, "verdict", Right => "right", Drawn => "drawn", Wrong => "wrong");

/// The tag of an ending in which moves of a limit were wasted.
pub const SLACK_LOST: &str = "slack-lost";

/// An exercise that is over.
#[derive(Clone, Debug, PartialEq)]
pub struct Exercise {
    /// When it was over.
    pub moment: Moment,
    /// What was trained.
    pub kind: Kind,
    /// How.
    pub mode: Mode,
    /// The variant.
    pub variant: Variant,
    /// Which one of its kind: the id of a puzzle, the ending and the role, the number of a square, the opponent.
    pub item: String,
    /// What came of it.
    pub verdict: Verdict,
    /// The time that it took, in milliseconds.
    pub millis: u32,
    /// How many hints were given.
    pub hints: u32,
    /// How many errors were made on the way, and moves taken back.
    pub errors: u32,
    /// Themes and features, in the words of the tags of puzzles.
    pub tags: Vec<String>,
    /// What else belongs to it: the position an ending began from, the answer given, the game, the
    /// run that a puzzle was part of.
    pub detail: String,
}

impl Exercise {
    /// The decisions that a puzzle asks for, at least one.
    #[must_use]
    pub fn decisions(&self) -> u32 {
        let count = |tag: &String| tag.strip_prefix("moves-")?.parse().ok();
        self.tags.iter().find_map(count).unwrap_or(1).max(1)
    }

    /// Whether it went right without a hint or an error, and without wasting moves of a limit.
    #[must_use]
    pub fn is_clean(&self) -> bool {
        let has_wasted = self.tags.iter().any(|tag| tag == SLACK_LOST);
        self.verdict == Verdict::Right && self.hints == 0 && self.errors == 0 && !has_wasted
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

/// The tags that name a theme: those without a number, which say what an exercise is about.
pub fn themes(tags: &[String]) -> impl Iterator<Item = &str> {
    tags.iter().map(String::as_str).filter(|tag| !tag.ends_with(|last: char| last.is_ascii_digit()))
}
