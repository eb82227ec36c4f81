//! A position with what has to be known of the game before it.

use crate::rules::AnyPosition;

/// A position to search or to judge, with its past as far as draws depend on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Situation {
    /// The position.
    pub position: AnyPosition,
    /// The positions of the game before it, the oldest first; those before the last capture or man's move may be left
    /// out, since they cannot come back.
    pub earlier: Vec<AnyPosition>,
    /// Plies used of the move limit that runs in the position; 0 when none does.
    pub plies_used: u16,
}

impl From<AnyPosition> for Situation {
    /// A position without a past.
    fn from(position: AnyPosition) -> Self {
        Self { position, earlier: Vec::new(), plies_used: 0 }
    }
}
