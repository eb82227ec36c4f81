//! The engine: its memory, its threads, and the results of its searches.

use std::panic::resume_unwind;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::thread::{self, Builder};
use std::time::{Duration, Instant};

use super::deepening::{Plan, Root};
use super::exact::Endings;
use super::limits::{Limits, StopFlag, Until};
use super::network::Network;
use super::score::Score;
use super::search::{Node, Scratch, Search};
use super::settings::{MAX_THREADS, Settings, Shortage, TableUse};
use super::situation::Situation;
use super::stop_conditions::StopConditions;
use super::transposition::TranspositionTable;
use super::tuning::Tuning;
use damier_endings::TableSet;
use damier_rules::with_position;
use damier_rules::{AnyPosition, Move, Position, Rules, Variant};

/// The result of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The value for the side to move.
    pub score: Score,
    /// The best line; its first move is the best one. Empty if the side to move has no move, or if the search was
    /// stopped before it had examined one.
    pub line: Vec<Move>,
    /// Plies searched in full; forced replies and captures are searched further.
    pub depth: u32,
    /// Positions visited by all threads.
    pub nodes: u64,
    /// Time used.
    pub elapsed: Duration,
}

impl Finding {
    /// The result where there is no move.
    pub(super) const fn nothing() -> Self {
        Self { score: Score::DRAW, line: Vec::new(), depth: 0, nodes: 0, elapsed: Duration::ZERO }
    }

    /// The best move.
    #[must_use]
    pub fn best(&self) -> Option<Move> {
        self.line.first().copied()
    }
}

/// Searches positions, one at a time. Results of one search help the next.
pub struct Engine {
    common: Common,
    scratch: Scratch,
    /// One for every additional thread.
    helpers: Vec<Scratch>,
}

/// What a search is asked for.
struct Inquiry<'a> {
    situation: &'a Situation,
    /// The moves to consider.
    moves: Vec<Move>,
    plan: Plan,
    stop: Option<&'a StopFlag>,
}

impl<'a> Inquiry<'a> {
    fn new(situation: &'a Situation, moves: Vec<Move>, Until { limits, stop }: Until<'a>) -> Self {
        Self { situation, moves, plan: Plan { lines: 1, limits, deeper: 0 }, stop }
    }
}

/// What all threads share.
struct Common {
    table: TranspositionTable,
    /// The variant of the positions in the table: in another variant the same pieces have the same keys.
    variant: Variant,
    tables: TableSet,
    /// The endings tables that are probed.
    endings: TableUse,
    /// A network to use for positions of its variant instead of the shipped one.
    network: Option<Arc<Network>>,
    tuning: Tuning,
}

impl Engine {
    /// An engine with one thread, a transposition table of `mebibytes` MiB (at least 1) and the shipped endings tables.
    #[must_use]
    pub fn new(mebibytes: usize) -> Self {
        Self::with_settings(Settings::one_thread(mebibytes), &TableSet::default())
    }

    /// An engine with these settings and endings tables, which may be shared with other users.
    #[must_use]
    pub fn with_settings(settings: Settings, tables: &TableSet) -> Self {
        let (table, variant) = (TranspositionTable::new(settings.mebibytes), Variant::International);
        let common = Common {
            table,
            variant,
            tables: tables.clone(),
            endings: settings.endings,
            network: None,
            tuning: Tuning::default(),
        };
        let helpers = (1..settings.threads.clamp(1, MAX_THREADS)).map(|_| new_scratch()).collect();
        Self { common, scratch: new_scratch(), helpers }
    }

    /// Its endings tables.
    #[must_use]
    pub const fn tables(&self) -> &TableSet {
        &self.common.tables
    }

    /// The shortfall of its memory, if any.
    #[must_use]
    pub const fn shortage(&self) -> Option<Shortage> {
        self.common.table.shortage()
    }

    /// Forgets all earlier searches, so that the next one depends only on its input.
    pub fn forget(&mut self) {
        self.common.table.clear();
    }

    /// Sets the endings tables to probe.
    pub const fn use_endings(&mut self, endings: TableUse) {
        self.common.endings = endings;
    }

    /// Uses this network instead of the shipped one for positions of its variant.
    pub fn use_network(&mut self, network: Arc<Network>) {
        self.common.network = Some(network);
    }

    /// Searches with these numbers instead of the default ones.
    pub const fn use_tuning(&mut self, tuning: Tuning) {
        self.common.tuning = tuning;
    }

    /// Searches a position deeper and deeper, reports each depth to `progress`, and returns the last result.
    ///
    /// With `only`, considers only these legal moves in the position itself. After [`Engine::forget`], a search limited
    /// by depth or nodes gives the same result on every machine, if it has one thread.
    pub fn search<'a>(
        &mut self,
        situation: &'a Situation,
        only: Option<&[Move]>,
        until: impl Into<Until<'a>>,
        progress: impl FnMut(&Finding),
    ) -> Finding {
        let moves = only.map_or_else(|| situation.position.legal_moves(), <[Move]>::to_vec);
        let (inquiry, mut best) = (Inquiry::new(situation, moves, until.into()), None);
        self.search_moves(inquiry, &mut first_only(progress), &mut |findings| {
            best = findings.into_iter().next();
        });
        best.unwrap_or_else(Finding::nothing)
    }

    /// Like [`Engine::search`] with all moves, but passes on the result at once, while the helper threads are still
    /// finishing.
    pub(super) fn search_and_answer<'a>(
        &mut self,
        situation: &'a Situation,
        until: impl Into<Until<'a>>,
        progress: impl FnMut(&Finding),
        answer: impl FnOnce(Finding),
    ) {
        let moves = situation.position.legal_moves();
        let (inquiry, mut answer) = (Inquiry::new(situation, moves, until.into()), Some(answer));
        self.search_moves(inquiry, &mut first_only(progress), &mut |findings| {
            if let (Some(answer), Some(best)) = (answer.take(), findings.into_iter().next()) {
                answer(best);
            }
        });
    }

    /// The value of a position without any search, in centi-men for the side to move. It means little while captures are
    /// pending.
    pub fn evaluate(&mut self, position: &AnyPosition) -> i32 {
        let network = self.common.network_of(position.variant());
        self.scratch.use_network(network);
        with_position!(position, position => self.scratch.evaluate(position))
    }

    /// Like [`Engine::search`], but finds the lines of the best `count` moves (at least 1), the best one first. If
    /// there are fewer moves there are fewer lines, but always at least one.
    pub fn search_lines<'a>(
        &mut self,
        situation: &'a Situation,
        count: usize,
        until: impl Into<Until<'a>>,
        mut progress: impl FnMut(&[Finding]),
    ) -> Vec<Finding> {
        let mut inquiry = Inquiry::new(situation, situation.position.legal_moves(), until.into());
        inquiry.plan.lines = count.max(1);
        let mut lines = Vec::new();
        self.search_moves(inquiry, &mut progress, &mut |findings| lines = findings);
        lines
    }

    /// Calls `answer` once, with at least one finding. Not generic: the per-node code must be compiled in this crate,
    /// which is fully optimised, and not in every crate that searches.
    fn search_moves(
        &mut self,
        inquiry: Inquiry,
        progress: &mut dyn FnMut(&[Finding]),
        answer: &mut dyn FnMut(Vec<Finding>),
    ) {
        self.common.switch_variant(inquiry.situation.position.variant());
        self.common.table.next_generation();
        with_position!(inquiry.situation.position, position => self.search_in(position, inquiry, progress, answer));
    }

    fn search_in<R: Rules>(
        &mut self,
        position: Position<R>,
        Inquiry { situation, moves, plan, stop }: Inquiry,
        progress: &mut dyn FnMut(&[Finding]),
        answer: &mut dyn FnMut(Vec<Finding>),
    ) {
        let (started, visited, done) = (Instant::now(), AtomicU64::new(0), StopFlag::new());
        let never = StopFlag::new();
        let stop = stop.unwrap_or(&never);
        let Self { common, scratch, helpers } = self;
        let common = &*common;
        let visited = (!helpers.is_empty()).then_some(&visited);
        let (node, node_limit) = (Node::new(position, situation), plan.limits.nodes.unwrap_or(u64::MAX));
        thread::scope(|scope| {
            // Helpers run until they are stopped, so stop them even if this thread panics.
            let done = RaiseAtLast(&done);
            let mut running = Vec::with_capacity(helpers.len());
            for (number, scratch) in (1..).zip(helpers) {
                let stop_conditions = StopConditions { visited, ..StopConditions::after_nodes(node_limit, done.0) };
                let moves = moves.clone();
                let help = move || {
                    // They fill the shared table. Half of them run a depth ahead, so that they do not all do the same
                    // work.
                    let plan = Plan { limits: Limits::infinite(), deeper: number % 2, ..plan };
                    let mut root = Root::new(node, moves, common.start(scratch, stop_conditions, situation), started);
                    root.deepen(&plan, &mut |_| ());
                };
                // If a thread cannot start, search without it.
                running.extend(Builder::new().name("engine helper".to_owned()).spawn_scoped(scope, help));
            }
            let stop_conditions = StopConditions { node_limit, time: plan.limits.time, started, stop, visited };
            let mut main = Root::new(node, moves, common.start(scratch, stop_conditions, situation), started);
            let findings = main.deepen(&plan, progress);
            drop(done);
            // Answer before joining the helpers, which take a while to finish if they have to wait for a processor.
            answer(findings);
            for helper in running {
                helper.join().unwrap_or_else(|panic| resume_unwind(panic));
            }
        });
    }

    /// Prepares a single-threaded search with the memory of this engine.
    pub(super) fn start<'a, R: Rules>(
        &'a mut self,
        stop_conditions: StopConditions<'a>,
        situation: &Situation,
    ) -> Search<'a, R> {
        self.common.switch_variant(R::VARIANT);
        self.common.start(&mut self.scratch, stop_conditions, situation)
    }
}

impl Common {
    /// Forgets the results of another variant.
    fn switch_variant(&mut self, variant: Variant) {
        if self.variant != variant {
            self.table.clear();
            self.variant = variant;
        }
    }

    fn network_of(&self, variant: Variant) -> Arc<Network> {
        let own = self.network.clone().filter(|network| network.variant == variant);
        own.unwrap_or_else(|| Network::shipped(variant))
    }

    fn start<'a, R: Rules>(
        &'a self,
        scratch: &'a mut Scratch,
        stop_conditions: StopConditions<'a>,
        situation: &Situation,
    ) -> Search<'a, R> {
        let earlier = situation.earlier.iter().map(AnyPosition::key);
        let endings = Endings::new(self.tables.of(R::VARIANT), self.endings);
        scratch.use_network(self.network_of(R::VARIANT));
        scratch.use_tuning(self.tuning);
        Search::new(&self.table, scratch, stop_conditions, endings, earlier)
    }
}

/// Reports only the best line.
fn first_only(mut progress: impl FnMut(&Finding)) -> impl FnMut(&[Finding]) {
    move |findings| findings.iter().take(1).for_each(&mut progress)
}

fn new_scratch() -> Scratch {
    Scratch::new(Network::shipped(Variant::International))
}

/// Raises a flag when dropped.
struct RaiseAtLast<'a>(&'a StopFlag);

impl Drop for RaiseAtLast<'_> {
    fn drop(&mut self) {
        self.0.raise();
    }
}
