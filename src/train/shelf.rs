//! Which puzzle comes next.

use std::collections::HashSet;

use rand::{RngExt, SeedableRng};

use super::Random;
use super::choice::{Aim, choose};
use super::history::History;
use super::notation::Line;
use crate::puzzles::{Collection, Entry, Puzzle};
use crate::rules::Variant;

/// The puzzles of a session: each is chosen to fit what is known of the person, and none comes twice before all have
/// been seen.
///
/// The collection is opened with the first puzzle, not before.
pub struct Shelf {
    collection: Option<Collection>,
    own: String,
    first: Option<String>,
    random: Random,
    /// The places of those that have been given out.
    given: HashSet<usize>,
}

impl Default for Shelf {
    fn default() -> Self {
        Self::new(0, None)
    }
}

impl Shelf {
    /// The shipped puzzles, drawn by the seed, but `first` (an id) before all others.
    #[must_use]
    pub fn new(seed: u64, first: Option<String>) -> Self {
        let random = Random::seed_from_u64(seed);
        Self { collection: None, own: String::new(), first, random, given: HashSet::new() }
    }

    /// The same with the puzzles of a collection.
    #[must_use]
    pub fn of(collection: Collection, seed: u64, first: Option<String>) -> Self {
        Self { collection: Some(collection), ..Self::new(seed, first) }
    }

    /// Adds the person's own puzzles, as the lines of a collection.
    pub fn add_own(&mut self, records: String) {
        match &mut self.collection {
            Some(collection) => collection.add_text(OWN, records),
            None => self.own = records,
        }
    }

    /// The next puzzle for an aim; `None` when there is none at all. Records that are no sound puzzles are passed over.
    pub fn next_puzzle(&mut self, history: &History, aim: &Aim) -> Option<Puzzle> {
        self.open();
        let collection = self.collection.as_ref()?;
        let entries = collection.entries();
        if let Some(entry) = self.first.take().and_then(|id| collection.find(&id)) {
            self.given.extend(entries.iter().position(|other| other.id == entry.id));
            return collection.puzzle(entry).ok();
        }
        let fits = |entry: &Entry| aim.theme.as_ref().is_none_or(|theme| entry.tags.contains(theme));
        for _ in 0..entries.len() {
            let all = |given: &HashSet<usize>| -> Vec<usize> {
                (0..entries.len()).filter(|index| fits(&entries[*index]) && !given.contains(index)).collect()
            };
            let mut candidates = all(&self.given);
            if candidates.is_empty() {
                self.given.clear();
                candidates = all(&self.given);
            }
            let index = choose(entries, &candidates, history, aim, &mut self.random)?;
            self.given.insert(index);
            if let Ok(puzzle) = collection.puzzle(&entries[index]) {
                return Some(puzzle);
            }
        }
        None
    }

    /// The puzzle of an id.
    pub fn puzzle(&mut self, id: &str) -> Option<Puzzle> {
        self.open();
        let collection = self.collection.as_ref()?;
        collection.puzzle(collection.find(id)?).ok()
    }

    /// The solutions of puzzles of a variant, at most so many, drawn by a seed.
    pub fn lines(&mut self, variant: Variant, count: usize, seed: u64) -> Vec<Line> {
        self.open();
        let Some(collection) = &self.collection else { return Vec::new() };
        let mut entries: Vec<&Entry> = collection.entries().iter().filter(|entry| entry.variant == variant).collect();
        let mut random = Random::seed_from_u64(seed);
        let mut lines = Vec::new();
        while lines.len() < count && !entries.is_empty() {
            let entry = entries.swap_remove(random.random_range(0..entries.len()));
            lines.extend(
                collection.puzzle(entry).map(|puzzle| Line { start: puzzle.position, moves: puzzle.main_line() }),
            );
        }
        lines
    }

    fn open(&mut self) {
        if self.collection.is_none() {
            let mut collection = Collection::shipped_and_own();
            collection.add_text(OWN, std::mem::take(&mut self.own));
            self.collection = Some(collection);
        }
    }
}

/// The name of the collection of the person's own puzzles.
const OWN: &str = "own puzzles";

impl std::fmt::Debug for Shelf {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("Shelf").field("given", &self.given.len()).finish_non_exhaustive()
    }
}
