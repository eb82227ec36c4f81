//! What is kept of a puzzle.

use crate::train::attempt::{Exercise, Kind, Mode, Verdict};
use crate::train::history::Item;
use crate::train::puzzle::PuzzleLesson;
use crate::tui::app::Shared;

/// Whether a puzzle has come to an end that counts, whatever is still to be seen of it. Who asks for the solution has
/// had it.
pub const fn is_done(lesson: &PuzzleLesson) -> bool {
    lesson.is_solved() || lesson.is_over() || lesson.was_shown()
}

/// What is repeated of a puzzle.
pub fn item(lesson: &PuzzleLesson) -> Item {
    let puzzle = lesson.puzzle();
    Item { kind: Kind::Puzzle, variant: puzzle.position.variant().name(), name: puzzle.id.clone() }
}

/// A puzzle as it is kept: solved if it ended so, failed if it was left or its solution shown.
pub fn exercise(lesson: &PuzzleLesson, mode: Mode, detail: String, shared: &Shared) -> Exercise {
    let puzzle = lesson.puzzle();
    Exercise {
        moment: shared.moment(),
        kind: Kind::Puzzle,
        mode,
        variant: puzzle.position.variant(),
        item: puzzle.id.clone(),
        verdict: if lesson.is_solved() && !lesson.was_shown() { Verdict::Right } else { Verdict::Wrong },
        millis: u32::try_from(lesson.time(shared.now).as_millis()).unwrap_or(u32::MAX),
        hints: lesson.hints(),
        errors: lesson.errors(),
        tags: puzzle.tags.clone(),
        detail,
    }
}
