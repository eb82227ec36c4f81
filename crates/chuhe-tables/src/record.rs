//! Packed tables as bytes: a title, the length, a checksum, and what the codec wrote.

use chuhe_rules::{Position, Side};

use crate::{
    class::Class,
    codec::{decode, encode},
    layout::Layout,
    solver::{ILLEGAL, Solution},
};

const MAGIC: &[u8; 4] = b"CHT1";

/// Longest win that a packed cell may hold: the limit of sixty rounds.
const LONGEST: u8 = 120;

/// Why a record is not read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// The first bytes are those of something else.
    #[error("this is no packed table")]
    NotATable,
    /// The bytes end too early.
    #[error("the packed table is cut short")]
    CutShort,
    /// The checksum is another.
    #[error("the packed table of {0} is damaged")]
    Damaged(Class),
    /// A win takes more than 120 plies without a capture and cannot be packed.
    #[error("{0}: a win without a capture takes more than sixty rounds")]
    TooLong(Class),
}

/// The values of a class with the attacker to move.
pub struct Table {
    pub(crate) layout: Layout,
    pub(crate) attack: Vec<u8>,
}

impl Table {
    /// The values of a solution that counts plies to the next capture.
    #[must_use]
    pub fn of(solution: Solution) -> Self {
        Self { layout: solution.layout, attack: solution.attack }
    }

    /// The class.
    #[must_use]
    pub const fn class(&self) -> &Class {
        &self.layout.class
    }

    /// A position with the attacker, Red, to move, by a number below [`count`](Self::count); `None` where there is none.
    #[must_use]
    pub fn position(&self, index: usize) -> Option<Position> {
        let is_position = index < self.attack.len() && self.layout.is_position(index);
        if is_position { self.layout.position(self.layout.placement(index), Side::Red) } else { None }
    }

    /// How many numbers the positions have.
    #[must_use]
    pub fn count(&self) -> usize {
        self.attack.len()
    }

    /// Packs the table.
    ///
    /// # Errors
    ///
    /// If a win takes longer than sixty rounds.
    pub fn pack(&self) -> Result<Vec<u8>, RecordError> {
        if self.attack.iter().any(|&cell| cell > LONGEST && cell != ILLEGAL) {
            return Err(RecordError::TooLong(self.class().clone()));
        }
        let packed = encode(&self.layout, &self.attack, |index| self.layout.is_position(index));
        let title = self.class().to_string();
        let mut bytes = MAGIC.to_vec();
        bytes.push(u8::try_from(title.len()).unwrap_or_default());
        bytes.extend(title.as_bytes());
        bytes.extend(u32::try_from(packed.len()).unwrap_or_default().to_le_bytes());
        bytes.extend(crc32fast::hash(&packed).to_le_bytes());
        bytes.extend(packed);
        Ok(bytes)
    }

    /// Unpacks a table.
    ///
    /// # Errors
    ///
    /// If the bytes are none, or damaged.
    pub fn unpack(bytes: &[u8]) -> Result<Self, RecordError> {
        let Packed { class, checksum, cells, .. } = split(bytes)?;
        let damaged = || RecordError::Damaged(class.clone());
        if crc32fast::hash(cells) != checksum {
            return Err(damaged());
        }
        let layout = Layout::new(&class);
        let attack = decode(&layout, cells, |index| layout.is_position(index)).map_err(|_| damaged())?;
        Ok(Self { layout, attack })
    }
}

/// A record as bytes.
struct Packed<'a> {
    class: Class,
    checksum: u32,
    cells: &'a [u8],
    /// What follows it.
    rest: &'a [u8],
}

/// The first record.
fn split(bytes: &[u8]) -> Result<Packed<'_>, RecordError> {
    let rest = bytes.strip_prefix(MAGIC).ok_or(RecordError::NotATable)?;
    let (&length, rest) = rest.split_first().ok_or(RecordError::CutShort)?;
    let (title, rest) = rest.split_at_checked(length.into()).ok_or(RecordError::CutShort)?;
    let class = std::str::from_utf8(title).ok().and_then(|title| title.parse().ok()).ok_or(RecordError::NotATable)?;
    let (length, rest) = rest.split_first_chunk::<4>().ok_or(RecordError::CutShort)?;
    let (checksum, rest) = rest.split_first_chunk::<4>().ok_or(RecordError::CutShort)?;
    let length = usize::try_from(u32::from_le_bytes(*length)).unwrap_or(usize::MAX);
    let (cells, rest) = rest.split_at_checked(length).ok_or(RecordError::CutShort)?;
    Ok(Packed { class, checksum: u32::from_le_bytes(*checksum), cells, rest })
}

/// The records one after another, by class, up to the first bytes that are none.
pub fn contents(mut bytes: &[u8]) -> Vec<(Class, &[u8])> {
    let mut found = Vec::new();
    while let Ok(Packed { class, rest, .. }) = split(bytes) {
        found.push((class, &bytes[..bytes.len() - rest.len()]));
        bytes = rest;
    }
    found
}
