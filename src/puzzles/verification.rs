//! Proving a puzzle again, from its record alone.
//!
//! Nothing is taken over from mining but the record: every turn of the solver, every defence and every end is searched
//! anew, with thresholds a little looser than those of mining (see `puzzles/README.md`), so that a sound
//! record does not fail over some centi-men of noise.

use super::puzzle::{Choice, Puzzle, Reply};
use super::record::Goal;
use super::solving::{Balance, Solver, bounded, distinct_moves};
use crate::notation::write_move;
use crate::rules::{AnyPosition, Color, Move};

/// By how much right moves have to be better than all others, in centi-men.
pub const LEAST_MARGIN: i32 = 60;
/// By how much right moves of one turn may differ, in centi-men.
pub const MOST_DIFFERENCE: i32 = 60;
/// By how much a defence that is not listed may be better than those that are, in centi-men.
pub const MOST_STUBBORN: i32 = 60;
/// How much of the value of the first move may be missing at a later turn, in centi-men.
pub const SLACK: i32 = 80;

/// Why a puzzle fails.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Failure {
    /// Some other move is about as good as the right ones, or better.
    #[error("after {line}: {other} is not clearly worse than the right move ({margin} centi-men)")]
    NotUnique {
        /// The moves before.
        line: String,
        /// The best other move.
        other: String,
        /// By how much the right one is better.
        margin: i32,
    },
    /// A listed move is worse than another listed one.
    #[error("after {line}: {worse} is worse than another listed move by {difference} centi-men")]
    UnequalChoices {
        /// The moves before.
        line: String,
        /// The worse move.
        worse: String,
        /// By how much.
        difference: i32,
    },
    /// The opponent has something better than what is listed.
    #[error("after {line}: the defence {defence} is better than those listed by {difference} centi-men")]
    MissingDefence {
        /// The moves before.
        line: String,
        /// The defence.
        defence: String,
        /// By how much.
        difference: i32,
    },
    /// A later turn is worth less than the first move promised.
    #[error("after {line}: {missing} centi-men of the value of the first move are missing")]
    ValueVanishes {
        /// The moves before.
        line: String,
        /// How much.
        missing: i32,
    },
    /// The solution ends without the goal.
    #[error("after {line}: the goal is not reached")]
    GoalMissed {
        /// The moves of the whole line.
        line: String,
    },
    /// The first turn asks for no decision.
    #[error("there is nothing to find: every first move leads to the same position")]
    NothingToFind,
}

/// Proves puzzles with an engine of its own.
pub struct Verifier {
    solver: Solver,
}

impl Verifier {
    /// A verifier whose searches visit `nodes` positions each.
    #[must_use]
    pub fn new(nodes: u64) -> Self {
        Self { solver: Solver::new(nodes) }
    }

    /// Positions that each search visits.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.solver.nodes()
    }

    /// Proves a puzzle and returns by how many centi-men the right first moves are better than all others.
    ///
    /// # Errors
    ///
    /// The first [`Failure`] found.
    pub fn verify(&mut self, puzzle: &Puzzle) -> Result<i32, Failure> {
        self.solver.forget();
        let color = puzzle.position.side_to_move();
        let mut walk = Walk {
            solver: &mut self.solver,
            color,
            before: Balance::of(&puzzle.position, color),
            goal: puzzle.goal,
            value: i32::MIN,
            line: Vec::new(),
        };
        walk.turn(&puzzle.position, &puzzle.solution)?.ok_or(Failure::NothingToFind)
    }
}

/// A walk through a solution tree.
struct Walk<'a> {
    solver: &'a mut Solver,
    color: Color,
    before: Balance,
    goal: Goal,
    /// The value of the first move; the lowest number until it is known.
    value: i32,
    line: Vec<String>,
}

impl Walk<'_> {
    fn line(&self) -> String {
        if self.line.is_empty() { "the start".to_owned() } else { self.line.join(" ") }
    }

    /// Checks a turn of the solver and all after it. Gives the margin over all other moves, `None` without others.
    fn turn(&mut self, position: &AnyPosition, choices: &[Choice]) -> Result<Option<i32>, Failure> {
        let right: Vec<Move> = choices.iter().map(|choice| choice.played).collect();
        let others: Vec<Move> = distinct_moves(position)
            .into_iter()
            .filter(|&played| choices.iter().all(|choice| choice.after != position.play(played)))
            .collect();
        let value = self.solver.value(position, Some(&right));
        if self.value == i32::MIN {
            self.value = value;
        }
        self.expect_value(value)?;
        let mut margin = None;
        if !others.is_empty() {
            let second = self.solver.search(position, Some(&others));
            let difference = value - second.score.as_centi_men();
            let matters = bounded(value) - bounded(second.score.as_centi_men());
            if matters < LEAST_MARGIN {
                let other = second.best().map_or_else(String::new, |played| write_move(position, played));
                return Err(Failure::NotUnique { line: self.line(), other, margin: matters });
            }
            margin = Some(difference);
        }
        for choice in choices {
            if choices.len() > 1 {
                let difference = bounded(value) - bounded(self.solver.value(position, Some(&[choice.played])));
                if difference > MOST_DIFFERENCE {
                    let worse = write_move(position, choice.played);
                    return Err(Failure::UnequalChoices { line: self.line(), worse, difference });
                }
            }
            self.line.push(write_move(position, choice.played));
            self.choice(choice)?;
            self.line.pop();
        }
        Ok(margin)
    }

    fn choice(&mut self, choice: &Choice) -> Result<(), Failure> {
        if choice.replies.is_empty() {
            return self.end(&choice.after, &choice.finish);
        }
        self.defences(&choice.after, &choice.replies)?;
        for reply in &choice.replies {
            self.line.push(write_move(&choice.after, reply.played));
            if reply.next.is_empty() {
                self.end(&reply.after, &[])?;
            } else {
                self.turn(&reply.after, &reply.next)?;
            }
            self.line.pop();
        }
        Ok(())
    }

    /// Checks that no defence is missing that is better than the listed ones.
    fn defences(&mut self, position: &AnyPosition, replies: &[Reply]) -> Result<(), Failure> {
        let listed: Vec<Move> = replies.iter().map(|reply| reply.played).collect();
        let missing: Vec<Move> = distinct_moves(position)
            .into_iter()
            .filter(|&played| replies.iter().all(|reply| reply.after != position.play(played)))
            .collect();
        if missing.is_empty() {
            return Ok(());
        }
        let best_listed = self.solver.value(position, Some(&listed));
        let best_missing = self.solver.search(position, Some(&missing));
        let difference = bounded(best_missing.score.as_centi_men()) - bounded(best_listed);
        if difference > MOST_STUBBORN {
            let defence = best_missing.best().map_or_else(String::new, |played| write_move(position, played));
            return Err(Failure::MissingDefence { line: self.line(), defence, difference });
        }
        Ok(())
    }

    /// Checks that the goal is reached once the forced moves at the end are made, and that it lasts.
    fn end(&mut self, position: &AnyPosition, finish: &[Move]) -> Result<(), Failure> {
        let (mut last, length) = (*position, self.line.len());
        for &played in finish {
            self.line.push(write_move(&last, played));
            last = last.play(played);
        }
        let sign = if last.side_to_move() == self.color { 1 } else { -1 };
        let over = last.legal_moves().is_empty();
        let value = sign * self.solver.value(&last, None);
        let gained = Balance::of(&last, self.color).since(self.before);
        let reached = match self.goal {
            Goal::Win => over && sign < 0,
            Goal::Material { men } => over || gained.pieces >= i32::from(men),
            Goal::Promote => over || (gained.own_kings >= 1 && gained.kings >= 1 && gained.pieces >= 0),
            Goal::Draw => value >= -SLACK,
        };
        if !reached {
            return Err(Failure::GoalMissed { line: self.line() });
        }
        self.expect_value(value)?;
        self.line.truncate(length);
        Ok(())
    }

    /// Checks that the value of the first move is still there.
    fn expect_value(&self, value: i32) -> Result<(), Failure> {
        let missing = bounded(self.value) - bounded(value);
        if missing > SLACK {
            return Err(Failure::ValueVanishes { line: self.line(), missing });
        }
        Ok(())
    }
}
