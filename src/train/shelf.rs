//! Which puzzle comes next.

use rand::SeedableRng;
use rand::seq::SliceRandom;

use super::Random;
use crate::puzzles::{Collection, Puzzle};

/// The puzzles of a session in an order of its own, each once until all have been seen.
///
/// The collection is opened with the first puzzle, not before.
#[derive(Default)]
pub struct Shelf {
    collection: Option<Collection>,
    seed: u64,
    first: Option<String>,
    order: Vec<usize>,
    next: usize,
}

impl Shelf {
    /// The shipped puzzles, shuffled by the seed, but `first` (an id) before all others.
    #[must_use]
    pub fn new(seed: u64, first: Option<String>) -> Self {
        Self { seed, first, ..Self::default() }
    }

    /// The same with the puzzles of a collection.
    #[must_use]
    pub fn of(collection: Collection, seed: u64, first: Option<String>) -> Self {
        let mut shelf = Self::new(seed, first);
        shelf.fill(collection);
        shelf
    }

    /// The next puzzle; `None` when there is none at all. Records that are no sound puzzles are passed over.
    pub fn next_puzzle(&mut self) -> Option<Puzzle> {
        if self.collection.is_none() {
            self.fill(Collection::shipped());
        }
        let collection = self.collection.as_ref()?;
        for _ in 0..self.order.len() {
            let entry = &collection.entries()[self.order[self.next % self.order.len()]];
            self.next += 1;
            if let Ok(puzzle) = collection.puzzle(entry) {
                return Some(puzzle);
            }
        }
        None
    }

    /// How many puzzles there are, once the first has been asked for.
    #[must_use]
    pub fn len(&self) -> usize {
        self.order.len()
    }

    /// Whether there is no puzzle, as far as is known.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.order.is_empty()
    }

    fn fill(&mut self, collection: Collection) {
        self.order = (0..collection.entries().len()).collect();
        self.order.shuffle(&mut Random::seed_from_u64(self.seed));
        let first = self.first.as_deref();
        let place = self.order.iter().position(|&entry| Some(collection.entries()[entry].id.as_str()) == first);
        if let Some(place) = place {
            self.order.swap(0, place);
        }
        self.collection = Some(collection);
    }
}

impl std::fmt::Debug for Shelf {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter
            .debug_struct("Shelf")
            .field("puzzles", &self.order.len())
            .field("next", &self.next)
            .finish_non_exhaustive()
    }
}
