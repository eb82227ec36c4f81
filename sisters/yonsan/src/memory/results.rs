//! Results over many attempts: games by opponent, the best runs, the rounds of a set.

use std::collections::BTreeMap;

use etude::effort::Credit;

use super::{Attempt, Memory};
use crate::train::exercise::{Kind, PracticeMode};

/// The games against one opponent under the same rules and with the same colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GameTally {
    /// Games won.
    pub(crate) won: u32,
    /// Games drawn.
    pub(crate) drawn: u32,
    /// Games lost.
    pub(crate) lost: u32,
}

/// A round through a set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Round {
    /// Puzzles done.
    pub(crate) done: u32,
    /// Those that were right at the first try.
    pub(crate) right: u32,
    /// The time they took, in milliseconds.
    pub(crate) millis: u64,
}

impl Memory {
    fn of_kind(&self, kind: Kind) -> impl Iterator<Item = &Attempt> {
        self.history().attempts().iter().filter(move |attempt| attempt.exercise.kind == kind)
    }

    /// The games by opponent, as their items name it: level, rules and colour.
    #[must_use]
    pub fn games(&self) -> BTreeMap<String, GameTally> {
        let mut games: BTreeMap<String, GameTally> = BTreeMap::new();
        for attempt in self.of_kind(Kind::Game) {
            let tally = games.entry(attempt.exercise.item.clone()).or_default();
            match attempt.exercise.effort.credit {
                Credit::Full => tally.won += 1,
                Credit::Half => tally.drawn += 1,
                Credit::None => tally.lost += 1,
            }
        }
        games
    }

    /// The most puzzles solved in a run of this mode.
    #[must_use]
    pub fn best_run(&self, mode: PracticeMode) -> Option<u32> {
        let mut runs: BTreeMap<&str, u32> = BTreeMap::new();
        for attempt in self.of_kind(Kind::Puzzle).filter(|attempt| attempt.exercise.mode == mode) {
            *runs.entry(&attempt.exercise.detail).or_default() += u32::from(attempt.exercise.effort.is_clean());
        }
        runs.into_values().max()
    }

    /// The rounds through a set, by their numbers.
    #[must_use]
    pub fn rounds(&self, set: &str) -> BTreeMap<u32, Round> {
        let mut rounds: BTreeMap<u32, Round> = BTreeMap::new();
        for attempt in self.of_kind(Kind::Puzzle).filter(|attempt| attempt.exercise.mode == PracticeMode::Set) {
            let Some((name, number)) = attempt.exercise.detail.split_once(' ') else { continue };
            let Some(number) = number.parse().ok().filter(|_| name == set) else { continue };
            let round = rounds.entry(number).or_default();
            round.done += 1;
            round.right += u32::from(attempt.exercise.effort.is_clean());
            round.millis += u64::from(attempt.exercise.effort.millis);
        }
        rounds
    }
}
