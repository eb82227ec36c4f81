//! The loop: wait for an event, change the state, draw. Generic over the terminal and over where events come from.

use std::time::Duration;

use ratatui::Terminal;
use ratatui::backend::Backend;

use super::action::{Action, Effect, Event, action};
use super::app::{App, update};
use super::keymap::Command;
use super::view::view;

/// The world outside: time, events, and what effects do to it.
pub trait Host<B: Backend> {
    /// What can go wrong out there.
    type Error: From<B::Error>;

    /// The time since the program started.
    fn now(&self) -> Duration;

    /// Waits for the next event, until a moment at most; `None` when nothing came.
    ///
    /// # Errors
    ///
    /// When no more events can come.
    fn wait(&mut self, until: Option<Duration>) -> Result<Option<Event>, Self::Error>;

    /// Does what the program wants.
    ///
    /// # Errors
    ///
    /// When that fails.
    fn perform(&mut self, effect: Effect, terminal: &mut Terminal<B>) -> Result<(), Self::Error>;
}

/// How many events are taken in before a frame is drawn: in a storm of events the screen is still to be seen.
const EVENTS_PER_FRAME: usize = 64;

/// Runs the program until it wants to end. When the terminal or the host fails it ends as if it had been left, so that
/// everything is saved.
///
/// # Errors
///
/// When the terminal or the host fails.
pub fn run_loop<B: Backend, H: Host<B>>(
    app: &mut App,
    terminal: &mut Terminal<B>,
    host: &mut H,
) -> Result<(), H::Error> {
    let ran = run(app, terminal, host);
    if ran.is_err() {
        for effect in update(app, Action::Do(Command::Quit), host.now()) {
            // The first failure is the one to report.
            let _ = host.perform(effect, terminal);
        }
    }
    ran
}

fn run<B: Backend, H: Host<B>>(app: &mut App, terminal: &mut Terminal<B>, host: &mut H) -> Result<(), H::Error> {
    terminal.draw(|frame| view(app, frame))?;
    loop {
        let mut event = Some(host.wait(app.wakes_at())?.unwrap_or(Event::Tick));
        for _ in 0..EVENTS_PER_FRAME {
            let Some(found) = event else { break };
            let effects = action(app, &found).map_or_else(Vec::new, |action| update(app, action, host.now()));
            for effect in effects {
                if matches!(effect, Effect::Quit) {
                    return Ok(());
                }
                host.perform(effect, terminal)?;
            }
            event = host.wait(Some(Duration::ZERO))?;
        }
        terminal.draw(|frame| view(app, frame))?;
    }
}
