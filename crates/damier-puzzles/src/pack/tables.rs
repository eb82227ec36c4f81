//! What is stored once for all puzzles: lists of tags, names, and kinds of proofs.

use std::collections::HashMap;
use std::sync::Arc;

use etude_coder::{Decoder, Encoder, Tree};

use super::coder::{Coder, Damaged};
use crate::record::Record;
use crate::tag::Tag;

/// The largest table, in bytes: far more than any needs, and few enough for any machine.
const LARGEST: usize = 1 << 24;

/// The lists of tags, the most frequent first.
#[derive(Default)]
pub struct TagLists {
    lists: Vec<Arc<[Tag]>>,
    indices: HashMap<Arc<[Tag]>, u32>,
}

/// Texts, the most frequent first: players, events without their last numbers, versions of proofs, and whatever a record
/// says in a form of its own. And the kinds of proofs: version and nodes.
#[derive(Default)]
pub struct Names {
    texts: Vec<String>,
    indices: HashMap<String, u32>,
    proofs: Vec<(u32, u64)>,
}

impl TagLists {
    /// The lists of records.
    pub fn of<'a>(records: impl Iterator<Item = &'a Record>) -> Self {
        let words = |list: &Arc<[Tag]>| list.iter().map(Tag::to_string).collect::<Vec<_>>();
        let lists = by_frequency(records.map(|record| record.tags.clone().into()), words);
        let indices = lists.iter().cloned().zip(0..).collect();
        Self { lists, indices }
    }

    /// The index of a list. 0 if it is not there.
    pub fn index(&self, tags: &[Tag]) -> u32 {
        self.indices.get(tags).copied().unwrap_or_default()
    }

    /// The list with an index.
    ///
    /// # Errors
    ///
    /// [`Damaged`] if there is none.
    pub fn get(&self, index: u32) -> Result<&Arc<[Tag]>, Damaged> {
        self.lists.get(index as usize).ok_or(Damaged)
    }

    /// The lists as bytes: the different tags, then each list as indices into these.
    pub fn write(&self) -> Vec<u8> {
        let tags = by_frequency(self.lists.iter().flat_map(|list| list.iter().cloned()), Tag::to_string);
        let indices: HashMap<&Tag, u64> = tags.iter().zip(0..).collect();
        let mut out = Out::default();
        out.texts(tags.iter().map(Tag::to_string));
        out.number(self.lists.len() as u64);
        for list in &self.lists {
            out.number(list.len() as u64);
            list.iter().for_each(|tag| out.number(indices[tag]));
        }
        out.0
    }

    /// Reads what [`TagLists::write`] wrote.
    ///
    /// # Errors
    ///
    /// [`Damaged`] if it is something else.
    pub fn read(bytes: &[u8]) -> Result<Self, Damaged> {
        let mut input = In(bytes);
        let tags: Vec<Tag> = input.texts()?.iter().map(|text| Tag::from(&**text)).collect();
        let lists = (0..input.length()?).map(|_| {
            let tags = (0..input.length()?).map(|_| tags.get(input.length()?).cloned().ok_or(Damaged));
            tags.collect::<Result<Arc<[Tag]>, Damaged>>()
        });
        Ok(Self { lists: lists.collect::<Result<_, _>>()?, indices: HashMap::new() })
    }
}

impl Names {
    /// Texts by frequency, and kinds of proofs: versions, which must be among the texts, and nodes.
    pub fn of(texts: impl Iterator<Item = String>, proofs: impl Iterator<Item = (String, u64)>) -> Self {
        let texts = by_frequency(texts, String::clone);
        let indices: HashMap<String, u32> = texts.iter().cloned().zip(0..).collect();
        let proofs = by_frequency(proofs, Clone::clone);
        let proofs = proofs.iter().map(|(engine, nodes)| (indices.get(engine).copied().unwrap_or_default(), *nodes));
        let proofs = proofs.collect();
        Self { texts, indices, proofs }
    }

    /// Writes a text that may be missing, or reads one. Returns it.
    ///
    /// # Errors
    ///
    /// [`Damaged`] if there is no such text.
    pub fn code(&self, coder: &mut impl Coder, field: usize, written: Option<&str>) -> Result<Option<String>, Damaged> {
        let index = coder.number(field, written.map_or(0, |text| self.index(text) + 1));
        index.checked_sub(1).map(|index| self.text(index).map(str::to_owned)).transpose()
    }

    /// The index of a text. 0 if it is not there.
    pub fn index(&self, text: &str) -> u32 {
        self.indices.get(text).copied().unwrap_or_default()
    }

    /// The text with an index.
    ///
    /// # Errors
    ///
    /// [`Damaged`] if there is none.
    pub fn text(&self, index: u32) -> Result<&str, Damaged> {
        self.texts.get(index as usize).map(String::as_str).ok_or(Damaged)
    }

    /// The index of a kind of proof. 0 if it is not there.
    pub fn proof_index(&self, engine: &str, nodes: u64) -> u32 {
        let engine = self.index(engine);
        let found = self.proofs.iter().position(|&proof| proof == (engine, nodes));
        found.and_then(|index| u32::try_from(index).ok()).unwrap_or_default()
    }

    /// The version and nodes of a kind of proof.
    ///
    /// # Errors
    ///
    /// [`Damaged`] if there is none.
    pub fn proof(&self, index: u32) -> Result<(&str, u64), Damaged> {
        let &(engine, nodes) = self.proofs.get(index as usize).ok_or(Damaged)?;
        Ok((self.text(engine)?, nodes))
    }

    /// Texts and proofs as bytes.
    pub fn write(&self) -> Vec<u8> {
        let mut out = Out::default();
        out.texts(self.texts.iter());
        out.number(self.proofs.len() as u64);
        for &(engine, nodes) in &self.proofs {
            out.number(engine.into());
            out.number(nodes);
        }
        out.0
    }

    /// Reads what [`Names::write`] wrote.
    ///
    /// # Errors
    ///
    /// [`Damaged`] if it is something else.
    pub fn read(bytes: &[u8]) -> Result<Self, Damaged> {
        let mut input = In(bytes);
        let texts = input.texts()?;
        let proofs =
            (0..input.length()?).map(|_| Ok((u32::try_from(input.number()?).map_err(|_| Damaged)?, input.number()?)));
        Ok(Self { texts, indices: HashMap::new(), proofs: proofs.collect::<Result<_, _>>()? })
    }
}

/// The different values, the most frequent first, and equally frequent ones sorted by a key.
fn by_frequency<T: Clone + Eq + std::hash::Hash, K: Ord>(
    values: impl Iterator<Item = T>,
    key: impl Fn(&T) -> K,
) -> Vec<T> {
    let mut counts: HashMap<T, u64> = HashMap::new();
    values.for_each(|value| *counts.entry(value).or_default() += 1);
    let mut sorted: Vec<(T, u64)> = counts.into_iter().collect();
    sorted.sort_by_cached_key(|(value, count)| (u64::MAX - count, key(value)));
    sorted.into_iter().map(|(value, _)| value).collect()
}

/// Bytes to be written.
#[derive(Default)]
pub struct Out(pub Vec<u8>);

impl Out {
    /// A number, seven bits a byte, the lowest first; all bytes but the last have the highest bit set.
    pub fn number(&mut self, mut number: u64) {
        while number >= 0x80 {
            self.0.push((number & 0x7f) as u8 | 0x80);
            number >>= 7;
        }
        self.0.push((number & 0x7f) as u8);
    }

    /// A number of texts, then each: its length in bytes, and the bytes in UTF-8.
    fn texts(&mut self, texts: impl ExactSizeIterator<Item = impl AsRef<str>>) {
        self.number(texts.len() as u64);
        for text in texts {
            self.number(text.as_ref().len() as u64);
            self.0.extend(text.as_ref().bytes());
        }
    }
}

/// Bytes still to be read.
pub struct In<'a>(pub &'a [u8]);

impl<'a> In<'a> {
    /// The next bytes.
    pub fn bytes(&mut self, length: usize) -> Result<&'a [u8], Damaged> {
        let (bytes, rest) = self.0.split_at_checked(length).ok_or(Damaged)?;
        self.0 = rest;
        Ok(bytes)
    }

    /// Four bytes, the lowest first.
    pub fn word(&mut self) -> Result<u32, Damaged> {
        Ok(u32::from_le_bytes(self.bytes(4)?.try_into().map_err(|_| Damaged)?))
    }

    /// What [`Out::number`] wrote.
    pub fn number(&mut self) -> Result<u64, Damaged> {
        let mut number = 0;
        for shift in (0..64).step_by(7) {
            let byte = self.bytes(1)?[0];
            number |= u64::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                return Ok(number);
            }
        }
        Err(Damaged)
    }

    /// A number that counts something here, so it cannot be larger than what a table holds.
    pub fn length(&mut self) -> Result<usize, Damaged> {
        usize::try_from(self.number()?).ok().filter(|&length| length <= LARGEST).ok_or(Damaged)
    }

    fn texts(&mut self) -> Result<Vec<String>, Damaged> {
        (0..self.length()?)
            .map(|_| {
                let length = self.length()?;
                String::from_utf8(self.bytes(length)?.to_vec()).map_err(|_| Damaged)
            })
            .collect()
    }
}

/// The probabilities of a byte, by the byte before it.
fn trees() -> Vec<Tree<256>> {
    vec![Tree::new(8); 256]
}

/// Bytes with their number in front, written by a range coder.
pub fn squeeze(bytes: &[u8]) -> Vec<u8> {
    let (mut encoder, mut trees, mut last) = (Encoder::new(), trees(), 0);
    for &byte in bytes {
        trees[usize::from(last)].put(&mut encoder, byte.into());
        last = byte;
    }
    let mut out = Out::default();
    out.number(bytes.len() as u64);
    out.0.extend(encoder.finish());
    out.0
}

/// Reads what [`squeeze`] wrote.
pub fn expand(bytes: &[u8]) -> Result<Vec<u8>, Damaged> {
    let mut input = In(bytes);
    let length = input.length()?;
    let (mut decoder, mut trees, mut last) = (Decoder::new(input.0), trees(), 0);
    let bytes = (0..length).map(|_| {
        last = trees[last].get(&mut decoder);
        u8::try_from(last).map_err(|_| Damaged)
    });
    bytes.collect()
}
