//! What is kept of a game that was gone over by hand.

/// A game that was marked by hand and then checked by the engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reviewed {
    /// The identity of the game: a hash of its start and its moves.
    pub game: String,
    /// The moves marked by hand.
    pub marked: usize,
    /// The mistakes that the engine found.
    pub mistakes: usize,
    /// Those among them that were marked as mistakes by hand.
    pub found: usize,
    /// The game with the player's marks as PDN, as it was before the check.
    pub pdn: String,
}
