//! The settings: a form whose changes apply at once, and a board as a preview.

use super::{Destination, Screen, Step};
use crate::tui::action::Action;
use crate::tui::form::{Filled, Form, Row, named};
use crate::tui::keymap::{Command, Mode};
use crate::tui::layout::{Emphasis, LIST_ROWS};
use crate::tui::page::{Page, Pane, Tone, Words};
use crate::tui::shared::Shared;
use crate::tui::widgets::board::Mark;
use crate::words::{self, say};
use damier_app::settings::{
    Cells, Colors, Face, Graphics, LONGEST_COMMAND, LONGEST_NAME, LanguageName, MoveStyle, Numbers, PieceSet, Settings,
    Speech, Speed, ThemeName,
};
use damier_app::{Effect, Event};
use damier_engine::{EngineError, MAX_THREADS, ReportKind, RequestId, Task};
use damier_rules::{AnyPosition, BoardSize, Color, Piece, PieceKind, Setup, Square, Variant};
use damier_train::play::NAMELESS;
use damier_train::puzzle::player_sets::PlayerSets;
use etude_tui::text_input::TextInput;

/// The shares offered, in percent; the file may hold any value between them.
const SUCCESS: &[u8] = &[50, 55, 60, 65, 70, 75, 80, 85, 90, 95];
const RETENTION: &[u8] = &[70, 75, 80, 85, 90, 93, 95, 97];
const REVIEWS: &[usize] = &[5, 10, 15, 20, 30, 50, 100, 200];
const MEMORY: &[u32] = &[16, 32, 64, 128, 256, 512, 1024, 2048, 4096];

/// The screen of the settings.
pub struct SettingsScreen {
    form: Form<Field>,
    /// The settings when the form was opened: their numbers are offered too.
    before: Settings,
    test: EngineTest,
}

/// State of the test of the player's own engine.
enum EngineTest {
    None,
    Waiting(RequestId),
    /// The engine's name, or why it failed.
    Told(Result<String, EngineError>),
}

/// The rows of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::AsRefStr)]
#[strum(serialize_all = "kebab-case")]
enum Field {
    Language,
    Theme,
    Colors,
    Pieces,
    Graphics,
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
    Face,
    Speech,
    Moves,
    PlayerSets,
}

/// The values offered, in order, with the current one among them.
fn with<V: Copy + Ord>(offered: &[V], now: V) -> Vec<V> {
    let mut values = offered.to_vec();
    if let Err(place) = values.binary_search(&now) {
        values.insert(place, now);
    }
    values
}

/// The numbers of threads offered: the powers of two below the number of cores, or one thread a core (`None`).
fn threads(now: Option<u16>) -> Vec<Option<u16>> {
    let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get().min(MAX_THREADS));
    let powers = (0..8).map(|power| 1_u16 << power).filter(|&threads| usize::from(threads) < cores).map(Some);
    with(&[None].into_iter().chain(powers).collect::<Vec<_>>(), now)
}

/// The name of an option, and its help.
fn label(option: Field) -> (String, String) {
    (say().option_name(option), say().option_help(option))
}

fn choice<T: PartialEq, N: Into<String>>(
    option: Field,
    values: impl IntoIterator<Item = (T, N)>,
    now: &T,
) -> Row<Field> {
    Row::choice(option, label(option), values, now)
}

/// The languages to choose from: that of the system, and every one that there is.
fn languages() -> Vec<LanguageName> {
    std::iter::once(LanguageName::default()).chain(words::language_names()).collect()
}

fn with_name(language: LanguageName) -> (LanguageName, String) {
    let name = words::language_choice(&language);
    (language, name)
}

impl EngineTest {
    fn is(&self, id: RequestId) -> bool {
        matches!(self, Self::Waiting(waiting) if *waiting == id)
    }
}

impl SettingsScreen {
    pub fn new(shared: &Shared) -> Self {
        let before = shared.trainer.settings().clone();
        Self {
            form: Form::without_end(Self::rows(&before, shared.trainer.player_sets(), shared.is_plain())),
            before,
            test: EngineTest::None,
        }
    }

    /// The rows of the form.
    fn rows(now: &Settings, player_sets: &PlayerSets, is_plain: bool) -> Vec<Row<Field>> {
        let percent = |value| words::percent(f64::from(value) / 100.0);
        let thread = |count: Option<u16>| count.map_or_else(|| say().settings_all_threads(), |count| count.to_string());
        let (success, retention) = (with(SUCCESS, now.success), with(RETENTION, now.retention));
        let (reviews, memory) = (with(REVIEWS, now.reviews), with(MEMORY, now.memory));
        let picked = say().settings_picks_count(player_sets.sets().count(), player_sets.hidden().len());
        let typed = |text: &str| TextInput::new(text).at_most(LONGEST_COMMAND);
        let name = TextInput::new(&now.name).at_most(LONGEST_NAME);
        let speech = vec![
            choice(Field::Face, named(Face::ALL, |face| say().face_choice(face)), &now.face),
            choice(Field::Speech, named(Speech::ALL, |speech| say().speech_choice(speech)), &now.speech),
            choice(Field::Moves, named(MoveStyle::ALL, |style| say().moves_choice(style)), &now.move_style),
        ];
        let mut rows = vec![
            choice(Field::Language, languages().into_iter().map(with_name), &now.language),
            choice(Field::Theme, named(ThemeName::ALL, |theme| say().theme_choice(theme)), &now.theme),
            choice(Field::Colors, named(Colors::ALL, |colors| say().colors_choice(colors)), &now.colors),
            choice(Field::Pieces, named(PieceSet::ALL, |pieces| say().pieces_choice(pieces)), &now.pieces),
            choice(Field::Graphics, named(Graphics::ALL, |graphics| say().graphics_choice(graphics)), &now.graphics),
            choice(Field::Numbers, named(Numbers::ALL, |numbers| say().numbers_choice(numbers)), &now.numbers),
            choice(Field::Cells, named(Cells::ALL, |cells| say().cells_choice(cells)), &now.cells),
            choice(Field::Motion, named(Speed::ALL, |speed| say().speed_choice(speed)), &now.animation),
            choice(Field::Success, named(&success, percent), &now.success),
            choice(Field::Reviews, named(&reviews, |count| say().a_day(count)), &now.reviews),
            choice(Field::Retention, named(&retention, percent), &now.retention),
            choice(Field::Threads, named(&threads(now.threads), thread), &now.threads),
            choice(Field::Memory, named(&memory, |amount| say().mebibytes(amount)), &now.memory),
            Row::text(Field::Program, label(Field::Program), typed(&now.program))
                .or_empty(say().settings_program_empty()),
            Row::text(Field::Folder, label(Field::Folder), typed(&now.program_folder))
                .or_empty(say().settings_folder_empty()),
            Row::text(Field::Name, label(Field::Name), name).or_empty(words::player(NAMELESS)),
            choice(Field::PlayerSets, [((), picked)], &()),
        ];
        // What is heard comes first for those who hear, and before the last row, which opens something, on the screen.
        let place = if is_plain { 1 } else { rows.len() - 1 };
        rows.splice(place..place, speech);
        rows
    }

    /// Takes over what a row of the form says now.
    fn take(&self, field: Field, settings: &mut Settings) {
        let Self { form, before, .. } = self;
        match field {
            Field::Language => settings.language = form.pick(field, &languages()),
            Field::Face => settings.face = form.pick(field, Face::ALL),
            Field::Speech => settings.speech = form.pick(field, Speech::ALL),
            Field::Moves => settings.move_style = form.pick(field, MoveStyle::ALL),
            Field::Theme => settings.theme = form.pick(field, ThemeName::ALL),
            Field::Colors => settings.colors = form.pick(field, Colors::ALL),
            Field::Pieces => settings.pieces = form.pick(field, PieceSet::ALL),
            Field::Graphics => settings.graphics = form.pick(field, Graphics::ALL),
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
            Field::PlayerSets => {}
        }
    }

    /// Starts the player's own engine as a test.
    fn try_program(&mut self, shared: &mut Shared) -> Step {
        let Some(program) = shared.trainer.settings().program() else { return Step::stay() };
        let id = shared.trainer.next_id();
        self.test = EngineTest::Waiting(id);
        let task = Task::StartProgram { program, variant: shared.trainer.settings().variant };
        Step { effects: vec![Effect::Ask(id, task)], ..Step::default() }
    }

    /// Ends the engine or cancels its start: no game is played here.
    fn end_program(shared: &mut Shared) -> Step {
        Step { effects: vec![shared.trainer.rest()], ..Step::default() }
    }

    /// Help for the chosen row, and why it may have no effect.
    fn message(&self, shared: &Shared) -> Vec<Words> {
        let field = self.form.chosen();
        // The result of a test comes first: small screens show little more.
        let mut lines: Vec<Words> = Vec::new();
        if let Some(Field::Program | Field::Folder) = field {
            lines.extend(match &self.test {
                EngineTest::None => None,
                EngineTest::Waiting(_) => Some(Words::new(Tone::Quiet, say().settings_trying())),
                EngineTest::Told(Ok(name)) => Some(Words::new(Tone::Good, say().program_answers(name))),
                EngineTest::Told(Err(reason)) => Some(Words::new(Tone::Bad, words::program_silent(reason))),
            });
        }
        let shortage = shared.trainer.shortage().filter(|_| field == Some(Field::Memory));
        lines.extend(shortage.map(|shortage| Words::new(Tone::Bad, words::short_of_memory(shortage))));
        lines.push(Words::from(self.form.chosen_row().map_or("", Row::help)));
        if matches!(field, Some(Field::Theme | Field::Colors)) && shared.is_monochrome() {
            lines.push(Words::new(Tone::Notice, say().settings_no_color()));
        }
        if field == Some(Field::Language) {
            lines.extend(words::incomplete(words::language()).map(|told| Words::new(Tone::Quiet, told)));
        }
        if field == Some(Field::Language) && shared.has_given_language() {
            lines.push(Words::new(Tone::Notice, say().settings_language_given()));
        }
        if field == Some(Field::Pieces) && shared.has_given_pieces() {
            lines.push(Words::new(Tone::Notice, say().settings_pieces_given()));
        }
        lines.extend(shared.complaints.iter().map(|complaint| Words::new(Tone::Bad, complaint)));
        lines.push(match &shared.settings_file {
            Some(file) => Words::new(Tone::Quiet, say().kept_in(file.display().to_string())),
            None => Words::new(Tone::Notice, say().settings_lost()),
        });
        lines
    }
}

/// Squares with pieces of a colour and kind.
type Pieces = (Color, PieceKind, &'static [u8]);

const PIECES_ON_100: [Pieces; 4] = [
    (Color::White, PieceKind::Man, &[28, 32, 38, 42, 47, 33]),
    (Color::White, PieceKind::King, &[36, 49]),
    (Color::Black, PieceKind::Man, &[3, 9, 13, 18, 14, 26]),
    (Color::Black, PieceKind::King, &[5, 16]),
];
const MARKS_ON_100: [(u8, Mark); 11] = [
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
const PIECES_ON_64: [Pieces; 4] = [
    (Color::White, PieceKind::Man, &[21, 22, 26, 30, 31]),
    (Color::White, PieceKind::King, &[24, 32]),
    (Color::Black, PieceKind::Man, &[2, 6, 9, 10, 11]),
    (Color::Black, PieceKind::King, &[4, 12]),
];
const MARKS_ON_64: [(u8, Mark); 11] = [
    (22, Mark::Selected),
    (17, Mark::Target),
    (21, Mark::MustCapture),
    (15, Mark::LastMove),
    (11, Mark::LastMove),
    (19, Mark::Taken),
    (23, Mark::Passed),
    (14, Mark::Cursor),
    (26, Mark::Hint),
    (27, Mark::Right),
    (29, Mark::Wrong),
];

/// A position with every kind of piece on the board of a game, and a mark of every kind.
fn example(variant: Variant) -> (AnyPosition, Vec<(Square, Mark)>) {
    let (mut setup, size) = (Setup::new(variant, Color::White), variant.board_size());
    let (pieces, marks) = match size {
        BoardSize::Ten => (PIECES_ON_100, MARKS_ON_100),
        BoardSize::Eight => (PIECES_ON_64, MARKS_ON_64),
    };
    for (color, kind, squares) in pieces {
        for &square in squares {
            // Cannot fail: every square is on the board and occurs once.
            let _ = setup.put(square.into(), Piece { color, kind });
        }
    }
    (setup.position(), marks.iter().filter_map(|&(number, mark)| Some((size.square(number)?, mark))).collect())
}

impl Screen for SettingsScreen {
    fn mode(&self) -> Mode {
        self.form.mode()
    }

    fn board_size(&self) -> BoardSize {
        self.before.variant.board_size()
    }

    fn emphasis(&self, _shared: &Shared) -> Emphasis {
        match self.form.emphasis() {
            Emphasis::Form { rows, .. } => Emphasis::Form { rows, least: LIST_ROWS },
            other => other,
        }
    }

    fn update(&mut self, action: Action, shared: &mut Shared) -> Step {
        if let Action::Do(Command::Home | Command::Cancel) = action {
            return Step::to(Destination::Home);
        }
        match &action {
            Action::App(Event::Report(id, ReportKind::Started(answer))) if self.test.is(*id) => {
                let named = |name: Option<String>| name.unwrap_or_else(|| say().engine_unnamed());
                self.test = EngineTest::Told(answer.clone().map(named));
                return Self::end_program(shared);
            }
            Action::App(Event::Report(id, ReportKind::Failed(reason))) if self.test.is(*id) => {
                self.test = EngineTest::Told(Err(reason.clone()));
            }
            Action::Do(Command::Confirm) if matches!(self.form.chosen(), Some(Field::Program | Field::Folder)) => {
                return self.try_program(shared);
            }
            Action::Do(Command::Confirm) if self.form.chosen() == Some(Field::PlayerSets) => {
                return Step::to(Destination::PlayerSets);
            }
            _ => {}
        }
        if let Filled::Changed(field) = self.form.update(&action) {
            // A pending test no longer matters.
            let mut effects = self.leave(shared);
            self.test = EngineTest::None;
            let mut settings = shared.trainer.settings().clone();
            self.take(field, &mut settings);
            shared.set(settings.clone());
            if field == Field::Language {
                self.form.show(Self::rows(&settings, shared.trainer.player_sets(), shared.is_plain()));
            }
            effects.push(Effect::Save(Box::new(settings)));
            return Step { effects, ..Step::default() };
        }
        Step::stay()
    }

    fn page(&self, shared: &Shared) -> Page {
        let (position, marks) = example(shared.trainer.settings().variant);
        let mut board = shared.board(position);
        board.marks = marks;
        Page {
            subject: Words::new(Tone::Quiet, say().settings_subject()),
            clock: Pane {
                title: say().settings_title().to_lowercase(),
                lines: vec![Words::new(Tone::Quiet, say().settings_how_to())],
            },
            middle_title: say().settings_middle(),
            message: Pane {
                title: self.form.chosen_row().map_or("", Row::label).to_lowercase(),
                lines: self.message(shared),
            },
            enter: match self.form.chosen() {
                Some(Field::Program | Field::Folder) if !shared.trainer.settings().program.is_empty() => {
                    say().label_test()
                }
                Some(Field::PlayerSets) => say().label_open(),
                _ => String::new(),
            },
            ..self.form.page(say().settings_title(), board)
        }
    }

    fn leave(&mut self, shared: &mut Shared) -> Vec<Effect> {
        if matches!(self.test, EngineTest::Waiting(_)) { Self::end_program(shared).effects } else { Vec::new() }
    }
}
