//! Mates that have names, by the piece that gives check and what helps it.

use chuhe_rules::{Kind, Position, Side, Square};
use strum::{AsRefStr, VariantArray};

/// A mate with a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, AsRefStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum MateName {
    /// 重炮: a cannon checks over another.
    DoubleCannon,
    /// 马后炮: a cannon checks over its horse, which stands two points from the king on the same line.
    HorseCannon,
    /// 闷宫: a cannon checks over one of the defender's two advisors.
    SmotheredPalace,
    /// 卧槽马: a horse checks from beside the palace, one rank before the king's first.
    PalaceHorse,
    /// 挂角马: a horse checks from a front corner of the palace.
    CornerHorse,
    /// 双车错: a rook checks, and the other stands on the line beside.
    TwoRooks,
    /// 铁门栓: a cannon on the middle file holds what stands between it and the king, and a rook or pawn checks at the palace's
    /// gate, one of its two side files. (以炮镇中路限制对方士象的活动，同时用车或兵守着对方的将门。)
    IronBolt,
    /// 白脸将, also 对面笑: without the attacker's king on an open file the defender had a move.
    FacingKing,
}

impl MateName {
    /// The name of a position in which the side to move is mated; `None` if it has none here, or two pieces give check.
    #[must_use]
    pub fn of(position: &Position) -> Option<Self> {
        let (side, mut checkers) = (position.turn(), position.checkers(position.turn()));
        let (from, king) = (checkers.next()?, position.king(side));
        if checkers.next().is_some() || position.can_move() {
            return None;
        }
        let by_piece = match position.piece(from)?.kind {
            Kind::Cannon => Self::by_cannon(position, from, king),
            Kind::Horse => match (from.file(), from.rank_from(side)) {
                (2 | 6, 1) => Some(Self::PalaceHorse),
                (3 | 5, 2) => Some(Self::CornerHorse),
                _ => None,
            },
            Kind::Rook => {
                let mut rooks = of_kind(position, side.other(), Kind::Rook).filter(|&rook| rook != from);
                let beside = |rook: Square| {
                    if from.file() == king.file() {
                        rook.file().abs_diff(from.file()) == 1
                    } else {
                        rook.rank().abs_diff(from.rank()) == 1
                    }
                };
                let two = rooks.any(beside).then_some(Self::TwoRooks);
                two.or_else(|| is_bolted(position, from, king).then_some(Self::IronBolt))
            }
            Kind::Pawn => is_bolted(position, from, king).then_some(Self::IronBolt),
            _ => None,
        };
        by_piece.or_else(|| is_faced(position).then_some(Self::FacingKing))
    }

    fn by_cannon(position: &Position, from: Square, king: Square) -> Option<Self> {
        let screen = Square::all().find(|&square| is_between(from, square, king) && !position.is_empty(square))?;
        let piece = position.piece(screen)?;
        let is_own = piece.side != position.turn();
        let advisors = of_kind(position, position.turn(), Kind::Advisor).count();
        let distance = screen.file().abs_diff(king.file()) + screen.rank().abs_diff(king.rank());
        match piece.kind {
            Kind::Cannon if is_own => Some(Self::DoubleCannon),
            Kind::Horse if is_own && distance == 2 => Some(Self::HorseCannon),
            Kind::Advisor if !is_own && advisors == 2 => Some(Self::SmotheredPalace),
            _ => None,
        }
    }
}

/// Whether a check comes from the gate while a cannon on the middle file holds two pieces before the king.
fn is_bolted(position: &Position, from: Square, king: Square) -> bool {
    let mut cannons = of_kind(position, position.turn().other(), Kind::Cannon);
    let holds = |cannon: Square| cannon.file() == 4 && position.between(cannon, king) == Some(2);
    king.file() == 4 && matches!(from.file(), 3 | 5) && cannons.any(holds)
}

/// Whether some move fails for no other reason than that the kings would face each other.
fn is_faced(position: &Position) -> bool {
    let (side, other) = (position.turn(), position.king(position.turn().other()));
    position.pseudo_moves().into_iter().any(|mv| {
        let after = position.after(mv);
        after.kings_face() && after.checkers(side).all(|from| from == other)
    })
}

fn of_kind(position: &Position, side: Side, kind: Kind) -> impl Iterator<Item = Square> {
    position.pieces(side).filter(move |&square| position.piece(square).is_some_and(|piece| piece.kind == kind))
}

/// Whether the square lies strictly between two squares of one file or rank.
fn is_between(one: Square, square: Square, other: Square) -> bool {
    let inside = |one: u8, middle: u8, other: u8| one.min(other) < middle && middle < one.max(other);
    let (files, ranks) = ([one, square, other].map(Square::file), [one, square, other].map(Square::rank));
    let on_file = files[0] == files[1] && files[1] == files[2] && inside(ranks[0], ranks[1], ranks[2]);
    let on_rank = ranks[0] == ranks[1] && ranks[1] == ranks[2] && inside(files[0], files[1], files[2]);
    on_file || on_rank
}
