//! Training positions.

use std::io::{self, Read, Write};

use damier_endings::Outcome;
use damier_rules::{AnyPosition, Color, PieceKind};

/// Stands for the outcome of a position that is not from a game.
const UNKNOWN: u8 = 3;

/// A quiet position of a game, or close to one, seen by the side to move as if it were White, with its score and result.
///
/// In files a sample takes [`Sample::BYTES`] bytes, all numbers little-endian: the four sets of squares (bits as in
/// [`damier_rules::Bitboard`]), the score, the outcome (0 loss, 1 draw, 2 win, 3 unknown), and the number of plies to
/// the end of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sample {
    /// Own men, own kings, enemy men, enemy kings.
    pub(crate) pieces: [u64; 4],
    /// The score of the search, in centi-men.
    pub(crate) score: i16,
    /// The result of the game; `None` if the position is not from a game.
    pub(crate) outcome: Option<Outcome>,
    /// Plies from here to the end of the game, at most 255.
    pub(crate) plies_to_end: u8,
}

impl Sample {
    /// The size of a sample in a file.
    pub const BYTES: usize = 36;

    /// The pieces of a position as its side to move sees them.
    #[must_use]
    pub fn pieces_of(position: &AnyPosition) -> [u64; 4] {
        let position = if position.side_to_move() == Color::White { *position } else { position.flipped() };
        let bits = |color, kind| position.pieces(color, kind).bits();
        [
            bits(Color::White, PieceKind::Man),
            bits(Color::White, PieceKind::King),
            bits(Color::Black, PieceKind::Man),
            bits(Color::Black, PieceKind::King),
        ]
    }

    /// Writes the sample.
    ///
    /// # Errors
    ///
    /// If the writer fails.
    pub fn write(&self, to: &mut impl Write) -> io::Result<()> {
        let mut bytes = [0; Self::BYTES];
        for (bytes, pieces) in bytes.chunks_exact_mut(8).zip(self.pieces) {
            bytes.copy_from_slice(&pieces.to_le_bytes());
        }
        bytes[32..34].copy_from_slice(&self.score.to_le_bytes());
        bytes[34] = self.outcome.map_or(UNKNOWN, |outcome| outcome as u8);
        bytes[35] = self.plies_to_end;
        to.write_all(&bytes)
    }

    /// Reads the next sample, `None` at the end.
    ///
    /// # Errors
    ///
    /// If the reader fails, the data ends within a sample, or an outcome is none of the four.
    pub fn read(from: &mut impl Read) -> io::Result<Option<Self>> {
        let mut bytes = [0; Self::BYTES];
        let mut filled = 0;
        while filled < bytes.len() {
            match from.read(&mut bytes[filled..])? {
                0 if filled == 0 => return Ok(None),
                0 => return Err(io::ErrorKind::UnexpectedEof.into()),
                count => filled += count,
            }
        }
        let mut pieces = [0; 4];
        for (pieces, bytes) in pieces.iter_mut().zip(bytes.chunks_exact(8)) {
            *pieces = bytes.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte));
        }
        let outcome = match bytes[34] {
            0 => Some(Outcome::Loss),
            1 => Some(Outcome::Draw),
            2 => Some(Outcome::Win),
            UNKNOWN => None,
            other => return Err(io::Error::new(io::ErrorKind::InvalidData, format!("outcome {other} in a sample"))),
        };
        let score = i16::from_le_bytes([bytes[32], bytes[33]]);
        Ok(Some(Self { pieces, score, outcome, plies_to_end: bytes[35] }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_rules::Variant;

    #[test]
    fn what_is_written_is_read_again_and_a_torn_file_is_an_error() {
        let pieces = Sample::pieces_of(&AnyPosition::start(Variant::Russian));
        let samples = [
            Sample { pieces, score: -300, outcome: Some(Outcome::Loss), plies_to_end: 255 },
            Sample { pieces: [u64::MAX, 1, 2, 3], score: 12, outcome: None, plies_to_end: 0 },
        ];
        let mut bytes = Vec::new();
        for sample in &samples {
            sample.write(&mut bytes).unwrap();
        }
        let mut reader = bytes.as_slice();
        assert_eq!(Sample::read(&mut reader).unwrap(), Some(samples[0]));
        assert_eq!(Sample::read(&mut reader).unwrap(), Some(samples[1]));
        assert_eq!(Sample::read(&mut reader).unwrap(), None);
        assert!(Sample::read(&mut &bytes[..50][36..]).is_err());
        bytes[34] = 4;
        assert!(Sample::read(&mut bytes.as_slice()).is_err());
    }

    #[test]
    fn both_sides_see_the_start_alike() {
        let start = AnyPosition::start(Variant::International);
        assert_eq!(Sample::pieces_of(&start), Sample::pieces_of(&start.flipped()));
    }
}
