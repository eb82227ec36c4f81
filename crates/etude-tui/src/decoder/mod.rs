//! Bytes from a terminal as keys, clicks, pasted text and answers.
//!
//! Whatever a terminal sends, no later key waits for it: a sequence that is not finished is dropped once nothing came for
//! a moment, and a paste without its end is over then. What is understood nowhere is dropped whole, so that the reply to
//! another program's question (a colour, a mode, the clipboard) is not read as keys.

use std::time::Duration;

use crate::event::{
    KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind, TerminalEvent,
};

/// After Escape: more than the bytes of one key need, less than anyone notices.
const ESCAPE_PATIENCE: Duration = Duration::from_millis(25);
/// Within a sequence, whose bytes a slow line may carry in two packets.
const PATIENCE: Duration = Duration::from_millis(50);
/// Within a paste, which comes in many packets.
const PASTE_PATIENCE: Duration = Duration::from_millis(500);

/// What is kept of a sequence, and what of a paste. The rest is read and forgotten.
const MAX_SEQUENCE: usize = 256;
const MAX_PASTE: usize = 1 << 16;

const PASTE_BEGIN: &[u8] = b"200";
const PASTE_END: &[u8] = b"\x1b[201~";

/// What a terminal has sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sent {
    /// A key, a click or pasted text.
    Event(TerminalEvent),
    /// An answer to a question of the program.
    Answer(Answer),
}

/// An answer of the terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The column of the cursor, counted from 1.
    Column(u16),
    /// It knows kitty's graphics.
    Kitty,
    /// Whether it is called iTerm2.
    IsIterm(bool),
    /// Width and height of a cell in pixels.
    Cell(u16, u16),
    /// Its attributes: whether it knows sixels.
    Sixel(bool),
}

/// What the bytes belong to that were read last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum State {
    #[default]
    Ground,
    Escape,
    /// Escape and `[`: parameters up to a letter.
    Csi,
    /// Escape and `O`: one byte more.
    Function,
    /// Escape, `[` and `[`, as the Linux console sends for F1 to F5: one byte more.
    Console,
    /// Escape, `[` and `M`: a click in three bytes.
    Click,
    /// A control string, which ends with the bell or with Escape and a backslash.
    String,
    /// Escape in a control string.
    StringEscape,
    Paste,
    /// A character of several bytes.
    Character,
}

/// Turns bytes into what they mean.
#[derive(Clone, Debug, Default)]
pub struct Decoder {
    state: State,
    /// The bytes of what is unfinished, without what introduces it.
    bytes: Vec<u8>,
    /// Whether Escape came before the character: the key was pressed with Alt.
    is_alt: bool,
}

impl Decoder {
    /// How long to wait for the next byte before [`Decoder::give_up`]; `None` if nothing is unfinished.
    #[must_use]
    pub const fn patience(&self) -> Option<Duration> {
        match self.state {
            State::Ground => None,
            State::Escape => Some(ESCAPE_PATIENCE),
            State::Paste => Some(PASTE_PATIENCE),
            _ => Some(PATIENCE),
        }
    }

    /// Whether bytes that came after a pause end an unfinished paste: they are a key or a click, and no part of what was
    /// pasted, which comes in larger pieces and without Escape.
    #[must_use]
    pub fn is_interrupted_by(&self, bytes: &[u8]) -> bool {
        let is_begun = bytes.len() > 1 && PASTE_END.starts_with(bytes);
        let has_end = is_begun || bytes.windows(PASTE_END.len()).any(|part| part == PASTE_END);
        self.state == State::Paste && !has_end && (bytes.len() < PASTE_END.len() || bytes.starts_with(b"\x1b"))
    }

    /// Ends what is unfinished, as no more bytes came in time: Escape was the key, pasted text is what there is of it, and
    /// anything else is dropped.
    pub fn give_up(&mut self) -> Option<Sent> {
        match std::mem::take(&mut self.state) {
            State::Escape => Some(key(KeyCode::Esc, KeyModifiers::NONE)),
            State::Paste => Some(self.pasted()),
            _ => None,
        }
    }

    /// Takes the next byte, and returns what it completes.
    pub fn push(&mut self, byte: u8) -> Option<Sent> {
        match self.state {
            State::Ground => self.begin(byte, false),
            State::Escape => self.escaped(byte),
            State::Paste => self.paste(byte),
            State::String => self.string(byte),
            State::StringEscape if byte == b'\\' => self.end_string(),
            State::Character if byte & 0xc0 == 0x80 => self.character(byte),
            State::Click if byte >= 0x20 => self.click(byte),
            State::Csi if (0x20..0x40).contains(&byte) => {
                self.keep(byte, MAX_SEQUENCE);
                None
            }
            State::Csi if byte.is_ascii_graphic() => self.end_csi(byte),
            State::Function if byte.is_ascii_graphic() => {
                self.state = State::Ground;
                function(byte).map(|code| key(code, KeyModifiers::NONE))
            }
            State::Console if byte.is_ascii_graphic() => {
                self.state = State::Ground;
                matches!(byte, b'A'..=b'E').then(|| key(KeyCode::F(1 + byte - b'A'), KeyModifiers::NONE))
            }
            // The byte belongs to nothing that came before.
            State::StringEscape => {
                self.state = State::Escape;
                self.push(byte)
            }
            State::Csi | State::Function | State::Console | State::Click | State::Character => {
                self.state = State::Ground;
                self.begin(byte, false)
            }
        }
    }

    fn begin(&mut self, byte: u8, is_alt: bool) -> Option<Sent> {
        self.state = State::Ground;
        let alt = if is_alt { KeyModifiers::ALT } else { KeyModifiers::NONE };
        let control = |letter: u8| Some(key(KeyCode::Char(char::from(letter)), alt | KeyModifiers::CONTROL));
        match byte {
            0x1b => {
                self.state = State::Escape;
                None
            }
            b'\r' | b'\n' => Some(key(KeyCode::Enter, alt)),
            b'\t' => Some(key(KeyCode::Tab, alt)),
            0x7f => Some(key(KeyCode::Backspace, alt)),
            0 => control(b' '),
            1..=26 => control(byte | 0x60),
            0x1c..=0x1f => control(byte - 0x1c + b'4'),
            0x20..=0x7e => Some(typed(char::from(byte), alt)),
            _ => {
                self.bytes.clear();
                self.is_alt = is_alt;
                self.state = State::Character;
                self.character(byte)
            }
        }
    }

    fn escaped(&mut self, byte: u8) -> Option<Sent> {
        self.bytes.clear();
        self.state = match byte {
            0x1b => return Some(key(KeyCode::Esc, KeyModifiers::NONE)),
            b'[' => State::Csi,
            b'O' => State::Function,
            b']' | b'P' | b'_' | b'^' | b'X' => {
                self.bytes.push(byte);
                State::String
            }
            _ => return self.begin(byte, true),
        };
        None
    }

    fn character(&mut self, byte: u8) -> Option<Sent> {
        self.bytes.push(byte);
        match std::str::from_utf8(&self.bytes) {
            Ok(text) => {
                self.state = State::Ground;
                let alt = if self.is_alt { KeyModifiers::ALT } else { KeyModifiers::NONE };
                text.chars().next().map(|character| typed(character, alt))
            }
            Err(error) => {
                if error.error_len().is_some() {
                    self.state = State::Ground;
                }
                None
            }
        }
    }

    fn string(&mut self, byte: u8) -> Option<Sent> {
        match byte {
            0x07 => return self.end_string(),
            0x1b => self.state = State::StringEscape,
            _ => self.keep(byte, MAX_SEQUENCE),
        }
        None
    }

    fn end_string(&mut self) -> Option<Sent> {
        self.state = State::Ground;
        let answer = match &*self.bytes {
            [b'_', text @ ..] => text.starts_with(b"Gi=31;OK").then_some(Answer::Kitty),
            [b'P', b'>', b'|', name @ ..] => Some(Answer::IsIterm(name.starts_with(b"iTerm2"))),
            _ => None,
        };
        answer.map(Sent::Answer)
    }

    fn paste(&mut self, byte: u8) -> Option<Sent> {
        self.bytes.push(byte);
        if self.bytes.ends_with(PASTE_END) {
            self.state = State::Ground;
            self.bytes.truncate(self.bytes.len() - PASTE_END.len());
            return Some(self.pasted());
        }
        // Room for an end, wherever it begins.
        if self.bytes.len() > MAX_PASTE + PASTE_END.len() {
            self.bytes.remove(MAX_PASTE);
        }
        None
    }

    fn pasted(&mut self) -> Sent {
        self.bytes.truncate(MAX_PASTE);
        Sent::Event(TerminalEvent::Paste(String::from_utf8_lossy(&std::mem::take(&mut self.bytes)).into_owned()))
    }

    fn click(&mut self, byte: u8) -> Option<Sent> {
        self.bytes.push(byte);
        let &[button, column, row] = &*self.bytes else { return None };
        self.state = State::Ground;
        let place = [column, row].map(|place| u16::from(place.saturating_sub(32)));
        mouse(u16::from(button.checked_sub(32)?), place, false)
    }

    fn end_csi(&mut self, last: u8) -> Option<Sent> {
        self.state = State::Ground;
        match (&*self.bytes, last) {
            (b"", b'[') => self.state = State::Console,
            (b"", b'M') => self.state = State::Click,
            (PASTE_BEGIN, b'~') => {
                self.bytes.clear();
                self.state = State::Paste;
            }
            _ => return str::from_utf8(&self.bytes).ok().and_then(|parameters| sequence(parameters, last)),
        }
        None
    }

    fn keep(&mut self, byte: u8, most: usize) {
        if self.bytes.len() < most {
            self.bytes.push(byte);
        }
    }
}

const fn key(code: KeyCode, modifiers: KeyModifiers) -> Sent {
    Sent::Event(TerminalEvent::Key(KeyEvent::new(code, modifiers)))
}

/// The key of a character: a capital is typed with Shift.
fn typed(character: char, alt: KeyModifiers) -> Sent {
    let shift = if character.is_uppercase() { KeyModifiers::SHIFT } else { KeyModifiers::NONE };
    key(KeyCode::Char(character), alt | shift)
}

/// The key that ends with a letter, after Escape and `O`, or Escape, `[` and parameters.
const fn function(letter: u8) -> Option<KeyCode> {
    Some(match letter {
        b'A' => KeyCode::Up,
        b'B' => KeyCode::Down,
        b'C' => KeyCode::Right,
        b'D' => KeyCode::Left,
        b'F' => KeyCode::End,
        b'H' => KeyCode::Home,
        // With `p` to `y`, the keypad as another program may have left it.
        b'M' => KeyCode::Enter,
        b'P' | b'Q' | b'R' | b'S' => KeyCode::F(1 + letter - b'P'),
        b'Z' => KeyCode::BackTab,
        b'p'..=b'y' => KeyCode::Char((letter - b'p' + b'0') as char),
        _ => return None,
    })
}

/// A whole sequence: its parameters, and its last byte.
fn sequence(parameters: &str, last: u8) -> Option<Sent> {
    if let Some(attributes) = parameters.strip_prefix('?') {
        let has_sixel = attributes.split(';').skip(1).any(|attribute| attribute == "4");
        return (last == b'c').then_some(Sent::Answer(Answer::Sixel(has_sixel)));
    }
    if let Some(click) = parameters.strip_prefix('<') {
        let [button, column, row] = numbers(click)?;
        return matches!(last, b'M' | b'm').then(|| mouse(button, [column, row], last == b'm'))?;
    }
    let mut split = parameters.split(';');
    let (first, second) = (split.next().unwrap_or_default(), split.next());
    match last {
        b'R' if second.is_some() => Some(Sent::Answer(Answer::Column(numbers::<2>(parameters)?[1]))),
        b't' => match numbers(parameters)? {
            [6, height, width] => Some(Sent::Answer(Answer::Cell(width, height))),
            _ => None,
        },
        b'M' => {
            let [button, column, row] = numbers(parameters)?;
            mouse(button.checked_sub(32)?, [column, row], false)
        }
        b'~' if first == "27" => {
            let [_, modifiers, code] = numbers(parameters)?;
            pressed(coded(code.into())?, &modifiers.to_string())
        }
        b'~' => pressed(numbered(first.parse().ok()?)?, second.unwrap_or("1")),
        b'u' => pressed(coded(first.split(':').next()?.parse().ok()?)?, second.unwrap_or("1")),
        letter if matches!(first, "" | "1") => pressed(function(letter)?, second.unwrap_or("1")),
        _ => None,
    }
}

/// So many numbers, with semicolons between them.
fn numbers<const COUNT: usize>(text: &str) -> Option<[u16; COUNT]> {
    let mut numbers = text.split(';').map(str::parse);
    let mut found = [0; COUNT];
    for place in &mut found {
        *place = numbers.next()?.ok()?;
    }
    numbers.next().is_none().then_some(found)
}

/// The key of a sequence that ends with `~`.
const fn numbered(number: u8) -> Option<KeyCode> {
    Some(match number {
        1 | 7 => KeyCode::Home,
        2 => KeyCode::Insert,
        3 => KeyCode::Delete,
        4 | 8 => KeyCode::End,
        5 => KeyCode::PageUp,
        6 => KeyCode::PageDown,
        11..=15 => KeyCode::F(number - 10),
        17..=21 => KeyCode::F(number - 11),
        23..=24 => KeyCode::F(number - 12),
        _ => return None,
    })
}

/// The key of a code point, as terminals send it that another program has asked for more than they sent before.
fn coded(code: u32) -> Option<KeyCode> {
    Some(match code {
        27 => KeyCode::Esc,
        13 | 57414 => KeyCode::Enter,
        9 => KeyCode::Tab,
        8 | 127 => KeyCode::Backspace,
        // Kitty's keypad.
        57399..=57408 => KeyCode::Char(char::from_digit(code - 57399, 10)?),
        57417 => KeyCode::Left,
        57418 => KeyCode::Right,
        57419 => KeyCode::Up,
        57420 => KeyCode::Down,
        57421 => KeyCode::PageUp,
        57422 => KeyCode::PageDown,
        57423 => KeyCode::Home,
        57424 => KeyCode::End,
        57426 => KeyCode::Delete,
        // Its other keys of the private use area type nothing.
        57344..=63743 => return None,
        _ => KeyCode::Char(char::from_u32(code).filter(|character| !character.is_control())?),
    })
}

/// A key with modifiers, 1 and a bit for each, and after a colon whether it was pressed, is repeated or was released.
fn pressed(code: KeyCode, how: &str) -> Option<Sent> {
    let (modifiers, kind) = how.split_once(':').unwrap_or((how, "1"));
    let bits = modifiers.parse::<u16>().ok()?.checked_sub(1)?;
    let names = [
        KeyModifiers::SHIFT,
        KeyModifiers::ALT,
        KeyModifiers::CONTROL,
        KeyModifiers::SUPER,
        KeyModifiers::HYPER,
        KeyModifiers::META,
    ];
    let set = names.into_iter().enumerate().filter(|(bit, _)| bits >> bit & 1 == 1);
    let modifiers = set.fold(KeyModifiers::NONE, |modifiers, (_, name)| modifiers | name);
    let kind = match kind {
        "1" => KeyEventKind::Press,
        "2" => KeyEventKind::Repeat,
        "3" => KeyEventKind::Release,
        _ => return None,
    };
    let code = if code == KeyCode::Tab && modifiers.contains(KeyModifiers::SHIFT) { KeyCode::BackTab } else { code };
    Some(Sent::Event(TerminalEvent::Key(KeyEvent { code, modifiers, kind })))
}

/// A click: the button with its modifiers, the column and the row counted from 1, and whether the button was let go.
fn mouse(button: u16, [column, row]: [u16; 2], is_up: bool) -> Option<Sent> {
    let name = match button & 3 {
        0 => MouseButton::Left,
        1 => MouseButton::Middle,
        _ => MouseButton::Right,
    };
    let is_moving = button & 32 != 0;
    let kind = match (button & 0b1100_0011, is_moving) {
        (0..=2, true) => MouseEventKind::Drag(name),
        (0..=2, false) if is_up => MouseEventKind::Up(name),
        (0..=2, false) => MouseEventKind::Down(name),
        // Clicks in three bytes do not tell which button was let go.
        (3, false) => MouseEventKind::Up(MouseButton::Left),
        (3, true) => MouseEventKind::Moved,
        (64, false) => MouseEventKind::ScrollUp,
        (65, false) => MouseEventKind::ScrollDown,
        (66, false) => MouseEventKind::ScrollLeft,
        (67, false) => MouseEventKind::ScrollRight,
        _ => return None,
    };
    let names = [(4, KeyModifiers::SHIFT), (8, KeyModifiers::ALT), (16, KeyModifiers::CONTROL)];
    let set = names.into_iter().filter(|(bit, _)| button & bit != 0);
    let modifiers = set.fold(KeyModifiers::NONE, |modifiers, (_, name)| modifiers | name);
    let (column, row) = (column.checked_sub(1)?, row.checked_sub(1)?);
    Some(Sent::Event(TerminalEvent::Mouse(MouseEvent { kind, column, row, modifiers })))
}

#[cfg(test)]
mod tests;
