//! Opening traps: the form that chooses an exercise and the lines that it is about.

use std::rc::Rc;
use std::time::Duration;

use crate::tui::action::Action;
use crate::tui::form::{Filled, Form, Row, named};
use crate::tui::gathered_traps::GatheredTraps;
use crate::tui::keymap::{Command, Mode};
use crate::tui::layout::Emphasis;
use crate::tui::page::{Page, Pane, Tone, Words};
use crate::tui::screens::{Destination, Screen, Step};
use crate::tui::shared::Shared;
use crate::words::{self, say};
use damier_app::{Effect, Event, ExploreTask};
use damier_engine::RequestId;
use damier_rules::notation::write_move;
use damier_rules::{AnyPosition, BoardSize, Move, Variant};
use damier_train::puzzle::session::PuzzleSession;
use damier_train::traps::{TRAP, TrapExercise, Traps};
use damier_train::unannounced::{TrapLines, UnannouncedKind, UnannouncedSettings};
use strum::VariantArray;

/// The lines with traps that are shown; the command lists all.
const SHOWN: usize = 12;

/// How many of them are told.
const HEARD: usize = 3;

/// The rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TrapField {
    Exercise,
    /// The first move of the lines.
    Line,
}

/// The form.
pub struct TrapSetup {
    variant: Variant,
    waiting: Option<RequestId>,
    /// `None` until they are gathered.
    traps: Option<Rc<Traps>>,
    exercise: TrapExercise,
    first: Option<Move>,
    /// Whether it was started before the traps were gathered: it begins when they are.
    is_started: bool,
    form: Form<TrapField>,
}

impl TrapSetup {
    /// The form, for the game that the player plays. Unless the traps are known, it asks for them at the first tick.
    pub fn new(shared: &Shared) -> Self {
        let (variant, hidden) = (shared.trainer.settings().variant, shared.trainer.player_sets().hidden_ids());
        let traps = shared.traps.as_ref().and_then(|known| known.of(variant, &hidden));
        let (exercise, first) = (TrapExercise::Find, None);
        let form = Form::new(rows(variant, traps.as_deref(), exercise, first), say().traps_start());
        Self { variant, waiting: None, traps, exercise, first, is_started: false, form }
    }

    fn ask(&mut self, shared: &mut Shared) -> Option<Effect> {
        if self.waiting.is_some() || self.traps.is_some() {
            return None;
        }
        let id = shared.trainer.next_id();
        self.waiting = Some(id);
        let hidden = shared.trainer.player_sets().hidden_ids();
        Some(Effect::Explore(id, ExploreTask::Traps { variant: self.variant, hidden }))
    }

    /// The values of the row of lines.
    fn firsts(&self) -> Vec<Option<Move>> {
        firsts(self.traps.as_deref(), self.exercise).into_iter().map(|(first, _)| first).collect()
    }

    fn show(&mut self) {
        self.form.show(rows(self.variant, self.traps.as_deref(), self.exercise, self.first));
    }

    fn take(&mut self, field: TrapField) {
        match field {
            TrapField::Exercise => self.exercise = self.form.pick(field, TrapExercise::VARIANTS),
            TrapField::Line => self.first = self.form.pick(field, &self.firsts()),
        }
        if !self.firsts().contains(&self.first) {
            self.first = None;
        }
        self.show();
    }

    fn can_start(&self) -> bool {
        self.traps.as_ref().is_some_and(|traps| traps.count(self.exercise) > 0)
    }

    fn start(&self) -> Step {
        let Some(traps) = self.traps.as_ref().filter(|_| self.can_start()) else { return Step::stay() };
        let variant = self.variant;
        let trial = match self.exercise {
            TrapExercise::Find => {
                let ids = self.first.map(|first| traps.ids(Some(first))).unwrap_or_default();
                return Step::to(Destination::Training(PuzzleSession::of_theme(variant, TRAP).limited_to(ids)));
            }
            TrapExercise::WhichFalls => UnannouncedKind::WhichLose,
            TrapExercise::PlayOn => UnannouncedKind::YourMove,
        };
        let settings = UnannouncedSettings { trial, variant };
        Step::to(Destination::TrapSet(settings, TrapLines { first: self.first }))
    }

    /// What the exercise is, then the traps on the chosen lines.
    fn message(&self) -> Vec<Words> {
        let Some(traps) = &self.traps else {
            let told = if self.is_started { say().traps_starts_later() } else { say().opening_searches() };
            return vec![Words::new(Tone::Quiet, told)];
        };
        if !self.can_start() {
            return vec![Words::from(say().traps_none())];
        }
        let start = AnyPosition::start(self.variant);
        let beginning: Vec<String> = self.first.map(|first| write_move(&start, first)).into_iter().collect();
        let about = Words::from(words::trap_about(self.exercise));
        let count = traps.lines(&beginning).count();
        let shown = if words::is_aloud() { HEARD } else { SHOWN };
        let lines = traps.lines(&beginning).take(shown);
        let lines = lines.map(|line| Words::new(Tone::Quiet, words::trap_line(line)));
        let more = count.checked_sub(shown).filter(|more| *more > 0);
        let more = more.map(|more| Words::new(Tone::Quiet, say().traps_more(more)));
        std::iter::once(about).chain(lines).chain(more).collect()
    }
}

/// The choices of first moves, each with the number of its questions; all lines come first.
fn firsts(traps: Option<&Traps>, exercise: TrapExercise) -> Vec<(Option<Move>, usize)> {
    let Some(traps) = traps else { return vec![(None, 0)] };
    let each = traps.first_moves(exercise).into_iter().map(|(first, count)| (Some(first), count));
    std::iter::once((None, traps.count(exercise))).chain(each).collect()
}

/// The rows. That of the lines has one value until the traps are gathered: the rows keep their numbers.
fn rows(variant: Variant, traps: Option<&Traps>, exercise: TrapExercise, first: Option<Move>) -> Vec<Row<TrapField>> {
    let start = AnyPosition::start(variant);
    let lines = firsts(traps, exercise).into_iter().map(|(first, count)| {
        let name = match first {
            Some(first) => say().traps_first(write_move(&start, first), count),
            None if traps.is_none() => say().traps_all_uncounted(),
            None => say().traps_all(count),
        };
        (first, name)
    });
    let exercises = named(TrapExercise::VARIANTS, |exercise| say().trap_exercise(exercise.as_ref()));
    let lines = Row::choice(TrapField::Line, say().traps_line(), lines, &first);
    vec![Row::choice(TrapField::Exercise, say().traps_exercise(), exercises, &exercise), lines]
}

impl Screen for TrapSetup {
    fn mode(&self) -> Mode {
        self.form.mode()
    }

    fn board_size(&self) -> BoardSize {
        self.variant.board_size()
    }

    fn emphasis(&self, _shared: &Shared) -> Emphasis {
        self.form.emphasis()
    }

    fn update(&mut self, action: Action, shared: &mut Shared) -> Step {
        match action {
            Action::App(Event::Traps(id, traps)) if self.waiting == Some(id) => {
                let (traps, hidden) = (Rc::new(*traps), shared.trainer.player_sets().hidden_ids());
                shared.traps = Some(GatheredTraps::new(self.variant, hidden, traps.clone()));
                self.traps = Some(traps);
                self.show();
                return if self.is_started { self.start() } else { Step::stay() };
            }
            Action::Do(Command::Home) => return Step::to(Destination::Home),
            Action::Do(Command::Cancel) => return Step::to(Destination::Openings),
            _ => {}
        }
        match self.form.update(&action) {
            Filled::Changed(field) => self.take(field),
            Filled::Done if self.traps.is_none() => self.is_started = true,
            Filled::Done => return self.start(),
            Filled::Same => {}
        }
        Step { effects: self.ask(shared).into_iter().collect(), ..Step::default() }
    }

    fn page(&self, shared: &Shared) -> Page {
        let variant = self.variant;
        Page {
            subject: Words::new(Tone::Quiet, words::variant_name(variant)),
            clock: Pane::new(say().traps_clock(), vec![Words::new(Tone::Quiet, say().traps_how_to())]),
            middle_title: say().traps_menu(),
            message: Pane::new(say().trap_exercise(self.exercise.as_ref()), self.message()),
            enter: if self.can_start() { say().traps_start().to_lowercase() } else { String::new() },
            ..self.form.page(say().traps_title(), shared.board(AnyPosition::start(variant)))
        }
    }

    fn wakes_at(&self, shared: &Shared) -> Option<Duration> {
        (self.waiting.is_none() && self.traps.is_none()).then(|| shared.trainer.now().run)
    }
}
