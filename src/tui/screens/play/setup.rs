//! The form for a new game.

use std::iter::zip;
use std::time::Duration;

use rand::SeedableRng;

use super::setup_values::{clock_name, link_name, opening_name, openings, opponent_value, start_help};
use crate::tui::action::Action;
use crate::tui::form::{Filled, Form, NO_YES, Row, YES_NO, named};
use crate::tui::keymap::{Command, Mode};
use crate::tui::last_choices::{ClockKind, GameChoices, GameStart, LinkKind, OpponentKind};
use crate::tui::layout::Emphasis;
use crate::tui::page::{Page, Pane, Tone, Words};
use crate::tui::screens::{Destination, Screen, Step};
use crate::tui::shared::Shared;
use crate::words::{self, say};
use damier_app::link;
use damier_engine::Level;
use damier_rules::{AnyPosition, BoardSize, Color, Variant};
use damier_train::play::ballots::Ballot;
use damier_train::play::terms::{MiniMatch, PlayoffGame, StartChoice, StartError, Strictness, Terms};
use damier_train::play::{RemoteSide, Seat};
use damier_train::start::Start;
use etude::Random;
use etude_arbiter::clock::Control;
use etude_tui::text_input::TextInput;

/// Minutes on the clock.
const MINUTES: [u64; 12] = [1, 2, 3, 5, 10, 15, 20, 30, 45, 60, 90, 120];
/// Seconds added for every move.
const SECONDS: [u64; 8] = [1, 2, 3, 5, 10, 15, 30, 60];
/// Moves in a period.
const MOVES: [u32; 7] = [10, 20, 25, 30, 40, 50, 60];
/// The player's colour, and whether a second game follows with the other; `None` draws lots.
const COLORS: [(Option<Color>, bool); 4] =
    [(Some(Color::White), false), (Some(Color::Black), false), (None, false), (Some(Color::White), true)];
const CLOCKS: [ClockKind; 5] =
    [ClockKind::None, ClockKind::SuddenDeath, ClockKind::Fischer, ClockKind::Period, ClockKind::Playoff];
/// Without that of a play-off, whose games are not two.
const CLOCKS_OF_ONE_GAME: [ClockKind; 4] =
    [ClockKind::None, ClockKind::SuddenDeath, ClockKind::Fischer, ClockKind::Period];

const LINKS: [LinkKind; 4] =
    [LinkKind::ListenAndAsk, LinkKind::CallAndFollow, LinkKind::CallAndAsk, LinkKind::ListenAndFollow];

/// The rows of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Field {
    Opponent,
    /// What a simultaneous display needs.
    Boards,
    Guests,
    Target,
    OnTop,
    /// The names of two people.
    Theirs,
    Yours,
    /// How the other side is reached, and where.
    Link,
    Address,
    Color,
    Start,
    Fen,
    Clock,
    Time,
    /// What a clock needs besides the time.
    Extra,
    Undo,
    Touch,
    Blind,
    Sheet,
    /// Whether the board turns, for two people.
    Turning,
}

impl GameChoices {
    /// The rows of the form.
    fn rows(&self, opponents: &[OpponentKind], name: &str, variant: Variant) -> Vec<Row<Field>> {
        let mut rows = vec![Row::choice(
            Field::Opponent,
            (say().row_opponent(), say().row_opponent_help()),
            named(opponents, opponent_value),
            &self.opponent,
        )];
        if self.opponent == OpponentKind::Mail {
            return rows;
        }
        if self.opponent == OpponentKind::Person {
            let theirs = (say().row_theirs(), say().row_theirs_help());
            let yours = (say().row_yours(), say().row_yours_help());
            let name = self.yours.as_deref().unwrap_or(name);
            rows.push(Row::text(Field::Theirs, theirs, TextInput::new(&self.theirs)).or_empty(say().guest_nameless()));
            rows.push(Row::text(Field::Yours, yours, TextInput::new(name)).or_empty(say().game_you()));
        }
        if self.opponent == OpponentKind::Remote {
            rows.extend(self.link_rows(name));
        }
        if !self.follows() {
            rows.extend(self.game_rows(variant));
        }
        rows.extend(self.manner_rows());
        if matches!(self.opponent, OpponentKind::Level(_)) {
            rows.extend(self.display_rows());
        }
        rows
    }

    /// Whether the other side decides on the game.
    fn follows(&self) -> bool {
        self.opponent == OpponentKind::Remote && !self.link.asks()
    }

    /// The rows of the connection to another terminal or program.
    fn link_rows(&self, name: &str) -> [Row<Field>; 3] {
        let yours = (say().row_yours(), say().row_yours_help());
        let name = self.yours.as_deref().unwrap_or(name);
        let address = (say().row_address(), say().row_address_help());
        [
            Row::choice(Field::Link, (say().row_link(), say().row_link_help()), named(&LINKS, link_name), &self.link),
            Row::text(Field::Address, address, TextInput::new(&self.address)).or_empty(say().address_here()),
            Row::text(Field::Yours, yours, TextInput::new(name)).or_empty(say().game_you()),
        ]
    }

    /// The clocks to choose from: the other program knows only one, and a display has one for all boards.
    fn clocks(&self) -> &'static [ClockKind] {
        match self.opponent {
            OpponentKind::Remote => &[ClockKind::SuddenDeath],
            _ if self.is_display() => &[ClockKind::None, ClockKind::SuddenDeath, ClockKind::Fischer],
            _ if self.plays_match() => &CLOCKS_OF_ONE_GAME,
            _ => &CLOCKS,
        }
    }

    /// The clock that is played with.
    pub(super) fn clock(&self) -> ClockKind {
        if self.clocks().contains(&self.clock) { self.clock } else { ClockKind::SuddenDeath }
    }

    /// The rows of colours, start and clock.
    fn game_rows(&self, variant: Variant) -> Vec<Row<Field>> {
        let either = if self.is_display() { say().play_alternate() } else { say().play_either() };
        let mut rows = vec![
            Row::choice(
                Field::Color,
                (say().row_color(), if self.plays_match() { say().row_color_both() } else { say().row_color_help() }),
                self.colors().iter().copied().zip([say().play_white(), say().play_black(), either, say().play_both()]),
                &(self.color, self.plays_match()),
            ),
            Row::choice(
                Field::Start,
                (say().row_start(), start_help(variant)),
                named(&openings(variant), opening_name),
                &self.opening_in(variant),
            ),
            Row::text(Field::Fen, (say().row_fen(), say().row_fen_help()), TextInput::new(&self.fen))
                .or_empty(say().own_none()),
        ];
        let label = (say().row_clock(), self.clock_help());
        rows.push(Row::choice(Field::Clock, label, named(self.clocks(), clock_name), &self.clock()));
        rows.extend([self.time_row(), self.extra_row()]);
        rows
    }

    /// Whether a mini-match can be chosen: the players need to be here, at one board.
    fn offers_match(&self) -> bool {
        self.opponent != OpponentKind::Remote && !self.is_display()
    }

    /// The colours to choose from.
    fn colors(&self) -> &'static [(Option<Color>, bool)] {
        if self.offers_match() { &COLORS } else { &COLORS[..3] }
    }

    /// Whether one is played.
    fn plays_match(&self) -> bool {
        self.is_match && self.offers_match()
    }

    /// How the game starts in a variant.
    fn opening_in(&self, variant: Variant) -> GameStart {
        match self.opening {
            GameStart::Drawn(table) => GameStart::Drawn(table.or_usual(variant)),
            other => other,
        }
    }

    /// The rows of how strict the game is.
    fn manner_rows(&self) -> Vec<Row<Field>> {
        let Strictness { casual, touch_move, blindfold, own_sheet, turning } = self.strictness;
        let no_yes = zip(NO_YES, words::no_yes());
        let is_person = self.opponent == OpponentKind::Person;
        let touch_help = if is_person { say().row_touch_two() } else { say().row_touch_help() };
        let own = if is_person { say().sheet_theirs() } else { say().sheet_yours() };
        let undo = Row::choice(
            Field::Undo,
            (say().row_undo(), say().row_undo_help()),
            zip(YES_NO, [say().undo_allowed(), say().undo_forbidden()]),
            &casual,
        );
        let is_strict = self.opponent == OpponentKind::Remote || self.is_display();
        let mut rows = if is_strict { Vec::new() } else { vec![undo] };
        rows.extend([
            Row::choice(Field::Touch, (say().row_touch(), touch_help), no_yes.clone(), &touch_move),
            Row::choice(Field::Blind, (say().row_blind(), say().row_blind_help()), no_yes, &blindfold),
            Row::choice(
                Field::Sheet,
                (say().row_sheet(), say().row_sheet_help()),
                zip(NO_YES, [say().sheet_kept(), own]),
                &own_sheet,
            ),
        ]);
        if is_person {
            let label = (say().row_turning(), say().row_turning_help());
            let values = [say().turning_no(), say().turning_yes()];
            rows.push(Row::choice(Field::Turning, label, zip(NO_YES, values), &turning));
        }
        rows
    }

    fn clock_help(&self) -> String {
        if self.clock() == ClockKind::Playoff { say().row_clock_playoff() } else { say().row_clock_help() }
    }

    fn time_row(&self) -> Row<Field> {
        match self.clock() {
            ClockKind::None => Row::choice(Field::Time, (say().row_time(), say().row_time_help()), [((), "–")], &()),
            _ => Row::choice(
                Field::Time,
                (say().row_time(), say().row_time_help()),
                named(&MINUTES, |minutes| say().minutes_value(minutes)),
                &self.minutes,
            ),
        }
    }

    fn extra_row(&self) -> Row<Field> {
        let (field, label) = (Field::Extra, (say().row_extra(), say().row_extra_help()));
        match self.clock() {
            ClockKind::None | ClockKind::SuddenDeath => Row::choice(field, label, [((), "–")], &()),
            ClockKind::Fischer | ClockKind::Playoff => {
                Row::choice(field, label, named(&SECONDS, |seconds| say().seconds_value(seconds)), &self.seconds)
            }
            ClockKind::Period => {
                Row::choice(field, label, named(&MOVES, |moves| say().moves_value(moves)), &self.moves)
            }
        }
    }

    /// Takes the value of a row.
    fn take(&mut self, field: Field, form: &Form<Field>, opponents: &[OpponentKind], variant: Variant) {
        match field {
            Field::Opponent => {
                self.opponent = form.pick(field, opponents);
            }
            Field::Boards | Field::Guests | Field::Target | Field::OnTop => self.take_display(field, form),
            Field::Link => self.link = form.pick(field, &LINKS),
            Field::Address => form.text(field).clone_into(&mut self.address),
            Field::Theirs => form.text(field).clone_into(&mut self.theirs),
            Field::Yours => self.yours = Some(form.text(field).to_owned()),
            Field::Color => (self.color, self.is_match) = form.pick(field, self.colors()),
            Field::Start => self.opening = form.pick(field, &openings(variant)),
            Field::Fen => {
                form.text(field).clone_into(&mut self.fen);
                // Typing a position chooses it as the start.
                self.opening = GameStart::Fen;
            }
            Field::Clock => {
                self.clock = form.pick(field, self.clocks());
                // The increment of another clock is meaningless here, and so is the time after "no clock".
                let Self { minutes, seconds, moves, .. } = Self::default();
                (self.seconds, self.moves) = (seconds, moves);
                if self.clock == ClockKind::None {
                    self.minutes = minutes;
                }
            }
            Field::Time => self.minutes = form.pick(field, &MINUTES),
            Field::Extra if self.clock() == ClockKind::Period => self.moves = form.pick(field, &MOVES),
            Field::Extra => self.seconds = form.pick(field, &SECONDS),
            Field::Undo => self.strictness.casual = form.pick(field, &YES_NO),
            Field::Touch => self.strictness.touch_move = form.pick(field, &NO_YES),
            Field::Blind => self.strictness.blindfold = form.pick(field, &NO_YES),
            Field::Sheet => self.strictness.own_sheet = form.pick(field, &NO_YES),
            Field::Turning => self.strictness.turning = form.pick(field, &NO_YES),
        }
    }

    /// Who plays White and who plays Black; `name` is the trainee's.
    fn seats(&self, mine: Color, name: &str) -> [Seat; 2] {
        let or_nameless = |name: &str| if name.is_empty() { say().guest_nameless() } else { name.to_owned() };
        let opponent = match self.opponent {
            OpponentKind::Level(level) => Seat::Level(level),
            OpponentKind::OwnEngine => Seat::OwnEngine,
            OpponentKind::Person | OpponentKind::Mail => Seat::Guest(or_nameless(self.theirs.trim())),
            OpponentKind::Remote => Seat::Remote(Box::new(RemoteSide {
                name: String::new(),
                address: self.address.trim().to_owned(),
                listens: self.link.listens(),
                asks: self.link.asks(),
            })),
        };
        let yours = self.yours.as_deref().unwrap_or(name).trim();
        let is_of_engine = matches!(self.opponent, OpponentKind::Level(_) | OpponentKind::OwnEngine);
        let is_trainee = is_of_engine || yours.is_empty() || yours == name.trim();
        let mut seats = Terms::trainee_against(mine, opponent);
        if !is_trainee {
            seats[mine as usize] = Seat::Guest(yours.to_owned());
        }
        seats
    }

    pub(super) fn start_choice(&self, mine: Color) -> StartChoice {
        match self.opening {
            GameStart::Usual => StartChoice::Usual,
            GameStart::Drawn(table) => StartChoice::Ballot(table),
            GameStart::Fen => StartChoice::Fen(self.fen.clone()),
            GameStart::OpponentGives(men) => StartChoice::Odds(!mine, men),
            GameStart::PlayerGives(men) => StartChoice::Odds(mine, men),
        }
    }

    pub(super) fn control(&self) -> Option<Control> {
        let time = Duration::from_secs(60 * self.minutes);
        match self.clock() {
            ClockKind::None => None,
            ClockKind::SuddenDeath => Some(Control::sudden_death(time)),
            ClockKind::Fischer | ClockKind::Playoff => Some(Control::fischer(time, Duration::from_secs(self.seconds))),
            ClockKind::Period => Some(Control::moves_in_period(self.moves, time, time / 2)),
        }
    }
}

/// The opponents to choose from: the levels, another person here, one elsewhere or by mail (only international
/// draughts), and the player's own engine last if there is one.
fn opponents(shared: &Shared) -> Vec<OpponentKind> {
    let own = shared.trainer.settings().program().map(|_| OpponentKind::OwnEngine);
    let is_international = shared.trainer.settings().variant == Variant::International;
    let remote = [OpponentKind::Remote, OpponentKind::Mail].into_iter().filter(|_| is_international);
    Level::ALL.into_iter().map(OpponentKind::Level).chain([OpponentKind::Person]).chain(remote).chain(own).collect()
}

/// The screen with the form.
pub struct PlaySetup {
    form: Form<Field>,
    seed: u64,
    variant: Variant,
    choices: GameChoices,
    preview: AnyPosition,
    problem: Option<StartError>,
    /// Whether the game would begin with a position of a correspondence game that is not over, against an engine.
    is_closed: bool,
}

impl PlaySetup {
    /// The form with the last choices.
    pub fn new(shared: &mut Shared) -> Self {
        let (mut choices, opponents) = (shared.games.clone(), opponents(shared));
        if !opponents.contains(&choices.opponent) {
            choices.opponent = OpponentKind::Level(Level::FULL);
        }
        let (name, variant) = (&shared.trainer.settings().name, shared.trainer.settings().variant);
        let form = Form::new(choices.rows(&opponents, name, variant), say().play_begin());
        let preview = AnyPosition::start(variant);
        let mut setup =
            Self { form, seed: shared.trainer.seed(), variant, choices, preview, problem: None, is_closed: false };
        setup.preview();
        setup
    }

    fn change(&mut self, field: Field, shared: &mut Shared) {
        let opponents = opponents(shared);
        self.choices.take(field, &self.form, &opponents, self.variant);
        self.form.show(self.choices.rows(&opponents, &shared.trainer.settings().name, self.variant));
        shared.games = self.choices.clone();
        self.preview();
    }

    /// Shows the start position of these choices, or the problem with them.
    fn preview(&mut self) {
        (self.problem, self.is_closed) = (None, false);
        match self.start(self.choices.color.unwrap_or(Color::White)) {
            Ok(start) => self.preview = start.position,
            Err(problem) => {
                self.preview = AnyPosition::start(self.variant);
                self.problem = Some(problem);
            }
        }
    }

    fn start(&self, mine: Color) -> Result<Start, StartError> {
        self.choices.start_choice(mine).start(self.variant, &mut Random::seed_from_u64(self.seed))
    }

    /// Begins the game.
    fn begin(&mut self, shared: &mut Shared) -> Step {
        let chance = if shared.trainer.seed().is_multiple_of(2) { Color::White } else { Color::Black };
        let mine = self.choices.color.unwrap_or(chance);
        let Ok(start) = self.start(mine) else { return Step::stay() };
        let choices = &self.choices;
        if choices.opponent == OpponentKind::Mail {
            return Step::to(Destination::Mail);
        }
        let is_given = choices.opening == GameStart::Fen && choices.opponent != OpponentKind::Person;
        self.is_closed = is_given && shared.trainer.closed_positions().contains(&start.position);
        if self.is_closed || !self.has_address() {
            return Step::stay();
        }
        if choices.is_display() {
            let display = choices.display(self.variant, self.seed);
            return display.map_or_else(Step::stay, |terms| Step::to(Destination::Display(terms)));
        }
        let terms = Terms {
            seats: choices.seats(mine, &shared.trainer.settings().name),
            start,
            control: choices.control(),
            strictness: choices.strictness,
            playoff: choices.control().filter(|_| choices.clock() == ClockKind::Playoff).map(PlayoffGame::first),
            mini_match: choices.plays_match().then(MiniMatch::default),
            board: None,
            seed: self.seed,
        };
        Step::to(Destination::Play(terms))
    }

    /// Whether the other side can be reached where the form says.
    fn has_address(&self) -> bool {
        self.choices.opponent != OpponentKind::Remote || link::address(&self.choices.address).is_some()
    }

    /// The problem, if any, and help for the chosen row.
    fn message(&self) -> Vec<Words> {
        let mut lines: Vec<Words> =
            self.problem.iter().map(|problem| Words::new(Tone::Bad, words::start_error(problem))).collect();
        lines.extend(self.is_closed.then(|| Words::new(Tone::Bad, say().mail_closed())));
        lines.extend((!self.has_address()).then(|| Words::new(Tone::Bad, say().expected_address())));
        // What was drawn is told in its own row.
        if let (GameStart::Drawn(_), Some(Field::Start)) = (self.choices.opening, self.form.chosen()) {
            lines.extend(words::ballots(&Ballot::leading_to(&self.preview)).into_iter().map(Words::from));
        }
        lines.push(Words::from(self.form.chosen_row().map_or_else(|| say().help_begin(), |row| row.help().to_owned())));
        lines.push(Words::new(Tone::Quiet, say().enter_begins()));
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

    fn emphasis(&self, _shared: &Shared) -> Emphasis {
        self.form.emphasis()
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
        Page {
            subject: Words::from(say().play_setup()),
            clock: Pane::new(say().play_pane(), vec![Words::new(Tone::Quiet, words::variant_name(self.variant))]),
            middle_title: say().play_setup(),
            message: Pane::new(say().play_pane(), self.message()),
            ..self.form.page(say().play_title(), board)
        }
    }
}
