//! The format of a class, in the program or in a file.
//!
//! A record holds one [`Metric`] of all views of a class, little-endian:
//!
//! | bytes | what |
//! |---|---|
//! | 8 | `DAMIEREN` |
//! | 1 | version, 1 |
//! | 1 | variant: 0 international, 1 Russian, 2 Brazilian |
//! | 4 | kings and men of the stronger, kings and men of the weaker side |
//! | 1 | metric: 0 outcome, 1 plies to the end, 2 plies needed within the limit |
//! | 1 | 1 if packed against another table (see `Tables::base`), else 0 |
//! | 8 | length of the record |
//! | 4 each | lengths of the packed segments, view by view, [`SEGMENT`] positions each |
//! | | the packed segments |
//! | 4 | CRC-32 of everything before |

use std::ops::Range;

use super::index::Index;
use super::material::{Class, Force, MAX_PIECES, View};
use damier_rules::{Brazilian, International, Russian, Variant};

/// The number of positions packed together: a probe unpacks a segment when it first needs it.
pub const SEGMENT: u64 = 1 << 18;
const MAGIC: [u8; 8] = *b"DAMIEREN";
const VERSION: u8 = 1;
const HEADER: usize = 24;

/// What a table stores about its positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Metric {
    /// Win, draw or loss.
    Outcome,
    /// Plus the plies to the end of the game.
    ToWin,
    /// Plus the plies needed within the limit.
    Needed,
}

impl Metric {
    pub(super) const ALL: [Self; 3] = [Self::Outcome, Self::ToWin, Self::Needed];
}

/// Why bytes are not a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// They begin with something else.
    #[error("not an endings table")]
    NotATable,
    /// They were written by another version of the program.
    #[error("version {found} instead of {known}")]
    Version {
        /// The version found.
        found: u8,
        /// The only supported version.
        known: u8,
    },
    /// They are too short or too long.
    #[error("{0} bytes instead of {1}")]
    Length(usize, u64),
    /// Some bytes have changed.
    #[error("wrong checksum")]
    Checksum,
    /// They hold another class or variant than expected.
    #[error("table of {found:?} instead of {expected:?}")]
    WrongClass {
        /// What they hold.
        found: (Variant, Class),
        /// What was expected.
        expected: (Variant, Class),
    },
}

/// The contents of a record and their places.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    pub variant: Variant,
    pub class: Class,
    pub metric: Metric,
    /// Whether it is packed against another table.
    pub has_base: bool,
    /// For each view, the ranges of its segments in the bytes of the record.
    pub segments: Vec<(View, Vec<Range<usize>>)>,
}

/// The numbering of a view of a variant chosen at run time.
pub fn index_of(variant: Variant, view: View) -> Index {
    match variant {
        Variant::International => Index::new::<International>(view),
        Variant::Russian => Index::new::<Russian>(view),
        Variant::Brazilian => Index::new::<Brazilian>(view),
    }
}

/// Number of segments of a view.
pub fn segments_of(index: &Index) -> u64 {
    index.positions().div_ceil(SEGMENT)
}

/// Writes a record; `packed` holds the segments of all views in their order.
pub fn write(variant: Variant, class: Class, metric: Metric, has_base: bool, packed: &[Vec<u8>]) -> Vec<u8> {
    let length = HEADER + packed.iter().map(|segment| segment.len() + 4).sum::<usize>() + 4;
    let mut bytes = Vec::with_capacity(length);
    bytes.extend(MAGIC);
    let (strong, weak) = (class.strong(), class.weak());
    bytes.extend([
        VERSION,
        variant as u8,
        strong.kings,
        strong.men,
        weak.kings,
        weak.men,
        metric as u8,
        u8::from(has_base),
    ]);
    bytes.extend((length as u64).to_le_bytes());
    for segment in packed {
        bytes.extend(u32::try_from(segment.len()).unwrap_or(u32::MAX).to_le_bytes());
    }
    for segment in packed {
        bytes.extend(segment);
    }
    bytes.extend(crc32fast::hash(&bytes).to_le_bytes());
    bytes
}

/// The length of the record at the start of `bytes`.
///
/// # Errors
///
/// If `bytes` does not start with a record.
pub fn length(bytes: &[u8]) -> Result<u64, RecordError> {
    let header = bytes.first_chunk::<HEADER>().filter(|header| header[..8] == MAGIC).ok_or(RecordError::NotATable)?;
    if header[8] != VERSION {
        return Err(RecordError::Version { found: header[8], known: VERSION });
    }
    let length = header[16..].try_into().map_or(0, u64::from_le_bytes);
    if length < HEADER as u64 + 4 { Err(RecordError::NotATable) } else { Ok(length) }
}

/// Variant, class and metric of the record at the start of `bytes`.
///
/// # Errors
///
/// If `bytes` does not start with a record.
pub fn title(bytes: &[u8]) -> Result<(Variant, Class, Metric), RecordError> {
    length(bytes)?;
    let force = |at: usize| Force { kings: bytes[at], men: bytes[at + 1] };
    let (strong, weak) = (force(10), force(12));
    let pieces = [10, 11, 12, 13].into_iter().map(|at| u32::from(bytes[at])).sum::<u32>();
    let variant = Variant::ALL.into_iter().find(|&variant| variant as u8 == bytes[9]);
    let metric = Metric::ALL.into_iter().find(|&metric| metric as u8 == bytes[14]);
    match (variant, metric) {
        (Some(variant), Some(metric))
            if pieces <= u32::from(MAX_PIECES) && strong.pieces() > 0 && weak.pieces() > 0 =>
        {
            Ok((variant, Class::new(strong, weak), metric))
        }
        _ => Err(RecordError::NotATable),
    }
}

/// Reads a record that fills `bytes` exactly.
///
/// # Errors
///
/// Any [`RecordError`].
pub fn read(bytes: &[u8]) -> Result<Record, RecordError> {
    let length = length(bytes)?;
    if bytes.len() as u64 != length {
        return Err(RecordError::Length(bytes.len(), length));
    }
    let (content, checksum) = bytes.split_at(bytes.len() - 4);
    if crc32fast::hash(content).to_le_bytes() != *checksum {
        return Err(RecordError::Checksum);
    }
    let (variant, class, metric) = title(bytes)?;
    let views: Vec<(View, u64)> =
        class.views().into_iter().map(|view| (view, segments_of(&index_of(variant, view)))).collect();
    let count = views.iter().map(|(_, count)| count).sum::<u64>();
    let payload = usize::try_from(count).ok().and_then(|count| count.checked_mul(4)).map(|lengths| HEADER + lengths);
    let mut at = payload.filter(|&at| at <= content.len()).ok_or(RecordError::NotATable)?;
    let mut lengths = content[HEADER..at].as_chunks::<4>().0.iter();
    let mut next = || {
        let length = lengths.next().map_or(0, |bytes| u32::from_le_bytes(*bytes)) as usize;
        let range = at..at.checked_add(length)?;
        at = range.end;
        (at <= content.len()).then_some(range)
    };
    let segments = views
        .into_iter()
        .map(|(view, count)| Some((view, (0..count).map(|_| next()).collect::<Option<Vec<_>>>()?)))
        .collect::<Option<Vec<_>>>()
        .ok_or(RecordError::NotATable)?;
    Ok(Record { variant, class, metric, has_base: bytes[15] != 0, segments })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> Vec<u8> {
        let class: Class = "KMM-K".parse().unwrap();
        let count: u64 = class.views().into_iter().map(|view| segments_of(&Index::new::<International>(view))).sum();
        let packed: Vec<Vec<u8>> = (0..count).map(|number| vec![7; usize::try_from(number).unwrap()]).collect();
        write(Variant::International, class, Metric::Needed, true, &packed)
    }

    #[test]
    fn a_record_is_read_back() {
        let bytes = sample();
        let record = read(&bytes).unwrap();
        assert_eq!(record.class.to_string(), "KMM-K");
        assert_eq!((record.variant, record.metric), (Variant::International, Metric::Needed));
        assert!(record.has_base);
        assert_eq!(record.segments.len(), 2);
        assert_eq!(record.segments[0].1[3].len(), 3);
        assert_eq!(title(&bytes), Ok((record.variant, record.class, record.metric)));
    }

    #[test]
    fn damage_is_found_wherever_it_is() {
        let good = sample();
        for at in 0..good.len() {
            let mut bad = good.clone();
            bad[at] ^= 0x10;
            assert!(read(&bad).is_err(), "byte {at}");
            assert!(read(&good[..at]).is_err(), "cut at {at}");
        }
        let mut longer = good.clone();
        longer.push(0);
        assert!(matches!(read(&longer), Err(RecordError::Length(..))));
    }
}
