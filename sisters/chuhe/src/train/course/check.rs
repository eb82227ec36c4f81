//! Proves the lessons.

use std::collections::BTreeSet;

use chuhe_rules::{Move, Position, Square};
use chuhe_tables::Class;
use etude::course::{self, CourseStep as _, Flaw, Wanted};

use super::goal::{self, Prover};
use super::{Course, LessonExercise, Source, Step, StepError, claim};
use crate::train::endings::draw_of;
use crate::train::mates::MatePuzzle;

/// A fault of a lesson.
pub type Fault = course::Fault<Problem>;

/// What is wrong with a lesson.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Problem {
    /// A position, a move or a square cannot be read.
    #[error(transparent)]
    Text(#[from] StepError),
    /// More than one of `play`, `point` and `answer`.
    #[error("it asks for more than one thing")]
    SeveralTasks,
    /// Nothing proves it: no goal, no claim, no article.
    #[error("nothing proves it")]
    Unproven,
    /// A goal cannot be read, or not be decided.
    #[error("the goal \"{0}\" cannot be read or decided")]
    Goal(String),
    /// What is called right is not what reaches the goal.
    #[error("turn {turn}: right are {said}, and \"{goal}\" is reached by {found}")]
    Wrong {
        /// The turn of the learner, counted from 1.
        turn: usize,
        /// The goal.
        goal: String,
        /// What is called right.
        said: String,
        /// What reaches the goal.
        found: String,
    },
    /// A turn without a move, or one that is not legal.
    #[error("turn {0} cannot be played")]
    Illegal(usize),
    /// After a reply there is a shorter mate than the line gives.
    #[error("after the reply {0} the mate is shorter")]
    Reply(Move),
    /// A claim cannot be read or decided.
    #[error("the claim \"{0}\" cannot be read or decided")]
    Unreadable(String),
    /// A claim is not true.
    #[error("the claim \"{0}\" is not true")]
    False(String),
    /// The moves of a cycle do not lead back.
    #[error("the moves are no repetition")]
    Cycle,
    /// What is wrong with the form of a lesson.
    #[error(transparent)]
    Form(#[from] Flaw),
}

/// All faults of a course, except those of its words. `has_article` says whether an article exists.
pub fn check(course: &Course, mates: &[MatePuzzle], has_article: impl Fn(&str) -> bool) -> Vec<Fault> {
    let mut prover = Prover::default();
    let classes: BTreeSet<Class> = prover.tables.shipped_classes().into_iter().collect();
    course::check(
        course,
        has_article,
        |step| check_step(step, &mut prover),
        |exercise| can_draw(exercise, mates, &classes),
    )
}

/// Whether exercises can be drawn five times as often as they are asked for. Only mates and endings can come to an end.
fn can_draw(exercise: &LessonExercise, mates: &[MatePuzzle], classes: &BTreeSet<Class>) -> bool {
    match exercise.source() {
        None => false,
        Some(Source::Mate(least, most)) => {
            let fits = |mate: &&MatePuzzle| (least..=most).contains(&mate.moves());
            mates.iter().filter(fits).count() >= 5 * exercise.count
        }
        Some(Source::Ending(theme, class)) => {
            let tables = chuhe_tables::Tables::new(None);
            classes.contains(&class)
                && (0..5).all(|seed| draw_of(&tables, &class, theme, &mut etude::random(seed)).is_some())
        }
        Some(Source::Drill(drill)) => (0..5).all(|seed| drill.draw(&mut etude::random(seed)).is_some()),
        Some(_) => true,
    }
}

fn check_step(step: &Step, prover: &mut Prover) -> Vec<Problem> {
    let mut problems = Vec::new();
    let tasks = [!step.play.is_empty(), !step.point.is_empty(), step.answer.is_some()];
    if tasks.into_iter().filter(|&is_there| is_there).count() > 1 {
        problems.push(Problem::SeveralTasks);
    }
    let is_done = matches!(step.wanted(), Wanted::Moves | Wanted::Points);
    if is_done && step.goal.is_empty() || !is_done && step.claims.is_empty() && step.cites.is_empty() {
        problems.push(Problem::Unproven);
    }
    match check_board(step, prover) {
        Ok(found) => problems.extend(found),
        Err(error) => problems.push(error.into()),
    }
    problems
}

fn check_board(step: &Step, prover: &mut Prover) -> Result<Vec<Problem>, StepError> {
    let (mut problems, position) = (Vec::new(), step.position()?);
    for claim in &step.claims {
        match claim::holds(claim, step, &position, prover) {
            None => problems.push(Problem::Unreadable(claim.clone())),
            Some(false) => problems.push(Problem::False(claim.clone())),
            Some(true) => {}
        }
    }
    let cycle = step.repeated()?;
    if !cycle.is_empty() && chuhe_rules::Repetition::new(position, &cycle).is_err() {
        problems.push(Problem::Cycle);
    }
    step.marked()?;
    match step.wanted() {
        Wanted::Moves => problems.extend(check_line(step, position, &step.read_turns()?, prover)),
        Wanted::Points => problems.extend(check_points(step, &position, &step.pointed()?)),
        Wanted::Choice | Wanted::Nothing => {}
    }
    Ok(problems)
}

/// Names in their order, separated by spaces.
fn names<T: ToString>(list: &BTreeSet<T>) -> String {
    list.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// Whether the points called right are those that reach the goal.
fn check_points(step: &Step, position: &Position, said: &[Square]) -> Option<Problem> {
    let goal = step.goal(0)?.to_owned();
    let Some(found) = goal::points(&goal, position) else { return Some(Problem::Goal(goal)) };
    let said: BTreeSet<Square> = said.iter().copied().collect();
    (said != found).then(|| Problem::Wrong { turn: 1, goal, said: names(&said), found: names(&found) })
}

/// Plays a line through and checks every turn of the learner and every reply.
fn check_line(step: &Step, mut position: Position, turns: &[Vec<Move>], prover: &mut Prover) -> Vec<Problem> {
    let mut problems = Vec::new();
    let mut quiet = step.quiet;
    for (index, right) in turns.iter().enumerate() {
        let Some(&first) = right.first().filter(|&&first| position.is_legal(first)) else {
            problems.push(Problem::Illegal(index + 1));
            return problems;
        };
        let left = (turns.len() - index).div_ceil(2);
        let is_mate = step.goal(index / 2) == Some("mate");
        if index % 2 == 0 {
            problems.extend(check_turn(step, index / 2, &position, (right, left, quiet), prover));
        } else if is_mate && prover.mate(&position.after(first), left.saturating_sub(1)) != Some(None) {
            problems.push(Problem::Reply(first));
        }
        quiet = if position.is_empty(first.to()) { quiet + 1 } else { 0 };
        position.play(first);
    }
    problems
}

/// Whether the moves called right in a turn are those that reach its goal.
fn check_turn(
    step: &Step,
    turn: usize,
    position: &Position,
    (right, left, quiet): (&[Move], usize, u32),
    prover: &mut Prover,
) -> Option<Problem> {
    let goal = step.goal(turn)?.to_owned();
    let Some(found) = goal::moves(&goal, position, left, quiet, prover) else { return Some(Problem::Goal(goal)) };
    let said: BTreeSet<Move> = right.iter().copied().collect();
    (said != found).then(|| Problem::Wrong { turn: turn + 1, goal, said: names(&said), found: names(&found) })
}
