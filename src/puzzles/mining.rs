//! Finding puzzles in games.
//!
//! A *candidate* is a position without compulsory capture in which a short search likes a move that offers something
//! and gains something. It becomes a puzzle if a search of the full budget finds the same for exactly one resulting
//! position, if the same holds at every later turn of the solver against every stubborn defence, and if the independent
//! verification agrees, with four and with ten times the budget. The thresholds are explained in `puzzles/README.md`.

use std::collections::HashSet;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::channel;

use super::proof::Proof;
use super::puzzle::{Choice, Puzzle};
use super::rating::{Features, rate};
use super::record::{ChoiceRecord, Record, Source, Verification, id_of};
use super::solving::{Balance, Solver};
use super::tags;
use super::verification::Verifier;
use crate::notation::pdn::{PdnGame, Step};
use crate::notation::write_fen;
use crate::rules::{AnyPosition, Move};

/// Positions that each search of the proof visits unless told otherwise.
pub const DEFAULT_NODES: u64 = 50_000;
/// How many times the budget of mining the verifications get, one after the other: what holds at the first depth only by
/// luck does not hold at all of them.
pub const VERIFICATION_FACTORS: [u64; 2] = [4, 10];
/// Positions that the first short look at every position of a game visits.
const GLANCE_NODES: u64 = 3_000;
/// What the best move has to gain over the material on the board before it is a candidate, in centi-men.
const LEAST_GAIN: i32 = 70;

/// A game to look for puzzles in.
#[derive(Clone, Debug)]
pub struct MinedGame {
    /// Its first position.
    pub start: AnyPosition,
    /// Its moves, all legal.
    pub moves: Vec<Move>,
    /// Players, event and year; the ply is filled in.
    pub source: Source,
}

impl From<&PdnGame> for MinedGame {
    /// The main line of a game, up to a set-up in its middle if there is one.
    fn from(game: &PdnGame) -> Self {
        let tag = |name| game.tag(name).filter(|value| !value.is_empty() && !value.starts_with('?')).map(str::to_owned);
        let moves = game.main_line().map_while(|id| match game.node(id).step {
            Step::Move(played) => Some(played),
            Step::Start | Step::Setup => None,
        });
        let year = tag("Date").and_then(|date| date.get(..4)?.parse().ok());
        let source = Source { white: tag("White"), black: tag("Black"), event: tag("Event"), year, ply: None };
        Self { start: *game.start(), moves: moves.collect(), source }
    }
}

/// How far mining has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// Games looked through.
    pub games: usize,
    /// Puzzles found in them.
    pub found: usize,
}

/// Looks for puzzles in games on `jobs` threads (at least 1), with `nodes` positions for each search of a proof, and
/// returns them in the order of the games; no two have the same position, flipped or not.
///
/// `progress` is called after every game. When it returns `false`, mining ends with what was found so far.
pub fn mine(games: &[MinedGame], nodes: u64, jobs: usize, mut progress: impl FnMut(Progress) -> bool) -> Vec<Record> {
    let (next, (sender, results)) = (AtomicUsize::new(0), channel());
    let mut found: Vec<(usize, Vec<Record>)> = Vec::new();
    std::thread::scope(|scope| {
        for _ in 0..jobs.max(1) {
            let (sender, next) = (sender.clone(), &next);
            scope.spawn(move || {
                let mut miner = Miner::new(nodes);
                while let Some((index, game)) = Some(next.fetch_add(1, Ordering::Relaxed))
                    .and_then(|index| games.get(index).map(|game| (index, game)))
                {
                    if sender.send((index, miner.mine_game(game))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let mut so_far = Progress::default();
        for result in results {
            so_far.games += 1;
            so_far.found += result.1.len();
            found.push(result);
            if !progress(so_far) {
                break;
            }
        }
    });
    found.sort_by_key(|&(index, _)| index);
    let mut seen = HashSet::new();
    found.into_iter().flat_map(|(_, records)| records).filter(|record| seen.insert(record.id.clone())).collect()
}

/// Looks for puzzles with engines of its own.
pub struct Miner {
    glance: Solver,
    solver: Solver,
    verifiers: [Verifier; 2],
}

impl Miner {
    /// A miner whose proofs visit `nodes` positions a search.
    #[must_use]
    pub fn new(nodes: u64) -> Self {
        Self {
            glance: Solver::new(GLANCE_NODES),
            solver: Solver::new(nodes),
            verifiers: VERIFICATION_FACTORS.map(|factor| Verifier::new(nodes.saturating_mul(factor))),
        }
    }

    /// The puzzles of a game. A shot that stays on the board for several moves is taken once, as it first appears, and
    /// the later turns of a solution are no puzzles of their own.
    pub fn mine_game(&mut self, game: &MinedGame) -> Vec<Record> {
        self.glance.forget();
        let (mut found, mut last, mut solved) = (Vec::new(), None, HashSet::new());
        let (mut position, mut previous) = (game.start, None);
        for (ply, &played) in game.moves.iter().enumerate() {
            let shot = self.glance_at(&position).filter(|&first| last.replace(first) != Some(first));
            let shot = shot.filter(|_| !solved.contains(&position));
            if let Some((puzzle, mut record)) = shot.and_then(|_| self.prove(&position, previous, Some(played))) {
                positions_of(&puzzle.solution, &mut solved);
                record.source = Source { ply: u16::try_from(ply).ok(), ..game.source.clone() };
                found.push(record);
            }
            previous = Some(played);
            position = position.play(played);
        }
        found
    }

    /// The move of a candidate, or `None` when the position is none.
    fn glance_at(&mut self, position: &AnyPosition) -> Option<Move> {
        if position.must_capture() {
            return None;
        }
        let finding = self.glance.search(position, None);
        let best = finding.best()?;
        let gain = finding.score.as_centi_men() - 100 * Balance::of(position, position.side_to_move()).in_men();
        (gain >= LEAST_GAIN && position.play(best).must_capture()).then_some(best)
    }

    /// Tries to make a puzzle of a position in which the player of the game made the move `in_game`.
    pub fn prove(
        &mut self,
        position: &AnyPosition,
        previous: Option<Move>,
        in_game: Option<Move>,
    ) -> Option<(Puzzle, Record)> {
        self.solver.forget();
        let proof = Proof::of(&mut self.solver, position)?;
        let solution: Vec<ChoiceRecord> = vec![ChoiceRecord::from_node(position, &proof.first)];
        let mut record = Record {
            id: id_of(position),
            variant: position.variant().name().to_owned(),
            fen: write_fen(position),
            previous: previous.map(|played| hub_text(position, played)),
            solution,
            goal: proof.goal,
            tags: Vec::new(),
            rating: rate(&Features::default()),
            source: Source::default(),
            verification: Verification { engine: env!("CARGO_PKG_VERSION").to_owned(), nodes: 0, margin: 0 },
            extra: serde_json::Map::new(),
        };
        let puzzle = Puzzle::from_record(&record).ok()?;
        for verifier in &mut self.verifiers {
            record.verification.margin = verifier.verify(&puzzle).ok()?;
            record.verification.nodes = verifier.nodes();
        }
        let missed = in_game.is_some_and(|played| position.play(played) != puzzle.solution[0].after);
        record.tags = tags::of(&puzzle);
        record.rating = rate(&Features::of(&puzzle, proof.nodes_needed, missed));
        Some((puzzle, record))
    }
}

/// Collects the positions in which the solver of a puzzle is to move again.
fn positions_of(choices: &[Choice], positions: &mut HashSet<AnyPosition>) {
    for choice in choices {
        let mut position = choice.after;
        for &played in &choice.finish {
            position = position.play(played);
            positions.insert(position);
        }
        for reply in &choice.replies {
            positions.insert(reply.after);
            positions_of(&reply.next, positions);
        }
    }
}

/// Origin, destination and captured squares.
fn hub_text(position: &AnyPosition, played: Move) -> String {
    let sign = if played.is_capture() { 'x' } else { '-' };
    let ends = [played.from, played.to];
    let squares: Vec<String> = ends
        .into_iter()
        .chain(played.captured)
        .map(|square| position.board_size().number(square).to_string())
        .collect();
    format!("{}{sign}{}", squares[0], squares[1..].join("x"))
}
