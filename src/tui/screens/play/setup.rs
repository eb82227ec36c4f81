//! What is agreed on before a game, as a form.

use std::iter::zip;
use std::time::Duration;

use rand::SeedableRng;

use crate::tui::action::Action;
use crate::tui::app::Shared;
use crate::tui::form::{Filled, Form, NO_YES, Row, YES_NO, named};
use crate::tui::keymap::{Command, Mode};
use crate::tui::layout::Emphasis;
use crate::tui::page::{Page, Pane, Tone, Words};
use crate::tui::screens::{Destination, Screen, Step};
use crate::tui::text_input::TextInput;
use crate::words;
use damier_engine::Level;
use damier_rules::{AnyPosition, BoardSize, Color, Variant};
use damier_train::Random;
use damier_train::clock::Control;
use damier_train::play::terms::{Beginning, BeginningError, Manners, Terms};
use damier_train::start::Start;

/// The minutes that can be chosen.
const MINUTES: [u64; 12] = [1, 2, 3, 5, 10, 15, 20, 30, 45, 60, 90, 120];
/// The seconds that a move can add.
const SECONDS: [u64; 8] = [1, 2, 3, 5, 10, 15, 30, 60];
/// The moves that a period can have.
const MOVES: [u32; 7] = [10, 20, 25, 30, 40, 50, 60];
/// The player's pieces; `None` leaves them to chance.
const COLORS: [Option<Color>; 3] = [Some(Color::White), Some(Color::Black), None];
const OPENINGS: [Opening; 9] = {
    use Opening::{Drawn, EngineGives, Fen, PlayerGives, Usual};
    [Usual, Drawn, Fen, EngineGives(1), EngineGives(2), EngineGives(3), PlayerGives(1), PlayerGives(2), PlayerGives(3)]
};
const CLOCKS: [ClockKind; 4] = [ClockKind::None, ClockKind::SuddenDeath, ClockKind::Fischer, ClockKind::Period];

/// The rows of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Field {
    Variant,
    Level,
    Color,
    Start,
    Fen,
    Clock,
    Time,
    /// What a clock needs beside the time.
    Extra,
    Undo,
    Touch,
    Blind,
    Sheet,
}

/// How a game begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Opening {
    Usual,
    Drawn,
    Fen,
    /// The engine plays without so many men.
    EngineGives(usize),
    /// The player does.
    PlayerGives(usize),
}

/// The kinds of clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ClockKind {
    None,
    SuddenDeath,
    Fischer,
    Period,
}

/// What was chosen last.
#[derive(Clone, Debug)]
pub struct Choices {
    variant: Variant,
    /// The level of the engine; `None` is the player's own engine.
    level: Option<Level>,
    color: Option<Color>,
    opening: Opening,
    fen: String,
    clock: ClockKind,
    minutes: u64,
    seconds: u64,
    moves: u32,
    manners: Manners,
}

impl Default for Choices {
    /// International draughts with White against a middling engine, ten minutes if there is a clock.
    fn default() -> Self {
        Self {
            variant: Variant::International,
            level: Some(Level::ALL[2]),
            color: Some(Color::White),
            opening: Opening::Usual,
            fen: String::new(),
            clock: ClockKind::None,
            minutes: 10,
            seconds: 2,
            moves: 40,
            manners: Manners { casual: true, ..Manners::default() },
        }
    }
}

impl Choices {
    /// The rows of the form.
    fn rows(&self, levels: &[Option<Level>]) -> Vec<Row<Field>> {
        let Manners { casual, touch_move, blindfold, own_sheet } = self.manners;
        let levels = zip(levels.iter().copied(), words::LEVEL_VALUES);
        let no_yes = zip(NO_YES, words::NO_YES);
        vec![
            Row::choice(Field::Variant, words::ROW_VARIANT, zip(Variant::ALL, words::VARIANT_VALUES), &self.variant),
            Row::choice(Field::Level, words::ROW_LEVEL, levels, &self.level),
            Row::choice(Field::Color, words::ROW_COLOR, zip(COLORS, words::COLOR_VALUES), &self.color),
            Row::choice(Field::Start, words::ROW_START, zip(OPENINGS, words::START_VALUES), &self.opening),
            Row::text(Field::Fen, words::ROW_FEN, TextInput::new(&self.fen)),
            Row::choice(Field::Clock, words::ROW_CLOCK, zip(CLOCKS, words::CLOCK_VALUES), &self.clock),
            self.time_row(),
            self.extra_row(),
            Row::choice(Field::Undo, words::ROW_UNDO, zip(YES_NO, words::UNDO_VALUES), &casual),
            Row::choice(Field::Touch, words::ROW_TOUCH, no_yes.clone(), &touch_move),
            Row::choice(Field::Blind, words::ROW_BLIND, no_yes, &blindfold),
            Row::choice(Field::Sheet, words::ROW_SHEET, zip(NO_YES, words::SHEET_VALUES), &own_sheet),
        ]
    }

    fn time_row(&self) -> Row<Field> {
        match self.clock {
            ClockKind::None => Row::choice(Field::Time, words::ROW_TIME, [((), "–")], &()),
            _ => Row::choice(Field::Time, words::ROW_TIME, named(&MINUTES, words::minutes_value), &self.minutes),
        }
    }

    fn extra_row(&self) -> Row<Field> {
        let (field, label) = (Field::Extra, words::ROW_EXTRA);
        match self.clock {
            ClockKind::None | ClockKind::SuddenDeath => Row::choice(field, label, [((), "–")], &()),
            ClockKind::Fischer => Row::choice(field, label, named(&SECONDS, words::seconds_value), &self.seconds),
            ClockKind::Period => Row::choice(field, label, named(&MOVES, words::moves_value), &self.moves),
        }
    }

    /// Takes over what a row of the form says now.
    fn take(&mut self, field: Field, form: &Form<Field>, levels: &[Option<Level>]) {
        match field {
            Field::Variant => self.variant = form.pick(field, &Variant::ALL),
            Field::Level => self.level = form.pick(field, levels),
            Field::Color => self.color = form.pick(field, &COLORS),
            Field::Start => self.opening = form.pick(field, &OPENINGS),
            Field::Fen => {
                form.text(field).clone_into(&mut self.fen);
                // Whoever writes a position means to begin there.
                self.opening = Opening::Fen;
            }
            Field::Clock => {
                self.clock = form.pick(field, &CLOCKS);
                // What was added under another clock means nothing here, nor does the time once there was no clock.
                let Self { minutes, seconds, moves, .. } = Self::default();
                (self.seconds, self.moves) = (seconds, moves);
                if self.clock == ClockKind::None {
                    self.minutes = minutes;
                }
            }
            Field::Time => self.minutes = form.pick(field, &MINUTES),
            Field::Extra if self.clock == ClockKind::Period => self.moves = form.pick(field, &MOVES),
            Field::Extra => self.seconds = form.pick(field, &SECONDS),
            Field::Undo => self.manners.casual = form.pick(field, &YES_NO),
            Field::Touch => self.manners.touch_move = form.pick(field, &NO_YES),
            Field::Blind => self.manners.blindfold = form.pick(field, &NO_YES),
            Field::Sheet => self.manners.own_sheet = form.pick(field, &NO_YES),
        }
    }

    fn beginning(&self, mine: Color) -> Beginning {
        match self.opening {
            Opening::Usual => Beginning::Usual,
            Opening::Drawn => Beginning::Drawn,
            Opening::Fen => Beginning::Fen(self.fen.clone()),
            Opening::EngineGives(men) => Beginning::Odds(!mine, men),
            Opening::PlayerGives(men) => Beginning::Odds(mine, men),
        }
    }

    fn control(&self) -> Option<Control> {
        let time = Duration::from_secs(60 * self.minutes);
        match self.clock {
            ClockKind::None => None,
            ClockKind::SuddenDeath => Some(Control::sudden_death(time)),
            ClockKind::Fischer => Some(Control::fischer(time, Duration::from_secs(self.seconds))),
            ClockKind::Period => Some(Control::moves_in_period(self.moves, time, time / 2)),
        }
    }
}

/// The levels to choose from; the player's own engine comes last, if there is one.
fn levels(shared: &Shared) -> Vec<Option<Level>> {
    let own = shared.settings.program().map(|_| None);
    Level::ALL.into_iter().map(Some).chain(own).collect()
}

/// The screen with the form.
pub struct PlaySetup {
    form: Form<Field>,
    seed: u64,
    choices: Choices,
    preview: AnyPosition,
    problem: Option<BeginningError>,
}

impl PlaySetup {
    /// The form with what was chosen last.
    pub fn new(shared: &mut Shared) -> Self {
        let (mut choices, levels) = (shared.games.choices.clone(), levels(shared));
        if !levels.contains(&choices.level) {
            choices.level = Some(Level::FULL);
        }
        let form = Form::new(choices.rows(&levels), words::PLAY_BEGIN);
        let preview = AnyPosition::start(Variant::International);
        let mut setup = Self { form, seed: shared.seed(), choices, preview, problem: None };
        setup.preview();
        setup
    }

    fn change(&mut self, field: Field, shared: &mut Shared) {
        let levels = levels(shared);
        self.choices.take(field, &self.form, &levels);
        self.form.show(self.choices.rows(&levels));
        shared.games.choices = self.choices.clone();
        self.preview();
    }

    /// Shows what the choices give.
    fn preview(&mut self) {
        self.problem = None;
        match self.start(self.choices.color.unwrap_or(Color::White)) {
            Ok(start) => self.preview = start.position,
            Err(problem) => {
                self.preview = AnyPosition::start(self.choices.variant);
                self.problem = Some(problem);
            }
        }
    }

    fn start(&self, mine: Color) -> Result<Start, BeginningError> {
        self.choices.beginning(mine).start(self.choices.variant, &mut Random::seed_from_u64(self.seed))
    }

    /// Begins the game.
    fn begin(&mut self, shared: &mut Shared) -> Step {
        let chance = if shared.seed().is_multiple_of(2) { Color::White } else { Color::Black };
        let mine = self.choices.color.unwrap_or(chance);
        let Ok(start) = self.start(mine) else { return Step::stay() };
        let choices = &self.choices;
        let terms = Terms {
            level: choices.level.unwrap_or(Level::FULL),
            mine,
            program: choices.level.is_none(),
            start,
            control: choices.control(),
            manners: choices.manners,
            seed: self.seed,
        };
        Step::to(Destination::Play(terms))
    }

    /// What the chosen row means, or what is wrong.
    fn message(&self) -> Vec<Words> {
        let mut lines: Vec<Words> =
            self.problem.iter().map(|problem| Words::new(Tone::Bad, words::beginning_error(problem))).collect();
        lines.push(Words::from(self.form.chosen_row().map_or(words::HELP_BEGIN, Row::help)));
        lines.push(Words::default());
        lines.push(Words::new(Tone::Quiet, words::ENTER_BEGINS));
        lines
    }
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
            Filled::Changed(field) => self.change(field, shared),
            Filled::Same => {}
        }
        Step::stay()
    }

    fn page(&self, shared: &Shared) -> Page {
        let board = shared.board(self.preview);
        let value = self.form.chosen_row().map_or("", Row::value);
        Page {
            subject: Words::from(words::PLAY_SETUP),
            clock: Pane::new(words::PLAY_PANE, vec![Words::new(Tone::Title, value)]),
            middle_title: words::PLAY_SETUP.to_owned(),
            message: Pane::new(words::PLAY_PANE, self.message()),
            ..self.form.page(words::PLAY_TITLE, board)
        }
    }
}
