//! The search: alpha-beta with a table, null moves, reductions, and captures at the end.

use std::{
    sync::atomic::{AtomicBool, Ordering},
    time::Instant,
};

use chuhe_rules::{Move, MoveList, Position, RuleSet};

use crate::{
    cycle::Line,
    evaluation::Evaluation,
    found::{Found, Limits},
    order::Order,
    table::{Bound, Table},
    weights::Weights,
};

/// The score of a mate now; a mate in `n` plies counts `n` less.
pub const MATE: i32 = 30_000;

/// From this score on something is won or lost by force.
pub const FORCED: i32 = 28_000;

/// A score that no search returns.
const INFINITE: i32 = 31_000;

/// The deepest line.
const DEEPEST: usize = 96;

/// An engine: memory and evaluation, for one search after another.
pub struct Engine {
    table: Table,
    evaluation: Evaluation,
    rules: RuleSet,
}

impl Engine {
    /// An engine with a table of about this many mebibytes, which judges repetitions under the rules.
    #[must_use]
    pub fn new(mebibytes: usize, rules: RuleSet) -> Self {
        Self::with_weights(mebibytes, rules, Weights::trained())
    }

    /// The same with other weights.
    #[must_use]
    pub fn with_weights(mebibytes: usize, rules: RuleSet, weights: &Weights) -> Self {
        Self { table: Table::new(mebibytes), evaluation: Evaluation::new(weights), rules }
    }

    /// Changes the rules.
    pub fn set_rules(&mut self, rules: RuleSet) {
        self.rules = rules;
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.table.clear();
    }

    /// The worth of a position for the side to move, without a search.
    #[must_use]
    pub fn evaluate(&self, position: &Position) -> i32 {
        self.evaluation.of(position)
    }

    /// Searches the position after the moves. `stop` ends the search early; every finished depth is told.
    pub fn search(
        &mut self,
        start: &Position,
        moves: &[Move],
        limits: &Limits,
        stop: &AtomicBool,
        tell: &mut dyn FnMut(&Found),
    ) -> Found {
        let line = Line::new(*start, moves, self.rules);
        let position = *line.position();
        let mut search = Search {
            table: &mut self.table,
            evaluation: &self.evaluation,
            line,
            order: Order::new(),
            limits,
            stop,
            begun: Instant::now(),
            nodes: 0,
            over: false,
            root: Vec::new(),
            selected: None,
        };
        search.deepen(&position, tell)
    }
}

struct Search<'a> {
    table: &'a mut Table,
    evaluation: &'a Evaluation,
    line: Line,
    order: Order,
    limits: &'a Limits,
    stop: &'a AtomicBool,
    begun: Instant,
    nodes: u64,
    /// The limit is reached: what comes back counts for nothing.
    over: bool,
    /// The moves at the root, the best first.
    root: Vec<Move>,
    selected: Option<(Move, i32)>,
}

impl Search<'_> {
    fn deepen(&mut self, position: &Position, tell: &mut dyn FnMut(&Found)) -> Found {
        self.root = position.legal_moves().into_iter().filter(|mv| !self.limits.excluded.contains(mv)).collect();
        let mut found = Found { best: self.root.first().copied(), ..Found::default() };
        if self.root.is_empty() {
            found.score = if position.can_move() { 0 } else { -MATE };
            return found;
        }
        for depth in 1..=self.limits.depth.min(64) {
            let score = self.aspire(position, depth, found.score);
            let Some((best, _)) = self.selected.filter(|_| !self.over || depth == 1 || self.selected.is_some()) else {
                break;
            };
            found.best = Some(best);
            if self.over {
                break;
            }
            found.score = score;
            found.depth = depth;
            found.nodes = self.nodes;
            found.time = self.begun.elapsed();
            found.line = self.principal(position, best);
            tell(&found);
            let soon = self.limits.time.is_some_and(|time| self.begun.elapsed() * 2 > time);
            if score.abs() > MATE - depth || soon && depth > 1 || self.root.len() == 1 && self.limits.time.is_some() {
                break;
            }
        }
        found.nodes = self.nodes;
        found.time = self.begun.elapsed();
        found
    }

    /// Searches the root in a window around the last score, and wider where it does not fit.
    fn aspire(&mut self, position: &Position, depth: i32, last: i32) -> i32 {
        let mut width = if depth > 4 && last.abs() < FORCED { 40 } else { INFINITE };
        loop {
            let (alpha, beta) = ((last - width).max(-INFINITE), (last + width).min(INFINITE));
            let score = self.root(position, depth, alpha, beta);
            if self.over || score > alpha && score < beta || width >= INFINITE {
                return score;
            }
            width = if width > 300 { INFINITE } else { width * 4 };
        }
    }

    fn root(&mut self, position: &Position, depth: i32, alpha: i32, beta: i32) -> i32 {
        let (mut alpha, mut best) = (alpha, -INFINITE);
        self.selected = None;
        for at in 0..self.root.len() {
            let mv = self.root[at];
            let noise = self.limits.noise_of(position, mv);
            self.line.play(mv);
            let next = *self.line.position();
            let (low, high) = (alpha - noise, beta - noise);
            let mut score = if at == 0 { high } else { -self.node(&next, depth - 1, -low - 1, -low, 1) };
            if at == 0 || score > low {
                score = -self.node(&next, depth - 1, -high, -low, 1);
            }
            self.line.back();
            if self.over {
                return best;
            }
            let score = score + noise;
            if score > best {
                best = score;
                if score > alpha || at == 0 {
                    self.selected = Some((mv, score));
                    self.root[..=at].rotate_right(1);
                }
                alpha = alpha.max(score);
                if score >= beta {
                    break;
                }
            }
        }
        best
    }

    fn count(&mut self) {
        self.nodes += 1;
        if self.nodes >= self.limits.nodes {
            self.over = true;
        }
        if self.nodes.is_multiple_of(1024) {
            let late = self.limits.time.is_some_and(|time| self.begun.elapsed() >= time);
            self.over |= late || self.stop.load(Ordering::Relaxed);
        }
    }

    fn node(&mut self, position: &Position, depth: i32, alpha: i32, beta: i32, ply: usize) -> i32 {
        self.count();
        if self.over {
            return 0;
        }
        if let Some(score) = self.line.verdict(ply) {
            return score;
        }
        let check = self.line.in_check();
        let depth = depth + i32::from(check);
        if depth <= 0 || ply >= DEEPEST {
            return self.captures(position, alpha, beta, ply);
        }
        // Nothing better than a mate at the next ply, nothing worse than being mated here.
        let (alpha, beta) = (alpha.max(-MATE + as_score(ply)), beta.min(MATE - as_score(ply) - 1));
        if alpha >= beta {
            return alpha;
        }
        let known = self.table.get(position.hash());
        if let Some(entry) = known
            && i32::from(entry.depth) >= depth
        {
            let score = from_table(entry.score.into(), ply);
            let fits = match entry.bound {
                Bound::Exact => beta - alpha == 1,
                Bound::Lower => score >= beta,
                Bound::Upper => score <= alpha,
            };
            if fits {
                return score;
            }
        }
        let narrow = beta - alpha == 1;
        if narrow
            && !check
            && beta.abs() < FORCED
            && let Some(score) = self.prune(position, depth, beta, ply)
        {
            return score;
        }
        self.moves(position, depth, alpha, beta, ply)
    }

    /// Whether the position is so good that nothing need be searched.
    fn prune(&mut self, position: &Position, depth: i32, beta: i32, ply: usize) -> Option<i32> {
        let worth = self.evaluation.of(position);
        if depth <= 4 && worth - 110 * depth >= beta {
            return Some(worth);
        }
        if depth >= 3 && worth >= beta && self.line.may_pass() && has_strong(position) {
            let passed = position.passed()?;
            self.line.pass(passed);
            let reduction = 3 + depth / 5;
            let score = -self.node(&passed, depth - 1 - reduction, -beta, 1 - beta, ply + 1);
            self.line.back();
            if score >= beta && !self.over {
                return Some(if score >= FORCED { beta } else { score });
            }
        }
        None
    }

    fn moves(&mut self, position: &Position, depth: i32, alpha: i32, beta: i32, ply: usize) -> i32 {
        let mut moves = position.legal_moves();
        if moves.is_empty() {
            return as_score(ply) - MATE;
        }
        let check = self.line.in_check();
        let known = self.table.get(position.hash()).and_then(|entry| entry.mv());
        let mut ranks = self.order.rank(position, &moves, known, ply);
        let (mut low, mut best, mut best_move) = (alpha, -INFINITE, None);
        for at in 0..moves.len() {
            pick(&mut moves, &mut ranks, at);
            let mv = moves[at];
            let quiet = position.is_empty(mv.to());
            // Late quiet moves near the end of the line hardly ever help.
            if !check && quiet && at > 6 + 5 * depth_as_count(depth) && depth <= 4 && best > -FORCED {
                continue;
            }
            self.line.play(mv);
            let next = *self.line.position();
            let gives_check = self.line.in_check();
            let mut reduced = 0;
            if depth >= 3 && at >= 3 && quiet && !check && !gives_check {
                reduced = 1 + i32::from(at >= 10) + i32::from(at >= 24) + i32::from(depth >= 8);
            }
            let mut score =
                if at == 0 { low + 1 } else { -self.node(&next, depth - 1 - reduced, -low - 1, -low, ply + 1) };
            if at > 0 && reduced > 0 && score > low {
                score = -self.node(&next, depth - 1, -low - 1, -low, ply + 1);
            }
            if at == 0 || score > low && beta - low > 1 {
                score = -self.node(&next, depth - 1, -beta, -low, ply + 1);
            }
            self.line.back();
            if self.over {
                return 0;
            }
            if score > best {
                best = score;
                if score > low {
                    low = score;
                    best_move = Some(mv);
                }
                if score >= beta {
                    if quiet {
                        self.order.good(position, mv, depth, ply);
                        moves[..at]
                            .iter()
                            .filter(|mv| position.is_empty(mv.to()))
                            .for_each(|&mv| self.order.bad(position, mv, depth));
                    }
                    break;
                }
            }
        }
        let bound = match best {
            best if best >= beta => Bound::Lower,
            best if best > alpha => Bound::Exact,
            _ => Bound::Upper,
        };
        self.table.put(position.hash(), (to_table(best, ply), bound), depth, best_move);
        best
    }

    /// Captures alone, and every answer to a check, until it is quiet.
    fn captures(&mut self, position: &Position, alpha: i32, beta: i32, ply: usize) -> i32 {
        let check = self.line.in_check();
        let mut best = if check && ply < DEEPEST { as_score(ply) - MATE } else { self.evaluation.of(position) };
        if best >= beta || ply >= DEEPEST {
            return best;
        }
        let (mut low, start) = (alpha.max(best), best);
        let mut moves = position.legal_moves();
        if moves.is_empty() {
            return as_score(ply) - MATE;
        }
        let mut ranks = self.order.rank(position, &moves, None, ply);
        for at in 0..moves.len() {
            pick(&mut moves, &mut ranks, at);
            let mv = moves[at];
            if !check {
                // Quiet moves come after all captures.
                let Some(taken) = position.piece(mv.to()) else { break };
                if start + Order::worth(taken.kind) + 150 < low || Order::loses(position, mv) {
                    continue;
                }
            }
            self.count();
            self.line.play(mv);
            let next = *self.line.position();
            let score = -self.captures(&next, -beta, -low, ply + 1);
            self.line.back();
            if self.over {
                return best;
            }
            best = best.max(score);
            low = low.max(score);
            if score >= beta {
                break;
            }
        }
        best
    }

    /// The line that the table remembers.
    fn principal(&self, position: &Position, best: Move) -> Vec<Move> {
        let (mut line, mut position) = (vec![best], position.after(best));
        while line.len() < 24 {
            let Some(mv) = self.table.get(position.hash()).and_then(|entry| entry.mv()) else { break };
            if !position.is_legal(mv) {
                break;
            }
            line.push(mv);
            position.play(mv);
        }
        line
    }
}

/// Brings the move with the highest rank to the place.
fn pick(moves: &mut MoveList, ranks: &mut [i32; 128], at: usize) {
    let mut best = at;
    for other in at + 1..moves.len() {
        if ranks[other] > ranks[best] {
            best = other;
        }
    }
    moves.swap(at, best);
    ranks.swap(at, best);
}

/// Whether the side to move has a piece that can threaten: without any, passing proves nothing.
fn has_strong(position: &Position) -> bool {
    position.pieces(position.turn()).filter_map(|square| position.piece(square)).any(|piece| piece.kind.is_strong())
}

fn as_score(ply: usize) -> i32 {
    i32::try_from(ply).unwrap_or_default()
}

fn depth_as_count(depth: i32) -> usize {
    usize::try_from(depth).unwrap_or_default()
}

/// Forced wins are kept with the distance from the position, not from the root.
fn to_table(score: i32, ply: usize) -> i32 {
    if score >= FORCED {
        score + as_score(ply)
    } else if score <= -FORCED {
        score - as_score(ply)
    } else {
        score
    }
}

fn from_table(score: i32, ply: usize) -> i32 {
    if score >= FORCED {
        score - as_score(ply)
    } else if score <= -FORCED {
        score + as_score(ply)
    } else {
        score
    }
}
