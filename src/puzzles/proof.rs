//! The proof of a candidate: the tree of right moves and stubborn defences, built by search.

use super::record::{ChoiceRecord, Goal, ReplyRecord};
use super::solving::{Balance, Solver, bounded, distinct_moves, is_calm};
use crate::notation::write_move;
use crate::rules::{AnyPosition, Color, Move};

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

/// A move of the solver in the tree of a proof.
pub(super) struct ChoiceNode {
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
    pub(super) fn from_node(position: &AnyPosition, node: &ChoiceNode) -> Self {
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
pub(super) struct Proof {
    pub first: ChoiceNode,
    pub goal: Goal,
    /// Positions visited until the search had settled on the first move.
    pub nodes_needed: u64,
}

impl Proof {
    /// Proves a position to be a puzzle, or finds that it is none.
    pub fn of(solver: &mut Solver, position: &AnyPosition) -> Option<Self> {
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
        if bounded(value) - bounded(second) < MARGIN || second > WON_ANYWAY {
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
        self.least = Some(self.least.map_or(gained, |least| least.least(gained)));
    }

    fn as_goal(&self) -> Option<Goal> {
        match self.least {
            None => self.won.then_some(Goal::Win),
            Some(Balance { pieces: 1.., .. }) => {
                Some(Goal::Material { men: u8::try_from(self.least?.pieces).unwrap_or(u8::MAX) })
            }
            Some(Balance { pieces: 0, kings: 1.., own_kings: 1.. }) => Some(Goal::Promote),
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
            return (bounded(-self.solver.value(position, None)) >= bounded(self.value) - SLACK).then(Vec::new);
        }
        if moves.len() > 1 {
            for (value, played) in &mut moves {
                *value = self.solver.value(&position.play(*played), None);
            }
            moves.sort_by_key(|&(value, _)| value);
        }
        let best = moves[0].0;
        if bounded(best) < bounded(self.value) - SLACK {
            return None;
        }
        let stubborn =
            moves.into_iter().filter(|&(value, _)| bounded(value) <= bounded(best) + STUBBORN).take(MOST_REPLIES);
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
            return (bounded(self.solver.value(position, None)) >= bounded(self.value) - SLACK).then(Vec::new);
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
            if bounded(highest) < bounded(self.value) - SLACK {
                return None;
            }
            match bounded(highest) - bounded(value) {
                MARGIN.. => break,
                ..=EQUAL if right.len() < MOST_CHOICES => right.push(best),
                _ => return None,
            }
            left.retain(|&played| played != best);
        }
        Some((right, !left.is_empty()))
    }
}
