//! The real world: the terminal, the engine, the disk. Each has threads of its own, which send to one inbox.

use std::io::Stdout;
use std::time::{Duration, Instant};

use etude_tui::backend::AnsiBackend;
use ratatui::terminal::Terminal;

use super::Error;
use super::action::{Action, ScreenEffect, ScreenEvent};
use super::app::App;
use super::keymap::Command;
use super::options::{Options, TerminalKind};
use super::pixels::{PixelOutput, Scene};
use crate::shipped::Opening;
use crate::words::{self, say};
use damier_app::Effect;
use damier_app::child_engines::CHILD_ENGINES;
use damier_app::services::Services;
use damier_app::settings::Graphics;
use damier_app::store::keeper::Unwritten;
use damier_puzzles::Collection;
use damier_puzzles::pack::TurnPack;
use etude_tui::ending::EndRequest;
use etude_tui::inbox::{Inbox, Mailbox, Manners, News, write};
use etude_tui::job::{self, Job};
use etude_tui::run_loop::Host;

/// The host on a real terminal.
pub struct SystemHost {
    started: Instant,
    inbox: Inbox<Action>,
    services: Services<Post>,
    /// The puzzles to open after the first frame.
    opening: Option<Opening<Collection>>,
    /// The turns to open then.
    turns: Option<Opening<Vec<TurnPack>>>,
    /// The board in pixels.
    output: PixelOutput,
}

/// The mailbox of the loop, as the services know it.
#[derive(Clone)]
struct Post(Mailbox<Action>);

impl damier_app::services::Mailbox for Post {
    fn send(&self, event: damier_app::Event) -> bool {
        self.0.send(Action::App(event))
    }
}

impl SystemHost {
    /// Starts the threads for events and the services of the application. The terminal must already be taken over.
    /// `ending` records requests from outside to end the program; `opening` is started after the first frame.
    ///
    /// # Errors
    ///
    /// When signals cannot be handled, or a thread cannot be started.
    pub fn new(
        started: Instant,
        options: &Options,
        job: Job,
        ending: EndRequest,
        opening: Option<Opening<Collection>>,
    ) -> Result<Self, Error> {
        let manners = Manners {
            title: say().program(),
            asks: !options.is_ascii,
            asks_for_pixels: options.terminal == TerminalKind::Asked && options.graphics != Some(Graphics::Cells),
            // The player's own engines are not in our process group.
            stop: || CHILD_ENGINES.stop(),
            resume: || CHILD_ENGINES.resume(),
        };
        let inbox = Inbox::new(job, ending, word, manners)?;
        let services = Services::start(options.served(), Post(inbox.mailbox().clone()))?;
        let turns = Some(options.turns.clone());
        Ok(Self { started, inbox, services, opening, turns, output: PixelOutput::default() })
    }

    /// Ends the threads once everything is written. Returns what could not be written.
    #[must_use]
    pub fn end(mut self) -> Option<Unwritten> {
        // The terminal may be gone.
        job::write_anywhere(|| drop(write(&self.output.forget())));
        self.services.end()
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

impl Host<App, AnsiBackend<Stdout>> for SystemHost {
    type Error = Error;

    fn now(&self) -> Duration {
        self.started.elapsed()
    }

    fn wait(&mut self, until: Option<Duration>) -> Result<Option<ScreenEvent>, Error> {
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

    fn is_ready(&mut self, terminal: &mut Terminal<AnsiBackend<Stdout>>) -> Result<bool, Error> {
        let output = &mut self.output;
        Ok(self.inbox.is_ready(terminal, || output.forget())?)
    }

    fn show(&mut self, app: &App) -> Result<(), Error> {
        Ok(write(&self.output.show(Scene::of(app)))?)
    }

    fn redraw(&mut self, terminal: &mut Terminal<AnsiBackend<Stdout>>) -> Result<(), Error> {
        write(&self.output.forget())?;
        Ok(self.inbox.take_afresh(terminal)?)
    }

    fn perform(&mut self, effect: ScreenEffect) -> Result<(), Error> {
        match effect {
            // These are for the loop.
            ScreenEffect::Quit | ScreenEffect::Redraw => {}
            ScreenEffect::Suspend => job::ask_group_to_stop()?,
            ScreenEffect::Perform(effect) => {
                if matches!(effect, Effect::Save(_)) {
                    // The other threads follow the language of the screen.
                    words::speak(words::language());
                }
                self.services.perform(effect)?;
            }
        }
        Ok(())
    }
}
