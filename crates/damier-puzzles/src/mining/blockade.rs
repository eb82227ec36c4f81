//! Men that are shut in, for blockades: games hardly ever have them.

use rand::RngExt;
use rand::seq::IndexedRandom;

use super::Random;
use crate::puzzle::Puzzle;
use damier_rules::{Bitboard, BoardSize, Color, PieceKind, Square};

/// The most pieces that a shot may leave the opponent if they are to be shut in.
const MAX_LEFT: u32 = 3;
/// The fewest pieces that it takes.
const MIN_TAKEN: u32 = 4;
/// The number of rows, before the row of promotion, in which men are shut in.
const ROWS: u8 = 3;

/// The men that a shot leaves the opponent, if they are few and have not moved.
pub fn survivors(puzzle: &Puzzle) -> Option<Bitboard> {
    let (start, loser) = (puzzle.position, !puzzle.position.side_to_move());
    let end = puzzle.main_line().iter().fold(start, |position, &played| position.play_unchecked(played));
    let left = end.all_pieces(loser);
    let have_not_moved = (left & !start.pieces(loser, PieceKind::Man)).is_empty();
    let is_nearly_all = left.len() <= MAX_LEFT && start.all_pieces(loser).len() >= left.len() + MIN_TAKEN;
    (is_nearly_all && have_not_moved && !left.is_empty()).then_some(left)
}

/// The men of a position in which some are being shut in.
pub struct Corner {
    /// All men.
    pub(crate) men: Vec<(Square, Color)>,
    /// The board.
    pub(crate) size: BoardSize,
    /// Whose men are shut in.
    pub(crate) loser: Color,
}

impl Corner {
    /// Puts men of the loser near the row of promotion, so that none of them can step forward. Some may still capture
    /// sideways or backwards. `None` if there is no room.
    pub fn shut_in(&mut self, random: &mut Random) -> Option<()> {
        let ahead = self.size.rows() - 1 - random.random_range(1..=ROWS);
        let row = if self.loser == Color::Black { ahead } else { self.size.rows() - 1 - ahead };
        let squares: Vec<Square> = self.size.all_squares().filter(|square| square.row() == row).collect();
        self.block(*squares.choose(random)?, random)
    }

    /// Puts a man of the loser on a square. On either square before it stands another one that is shut in, or a man
    /// that it cannot capture.
    fn block(&mut self, square: Square, random: &mut Random) -> Option<()> {
        match self.owner(square) {
            Some(color) if color != self.loser => return None,
            Some(_) => return Some(()),
            None => self.men.push((square, self.loser)),
        }
        for is_left in [true, false] {
            let Some(next) = self.ahead(square, is_left) else { continue };
            let is_last = self.ahead(next, true).or(self.ahead(next, false)).is_none();
            let is_own = self.owner(next).map_or_else(|| !is_last && random.random(), |color| color == self.loser);
            if is_own {
                self.block(next, random)?;
                continue;
            }
            let behind = self.ahead(next, is_left);
            for square in [Some(next), behind].into_iter().flatten() {
                if self.owner(square).is_none() {
                    self.men.push((square, !self.loser));
                }
            }
        }
        Some(())
    }

    /// The square diagonally before a man of the loser.
    fn ahead(&self, square: Square, is_left: bool) -> Option<Square> {
        let by = |place: u8, is_less: bool| if is_less { place.checked_sub(1) } else { Some(place + 1) };
        self.size.square_at(by(square.row(), self.loser == Color::White)?, by(square.column(), is_left)?)
    }

    fn owner(&self, square: Square) -> Option<Color> {
        self.men.iter().find(|&&(taken, _)| taken == square).map(|&(_, color)| color)
    }
}

#[cfg(test)]
mod tests {
    use super::super::random_of;
    use super::*;
    use damier_rules::{Piece, Setup, Variant};

    #[test]
    fn men_that_are_shut_in_can_only_capture() {
        for (seed, variant) in (0..200).flat_map(|seed| Variant::ALL.map(|variant| (seed, variant))) {
            for loser in Color::ALL {
                let mut corner = Corner { men: Vec::new(), size: variant.board_size(), loser };
                assert_eq!(corner.shut_in(&mut random_of(seed, 1)), Some(()), "an empty board has room");
                let mut setup = Setup::new(variant, loser);
                for &(square, color) in &corner.men {
                    setup.put_on(square, Piece { color, kind: PieceKind::Man }).unwrap();
                }
                let position = setup.position();
                assert!(!position.all_pieces(loser).is_empty());
                assert!(position.legal_moves().iter().all(|played| played.is_capture()), "{position:?}");
            }
        }
    }
}
