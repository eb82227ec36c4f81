//! The threads behind the application: the engine, the disk, the search through own games. Their reports go to one
//! mailbox, and nothing in here waits for them.

use std::io;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use damier_dxp::Remote;
use damier_endings::TableSet;
use damier_engine::{Dispatcher, EngineGone, Precedence};
use damier_train::explorer::Explorer;
use damier_train::finder::Finder;

use crate::effect::{Effect, Event, ExploreTask, FindTask, LinkRequest};
use crate::explore;
use crate::find::{self, Places};
use crate::link;
use crate::own_games::searcher::Searcher;
use crate::settings::Settings;
use crate::store::keeper::{Keeper, Request, Unwritten, start_keeper};
use crate::store::pdn_files;
use etude_store::settings::Saver;

/// Why the services cannot start or perform.
#[derive(Debug, thiserror::Error)]
pub enum ServiceError {
    /// The system refuses a thread.
    #[error(transparent)]
    System(#[from] io::Error),
    /// The engine's thread has ended.
    #[error(transparent)]
    Engine(#[from] EngineGone),
}

/// Sends an event to whoever runs the application; returns whether it was taken. The receiver is gone once the program
/// ends.
pub trait Mailbox: Clone + Send + 'static {
    /// Sends an event.
    fn send(&self, event: Event) -> bool;
}

/// What the services work with.
#[derive(Clone, Debug, Default)]
pub struct ServiceOptions {
    /// The settings at the start.
    pub settings: Settings,
    /// The file of settings; without one, changes are lost at the end.
    pub settings_file: Option<PathBuf>,
    /// The endgame tables.
    pub tables: TableSet,
    /// Where positions are searched for. Its file of progress and its folder of games are those that are written, too.
    pub places: Places,
}

/// The threads.
pub struct Services<M> {
    mailbox: M,
    engine: Dispatcher,
    keeper: Keeper,
    /// `None` if there is no file of settings.
    saver: Option<Saver<Settings>>,
    searcher: Searcher,
    tables: TableSet,
    /// The positions of puzzles and games, while they are searched.
    index: Arc<Mutex<Option<Finder>>>,
    /// What is known about openings, while it is looked up.
    explorer: Arc<Mutex<Option<Explorer>>>,
    /// Where these are read from.
    places: Places,
    /// The connection to another program, if a player has asked for one.
    remote: Option<Remote>,
}

impl<M: Mailbox> Services<M> {
    /// Starts the threads.
    ///
    /// # Errors
    ///
    /// When one cannot be started.
    pub fn start(options: ServiceOptions, mailbox: M) -> Result<Self, ServiceError> {
        let ServiceOptions { settings, settings_file, tables, places } = options;
        let precedence = Precedence::default();
        let reports = mailbox.clone();
        let report = move |id, report| {
            reports.send(Event::Report(id, report));
        };
        let engine = Dispatcher::start(settings.engine(), tables.clone(), precedence.clone(), report)?;
        let news = mailbox.clone();
        let keeper =
            start_keeper(places.progress.clone(), places.games.clone(), settings.experience.strength(), move |told| {
                news.send(Event::News(told))
            })?;
        let problems = mailbox.clone();
        let tell = move |errors| {
            problems.send(Event::SettingsSaved(errors));
        };
        let saver = settings_file.map(|file| Saver::start(file, tell)).transpose()?;
        let news = mailbox.clone();
        let searcher =
            Searcher::start(places.progress.clone(), precedence, move |told| news.send(Event::Search(told)))?;
        Ok(Self {
            mailbox,
            engine,
            keeper,
            saver,
            searcher,
            tables,
            index: Arc::default(),
            explorer: Arc::default(),
            places,
            remote: None,
        })
    }

    /// Ends the threads once everything is written. Returns what could not be written.
    #[must_use]
    pub fn end(self) -> Option<Unwritten> {
        self.keeper.end()
    }

    /// Performs an effect. What it brings comes as an [`Event`].
    ///
    /// # Errors
    ///
    /// When the engine has ended, or no thread can be started.
    pub fn perform(&mut self, effect: Effect) -> Result<(), ServiceError> {
        match effect {
            Effect::Ask(id, task) => self.engine.submit(id, task)?,
            Effect::PonderHit(id) => self.engine.ponder_hit(id),
            Effect::Keep(request) => self.keeper.hand_over(request),
            Effect::Save(settings) => {
                self.engine.configure(settings.engine());
                self.keeper.hand_over(Request::StartFrom(settings.experience.strength()));
                if let Some(saver) = &self.saver {
                    saver.save(*settings);
                }
            }
            Effect::Search(request) => self.searcher.take(request),
            Effect::File(id, task) => {
                self.find_out("files", move || Some(Event::File(id, pdn_files::perform(&task))))?;
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
                    Some(Event::Matched(id, finder.find(&pattern, most), finder.extent()))
                })?;
            }
            Effect::Explore(id, task) => {
                let (explorer, places) = (self.explorer.clone(), self.places.clone());
                self.find_out("explore", move || {
                    let mut explorer = explorer.lock().unwrap_or_else(PoisonError::into_inner);
                    match task {
                        ExploreTask::Explore { position, name } => {
                            let explorer = explorer.get_or_insert_with(|| explore::explorer(&places, &name));
                            Some(Event::Explored(id, Box::new(explorer.explore(&position))))
                        }
                        ExploreTask::Survey { repertoire, variant, name } => {
                            // Games may have been played since.
                            let explorer = explorer.insert(explore::explorer(&places, &name));
                            Some(Event::Surveyed(id, Box::new(explorer.survey(&repertoire, variant))))
                        }
                        ExploreTask::Middlegames { name } => {
                            // Games may have been played since.
                            let explorer = explorer.insert(explore::explorer(&places, &name));
                            Some(Event::Middlegames(id, explorer.middlegames()))
                        }
                        ExploreTask::Traps { variant, hidden } => {
                            Some(Event::Traps(id, Box::new(explore::traps(&places, variant, hidden))))
                        }
                        ExploreTask::Forget => {
                            *explorer = None;
                            None
                        }
                    }
                })?;
            }
            Effect::Draw(id, plan, seed) => {
                let tables = self.tables.clone();
                self.find_out("draw", move || Some(Event::Drawn(id, plan.draw(seed, &tables))))?;
            }
            Effect::Link(request) => self.link(request),
        }
        Ok(())
    }

    /// Opens, uses or closes the connection to another program.
    fn link(&mut self, request: LinkRequest) {
        match request {
            LinkRequest::Open { id, name, side } => {
                self.remote = None;
                let mailbox = self.mailbox.clone();
                let deliver = move |event| {
                    mailbox.send(Event::Link(id, event));
                };
                match link::open(&side, &name, deliver) {
                    Ok(remote) => self.remote = Some(remote),
                    Err(why) => {
                        self.mailbox.send(Event::Link(id, damier_dxp::Event::Closed(why)));
                    }
                }
            }
            LinkRequest::Send(command) => {
                if let Some(remote) = &self.remote {
                    remote.send(command);
                }
            }
            LinkRequest::Close => self.remote = None,
        }
    }

    /// Starts a thread that finds something out and reports it.
    fn find_out(&self, name: &str, work: impl FnOnce() -> Option<Event> + Send + 'static) -> io::Result<()> {
        let mailbox = self.mailbox.clone();
        let report = move || {
            if let Some(found) = work() {
                mailbox.send(found);
            }
        };
        thread::Builder::new().name(name.to_owned()).spawn(report).map(drop)
    }
}
