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
}

const NOTHING: Entry = Entry { key: 0, score: 0, depth: -1, bound: Bound::Upper, from: 0, to: 0 };

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
}

impl Table {
    /// About this many mebibytes.
    pub fn new(mebibytes: usize) -> Self {
        let count = ((mebibytes.max(1) << 20) / size_of::<Entry>()).next_power_of_two() / 2;
        Self { entries: vec![NOTHING; count.max(2)], mask: count.max(2) - 1 }
    }

    pub fn clear(&mut self) {
        self.entries.fill(NOTHING);
    }

    fn place(&self, key: u64) -> usize {
        usize::try_from(key & u64::from(u32::MAX)).unwrap_or_default() & self.mask
    }

    pub fn get(&self, key: u64) -> Option<Entry> {
        Some(self.entries[self.place(key)]).filter(|entry| entry.key == key && entry.depth >= 0)
    }

    pub fn put(&mut self, key: u64, (score, bound): (i32, Bound), depth: i32, mv: Option<Move>) {
        let place = self.place(key);
        let old = self.entries[place];
        let depth = i8::try_from(depth.clamp(0, 120)).unwrap_or_default();
        // A deeper result of another position stays unless it is much older; ages are not kept, so halve its claim.
        if old.key != key && old.depth > depth + 3 {
            self.entries[place].depth = old.depth - 1;
            return;
        }
        let mv = mv.or(if old.key == key { old.mv() } else { None });
        let byte = |square: Square| u8::try_from(square.index()).unwrap_or_default();
        let (from, to) = mv.map_or((0, 0), |mv| (byte(mv.from()), byte(mv.to())));
        let score = i16::try_from(score).unwrap_or_default();
        self.entries[place] = Entry { key, score, depth, bound, from, to };
    }
}
