//! The settings: a form in which every change counts at once, and a board that shows what comes of it.

use super::{Destination, Screen, Step};
use crate::settings::{Cells, Colors, LONGEST_COMMAND, LONGEST_NAME, Numbers, PieceSet, Settings, Speed, ThemeName};
use crate::tui::action::{Action, Effect};
use crate::tui::app::Shared;
use crate::tui::form::{Filled, Form, Row, named};
use crate::tui::keymap::{Command, Mode};
use crate::tui::layout::Emphasis;
use crate::tui::page::{Page, Pane, Tone, Words};
use crate::tui::text_input::TextInput;
use crate::tui::widgets::board::Mark;
use crate::words;
use damier_engine::{EngineError, MOST_THREADS, ReportKind, RequestId, Task};
use damier_rules::{AnyPosition, Color, Piece, PieceKind, Setup, Square, Variant};

/// Shares that can be chosen, in percent; the file may say any between.
const SUCCESS: &[u8] = &[50, 55, 60, 65, 70, 75, 80, 85, 90, 95];
const RETENTION: &[u8] = &[70, 75, 80, 85, 90, 93, 95, 97];
const REVIEWS: &[usize] = &[5, 10, 15, 20, 30, 50, 100, 200];
const MEMORY: &[u32] = &[16, 32, 64, 128, 256, 512, 1024, 2048, 4096];

/// The screen of the settings.
pub struct SettingsScreen {
    form: Form<Field>,
    /// The settings when the form was opened: their numbers are offered beside the usual ones.
    before: Settings,
    trial: Trial,
}

/// How it is with a trial of the player's own engine.
enum Trial {
    None,
    Waiting(RequestId),
    /// Its name, or what is wrong.
    Told(Result<String, EngineError>),
}

/// The rows of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Field {
    Theme,
    Colors,
    Pieces,
    Numbers,
    Cells,
    Motion,
    Success,
    Reviews,
    Retention,
    Threads,
    Memory,
    Program,
    Folder,
    Name,
}

/// The values that can be chosen, the one that stands among them.
fn with<V: Copy + Ord>(offered: &[V], now: V) -> Vec<V> {
    let mut values = offered.to_vec();
    if let Err(place) = values.binary_search(&now) {
        values.insert(place, now);
    }
    values
}

/// The numbers of threads that make sense on this machine: a power of two, or one for each core.
fn threads(now: Option<u16>) -> Vec<Option<u16>> {
    let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get().min(MOST_THREADS));
    let powers = (0..8).map(|power| 1_u16 << power).filter(|&threads| usize::from(threads) < cores).map(Some);
    with(&[None].into_iter().chain(powers).collect::<Vec<_>>(), now)
}

impl Trial {
    fn is(&self, id: RequestId) -> bool {
        matches!(self, Self::Waiting(waiting) if *waiting == id)
    }
}

impl SettingsScreen {
    pub fn new(shared: &Shared) -> Self {
        let before = shared.settings.clone();
        Self { form: Form::without_end(Self::rows(&before)), before, trial: Trial::None }
    }

    /// The rows of the form.
    fn rows(now: &Settings) -> Vec<Row<Field>> {
        let percent = |value| words::percent(f64::from(value) / 100.0);
        let thread = |count: Option<u16>| {
            count.map_or_else(|| words::SETTINGS_ALL_THREADS.to_owned(), |count| count.to_string())
        };
        let (success, retention) = (with(SUCCESS, now.success), with(RETENTION, now.retention));
        let (reviews, memory) = (with(REVIEWS, now.reviews), with(MEMORY, now.memory));
        let typed = |text: &str| TextInput::new(text).at_most(LONGEST_COMMAND);
        vec![
            Row::choice(Field::Theme, words::SETTINGS_THEME, named(ThemeName::ALL, ThemeName::name), &now.theme),
            Row::choice(Field::Colors, words::SETTINGS_COLORS, named(Colors::ALL, Colors::name), &now.colors),
            Row::choice(Field::Pieces, words::SETTINGS_PIECES, named(PieceSet::ALL, PieceSet::name), &now.pieces),
            Row::choice(Field::Numbers, words::SETTINGS_NUMBERS, named(Numbers::ALL, Numbers::name), &now.numbers),
            Row::choice(Field::Cells, words::SETTINGS_CELLS, named(Cells::ALL, Cells::name), &now.cells),
            Row::choice(Field::Motion, words::SETTINGS_MOTION, named(Speed::ALL, Speed::name), &now.animation),
            Row::choice(Field::Success, words::SETTINGS_SUCCESS, named(&success, percent), &now.success),
            Row::choice(Field::Reviews, words::SETTINGS_REVIEWS, named(&reviews, words::a_day), &now.reviews),
            Row::choice(Field::Retention, words::SETTINGS_RETENTION, named(&retention, percent), &now.retention),
            Row::choice(Field::Threads, words::SETTINGS_THREADS, named(&threads(now.threads), thread), &now.threads),
            Row::choice(Field::Memory, words::SETTINGS_MEMORY, named(&memory, words::mebibytes), &now.memory),
            Row::text(Field::Program, words::SETTINGS_PROGRAM, typed(&now.program)),
            Row::text(Field::Folder, words::SETTINGS_FOLDER, typed(&now.program_folder)),
            Row::text(Field::Name, words::SETTINGS_NAME, TextInput::new(&now.name).at_most(LONGEST_NAME)),
        ]
    }

    /// Takes over what a row of the form says now.
    fn take(&self, field: Field, settings: &mut Settings) {
        let Self { form, before, .. } = self;
        match field {
            Field::Theme => settings.theme = form.pick(field, ThemeName::ALL),
            Field::Colors => settings.colors = form.pick(field, Colors::ALL),
            Field::Pieces => settings.pieces = form.pick(field, PieceSet::ALL),
            Field::Numbers => settings.numbers = form.pick(field, Numbers::ALL),
            Field::Cells => settings.cells = form.pick(field, Cells::ALL),
            Field::Motion => settings.animation = form.pick(field, Speed::ALL),
            Field::Success => settings.success = form.pick(field, &with(SUCCESS, before.success)),
            Field::Reviews => settings.reviews = form.pick(field, &with(REVIEWS, before.reviews)),
            Field::Retention => settings.retention = form.pick(field, &with(RETENTION, before.retention)),
            Field::Threads => settings.threads = form.pick(field, &threads(before.threads)),
            Field::Memory => settings.memory = form.pick(field, &with(MEMORY, before.memory)),
            Field::Program => form.text(field).clone_into(&mut settings.program),
            Field::Folder => form.text(field).clone_into(&mut settings.program_folder),
            Field::Name => form.text(field).clone_into(&mut settings.name),
        }
    }

    /// Has the player's own engine started, to see whether it works.
    fn try_program(&mut self, shared: &mut Shared) -> Step {
        let Some(program) = shared.settings.program() else { return Step::stay() };
        let id = shared.ids.next_id();
        self.trial = Trial::Waiting(id);
        let task = Task::StartProgram { program, variant: Variant::International };
        Step { effects: vec![Effect::Ask(id, task)], destination: None }
    }

    /// Ends it, or its start: nobody plays here.
    fn end_program(shared: &mut Shared) -> Step {
        Step { effects: vec![Effect::Ask(shared.ids.next_id(), Task::Rest)], destination: None }
    }

    /// What the chosen row means, and what stands in its way.
    fn message(&self, shared: &Shared) -> Vec<Words> {
        let field = self.form.chosen();
        // What came of a trial comes first: a small screen has room for little more.
        let mut lines: Vec<Words> = Vec::new();
        if let Some(Field::Program | Field::Folder) = field {
            lines.extend(match &self.trial {
                Trial::None => None,
                Trial::Waiting(_) => Some(Words::new(Tone::Quiet, words::SETTINGS_TRYING)),
                Trial::Told(Ok(name)) => Some(Words::new(Tone::Good, words::program_answers(name))),
                Trial::Told(Err(reason)) => Some(Words::new(Tone::Bad, words::program_silent(reason))),
            });
        }
        let shortage = shared.shortage().filter(|_| field == Some(Field::Memory));
        lines.extend(shortage.map(|shortage| Words::new(Tone::Bad, words::short_of_memory(shortage))));
        lines.push(Words::from(self.form.chosen_row().map_or("", Row::help)));
        if matches!(field, Some(Field::Theme | Field::Colors)) && shared.is_monochrome() {
            lines.push(Words::new(Tone::Notice, words::SETTINGS_NO_COLOR));
        }
        if field == Some(Field::Pieces) && shared.has_given_pieces() {
            lines.push(Words::new(Tone::Notice, words::SETTINGS_PIECES_GIVEN));
        }
        lines.extend(shared.complaints.iter().map(|complaint| Words::new(Tone::Bad, complaint)));
        lines.push(match &shared.settings_file {
            Some(file) => Words::new(Tone::Quiet, words::kept_in(&file.display().to_string())),
            None => Words::new(Tone::Notice, words::SETTINGS_LOST),
        });
        lines
    }
}

/// A position with every kind of piece, and a mark of every kind.
fn example() -> (AnyPosition, Vec<(Square, Mark)>) {
    let mut setup = Setup::new(Variant::International, Color::White);
    let size = Variant::International.board_size();
    let pieces = [
        (Color::White, PieceKind::Man, &[28, 32, 38, 42, 47, 33][..]),
        (Color::White, PieceKind::King, &[36, 49]),
        (Color::Black, PieceKind::Man, &[3, 9, 13, 18, 14, 26]),
        (Color::Black, PieceKind::King, &[5, 16]),
    ];
    for (color, kind, squares) in pieces {
        for &square in squares {
            // Every square is on the board and has one piece at most.
            let _ = setup.put(square, Piece { color, kind });
        }
    }
    let marks = [
        (32, Mark::Selected),
        (27, Mark::Target),
        (28, Mark::MustCapture),
        (20, Mark::LastMove),
        (14, Mark::LastMove),
        (24, Mark::Taken),
        (29, Mark::Passed),
        (22, Mark::Cursor),
        (38, Mark::Hint),
        (40, Mark::Right),
        (45, Mark::Wrong),
    ];
    (setup.position(), marks.iter().filter_map(|&(number, mark)| Some((size.square(number)?, mark))).collect())
}

impl Screen for SettingsScreen {
    fn mode(&self) -> Mode {
        self.form.mode()
    }

    fn emphasis(&self) -> Emphasis {
        Emphasis::Form
    }

    fn update(&mut self, action: Action, shared: &mut Shared) -> Step {
        if let Action::Do(Command::Home | Command::Cancel) = action {
            return Step::to(Destination::Home);
        }
        match &action {
            Action::Report(id, ReportKind::Started(answer)) if self.trial.is(*id) => {
                self.trial = Trial::Told(answer.clone());
                return Self::end_program(shared);
            }
            Action::Report(id, ReportKind::Failed(reason)) if self.trial.is(*id) => {
                self.trial = Trial::Told(Err(reason.clone()));
            }
            Action::Do(Command::Confirm) if matches!(self.form.chosen(), Some(Field::Program | Field::Folder)) => {
                return self.try_program(shared);
            }
            _ => {}
        }
        if let Filled::Changed(field) = self.form.update(&action) {
            // A start that nobody waits for any more is given up.
            let mut effects = self.leave(shared);
            self.trial = Trial::None;
            let mut settings = shared.settings.clone();
            self.take(field, &mut settings);
            shared.set(settings.clone());
            effects.push(Effect::Save(Box::new(settings)));
            return Step { effects, destination: None };
        }
        Step::stay()
    }

    fn page(&self, shared: &Shared) -> Page {
        let (position, marks) = example();
        let mut board = shared.board(position);
        board.marks = marks;
        Page {
            subject: Words::new(Tone::Quiet, words::SETTINGS_SUBJECT),
            clock: Pane {
                title: words::SETTINGS_TITLE.to_lowercase(),
                lines: vec![Words::new(Tone::Quiet, words::SETTINGS_HOW_TO)],
            },
            middle_title: words::SETTINGS_MIDDLE.to_owned(),
            message: Pane {
                title: self.form.chosen_row().map_or("", Row::label).to_lowercase(),
                lines: self.message(shared),
            },
            ..self.form.page(words::SETTINGS_TITLE, board)
        }
    }

    fn leave(&mut self, shared: &mut Shared) -> Vec<Effect> {
        if matches!(self.trial, Trial::Waiting(_)) { Self::end_program(shared).effects } else { Vec::new() }
    }
}
