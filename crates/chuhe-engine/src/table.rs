//! What the search remembers of positions.

use chuhe_rules::{Move, Square};

/// How a score bounds the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    Lower,
    Upper,
    Exact,
}

#[derive(Clone, Copy)]
pub struct Entry {
    key: u64,
    pub score: i16,
    pub depth: i8,
    pub bound: Bound,
    from: u8,
    to: u8,
    /// In which search it was made.
    age: u8,
}

const NOTHING: Entry = Entry { key: 0, score: 0, depth: -1, bound: Bound::Upper, from: 0, to: 0, age: 0 };

/// Entries that a position may be stored in.
const WAYS: usize = 2;

impl Entry {
    /// The best move that was found, if any.
    pub fn mv(&self) -> Option<Move> {
        let square = |index: u8| Square::from_index(index.into());
        (self.from != self.to).then(|| Some(Move::new(square(self.from)?, square(self.to)?)))?
    }
}

/// A table of fixed size.
pub struct Table {
    entries: Vec<Entry>,
    mask: usize,
    age: u8,
}

impl Table {
    /// About this many mebibytes.
    pub fn new(mebibytes: usize) -> Self {
        let count = (((mebibytes.max(1) << 20) / size_of::<Entry>() + 1).next_power_of_two() / 2).max(WAYS);
        Self { entries: vec![NOTHING; count], mask: count / WAYS - 1, age: 0 }
    }

    pub fn clear(&mut self) {
        self.entries.fill(NOTHING);
    }

    /// Another search begins.
    pub const fn age(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    fn bucket(&self, key: u64) -> usize {
        (usize::try_from(key & u64::from(u32::MAX)).unwrap_or_default() & self.mask) * WAYS
    }

    pub fn get(&self, key: u64) -> Option<Entry> {
        let first = self.bucket(key);
        self.entries[first..first + WAYS].iter().copied().find(|entry| entry.key == key && entry.depth >= 0)
    }

    pub fn put(&mut self, key: u64, (score, bound): (i32, Bound), depth: i32, mv: Option<Move>) {
        let (first, age) = (self.bucket(key), self.age);
        let depth = i8::try_from(depth.clamp(0, 120)).unwrap_or_default();
        let ways = &mut self.entries[first..first + WAYS];
        // The position itself, or what is shallow or of an earlier search.
        let claim = |entry: &Entry| i32::from(entry.depth) - if entry.age == age { 0 } else { 64 };
        let same = ways.iter().position(|entry| entry.key == key);
        let least = || ways.iter().enumerate().min_by_key(|(_, entry)| claim(entry)).map_or(0, |(index, _)| index);
        let place = same.unwrap_or_else(least);
        let old = ways[place];
        if same.is_some() && bound != Bound::Exact && old.age == age && old.depth > depth + 3 {
            return;
        }
        let mv = mv.or(if same.is_some() { old.mv() } else { None });
        let byte = |square: Square| u8::try_from(square.index()).unwrap_or_default();
        let (from, to) = mv.map_or((0, 0), |mv| (byte(mv.from()), byte(mv.to())));
        let score = i16::try_from(score).unwrap_or_default();
        ways[place] = Entry { key, score, depth, bound, from, to, age };
    }
}
