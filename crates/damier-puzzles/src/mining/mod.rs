//! Finding puzzles: in games, in games of the engine against itself, and with the endings tables.
//!
//! A *candidate* is a position without captures for the solver in which a short search prefers a move that gains
//! something. It becomes a puzzle if a full search confirms this for exactly one resulting position, if the same holds
//! at every later turn of the solver against every stubborn defence, and if the independent verification with four times
//! the budget agrees. `puzzles/README.md` explains the thresholds.

mod blockade;
mod endings;
mod game;
mod hidden;
mod journal;
mod known;
mod levels;
mod mined_position;
mod plans;
mod source;
mod traps;
mod turns;
mod variations;
mod work;

use std::collections::HashSet;

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus as Random;

pub use game::MinedGame;
pub(super) use game::source_of;
pub use journal::{Journal, JournalError};
pub use known::Known;
pub(super) use mined_position::MinedPosition;
pub use source::{MiningSource, Task};
pub use traps::crossings;
pub use turns::{Aim, TurnMiner};
pub use variations::Rarity;
pub use work::{Effort, Finds, mine};

use super::hub::hub_text;
use super::merit::{MAX_TEMPTED, Merit};
use super::proof::{Proof, Rejection};
use super::puzzle::{Choice, Puzzle};
use super::rating::{Features, rate};
use super::record::{Goal, Record};
use super::solving::{Balance, Solver, bounded, distinct_moves, is_calm};
pub use super::thresholds::DEFAULT_NODES;
use super::thresholds::{
    GLANCE_NODES, LOOK_NODES, MAX_GLANCE_SECOND, MAX_PER_GAME, MAX_PROOFS, MAX_TEMPTING, MIN_GAIN, MIN_GLANCE,
    MIN_GLANCE_MARGIN, VERIFICATION_FACTOR,
};
use super::tree::ChoiceNode;
use super::verification::{Failure, Verifier};
use damier_endings::TableSet;
use damier_engine::{Background, Finding, Level};
use damier_rules::{AnyPosition, Color, Move};

/// How many positions reached each stage, and the cost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Positions glanced at.
    pub glances: u64,
    /// Candidates.
    pub candidates: u64,
    /// Candidates that the proof accepted.
    pub proven: u64,
    /// Candidates that the verification confirmed.
    pub verified: u64,
    /// Positions that the engine visited in glances, proofs and verifications.
    pub nodes: [u64; 3],
}

impl std::ops::AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.glances += other.glances;
        self.candidates += other.candidates;
        self.proven += other.proven;
        self.verified += other.verified;
        for (sum, more) in self.nodes.iter_mut().zip(other.nodes) {
            *sum += more;
        }
    }
}

/// Why a position does not become a record.
#[derive(Clone, Debug, thiserror::Error)]
pub enum Refusal {
    /// The proof found no puzzle.
    #[error(transparent)]
    Unproven(#[from] Rejection),
    /// The proof found a puzzle that the verification did not confirm.
    #[error("not verified with {nodes} positions a search")]
    Unverified {
        /// Positions that each search of the verification visits.
        nodes: u64,
        /// The reason.
        #[source]
        failure: Failure,
    },
}

/// Searches for puzzles with its own engines.
pub struct Miner {
    tables: TableSet,
    glance: Solver,
    /// Looks longer where a glance sees nothing, if that is what the miner is for.
    look: Option<Solver>,
    solver: Solver,
    /// Without tables, to measure how hard an ending is for players who do not know it by heart.
    unaided: Solver,
    verifier: Verifier,
    tally: Tally,
}

impl Miner {
    /// A miner whose proofs visit `nodes` positions per search.
    #[must_use]
    pub fn new(nodes: u64, tables: &TableSet) -> Self {
        Self {
            tables: tables.clone(),
            glance: Solver::new(GLANCE_NODES, tables),
            look: None,
            solver: Solver::new(nodes, tables),
            unaided: Solver::without_tables(nodes),
            verifier: Verifier::new(nodes.saturating_mul(VERIFICATION_FACTOR), tables),
            tally: Tally::default(),
        }
    }

    /// A miner of the shots in and around games that a glance does not see: mostly long ones, with quiet moves.
    #[must_use]
    pub fn of_hidden_shots(nodes: u64, tables: &TableSet) -> Self {
        Self { look: Some(Solver::new(LOOK_NODES, tables)), ..Self::new(nodes, tables) }
    }

    /// Yields to other work before every search from now on. Once `background` is stopped, the results are meaningless.
    pub fn give_way(&mut self, background: &Background) {
        let solvers = [&mut self.glance, &mut self.solver, &mut self.unaided];
        for solver in solvers.into_iter().chain(&mut self.look) {
            solver.give_way(background);
        }
        self.verifier.give_way(background);
    }

    /// The work done since the last call.
    pub fn take_tally(&mut self) -> Tally {
        let looked = self.look.as_mut().map_or(0, Solver::take_visited);
        let nodes = [self.glance.take_visited() + looked, self.solver.take_visited() + self.unaided.take_visited()];
        let verified = self.verifier.take_visited();
        Tally { nodes: [nodes[0], nodes[1], verified], ..std::mem::take(&mut self.tally) }
    }

    /// The most instructive puzzles in and around a game, at most [`MAX_PER_GAME`]: in its positions, after moves that
    /// a player could have made, and after passed moves. They are in the order of the game. No two have the same first
    /// move: it is usually the same shot, which stays in the air while the game goes on.
    pub fn mine_game(&mut self, game: &MinedGame) -> Vec<Record> {
        self.start_afresh();
        let mut candidates: Vec<Candidate> = if self.look.is_some() {
            self.hidden(game)
        } else {
            MinedPosition::all(game).into_iter().filter_map(|spot| self.candidate(spot)).collect()
        };
        best_first(&mut candidates);
        candidates.truncate(MAX_TEMPTING);
        self.tempt(&mut candidates);
        self.best_proven(candidates, game)
    }

    /// Finds out how tempting the moves before candidates were, and puts the best candidates first.
    fn tempt(&mut self, candidates: &mut [Candidate]) {
        for candidate in &mut *candidates {
            let right = candidate.line.first().map(|&first| candidate.spot.position.play_unchecked(first));
            candidate.merit.temptation = right.map_or(0, |right| self.temptation(&candidate.spot, &right));
        }
        best_first(candidates);
    }

    /// The puzzles among candidates, of which the first ones are tried first.
    fn best_proven(&mut self, candidates: Vec<Candidate>, game: &MinedGame) -> Vec<Record> {
        let (mut found, mut firsts, mut solved) = (Vec::new(), HashSet::new(), HashSet::new());
        let mut attempts = 0;
        for Candidate { spot, line, .. } in candidates {
            if found.len() == MAX_PER_GAME || attempts == MAX_PROOFS {
                break;
            }
            if line.first().is_some_and(|first| firsts.contains(first)) || solved.contains(&spot.position) {
                continue;
            }
            attempts += 1;
            let Ok((puzzle, mut record)) = self.prove(&spot) else { continue };
            positions_of(&puzzle.solution, &mut solved);
            firsts.extend(line.first().copied());
            record.source = spot.source(game);
            found.push(record);
        }
        found.sort_by_key(|record| record.source.ply);
        found
    }

    /// Forgets what was searched: a task must not depend on those before it.
    fn start_afresh(&mut self) {
        for solver in [&mut self.glance, &mut self.unaided].into_iter().chain(&mut self.look) {
            solver.forget();
        }
    }

    /// The puzzles in the positions of a game in which the given side is to move. A shot that remains available for
    /// several moves is taken once, where it first appears. The later turns of a solution do not become separate
    /// puzzles.
    pub fn mine_side(&mut self, game: &MinedGame, side: Color) -> Vec<Record> {
        self.glance.forget();
        let (mut found, mut last, mut solved) = (Vec::new(), None, HashSet::new());
        for spot in MinedPosition::played(game, Some(side)) {
            let shot = self.glance_at(&spot.position).and_then(|finding| finding.best());
            let shot = shot.filter(|&first| last.replace(first) != Some(first));
            if shot.is_some()
                && !solved.contains(&spot.position)
                && let Ok((puzzle, mut record)) = self.prove(&spot)
            {
                positions_of(&puzzle.solution, &mut solved);
                record.source = spot.source(game);
                found.push(record);
            }
        }
        found
    }

    /// What a glance sees in a position; `None` where the solver has to capture.
    fn seen_at(&mut self, position: &AnyPosition) -> Option<Finding> {
        if position.must_capture() {
            return None;
        }
        self.tally.glances += 1;
        Some(self.glance.search(position, None))
    }

    /// What a glance sees in a position, if it is a candidate.
    fn glance_at(&mut self, position: &AnyPosition) -> Option<Finding> {
        let finding = self.seen_at(position)?;
        is_shot(&mut self.glance, position, &finding).then_some(finding)
    }

    /// The candidate in a spot, if a glance finds one.
    fn candidate(&mut self, spot: MinedPosition) -> Option<Candidate> {
        let finding = self.glance_at(&spot.position)?;
        Some(self.candidate_of(spot, finding))
    }

    /// The candidate that a search found in a spot. How tempting the move before it was is not yet known.
    fn candidate_of(&mut self, spot: MinedPosition, finding: Finding) -> Candidate {
        let evaluation = self.glance.evaluate(&spot.position);
        let merit = Merit::estimate(&spot.position, &finding.line, finding.score.as_centi_men(), evaluation);
        Candidate { spot, line: finding.line, merit }
    }

    /// The strongest level, up to the most that counts, which falls for the puzzle: it likes the move that allows the
    /// shot or, where there is no such move, it overlooks the solution, which leads to `right`.
    fn temptation(&mut self, spot: &MinedPosition, right: &AnyPosition) -> u8 {
        let leads_to = |position: &AnyPosition, line: &Finding, after: &AnyPosition| {
            line.best().is_some_and(|best| position.play_unchecked(best) == *after)
        };
        let Some((position, played)) = spot.before else {
            let position = spot.position;
            let overlooks = |_, lines: &[Finding]| !lines.first().is_some_and(|best| leads_to(&position, best, right));
            return self.unaided.strongest(&position, MAX_TEMPTED, overlooks);
        };
        let after = position.play_unchecked(played);
        let likes = |level: Level, lines: &[Finding]| {
            let value = |line: &Finding| line.score.as_centi_men();
            let it = lines.iter().find(|line| leads_to(&position, line, &after));
            it.zip(lines.first()).is_some_and(|(it, best)| value(best) - value(it) <= level.carelessness())
        };
        self.unaided.strongest(&position, MAX_TEMPTED, likes)
    }

    /// How instructive a puzzle is, from 0 to 100.
    #[must_use]
    pub fn merit(&mut self, puzzle: &Puzzle) -> u8 {
        self.solver.forget();
        let value = self.solver.value(&puzzle.position, None);
        self.points(&MinedPosition::of(puzzle), puzzle, value)
    }

    fn points(&mut self, spot: &MinedPosition, puzzle: &Puzzle, value: i32) -> u8 {
        self.unaided.forget();
        let right = puzzle.solution.first().map_or(puzzle.position, |choice| choice.after);
        let (temptation, evaluation) = (self.temptation(spot, &right), self.glance.evaluate(&puzzle.position));
        Merit::of(puzzle, temptation, value, evaluation).points()
    }

    /// Tries to make a puzzle of a spot.
    ///
    /// # Errors
    ///
    /// Why the position is not a puzzle.
    pub(super) fn prove(&mut self, spot: &MinedPosition) -> Result<(Puzzle, Record), Refusal> {
        self.tally.candidates += 1;
        self.solver.forget();
        let position = &spot.position;
        let proof = Proof::of(&mut self.solver, position)?;
        let previous = spot.before.map(|(_, played)| played);
        let (puzzle, mut record) = self.verified(position, previous, &proof.first, proof.goal)?;
        let missed = spot.was_missed(&puzzle.solution[0].after);
        record.rating = rate(&Features::of(&puzzle, proof.nodes_needed, missed));
        record.merit = Some(self.points(spot, &puzzle, proof.value));
        Ok((puzzle, record))
    }

    /// Writes a record of a proof and has it verified. The rating is still missing.
    fn verified(
        &mut self,
        position: &AnyPosition,
        previous: Option<Move>,
        first: &ChoiceNode,
        goal: Goal,
    ) -> Result<(Puzzle, Record), Refusal> {
        self.tally.proven += 1;
        let mut record = Record {
            previous: previous.map(|played| hub_text(position, played)),
            ..Record::unproven(position, first, goal)
        };
        // A record just written can be read, unless the tree has no line.
        let puzzle = Puzzle::from_record(&record).map_err(|_| Rejection::NoGoal)?;
        let nodes = self.verifier.nodes();
        let proof = self.verifier.verify(&puzzle).map_err(|failure| Refusal::Unverified { nodes, failure })?;
        record.renew(&puzzle, nodes, proof);
        self.tally.verified += 1;
        Ok((puzzle, record))
    }
}

/// A spot in which a search found a shot.
struct Candidate {
    spot: MinedPosition,
    /// The line that it found.
    line: Vec<Move>,
    /// Estimated from that line.
    merit: Merit,
}

/// Whether the best move that a solver found in a position may be a shot. A first move that offers nothing is considered
/// only if nothing is attacked, otherwise it may just be the move that saves a piece.
fn is_shot(solver: &mut Solver, position: &AnyPosition, finding: &Finding) -> bool {
    let Some(best) = finding.best() else { return false };
    let value = finding.score.as_centi_men();
    let gain = value - 100 * Balance::of(position, position.side_to_move()).in_men();
    let after = position.play_unchecked(best);
    if gain < MIN_GAIN || value < MIN_GLANCE || !(after.must_capture() || is_calm(position)) {
        return false;
    }
    // Most of the remaining positions have a second move just as good, which a glance detects as well as a long search.
    let others: Vec<Move> =
        distinct_moves(position).into_iter().filter(|&played| position.play_unchecked(played) != after).collect();
    let second = solver.value(position, Some(&others));
    !others.is_empty() && bounded(value) - bounded(second) >= MIN_GLANCE_MARGIN && second <= MAX_GLANCE_SECOND
}

/// The random numbers of a task: those of every number are its own.
fn random_of(seed: u64, number: u64) -> Random {
    Random::seed_from_u64(seed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15))
}

/// The order of merit. Between equals that of the game is kept.
fn best_first(candidates: &mut [Candidate]) {
    candidates.sort_by_key(|candidate| std::cmp::Reverse(candidate.merit.points()));
}

/// Collects the positions in which the solver of a puzzle is to move again.
fn positions_of(choices: &[Choice], positions: &mut HashSet<AnyPosition>) {
    for choice in choices {
        let mut position = choice.after;
        for &played in &choice.finish {
            position = position.play_unchecked(played);
            positions.insert(position);
        }
        for reply in &choice.replies {
            positions.insert(reply.after);
            positions_of(&reply.next, positions);
        }
    }
}
