//! How far a long job has come, on standard error.

use crate::cli::output;
use crate::complain;
use std::time::{Duration, Instant};

/// Time between two pictures of the bar.
const PACE: Duration = Duration::from_millis(200);
/// Time between two lines where there is no terminal.
const SLOW_PACE: Duration = Duration::from_secs(30);
/// Characters of the bar.
const WIDTH: usize = 24;

/// A bar on a terminal; elsewhere, a line every half minute.
pub struct ProgressBar {
    terminal: bool,
    started: Instant,
    drawn: Option<Instant>,
    first: usize,
    of: usize,
}

impl ProgressBar {
    /// A job of `of` steps, of which `done` were done before.
    pub fn new(done: usize, of: usize) -> Self {
        Self { terminal: output::shows_bars(), started: Instant::now(), drawn: None, first: done, of }
    }

    /// Shows that `done` steps are done, if it was not shown a moment ago.
    pub fn show(&mut self, done: usize, what: &str) {
        let pace = if self.terminal { PACE } else { SLOW_PACE };
        let last = *self.drawn.get_or_insert(self.started);
        if last.elapsed() < pace && done < self.of {
            return;
        }
        self.drawn = Some(Instant::now());
        let of = self.of.max(1);
        let text = format!("{:3}% {done} of {} {what}{}", done * 100 / of, self.of, self.time_left(done));
        if self.terminal {
            let full = (done * WIDTH / of).min(WIDTH);
            let line = format!("{}{} {text}", "#".repeat(full), ".".repeat(WIDTH - full));
            output::draw_over(&line, done >= self.of);
        } else {
            complain!("{}", text.trim_start());
        }
    }

    /// What is left at the pace so far.
    fn time_left(&self, done: usize) -> String {
        let (new, left) = (done.saturating_sub(self.first), self.of.saturating_sub(done));
        let (Ok(new), Ok(left)) = (u32::try_from(new), u32::try_from(left)) else { return String::new() };
        if new == 0 || left == 0 {
            return String::new();
        }
        let seconds = (self.started.elapsed() / new).saturating_mul(left).as_secs();
        format!(", {}:{:02}:{:02} left", seconds / 3600, seconds / 60 % 60, seconds % 60)
    }
}
