//! Ensures that a search by a program ends, whatever the program writes.

use std::time::{Duration, Instant};

use super::dialect::unreadable_line;
use super::process::Process;
use super::{During, ExternalError, LONGEST, Nonsense, Timeouts};
use crate::engine::Finding;
use crate::limits::Limits;

/// A program that is still searching this long after its time is up is told to stop.
const OVERTIME: Duration = Duration::from_millis(100);
/// A program that still reports this long after a stop ignores it. A silent one may just be slow.
const STOP_GRACE: Duration = Duration::from_millis(400);
/// A line may come this often, and one per [`LINE_BYTES`] if it is longer.
const LINE_EVERY: Duration = Duration::from_millis(5);
/// The length of a line that counts once, in bytes.
const LINE_BYTES: usize = 1 << 10;
/// How far the lines may be ahead of that rate: a program that finds the end of the game quickly reports many depths
/// at once.
const LINES_AHEAD: Duration = Duration::from_secs(10);
/// Positions that a program may report beyond twice its limit before it is told to stop: it does not count them one by
/// one.
const NODES_BEYOND: u64 = 1_000_000;

/// What is known of a search, to decide when it has to end.
pub(super) struct Watch {
    timeouts: Timeouts,
    limits: Limits,
    /// When the answer is due, or a stop.
    deadline: Option<Instant>,
    /// When it was told to stop.
    stopped: Option<Instant>,
    /// Whether it has reported since then.
    reported_since_stop: bool,
    /// When the program last showed that it is at work.
    last_word: Instant,
    /// When it was pinged.
    pinged: Option<Instant>,
    /// When the first evaluation is due, in a search without a limit.
    first_due: Option<Instant>,
    /// Its last line that was not an evaluation, since the last one that was.
    last_unreadable_line: Option<String>,
    /// When its lines so far would have come at one per [`LINE_EVERY`].
    paced: Instant,
}

impl Watch {
    pub fn new(started: Instant, limits: &Limits, timeouts: Timeouts) -> Self {
        let after = |time: Duration| started + time.saturating_add(timeouts.to_answer).min(LONGEST);
        Self {
            timeouts,
            limits: *limits,
            deadline: limits.time.map(|time| started + time.saturating_add(OVERTIME).min(LONGEST)),
            stopped: None,
            reported_since_stop: false,
            last_word: started,
            pinged: None,
            first_due: (!limits.are_finite()).then(|| after(timeouts.to_report)),
            last_unreadable_line: None,
            paced: started,
        }
    }

    /// Records a line of any kind, by its length in bytes.
    pub fn note_output(&mut self, length: usize) -> Result<(), ExternalError> {
        let now = Instant::now();
        let count = u32::try_from(1 + length / LINE_BYTES).unwrap_or(u32::MAX);
        self.paced = self.paced.max(now) + LINE_EVERY.saturating_mul(count);
        if self.paced.duration_since(now) > LINES_AHEAD {
            return Err(ExternalError::Flood);
        }
        if let Some(stopped) = self.stopped {
            self.reported_since_stop = true;
            self.deadline = self.deadline.map(|deadline| deadline.min(stopped + STOP_GRACE));
        }
        Ok(())
    }

    /// Records a line that is not an evaluation. That does no harm as long as evaluations come.
    pub fn note_unreadable(&mut self, line: String) {
        match line.split_whitespace().next() {
            None => {}
            Some("pong") => self.note_life(),
            Some(word) => {
                if word == "info" {
                    self.note_life();
                }
                self.last_unreadable_line = Some(line);
            }
        }
    }

    /// Records an evaluation. One from beyond a limit shows that the program does not heed it.
    pub fn note_evaluation(&mut self, finding: &Finding, process: &Process) {
        self.note_life();
        (self.first_due, self.last_unreadable_line) = (None, None);
        let is_too_deep = self.limits.depth.is_some_and(|depth| finding.depth > depth);
        let most_nodes = self.limits.nodes.map(|nodes| nodes.saturating_mul(2).saturating_add(NODES_BEYOND));
        if is_too_deep || most_nodes.is_some_and(|nodes| finding.nodes > nodes) {
            self.stop(process);
        }
    }

    fn note_life(&mut self) {
        (self.last_word, self.pinged) = (Instant::now(), None);
    }

    /// Tells the program to stop, once.
    pub fn stop(&mut self, process: &Process) {
        if self.stopped.is_none() {
            let now = Instant::now();
            self.stopped = Some(now);
            process.send("stop");
            self.deadline = Some(now + self.timeouts.to_stop.min(LONGEST));
        }
    }

    /// Does what is due by now, or says why the program has to be given up.
    pub fn check(&mut self, process: &Process) -> Result<(), ExternalError> {
        let now = Instant::now();
        if self.deadline.is_some_and(|deadline| now >= deadline) {
            if self.stopped.is_some() {
                return Err(if self.reported_since_stop {
                    ExternalError::Unstoppable
                } else {
                    ExternalError::Silent(During::Search)
                });
            }
            self.stop(process);
        }
        if self.first_due.is_some_and(|due| now >= due) {
            return Err(self.silence());
        }
        match self.pinged {
            Some(pinged) if now.duration_since(pinged) >= self.timeouts.to_answer => return Err(self.silence()),
            None if now.duration_since(self.last_word) >= self.timeouts.to_report => {
                process.send("ping");
                self.pinged = Some(now);
            }
            _ => {}
        }
        Ok(())
    }

    /// The error of a program that brings no evaluation.
    fn silence(&mut self) -> ExternalError {
        match self.last_unreadable_line.take() {
            Some(line) => unreadable_line(&line, Nonsense::NoEvaluation),
            None => ExternalError::Silent(During::Search),
        }
    }
}
