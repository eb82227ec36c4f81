//! What packs of puzzles and of turns have in common: how they begin, their sections, names, identities and blocks.

use std::borrow::Cow;
use std::ops::Range;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use super::coder::{Damaged, Model, Reader};
use super::error::PackError;
use super::tables::{In, Names, Out, expand};
use damier_rules::Variant;

/// The bytes of an identity.
const ID: usize = 6;

/// A kind of pack.
pub struct Format {
    /// Its first bytes.
    pub magic: &'static [u8],
    /// The version of the format.
    pub version: u8,
    /// The number of contexts of its model.
    pub contexts: usize,
    /// The place of the names among the sections. The model comes first and the table of blocks last.
    pub names: usize,
}

/// A block: its records and its bytes.
pub struct Block {
    pub records: Range<usize>,
    bytes: Range<usize>,
}

/// The common part of an open pack.
pub struct Container {
    pub variant: Variant,
    /// The number of records.
    pub count: usize,
    pub bytes: Cow<'static, [u8]>,
    pub(crate) model: Model,
    /// The names, in their squeezed form, and as soon as the first record is read.
    squeezed_names: Range<usize>,
    names: OnceLock<Result<Names, Damaged>>,
    ids: Range<usize>,
    blocks: Vec<Block>,
}

impl Container {
    /// Opens a pack. Returns its sections too.
    pub fn open<const SECTIONS: usize>(
        bytes: Cow<'static, [u8]>,
        format: &Format,
    ) -> Result<(Self, [Range<usize>; SECTIONS]), PackError> {
        let mut input = In(&bytes);
        if input.bytes(format.magic.len()) != Ok(format.magic) {
            return Err(PackError::NotAPack);
        }
        let &[version, game_type] = input.bytes(2)? else { return Err(PackError::Damaged) };
        if version != format.version {
            return Err(PackError::Version(version));
        }
        let variant = Variant::from_game_type(game_type).ok_or(Damaged)?;
        if input.word()? != crc32fast::hash(input.0) {
            return Err(PackError::Damaged);
        }
        let count = input.length()?;
        let mut sections = [const { 0..0 }; SECTIONS];
        for section in &mut sections {
            let length = input.length()?;
            let start = bytes.len() - input.0.len();
            *section = start..start + input.bytes(length)?.len();
        }
        let start = bytes.len() - input.0.len();
        let ids = start..start + count.checked_mul(ID).filter(|&length| length <= input.0.len()).ok_or(Damaged)?;
        let model = Model::read(expand(&bytes[sections[0].clone()])?, format.contexts).ok_or(Damaged)?;
        let blocks = read_blocks(&bytes[sections[SECTIONS - 1].clone()], count, ids.end..bytes.len())?;
        let (squeezed_names, names) = (sections[format.names].clone(), OnceLock::new());
        Ok((Self { variant, count, bytes, model, squeezed_names, names, ids, blocks }, sections))
    }

    /// The identity of the record with an index, counted from 0.
    pub fn id(&self, index: usize) -> Result<String, Damaged> {
        let id = self.bytes[self.ids.clone()].chunks_exact(ID).nth(index).ok_or(Damaged)?;
        let number = id.iter().fold(0, |number, &byte| number << 8 | u64::from(byte));
        Ok(format!("{}{number:012x}", &self.variant.name()[..1]))
    }

    /// The names, read at the first call.
    pub fn names(&self) -> Result<&Names, Damaged> {
        let read = || Names::read(&expand(&self.bytes[self.squeezed_names.clone()])?);
        self.names.get_or_init(read).as_ref().map_err(|&damaged| damaged)
    }

    /// A reader of a block.
    pub fn reader(&self, block: &Block) -> Reader<'_> {
        Reader::new(&self.model, &self.bytes[block.bytes.clone()])
    }
}

/// The records of the block last read: the next record is often one of the same.
pub struct LastBlock<T>(Mutex<Option<(usize, Arc<[T]>)>>);

impl<T: Clone> LastBlock<T> {
    pub const fn new() -> Self {
        Self(Mutex::new(None))
    }

    /// The record with an index, counted from 0; `read` reads a block.
    pub fn record(
        &self,
        pack: &Container,
        index: usize,
        read: impl FnOnce(&Block) -> Result<Vec<T>, Damaged>,
    ) -> Result<T, PackError> {
        let number = pack.blocks.partition_point(|block| block.records.end <= index);
        let block = pack.blocks.get(number).ok_or(Damaged)?;
        let mut last = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let records = match &*last {
            Some((known, records)) if *known == number => records.clone(),
            _ => {
                let records: Arc<[T]> = read(block)?.into();
                *last = Some((number, records.clone()));
                records
            }
        };
        Ok(records.get(index - block.records.start).ok_or(Damaged)?.clone())
    }
}

/// The blocks, which hold `count` records and fill `bytes` together.
fn read_blocks(table: &[u8], count: usize, bytes: Range<usize>) -> Result<Vec<Block>, Damaged> {
    let (mut table, mut blocks) = (In(table), Vec::new());
    let (mut record, mut byte) = (0, bytes.start);
    while !table.0.is_empty() {
        let block = Block { records: record..record + table.length()?, bytes: byte..byte + table.length()? };
        (record, byte) = (block.records.end, block.bytes.end);
        blocks.push(block);
    }
    if record == count && byte == bytes.end { Ok(blocks) } else { Err(Damaged) }
}

/// Records, grouped by source, in blocks: a block ends with the source that brings its records to `fullness`.
pub fn in_blocks<T>(records: &[T], fullness: usize, of_one_source: impl Fn(&T, &T) -> bool) -> Vec<Vec<&[T]>> {
    let (mut blocks, mut block, mut length) = (Vec::new(), Vec::new(), 0);
    for group in records.chunk_by(of_one_source) {
        block.push(group);
        length += group.len();
        if length >= fullness {
            blocks.push(std::mem::take(&mut block));
            length = 0;
        }
    }
    blocks.extend((!block.is_empty()).then_some(block));
    blocks
}

/// The bytes of a pack: the sections, the identities of the records, then the blocks.
pub fn assemble(format: &Format, variant: Variant, sections: &[Vec<u8>], ids: &[&str], blocks: &[u8]) -> Vec<u8> {
    let mut out = Out::default();
    out.number(ids.len() as u64);
    for section in sections {
        out.number(section.len() as u64);
        out.0.extend(section);
    }
    for id in ids {
        let number = u64::from_str_radix(&id[1..], 16).unwrap_or_default();
        out.0.extend(&number.to_be_bytes()[2..]);
    }
    out.0.extend(blocks);
    let checksum = crc32fast::hash(&out.0);
    [format.magic, &[format.version, variant.game_type()], &checksum.to_le_bytes(), &out.0].concat()
}
