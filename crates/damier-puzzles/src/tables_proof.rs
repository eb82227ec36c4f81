//! The proof of a candidate by the endings tables: as long as only one move keeps the result, the solver has to find
//! it.

use super::record::Goal;
use super::solving::{distinct_moves, is_calm};
use super::thresholds::{MAX_MOVES, MAX_TURNS};
use super::tree::{ChoiceNode, ReplyNode};
use damier_endings::{MoveAnswer, Outcome, Tables};
use damier_rules::{AnyPosition, Move};

/// The fewest legal moves that make the only move worth finding.
const MIN_CHOICE: usize = 3;
/// The fewest decisions of a puzzle that does not begin with an offer.
const MIN_DECISIONS: usize = 2;
/// The most decisions. A longer chain ends where the tree is cut, with the result still intact.
const MAX_DECISIONS: usize = 8;
/// The most defences per turn. If every move loses, the longest resistance counts; if all hold the draw, the move after
/// which the solver has more to find.
const MAX_DEFENCES: usize = 2;

/// A proven ending.
pub(super) struct TablesProof {
    pub first: ChoiceNode,
    pub goal: Goal,
}

impl TablesProof {
    /// Proves that a position without captures is a puzzle, or returns `None`.
    pub fn of(position: &AnyPosition, tables: &Tables) -> Option<Self> {
        let moves = distinct_moves(position);
        if moves.len() < MIN_CHOICE || !is_calm(position) {
            return None;
        }
        let outcome = tables.probe(position, 0)?.outcome;
        let goal = match outcome {
            Outcome::Win => Goal::Win,
            Outcome::Draw => Goal::Draw,
            Outcome::Loss => return None,
        };
        let mut tree = TablesTree { tables, outcome, turns: 0 };
        let [first] = <[ChoiceNode; 1]>::try_from(tree.turn(position, 0, 0)?).ok()?;
        let decisions = usize::from(first.decision) + first.decisions_after();
        let offers = position.play_unchecked(first.candidate).must_capture();
        (first.decision && (offers || decisions >= MIN_DECISIONS)).then_some(Self { first, goal })
    }
}

struct TablesTree<'a> {
    tables: &'a Tables,
    /// The result that the solver has to keep.
    outcome: Outcome,
    turns: usize,
}

impl TablesTree<'_> {
    /// The right move of the solver. Empty if more than one move is right: then the rest is left to the solver. `None`
    /// if the tables do not cover the position or the tree grows too large.
    fn turn(&mut self, position: &AnyPosition, plies_used: u16, number: usize) -> Option<Vec<ChoiceNode>> {
        self.turns += 1;
        if self.turns > MAX_TURNS {
            return None;
        }
        if number >= MAX_MOVES.min(MAX_DECISIONS) {
            return Some(Vec::new());
        }
        let answers = self.answers(position, plies_used)?;
        let mut keeping = answers.iter().filter(|answer| answer.outcome == self.outcome);
        let (Some(&right), None) = (keeping.next(), keeping.next()) else { return Some(Vec::new()) };
        let decision = answers.len() > 1;
        let after = position.play_unchecked(right.candidate);
        let replies = self.replies(&after, right.after.plies_used, number + 1)?;
        Some(vec![ChoiceNode { candidate: right.candidate, decision, replies }])
    }

    /// The defences that demand the most. With no more decisions to come, they matter only if they are forced.
    fn replies(&mut self, position: &AnyPosition, plies_used: u16, number: usize) -> Option<Vec<ReplyNode>> {
        let mut answers = self.answers(position, plies_used)?;
        answers.retain(|answer| answer.outcome == self.outcome.reversed());
        answers.sort_by_key(|answer| std::cmp::Reverse(resistance(answer)));
        let forced = answers.len() == 1;
        if self.outcome == Outcome::Win {
            answers.truncate(MAX_DEFENCES);
        }
        let mut replies: Vec<ReplyNode> = answers
            .into_iter()
            .map(|answer| {
                let next = self.turn(&position.play_unchecked(answer.candidate), answer.after.plies_used, number)?;
                Some(ReplyNode { candidate: answer.candidate, next })
            })
            .collect::<Option<_>>()?;
        replies.sort_by_key(|reply| std::cmp::Reverse(reply.decisions()));
        replies.truncate(MAX_DEFENCES);
        if !forced && replies.iter().all(|reply| reply.decisions() == 0) {
            replies.clear();
        }
        Some(replies)
    }

    /// The tables' results for the moves of a position, one for each resulting position.
    fn answers(&self, position: &AnyPosition, plies_used: u16) -> Option<Vec<MoveAnswer>> {
        let distinct: Vec<Move> = distinct_moves(position);
        let mut answers = self.tables.probe_moves(position, plies_used)?;
        answers.retain(|answer| distinct.contains(&answer.candidate));
        Some(answers)
    }
}

/// How long the opponent holds out after a move. Higher values are more stubborn.
fn resistance(answer: &MoveAnswer) -> u8 {
    answer.after.needed.or(answer.after.to_win).unwrap_or(0)
}
