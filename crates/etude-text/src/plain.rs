//! Keeps terminal control sequences out of everything that the program writes.
//!
//! File names, game tags, engine messages and arguments may hold escape sequences, which control the terminal, and marks
//! that reverse the direction of text. Everything written or drawn goes through [`Plain`],
//! [`complain!`](crate::complain) or [`plain`].

use std::borrow::Cow;
use std::fmt;
use std::io::{self, IsTerminal as _, Write};
use std::sync::atomic::{AtomicBool, Ordering};

use crate::letters::ascii;

/// Replaces a control character.
const REPLACEMENT: char = char::REPLACEMENT_CHARACTER;

/// Whether the terminal has other characters than those of UTF-8.
static IS_FOREIGN: AtomicBool = AtomicBool::new(false);

/// Says that the terminal has other characters than those of UTF-8: from now on it is written to in ASCII.
pub fn write_ascii() {
    IS_FOREIGN.store(true, Ordering::Relaxed);
}

/// Whether the terminal is written to in ASCII.
fn writes_ascii() -> bool {
    IS_FOREIGN.load(Ordering::Relaxed)
}

/// Whether what people read goes to a terminal that is written to in ASCII.
#[must_use]
pub fn is_read_in_ascii() -> bool {
    writes_ascii() && (io::stdout().is_terminal() || io::stderr().is_terminal())
}

/// A text as the standard output can show it.
#[must_use]
pub fn for_output(text: String) -> String {
    if writes_ascii() && io::stdout().is_terminal() { in_ascii(&text) } else { text }
}

/// A text for people on the terminal, see [`plain`], in ASCII if the terminal has no more.
#[must_use]
pub fn for_terminal(text: &str) -> Cow<'_, str> {
    let text = plain(text);
    if writes_ascii() { Cow::Owned(in_ascii(&text)) } else { text }
}

/// A text with stand-ins for what is not ASCII.
fn in_ascii(text: &str) -> String {
    text.chars().map(|letter| if letter.is_ascii() { letter } else { ascii(letter) }).collect()
}

/// Whether a character controls the terminal instead of being shown: a control character, or one that changes the
/// direction of text.
#[must_use]
pub fn is_order(letter: char) -> bool {
    letter.is_control() || matches!(letter, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Whether such a character is allowed in sentences.
const fn is_spacing(letter: char) -> bool {
    matches!(letter, '\n' | '\t')
}

/// A text for people, with a replacement character for every one that would control the terminal. Line breaks and tabs
/// stay.
#[must_use]
pub fn plain(text: &str) -> Cow<'_, str> {
    if !text.chars().any(|letter| is_order(letter) && !is_spacing(letter)) {
        return Cow::Borrowed(text);
    }
    let shown = |letter| if is_order(letter) && !is_spacing(letter) { REPLACEMENT } else { letter };
    Cow::Owned(text.chars().map(shown).collect())
}

/// A name or a comment from a file without such characters, for a line of the screen.
#[must_use]
pub fn in_line(text: &str) -> String {
    text.chars().filter(|&letter| !is_order(letter)).collect()
}

/// JSON with such characters escaped. Its meaning does not change: outside strings, JSON has none of them but line
/// breaks.
#[must_use]
pub fn escaped(json: &str) -> Cow<'_, str> {
    use std::fmt::Write as _;

    let is_bad = |letter| is_order(letter) && letter != '\n';
    if !json.chars().any(is_bad) {
        return Cow::Borrowed(json);
    }
    let mut text = String::new();
    for letter in json.chars() {
        if is_bad(letter) {
            // Writing to a string cannot fail.
            let _ = write!(text, "\\u{:04x}", u32::from(letter));
        } else {
            text.push(letter);
        }
    }
    Cow::Owned(text)
}

/// The form of an output, which decides what happens to control characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Sentences and tables for people: control characters are replaced, in a pipe as well.
    Sentences,
    /// JSON: they are escaped.
    Json,
    /// CSV and other contents of files: written unchanged, but to a terminal like sentences, as it would obey.
    Exact,
}

impl Form {
    /// JSON on request, else sentences.
    #[must_use]
    pub const fn json_if(json: bool) -> Self {
        if json { Self::Json } else { Self::Sentences }
    }
}

/// A writer that lets no control character through.
#[derive(Debug)]
pub struct Plain<W> {
    form: Form,
    inner: W,
    /// Whether nothing but ASCII can be read where it is written to.
    is_ascii: bool,
}

impl<W: Write> Plain<W> {
    /// Wraps a writer. Each write must hold whole characters, as with `write!`.
    pub const fn new(form: Form, inner: W) -> Self {
        Self { form, inner, is_ascii: false }
    }

    /// The same for a terminal, which may have other characters than those of UTF-8, and obeys control characters. Files and
    /// pipes are UTF-8 always, and may be exact.
    #[must_use]
    pub fn for_terminal(self, is_terminal: bool) -> Self {
        let form = if is_terminal && self.form == Form::Exact { Form::Sentences } else { self.form };
        Self { form, is_ascii: is_terminal && writes_ascii(), ..self }
    }
}

impl<W: Write> Write for Plain<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let is_harmless = |byte: &u8| matches!(byte, b'\n' | b' '..=b'~');
        if self.form == Form::Exact && !self.is_ascii || bytes.iter().all(is_harmless) {
            return self.inner.write(bytes);
        }
        let text = String::from_utf8_lossy(bytes);
        let text = match self.form {
            Form::Json => escaped(&text),
            Form::Sentences => plain(&text),
            Form::Exact => text,
        };
        let text = if self.is_ascii { Cow::Owned(in_ascii(&text)) } else { text };
        self.inner.write_all(text.as_bytes())?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.inner.flush()
    }
}

/// Writes a line to the standard error. If that is closed, as after a hang-up, nothing happens; `eprintln!` would panic.
pub fn complain(line: fmt::Arguments) {
    let mut error = Plain::new(Form::Sentences, io::stderr()).for_terminal(io::stderr().is_terminal());
    let _ = writeln!(error, "{line}");
}

/// Writes a formatted line for people to the standard error, see [`plain::complain`](complain).
#[macro_export]
macro_rules! complain {
    ($($arguments:tt)*) => { $crate::plain::complain(format_args!($($arguments)*)) };
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One control character of each kind, between letters.
    const HOSTILE: &str = "a\u{1b}[2Jb\u{7}c\u{9b}d\u{7f}e\u{202e}f\u{2066}g\u{200f}h\ri\tj\nk";

    fn written(form: Form, text: &str) -> String {
        let mut bytes = Vec::new();
        write!(Plain::new(form, &mut bytes), "{text}").unwrap();
        String::from_utf8(bytes).unwrap()
    }

    #[test]
    fn sentences_keep_nothing_but_letters_tabs_and_line_breaks() {
        assert_eq!(written(Form::Sentences, HOSTILE).replace(REPLACEMENT, "?"), "a?[2Jb?c?d?e?f?g?h?i\tj\nk");
        assert!(matches!(plain("kör, 19×23 · ✓"), Cow::Borrowed(_)));
    }

    #[test]
    fn json_means_the_same_without_them() {
        let json = serde_json::to_string(HOSTILE).unwrap();
        assert!(json.chars().any(is_order), "the library leaves some");
        let safe = written(Form::Json, &json);
        assert!(!safe.chars().any(is_order));
        assert_eq!(serde_json::from_str::<String>(&safe).unwrap(), HOSTILE);
    }

    #[test]
    fn files_are_exact() {
        assert_eq!(written(Form::Exact, HOSTILE), HOSTILE);
        let on = |is_terminal| {
            let mut bytes = Vec::new();
            write!(Plain::new(Form::Exact, &mut bytes).for_terminal(is_terminal), "{HOSTILE}").unwrap();
            String::from_utf8(bytes).unwrap()
        };
        assert_eq!((on(false).as_str(), on(true)), (HOSTILE, written(Form::Sentences, HOSTILE)));
    }
}
