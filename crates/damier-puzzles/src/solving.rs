//! What mining and verification ask the engine and the board.

use damier_endings::{Outcome, TableSet};
use damier_engine::judge::DECIDED;
use damier_engine::{Background, Engine, Finding, Limits, Settings, Situation};
use damier_rules::with_position;
use damier_rules::{AnyPosition, Color, Move, PieceKind};

/// Memory of the engine's table in MiB: room for the searches of one puzzle, and quickly emptied for the next.
const TABLE_MEBIBYTES: usize = 8;

/// An engine that searches a fixed number of positions each time, so that its answers are the same everywhere.
pub(super) struct Solver {
    engine: Engine,
    nodes: u64,
    /// Positions visited since [`Solver::take_visited`].
    visited: u64,
    background: Background,
}

impl Solver {
    pub fn new(nodes: u64, tables: &TableSet) -> Self {
        let engine = Engine::with_settings(Settings::one_thread(TABLE_MEBIBYTES), tables);
        Self { engine, nodes, visited: 0, background: Background::default() }
    }

    /// One that does not ask the endings tables: it has to search for what a player has to search for.
    pub fn without_tables(nodes: u64) -> Self {
        let mut solver = Self::new(nodes, &TableSet::default());
        solver.engine.use_endings(false);
        solver
    }

    /// Gives way to others from now on, before every search.
    pub fn give_way(&mut self, background: &Background) {
        self.background = background.clone();
    }

    /// Forgets what was searched: the next puzzle must not depend on those before it.
    pub fn forget(&mut self) {
        self.engine.forget();
    }

    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// What the endings tables say about a position, for the side to move.
    pub fn outcome_in_tables(&self, position: &AnyPosition) -> Option<Outcome> {
        self.engine.tables().of(position.variant()).probe(position, 0).map(|answer| answer.outcome)
    }

    /// Positions visited since this was asked last.
    pub const fn take_visited(&mut self) -> u64 {
        std::mem::replace(&mut self.visited, 0)
    }

    /// Searches a position, in it only the moves `only` if given.
    pub fn search(&mut self, position: &AnyPosition, only: Option<&[Move]>) -> Finding {
        self.search_watched(position, only, |_| ())
    }

    /// Likewise, and reports every depth.
    pub fn search_watched(
        &mut self,
        position: &AnyPosition,
        only: Option<&[Move]>,
        watch: impl FnMut(&Finding),
    ) -> Finding {
        self.background.wait_turn();
        let (situation, limits) = (Situation::from(*position), Limits::nodes(self.nodes));
        let finding = self.engine.search(&situation, only, &limits, &self.background.stop, watch);
        self.visited += finding.nodes;
        finding
    }

    /// Positions that a search visits until it has settled on one of the `right` moves; as many as it may visit when it
    /// does not.
    pub fn nodes_needed(&mut self, position: &AnyPosition, right: &[Move]) -> u64 {
        let mut settled: (Option<Move>, u64) = (None, 0);
        let finding = self.search_watched(position, None, |finding| {
            if finding.best() != settled.0 {
                settled = (finding.best(), finding.nodes);
            }
        });
        if finding.best().is_some_and(|best| right.contains(&best)) { settled.1 } else { self.nodes }
    }

    /// The value of a position for the side to move, in centi-men.
    pub fn value(&mut self, position: &AnyPosition, only: Option<&[Move]>) -> i32 {
        self.search(position, only).score.as_centi_men()
    }
}

/// A value as far as it matters: beyond [`DECIDED`] the game is won or lost, as for the judge of answers.
pub(super) fn bounded(value: i32) -> i32 {
    value.clamp(-DECIDED, DECIDED)
}

/// The legal moves, one for each position they lead to.
pub(super) fn distinct_moves(position: &AnyPosition) -> Vec<Move> {
    let mut seen = Vec::new();
    let mut moves = position.legal_moves();
    moves.retain(|&played| {
        let after = position.play_unchecked(played);
        let new = !seen.contains(&after);
        if new {
            seen.push(after);
        }
        new
    });
    moves
}

/// Whether neither side could capture if it were to move.
pub(super) fn is_calm(position: &AnyPosition) -> bool {
    with_position!(position, position => !position.must_capture() && !position.passed().must_capture())
}

/// What `color` has more than the opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Balance {
    /// Pieces of either kind.
    pub pieces: i32,
    /// Kings.
    pub kings: i32,
    /// The kings of `color` itself, without those of the opponent.
    pub own_kings: i32,
}

impl Balance {
    pub fn of(position: &AnyPosition, color: Color) -> Self {
        let difference = |count: &dyn Fn(Color) -> u32| count(color).cast_signed() - count(!color).cast_signed();
        Self {
            pieces: difference(&|color| position.all_pieces(color).len()),
            kings: difference(&|color| position.pieces(color, PieceKind::King).len()),
            own_kings: position.pieces(color, PieceKind::King).len().cast_signed(),
        }
    }

    /// The difference in men, a king being worth three.
    pub const fn in_men(self) -> i32 {
        self.pieces + 2 * self.kings
    }

    /// What a puzzle may promise as men won: pieces, but no more than what they are worth. A king given up for three
    /// men has won nothing.
    pub fn men_won(self) -> i32 {
        self.pieces.min(self.in_men())
    }

    /// The lower figure of each kind.
    pub fn least(self, other: Self) -> Self {
        Self {
            pieces: self.pieces.min(other.pieces),
            kings: self.kings.min(other.kings),
            own_kings: self.own_kings.min(other.own_kings),
        }
    }

    /// How much this is better than `earlier`.
    pub const fn since(self, earlier: Self) -> Self {
        Self {
            pieces: self.pieces - earlier.pieces,
            kings: self.kings - earlier.kings,
            own_kings: self.own_kings - earlier.own_kings,
        }
    }
}
