//! What a move wins in pieces, by looking at every answer. Values are those of 1.2, doubled: a rook is two horses or cannons,
//! a horse is worth a cannon, an advisor an elephant; a pawn that has crossed the river counts like an advisor.

use chuhe_rules::{Kind, Move, Position, Side};

/// A king that is mated, or a side without a move.
const LOST: i32 = 1_000;

/// The plies in which any move is looked at; captures go on.
const PLIES: u8 = 3;

const fn value(kind: Kind) -> i32 {
    match kind {
        Kind::King => 0,
        Kind::Rook => 8,
        Kind::Horse | Kind::Cannon => 4,
        Kind::Advisor | Kind::Elephant => 2,
        Kind::Pawn => 1,
    }
}

/// The side to move's pieces less the other's.
fn balance(position: &Position) -> i32 {
    let of = |side: Side| -> i32 {
        position
            .pieces(side)
            .filter_map(|square| {
                let kind = position.piece(square)?.kind;
                let crossed = kind == Kind::Pawn && square.beyond_river(side);
                Some(value(kind) + i32::from(crossed))
            })
            .sum()
    };
    of(position.turn()) - of(position.turn().other())
}

fn search(position: &Position, plies: u8, mut alpha: i32, beta: i32) -> i32 {
    let legal = position.legal_moves();
    if legal.is_empty() {
        return -LOST - i32::from(plies);
    }
    // After the plies nobody has to capture.
    let mut best = if plies == 0 { balance(position) } else { -2 * LOST };
    alpha = alpha.max(best);
    for &mv in &legal {
        if best >= beta {
            break;
        }
        if plies == 0 && position.is_empty(mv.to()) {
            continue;
        }
        best = best.max(-search(&position.after(mv), plies.saturating_sub(1), -beta, -alpha));
        alpha = alpha.max(best);
    }
    best
}

/// The moves after which the side to move has at least so much more than now, whatever is answered: 4 is a horse or a cannon,
/// 8 a rook.
pub fn gains(position: &Position, least: i32) -> Vec<Move> {
    let wanted = balance(position) + least;
    let legal = position.legal_moves();
    let wins = |mv: &Move| -search(&position.after(*mv), PLIES, -wanted, 1 - wanted) >= wanted;
    legal.iter().copied().filter(wins).collect()
}
