//! Fixed sets of puzzles with names: the same twenty again and again, until they come at sight.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use yonsan_rules::{Puzzle, PuzzleKind};

/// How many puzzles a set has.
pub const SIZE: usize = 20;

/// A set: puzzles of a kind and of some lengths, from one part of them by rating.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleSet {
    /// Its name in files and messages.
    pub(crate) name: &'static str,
    kind: PuzzleKind,
    lengths: RangeInclusive<usize>,
    /// Which part, from 0, of how many: the first one is the easiest.
    part: (usize, usize),
}

/// A round through a set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SetRun {
    /// The name of the set.
    pub(crate) set: String,
    /// Which round it is, from 1.
    pub(crate) round: u32,
    /// The puzzles done.
    pub(crate) done: usize,
    /// Those that were right at the first try.
    pub(crate) right: u32,
    /// The time they took, in milliseconds.
    pub(crate) millis: u64,
}

impl SetRun {
    /// The beginning of a round.
    #[must_use]
    pub fn new(set: &PuzzleSet, round: u32) -> Self {
        Self { set: set.name.to_owned(), round, done: 0, right: 0, millis: 0 }
    }

    /// Whether all puzzles are done.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.done >= SIZE
    }

    /// Counts a puzzle that is done.
    pub fn count(&mut self, is_right: bool, millis: u32) {
        self.done += 1;
        self.right += u32::from(is_right);
        self.millis += u64::from(millis);
    }

    /// What an attempt of the round says of it.
    #[must_use]
    pub fn label(&self) -> String {
        format!("{} {}", self.set, self.round)
    }
}

const fn set(name: &'static str, kind: PuzzleKind, lengths: RangeInclusive<usize>, part: (usize, usize)) -> PuzzleSet {
    PuzzleSet { name, kind, lengths, part }
}

/// All sets, the easier ones first.
pub static SETS: [PuzzleSet; 9] = [
    set("two-fours", PuzzleKind::Fours, 2..=2, (0, 2)),
    set("two-fours-hidden", PuzzleKind::Fours, 2..=2, (1, 2)),
    set("three-fours", PuzzleKind::Fours, 3..=3, (0, 2)),
    set("three-fours-hidden", PuzzleKind::Fours, 3..=3, (1, 2)),
    set("four-fours", PuzzleKind::Fours, 4..=5, (0, 1)),
    set("long-fours", PuzzleKind::Fours, 6..=10, (0, 1)),
    set("foul", PuzzleKind::Foul, 1..=2, (0, 1)),
    set("foul-long", PuzzleKind::Foul, 3..=9, (0, 1)),
    set("threats", PuzzleKind::Threats, 2..=10, (0, 1)),
];

impl PuzzleSet {
    /// The set with a name.
    #[must_use]
    pub fn of(name: &str) -> Option<&'static Self> {
        SETS.iter().find(|set| set.name == name)
    }

    /// The places of its puzzles in the collection, the easiest first: twenty at equal distances through its part.
    #[must_use]
    pub fn places(&self, puzzles: &[Puzzle]) -> Vec<usize> {
        let fits = |puzzle: &Puzzle| puzzle.kind() == self.kind && self.lengths.contains(&puzzle.length());
        let mut places: Vec<usize> = (0..puzzles.len()).filter(|&place| fits(&puzzles[place])).collect();
        places.sort_by(|&one, &other| {
            let rating = |place: usize| puzzles[place].rating().unwrap_or(0.0);
            rating(one).total_cmp(&rating(other)).then(one.cmp(&other))
        });
        let (part, parts) = self.part;
        let (first, last) = (places.len() * part / parts, places.len() * (part + 1) / parts);
        let part = &places[first..last];
        let count = SIZE.min(part.len());
        (0..count).map(|number| part[number * part.len() / count]).collect()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use yonsan_rules::collection;

    use super::*;

    #[test]
    fn every_set_has_twenty_puzzles_of_its_own() {
        let puzzles = collection().unwrap();
        let mut all = BTreeSet::new();
        for set in &SETS {
            let places = set.places(&puzzles);
            assert_eq!(places.len(), SIZE, "{}", set.name);
            let ratings: Vec<f64> = places.iter().map(|&place| puzzles[place].rating().unwrap()).collect();
            assert!(ratings.is_sorted(), "{}: {ratings:?}", set.name);
            assert!(places.iter().all(|&place| all.insert(place)), "{}", set.name);
            assert_eq!(PuzzleSet::of(set.name), Some(set));
        }
        assert_eq!(PuzzleSet::of("none"), None);
    }
}
