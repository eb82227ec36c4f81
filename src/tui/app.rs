//! The state of the program, and how actions change it.

use std::path::PathBuf;
use std::time::Duration;

use rand::{RngExt, SeedableRng};
use ratatui::layout::Rect;

use super::action::{Action, Effect};
use super::animation::Animation;
use super::explain::Explain;
use super::keymap::{Command, Mode};
use super::layout::{Emphasis, Layout, layout};
use super::look::Given;
use super::on_board::OnBoard;
use super::options::Options;
use super::page::{Page, Pane, Report, Words};
use super::pixels::{Found, Protocol};
use super::screens::drill::EndingChoice;
use super::screens::notation::Choices;
use super::screens::own_games::Search;
use super::screens::play::Games;
use super::screens::{Destination, Screen, can_resume, open};
use super::theme::Theme;
use super::widgets::evaluation::Evaluation;
use super::widgets::help;
use super::widgets::pieces::PieceSet;
use crate::settings::{Settings, ThemeName};
use crate::store::finished_games;
use crate::store::keeper::{News, Trouble};
use crate::store::unfinished::Kept;
use damier_endings::TableSet;
use damier_engine::{ReportKind, RequestId, RequestIds, Shortage, Task};
use damier_puzzles::Theme as Motive;
use damier_train::Random;
use damier_train::calendar::{Clock, Day, Moment};
use damier_train::course::Topic;
use damier_train::history::History;
use damier_train::puzzle::picks::Picks;
use damier_train::puzzle::shelf::Shelf;
use damier_train::puzzle::woodpecker::Woodpecker;
use damier_train::statistics::Statistics;
use damier_train::unannounced::Turns;
use damier_train::waiting::{Round, Waiting};

/// State shared by all screens.
#[derive(Debug)]
pub struct Shared {
    /// The settings; [`Shared::set`] changes them.
    pub settings: Settings,
    /// The settings file, if there is one.
    pub settings_file: Option<PathBuf>,
    /// The problems with the settings file, a sentence each.
    pub complaints: Vec<String>,
    /// The engine's last report that it got less memory than it was asked to use.
    shortage: Option<Shortage>,
    /// The theme.
    pub theme: Theme,
    /// How pieces are drawn.
    pub pieces: PieceSet,
    /// Whether Black is at the bottom.
    pub turned: bool,
    /// The time at the last action.
    pub now: Duration,
    /// The source of every random choice.
    pub random: Random,
    /// The source of identifiers, never seeded: they must differ between runs.
    pub(super) uids: Random,
    /// The puzzles.
    pub shelf: Shelf,
    /// The player's own sets and hidden puzzles.
    pub picks: Picks,
    /// The set that a puzzle was put in last.
    pub last_set: Option<String>,
    /// The turns.
    pub turns: Turns,
    /// Everything done so far.
    pub history: History,
    /// Statistics of the history, refreshed on the screens that show them.
    pub statistics: Statistics,
    /// The lessons and exams to be done again, refreshed with the statistics.
    pub lessons_due: Vec<Topic>,
    /// Which of the day's reviews are done or put off.
    pub(super) round: Round,
    /// The problems with saving progress.
    pub trouble: Vec<Trouble>,
    /// The file of finished games against the engine, if they are kept.
    pub filed: Option<PathBuf>,
    /// The last choices for games against the engine.
    pub games: Games,
    /// The search through the player's own games.
    pub search: Search,
    /// The woodpecker set in the middle of a cycle.
    pub woodpecker: Option<Woodpecker>,
    /// What waits to be resumed, the newest at the end.
    pub waiting: Vec<Kept>,
    pub(super) on_board: OnBoard,
    /// The columns of the terminal.
    pub width: u16,
    /// The rows of the terminal.
    pub height: u16,
    /// The last choices for training notation.
    pub notation: Choices,
    /// The last choice of an ending.
    pub ending: EndingChoice,
    /// The endings tables.
    pub tables: TableSet,
    clock: Clock,
    /// The source of request numbers.
    pub ids: RequestIds,
    pub(super) given: Given,
}

impl Shared {
    /// A seed for a new lesson.
    pub fn seed(&mut self) -> u64 {
        self.random.random()
    }

    /// Asks the engine for a pending task, once; `waiting` is the request in progress.
    pub fn ask(&mut self, waiting: &mut Option<RequestId>, pending: Option<Task>) -> Option<Effect> {
        let Some(task) = pending else {
            *waiting = None;
            return None;
        };
        if waiting.is_some() {
            return None;
        }
        let id = *waiting.insert(self.ids.next_id());
        Some(Effect::Ask(id, task))
    }

    /// The engine's shortage of memory, if it concerns the amount chosen now.
    #[must_use]
    pub fn shortage(&self) -> Option<Shortage> {
        self.shortage.filter(|shortage| shortage.wanted == self.settings.engine().mebibytes)
    }

    /// The moment of the last action, in wall-clock time.
    #[must_use]
    pub fn moment(&self) -> Moment {
        self.clock.at(self.now)
    }

    /// The day of the last action.
    #[must_use]
    pub fn today(&self) -> Day {
        self.moment().day
    }

    /// Handles news from the store.
    fn apply_news(&mut self, news: News) {
        match news {
            News::Loaded(attempts, own_puzzles) => {
                self.history.extend(attempts);
                self.shelf.add_own(own_puzzles);
            }
            News::Picks(picks) => self.add_picks(&picks),
            News::Recorded(attempts) => {
                self.round.confirm(&attempts);
                self.history.extend(attempts);
            }
            News::Trouble(trouble) => {
                if matches!(trouble, Trouble::File(_)) {
                    self.trouble.retain(|trouble| !matches!(trouble, Trouble::File(_)));
                }
                self.trouble.push(trouble);
            }
            News::Saved => self.trouble.retain(|trouble| !matches!(trouble, Trouble::InMemory(_))),
            News::FilesWritten => self.trouble.retain(|trouble| !matches!(trouble, Trouble::File(_))),
            News::OwnGames(drills, waiting) => self.search.know(drills, waiting, &mut self.history),
            // A puzzle is only offered while its collection is loaded.
            News::Waiting(kept) => {
                let kept = kept.into_iter().filter(|kept| can_resume(&kept.unfinished, self));
                self.waiting = kept.collect::<Vec<_>>();
            }
        }
    }
}

/// The state of the program.
pub struct App {
    shared: Shared,
    screen: Box<dyn Screen>,
    /// The first visible line of the list of keys, while it covers the screen.
    help: Option<usize>,
    /// The explanation of a theme, while it covers the screen.
    explained: Option<Explain>,
    animation: Animation,
}

impl App {
    /// The program at its start: on the home screen, or with the puzzle or game asked for. `shelf` orders the puzzles
    /// by a seed.
    #[must_use]
    pub fn new(options: &Options, shelf: impl FnOnce(u64) -> Shelf, area: Rect) -> Self {
        let mut random = Random::seed_from_u64(options.seed.unwrap_or_else(rand::random));
        let shelf = shelf(random.random());
        let mut shared = Shared {
            settings: Settings::default(),
            settings_file: options.settings_file.clone(),
            complaints: options.complaints.clone(),
            shortage: None,
            theme: Theme::of(ThemeName::Dark, options.colors),
            pieces: PieceSet::default(),
            turned: false,
            now: Duration::ZERO,
            random,
            uids: Random::seed_from_u64(rand::random()),
            shelf,
            picks: Picks::default(),
            last_set: None,
            turns: options.turns.turns(),
            history: History::default(),
            statistics: Statistics::of(&History::default(), &Waiting::default(), Day::default()),
            lessons_due: Vec::new(),
            round: Round::default(),
            trouble: Vec::new(),
            filed: options.games.as_deref().map(finished_games),
            games: Games::default(),
            search: Search::default(),
            woodpecker: None,
            waiting: Vec::new(),
            on_board: OnBoard::default(),
            width: area.width,
            height: area.height,
            notation: Choices::default(),
            ending: EndingChoice::default(),
            clock: options.clock,
            tables: options.tables.clone(),
            ids: RequestIds::default(),
            given: Given {
                monochrome: options.monochrome,
                pieces: options.pieces,
                colors: options.colors,
                language: options.language,
                is_wide: false,
                graphics: options.graphics,
                found: Found::default(),
            },
        };
        shared.set(options.settings.clone());
        shared.refresh_statistics();
        let first = match &options.analyse {
            Some(opening) => Destination::Analysis(Some(opening.clone())),
            None if options.puzzle.is_some() => Destination::Puzzle,
            None if options.is_first => Destination::First,
            None => Destination::Home,
        };
        let screen = open(first, &mut shared);
        let mut app = Self { shared, screen, help: None, explained: None, animation: Animation::default() };
        app.update_animation();
        app
    }

    /// State shared by the screens.
    #[must_use]
    pub const fn shared(&self) -> &Shared {
        &self.shared
    }

    /// The size of the terminal.
    #[must_use]
    pub const fn area(&self) -> Rect {
        Rect { x: 0, y: 0, width: self.shared.width, height: self.shared.height }
    }

    /// The mode that decides which keys work.
    #[must_use]
    pub fn mode(&self) -> Mode {
        match (self.help, &self.explained) {
            (Some(_), _) => Mode::Help,
            (None, Some(_)) => Mode::Explained,
            (None, None) => self.screen.mode(),
        }
    }

    /// The mode of the screen, even if the list of keys covers it.
    #[must_use]
    pub fn screen_mode(&self) -> Mode {
        self.screen.mode()
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
        let is_covered = self.help.is_some() || self.explained.is_some();
        is_covered
            || (command == Command::Explain && self.theme().is_some())
            || (command != Command::Explain && self.screen.can(command))
    }

    /// The page to show.
    #[must_use]
    pub fn page(&self) -> Page {
        if let Some(explained) = &self.explained {
            return explained.page(&self.shared);
        }
        let mut page = self.screen.page(&self.shared);
        self.animation.show(&mut page.board, self.flies(), self.shared.now);
        page
    }

    /// The report that covers the page, if any.
    #[must_use]
    pub fn report(&self) -> Option<Report> {
        if self.explained.is_some() { None } else { self.screen.report(&self.shared) }
    }

    /// The evaluation to show beside the page, if any.
    #[must_use]
    pub fn evaluation(&self) -> Option<Evaluation> {
        if self.explained.is_some() { None } else { self.screen.evaluation(&self.shared) }
    }

    /// Whether the board and the figures on the screen are drawn in pixels: nothing may lie over them.
    #[must_use]
    pub fn draws_pixels(&self) -> bool {
        self.shared.pixels().is_some() && !self.help_is_open()
    }

    /// The extra pane of larger screens.
    #[must_use]
    pub fn aside(&self) -> Option<Pane> {
        self.screen.aside(&self.shared)
    }

    /// The state of the search through the player's own games, for the last line of the screen.
    #[must_use]
    pub fn search_line(&self) -> Option<Words> {
        self.shared.search.line(self.shared.width, self.screen.holds_engine())
    }

    /// The layout of the screen; `None` if the terminal is too small.
    #[must_use]
    pub fn layout(&self) -> Option<Layout> {
        let (cells, halves) = (self.shared.settings.cells, self.shared.draws_halves());
        let (board, emphasis) = match &self.explained {
            Some(explained) => (explained.board_size(), Emphasis::Message),
            None => (self.screen.board_size(), self.screen.emphasis(&self.shared)),
        };
        layout(self.area(), board, emphasis, cells, halves)
    }

    /// Refreshes the statistics on the screens that show them.
    fn refresh(&mut self) {
        if matches!(self.screen.mode(), Mode::Home | Mode::Progress) {
            self.shared.refresh_statistics();
        }
    }

    /// The next time the screen or a sliding move needs a tick.
    #[must_use]
    pub fn wakes_at(&self) -> Option<Duration> {
        let moves = self.animation.wakes_at(self.flies(), self.shared.now);
        self.screen.wakes_at(&self.shared).into_iter().chain(moves).min()
    }

    /// Leaves the screen: what can be resumed is set aside, all else is forgotten.
    fn leave(&mut self) -> Vec<Effect> {
        let mut effects = self.screen.leave(&mut self.shared);
        let left =
            if self.screen.waits_when_left() { self.shared.set_aside(&*self.screen) } else { self.shared.forget() };
        effects.extend(left);
        effects
    }

    /// Whether pieces can be placed between squares: kitty's graphics place them anywhere, while the others would have to
    /// be sent large parts of the board again and again.
    fn flies(&self) -> bool {
        self.shared.pixels().is_some_and(|pixels| pixels.protocol == Protocol::Kitty)
    }

    /// Starts an animation if the board on the screen has changed by a move, or shows a wrong one.
    fn update_animation(&mut self) {
        if self.explained.is_some() {
            return;
        }
        let has_board = self.screen.report(&self.shared).is_none();
        let board = has_board.then(|| self.screen.page(&self.shared).board);
        self.animation.observe(board.as_ref(), self.shared.settings.animation, self.shared.now);
    }
}

/// Handles an action at a time, and returns the effects to be carried out.
pub fn update(app: &mut App, action: Action, now: Duration) -> Vec<Effect> {
    app.shared.now = now;
    // Input ends a running animation.
    if action.is_input() {
        app.animation.finish();
    }
    // A dragged piece is already on its square; a click set it in motion when the button went down.
    let is_dragged = matches!(action, Action::Release(_)) && app.animation.wakes_at(app.flies(), now).is_none();
    let mut effects = change(app, action);
    effects.extend(app.shared.observe(&*app.screen));
    app.update_animation();
    if is_dragged {
        app.animation.finish();
    }
    effects
}

fn change(app: &mut App, action: Action) -> Vec<Effect> {
    match action {
        Action::Resize(area) => {
            app.shared.width = area.width;
            app.shared.height = area.height;
            Vec::new()
        }
        Action::Do(Command::Quit) => {
            let mut effects = if app.screen.can_be_resumed(&app.shared) {
                // Keep it again, with the time that has passed since the last change.
                app.shared.keep(&*app.screen).into_iter().collect()
            } else {
                app.leave()
            };
            effects.push(Effect::Quit);
            effects
        }
        Action::News(news) => {
            app.shared.apply_news(news);
            app.refresh();
            app.screen.update(Action::Tick, &mut app.shared).effects
        }
        Action::Search(news) => {
            let Shared { search, shelf, history, .. } = &mut app.shared;
            search.apply_news(news, shelf, history);
            app.refresh();
            app.screen.update(Action::Tick, &mut app.shared).effects
        }
        Action::Widen(is_wide) => {
            app.shared.given.is_wide = is_wide;
            app.shared.set(app.shared.settings.clone());
            Vec::new()
        }
        Action::Found(found) => {
            let cell = found.cell.or(app.shared.given.found.cell);
            app.shared.given.found = Found { cell, ..found };
            Vec::new()
        }
        Action::Measured(cell) => {
            app.shared.given.found.cell = Some(cell);
            Vec::new()
        }
        Action::Complain(complaints) => {
            app.shared.complaints = complaints;
            Vec::new()
        }
        Action::Report(_, ReportKind::Short(shortage)) => {
            app.shared.shortage = Some(shortage);
            Vec::new()
        }
        Action::Do(Command::Suspend) => vec![Effect::Suspend],
        Action::Do(Command::Redraw) => vec![Effect::Redraw],
        Action::Do(Command::Help) => {
            app.help = Some(0);
            Vec::new()
        }
        Action::Do(command) if app.help.is_some() => {
            app.help = help::scrolled(app.help_offset(), command, app.screen.mode(), app.area());
            Vec::new()
        }
        Action::Do(Command::Explain) if app.explained.is_none() => {
            let theme = app.theme();
            app.explained = theme.and_then(|theme| Explain::new(&theme, &mut app.shared));
            Vec::new()
        }
        Action::Do(command) if app.explained.is_some() && command != Command::Turn => {
            if !app.explained.as_mut().is_some_and(|explained| explained.step(command)) {
                app.explained = None;
            }
            Vec::new()
        }
        Action::Do(Command::Turn) => {
            app.shared.turned = !app.shared.turned;
            Vec::new()
        }
        action => {
            let step = app.screen.update(action, &mut app.shared);
            let mut effects = step.effects;
            if let Some(destination) = step.destination {
                effects.extend(app.leave());
                app.screen = open(destination, &mut app.shared);
                app.refresh();
                // A new screen may have a request at once.
                effects.extend(app.screen.update(Action::Tick, &mut app.shared).effects);
            }
            effects
        }
    }
}
