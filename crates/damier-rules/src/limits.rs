//! Draws by move limits, and their counters.

use std::fmt;

use super::piece::{Color, PieceKind};
use super::position::{Move, Position};
use super::square::BoardSize;
use super::variant::{Rules, Variant};

/// A rule that ends a game as a draw after a number of moves by each side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MoveLimit {
    /// International: 25 moves with kings only and no capture (CDA 3.12).
    KingMoves25,
    /// International: three pieces, including a king, against a lone king: 16 moves (CDA 3.12).
    ThreeAgainstKing,
    /// One or two pieces, including a king, against a lone king: 5 moves, in every variant (CDA 3.12, FMJD-64 7.2).
    TwoAgainstKing,
    /// 64 squares: three pieces, including a king, against a lone king on the main road: 5 moves of that king.
    MainRoad,
    /// 64 squares: three or more kings and no men against a lone king: 15 moves.
    ThreeKings,
    /// 64 squares: kings on both sides, four or five pieces, no capture and no promotion: 30 moves.
    FourOrFivePieces,
    /// 64 squares: kings on both sides, six or seven pieces, no capture and no promotion: 60 moves.
    SixOrSevenPieces,
    /// 64 squares: kings on both sides, 15 moves with kings only and no capture.
    KingMoves15,
}

impl MoveLimit {
    /// The number of moves that each side has.
    #[must_use]
    pub const fn moves(self) -> u16 {
        match self {
            Self::TwoAgainstKing | Self::MainRoad => 5,
            Self::ThreeKings | Self::KingMoves15 => 15,
            Self::ThreeAgainstKing => 16,
            Self::KingMoves25 => 25,
            Self::FourOrFivePieces => 30,
            Self::SixOrSevenPieces => 60,
        }
    }

    /// The number of plies after which the game is drawn: twice the moves.
    #[must_use]
    pub const fn plies(self) -> u16 {
        2 * self.moves()
    }
}

impl fmt::Display for MoveLimit {
    /// The name players use for the rule, such as "16-move rule".
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}-move rule", self.moves())
    }
}

/// The limit that applies in a position, and how much of it is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LimitCount {
    /// The rule.
    pub limit: MoveLimit,
    /// Plies counted so far, 0 to [`MoveLimit::plies`].
    pub plies_used: u16,
}

impl LimitCount {
    /// Whether this limit draws the game, unless the last ply has won it.
    #[must_use]
    pub const fn is_reached(self) -> bool {
        self.plies_used >= self.limit.plies()
    }

    /// Plies left until the draw.
    #[must_use]
    pub const fn plies_left(self) -> u16 {
        self.limit.plies().saturating_sub(self.plies_used)
    }
}

impl fmt::Display for LimitCount {
    /// For instance "16-move rule: 9 of 16 used", in full moves.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}: {} of {} used", self.limit, self.plies_used / 2, self.limit.moves())
    }
}

/// The state carried from move to move to apply the limits.
///
/// All counters run in parallel, and only [`Counters::running`] chooses between them. A limit that another one suspends
/// (while the main road is held) therefore keeps its own count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Counters {
    /// King plies without a capture.
    king_plies: u16,
    /// Plies since the last capture or promotion.
    balanced_plies: u16,
    /// The limit that applies to the position as an ending against a lone king, and the plies since it began.
    ending: Option<LimitCount>,
    /// Twice the number of moves that a lone king has made along the main road.
    road_plies: u16,
}

impl Counters {
    /// The counters of a starting position, with the plies already used of the limit that applies there.
    #[must_use]
    pub fn new<R: Rules>(position: &Position<R>, plies_used: u16) -> Self {
        let ending = ending_limit(position).map(|limit| LimitCount { limit, plies_used });
        let road_plies = if holds_main_road(position) { plies_used } else { 0 };
        Self { king_plies: plies_used, balanced_plies: plies_used, ending, road_plies }
    }

    /// The counters after a move.
    #[must_use]
    pub fn after<R: Rules>(self, before: &Position<R>, played: Move, after: &Position<R>) -> Self {
        let mover = before.side_to_move();
        let is_king = before.pieces(mover, PieceKind::King).contains(played.from);
        let promotes = before.promotes(played);
        let next = |count: u16, restarts: bool| if restarts { 0 } else { count.saturating_add(1) };
        let balance_changes = played.is_capture() || promotes;
        let ending = ending_limit(after).map(|limit| {
            let goes_on = self.ending.filter(|count| {
                // Under the international limits and in the 5-move endings neither captures nor promotions restart the
                // count. The 15 moves of three kings count from the last change of material.
                count.limit == limit && !(limit == MoveLimit::ThreeKings && balance_changes)
            });
            LimitCount { limit, plies_used: goes_on.map_or(0, |count| count.plies_used.saturating_add(1)) }
        });
        let road_plies = match (holds_main_road(before) && holds_main_road(after), lone_king(before)) {
            (false, _) => 0,
            (true, Some(color)) if color == mover => self.road_plies.saturating_add(2),
            (true, _) => self.road_plies,
        };
        Self {
            king_plies: next(self.king_plies, !is_king || played.is_capture()),
            balanced_plies: next(self.balanced_plies, balance_changes),
            ending,
            road_plies,
        }
    }

    /// The limit that applies in `position`, which must be the one these counters belong to. The first matching rule
    /// wins.
    #[must_use]
    pub fn running<R: Rules>(self, position: &Position<R>) -> Option<LimitCount> {
        let count = |limit, plies_used| Some(LimitCount { limit, plies_used });
        if R::VARIANT == Variant::International {
            return self.ending.or_else(|| count(MoveLimit::KingMoves25, self.king_plies).filter(|c| c.plies_used > 0));
        }
        if let Some(five) = self.ending.filter(|count| count.limit == MoveLimit::TwoAgainstKing) {
            return Some(five);
        }
        if holds_main_road(position) {
            return count(MoveLimit::MainRoad, self.road_plies);
        }
        if self.ending.is_some() {
            return self.ending;
        }
        if Color::ALL.into_iter().any(|color| position.pieces(color, PieceKind::King).is_empty()) {
            return None;
        }
        match position.occupied().len() {
            4..=5 => count(MoveLimit::FourOrFivePieces, self.balanced_plies),
            6..=7 => count(MoveLimit::SixOrSevenPieces, self.balanced_plies),
            _ => count(MoveLimit::KingMoves15, self.king_plies),
        }
    }
}

/// The side that has a single king and nothing else while the other side has a king too. The weaker side, if their
/// strength differs.
fn lone_king<R: Rules>(position: &Position<R>) -> Option<Color> {
    let kings = |color| position.pieces(color, PieceKind::King).len();
    let all = |color| position.all_pieces(color).len();
    [Color::Black, Color::White]
        .into_iter()
        .filter(|&color| all(color) == 1 && kings(color) == 1 && kings(!color) > 0)
        .max_by_key(|&color| all(!color))
}

/// The limit that the material against a lone king entails, independent of any count.
fn ending_limit<R: Rules>(position: &Position<R>) -> Option<MoveLimit> {
    let strong = !lone_king(position)?;
    let (all, kings) = (position.all_pieces(strong).len(), position.pieces(strong, PieceKind::King).len());
    match R::BOARD {
        _ if all <= 2 => Some(MoveLimit::TwoAgainstKing),
        BoardSize::Ten if all == 3 => Some(MoveLimit::ThreeAgainstKing),
        // "Three or more kings": with a man as well, the rules for four to seven pieces apply.
        BoardSize::Eight if kings >= 3 && all == kings => Some(MoveLimit::ThreeKings),
        _ => None,
    }
}

/// Whether, on 64 squares, a lone king against three pieces stands on the main road with no other piece on it.
fn holds_main_road<R: Rules>(position: &Position<R>) -> bool {
    if R::BOARD != BoardSize::Eight {
        return false;
    }
    let Some(weak) = lone_king(position) else { return false };
    let on_road = |color| position.all_pieces(color).into_iter().any(|square| square.row() + square.column() == 7);
    position.all_pieces(!weak).len() == 3 && on_road(weak) && !on_road(!weak)
}
