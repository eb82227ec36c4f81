//! The real world: the terminal, and a thread for what takes long.

use std::io::Stdout;
use std::sync::mpsc::{self, Sender};
use std::thread;
use std::time::{Duration, Instant};

use etude_store::Unwritten;
use etude_store::settings::Saver;
use etude_tui::backend::AnsiBackend;
use etude_tui::ending::EndRequest;
use etude_tui::inbox::{Event, Inbox, Manners, News};
use etude_tui::job::{self, Job};
use etude_tui::run_loop::Host;
use ratatui::terminal::Terminal;

use super::{Action, App, Effect, Error, Options};
use crate::memory::{Keeper, start_keeper};
use crate::settings::Settings;
use crate::train::Task;
use crate::words::say;

/// The host on a real terminal.
pub struct SystemHost {
    started: Instant,
    inbox: Inbox<Action>,
    tasks: Sender<(u64, Box<Task>)>,
    keeper: Keeper,
    /// `None` without a file of settings.
    saver: Option<Saver<Settings>>,
}

impl SystemHost {
    /// Starts the threads for events and for tasks. The terminal must already be taken over.
    ///
    /// # Errors
    ///
    /// When signals cannot be handled, or a thread cannot be started.
    pub fn new(started: Instant, options: &Options, job: Job, ending: EndRequest) -> Result<Self, Error> {
        let manners = Manners {
            title: say().program(),
            asks: !options.is_ascii,
            asks_for_pixels: false,
            stop: || (),
            resume: || (),
        };
        let inbox = Inbox::new(job, ending, word, manners)?;
        let (tasks, work) = mpsc::channel::<(u64, Box<Task>)>();
        let mailbox = inbox.mailbox().clone();
        thread::Builder::new().name("tasks".to_owned()).spawn(move || {
            for (id, task) in work {
                if !mailbox.send(Action::Reported(id, Box::new(task.perform()))) {
                    break;
                }
            }
        })?;
        let mailbox = inbox.mailbox().clone();
        let keeper = start_keeper(options.progress.clone(), move |news| {
            // The receiver is gone once the program ends.
            mailbox.send(Action::Heard(Box::new(news)));
        })?;
        let mailbox = inbox.mailbox().clone();
        let tell = move |errors| {
            mailbox.send(Action::Saved(errors));
        };
        let saver = options.settings_file.clone().map(|file| Saver::start(file, tell)).transpose()?;
        Ok(Self { started, inbox, tasks, keeper, saver })
    }

    /// Ends the keeper once everything is written. Returns what could not be.
    #[must_use]
    pub fn end(self) -> Option<Unwritten> {
        self.keeper.end()
    }
}

/// What news from the terminal and the system means.
const fn word(news: News) -> Action {
    match news {
        News::Ended => Action::Quit,
        News::Widened(is_wide) => Action::Widen(is_wide),
        News::Continued | News::Found(_) | News::Measured(_) => Action::Tick,
    }
}

impl Host<App, AnsiBackend<Stdout>> for SystemHost {
    type Error = Error;

    fn now(&self) -> Duration {
        self.started.elapsed()
    }

    fn wait(&mut self, until: Option<Duration>) -> Result<Option<Event<Action>>, Error> {
        let now = self.now();
        Ok(self.inbox.wait(until.map(|until| until.saturating_sub(now)))?)
    }

    fn is_ready(&mut self, terminal: &mut Terminal<AnsiBackend<Stdout>>) -> Result<bool, Error> {
        Ok(self.inbox.is_ready(terminal, String::new)?)
    }

    fn redraw(&mut self, terminal: &mut Terminal<AnsiBackend<Stdout>>) -> Result<(), Error> {
        Ok(self.inbox.take_afresh(terminal)?)
    }

    fn perform(&mut self, effect: Effect) -> Result<(), Error> {
        match effect {
            // These are for the loop.
            Effect::Quit | Effect::Lines | Effect::Redraw => {}
            Effect::Suspend => job::ask_group_to_stop()?,
            Effect::Perform(id, task) => {
                // The thread ends only with the program.
                let _ = self.tasks.send((id, task));
            }
            Effect::Remember(request) => self.keeper.hand_over(request),
            Effect::Save(settings) => {
                if let Some(saver) = &self.saver {
                    saver.save(*settings);
                }
            }
        }
        Ok(())
    }
}
