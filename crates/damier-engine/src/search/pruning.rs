//! What need not be searched in full: cuts before any move is tried, extensions, and reductions of late moves.
//!
//! Draughts has no null move: it is full of positions in which every move loses. A shallow search with a raised bound
//! takes its place (Buro, "`ProbCut`: an effective selective extension of the alpha-beta algorithm", 1995). All numbers
//! were chosen by matches, see `docs/strength.md`.

use super::{Bound, Entry, Move, Node, Rules, Search, SearchParams, Window};
use crate::score::seen_from_root;
use crate::tuning::Tuning;

/// From this depth on, a position without a known best move is searched one ply less: the next iteration will know one.
const UNKNOWN_FROM_DEPTH: i32 = 4;
/// Up to this depth an evaluation far above the window is trusted if nothing is threatened.
const FUTILE_TO_DEPTH: i32 = 3;
/// From this depth on, a shallow search may replace a deep one.
const SHALLOW_FROM_DEPTH: i32 = 5;
/// From this depth on, the best move is searched one ply deeper if no other comes near it.
const SINGULAR_FROM_DEPTH: i32 = 8;
/// Scores beyond this are not evaluations, so margins do not apply to them.
const EVALUATIONS: i32 = 2_000;

/// The depth to search a position to, less if no good move is known.
#[inline]
pub fn depth_of_interest(depth: i32, known: Option<Entry>) -> i32 {
    let is_unknown = depth >= UNKNOWN_FROM_DEPTH && known.is_none_or(|entry| entry.best.is_none());
    depth - i32::from(is_unknown)
}

impl<R: Rules> Search<'_, R> {
    /// A score outside the window that is trusted without trying all moves to full depth, if there is one.
    #[inline]
    pub(super) fn cut_early(
        &mut self,
        node: &Node<R>,
        moves: &[Move],
        params: &SearchParams,
        known: Option<Entry>,
    ) -> Option<i32> {
        let &SearchParams { depth, ply, window, .. } = params;
        let beta = window.beta;
        let is_open = ply > 0 && window.is_empty() && moves.len() > 1 && !moves[0].is_capture();
        if !is_open
            || beta.abs() >= EVALUATIONS
            || self.is_verifying
            || !(depth <= FUTILE_TO_DEPTH || depth >= SHALLOW_FROM_DEPTH)
        {
            return None;
        }
        let (value, tuning) = (self.evaluate(&node.position), self.scratch.tuning);
        if depth <= FUTILE_TO_DEPTH {
            let is_calm = value - tuning.futile_margin * depth >= beta && !node.position.passed().must_capture();
            return is_calm.then_some(beta);
        }
        let above = beta + tuning.shallow_margin;
        let depth = depth - 2 - depth / 4;
        let is_refuted = known.is_some_and(|entry| {
            entry.depth >= depth && entry.bound == Bound::Upper && seen_from_root(entry.score, ply) < above
        });
        if value < beta || is_refuted {
            return None;
        }
        self.is_verifying = true;
        let score = self.try_moves(node, moves, &SearchParams { depth, window: Window::above(above - 1), ..*params });
        self.is_verifying = false;
        (self.stopped || score >= above).then_some(beta)
    }

    /// The extra plies for the known best move: one if all others are clearly worse.
    #[inline]
    pub(super) fn extension(
        &mut self,
        node: &Node<R>,
        moves: &[Move],
        params: &SearchParams,
        known: Option<Entry>,
    ) -> i32 {
        let &SearchParams { depth, ply, .. } = params;
        let Some((entry, best)) = known.and_then(|entry| Some((entry, entry.best?))) else { return 0 };
        let is_candidate = ply > 0 && depth >= SINGULAR_FROM_DEPTH && moves.len() > 1 && !self.is_verifying;
        let is_reliable = entry.bound != Bound::Upper && entry.depth >= depth - 3 && entry.score.abs() < EVALUATIONS;
        if !is_candidate || !is_reliable {
            return 0;
        }
        let bar = entry.score - self.scratch.tuning.singular_margin * depth / 8;
        let others =
            SearchParams { depth: (depth - 1) / 2, window: Window::above(bar - 1), excluded: Some(best), ..*params };
        i32::from(self.try_moves(node, moves, &others) < bar)
    }
}

/// The plies by which late quiet moves are first reduced: a constant plus the product of the logarithms of depth and
/// move number, as in strong chess programs.
pub(super) struct Reductions([[u8; 64]; 64]);

impl Reductions {
    pub fn new(tuning: &Tuning) -> Self {
        let mut table = [[0; 64]; 64];
        for (depth, row) in (1..).zip(table.iter_mut().skip(1)) {
            for (number, plies) in (1..).zip(row) {
                // In units of 1/256; one unit of the binary logarithm is 0.693 of the natural one. Moves are numbered
                // from one.
                let product = binary_logarithm(depth) * binary_logarithm(number) / 256 * 123 / 256;
                let hundredths = product * i64::from(tuning.reduction_slope) + 256 * i64::from(tuning.reduction_base);
                *plies = u8::try_from((hundredths / 25_600).clamp(0, 63)).unwrap_or(0);
            }
        }
        Self(table)
    }

    /// The reduction of the move `tried` (counted from zero) at a depth.
    #[inline]
    pub fn get(&self, depth: i32, tried: usize, is_pv: bool) -> i32 {
        let first_reduced = if is_pv { 6 } else { 3 };
        if depth < 3 || tried < first_reduced {
            return 0;
        }
        let Self(table) = self;
        let depth_row = usize::try_from(depth).unwrap_or(0).min(table.len() - 1);
        let plies = table[depth_row][tried.min(table.len() - 1)];
        (i32::from(plies) - i32::from(is_pv)).clamp(0, depth - 1)
    }
}

/// The binary logarithm of a number from 1 on, in units of 1/256. Integer arithmetic, so that it is the same
/// everywhere.
fn binary_logarithm(number: u32) -> i64 {
    let whole = number.ilog2();
    // The mantissa from 1 to 2, in units of 2^-30; each squaring yields one binary digit.
    let mut mantissa = (u64::from(number) << 30) >> whole;
    let mut digits = 0;
    let mut place = 128;
    while place > 0 {
        mantissa = (mantissa * mantissa) >> 30;
        if mantissa >= 2 << 30 {
            mantissa >>= 1;
            digits += place;
        }
        place /= 2;
    }
    i64::from(whole) * 256 + digits
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_reductions_are_those_of_the_formula() {
        let reductions = Reductions::new(&Tuning { reduction_base: 60, reduction_slope: 100, ..Tuning::default() });
        for depth in 3..64_i32 {
            for tried in 3..64_usize {
                let number = u32::try_from(tried + 1).unwrap();
                let formula = 0.6 + f64::from(depth).ln() * f64::from(number).ln();
                let plies = f64::from(reductions.get(depth, tried, false));
                let expected = formula.floor().min(f64::from(depth - 1));
                assert!((plies - expected).abs() < 1.01, "{depth} {tried}: {plies}, not {formula}");
                assert!(plies <= formula, "{depth} {tried}: never more");
            }
        }
        assert_eq!([reductions.get(2, 9, false), reductions.get(9, 2, false), reductions.get(9, 5, true)], [0; 3]);
    }
}
