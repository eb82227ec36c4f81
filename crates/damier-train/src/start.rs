//! The start of a game: a position and the part already used of the move limit that applies there.

use damier_rules::notation::{FenError, read_fen, write_fen};
use damier_rules::{AnyPosition, Game, Variant};

/// The starting point of a drill or a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Start {
    /// The position.
    pub position: AnyPosition,
    /// Plies already used of the move limit that applies.
    pub plies_used: u16,
}

impl Start {
    /// A position with all counters at zero.
    #[must_use]
    pub const fn new(position: AnyPosition) -> Self {
        Self { position, plies_used: 0 }
    }

    /// Reads a FEN. Its counter `H` gives the used part of a limit.
    ///
    /// # Errors
    ///
    /// The error in the text.
    pub fn read(fen: &str, variant: Variant) -> Result<Self, FenError> {
        let fen = read_fen(fen.trim(), variant)?;
        Ok(Self { position: fen.position, plies_used: fen.plies_used() })
    }

    /// The FEN in the form that [`Start::read`] reads.
    #[must_use]
    pub fn write(&self) -> String {
        let fen = write_fen(&self.position);
        if self.plies_used == 0 { fen } else { format!("{fen}:H{}", self.plies_used) }
    }

    /// The game that starts here.
    #[must_use]
    pub fn game(&self) -> Game {
        Game::with_plies_used(self.position, self.plies_used)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_start_is_written_as_it_is_read() {
        for fen in ["W:WK6,K8,45:BK2", "B:WK6,K8,45:BK2:H7"] {
            let start = Start::read(fen, Variant::International).unwrap();
            assert_eq!(Start::read(&start.write(), Variant::International), Ok(start), "{fen}");
            assert_eq!(start.game().limit().map(|count| count.plies_used), Some(start.plies_used));
        }
    }
}
