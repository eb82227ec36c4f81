//! What a quiet position is worth before anything is searched.
//!
//! Material decides; the terms for position are kept so small that together they stay below half a man in any normal
//! position. Two sets of them, for a full and for an empty board, are blended by the number of men left.

use crate::rules::{Bitboard, BoardSize, Color, PieceKind, Position, Rules};

/// The value of a man: scores are counted in hundredths of it.
pub const MAN: i32 = 100;
/// The value of a king.
pub const KING: i32 = 310;

/// Weights in centi-men at the two ends of the game.
#[derive(Clone, Copy)]
struct Tapered {
    full: i32,
    empty: i32,
}

const fn tapered(full: i32, empty: i32) -> Tapered {
    Tapered { full, empty }
}

/// For a man by the rows it has advanced, measured in tenths of the way to the promotion row. Early on an advanced man
/// is an outpost or a weakness, which evens out; late it is a king in the making.
const ADVANCEMENT: [Tapered; 10] = [
    tapered(4, 0),
    tapered(0, 2),
    tapered(1, 4),
    tapered(2, 7),
    tapered(3, 11),
    tapered(4, 16),
    tapered(5, 22),
    tapered(6, 30),
    tapered(10, 42),
    tapered(0, 0),
];
/// For a man on a square of the centre.
const CENTRE: Tapered = tapered(3, 2);
/// For a man on an edge, where it guards one square instead of two.
const EDGE: Tapered = tapered(-4, -2);
/// For a man with one of its own diagonally behind it: it cannot be jumped that way.
const BACKED: Tapered = tapered(2, 1);
/// For every man by which one wing outnumbers the other.
const IMBALANCE: Tapered = tapered(-2, -1);
/// For having the move.
const TEMPO: i32 = 2;

/// The squares that the terms look at, for one variant.
pub(in crate::engine) struct Evaluator {
    rows: [u64; 10],
    row_count: usize,
    /// Which entry of [`ADVANCEMENT`] belongs to a row, counted from the own side.
    steps: [usize; 10],
    centre: u64,
    edges: u64,
    left: u64,
    right: u64,
    men_at_start: i32,
}

impl Evaluator {
    pub fn new(board: BoardSize) -> Self {
        let last = board.rows() - 1;
        let select = |wanted: &dyn Fn(u8, u8) -> bool| {
            board.all_squares().filter(|square| wanted(square.row(), square.column())).collect::<Bitboard>().bits()
        };
        let mut rows = [0; 10];
        let mut steps = [0; 10];
        for row in 0..board.rows() {
            rows[usize::from(row)] = select(&|r, _| r == row);
            // The 8x8 board has no use for two of the middle steps.
            steps[usize::from(row)] = usize::from(row) + if row > 3 { 9 - usize::from(last) } else { 0 };
        }
        let near_middle = |coordinate: u8| coordinate >= last / 2 - 1 && coordinate <= last / 2 + 2;
        Self {
            rows,
            row_count: usize::from(board.rows()),
            steps,
            centre: select(&|row, column| near_middle(row) && near_middle(column)),
            edges: select(&|_, column| column == 0 || column == last),
            left: select(&|_, column| column < board.rows() / 2 - 1),
            right: select(&|_, column| column > board.rows() / 2),
            men_at_start: i32::from(board.rows()) * i32::from(board.rows() / 2 - 1),
        }
    }

    /// The value of a position for the side to move, in centi-men.
    pub fn evaluate<R: Rules>(&self, position: &Position<R>) -> i32 {
        let own = position.side_to_move();
        let men = |color| position.pieces(color, PieceKind::Man);
        let kings = |color| count(position.pieces(color, PieceKind::King).bits());
        let (own_men, enemy_men) = (count(men(own).bits()), count(men(!own).bits()));
        let (own_kings, enemy_kings) = (kings(own), kings(!own));
        let material = MAN * (own_men - enemy_men) + KING * (own_kings - enemy_kings);
        let (full, empty) = {
            let (white, black) = (self.men::<R>(position, Color::White), self.men::<R>(position, Color::Black));
            let sign = if own == Color::White { 1 } else { -1 };
            (sign * (white.full - black.full), sign * (white.empty - black.empty))
        };
        let men_left = own_men + enemy_men;
        let placed = (full * men_left + empty * (self.men_at_start - men_left).max(0)) / self.men_at_start.max(1);
        let value = material + placed + TEMPO;
        if own_kings > 0 && enemy_kings > 0 {
            scaled(value, own_men + own_kings, enemy_men + enemy_kings)
        } else {
            value
        }
    }

    /// The terms for the men of one side.
    fn men<R: Rules>(&self, position: &Position<R>, color: Color) -> Tapered {
        let men = position.pieces(color, PieceKind::Man).bits();
        let mut sum = tapered(0, 0);
        let mut add = |weight: Tapered, times: i32| {
            sum.full += weight.full * times;
            sum.empty += weight.empty * times;
        };
        for advanced in 0..self.row_count {
            let row = if color == Color::White { self.row_count - 1 - advanced } else { advanced };
            add(ADVANCEMENT[self.steps[advanced]], count(men & self.rows[row]));
        }
        add(CENTRE, count(men & self.centre));
        add(EDGE, count(men & self.edges));
        // The board is laid out so that a diagonal step is a shift by five or six bits; off the board there are no men.
        let backed = match color {
            Color::White => (men & men >> 5, men & men >> 6),
            Color::Black => (men & men << 5, men & men << 6),
        };
        add(BACKED, count(backed.0) + count(backed.1));
        add(IMBALANCE, (count(men & self.left) - count(men & self.right)).abs());
        sum
    }
}

/// With kings on both sides few pieces do not win: up to three against one are a draw as a rule, and one piece more
/// among few is worth little.
const fn scaled(value: i32, own: i32, enemy: i32) -> i32 {
    let (strong, weak) = if value >= 0 { (own, enemy) } else { (enemy, own) };
    match (strong, weak) {
        (0..=2, 1) => value / 16,
        (3, 1) => value / 8,
        _ if strong <= weak + 1 => value / 2,
        _ => value,
    }
}

#[inline(always)]
const fn count(bits: u64) -> i32 {
    bits.count_ones().cast_signed()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{AnyPosition, Variant};
    use crate::with_position;

    fn value(any: AnyPosition) -> i32 {
        let evaluator = Evaluator::new(any.board_size());
        with_position!(any, position => evaluator.evaluate(&position))
    }

    #[test]
    fn the_start_is_even_but_for_the_move() {
        for variant in Variant::ALL {
            assert_eq!(value(AnyPosition::start(variant)), TEMPO);
        }
    }

    #[test]
    fn a_flipped_position_has_the_same_value() {
        let mut random = 12_345_u64;
        for variant in Variant::ALL {
            for _ in 0..50 {
                let mut position = AnyPosition::start(variant);
                for _ in 0..60 {
                    let moves = position.legal_moves();
                    if moves.is_empty() {
                        break;
                    }
                    random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                    position = position.play(moves[usize::try_from(random >> 33).unwrap() % moves.len()]);
                    assert_eq!(value(position), value(position.flipped()), "{position:?}");
                }
            }
        }
    }
}
