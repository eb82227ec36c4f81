//! Opening traps: the form that chooses an exercise and the lines that it is about.

use crate::tui::action::Action;
use crate::tui::form::{Filled, Form, Row, named};
use crate::tui::keymap::{Command, Mode};
use crate::tui::layout::Emphasis;
use crate::tui::page::{Page, Pane, Tone, Words};
use crate::tui::screens::{Destination, Screen, Step};
use crate::tui::shared::Shared;
use crate::words::{self, say};
use damier_rules::notation::write_move;
use damier_rules::{AnyPosition, BoardSize, Move};
use damier_train::puzzle::filter::Filter;
use damier_train::puzzle::session::PuzzleSession;
use damier_train::traps::{TRAP, TrapExercise, Traps};
use damier_train::unannounced::{TrapLines, UnannouncedKind, UnannouncedSettings};
use strum::VariantArray;

/// The lines with traps that are shown; the command lists all.
const SHOWN: usize = 12;

/// The rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TrapField {
    Exercise,
    /// The first move of the lines.
    Line,
}

/// The form.
pub struct TrapSetup {
    traps: Traps,
    exercise: TrapExercise,
    first: Option<Move>,
    form: Form<TrapField>,
}

impl TrapSetup {
    /// The form, for the game that the player plays.
    pub fn new(shared: &mut Shared) -> Self {
        let traps = shared.trainer.traps();
        let (exercise, first) = (TrapExercise::Find, None);
        let form = Form::new(rows(&traps, exercise, first), say().traps_start());
        Self { traps, exercise, first, form }
    }

    /// The values of the row of lines.
    fn firsts(&self) -> Vec<Option<Move>> {
        firsts(&self.traps, self.exercise).into_iter().map(|(first, _)| first).collect()
    }

    fn take(&mut self, field: TrapField) {
        match field {
            TrapField::Exercise => self.exercise = self.form.pick(field, TrapExercise::VARIANTS),
            TrapField::Line => self.first = self.form.pick(field, &self.firsts()),
        }
        if !self.firsts().contains(&self.first) {
            self.first = None;
        }
        self.form.show(rows(&self.traps, self.exercise, self.first));
    }

    fn can_start(&self) -> bool {
        self.traps.count(self.exercise) > 0
    }

    fn start(&self) -> Step {
        if !self.can_start() {
            return Step::stay();
        }
        let variant = self.traps.variant();
        let trial = match self.exercise {
            TrapExercise::Find => {
                let ids = self.first.map(|first| self.traps.ids(Some(first))).unwrap_or_default();
                let session = PuzzleSession::of_theme(variant, TRAP);
                let filter = Filter { ids, ..session.filter };
                return Step::to(Destination::Training(PuzzleSession { filter, ..session }));
            }
            TrapExercise::WhichFalls => UnannouncedKind::WhichLose,
            TrapExercise::PlayOn => UnannouncedKind::YourMove,
        };
        let settings = UnannouncedSettings { trial, variant };
        Step::to(Destination::TrapSet(settings, TrapLines { first: self.first }))
    }

    /// What the exercise is, then the traps on the chosen lines.
    fn message(&self) -> Vec<Words> {
        if !self.can_start() {
            return vec![Words::from(say().traps_none())];
        }
        let start = AnyPosition::start(self.traps.variant());
        let beginning: Vec<String> = self.first.map(|first| write_move(&start, first)).into_iter().collect();
        let about = Words::from(words::trap_about(self.exercise));
        let count = self.traps.lines(&beginning).count();
        let lines = self.traps.lines(&beginning).take(SHOWN);
        let lines = lines.map(|line| Words::new(Tone::Quiet, words::trap_line(line)));
        let more = count.checked_sub(SHOWN).filter(|more| *more > 0);
        let more = more.map(|more| Words::new(Tone::Quiet, say().traps_more(more)));
        std::iter::once(about).chain(lines).chain(more).collect()
    }
}

/// The choices of first moves, each with the number of its questions; all lines come first.
fn firsts(traps: &Traps, exercise: TrapExercise) -> Vec<(Option<Move>, usize)> {
    let each = traps.first_moves(exercise).into_iter().map(|(first, count)| (Some(first), count));
    std::iter::once((None, traps.count(exercise))).chain(each).collect()
}

fn rows(traps: &Traps, exercise: TrapExercise, first: Option<Move>) -> Vec<Row<TrapField>> {
    let start = AnyPosition::start(traps.variant());
    let lines = firsts(traps, exercise).into_iter().map(|(first, count)| {
        let name = match first {
            Some(first) => say().traps_first(write_move(&start, first), count),
            None => say().traps_all(count),
        };
        (first, name)
    });
    vec![
        Row::choice(
            TrapField::Exercise,
            say().traps_exercise(),
            named(TrapExercise::VARIANTS, |exercise| say().trap_exercise(exercise.as_ref())),
            &exercise,
        ),
        Row::choice(TrapField::Line, say().traps_line(), lines, &first),
    ]
}

impl Screen for TrapSetup {
    fn mode(&self) -> Mode {
        self.form.mode()
    }

    fn board_size(&self) -> BoardSize {
        self.traps.variant().board_size()
    }

    fn emphasis(&self, _shared: &Shared) -> Emphasis {
        self.form.emphasis()
    }

    fn update(&mut self, action: Action, _shared: &mut Shared) -> Step {
        match action {
            Action::Do(Command::Home) => return Step::to(Destination::Home),
            Action::Do(Command::Cancel) => return Step::to(Destination::Openings),
            _ => {}
        }
        match self.form.update(&action) {
            Filled::Changed(field) => self.take(field),
            Filled::Done => return self.start(),
            Filled::Same => {}
        }
        Step::stay()
    }

    fn page(&self, shared: &Shared) -> Page {
        let variant = self.traps.variant();
        Page {
            subject: Words::new(Tone::Quiet, words::variant_name(variant)),
            clock: Pane::new(say().traps_clock(), vec![Words::new(Tone::Quiet, say().traps_how_to())]),
            middle_title: say().traps_menu(),
            message: Pane::new(say().trap_exercise(self.exercise.as_ref()), self.message()),
            enter: if self.can_start() { say().traps_start().to_lowercase() } else { String::new() },
            ..self.form.page(say().traps_title(), shared.board(AnyPosition::start(variant)))
        }
    }
}
