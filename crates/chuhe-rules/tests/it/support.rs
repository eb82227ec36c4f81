//! Random positions and games with fixed seeds.

use chuhe_rules::{Kind, Piece, Position, Record, Setup, Side, Square};

/// The generator `SplitMix64`.
pub struct Random(u64);

impl Random {
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((mixed ^ (mixed >> 31)) % u64::try_from(bound).unwrap()).unwrap()
    }
}

/// The positions of a random game from the start, at most this many.
pub fn random_game(random: &mut Random, most: usize) -> Vec<Position> {
    let mut positions = vec![Position::start()];
    while positions.len() < most {
        let position = positions.last().unwrap();
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        positions.push(position.after(moves[random.below(moves.len())]));
    }
    positions
}

/// Up to `pieces` pieces besides the kings, thrown on the board.
pub fn random_placement(random: &mut Random, pieces: usize) -> Position {
    loop {
        let mut setup = Setup::new(Side::ALL[random.below(2)]);
        for (side, low) in [(Side::Red, 0), (Side::Black, 7)] {
            let square =
                Square::new(3 + u8::try_from(random.below(3)).unwrap(), low + u8::try_from(random.below(3)).unwrap());
            setup.set(square.unwrap(), Some(Piece { side, kind: Kind::King }));
        }
        let mut position = None;
        for _ in 0..pieces {
            let piece = Piece { side: Side::ALL[random.below(2)], kind: Kind::ALL[1 + random.below(6)] };
            let square = Square::from_index(random.below(90)).unwrap();
            let mut next = setup.clone();
            if position.is_none_or(|position: Position| position.is_empty(square)) {
                next.set(square, Some(piece));
            }
            if let Ok(found) = next.position() {
                setup = next;
                position = Some(found);
            }
        }
        if let Some(position) = position {
            return position;
        }
    }
}

/// Adds up to `plies` legal moves to a record, with the comment for each number of a move, counted from 1. Returns the
/// position that is reached.
pub fn play_on(
    record: &mut Record,
    plies: usize,
    random: &mut Random,
    comment: impl Fn(usize) -> Option<String>,
) -> Position {
    let mut position = record.end();
    for ply in 1..=plies {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        let mv = moves[random.below(moves.len())];
        record.moves.push(mv);
        position.play(mv);
        record.comments.extend(comment(ply).map(|text| (ply, text)));
    }
    position
}
