//! The judge of answers: does a move keep the value of its position?
//!
//! A verdict compares the move with the best one at the same depth, deeper and deeper within a fixed number of
//! positions, starting from an empty table, so the same question gets the same answer on every machine.

use super::engine::Engine;
use super::limits::StopFlag;
use super::score::Score;
use super::search::{Node, Search, Window};
use super::settings::Settings;
use super::situation::Situation;
use super::stop_conditions::StopConditions;
use super::verdict::{Basis, Verdict};
use damier_endings::TableSet;
use damier_rules::with_position;
use damier_rules::{Move, Position, Rules};

/// How much worse than the best a move may be and still keep the value, in centi-men.
///
/// Half a man: losing a man for nothing (100) is always noticed, while the positional terms, which the evaluation only
/// estimates, differ by less between sound moves of a quiet position (about 15 on average, 50 in one position in a
/// hundred).
pub const MARGIN: i32 = 50;

/// Beyond this, in centi-men, a position counts as won or lost and differences no longer matter: four men ahead, the
/// second-quickest way to win is not a mistake.
pub const DECIDED: i32 = 400;

/// The default number of positions that a verdict may visit: 20 to 40 ms.
pub const DEFAULT_NODES: u64 = 180_000;

/// There is no evaluated verdict below this depth, in plies: late moves are reduced by some plies, so a two-move shot
/// among them would be overlooked.
const MIN_DEPTH: u32 = 8;
/// A verdict never searches beyond this depth.
const GREATEST_DEPTH: u32 = 24;
/// Memory of a judge's table, in MiB: small, because it is emptied for every verdict.
const TABLE_MEBIBYTES: usize = 4;

/// The move to judge is illegal in its position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("illegal candidate")]
pub struct IllegalCandidate;

/// Judges moves. A verdict depends only on the question.
pub struct Judge {
    engine: Engine,
    nodes: u64,
}

impl Default for Judge {
    fn default() -> Self {
        Self::new(DEFAULT_NODES, &TableSet::default())
    }
}

impl Judge {
    /// A judge that visits up to `nodes` positions per verdict, and half as many again for a refutation.
    #[must_use]
    pub fn new(nodes: u64, tables: &TableSet) -> Self {
        Self { engine: Engine::with_settings(Settings::one_thread(TABLE_MEBIBYTES), tables), nodes }
    }

    /// Judges one move.
    ///
    /// # Errors
    ///
    /// If the move is illegal.
    pub fn verdict(&mut self, situation: &Situation, candidate: Move) -> Result<Verdict, IllegalCandidate> {
        self.verdict_unless(situation, candidate, &StopFlag::new())
    }

    /// Like [`Judge::verdict`], but can be stopped, which leaves the verdict undecided or based on a smaller depth.
    ///
    /// # Errors
    ///
    /// If the move is illegal.
    pub fn verdict_unless(
        &mut self,
        situation: &Situation,
        candidate: Move,
        stop: &StopFlag,
    ) -> Result<Verdict, IllegalCandidate> {
        if !situation.position.legal_moves().contains(&candidate) {
            return Err(IllegalCandidate);
        }
        with_position!(situation.position, position => {
            let mut trial = self.trial(position, situation, candidate, stop);
            trial.run();
            Ok(trial.verdict())
        })
    }

    fn trial<'a, R: Rules>(
        &'a mut self,
        position: Position<R>,
        situation: &Situation,
        candidate: Move,
        stop: &'a StopFlag,
    ) -> Trial<'a, R> {
        self.engine.forget();
        let node = Node::new(position, situation);
        let stop_conditions = StopConditions::after_nodes(self.nodes, stop);
        let mut search = self.engine.start(stop_conditions, situation);
        Trial {
            exact: search.settles(&node),
            search,
            candidate: Candidate::new(candidate, &position),
            node,
            depth: 0,
            value: Score::DRAW,
            best: None,
            budget: self.nodes,
        }
    }
}

/// The move being judged.
struct Candidate<R: Rules> {
    played: Move,
    /// The position it leads to: two captures with the same result are the same answer.
    result: Position<R>,
    /// Whether it kept the value at the last depth.
    keeps: bool,
    /// The number of depths in a row with this answer.
    stable: u32,
    /// The score behind the last answer, a bound.
    score: Score,
}

impl<R: Rules> Candidate<R> {
    fn new(played: Move, position: &Position<R>) -> Self {
        Self { played, result: position.play_unchecked(played), keeps: false, stable: 0, score: Score::DRAW }
    }

    fn note(&mut self, keeps: bool, score: i32) {
        self.stable = if self.keeps == keeps { self.stable + 1 } else { 1 };
        (self.keeps, self.score) = (keeps, Score::from_raw(score));
    }

    /// Whether the answer is final.
    const fn is_proven(&self) -> bool {
        if self.keeps { self.score.is_win() } else { self.score.is_loss() }
    }
}

/// A move being judged in its position.
struct Trial<'a, R: Rules> {
    search: Search<'a, R>,
    node: Node<R>,
    /// Whether the endings tables settle the move, so that one ply is enough.
    exact: bool,
    candidate: Candidate<R>,
    /// The last depth searched in full.
    depth: u32,
    value: Score,
    /// The move with that value.
    best: Option<Move>,
    budget: u64,
}

impl<R: Rules> Trial<'_, R> {
    /// Deepens until everything is proven or the budget is used up.
    fn run(&mut self) {
        for depth in 1..=GREATEST_DEPTH {
            let value = self.search.search_root(&self.node, depth.cast_signed(), Window::WHOLE);
            if self.search.stopped() {
                return;
            }
            let mut line = self.search.line(0).to_vec();
            self.search.known_line(&self.node, &mut line);
            let best = line.first().copied();
            if !self.try_candidate(depth.cast_signed(), value, best) {
                return;
            }
            (self.depth, self.value, self.best) = (depth, Score::from_raw(value), best);
            if self.exact || self.candidate.is_proven() {
                return;
            }
        }
    }

    /// Compares the candidate with the best move at one depth. Returns `false` if the search was stopped, which leaves
    /// the answer of the previous depth in place.
    fn try_candidate(&mut self, depth: i32, value: i32, best: Option<Move>) -> bool {
        let best_result = best.map(|best| self.node.position.play_unchecked(best));
        // A position that counts as lost cannot get worse.
        if value <= -DECIDED || best_result == Some(self.candidate.result) {
            self.candidate.note(true, value);
            return true;
        }
        let needed = value.min(DECIDED) - MARGIN;
        let score = self.search.search_move(&self.node, self.candidate.played, depth, Window::above(needed - 1));
        if self.search.stopped() {
            return false;
        }
        self.candidate.note(score >= needed, score);
        true
    }

    const fn evaluated(&self) -> Basis {
        Basis::Evaluated { depth: self.depth, nodes: self.search.nodes() }
    }

    fn is_settled(&self) -> bool {
        let Candidate { stable, .. } = self.candidate;
        let is_sure = self.exact || self.candidate.is_proven() || (self.depth >= MIN_DEPTH && stable >= 2);
        stable > 0 && is_sure
    }

    fn verdict(mut self) -> Verdict {
        let candidate = &self.candidate;
        if !self.is_settled() {
            return Verdict::Undecided { nodes: self.search.nodes() };
        }
        let basis =
            if self.exact || candidate.is_proven() || self.value.is_loss() { Basis::Proven } else { self.evaluated() };
        if candidate.keeps {
            return Verdict::Kept { basis, waste: None };
        }
        let (refutation, left) = self.refute();
        Verdict::Lost { basis, refutation, best: self.value, left, better: self.best }
    }

    /// The opponent's reply to a losing move, and the value left after it.
    fn refute(&mut self) -> (Vec<Move>, Score) {
        self.search.allow(self.budget / 2);
        let (mut line, mut left) = (Vec::new(), self.candidate.score);
        for depth in [self.depth.min(MIN_DEPTH), self.depth] {
            let score = self.search.search_move(&self.node, self.candidate.played, depth.cast_signed(), Window::WHOLE);
            if self.search.stopped() {
                break;
            }
            line = self.search.line(1).to_vec();
            self.search.known_line(&self.node.after(self.candidate.played), &mut line);
            left = Score::from_raw(score).min(self.candidate.score);
        }
        (line, left)
    }
}
