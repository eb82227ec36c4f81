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

    /// Prepares the terminal for a frame. False if none can be drawn, because the program must end.
    ///
    /// # Errors
    ///
    /// When the terminal is lost.
    fn is_ready(&mut self, _terminal: &mut Terminal<B>) -> Result<bool, Self::Error> {
        Ok(true)
    }

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
    draw(app, terminal, host)?;
    loop {
        let mut event = Some(host.wait(app.wakes_at())?.unwrap_or(Event::Other(Action::Tick)));
        let mut is_stale = false;
        for _ in 0..EVENTS_PER_FRAME {
            let Some(found) = event else { break };
            let action = match found {
                Event::Terminal(event) => action(app, event),
                Event::Other(action) => Some(action),
            };
            let effects = action.map_or_else(Vec::new, |action| update(app, action, host.now()));
            for effect in effects {
                match effect {
                    Effect::Quit => return Ok(()),
                    Effect::Redraw => is_stale = true,
                    effect => host.perform(effect, terminal)?,
                }
            }
            event = host.wait(Some(Duration::ZERO))?;
        }
        if is_stale {
            host.perform(Effect::Redraw, terminal)?;
        }
        draw(app, terminal, host)?;
    }
}

/// Draws a frame. A terminal may have another size than was last reported: a stopped program is not told.
fn draw<B: Backend, H: Host<B>>(app: &mut App, terminal: &mut Terminal<B>, host: &mut H) -> Result<(), H::Error> {
    if !host.is_ready(terminal)? {
        return Ok(());
    }
    loop {
        let area = terminal.draw(|frame| view(app, frame))?.area;
        if area == app.area() {
            return host.show(Scene::of(app));
        }
        for effect in update(app, Action::Resize(area), host.now()) {
            host.perform(effect, terminal)?;
        }
    }
}

#[cfg(test)]
mod tests {
    use ratatui::backend::TestBackend;
    use ratatui::crossterm::event::{Event as TerminalEvent, KeyCode, KeyEvent, KeyModifiers};
    use ratatui::layout::Rect;

    use damier_puzzles::Collection;
    use damier_train::puzzle::shelf::Shelf;

    use super::*;
    use crate::tui::Options;
    use crate::tui::pixels::Found;

    /// Events to come, with a frame after each `None`, and the effects performed.
    #[derive(Default)]
    struct Script {
        events: Vec<Option<Event>>,
        redrawn: usize,
    }

    impl Host<TestBackend> for Script {
        type Error = std::convert::Infallible;

        fn now(&self) -> Duration {
            Duration::ZERO
        }

        fn wait(&mut self, _until: Option<Duration>) -> Result<Option<Event>, Self::Error> {
            Ok(self.events.remove(0))
        }

        fn perform(&mut self, effect: Effect, _terminal: &mut Terminal<TestBackend>) -> Result<(), Self::Error> {
            self.redrawn += usize::from(matches!(effect, Effect::Redraw));
            Ok(())
        }
    }

    fn key(code: KeyCode, modifiers: KeyModifiers) -> Event {
        Event::Terminal(TerminalEvent::Key(KeyEvent::new(code, modifiers)))
    }

    /// How often the screen is drawn afresh before the program is quit.
    fn redrawn(events: Vec<Option<Event>>) -> usize {
        let quit = [None, None, None, Some(key(KeyCode::Char('c'), KeyModifiers::CONTROL))];
        let mut script = Script { events: events.into_iter().chain(quit).collect(), ..Script::default() };
        let shelf = |seed| Shelf::of(Collection::default(), seed, None);
        let mut app = App::new(&Options::default(), shelf, Rect::new(0, 0, 80, 24));
        let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
        run_loop(&mut app, &mut terminal, &mut script).unwrap();
        script.redrawn
    }

    #[test]
    fn a_window_resized_away_and_back_is_drawn_again_once() {
        let size = |width| Some(Event::Terminal(TerminalEvent::Resize(width, 24)));
        assert_eq!(redrawn(vec![size(60), size(80)]), 1);
    }

    #[test]
    fn a_frame_at_an_unreported_size_is_drawn_again_at_that_size() {
        let events = vec![None, Some(key(KeyCode::Char('c'), KeyModifiers::CONTROL))];
        let mut script = Script { events, ..Script::default() };
        let shelf = |seed| Shelf::of(Collection::default(), seed, None);
        let mut app = App::new(&Options::default(), shelf, Rect::new(0, 0, 80, 24));
        let mut terminal = Terminal::new(TestBackend::new(100, 30)).unwrap();
        run_loop(&mut app, &mut terminal, &mut script).unwrap();
        assert_eq!((app.area().width, app.area().height, script.redrawn), (100, 30, 1));
        let drawn: String = terminal.backend().buffer().content.iter().map(ratatui::buffer::Cell::symbol).collect();
        assert!(!drawn.contains("Damier needs"));
    }

    #[test]
    fn with_sixels_a_new_screen_is_drawn_afresh() {
        let progress = || Some(key(KeyCode::Char('s'), KeyModifiers::NONE));
        let found = Found { cell: Some((8, 17)), has_sixel: true, ..Found::default() };
        let found = Some(Event::Other(Action::Found(found)));
        assert_eq!(redrawn(vec![progress()]), 0);
        assert_eq!(redrawn(vec![found, progress()]), 1);
    }
}
