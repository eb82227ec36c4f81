//! The engine and board queries used by mining and verification.

use damier_endings::{Outcome, TableSet};
use damier_engine::judge::DECIDED;
use damier_engine::{Background, Engine, Finding, Level, Limits, Settings, Situation, TableUse};
use damier_rules::with_position;
use damier_rules::{AnyPosition, Color, Move, PieceKind};

/// Memory of the engine's table in MiB: enough for the searches of one puzzle, and quickly cleared for the next.
const TABLE_MEBIBYTES: usize = 8;

/// An engine that searches a fixed number of positions each time, so that its results are the same everywhere.
pub(super) struct Solver {
    engine: Engine,
    nodes: u64,
    /// Positions visited since the last call of [`Solver::take_visited`].
    visited: u64,
    background: Background,
}

impl Solver {
    pub fn new(nodes: u64, tables: &TableSet) -> Self {
        let engine = Engine::with_settings(Settings::one_thread(TABLE_MEBIBYTES), tables);
        Self { engine, nodes, visited: 0, background: Background::default() }
    }

    /// A solver without endings tables: it must search for what a player must search for.
    pub fn without_tables(nodes: u64) -> Self {
        let mut solver = Self::new(nodes, &TableSet::default());
        solver.engine.use_endings(TableUse::None);
        solver
    }

    /// Yields to other work before every search from now on.
    pub fn give_way(&mut self, background: &Background) {
        self.background = background.clone();
    }

    /// Clears the search results, so that the next puzzle does not depend on earlier ones.
    pub fn forget(&mut self) {
        self.engine.forget();
    }

    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The result of a position according to the endings tables, for the side to move.
    pub fn outcome_in_tables(&self, position: &AnyPosition) -> Option<Outcome> {
        self.engine.tables().of(position.variant()).probe(position, 0).map(|answer| answer.outcome)
    }

    /// Positions visited since the last call.
    pub const fn take_visited(&mut self) -> u64 {
        std::mem::replace(&mut self.visited, 0)
    }

    /// Searches a position, restricted to the moves in `only` if given.
    pub fn search(&mut self, position: &AnyPosition, only: Option<&[Move]>) -> Finding {
        self.search_watched(position, only, |_| ())
    }

    /// Like [`Solver::search`], and reports every depth.
    pub fn search_watched(
        &mut self,
        position: &AnyPosition,
        only: Option<&[Move]>,
        watch: impl FnMut(&Finding),
    ) -> Finding {
        self.run(position, only, &Limits::nodes(self.nodes), watch)
    }

    fn run(
        &mut self,
        position: &AnyPosition,
        only: Option<&[Move]>,
        limits: &Limits,
        watch: impl FnMut(&Finding),
    ) -> Finding {
        self.background.wait_turn();
        let finding = self.engine.search(&Situation::from(*position), only, limits.or(&self.background.stop), watch);
        self.visited += finding.nodes;
        finding
    }

    /// Positions that a search visits before it settles on one of the `right` moves. If it does not, the full budget.
    pub fn nodes_needed(&mut self, position: &AnyPosition, right: &[Move]) -> u64 {
        let mut settled: (Option<Move>, u64) = (None, 0);
        let finding = self.search_watched(position, None, |finding| {
            if finding.best() != settled.0 {
                settled = (finding.best(), finding.nodes);
            }
        });
        if finding.best().is_some_and(|best| right.contains(&best)) { settled.1 } else { self.nodes }
    }

    /// The value of a position without any search, for the side to move, in centi-men.
    pub fn evaluate(&mut self, position: &AnyPosition) -> i32 {
        self.engine.evaluate(position)
    }

    /// The strongest level up to `most` for which `test` is true of the moves it sees, all of them, the best one first. 0
    /// if there is none.
    pub fn strongest(&mut self, position: &AnyPosition, most: Level, test: impl Fn(Level, &[Finding]) -> bool) -> u8 {
        self.background.wait_turn();
        let levels: Vec<Level> = Level::ALL.into_iter().filter(|level| *level <= most).collect();
        let mut strongest = 0;
        let note = |lines: &[Finding]| {
            let depth = lines.first().map(|line| line.depth);
            let at_this_depth = levels.iter().copied().filter(|level| level.sight() == depth);
            let fits = at_this_depth.filter(|&level| test(level, lines)).map(Level::number).max();
            strongest = strongest.max(fits.unwrap_or(0));
        };
        let limits = most.sight().map_or(Limits::nodes(self.nodes), Limits::depth);
        let lines =
            self.engine.search_lines(&Situation::from(*position), usize::MAX, limits.or(&self.background.stop), note);
        self.visited += lines.first().map_or(0, |line| line.nodes);
        strongest
    }

    /// Like [`Solver::search`], but within other limits than the usual number of positions.
    pub fn limited(&mut self, position: &AnyPosition, only: Option<&[Move]>, limits: &Limits) -> Finding {
        self.run(position, only, limits, |_| ())
    }

    /// Searches all moves of a position, each for its own value. The best comes first.
    pub fn lines(&mut self, position: &AnyPosition, limits: &Limits) -> Vec<Finding> {
        self.background.wait_turn();
        let situation = Situation::from(*position);
        let lines = self.engine.search_lines(&situation, usize::MAX, limits.or(&self.background.stop), |_| ());
        self.visited += lines.first().map_or(0, |line| line.nodes);
        lines
    }

    /// The value of a position for the side to move, in centi-men.
    pub fn value(&mut self, position: &AnyPosition, only: Option<&[Move]>) -> i32 {
        self.search(position, only).score.as_centi_men()
    }
}

/// Clamps a value to the range that matters: beyond [`DECIDED`] the game is won or lost, as for judging answers.
pub(super) fn bounded(value: i32) -> i32 {
    value.clamp(-DECIDED, DECIDED)
}

/// The legal moves, one for each resulting position.
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

/// The number of pieces on the board.
pub(super) fn pieces(position: &AnyPosition) -> u32 {
    with_position!(position, position => position.occupied().len())
}

/// Whether neither side could capture if it were to move.
pub(super) fn is_calm(position: &AnyPosition) -> bool {
    !position.must_capture() && !position.passed().must_capture()
}

/// The material advantage of `color` over the opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Balance {
    /// Pieces of either kind.
    pub pieces: i32,
    /// Kings.
    pub kings: i32,
    /// The kings of `color` itself, without subtracting the opponent's.
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

    /// The gain in men that a puzzle may promise: pieces, but no more than their value. Giving up a king for three men
    /// gains nothing.
    pub fn men_won(self) -> i32 {
        self.pieces.min(self.in_men())
    }

    /// The smaller figure of each kind.
    pub fn least(self, other: Self) -> Self {
        Self {
            pieces: self.pieces.min(other.pieces),
            kings: self.kings.min(other.kings),
            own_kings: self.own_kings.min(other.own_kings),
        }
    }

    /// The change since `earlier`.
    pub const fn since(self, earlier: Self) -> Self {
        Self {
            pieces: self.pieces - earlier.pieces,
            kings: self.kings - earlier.kings,
            own_kings: self.own_kings - earlier.own_kings,
        }
    }
}
