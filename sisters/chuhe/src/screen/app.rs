//! The state of the program, and how actions change it.

use std::sync::Arc;
use std::time::Duration;

use chuhe_rules::{Move, Notation, Side, Square};
use chuhe_tables::Tables;
use etude::effort::millis;
use etude::fresh_seed;
use etude::random;
use etude::thinking::ThinkingTime;
use etude_store::KeptState;
use etude_tui::event::{MouseButton, MouseEventKind, TerminalEvent};
use etude_tui::key::Key;
use etude_tui::run_loop::{Order, Program, Standard};
use ratatui::layout::{Position as Cell, Rect};
use ratatui::terminal::Frame;

use super::action::{Action, Effect};
use super::keys::{self, Binding, Command};
use super::look::Look;
use super::mode::{Desk, Mode, Page, Picture, Turn};
use super::modes::analysis::AnalysisMode;
use super::modes::first::First;
use super::modes::menu::Menu;
use super::start::Options;
use super::view;
use crate::memory::{Exercise, Memory, Unfinished};
use crate::settings::Settings;
use crate::train::{Content, SharedTables};
use crate::words::{self, Language, say};

/// A screen that was opened, with what is kept of it.
struct Opened {
    mode: Box<dyn Mode>,
    state: KeptState<Unfinished>,
}

impl From<Box<dyn Mode>> for Opened {
    fn from(mode: Box<dyn Mode>) -> Self {
        Self { mode, state: KeptState::default() }
    }
}

/// The state of the program.
pub struct App {
    home: Box<dyn Mode>,
    /// The screens that were opened from home and from one another; the last one is shown.
    opened: Vec<Opened>,
    pub(super) desk: Desk,
    pub(super) area: Rect,
    pub(super) shows_keys: bool,
    /// Why the last key did nothing.
    pub(super) idle: Option<String>,
    pub(super) look: Look,
    language: (Option<Language>, Language),
    /// The settings that are in force.
    settings: Settings,
    /// How many rows of the task are out of sight, by the player's own keys.
    pub(super) scrolled: usize,
    /// The number of the last task; reports on earlier ones are out of date.
    task: u64,
    /// The time that exercises count.
    thinking: ThinkingTime,
    /// When the exercise on the screen began.
    begun: Duration,
    /// Whether it had an outcome after the last action.
    was_over: bool,
}

impl App {
    /// The program at its start, in an area of the terminal.
    #[must_use]
    pub fn new(options: Options, area: Rect) -> Self {
        let (settings, errors) = options.settings;
        words::speak_here(words::chosen(settings.language, options.language));
        let desk = Desk {
            cursor: middle(),
            picked: None,
            is_turned: false,
            random: random(options.seed.unwrap_or_else(fresh_seed)),
            now: Duration::ZERO,
            content: Content {
                mates: options.mates.into(),
                tables: SharedTables(Arc::new(Tables::new(options.tables))),
            },
            memory: Memory::new(options.clock),
            given: None,
            lesson: String::new(),
            settings: settings.clone(),
            is_ascii: options.is_ascii,
            complaints: errors.iter().map(words::settings_error).collect(),
        };
        let first: Option<Box<dyn Mode>> = match options.opens {
            Some(record) => Some(Box::new(AnalysisMode::of(record))),
            None if options.is_first => Some(Box::new(First::new(&desk))),
            None => None,
        };
        Self {
            home: Box::new(Menu::home()),
            opened: first.into_iter().map(Opened::from).collect(),
            look: Look::new(&settings, options.colors, options.is_ascii),
            language: options.language,
            settings,
            desk,
            area,
            shows_keys: false,
            idle: None,
            scrolled: 0,
            task: 0,
            thinking: ThinkingTime::default(),
            begun: Duration::ZERO,
            was_over: false,
        }
    }

    /// Takes the time of an action. It stands still while the player is away, unless a clock runs.
    fn take_time(&mut self, action: &Action, now: Duration) {
        if self.mode().wakes_at(self.desk.now).is_some() {
            self.thinking.run_on(now);
        } else if action.is_input() {
            self.thinking.see(now);
        }
        self.desk.now = self.thinking.at(now);
    }

    /// The mode that is shown.
    pub(super) fn mode(&self) -> &dyn Mode {
        self.opened.last().map_or(&*self.home, |opened| &*opened.mode)
    }

    /// Who sits at the bottom.
    pub(super) fn bottom(&self) -> Side {
        let side = self.mode().picture().bottom.unwrap_or(Side::Red);
        if self.desk.is_turned { side.other() } else { side }
    }

    /// What the screen shows beside the board.
    #[must_use]
    pub fn page(&self) -> Page {
        self.mode().page(&self.desk)
    }

    /// The board of the screen.
    #[must_use]
    pub fn picture(&self) -> Picture {
        self.mode().picture()
    }

    /// What the screen is for.
    #[must_use]
    pub fn help(&self) -> String {
        self.mode().help()
    }

    /// Why the last key did nothing.
    #[must_use]
    pub fn notice(&self) -> Option<&str> {
        self.idle.as_deref()
    }

    /// The settings in force.
    #[must_use]
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// How moves are written.
    #[must_use]
    pub fn notation(&self) -> Notation {
        self.desk.notation()
    }

    /// Whether another screen than home is shown.
    #[must_use]
    pub const fn is_away(&self) -> bool {
        !self.opened.is_empty()
    }

    /// Whether a command has a key on this screen.
    #[must_use]
    pub fn has_key(&self, command: Command) -> bool {
        self.bindings().any(|binding| binding.command == command)
    }

    /// The keys of the screen.
    pub fn bindings(&self) -> impl Iterator<Item = &'static Binding> {
        self.mode().keys().iter().copied().flatten()
    }

    fn mode_mut(&mut self) -> (&mut dyn Mode, &mut Desk) {
        let Self { home, opened, desk, .. } = self;
        (opened.last_mut().map_or(&mut **home, |opened| &mut *opened.mode), desk)
    }

    /// Lets the mode that is shown do something, and follows its turn. Returns `None` if it has no effect.
    fn ask(&mut self, ask: impl FnOnce(&mut dyn Mode, &mut Desk) -> Turn) -> Option<Vec<Effect>> {
        let (mode, desk) = self.mode_mut();
        let turn = ask(mode, desk);
        self.follow(turn)
    }

    fn follow(&mut self, turn: Turn) -> Option<Vec<Effect>> {
        match turn {
            Turn::Idle => None,
            Turn::Refuse(reason) => {
                self.idle = Some(reason);
                Some(Vec::new())
            }
            Turn::Stay => Some(Vec::new()),
            Turn::Do(task) => {
                self.task += 1;
                Some(vec![Effect::Perform(self.task, task)])
            }
            Turn::Open(mode) => {
                self.opened.push(mode.into());
                self.arrive()
            }
            Turn::Resume(mode, uid) => {
                let state = KeptState::resumed(uid, self.desk.memory.work());
                self.opened.push(Opened { mode, state });
                self.arrive()
            }
            Turn::Close => self.close(),
            Turn::Lines(turn) => {
                let mut effects = self.follow(*turn)?;
                effects.push(Effect::Lines);
                Some(effects)
            }
        }
    }

    /// Closes the screen that is shown; what is unfinished on it can be resumed. `None` at home.
    fn close(&mut self) -> Option<Vec<Effect>> {
        let mut closed = self.opened.pop()?;
        let recorded = self.desk.memory.work().take_recorded();
        self.keep(&mut closed, recorded.as_ref());
        let now = self.desk.memory.moment();
        closed.state.leave(self.desk.memory.work(), now);
        self.arrive()
    }

    /// Keeps what is unfinished on a screen, or forgets it, if that has changed.
    fn keep(&mut self, opened: &mut Opened, recorded: Option<&String>) {
        let (draft, now) = (opened.mode.draft(self.desk.now), self.desk.memory.moment());
        opened.state.observe(draft, recorded, self.desk.memory.work(), now);
    }

    /// Keeps what is unfinished on all screens.
    fn keep_all(&mut self, recorded: Option<&String>) {
        let mut opened = std::mem::take(&mut self.opened);
        for each in &mut opened {
            self.keep(each, recorded);
        }
        self.opened = opened;
    }

    /// Begins the mode that is shown now.
    fn arrive(&mut self) -> Option<Vec<Effect>> {
        self.scrolled = 0;
        (self.desk.picked, self.desk.is_turned, self.desk.cursor) = (None, false, middle());
        (self.begun, self.was_over) = (self.desk.now, self.mode().outcome().is_some());
        // No report is waited for.
        self.task += 1;
        self.ask(|mode, desk| mode.begin(desk))
    }

    /// Puts changed settings into force.
    fn configure(&mut self) -> Option<Effect> {
        let Self { desk, settings, look, language, .. } = self;
        if desk.settings == *settings {
            return None;
        }
        settings.clone_from(&desk.settings);
        words::speak_here(words::chosen(settings.language, *language));
        look.set(settings);
        Some(Effect::Save(Box::new(settings.clone())))
    }

    /// Records the exercise on the screen when it gets its outcome, unless it does so itself.
    fn record(&mut self) {
        let outcome = self.mode().outcome();
        let is_new = outcome.is_some() && !self.was_over;
        if outcome.is_none() && self.was_over {
            self.begun = self.desk.now;
        }
        self.was_over = outcome.is_some();
        let (true, Some(is_right), Some(done)) = (is_new, outcome, self.mode().recorded_as()) else { return };
        let effort = Exercise::effort(is_right, millis(self.desk.now.saturating_sub(self.begun)));
        let (moment, kind, mode, item) = (self.desk.memory.moment(), done.kind, done.mode, done.item);
        let (moves, lesson) = (done.moves, done.lesson);
        self.desk.memory.record(&Exercise { moment, kind, mode, item, effort, moves, lesson });
    }

    fn press(&mut self, key: Key) -> Vec<Effect> {
        self.idle = None;
        if std::mem::take(&mut self.shows_keys) {
            return Vec::new();
        }
        if ![Key::PAGE_DOWN, Key::PAGE_UP, Key::char('?')].contains(&key) {
            self.scrolled = 0;
        }
        let (mode, desk) = self.mode_mut();
        let effects = if let Some(turn) = mode.typed(key, desk) {
            self.follow(turn)
        } else {
            let command = self.bindings().find(|binding| binding.keys.contains(&key)).map(|found| found.command);
            command.and_then(|command| self.obey(command))
        };
        effects.unwrap_or_else(|| {
            self.idle.get_or_insert_with(|| say().key_idle(words::key(key)));
            Vec::new()
        })
    }

    /// Does what a key would without one.
    fn command(&mut self, command: Command) -> Vec<Effect> {
        (self.idle, self.scrolled) = (None, 0);
        self.obey(command).unwrap_or_else(|| {
            self.idle.get_or_insert_with(|| say().not_now());
            Vec::new()
        })
    }

    /// Takes a text that was pasted, where one can be.
    fn paste(&mut self, text: &str) -> Vec<Effect> {
        self.idle = None;
        if std::mem::take(&mut self.shows_keys) {
            return Vec::new();
        }
        self.ask(|mode, desk| mode.paste(text, desk)).unwrap_or_else(|| {
            self.idle = Some(say().not_now());
            Vec::new()
        })
    }

    /// Makes a move on the board.
    fn play(&mut self, mv: Move) -> Vec<Effect> {
        (self.idle, self.desk.picked) = (None, None);
        self.ask(|mode, desk| mode.play(mv, desk)).unwrap_or_default()
    }

    /// Points at a point of the board.
    fn point(&mut self, square: Square) -> Vec<Effect> {
        (self.idle, self.desk.cursor) = (None, square);
        self.ask(|mode, desk| mode.point(square, desk)).unwrap_or_default()
    }

    /// Does what a key asks for; `None` if it has no effect now.
    fn obey(&mut self, command: Command) -> Option<Vec<Effect>> {
        match command {
            Command::Quit => return Some(vec![Effect::Quit]),
            Command::Suspend => return Some(vec![Effect::Suspend]),
            Command::Redraw => return Some(vec![Effect::Redraw]),
            Command::Help => self.shows_keys = true,
            Command::Turn => self.desk.is_turned = !self.desk.is_turned,
            Command::PageDown | Command::PageUp => self.scrolled = view::scrolled(self, command == Command::PageDown)?,
            Command::Back if self.desk.picked.is_some() => self.desk.picked = None,
            Command::Back if !self.opened.is_empty() => {
                let (mode, desk) = self.mode_mut();
                mode.leave(desk);
                return self.close();
            }
            Command::Confirm if self.mode().picture().has_cursor => return self.touch(self.desk.cursor),
            Command::Up | Command::Down | Command::Left | Command::Right if self.mode().picture().has_cursor => {
                self.move_cursor(command);
            }
            _ => return self.ask(|mode, desk| mode.obey(command, desk)),
        }
        Some(Vec::new())
    }

    /// Moves the cursor on the board, which stops at the edge.
    fn move_cursor(&mut self, command: Command) {
        let (right, up) = match command {
            Command::Up => (0, 1),
            Command::Down => (0, -1),
            Command::Left => (-1, 0),
            _ => (1, 0),
        };
        let sign = if self.bottom() == Side::Red { 1 } else { -1 };
        let desk = &mut self.desk;
        desk.cursor = desk.cursor.step(sign * right, sign * up).unwrap_or(desk.cursor);
    }

    /// Chooses the piece on a square, or moves the chosen one there.
    fn touch(&mut self, square: Square) -> Option<Vec<Effect>> {
        let picture = self.mode().picture();
        if picture.points {
            return self.ask(|mode, desk| mode.point(square, desk));
        }
        let position = picture.position;
        let is_own = position.piece(square).is_some_and(|piece| piece.side == position.turn());
        match self.desk.picked {
            Some(from) if from == square => self.desk.picked = None,
            _ if is_own => self.desk.picked = Some(square),
            Some(from) => {
                self.desk.picked = None;
                return self.ask(|mode, desk| mode.play(Move::new(from, square), desk));
            }
            None => self.idle = Some(say().choose_own(words::side(position.turn()))),
        }
        Some(Vec::new())
    }

    /// A click chooses or moves a piece, or chooses a line.
    fn click(&mut self, cell: Cell) -> Vec<Effect> {
        self.idle = None;
        if std::mem::take(&mut self.shows_keys) {
            return Vec::new();
        }
        let effects = if let Some(square) = view::square_at(self, cell) {
            self.desk.cursor = square;
            self.touch(square)
        } else {
            view::line_at(self, cell).and_then(|line| self.ask(|mode, desk| mode.obey(Command::Choose(line), desk)))
        };
        effects.unwrap_or_default()
    }
}

/// Where the cursor begins: the middle of Red's half.
fn middle() -> Square {
    Square::new(4, 3).unwrap_or_else(|| chuhe_rules::Position::start().king(Side::Red))
}

impl Program for App {
    type Action = Action;
    type Effect = Effect;

    fn action(&self, event: TerminalEvent) -> Option<Action> {
        match event {
            // A window that is too small does not show what a key would do.
            TerminalEvent::Key(pressed) => {
                Key::of(pressed).filter(|&key| keys::is_safe(key) || view::has_room(self)).map(Action::Press)
            }
            TerminalEvent::Mouse(mouse) if mouse.kind == MouseEventKind::Down(MouseButton::Left) => {
                Some(Action::Click(Cell::new(mouse.column, mouse.row)))
            }
            TerminalEvent::Paste(text) if view::has_room(self) => Some(Action::Paste(text)),
            TerminalEvent::Resize(width, height) => Some(Action::Resize(Rect::new(0, 0, width, height))),
            _ => None,
        }
    }

    fn standard(standard: Standard) -> Action {
        match standard {
            Standard::Tick => Action::Tick,
            Standard::Resize(area) => Action::Resize(area),
            Standard::Quit => Action::Quit,
        }
    }

    fn update(&mut self, action: Action, now: Duration) -> Vec<Effect> {
        self.take_time(&action, now);
        self.desk.memory.tick(now);
        let uid = self.opened.last().and_then(|opened| opened.state.uid().cloned());
        self.desk.memory.work().identify(uid);
        let is_tick = matches!(action, Action::Tick);
        let mut effects = self.ask(|mode, desk| mode.tick(desk)).unwrap_or_default();
        effects.extend(match action {
            Action::Press(key) => self.press(key),
            Action::Click(cell) => self.click(cell),
            Action::Paste(text) => self.paste(&text),
            Action::Obey(command) => self.command(command),
            Action::Play(mv) => self.play(mv),
            Action::Point(square) => self.point(square),
            Action::Reported(task, report) if task == self.task => {
                self.ask(|mode, desk| mode.take(*report, desk)).unwrap_or_default()
            }
            Action::Widen(is_wide) => {
                self.look.is_wide = is_wide;
                Vec::new()
            }
            Action::Resize(area) => {
                self.area = area;
                vec![Effect::Redraw]
            }
            Action::Quit => vec![Effect::Quit],
            Action::Heard(news) => {
                self.desk.memory.take_news(*news);
                Vec::new()
            }
            Action::Saved(errors) => {
                self.desk.complaints = errors.iter().map(words::settings_error).collect();
                Vec::new()
            }
            Action::Tick | Action::Reported(..) => Vec::new(),
        });
        self.record();
        let recorded = self.desk.memory.work().take_recorded();
        if !is_tick || recorded.is_some() {
            self.keep_all(recorded.as_ref());
        }
        effects.extend(self.configure());
        let requests = self.desk.memory.work().take_requests().into_iter();
        effects.extend(requests.map(Effect::Remember));
        // What was asked for before is done first.
        effects.sort_by_key(|effect| matches!(effect, Effect::Lines));
        effects
    }

    fn order(effect: &Effect) -> Order {
        match effect {
            Effect::Quit | Effect::Lines => Order::Quit,
            Effect::Redraw => Order::Redraw,
            Effect::Suspend | Effect::Perform(..) | Effect::Remember(_) | Effect::Save(_) => Order::Perform,
        }
    }

    fn wakes_at(&self) -> Option<Duration> {
        self.thinking.moment(self.mode().wakes_at(self.desk.now)?)
    }

    fn area(&self) -> Rect {
        self.area
    }

    fn draw(&self, frame: &mut Frame) {
        view::draw(self, frame);
    }
}
