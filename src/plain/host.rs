//! The real world of the stream: standard input and output, the clock, the services of the application. A thread reads
//! lines; everything arrives in one channel.

use std::collections::VecDeque;
use std::io::{self, BufRead, IsTerminal as _, Write};
use std::process::ExitCode;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};

use super::Pace;
use super::session::{Answer, Session, ends_wait, is_awaited};
use super::speech::Voice;
use crate::tui::app::App;
use crate::tui::{Error, Options};
use crate::words;
use damier_app::services::{Mailbox, Services};
use damier_app::store::keeper::{News, Request};
use damier_app::{Effect, Event, ExploreTask, FindTask};
use damier_engine::RequestId;
use etude_text::complain;
use etude_text::plain::{Form, Plain};
use etude_tui::ending::{self, Ending, Signalled};

/// The longest time in which the program's own moves follow each other.
const CALM: Duration = Duration::from_millis(1_200);

/// The time that a line of a script takes.
const THOUGHT: Duration = Duration::from_secs(1);

/// How long the first words wait for the progress of earlier days.
const PATIENCE: Duration = Duration::from_secs(10);

/// What comes in.
enum Message {
    Line(String),
    /// The input has ended.
    End,
    Event(Event),
    /// A signal asks the program to end.
    Signal,
}

/// The way of the services to the stream.
#[derive(Clone)]
struct Post(Sender<Message>);

impl Mailbox for Post {
    fn send(&self, event: Event) -> bool {
        self.0.send(Message::Event(event)).is_ok()
    }
}

/// What the stream waits for before it takes another line that was not typed by hand.
#[derive(Debug, Default)]
struct Awaited {
    engine: Option<RequestId>,
    others: Vec<RequestId>,
    records: usize,
    is_saving: bool,
}

impl Awaited {
    fn is_empty(&self) -> bool {
        self.engine.is_none() && self.others.is_empty() && self.records == 0 && !self.is_saving
    }

    /// An effect is performed.
    fn begin(&mut self, effect: &Effect, has_file: bool) {
        match effect {
            Effect::Ask(id, task) => self.engine = is_awaited(task).then_some(*id),
            Effect::PonderHit(id) => self.engine = Some(*id),
            Effect::Keep(Request::Record { .. }) => self.records += 1,
            Effect::Save(_) => self.is_saving = has_file,
            Effect::Find(_, FindTask::Forget)
            | Effect::Explore(_, ExploreTask::Forget)
            | Effect::Keep(_)
            | Effect::Search(_) => {}
            Effect::File(id, _) | Effect::Find(id, _) | Effect::Explore(id, _) | Effect::Draw(id, ..) => {
                self.others.push(*id);
            }
        }
    }

    /// An event has come.
    fn end(&mut self, event: &Event) {
        match event {
            Event::Report(id, report) if self.engine == Some(*id) && ends_wait(report) => self.engine = None,
            Event::News(News::Recorded(attempts)) => self.records = self.records.saturating_sub(attempts.len()),
            Event::News(News::Trouble(_)) => self.records = 0,
            Event::SettingsSaved(_) => self.is_saving = false,
            Event::File(id, _) | Event::Drawn(id, _) | Event::Matched(id, ..) | Event::Explored(id, _) => {
                self.others.retain(|other| other != id);
            }
            Event::Report(..) | Event::News(_) | Event::Search(_) => {}
        }
    }
}

/// The stream.
struct Stream {
    session: Session,
    services: Services<Post>,
    inbox: Receiver<Message>,
    ending: Ending,
    voice: Voice,
    awaited: Awaited,
    lines: VecDeque<String>,
    /// Whether the input has ended.
    is_over: bool,
    /// Whether someone types.
    is_typed: bool,
    pace: Pace,
    started: Instant,
    /// The time of a script.
    now: Duration,
    /// When something was said last.
    said: Duration,
    has_file: bool,
}

/// Whether neither the input nor the output is a terminal.
#[must_use]
pub fn is_piped() -> bool {
    !io::stdout().is_terminal() && !io::stdin().is_terminal()
}

/// Runs a program on standard input and output.
///
/// # Errors
///
/// When the services cannot be started or the engine ends.
pub fn run(app: App, options: &Options, pace: Pace) -> Result<ExitCode, Error> {
    let (sender, inbox) = channel();
    let services = Services::start(options.served(), Post(sender.clone()))?;
    let ending = Ending::default();
    let signals = sender.clone();
    ending::listen(ending.clone(), move |signalled| {
        signalled == Signalled::Continued || signals.send(Message::Signal).is_ok()
    })?;
    etude_tui::spawn("input", move || read_lines(&sender))?;
    let mut stream = Stream {
        session: Session::new(app),
        services,
        inbox,
        ending: ending.clone(),
        voice: Voice::default(),
        awaited: Awaited::default(),
        lines: VecDeque::new(),
        is_over: false,
        is_typed: io::stdin().is_terminal(),
        pace,
        started: Instant::now(),
        now: Duration::ZERO,
        said: Duration::ZERO,
        has_file: options.settings_file.is_some(),
    };
    let ran = stream.run();
    let has_erred = stream.session.has_erred && !stream.is_typed;
    if let Some(lost) = stream.services.end() {
        complain!("damier: {}", words::lost(&lost));
    }
    ending.die();
    match ran {
        // The stream has ended.
        Err(Error::Terminal(_)) => Ok(ExitCode::SUCCESS),
        Err(error) => Err(error),
        Ok(()) => Ok(ExitCode::from(u8::from(has_erred))),
    }
}

/// Sends the lines of standard input, and says when it ends.
fn read_lines(sender: &Sender<Message>) {
    let mut input = io::stdin().lock();
    loop {
        let mut line = Vec::new();
        let message = match input.read_until(b'\n', &mut line) {
            Ok(1..) => Message::Line(String::from_utf8_lossy(&line).trim_end_matches(['\r', '\n']).to_owned()),
            Ok(0) | Err(_) => Message::End,
        };
        let is_last = matches!(message, Message::End);
        if sender.send(message).is_err() || is_last {
            break;
        }
    }
}

impl Stream {
    fn run(&mut self) -> Result<(), Error> {
        self.wait_for_progress()?;
        let greeting = self.session.greet();
        self.take(greeting)?;
        while !self.session.has_quit {
            if self.ending.take() || self.is_over && self.lines.is_empty() && self.is_calm() {
                let end = self.session.end(self.time());
                return self.take(end);
            }
            let is_ready = self.is_typed || self.is_calm();
            match if is_ready { self.lines.pop_front() } else { None } {
                Some(line) => self.obey(&line)?,
                None => self.wait()?,
            }
        }
        Ok(())
    }

    /// The progress of earlier days comes first, so that the first words know what is unfinished.
    fn wait_for_progress(&mut self) -> Result<(), Error> {
        let until = Instant::now() + PATIENCE;
        while let Ok(message) = self.inbox.recv_timeout(until.saturating_duration_since(Instant::now())) {
            let is_last = matches!(message, Message::Event(Event::News(News::Waiting(_))));
            if let Message::Event(event) = message {
                let answer = self.session.event(event, Duration::ZERO);
                self.perform(answer.effects)?;
            } else {
                self.receive(message)?;
            }
            if is_last || self.ending.is_wanted() {
                break;
            }
        }
        Ok(())
    }

    /// The time since the start.
    fn time(&self) -> Duration {
        match self.pace {
            Pace::Clock => self.started.elapsed(),
            Pace::Script => self.now,
        }
    }

    /// Whether nothing is going to happen by itself before the next line: the engine does not think, and the program does
    /// not move.
    fn is_calm(&self) -> bool {
        let calm = self.said + CALM;
        self.awaited.is_empty() && (self.time() >= calm || self.session.wakes_at().is_none_or(|next| next > calm))
    }

    /// Obeys a line.
    fn obey(&mut self, line: &str) -> Result<(), Error> {
        self.now += THOUGHT;
        let time = self.time();
        let answer = self.session.line(line, time);
        self.take(answer)
    }

    /// Waits for the next message or the next moment.
    fn wait(&mut self) -> Result<(), Error> {
        let next = self.session.wakes_at();
        if self.pace == Pace::Script {
            if let Some(next) = next.filter(|_| self.awaited.is_empty() && !self.is_calm()) {
                self.now = self.now.max(next);
                let answer = self.session.tick(self.now);
                return self.take(answer);
            }
            return match self.inbox.recv() {
                Ok(message) => self.receive(message),
                Err(_) => Err(io::Error::from(io::ErrorKind::BrokenPipe).into()),
            };
        }
        let patience = next.map(|next| next.saturating_sub(self.time()));
        let message = match patience {
            Some(patience) => self.inbox.recv_timeout(patience),
            None => self.inbox.recv().map_err(|_| RecvTimeoutError::Disconnected),
        };
        match message {
            Ok(message) => self.receive(message),
            Err(RecvTimeoutError::Timeout) => {
                let answer = self.session.tick(self.time());
                self.take(answer)
            }
            Err(RecvTimeoutError::Disconnected) => Err(io::Error::from(io::ErrorKind::BrokenPipe).into()),
        }
    }

    /// Receives a message.
    fn receive(&mut self, message: Message) -> Result<(), Error> {
        match message {
            Message::Line(line) => self.lines.push_back(line),
            Message::End => self.is_over = true,
            Message::Signal => {}
            Message::Event(event) => {
                self.awaited.end(&event);
                let time = self.time();
                let answer = self.session.event(event, time);
                return self.take(answer);
            }
        }
        Ok(())
    }

    /// Writes what is said and performs what is asked for.
    fn take(&mut self, answer: Answer) -> Result<(), Error> {
        if !answer.said.is_empty() {
            self.said = self.time();
        }
        let is_terminal = io::stdout().is_terminal();
        let mut out = Plain::new(Form::Sentences, io::stdout().lock()).for_terminal(is_terminal);
        for text in &answer.said {
            for line in self.voice.say(text) {
                writeln!(out, "{line}")?;
            }
        }
        out.flush()?;
        drop(out);
        self.perform(answer.effects)
    }

    /// Performs effects.
    fn perform(&mut self, effects: Vec<Effect>) -> Result<(), Error> {
        for effect in effects {
            self.awaited.begin(&effect, self.has_file);
            if matches!(effect, Effect::Save(_)) {
                // The other threads follow the language of the stream.
                words::speak(words::language());
            }
            self.services.perform(effect)?;
        }
        Ok(())
    }
}
