//! Packs of turns: some 40 bytes each, with the games they come from.
//!
//! # File
//!
//! Numbers marked *v*, *squeezed* and *coded* bytes, moves and sources are as in a pack of puzzles.
//!
//! | bytes | content |
//! |---|---|
//! | 7 | `DamierT` |
//! | 1 | version of the format: 1 |
//! | 1 | variant: its PDN game type |
//! | 4 | CRC-32 (IEEE) of everything that follows, lowest byte first |
//! | *v* | number of turns |
//! | *v* + | length and bytes of each of four sections: model, names, uses, blocks |
//! | 6 each | the ids of the turns without their letter, highest byte first |
//! | rest | the blocks |
//!
//! - **model** and **names** as in a pack of puzzles.
//! - **uses**, *squeezed*: a byte for each turn, with the bits of [`Uses`].
//! - **blocks**: for each block the number (*v*) of its turns and of its bytes. A block is *coded* by itself.
//!
//! Turns are sorted by source and ply like puzzles. A block ends with the source that brings it to 4 turns or more. For
//! each source: number `KIND`, number `SOURCE_PUZZLES` (turns less 1), the source, and the turns:
//!
//! 1. signed `PLY` beyond that of the turn before it in the source.
//! 2. signed `VALUE`; for each move with a result of its own, sorted as for a choice among the legal moves: bit
//!    `NATURAL`, number `LOSS` (by that bit), and if it is 80 or more number `REFUTATION` and its moves.
//! 3. bit `QUIET`; number `THREAT` and its moves, the first after a pass.
//! 4. number `PROOF`, an index, and number `DEPTH`.

use std::borrow::Cow;

use super::PackError;
use super::coder::{Coder, Counter, Damaged, Writer};
use super::container::{Block, Container, Format, LastBlock, assemble, in_blocks};
use super::fields::{
    DEPTH, KIND, LOSS, NATURAL, PLY, PROOF, QUIET, REFUTATION, SOURCE_PUZZLES, THREAT, TURN_CONTEXTS, VALUE,
};
use super::moves::{Role, given, sorted};
use super::source::{Origin, split};
use super::tables::{Names, Out, expand, squeeze};
use super::write::common;
use crate::record::{Source, SourceKind};
use crate::turn::{JudgedRecord, LOSES, Turn, TurnError, TurnProof, TurnRecord, Uses};
use damier_rules::notation::{write_fen, write_move};
use damier_rules::{AnyPosition, Variant};

/// The format.
const FORMAT: Format = Format { magic: b"DamierT", version: 1, contexts: TURN_CONTEXTS, names: 1 };
/// A block ends with the source that brings its turns to this number.
const BLOCK: usize = 4;
/// The most plies of a line.
const MAX_PLIES: usize = 250;
/// The kinds of sources, in the order of their numbers.
const KINDS: [SourceKind; 5] =
    [SourceKind::Game, SourceKind::SelfPlay, SourceKind::Endings, SourceKind::Composition, SourceKind::Constructed];

/// Why a record cannot be packed.
#[derive(Debug, thiserror::Error)]
pub enum TurnUnpackable {
    /// It is not a turn.
    #[error("not a turn")]
    Invalid(#[from] TurnError),
    /// It would not be the same when read back.
    #[error("{0} would not be read back as it is")]
    Inexact(String),
}

/// An open pack of turns.
pub struct TurnPack {
    container: Container,
    uses: Vec<Uses>,
    last: LastBlock<TurnRecord>,
}

impl TurnPack {
    /// Opens a pack.
    ///
    /// # Errors
    ///
    /// Any [`PackError`].
    pub fn open(bytes: impl Into<Cow<'static, [u8]>>) -> Result<Self, PackError> {
        let (container, [_, _, uses, _]) = Container::open(bytes.into(), &FORMAT)?;
        let uses: Vec<Uses> = expand(&container.bytes[uses])?.into_iter().map(Uses).collect();
        if uses.len() != container.count {
            return Err(PackError::Damaged);
        }
        Ok(Self { container, uses, last: LastBlock::new() })
    }

    /// The variant of all its turns.
    #[must_use]
    pub const fn variant(&self) -> Variant {
        self.container.variant
    }

    /// What each turn is good for, in order.
    #[must_use]
    pub fn uses(&self) -> &[Uses] {
        &self.uses
    }

    /// The identity of the turn with an index, counted from 0. Empty if there is none.
    #[must_use]
    pub fn id(&self, index: usize) -> String {
        self.container.id(index).unwrap_or_default()
    }

    /// The record with an index, counted from 0.
    ///
    /// # Errors
    ///
    /// [`PackError::Damaged`] if there is none, or it cannot be read.
    pub fn record(&self, index: usize) -> Result<TurnRecord, PackError> {
        self.last.record(&self.container, index, |block| self.read(block))
    }

    /// The turn with an index, counted from 0.
    ///
    /// # Errors
    ///
    /// [`PackError::Damaged`] if there is none, or it cannot be read.
    pub fn turn(&self, index: usize) -> Result<Turn, PackError> {
        Turn::from_record(&self.record(index)?).map_err(|_| PackError::Damaged)
    }

    fn read(&self, block: &Block) -> Result<Vec<TurnRecord>, Damaged> {
        let (variant, names) = (self.container.variant, self.container.names()?);
        let coder = &mut self.container.reader(block);
        let (mut records, mut last) = (Vec::new(), None);
        while records.len() < block.records.len() {
            let left = block.records.len() - records.len();
            last = Some(code_source(coder, (names, variant), last.as_ref(), Group::Unread(left), &mut records)?);
        }
        for (record, index) in records.iter_mut().zip(block.records.clone()) {
            record.id = self.id(index);
        }
        Ok(records)
    }
}

impl std::fmt::Debug for TurnPack {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter
            .debug_struct("TurnPack")
            .field("variant", &self.container.variant)
            .field("turns", &self.uses.len())
            .finish_non_exhaustive()
    }
}

/// Turns of one source, to be written, or the most that can be read.
#[derive(Clone, Copy)]
enum Group<'a> {
    Written(&'a [TurnRecord]),
    Unread(usize),
}

/// Writes a source with its turns, or reads one, and adds them to `out`. Returns the source.
fn code_source(
    coder: &mut impl Coder,
    (names, variant): (&Names, Variant),
    last: Option<&Origin>,
    group: Group,
    out: &mut Vec<TurnRecord>,
) -> Result<Origin, Damaged> {
    let (turns, most) = match group {
        Group::Written(turns) => (turns, turns.len()),
        Group::Unread(most) => (&[][..], most),
    };
    let source = turns.first().map_or_else(Source::default, |turn| common(&turn.source));
    let kind = KINDS.get(coder.number(KIND, source.kind as u32) as usize).copied().ok_or(Damaged)?;
    let count = coder.count(SOURCE_PUZZLES, turns.len().saturating_sub(1), most.saturating_sub(1))? + 1;
    let origin = Origin::code(coder, names, (variant, kind), last, &source)?;
    let mut last_ply = 0;
    for index in 0..count {
        let record = code_turn(coder, names, &origin, last_ply, turns.get(index))?;
        last_ply = record.source.ply.unwrap_or(last_ply);
        out.push(record);
    }
    Ok(origin)
}

/// Writes a turn, or reads one. Returns it, without its identity if it is read.
fn code_turn(
    coder: &mut impl Coder,
    names: &Names,
    origin: &Origin,
    last_ply: u16,
    written: Option<&TurnRecord>,
) -> Result<TurnRecord, Damaged> {
    let game = origin.game.as_ref().ok_or(Damaged)?;
    let ply = written.and_then(|written| written.source.ply).unwrap_or_default();
    let step = coder.signed(PLY, i32::from(ply) - i32::from(last_ply));
    let ply = u16::try_from(i32::from(last_ply).checked_add(step).ok_or(Damaged)?).map_err(|_| Damaged)?;
    let position = game.positions.get(usize::from(ply)).ok_or(Damaged)?;
    let value = coder.signed(VALUE, written.map_or(0, |written| written.value));
    let mut moves = sorted(position)
        .into_iter()
        .map(|played| {
            let text = write_move(position, played);
            let wanted = written.and_then(|written| written.moves.iter().find(|each| each.played == text));
            code_judged(coder, &position.play_unchecked(played), text, wanted)
        })
        .collect::<Result<Vec<_>, _>>()?;
    moves.sort_by_key(|each| each.loss);
    let quiet = coder.bit(QUIET, written.is_some_and(|written| written.quiet));
    let threat = code_line(coder, THREAT, position.passed(), written.map_or(&[][..], |written| &written.threat))?;
    let proof = written.map(|written| &written.proof);
    let index = proof.map_or(0, |proof| names.proof_index(&proof.engine, proof.nodes));
    let (engine, nodes) = names.proof(coder.number(PROOF, index))?;
    let depth = coder.number(DEPTH, proof.map_or(0, |proof| proof.depth));
    Ok(TurnRecord {
        id: written.map(|written| written.id.clone()).unwrap_or_default(),
        variant: position.variant().name().to_owned(),
        fen: write_fen(position),
        source: Source { ply: Some(ply), ..origin.source.clone() },
        value,
        moves,
        quiet,
        threat,
        proof: TurnProof { engine: engine.to_owned(), nodes, depth },
    })
}

fn code_judged(
    coder: &mut impl Coder,
    after: &AnyPosition,
    played: String,
    written: Option<&JudgedRecord>,
) -> Result<JudgedRecord, Damaged> {
    let natural = coder.bit(NATURAL, written.is_some_and(|written| written.natural));
    let field = LOSS + usize::from(natural) * super::coder::NUMBER;
    let loss = coder.short(field, written.map_or(0, |written| written.loss))?;
    let refutation = if i32::from(loss) < LOSES {
        Vec::new()
    } else {
        code_line(coder, REFUTATION, *after, written.map_or(&[][..], |written| &written.refutation))?
    };
    Ok(JudgedRecord { played, loss, natural, refutation })
}

fn code_line(
    coder: &mut impl Coder,
    field: usize,
    mut position: AnyPosition,
    written: &[String],
) -> Result<Vec<String>, Damaged> {
    let count = coder.count(field, written.len(), MAX_PLIES)?;
    let mut texts = Vec::with_capacity(count);
    for index in 0..count {
        let role = if index % 2 == 0 { Role::Solver } else { Role::Defence };
        let wanted = given(&position, written.get(index).map(String::as_str));
        let (played, text) = role.code(coder, &position, wanted)?;
        position = position.play_unchecked(played);
        texts.push(text);
    }
    Ok(texts)
}

/// Packs turns of one variant. The same turns give the same bytes, in whatever order they come. Of two turns with the same
/// identity, one is left out.
///
/// # Errors
///
/// [`TurnUnpackable`] for the first record that cannot be packed.
pub fn pack_turns(variant: Variant, mut records: Vec<TurnRecord>) -> Result<Vec<u8>, TurnUnpackable> {
    records.sort_by_cached_key(order);
    let mut ids = std::collections::HashSet::new();
    records.retain(|record| ids.insert(record.id.clone()));
    for record in &mut records {
        let turn = Turn::from_record(record)?;
        let places = sorted(&turn.position);
        let place = |each: &JudgedRecord| places.iter().position(|&at| write_move(&turn.position, at) == each.played);
        record.moves.sort_by_key(|each| (each.loss, place(each)));
    }
    let uses: Vec<u8> =
        records.iter().map(|record| Ok(Turn::from_record(record)?.uses().0)).collect::<Result<_, TurnError>>()?;
    let proofs = records.iter().map(|record| (record.proof.engine.clone(), record.proof.nodes));
    let names = Names::of(records.iter().flat_map(texts), proofs);
    let blocks = in_blocks(&records, BLOCK, |one, other| common(&one.source) == common(&other.source));
    let mut counter = Counter::new(TURN_CONTEXTS);
    for block in &blocks {
        write_block(&mut counter, &names, variant, block)?;
    }
    let model = counter.model();
    let (mut table, mut bytes) = (Out::default(), Vec::new());
    for block in &blocks {
        let mut writer = Writer::new(&model);
        write_block(&mut writer, &names, variant, block)?;
        let block_bytes = writer.finish();
        table.number(block.iter().map(|group| group.len() as u64).sum());
        table.number(block_bytes.len() as u64);
        bytes.extend(block_bytes);
    }
    let ids: Vec<&str> = records.iter().map(|record| &*record.id).collect();
    let sections = [squeeze(model.bytes()), squeeze(&names.write()), squeeze(&uses), table.0];
    Ok(assemble(&FORMAT, variant, &sections, &ids, &bytes))
}

/// The order of the turns in a pack: by source, then by ply.
fn order(record: &TurnRecord) -> impl Ord + use<> {
    let Source { kind, white, black, event, year, moves, ply, .. } = record.source.clone();
    let event = event.as_deref().map(split).map(|(name, number)| (name.to_owned(), number));
    ((kind, event, year), (white, black, moves), ply, record.id.clone())
}

/// All texts that a record needs.
fn texts(record: &TurnRecord) -> impl Iterator<Item = String> {
    let Source { white, black, event, .. } = &record.source;
    let event = event.as_deref().map(|event| split(event).0);
    let texts = [white.as_deref(), black.as_deref(), event, Some(&record.proof.engine)];
    texts.map(|text| text.map(str::to_owned)).into_iter().flatten()
}

fn write_block(
    coder: &mut impl Coder,
    names: &Names,
    variant: Variant,
    groups: &[&[TurnRecord]],
) -> Result<(), TurnUnpackable> {
    let mut last = None;
    for &group in groups {
        let mut out = Vec::new();
        let inexact = || TurnUnpackable::Inexact(group[0].id.clone());
        let origin = code_source(coder, (names, variant), last.as_ref(), Group::Written(group), &mut out)
            .map_err(|_| inexact())?;
        if out != group {
            return Err(inexact());
        }
        last = Some(origin);
    }
    Ok(())
}
