//! Where a game begins: a position, and what is used up of the limit on moves that runs in it.

use damier_rules::notation::{FenError, read_fen, write_fen};
use damier_rules::{AnyPosition, Game, Variant};

/// Where a drill or a game begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Start {
    /// The position.
    pub position: AnyPosition,
    /// Plies that are used up of the limit that runs in it.
    pub plies_used: u16,
}

impl Start {
    /// A position in which nothing has been counted yet.
    #[must_use]
    pub const fn new(position: AnyPosition) -> Self {
        Self { position, plies_used: 0 }
    }

    /// Reads a FEN; its counter `H` says how much of a limit is used up.
    ///
    /// # Errors
    ///
    /// What is wrong with the text.
    pub fn read(fen: &str, variant: Variant) -> Result<Self, FenError> {
        let fen = read_fen(fen.trim(), variant)?;
        Ok(Self { position: fen.position, plies_used: fen.plies_used() })
    }

    /// The text that [`Start::read`] reads.
    #[must_use]
    pub fn write(&self) -> String {
        let fen = write_fen(&self.position);
        if self.plies_used == 0 { fen } else { format!("{fen}:H{}", self.plies_used) }
    }

    /// The game that begins there.
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
