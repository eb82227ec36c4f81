//! Positions that follow from no game.

use super::coder::{Coder, Damaged, NUMBER};
use super::fields::{BLACK_TO_MOVE, PIECES};
use damier_rules::{AnyPosition, Color, Piece, PieceKind, Setup, Variant};

/// All pieces, in the order of their numbers in a pack.
const ALL: [Piece; 4] = [
    Piece { color: Color::White, kind: PieceKind::Man },
    Piece { color: Color::White, kind: PieceKind::King },
    Piece { color: Color::Black, kind: PieceKind::Man },
    Piece { color: Color::Black, kind: PieceKind::King },
];

/// Writes a position, or reads one. Returns it: the side to move and the numbers of pieces, then the content of each
/// square. Every arrangement of the pieces is equally likely.
///
/// # Errors
///
/// [`Damaged`] for more pieces than squares, or a man where it would have been crowned.
pub fn code(coder: &mut impl Coder, variant: Variant, given: Option<&AnyPosition>) -> Result<AnyPosition, Damaged> {
    let size = variant.board_size();
    let black = coder.bit(BLACK_TO_MOVE, given.is_some_and(|given| given.side_to_move() == Color::Black));
    let mut setup = Setup::new(variant, if black { Color::Black } else { Color::White });
    let mut left = [0; 4];
    for (kind, piece) in ALL.into_iter().enumerate() {
        let count = given.map_or(0, |given| given.pieces(piece.color, piece.kind).len());
        left[kind] = coder.number(PIECES + kind * NUMBER, count).min(64);
    }
    let mut squares = u32::from(size.squares());
    if left.iter().sum::<u32>() > squares {
        return Err(Damaged);
    }
    for square in size.all_squares() {
        let piece = given.and_then(|given| given.piece_at(square));
        // The empty squares, then one kind of piece after another.
        let mut rest = left.iter().sum::<u32>();
        if coder.odds(squares - rest, squares, piece.is_some()) {
            for kind in 0..ALL.len() {
                let is_other = coder.odds(left[kind], rest, piece != Some(ALL[kind]));
                if !is_other {
                    setup.put_on(square, ALL[kind]).map_err(|_| Damaged)?;
                    left[kind] -= 1;
                    break;
                }
                rest -= left[kind];
            }
        }
        squares -= 1;
    }
    Ok(setup.position())
}
