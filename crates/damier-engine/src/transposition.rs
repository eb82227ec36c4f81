//! The transposition table: results for positions that the search may meet again.
//!
//! The memory is fixed. A slot is two words: the data, and the key combined with the data by exclusive or. A reader
//! that meets a slot half written by another thread gets a key that does not fit and treats it as a miss (Hyatt and
//! Mann, "A lock-less transposition-table implementation for parallel search", 2002), so threads share the table
//! without locks.

use std::sync::atomic::{AtomicU64, Ordering};

use super::memory::{fetch, prefer_large_pages};
use super::settings::Shortage;

/// How a stored score relates to the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// The true score is at least this.
    Lower,
    /// The true score is at most this.
    Upper,
    /// The true score is this.
    Exact,
}

/// What is stored for a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The score; proven wins and losses count from this position.
    pub score: i32,
    /// How the score relates to the true one.
    pub bound: Bound,
    /// The depth it was searched to, 0 to 255 plies.
    pub depth: i32,
    /// The index of the best move in the list of legal moves, which always has the same order; `None` if no move was
    /// better than the others.
    pub best: Option<u8>,
}

/// Size of the table in MiB if the requested size is unavailable.
const MODEST: usize = 16;
/// No best move.
const NO_MOVE: u8 = u8::MAX;
/// Slots that compete for a position; four of 16 bytes fill a cache line.
const BUCKET: usize = 4;
/// Generations are counted modulo this.
const GENERATIONS: u8 = 64;

/// One slot; all zero when free.
#[derive(Default)]
struct Slot {
    key_and_data: AtomicU64,
    data: AtomicU64,
}

#[derive(Default)]
#[repr(align(64))]
struct Bucket([Slot; BUCKET]);

/// A table of fixed size that all threads of a search share.
pub struct TranspositionTable {
    buckets: Box<[Bucket]>,
    generation: u8,
    shortage: Option<Shortage>,
}

impl TranspositionTable {
    /// A table of `mebibytes` MiB (at least 1). If the system cannot provide that much it has 16 MiB, because a search
    /// works with less memory, while a failed allocation would abort the program. [`TranspositionTable::shortage`]
    /// reports this.
    #[must_use]
    pub fn new(mebibytes: usize) -> Self {
        let buckets_in = |mebibytes: usize| mebibytes.max(1).saturating_mul(1 << 20) / size_of::<Bucket>();
        let (mut count, mut shortage) = (buckets_in(mebibytes), None);
        let mut buckets = Vec::new();
        if buckets.try_reserve_exact(count).is_err() {
            count = buckets_in(MODEST);
            shortage = Some(Shortage { wanted: mebibytes, given: MODEST });
        }
        prefer_large_pages(&mut buckets);
        buckets.extend(std::iter::repeat_with(Bucket::default).take(count));
        Self { buckets: buckets.into_boxed_slice(), generation: 0, shortage }
    }

    /// The shortfall of its memory, if any.
    #[must_use]
    pub const fn shortage(&self) -> Option<Shortage> {
        self.shortage
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        for slot in self.buckets.iter_mut().flat_map(|bucket| &mut bucket.0) {
            *slot.key_and_data.get_mut() = 0;
            *slot.data.get_mut() = 0;
        }
        self.generation = 0;
    }

    /// Starts a new search: older entries can still be read, but are replaced first.
    pub const fn next_generation(&mut self) {
        self.generation = (self.generation + 1) % GENERATIONS;
    }

    /// The entry for a key, if there is one.
    #[inline]
    #[must_use]
    pub fn get(&self, key: u64) -> Option<Entry> {
        self.bucket(key).0.iter().find_map(|slot| {
            let data = slot.data.load(Ordering::Relaxed);
            (data != 0 && slot.key_and_data.load(Ordering::Relaxed) ^ data == key).then(|| unpack(data))
        })
    }

    /// Announces that the entry for a key will be asked for.
    #[inline]
    pub fn expect(&self, key: u64) {
        fetch(self.bucket(key));
    }

    /// Stores an entry for a key, in place of the least valuable one.
    #[inline]
    pub fn put(&self, key: u64, mut entry: Entry) {
        let mut chosen = &self.bucket(key).0[0];
        let mut least = i32::MAX;
        for slot in &self.bucket(key).0 {
            let data = slot.data.load(Ordering::Relaxed);
            if data != 0 && slot.key_and_data.load(Ordering::Relaxed) ^ data == key {
                let old = unpack(data);
                // A shallow result must not overwrite a deep one of the same search.
                if entry.bound != Bound::Exact && old.depth > entry.depth + 3 && generation_of(data) == self.generation
                {
                    return;
                }
                entry.best = entry.best.or(old.best);
                chosen = slot;
                break;
            }
            let worth = if data == 0 { i32::MIN } else { self.worth(data) };
            if worth < least {
                (chosen, least) = (slot, worth);
            }
        }
        let data = pack(entry, self.generation);
        chosen.data.store(data, Ordering::Relaxed);
        chosen.key_and_data.store(key ^ data, Ordering::Relaxed);
    }

    /// The value of keeping an entry: its depth, less four plies for every search since.
    fn worth(&self, data: u64) -> i32 {
        let age = (self.generation + GENERATIONS - generation_of(data)) % GENERATIONS;
        unpack(data).depth - 4 * i32::from(age)
    }

    #[inline]
    fn bucket(&self, key: u64) -> &Bucket {
        let place = (u128::from(key) * self.buckets.len() as u128) >> 64;
        #[allow(clippy::cast_possible_truncation, reason = "smaller than the number of buckets")]
        &self.buckets[place as usize]
    }
}

/// Bits 0-15 score, 16-23 depth, 24-31 best move, 32-33 bound (1 to 3: data is never 0), 34-39 generation.
fn pack(entry: Entry, generation: u8) -> u64 {
    let bound = match entry.bound {
        Bound::Lower => 1,
        Bound::Upper => 2,
        Bound::Exact => 3,
    };
    let score = u64::from(i16::try_from(entry.score).unwrap_or(0).cast_unsigned());
    let depth = u64::try_from(entry.depth.clamp(0, 255)).unwrap_or(0);
    score | depth << 16 | u64::from(entry.best.unwrap_or(NO_MOVE)) << 24 | bound << 32 | u64::from(generation) << 34
}

#[allow(clippy::cast_possible_truncation, reason = "each part is cut out of its bits")]
fn unpack(data: u64) -> Entry {
    let best = (data >> 24) as u8;
    Entry {
        score: i32::from((data as u16).cast_signed()),
        depth: i32::from((data >> 16) as u8),
        best: (best != NO_MOVE).then_some(best),
        bound: match data >> 32 & 3 {
            1 => Bound::Lower,
            2 => Bound::Upper,
            _ => Bound::Exact,
        },
    }
}

#[allow(clippy::cast_possible_truncation, reason = "six bits")]
const fn generation_of(data: u64) -> u8 {
    (data >> 34) as u8 & (GENERATIONS - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(depth: i32, score: i32) -> Entry {
        Entry { score, bound: Bound::Lower, depth, best: Some(7) }
    }

    #[test]
    fn entries_come_back_as_they_were() {
        let table = TranspositionTable::new(1);
        for (key, bound) in [(1, Bound::Lower), (u64::MAX, Bound::Upper), (1 << 63, Bound::Exact)] {
            for (score, best) in [(0, None), (-29_990, Some(0)), (29_999, Some(254))] {
                let stored = Entry { score, bound, depth: 17, best };
                let fresh = TranspositionTable::new(1);
                fresh.put(key, stored);
                assert_eq!(fresh.get(key), Some(stored));
                assert_eq!(fresh.get(key ^ 1 << 20), None);
            }
        }
        assert_eq!(table.get(0), None);
    }

    #[test]
    fn a_table_that_cannot_be_had_is_a_small_one() {
        let modest = TranspositionTable::new(MODEST);
        let lacking = TranspositionTable::new(usize::MAX);
        assert_eq!(lacking.buckets.len(), modest.buckets.len());
        assert_eq!(lacking.shortage(), Some(Shortage { wanted: usize::MAX, given: MODEST }));
        assert_eq!(modest.shortage(), None);
    }

    #[test]
    fn a_key_of_zero_is_no_special_case() {
        let table = TranspositionTable::new(1);
        assert_eq!(table.get(0), None);
        table.put(0, entry(3, 55));
        assert_eq!(table.get(0), Some(entry(3, 55)));
    }

    #[test]
    fn a_full_bucket_gives_up_its_shallowest_entry_and_old_ones_first() {
        let mut table = TranspositionTable::new(1);
        for (key, depth) in [(1, 9), (2, 4), (3, 8), (4, 7)] {
            table.put(key, entry(depth, 0));
        }
        table.put(5, entry(1, 0));
        assert_eq!(table.get(2), None, "the shallowest is replaced");
        table.next_generation();
        table.put(5, entry(6, 0));
        table.put(6, entry(1, 0));
        assert!(table.get(5).is_some() && table.get(6).is_some());
        assert_eq!(table.get(4), None, "seven plies of an older search count less than six of this one");
    }

    #[test]
    fn the_same_position_keeps_one_slot_and_its_move() {
        let table = TranspositionTable::new(1);
        table.put(1, entry(5, 10));
        table.put(1, Entry { best: None, ..entry(6, 20) });
        assert_eq!(table.get(1), Some(entry(6, 20)));
        table.put(1, entry(1, 30));
        assert_eq!(table.get(1), Some(entry(6, 20)), "much shallower and not exact: not stored");
    }

    #[test]
    fn a_clear_table_is_empty() {
        let mut table = TranspositionTable::new(1);
        table.put(1, entry(5, 10));
        table.clear();
        assert_eq!(table.get(1), None);
    }
}
