//! A packed table in memory, unpacked segment by segment when probed.

use std::borrow::Cow;
use std::ops::Range;
use std::sync::{Arc, OnceLock};

use super::codec::{self, Sources};
use super::index::Index;
use super::record::{self, SEGMENT};
use super::solver;
use super::value::{Cell, Value};
use damier_rules::Rules;

/// The values of one view, except those of positions with a compulsory capture.
pub struct Table {
    pub index: Index,
    bytes: Arc<Cow<'static, [u8]>>,
    segments: Vec<Segment>,
    /// The table that this one was packed against.
    base: Option<Arc<Table>>,
}

struct Segment {
    packed: Range<usize>,
    cells: OnceLock<Box<[u8]>>,
}

impl Table {
    /// A table from the segments of a record whose checksum was verified.
    pub fn new(
        index: Index,
        bytes: Arc<Cow<'static, [u8]>>,
        segments: Vec<Range<usize>>,
        base: Option<Arc<Self>>,
    ) -> Self {
        let segments = segments.into_iter().map(|packed| Segment { packed, cells: OnceLock::new() }).collect();
        Self { index, bytes, segments, base }
    }

    /// The value of a position in which no capture is possible; `None` for a number outside the view.
    #[inline]
    pub fn value(&self, number: u64) -> Option<Value> {
        #[allow(clippy::cast_possible_truncation, reason = "segments are in memory")]
        let (segment, place) = ((number / SEGMENT) as usize, (number % SEGMENT) as usize);
        self.cells(segment)?.get(place).map(|&cell| Cell(cell).value())
    }

    /// The cells of a segment, unpacked.
    #[inline]
    pub fn cells(&self, segment: usize) -> Option<&[u8]> {
        let cells = &self.segments.get(segment)?.cells;
        if let Some(cells) = cells.get() { Some(cells) } else { Some(self.unpack(segment)) }
    }

    /// Unpacks all segments; `false` if one is damaged.
    pub fn unpack_all(&self) -> bool {
        (0..self.segments.len()).all(|segment| self.cells(segment).is_some_and(|cells| !cells.is_empty()))
    }

    #[cold]
    fn unpack(&self, segment: usize) -> &[u8] {
        let Segment { packed, cells } = &self.segments[segment];
        cells.get_or_init(|| {
            let base = self.base.as_ref().and_then(|base| base.cells(segment));
            let sources = Sources { distances: self.index.distances(), base };
            // The checksum was verified, so the bytes are those that were written.
            codec::decode(&self.bytes[packed.clone()], segment_length(&self.index, segment), &sources)
                .unwrap_or_default()
                .into_boxed_slice()
        })
    }
}

/// The tables of all views of a record that was just written and is not packed against another table.
pub fn from_record(bytes: Vec<u8>) -> Vec<Arc<Table>> {
    let bytes = Arc::new(Cow::Owned(bytes));
    let record = record::read(&bytes).ok();
    record.map_or_else(Vec::new, |record| {
        let table = |(view, segments)| {
            Arc::new(Table::new(record::index_of(record.variant, view), Arc::clone(&bytes), segments, None))
        };
        record.segments.into_iter().map(table).collect()
    })
}

/// Number of positions of a segment.
fn segment_length(index: &Index, segment: usize) -> usize {
    let rest = index.positions() - segment as u64 * SEGMENT;
    usize::try_from(rest.min(SEGMENT)).unwrap_or(0)
}

/// Packs the cells of a view, segment by segment, on a number of threads.
pub fn pack<R: Rules>(index: &Index, cells: &[u8], base: Option<&Table>, threads: usize) -> Vec<Vec<u8>> {
    let count = record::segments_of(index);
    let packed: Vec<OnceLock<Vec<u8>>> = (0..count).map(|_| OnceLock::new()).collect();
    solver::for_each_piece(
        threads,
        count,
        1,
        || (),
        |(), range| {
            for segment in range.filter_map(|segment| usize::try_from(segment).ok()) {
                let start = segment * usize::try_from(SEGMENT).unwrap_or(0);
                let matters = quiet_positions::<R>(index, segment);
                let cells = &cells[start..start + matters.len()];
                let sources = Sources { distances: index.distances(), base: base.and_then(|base| base.cells(segment)) };
                let _ = packed[segment].set(codec::encode(cells, &matters, &sources));
            }
        },
    );
    packed.into_iter().map(|segment| segment.into_inner().unwrap_or_default()).collect()
}

/// For each position of a segment, whether no capture is possible in it.
fn quiet_positions<R: Rules>(index: &Index, segment: usize) -> Vec<bool> {
    let length = segment_length(index, segment);
    let start = segment as u64 * SEGMENT;
    let mut quiet = Vec::with_capacity(length);
    index.for_each_in::<R>(start..start + length as u64, |_, board| quiet.push(!solver::can_capture::<R>(board)));
    quiet
}
