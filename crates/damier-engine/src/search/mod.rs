//! The search below the root: principal variation search with a transposition table, down to where the quiescence
//! search follows captures to their end.

mod node;
mod pruning;
mod quiescence;
mod window;

use std::marker::PhantomData;
use std::sync::Arc;

use super::exact::Endings;
use super::network::{Evaluator, Network};
use super::ordering::{History, Ranked, next_best, rank};
use super::score::{MAX_PLY, lost_at, seen_from_node, seen_from_root};
use super::stop_conditions::{NODES_BETWEEN_LOOKS, StopConditions};
use super::transposition::{Bound, Entry, TranspositionTable};
use super::tuning::Tuning;
use damier_endings::{Outcome, Tables};
use damier_rules::{Move, Position, Rules};
pub(super) use node::Node;
use pruning::{Reductions, depth_of_interest};
use quiescence::LONGEST_QUIESCENCE;
use window::LOWEST;
pub(super) use window::Window;

/// The least value of a win that tables of five or six pieces promise, in centi-men: they do not know how to make
/// progress, nor whether a limit comes first. The evaluation is added, up to twice this value.
const EXPECTED_WIN: i32 = 500;

/// The longest path that is searched; captures may still follow, up to [`MAX_PLY`].
const LONGEST_PATH: usize = MAX_PLY - LONGEST_QUIESCENCE;

/// The working memory for one distance from the root. Buffers are reused, so that the search allocates nothing per
/// node.
#[derive(Default)]
struct Ply {
    moves: Vec<Move>,
    ranked: Vec<Ranked>,
    /// The best line from here.
    line: Vec<Move>,
    /// The quiet moves that last refuted a position at this distance.
    killers: [Option<Move>; 2],
}

impl Ply {
    /// A quiet move has refuted a position at this distance.
    fn remember_killer(&mut self, played: Move) {
        if self.killers[0] != Some(played) {
            self.killers = [Some(played), self.killers[0]];
        }
    }
}

/// Buffers that outlive a search.
pub(super) struct Scratch {
    plies: Vec<Ply>,
    history: History,
    evaluator: Evaluator,
    tuning: Tuning,
    reductions: Reductions,
    /// Keys of the positions of the game and of the searched path, the current one last.
    path: Vec<u64>,
}

impl Scratch {
    pub fn new(network: Arc<Network>) -> Self {
        let ply = || Ply { moves: Vec::with_capacity(64), ranked: Vec::with_capacity(64), ..Ply::default() };
        Self {
            plies: std::iter::repeat_with(ply).take(MAX_PLY + 1).collect(),
            history: History::new(),
            evaluator: Evaluator::new(network),
            tuning: Tuning::default(),
            reductions: Reductions::new(&Tuning::default()),
            path: Vec::with_capacity(2 * MAX_PLY),
        }
    }

    /// Evaluates with another network from now on.
    pub fn use_network(&mut self, network: Arc<Network>) {
        if !Arc::ptr_eq(self.evaluator.network(), &network) {
            self.evaluator = Evaluator::new(network);
        }
    }

    /// Searches with these numbers from now on.
    pub fn use_tuning(&mut self, tuning: Tuning) {
        if self.tuning != tuning {
            (self.tuning, self.reductions) = (tuning, Reductions::new(&tuning));
        }
    }

    /// The value of a position for its side to move, in centi-men.
    pub fn evaluate<R: Rules>(&self, position: &Position<R>) -> i32 {
        self.evaluator.evaluate(position)
    }
}

/// The parameters of the search of one position.
#[derive(Clone, Copy)]
struct SearchParams {
    depth: i32,
    ply: usize,
    window: Window,
    /// The index, in the list of legal moves, of the move to try first.
    table_move: Option<u8>,
    /// Extra plies for the first move.
    extension: i32,
    /// The index of a move to skip; the result is not stored then.
    excluded: Option<u8>,
}

/// One search of one position.
pub(super) struct Search<'a, R: Rules> {
    table: &'a TranspositionTable,
    scratch: &'a mut Scratch,
    /// The endings tables, unless they are switched off.
    endings: Option<Endings>,
    stop_conditions: StopConditions<'a>,
    /// Where the searched path begins in [`Scratch::path`]; the positions before it are those of the game.
    path_start: usize,
    /// Lines are not followed beyond this length, so that extensions come to an end.
    longest_path: usize,
    nodes: u64,
    /// The node count up to which all captures of a position are tried at the end of a line.
    compared_to: u64,
    stopped: bool,
    /// Whether this is a shallow search in place of a deep one; such searches are not nested.
    is_verifying: bool,
    rules: PhantomData<R>,
}

impl<'a, R: Rules> Search<'a, R> {
    /// Prepares a search; `earlier` are the keys of the positions of the game, the oldest first.
    pub fn new(
        table: &'a TranspositionTable,
        scratch: &'a mut Scratch,
        stop_conditions: StopConditions<'a>,
        endings: Option<Endings>,
        earlier: impl Iterator<Item = u64>,
    ) -> Self {
        scratch.history.clear();
        scratch.plies.iter_mut().for_each(|ply| ply.killers = [None; 2]);
        scratch.path.clear();
        scratch.path.extend(earlier);
        let path_start = scratch.path.len();
        Self {
            table,
            scratch,
            endings,
            stop_conditions,
            path_start,
            longest_path: LONGEST_PATH,
            nodes: 0,
            compared_to: 0,
            stopped: false,
            is_verifying: false,
            rules: PhantomData,
        }
    }

    /// Half the width of the first window at the root, in centi-men.
    pub const fn first_window(&self) -> i32 {
        self.scratch.tuning.first_window
    }

    /// Positions visited so far.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Whether the search was stopped; its results since then are meaningless.
    pub const fn stopped(&self) -> bool {
        self.stopped
    }

    /// The conditions for stopping.
    pub const fn stop_conditions(&self) -> &StopConditions<'a> {
        &self.stop_conditions
    }

    /// Allows this many more nodes, even if the search was stopped at its node limit.
    pub const fn allow(&mut self, nodes: u64) {
        self.stop_conditions.node_limit = self.nodes.saturating_add(nodes);
        self.stopped = false;
    }

    /// The best line from the position last searched at distance `ply` from the root.
    pub fn line(&self, ply: usize) -> &[Move] {
        &self.scratch.plies[ply].line
    }

    /// Searches a position at the root of the path, with all its moves, within a window.
    pub fn search_root(&mut self, node: &Node<R>, depth: i32, window: Window) -> i32 {
        self.at_root(depth, node, |search| search.search(node, depth, 0, window))
    }

    /// Searches the position after a move from the root `node` within a window. The score is that of the player of the
    /// move.
    pub fn search_move(&mut self, node: &Node<R>, played: Move, depth: i32, window: Window) -> i32 {
        self.at_root(depth, node, |search| -search.search_child(&node.after(played), depth - 1, 1, -window))
    }

    /// Whether the endings tables settle all moves of a position.
    pub fn settles(&mut self, node: &Node<R>) -> bool {
        self.endings.as_mut().is_some_and(|endings| endings.settle(node))
    }

    /// Extends a line from a root with the moves that the endings tables know.
    pub fn known_line(&mut self, node: &Node<R>, line: &mut Vec<Move>) {
        if let Some(endings) = &mut self.endings {
            endings.extend_line(node, line);
        }
    }

    /// See [`Endings::hardest_draw`].
    pub fn hardest_draw(&mut self, node: &Node<R>, moves: &[Move]) -> Option<Move> {
        let earlier = &self.scratch.path[..self.path_start];
        self.endings.as_mut().and_then(|endings| endings.hardest_draw(node, moves, earlier))
    }

    fn at_root(&mut self, depth: i32, node: &Node<R>, search: impl FnOnce(&mut Self) -> i32) -> i32 {
        self.longest_path = (usize::try_from(depth).unwrap_or(0) * 2 + 16).min(LONGEST_PATH);
        self.scratch.path.truncate(self.path_start);
        self.scratch.path.push(node.key);
        search(self)
    }

    /// Searches a position that follows the last one of the path.
    fn search_child(&mut self, child: &Node<R>, depth: i32, ply: usize, window: Window) -> i32 {
        self.scratch.path.push(child.key);
        let score = self.search(child, depth, ply, window);
        self.scratch.path.pop();
        score
    }

    /// Has the table's entry for the position after a move fetched, which takes longer than most other work on it.
    #[inline]
    fn expect_child(&self, node: &Node<R>, played: Move, depth_below: i32) {
        // At the end of a line the captures follow, which are not in the table.
        if depth_below > 0 {
            self.table.expect(node.position.key_after_unchecked(node.key, played));
        }
    }

    /// The score of a position for the side to move: exact if it lies within the window, otherwise a bound on that
    /// side.
    fn search(&mut self, node: &Node<R>, depth: i32, ply: usize, mut window: Window) -> i32 {
        let is_ending = self.endings.is_some() && Tables::searches_ask(&node.position);
        let is_last = depth <= 0 || ply >= self.longest_path;
        if is_last && !is_ending {
            return self.quiescence(&node.position, ply, window);
        }
        self.scratch.plies[ply].line.clear();
        if self.count_node() {
            return 0;
        }
        if ply > 0 && self.is_repetition(node) {
            return 0;
        }
        if ply > 0
            && is_ending
            && let Some(known) = self.endings.as_mut().and_then(|endings| endings.known(node))
        {
            return seen_from_root(known.score, ply);
        }
        if ply > 0 && self.larger_outcome(&node.position) == Some(Outcome::Draw) {
            return 0;
        }
        if is_last {
            // The count that kept the tables silent is not known further down, so they must stay silent there too.
            let endings = self.endings.take();
            let score = self.quiescence(&node.position, ply, window);
            self.endings = endings;
            return score;
        }
        // Nothing here can be better than winning with the next move, or worse than having already lost.
        window.alpha = window.alpha.max(lost_at(ply));
        window.beta = window.beta.min(-lost_at(ply + 1));
        if window.alpha >= window.beta {
            return window.alpha;
        }
        let is_pv = !window.is_empty();
        let known = self.table.get(node.table_key());
        if let Some(entry) = known.filter(|entry| !is_pv && entry.depth >= depth) {
            let score = seen_from_root(entry.score, ply);
            let decides = match entry.bound {
                Bound::Exact => true,
                Bound::Lower => score >= window.beta,
                Bound::Upper => score <= window.alpha,
            };
            // A score from before a limit was reached must not hide the draw by that limit.
            if decides && !node.clock.is_reached() {
                return score;
            }
        }
        self.with_moves(&node.position, ply, |search, moves| {
            if moves.is_empty() {
                return lost_at(ply);
            }
            if ply > 0 && node.clock.is_reached() {
                return 0;
            }
            let table_move = known.and_then(|entry| entry.best);
            let depth = depth_of_interest(depth, known);
            if let Some(&best) = table_move.and_then(|best| moves.get(usize::from(best))) {
                search.expect_child(node, best, depth_below(depth, moves));
            }
            let params = SearchParams { depth, ply, window, table_move, extension: 0, excluded: None };
            if let Some(score) = search.cut_early(node, moves, &params, known) {
                return score;
            }
            let extension = search.extension(node, moves, &params, known);
            search.try_moves(node, moves, &SearchParams { extension, ..params })
        })
    }

    /// Searches the moves of a position in turn and stores the result.
    fn try_moves(&mut self, node: &Node<R>, moves: &[Move], params: &SearchParams) -> i32 {
        let &SearchParams { depth, ply, mut window, table_move, extension, excluded } = params;
        let position = &node.position;
        let mut ranked = std::mem::take(&mut self.scratch.plies[ply].ranked);
        rank(position, moves, table_move, self.scratch.plies[ply].killers, &self.scratch.history, &mut ranked);
        let quiet = !moves[0].is_capture();
        let depth_below = depth_below(depth, moves);
        let (is_pv, first_alpha) = (!window.is_empty(), window.alpha);
        let (mut best, mut best_index) = (LOWEST, None);
        let mut next = next_best(&mut ranked, 0);
        if table_move.is_none() {
            self.expect_child(node, moves[next], depth_below);
        }
        for tried in 0..moves.len() {
            let index = next;
            let played = moves[index];
            if tried + 1 < moves.len() {
                next = next_best(&mut ranked, tried + 1);
                self.expect_child(node, moves[next], depth_below);
            }
            if excluded.is_some_and(|excluded| usize::from(excluded) == index) {
                continue;
            }
            let child = node.after(played);
            let score = if tried == 0 {
                -self.search_child(&child, depth_below + extension, ply + 1, -window)
            } else {
                let less = if quiet { self.scratch.reductions.get(depth, tried, is_pv) } else { 0 };
                let better = -Window::above(window.alpha);
                let mut score = -self.search_child(&child, depth_below - less, ply + 1, better);
                if score > window.alpha && less > 0 {
                    score = -self.search_child(&child, depth_below, ply + 1, better);
                }
                if score > window.alpha && is_pv && score < window.beta {
                    score = -self.search_child(&child, depth_below, ply + 1, -window);
                }
                score
            };
            if self.stopped {
                break;
            }
            if score <= best {
                continue;
            }
            best = score;
            if score > window.alpha {
                (window.alpha, best_index) = (score, u8::try_from(index).ok());
                self.extend_line(ply, played);
                if score >= window.beta {
                    if quiet {
                        let missed = ranked[..tried].iter().map(|missed| moves[missed.index()]);
                        self.remember_refutation(position.side_to_move() as usize, played, missed, depth);
                        self.scratch.plies[ply].remember_killer(played);
                    }
                    break;
                }
            }
        }
        self.scratch.plies[ply].ranked = ranked;
        if !self.stopped && excluded.is_none() {
            let bound = match best {
                _ if best >= window.beta => Bound::Lower,
                _ if best > first_alpha => Bound::Exact,
                _ => Bound::Upper,
            };
            self.table
                .put(node.table_key(), Entry { score: seen_from_node(best, ply), bound, depth, best: best_index });
        }
        best
    }

    /// Lends out the legal moves of a position, in the buffer of the ply.
    #[inline]
    fn with_moves(
        &mut self,
        position: &Position<R>,
        ply: usize,
        action: impl FnOnce(&mut Self, &[Move]) -> i32,
    ) -> i32 {
        let mut moves = std::mem::take(&mut self.scratch.plies[ply].moves);
        moves.clear();
        position.legal_moves_into(&mut moves);
        let score = action(self, &moves);
        self.scratch.plies[ply].moves = moves;
        score
    }

    /// Who wins a position of five or six pieces, if a table on disk knows it.
    #[inline]
    fn larger_outcome(&mut self, position: &Position<R>) -> Option<Outcome> {
        self.endings.as_mut().and_then(|endings| endings.outcome(position))
    }

    /// The value of a position for its side to move without any search, in centi-men. Larger tables say who wins, and
    /// the network how far that side has come.
    #[inline]
    fn evaluate(&mut self, position: &Position<R>) -> i32 {
        let value = self.scratch.evaluator.evaluate(position);
        match self.larger_outcome(position) {
            None => value,
            Some(Outcome::Draw) => 0,
            Some(Outcome::Win) => EXPECTED_WIN + value.clamp(0, EXPECTED_WIN),
            Some(Outcome::Loss) => -EXPECTED_WIN + value.clamp(-EXPECTED_WIN, 0),
        }
    }

    /// Counts a visit and returns whether the search has to stop.
    #[inline]
    fn count_node(&mut self) -> bool {
        if self.nodes >= self.stop_conditions.node_limit {
            self.stopped = true;
        } else {
            self.nodes += 1;
            if self.nodes.is_multiple_of(NODES_BETWEEN_LOOKS) {
                self.stopped |= self.stop_conditions.should_stop();
            }
        }
        self.stopped
    }

    /// Whether the position occurred earlier on the path, or twice in the game. A side that can repeat once can do so
    /// again, so one repetition within the search is as good as two.
    fn is_repetition(&self, node: &Node<R>) -> bool {
        let path = &self.scratch.path;
        let here = path.len() - 1;
        let reversible = node.clock.reversible_plies().min(here);
        let mut in_game = 0;
        // Two plies back the same side has just moved a piece away from here; it takes four plies to come back.
        for back in (4..=reversible).step_by(2) {
            if path[here - back] == node.key {
                if here - back >= self.path_start {
                    return true;
                }
                in_game += 1;
            }
        }
        in_game >= 2
    }

    /// Sets the best line from `ply` to `played` and the best line of the position after it.
    fn extend_line(&mut self, ply: usize, played: Move) {
        if let [here, below] = &mut self.scratch.plies[ply..=(ply + 1).min(MAX_PLY)] {
            here.line.clear();
            here.line.push(played);
            here.line.extend_from_slice(&below.line);
        }
    }

    /// A quiet move was too good for the opponent: it is to be tried early elsewhere, and those tried before it later.
    fn remember_refutation(&mut self, side: usize, played: Move, missed: impl Iterator<Item = Move>, depth: i32) {
        self.scratch.history.reward(side, played, depth);
        let malus = self.scratch.tuning.malus * (depth + 1) / 100;
        for missed in missed {
            self.scratch.history.punish(side, missed, malus);
        }
    }
}

/// The depth to search the positions after the moves to. A forced reply costs no depth: the positions before and after
/// it are one decision.
const fn depth_below(depth: i32, moves: &[Move]) -> i32 {
    if moves.len() == 1 { depth } else { depth - 1 }
}

#[cfg(test)]
mod tests;
