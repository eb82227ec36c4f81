//! A position with the game history that matters for it.

use damier_rules::{AnyPosition, Color, Game, PieceKind};

/// A position to search or to judge, with as much of its history as draws depend on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Situation {
    /// The position.
    pub position: AnyPosition,
    /// The earlier positions of the game, the oldest first. Those before the last capture or man move may be omitted,
    /// because they cannot recur.
    pub earlier: Vec<AnyPosition>,
    /// Plies used of the move limit that applies in the position; 0 if none does.
    pub plies_used: u16,
}

impl From<AnyPosition> for Situation {
    /// A position without a history.
    fn from(position: AnyPosition) -> Self {
        Self { position, earlier: Vec::new(), plies_used: 0 }
    }
}

impl From<&Game> for Situation {
    /// The position on the board of a game, with the part of the game that draws depend on.
    fn from(game: &Game) -> Self {
        let position = *game.position();
        let mut earlier: Vec<AnyPosition> = Vec::new();
        let mut plies = game.moves().len();
        while let Some(before) = plies.checked_sub(1).and_then(|plies| game.position_after(plies)) {
            if !can_come_back(before, &position) {
                break;
            }
            earlier.push(*before);
            plies -= 1;
        }
        earlier.reverse();
        Self { position, earlier, plies_used: game.limit().map_or(0, |count| count.plies_used) }
    }
}

/// Whether `before` can recur: nothing has been captured since and no man has moved.
fn can_come_back(before: &AnyPosition, now: &AnyPosition) -> bool {
    Color::ALL.into_iter().all(|color| {
        before.pieces(color, PieceKind::Man) == now.pieces(color, PieceKind::Man)
            && before.pieces(color, PieceKind::King).len() == now.pieces(color, PieceKind::King).len()
    })
}
