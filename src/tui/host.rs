//! The real world: the terminal, the engine, the disk. Each has threads of its own, which send to one inbox.

use std::io::{self, Stdout};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;

use super::Error;
use super::action::{Action, Effect, Event, FindTask};
use super::app::App;
use super::keymap::Command;
use super::options::{Options, TerminalKind};
use super::pixels::{Output, Scene};
use crate::find::{self, Places};
use crate::guests::GUESTS;
use crate::own_games::searcher::Searcher;
use crate::settings::Graphics;
use crate::shipped::Opening;
use crate::store::keeper::{Keeper, Lost, Request};
use crate::store::pdn_files;
use crate::store::settings::{Saver, SettingsError};
use crate::words;
use crate::words::say;
use damier_endings::TableSet;
use damier_engine::{Dispatcher, Precedence};
use damier_puzzles::Collection;
use damier_puzzles::pack::TurnPack;
use damier_train::finder::Finder;
use etude_tui::ending::Ending;
use etude_tui::inbox::{Inbox, Manners, News, write};
use etude_tui::job::{self, Job};
use etude_tui::run_loop::Host;

/// The host on a real terminal.
pub struct SystemHost {
    started: Instant,
    inbox: Inbox<Action>,
    engine: Dispatcher,
    keeper: Keeper,
    /// `None` if there is no file of settings.
    saver: Option<Saver>,
    searcher: Searcher,
    tables: TableSet,
    /// The puzzles to open after the first frame.
    opening: Option<Opening<Collection>>,
    /// The turns to open then.
    turns: Option<Opening<Vec<TurnPack>>>,
    /// The positions of puzzles and games, while they are searched.
    index: Arc<Mutex<Option<Finder>>>,
    /// Where these are read from.
    places: Places,
    /// The board in pixels.
    output: Output,
}

impl SystemHost {
    /// Starts the threads for events, the engine, progress, settings and own games. The terminal must already be taken
    /// over. `ending` records requests from outside to end the program; `opening` is started after the first frame.
    ///
    /// # Errors
    ///
    /// When signals cannot be handled, or a thread cannot be started.
    pub fn new(
        started: Instant,
        options: &Options,
        job: Job,
        ending: Ending,
        opening: Option<Opening<Collection>>,
    ) -> Result<Self, Error> {
        let manners = Manners {
            title: say().program(),
            asks: !options.is_ascii,
            asks_for_pixels: options.terminal == TerminalKind::Asked && options.graphics != Some(Graphics::Cells),
            // The player's own engines are not in our process group.
            stop: || GUESTS.stop(),
            resume: || GUESTS.resume(),
        };
        let inbox = Inbox::new(started, job, ending, word, manners)?;
        let reports = inbox.mailbox().clone();
        let precedence = Precedence::default();
        // The receiver is gone once the program ends.
        let report = move |id, report| {
            reports.send(Action::Report(id, report));
        };
        let (settings, tables) = (options.settings.engine(), options.tables.clone());
        let engine = Dispatcher::start(settings, tables, precedence.clone(), report)?;
        let (news, start) = (inbox.mailbox().clone(), options.settings.experience.strength());
        let keeper = Keeper::start(options.progress.clone(), options.games.clone(), start, move |told| {
            news.send(Action::News(told))
        })?;
        let complaints = inbox.mailbox().clone();
        let tell = move |errors: Vec<SettingsError>| {
            complaints.send(Action::Complain(errors.iter().map(words::settings_error).collect()));
        };
        let saver = options.settings_file.clone().map(|file| Saver::start(file, tell)).transpose()?;
        let news = inbox.mailbox().clone();
        let searcher =
            Searcher::start(options.progress.clone(), precedence, move |told| news.send(Action::Search(told)))?;
        let tables = options.tables.clone();
        let turns = Some(options.turns.clone());
        let (progress, games, puzzles) = (options.progress.clone(), options.games.clone(), options.puzzles.clone());
        let places = Places { progress, games, puzzles };
        Ok(Self {
            started,
            inbox,
            engine,
            keeper,
            saver,
            searcher,
            tables,
            opening,
            turns,
            index: Arc::default(),
            places,
            output: Output::default(),
        })
    }

    /// Ends the threads once everything is written. Returns what could not be written.
    #[must_use]
    pub fn end(mut self) -> Option<Lost> {
        // The terminal may be gone.
        job::write_anywhere(|| drop(write(&self.output.forget())));
        self.keeper.end()
    }

    /// Starts a thread that finds something out and reports it.
    fn find_out(&self, name: &str, work: impl FnOnce() -> Option<Action> + Send + 'static) -> io::Result<()> {
        let mailbox = self.inbox.mailbox().clone();
        let report = move || {
            if let Some(found) = work() {
                // The receiver may be gone by then.
                mailbox.send(found);
            }
        };
        thread::Builder::new().name(name.to_owned()).spawn(report).map(drop)
    }
}

/// What news from the terminal and the system means.
const fn word(news: News) -> Action {
    match news {
        News::Continued => Action::Tick,
        News::Ended => Action::Do(Command::Quit),
        News::Widened(is_wide) => Action::Widen(is_wide),
        News::Found(found) => Action::Found(found),
        News::Measured(cell) => Action::Measured(cell),
    }
}

impl Host<App, CrosstermBackend<Stdout>> for SystemHost {
    type Error = Error;

    fn now(&self) -> Duration {
        self.started.elapsed()
    }

    fn wait(&mut self, until: Option<Duration>) -> Result<Option<Event>, Error> {
        // The first wait follows the first frame.
        if let Some(opening) = self.opening.take() {
            opening.start();
        }
        if let Some(turns) = self.turns.take() {
            turns.start();
        }
        let now = self.now();
        Ok(self.inbox.wait(until.map(|until| until.saturating_sub(now)))?)
    }

    fn is_ready(&mut self, terminal: &mut Terminal<CrosstermBackend<Stdout>>) -> Result<bool, Error> {
        let output = &mut self.output;
        Ok(self.inbox.is_ready(terminal, || output.forget())?)
    }

    fn show(&mut self, app: &App) -> Result<(), Error> {
        Ok(write(&self.output.show(Scene::of(app)))?)
    }

    fn redraw(&mut self, terminal: &mut Terminal<CrosstermBackend<Stdout>>) -> Result<(), Error> {
        write(&self.output.forget())?;
        Ok(self.inbox.take_afresh(terminal)?)
    }

    fn perform(&mut self, effect: Effect) -> Result<(), Error> {
        match effect {
            // These are for the loop.
            Effect::Quit | Effect::Redraw => {}
            Effect::Ask(id, task) => self.engine.submit(id, task)?,
            Effect::PonderHit(id) => self.engine.ponder_hit(id),
            Effect::Keep(request) => self.keeper.requests.hand_over(request),
            Effect::Save(settings) => {
                self.engine.configure(settings.engine());
                self.keeper.requests.hand_over(Request::StartFrom(settings.experience.strength()));
                // The other threads follow the language of the screen.
                words::speak(words::language());
                if let Some(saver) = &self.saver {
                    saver.save(*settings);
                }
            }
            Effect::Search(request) => self.searcher.take(request),
            Effect::File(id, task) => {
                self.find_out("files", move || Some(Action::File(id, pdn_files::perform(&task))))?;
            }
            Effect::Find(id, task) => {
                let (index, places) = (self.index.clone(), self.places.clone());
                self.find_out("find", move || {
                    let mut index = index.lock().unwrap_or_else(PoisonError::into_inner);
                    let FindTask::Find { pattern, most } = task else {
                        *index = None;
                        return None;
                    };
                    let finder = index.get_or_insert_with(|| find::finder(&places));
                    Some(Action::Matched(id, finder.find(&pattern, most), finder.extent()))
                })?;
            }
            Effect::Draw(id, plan, seed) => {
                let tables = self.tables.clone();
                self.find_out("draw", move || Some(Action::Drawn(id, plan.draw(seed, &tables))))?;
            }
            Effect::Suspend => job::ask_group_to_stop()?,
        }
        Ok(())
    }
}
