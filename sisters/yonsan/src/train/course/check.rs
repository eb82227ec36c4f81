//! Proves the lessons.

use std::collections::BTreeSet;

use etude::course::{self, CourseStep, Flaw, Wanted};
use yonsan_rules::{Judge, Point, Position, Puzzle, write_moves};

use super::goal::Goal;
use super::{Course, LessonExercise, Source, Step, claim};
use crate::train::make::MakeQuestion;

/// A fault of a lesson.
pub type Fault = course::Fault<Problem>;

/// What is wrong with a lesson.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, thiserror::Error)]
pub enum Problem {
    /// A board or a point cannot be read.
    #[error("{0}")]
    Text(String),
    /// More than one of `play`, `point` and `answer`.
    #[error("it asks for more than one thing")]
    SeveralTasks,
    /// Nothing proves it: no goal, no claim, no article.
    #[error("nothing proves it")]
    Unproven,
    /// The points called right are not those that reach the goal.
    #[error("turn {turn}: right are {said}, and {goal:?} is reached by {found}")]
    Points {
        /// The turn of the learner, counted from 1.
        turn: usize,
        /// The goal.
        goal: Goal,
        /// The points called right.
        said: String,
        /// The points that reach the goal.
        found: String,
    },
    /// The goal of a stone to be played may be a foul.
    #[error("{0} cannot be played")]
    Illegal(Point),
    /// A reply lets a five pass that it could stop.
    #[error("the reply {0} does not stop the five")]
    Reply(Point),
    /// A claim cannot be read.
    #[error("the claim \"{0}\" cannot be read")]
    Unreadable(String),
    /// A claim is not true.
    #[error("the claim \"{0}\" is not true")]
    False(String),
    /// What is wrong with the form of a lesson.
    #[error(transparent)]
    Form(#[from] Flaw),
}

impl PartialOrd for Goal {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Goal {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        (*self as u8).cmp(&(*other as u8))
    }
}

/// All faults of a course, except those of its words. `has_article` says whether an article exists.
pub fn check(course: &Course, puzzles: &[Puzzle], has_article: impl Fn(&str) -> bool) -> Vec<Fault> {
    let mut judge = Judge::new();
    course::check(course, has_article, |step| check_step(step, &mut judge), |exercise| can_draw(exercise, puzzles))
}

/// Whether exercises can be drawn. Only puzzles can come to an end.
fn can_draw(exercise: &LessonExercise, puzzles: &[Puzzle]) -> bool {
    match exercise.source() {
        None => false,
        Some(Source::Puzzle(kind, lengths)) => {
            let fits = |puzzle: &&Puzzle| puzzle.kind() == kind && lengths.contains(&puzzle.length());
            puzzles.iter().filter(fits).count() >= 5 * exercise.count
        }
        Some(Source::Make(goal, side)) => (0..5).all(|seed| MakeQuestion::draw(goal, side, puzzles, seed).is_some()),
        Some(_) => true,
    }
}

fn check_step(step: &Step, judge: &mut Judge) -> Vec<Problem> {
    let mut problems = Vec::new();
    let tasks = [!step.play.is_empty(), !step.point.is_empty(), step.answer.is_some()];
    if tasks.into_iter().filter(|&is_there| is_there).count() > 1 {
        problems.push(Problem::SeveralTasks);
    }
    let is_proved_by_goal = matches!(step.wanted(), Wanted::Moves | Wanted::Points) && !step.goal.is_empty();
    if !is_proved_by_goal && step.claims.is_empty() && step.cites.is_empty() {
        problems.push(Problem::Unproven);
    }
    let position = match step.position() {
        Ok(position) => position,
        Err(error) => {
            problems.push(Problem::Text(error.to_string()));
            return problems;
        }
    };
    for claim in &step.claims {
        match claim::holds(claim, &position, judge) {
            None => problems.push(Problem::Unreadable(claim.clone())),
            Some(false) => problems.push(Problem::False(claim.clone())),
            Some(true) => {}
        }
    }
    let checked = match step.wanted() {
        Wanted::Moves => step.read_turns().map(|turns| check_line(step, position, &turns, judge)),
        Wanted::Points => {
            step.pointed().map(|said| check_points(step, 1, &position, &said, judge).into_iter().collect())
        }
        Wanted::Choice | Wanted::Nothing => Ok(Vec::new()),
    };
    match checked.and_then(|found| step.marked().map(|_| found)) {
        Ok(found) => problems.extend(found),
        Err(error) => problems.push(Problem::Text(error.to_string())),
    }
    problems
}

/// Whether the points called right at a turn are those that reach its goal.
fn check_points(step: &Step, turn: usize, position: &Position, said: &[Point], judge: &mut Judge) -> Option<Problem> {
    let goal = step.goal(turn - 1)?;
    let found: Vec<Point> = goal.points(position, judge).into_iter().collect();
    let said: Vec<Point> = said.iter().copied().collect::<BTreeSet<_>>().into_iter().collect();
    (said != found).then(|| Problem::Points { turn, goal, said: write_moves(&said), found: write_moves(&found) })
}

/// Plays a line through and checks every turn of the learner and every reply.
fn check_line(step: &Step, mut position: Position, turns: &[Vec<Point>], judge: &mut Judge) -> Vec<Problem> {
    let (mut problems, learner) = (Vec::new(), position.to_move());
    for (index, right) in turns.iter().enumerate() {
        let Some(&first) = right.first() else {
            problems.push(Problem::Text("a turn without a point".to_owned()));
            return problems;
        };
        if index % 2 == 0 {
            problems.extend(check_points(step, index / 2 + 1, &position, right, judge));
        } else {
            let fives: Vec<Point> = position.fives(learner).collect();
            let wins = position.board().makes_five(first, position.to_move());
            if !fives.is_empty() && !fives.contains(&first) && !wins {
                problems.push(Problem::Reply(first));
            }
        }
        // A foul is only played where it is what the step is about: the reply that Black is forced to.
        let may_be_foul = index % 2 == 1 && index + 1 == turns.len();
        if !(position.is_legal(first) || may_be_foul) || position.play(first).is_err() {
            problems.push(Problem::Illegal(first));
            return problems;
        }
    }
    problems
}
