//! Puzzles from compositions: the author's solution and its assessment by a search.

use super::features;
use super::mining::{MinedPosition, Miner, source_of};
use super::proof::Outcome;
use super::puzzle::Puzzle;
use super::rating::{Features, rate};
use super::record::{Goal, Record, SourceKind, Status};
use super::solving::{Balance, Solver, distinct_moves};
use super::thresholds::{DEEPER, MAX_TURNS, MIN_MARGIN, WORTH_PLAYING};
use super::tree::{ChoiceNode, ReplyNode};
use super::verification::{Failure, Verifier};
use damier_endings::TableSet;
use damier_engine::Score;
use damier_engine::judge::DECIDED;
use damier_rules::notation::pdn::{GameResult, NodeId, PdnGame, Step};
use damier_rules::{AnyPosition, Move};

/// The most moves of the solver in a record, not counting the forced ones at the end. A record with a longer solution
/// could not be read back: every move nests it four levels deeper, and the reader allows 128.
const LONGEST: usize = 24;

/// Why a game is not a composition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ImportError {
    /// The game begins with the starting position.
    #[error("no position")]
    NoSetup,
    /// The game has no solution.
    #[error("no moves")]
    NoMoves,
}

/// Makes puzzles from compositions.
pub struct Importer {
    miner: Miner,
    deeper: Miner,
    solver: Solver,
    verifier: Verifier,
}

impl Importer {
    /// An importer whose first proofs visit `nodes` positions per search.
    #[must_use]
    pub fn new(nodes: u64, tables: &TableSet) -> Self {
        let [search, verification] = DEEPER.map(|factor| nodes.saturating_mul(factor));
        Self {
            miner: Miner::new(nodes, tables),
            deeper: Miner::new(search, tables),
            solver: Solver::new(search, tables),
            verifier: Verifier::new(verification, tables),
        }
    }

    /// Makes a puzzle from a game that begins with a set-up. The side to move solves, and the main line is the
    /// solution.
    ///
    /// The position is first proven like a candidate from a game. If that fails, the author's solution is verified with
    /// more positions per search, and then the position is proven once more with more of them. If all of this fails,
    /// the author's solution is kept, and the [`Status`] says what is wrong with it.
    ///
    /// # Errors
    ///
    /// An [`ImportError`] if the game is not a composition.
    pub fn import(&mut self, game: &PdnGame) -> Result<Record, ImportError> {
        let start = game.start();
        if *start == AnyPosition::start(start.variant()) {
            return Err(ImportError::NoSetup);
        }
        let first = moves_after(game, game.root()).next().ok_or(ImportError::NoMoves)?;
        let line: Vec<Move> = game.main_line().map_while(|id| move_to(game, id)).collect();
        let mut record = match prove(&mut self.miner, start, &line) {
            Some(record) => record,
            None => self.judge(game, first, &line),
        };
        record.source = source_of(game, SourceKind::Composition);
        Ok(record)
    }

    /// The author's solution with its status, or the puzzle that a deeper search proves.
    fn judge(&mut self, game: &PdnGame, first: (NodeId, Move), line: &[Move]) -> Record {
        let start = game.start();
        let mut author = Author { game, turns: 0, ends: Outcome::default() };
        let tree = author.choice(start, first, 1);
        let mut record = Record::unproven(start, &tree, author.goal());
        // The moves of a game are legal, so the record just written can be read.
        let Ok(puzzle) = Puzzle::from_record(&record) else { return record };
        self.solver.forget();
        let needed = self.solver.nodes_needed(start, &[tree.candidate]);
        record.rating = rate(&Features::of(&puzzle, needed, false));
        match self.verifier.verify(&puzzle) {
            Ok(verified) => record.renew(&puzzle, self.verifier.nodes(), verified),
            Err(failure) => {
                let status = status_of(&self.verifier.first_rival(&puzzle).unwrap_or(failure));
                if !matches!(status, Status::Dual { .. })
                    && let Some(proven) = prove(&mut self.deeper, start, line)
                {
                    return proven;
                }
                record.status = status;
                record.tags = features::tags(&puzzle);
                record.verification.nodes = self.verifier.nodes();
                record.verification.margin = self.margin(start, tree.candidate);
            }
        }
        record
    }

    /// How much better a first move is than all others, in centi-men. 0 if there are no others.
    fn margin(&mut self, position: &AnyPosition, first: Move) -> i32 {
        let after = position.play_unchecked(first);
        let mut others = distinct_moves(position);
        others.retain(|&played| position.play_unchecked(played) != after);
        if others.is_empty() {
            return 0;
        }
        self.solver.value(position, Some(&[first])) - self.solver.value(position, Some(&others))
    }
}

/// The status of the author's solution after a failed verification.
fn status_of(failure: &Failure) -> Status {
    let unproven = |reason: String| Status::Unproven { reason };
    match failure {
        Failure::NotUnique { number, other, value, .. } if *value >= WORTH_PLAYING => {
            Status::Dual { number: *number, played: other.clone() }
        }
        Failure::NotUnique { number, other, margin, .. } if *margin <= -MIN_MARGIN => {
            unproven(format!("move {number}: {other} is better than the author's move{}", by(-margin)))
        }
        Failure::NotUnique { number, value, .. } if *value < -Score::MAX_EVALUATED.as_centi_men() => {
            unproven(format!("move {number}: the author's move loses the game"))
        }
        Failure::NotUnique { number, value, .. } => {
            let value = Score::centi_men(*value);
            unproven(format!("move {number}: the search sees no gain in the author's move ({value} men)"))
        }
        other => unproven(other.to_string()),
    }
}

/// By how much a move is better, in men; nothing if one wins or loses the game.
fn by(margin: i32) -> String {
    if margin >= DECIDED { String::new() } else { format!(" by {}.{:02} men", margin / 100, margin % 100) }
}

/// A proof with a miner, if it agrees with the main line.
fn prove(miner: &mut Miner, start: &AnyPosition, line: &[Move]) -> Option<Record> {
    let (puzzle, record) = miner.prove(&MinedPosition::alone(*start)).ok()?;
    agrees(&puzzle, line).then_some(record)
}

/// Follows the main line to the end of the solution. An author's defence that is not among the stubborn ones ends the
/// comparison.
fn agrees(puzzle: &Puzzle, line: &[Move]) -> bool {
    let (mut position, mut choices) = (puzzle.position, puzzle.solution.as_slice());
    for turn in line.chunks(2) {
        if choices.is_empty() {
            break;
        }
        let after = position.play_unchecked(turn[0]);
        let Some(choice) = choices.iter().find(|choice| choice.after == after) else { return false };
        let reply = turn.get(1).map(|&reply| after.play_unchecked(reply));
        let Some(reply) = choice.replies.iter().find(|listed| Some(listed.after) == reply) else { break };
        (position, choices) = (reply.after, &reply.next);
    }
    true
}

/// The moves after a position of a game, the main line first.
fn moves_after(game: &PdnGame, id: NodeId) -> impl Iterator<Item = (NodeId, Move)> {
    game.node(id).children().iter().filter_map(|&child| Some((child, move_to(game, child)?)))
}

/// The move that leads to a position of a game. `None` after a set-up.
fn move_to(game: &PdnGame, id: NodeId) -> Option<Move> {
    match game.node(id).step {
        Step::Move(played) => Some(played),
        Step::Start | Step::Setup => None,
    }
}

/// Converts the author's solution to a tree: the main line for the solver, main line and variations for the opponent.
struct Author<'a> {
    game: &'a PdnGame,
    turns: usize,
    ends: Outcome,
}

impl Author<'_> {
    /// The solver's move number `number` and everything after it.
    fn choice(&mut self, before: &AnyPosition, (id, played): (NodeId, Move), number: usize) -> ChoiceNode {
        self.turns += 1;
        // From some point on, only the main line of a solution with very many variations is used.
        let most = if self.turns > MAX_TURNS { 1 } else { usize::MAX };
        let most = if number >= LONGEST { 0 } else { most };
        let defences: Vec<(NodeId, Move)> = moves_after(self.game, id).take(most).collect();
        if defences.is_empty() {
            self.end(self.game.node(id).position);
        }
        let replies = defences.into_iter().map(|defence| self.reply(defence, number)).collect();
        ChoiceNode { candidate: played, decision: distinct_moves(before).len() > 1, replies }
    }

    fn reply(&mut self, (id, played): (NodeId, Move), number: usize) -> ReplyNode {
        let position = self.game.node(id).position;
        let next = moves_after(self.game, id).next().map(|next| self.choice(&position, next, number + 1));
        if next.is_none() {
            self.end(position);
        }
        ReplyNode { candidate: played, next: next.into_iter().collect() }
    }

    /// Records what is reached at an end of the solution, after the captures that neither side can avoid.
    fn end(&mut self, mut position: AnyPosition) {
        let start = self.game.start();
        let color = start.side_to_move();
        let before = Balance::of(start, color);
        loop {
            let moves = distinct_moves(&position);
            match moves[..] {
                [] if position.side_to_move() != color => self.ends.won = true,
                _ => self.ends.note(Balance::of(&position, color).since(before)),
            }
            let [only] = moves[..] else { return };
            if !only.is_capture() {
                return;
            }
            position = position.play_unchecked(only);
        }
    }

    /// What is reached at all ends. If that cannot be counted, the goal stated by the author.
    fn goal(&self) -> Goal {
        let said = if self.game.result == GameResult::Draw { Goal::Draw } else { Goal::Win };
        self.ends.as_goal().unwrap_or(said)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lost_position_is_told_in_words_and_a_value_in_men() {
        let said = |value, margin| {
            let failure =
                Failure::NotUnique { line: String::new(), number: 1, other: "32-28".to_owned(), value, margin };
            status_of(&failure).to_string()
        };
        assert_eq!(said(-29_976, 0), "unproven: move 1: the author's move loses the game");
        assert_eq!(said(-105, 0), "unproven: move 1: the search sees no gain in the author's move (-1.05 men)");
        assert_eq!(said(5, -150), "unproven: move 1: 32-28 is better than the author's move by 1.50 men");
        assert_eq!(said(-29_976, -DECIDED), "unproven: move 1: 32-28 is better than the author's move");
    }
}
