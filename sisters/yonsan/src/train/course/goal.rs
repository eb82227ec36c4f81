//! What the right points of a step do. Every goal names a set of points exactly, so that what is accepted and what is refused
//! are proved together.

use std::collections::BTreeSet;

use serde::Deserialize;
use strum::AsRefStr;
use yonsan_rules::{Foul, Judge, Point, Position, RowKind, Side};

/// Nodes to prove or refute a win by threes.
pub const THREAT_NODES: u64 = 20_000;

/// What a point does for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, AsRefStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Goal {
    /// It makes five.
    Five,
    /// It makes a four, straight or not, and is allowed.
    Four,
    /// It makes a straight four, and is allowed.
    StraightFour,
    /// It makes an open three and no four, and is allowed.
    Three,
    /// It makes a four and an open three, and is allowed.
    FourThree,
    /// It makes two fours or more (White), or would (Black).
    DoubleFour,
    /// It makes two open threes or more, and no four.
    DoubleThree,
    /// A black stone there is an overline.
    Overline,
    /// A black stone there is a foul.
    Foul,
    /// It stops all fives of the opponent at once, and is allowed.
    StopFive,
    /// After it the opponent has no win by fours, and it is allowed.
    Defend,
    /// It begins a win by fours.
    Win,
    /// It begins a win by threes and fours.
    Threats,
    /// Any point that is allowed.
    Any,
}

impl Goal {
    /// The points that reach the goal.
    #[must_use]
    pub fn points(self, position: &Position, judge: &mut Judge) -> BTreeSet<Point> {
        let (board, side) = (position.board(), position.to_move());
        let kinds = |point: Point| -> Vec<RowKind> {
            board.rows_made(point, side).iter().map(yonsan_rules::Row::kind).collect()
        };
        let is_four = |kind: &RowKind| matches!(kind, RowKind::Four | RowKind::StraightFour | RowKind::TwoFours);
        let count = |kinds: &[RowKind], of: RowKind| kinds.iter().filter(|&&kind| kind == of).count();
        let legal = |point: &Point| position.is_legal(*point);
        let foul = |point: Point| side == Side::Black && board.foul(point).is_some();
        let by = |reaches: &dyn Fn(Point) -> bool| board.empty_points().filter(|&point| reaches(point)).collect();
        match self {
            Self::Five => by(&|point| board.makes_five(point, side)),
            Self::Four => by(&|point| !foul(point) && kinds(point).iter().any(is_four)),
            Self::StraightFour => by(&|point| !foul(point) && count(&kinds(point), RowKind::StraightFour) > 0),
            Self::Three => by(&|point| {
                let kinds = kinds(point);
                !foul(point) && kinds.contains(&RowKind::Three) && !kinds.iter().any(|&kind| kind > RowKind::Three)
            }),
            Self::FourThree => by(&|point| {
                let kinds = kinds(point);
                !foul(point) && kinds.contains(&RowKind::Three) && kinds.iter().any(is_four)
            }),
            Self::DoubleFour => by(&|point| {
                let kinds = kinds(point);
                let fours = kinds.iter().filter(|kind| is_four(kind)).count() + count(&kinds, RowKind::TwoFours);
                fours > 1 && !board.makes_five(point, side)
            }),
            Self::DoubleThree => by(&|point| {
                let kinds = kinds(point);
                count(&kinds, RowKind::Three) > 1 && !kinds.iter().any(|&kind| kind > RowKind::Three)
            }),
            Self::Overline => by(&|point| board.foul(point) == Some(Foul::Overline)),
            Self::Foul => by(&|point| board.foul(point).is_some()),
            Self::StopFive => {
                let fives: Vec<Point> = position.fives(side.other()).collect();
                if fives.len() == 1 { fives.into_iter().filter(legal).collect() } else { BTreeSet::new() }
            }
            Self::Defend => judge.defences(position).into_iter().collect(),
            Self::Win => judge.vcf_starts(position).iter().map(yonsan_rules::Vcf::first).collect(),
            Self::Threats => {
                let threats = judge.threats(position);
                threats.into_iter().filter(|&point| judge.vct_from(position, point, THREAT_NODES).is_won()).collect()
            }
            Self::Any => position.legal_points().collect(),
        }
    }
}
