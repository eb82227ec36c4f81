//! The order in which moves are tried: the earlier the best one comes, the smaller the search.

use damier_rules::{Move, PieceKind, Position, Rules};

/// Ranks of moves known to be good; those of captures and history stay below.
const FROM_TABLE: i32 = 1 << 30;
const KILLER: i32 = 1 << 27;
/// The number of pairs of an origin and a destination.
const WAYS: usize = 64 * 64;
/// History is halved when a count reaches this.
const MAX_HISTORY: i32 = 1 << 20;

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
    /// By colour and [`way`].
    counts: Vec<[i32; WAYS]>,
}

impl History {
    pub fn new() -> Self {
        Self { counts: vec![[0; WAYS]; 2] }
    }

    pub fn clear(&mut self) {
        self.counts.fill([0; WAYS]);
    }

    /// Counts a quiet move of `color` (0 or 1) that refuted a position at this depth.
    pub fn reward(&mut self, color: usize, played: Move, depth: i32) {
        let count = &mut self.counts[color][way(played)];
        *count += depth * depth + 1;
        if *count > MAX_HISTORY {
            self.counts.iter_mut().flatten().for_each(|count| *count /= 2);
        }
    }

    /// Counts a move that was tried before the one that refuted the position.
    pub fn punish(&mut self, color: usize, played: Move, malus: i32) {
        let count = &mut self.counts[color][way(played)];
        *count = (*count - malus).max(-MAX_HISTORY);
    }
}

/// The origin and destination of a move as one number below [`WAYS`]. No two quiet moves of a position share it.
#[inline(always)]
const fn way(played: Move) -> usize {
    played.from.index() * 64 + played.to.index()
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
    let moves_in_turn = moves.iter().enumerate();
    ranked.clear();
    // Either all moves are captures or none is.
    if moves.first().is_some_and(|first| first.is_capture()) {
        let enemy_kings = position.pieces(!side, PieceKind::King);
        ranked.extend(moves_in_turn.map(|(index, &played)| {
            let value = played.captured.len() + 2 * (played.captured & enemy_kings).len();
            Ranked::new(index, value.cast_signed() * 16 + i32::from(position.promotes(played)))
        }));
    } else {
        let counts = &history.counts[side as usize];
        let killers = killers.map(|killer| killer.map_or(usize::MAX, way));
        ranked.extend(moves_in_turn.map(|(index, &played)| {
            let way = way(played);
            let rank = if way == killers[0] || way == killers[1] {
                KILLER
            } else if position.promotes(played) {
                KILLER - 1
            } else {
                counts[way]
            };
            Ranked::new(index, rank)
        }));
    }
    if let Some(best) = table_move.map(usize::from)
        && let Some(ranked) = ranked.get_mut(best)
    {
        *ranked = Ranked::new(best, FROM_TABLE);
    }
}

/// Moves the best of the moves from index `from` on to `from` and returns its index in the list of legal moves.
#[inline]
pub(super) fn next_best(ranked: &mut [Ranked], from: usize) -> usize {
    let rest = &mut ranked[from..];
    let (mut best, mut place) = (rest[0], 0);
    for (at, &each) in rest.iter().enumerate() {
        // Written so that it compiles without a branch, which would often be mispredicted.
        (best, place) = if each > best { (each, at) } else { (best, place) };
    }
    rest.swap(0, place);
    best.index()
}
