//! The real world of the stream: standard input and output, signals, the clock, and what the services of a program do. A
//! thread reads lines; everything arrives in one channel.

use std::collections::VecDeque;
use std::env;
use std::io::{self, BufRead, IsTerminal as _, Write};
use std::process::{Command, ExitCode};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};

use crate::speech::Voice;
use crate::wording::Wording;
use etude_signals::{EndRequest, Signalled, listen, spawn};
use etude_text::plain::{Form, Plain};

/// The longest time in which the program's own moves follow each other.
const CALM: Duration = Duration::from_millis(1_200);

/// The time that a line of a script takes.
const THOUGHT: Duration = Duration::from_secs(1);

/// How long the first words wait for what the services know.
const PATIENCE: Duration = Duration::from_secs(10);

/// How the stream is run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// By the clock.
    Clock,
    /// By a clock that only moves from line to line, so that a script has the same result each time.
    Script,
}

/// What is to be written and done after a call.
#[derive(Debug)]
pub struct Answer<E> {
    /// The sentences.
    pub said: Vec<String>,
    /// What the services are to do.
    pub effects: Vec<E>,
}

/// A trainer as a conversation: lines and events come in, sentences and effects come out.
pub trait Talk {
    /// What the services report.
    type Event;
    /// What the services are asked for.
    type Effect;

    /// The first words.
    fn greet(&mut self) -> Answer<Self::Effect>;

    /// A line was typed.
    fn line(&mut self, typed: &str, now: Duration) -> Answer<Self::Effect>;

    /// Something happened.
    fn event(&mut self, event: Self::Event, now: Duration) -> Answer<Self::Effect>;

    /// Time has passed.
    fn tick(&mut self, now: Duration) -> Answer<Self::Effect>;

    /// The input has ended, or the program must.
    fn end(&mut self, now: Duration) -> Answer<Self::Effect>;

    /// When it wants to be called next.
    fn wakes_at(&self) -> Option<Duration>;

    /// Whether it has been left.
    fn has_quit(&self) -> bool;
}

/// What performs the effects of a trainer.
pub trait Services<T: Talk> {
    /// Why it cannot.
    type Error: From<io::Error>;

    /// Performs an effect.
    ///
    /// # Errors
    ///
    /// When that fails.
    fn perform(&mut self, effect: T::Effect) -> Result<(), Self::Error>;

    /// Takes note of what they reported, before the trainer does.
    fn note(&mut self, event: &T::Event);

    /// Whether something is awaited before the next line that was not typed by hand.
    fn is_busy(&self) -> bool;

    /// Whether this report is what the first words have waited for.
    fn is_ready(event: &T::Event) -> bool;
}

/// What comes in.
enum Message<E> {
    Line(String),
    /// The input has ended.
    End,
    Event(E),
    /// A signal asks the program to end.
    Signal,
}

/// The way of the services to the stream.
#[derive(Debug)]
pub struct Post<E>(Sender<Message<E>>);

impl<E> Clone for Post<E> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl<E> Post<E> {
    /// Sends a report; false if nobody receives it any more.
    #[must_use]
    pub fn send(&self, event: E) -> bool {
        self.0.send(Message::Event(event)).is_ok()
    }
}

/// The outside world of a stream.
#[derive(Debug)]
pub struct World<E> {
    post: Post<E>,
    inbox: Receiver<Message<E>>,
    ending: EndRequest,
    pace: Pace,
    /// Whether someone types.
    is_typed: bool,
}

impl<E: Send + 'static> World<E> {
    /// A world with this pace, to which nothing listens yet.
    #[must_use]
    pub fn new(pace: Pace) -> Self {
        let (sender, inbox) = channel();
        Self { post: Post(sender), inbox, ending: EndRequest::default(), pace, is_typed: io::stdin().is_terminal() }
    }

    /// The way of the services to the stream.
    #[must_use]
    pub fn post(&self) -> Post<E> {
        self.post.clone()
    }

    /// Whether the lines are typed by hand.
    #[must_use]
    pub const fn is_typed(&self) -> bool {
        self.is_typed
    }

    /// Ends the program by the signal that asked for it, if one did; everything must be saved.
    pub fn die(&self) {
        self.ending.die();
    }

    /// Runs a trainer until it is left, the input ends or a signal comes.
    ///
    /// # Errors
    ///
    /// When the services fail, or nobody reads what is said.
    pub fn run<T: Talk<Event = E>, S: Services<T>>(
        &mut self,
        talk: &mut T,
        services: &mut S,
        wording: &impl Wording,
    ) -> Result<(), S::Error> {
        let signals = self.post.0.clone();
        listen(self.ending.clone(), move |signalled| {
            signalled == Signalled::Continued || signals.send(Message::Signal).is_ok()
        })?;
        let sender = self.post.0.clone();
        spawn("input", move || read_lines(&sender))?;
        let mut stream = Stream {
            world: self,
            talk,
            services,
            wording,
            voice: Voice::default(),
            lines: VecDeque::new(),
            is_over: false,
            started: Instant::now(),
            now: Duration::ZERO,
            said: Duration::ZERO,
        };
        stream.run()
    }
}

/// Whether neither the input nor the output is a terminal.
fn is_piped() -> bool {
    !io::stdout().is_terminal() && !io::stdin().is_terminal()
}

/// Whether the stream is wanted instead of a screen: by the command line, by the environment (any value but `0`), by the
/// settings, or because lines come in and the output is no terminal. Without a line there is nothing to answer.
#[must_use]
pub fn is_wanted(is_asked: bool, variable: Option<&str>, is_set: bool) -> bool {
    let is_wanted = match variable {
        _ if is_asked => true,
        None | Some("") => is_set,
        Some(value) => value != "0",
    };
    is_wanted || is_piped() && io::stdin().lock().fill_buf().is_ok_and(|begun| !begun.is_empty())
}

/// Replaces the program by itself with another argument: the thread that reads keys for a screen waits for one and would take
/// it from the lines.
///
/// # Errors
///
/// When the program cannot be started.
pub fn start_again(argument: &str) -> io::Result<ExitCode> {
    let mut again = Command::new(env::current_exe()?);
    again.args(env::args_os().skip(1)).arg(argument);
    #[cfg(unix)]
    return Err(std::os::unix::process::CommandExt::exec(&mut again));
    #[cfg(not(unix))]
    {
        let code = again.status()?.code().and_then(|code| u8::try_from(code).ok());
        Ok(code.map_or(ExitCode::FAILURE, ExitCode::from))
    }
}

/// Sends the lines of standard input, and says when it ends.
fn read_lines<E>(sender: &Sender<Message<E>>) {
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

/// The stream.
struct Stream<'a, T: Talk, S, W> {
    world: &'a World<T::Event>,
    talk: &'a mut T,
    services: &'a mut S,
    wording: &'a W,
    voice: Voice,
    lines: VecDeque<String>,
    /// Whether the input has ended.
    is_over: bool,
    started: Instant,
    /// The time of a script.
    now: Duration,
    /// When something was said last.
    said: Duration,
}

impl<T: Talk, S: Services<T>, W: Wording> Stream<'_, T, S, W> {
    fn run(&mut self) -> Result<(), S::Error> {
        self.wait_for_services()?;
        let greeting = self.talk.greet();
        self.take(greeting)?;
        while !self.talk.has_quit() {
            if self.world.ending.take() || self.is_over && self.lines.is_empty() && self.is_calm() {
                let end = self.talk.end(self.time());
                return self.take(end);
            }
            let is_ready = self.world.is_typed || self.is_calm();
            match if is_ready { self.lines.pop_front() } else { None } {
                Some(line) => self.obey(&line)?,
                None => self.wait()?,
            }
        }
        Ok(())
    }

    /// What the services know comes first, so that the first words know what is unfinished.
    fn wait_for_services(&mut self) -> Result<(), S::Error> {
        let until = Instant::now() + PATIENCE;
        while let Ok(message) = self.world.inbox.recv_timeout(until.saturating_duration_since(Instant::now())) {
            let is_last = matches!(&message, Message::Event(event) if S::is_ready(event));
            if let Message::Event(event) = message {
                let answer = self.talk.event(event, Duration::ZERO);
                self.perform(answer.effects)?;
            } else {
                self.receive(message)?;
            }
            if is_last || self.world.ending.is_wanted() {
                break;
            }
        }
        Ok(())
    }

    /// The time since the start.
    fn time(&self) -> Duration {
        match self.world.pace {
            Pace::Clock => self.started.elapsed(),
            Pace::Script => self.now,
        }
    }

    /// Whether nothing is going to happen by itself before the next line: nothing is awaited, and the program does not move.
    fn is_calm(&self) -> bool {
        let calm = self.said + CALM;
        !self.services.is_busy() && (self.time() >= calm || self.talk.wakes_at().is_none_or(|next| next > calm))
    }

    /// Obeys a line.
    fn obey(&mut self, line: &str) -> Result<(), S::Error> {
        self.now += THOUGHT;
        let time = self.time();
        let answer = self.talk.line(line, time);
        self.take(answer)
    }

    /// Waits for the next message or the next moment.
    fn wait(&mut self) -> Result<(), S::Error> {
        let lost = || S::Error::from(io::ErrorKind::BrokenPipe.into());
        let next = self.talk.wakes_at();
        if self.world.pace == Pace::Script {
            if let Some(next) = next.filter(|_| !self.services.is_busy() && !self.is_calm()) {
                self.now = self.now.max(next);
                let answer = self.talk.tick(self.now);
                return self.take(answer);
            }
            return match self.world.inbox.recv() {
                Ok(message) => self.receive(message),
                Err(_) => Err(lost()),
            };
        }
        let patience = next.map(|next| next.saturating_sub(self.time()));
        let message = match patience {
            Some(patience) => self.world.inbox.recv_timeout(patience),
            None => self.world.inbox.recv().map_err(|_| RecvTimeoutError::Disconnected),
        };
        match message {
            Ok(message) => self.receive(message),
            Err(RecvTimeoutError::Timeout) => {
                let answer = self.talk.tick(self.time());
                self.take(answer)
            }
            Err(RecvTimeoutError::Disconnected) => Err(lost()),
        }
    }

    /// Receives a message.
    fn receive(&mut self, message: Message<T::Event>) -> Result<(), S::Error> {
        match message {
            Message::Line(line) => self.lines.push_back(line),
            Message::End => self.is_over = true,
            Message::Signal => {}
            Message::Event(event) => {
                self.services.note(&event);
                let time = self.time();
                let answer = self.talk.event(event, time);
                return self.take(answer);
            }
        }
        Ok(())
    }

    /// Performs what is asked for, then writes what is said: what a listener hears has been done.
    fn take(&mut self, answer: Answer<T::Effect>) -> Result<(), S::Error> {
        let performed = self.perform(answer.effects);
        if !answer.said.is_empty() {
            self.said = self.time();
        }
        let is_terminal = io::stdout().is_terminal();
        let mut out = Plain::new(Form::Sentences, io::stdout().lock()).for_terminal(is_terminal);
        for text in &answer.said {
            for line in self.voice.say(text, self.wording) {
                writeln!(out, "{line}")?;
            }
        }
        out.flush()?;
        performed
    }

    /// Performs effects.
    fn perform(&mut self, effects: Vec<T::Effect>) -> Result<(), S::Error> {
        effects.into_iter().try_for_each(|effect| self.services.perform(effect))
    }
}
