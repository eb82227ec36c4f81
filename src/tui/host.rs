//! The real world: events from the terminal and the system, the clock, signals.
//!
//! Each source of events has a thread that sleeps until something happens. All send to one channel, on which the loop
//! sleeps. So an idle program uses no processor time.

use std::io::{self, Stdout, Write};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::event;
use ratatui::layout::Rect;

use super::Error;
use super::action::{Action, Effect, Event, FindTask};
use super::keymap::Command;
use super::options::{Options, TerminalKind};
use super::pixels::{Found, Output, Scene};
use super::run_loop::Host;
use crate::find::{self, Places};
use crate::guests::GUESTS;
use crate::own_games::searcher::Searcher;
use crate::settings::Graphics;
use crate::shipped::Opening;
use crate::store::keeper::{Keeper, Lost, Request};
use crate::store::pdn_files;
use crate::store::settings::Saver;
use crate::words;
use crate::words::say;
use damier_endings::TableSet;
use damier_engine::{Dispatcher, Precedence};
use damier_puzzles::Collection;
use damier_puzzles::pack::TurnPack;
use damier_train::finder::Finder;
#[cfg(unix)]
use etude_tui::ambiguous::{self, Answer};
use etude_tui::control_strings::ControlStrings;
use etude_tui::ending::{self, Ending, Signalled};
use etude_tui::job::{self, Job};
use etude_tui::terminal;

/// The host on a real terminal.
pub struct SystemHost {
    started: Instant,
    job: Job,
    ending: Ending,
    events: Receiver<Message>,
    sender: Sender<Message>,
    engine: Dispatcher,
    keeper: Keeper,
    /// `None` if there is no file of settings.
    saver: Option<Saver>,
    searcher: Searcher,
    tables: TableSet,
    /// The puzzles to open after the first frame.
    opening: Option<Opening<Collection>>,
    /// The turns to open then.
    turns: Option<Opening<Vec<TurnPack>>>,
    /// The positions of puzzles and games, while they are searched.
    index: Arc<Mutex<Option<Finder>>>,
    /// Where these are read from.
    places: Places,
    /// The board in pixels.
    output: Output,
}

/// A message from one of the threads.
enum Message {
    Event(Event),
    InputFailed(io::Error),
}

impl From<Action> for Message {
    fn from(action: Action) -> Self {
        Self::Event(action.into())
    }
}

impl SystemHost {
    /// Starts the threads for events, the engine, progress, settings and own games. The terminal must already be taken
    /// over. `ending` records requests from outside to end the program; `opening` is started after the first frame.
    ///
    /// # Errors
    ///
    /// When signals cannot be handled, or a thread cannot be started.
    pub fn new(
        started: Instant,
        options: &Options,
        mut job: Job,
        ending: Ending,
        opening: Option<Opening<Collection>>,
    ) -> Result<Self, Error> {
        let (sender, events) = mpsc::channel();
        listen(
            started,
            options.terminal == TerminalKind::Asked && options.graphics != Some(Graphics::Cells),
            options.is_ascii,
            &ending,
            &sender,
        )?;
        let wake = sender.clone();
        job.listen(move || wake.send(Action::Tick.into()).is_ok())?;
        let reports = sender.clone();
        let precedence = Precedence::default();
        // The receiver is gone once the program ends.
        let report = move |id, report| drop(reports.send(Message::from(Action::Report(id, report))));
        let (settings, tables) = (options.settings.engine(), options.tables.clone());
        let engine = Dispatcher::start(settings, tables, precedence.clone(), report)?;
        let (news, start) = (sender.clone(), options.settings.experience.strength());
        let keeper = Keeper::start(options.progress.clone(), options.games.clone(), start, move |told| {
            news.send(Message::from(Action::News(told))).is_ok()
        })?;
        let complaints = sender.clone();
        let tell = move |told| drop(complaints.send(Message::from(Action::Complain(told))));
        let saver = options.settings_file.clone().map(|file| Saver::start(file, tell)).transpose()?;
        let news = sender.clone();
        let searcher = Searcher::start(options.progress.clone(), precedence, move |told| {
            news.send(Message::from(Action::Search(told))).is_ok()
        })?;
        let tables = options.tables.clone();
        let turns = Some(options.turns.clone());
        let (progress, games, puzzles) = (options.progress.clone(), options.games.clone(), options.puzzles.clone());
        let places = Places { progress, games, puzzles };
        Ok(Self {
            started,
            job,
            ending,
            events,
            sender,
            engine,
            keeper,
            saver,
            searcher,
            tables,
            opening,
            turns,
            index: Arc::default(),
            places,
            output: Output::default(),
        })
    }

    /// Ends the threads once everything is written. Returns what could not be written.
    #[must_use]
    pub fn end(mut self) -> Option<Lost> {
        // The terminal may be gone.
        job::write_anywhere(|| drop(write(&self.output.forget())));
        self.keeper.end()
    }

    /// Starts a thread that finds something out and reports it.
    fn find_out(&self, name: &str, work: impl FnOnce() -> Option<Action> + Send + 'static) -> io::Result<()> {
        let sender = self.sender.clone();
        let report = move || {
            if let Some(found) = work() {
                // The receiver may be gone by then.
                let _ = sender.send(found.into());
            }
        };
        thread::Builder::new().name(name.to_owned()).spawn(report).map(drop)
    }

    /// Stops the program, with the terminal returned to the shell, until it is continued.
    fn stop(&mut self) -> Result<(), Error> {
        write(&self.output.forget())?;
        terminal::give_back();
        // The player's own engines are not in our process group.
        GUESTS.stop();
        self.job.stop();
        GUESTS.resume();
        Ok(())
    }
}

/// How long the thread that reads keys waits before it tries again, once the terminal is no longer ours.
const BACKGROUND_INTERVAL: Duration = Duration::from_millis(50);

/// Starts the threads that send signals, hang-ups and keys.
fn listen(started: Instant, pixels: bool, is_ascii: bool, ending: &Ending, sender: &Sender<Message>) -> io::Result<()> {
    let signals = sender.clone();
    let tell = move |signalled| {
        // The next frame finds that the program was continued.
        let action = if signalled == Signalled::Continued { Action::Tick } else { Action::Do(Command::Quit) };
        signals.send(action.into()).is_ok()
    };
    ending::listen(ending.clone(), tell.clone())?;
    ending::watch_terminal(ending.clone(), tell)?;
    // The first poll starts watching the size of the terminal, so that no change after a later query of the size is
    // missed.
    let _ = event::poll(Duration::ZERO)?;
    let keys = sender.clone();
    // Asked before the first frame: the question draws on the screen, and not in ASCII.
    #[cfg(unix)]
    let is_asked = !is_ascii && ambiguous::ask(pixels, &say().program()).is_ok();
    etude_tui::spawn("input", move || {
        job::refuse_reads_in_background();
        #[cfg(unix)]
        if is_asked && !send_answers(pixels, &keys) {
            return;
        }
        let mut strings = ControlStrings::default();
        loop {
            let message = match event::read() {
                Ok(event) if strings.swallow(&event, started.elapsed()) => continue,
                Ok(event) => Message::Event(Event::Terminal(event)),
                Err(_) if !job::is_in_foreground() => {
                    // The other threads see to the stop, or to the end.
                    thread::sleep(BACKGROUND_INTERVAL);
                    continue;
                }
                Err(error) => Message::InputFailed(error),
            };
            // A font of another size changes the size of the window, or of the terminal, and so that of a cell.
            if matches!(message, Message::Event(Event::Terminal(event::Event::Resize(..))))
                && let Some(cell) = measured()
                && keys.send(Message::from(Action::Measured(cell))).is_err()
            {
                break;
            }
            let is_last = matches!(message, Message::InputFailed(_));
            if keys.send(message).is_err() || is_last {
                break;
            }
        }
    })
}

/// Width and height of a cell in pixels, as far as the system knows them.
fn measured() -> Option<(u16, u16)> {
    let size = ratatui::crossterm::terminal::window_size().ok()?;
    let cell = (size.width.checked_div(size.columns)?, size.height.checked_div(size.rows)?);
    (cell.0 > 0 && cell.1 > 0).then_some(cell)
}

/// Sends the terminal's answers, and every key pressed before them. False when the receiver is gone.
#[cfg(unix)]
fn send_answers(pixels: bool, sender: &Sender<Message>) -> bool {
    let mut is_received = true;
    let mut found = Found { cell: measured(), ..Found::default() };
    ambiguous::listen(pixels, |answer| {
        let event = match answer {
            Answer::Wide(is_wide) => Action::Widen(is_wide).into(),
            Answer::Key(key) => Event::Terminal(event::Event::Key(key)),
            Answer::Kitty => return found.has_kitty = true,
            Answer::IsIterm(is_iterm) => return found.is_iterm = is_iterm,
            Answer::Cell(width, height) => return found.cell = Some((width, height)),
            Answer::Sixel(has_sixel) => return found.has_sixel = has_sixel,
        };
        is_received &= sender.send(Message::Event(event)).is_ok();
    });
    is_received && sender.send(Message::from(Action::Found(found))).is_ok()
}

/// Writes to the terminal at once.
fn write(text: &str) -> io::Result<()> {
    if text.is_empty() {
        return Ok(());
    }
    let mut out = io::stdout();
    out.write_all(text.as_bytes())?;
    out.flush()
}

/// Takes over the terminal and redraws everything.
///
/// `Terminal::clear` does not work here: it asks the terminal for the position of the cursor and waits for an answer, which
/// the thread that reads keys receives instead.
fn take_afresh(terminal: &mut Terminal<CrosstermBackend<Stdout>>) -> Result<(), Error> {
    terminal::take(&say().program())?;
    let size = terminal.size()?;
    terminal.resize(Rect::new(0, 0, size.width, size.height))?;
    Ok(())
}

impl Host<CrosstermBackend<Stdout>> for SystemHost {
    type Error = Error;

    fn now(&self) -> Duration {
        self.started.elapsed()
    }

    fn wait(&mut self, until: Option<Duration>) -> Result<Option<Event>, Error> {
        if self.ending.take() {
            return Ok(Some(Action::Do(Command::Quit).into()));
        }
        // The first wait follows the first frame.
        if let Some(opening) = self.opening.take() {
            opening.start();
        }
        if let Some(turns) = self.turns.take() {
            turns.start();
        }
        let message = match until {
            None => self.events.recv().map_err(|_| RecvTimeoutError::Disconnected),
            Some(until) => self.events.recv_timeout(until.saturating_sub(self.now())),
        };
        match message {
            Ok(Message::Event(event)) => Ok(Some(event)),
            Ok(Message::InputFailed(error)) => Err(Error::Terminal(error)),
            Err(RecvTimeoutError::Timeout) => Ok(None),
            Err(RecvTimeoutError::Disconnected) => Err(Error::Terminal(io::ErrorKind::BrokenPipe.into())),
        }
    }

    fn is_ready(&mut self, terminal: &mut Terminal<CrosstermBackend<Stdout>>) -> Result<bool, Error> {
        if self.job.is_stop_wanted() {
            self.stop()?;
        }
        let ending = &self.ending;
        if !self.job.wait_for_foreground(|| ending.is_wanted()).map_err(|_| Error::NoForeground)? {
            return Ok(false);
        }
        if self.job.was_continued() {
            // After a stop from outside, the terminal may be in any state, and in a window with another font.
            write(&self.output.forget())?;
            take_afresh(terminal)?;
            if let Some(cell) = measured() {
                let _ = self.sender.send(Action::Measured(cell).into());
            }
        }
        Ok(true)
    }

    fn show(&mut self, scene: Option<Scene>) -> Result<(), Error> {
        Ok(write(&self.output.show(scene))?)
    }

    fn perform(&mut self, effect: Effect, terminal: &mut Terminal<CrosstermBackend<Stdout>>) -> Result<(), Error> {
        match effect {
            Effect::Quit => {}
            Effect::Ask(id, task) => self.engine.submit(id, task)?,
            Effect::PonderHit(id) => self.engine.ponder_hit(id),
            Effect::Keep(request) => self.keeper.requests.hand_over(request),
            Effect::Save(settings) => {
                self.engine.configure(settings.engine());
                self.keeper.requests.hand_over(Request::StartFrom(settings.experience.strength()));
                // The other threads follow the language of the screen.
                words::speak(words::language());
                if let Some(saver) = &self.saver {
                    saver.save(*settings);
                }
            }
            Effect::Search(request) => self.searcher.take(request),
            Effect::File(id, task) => {
                self.find_out("files", move || Some(Action::File(id, pdn_files::perform(&task))))?;
            }
            Effect::Find(id, task) => {
                let (index, places) = (self.index.clone(), self.places.clone());
                self.find_out("find", move || {
                    let mut index = index.lock().unwrap_or_else(PoisonError::into_inner);
                    let FindTask::Find { pattern, most } = task else {
                        *index = None;
                        return None;
                    };
                    let finder = index.get_or_insert_with(|| find::finder(&places));
                    Some(Action::Matched(id, finder.find(&pattern, most), finder.extent()))
                })?;
            }
            Effect::Draw(id, plan, seed) => {
                let tables = self.tables.clone();
                self.find_out("draw", move || Some(Action::Drawn(id, plan.draw(seed, &tables))))?;
            }
            Effect::Suspend => job::ask_group_to_stop()?,
            Effect::Redraw => {
                write(&self.output.forget())?;
                take_afresh(terminal)?;
            }
        }
        Ok(())
    }
}
