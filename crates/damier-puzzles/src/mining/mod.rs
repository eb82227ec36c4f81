//! Finding puzzles: in games, in games of the engine against itself, and with the endings tables.
//!
//! A *candidate* is a position without captures for the solver in which a short search prefers a move that gains
//! something. It becomes a puzzle if a full search confirms this for exactly one resulting position, if the same holds
//! at every later turn of the solver against every stubborn defence, and if the independent verification agrees, with
//! four and with ten times the budget. `puzzles/README.md` explains the thresholds.

mod endings;
mod journal;
mod known;
mod self_play;
mod source;
mod work;

use std::collections::HashSet;

pub use journal::{Journal, JournalError};
pub use known::Known;
pub use source::{MiningSource, Task};
pub use work::{Finds, mine};

use super::proof::{Proof, Rejection};
use super::puzzle::{Choice, Puzzle};
use super::rating::{Features, rate};
use super::record::{Goal, Record, Source, SourceKind};
use super::solving::{Balance, Solver, bounded, distinct_moves, is_calm};
pub use super::thresholds::DEFAULT_NODES;
use super::thresholds::{
    GLANCE_NODES, LEAST_GAIN, LEAST_GLANCE, LEAST_GLANCE_MARGIN, MOST_GLANCE_SECOND, VERIFICATION_FACTORS,
};
use super::tree::ChoiceNode;
use super::verification::{Failure, Verifier};
use damier_endings::TableSet;
use damier_engine::Background;
use damier_rules::notation::pdn::{PdnGame, Step};
use damier_rules::notation::write_move;
use damier_rules::{AnyPosition, Color, Move};

/// A game to mine.
#[derive(Clone, Debug)]
pub struct MinedGame {
    /// Its first position.
    pub start: AnyPosition,
    /// The plies already used of the move limit that applies there.
    pub plies_used: u16,
    /// Its moves, all legal.
    pub moves: Vec<Move>,
    /// Players, event and year. The ply is filled in by the miner.
    pub source: Source,
}

impl MinedGame {
    /// The moves as stored in a record. `None` for a game that begins with a set-up.
    fn written(&self) -> Option<String> {
        if self.start != AnyPosition::start(self.start.variant()) {
            return None;
        }
        let mut position = self.start;
        let moves = self.moves.iter().map(|&played| {
            let text = write_move(&position, played);
            position = position.play_unchecked(played);
            text
        });
        Some(moves.collect::<Vec<_>>().join(" "))
    }
}

impl From<&PdnGame> for MinedGame {
    /// The main line of a game, up to the first set-up inside it.
    fn from(game: &PdnGame) -> Self {
        let moves = game.main_line().map_while(|id| match game.node(id).step {
            Step::Move(played) => Some(played),
            Step::Start | Step::Setup => None,
        });
        Self {
            start: *game.start(),
            plies_used: game.fen().plies_used(),
            moves: moves.collect(),
            source: source_of(game, SourceKind::Game),
        }
    }
}

/// The source of a game according to its tags.
pub(super) fn source_of(game: &PdnGame, kind: SourceKind) -> Source {
    let tag = |name| game.tag(name).filter(|value| !value.is_empty() && !value.starts_with('?')).map(str::to_owned);
    // Dates are written with the year first or last.
    let year = tag("Date").and_then(|date| date.split(['.', '-', '/']).find(|part| part.len() == 4)?.parse().ok());
    Source { kind, white: tag("White"), black: tag("Black"), event: tag("Event"), year, ..Source::default() }
}

/// How many positions reached each stage, and the cost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Positions glanced at.
    pub glances: u64,
    /// Candidates.
    pub candidates: u64,
    /// Candidates that the proof accepted.
    pub proven: u64,
    /// Candidates that both verifications confirmed.
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
    solver: Solver,
    /// Without tables, to measure how hard an ending is for players who do not know it by heart.
    unaided: Solver,
    verifiers: [Verifier; 2],
    tally: Tally,
}

impl Miner {
    /// A miner whose proofs visit `nodes` positions per search.
    #[must_use]
    pub fn new(nodes: u64, tables: &TableSet) -> Self {
        Self {
            tables: tables.clone(),
            glance: Solver::new(GLANCE_NODES, tables),
            solver: Solver::new(nodes, tables),
            unaided: Solver::without_tables(nodes),
            verifiers: VERIFICATION_FACTORS.map(|factor| Verifier::new(nodes.saturating_mul(factor), tables)),
            tally: Tally::default(),
        }
    }

    /// Yields to other work before every search from now on. Once `background` is stopped, the results are meaningless.
    pub fn give_way(&mut self, background: &Background) {
        for solver in [&mut self.glance, &mut self.solver, &mut self.unaided] {
            solver.give_way(background);
        }
        self.verifiers.iter_mut().for_each(|verifier| verifier.give_way(background));
    }

    /// The work done since the last call.
    pub fn take_tally(&mut self) -> Tally {
        let nodes = [self.glance.take_visited(), self.solver.take_visited() + self.unaided.take_visited()];
        let verified = self.verifiers.iter_mut().map(Verifier::take_visited).sum();
        Tally { nodes: [nodes[0], nodes[1], verified], ..std::mem::take(&mut self.tally) }
    }

    /// The puzzles of a game. A shot that remains available for several moves is taken once, where it first appears.
    /// The later turns of a solution do not become separate puzzles.
    pub fn mine_game(&mut self, game: &MinedGame) -> Vec<Record> {
        self.mine_for(game, None)
    }

    /// The puzzles of a game in which the given side is to move.
    pub fn mine_side(&mut self, game: &MinedGame, side: Color) -> Vec<Record> {
        self.mine_for(game, Some(side))
    }

    fn mine_for(&mut self, game: &MinedGame, only: Option<Color>) -> Vec<Record> {
        self.glance.forget();
        let (mut found, mut last, mut solved) = (Vec::new(), None, HashSet::new());
        let (mut position, mut previous) = (game.start, None);
        for (ply, &played) in game.moves.iter().enumerate() {
            let is_wanted = only.is_none_or(|side| position.side_to_move() == side);
            let shot = if is_wanted { self.glance_at(&position) } else { None };
            let shot = shot.filter(|&first| last.replace(first) != Some(first));
            if shot.is_some()
                && !solved.contains(&position)
                && let Ok((puzzle, mut record)) = self.prove(&position, previous, Some(played))
            {
                positions_of(&puzzle.solution, &mut solved);
                record.source = Source { ply: u16::try_from(ply).ok(), moves: game.written(), ..game.source.clone() };
                found.push(record);
            }
            previous = Some(played);
            position = position.play_unchecked(played);
        }
        found
    }

    /// The move of a candidate, or `None` if the position is not one. A first move that offers nothing is considered
    /// only if nothing is attacked, otherwise it may just be the move that saves a piece.
    fn glance_at(&mut self, position: &AnyPosition) -> Option<Move> {
        if position.must_capture() {
            return None;
        }
        self.tally.glances += 1;
        let finding = self.glance.search(position, None);
        let best = finding.best()?;
        let value = finding.score.as_centi_men();
        let gain = value - 100 * Balance::of(position, position.side_to_move()).in_men();
        let after = position.play_unchecked(best);
        if gain < LEAST_GAIN || value < LEAST_GLANCE || !(after.must_capture() || is_calm(position)) {
            return None;
        }
        // Most of the remaining positions have a second move just as good, which a glance detects as well as a long
        // search.
        let others: Vec<Move> =
            distinct_moves(position).into_iter().filter(|&played| position.play_unchecked(played) != after).collect();
        let second = self.glance.value(position, Some(&others));
        let unique = !others.is_empty() && bounded(value) - bounded(second) >= LEAST_GLANCE_MARGIN;
        (unique && second <= MOST_GLANCE_SECOND).then_some(best)
    }

    /// Tries to make a puzzle of a position in which the player made the move `in_game`.
    ///
    /// # Errors
    ///
    /// Why the position is not a puzzle.
    pub fn prove(
        &mut self,
        position: &AnyPosition,
        previous: Option<Move>,
        in_game: Option<Move>,
    ) -> Result<(Puzzle, Record), Refusal> {
        self.tally.candidates += 1;
        self.solver.forget();
        let proof = Proof::of(&mut self.solver, position)?;
        let (puzzle, mut record) = self.verified(position, previous, &proof.first, proof.goal)?;
        let missed = in_game.is_some_and(|played| position.play_unchecked(played) != puzzle.solution[0].after);
        record.rating = rate(&Features::of(&puzzle, proof.nodes_needed, missed));
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
        for verifier in &mut self.verifiers {
            let nodes = verifier.nodes();
            let proof = verifier.verify(&puzzle).map_err(|failure| Refusal::Unverified { nodes, failure })?;
            record.renew(&puzzle, nodes, proof);
        }
        self.tally.verified += 1;
        Ok((puzzle, record))
    }
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

/// Origin, destination and captured squares.
pub(crate) fn hub_text(position: &AnyPosition, played: Move) -> String {
    let sign = if played.is_capture() { 'x' } else { '-' };
    let ends = [played.from, played.to];
    let squares: Vec<String> = ends
        .into_iter()
        .chain(played.captured)
        .map(|square| position.board_size().number(square).to_string())
        .collect();
    format!("{}{sign}{}", squares[0], squares[1..].join("x"))
}
