//! The order in which moves are tried: the earlier the best one comes, the smaller the search.

use damier_rules::{Bitboard, Move, PieceKind, Position, Rules};

/// Ranks of moves known to be good; history ranks stay below.
const FROM_TABLE: i32 = 1 << 30;
const CAPTURE: i32 = 1 << 28;
const KILLER: i32 = 1 << 27;
/// History is halved when a count reaches this.
const MOST_HISTORY: i32 = 1 << 20;

/// A move of a position with its rank. The move to try first is the greatest: of equal rank, that is the one that comes
/// first in the list of legal moves, so that the search is the same on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Ranked(i64);

impl Ranked {
    /// The move at an index of the list of legal moves.
    #[inline]
    #[allow(clippy::cast_possible_truncation, reason = "no position has four billion moves")]
    fn new(index: usize, rank: i32) -> Self {
        Self(i64::from(rank) << 32 | i64::from(!(index as u32)))
    }

    /// The index of the move in the list of legal moves.
    #[inline]
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "the lower half")]
    pub const fn index(self) -> usize {
        !(self.0 as u32) as usize
    }
}

/// How often moves have caused cutoffs, in any position.
pub(super) struct History {
    /// By origin, colour and destination.
    counts: Vec<[[i32; 64]; 2]>,
}

impl History {
    pub fn new() -> Self {
        Self { counts: vec![[[0; 64]; 2]; 64] }
    }

    pub fn clear(&mut self) {
        self.counts.fill([[0; 64]; 2]);
    }

    /// Counts a quiet move of `color` (0 or 1) that refuted a position at this depth.
    pub fn reward(&mut self, color: usize, played: Move, depth: i32) {
        let count = &mut self.counts[place(played.from)][color][place(played.to)];
        *count += depth * depth + 1;
        if *count > MOST_HISTORY {
            self.counts.iter_mut().flatten().flatten().for_each(|count| *count /= 2);
        }
    }

    /// Counts a move that was tried before the one that refuted the position.
    pub fn punish(&mut self, color: usize, played: Move, malus: i32) {
        let count = &mut self.counts[place(played.from)][color][place(played.to)];
        *count = (*count - malus).max(-MOST_HISTORY);
    }

    fn get(&self, color: usize, played: Move) -> i32 {
        self.counts[place(played.from)][color][place(played.to)]
    }
}

/// The bit of a square, for use as an index below 64.
#[inline(always)]
fn place(square: damier_rules::Square) -> usize {
    (Bitboard::from(square).bits().trailing_zeros() & 63) as usize
}

/// Writes the ranked moves into `ranked`; [`next_best`] then picks them in order.
pub(super) fn rank<R: Rules>(
    position: &Position<R>,
    moves: &[Move],
    table_move: Option<u8>,
    killers: [Option<Move>; 2],
    history: &History,
    ranked: &mut Vec<Ranked>,
) {
    let side = position.side_to_move();
    let enemy_kings = position.pieces(!side, PieceKind::King);
    ranked.clear();
    ranked.extend(moves.iter().enumerate().map(|(index, &played)| {
        let rank = if table_move.is_some_and(|best| usize::from(best) == index) {
            FROM_TABLE
        } else if played.is_capture() {
            let value = played.captured.len() + 2 * (played.captured & enemy_kings).len();
            CAPTURE + value.cast_signed() * 16 + i32::from(position.promotes(played))
        } else if killers.contains(&Some(played)) {
            KILLER
        } else if position.promotes(played) {
            KILLER - 1
        } else {
            history.get(side as usize, played)
        };
        Ranked::new(index, rank)
    }));
}

/// Moves the best of the moves from index `from` on to `from` and returns its index in the list of legal moves.
#[inline]
pub(super) fn next_best(ranked: &mut [Ranked], from: usize) -> usize {
    let mut best = from;
    for place in from + 1..ranked.len() {
        if ranked[place] > ranked[best] {
            best = place;
        }
    }
    ranked.swap(from, best);
    ranked[from].index()
}
