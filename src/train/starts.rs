//! Positions from which the ending drill starts: three white kings against a black one, White to move, nothing to
//! capture for either side. What they are worth was found by solving the ending completely.

use crate::rules::{AnyPosition, BoardSize, Color, Piece, PieceKind, Setup, Square, Variant};

/// The squares of the white kings and of the black one.
pub type Start = ([u8; 3], u8);

/// Won for White in three to six moves: so far ahead the engine sees everything, and what it says about the trainee's
/// moves is exact. (The longest wins of this ending take eight moves.)
pub const WON: &[Start] = &[
    ([1, 7, 25], 44),
    ([1, 7, 38], 44),
    ([1, 10, 12], 50),
    ([1, 15, 40], 11),
    ([1, 19, 29], 44),
    ([2, 16, 50], 45),
    ([2, 25, 35], 21),
    ([2, 41, 47], 4),
    ([3, 11, 36], 48),
    ([3, 16, 29], 30),
    ([3, 43, 45], 2),
    ([4, 17, 46], 47),
    ([5, 24, 48], 26),
    ([5, 28, 50], 1),
    ([6, 11, 14], 40),
    ([6, 11, 48], 40),
    ([6, 21, 40], 2),
    ([6, 35, 36], 45),
    ([6, 40, 47], 2),
    ([7, 12, 45], 44),
    ([7, 15, 37], 25),
    ([7, 22, 30], 49),
    ([7, 28, 42], 49),
    ([7, 29, 43], 35),
    ([7, 29, 49], 50),
    ([7, 33, 45], 49),
    ([11, 16, 28], 2),
    ([11, 18, 29], 49),
    ([11, 20, 50], 45),
    ([11, 44, 50], 29),
    ([12, 33, 38], 47),
    ([15, 24, 25], 3),
    ([16, 17, 33], 35),
    ([16, 23, 45], 35),
    ([16, 28, 30], 26),
    ([19, 20, 28], 45),
    ([20, 24, 25], 48),
    ([22, 26, 29], 14),
    ([23, 25, 43], 35),
    ([23, 31, 45], 6),
    ([24, 44, 50], 7),
    ([26, 32, 50], 3),
    ([31, 40, 45], 11),
    ([36, 37, 46], 4),
    ([40, 45, 46], 11),
];

/// Drawn with best play on both sides.
pub const DRAWN: &[Start] = &[
    ([2, 35, 47], 48),
    ([4, 21, 27], 33),
    ([5, 11, 30], 36),
    ([6, 10, 32], 45),
    ([6, 17, 29], 27),
    ([6, 26, 45], 5),
    ([8, 20, 42], 16),
    ([9, 13, 25], 15),
    ([9, 35, 50], 46),
    ([10, 19, 34], 38),
    ([14, 22, 42], 16),
    ([17, 27, 35], 46),
    ([20, 43, 50], 37),
    ([21, 36, 47], 7),
    ([22, 25, 49], 29),
    ([24, 37, 50], 40),
    ([25, 32, 43], 50),
    ([29, 36, 42], 39),
    ([30, 35, 45], 14),
    ([35, 45, 50], 25),
];

/// A start in one of the four ways in which the board can be turned and mirrored; all four have the same value.
#[must_use]
pub fn position((kings, lone): Start, way: u8) -> AnyPosition {
    let mut setup = Setup::new(Variant::International, Color::White);
    let pieces = kings.into_iter().map(|number| (number, Color::White)).chain([(lone, Color::Black)]);
    for (number, color) in pieces {
        let square = BoardSize::Ten.square(number).and_then(|square| seen(square, way));
        if let Some(square) = square {
            // The squares of a start are four different ones.
            let _ = setup.put_on(square, Piece { color, kind: PieceKind::King });
        }
    }
    setup.position()
}

/// A square after half a turn of the board (ways 1 and 3) and a reflection in the light diagonal (ways 2 and 3).
fn seen(square: Square, way: u8) -> Option<Square> {
    let last = BoardSize::Ten.rows() - 1;
    let (mut row, mut column) = (square.row(), square.column());
    if way & 1 != 0 {
        (row, column) = (last - row, last - column);
    }
    if way & 2 != 0 {
        (row, column) = (column, row);
    }
    BoardSize::Ten.square_at(row, column)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Engine, Limits, Situation, StopFlag};
    use crate::train::drill::REPLY_NODES;

    #[test]
    fn the_engine_sees_that_the_won_starts_are_won() {
        let mut engine = Engine::new(16);
        let mut unseen = WON.to_vec();
        unseen.retain(|start| {
            let situation = Situation::from(position(*start, 0));
            let limits = Limits::nodes(REPLY_NODES);
            !engine.search(&situation, None, &limits, &StopFlag::new(), |_| {}).score.is_win()
        });
        assert_eq!(unseen, []);
    }

    #[test]
    fn every_start_is_quiet_for_both_sides_in_all_four_ways() {
        for start in WON.iter().chain(DRAWN) {
            for way in 0..4 {
                let position = position(*start, way);
                assert_eq!(position.all_pieces(Color::White).len(), 3, "{start:?}");
                assert_eq!(position.all_pieces(Color::Black).len(), 1, "{start:?}");
                let passed = crate::with_position!(position, position => position.passed().must_capture());
                assert!(!position.must_capture() && !passed, "{start:?}");
            }
        }
    }
}
