//! The position before a puzzle, reconstructed from the move that led to it.

use damier_puzzles::Puzzle;
use damier_rules::{AnyPosition, Color, Move, Piece, PieceKind, Setup, Square};

/// The most captured pieces for which both men and kings are tried.
const MAX_CAPTURED: usize = 8;

/// The position from which the opponent's last move led to the puzzle. A record does not say whether men or kings were
/// captured, nor whether the piece was crowned. Of the positions in which the move is legal and leads to the puzzle,
/// the one with the fewest kings is chosen. `None` if there is none, or if the record has no such move.
#[must_use]
pub fn position_before(puzzle: &Puzzle) -> Option<AnyPosition> {
    let previous = puzzle.previous?;
    let mover = puzzle.position.piece_at(previous.to)?;
    let captured: Vec<Square> = previous.captured.into_iter().collect();
    if captured.len() > MAX_CAPTURED {
        return None;
    }
    let mut guesses: Vec<u32> = (0..1 << captured.len()).collect();
    guesses.sort_by_key(|kings| kings.count_ones());
    let kinds = [PieceKind::Man, mover.kind];
    let mut possible = guesses.into_iter().flat_map(|kings| kinds.map(|kind| (kings, kind)));
    possible.find_map(|(kings, kind)| {
        let taken = captured.iter().enumerate().map(|(place, &square)| {
            let kind = if kings >> place & 1 == 1 { PieceKind::King } else { PieceKind::Man };
            (square, Piece { color: !mover.color, kind })
        });
        let position = undone(&puzzle.position, previous, Piece { kind, ..mover }, taken)?;
        let is_right = position.is_legal(previous) && position.play_unchecked(previous) == puzzle.position;
        is_right.then_some(position)
    })
}

/// The position before a move. `None` if it is not a valid position.
fn undone(
    position: &AnyPosition,
    played: Move,
    mover: Piece,
    taken: impl Iterator<Item = (Square, Piece)>,
) -> Option<AnyPosition> {
    let mut setup = Setup::new(position.variant(), mover.color);
    for color in Color::ALL {
        for square in position.all_pieces(color) {
            if square != played.to {
                setup.put_on(square, position.piece_at(square)?).ok()?;
            }
        }
    }
    setup.put_on(played.from, mover).ok()?;
    for (square, piece) in taken {
        setup.put_on(square, piece).ok()?;
    }
    Some(setup.position())
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_rules::Variant;
    use damier_rules::notation::read_fen;

    #[test]
    fn every_shipped_puzzle_comes_from_a_position_in_which_its_move_is_legal() {
        let collection = crate::shipped();
        for entry in collection.entries() {
            let puzzle = collection.puzzle(entry).unwrap();
            let Some(previous) = puzzle.previous else { continue };
            let before = position_before(&puzzle).unwrap_or_else(|| panic!("{}", puzzle.id));
            assert!(before.legal_moves().contains(&previous), "{}", puzzle.id);
            assert_eq!(before.play_unchecked(previous), puzzle.position, "{}", puzzle.id);
        }
    }

    #[test]
    fn a_piece_that_has_just_been_crowned_was_a_man() {
        let collection = crate::shipped();
        let mut puzzle = collection.puzzle(&collection.entries()[0]).unwrap();
        let position = |fen| read_fen(fen, Variant::International).unwrap().position;
        puzzle.position = position("W:W31:BK46");
        let square = |number| puzzle.position.board_size().square(number).unwrap();
        let previous = Move { from: square(41), to: square(46), captured: damier_rules::Bitboard::EMPTY };
        puzzle.previous = Some(previous);
        assert_eq!(position_before(&puzzle), Some(position("B:W31:B41")));
        puzzle.previous = Some(Move { from: square(40), ..previous });
        assert_eq!(position_before(&puzzle), None, "no piece gets from 40 to 46");
    }
}
