//! The course of a session in words: streak, sprint or woodpecker.

use crate::tui::page::{Tone, Words};
use crate::words::{self, say};
use damier_rules::notation::write_move;
use damier_train::puzzle::progress::{Last, SessionProgress};
use damier_train::puzzle::woodpecker::Cycle;
use damier_train::puzzle::{Missed, PuzzleTraining};

/// How many cycles of a set are listed.
const COMPARED: usize = 4;

/// The state of the session, for the clock pane.
pub fn status(progress: &SessionProgress) -> Vec<Words> {
    let quiet = |text: String| Words::new(Tone::Quiet, text);
    match progress {
        SessionProgress::Free => Vec::new(),
        SessionProgress::Streak(streak, run) => {
            let skip = if streak.can_skip() { say().skip_left() } else { say().no_skip_left() };
            let skip = (!streak.is_over).then(|| quiet(skip));
            [Words::from(words::streak_count(streak.solved, run.best))].into_iter().chain(skip).collect()
        }
        SessionProgress::Sprint(sprint, ..) => vec![
            Words::from(say().sprint_count(sprint.solved, sprint.errors)),
            quiet(words::puzzle_sprint_row(sprint.row)),
        ],
        SessionProgress::Woodpecker(set) => {
            let (number, cycles) = (set.cycles.len(), &set.cycles);
            let Some((cycle, before)) = cycles.split_last() else { return Vec::new() };
            let before = before.last().map(|before| before.time);
            vec![
                Words::from(say().cycle_count(number, cycle.done.len(), set.size, cycle.errors)),
                quiet(words::cycle_time(cycle.time, before)),
            ]
        }
    }
}

/// The puzzles missed in a run.
pub fn missed(training: &PuzzleTraining, chosen: usize) -> Vec<Words> {
    let line = |(place, missed): (usize, &Missed)| {
        Words::choice(&format!("{} ", say().missed_line(missed.decisions, &missed.id)), place == chosen)
    };
    training.missed.iter().enumerate().map(line).collect()
}

/// How to go on from a run.
fn again(training: &PuzzleTraining) -> Words {
    Words::from(if training.missed.is_empty() { say().run_again() } else { say().missed_how_to() })
}

/// The result of a run that is left before its end.
pub fn parting(progress: &SessionProgress) -> Vec<Words> {
    match progress {
        SessionProgress::Streak(streak, run) if !streak.is_over && streak.solved > 0 => {
            vec![Words::from(words::streak_over(streak.solved, run.best))]
        }
        SessionProgress::Sprint(sprint, run, _) if !sprint.is_over && sprint.solved + sprint.errors > 0 => vec![
            Words::from(say().sprint_left(sprint.solved, sprint.errors, sprint.longest)),
            Words::from(words::puzzle_sprint_best(sprint.solved, run.best)),
        ],
        SessionProgress::Woodpecker(set) if !set.is_between_cycles => {
            let cycle = set.cycles.last().filter(|cycle| !cycle.done.is_empty());
            let count =
                cycle.map(|cycle| say().cycle_count(set.cycles.len(), cycle.done.len(), set.size, cycle.errors));
            count.map(Words::from).into_iter().collect()
        }
        _ => Vec::new(),
    }
}

/// The result of the session once it is over, or the verdict on the last puzzle of a sprint.
pub fn result(training: &PuzzleTraining) -> Vec<Words> {
    match &training.progress {
        SessionProgress::Streak(streak, run) if streak.is_over => {
            vec![Words::from(words::streak_over(streak.solved, run.best)), again(training)]
        }
        SessionProgress::Sprint(sprint, run, _) if sprint.is_over => vec![
            Words::from(say().sprint_over(sprint.solved, sprint.errors, sprint.longest)),
            Words::from(words::puzzle_sprint_best(sprint.solved, run.best)),
            again(training),
        ],
        // The next puzzle is no place for what went wrong on the board before.
        SessionProgress::Sprint(sprint, _, last) => last
            .iter()
            .filter(|last| matches!(last, Last::Solved { .. }) || training.is_holding())
            .map(|last| match last {
                Last::Solved { bonus } => Words::new(Tone::Good, words::puzzle_sprint_right(*bonus, sprint.row)),
                Last::Missed { position, right } => {
                    Words::new(Tone::Bad, words::puzzle_sprint_wrong(&write_move(position, *right)))
                }
            })
            .collect(),
        SessionProgress::Woodpecker(set) if set.is_between_cycles => {
            let line =
                |(place, cycle): (usize, &Cycle)| say().cycle_line(place + 1, words::minutes(cycle.time), cycle.errors);
            let lines = set.cycles.iter().enumerate().rev().take(COMPARED).map(line);
            let mut result = vec![Words::new(Tone::Good, say().cycle_over(set.cycles.len()))];
            result.extend(lines.map(Words::from));
            result
        }
        _ => Vec::new(),
    }
}
