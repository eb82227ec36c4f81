//! Choosing the next puzzle.

use std::collections::{BTreeMap, HashSet};

use rand::{RngExt, SeedableRng};

use super::choice::{Aim, choose};
use super::filter::{Condition, Filter};
use crate::history::History;
use crate::notation::GameExcerpt;
use damier_puzzles::record::hash;
use damier_puzzles::tag::{Motif, decisions, themes};
use damier_puzzles::{BadLine, Collection, Entry, Puzzle, Tag, Theme};
use damier_rules::Variant;
use etude::Random;

/// The puzzles of a session. Each is chosen to fit the player, and none is repeated before all have been seen.
///
/// The collection is opened only when the first puzzle is needed.
pub struct PuzzleSelector {
    /// Opens the collection. `None` once it is open.
    open: Option<Box<dyn FnOnce() -> Collection>>,
    collection: Collection,
    /// Whether these are all the puzzles that there are.
    is_whole: bool,
    own: String,
    first: Option<String>,
    /// The puzzles that are not offered, by their ids: hidden ones, and cards taken out of the repertoire.
    hidden: HashSet<String>,
    removed: HashSet<String>,
    random: Random,
    /// Whether each puzzle was handed out, by its index. Filled up when one is chosen.
    given: Vec<bool>,
}

/// Which puzzle is wanted.
#[derive(Clone, Copy, Debug)]
pub struct PuzzleWish<'a> {
    /// The filter that it passes.
    pub filter: &'a Filter,
    /// How difficult it should be.
    pub aim: Aim,
    /// The identities of the puzzles that it must not be.
    pub known: &'a [String],
}

impl PuzzleSelector {
    /// All puzzles that there are, opened when first needed. The seed determines their order.
    #[must_use]
    pub fn new(seed: u64, open: impl FnOnce() -> Collection + 'static) -> Self {
        Self { open: Some(Box::new(open)), is_whole: true, ..Self::of(Collection::default(), seed, None) }
    }

    /// The puzzles of an open collection, among others that there may be. The seed determines their order, but `first` (an
    /// id) comes before all others.
    #[must_use]
    pub fn of(collection: Collection, seed: u64, first: Option<String>) -> Self {
        let random = Random::seed_from_u64(seed);
        let (own, given, [hidden, removed]) = (String::new(), Vec::new(), [HashSet::new(), HashSet::new()]);
        Self { open: None, collection, is_whole: false, own, first, hidden, removed, random, given }
    }

    /// Hides puzzles, and no others. They can still be found by their ids.
    pub fn hide(&mut self, ids: HashSet<String>) {
        self.hidden = ids;
    }

    /// Takes a card out of the repertoire.
    pub fn remove_card(&mut self, id: &str) {
        self.removed.insert(id.to_owned());
    }

    /// Offers cards again that had been taken out.
    pub fn restore_cards(&mut self, ids: impl IntoIterator<Item = String>) {
        for id in ids {
            self.removed.remove(&id);
        }
    }

    /// Adds the player's own puzzles, as lines of a collection.
    pub fn add_own(&mut self, records: String) {
        if self.open.is_some() {
            self.own += &records;
        } else if !records.is_empty() {
            self.collection.add_text(OWN, records);
        }
    }

    /// The next puzzle that passes a filter, for an aim. `None` if there is none. Invalid records are skipped.
    pub fn next_puzzle(&mut self, history: &History, filter: &Filter, aim: Aim) -> Option<Puzzle> {
        let puzzles = self.entries().len();
        // Own puzzles may have been added.
        self.given.resize(puzzles, false);
        if let Some(first) = self.first.take() {
            let puzzle = self.puzzle(&first);
            if let Some(place) = self.entries().iter().position(|entry| *entry.id == *first) {
                self.given[place] = true;
            }
            if puzzle.is_some() {
                return puzzle;
            }
        }
        let collection = &self.collection;
        let entries = collection.entries();
        let is_wanted = offered([&self.hidden, &self.removed], filter);
        let wanted: Vec<usize> = (0..entries.len()).filter(|&index| is_wanted(&entries[index])).collect();
        for _ in 0..wanted.len() {
            let mut candidates: Vec<usize> = wanted.iter().copied().filter(|&index| !self.given[index]).collect();
            if candidates.is_empty() {
                for &index in &wanted {
                    self.given[index] = false;
                }
                candidates.clone_from(&wanted);
            }
            let index = choose(entries, &candidates, history, aim, &mut self.random)?;
            self.given[index] = true;
            if let Ok(puzzle) = collection.puzzle(&entries[index]) {
                return Some(puzzle);
            }
        }
        None
    }

    /// A puzzle as it is wanted, drawn by a seed.
    pub fn draw(&mut self, history: &History, wanted: PuzzleWish, seed: u64) -> Option<Puzzle> {
        let PuzzleWish { filter, aim, known } = wanted;
        self.collection();
        let collection = &self.collection;
        let entries = collection.entries();
        let known: HashSet<&str> = known.iter().map(String::as_str).collect();
        let is_wanted = offered([&self.hidden, &self.removed], filter);
        let is_new = |entry: &Entry| is_wanted(entry) && !known.contains(&*entry.id);
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

    /// The puzzle with an id.
    pub fn puzzle(&mut self, id: &str) -> Option<Puzzle> {
        let collection = self.collection();
        collection.puzzle(collection.find(id)?).ok()
    }

    /// The lines and files that could not be read.
    pub fn bad_lines(&mut self) -> &[BadLine] {
        self.collection().bad_lines()
    }

    /// Whether there is a puzzle with an id.
    pub fn has(&mut self, id: &str) -> bool {
        self.collection().find(id).is_some()
    }

    /// Whether there is a puzzle with an id, and it is not hidden.
    pub fn offers(&mut self, id: &str) -> bool {
        !self.hidden.contains(id) && self.has(id)
    }

    /// The puzzle that takes the place of one that is gone, given its tags: always the same one, of the same variant and
    /// first theme and, if there is one, with as many decisions. `None` if no puzzle has any of its themes, or if it may be
    /// elsewhere because these are not all the puzzles that there are.
    pub fn successor(&mut self, variant: Variant, id: &str, tags: &[Tag]) -> Option<String> {
        if !self.is_whole || themes(tags).any(Theme::is_repertoire) {
            return None;
        }
        let same_variant = |entry: &&Entry| entry.variant == variant;
        let entries = self.entries();
        let of_theme = themes(tags).map(|theme| {
            let has_theme = |entry: &&Entry| themes(&entry.tags).any(|other| other == theme);
            entries.iter().filter(same_variant).filter(has_theme).collect::<Vec<_>>()
        });
        let kept = of_theme.into_iter().find(|kept| !kept.is_empty())?;
        let as_long: Vec<&Entry> =
            kept.iter().copied().filter(|entry| decisions(&entry.tags) == decisions(tags)).collect();
        let kept = if as_long.is_empty() { kept } else { as_long };
        let place = hash(id.bytes()) % kept.len() as u64;
        usize::try_from(place).ok().map(|place| kept[place].id.to_string())
    }

    /// The index entries of all puzzles.
    pub fn entries(&mut self) -> &[Entry] {
        self.collection().entries()
    }

    /// The number of puzzles per theme, in one variant or in all.
    pub fn themes(&mut self, variant: Option<Variant>) -> BTreeMap<Theme, usize> {
        let filter = Filter { variant, ..Filter::default() };
        let mut counts = BTreeMap::new();
        self.collection();
        let is_counted = offered([&self.hidden, &self.removed], &filter);
        for entry in self.collection.entries().iter().filter(|entry| is_counted(entry)) {
            for theme in themes(&entry.tags) {
                *counts.entry(theme.clone()).or_default() += 1;
            }
        }
        counts
    }

    /// The clearest puzzle of a variant with a motif: the one with the fewest decisions and, among those, the easiest.
    pub fn example(&mut self, variant: Variant, motif: Motif) -> Option<Puzzle> {
        let theme = Theme::Motif(motif);
        self.collection();
        let filter = Filter { variant: Some(variant), theme: Some(theme), ..Filter::default() };
        let (collection, has_motif) = (&self.collection, offered([&self.hidden, &self.removed], &filter));
        let found = collection.entries().iter().filter(|entry| has_motif(entry));
        let clearest = found.min_by_key(|entry| (decisions(&entry.tags), entry.rating.value, entry.id.clone()));
        collection.puzzle(clearest?).ok()
    }

    /// The number of puzzles that pass a filter.
    pub fn count(&mut self, filter: &Filter) -> usize {
        self.collection();
        let is_counted = offered([&self.hidden, &self.removed], filter);
        self.collection.entries().iter().filter(|entry| is_counted(entry)).count()
    }

    /// The ids of the puzzles that pass a filter.
    pub fn ids(&mut self, filter: &Filter) -> HashSet<String> {
        self.collection();
        let is_wanted = offered([&self.hidden, &self.removed], filter);
        self.collection.entries().iter().filter(|entry| is_wanted(entry)).map(|entry| entry.id.to_string()).collect()
    }

    /// The puzzles that pass a filter. Invalid records are left out.
    pub fn puzzles(&mut self, filter: &Filter) -> Vec<Puzzle> {
        self.collection();
        let (collection, is_wanted) = (&self.collection, offered([&self.hidden, &self.removed], filter));
        let wanted = collection.entries().iter().filter(|entry| is_wanted(entry));
        wanted.filter_map(|entry| collection.puzzle(entry).ok()).collect()
    }

    /// For a filter that no puzzle passes, the conditions whose removal would let some pass.
    pub fn obstacles(&mut self, filter: &Filter) -> Vec<(Condition, usize)> {
        filter.obstacles(|filter| self.count(filter))
    }

    /// The solutions of at most `count` puzzles of a variant, drawn by a seed.
    pub fn lines(&mut self, variant: Variant, count: usize, seed: u64) -> Vec<GameExcerpt> {
        self.collection();
        let filter = Filter { variant: Some(variant), ..Filter::default() };
        let (collection, is_offered) = (&self.collection, offered([&self.hidden, &self.removed], &filter));
        let mut entries: Vec<&Entry> = collection.entries().iter().filter(|entry| is_offered(entry)).collect();
        let mut random = Random::seed_from_u64(seed);
        let mut lines = Vec::new();
        while lines.len() < count && !entries.is_empty() {
            let entry = entries.swap_remove(random.random_range(0..entries.len()));
            lines.extend(
                collection
                    .puzzle(entry)
                    .map(|puzzle| GameExcerpt { start: puzzle.position, moves: puzzle.main_line() }),
            );
        }
        lines
    }

    /// The collection, open.
    fn collection(&mut self) -> &Collection {
        if let Some(open) = self.open.take() {
            self.collection = open();
            self.collection.add_text(OWN, std::mem::take(&mut self.own));
        }
        &self.collection
    }
}

/// The test for puzzles that are not hidden and pass a filter.
fn offered(left_out: [&HashSet<String>; 2], filter: &Filter) -> impl Fn(&Entry) -> bool {
    let fits = filter.test();
    move |entry| !left_out.iter().any(|ids| ids.contains(&*entry.id)) && fits(entry)
}

/// The name of the collection of the player's own puzzles.
const OWN: &str = "own puzzles";

impl std::fmt::Debug for PuzzleSelector {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("PuzzleSelector").field("open", &self.open.is_none()).finish_non_exhaustive()
    }
}
