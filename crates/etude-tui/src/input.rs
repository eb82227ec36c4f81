//! What the terminal sends, as it comes.
//!
//! The bytes are read here, and not by the library that draws: that one waits for the end of whatever has begun, so a paste
//! without an end, or half an answer, would hold back every later key.

use std::time::Duration;

/// How long a line that shows nothing is left alone: a terminal that hung up reads as an empty file.
#[cfg(unix)]
const EMPTY_INTERVAL: Duration = Duration::from_millis(50);

/// Longer than the pieces of a paste lie apart, and shorter than two keys.
#[cfg(unix)]
const PAUSE: Duration = Duration::from_millis(50);

/// How long the answer to a question may take. Keys that come first are not held up.
pub(crate) const ANSWER_PATIENCE: Duration = Duration::from_millis(500);

#[cfg(unix)]
pub(crate) use unix::{Input, ask};

#[cfg(not(unix))]
pub(crate) use console::{ConsoleInput as Input, ask};

#[cfg(unix)]
mod unix {
    use std::collections::VecDeque;
    use std::fmt::Write as _;
    use std::io::{self, Write};
    use std::thread;
    use std::time::{Duration, Instant};

    use rustix::event::{PollFd, PollFlags, Timespec, poll};
    use rustix::io::Errno;

    use super::{EMPTY_INTERVAL, PAUSE};
    use crate::decoder::{Decoder, Sent};

    /// Asks how wide a line is, and about pixels too if wanted: for kitty's graphics, the name of the terminal, the size of
    /// a cell, and last for its attributes, which every terminal answers. What it does not understand and draws instead
    /// is gone before anything else is drawn.
    ///
    /// # Errors
    ///
    /// When the terminal cannot be written to.
    pub(crate) fn ask(pixels: bool, title: &str) -> io::Result<()> {
        let mut out = io::stdout();
        out.write_all(question(pixels, title).as_bytes())?;
        out.flush()
    }

    /// The question. tmux takes kitty's part of it for a title, so the title of the window follows.
    fn question(pixels: bool, title: &str) -> String {
        let mut text = "\u{1b}[H─\u{1b}[6n".to_owned();
        if pixels {
            text.push_str("\u{1b}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1b}\\\u{1b}[>q\u{1b}[16t\u{1b}[c");
            let _ = write!(text, "\u{1b}]0;{title}\u{7}");
        }
        text + "\u{1b}[H\u{1b}[J"
    }

    /// The standard input as keys, clicks, pasted text and answers.
    #[derive(Debug, Default)]
    pub(crate) struct Input {
        decoder: Decoder,
        ready: VecDeque<Sent>,
    }

    impl Input {
        /// Waits for the next of them, at most up to a moment; `None` if nothing came.
        ///
        /// # Errors
        ///
        /// When the terminal cannot be read, as in the background.
        pub(crate) fn next(&mut self, deadline: Option<Instant>) -> io::Result<Option<Sent>> {
            loop {
                if let Some(sent) = self.ready.pop_front() {
                    return Ok(Some(sent));
                }
                let left = deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()));
                if left.is_some_and(|left| left.is_zero()) {
                    return Ok(None);
                }
                let patience = self.decoder.patience();
                let wait = [patience, left].into_iter().flatten().min();
                let begun = Instant::now();
                // Without a limit of time the read itself waits: not every system can poll a terminal.
                if wait.is_none() || is_readable(wait)? {
                    self.read(begun)?;
                } else if wait == patience {
                    self.ready.extend(self.decoder.give_up());
                }
            }
        }

        /// Reads what is there; nothing came since `begun`.
        fn read(&mut self, begun: Instant) -> io::Result<()> {
            let mut bytes = [0; 1024];
            match rustix::io::read(io::stdin(), &mut bytes) {
                Ok(0) => thread::sleep(EMPTY_INTERVAL),
                Ok(count) => {
                    let bytes = &bytes[..count];
                    if begun.elapsed() > PAUSE && self.decoder.is_interrupted_by(bytes) {
                        self.ready.extend(self.decoder.give_up());
                    }
                    self.ready.extend(bytes.iter().filter_map(|&byte| self.decoder.push(byte)));
                }
                Err(Errno::INTR) => {}
                // Another program at the same terminal wants it so.
                Err(Errno::AGAIN) => drop(is_readable(None)?),
                Err(error) => return Err(error.into()),
            }
            Ok(())
        }
    }

    /// Whether there is something to read, or will be in time.
    fn is_readable(wait: Option<Duration>) -> io::Result<bool> {
        let input = io::stdin();
        let wait = wait.map(|wait| Timespec {
            tv_sec: i64::try_from(wait.as_secs()).unwrap_or(i64::MAX),
            tv_nsec: wait.subsec_nanos().into(),
        });
        match poll(&mut [PollFd::new(&input, PollFlags::IN)], wait.as_ref()) {
            Ok(found) => Ok(found > 0),
            // Then the read fails in the same way, or waits.
            Err(Errno::INTR) => Ok(true),
            Err(error) => Err(error.into()),
        }
    }

    #[cfg(test)]
    mod tests {
        use super::*;

        #[test]
        fn the_title_is_set_again_after_the_question_for_pixels() {
            // Only the terminal's name for the program may follow what tmux takes for a title.
            let text = question(true, "Étude");
            let [graphics, title] = ["\u{1b}_G", "\u{1b}]0;Étude\u{7}"].map(|part| text.find(part).unwrap());
            assert!(graphics < title);
            assert!(!question(false, "Étude").contains("Étude"));
        }
    }
}

/// A system whose console sends whole keys.
#[cfg(not(unix))]
mod console {
    use std::io;
    use std::time::Instant;

    use crossterm::event::{self, Event as ConsoleEvent};

    use crate::decoder::Sent;
    use crate::event::{
        KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind, TerminalEvent,
    };

    /// Asks nothing: the console hands on keys, and no answers.
    ///
    /// # Errors
    ///
    /// Always.
    pub(crate) fn ask(_pixels: bool, _title: &str) -> io::Result<()> {
        Err(io::ErrorKind::Unsupported.into())
    }

    /// The events of the console.
    #[derive(Debug, Default)]
    pub(crate) struct ConsoleInput(());

    impl ConsoleInput {
        /// Waits for the next event.
        ///
        /// # Errors
        ///
        /// When the console fails.
        pub(crate) fn next(&mut self, _deadline: Option<Instant>) -> io::Result<Option<Sent>> {
            loop {
                if let Some(event) = translated(event::read()?) {
                    return Ok(Some(Sent::Event(event)));
                }
            }
        }
    }

    /// An event of the console; `None` for what means nothing to any program.
    fn translated(event: ConsoleEvent) -> Option<TerminalEvent> {
        Some(match event {
            ConsoleEvent::Key(key) => TerminalEvent::Key(KeyEvent {
                code: code(key.code)?,
                modifiers: modifiers(key.modifiers),
                kind: match key.kind {
                    event::KeyEventKind::Press => KeyEventKind::Press,
                    event::KeyEventKind::Repeat => KeyEventKind::Repeat,
                    event::KeyEventKind::Release => KeyEventKind::Release,
                },
            }),
            ConsoleEvent::Mouse(event::MouseEvent { kind, column, row, modifiers: held }) => {
                TerminalEvent::Mouse(MouseEvent { kind: moved(kind), column, row, modifiers: modifiers(held) })
            }
            ConsoleEvent::Paste(text) => TerminalEvent::Paste(text),
            ConsoleEvent::Resize(columns, rows) => TerminalEvent::Resize(columns, rows),
            ConsoleEvent::FocusGained | ConsoleEvent::FocusLost => return None,
        })
    }

    const fn code(code: event::KeyCode) -> Option<KeyCode> {
        Some(match code {
            event::KeyCode::Backspace => KeyCode::Backspace,
            event::KeyCode::Enter => KeyCode::Enter,
            event::KeyCode::Left => KeyCode::Left,
            event::KeyCode::Right => KeyCode::Right,
            event::KeyCode::Up => KeyCode::Up,
            event::KeyCode::Down => KeyCode::Down,
            event::KeyCode::Home => KeyCode::Home,
            event::KeyCode::End => KeyCode::End,
            event::KeyCode::PageUp => KeyCode::PageUp,
            event::KeyCode::PageDown => KeyCode::PageDown,
            event::KeyCode::Tab => KeyCode::Tab,
            event::KeyCode::BackTab => KeyCode::BackTab,
            event::KeyCode::Delete => KeyCode::Delete,
            event::KeyCode::Insert => KeyCode::Insert,
            event::KeyCode::F(number) => KeyCode::F(number),
            event::KeyCode::Char(character) => KeyCode::Char(character),
            event::KeyCode::Esc => KeyCode::Esc,
            _ => return None,
        })
    }

    fn modifiers(held: event::KeyModifiers) -> KeyModifiers {
        let names = [
            (event::KeyModifiers::SHIFT, KeyModifiers::SHIFT),
            (event::KeyModifiers::ALT, KeyModifiers::ALT),
            (event::KeyModifiers::CONTROL, KeyModifiers::CONTROL),
            (event::KeyModifiers::SUPER, KeyModifiers::SUPER),
            (event::KeyModifiers::HYPER, KeyModifiers::HYPER),
            (event::KeyModifiers::META, KeyModifiers::META),
        ];
        let set = names.into_iter().filter(|&(theirs, _)| held.contains(theirs));
        set.fold(KeyModifiers::NONE, |modifiers, (_, ours)| modifiers | ours)
    }

    const fn moved(kind: event::MouseEventKind) -> MouseEventKind {
        match kind {
            event::MouseEventKind::Down(which) => MouseEventKind::Down(button(which)),
            event::MouseEventKind::Up(which) => MouseEventKind::Up(button(which)),
            event::MouseEventKind::Drag(which) => MouseEventKind::Drag(button(which)),
            event::MouseEventKind::Moved => MouseEventKind::Moved,
            event::MouseEventKind::ScrollDown => MouseEventKind::ScrollDown,
            event::MouseEventKind::ScrollUp => MouseEventKind::ScrollUp,
            event::MouseEventKind::ScrollLeft => MouseEventKind::ScrollLeft,
            event::MouseEventKind::ScrollRight => MouseEventKind::ScrollRight,
        }
    }

    const fn button(button: event::MouseButton) -> MouseButton {
        match button {
            event::MouseButton::Left => MouseButton::Left,
            event::MouseButton::Right => MouseButton::Right,
            event::MouseButton::Middle => MouseButton::Middle,
        }
    }
}
