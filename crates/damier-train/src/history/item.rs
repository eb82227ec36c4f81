//! What is repeated.

use std::cmp::Ordering;
use std::fmt;

use crate::drill::{Difficulty, DrillPlan, Ending, FROM};
use crate::mode::ExerciseKind;
use crate::start::Start;
use damier_rules::Variant;

/// An item that is repeated.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Item {
    /// A puzzle.
    Puzzle {
        /// The variant.
        variant: Variant,
        /// The identity of its record.
        id: String,
    },
    /// An ending with random positions, or one position of it that the player gave away in a game.
    Ending {
        /// The ending and the player's role.
        ending: Ending,
        /// The position given away.
        from: Option<Start>,
    },
}

impl Item {
    /// The item of a drill.
    #[must_use]
    pub fn ending(plan: &DrillPlan) -> Self {
        Self::Ending { ending: plan.ending, from: plan.start.filter(|_| plan.own_game) }
    }

    /// The drill of an ending. `None` for a puzzle.
    #[must_use]
    pub const fn plan(&self) -> Option<DrillPlan> {
        match *self {
            Self::Puzzle { .. } => None,
            Self::Ending { ending, from } => {
                let plan = DrillPlan::random(ending, Difficulty::Any);
                Some(DrillPlan { start: from, own_game: from.is_some(), ..plan })
            }
        }
    }

    /// The kind of exercise.
    #[must_use]
    pub const fn kind(&self) -> ExerciseKind {
        match self {
            Self::Puzzle { .. } => ExerciseKind::Puzzle,
            Self::Ending { .. } => ExerciseKind::Ending,
        }
    }

    /// The variant.
    #[must_use]
    pub const fn variant(&self) -> Variant {
        match self {
            Self::Puzzle { variant, .. } => *variant,
            Self::Ending { ending, .. } => ending.variant,
        }
    }
}

impl fmt::Display for Item {
    /// Its unique name for its kind and variant, as stored in files.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Puzzle { id, .. } => formatter.write_str(id),
            Self::Ending { ending, from: None } => ending.fmt(formatter),
            Self::Ending { ending, from: Some(start) } => write!(formatter, "{ending}{FROM}{}", start.write()),
        }
    }
}

impl Ord for Item {
    /// Puzzles before endings, then by name.
    fn cmp(&self, other: &Self) -> Ordering {
        let key = |item: &Self| (item.kind(), item.variant().name());
        key(self).cmp(&key(other)).then_with(|| self.to_string().cmp(&other.to_string()))
    }
}

impl PartialOrd for Item {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
