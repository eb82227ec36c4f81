//! Which puzzle comes next.

use std::collections::{BTreeMap, HashSet};

use rand::{RngExt, SeedableRng};

use super::choice::{Aim, choose};
use super::filter::{Condition, Filter};
use crate::Random;
use crate::history::History;
use crate::notation::Line;
use damier_puzzles::tag::themes;
use damier_puzzles::{Collection, Entry, Puzzle, Theme};
use damier_rules::Variant;

/// The puzzles of a session: each is chosen to fit what is known of the person, and none comes twice before all have
/// been seen.
///
/// The collection is opened with the first puzzle, not before.
pub struct Shelf {
    open: fn() -> Collection,
    collection: Option<Collection>,
    own: String,
    first: Option<String>,
    random: Random,
    /// The places of those that have been given out.
    given: HashSet<usize>,
}

impl Shelf {
    /// The puzzles of a collection that is opened when it is first needed, drawn by the seed.
    #[must_use]
    pub fn new(seed: u64, open: fn() -> Collection) -> Self {
        let random = Random::seed_from_u64(seed);
        Self { open, collection: None, own: String::new(), first: None, random, given: HashSet::new() }
    }

    /// The puzzles of an open collection, drawn by the seed, but `first` (an id) before all others.
    #[must_use]
    pub fn of(collection: Collection, seed: u64, first: Option<String>) -> Self {
        Self { collection: Some(collection), first, ..Self::new(seed, Collection::default) }
    }

    /// Adds the player's own puzzles, as the lines of a collection.
    pub fn add_own(&mut self, records: String) {
        match &mut self.collection {
            _ if records.is_empty() => {}
            Some(collection) => collection.add_text(OWN, records),
            None => self.own += &records,
        }
    }

    /// The next puzzle that a filter lets through, for an aim; `None` when there is none at all. Records that are no
    /// sound puzzles are passed over.
    pub fn next_puzzle(&mut self, history: &History, filter: &Filter, aim: Aim) -> Option<Puzzle> {
        if let Some(first) = self.first.take() {
            let puzzle = self.puzzle(&first);
            let entries = self.entries();
            let place = entries.iter().position(|entry| entry.id == first);
            self.given.extend(place);
            if puzzle.is_some() {
                return puzzle;
            }
        }
        self.open();
        let collection = self.collection.as_ref()?;
        let entries = collection.entries();
        let wanted: Vec<usize> = (0..entries.len()).filter(|&index| filter.fits(&entries[index])).collect();
        for _ in 0..wanted.len() {
            let mut candidates: Vec<usize> =
                wanted.iter().copied().filter(|index| !self.given.contains(index)).collect();
            if candidates.is_empty() {
                for index in &wanted {
                    self.given.remove(index);
                }
                candidates.clone_from(&wanted);
            }
            let index = choose(entries, &candidates, history, aim, &mut self.random)?;
            self.given.insert(index);
            if let Ok(puzzle) = collection.puzzle(&entries[index]) {
                return Some(puzzle);
            }
        }
        None
    }

    /// A puzzle that a filter lets through and that is none of those known, drawn by a seed for an aim.
    pub fn draw(
        &mut self,
        history: &History,
        filter: &Filter,
        aim: Aim,
        known: &[String],
        seed: u64,
    ) -> Option<Puzzle> {
        self.open();
        let collection = self.collection.as_ref()?;
        let entries = collection.entries();
        let known: HashSet<&String> = known.iter().collect();
        let is_new = |entry: &Entry| filter.fits(entry) && !known.contains(&entry.id);
        let mut candidates: Vec<usize> = (0..entries.len()).filter(|&index| is_new(&entries[index])).collect();
        let mut random = Random::seed_from_u64(seed);
        while let Some(index) = choose(entries, &candidates, history, aim, &mut random) {
            if let Ok(puzzle) = collection.puzzle(&entries[index]) {
                return Some(puzzle);
            }
            candidates.retain(|&other| other != index);
        }
        None
    }

    /// The puzzle of an id.
    pub fn puzzle(&mut self, id: &str) -> Option<Puzzle> {
        self.open();
        let collection = self.collection.as_ref()?;
        collection.puzzle(collection.find(id)?).ok()
    }

    /// Whether there is a puzzle of an id.
    pub fn has(&mut self, id: &str) -> bool {
        self.open();
        self.collection.as_ref().is_some_and(|collection| collection.find(id).is_some())
    }

    /// What is known of all puzzles.
    pub fn entries(&mut self) -> &[Entry] {
        self.open();
        self.collection.as_ref().map_or(&[], Collection::entries)
    }

    /// The variants of which there are puzzles.
    pub fn variants(&mut self) -> Vec<Variant> {
        let entries = self.entries();
        Variant::ALL.into_iter().filter(|&variant| entries.iter().any(|entry| entry.variant == variant)).collect()
    }

    /// How many puzzles of a variant have each theme.
    pub fn themes(&mut self, variant: Option<Variant>) -> BTreeMap<Theme, usize> {
        let filter = Filter { variant, ..Filter::default() };
        let mut counts = BTreeMap::new();
        for entry in self.entries().iter().filter(|entry| filter.fits(entry)) {
            for theme in themes(&entry.tags) {
                *counts.entry(theme.clone()).or_default() += 1;
            }
        }
        counts
    }

    /// How many puzzles a filter lets through.
    pub fn count(&mut self, filter: &Filter) -> usize {
        self.entries().iter().filter(|entry| filter.fits(entry)).count()
    }

    /// The conditions without which a filter that lets nothing through would let something through.
    pub fn obstacles(&mut self, filter: &Filter) -> Vec<(Condition, usize)> {
        filter.obstacles(self.entries())
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
            let mut collection = (self.open)();
            collection.add_text(OWN, std::mem::take(&mut self.own));
            self.collection = Some(collection);
        }
    }
}

/// The name of the collection of the player's own puzzles.
const OWN: &str = "own puzzles";

impl std::fmt::Debug for Shelf {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("Shelf").field("given", &self.given.len()).finish_non_exhaustive()
    }
}
