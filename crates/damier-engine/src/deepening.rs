//! Iterative deepening at the root, on one thread.

use std::time::Instant;

use super::depth_timer::DepthTimer;
use super::engine::Finding;
use super::limits::{Limits, MAX_DEPTH};
use super::score::Score;
use super::search::{Node, Search, Window};
use damier_rules::{Move, Rules};

/// From this depth on, the search starts with a narrow window around the last score.
const NARROW_FROM_DEPTH: i32 = 5;

/// How one thread runs a search.
#[derive(Clone, Copy)]
pub(super) struct Plan {
    /// The number of best moves to find, at least 1.
    pub lines: usize,
    /// When it ends.
    pub limits: Limits,
    /// How many plies deeper than the others this thread searches.
    pub deeper: u32,
}

/// The best known line from a root move.
struct Line {
    score: i32,
    moves: Vec<Move>,
}

/// A search in progress.
pub(super) struct Root<'a, R: Rules> {
    node: Node<R>,
    /// The moves to examine, the most promising first.
    moves: Vec<Move>,
    search: Search<'a, R>,
    started: Instant,
}

impl<'a, R: Rules> Root<'a, R> {
    pub const fn new(node: Node<R>, moves: Vec<Move>, search: Search<'a, R>, started: Instant) -> Self {
        Self { node, moves, search, started }
    }

    /// Searches deeper and deeper, and reports the best lines after each depth, the best one first. Returns at least
    /// one.
    pub fn deepen(&mut self, plan: &Plan, progress: &mut dyn FnMut(&[Finding])) -> Vec<Finding> {
        if self.moves.is_empty() {
            let lost = Line { score: (-Score::win_in(0)).raw(), moves: Vec::new() };
            return self.findings(&[lost], 0);
        }
        let (mut lines, mut searched, mut timer) = (Vec::new(), 0, DepthTimer::default());
        // If the tables settle every move, one ply is enough; a deeper search cannot find anything better.
        let settled = self.search.settles(&self.node);
        let deepest = if settled { 1 } else { plan.limits.depth.unwrap_or(MAX_DEPTH).clamp(1, MAX_DEPTH) };
        for depth in 1..=deepest {
            self.best_lines(&mut lines, plan.lines, (depth + plan.deeper).cast_signed(), settled);
            if self.search.stopped() {
                break;
            }
            searched = depth;
            let findings = self.findings(&lines, depth);
            progress(&findings);
            if lines.iter().all(|line| is_proven_within(line.score, depth)) {
                break;
            }
            timer.note(lines[0].moves[0], Score::from_raw(lines[0].score));
            if plan.limits.enough.is_some_and(|enough| self.search.stop_conditions().began_before(timer.allows(enough)))
            {
                break;
            }
        }
        if lines.is_empty() {
            // Stopped before anything was searched: any move is better than none.
            lines.push(Line { score: 0, moves: self.moves[..1].to_vec() });
        }
        self.findings(&lines, searched)
    }

    /// Finds the best `count` moves at a depth. If the search is stopped, `lines` keeps its contents unless something
    /// better was found.
    fn best_lines(&mut self, lines: &mut Vec<Line>, count: usize, depth: i32, settled: bool) {
        let last: Vec<i32> = lines.iter().map(|line| line.score).collect();
        let mut found: Vec<Line> = Vec::new();
        for place in 0..count.min(self.moves.len()) {
            let Some((score, mut moves)) = self.around(last.get(place).map_or(0, |&score| score), depth, place) else {
                break;
            };
            if settled && score == 0 {
                let hardest = self.search.hardest_draw(&self.node, &self.moves[place..]);
                if let Some(index) = hardest.and_then(|played| self.moves.iter().position(|&each| each == played)) {
                    self.moves[place..=index].rotate_right(1);
                    moves = vec![self.moves[place]];
                }
            }
            self.search.known_line(&self.node, &mut moves);
            found.push(Line { score, moves });
            if self.search.stopped() {
                break;
            }
        }
        if self.search.stopped() {
            let before = std::mem::take(lines).into_iter();
            let known: Vec<Line> =
                before.filter(|line| found.iter().all(|better| better.moves[0] != line.moves[0])).collect();
            found.extend(known);
            found.truncate(count);
        }
        // A later line may have turned out better; among equals the first stays in front.
        found.sort_by_key(|line| -line.score);
        for (place, line) in found.iter().enumerate() {
            if let Some(index) = self.moves.iter().position(|&played| played == line.moves[0]) {
                self.moves[place..=index].rotate_right(1);
            }
        }
        *lines = found;
    }

    fn findings(&self, lines: &[Line], depth: u32) -> Vec<Finding> {
        let (nodes, elapsed) = (self.search.stop_conditions().total_nodes(self.search.nodes()), self.started.elapsed());
        let finding = |line: &Line| Finding {
            score: Score::from_raw(line.score),
            line: line.moves.clone(),
            depth,
            nodes,
            elapsed,
        };
        lines.iter().map(finding).collect()
    }

    /// Searches the moves from index `place` on to a depth, first within a narrow window around the last score. If
    /// stopped, returns `None` unless it has found a move that is better than the one of the last depth.
    fn around(&mut self, last: i32, depth: i32, place: usize) -> Option<(i32, Vec<Move>)> {
        let mut width = if depth >= NARROW_FROM_DEPTH && !Score::from_raw(last).is_proven() {
            self.search.first_window()
        } else {
            Window::WHOLE.beta
        };
        let Window { alpha: lowest, beta: highest } = Window::WHOLE;
        let mut window = Window { alpha: (last - width).max(lowest), beta: (last + width).min(highest) };
        // A move known to be at least this good, while the search finds out how much better it is.
        let mut promising = None;
        loop {
            let Some(best) = self.within(depth, window, place) else { return promising };
            let score = best.0;
            if self.search.stopped() || (score > window.alpha && score < window.beta) || window == Window::WHOLE {
                return Some(best);
            }
            width *= 4;
            let far = width > 1000;
            if score <= window.alpha {
                window.alpha = if far { lowest } else { last - width };
            } else {
                window.beta = if far { highest } else { last + width };
                promising = Some(best);
            }
        }
    }

    /// Searches the moves from index `place` on within a window. If stopped, returns `None` unless it has found a move
    /// before that.
    fn within(&mut self, depth: i32, mut window: Window, place: usize) -> Option<(i32, Vec<Move>)> {
        let mut best: Option<(i32, Vec<Move>)> = None;
        for tried in place..self.moves.len() {
            let played = self.moves[tried];
            let mut score = 0;
            if tried > place {
                score = self.search.search_move(&self.node, played, depth, Window::above(window.alpha));
            }
            if tried == place || (score > window.alpha && !window.is_empty()) {
                score = self.search.search_move(&self.node, played, depth, window);
            }
            if self.search.stopped() {
                break;
            }
            let improves = best.as_ref().is_none_or(|&(highest, _)| score > highest);
            if improves && (tried == place || score > window.alpha) {
                let line = std::iter::once(played).chain(self.search.line(1).iter().copied()).collect();
                best = Some((score, line));
                self.moves[place..=tried].rotate_right(1);
            }
            window.alpha = window.alpha.max(score);
            if score >= window.beta {
                break;
            }
        }
        best
    }
}

/// Whether the score is a proven win or loss no longer than the depth searched, so that there cannot be a shorter one.
fn is_proven_within(score: i32, depth: u32) -> bool {
    Score::from_raw(score).plies_to_end().is_some_and(|plies| u32::from(plies) <= depth)
}
