//! What is kept of a puzzle: when it is over, and while it is not.

use super::course::Course;
use super::{PuzzleScreen, Screen};
use crate::store::drafts::Draft;
use crate::tui::app::Shared;
use damier_train::attempt::{Credit, Exercise, Mode, Subject};
use damier_train::history::Item;
use damier_train::interrupted::Interrupted;
use damier_train::puzzle::PuzzleLesson;
use damier_train::puzzle::mirror::mirrored;
use damier_train::puzzle::run::Label;
use damier_train::puzzle::woodpecker::Woodpecker;
use damier_train::rating::Strength;

/// Whether a puzzle has come to an end that counts, whatever is still to be seen of it. Who asks for the solution has
/// had it.
pub const fn is_done(lesson: &PuzzleLesson) -> bool {
    lesson.is_solved() || lesson.is_over() || lesson.was_shown()
}

/// What is repeated of a puzzle.
pub fn item(lesson: &PuzzleLesson) -> Item {
    let puzzle = lesson.puzzle();
    Item::Puzzle { variant: puzzle.position.variant(), id: puzzle.id.clone() }
}

/// A puzzle as it is kept: solved if it ended so, failed if it was left or its solution shown.
fn exercise(lesson: &PuzzleLesson, mode: Mode, run: Option<Label>, shared: &Shared) -> Exercise {
    let puzzle = lesson.puzzle();
    let credit = if lesson.is_solved() && !lesson.was_shown() { Credit::Full } else { Credit::None };
    let subject = Subject::Puzzle { id: puzzle.id.clone(), tags: puzzle.tags.clone(), run: run.map(Box::new) };
    Exercise {
        millis: u32::try_from(lesson.time(shared.now).as_millis()).unwrap_or(u32::MAX),
        hints: lesson.hints(),
        errors: lesson.errors(),
        ..Exercise::new(shared.moment(), mode, puzzle.position.variant(), credit, subject)
    }
}

/// A puzzle that was broken off, as it stood; `None` when it is there no more.
pub fn go_on(exercise: &Exercise, interrupted: Interrupted, shared: &mut Shared) -> Option<Box<dyn Screen>> {
    let Subject::Puzzle { id, run, .. } = &exercise.subject else { return None };
    let puzzle = shared.shelf.puzzle(id)?;
    let Interrupted { moves, again, session, mirrored: is_mirrored } = interrupted;
    let puzzle = if is_mirrored { mirrored(&puzzle) } else { puzzle };
    let session = session.unwrap_or_default();
    let course = match run {
        Some(label) => {
            let mut set = Woodpecker::of_run(label, &shared.history);
            set.go_on();
            Course::Woodpecker(set)
        }
        None => Course::Free,
    };
    let mut screen = PuzzleScreen { is_mirrored, ..PuzzleScreen::empty(session, course) };
    screen.begin(Some(PuzzleLesson::resume(puzzle, exercise, &moves, shared.now)), shared);
    screen.tally.counted = again;
    Some(Box::new(screen))
}

impl PuzzleScreen {
    /// The puzzle on the board as it would be recorded now, and its strength if it is rated.
    pub(super) fn as_it_stands(&self, lesson: &PuzzleLesson, shared: &Shared) -> (Exercise, Option<Strength>) {
        let exercise = exercise(lesson, self.session.plan.mode(), self.course.label(), shared);
        let rating = lesson.puzzle().rating;
        let strength = Strength::of_item(f64::from(rating.value), f64::from(rating.deviation));
        (exercise, self.session.plan.is_rated().then_some(strength))
    }

    /// Whether the puzzle on the board counts if it is left now. Who has seen nothing yet may leave without a word; who
    /// was wrong or was helped has had the puzzle.
    pub(super) fn counts(&self, lesson: &PuzzleLesson) -> bool {
        let is_done = lesson.errors() > 0 || lesson.hints() > 0 || is_done(lesson);
        is_done && !self.tally.counted && !self.course.is_over()
    }

    /// What it takes to go on with the puzzle on the board, if moves were made. A streak or a sprint is over when it is
    /// cut short: nobody can go on with it as if nothing had happened.
    fn interrupted(&self, lesson: &PuzzleLesson) -> Option<Interrupted> {
        let moves = lesson.right_so_far();
        let goes_on = matches!(self.course, Course::Free | Course::Woodpecker(_)) && !moves.is_empty();
        goes_on.then(|| Interrupted {
            moves,
            again: self.tally.counted,
            session: Some(self.session.clone()),
            mirrored: self.is_mirrored,
        })
    }

    /// What is kept of the puzzle on the board while it is not over.
    pub(super) fn as_draft(&self, shared: &Shared) -> Option<Draft> {
        let lesson = self.lesson.as_ref()?;
        let (counts, interrupted) = (self.counts(lesson), self.interrupted(lesson));
        let is_kept = counts || interrupted.is_some();
        is_kept.then(|| {
            let (exercise, item) = self.as_it_stands(lesson, shared);
            Draft { exercise, item, counts, interrupted }
        })
    }
}
