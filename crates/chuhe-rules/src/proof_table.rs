//! The memory of the mate search.

/// Proof and disproof number of a position: how much is still to be proved until it is a mate, or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Numbers {
    /// 0 if the mate is proved, [`INFINITE`] if there is none.
    pub proof: u32,
    /// 0 if there is no mate, [`INFINITE`] if it is proved.
    pub disproof: u32,
}

/// A number that nothing is added to.
pub(crate) const INFINITE: u32 = 1 << 30;

impl Numbers {
    pub const PROVED: Self = Self { proof: 0, disproof: INFINITE };
    pub const DISPROVED: Self = Self { proof: INFINITE, disproof: 0 };
}

/// What is known of a position with so many quiet moves left.
#[derive(Clone, Copy)]
struct Entry {
    key: u64,
    numbers: Numbers,
    /// How many positions were looked at for it.
    work: u32,
    /// The plies that the numbers are for.
    plies: i8,
    /// The fewest plies within which there is a mate.
    proved: i8,
    /// The most plies within which there is none.
    disproved: i8,
}

const NOTHING: Entry =
    Entry { key: 0, numbers: Numbers { proof: 1, disproof: 1 }, work: 0, plies: 0, proved: i8::MAX, disproved: -1 };

/// Entries that a position may be stored in.
const WAYS: usize = 4;

/// A table of fixed size.
pub(crate) struct ProofTable {
    entries: Vec<Entry>,
    mask: usize,
}

impl ProofTable {
    /// A table of about this many mebibytes, at least one.
    pub fn new(mebibytes: usize) -> Self {
        let most = (mebibytes.max(1) << 20) / size_of::<Entry>();
        let count = (most.next_power_of_two() / 2).max(WAYS);
        Self { entries: vec![NOTHING; count], mask: count / WAYS - 1 }
    }

    pub fn clear(&mut self) {
        self.entries.fill(NOTHING);
    }

    fn bucket(&self, key: u64) -> usize {
        (usize::try_from(key >> 32).unwrap_or_default() & self.mask) * WAYS
    }

    fn find(&self, key: u64) -> Option<&Entry> {
        let first = self.bucket(key);
        self.entries[first..first + WAYS].iter().find(|entry| entry.key == key)
    }

    /// What is known of the position within this many plies.
    pub fn get(&self, key: u64, plies: i8) -> Option<Numbers> {
        let entry = self.find(key)?;
        if plies >= entry.proved {
            Some(Numbers::PROVED)
        } else if plies <= entry.disproved {
            Some(Numbers::DISPROVED)
        } else {
            (plies == entry.plies).then_some(entry.numbers)
        }
    }

    /// Keeps what is known.
    pub fn put(&mut self, key: u64, plies: i8, numbers: Numbers, work: u32) {
        let first = self.bucket(key);
        let ways = &mut self.entries[first..first + WAYS];
        let place = ways.iter().position(|entry| entry.key == key);
        let place = place.unwrap_or_else(|| {
            let least = ways.iter().enumerate().min_by_key(|(_, entry)| entry.work).map_or(0, |(index, _)| index);
            ways[least] = Entry { key, ..NOTHING };
            least
        });
        let entry = &mut ways[place];
        entry.work = entry.work.saturating_add(work);
        if numbers.proof == 0 {
            entry.proved = entry.proved.min(plies);
        } else if numbers.disproof == 0 {
            entry.disproved = entry.disproved.max(plies);
        } else {
            entry.numbers = numbers;
            entry.plies = plies;
        }
    }
}
