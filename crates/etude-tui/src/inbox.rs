//! What comes to a program from its terminal, from the system and from its other threads.
//!
//! Each source of events has a thread that sleeps until something happens. All send to one channel, on which the program
//! sleeps. So an idle program uses no processor time.

use std::io::{self, Stdout, Write};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

use crate::backend::AnsiBackend;
use ratatui::backend::WindowSize;
use ratatui::layout::Rect;
use ratatui::terminal::Terminal;

use crate::decoder::{Answer, Sent};
use crate::ending::{self, Caught, EndRequest, Signalled};
use crate::event::TerminalEvent;
use crate::input::{self, Input};
use crate::job::{self, Background, Job};
use crate::terminal;

/// An event from outside.
#[derive(Clone, Debug)]
pub enum Event<A> {
    /// From the keyboard, the mouse or the window: what it means depends on the state of the program.
    Terminal(TerminalEvent),
    /// From the clock, the system or another thread: it means the same in every state.
    Other(A),
}

impl<A> From<A> for Event<A> {
    fn from(action: A) -> Self {
        Self::Other(action)
    }
}

/// What the terminal and the system tell a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum News {
    /// The program was stopped and is continued: the next frame has to be drawn.
    Continued,
    /// The program has to end.
    Ended,
    /// The terminal draws characters of ambiguous width two columns wide, or does not.
    Widened(bool),
    /// The terminal has told about its pixels.
    Found(Found),
    /// Width and height of a cell of the terminal, in pixels.
    Measured((u16, u16)),
}

/// What the terminal has told about its pixels.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Found {
    /// Columns and rows of a cell in pixels, if they are known.
    pub cell: Option<(u16, u16)>,
    /// Whether it knows kitty's graphics.
    pub has_kitty: bool,
    /// Whether it knows sixels.
    pub has_sixel: bool,
    /// Whether it is iTerm2.
    pub is_iterm: bool,
}

/// A message from one of the threads.
#[derive(Debug)]
enum Message<A> {
    Event(Event<A>),
    InputFailed(io::Error),
}

/// The way for other threads to send actions to the program.
#[derive(Debug)]
pub struct Mailbox<A>(Sender<Message<A>>);

impl<A> Clone for Mailbox<A> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl<A> Mailbox<A> {
    /// Sends an action. False once the program has ended.
    pub fn send(&self, action: A) -> bool {
        self.0.send(Message::Event(action.into())).is_ok()
    }
}

/// How a program lives in its terminal.
#[derive(Debug)]
pub struct Manners {
    /// The title of the window.
    pub title: String,
    /// Whether the terminal is asked how it draws: it must not if it shows nothing but ASCII, or answers nothing.
    pub asks: bool,
    /// Whether it is asked about pixels too.
    pub asks_for_pixels: bool,
    /// What else has to stop with the program, such as programs that it has started.
    pub stop: fn(),
    /// Continues that.
    pub resume: fn(),
}

/// The events of a program on a terminal that it has taken over.
#[derive(Debug)]
pub struct Inbox<A> {
    job: Job,
    ending: EndRequest,
    events: Receiver<Message<A>>,
    mailbox: Mailbox<A>,
    word: fn(News) -> A,
    manners: Manners,
}

impl<A: Send + 'static> Inbox<A> {
    /// Starts the threads for keys, signals and hang-ups. The terminal must already be taken over. `ending` records requests
    /// from outside to end the program, and `word` says what news means to it.
    ///
    /// # Errors
    ///
    /// When signals cannot be handled, or a thread cannot be started.
    pub fn new(mut job: Job, ending: EndRequest, word: fn(News) -> A, manners: Manners) -> io::Result<Self> {
        let (sender, events) = mpsc::channel();
        let mailbox = Mailbox(sender);
        listen(&manners, job.caught()?, &ending, (word, &mailbox))?;
        let wake = mailbox.clone();
        job.listen(move || wake.send(word(News::Continued)))?;
        Ok(Self { job, ending, events, mailbox, word, manners })
    }

    /// The way for other threads to send actions here.
    #[must_use]
    pub const fn mailbox(&self) -> &Mailbox<A> {
        &self.mailbox
    }

    /// Waits for the next event, at most for some time; `None` if none came.
    ///
    /// # Errors
    ///
    /// When the terminal cannot be read any more.
    pub fn wait(&mut self, patience: Option<Duration>) -> io::Result<Option<Event<A>>> {
        if self.ending.take() {
            return Ok(Some((self.word)(News::Ended).into()));
        }
        let message = match patience {
            None => self.events.recv().map_err(|_| RecvTimeoutError::Disconnected),
            Some(patience) => self.events.recv_timeout(patience),
        };
        match message {
            Ok(Message::Event(event)) => Ok(Some(event)),
            Ok(Message::InputFailed(error)) => Err(error),
            Err(RecvTimeoutError::Timeout) => Ok(None),
            Err(RecvTimeoutError::Disconnected) => Err(io::ErrorKind::BrokenPipe.into()),
        }
    }

    /// Prepares the terminal for a frame: stops first if the program is asked to, and takes the terminal over anew after any
    /// stop. `forget` gives what removes the pictures from the screen. False if no frame can be drawn, because the program
    /// must end.
    ///
    /// # Errors
    ///
    /// When the terminal fails, or is another program's for good.
    pub fn is_ready(
        &mut self,
        terminal: &mut Terminal<AnsiBackend<Stdout>>,
        mut forget: impl FnMut() -> String,
    ) -> Result<bool, Unready> {
        if self.job.is_stop_wanted() {
            write(&forget())?;
            terminal::give_back();
            (self.manners.stop)();
            self.job.stop();
            (self.manners.resume)();
        }
        let ending = &self.ending;
        if !self.job.wait_for_foreground(|| ending.is_wanted()).map_err(|Background| Unready::Background)? {
            return Ok(false);
        }
        if self.job.was_continued() {
            // After a stop from outside, the terminal may be in any state, and in a window with another font.
            write(&forget())?;
            self.take_afresh(terminal)?;
            if let Some(cell) = measured() {
                self.mailbox.send((self.word)(News::Measured(cell)));
            }
        }
        Ok(true)
    }

    /// Takes over the terminal and has everything drawn again.
    ///
    /// `Terminal::clear` does not work here: it asks the terminal for the position of the cursor and waits for an answer,
    /// which the thread that reads keys receives instead.
    ///
    /// # Errors
    ///
    /// When the terminal fails.
    pub fn take_afresh(&self, terminal: &mut Terminal<AnsiBackend<Stdout>>) -> io::Result<()> {
        terminal::take(&self.manners.title)?;
        let size = terminal.size()?;
        terminal.resize(Rect::new(0, 0, size.width, size.height))
    }
}

/// Why no frame can be drawn.
#[derive(Debug)]
pub enum Unready {
    /// The terminal fails.
    Terminal(io::Error),
    /// The terminal is another program's, and the system refuses to stop this one.
    Background,
}

impl From<io::Error> for Unready {
    fn from(error: io::Error) -> Self {
        Self::Terminal(error)
    }
}

/// Writes to the terminal at once.
///
/// # Errors
///
/// When the terminal fails.
pub fn write(text: &str) -> io::Result<()> {
    if text.is_empty() {
        return Ok(());
    }
    let mut out = io::stdout();
    out.write_all(text.as_bytes())?;
    out.flush()
}

/// How long the thread that reads keys waits before it tries again, once the terminal is no longer ours.
const BACKGROUND_INTERVAL: Duration = Duration::from_millis(50);

/// Starts the threads that send signals, hang-ups and keys.
fn listen<A: Send + 'static>(
    manners: &Manners,
    caught: Caught,
    ending: &EndRequest,
    (word, mailbox): (fn(News) -> A, &Mailbox<A>),
) -> io::Result<()> {
    let signals = mailbox.clone();
    let tell = move |signalled| match signalled {
        // The next frame finds that the program was continued.
        Signalled::Continued => signals.send(word(News::Continued)),
        Signalled::Ended => signals.send(word(News::Ended)),
        Signalled::Resized => terminal::window().map_or(true, |window| {
            let size = window.columns_rows;
            send_event(TerminalEvent::Resize(size.width, size.height), word, &signals)
        }),
    };
    // The size is watched from here on, so that no change after a later query of it is missed.
    caught.listen(ending.clone(), tell.clone())?;
    ending::watch_terminal(ending.clone(), tell)?;
    let keys = mailbox.clone();
    // Asked before the first frame, as the question draws on the screen.
    let asked = (manners.asks && input::ask(manners.asks_for_pixels, &manners.title).is_ok())
        .then_some(Asked { for_pixels: manners.asks_for_pixels, until: Instant::now() + input::ANSWER_PATIENCE });
    crate::spawn("input", move || {
        job::refuse_reads_in_background();
        let mut input = Input::default();
        if asked.is_none_or(|asked| send_answers(&mut input, asked, word, &keys)) {
            read_keys(input, word, &keys);
        }
    })
}

/// Sends keys, clicks and pasted text until the terminal fails or the program has ended. Late answers are forgotten.
fn read_keys<A>(mut input: Input, word: fn(News) -> A, keys: &Mailbox<A>) {
    loop {
        let is_received = match input.next(None) {
            Ok(Some(Sent::Event(event))) => send_event(event, word, keys),
            Ok(_) => true,
            Err(_) if !job::is_in_foreground() => {
                // The other threads see to the stop, or to the end.
                thread::sleep(BACKGROUND_INTERVAL);
                true
            }
            Err(error) => {
                let _ = keys.0.send(Message::InputFailed(error));
                false
            }
        };
        if !is_received {
            break;
        }
    }
}

/// Sends an event of the terminal. False when the program has ended.
fn send_event<A>(event: TerminalEvent, word: fn(News) -> A, mailbox: &Mailbox<A>) -> bool {
    // A font of another size changes the size of the window, or of the terminal, and so that of a cell.
    if matches!(event, TerminalEvent::Resize(..))
        && let Some(cell) = measured()
        && !mailbox.send(word(News::Measured(cell)))
    {
        return false;
    }
    mailbox.0.send(Message::Event(Event::Terminal(event))).is_ok()
}

/// Width and height of a cell in pixels, as far as the system knows them.
fn measured() -> Option<(u16, u16)> {
    let WindowSize { columns_rows: cells, pixels } = terminal::window().ok()?;
    let cell = (pixels.width.checked_div(cells.width)?, pixels.height.checked_div(cells.height)?);
    (cell.0 > 0 && cell.1 > 0).then_some(cell)
}

/// A question to the terminal.
#[derive(Clone, Copy, Debug)]
struct Asked {
    for_pixels: bool,
    /// When no more answers are expected.
    until: Instant,
}

/// Sends the terminal's answers, and every key pressed before them. False when the program has ended.
fn send_answers<A>(input: &mut Input, asked: Asked, word: fn(News) -> A, mailbox: &Mailbox<A>) -> bool {
    let mut found = Found { cell: measured(), ..Found::default() };
    // What cannot be read now fails again, where that is handled.
    while let Ok(Some(sent)) = input.next(Some(asked.until)) {
        let answer = match sent {
            Sent::Event(event) => {
                if !send_event(event, word, mailbox) {
                    return false;
                }
                continue;
            }
            Sent::Answer(answer) => answer,
        };
        match answer {
            Answer::Column(column) => {
                if !mailbox.send(word(News::Widened(column > 2))) {
                    return false;
                }
            }
            Answer::Kitty => found.has_kitty = true,
            Answer::IsIterm(is_iterm) => found.is_iterm = is_iterm,
            Answer::Cell(width, height) => found.cell = Some((width, height)),
            Answer::Sixel(has_sixel) => found.has_sixel = has_sixel,
        }
        // Every terminal answers the last question.
        if matches!(answer, Answer::Sixel(_)) || !asked.for_pixels && matches!(answer, Answer::Column(_)) {
            break;
        }
    }
    mailbox.send(word(News::Found(found)))
}
