//! An adaptive binary range coder: the less likely a decision, the more bits it costs.
//!
//! The carry-propagating coder of Martin, "Range encoding: an algorithm for removing redundancy from a digitised
//! message" (1979), on 64-bit words that are widened 32 bits at a time, with probabilities that move a sixteenth of the
//! way towards each observed outcome. The reader does not branch on the decoded data, because such branches cannot be
//! predicted.
//!
//! Writer and reader make the same decisions with the same probabilities, in the same order: a format is a program that
//! both run. The bytes carry no length and no checksum; a format that needs them adds them.
//!
//! ```
//! use etude_coder::{Chance, Decoder, Encoder};
//!
//! let mut encoder = Encoder::new();
//! let mut chance = Chance::EVEN;
//! (0..1_000).for_each(|number| encoder.put(&mut chance, number % 100 == 0));
//! let bytes = encoder.finish();
//! assert!(bytes.len() < 40, "ten in a thousand are soon expected");
//! let (mut decoder, mut chance) = (Decoder::new(&bytes), Chance::EVEN);
//! assert!((0..1_000).all(|number| decoder.get(&mut chance) == (number % 100 == 0)));
//! ```
//!
//! The types: an [`Encoder`] and a [`Decoder`], the [`Chance`] of a decision, and a [`Tree`] of them for a number.
//!
//! ```
//! use etude_coder::{Decoder, Encoder, Tree};
//!
//! // Numbers from 0 to 31; the likely ones soon cost little.
//! let (mut encoder, mut tree) = (Encoder::new(), Tree::<32>::new(5));
//! [3, 3, 3, 17].into_iter().for_each(|number| tree.put(&mut encoder, number));
//! let bytes = encoder.finish();
//! let (mut decoder, mut tree) = (Decoder::new(&bytes), Tree::<32>::new(5));
//! assert_eq!([3, 3, 3, 17].map(|_| tree.get(&mut decoder)), [3, 3, 3, 17]);
//! ```

/// The probability of `false` in units of 1/4096, at least 16 and at most 4080.
#[derive(Clone, Copy, Debug)]
pub struct Chance(u16);

const BITS: u32 = 12;
const SPEED: u32 = 4;
const MIN_SHARE: u16 = 1 << SPEED;
/// Below this the range is widened.
const NARROW: u64 = 1 << 32;

impl Chance {
    /// Both outcomes are equally likely.
    pub const EVEN: Self = Self(1 << (BITS - 1));

    /// The probability `share`/4096 of `false`, moved to the nearest one that can be written: 16 to 4080.
    #[must_use]
    pub const fn of(share: u16) -> Self {
        match share {
            ..MIN_SHARE => Self(MIN_SHARE),
            share if share > (1 << BITS) - MIN_SHARE => Self((1 << BITS) - MIN_SHARE),
            share => Self(share),
        }
    }

    #[inline(always)]
    fn saw(&mut self, outcome: bool) {
        // After `true` it falls to 16, after `false` it rises to 4080.
        let risen = self.0 + (((1 << BITS) - MIN_SHARE - self.0) >> SPEED);
        let fallen = self.0 - ((self.0 - MIN_SHARE) >> SPEED);
        self.0 = if outcome { fallen } else { risen };
    }
}

/// Writes decisions into bytes.
#[derive(Debug)]
pub struct Encoder {
    low: u128,
    range: u64,
    /// The last word not yet written, and how many words of all ones follow it: a carry may still run through them.
    pending: Option<u32>,
    carried: u64,
    bytes: Vec<u8>,
}

impl Encoder {
    /// Nothing written.
    #[must_use]
    pub const fn new() -> Self {
        Self { low: 0, range: u64::MAX, pending: None, carried: 0, bytes: Vec::new() }
    }

    /// Writes a decision, and moves its probability towards the outcome.
    pub fn put(&mut self, chance: &mut Chance, outcome: bool) {
        let split = (self.range >> BITS) * u64::from(chance.0);
        if outcome {
            self.low += u128::from(split);
            self.range -= split;
        } else {
            self.range = split;
        }
        chance.saw(outcome);
        self.widen();
    }

    /// Writes the low `count` (at most 31) bits of `bits` as equally likely.
    pub fn put_plain(&mut self, bits: u32, count: u32) {
        self.range >>= count;
        self.low += u128::from(self.range) * u128::from(bits);
        self.widen();
    }

    fn widen(&mut self) {
        if self.range < NARROW {
            self.range <<= 32;
            self.shift();
        }
    }

    #[allow(clippy::cast_possible_truncation, reason = "the low words are meant")]
    fn shift(&mut self) {
        let carry = (self.low >> 64) as u32;
        let word = (self.low >> 32) as u32;
        if word < u32::MAX || carry == 1 {
            if let Some(pending) = self.pending {
                self.bytes.extend(pending.wrapping_add(carry).to_be_bytes());
            }
            for _ in 0..self.carried {
                self.bytes.extend(u32::MAX.wrapping_add(carry).to_be_bytes());
            }
            self.carried = 0;
            self.pending = Some(word);
        } else {
            self.carried += 1;
        }
        self.low = (self.low & 0xffff_ffff) << 32;
    }

    /// The bytes. Trailing zeros are omitted; the reader supplies them.
    #[must_use]
    pub fn finish(mut self) -> Vec<u8> {
        for _ in 0..3 {
            self.shift();
        }
        while self.bytes.last() == Some(&0) {
            self.bytes.pop();
        }
        self.bytes
    }
}

impl Default for Encoder {
    fn default() -> Self {
        Self::new()
    }
}

/// Reads decisions back. Past the end it reads zeros; the caller notices from the decoded data or the checksum.
#[derive(Debug)]
pub struct Decoder<'a> {
    rest: &'a [u8],
    range: u64,
    code: u64,
}

impl<'a> Decoder<'a> {
    /// At the start of what [`Encoder::finish`] returned.
    #[must_use]
    pub fn new(bytes: &'a [u8]) -> Self {
        let mut decoder = Self { rest: bytes, range: u64::MAX, code: 0 };
        decoder.code = decoder.word() << 32 | decoder.word();
        decoder
    }

    #[inline(always)]
    fn word(&mut self) -> u64 {
        if let Some((word, rest)) = self.rest.split_first_chunk::<4>() {
            self.rest = rest;
            return u64::from(u32::from_be_bytes(*word));
        }
        let mut word = [0; 4];
        word[..self.rest.len()].copy_from_slice(self.rest);
        self.rest = &[];
        u64::from(u32::from_be_bytes(word))
    }

    /// Reads a decision, and moves its probability towards the outcome.
    #[inline(always)]
    pub fn get(&mut self, chance: &mut Chance) -> bool {
        let split = (self.range >> BITS) * u64::from(chance.0);
        let outcome = self.code >= split;
        let mask = u64::from(outcome).wrapping_neg();
        self.code -= split & mask;
        self.range = split ^ ((split ^ (self.range - split)) & mask);
        chance.saw(outcome);
        self.widen();
        outcome
    }

    /// Reads `count` (at most 31) bits written with [`Encoder::put_plain`].
    #[inline(always)]
    pub fn get_plain(&mut self, count: u32) -> u32 {
        if count == 0 {
            return 0;
        }
        self.range >>= count;
        // Damaged bytes can make the quotient too large.
        let bits = (self.code / self.range).min((1 << count) - 1);
        self.code -= bits * self.range;
        self.widen();
        #[allow(clippy::cast_possible_truncation, reason = "at most 31 bits")]
        let bits = bits as u32;
        bits
    }

    #[inline(always)]
    fn widen(&mut self) {
        if self.range < NARROW {
            self.range <<= 32;
            self.code = self.code << 32 | self.word();
        }
    }
}

/// The probabilities of a number, bit by bit, each depending on the bits above; `SIZE` is a power of two above the
/// largest number.
#[derive(Clone, Copy, Debug)]
pub struct Tree<const SIZE: usize> {
    bits: u32,
    chances: [Chance; SIZE],
}

impl<const SIZE: usize> Tree<SIZE> {
    /// For numbers with this many bits, at most the logarithm of `SIZE`.
    #[must_use]
    pub const fn new(bits: u32) -> Self {
        Self { bits, chances: [Chance::EVEN; SIZE] }
    }

    /// Writes a number.
    pub fn put(&mut self, encoder: &mut Encoder, number: u32) {
        let mut node = 1;
        for place in (0..self.bits).rev() {
            let bit = number >> place & 1 == 1;
            encoder.put(&mut self.chances[node], bit);
            node = node << 1 | usize::from(bit);
        }
    }

    /// Reads a number.
    #[inline(always)]
    pub fn get(&mut self, decoder: &mut Decoder) -> usize {
        let mut node = 1;
        for _ in 0..self.bits {
            // The mask has no effect but saves a bounds check.
            node = node << 1 | usize::from(decoder.get(&mut self.chances[node & (SIZE - 1)]));
        }
        node - (1 << self.bits)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn what_is_written_is_read_back(numbers in prop::collection::vec((0_u32..32, 0_u32..1024), 0..3000)) {
            let (mut encoder, mut tree) = (Encoder::new(), Tree::<32>::new(5));
            for &(number, plain) in &numbers {
                tree.put(&mut encoder, number / 9);
                encoder.put_plain(plain, 10);
            }
            let bytes = encoder.finish();
            let (mut decoder, mut tree) = (Decoder::new(&bytes), Tree::<32>::new(5));
            for &(number, plain) in &numbers {
                prop_assert_eq!(tree.get(&mut decoder), (number / 9) as usize);
                prop_assert_eq!(decoder.get_plain(10), plain);
            }
        }
    }
}
