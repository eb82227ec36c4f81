//! Packing.

use std::collections::HashSet;

use super::coder::{Coder, Counter, Damaged, Model, Writer};
use super::container::{assemble, in_blocks};
use super::fields::{CONTEXTS, SOURCE_PUZZLES};
use super::puzzle::{Ground, Head};
use super::source::{Origin, split};
use super::tables::{Names, Out, TagLists, squeeze};
use super::{BLOCK, FORMAT};
use crate::puzzle::{Puzzle, PuzzleError};
use crate::record::{Reached, Record, Source, SourceKind};
use damier_rules::Variant;

/// Why records cannot be packed.
#[derive(Debug, thiserror::Error)]
#[error("{id}: {reason}")]
pub struct PackingError {
    /// The id of the record.
    pub id: String,
    /// The reason.
    #[source]
    pub reason: Unpackable,
}

/// Why a record cannot be packed.
#[derive(Debug, thiserror::Error)]
pub enum Unpackable {
    /// It is not a valid puzzle.
    #[error("not a valid puzzle")]
    Invalid(#[from] PuzzleError),
    /// It belongs to a pack of another variant.
    #[error("of another variant")]
    OtherVariant,
    /// Its solution is not proven.
    #[error("not proven")]
    Unproven,
    /// It has fields that a pack has no room for.
    #[error("unknown field {0:?}")]
    Extra(String),
    /// There are two records with its id.
    #[error("twice")]
    Twice,
    /// It would not be the same when read back: a move or the position is not written as the program writes it, or the
    /// game does not lead to the position.
    #[error("would not be read back as it is")]
    Inexact,
}

/// Packs records of one variant. The same records give the same bytes, in whatever order they come.
///
/// # Errors
///
/// [`PackingError`] for the first record that cannot be packed.
pub fn pack(variant: Variant, mut records: Vec<Record>) -> Result<Vec<u8>, PackingError> {
    let mut ids = HashSet::new();
    for record in &records {
        let refuse = |reason| PackingError { id: record.id.clone(), reason };
        check(variant, record).map_err(refuse)?;
        if !ids.insert(&record.id) {
            return Err(refuse(Unpackable::Twice));
        }
    }
    drop(ids);
    records.sort_by_cached_key(order);
    let lists = TagLists::of(records.iter());
    let names = Names::of(records.iter().flat_map(texts), records.iter().map(proof));
    let contents = Contents {
        variant,
        lists,
        names,
        blocks: in_blocks(&records, BLOCK, |one, other| common(&one.source) == common(&other.source)),
    };
    let mut counter = Counter::new(CONTEXTS);
    contents.index(&mut counter);
    for block in &contents.blocks {
        contents.block(block, &mut counter)?;
    }
    contents.assemble(&counter.model())
}

/// Whether there is room for everything in a record.
fn check(variant: Variant, record: &Record) -> Result<(), Unpackable> {
    if record.variant != variant.name() {
        return Err(Unpackable::OtherVariant);
    }
    if !record.status.is_proven() {
        return Err(Unpackable::Unproven);
    }
    if let Some(field) = record.extra.keys().next() {
        return Err(Unpackable::Extra(field.clone()));
    }
    Puzzle::from_record(record)?;
    Ok(())
}

/// The order of the records in a pack: by source, then by ply.
fn order(record: &Record) -> impl Ord + use<> {
    let Source { kind, white, black, event, year, moves, ply, .. } = record.source.clone();
    let event = event.as_deref().map(split).map(|(name, number)| (name.to_owned(), number));
    ((kind, event, year), (white, black, moves), ply, record.id.clone())
}

/// What all puzzles of a source have in common.
pub(super) fn common(source: &Source) -> Source {
    Source { reached: Reached::default(), ply: None, played: None, ..source.clone() }
}

/// All texts that a record needs.
fn texts(record: &Record) -> impl Iterator<Item = String> {
    let Source { white, black, event, played, moves, .. } = &record.source;
    let event = event.as_deref().map(|event| split(event).0);
    // Elsewhere this move follows from the game.
    let played = played.as_deref().filter(|_| moves.is_none());
    let texts = [white.as_deref(), black.as_deref(), event, played, Some(&record.verification.engine)];
    texts.map(|text| text.map(str::to_owned)).into_iter().flatten()
}

/// Version and nodes of a proof.
fn proof(record: &Record) -> (String, u64) {
    (record.verification.engine.clone(), record.verification.nodes)
}

/// Puzzles of one source.
type Group<'a> = &'a [Record];

/// All that a pack is made of.
struct Contents<'a> {
    variant: Variant,
    lists: TagLists,
    names: Names,
    blocks: Vec<Vec<Group<'a>>>,
}

impl Contents<'_> {
    fn head(&self, record: &Record) -> Head {
        Head { kind: record.source.kind, tags: self.lists.index(&record.tags), rating: record.rating }
    }

    fn records(&self) -> impl Iterator<Item = &Record> {
        self.blocks.iter().flatten().copied().flatten()
    }

    /// Writes the heads of all puzzles.
    fn index(&self, coder: &mut impl Coder) {
        let mut last = SourceKind::default();
        for record in self.records() {
            // Nothing can be wrong with what is written.
            let _ = Head::code(coder, &self.lists, last, &self.head(record));
            last = record.source.kind;
        }
    }

    /// Writes the rest of the puzzles of a block.
    fn block(&self, groups: &[Group], coder: &mut impl Coder) -> Result<(), PackingError> {
        let mut last: Option<Origin> = None;
        for &group in groups {
            let refuse = |record: &Record| PackingError { id: record.id.clone(), reason: Unpackable::Inexact };
            let origin = self.origin(coder, last.as_ref(), group).map_err(|_| refuse(&group[0]))?;
            let mut last_ply = 0;
            for record in group {
                if self.record(coder, &origin, last_ply, record).as_ref() != Ok(record) {
                    return Err(refuse(record));
                }
                last_ply = record.source.ply.unwrap_or(last_ply);
            }
            last = Some(origin);
        }
        Ok(())
    }

    fn origin(&self, coder: &mut impl Coder, last: Option<&Origin>, group: Group) -> Result<Origin, Damaged> {
        let source = common(&group[0].source);
        coder.count(SOURCE_PUZZLES, group.len() - 1, usize::MAX)?;
        Origin::code(coder, &self.names, (self.variant, source.kind), last, &source)
    }

    fn record(
        &self,
        coder: &mut impl Coder,
        origin: &Origin,
        last_ply: u16,
        record: &Record,
    ) -> Result<Record, Damaged> {
        let Record { id, tags, rating, .. } = record;
        let (id, names, variant) = (id.clone(), &self.names, self.variant);
        let ground = Ground { variant, names, origin, id, tags, rating: *rating, last_ply };
        ground.code(coder, Some(record))
    }

    /// The bytes of the pack.
    fn assemble(&self, model: &Model) -> Result<Vec<u8>, PackingError> {
        let mut heads = Writer::new(model);
        self.index(&mut heads);
        let (mut table, mut blocks) = (Out::default(), Vec::new());
        for block in &self.blocks {
            let mut writer = Writer::new(model);
            self.block(block, &mut writer)?;
            let bytes = writer.finish();
            table.number(block.iter().map(|group| group.len() as u64).sum());
            table.number(bytes.len() as u64);
            blocks.extend(bytes);
        }
        let sections = [
            squeeze(model.bytes()),
            squeeze(&self.lists.write()),
            squeeze(&self.names.write()),
            heads.finish(),
            table.0,
        ];
        let ids: Vec<&str> = self.records().map(|record| &*record.id).collect();
        Ok(assemble(&FORMAT, self.variant, &sections, &ids, &blocks))
    }
}
