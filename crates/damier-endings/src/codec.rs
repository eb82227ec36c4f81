//! Packing the values of a view.
//!
//! Positions with a compulsory capture need no value (a search over the captures finds it), and neighbours in the
//! numbering mostly have the same value. So a table is written as a list of *stretches*. Each stretch is either a copy
//! of what lies a fixed distance before it (the position just before, the same place in the row above, ...) or at the
//! same place in another table, or else a single new value. A position that needs no value takes whatever its stretch
//! yields, which makes the stretches longer. An adaptive range coder writes the stretches.

use etude_coder::{Chance, Decoder, Encoder, Tree};

/// Number of distances back.
pub const DISTANCES: usize = 3;
/// The sources of copies: the distances, then the other table.
const SOURCES: usize = DISTANCES + 1;
/// The kinds of stretches: a new value, then the sources.
const KINDS: usize = SOURCES + 1;

/// The sources that stretches may be copied from.
#[derive(Clone, Debug)]
pub struct Sources<'a> {
    /// Distances back in the table; none is 0.
    pub distances: [usize; DISTANCES],
    /// Another table for the same positions.
    pub(crate) base: Option<&'a [u8]>,
}

/// The bytes were not written by [`encode`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Damaged;

/// The adaptive probabilities, which writer and reader update in step.
struct Model {
    /// The kind of a stretch, by [`Sources::hints`].
    kinds: [Tree<8>; KINDS << SOURCES],
    /// Whether the logarithm of a length continues, at each step of counting it up, by kind.
    logarithms: [[Chance; 32]; KINDS],
    /// The two bits after the leading one of a length, by logarithm.
    mantissas: [Tree<4>; 32],
    /// A new value as an index into the alphabet, by the value in the other table, or else by the previous value.
    values: Vec<Tree<256>>,
    /// The kind of the last stretch.
    kind: usize,
}

impl Model {
    fn new(alphabet: usize) -> Self {
        let value_bits = usize::BITS - alphabet.saturating_sub(1).leading_zeros();
        Self {
            kinds: [Tree::new(3); KINDS << SOURCES],
            logarithms: [[Chance::EVEN; 32]; KINDS],
            mantissas: [Tree::new(2); 32],
            values: vec![Tree::new(value_bits); 256],
            kind: 0,
        }
    }

    fn put_kind(&mut self, encoder: &mut Encoder, hints: usize, kind: usize) {
        self.kinds[hints].put(encoder, low_bits(kind));
        self.kind = kind;
    }

    fn put_length(&mut self, encoder: &mut Encoder, length: usize) {
        let length = low_bits(length);
        let logarithm = length.ilog2();
        let chances = &mut self.logarithms[self.kind];
        for step in 0..=logarithm {
            encoder.put(&mut chances[step as usize], step < logarithm);
        }
        let rest = length - (1 << logarithm);
        if logarithm < 2 {
            encoder.put_plain(rest, logarithm);
        } else {
            self.mantissas[logarithm as usize].put(encoder, rest >> (logarithm - 2));
            encoder.put_plain(rest & ((1 << (logarithm - 2)) - 1), logarithm - 2);
        }
    }

    /// Reads a length, or a number too large to be one.
    #[inline(always)]
    fn get_length(&mut self, decoder: &mut Decoder) -> usize {
        let chances = &mut self.logarithms[self.kind];
        let mut logarithm = 0;
        while logarithm < 31 && decoder.get(&mut chances[logarithm]) {
            logarithm += 1;
        }
        let bits = low_bits(logarithm);
        let rest = if logarithm < 2 {
            decoder.get_plain(bits)
        } else {
            let high = self.mantissas[logarithm].get(decoder);
            low_bits(high) << (bits - 2) | decoder.get_plain(bits - 2)
        };
        (1_usize << logarithm) + rest as usize
    }
}

#[allow(clippy::cast_possible_truncation, reason = "tables have fewer than 2^32 positions")]
const fn low_bits(number: usize) -> u32 {
    number as u32
}

/// Packs `cells`. `matters` says which of them must be restored exactly.
pub fn encode(cells: &[u8], matters: &[bool], sources: &Sources) -> Vec<u8> {
    let alphabet = alphabet(cells, matters);
    let places = places(&alphabet);
    let mut bytes = vec![u8::try_from(alphabet.len() - 1).unwrap_or(u8::MAX)];
    bytes.extend_from_slice(&alphabet);
    let mut model = Model::new(alphabet.len());
    let mut encoder = Encoder::new();
    let mut filled: Vec<u8> = Vec::with_capacity(cells.len());
    while filled.len() < cells.len() {
        let at = filled.len();
        let hints = sources.hints(&filled, model.kind);
        let best = (0..SOURCES)
            .map(|source| (sources.match_length(source, &filled, cells, matters), source))
            .max_by_key(|&(length, source)| (length, source + 1 == model.kind, std::cmp::Reverse(source)));
        match best {
            Some((length, source)) if length > 0 => {
                model.put_kind(&mut encoder, hints, source + 1);
                model.put_length(&mut encoder, length);
                sources.copy(source, &mut filled, length);
            }
            _ => {
                model.put_kind(&mut encoder, hints, 0);
                let place = places[usize::from(cells[at])];
                model.values[sources.known(&filled)].put(&mut encoder, low_bits(place));
                filled.push(alphabet[place]);
            }
        }
    }
    bytes.extend(encoder.finish());
    bytes
}

/// Unpacks `count` cells.
///
/// # Errors
///
/// [`Damaged`] if the bytes do not come from [`encode`] with the same sources, as far as this can be detected.
pub fn decode(bytes: &[u8], count: usize, sources: &Sources) -> Result<Vec<u8>, Damaged> {
    let (&last, rest) = bytes.split_first().ok_or(Damaged)?;
    let (alphabet, rest) = rest.split_at_checked(usize::from(last) + 1).ok_or(Damaged)?;
    let mut model = Model::new(alphabet.len());
    let mut decoder = Decoder::new(rest);
    let mut cells: Vec<u8> = Vec::with_capacity(count);
    while cells.len() < count {
        let kind = model.kinds[sources.hints(&cells, model.kind)].get(&mut decoder);
        if kind >= KINDS {
            return Err(Damaged);
        }
        model.kind = kind;
        if kind == 0 {
            let place = model.values[sources.known(&cells)].get(&mut decoder);
            cells.push(*alphabet.get(place).ok_or(Damaged)?);
        } else {
            let length = model.get_length(&mut decoder);
            if length > count - cells.len() || !sources.reaches(kind - 1, cells.len()) {
                return Err(Damaged);
            }
            sources.copy(kind - 1, &mut cells, length);
        }
    }
    Ok(cells)
}

/// The values in use, in ascending order.
fn alphabet(cells: &[u8], matters: &[bool]) -> Vec<u8> {
    let mut used = [false; 256];
    for (&cell, _) in cells.iter().zip(matters).filter(|&(_, &matters)| matters) {
        used[usize::from(cell)] = true;
    }
    let alphabet: Vec<u8> = (0..=u8::MAX).filter(|&cell| used[usize::from(cell)]).collect();
    if alphabet.is_empty() { vec![0] } else { alphabet }
}

/// The index of each value in the alphabet.
fn places(alphabet: &[u8]) -> [usize; 256] {
    let mut places = [0; 256];
    for (place, &cell) in alphabet.iter().enumerate() {
        places[usize::from(cell)] = place;
    }
    places
}

impl Sources<'_> {
    /// Whether a source has a value for an index.
    fn reaches(&self, source: usize, at: usize) -> bool {
        self.distances.get(source).map_or(self.base.is_some(), |&distance| distance <= at)
    }

    /// What a source predicts for the cell after the last of `filled`.
    #[inline(always)]
    fn guess(&self, source: usize, filled: &[u8]) -> Option<u8> {
        match self.distances.get(source) {
            Some(&distance) => filled.len().checked_sub(distance).map(|from| filled[from]),
            None => self.base.and_then(|base| base.get(filled.len())).copied(),
        }
    }

    /// Which sources predict the same as the one whose stretch has just ended (or, after a new value, as the first),
    /// and which source that is: a source that agrees with a wrong one is wrong too.
    #[inline(always)]
    fn hints(&self, filled: &[u8], kind: usize) -> usize {
        let reference = self.guess(kind.saturating_sub(1), filled);
        (0..SOURCES).fold(kind, |hints, source| hints << 1 | usize::from(self.guess(source, filled) == reference))
    }

    /// The best context for a new value: the other table, or else the previous value.
    #[inline(always)]
    fn known(&self, filled: &[u8]) -> usize {
        let base = self.base.and_then(|base| base.get(filled.len()));
        usize::from(base.or(filled.last()).copied().unwrap_or(0))
    }

    /// For how many cells a source agrees with the cells that matter, starting after the filled ones.
    fn match_length(&self, source: usize, filled: &[u8], cells: &[u8], matters: &[bool]) -> usize {
        let at = filled.len();
        if !self.reaches(source, at) {
            return 0;
        }
        let rest = cells[at..].iter().zip(&matters[at..]);
        let Some(&distance) = self.distances.get(source) else {
            let base = self.base.unwrap_or_default();
            return rest.zip(&base[at..]).take_while(|&((cell, &matters), from)| !matters || cell == from).count();
        };
        // Beyond the filled part a copy repeats itself.
        let from = |step: usize| filled[at - distance + step % distance];
        rest.enumerate().take_while(|&(step, (&cell, &matters))| !matters || cell == from(step)).count()
    }

    /// Appends `length` cells from a source that has them.
    #[inline(always)]
    fn copy(&self, source: usize, cells: &mut Vec<u8>, length: usize) {
        let at = cells.len();
        match self.distances.get(source) {
            None => cells.extend_from_slice(&self.base.unwrap_or_default()[at..at + length]),
            Some(1) => cells.resize(at + length, cells[at - 1]),
            Some(&distance) if distance >= length => cells.extend_from_within(at - distance..at - distance + length),
            Some(&distance) => {
                for _ in 0..length {
                    cells.push(cells[cells.len() - distance]);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn what_matters_comes_back(
            cells in prop::collection::vec(prop::sample::select(vec![0_u8, 0, 0, 1, 2, 130, 255]), 1..2000),
            holes in prop::collection::vec(any::<bool>(), 2000),
            distance in 2_usize..60,
        ) {
            let base: Vec<u8> = cells.iter().map(|&cell| cell.saturating_sub(1)).collect();
            for base in [None, Some(&base[..])] {
                let sources = Sources { distances: [1, distance, 2 * distance], base };
                let bytes = encode(&cells, &holes[..cells.len()], &sources);
                let back = decode(&bytes, cells.len(), &sources).unwrap();
                prop_assert!((0..cells.len()).all(|at| !holes[at] || back[at] == cells[at]));
            }
        }

        #[test]
        fn damaged_bytes_never_panic(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
            let sources = Sources { distances: [1, 7, 9], base: None };
            let _ = decode(&bytes, 5000, &sources);
        }
    }
}
