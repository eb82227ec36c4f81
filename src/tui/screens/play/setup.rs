//! What is agreed on before a game, as a form.

use std::time::Duration;

use rand::SeedableRng;

use super::give_up_waiting;
use crate::tui::action::Action;
use crate::tui::app::Shared;
use crate::tui::form::{Filled, Form, Row};
use crate::tui::keymap::{Command, Mode};
use crate::tui::layout::Emphasis;
use crate::tui::page::{Page, Pane, Tone, Words};
use crate::tui::screens::{Destination, Screen, Step};
use crate::words;
use damier_engine::Level;
use damier_rules::{AnyPosition, BoardSize, Color, Variant};
use damier_train::Random;
use damier_train::clock::Control;
use damier_train::play::PlayLesson;
use damier_train::play::terms::{Beginning, BeginningError, Manners, Terms};
use damier_train::start::Start;

/// The minutes that can be chosen.
const MINUTES: [u64; 12] = [1, 2, 3, 5, 10, 15, 20, 30, 45, 60, 90, 120];
/// The seconds that a move can add.
const SECONDS: [u64; 8] = [1, 2, 3, 5, 10, 15, 30, 60];
/// The moves that a period can have.
const MOVES: [u32; 7] = [10, 20, 25, 30, 40, 50, 60];

/// The rows of the form, without the one for a game that waits.
#[derive(Clone, Copy)]
enum Line {
    Variant,
    Level,
    Color,
    Start,
    Fen,
    Clock,
    Time,
    Extra,
    Undo,
    Touch,
    Blind,
    Sheet,
}

/// How many there are.
const LINES: usize = 12;

/// What was chosen last: the values of the rows, and the text of the FEN.
#[derive(Clone, Debug)]
pub struct Choices {
    values: [usize; LINES],
    fen: String,
}

impl Default for Choices {
    /// International draughts with White against a middling engine, ten minutes if there is a clock.
    fn default() -> Self {
        let mut values = [0; LINES];
        values[Line::Level as usize] = 2;
        values[Line::Time as usize] = 4;
        Self { values, fen: String::new() }
    }
}

/// The kinds of clock, in the order of the form.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ClockKind {
    None,
    SuddenDeath,
    Fischer,
    Period,
}

impl ClockKind {
    const fn of(value: usize) -> Self {
        match value {
            0 => Self::None,
            1 => Self::SuddenDeath,
            2 => Self::Fischer,
            _ => Self::Period,
        }
    }

    fn time_row(self, value: usize) -> Row {
        match self {
            Self::None => Row::choice(words::ROW_TIME, ["–"], 0),
            _ => Row::choice(words::ROW_TIME, MINUTES.map(words::minutes_value), value),
        }
    }

    fn extra_row(self, value: usize) -> Row {
        match self {
            Self::None | Self::SuddenDeath => Row::choice(words::ROW_EXTRA, ["–"], 0),
            Self::Fischer => Row::choice(words::ROW_EXTRA, SECONDS.map(words::seconds_value), value),
            Self::Period => Row::choice(words::ROW_EXTRA, MOVES.map(words::moves_value), value),
        }
    }
}

/// The screen with the form.
pub struct PlaySetup {
    form: Form,
    /// Whether the first row is about a game that waits.
    waits: bool,
    seed: u64,
    choices: Choices,
    preview: AnyPosition,
    problem: Option<BeginningError>,
}

impl PlaySetup {
    /// The form with what was chosen last.
    pub fn new(shared: &mut Shared) -> Self {
        let mut choices = shared.games.choices.clone();
        let waits = !shared.games.unfinished.is_empty();
        // The person's own engine comes last, if there is one.
        let levels = words::LEVEL_VALUES.len() - usize::from(shared.settings.program().is_none());
        let level = &mut choices.values[Line::Level as usize];
        *level = (*level).min(levels - 1);
        let (form, seed) = (form(&choices, waits, levels), shared.seed());
        let preview = AnyPosition::start(Variant::International);
        let mut setup = Self { form, waits, seed, choices, preview, problem: None };
        setup.look(shared);
        setup
    }

    fn place(&self, line: Line) -> usize {
        line as usize + usize::from(self.waits)
    }

    fn value(&self, line: Line) -> usize {
        self.choices.values[line as usize]
    }

    /// Whether the game that waits is to be gone on with.
    fn goes_on(&self) -> bool {
        self.waits && self.form.value(0) == 0
    }

    fn variant(&self) -> Variant {
        Variant::ALL[self.value(Line::Variant).min(2)]
    }

    /// The person's pieces; `None` leaves them to chance.
    fn color(&self) -> Option<Color> {
        [Some(Color::White), Some(Color::Black), None][self.value(Line::Color).min(2)]
    }

    fn beginning(&self, mine: Color) -> Beginning {
        match self.value(Line::Start) {
            0 => Beginning::Usual,
            1 => Beginning::Drawn,
            2 => Beginning::Fen(self.choices.fen.clone()),
            men @ 3..=5 => Beginning::Odds(!mine, men - 2),
            men => Beginning::Odds(mine, men - 5),
        }
    }

    fn control(&self) -> Option<Control> {
        let minutes = |value: usize| Duration::from_secs(60 * MINUTES[value.min(MINUTES.len() - 1)]);
        let (time, extra) = (minutes(self.value(Line::Time)), self.value(Line::Extra));
        match ClockKind::of(self.value(Line::Clock)) {
            ClockKind::None => None,
            ClockKind::SuddenDeath => Some(Control::sudden_death(time)),
            ClockKind::Fischer => {
                Some(Control::fischer(time, Duration::from_secs(SECONDS[extra.min(SECONDS.len() - 1)])))
            }
            ClockKind::Period => Some(Control::moves_in_period(MOVES[extra.min(MOVES.len() - 1)], time, time / 2)),
        }
    }

    /// Takes the values from the form.
    fn read(&mut self, changed: usize) {
        let kind_before = ClockKind::of(self.value(Line::Clock));
        let first = usize::from(self.waits);
        for line in 0..LINES {
            self.choices.values[line] = self.form.value(first + line);
        }
        self.form.text(self.place(Line::Fen)).clone_into(&mut self.choices.fen);
        let kind = ClockKind::of(self.value(Line::Clock));
        if changed == self.place(Line::Clock) && kind != kind_before {
            let time = if kind_before == ClockKind::None { 4 } else { self.value(Line::Time) };
            let extra = if kind == ClockKind::Period { 4 } else { 1 };
            self.form.replace(self.place(Line::Time), kind.time_row(time));
            self.form.replace(self.place(Line::Extra), kind.extra_row(extra));
            self.choices.values[Line::Time as usize] = self.form.value(self.place(Line::Time));
            self.choices.values[Line::Extra as usize] = self.form.value(self.place(Line::Extra));
        }
    }

    /// Looks at what the choices give.
    fn look(&mut self, shared: &Shared) {
        self.problem = None;
        if self.goes_on() {
            let waiting = shared.games.unfinished.first();
            let lesson =
                waiting.and_then(|game| PlayLesson::resume(&game.saved, shared.now, shared.tables.clone()).ok());
            if let Some(lesson) = lesson {
                self.preview = *lesson.game().position();
            }
            return;
        }
        match self.start(self.color().unwrap_or(Color::White)) {
            Ok(start) => self.preview = start.position,
            Err(problem) => {
                self.preview = AnyPosition::start(self.variant());
                self.problem = Some(problem);
            }
        }
    }

    fn start(&self, mine: Color) -> Result<Start, BeginningError> {
        self.beginning(mine).start(self.variant(), &mut Random::seed_from_u64(self.seed))
    }

    /// Begins the game, or goes on with the one that waits.
    fn begin(&mut self, shared: &mut Shared) -> Step {
        if self.goes_on() {
            return Step::to(Destination::Resume);
        }
        let chance = if shared.seed().is_multiple_of(2) { Color::White } else { Color::Black };
        let mine = self.color().unwrap_or(chance);
        let Ok(start) = self.start(mine) else { return Step::stay() };
        let is_yes = |line| self.value(line) == 1;
        let manners = Manners {
            casual: !is_yes(Line::Undo),
            touch_move: is_yes(Line::Touch),
            blindfold: is_yes(Line::Blind),
            own_sheet: is_yes(Line::Sheet),
        };
        let level = Level::ALL.get(self.value(Line::Level)).copied();
        let (level, program) = (level.unwrap_or(Level::FULL), level.is_none());
        let terms = Terms { level, mine, program, start, control: self.control(), manners, seed: self.seed };
        let effects = give_up_waiting(shared).into_iter().collect();
        Step { effects, destination: Some(Destination::Play(terms)) }
    }

    /// What the chosen row means, or what is wrong.
    fn message(&self) -> Vec<Words> {
        let mut lines: Vec<Words> =
            self.problem.iter().map(|problem| Words::new(Tone::Bad, problem.to_string())).collect();
        let chosen = self.form.chosen() + usize::from(!self.waits);
        lines.push(Words::from(*words::ROW_HELP.get(chosen).unwrap_or(&words::HELP_BEGIN)));
        lines.push(Words::default());
        let enter = if self.goes_on() { words::ENTER_GOES_ON } else { words::ENTER_BEGINS };
        lines.push(Words::new(Tone::Quiet, enter));
        lines
    }
}

fn form(choices: &Choices, waits: bool, levels: usize) -> Form {
    let value = |line: Line| choices.values[line as usize];
    let kind = ClockKind::of(value(Line::Clock));
    let mut rows = Vec::new();
    if waits {
        rows.push(Row::choice(words::ROW_GAME, words::GAME_VALUES, 0));
    }
    rows.extend([
        Row::choice(words::ROW_VARIANT, words::VARIANT_VALUES, value(Line::Variant)),
        Row::choice(words::ROW_LEVEL, words::LEVEL_VALUES.into_iter().take(levels), value(Line::Level)),
        Row::choice(words::ROW_COLOR, words::COLOR_VALUES, value(Line::Color)),
        Row::choice(words::ROW_START, words::START_VALUES, value(Line::Start)),
        Row::text(words::ROW_FEN, &choices.fen),
        Row::choice(words::ROW_CLOCK, words::CLOCK_VALUES, value(Line::Clock)),
        kind.time_row(value(Line::Time)),
        kind.extra_row(value(Line::Extra)),
        Row::choice(words::ROW_UNDO, words::UNDO_VALUES, value(Line::Undo)),
        Row::choice(words::ROW_TOUCH, words::NO_YES, value(Line::Touch)),
        Row::choice(words::ROW_BLIND, words::NO_YES, value(Line::Blind)),
        Row::choice(words::ROW_SHEET, words::SHEET_VALUES, value(Line::Sheet)),
    ]);
    Form::new(rows, words::PLAY_BEGIN)
}

impl Screen for PlaySetup {
    fn mode(&self) -> Mode {
        self.form.mode()
    }

    fn board_size(&self) -> BoardSize {
        self.preview.board_size()
    }

    fn emphasis(&self) -> Emphasis {
        Emphasis::Form
    }

    fn update(&mut self, action: Action, shared: &mut Shared) -> Step {
        if let Action::Do(Command::Home | Command::Cancel) = action {
            return Step::to(Destination::Home);
        }
        match self.form.update(&action) {
            Filled::Done => return self.begin(shared),
            Filled::Changed(row) => {
                if row == self.place(Line::Fen) && self.value(Line::Start) != 2 {
                    // Whoever writes a position means to begin there.
                    let start = Row::choice(words::ROW_START, words::START_VALUES, 2);
                    self.form.replace(self.place(Line::Start), start);
                }
                self.read(row);
                shared.games.choices = self.choices.clone();
                self.look(shared);
            }
            Filled::Same => {}
        }
        Step::stay()
    }

    fn page(&self, shared: &Shared) -> Page {
        let board = shared.board(self.preview);
        let value = self.form.text(self.form.chosen()).to_owned();
        let waiting = shared.games.waiting().filter(|_| self.waits && self.form.chosen() == 0);
        let waiting = waiting.map(|(level, number)| Words::new(Tone::Title, words::waiting_game(level, number)));
        Page {
            subject: Words::from(words::PLAY_SETUP),
            clock: Pane { title: words::PLAY_PANE.to_owned(), lines: vec![Words::new(Tone::Title, value)] },
            middle_title: words::PLAY_SETUP.to_owned(),
            message: Pane {
                title: words::PLAY_PANE.to_owned(),
                lines: waiting.into_iter().chain(self.message()).collect(),
            },
            ..self.form.page(words::PLAY_TITLE, board)
        }
    }
}
