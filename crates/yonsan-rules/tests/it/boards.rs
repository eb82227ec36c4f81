//! Boards for tests, from a seed.

use yonsan_rules::{Board, Point, Position, RowKind, Side, StoneEffect};

/// Random numbers (splitmix64).
pub struct Random(u64);

impl Random {
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut value = self.0;
        value = (value ^ value >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        value = (value ^ value >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        value ^ value >> 31
    }

    pub fn below(&mut self, bound: u64) -> u64 {
        self.next() % bound
    }
}

/// Stones thrown into a square of the board, black ones more often than white ones.
pub fn thrown(random: &mut Random) -> Board {
    let side = 7 + random.below(9);
    let (left, low) = (random.below(16 - side), random.below(16 - side));
    let stones = side * side * (20 + random.below(35)) / 100;
    let white = 10 + random.below(40);
    let mut board = Board::new();
    for _ in 0..stones {
        let (column, row) = (left + random.below(side), low + random.below(side));
        let point = Point::new(u8::try_from(column).unwrap(), u8::try_from(row).unwrap()).unwrap();
        board.put(point, if random.below(100) < white { Side::White } else { Side::Black });
    }
    board
}

/// The points near the stones.
fn near(position: &Position) -> Vec<Point> {
    let board = position.board();
    let taken: Vec<_> = Point::all().filter(|&point| !board.is_empty(point)).collect();
    let close = |point: &Point| taken.iter().any(|stone| stone.distance(*point) <= 2);
    position.legal_points().filter(close).collect()
}

/// A game of two players who like rows, fours and blocking, up to `stones` stones or the end: the moves.
pub fn played(random: &mut Random, stones: usize) -> Vec<Point> {
    let mut moves = vec![Point::CENTRE];
    let mut position = Position::after(&moves).unwrap();
    while moves.len() < stones {
        let points = near(&position);
        let worth = |point: Point| {
            let of = |side| {
                position
                    .board()
                    .rows_made(point, side)
                    .iter()
                    .map(|row| match row.kind() {
                        RowKind::Five => 1000,
                        RowKind::StraightFour => 100,
                        RowKind::Four | RowKind::TwoFours | RowKind::Three => 10,
                        _ => 1,
                    })
                    .sum::<u64>()
            };
            2 * of(position.to_move()) + of(position.to_move().other())
        };
        let Some(&point) = (0..6)
            .map(|_| &points[usize::try_from(random.below(points.len() as u64)).unwrap()])
            .max_by_key(|&&point| worth(point))
        else {
            break;
        };
        if position.play(point).unwrap() != StoneEffect::Nothing {
            break;
        }
        moves.push(point);
    }
    moves
}

/// A board from a game, with up to three black stones more: as in lessons, and to bring fouls about.
pub fn from_play(random: &mut Random) -> Board {
    let length = 10 + random.below(50);
    let moves = played(random, usize::try_from(length).unwrap());
    let mut board = *Position::after(&moves).unwrap().board();
    for _ in 0..random.below(4) {
        let near = near(&Position::new(board, Side::White));
        if let Some(&point) = near.get(usize::try_from(random.below(near.len().max(1) as u64)).unwrap()) {
            board.put(point, Side::Black);
        }
    }
    board
}

/// 20 to 45 stones of both sides, thrown around the centre: long victories by fours.
pub fn scattered(random: &mut Random) -> Board {
    let stones = 20 + random.below(26);
    let mut board = Board::new();
    for index in 0..stones {
        let coordinate = |random: &mut Random| u8::try_from(3 + random.below(5) + random.below(5)).unwrap();
        let point = Point::new(coordinate(random), coordinate(random)).unwrap();
        board.put(point, Side::ALL[usize::from(index % 2 == 1)]);
    }
    board
}
