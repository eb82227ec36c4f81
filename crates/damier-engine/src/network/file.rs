//! The file format of networks.

use super::{HIDDEN, MOST_OUTPUT, Network, PHASES};
use damier_rules::Variant;

/// The first bytes of a file: the last one is the version of the format.
const MAGIC: [u8; 8] = *b"DAMNET\0\x01";

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
    /// The file is too short or too long.
    #[error("{found} bytes instead of {expected}")]
    Length {
        /// The actual number of bytes.
        found: usize,
        /// The expected number of bytes.
        expected: usize,
    },
    /// A weight is too large for the arithmetic.
    #[error("output weight {0} exceeds {MOST_OUTPUT}")]
    Weight(i16),
}

impl Network {
    /// The network as bytes: eight that identify the format, the variant's number, the neurons of a view, the scale,
    /// and all weights as little-endian 16-bit numbers; inputs only for the squares of the board.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        let neurons = u8::try_from(HIDDEN).unwrap_or(u8::MAX);
        bytes.extend([self.variant as u8, neurons]);
        bytes.extend(self.scale.to_le_bytes());
        let inputs = Self::used_inputs(self.variant.board_size()).flat_map(|feature| self.inputs[feature].iter());
        let outputs = self.outputs.iter().flatten().flat_map(|weights| weights.iter());
        for number in inputs.chain(self.biases.iter()).chain(outputs).chain(&self.output_biases) {
            bytes.extend(number.to_le_bytes());
        }
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
        let board = variant.board_size();
        let weights = HIDDEN * (Self::used_inputs(board).count() + 1 + 2 * PHASES) + PHASES;
        if rest.len() != 2 * weights {
            let header = bytes.len() - rest.len();
            return Err(NetworkError::Length { found: bytes.len(), expected: header + 2 * weights });
        }
        let mut numbers = rest.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]]));
        let mut network = Self { scale: u16::from_le_bytes([*low, *high]), ..Self::untaught(variant) };
        let mut fill = |places: &mut [i16]| places.iter_mut().zip(&mut numbers).for_each(|(place, n)| *place = n);
        Self::used_inputs(board).for_each(|feature| fill(&mut *network.inputs[feature]));
        fill(&mut *network.biases);
        network.outputs.iter_mut().flatten().for_each(|weights| fill(&mut **weights));
        fill(&mut network.output_biases);
        let outputs = network.outputs.iter().flatten().flat_map(|weights| weights.iter());
        match outputs.copied().find(|weight| weight.unsigned_abs() > MOST_OUTPUT.unsigned_abs()) {
            Some(weight) => Err(NetworkError::Weight(weight)),
            None => Ok(network),
        }
    }
}
