//! Terminals that draw ambiguous characters two columns wide.
//!
//! Unicode (annex 11) leaves the width of many signs open: lines, blocks, arrows, some letters with accents. In East
//! Asian fonts they may take two columns, which tears frames and boards apart. The terminal is asked once how wide it
//! draws a line: it reports the cursor behind one. Where that is two columns, other signs stand in.

use ratatui::buffer::Buffer;
use unicode_width::UnicodeWidthChar;

use etude_text::ascii;

/// Draws stand-ins for all characters of ambiguous width.
pub fn replace(buffer: &mut Buffer) {
    for cell in &mut buffer.content {
        if let Some(stand_in) = cell.symbol().chars().next().and_then(stand_in) {
            cell.set_char(stand_in);
        }
    }
}

/// The ASCII character that looks most like one of ambiguous width; `None` for all others. The letters with accents are
/// narrow in some tables of the annex and wide in others.
pub(crate) fn stand_in(character: char) -> Option<char> {
    const NARROW_IN_SOME: &str = "▐░▸◂àáāǎèéêēěìíīǐòóōǒøùúüūǔØ";
    let is_ambiguous = character.width() == Some(1) && character.width_cjk() == Some(2);
    (is_ambiguous || NARROW_IN_SOME.contains(character)).then(|| ascii(character))
}

#[cfg(unix)]
pub use probe::{Answer, ask, listen};

/// The question to the terminal.
#[cfg(unix)]
mod probe {
    use std::fmt::Write as _;
    use std::io::{self, Write};
    use std::os::fd::AsFd;
    use std::time::{Duration, Instant};

    use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
    use rustix::event::{PollFd, PollFlags, Timespec, poll};

    /// How long the answer may take. Keys that come first are not held up.
    const PATIENCE: Duration = Duration::from_millis(500);
    /// The bytes of one key come at once.
    const WITHIN_A_KEY: Duration = Duration::from_millis(10);

    /// Asks how wide a line is, and about pixels too if wanted: for kitty's graphics, the name of the terminal, the size of
    /// a cell, and last for its attributes, which every terminal answers. What it does not understand and draws instead
    /// is gone before anything else is drawn.
    ///
    /// # Errors
    ///
    /// When the terminal cannot be written to.
    pub fn ask(pixels: bool, title: &str) -> io::Result<()> {
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

    /// What comes in from the terminal while the answer is due.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Answer {
        /// Whether ambiguous characters take two columns.
        Wide(bool),
        /// It knows kitty's graphics.
        Kitty,
        /// Its name.
        IsIterm(bool),
        /// Width and height of a cell in pixels.
        Cell(u16, u16),
        /// Its attributes: whether it knows sixels. This is the last answer.
        Sixel(bool),
        /// A key that was pressed before the answer came.
        Key(KeyEvent),
    }

    /// Reads from the standard input until the last answer has come, or for half a second, and calls `tell` for all
    /// answers and for every key before them.
    pub fn listen(pixels: bool, mut tell: impl FnMut(Answer)) {
        let deadline = Instant::now() + PATIENCE;
        let mut read = Vec::new();
        loop {
            let left = if read.is_empty() { deadline.saturating_duration_since(Instant::now()) } else { WITHIN_A_KEY };
            let next = next_byte(left);
            if next.is_none() && read.is_empty() {
                return;
            }
            read.extend(next);
            let understood = understand(&read, next.is_none());
            if understood != Understood::Unfinished {
                read.clear();
            }
            if let Understood::Answer(answer) = understood {
                tell(answer);
                if matches!(answer, Answer::Sixel(_)) || !pixels && matches!(answer, Answer::Wide(_)) {
                    return;
                }
            }
        }
    }

    /// The next byte of the standard input, if one comes in time.
    fn next_byte(left: Duration) -> Option<u8> {
        let input = io::stdin();
        let wait = Timespec { tv_sec: 0, tv_nsec: left.as_nanos().try_into().unwrap_or(0) };
        let mut watched = [PollFd::new(&input, PollFlags::IN)];
        let found = poll(&mut watched, Some(&wait)).ok()?;
        let mut byte = [0];
        let is_there = found > 0 && rustix::io::read(input.as_fd(), &mut byte).ok()? == 1;
        is_there.then_some(byte[0])
    }

    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    enum Understood {
        /// More bytes belong to it.
        Unfinished,
        Answer(Answer),
        /// No key of this program.
        Nothing,
    }

    /// What some bytes mean; `is_all` if no more will come.
    fn understand(bytes: &[u8], is_all: bool) -> Understood {
        let key = |code, modifiers| Understood::Answer(Answer::Key(KeyEvent::new(code, modifiers)));
        let plain = |code| key(code, KeyModifiers::NONE);
        match bytes {
            [0x1b] if is_all => plain(KeyCode::Esc),
            [0x1b, b'[', inside @ .., last @ 0x40..=0x7e] => {
                sequence(inside, *last).map_or(Understood::Nothing, Understood::Answer)
            }
            [0x1b, b'_', text @ .., 0x1b, b'\\'] => {
                if text.starts_with(b"Gi=31;OK") {
                    Understood::Answer(Answer::Kitty)
                } else {
                    Understood::Nothing
                }
            }
            [0x1b, b'P', text @ .., 0x1b, b'\\'] => Understood::Answer(Answer::IsIterm(text.starts_with(b">|iTerm2"))),
            [0x1b] | [0x1b, b'[' | b'_' | b'P', ..] if !is_all => Understood::Unfinished,
            [0x1b, ..] => Understood::Nothing,
            [b'\r' | b'\n'] => plain(KeyCode::Enter),
            [b'\t'] => plain(KeyCode::Tab),
            [0x7f] => plain(KeyCode::Backspace),
            [letter @ 1..=26] => key(KeyCode::Char(char::from(letter | 0x60)), KeyModifiers::CONTROL),
            bytes => match std::str::from_utf8(bytes) {
                Ok(text) => text.chars().next().map_or(Understood::Nothing, |letter| plain(KeyCode::Char(letter))),
                Err(error) if error.error_len().is_none() && !is_all => Understood::Unfinished,
                Err(_) => Understood::Nothing,
            },
        }
    }

    /// An escape sequence: what stands in it, and its last byte.
    fn sequence(inside: &[u8], last: u8) -> Option<Answer> {
        let code = match (inside, last) {
            (b"", b'A') => KeyCode::Up,
            (b"", b'B') => KeyCode::Down,
            (b"", b'C') => KeyCode::Right,
            (b"", b'D') => KeyCode::Left,
            (b"", b'H') => KeyCode::Home,
            (b"", b'F') => KeyCode::End,
            (place, b'R') => {
                let column = std::str::from_utf8(place).ok()?.split_once(';')?.1.parse::<u16>().ok()?;
                return Some(Answer::Wide(column > 2));
            }
            (size, b't') => {
                let (height, width) = std::str::from_utf8(size).ok()?.strip_prefix("6;")?.split_once(';')?;
                return Some(Answer::Cell(width.parse().ok()?, height.parse().ok()?));
            }
            (attributes, b'c') => {
                let attributes = std::str::from_utf8(attributes).ok()?.strip_prefix('?')?;
                return Some(Answer::Sixel(attributes.split(';').skip(1).any(|attribute| attribute == "4")));
            }
            _ => return None,
        };
        Some(Answer::Key(KeyEvent::new(code, KeyModifiers::NONE)))
    }

    #[cfg(test)]
    mod tests {
        use super::*;

        fn pressed(code: KeyCode) -> Understood {
            Understood::Answer(Answer::Key(KeyEvent::new(code, KeyModifiers::NONE)))
        }

        #[test]
        fn the_title_is_set_again_after_the_question_for_pixels() {
            // Only the terminal's name for the program may follow what tmux takes for a title.
            let text = question(true, "Étude");
            let [graphics, title] = ["\u{1b}_G", "\u{1b}]0;Étude\u{7}"].map(|part| text.find(part).unwrap());
            assert!(graphics < title);
            assert!(!question(false, "Étude").contains("Étude"));
        }

        #[test]
        fn the_answer_is_told_from_keys() {
            assert_eq!(understand(b"\x1b[1;2R", false), Understood::Answer(Answer::Wide(false)));
            assert_eq!(understand(b"\x1b[1;3R", false), Understood::Answer(Answer::Wide(true)));
            assert_eq!(understand(b"\x1b[1;", false), Understood::Unfinished);
            assert_eq!(understand(b"\x1b", false), Understood::Unfinished);
            assert_eq!(understand(b"\x1b", true), pressed(KeyCode::Esc));
            assert_eq!(understand(b"\x1b_Gi=31;OK\x1b\\", false), Understood::Answer(Answer::Kitty));
            assert_eq!(understand(b"\x1b_Gi=31;EN", false), Understood::Unfinished);
            assert_eq!(understand(b"\x1bP>|iTerm2 3.5.0\x1b\\", false), Understood::Answer(Answer::IsIterm(true)));
            assert_eq!(understand(b"\x1bP>|tmux 3.4\x1b\\", false), Understood::Answer(Answer::IsIterm(false)));
            assert_eq!(understand(b"\x1b[6;20;10t", false), Understood::Answer(Answer::Cell(10, 20)));
            assert_eq!(understand(b"\x1b[?63;1;2;4;6c", false), Understood::Answer(Answer::Sixel(true)));
            assert_eq!(understand(b"\x1b[?4;2c", false), Understood::Answer(Answer::Sixel(false)), "4 is the class");
            assert_eq!(understand(b"\x1b[B", false), pressed(KeyCode::Down));
            assert_eq!(understand(b"p", false), pressed(KeyCode::Char('p')));
            assert_eq!(understand(b"\r", false), pressed(KeyCode::Enter));
            assert_eq!(understand(b"\x1b[200~", false), Understood::Nothing);
            assert_eq!(understand("３".as_bytes(), false), pressed(KeyCode::Char('３')));
            assert_eq!(understand(&"３".as_bytes()[..2], false), Understood::Unfinished);
        }
    }
}

#[cfg(test)]
mod tests {
    use ratatui::buffer::Cell;
    use ratatui::layout::Rect;
    use ratatui::style::Style;

    use super::*;

    #[test]
    fn no_ambiguous_character_is_left() {
        let text = "┌─ 规则 · coup de l’épicier … ▸ █▓▒░ ↑↓ √× ±5 ─┐";
        let mut buffer = Buffer::empty(Rect::new(0, 0, 60, 1));
        buffer.set_string(0, 0, text, Style::default());
        replace(&mut buffer);
        let letters = || buffer.content.iter().flat_map(|cell| cell.symbol().chars());
        assert!(letters().all(|letter| letter.width() == letter.width_cjk()));
        let drawn: String = buffer.content.iter().map(Cell::symbol).collect();
        assert_eq!(drawn.trim_end(), "+- 规 则  . coup de l'epicier . > #%=: ^v vx +5 -+");
    }
}
