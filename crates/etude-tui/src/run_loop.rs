//! The loop: wait for an event, change the state, draw. Generic over the program, the terminal and the source of events.

use std::time::Duration;

use crate::event::TerminalEvent;
use ratatui::backend::Backend;
use ratatui::layout::Rect;
use ratatui::terminal::{Frame, Terminal};

use crate::inbox::Event;

/// A program: its state, how actions change it, and how it is drawn.
pub trait Program {
    /// What an event means.
    type Action;
    /// What the program asks of the outside world.
    type Effect;

    /// The action an event of the terminal means now; `None` if it means nothing here.
    fn action(&self, event: TerminalEvent) -> Option<Self::Action>;

    /// The action that has every program do this.
    fn standard(standard: Standard) -> Self::Action;

    /// Handles an action at a time, and returns the effects to be carried out.
    fn update(&mut self, action: Self::Action, now: Duration) -> Vec<Self::Effect>;

    /// What the loop makes of an effect.
    fn order(effect: &Self::Effect) -> Order;

    /// The next moment since the start at which the screen needs a tick.
    fn wakes_at(&self) -> Option<Duration>;

    /// The area that the program believes to have.
    fn area(&self) -> Rect;

    /// Draws the screen.
    fn draw(&self, frame: &mut Frame);
}

/// What the loop asks of every program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standard {
    /// Time has passed.
    Tick,
    /// The terminal has this size.
    Resize(Rect),
    /// Save everything and end.
    Quit,
}

/// What the loop makes of an effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// It ends, once all effects of the same action are performed, those that follow as well.
    Quit,
    /// The whole screen is drawn again, after all actions at hand.
    Redraw,
    /// The host performs it.
    Perform,
}

/// The outside world: time, events and effects.
pub trait Host<P: Program, B: Backend> {
    /// Its errors.
    type Error: From<B::Error>;

    /// The time since the program started.
    fn now(&self) -> Duration;

    /// Waits for the next event, at most until a moment since the start; `None` if none came.
    ///
    /// # Errors
    ///
    /// When no more events can come.
    fn wait(&mut self, until: Option<Duration>) -> Result<Option<Event<P::Action>>, Self::Error>;

    /// Prepares the terminal for a frame. False if none can be drawn, because the program must end.
    ///
    /// # Errors
    ///
    /// When the terminal is lost.
    fn is_ready(&mut self, _terminal: &mut Terminal<B>) -> Result<bool, Self::Error> {
        Ok(true)
    }

    /// Adds what is drawn in pixels to the frame just drawn.
    ///
    /// # Errors
    ///
    /// When the terminal cannot be written to.
    fn show(&mut self, _program: &P) -> Result<(), Self::Error> {
        Ok(())
    }

    /// Has the whole screen drawn again.
    ///
    /// # Errors
    ///
    /// When the terminal fails.
    fn redraw(&mut self, terminal: &mut Terminal<B>) -> Result<(), Self::Error>;

    /// Performs an effect.
    ///
    /// # Errors
    ///
    /// When that fails.
    fn perform(&mut self, effect: P::Effect) -> Result<(), Self::Error>;
}

/// The most events handled before a frame is drawn, so that the screen is updated even in a storm of events.
const EVENTS_PER_FRAME: usize = 64;

/// Runs the program until it ends. When the terminal or the host fails, it ends as if the player had left it, so that
/// everything is saved.
///
/// # Errors
///
/// When the terminal or the host fails.
pub fn run_loop<P: Program, B: Backend, H: Host<P, B>>(
    program: &mut P,
    terminal: &mut Terminal<B>,
    host: &mut H,
) -> Result<(), H::Error> {
    let ran = run(program, terminal, host);
    if ran.is_err() {
        for effect in program.update(P::standard(Standard::Quit), host.now()) {
            if P::order(&effect) == Order::Perform {
                // Report only the first failure.
                let _ = host.perform(effect);
            }
        }
    }
    ran
}

fn run<P: Program, B: Backend, H: Host<P, B>>(
    program: &mut P,
    terminal: &mut Terminal<B>,
    host: &mut H,
) -> Result<(), H::Error> {
    draw(program, terminal, host)?;
    loop {
        let tick = || Event::Other(P::standard(Standard::Tick));
        let mut event = Some(host.wait(program.wakes_at())?.unwrap_or_else(tick));
        let mut is_stale = false;
        for _ in 0..EVENTS_PER_FRAME {
            let Some(found) = event else { break };
            let action = match found {
                Event::Terminal(event) => program.action(event),
                Event::Other(action) => Some(action),
            };
            let effects = action.map_or_else(Vec::new, |action| program.update(action, host.now()));
            let mut ends = false;
            for effect in effects {
                match P::order(&effect) {
                    Order::Quit => ends = true,
                    Order::Redraw => is_stale = true,
                    Order::Perform => host.perform(effect)?,
                }
            }
            if ends {
                return Ok(());
            }
            event = host.wait(Some(Duration::ZERO))?;
        }
        if is_stale {
            host.redraw(terminal)?;
        }
        draw(program, terminal, host)?;
    }
}

/// Draws a frame. A terminal may have another size than was last reported: a stopped program is not told.
fn draw<P: Program, B: Backend, H: Host<P, B>>(
    program: &mut P,
    terminal: &mut Terminal<B>,
    host: &mut H,
) -> Result<(), H::Error> {
    if !host.is_ready(terminal)? {
        return Ok(());
    }
    loop {
        let area = terminal.draw(|frame| program.draw(frame))?.area;
        if area == program.area() {
            return host.show(program);
        }
        for effect in program.update(P::standard(Standard::Resize(area)), host.now()) {
            match P::order(&effect) {
                Order::Quit => return Ok(()),
                Order::Redraw => host.redraw(terminal)?,
                Order::Perform => host.perform(effect)?,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ratatui::backend::TestBackend;
    use std::convert::Infallible;

    /// Ends at its first action, and asks for a note before and after.
    struct Leaver;

    impl Program for Leaver {
        type Action = Standard;
        type Effect = (Order, &'static str);

        fn action(&self, _: TerminalEvent) -> Option<Standard> {
            None
        }

        fn standard(standard: Standard) -> Standard {
            standard
        }

        fn update(&mut self, _: Standard, _: Duration) -> Vec<Self::Effect> {
            vec![(Order::Perform, "attempt"), (Order::Quit, ""), (Order::Perform, "unfinished work")]
        }

        fn order(effect: &Self::Effect) -> Order {
            effect.0
        }

        fn wakes_at(&self) -> Option<Duration> {
            None
        }

        fn area(&self) -> Rect {
            Rect::new(0, 0, 80, 24)
        }

        fn draw(&self, _: &mut Frame) {}
    }

    #[derive(Default)]
    struct Outside {
        performed: Vec<&'static str>,
    }

    impl Host<Leaver, TestBackend> for Outside {
        type Error = Infallible;

        fn now(&self) -> Duration {
            Duration::ZERO
        }

        fn wait(&mut self, _: Option<Duration>) -> Result<Option<Event<Standard>>, Infallible> {
            Ok(None)
        }

        fn redraw(&mut self, _: &mut Terminal<TestBackend>) -> Result<(), Infallible> {
            Ok(())
        }

        fn perform(&mut self, effect: (Order, &'static str)) -> Result<(), Infallible> {
            self.performed.push(effect.1);
            Ok(())
        }
    }

    #[test]
    fn whatever_is_asked_for_together_with_the_end_is_done_before_it() {
        let mut outside = Outside::default();
        let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
        run_loop(&mut Leaver, &mut terminal, &mut outside).unwrap();
        assert_eq!(outside.performed, ["attempt", "unfinished work"]);
    }
}
