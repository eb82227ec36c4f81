//! Finding puzzles in games.
//!
//! A *candidate* is a position without compulsory capture in which a short search likes a move that offers something
//! and gains at least [`LEAST_GAIN`]. It becomes a puzzle if a search of the full budget finds the same for exactly one
//! resulting position, if the same holds at every later turn of the solver against every stubborn defence, and if the
//! independent verification agrees with ten times the budget. The thresholds are explained in `puzzles/README.md`.

use std::collections::HashSet;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::channel;

use super::puzzle::{Choice, Puzzle};
use super::rating::{Features, rate};
use super::record::{ChoiceRecord, Goal, Record, ReplyRecord, Source, Verification, id_of};
use super::solving::{Balance, Solver, distinct_moves, is_calm};
use super::tags;
use super::verification::Verifier;
use crate::notation::pdn::{PdnGame, Step};
use crate::notation::{write_fen, write_move};
use crate::rules::{AnyPosition, Color, Move};

/// Positions that each search of the proof visits unless told otherwise.
pub const DEFAULT_NODES: u64 = 50_000;
/// How many times the budget of mining the verification gets.
pub const VERIFICATION_FACTOR: u64 = 10;
/// Positions that the first short look at every position of a game visits.
const GLANCE_NODES: u64 = 3_000;
/// What the best move has to gain over the material on the board before it is a candidate, in centi-men.
const LEAST_GAIN: i32 = 70;
/// By how much the right moves have to be better than all others, in centi-men.
pub const MARGIN: i32 = 80;
/// Moves that differ by no more than this are equally right, in centi-men. Between this and [`MARGIN`] lies doubt, and
/// a puzzle with a doubtful move is discarded.
pub const EQUAL: i32 = 30;
/// A defence that is worse for the defender than the best one by more than this does not matter, in centi-men.
pub const STUBBORN: i32 = 50;
/// How much of the value found at the first move may be missing later, in centi-men.
const SLACK: i32 = 60;
/// With more than this without the shot, the position is won anyway and the shot a luxury, in centi-men.
const WON_ANYWAY: i32 = 180;
/// The shot has to lead to at least this, in centi-men.
const WORTH_PLAYING: i32 = 50;
/// Equally right moves at one turn, at most.
const MOST_CHOICES: usize = 4;
/// Defences at one turn, at most.
const MOST_REPLIES: usize = 3;
/// Moves of the solver from first to last, at most.
const MOST_MOVES: usize = 10;
/// Turns of the solver in a solution tree, at most.
const MOST_TURNS: usize = 40;

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
    verifier: Verifier,
}

impl Miner {
    /// A miner whose proofs visit `nodes` positions a search.
    #[must_use]
    pub fn new(nodes: u64) -> Self {
        Self {
            glance: Solver::new(GLANCE_NODES),
            solver: Solver::new(nodes),
            verifier: Verifier::new(nodes.saturating_mul(VERIFICATION_FACTOR)),
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
            verification: Verification {
                engine: env!("CARGO_PKG_VERSION").to_owned(),
                nodes: self.verifier.nodes(),
                margin: 0,
            },
            extra: serde_json::Map::new(),
        };
        let puzzle = Puzzle::from_record(&record).ok()?;
        record.verification.margin = self.verifier.verify(&puzzle).ok()?;
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

/// A move of the solver in the tree of a proof.
struct ChoiceNode {
    played: Move,
    /// Whether there was another move to choose.
    decision: bool,
    replies: Vec<ReplyNode>,
}

/// A defence in the tree of a proof.
struct ReplyNode {
    played: Move,
    next: Vec<ChoiceNode>,
}

impl ChoiceNode {
    /// Decisions still to be made after this move, along the defence that asks for most.
    fn decisions_after(&self) -> usize {
        self.replies.iter().map(ReplyNode::decisions).max().unwrap_or(0)
    }
}

impl ReplyNode {
    fn decisions(&self) -> usize {
        self.next.iter().map(|choice| usize::from(choice.decision) + choice.decisions_after()).max().unwrap_or(0)
    }
}

impl ChoiceRecord {
    /// Writes a tree down, without the forced moves at its ends.
    fn from_node(position: &AnyPosition, node: &ChoiceNode) -> Self {
        let played = write_move(position, node.played);
        let after = position.play(node.played);
        if node.decisions_after() == 0 {
            return Self { played, replies: Vec::new(), finish: finish(after, &node.replies) };
        }
        let replies = node.replies.iter().map(|reply| {
            let position = after.play(reply.played);
            let next = reply.next.iter().map(|choice| Self::from_node(&position, choice)).collect();
            ReplyRecord { played: write_move(&after, reply.played), next }
        });
        Self { played, replies: replies.collect(), finish: Vec::new() }
    }
}

/// The main line of what is left.
fn finish(mut position: AnyPosition, mut replies: &[ReplyNode]) -> Vec<String> {
    let mut line = Vec::new();
    while let Some(reply) = replies.first() {
        line.push(write_move(&position, reply.played));
        position = position.play(reply.played);
        let Some(choice) = reply.next.first() else { break };
        line.push(write_move(&position, choice.played));
        position = position.play(choice.played);
        replies = &choice.replies;
    }
    line
}

/// What the full search has found out about a candidate.
struct Proof {
    first: ChoiceNode,
    goal: Goal,
    /// Positions visited until the search had settled on the first move.
    nodes_needed: u64,
}

impl Proof {
    fn of(solver: &mut Solver, position: &AnyPosition) -> Option<Self> {
        let mut settled: (Option<Move>, u64) = (None, 0);
        let finding = solver.search_watched(position, None, |finding| {
            if finding.best() != settled.0 {
                settled = (finding.best(), finding.nodes);
            }
        });
        let (best, value) = (finding.best()?, finding.score.as_centi_men());
        let after = position.play(best);
        let others: Vec<Move> =
            distinct_moves(position).into_iter().filter(|&played| position.play(played) != after).collect();
        if value < WORTH_PLAYING || others.is_empty() || !after.must_capture() {
            return None;
        }
        let second = solver.value(position, Some(&others));
        if value - second < MARGIN || second > WON_ANYWAY {
            return None;
        }
        let color = position.side_to_move();
        let mut tree =
            Tree { solver, color, before: Balance::of(position, color), value, turns: 0, goal: Outcome::default() };
        let replies = tree.replies(&after, 1)?;
        let goal = tree.goal.as_goal()?;
        Some(Self { first: ChoiceNode { played: best, decision: true, replies }, goal, nodes_needed: settled.1 })
    }
}

/// The least that is reached at the ends of a tree.
#[derive(Default)]
struct Outcome {
    least: Option<Balance>,
    /// Ends at which the opponent has no move.
    won: bool,
}

impl Outcome {
    fn note(&mut self, gained: Balance) {
        self.least = Some(self.least.map_or(gained, |least| Balance {
            pieces: least.pieces.min(gained.pieces),
            kings: least.kings.min(gained.kings),
        }));
    }

    fn as_goal(&self) -> Option<Goal> {
        match self.least {
            None => self.won.then_some(Goal::Win),
            Some(Balance { pieces: 1.., .. }) => {
                Some(Goal::Material { men: u8::try_from(self.least?.pieces).unwrap_or(u8::MAX) })
            }
            Some(Balance { pieces: 0, kings: 1.. }) => Some(Goal::Promote),
            Some(_) => None,
        }
    }
}

/// A solution tree in the making. A `None` anywhere means that the position makes no puzzle.
struct Tree<'a> {
    solver: &'a mut Solver,
    color: Color,
    before: Balance,
    /// The value of the first move.
    value: i32,
    turns: usize,
    goal: Outcome,
}

impl Tree<'_> {
    /// The defences that matter against the solver's move number `number`, which has led to `position`.
    fn replies(&mut self, position: &AnyPosition, number: usize) -> Option<Vec<ReplyNode>> {
        let mut moves: Vec<(i32, Move)> =
            distinct_moves(position).into_iter().map(|played| (self.value - SLACK, played)).collect();
        if moves.is_empty() {
            self.goal.won = true;
            return Some(Vec::new());
        }
        if self.is_solved(position) {
            return (-self.solver.value(position, None) >= self.value - SLACK).then(Vec::new);
        }
        if moves.len() > 1 {
            for (value, played) in &mut moves {
                *value = self.solver.value(&position.play(*played), None);
            }
            moves.sort_by_key(|&(value, _)| value);
        }
        let best = moves[0].0;
        if best < self.value - SLACK {
            return None;
        }
        let stubborn = moves.into_iter().filter(|&(value, _)| value <= best + STUBBORN).take(MOST_REPLIES);
        let mut replies: Vec<ReplyNode> = stubborn
            .map(|(_, played)| Some(ReplyNode { played, next: self.turn(&position.play(played), number)? }))
            .collect::<Option<_>>()?;
        // Of equally good defences the one that asks for more comes first.
        replies.sort_by_key(|reply| std::cmp::Reverse(reply.decisions()));
        Some(replies)
    }

    /// Whether the solver has won something and nothing more is going to be captured. What was won is noted.
    fn is_solved(&mut self, position: &AnyPosition) -> bool {
        let gained = Balance::of(position, self.color).since(self.before);
        let solved = gained.in_men() >= 1 && is_calm(position);
        if solved {
            self.goal.note(gained);
        }
        solved
    }

    /// The right moves of the solver, who has made `number` moves; none when the puzzle is solved.
    fn turn(&mut self, position: &AnyPosition, number: usize) -> Option<Vec<ChoiceNode>> {
        self.turns += 1;
        if number >= MOST_MOVES || self.turns > MOST_TURNS {
            return None;
        }
        if self.is_solved(position) {
            return (self.solver.value(position, None) >= self.value - SLACK).then(Vec::new);
        }
        let moves = distinct_moves(position);
        let (right, decision) = if moves.len() > 1 { self.right_moves(position, moves)? } else { (moves, false) };
        right
            .into_iter()
            .map(|played| {
                let replies = self.replies(&position.play(played), number + 1)?;
                Some(ChoiceNode { played, decision, replies })
            })
            .collect()
    }

    /// The moves that are clearly better than all others, the best first, and whether there are others at all: where
    /// every move is right there is nothing to decide.
    fn right_moves(&mut self, position: &AnyPosition, mut left: Vec<Move>) -> Option<(Vec<Move>, bool)> {
        let mut right = Vec::new();
        let mut highest = None;
        while !left.is_empty() {
            let finding = self.solver.search(position, Some(&left));
            let (best, value) = (finding.best()?, finding.score.as_centi_men());
            let highest = *highest.get_or_insert(value);
            if highest < self.value - SLACK {
                return None;
            }
            match highest - value {
                MARGIN.. => break,
                ..=EQUAL if right.len() < MOST_CHOICES => right.push(best),
                _ => return None,
            }
            left.retain(|&played| played != best);
        }
        Some((right, !left.is_empty()))
    }
}
