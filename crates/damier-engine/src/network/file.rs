//! The file format of networks.
//!
//! Most patterns never occur in games. What a trained network says about such a pattern is the sum of what it says
//! about its men, so only the others are written, as their difference from that sum.

use damier_rules::Variant;
use etude_coder::{Chance, Decoder, Encoder};

use super::windows::{PATTERNS, WINDOW_SQUARES, men_of};
use super::{HIDDEN, MAX_OUTPUT, Network, Neurons};

/// The first bytes of a file: the last one is the version of the format.
const MAGIC: [u8; 8] = *b"DAMNET\0\x02";
/// The bytes of the checksum at the end.
const CHECKSUM: usize = 4;
/// Bits of the size of a weight.
const BITS: usize = 16;

/// Why a file is not a network.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NetworkError {
    /// It does not begin like a network file.
    #[error("not a network of this version")]
    Magic,
    /// There is no variant with this number.
    #[error("no variant has the number {0}")]
    Variant(u8),
    /// The number of neurons differs from this program's.
    #[error("{0} neurons instead of {HIDDEN}")]
    Size(u8),
    /// Some of its bytes have changed or are missing.
    #[error("the checksum does not match: the file is damaged or incomplete")]
    Damaged,
    /// A weight is too large for the arithmetic.
    #[error("output weight {0} exceeds {MAX_OUTPUT}")]
    Weight(i16),
}

/// The scale of the network in a file.
pub fn scale(bytes: &[u8]) -> Option<u16> {
    match bytes.strip_prefix(&MAGIC)? {
        [_, _, low, high, ..] => Some(u16::from_le_bytes([*low, *high])),
        _ => None,
    }
}

impl Network {
    /// The network as bytes: eight that identify the format, the variant's number, the neurons of a view, the scale,
    /// all weights, and a checksum (CRC-32, little-endian).
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend([self.variant as u8, u8::try_from(HIDDEN).unwrap_or(u8::MAX)]);
        bytes.extend(self.scale.to_le_bytes());
        let mut writer = Writer { encoder: Encoder::new(), chances: Chances::new() };
        // The writer changes nothing: it puts down what it is given.
        self.clone().pass(&mut writer);
        bytes.extend(writer.encoder.finish());
        let checksum = crc32fast::hash(&bytes);
        bytes.extend(checksum.to_le_bytes());
        bytes
    }

    /// Reads a network.
    ///
    /// # Errors
    ///
    /// If the bytes are not a network.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, NetworkError> {
        let rest = bytes.strip_prefix(&MAGIC).ok_or(NetworkError::Magic)?;
        let [number, neurons, low, high, rest @ ..] = rest else {
            return Err(NetworkError::Magic);
        };
        let variant = Variant::ALL.into_iter().find(|&variant| variant as u8 == *number);
        let variant = variant.ok_or(NetworkError::Variant(*number))?;
        if usize::from(*neurons) != HIDDEN {
            return Err(NetworkError::Size(*neurons));
        }
        let (weights, checksum) = rest.split_last_chunk::<CHECKSUM>().ok_or(NetworkError::Damaged)?;
        if crc32fast::hash(&bytes[..bytes.len() - CHECKSUM]) != u32::from_le_bytes(*checksum) {
            return Err(NetworkError::Damaged);
        }
        let mut network = Self { scale: u16::from_le_bytes([*low, *high]), ..Self::untaught(variant) };
        network.pass(&mut Reader { decoder: Decoder::new(weights), chances: Chances::new() });
        let outputs = network.outputs.iter().flatten().flat_map(|weights| weights.iter());
        match outputs.copied().find(|weight| weight.unsigned_abs() > MAX_OUTPUT.unsigned_abs()) {
            Some(weight) => Err(NetworkError::Weight(weight)),
            None => Ok(network),
        }
    }

    /// Passes all weights through a coder, which writes them or replaces them by what it reads.
    fn pass(&mut self, coder: &mut impl Coder) {
        coder.row(&mut self.biases, &Neurons::ZERO);
        self.outputs.iter_mut().flatten().for_each(|row| coder.row(row, &Neurons::ZERO));
        self.output_biases.iter_mut().for_each(|bias| *bias = coder.number(0, *bias));
        for input in Self::used_kings(self.variant.board_size()) {
            coder.row(&mut self.kings[input], &Neurons::ZERO);
        }
        for rows in self.patterns.chunks_exact_mut(PATTERNS) {
            // First what the expectations for the others are made of.
            for pattern in (0..PATTERNS).filter(|&pattern| men_of(pattern).count() < 2) {
                coder.row(&mut rows[pattern], &Neurons::ZERO);
            }
            for pattern in (0..PATTERNS).filter(|&pattern| men_of(pattern).count() >= 2) {
                let expected = sum_of_men(rows, pattern);
                let is_other = coder.bit(men_of(pattern).count(), rows[pattern] != expected);
                if is_other {
                    coder.row(&mut rows[pattern], &expected);
                } else {
                    rows[pattern] = expected;
                }
            }
        }
    }
}

/// What a window, given its rows, says about a pattern if every man counts by itself: the row of a pattern that was never
/// seen. The rows of the empty window and of all single men are needed.
#[must_use]
pub fn sum_of_men(rows: &[Neurons], pattern: usize) -> Neurons {
    let empty = rows[0];
    let mut sum = empty;
    for man in men_of(pattern) {
        for neuron in 0..HIDDEN {
            sum[neuron] = sum[neuron].wrapping_add(rows[man][neuron]).wrapping_sub(empty[neuron]);
        }
    }
    sum
}

/// Writes weights, or reads them.
trait Coder {
    /// Writes a decision in a context, or reads one, and returns it.
    fn bit(&mut self, context: usize, outcome: bool) -> bool;

    /// Writes a number with the probabilities of a neuron, or reads one, and returns it.
    fn number(&mut self, neuron: usize, number: i16) -> i16;

    /// Writes the difference of a row from what is expected, or reads the row.
    fn row(&mut self, row: &mut Neurons, expected: &Neurons) {
        for neuron in 0..HIDDEN {
            let difference = self.number(neuron, row[neuron].wrapping_sub(expected[neuron]));
            row[neuron] = expected[neuron].wrapping_add(difference);
        }
    }
}

/// The probabilities learned so far.
struct Chances {
    bits: [Chance; WINDOW_SQUARES + 1],
    /// That a number has more bits than so many, by neuron.
    lengths: [[Chance; BITS]; HIDDEN],
}

impl Chances {
    const fn new() -> Self {
        Self { bits: [Chance::EVEN; WINDOW_SQUARES + 1], lengths: [[Chance::EVEN; BITS]; HIDDEN] }
    }
}

struct Writer {
    encoder: Encoder,
    chances: Chances,
}

impl Coder for Writer {
    fn bit(&mut self, context: usize, outcome: bool) -> bool {
        self.encoder.put(&mut self.chances.bits[context], outcome);
        outcome
    }

    fn number(&mut self, neuron: usize, number: i16) -> i16 {
        let size = u32::from(number.unsigned_abs());
        let length = u32::BITS - size.leading_zeros();
        for (bits, chance) in (0..).zip(&mut self.chances.lengths[neuron]) {
            self.encoder.put(chance, bits < length);
            if bits == length {
                break;
            }
        }
        if length > 0 {
            // The sign takes the place of the leading one.
            let sign = u32::from(number < 0) << (length - 1);
            self.encoder.put_plain(size & !(1 << (length - 1)) | sign, length);
        }
        number
    }
}

struct Reader<'a> {
    decoder: Decoder<'a>,
    chances: Chances,
}

impl Coder for Reader<'_> {
    fn bit(&mut self, context: usize, _: bool) -> bool {
        self.decoder.get(&mut self.chances.bits[context])
    }

    fn number(&mut self, neuron: usize, _: i16) -> i16 {
        let mut length = 0;
        for chance in &mut self.chances.lengths[neuron] {
            if !self.decoder.get(chance) {
                break;
            }
            length += 1;
        }
        if length == 0 {
            return 0;
        }
        let bits = self.decoder.get_plain(length);
        let leading = 1 << (length - 1);
        #[allow(clippy::cast_possible_truncation, reason = "at most 16 bits")]
        let size = (bits | leading) as u16;
        if bits & leading == 0 { size.cast_signed() } else { size.cast_signed().wrapping_neg() }
    }
}
