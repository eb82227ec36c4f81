//! Interrupting and resuming a puzzle.

use std::time::Duration;

use super::{PuzzleComment, PuzzleLesson, PuzzlePhase};
use crate::attempt::Exercise;
use damier_puzzles::Puzzle;
use damier_rules::notation::{read_move, write_line};

impl PuzzleLesson {
    /// Resumes an interrupted puzzle: replays the right moves and their replies as long as they match the solution.
    #[must_use]
    pub fn resume(puzzle: Puzzle, exercise: &Exercise, moves: &[String], now: Duration) -> Self {
        let mut lesson = Self::at_once(puzzle, now);
        for text in moves.iter().step_by(2) {
            let Ok(played) = read_move(&lesson.position, text) else { break };
            lesson.answer(played, now);
            while lesson.hurry(now) {}
            if lesson.phase != PuzzlePhase::Thinking {
                lesson.ask_again(PuzzleComment::Task);
                break;
            }
        }
        let time_before = Duration::from_millis(exercise.millis.into());
        Self { time_before, errors: exercise.errors, hints: exercise.hints, ..lesson }
    }

    /// The right moves made so far, each with its reply, in notation. Empty once the puzzle is over.
    #[must_use]
    pub fn right_so_far(&self) -> Vec<String> {
        if self.is_over() || self.is_solved() || self.comment == PuzzleComment::Solution {
            return Vec::new();
        }
        let made = self.line.iter().chain(&self.script).copied();
        write_line(self.puzzle.position, made.take(self.decision.plies))
    }
}
