//! What the evaluation counts: where pieces stand, how far they reach, and what stands around the kings.

use chuhe_rules::{Kind, Position, Side, Square};

/// Squares of the left half with the middle file: the right half has the same worth.
pub const HALF: usize = 50;

/// Rooks, horses and cannons by how many points they reach.
const REACH: usize = 7 * HALF;

/// Points of the other palace that a rook, a horse, a cannon or a pawn reaches.
const PALACE: usize = REACH + 3 * 18;

/// How many pieces reach the other palace (four and more count as four), by the advisors and elephants that are left there.
const ATTACK: usize = PALACE + 4;

/// Rooks, horses, cannons and pawns by the other side's advisors and elephants.
const AGAINST: usize = ATTACK + 25;

/// Cannons on the file of the other king with no, one, two or more pieces between, and the same on its rank.
const CANNON: usize = AGAINST + 36;

/// Rooks on the file of the other king with no, one, two or more pieces between, and the same on its rank.
const ROOK: usize = CANNON + 8;

/// How many numbers there are, each with a weight early and late in the game.
pub const FEATURES: usize = ROOK + 8;

/// How much the strong pieces count for the phase of the game: all of them make 32.
pub const FULL: i32 = 32;

/// The number of a square in the half that counts, seen by the side.
#[inline(always)]
#[must_use]
pub fn half(square: Square, side: Side) -> usize {
    let (file, rank) = (usize::from(square.file()), usize::from(square.rank_from(side)));
    rank * 5 + file.min(8 - file)
}

/// The palace of each side.
const PALACES: [u128; 2] = {
    let mut palaces = [0; 2];
    let mut rank = 0;
    while rank < 3 {
        palaces[0] |= 0b111 << (9 * rank + 3);
        palaces[1] |= 0b111 << (9 * (rank + 7) + 3);
        rank += 1;
    }
    palaces
};

/// The place of a kind among rook, horse, cannon and pawn.
#[inline(always)]
const fn strong(kind: Kind) -> Option<usize> {
    match kind {
        Kind::Rook => Some(0),
        Kind::Horse => Some(1),
        Kind::Cannon => Some(2),
        Kind::Pawn => Some(3),
        _ => None,
    }
}

/// Tells every feature with its side and number, and returns the phase, at most [`FULL`].
#[inline(always)]
pub fn visit(position: &Position, mut tell: impl FnMut(usize, Side, i32)) -> i32 {
    let (mut phase, mut counts, mut attackers) = (0, [[0; 7]; 2], [0; 2]);
    for side in Side::ALL {
        let (king, palace) = (position.king(side.other()), PALACES[side.other().index()]);
        for square in position.pieces(side) {
            let Some(piece) = position.piece(square) else { continue };
            counts[side.index()][piece.kind as usize] += 1;
            tell(piece.kind as usize * HALF + half(square, side), side, 1);
            let Some(number) = strong(piece.kind) else { continue };
            let far = number == 3 && !square.beyond_river(side);
            if far {
                continue;
            }
            let reach = position.reach(square);
            if number < 3 {
                phase += if number == 0 { 4 } else { 2 };
                tell(REACH + 18 * number + (reach.count_ones() as usize).min(17), side, 1);
            }
            let inside = (reach & palace).count_ones().cast_signed();
            if inside > 0 {
                attackers[side.index()] += 1;
                tell(PALACE + number, side, inside);
            }
            let lines = [(2, CANNON), (0, ROOK)];
            if let Some((_, base)) = lines.into_iter().find(|(other, _)| *other == number)
                && let Some(between) = position.between(square, king)
            {
                let rank = if square.file() == king.file() { 0 } else { 4 };
                tell(base + rank + (between as usize).min(3), side, 1);
            }
        }
    }
    for side in Side::ALL {
        let (own, other) = (counts[side.index()], counts[side.other().index()]);
        let (advisors, elephants) = (other[Kind::Advisor as usize].min(2), other[Kind::Elephant as usize].min(2));
        let guards = advisors + elephants;
        tell(ATTACK + 5 * attackers[side.index()].min(4) + guards, side, 1);
        for (number, kind) in [Kind::Rook, Kind::Horse, Kind::Cannon, Kind::Pawn].into_iter().enumerate() {
            let count = i32::try_from(own[kind as usize]).unwrap_or_default();
            tell(AGAINST + 9 * number + 3 * advisors + elephants, side, count);
        }
    }
    phase.min(FULL)
}
