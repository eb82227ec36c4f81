//! Damier in the loop of every program.

use std::time::Duration;

use etude_tui::event::TerminalEvent;
use ratatui::layout::Rect;
use ratatui::terminal::Frame;

use super::action::{Action, ScreenEffect, action};
use super::app::{App, update};
use super::keymap::Command;
use super::view::view;
use etude_tui::run_loop::{Order, Program, Standard};

impl Program for App {
    type Action = Action;
    type Effect = ScreenEffect;

    fn action(&self, event: TerminalEvent) -> Option<Action> {
        action(self, event)
    }

    fn standard(standard: Standard) -> Action {
        match standard {
            Standard::Tick => Action::Tick,
            Standard::Resize(area) => Action::Resize(area),
            Standard::Quit => Action::Do(Command::Quit),
        }
    }

    fn update(&mut self, action: Action, now: Duration) -> Vec<ScreenEffect> {
        update(self, action, now)
    }

    fn order(effect: &ScreenEffect) -> Order {
        match effect {
            ScreenEffect::Quit => Order::Quit,
            ScreenEffect::Redraw => Order::Redraw,
            _ => Order::Perform,
        }
    }

    fn wakes_at(&self) -> Option<Duration> {
        Self::wakes_at(self)
    }

    fn area(&self) -> Rect {
        Self::area(self)
    }

    fn draw(&self, frame: &mut Frame) {
        view(self, frame);
    }
}

#[cfg(test)]
mod tests {
    use etude_tui::event::{KeyCode, KeyEvent, KeyModifiers, TerminalEvent};
    use ratatui::backend::TestBackend;
    use ratatui::layout::Rect;
    use ratatui::terminal::Terminal;

    use damier_puzzles::Collection;
    use damier_train::puzzle::selector::PuzzleSelector;

    use super::*;
    use crate::tui::Options;
    use crate::tui::action::ScreenEvent;
    use etude_tui::inbox::Found;
    use etude_tui::run_loop::{Host, run_loop};

    /// Events to come, with a frame after each `None`, and the effects performed.
    #[derive(Default)]
    struct Script {
        events: Vec<Option<ScreenEvent>>,
        redrawn: usize,
    }

    impl Host<App, TestBackend> for Script {
        type Error = std::convert::Infallible;

        fn now(&self) -> Duration {
            Duration::ZERO
        }

        fn wait(&mut self, _until: Option<Duration>) -> Result<Option<ScreenEvent>, Self::Error> {
            Ok(self.events.remove(0))
        }

        fn redraw(&mut self, _terminal: &mut Terminal<TestBackend>) -> Result<(), Self::Error> {
            self.redrawn += 1;
            Ok(())
        }

        fn perform(&mut self, _effect: ScreenEffect) -> Result<(), Self::Error> {
            Ok(())
        }
    }

    fn key(code: KeyCode, modifiers: KeyModifiers) -> ScreenEvent {
        ScreenEvent::Terminal(TerminalEvent::Key(KeyEvent::new(code, modifiers)))
    }

    /// How often the screen is drawn afresh before the program is quit.
    fn redrawn(events: Vec<Option<ScreenEvent>>) -> usize {
        let quit = [None, None, None, Some(key(KeyCode::Char('c'), KeyModifiers::CONTROL))];
        let mut script = Script { events: events.into_iter().chain(quit).collect(), ..Script::default() };
        let selector = |seed| PuzzleSelector::of(Collection::default(), seed, None);
        let mut app = App::new(&Options::default(), selector, Rect::new(0, 0, 80, 24));
        let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
        run_loop(&mut app, &mut terminal, &mut script).unwrap();
        script.redrawn
    }

    #[test]
    fn a_window_resized_away_and_back_is_drawn_again_once() {
        let size = |width| Some(ScreenEvent::Terminal(TerminalEvent::Resize(width, 24)));
        assert_eq!(redrawn(vec![size(60), size(80)]), 1);
    }

    #[test]
    fn a_frame_at_an_unreported_size_is_drawn_again_at_that_size() {
        let events = vec![None, Some(key(KeyCode::Char('c'), KeyModifiers::CONTROL))];
        let mut script = Script { events, ..Script::default() };
        let selector = |seed| PuzzleSelector::of(Collection::default(), seed, None);
        let mut app = App::new(&Options::default(), selector, Rect::new(0, 0, 80, 24));
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
        let found = Some(ScreenEvent::Other(Action::Found(found)));
        assert_eq!(redrawn(vec![progress()]), 0);
        assert_eq!(redrawn(vec![found, progress()]), 1);
    }
}
