//! The Hub protocol, version 2: the engine as a program that others drive. The protocol comes with Scan
//! (`protocol.txt`, Fabien Letouzey, 2019).
//!
//! One thread reads lines, one searches, and the calling thread answers. Commands do not wait for the search, except
//! those that cannot be carried out during one.

mod command;
mod dialect;
mod session;

use std::io::{self, BufRead, Read as _, Write};
use std::sync::mpsc::sync_channel;
use std::thread;

use super::background::Precedence;
use super::dispatcher::{Dispatcher, ReportKind, RequestId};
use super::settings::Settings;
pub(super) use command::Command;
use damier_endings::TableSet;
use damier_rules::AnyPosition;
pub use dialect::BadPosition;
pub(super) use dialect::{VARIANTS, move_text, read_move, shortened};
use session::Session;

/// The longest line that is read, in bytes: a game of many thousand moves.
const LONGEST_LINE: u64 = 1 << 20;
/// How many lines and reports may queue for the answering thread; a sender with more blocks.
const EVENTS_WAITING: usize = 256;

/// Input from the other side.
pub(super) enum Input {
    /// A line.
    Line(String),
    /// A line that was too long to be read.
    Overlong,
    /// More of the same line.
    More,
    /// The end of the input.
    End,
}

/// Events for the answering thread.
enum Event {
    /// Input from the other side.
    Input(Input),
    /// A report of the engine's thread.
    Report(RequestId, ReportKind),
}

/// Why a position is not searched, if it is not.
type Closed = Box<dyn Fn(&AnyPosition) -> Option<String>>;

/// What is refused to the other side, and in which words: one line each.
pub struct Refusals {
    words: fn(&BadPosition) -> String,
    closed: Closed,
}

impl Refusals {
    /// Refuses nothing but positions that cannot be read; `words` says what is wrong with one.
    #[must_use]
    pub fn new(words: fn(&BadPosition) -> String) -> Self {
        Self { words, closed: Box::new(|_| None) }
    }

    /// Refuses also to search positions for which `closed` gives a reason. It is asked before every search.
    #[must_use]
    pub fn closing(self, closed: impl Fn(&AnyPosition) -> Option<String> + 'static) -> Self {
        Self { closed: Box::new(closed), ..self }
    }
}

/// Speaks the protocol until the input says `quit` or ends. The engine starts with `settings`, which the other side can
/// change, and asks `tables`.
///
/// When the input ends, a running search is stopped and answered with its result so far.
///
/// # Errors
///
/// If the output cannot be written, or the system cannot start a thread.
pub fn serve(
    settings: Settings,
    tables: TableSet,
    input: impl BufRead + Send + 'static,
    output: impl Write,
    refusals: Refusals,
) -> io::Result<()> {
    let (events, inbox) = sync_channel(EVENTS_WAITING);
    let lines = events.clone();
    // This thread is not joined: it may block in a read for as long as the other side keeps the line open.
    thread::Builder::new().name("hub input".to_owned()).spawn(move || {
        read_lines(input, LONGEST_LINE, |line| lines.send(Event::Input(line)).is_ok());
    })?;
    let report = move |id, kind| drop(events.send(Event::Report(id, kind)));
    let engine = Dispatcher::start(settings, tables, Precedence::default(), report)?;
    Session::new(output, inbox, engine, settings, refusals).run()
}

/// Passes lines to `take` until there are no more or `take` returns false. Lines of `longest` bytes or more are
/// skipped.
pub(super) fn read_lines(mut input: impl BufRead, longest: u64, take: impl Fn(Input) -> bool) {
    let (mut bytes, mut goes_on) = (Vec::new(), false);
    while matches!(input.by_ref().take(longest).read_until(b'\n', &mut bytes), Ok(1..)) {
        let is_cut = bytes.len() as u64 == longest && !bytes.ends_with(b"\n");
        // A caller that counts input must learn of a long line before its end, which may never come.
        let part = match (goes_on, is_cut) {
            (true, _) => Input::More,
            (false, true) => Input::Overlong,
            (false, false) => Input::Line(String::from_utf8_lossy(&bytes).trim().to_owned()),
        };
        bytes.clear();
        goes_on = is_cut;
        if !take(part) {
            return;
        }
    }
    take(Input::End);
}
