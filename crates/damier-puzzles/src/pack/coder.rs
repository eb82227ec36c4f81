//! Decisions and numbers with learned probabilities.
//!
//! The format is stated once, for writing and for reading: every function takes what is to be written, passes it through
//! a [`Coder`], and returns what came out. A reader ignores what it is given.

use etude_coder::{Chance, Decoder, Encoder};

/// How many bits of a number after the leading one have a probability of their own.
const LEARNED: usize = 1 << 5;
/// Bits of the largest number.
const BITS: usize = 32;
/// The contexts of a number.
pub const NUMBER: usize = BITS + BITS * LEARNED;

/// Writes decisions, or reads them.
pub trait Coder {
    /// Writes a decision with the probability of its context, or reads one. Returns it.
    fn bit(&mut self, context: usize, outcome: bool) -> bool;

    /// Writes a decision that is false in `falses` of `of` equally likely cases, or reads one. Returns it. Costs nothing
    /// when the outcome is certain.
    fn odds(&mut self, falses: u32, of: u32, outcome: bool) -> bool;

    /// Writes a number, or reads one, and returns it: its length in bits, counted up, then the bits after the first.
    /// `field` is the first of its [`NUMBER`] contexts.
    fn number(&mut self, field: usize, value: u32) -> u32 {
        let mut length = 0;
        while length < BITS
            && self.bit(field + length, value.checked_shr(low_bits(length)).is_some_and(|rest| rest > 0))
        {
            length += 1;
        }
        let Some(rest) = length.checked_sub(1) else { return 0 };
        let (mut number, mut node) = (1_u32, 1);
        for place in (0..rest).rev() {
            let bit = value >> place & 1 == 1;
            let bit =
                if node < LEARNED { self.bit(field + BITS + rest * LEARNED + node, bit) } else { self.odds(1, 2, bit) };
            number = number << 1 | u32::from(bit);
            node = node << 1 | usize::from(bit);
        }
        number
    }

    /// Writes a number with a sign as one without: 0, -1, 1, -2, ...; or reads one. Returns it.
    fn signed(&mut self, field: usize, value: i32) -> i32 {
        let folded = self.number(field, (value << 1 ^ value >> 31).cast_unsigned());
        (folded >> 1).cast_signed() ^ -(folded & 1).cast_signed()
    }

    /// Writes a number from 0 to 65535, or reads one. Returns it.
    ///
    /// # Errors
    ///
    /// [`Damaged`] if the number read is larger.
    fn short(&mut self, field: usize, value: u16) -> Result<u16, Damaged> {
        u16::try_from(self.number(field, value.into())).map_err(|_| Damaged)
    }

    /// Writes a number, or reads one that can be at most `most`. Returns it.
    ///
    /// # Errors
    ///
    /// [`Damaged`] if it is larger.
    fn count(&mut self, field: usize, value: usize, most: usize) -> Result<usize, Damaged> {
        let count = self.number(field, u32::try_from(value).unwrap_or(u32::MAX)) as usize;
        if count > most { Err(Damaged) } else { Ok(count) }
    }
}

/// What was read makes no sense.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Damaged;

#[allow(clippy::cast_possible_truncation, reason = "at most 32")]
const fn low_bits(length: usize) -> u32 {
    length as u32
}

/// A probability for every context: in units of 1/256 for `false`, 0 for a context that never occurs.
pub struct Model(Vec<u8>);

impl Model {
    /// The probabilities as bytes.
    pub fn bytes(&self) -> &[u8] {
        &self.0
    }

    /// The probabilities in the order of the contexts. `None` if there are too few or too many.
    pub fn read(bytes: Vec<u8>, contexts: usize) -> Option<Self> {
        (bytes.len() == contexts).then_some(Self(bytes))
    }

    fn chance(&self, context: usize) -> Chance {
        match self.0[context] {
            0 => Chance::EVEN,
            share => Chance::of(u16::from(share) << 4),
        }
    }
}

/// Counts decisions by context instead of writing them.
pub struct Counter(Vec<[u32; 2]>);

impl Counter {
    pub fn new(contexts: usize) -> Self {
        Self(vec![[0; 2]; contexts])
    }

    /// The probabilities for what was counted.
    #[allow(clippy::cast_possible_truncation, reason = "clamped to a byte")]
    pub fn model(&self) -> Model {
        let share = |&[falses, trues]: &[u32; 2]| {
            let (falses, of) = (u64::from(falses), u64::from(falses) + u64::from(trues));
            // Half an occurrence more of either, because the numbers are small in many contexts.
            if of == 0 { 0 } else { (256 * (2 * falses + 1) / (2 * of + 2)).clamp(1, 255) as u8 }
        };
        Model(self.0.iter().map(share).collect())
    }
}

impl Coder for Counter {
    fn bit(&mut self, context: usize, outcome: bool) -> bool {
        self.0[context][usize::from(outcome)] += 1;
        outcome
    }

    fn odds(&mut self, falses: u32, of: u32, outcome: bool) -> bool {
        certain(falses, of).unwrap_or(outcome)
    }
}

/// Writes.
pub struct Writer<'a> {
    model: &'a Model,
    encoder: Encoder,
}

impl<'a> Writer<'a> {
    pub const fn new(model: &'a Model) -> Self {
        Self { model, encoder: Encoder::new() }
    }

    pub fn finish(self) -> Vec<u8> {
        self.encoder.finish()
    }
}

impl Coder for Writer<'_> {
    fn bit(&mut self, context: usize, outcome: bool) -> bool {
        self.encoder.put(&mut self.model.chance(context), outcome);
        outcome
    }

    fn odds(&mut self, falses: u32, of: u32, outcome: bool) -> bool {
        certain(falses, of).unwrap_or_else(|| {
            self.encoder.put(&mut odds(falses, of), outcome);
            outcome
        })
    }
}

/// Reads.
pub struct Reader<'a> {
    model: &'a Model,
    decoder: Decoder<'a>,
}

impl<'a> Reader<'a> {
    pub fn new(model: &'a Model, bytes: &'a [u8]) -> Self {
        Self { model, decoder: Decoder::new(bytes) }
    }
}

impl Coder for Reader<'_> {
    fn bit(&mut self, context: usize, _: bool) -> bool {
        self.decoder.get(&mut self.model.chance(context))
    }

    fn odds(&mut self, falses: u32, of: u32, _: bool) -> bool {
        certain(falses, of).unwrap_or_else(|| self.decoder.get(&mut odds(falses, of)))
    }
}

/// The outcome, where there is only one.
const fn certain(falses: u32, of: u32) -> Option<bool> {
    match falses {
        0 => Some(true),
        falses if falses >= of => Some(false),
        _ => None,
    }
}

/// A chance of less than one.
#[allow(clippy::cast_possible_truncation, reason = "less than 4096")]
const fn odds(falses: u32, of: u32) -> Chance {
    Chance::of((falses * 4096 / of) as u16)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn pass(coder: &mut impl Coder, numbers: &[(u32, i32, u32)]) -> Vec<(u32, i32, bool)> {
        let pass = |&(number, signed, of): &(u32, i32, u32)| {
            let of = of % 50 + 1;
            (
                coder.number(0, number),
                coder.signed(NUMBER, signed),
                coder.odds(signed.unsigned_abs() % (of + 1), of, number % 2 == 1),
            )
        };
        numbers.iter().map(pass).collect()
    }

    proptest! {
        #[test]
        fn numbers_are_read_as_they_were_written(
            numbers in prop::collection::vec((any::<u32>(), any::<i32>(), any::<u32>()), 1..100),
            shifts in prop::collection::vec(0_u32..32, 1..100),
        ) {
            let small: Vec<_> = numbers.iter().zip(&shifts).map(|(&(a, b, c), s)| (a >> s, b >> s, c)).collect();
            let mut counter = Counter::new(super::super::fields::CONTEXTS);
            let counted = pass(&mut counter, &small);
            for (&(number, signed, _), &(one, other, _)) in small.iter().zip(&counted) {
                prop_assert_eq!((number, signed), (one, other));
            }
            let model = counter.model();
            let mut writer = Writer::new(&model);
            prop_assert_eq!(&pass(&mut writer, &small), &counted);
            let bytes = writer.finish();
            // A reader is given something else and returns what was written; only the odds are part of the format.
            let mut reader = Reader::new(&model, &bytes);
            for (&(_, signed, of), &(one, other, last)) in small.iter().zip(&counted) {
                let of = of % 50 + 1;
                prop_assert_eq!(reader.number(0, 7), one);
                prop_assert_eq!(reader.signed(NUMBER, -3), other);
                prop_assert_eq!(reader.odds(signed.unsigned_abs() % (of + 1), of, false), last);
            }
        }
    }
}
