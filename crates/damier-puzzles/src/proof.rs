//! The proof of a candidate by search: the tree of right moves and stubborn defences.

use super::record::Goal;
use super::solving::{Balance, Solver, bounded, distinct_moves, is_calm};
use super::thresholds::{
    EQUAL, MARGIN, MAX_CHOICES, MAX_MOVES, MAX_REPLIES, MAX_TURNS, MINING_SLACK, STUBBORN, WON_ANYWAY, WORTH_PLAYING,
};
use super::tree::{ChoiceNode, ReplyNode};
use damier_rules::{AnyPosition, Color, Move};

/// Why a position is not a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Rejection {
    /// Every first move leads to the same position, or there is none.
    #[error("no choice at the first move")]
    NoChoice,
    /// The best move gains too little.
    #[error("value of {value} centi-men too small")]
    TooLittle {
        /// The value of the position.
        value: i32,
    },
    /// Another first move is about as good.
    #[error("margin of {margin} centi-men too small")]
    NotUnique {
        /// The margin over the next move.
        margin: i32,
    },
    /// The position is won even without the right move.
    #[error("second-best move wins with {second} centi-men")]
    WonAnyway {
        /// The value of the second-best move.
        second: i32,
    },
    /// At a later turn it is unclear which moves are right.
    #[error("doubtful moves later")]
    Doubtful,
    /// The value promised by the first move is gone at a later turn.
    #[error("value vanishes later")]
    Vanishes,
    /// Too many moves or too many lines.
    #[error("solution too long")]
    TooLong,
    /// The solution gains nothing that counts as a goal.
    #[error("no goal reached")]
    NoGoal,
}

/// The result of the full search of a candidate.
pub(super) struct Proof {
    pub first: ChoiceNode,
    pub goal: Goal,
    /// The value of the first move, in centi-men.
    pub value: i32,
    /// Positions visited before the search settled on the first move.
    pub nodes_needed: u64,
}

impl Proof {
    /// Proves that a position is a puzzle, or rejects it.
    pub fn of(solver: &mut Solver, position: &AnyPosition) -> Result<Self, Rejection> {
        let mut settled: (Option<Move>, u64) = (None, 0);
        let finding = solver.search_watched(position, None, |finding| {
            if finding.best() != settled.0 {
                settled = (finding.best(), finding.nodes);
            }
        });
        let (best, value) = (finding.best().ok_or(Rejection::NoChoice)?, finding.score.as_centi_men());
        if value < WORTH_PLAYING {
            return Err(Rejection::TooLittle { value });
        }
        let after = position.play_unchecked(best);
        let others: Vec<Move> =
            distinct_moves(position).into_iter().filter(|&played| position.play_unchecked(played) != after).collect();
        if others.is_empty() {
            return Err(Rejection::NoChoice);
        }
        let second = solver.value(position, Some(&others));
        let margin = bounded(value) - bounded(second);
        if margin < MARGIN {
            return Err(Rejection::NotUnique { margin });
        }
        if second > WON_ANYWAY {
            return Err(Rejection::WonAnyway { second });
        }
        let color = position.side_to_move();
        let mut tree =
            Tree { solver, color, before: Balance::of(position, color), value, turns: 0, goal: Outcome::default() };
        let replies = tree.replies(&after, 1)?;
        let goal = tree.goal.as_goal().ok_or(Rejection::NoGoal)?;
        Ok(Self {
            first: ChoiceNode { candidate: best, decision: true, replies },
            goal,
            value,
            nodes_needed: settled.1,
        })
    }
}

/// The least that is reached at the ends of a tree.
#[derive(Default)]
pub(super) struct Outcome {
    least: Option<Balance>,
    /// The fewest men won. Not derivable from `least`, whose figures may come from different ends.
    men_won: i32,
    /// Ends at which the opponent has no move.
    pub won: bool,
}

impl Outcome {
    pub fn note(&mut self, gained: Balance) {
        self.men_won = self.least.map_or(gained.men_won(), |_| self.men_won.min(gained.men_won()));
        self.least = Some(self.least.map_or(gained, |least| least.least(gained)));
    }

    pub fn as_goal(&self) -> Option<Goal> {
        match self.least {
            None => self.won.then_some(Goal::Win),
            Some(Balance { pieces: 1.., .. }) if self.men_won >= 1 => {
                Some(Goal::Material { men: u8::try_from(self.men_won).unwrap_or(u8::MAX) })
            }
            Some(Balance { pieces: 0, kings: 1.., own_kings: 1.. }) => Some(Goal::Promote),
            Some(_) => None,
        }
    }
}

/// A solution tree under construction.
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
    /// The relevant defences against the solver's move number `number`, which has led to `position`.
    fn replies(&mut self, position: &AnyPosition, number: usize) -> Result<Vec<ReplyNode>, Rejection> {
        let mut moves: Vec<(i32, Move)> =
            distinct_moves(position).into_iter().map(|played| (self.value - MINING_SLACK, played)).collect();
        if moves.is_empty() {
            self.goal.won = true;
            return Ok(Vec::new());
        }
        if self.is_solved(position) {
            let value = -self.solver.value(position, None);
            return self.expect(value).map(|()| Vec::new());
        }
        if moves.len() > 1 {
            for (value, played) in &mut moves {
                *value = self.solver.value(&position.play_unchecked(*played), None);
            }
            moves.sort_by_key(|&(value, _)| value);
        }
        let best = moves[0].0;
        self.expect(best)?;
        let stubborn =
            moves.into_iter().filter(|&(value, _)| bounded(value) <= bounded(best) + STUBBORN).take(MAX_REPLIES);
        let mut replies: Vec<ReplyNode> = stubborn
            .map(|(_, played)| {
                Ok(ReplyNode { candidate: played, next: self.turn(&position.play_unchecked(played), number)? })
            })
            .collect::<Result<_, Rejection>>()?;
        // Among equally good defences, the one that demands more decisions comes first.
        replies.sort_by_key(|reply| std::cmp::Reverse(reply.decisions()));
        Ok(replies)
    }

    /// Whether the solver has gained something and no more captures are pending. Records the gain.
    fn is_solved(&mut self, position: &AnyPosition) -> bool {
        let gained = Balance::of(position, self.color).since(self.before);
        let solved = gained.in_men() >= 1 && is_calm(position);
        if solved {
            self.goal.note(gained);
        }
        solved
    }

    /// Checks that a value matches what the first move promised.
    fn expect(&self, value: i32) -> Result<(), Rejection> {
        if bounded(value) < bounded(self.value) - MINING_SLACK { Err(Rejection::Vanishes) } else { Ok(()) }
    }

    /// The right moves of the solver, who has made `number` moves. Empty if the puzzle is solved.
    fn turn(&mut self, position: &AnyPosition, number: usize) -> Result<Vec<ChoiceNode>, Rejection> {
        self.turns += 1;
        if number >= MAX_MOVES || self.turns > MAX_TURNS {
            return Err(Rejection::TooLong);
        }
        if self.is_solved(position) {
            let value = self.solver.value(position, None);
            return self.expect(value).map(|()| Vec::new());
        }
        let moves = distinct_moves(position);
        let (right, decision) = if moves.len() > 1 { self.right_moves(position, moves)? } else { (moves, false) };
        let choice = |played| {
            let replies = self.replies(&position.play_unchecked(played), number + 1)?;
            Ok(ChoiceNode { candidate: played, decision, replies })
        };
        right.into_iter().map(choice).collect()
    }

    /// The moves that are clearly better than all others, best first, and whether there are any others: if every move
    /// is right, the position poses no problem.
    fn right_moves(&mut self, position: &AnyPosition, mut left: Vec<Move>) -> Result<(Vec<Move>, bool), Rejection> {
        let mut right = Vec::new();
        let mut highest = None;
        while !left.is_empty() {
            let finding = self.solver.search(position, Some(&left));
            let (best, value) = (finding.best().ok_or(Rejection::NoChoice)?, finding.score.as_centi_men());
            let highest = *highest.get_or_insert(value);
            self.expect(highest)?;
            match bounded(highest) - bounded(value) {
                MARGIN.. => break,
                ..=EQUAL if right.len() < MAX_CHOICES => right.push(best),
                _ => return Err(Rejection::Doubtful),
            }
            left.retain(|&played| played != best);
        }
        Ok((right, !left.is_empty()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_king_given_up_counts_against_the_men_won() {
        let mut outcome = Outcome::default();
        outcome.note(Balance { pieces: 4, kings: -1, own_kings: -1 });
        assert_eq!(outcome.as_goal(), Some(Goal::Material { men: 2 }));
        outcome.note(Balance { pieces: 1, kings: 0, own_kings: 0 });
        assert_eq!(outcome.as_goal(), Some(Goal::Material { men: 1 }));
        outcome.note(Balance { pieces: 2, kings: -1, own_kings: -1 });
        assert_eq!(outcome.as_goal(), None);
    }
}
