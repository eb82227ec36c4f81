//! The state of a conversation.

use std::collections::VecDeque;
use std::io::{self, Write};
use std::sync::mpsc::Receiver;
use std::time::Duration;

use super::command::Command;
use super::dialect::{VARIANTS, move_text, read_position, shortened};
use super::{Event, Input, Refusals};
use crate::dispatcher::{Dispatcher, ReportKind, RequestId, RequestIds, Task};
use crate::engine::Finding;
use crate::limits::Limits;
use crate::settings::{MAX_THREADS, Settings, Shortage, TableUse};
use crate::situation::Situation;
use damier_rules::{AnyPosition, Variant};

/// The largest transposition table that can be requested, in MiB.
const MAX_MEBIBYTES: usize = 4096;
/// How many lines may wait until the engine's thread is free. During a search the protocol allows none of them.
const MAX_WAITING: usize = 1000;
/// A forced move gets this fraction of the time: it is played anyway, and only the reply to it is worth thinking about.
const FORCED_PART: u32 = 20;

/// What the engine's thread is doing.
struct Running {
    id: RequestId,
    kind: Busy,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Busy {
    /// Getting ready; reported when done.
    Preparing,
    /// A search; `ends` if something other than `stop` will end it.
    Searching { ends: bool },
}

/// One conversation.
pub(super) struct Session<W: Write> {
    // Field order matters when dropping: no receiver of reports may be left when the engine's thread is joined.
    events: Receiver<Event>,
    engine: Dispatcher,
    ids: RequestIds,
    output: W,
    refusals: Refusals,
    settings: Settings,
    situation: Situation,
    /// Whether the last position could not be read, so that there is none to search.
    refused: bool,
    limits: Limits,
    /// Whether the limits have been used, so that the next `level` line does not add to them.
    used: bool,
    running: Option<Running>,
    /// Lines waiting until the engine's thread is free.
    waiting: VecDeque<String>,
}

/// Whether the conversation continues.
#[derive(PartialEq, Eq)]
enum Flow {
    Continue,
    Quit,
}

impl<W: Write> Session<W> {
    pub fn new(output: W, events: Receiver<Event>, engine: Dispatcher, settings: Settings, refusals: Refusals) -> Self {
        Self {
            events,
            engine,
            ids: RequestIds::default(),
            output,
            refusals,
            settings,
            situation: Situation::from(AnyPosition::start(Variant::International)),
            refused: false,
            limits: Limits::infinite(),
            used: true,
            running: None,
            waiting: VecDeque::new(),
        }
    }

    /// Answers until the other side quits.
    pub fn run(mut self) -> io::Result<()> {
        loop {
            while let Some(line) = self.next_line() {
                self.obey(&line)?;
            }
            match self.events.recv() {
                Ok(Event::Input(Input::Line(line))) => {
                    if self.take(line)? == Flow::Quit {
                        return Ok(());
                    }
                }
                Ok(Event::Input(Input::More)) => {}
                Ok(Event::Input(Input::Overlong)) => self.send_error("the line is too long")?,
                Ok(Event::Report(id, kind)) => self.handle_report(id, kind)?,
                Ok(Event::Input(Input::End)) | Err(_) => return self.finish(),
            }
        }
    }

    /// Called when the input has ended. Remaining requests are still answered, with every search stopped at once.
    fn finish(mut self) -> io::Result<()> {
        loop {
            while let Some(line) = self.next_line() {
                self.obey(&line)?;
            }
            if self.running.is_none() {
                return Ok(());
            }
            self.engine.stop();
            match self.events.recv() {
                Ok(Event::Report(id, kind)) => self.handle_report(id, kind)?,
                Ok(Event::Input(_)) => {}
                Err(_) => return Ok(()),
            }
        }
    }

    /// Handles an incoming line. Lines that cannot be carried out now wait.
    fn take(&mut self, line: String) -> io::Result<Flow> {
        let command = Command::read(&line);
        let goes_on = self.waiting.iter().any(|line| Command::read(line).word == "go");
        match command.word.as_str() {
            "" => {}
            "quit" => return Ok(Flow::Quit),
            "ping" => self.send("pong")?,
            "stop" | "ponder-hit" if self.is_searching() && !goes_on => self.obey(&line)?,
            _ if self.waiting.len() >= MAX_WAITING => self.send_error("too many commands during a search")?,
            word => {
                // A line that the protocol does not allow during a search implies that an endless search should end.
                let endless =
                    self.running.as_ref().is_some_and(|running| running.kind == Busy::Searching { ends: false });
                if endless || (word == "stop" && self.is_searching()) {
                    self.engine.stop();
                }
                self.waiting.push_back(line);
            }
        }
        Ok(Flow::Continue)
    }

    /// The next line that can be carried out now.
    fn next_line(&mut self) -> Option<String> {
        let searching = self.is_searching();
        let free = self.running.is_none();
        let next = self.waiting.front().filter(|line| free || (searching && is_about_search(line)));
        if next.is_some() { self.waiting.pop_front() } else { None }
    }

    fn is_searching(&self) -> bool {
        self.running.as_ref().is_some_and(|running| matches!(running.kind, Busy::Searching { .. }))
    }

    fn obey(&mut self, line: &str) -> io::Result<()> {
        let command = Command::read(line);
        match command.word.as_str() {
            "hub" => self.introduce(),
            "init" => self.submit(Task::Forget, Busy::Preparing),
            "set-param" => self.set_parameter(&command),
            "new-game" => {
                self.submit(Task::Forget, Busy::Preparing)?;
                // The next search may start already; it waits within its own time.
                self.running = None;
                Ok(())
            }
            "pos" => match read_position(&command, self.situation.position.variant()) {
                Ok(situation) => {
                    (self.situation, self.refused) = (situation, false);
                    Ok(())
                }
                Err(wrong) => {
                    self.refused = true;
                    let message = format!("pos: {}", (self.refusals.words)(&wrong));
                    self.send_error(&message)
                }
            },
            "level" => {
                let before = if self.used { Limits::infinite() } else { self.limits };
                match command.limits(before) {
                    Ok(limits) => {
                        (self.limits, self.used) = (limits, false);
                        Ok(())
                    }
                    Err(wrong) => {
                        // Under the former limits the other side might wait for ever.
                        (self.limits, self.used) = (Limits::time(Duration::ZERO), true);
                        self.send_error(&format!("level: {wrong}; a search answers at once until the next level"))
                    }
                }
            }
            "go" => self.go(&command),
            // No effect if nothing is running.
            "stop" => {
                self.engine.stop();
                Ok(())
            }
            "ponder-hit" => {
                if let Some(running) = &self.running {
                    self.engine.ponder_hit(running.id);
                }
                Ok(())
            }
            // The protocol says to ignore unknown commands.
            _ => Ok(()),
        }
    }

    fn introduce(&mut self) -> io::Result<()> {
        let Settings { mebibytes, threads, endings } = self.settings;
        let id = Command::new("id").with("name", "Damier").with("version", env!("CARGO_PKG_VERSION"));
        self.send(id.with("author", "the Damier authors"))?;
        let parameter =
            |name, value: &str, kind| Command::new("param").with("name", name).with("value", value).with("type", kind);
        let variants = VARIANTS.map(|(name, _)| name).join(" ");
        self.send(parameter("variant", VARIANTS[0].0, "enum").with("values", variants))?;
        let threads = parameter("threads", &threads.to_string(), "int");
        self.send(threads.with("min", "1").with("max", MAX_THREADS.to_string()))?;
        let memory = parameter("tt-size", &mebibytes.to_string(), "int");
        self.send(memory.with("min", "1").with("max", MAX_MEBIBYTES.to_string()))?;
        self.send(parameter("endings", &(endings != TableUse::None).to_string(), "bool"))?;
        self.send("wait")
    }

    fn set_parameter(&mut self, command: &Command) -> io::Result<()> {
        let (name, value) = (command.get("name").unwrap_or_default(), command.get("value").unwrap_or_default());
        let within = |most| value.parse().ok().filter(|number| (1..=most).contains(number));
        let understood = match name {
            "variant" => VARIANTS.iter().find(|(each, _)| *each == value).map(|&(_, variant)| {
                (self.situation, self.refused) = (Situation::from(AnyPosition::start(variant)), false);
            }),
            "threads" => within(MAX_THREADS).map(|threads| self.settings.threads = threads),
            "tt-size" => within(MAX_MEBIBYTES).map(|mebibytes| self.settings.mebibytes = mebibytes),
            "endings" => value.parse().ok().map(|endings: bool| {
                self.settings.endings = if endings { TableUse::All } else { TableUse::None };
            }),
            _ => return Ok(()),
        };
        if understood.is_none() {
            return self.send_error(&format!("parameter {name} cannot be {}", shortened(value)));
        }
        self.engine.configure(self.settings);
        Ok(())
    }

    fn go(&mut self, command: &Command) -> io::Result<()> {
        if self.refused {
            return self.send_error("go: the last position could not be read");
        }
        if let Some(why) = (self.refusals.closed)(&self.situation.position) {
            return self.send_error(&format!("go: {why}"));
        }
        let moves = self.situation.position.legal_moves().len();
        if moves == 0 {
            return self.send("done");
        }
        self.used = true;
        let (ponders, plays) = (command.has("ponder"), !command.has("analyze") && !command.has("analyse"));
        let mut limits = self.limits;
        if plays && moves == 1 {
            limits.time = limits.time.map(|time| time / FORCED_PART);
        }
        let situation = self.situation.clone();
        let task = if ponders { Task::Ponder { situation, limits } } else { Task::Search { situation, limits } };
        let ends = !ponders && limits.are_finite();
        self.submit(task, Busy::Searching { ends })?;
        if !ends && self.waiting.iter().any(|line| !is_about_search(line)) {
            // Otherwise the queued lines would wait for ever.
            self.engine.stop();
        }
        Ok(())
    }

    fn submit(&mut self, task: Task, kind: Busy) -> io::Result<()> {
        let id = self.ids.next_id();
        self.engine.submit(id, task).map_err(io::Error::other)?;
        self.running = Some(Running { id, kind });
        Ok(())
    }

    /// Handles a report of the engine's thread.
    fn handle_report(&mut self, id: RequestId, report: ReportKind) -> io::Result<()> {
        if let ReportKind::Short(shortage) = report {
            // The other side might take an error for the end of the engine; the protocol allows extra fields in `info`.
            let Shortage { wanted, given } = shortage;
            let message = format!("the system has no {wanted} MiB for the engine, which works with {given}");
            return self.send(Command::new("info").with("message", message));
        }
        if self.running.as_ref().is_none_or(|running| running.id != id) {
            return Ok(());
        }
        if let ReportKind::Progress(found) = &report {
            return self.send(self.info(found));
        }
        self.running = None;
        match report {
            ReportKind::Found(found) => {
                let named = ["move", "ponder"].into_iter().zip(&found.line);
                let variant = self.situation.position.variant();
                self.send(
                    named.fold(Command::new("done"), |line, (name, &played)| {
                        line.with(name, move_text(variant, played))
                    }),
                )
            }
            ReportKind::Failed(_) => self.send_error("the engine broke down; it starts afresh"),
            _ => self.send("ready"),
        }
    }

    fn info(&self, found: &Finding) -> Command {
        let seconds = found.elapsed.as_secs_f64();
        #[allow(clippy::cast_precision_loss, reason = "far below 2^52")]
        let rate = found.nodes as f64 / seconds.max(1e-6) / 1e6;
        let variant = self.situation.position.variant();
        let line: Vec<String> = found.line.iter().map(|&played| move_text(variant, played)).collect();
        Command::new("info")
            .with("depth", found.depth.to_string())
            .with("score", format!("{:.2}", f64::from(found.score.as_centi_men()) / 100.0))
            .with("nodes", found.nodes.to_string())
            .with("time", format!("{seconds:.3}"))
            .with("nps", format!("{rate:.2}"))
            .with("pv", line.join(" "))
    }

    fn send_error(&mut self, about: &str) -> io::Result<()> {
        self.send(Command::new("error").with("message", about))
    }

    fn send(&mut self, line: impl Into<String>) -> io::Result<()> {
        let line = line.into() + "\n";
        self.output.write_all(line.as_bytes())?;
        self.output.flush()
    }
}

/// Whether a line refers to the running search.
fn is_about_search(line: &str) -> bool {
    matches!(Command::read(line).word.as_str(), "stop" | "ponder-hit")
}
