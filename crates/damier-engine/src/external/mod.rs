//! An engine of the user's own, which runs as a program and speaks the Hub protocol: version 2, or version 1 as Scan 2.0
//! does. Which one it is shows in its first answer.
//!
//! The program may crash, hang or talk nonsense: every question is answered with a result or an error, in bounded time.

mod dialect;
mod groups;
mod process;

use std::path::PathBuf;
use std::time::{Duration, Instant};

use super::deepening::Finding;
use super::limits::{Limits, StopFlag};
use super::situation::Situation;
use damier_rules::Variant;
use damier_rules::notation::MoveError;
use dialect::{Answer, Dialect};
pub use groups::Groups;
use process::{Heard, Process};

/// The stop flag is looked at so often.
const LOOK: Duration = Duration::from_millis(2);
/// A program that is still searching so long after its time is up is asked to stop.
const OVERTIME: Duration = Duration::from_millis(200);
/// A program that still reports so long after a stop does not heed it. One that is silent may just be slow.
const HEED: Duration = Duration::from_millis(400);
/// The times after which a program is given up cannot be longer than this.
const LONGEST: Duration = Duration::from_secs(24 * 60 * 60);

/// How long a program is waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Patience {
    /// Until it is ready: endings tables and books are read from the disk. A minute by default.
    pub to_start: Duration,
    /// For an answer after it was asked whether it is still there. 5 s by default.
    pub to_answer: Duration,
    /// For an answer after a stop: its time is up, or it is wanted for something else. 2 s by default.
    pub to_stop: Duration,
    /// For a word during a search, before it is asked whether it is still there. 10 s by default.
    pub to_report: Duration,
}

impl Default for Patience {
    fn default() -> Self {
        let seconds = Duration::from_secs;
        Self { to_start: seconds(60), to_answer: seconds(5), to_stop: seconds(2), to_report: seconds(10) }
    }
}

/// A program to be used as an engine.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Program {
    /// The program and its arguments, separated by spaces; what contains spaces itself stands in quotes.
    pub command: String,
    /// Where it runs; in the current folder if left out. Many engines look for their files there.
    pub folder: Option<PathBuf>,
    /// Parameters to set, with their values.
    pub parameters: Vec<(String, String)>,
    /// How long it is waited for.
    pub patience: Patience,
    /// The list on which it is while it runs.
    pub groups: Groups,
}

/// Why a program cannot be used, or not any more.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ExternalError {
    /// The command names no program, or has a quote that is not closed.
    #[error("not a command: {0:?}")]
    Command(String),
    /// The system does not start it.
    #[error("{program:?} not started: {reason}")]
    Start {
        /// The program.
        program: String,
        /// What the system says.
        reason: String,
    },
    /// There is no such folder to run it in.
    #[error("no folder {0:?}")]
    Folder(PathBuf),
    /// It is not wanted any more.
    #[error("given up")]
    Stopped,
    /// It has ended.
    #[error("ended: {0:?}")]
    Ended(During),
    /// It does not answer.
    #[error("no answer: {0:?}")]
    Silent(During),
    /// It writes line after line, but not the one that it has to write to be ready.
    #[error("{lines} lines without {missing:?}")]
    Endless {
        /// The first word of the line that it has to write.
        missing: &'static str,
        /// The most lines that it may write before.
        lines: usize,
    },
    /// It goes on reporting after a stop.
    #[error("stop not heeded")]
    Unstoppable,
    /// It says something that makes no sense.
    #[error("nonsense: {line:?}")]
    Nonsense {
        /// What it said, cut off when long.
        line: String,
        /// What is wrong with it.
        #[source]
        reason: Nonsense,
    },
    /// It says that something is wrong.
    #[error("complaint: {0}")]
    Complaint(String),
    /// It does not know the variant.
    #[error("unknown variant {0}")]
    Variant(Variant),
    /// Its version of the protocol, the first, cannot limit the number of positions.
    #[error("no limit on positions in version 1 of the protocol")]
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

/// Why what a program says makes no sense.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Nonsense {
    /// It is no evaluation where one is due.
    #[error("not an evaluation")]
    NoEvaluation,
    /// It is the end of a search, without a move.
    #[error("no move")]
    NoMove,
    /// It names a move that cannot be read, or is not legal.
    #[error(transparent)]
    Move(#[from] MoveError),
}

/// The program, running. Dropping it ends the program.
pub struct ExternalEngine {
    process: Process,
    dialect: Dialect,
    /// What it calls itself.
    name: String,
    variant: Variant,
    patience: Patience,
}

impl ExternalEngine {
    /// Starts a program and makes it ready for a variant. Waits for it, at most for [`Patience::to_start`], or until the
    /// flag is raised.
    ///
    /// # Errors
    ///
    /// Any [`ExternalError`] but those about limits.
    pub fn start(program: &Program, variant: Variant, stop: &StopFlag) -> Result<Self, ExternalError> {
        let process = Process::start(program)?;
        let patience = program.patience;
        let deadline = Instant::now() + patience.to_start.min(LONGEST);
        process.say("hub");
        let introduction = process.lines_until("wait", deadline, stop)?;
        let dialect = Dialect::of(&introduction);
        for line in dialect.settings(&introduction, variant, &program.parameters)? {
            process.say(&line);
        }
        process.say("init");
        process.lines_until("ready", deadline, stop)?;
        Ok(Self { process, dialect, name: dialect.name(&introduction), variant, patience })
    }

    /// What the program calls itself.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Searches a position as [`super::Engine::search`] does. After an error the program has been ended, and every
    /// further search fails.
    ///
    /// # Errors
    ///
    /// Any [`ExternalError`] but those about starting.
    pub fn search(
        &mut self,
        situation: &Situation,
        limits: &Limits,
        stop: &StopFlag,
        progress: impl FnMut(&Finding),
    ) -> Result<Finding, ExternalError> {
        self.search_at_pace(situation, limits, stop, Duration::ZERO, progress)
    }

    /// Like [`ExternalEngine::search`], but after a call of `progress` the next one comes no sooner than `pace`, and with
    /// the latest.
    pub(super) fn search_at_pace(
        &mut self,
        situation: &Situation,
        limits: &Limits,
        stop: &StopFlag,
        pace: Duration,
        progress: impl FnMut(&Finding),
    ) -> Result<Finding, ExternalError> {
        if situation.position.variant() != self.variant {
            return Err(ExternalError::Variant(situation.position.variant()));
        }
        let question = self.dialect.question(situation, limits)?;
        let found = self.ask(&question, situation, limits, stop, pace, progress);
        if found.is_err() {
            self.process.end();
        }
        found
    }

    fn ask(
        &mut self,
        question: &[String],
        situation: &Situation,
        limits: &Limits,
        stop: &StopFlag,
        pace: Duration,
        mut progress: impl FnMut(&Finding),
    ) -> Result<Finding, ExternalError> {
        let started = Instant::now();
        for line in question {
            self.process.say(line);
        }
        let mut best: Option<Finding> = None;
        let (mut is_due, mut reported) = (false, None);
        let mut watch = Watch::new(started, limits, self.patience);
        loop {
            if stop.is_given_up() {
                return Err(ExternalError::Stopped);
            }
            if stop.is_raised() {
                watch.stop(&self.process);
            }
            match self.process.hear(LOOK) {
                Heard::Nothing => {}
                Heard::End => return Err(ExternalError::Ended(During::Search)),
                Heard::Line(line) => {
                    watch.heard();
                    match self.dialect.read(&line, situation, started.elapsed())? {
                        Answer::Other => watch.wonder(line),
                        Answer::Info(finding) => {
                            watch.understand();
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
            // Also a program that never stops talking must answer in time.
            watch.check(&self.process)?;
        }
    }
}

/// The result, once the move is known: with the last evaluation, and its line if it begins with the move.
fn finish(best: Option<Finding>, line: Vec<damier_rules::Move>, elapsed: Duration) -> Finding {
    let nothing = Finding { score: super::score::Score::DRAW, line: Vec::new(), depth: 0, nodes: 0, elapsed };
    let best = best.unwrap_or(nothing);
    let line = if best.line.first() == line.first() { best.line } else { line };
    Finding { line, elapsed, ..best }
}

/// Sees to it that a search comes to an end.
struct Watch {
    patience: Patience,
    /// When the answer must be there, or a stop is due.
    deadline: Option<Instant>,
    /// When it was asked to stop.
    stopped: Option<Instant>,
    /// Whether it has reported since then.
    goes_on: bool,
    /// When the program last said something.
    last_word: Instant,
    /// When it was asked whether it is there.
    pinged: Option<Instant>,
    /// When there must be an evaluation, in a search without an end and until the first one.
    first_due: Option<Instant>,
    /// What it last said that was none.
    puzzling: Option<String>,
}

impl Watch {
    fn new(started: Instant, limits: &Limits, patience: Patience) -> Self {
        let after = |time: Duration| started + time.saturating_add(patience.to_answer).min(LONGEST);
        let first_due = (!limits.end_it()).then(|| after(patience.to_report));
        let deadline = limits.time.map(|time| started + time.saturating_add(OVERTIME).min(LONGEST));
        let (stopped, goes_on, pinged, puzzling) = (None, false, None, None);
        Self { patience, deadline, stopped, goes_on, last_word: started, pinged, first_due, puzzling }
    }

    /// It has said something that is no evaluation. That does no harm as long as evaluations come.
    fn wonder(&mut self, line: String) {
        if self.first_due.is_some() && !line.is_empty() && line != "pong" {
            self.puzzling = Some(line);
        }
    }

    fn understand(&mut self) {
        self.first_due = None;
    }

    fn heard(&mut self) {
        (self.last_word, self.pinged) = (Instant::now(), None);
        if let Some(stopped) = self.stopped {
            self.goes_on = true;
            self.deadline = self.deadline.map(|deadline| deadline.min(stopped + HEED));
        }
    }

    fn stop(&mut self, process: &Process) {
        if self.stopped.is_none() {
            let now = Instant::now();
            self.stopped = Some(now);
            process.say("stop");
            self.deadline = Some(now + self.patience.to_stop.min(LONGEST));
        }
    }

    fn check(&mut self, process: &Process) -> Result<(), ExternalError> {
        let now = Instant::now();
        if self.deadline.is_some_and(|deadline| now >= deadline) {
            if self.stopped.is_some() {
                return Err(if self.goes_on {
                    ExternalError::Unstoppable
                } else {
                    ExternalError::Silent(During::Search)
                });
            }
            self.stop(process);
        }
        if self.first_due.is_some_and(|due| now >= due) {
            return Err(match self.puzzling.take() {
                Some(line) => dialect::nonsense(&line, Nonsense::NoEvaluation),
                None => ExternalError::Silent(During::Search),
            });
        }
        match self.pinged {
            Some(pinged) if now.duration_since(pinged) >= self.patience.to_answer => {
                return Err(ExternalError::Silent(During::Search));
            }
            None if now.duration_since(self.last_word) >= self.patience.to_report => {
                process.say("ping");
                self.pinged = Some(now);
            }
            _ => {}
        }
        Ok(())
    }
}
