//! The search: alpha-beta with a table, null moves, reductions, and captures at the end.

use std::{
    sync::{
        LazyLock,
        atomic::{AtomicBool, Ordering},
    },
    time::Instant,
};

use chuhe_rules::{Aim, Move, MoveList, Position, RuleSet};

use crate::{
    cycle::Line,
    evaluation::Evaluation,
    found::{Found, Limits},
    order::{Footprint, NO_FOOTPRINT, Order},
    table::{Bound, Entry, Table},
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

/// No worth: the side to move is in check.
const UNKNOWN: i32 = 32_000;

/// A ply of the line that is searched.
#[derive(Clone, Copy)]
struct Frame {
    /// The worth of the position without a search.
    worth: i32,
    /// The move that is being searched.
    footprint: Footprint,
}

/// More than the deepest line, with what lies before it.
const FRAMES: usize = DEEPEST + 8;

/// An engine: memory and evaluation, for one search after another.
pub struct Engine {
    table: Table,
    order: Order,
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
        Self { table: Table::new(mebibytes), order: Order::new(), evaluation: Evaluation::new(weights), rules }
    }

    /// Changes the rules.
    pub fn set_rules(&mut self, rules: RuleSet) {
        self.rules = rules;
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.table.clear();
        self.order.clear();
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
        self.table.age();
        self.order.age();
        let mut search = Search {
            table: &mut self.table,
            evaluation: &self.evaluation,
            line,
            order: &mut self.order,
            frames: [Frame { worth: UNKNOWN, footprint: NO_FOOTPRINT }; FRAMES],
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
    order: &'a mut Order,
    frames: [Frame; FRAMES],
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
            self.frames[0].footprint = Order::footprint(position, mv);
            self.line.play(mv);
            let next = *self.line.position();
            // Nor is a mate that it has to be better than.
            let (low, high) = (shifted(alpha, noise), shifted(beta, noise));
            let mut score = if at == 0 { high } else { -self.node(&next, depth - 1, -low - 1, -low, 1) };
            if at == 0 || score > low {
                score = -self.node(&next, depth - 1, -high, -low, 1);
            }
            self.line.back();
            if self.over {
                return best;
            }
            // A mate is not misjudged.
            let score = if score.abs() >= FORCED { score } else { score + noise };
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
        let narrow = beta - alpha == 1;
        if let Some(entry) = known.filter(|entry| narrow && i32::from(entry.depth) >= depth)
            && let Some(score) = fitting(entry, alpha, beta, ply)
        {
            return score;
        }
        let known = known.and_then(|entry| entry.mv());
        let worth = if check { UNKNOWN } else { self.evaluation.of(position) };
        self.frames[ply].worth = worth;
        if narrow
            && !check
            && beta.abs() < FORCED
            && let Some(score) = self.prune(position, depth, beta, ply)
        {
            return score;
        }
        // Without a move to begin with a shallower search is as good.
        let depth = depth - i32::from(depth >= 4 && known.is_none());
        self.moves(position, (depth, known), alpha, beta, ply)
    }

    /// Whether the worth has grown since the side's last move.
    fn improves(&self, ply: usize) -> bool {
        let now = self.frames[ply].worth;
        ply >= 2 && now != UNKNOWN && (self.frames[ply - 2].worth == UNKNOWN || now > self.frames[ply - 2].worth)
    }

    /// Whether the position is so good that nothing need be searched.
    fn prune(&mut self, position: &Position, depth: i32, beta: i32, ply: usize) -> Option<i32> {
        let worth = self.frames[ply].worth;
        let improves = i32::from(self.improves(ply));
        if depth <= 5 && worth - 110 * (depth - improves) >= beta {
            return Some(i32::midpoint(worth, beta));
        }
        if depth >= 3 && worth >= beta && self.line.may_pass() && has_strong(position) {
            let passed = position.passed()?;
            self.frames[ply].footprint = NO_FOOTPRINT;
            self.line.pass(passed);
            let reduction = 3 + depth / 4 + ((worth - beta) / 200).min(3);
            let score = -self.node(&passed, depth - 1 - reduction, -beta, 1 - beta, ply + 1);
            self.line.back();
            if score >= beta && !self.over {
                return Some(if score >= FORCED { beta } else { score });
            }
        }
        None
    }

    /// By how much a late move is searched less deep.
    fn reduction(&self, (depth, at): (i32, usize), learnt: i32, narrow: bool, ply: usize) -> i32 {
        let row = REDUCTIONS[usize::try_from(depth).unwrap_or_default().min(63)];
        let base = i32::from(row[at.min(63)]);
        let more = i32::from(narrow) + i32::from(!self.improves(ply)) - learnt / 8_192;
        (base + more).clamp(0, depth - 2)
    }

    fn moves(
        &mut self,
        position: &Position,
        (depth, known): (i32, Option<Move>),
        alpha: i32,
        beta: i32,
        ply: usize,
    ) -> i32 {
        let mut moves = position.legal_moves();
        if moves.is_empty() {
            return as_score(ply) - MATE;
        }
        let (check, narrow) = (self.line.in_check(), beta - alpha == 1);
        let aim = Aim::of(position);
        let before = if ply > 0 { self.frames[ply - 1].footprint } else { NO_FOOTPRINT };
        let mut ranks = self.order.rank(position, &moves, known, (ply, before));
        let (mut low, mut best, mut best_move) = (alpha, -INFINITE, None);
        for at in 0..moves.len() {
            pick(&mut moves, &mut ranks, at);
            let mv = moves[at];
            let quiet = position.is_empty(mv.to());
            let hopeless = best > -FORCED && !check && self.is_hopeless(position, mv, (depth, at), (low, before), ply);
            if hopeless && !aim.gives_check(position, mv) {
                continue;
            }
            let learnt = if quiet { self.order.quiet(position, mv, before) } else { 0 };
            self.frames[ply].footprint = Order::footprint(position, mv);
            self.line.play(mv);
            let next = *self.line.position();
            let late = depth >= 3 && at >= 2 && !check && (quiet || Order::is_losing(ranks[at]));
            let reduced =
                if late && !self.line.in_check() { self.reduction((depth, at), learnt, narrow, ply) } else { 0 };
            let mut score =
                if at == 0 { low + 1 } else { -self.node(&next, depth - 1 - reduced, -low - 1, -low, ply + 1) };
            if at > 0 && reduced > 0 && score > low {
                score = -self.node(&next, depth - 1, -low - 1, -low, ply + 1);
            }
            if at == 0 || score > low && !narrow {
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
                        self.order.good(position, (mv, &moves[..at]), depth, (ply, before));
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

    /// Whether a move near the end of the line hardly ever helps: a late quiet one, one that gains too little, or a capture
    /// that loses much.
    fn is_hopeless(
        &self,
        position: &Position,
        mv: Move,
        (depth, at): (i32, usize),
        (low, before): (i32, Footprint),
        ply: usize,
    ) -> bool {
        if depth > 6 || low.abs() >= FORCED {
            return false;
        }
        if !position.is_empty(mv.to()) {
            return at > 0 && position.exchange_worth(mv, Order::worth) < -100 * depth;
        }
        let worth = self.frames[ply].worth;
        let most = (4 + depth * depth) / if self.improves(ply) { 1 } else { 2 };
        depth_as_count(most) < at
            || worth != UNKNOWN && worth + 100 + 110 * depth <= low
            || depth <= 3 && self.order.quiet(position, mv, before) < -3_000 * depth
    }

    /// Captures alone, and every answer to a check, until it is quiet.
    fn captures(&mut self, position: &Position, alpha: i32, beta: i32, ply: usize) -> i32 {
        let check = self.line.in_check();
        if ply >= DEEPEST {
            return self.evaluation.of(position);
        }
        let known = self.table.get(position.hash());
        if let Some(score) = known.filter(|_| beta - alpha == 1).and_then(|entry| fitting(entry, alpha, beta, ply)) {
            return score;
        }
        let mut best = if check { as_score(ply) - MATE } else { self.evaluation.of(position) };
        if best >= beta {
            return best;
        }
        let (mut low, start, mut best_move) = (alpha.max(best), best, None);
        let mut moves = if check { position.legal_moves() } else { position.legal_captures() };
        let known = known.and_then(|entry| entry.mv());
        let mut ranks = if check {
            self.order.rank(position, &moves, known, (ply, NO_FOOTPRINT))
        } else {
            Order::rank_captures(position, &moves, known)
        };
        for at in 0..moves.len() {
            pick(&mut moves, &mut ranks, at);
            let mv = moves[at];
            if !check {
                let gain = position.piece(mv.to()).map_or(0, |taken| Order::worth(taken.kind));
                if Order::is_losing(ranks[at]) || start + gain + 150 < low {
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
            if score > best {
                best = score;
                best_move = Some(mv);
            }
            low = low.max(score);
            if score >= beta {
                break;
            }
        }
        let bound = if best >= beta { Bound::Lower } else { Bound::Upper };
        self.table.put(position.hash(), (to_table(best, ply), bound), 0, best_move);
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

/// By how many plies the move at a place is searched less deep, by depth and place: about half the product of the logarithms.
static REDUCTIONS: LazyLock<[[i8; 64]; 64]> = LazyLock::new(|| {
    let mut rows = [[0; 64]; 64];
    for (depth, row) in rows.iter_mut().enumerate().skip(1) {
        for (at, cell) in row.iter_mut().enumerate().skip(1) {
            #[allow(clippy::cast_precision_loss, clippy::cast_possible_truncation, reason = "small numbers")]
            let plies = ((depth as f32).ln() * (at as f32).ln() / 2.6) as i8;
            *cell = plies;
        }
    }
    rows
});

/// A bound for a move that is misjudged by so much.
const fn shifted(bound: i32, noise: i32) -> i32 {
    if bound.abs() >= FORCED { bound } else { bound - noise }
}

/// The score of an entry, where it settles what is asked.
fn fitting(entry: Entry, alpha: i32, beta: i32, ply: usize) -> Option<i32> {
    let score = from_table(entry.score.into(), ply);
    let fits = match entry.bound {
        Bound::Exact => true,
        Bound::Lower => score >= beta,
        Bound::Upper => score <= alpha,
    };
    fits.then_some(score)
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
