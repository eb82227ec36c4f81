//! Proving a puzzle again from its record alone.
//!
//! The verification uses nothing from mining but the record. It searches the ends of the lines and backs their values
//! up to the start: of the listed moves the solver picks the best, the opponent the worst for the solver. At every
//! turn, the unlisted moves are searched, and the right ones to the same depth, and compared with that value. The
//! thresholds are a little looser than those of mining (see `puzzles/README.md`), so that a sound record does not fail
//! over a few centi-men of noise.

use super::features::main_line;
use super::puzzle::{Choice, Puzzle, Reply};
use super::record::Goal;
use super::solving::{Balance, Solver, bounded, distinct_moves};
use super::thresholds::{
    CLOSE_MARGIN, DRAW_SLACK, MAX_DIFFERENCE, MAX_STUBBORN, MIN_MARGIN, SURE_MARGIN, VERIFICATION_FACTOR,
};
use damier_endings::{Outcome, TableSet};
use damier_engine::{Background, Limits};
use damier_rules::notation::write_move;
use damier_rules::{AnyPosition, Color, Move};

/// Why a puzzle fails. A record stores this text in [`Status::Unproven`](super::record::Status::Unproven).
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Failure {
    /// Another move is about as good as the right ones, or better.
    #[error("after {line}: {other} is not clearly worse than the right move ({margin} centi-men)")]
    NotUnique {
        /// The moves before it.
        line: String,
        /// The number of the solver's move that it replaces, counted from 1.
        number: usize,
        /// The best other move.
        other: String,
        /// The value of the right move, in centi-men.
        value: i32,
        /// How much better the right one is, in centi-men.
        margin: i32,
    },
    /// A listed move is worse than another listed one.
    #[error("after {line}: {worse} is worse than another listed move by {difference} centi-men")]
    UnequalChoices {
        /// The moves before it.
        line: String,
        /// The worse move.
        worse: String,
        /// The difference, in centi-men.
        difference: i32,
    },
    /// The opponent has something better than the listed moves.
    #[error("after {line}: the defence {defence} is better than those listed by {difference} centi-men")]
    MissingDefence {
        /// The moves before it.
        line: String,
        /// The defence.
        defence: String,
        /// The difference, in centi-men.
        difference: i32,
    },
    /// The solution ends without reaching the goal.
    #[error("after {line}: the goal is not reached")]
    GoalMissed {
        /// The moves of the whole line.
        line: String,
    },
    /// The first turn requires no decision.
    #[error("there is nothing to find: every first move leads to the same position")]
    NothingToFind,
}

/// The result of a successful proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verified {
    /// How much better the right first moves are than all others, in centi-men.
    pub margin: i32,
    /// Whether the opponent would be saved by a capture that the majority rule forbids.
    pub(crate) majority_decides: bool,
}

/// Proves puzzles with its own engine.
pub struct Verifier {
    solver: Solver,
}

impl Verifier {
    /// A verifier whose searches visit `nodes` positions each.
    #[must_use]
    pub fn new(nodes: u64, tables: &TableSet) -> Self {
        Self { solver: Solver::new(nodes, tables) }
    }

    /// Yields to other work before every search from now on.
    pub fn give_way(&mut self, background: &Background) {
        self.solver.give_way(background);
    }

    /// Positions that each search visits.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.solver.nodes()
    }

    /// Positions visited since the last call.
    pub(super) const fn take_visited(&mut self) -> u64 {
        self.solver.take_visited()
    }

    /// Proves a puzzle.
    ///
    /// # Errors
    ///
    /// The first [`Failure`] found.
    pub fn verify(&mut self, puzzle: &Puzzle) -> Result<Verified, Failure> {
        self.solver.forget();
        let mut walk = Walk::new(&mut self.solver, puzzle);
        let turn = walk.turn(&puzzle.position, &puzzle.solution)?;
        let margin = turn.margin.ok_or(Failure::NothingToFind)?;
        let majority_decides = self.majority_decides(puzzle, turn.value - margin);
        Ok(Verified { margin, majority_decides })
    }

    /// The first turn of the main line at which another move is as good as the right one or better, as
    /// [`Failure::NotUnique`]. Unlike this method, [`Verifier::verify`] checks the ends of all lines first.
    pub(super) fn first_rival(&mut self, puzzle: &Puzzle) -> Option<Failure> {
        let color = puzzle.position.side_to_move();
        let mut walk = Walk::new(&mut self.solver, puzzle);
        for (position, played) in main_line(puzzle) {
            if position.side_to_move() == color
                && let Err(failure) = walk.margin(&position, &[played], i32::MAX)
            {
                return Some(failure);
            }
            walk.line.push(write_move(&position, played));
        }
        None
    }

    /// Searches only for moves that come close to the right ones, at every turn: nearly all puzzles whose proof does not
    /// hold in a longer search fail by such a move, and nearly all of those are close calls in a short one. So a search of
    /// a quarter of `nodes` positions comes first; if it leaves a margin of less than [`SURE_MARGIN`], one of `nodes`
    /// decides.
    ///
    /// # Errors
    ///
    /// The first move found that is worse by less than [`CLOSE_MARGIN`], as [`Failure::NotUnique`].
    pub fn sift(&mut self, puzzle: &Puzzle, nodes: u64) -> Result<(), Failure> {
        let mut passes = |nodes: u64, least_margin: i32| {
            self.solver.forget();
            let right_nodes = nodes / VERIFICATION_FACTOR;
            let walk = Walk::new(&mut self.solver, puzzle);
            Walk { rival_nodes: nodes, right_nodes, least_margin, ..walk }.rivals(&puzzle.position, &puzzle.solution)
        };
        if passes(nodes / VERIFICATION_FACTOR, SURE_MARGIN).is_ok() { Ok(()) } else { passes(nodes, CLOSE_MARGIN) }
    }

    /// Whether the opponent, by a capture that takes too few pieces, could leave the solver no more than the best of
    /// the wrong moves does.
    fn majority_decides(&mut self, puzzle: &Puzzle, without_the_shot: i32) -> bool {
        let color = puzzle.position.side_to_move();
        main_line(puzzle).iter().filter(|(position, _)| position.side_to_move() != color).any(|(position, _)| {
            let fewer = position.captures_of_fewer();
            fewer.iter().any(|&capture| self.solver.value(&position.play_unchecked(capture), None) <= without_the_shot)
        })
    }
}

/// A walk through a solution tree.
struct Walk<'a> {
    solver: &'a mut Solver,
    color: Color,
    before: Balance,
    goal: Goal,
    line: Vec<String>,
    /// Positions that a search of the unlisted moves of a turn visits.
    rival_nodes: u64,
    /// Positions that a search of its right moves visits.
    right_nodes: u64,
    /// The least margin of the right moves.
    least_margin: i32,
}

/// The value of a turn of the solver.
struct ChoiceValue {
    /// The value with the best of the listed moves, in centi-men.
    value: i32,
    /// Its margin over any other move, in centi-men. `None` if there are no others.
    margin: Option<i32>,
}

impl<'a> Walk<'a> {
    fn new(solver: &'a mut Solver, puzzle: &Puzzle) -> Self {
        let color = puzzle.position.side_to_move();
        let (before, nodes) = (Balance::of(&puzzle.position, color), solver.nodes());
        let (goal, line) = (puzzle.goal, Vec::new());
        Self { solver, color, before, goal, line, rival_nodes: nodes, right_nodes: nodes, least_margin: MIN_MARGIN }
    }

    fn line(&self) -> String {
        if self.line.is_empty() { "the start".to_owned() } else { self.line.join(" ") }
    }

    /// Checks a turn of the solver and everything after it.
    fn turn(&mut self, position: &AnyPosition, choices: &[Choice]) -> Result<ChoiceValue, Failure> {
        let mut values = Vec::new();
        for choice in choices {
            self.line.push(write_move(position, choice.candidate));
            values.push(self.choice(choice)?);
            self.line.pop();
        }
        let value = values.iter().copied().max().unwrap_or(i32::MIN);
        for (choice, &listed) in choices.iter().zip(&values) {
            let difference = bounded(value) - bounded(listed);
            if difference > MAX_DIFFERENCE {
                let worse = write_move(position, choice.candidate);
                return Err(Failure::UnequalChoices { line: self.line(), worse, difference });
            }
        }
        let right: Vec<Move> = choices.iter().map(|choice| choice.candidate).collect();
        self.margin(position, &right, value)
    }

    /// Checks that the right moves of a turn, whose lines lead to `value`, are better than all others.
    fn margin(&mut self, position: &AnyPosition, right: &[Move], value: i32) -> Result<ChoiceValue, Failure> {
        let after: Vec<AnyPosition> = right.iter().map(|&played| position.play_unchecked(played)).collect();
        let mut others = distinct_moves(position);
        others.retain(|&played| !after.contains(&position.play_unchecked(played)));
        if others.is_empty() {
            return Ok(ChoiceValue { value, margin: None });
        }
        let second = self.solver.limited(position, Some(&others), &Limits::nodes(self.rival_nodes));
        // The ends of the lines were searched deeper than the other moves: a win proven there may look merely likely
        // for both from here. So the right moves are searched from here too, and the lower of the two values counts.
        let from_here = self.solver.limited(position, Some(right), &Limits::nodes(self.right_nodes));
        let value = value.min(from_here.score.as_centi_men());
        let margin = bounded(value) - bounded(second.score.as_centi_men());
        if margin < self.least_margin {
            let other = second.best().map_or_else(String::new, |played| write_move(position, played));
            let number = self.line.len() / 2 + 1;
            return Err(Failure::NotUnique { line: self.line(), number, other, value, margin });
        }
        Ok(ChoiceValue { value, margin: Some(value - second.score.as_centi_men()) })
    }

    /// Checks that the right moves of a turn, and of those after it, are better than all others.
    fn rivals(&mut self, position: &AnyPosition, choices: &[Choice]) -> Result<(), Failure> {
        let right: Vec<Move> = choices.iter().map(|choice| choice.candidate).collect();
        self.margin(position, &right, i32::MAX)?;
        for choice in choices {
            self.line.push(write_move(position, choice.candidate));
            for reply in choice.replies.iter().filter(|reply| !reply.next.is_empty()) {
                self.line.push(write_move(&choice.after, reply.candidate));
                self.rivals(&reply.after, &reply.next)?;
                self.line.pop();
            }
            self.line.pop();
        }
        Ok(())
    }

    /// Checks everything after a move of the solver and returns its value.
    fn choice(&mut self, choice: &Choice) -> Result<i32, Failure> {
        if choice.replies.is_empty() {
            return self.end(&choice.after, &choice.finish);
        }
        let mut lowest = i32::MAX;
        for reply in &choice.replies {
            self.line.push(write_move(&choice.after, reply.candidate));
            let value = if reply.next.is_empty() {
                self.end(&reply.after, &[])?
            } else {
                self.turn(&reply.after, &reply.next)?.value
            };
            lowest = lowest.min(value);
            self.line.pop();
        }
        self.defences(&choice.after, &choice.replies, lowest)
    }

    /// Checks that no missing defence is better than the listed ones, which leave the solver `listed`. Returns the
    /// value that the best of all defences leaves.
    fn defences(&mut self, position: &AnyPosition, replies: &[Reply], listed: i32) -> Result<i32, Failure> {
        let missing: Vec<Move> = distinct_moves(position)
            .into_iter()
            .filter(|&played| replies.iter().all(|reply| reply.after != position.play_unchecked(played)))
            .collect();
        if missing.is_empty() {
            return Ok(listed);
        }
        let best_missing = self.solver.search(position, Some(&missing));
        let left = -best_missing.score.as_centi_men();
        let difference = bounded(listed) - bounded(left);
        if difference > MAX_STUBBORN {
            let defence = best_missing.best().map_or_else(String::new, |played| write_move(position, played));
            return Err(Failure::MissingDefence { line: self.line(), defence, difference });
        }
        Ok(listed.min(left))
    }

    /// Checks that the goal is reached after the forced moves at the end, and returns the value of the end.
    fn end(&mut self, position: &AnyPosition, finish: &[Move]) -> Result<i32, Failure> {
        let (mut last, length) = (*position, self.line.len());
        for &played in finish {
            self.line.push(write_move(&last, played));
            last = last.play_unchecked(played);
        }
        let solver_moves = last.side_to_move() == self.color;
        let over = last.legal_moves().is_empty();
        let score = self.solver.search(&last, None).score;
        let score = if solver_moves { score } else { -score };
        let gained = Balance::of(&last, self.color).since(self.before);
        let won = if solver_moves { Outcome::Win } else { Outcome::Loss };
        let reached = match self.goal {
            Goal::Win => (over && !solver_moves) || score.is_win() || self.solver.outcome_in_tables(&last) == Some(won),
            Goal::Material { men } => over || gained.men_won() >= i32::from(men),
            Goal::Promote => over || (gained.own_kings >= 1 && gained.kings >= 1 && gained.pieces >= 0),
            Goal::Draw => score.as_centi_men() >= -DRAW_SLACK,
            // Nothing can prove a choice.
            Goal::Book => false,
        };
        if !reached {
            return Err(Failure::GoalMissed { line: self.line() });
        }
        self.line.truncate(length);
        Ok(score.as_centi_men())
    }
}
