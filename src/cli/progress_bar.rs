//! The progress of a long job, on the standard error.

use crate::cli::output;
use crate::words::say;
use etude_text::complain;
use std::time::{Duration, Instant};

/// Time between two drawings of the bar.
const PACE: Duration = Duration::from_millis(200);
/// Time between two lines where there is no terminal.
const SLOW_PACE: Duration = Duration::from_secs(30);
/// Characters of the bar.
const WIDTH: usize = 24;

/// What the steps of a job are.
#[derive(Clone, Copy, Debug)]
pub enum Counted {
    /// Puzzles.
    Puzzles,
    /// Positions.
    Positions,
}

/// A bar on a terminal; elsewhere, a line every half minute.
pub struct ProgressBar {
    counted: Counted,
    terminal: bool,
    started: Instant,
    drawn: Option<Instant>,
    of: usize,
}

impl ProgressBar {
    /// A job of `of` steps.
    pub fn new(counted: Counted, of: usize) -> Self {
        Self { counted, terminal: output::shows_bars(), started: Instant::now(), drawn: None, of }
    }

    /// Shows that `done` steps are done, unless it last did so a moment ago.
    pub fn show(&mut self, done: usize) {
        let pace = if self.terminal { PACE } else { SLOW_PACE };
        let last = *self.drawn.get_or_insert(self.started);
        if last.elapsed() < pace && done < self.of {
            return;
        }
        self.drawn = Some(Instant::now());
        let of = self.of.max(1);
        let (time, say) = (self.time_left(done), say());
        let counted = match (self.counted, time) {
            (Counted::Puzzles, None) => say.verify_progress(done, self.of),
            (Counted::Puzzles, Some(time)) => say.verify_progress_left(done, self.of, time),
            (Counted::Positions, None) => say.value_progress(done, self.of),
            (Counted::Positions, Some(time)) => say.value_progress_left(done, self.of, time),
        };
        let text = format!("{:3}% {counted}", done * 100 / of);
        if self.terminal {
            let full = (done * WIDTH / of).min(WIDTH);
            let line = format!("{}{} {text}", "#".repeat(full), ".".repeat(WIDTH - full));
            output::draw_over(&line, done >= self.of);
        } else {
            complain!("{}", text.trim_start());
        }
    }

    /// The time left at the pace so far: hours, minutes and seconds.
    fn time_left(&self, done: usize) -> Option<String> {
        let left = self.of.saturating_sub(done);
        let (done, left) = (u32::try_from(done).ok()?, u32::try_from(left).ok()?);
        if done == 0 || left == 0 {
            return None;
        }
        let seconds = (self.started.elapsed() / done).saturating_mul(left).as_secs();
        Some(format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60))
    }
}
