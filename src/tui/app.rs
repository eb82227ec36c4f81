//! The state of the program, and how actions change it.

use std::cell::OnceCell;
use std::time::Duration;

use ratatui::layout::Rect;

use super::action::{Action, ScreenEffect};
use super::animation::Animation;
use super::articles::ArticlesPage;
use super::explain::Explain;
use super::idle::{Idle, OnScreen};
use super::keymap::{self, Command, Mode};
use super::layout::{Contents, Emphasis, Layout, layout};
use super::options::Options;
use super::page::{InputLine, Page, Pane, Report, Tone, Words};
use super::pixels::Protocol;
use super::screens::own_games::search as own_search;
use super::screens::{Destination, Screen, can_be_resumed, open, recent};
use super::shared::Shared;
use super::widgets::evaluation::Evaluation;
use super::widgets::help;
use crate::words::{self, say};
use damier_app::Event;
use damier_app::settings::{Settings, Speed};
use damier_engine::ReportKind;
use damier_puzzles::Theme as Motive;
use damier_train::puzzle::selector::PuzzleSelector;
use etude_tui::frame;
use etude_tui::inbox::Found;
use etude_tui::plot::Curve;

/// How often a screen that shows the day looks whether it is over: the wall clock may jump, so nothing says when.
const DAY_CHECK: Duration = Duration::from_secs(600);

/// The state of the program.
pub struct App {
    shared: Shared,
    screen: Box<dyn Screen>,
    /// The first visible line of the list of keys, while it covers the screen.
    help: Option<usize>,
    /// How many rows of the message are scrolled off the top.
    scrolled: usize,
    /// The explanation of a theme, while it covers the screen.
    explained: Option<Explain>,
    /// The articles of the rules, while they cover the screen.
    articles: Option<ArticlesPage>,
    animation: Animation,
    /// Why the last key did nothing.
    idle: Option<Idle>,
    pages: Pages,
}

/// The pages since the last change. Each is made once, however many ask for it: the frame, the mouse, the animation.
#[derive(Default)]
struct Pages {
    of_screen: OnceCell<Page>,
    shown: OnceCell<Page>,
}

impl App {
    /// The program at its start: on the home screen, or with the puzzle or game asked for. `selector` orders the puzzles
    /// by a seed.
    #[must_use]
    pub fn new(options: &Options, selector: impl FnOnce(u64) -> PuzzleSelector, area: Rect) -> Self {
        let mut shared = Shared::new(options, selector, area);
        let first = match &options.analyse {
            Some(opening) => Destination::Analysis(Some(opening.clone())),
            None if options.puzzle.is_some() => Destination::Puzzle,
            None if options.is_first => Destination::First,
            None => Destination::Home,
        };
        let screen = open(first, &mut shared);
        let mut app = Self {
            shared,
            screen,
            help: None,
            scrolled: 0,
            explained: None,
            articles: None,
            animation: Animation::default(),
            idle: None,
            pages: Pages::default(),
        };
        app.update_animation();
        app
    }

    /// State shared by the screens.
    #[must_use]
    pub const fn shared(&self) -> &Shared {
        &self.shared
    }

    /// Applies settings.
    pub fn set(&mut self, settings: Settings) {
        self.shared.set(settings);
        self.pages = Pages::default();
    }

    /// The size of the terminal.
    #[must_use]
    pub const fn area(&self) -> Rect {
        Rect { x: 0, y: 0, width: self.shared.width, height: self.shared.height }
    }

    /// The mode that decides which keys work.
    #[must_use]
    pub fn mode(&self) -> Mode {
        if self.help.is_some() { Mode::Help } else { self.screen_mode() }
    }

    /// The mode of what is shown, even if the list of keys covers it.
    #[must_use]
    pub fn screen_mode(&self) -> Mode {
        if self.articles.is_some() {
            Mode::Articles
        } else if self.explained.is_some() {
            Mode::Explained
        } else {
            self.screen.mode()
        }
    }

    /// Whether the list of keys covers the screen.
    #[must_use]
    pub const fn help_is_open(&self) -> bool {
        self.help.is_some()
    }

    /// The first visible line of the list of keys.
    #[must_use]
    pub fn help_offset(&self) -> usize {
        self.help.unwrap_or(0)
    }

    /// Whether Black is at the bottom.
    #[must_use]
    pub const fn is_turned(&self) -> bool {
        self.shared.turned
    }

    /// The motif that can be explained now.
    fn theme(&self) -> Option<Motive> {
        self.screen.theme(&self.shared).filter(|theme| matches!(theme, Motive::Motif(_)))
    }

    /// Whether a command has an effect now.
    #[must_use]
    pub fn can(&self, command: Command) -> bool {
        self.help.is_some() || self.screen_can(command)
    }

    /// Why a command has no effect now, if the screen gives a reason.
    #[must_use]
    pub fn why_not(&self, command: Command) -> Option<String> {
        self.screen.why_not(command).filter(|_| !self.can(command))
    }

    /// Whether a command has an effect on what is shown, even if the list of keys covers it.
    #[must_use]
    pub fn screen_can(&self, command: Command) -> bool {
        match command {
            _ if self.articles.is_some() => true,
            Command::MessageOn | Command::MessageBack => self.last_message_row() > 0,
            _ if self.explained.is_some() => true,
            Command::Explain => self.theme().is_some() || !self.screen.articles().is_empty(),
            command => self.screen.can(command),
        }
    }

    /// How many rows of the message are scrolled off the top: the message may have become shorter since.
    #[must_use]
    pub fn message_offset(&self) -> usize {
        if self.scrolled == 0 { 0 } else { self.scrolled.min(self.last_message_row()) }
    }

    /// The most rows of the message that can be scrolled off the top.
    fn last_message_row(&self) -> usize {
        let Some(layout) = self.layout().filter(|_| self.report().is_none()) else { return 0 };
        frame::rows(&self.shown_page().message.lines, layout.message).saturating_sub(layout.message.height.into())
    }

    /// Scrolls the message by a pane less a row, or starts it afresh after any other input.
    fn scroll(&mut self, action: &Action) {
        if self.help.is_some() {
            return;
        }
        let page = self.layout().map_or(1, |layout| usize::from(layout.message.height.max(2)) - 1);
        match action {
            Action::Do(Command::MessageOn) => self.scrolled = self.message_offset() + page,
            Action::Do(Command::MessageBack) => self.scrolled = self.message_offset().saturating_sub(page),
            action if action.is_input() => self.scrolled = 0,
            _ => {}
        }
    }

    /// Whether the position on the board is what is shown, and no decoration.
    #[must_use]
    pub fn is_about_board(&self) -> bool {
        self.explained.is_some() || self.screen.is_about_board()
    }

    /// The page of the screen, at rest and uncovered.
    fn screen_page(&self) -> &Page {
        self.pages.of_screen.get_or_init(|| self.screen.page(&self.shared))
    }

    /// A copy of the page to show.
    #[must_use]
    pub fn page(&self) -> Page {
        self.shown_page().clone()
    }

    /// The page to show.
    pub(in crate::tui) fn shown_page(&self) -> &Page {
        let make = || {
            let mut page = if let Some(explained) = &self.explained {
                explained.page(&self.shared)
            } else {
                let mut page = self.screen_page().clone();
                self.animation.show(&mut page.board, self.flies(), self.shared.trainer.now().run);
                page
            };
            if self.is_paused() && !page.time.is_empty() {
                page.clock.title = say().pane_clock_paused();
            }
            if let Some(idle) = &self.idle {
                page.input = InputLine { preview: Words::new(Tone::Notice, format!(" {}", idle.reason)), ..page.input };
            }
            page
        };
        self.pages.shown.get_or_init(make)
    }

    /// That the last key did nothing, where no page is shown on which that is said.
    #[must_use]
    pub fn idle_over_page(&self) -> Option<&str> {
        let idle = self.idle.as_ref().filter(|_| self.help_is_open() || self.report().is_some())?;
        Some(&idle.reason)
    }

    /// Whether the last key did nothing, and there is no more to say about it.
    #[must_use]
    pub fn is_idle(&self) -> bool {
        self.idle.as_ref().is_some_and(|idle| !idle.has_reason)
    }

    /// What is on the screen now, to see whether a key changes it.
    fn shown(&self) -> OnScreen {
        (self.page(), self.report(), self.mode(), self.help_offset())
    }

    /// Forgets that the last key did nothing if it would do something by now.
    fn forget_idle(&mut self) {
        let Some(idle) = &self.idle else { return };
        if idle.mode != self.mode() || idle.unable.is_some_and(|command| self.can(command)) {
            self.idle = None;
            self.pages.shown = OnceCell::new();
        }
    }

    /// What to say if a letter or digit has no effect, and what is shown before it; nothing if it is known already that it
    /// has none.
    fn if_idle(&self, action: &Action) -> Option<(Idle, Option<OnScreen>)> {
        let idle = |reason, unable, has_reason| Idle { reason, unable, mode: self.mode(), has_reason };
        let said = |key: String| match self.mode() {
            Mode::Explained | Mode::Articles | Mode::Help => say().key_idle_back(key),
            _ => say().key_idle(key),
        };
        let command = match action {
            Action::Stray(typed) | Action::Type(typed) if typed.is_alphanumeric() => {
                return Some((idle(said(typed.to_string()), None, false), Some(self.shown())));
            }
            &Action::Do(command) => command,
            _ => return None,
        };
        let keys = self.mode().keys().filter(|binding| binding.command == command);
        let key = keys.flat_map(|binding| binding.keys).find(|key| key.character().is_some())?;
        let unable = Some(command).filter(|&command| !self.can(command));
        Some(match self.why_not(command) {
            Some(reason) => (idle(reason, unable, true), None),
            None => (idle(said(keymap::name(*key)), unable, false), Some(self.shown())),
        })
    }

    /// The report that covers the page, if any.
    #[must_use]
    pub fn report(&self) -> Option<Report> {
        if let Some(articles) = &self.articles {
            return Some(articles.report(self.area()));
        }
        if self.explained.is_some() { None } else { self.screen.report(&self.shared) }
    }

    /// The evaluation to show beside the page, if any.
    #[must_use]
    pub fn evaluation(&self) -> Option<Evaluation> {
        if self.explained.is_some() { None } else { self.screen.evaluation(&self.shared) }
    }

    /// Whether the board and the figures on the screen are drawn in pixels: there is a board, and nothing may lie over
    /// them.
    #[must_use]
    pub fn draws_pixels(&self) -> bool {
        let has_board = || self.layout().is_some_and(|layout| layout.grid.is_some());
        self.shared.pixels().is_some() && !self.help_is_open() && has_board()
    }

    /// The extra pane of larger screens.
    #[must_use]
    pub fn aside(&self) -> Option<Pane> {
        self.screen.aside(&self.shared)
    }

    /// The curve of larger screens, with its title; that of a game is part of its evaluation.
    #[must_use]
    pub fn curve(&self) -> Option<(String, Curve)> {
        self.screen.curve(&self.shared)
    }

    /// The state of the search through the player's own games, for the last line of the screen.
    #[must_use]
    pub fn search_line(&self) -> Option<Words> {
        own_search::line(&self.shared.trainer.search, self.shared.width, self.screen.holds_engine())
    }

    /// The layout of the screen; `None` if the terminal is too small.
    #[must_use]
    pub fn layout(&self) -> Option<Layout> {
        let (cells, halves) = (self.shared.trainer.settings().cells, self.shared.draws_halves());
        let (size, emphasis) = match &self.explained {
            Some(explained) => (explained.board_size(), Emphasis::Message),
            None => (self.screen.board_size(), self.screen.emphasis(&self.shared)),
        };
        let has_results = recent::has_results(&self.shared);
        layout(self.area(), Contents { size, emphasis, has_results }, cells, halves)
    }

    /// Has the screen see what has changed.
    fn tick(&mut self) -> Vec<ScreenEffect> {
        self.screen.update(Action::Tick, &mut self.shared).effects.into_iter().map(ScreenEffect::from).collect()
    }

    /// Refreshes the statistics on the screens that show them.
    fn refresh(&mut self) {
        if self.shows_the_day() {
            self.shared.trainer.refresh_statistics();
        }
    }

    /// Whether the screen shows what is due and done on this day.
    fn shows_the_day(&self) -> bool {
        matches!(self.screen.mode(), Mode::Home | Mode::Progress)
    }

    /// The next moment since the start at which the screen or a sliding move needs a tick.
    #[must_use]
    pub fn wakes_at(&self) -> Option<Duration> {
        let moves = self.animation.wakes_at(self.flies(), self.shared.trainer.now().run);
        let next = self.screen.wakes_at(&self.shared).into_iter().chain(moves).min();
        let day = self.shows_the_day().then(|| self.shared.trainer.since_start() + DAY_CHECK);
        let trainer = &self.shared.trainer;
        // Where it stands still before, that is shown.
        let pause = || Some(trainer.stands_still_at()).filter(|&at| at > trainer.since_start());
        let next = next.and_then(|time| trainer.moment_of(time).or_else(pause));
        next.into_iter().chain(day).min()
    }

    /// Whether a clock that would run stands still, because the player is away.
    fn is_paused(&self) -> bool {
        let trainer = &self.shared.trainer;
        let next = self.screen.wakes_at(&self.shared);
        next.is_some_and(|time| trainer.moment_of(time).is_none()) && trainer.since_start() >= trainer.stands_still_at()
    }

    /// Takes the time of an action.
    fn take_time(&mut self, action: &Action, now: Duration) {
        self.shared.trainer.take_time(now, action.is_input(), self.screen.runs_on());
    }

    /// Leaves the screen: what can be resumed is set aside, all else is forgotten.
    fn leave(&mut self) -> Vec<ScreenEffect> {
        self.shared.parting = self.screen.parting(&self.shared);
        let mut effects = self.screen.leave(&mut self.shared);
        let trainer = &mut self.shared.trainer;
        effects.extend(if self.screen.waits_when_left() {
            self.screen.unfinished(trainer).map(|unfinished| trainer.set_aside(unfinished))
        } else {
            trainer.forget()
        });
        effects.into_iter().map(ScreenEffect::from).collect()
    }

    /// Whether pieces can be placed between squares: kitty's graphics place them anywhere, while the others would have to
    /// be sent large parts of the board again and again.
    fn flies(&self) -> bool {
        self.shared.pixels().is_some_and(|pixels| pixels.protocol == Protocol::Kitty)
    }

    /// Whether a screen leaves traces on the next one: where letters stand out of their cells, as in xterm, which has sixels,
    /// only a cleared screen is clean.
    fn leaves_traces(&self) -> bool {
        self.shared.pixels().is_some_and(|pixels| pixels.protocol == Protocol::Sixel)
    }

    /// Starts an animation if the board on the screen has changed by a move, or shows a wrong one.
    fn update_animation(&mut self) {
        if self.explained.is_some() {
            return;
        }
        let Self { animation, pages, screen, shared, .. } = self;
        let has_board = screen.report(shared).is_none();
        let board = has_board.then(|| &pages.of_screen.get_or_init(|| screen.page(shared)).board);
        let speed = if shared.is_plain() { Speed::Off } else { shared.trainer.settings().animation };
        animation.observe(board, speed, shared.trainer.now().run);
    }
}

/// Handles an action at a time, and returns the effects to be carried out.
pub fn update(app: &mut App, action: Action, now: Duration) -> Vec<ScreenEffect> {
    app.take_time(&action, now);
    // Input ends a running animation.
    if action.is_input() {
        app.animation.finish();
    }
    // A dragged piece is already on its square; a click set it in motion when the button went down.
    let is_dragged = matches!(action, Action::Release(_))
        && app.animation.wakes_at(app.flies(), app.shared.trainer.now().run).is_none();
    if app.shows_the_day() && app.shared.trainer.today() != app.shared.trainer.statistics().today {
        app.shared.trainer.refresh_statistics();
    }
    app.scroll(&action);
    if action.is_input() {
        app.idle = None;
    }
    app.pages = Pages::default();
    let if_idle = app.if_idle(&action);
    let mut effects = change(app, action);
    app.pages = Pages::default();
    let is_unchanged = |before: &Option<OnScreen>| before.as_ref().is_none_or(|before| *before == app.shown());
    let if_idle = if_idle.filter(|(_, before)| effects.is_empty() && is_unchanged(before));
    app.forget_idle();
    if let Some((idle, _)) = if_idle {
        app.idle = Some(idle);
        app.pages.shown = OnceCell::new();
    }
    let App { shared, screen, .. } = app;
    let kept = shared.trainer.observe(screen.revision(), |trainer| screen.unfinished(trainer));
    effects.extend(kept.map(ScreenEffect::from));
    app.update_animation();
    if is_dragged {
        app.animation.finish();
    }
    app.pages.shown = OnceCell::new();
    effects
}

fn change(app: &mut App, action: Action) -> Vec<ScreenEffect> {
    match action {
        Action::Resize(area) => {
            (app.shared.width, app.shared.height) = (area.width, area.height);
            // Terminals cut what does not fit, and lose pictures. A window that is back at its old size needs it as well.
            return vec![ScreenEffect::Redraw];
        }
        Action::Do(Command::Quit) => {
            let unfinished = app.screen.unfinished(&app.shared.trainer).filter(can_be_resumed);
            let mut effects = match unfinished {
                // Keep it again, with the time that has passed since the last change.
                Some(unfinished) => vec![app.shared.trainer.keep(unfinished).into()],
                None => app.leave(),
            };
            effects.push(ScreenEffect::Quit);
            return effects;
        }
        Action::App(Event::News(news)) => {
            app.shared.trainer.apply_news(news);
            app.refresh();
            return app.tick();
        }
        Action::App(Event::Search(news)) => {
            app.shared.trainer.apply_search(news);
            app.refresh();
            return app.tick();
        }
        Action::Widen(is_wide) => {
            app.shared.given.is_wide = is_wide;
            app.shared.set(app.shared.trainer.settings().clone());
        }
        Action::Found(found) => {
            let cell = found.cell.or(app.shared.given.found.cell);
            app.shared.given.found = Found { cell, ..found };
        }
        Action::Measured(cell) => app.shared.given.found.cell = Some(cell),
        Action::App(Event::SettingsSaved(errors)) => {
            app.shared.complaints = errors.iter().map(words::settings_error).collect();
        }
        Action::App(Event::Report(_, ReportKind::Short(shortage))) => app.shared.trainer.take_shortage(shortage),
        Action::Do(Command::Suspend) => return vec![ScreenEffect::Suspend],
        Action::Do(Command::Redraw) => return vec![ScreenEffect::Redraw],
        Action::Do(Command::Help) => app.help = Some(0),
        Action::Do(command) if app.help.is_some() => app.help = help::scrolled(app, command),
        Action::Do(command) if app.articles.is_some() => {
            let area = app.area();
            if !app.articles.as_mut().is_some_and(|articles| articles.step(command, area)) {
                app.articles = None;
            }
        }
        action if action.is_input() && app.articles.is_some() => {}
        Action::Do(Command::Explain) if app.explained.is_none() => {
            app.articles = ArticlesPage::new(app.screen.articles());
            let theme = app.theme();
            app.explained = theme.and_then(|theme| Explain::new(&theme, &mut app.shared));
        }
        Action::Do(Command::MessageOn | Command::MessageBack) => {}
        Action::Do(command) if app.explained.is_some() && command != Command::Turn => {
            if !app.explained.as_mut().is_some_and(|explained| explained.step(command)) {
                app.explained = None;
            }
        }
        Action::Do(Command::Turn) if app.can(Command::Turn) => app.shared.turned = !app.shared.turned,
        action => {
            let step = app.screen.update(action, &mut app.shared);
            let mut effects: Vec<ScreenEffect> = step.effects.into_iter().map(ScreenEffect::from).collect();
            effects.extend(step.quits.then_some(ScreenEffect::Quit));
            if let Some(destination) = step.destination {
                effects.extend(app.leave());
                app.screen = open(destination, &mut app.shared);
                app.refresh();
                // A new screen may have a request at once.
                effects.extend(app.tick());
                effects.extend(app.leaves_traces().then_some(ScreenEffect::Redraw));
            }
            return effects;
        }
    }
    Vec::new()
}
