//! What there is to say about the course of a session.

use crate::tui::page::{Tone, Words};
use crate::words;
use damier_rules::notation::write_move;
use damier_train::puzzle::PuzzleTraining;
use damier_train::puzzle::course::{Course, Last};
use damier_train::puzzle::woodpecker::Cycle;

/// How many cycles of a set are compared.
const COMPARED: usize = 4;

/// How things stand, for the clock pane.
pub fn status(course: &Course) -> Vec<Words> {
    let quiet = |text: String| Words::new(Tone::Quiet, text);
    match course {
        Course::Free => Vec::new(),
        Course::Streak(streak, run) => {
            let skip = if streak.can_skip() { words::SKIP_LEFT } else { words::NO_SKIP_LEFT };
            vec![Words::from(words::streak_count(streak.solved(), run.best)), Words::new(Tone::Quiet, skip)]
        }
        Course::Sprint(sprint, ..) => vec![
            Words::from(words::puzzle_sprint_count(sprint.solved(), sprint.errors())),
            quiet(words::puzzle_sprint_row(sprint.row())),
        ],
        Course::Woodpecker(set) => {
            let (number, cycles) = (set.cycles().len(), set.cycles());
            let Some((cycle, before)) = cycles.split_last() else { return Vec::new() };
            let before = before.last().map(|before| before.time);
            vec![
                Words::from(words::cycle_count(number, cycle.done.len(), set.size(), cycle.errors)),
                quiet(words::cycle_time(cycle.time, before)),
            ]
        }
    }
}

/// The result, once it is over, or what there is to say about the last puzzle.
pub fn result(training: &PuzzleTraining) -> Vec<Words> {
    match training.course() {
        Course::Streak(streak, run) if streak.is_over() => {
            vec![Words::from(words::streak_over(streak.solved(), run.best)), Words::from(words::RUN_AGAIN)]
        }
        Course::Sprint(sprint, run, _) if sprint.is_over() => vec![
            Words::from(words::puzzle_sprint_over(sprint.solved(), sprint.errors(), sprint.longest())),
            Words::from(words::puzzle_sprint_best(sprint.solved(), run.best)),
            Words::from(words::RUN_AGAIN),
        ],
        Course::Sprint(sprint, _, last) => last
            .iter()
            .map(|last| match last {
                Last::Solved { bonus } => Words::new(Tone::Good, words::puzzle_sprint_right(*bonus, sprint.row())),
                Last::Missed { position, right } => {
                    Words::new(Tone::Bad, words::puzzle_sprint_wrong(&write_move(position, *right)))
                }
            })
            .collect(),
        Course::Woodpecker(set) if set.is_between() => {
            let line = |(place, cycle): (usize, &Cycle)| words::cycle_line(place + 1, cycle.time, cycle.errors);
            let lines = set.cycles().iter().enumerate().rev().take(COMPARED).map(line);
            let mut result = vec![Words::new(Tone::Good, words::cycle_over(set.cycles().len()))];
            result.extend(lines.map(Words::from));
            result
        }
        _ => Vec::new(),
    }
}
