//! The settings: a form in which every change counts at once, and a board that shows what comes of it.

use super::{Destination, Screen, Step};
use crate::settings::{Cells, Colors, LONGEST_NAME, Numbers, PieceSet, Settings, Speed, ThemeName};
use crate::tui::action::{Action, Effect, Ticket};
use crate::tui::app::Shared;
use crate::tui::form::{Filled, Form, Row};
use crate::tui::keymap::{Command, Mode};
use crate::tui::layout::Emphasis;
use crate::tui::page::{Page, Pane, Tone, Words};
use crate::tui::widgets::board::Mark;
use crate::words;
use damier_engine::{MOST_THREADS, ReportKind, Task};
use damier_rules::{AnyPosition, Color, Piece, PieceKind, Setup, Square, Variant};

/// Shares that can be chosen, in percent; the file may say any between.
const SUCCESS: &[u8] = &[50, 55, 60, 65, 70, 75, 80, 85, 90, 95];
const RETENTION: &[u8] = &[70, 75, 80, 85, 90, 93, 95, 97];
const REVIEWS: &[usize] = &[5, 10, 15, 20, 30, 50, 100, 200];
const MEMORY: &[u32] = &[16, 32, 64, 128, 256, 512, 1024, 2048, 4096];

/// The screen of the settings.
pub struct SettingsScreen {
    form: Form,
    success: Vec<u8>,
    retention: Vec<u8>,
    reviews: Vec<usize>,
    memory: Vec<u32>,
    threads: Vec<Option<u16>>,
    trial: Trial,
}

/// How it is with a trial of the person's own engine.
enum Trial {
    None,
    Waiting(Ticket),
    /// Its name, or what is wrong.
    Told(Result<String, String>),
}

/// The rows of the person's own engine.
const PROGRAM: usize = 11;
const FOLDER: usize = 12;
const NAME: usize = 13;
/// The row of the engine's memory.
const MEMORY_ROW: usize = 10;

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
    fn is(&self, ticket: Ticket) -> bool {
        matches!(self, Self::Waiting(waiting) if *waiting == ticket)
    }
}

impl SettingsScreen {
    pub fn new(shared: &Shared) -> Self {
        let now = &shared.settings;
        let mut screen = Self {
            form: Form::without_end(Vec::new()),
            success: with(SUCCESS, now.success),
            retention: with(RETENTION, now.retention),
            reviews: with(REVIEWS, now.reviews),
            memory: with(MEMORY, now.memory),
            threads: threads(now.threads),
            trial: Trial::None,
        };
        screen.form = Form::without_end(screen.rows(now));
        screen
    }

    fn rows(&self, now: &Settings) -> Vec<Row> {
        let [theme, colors, pieces, numbers, cells, motion, success, reviews, retention, threads, memory, others @ ..] =
            words::SETTINGS_ROWS.map(|(label, _)| label);
        let [program, folder, name] = others;
        let thread = |count: &Option<u16>| {
            count.map_or_else(|| words::SETTINGS_ALL_THREADS.to_owned(), |count: u16| count.to_string())
        };
        vec![
            row(theme, ThemeName::ALL, now.theme, |value| value.name().to_owned()),
            row(colors, Colors::ALL, now.colors, |value| value.name().to_owned()),
            row(pieces, PieceSet::ALL, now.pieces, |value| value.name().to_owned()),
            row(numbers, Numbers::ALL, now.numbers, |value| value.name().to_owned()),
            row(cells, Cells::ALL, now.cells, |value| value.name().to_owned()),
            row(motion, Speed::ALL, now.animation, |value| value.name().to_owned()),
            row(success, &self.success, now.success, |&value| words::percent(f64::from(value) / 100.0)),
            row(reviews, &self.reviews, now.reviews, |&value| words::a_day(value)),
            row(retention, &self.retention, now.retention, |&value| words::percent(f64::from(value) / 100.0)),
            row(threads, &self.threads, now.threads, thread),
            row(memory, &self.memory, now.memory, |&value| words::mebibytes(value)),
            Row::text(program, &now.program),
            Row::text(folder, &now.program_folder),
            Row::text(name, &now.name),
        ]
    }

    /// What the form says.
    fn chosen(&self) -> Settings {
        let usual = Settings::default();
        let place = |row| self.form.value(row);
        Settings {
            theme: at(ThemeName::ALL, place(0), usual.theme),
            colors: at(Colors::ALL, place(1), usual.colors),
            pieces: at(PieceSet::ALL, place(2), usual.pieces),
            numbers: at(Numbers::ALL, place(3), usual.numbers),
            cells: at(Cells::ALL, place(4), usual.cells),
            animation: at(Speed::ALL, place(5), usual.animation),
            success: at(&self.success, place(6), usual.success),
            reviews: at(&self.reviews, place(7), usual.reviews),
            retention: at(&self.retention, place(8), usual.retention),
            threads: at(&self.threads, place(9), usual.threads),
            memory: at(&self.memory, place(MEMORY_ROW), usual.memory),
            program: self.form.text(PROGRAM).to_owned(),
            program_folder: self.form.text(FOLDER).to_owned(),
            name: self.form.text(NAME).chars().take(LONGEST_NAME).collect(),
        }
    }

    /// Has the person's own engine started, to see whether it works.
    fn try_program(&mut self, shared: &mut Shared) -> Step {
        let Some(program) = shared.settings.program() else { return Step::stay() };
        let ticket = shared.ticket();
        self.trial = Trial::Waiting(ticket);
        let task = Task::StartProgram { program, variant: Variant::International };
        Step { effects: vec![Effect::Ask(ticket, task)], destination: None }
    }

    /// Ends it, or its start: nobody plays here.
    fn end_program(shared: &mut Shared) -> Step {
        Step { effects: vec![Effect::Ask(shared.ticket(), Task::Rest)], destination: None }
    }

    /// What the chosen row means, and what stands in its way.
    fn message(&self, shared: &Shared) -> Vec<Words> {
        let row = self.form.chosen();
        // What came of a trial comes first: a small screen has room for little more.
        let mut lines: Vec<Words> = Vec::new();
        if let PROGRAM | FOLDER = row {
            lines.extend(match &self.trial {
                Trial::None => None,
                Trial::Waiting(_) => Some(Words::new(Tone::Quiet, words::SETTINGS_TRYING)),
                Trial::Told(Ok(name)) => Some(Words::new(Tone::Good, words::program_answers(name))),
                Trial::Told(Err(reason)) => Some(Words::new(Tone::Bad, words::program_silent(reason))),
            });
        }
        let shortage = shared.shortage().filter(|_| row == MEMORY_ROW);
        lines.extend(shortage.map(|shortage| Words::new(Tone::Bad, words::short_of_memory(shortage))));
        lines.push(Words::from(words::SETTINGS_ROWS.get(row).map_or("", |(_, help)| help)));
        if row < 2 && shared.is_monochrome() {
            lines.push(Words::new(Tone::Notice, words::SETTINGS_NO_COLOR));
        }
        if row == 2 && shared.has_given_pieces() {
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

fn row<V: Copy + PartialEq>(label: &str, values: &[V], now: V, name: impl Fn(&V) -> String) -> Row {
    let place = values.iter().position(|value| *value == now).unwrap_or(0);
    Row::choice(label, values.iter().map(name), place)
}

fn at<V: Copy>(values: &[V], place: usize, usual: V) -> V {
    values.get(place).copied().unwrap_or(usual)
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
            Action::Report(ticket, ReportKind::Started(answer)) if self.trial.is(*ticket) => {
                self.trial = Trial::Told(answer.clone());
                return Self::end_program(shared);
            }
            Action::Report(ticket, ReportKind::Failed(reason)) if self.trial.is(*ticket) => {
                self.trial = Trial::Told(Err(reason.clone()));
            }
            Action::Do(Command::Confirm) if matches!(self.form.chosen(), PROGRAM | FOLDER) => {
                return self.try_program(shared);
            }
            _ => {}
        }
        if let Filled::Changed(_) = self.form.update(&action) {
            // A start that nobody waits for any more is given up.
            let mut effects = self.leave(shared);
            self.trial = Trial::None;
            let settings = self.chosen();
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
                title: words::SETTINGS_ROWS.get(self.form.chosen()).map_or("", |(label, _)| label).to_lowercase(),
                lines: self.message(shared),
            },
            ..self.form.page(words::SETTINGS_TITLE, board)
        }
    }

    fn leave(&mut self, shared: &mut Shared) -> Vec<Effect> {
        if matches!(self.trial, Trial::Waiting(_)) { Self::end_program(shared).effects } else { Vec::new() }
    }
}
