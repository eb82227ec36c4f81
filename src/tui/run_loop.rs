//! The loop: wait for an event, change the state, draw. Generic over the terminal and the source of events.

use std::time::Duration;

use ratatui::Terminal;
use ratatui::backend::Backend;

use super::action::{Action, Effect, Event, action};
use super::app::{App, update};
use super::keymap::Command;
use super::pixels::Scene;
use super::view::view;

/// The outside world: time, events and effects.
pub trait Host<B: Backend> {
    /// Its errors.
    type Error: From<B::Error>;

    /// The time since the program started.
    fn now(&self) -> Duration;

    /// Waits for the next event, at most until a moment since the start; `None` if none came.
    ///
    /// # Errors
    ///
    /// When no more events can come.
    fn wait(&mut self, until: Option<Duration>) -> Result<Option<Event>, Self::Error>;

    /// Shows the board in pixels, over the frame just drawn; `None` if it is drawn in cells, or not there.
    ///
    /// # Errors
    ///
    /// When the terminal cannot be written to.
    fn show(&mut self, _scene: Option<Scene>) -> Result<(), Self::Error> {
        Ok(())
    }

    /// Performs an effect.
    ///
    /// # Errors
    ///
    /// When that fails.
    fn perform(&mut self, effect: Effect, terminal: &mut Terminal<B>) -> Result<(), Self::Error>;
}

/// The most events handled before a frame is drawn, so that the screen is updated even in a storm of events.
const EVENTS_PER_FRAME: usize = 64;

/// Runs the program until it ends. When the terminal or the host fails, it ends as if the player had left it, so that
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
            // Report only the first failure.
            let _ = host.perform(effect, terminal);
        }
    }
    ran
}

fn run<B: Backend, H: Host<B>>(app: &mut App, terminal: &mut Terminal<B>, host: &mut H) -> Result<(), H::Error> {
    terminal.draw(|frame| view(app, frame))?;
    host.show(Scene::of(app))?;
    loop {
        let mut event = Some(host.wait(app.wakes_at())?.unwrap_or(Event::Other(Action::Tick)));
        for _ in 0..EVENTS_PER_FRAME {
            let Some(found) = event else { break };
            let effects = action(app, found).map_or_else(Vec::new, |action| update(app, action, host.now()));
            for effect in effects {
                if matches!(effect, Effect::Quit) {
                    return Ok(());
                }
                host.perform(effect, terminal)?;
            }
            event = host.wait(Some(Duration::ZERO))?;
        }
        terminal.draw(|frame| view(app, frame))?;
        host.show(Scene::of(app))?;
    }
}
