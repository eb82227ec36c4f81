//! The engine: iterative deepening at the root.

use std::sync::Arc;
use std::time::{Duration, Instant};

use super::exact::Endings;
use super::limits::{Limits, MAX_DEPTH, StopFlag};
use super::network::{Network, shipped};
use super::score::Score;
use super::search::{Brakes, LOWEST, Node, Scratch, Search};
use super::situation::Situation;
use super::transposition::TranspositionTable;
use crate::rules::{Move, Position, Rules, Variant};
use crate::with_position;

/// From this depth on the search starts with a narrow window around the last score.
const NARROW_FROM_DEPTH: i32 = 5;
/// Half the width of that window, in centi-men.
const NARROW: i32 = 40;

/// What a search has found out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The value for the side to move.
    pub score: Score,
    /// The best line; its first move is the best one. Empty when the side to move has no move, or when the search was
    /// stopped before it had looked at one.
    pub line: Vec<Move>,
    /// Plies searched in full; forced replies and captures are followed further.
    pub depth: u32,
    /// Positions visited.
    pub nodes: u64,
    /// Time used.
    pub elapsed: Duration,
}

impl Finding {
    /// The best move.
    #[must_use]
    pub fn best(&self) -> Option<Move> {
        self.line.first().copied()
    }
}

/// Searches positions, one at a time. What it found out about one helps with the next.
pub struct Engine {
    table: TranspositionTable,
    scratch: Scratch,
    /// Whether the endings tables are asked.
    endings: bool,
    /// A network to evaluate positions of its variant with, instead of the shipped one.
    network: Option<Arc<Network>>,
}

impl Engine {
    /// An engine with a transposition table of `mebibytes` MiB (at least 1).
    #[must_use]
    pub fn new(mebibytes: usize) -> Self {
        Self {
            table: TranspositionTable::new(mebibytes),
            scratch: Scratch::new(shipped(Variant::International)),
            endings: true,
            network: None,
        }
    }

    /// Forgets all earlier searches, so that the next one depends on nothing but its input.
    pub fn forget(&mut self) {
        self.table.clear();
    }

    /// Has the endings tables asked or not; at first they are.
    pub const fn use_endings(&mut self, endings: bool) {
        self.endings = endings;
    }

    /// Has positions of its variant evaluated with this network instead of the shipped one.
    pub fn use_network(&mut self, network: Arc<Network>) {
        self.network = Some(network);
    }

    /// Searches a position deeper and deeper, reports each depth to `progress`, and returns what it found last.
    ///
    /// With `only` nothing but these legal moves is looked at in the position itself. After [`Engine::forget`], a
    /// search limited by depth or nodes gives the same result on every machine.
    pub fn search(
        &mut self,
        situation: &Situation,
        only: Option<&[Move]>,
        limits: &Limits,
        stop: &StopFlag,
        mut progress: impl FnMut(&Finding),
    ) -> Finding {
        self.table.next_generation();
        with_position!(situation.position, position => {
            self.search_in(position, situation, only, limits, stop, &mut progress)
        })
    }

    fn search_in<R: Rules>(
        &mut self,
        position: Position<R>,
        situation: &Situation,
        only: Option<&[Move]>,
        limits: &Limits,
        stop: &StopFlag,
        progress: &mut dyn FnMut(&Finding),
    ) -> Finding {
        let started = Instant::now();
        let brakes = Brakes {
            node_limit: limits.nodes.unwrap_or(u64::MAX),
            deadline: limits.time.and_then(|time| started.checked_add(time)),
            stop,
        };
        let mut root = Root {
            node: Node::new(position, situation),
            moves: only.map_or_else(|| position.legal_moves(), <[Move]>::to_vec),
            search: self.start(brakes, situation),
            started,
        };
        root.deepen(limits.depth.unwrap_or(MAX_DEPTH).clamp(1, MAX_DEPTH), progress)
    }

    /// Prepares a search with the memory of this engine.
    pub(super) fn start<'a, R: Rules>(&'a mut self, brakes: Brakes<'a>, situation: &Situation) -> Search<'a, R> {
        let earlier = situation.earlier.iter().map(super::super::rules::AnyPosition::key);
        let endings = self.endings.then(Endings::new::<R>);
        let own = self.network.clone().filter(|network| network.variant == R::VARIANT);
        self.scratch.use_network(own.unwrap_or_else(|| shipped(R::VARIANT)));
        Search::new(&self.table, &mut self.scratch, brakes, endings, earlier)
    }
}

/// A search in progress.
struct Root<'a, R: Rules> {
    node: Node<R>,
    /// The moves to look at, the most promising first.
    moves: Vec<Move>,
    search: Search<'a, R>,
    started: Instant,
}

impl<R: Rules> Root<'_, R> {
    fn deepen(&mut self, deepest: u32, progress: &mut dyn FnMut(&Finding)) -> Finding {
        let mut found = self.finding(Score::DRAW, Vec::new(), 0);
        if self.moves.is_empty() {
            found.score = -Score::win_in(0);
            return found;
        }
        // Where the tables settle every move, one ply says all; nothing found deeper could be better.
        let settled = self.search.settles(&self.node);
        let deepest = if settled { 1 } else { deepest };
        for depth in 1..=deepest {
            let best = self.around(found.score.raw(), depth.cast_signed());
            let finished = !self.search.stopped();
            if let Some((score, mut line)) = best {
                if settled && score == 0 {
                    line = self.search.hardest_draw(&self.node, &self.moves).map_or(line, |played| vec![played]);
                }
                self.search.known_line(&self.node, &mut line);
                let depth = if finished { depth } else { found.depth };
                found = self.finding(Score::from_raw(score), line, depth);
            }
            if !finished {
                break;
            }
            progress(&found);
            if found.score.plies_to_end().is_some_and(|plies| u32::from(plies) <= depth) {
                break;
            }
        }
        if found.line.is_empty() {
            // Stopped before anything was searched: any move is better than none.
            found.line = self.moves[..1].to_vec();
        }
        Finding { nodes: self.search.nodes(), elapsed: self.started.elapsed(), ..found }
    }

    fn finding(&self, score: Score, line: Vec<Move>, depth: u32) -> Finding {
        Finding { score, line, depth, nodes: self.search.nodes(), elapsed: self.started.elapsed() }
    }

    /// Searches to a depth, at first within a narrow window around the last score.
    fn around(&mut self, last: i32, depth: i32) -> Option<(i32, Vec<Move>)> {
        let mut width = if depth >= NARROW_FROM_DEPTH && !Score::from_raw(last).is_proven() { NARROW } else { -LOWEST };
        let (mut alpha, mut beta) = ((last - width).max(LOWEST), (last + width).min(-LOWEST));
        loop {
            let best = self.within(depth, alpha, beta);
            let (score, _) = best.as_ref()?;
            if self.search.stopped() || (*score > alpha && *score < beta) || (alpha == LOWEST && beta == -LOWEST) {
                return best;
            }
            width *= 4;
            let far = width > 1000;
            if *score <= alpha {
                alpha = if far { LOWEST } else { last - width };
            } else {
                beta = if far { -LOWEST } else { last + width };
            }
        }
    }

    /// Searches all moves within a window. When broken off, `None` unless a move had been found before that.
    fn within(&mut self, depth: i32, mut alpha: i32, beta: i32) -> Option<(i32, Vec<Move>)> {
        let mut best: Option<(i32, Vec<Move>)> = None;
        for tried in 0..self.moves.len() {
            let played = self.moves[tried];
            let mut score = 0;
            if tried > 0 {
                score = self.search.search_move(&self.node, played, depth, alpha, alpha + 1);
            }
            if tried == 0 || (score > alpha && beta - alpha > 1) {
                score = self.search.search_move(&self.node, played, depth, alpha, beta);
            }
            if self.search.stopped() {
                break;
            }
            let improves = best.as_ref().is_none_or(|&(highest, _)| score > highest);
            if improves && (tried == 0 || score > alpha) {
                let line = std::iter::once(played).chain(self.search.line(1).iter().copied()).collect();
                best = Some((score, line));
                self.moves[..=tried].rotate_right(1);
            }
            alpha = alpha.max(score);
            if score >= beta {
                break;
            }
        }
        best
    }
}
