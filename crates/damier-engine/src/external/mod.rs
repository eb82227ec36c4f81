//! An engine of the user's own, which runs as a program and speaks the Hub protocol: version 2, or version 1 as Scan
//! 2.0 does. Its first answer shows which one.
//!
//! The program may crash, hang or write nonsense: every request is answered with a result or an error, in bounded time.

mod dialect;
mod groups;
mod process;
mod watch;

use std::path::PathBuf;
use std::time::{Duration, Instant};

use super::engine::Finding;
use super::limits::{Limits, StopFlag, Until};
use super::situation::Situation;
use damier_rules::Variant;
use damier_rules::notation::MoveError;
use dialect::{Answer, Dialect};
pub use groups::Groups;
use process::{LONGEST_LINE, Output, Process};
use watch::Watch;

/// How often the stop flag is checked.
const LOOK: Duration = Duration::from_millis(2);
/// The upper limit for the times after which Damier gives up on a program.
const LONGEST: Duration = Duration::from_secs(24 * 60 * 60);

/// How long to wait for a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Timeouts {
    /// For it to get ready: it may read endings tables and books from disk. A minute by default.
    pub to_start: Duration,
    /// For a reply to a ping. 5 s by default.
    pub to_answer: Duration,
    /// For an answer after a stop, because its time is up, it searches beyond a limit, or it is needed for something
    /// else. 2 s by default.
    pub to_stop: Duration,
    /// For a report or a pong during a search, before it is pinged. 10 s by default.
    pub to_report: Duration,
}

impl Default for Timeouts {
    fn default() -> Self {
        let seconds = Duration::from_secs;
        Self { to_start: seconds(60), to_answer: seconds(5), to_stop: seconds(2), to_report: seconds(10) }
    }
}

/// A program to use as an engine.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Program {
    /// The program and its arguments, separated by spaces; an argument that contains spaces is quoted.
    pub command: String,
    /// The folder to run it in; the current one if missing. Many engines look for their files there.
    pub folder: Option<PathBuf>,
    /// Parameters to set, as name and value.
    pub parameters: Vec<(String, String)>,
    /// How long to wait for it.
    pub timeouts: Timeouts,
    /// The list it is on while it runs.
    pub groups: Groups,
}

/// Why a program cannot be used, or can no longer be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ExternalError {
    /// The command names no program, or has an unclosed quote.
    #[error("not a command: {0:?}")]
    Command(String),
    /// The system cannot start it.
    #[error("{program:?} not started: {reason}")]
    Start {
        /// The program.
        program: String,
        /// The system's message.
        reason: String,
    },
    /// The folder to run it in does not exist.
    #[error("no folder {0:?}")]
    Folder(PathBuf),
    /// The request was cancelled.
    #[error("given up")]
    Stopped,
    /// It has ended.
    #[error("ended: {0:?}")]
    Ended(During),
    /// It does not answer.
    #[error("no answer: {0:?}")]
    Silent(During),
    /// It writes line after line, but not the one that says it is ready.
    #[error("{lines} lines without {missing:?}")]
    Endless {
        /// The first word of the expected line.
        missing: &'static str,
        /// The number of lines that it may write before it.
        lines: usize,
    },
    /// It writes faster than any engine has news, and would not stop.
    #[error("flood")]
    Flood,
    /// It keeps reporting after a stop.
    #[error("stop ignored")]
    Unstoppable,
    /// It writes something that makes no sense.
    #[error("nonsense: {line:?}")]
    Nonsense {
        /// The line, shortened if it is long.
        line: String,
        /// What is wrong with the line.
        #[source]
        reason: Nonsense,
    },
    /// It reports an error.
    #[error("complaint: {0}")]
    Complaint(String),
    /// It does not support the variant.
    #[error("unknown variant {0}")]
    Variant(Variant),
    /// It speaks version 1 of the protocol, which cannot limit the number of positions.
    #[error("version 1 of the protocol cannot limit positions")]
    NodeLimit,
}

/// What a program is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum During {
    /// Getting ready.
    Start,
    /// Searching.
    Search,
}

/// Why a line of a program makes no sense.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Nonsense {
    /// It should be an evaluation but is not.
    #[error("not an evaluation")]
    NoEvaluation,
    /// It ends a search without a move.
    #[error("no move")]
    NoMove,
    /// It names a move that cannot be read, or is illegal.
    #[error(transparent)]
    Move(#[from] MoveError),
}

/// What a program is to search, and how often it may report.
#[derive(Clone, Copy)]
pub(super) struct Order<'a> {
    /// The position and its history.
    pub situation: &'a Situation,
    /// When to stop.
    pub limits: &'a Limits,
    /// Stops it earlier.
    pub stop: &'a StopFlag,
    /// The shortest time between two reports.
    pub pace: Duration,
}

/// A running program. Dropping it ends the program.
pub struct ExternalEngine {
    process: Process,
    dialect: Dialect,
    /// The program's name for itself.
    name: Option<String>,
    variant: Variant,
    timeouts: Timeouts,
}

impl ExternalEngine {
    /// Starts a program and prepares it for a variant. Waits at most [`Timeouts::to_start`], or until the flag is
    /// raised.
    ///
    /// # Errors
    ///
    /// Any [`ExternalError`] except those about limits.
    pub fn start(program: &Program, variant: Variant, stop: &StopFlag) -> Result<Self, ExternalError> {
        let process = Process::start(program)?;
        let timeouts = program.timeouts;
        let deadline = Instant::now() + timeouts.to_start.min(LONGEST);
        process.send("hub");
        let introduction = process.lines_until("wait", deadline, stop)?;
        let dialect = Dialect::of(&introduction);
        for line in dialect.settings(&introduction, variant, &program.parameters)? {
            process.send(&line);
        }
        process.send("init");
        process.lines_until("ready", deadline, stop)?;
        Ok(Self { process, dialect, name: dialect.name(&introduction), variant, timeouts })
    }

    /// The program's name for itself.
    #[must_use]
    pub fn name(&self) -> Option<&str> {
        self.name.as_deref()
    }

    /// Searches a position as [`super::Engine::search`] does. After an error the program has been ended, and every
    /// further search fails.
    ///
    /// # Errors
    ///
    /// Any [`ExternalError`] except those about starting.
    pub fn search<'a>(
        &mut self,
        situation: &'a Situation,
        until: impl Into<Until<'a>>,
        progress: impl FnMut(&Finding),
    ) -> Result<Finding, ExternalError> {
        let (Until { limits, stop }, never) = (until.into(), StopFlag::new());
        let order = Order { situation, limits: &limits, stop: stop.unwrap_or(&never), pace: Duration::ZERO };
        self.search_at_pace(&order, progress)
    }

    /// Like [`ExternalEngine::search`], but calls of `progress` are at least [`Order::pace`] apart, each with the
    /// latest finding.
    pub(super) fn search_at_pace(
        &mut self,
        order: &Order,
        progress: impl FnMut(&Finding),
    ) -> Result<Finding, ExternalError> {
        let variant = order.situation.position.variant();
        if variant != self.variant {
            return Err(ExternalError::Variant(variant));
        }
        let question = self.dialect.question(order.situation, order.limits)?;
        let found = self.ask(&question, order, progress);
        if found.is_err() {
            self.process.end();
        }
        found
    }

    fn ask(
        &mut self,
        question: &[String],
        &Order { situation, limits, stop, pace }: &Order,
        mut progress: impl FnMut(&Finding),
    ) -> Result<Finding, ExternalError> {
        let started = Instant::now();
        for line in question {
            self.process.send(line);
        }
        let mut best: Option<Finding> = None;
        let (mut is_due, mut reported) = (false, None);
        let mut watch = Watch::new(started, limits, self.timeouts);
        loop {
            if stop.is_abandoned() {
                return Err(ExternalError::Stopped);
            }
            if stop.is_raised() {
                watch.stop(&self.process);
            }
            match self.process.receive(LOOK) {
                Output::Nothing => {}
                Output::End => return Err(ExternalError::Ended(During::Search)),
                Output::Overlong => watch.note_output(LONGEST_LINE)?,
                Output::Line(line) => {
                    watch.note_output(line.len())?;
                    match self.dialect.read(&line, situation, started.elapsed())? {
                        Answer::Other => watch.note_unreadable(line),
                        Answer::Info(finding) => {
                            watch.note_evaluation(&finding, &self.process);
                            best = Some(finding);
                            is_due = true;
                        }
                        Answer::Done(line) => return Ok(finish(best, line, started.elapsed())),
                    }
                }
            }
            if is_due && reported.is_none_or(|reported: Instant| reported.elapsed() >= pace) {
                best.iter().for_each(&mut progress);
                (is_due, reported) = (false, Some(Instant::now()));
            }
            // A program that never stops writing must also answer in time.
            watch.check(&self.process)?;
        }
    }
}

/// The result once the move is known: the last evaluation, with its line if that begins with the move.
fn finish(best: Option<Finding>, line: Vec<damier_rules::Move>, elapsed: Duration) -> Finding {
    let nothing = Finding { score: super::score::Score::DRAW, line: Vec::new(), depth: 0, nodes: 0, elapsed };
    let best = best.unwrap_or(nothing);
    let line = if best.line.first() == line.first() { best.line } else { line };
    Finding { line, elapsed, ..best }
}
