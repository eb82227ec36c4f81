//! The settings: a form in which every change counts at once, and a board that shows what comes of it.

use std::time::Duration;

use super::{Destination, Screen, Step};
use crate::engine::MOST_THREADS;
use crate::rules::{AnyPosition, Color, Piece, PieceKind, Setup, Square, Variant};
use crate::settings::{Cells, Colors, LONGEST_NAME, Numbers, PieceSet, Settings, Speed, ThemeName};
use crate::tui::action::{Action, Effect};
use crate::tui::app::Shared;
use crate::tui::form::{Filled, Form, Row};
use crate::tui::keymap::{Command, Mode};
use crate::tui::layout::Emphasis;
use crate::tui::messages as words;
use crate::tui::page::{InputLine, Middle, Page, Pane, Tone, Words};
use crate::tui::widgets::board::Mark;

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
        };
        screen.form = Form::without_end(screen.rows(now));
        screen
    }

    fn rows(&self, now: &Settings) -> Vec<Row> {
        let [theme, colors, pieces, numbers, cells, motion, success, reviews, retention, threads, memory, name] =
            words::SETTINGS_ROWS.map(|(label, _)| label);
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
            memory: at(&self.memory, place(10), usual.memory),
            name: self.form.text(11).chars().take(LONGEST_NAME).collect(),
        }
    }

    /// What the chosen row means, and what stands in its way.
    fn message(&self, shared: &Shared) -> Vec<Words> {
        let row = self.form.chosen();
        let mut lines = vec![Words::from(words::SETTINGS_ROWS.get(row).map_or("", |(_, help)| help))];
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

    fn can(&self, _command: Command) -> bool {
        true
    }

    fn emphasis(&self) -> Emphasis {
        Emphasis::Middle
    }

    fn update(&mut self, action: Action, shared: &mut Shared) -> Step {
        if let Action::Do(Command::Home | Command::Cancel) = action {
            return Step::to(Destination::Home);
        }
        if let Filled::Changed(_) = self.form.update(&action) {
            let settings = self.chosen();
            shared.set(settings.clone());
            return Step { effects: vec![Effect::Save(Box::new(settings))], destination: None };
        }
        Step::stay()
    }

    fn page(&self, shared: &Shared) -> Page {
        let (position, marks) = example();
        let mut board = shared.board(position);
        board.marks = marks;
        Page {
            title: words::SETTINGS_TITLE.to_owned(),
            subject: Words::new(Tone::Quiet, words::SETTINGS_SUBJECT),
            board,
            clock: Pane {
                title: words::SETTINGS_TITLE.to_lowercase(),
                lines: vec![Words::new(Tone::Quiet, words::SETTINGS_HOW_TO)],
            },
            time: String::new(),
            middle_title: words::SETTINGS_MIDDLE.to_owned(),
            middle: Middle::Menu(self.form.lines()),
            message: Pane {
                title: words::SETTINGS_ROWS.get(self.form.chosen()).map_or("", |(label, _)| label).to_lowercase(),
                lines: self.message(shared),
            },
            input: InputLine::default(),
        }
    }

    fn wakes_at(&self, _shared: &Shared) -> Option<Duration> {
        None
    }
}
