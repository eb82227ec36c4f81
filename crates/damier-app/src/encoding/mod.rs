//! Text of any encoding as UTF-8, read piece by piece.
//!
//! A byte order mark, or a zero in every second byte, says UTF-16; a longer mark, or three zeros beside every byte, UTF-32.
//! Otherwise every line that is not UTF-8 is taken to be in one older encoding, which is guessed from such lines, so that a
//! file put together from several is read too. An encoding that the user names decides for the whole text.

use std::borrow::Cow;
use std::cell::Cell;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;
use std::rc::Rc;

use self::dos::DosPage;
use encoding_rs::{Decoder, Encoding, UTF_8, UTF_16BE, UTF_16LE};

mod dos;
mod guess;

/// An encoding of text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextEncoding {
    /// One that the standard of the web lists.
    Web(&'static Encoding),
    /// A code page of DOS for Latin letters.
    Dos(&'static DosPage),
}

impl TextEncoding {
    /// Its name.
    fn name(self) -> &'static str {
        match self {
            Self::Web(encoding) => encoding.name(),
            Self::Dos(page) => page.name,
        }
    }

    /// The text of a line.
    fn decode(self, line: &[u8]) -> Cow<'_, str> {
        match self {
            Self::Web(encoding) => encoding.decode_without_bom_handling(line).0,
            Self::Dos(page) => page.decode(line).into(),
        }
    }
}

/// How much is read at once.
const CHUNK: usize = 1 << 16;
/// How much is read ahead to guess an encoding.
const SAMPLE: usize = 1 << 18;

/// A text that was not plain UTF-8.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Foreign {
    /// The encoding it was read in.
    pub name: &'static str,
    /// The first line in it, counted from 1.
    pub line: u64,
    /// Whether the encoding was guessed.
    pub is_guess: bool,
    /// Whether something has no meaning in it and became U+FFFD.
    pub has_errors: bool,
}

/// What was found out about the encoding so far. It outlives the reader's owner.
#[derive(Clone, Debug, Default)]
pub struct Notice(Rc<Cell<Option<Foreign>>>);

impl Notice {
    /// What was found out since the last call, if anything.
    #[must_use]
    pub fn take(&self) -> Option<Foreign> {
        self.0.take()
    }
}

/// Opens a file as UTF-8; `-` is the standard input. Without a `chosen` encoding it is found out.
///
/// # Errors
///
/// When the file cannot be opened.
pub fn open(path: &Path, chosen: Option<TextEncoding>) -> io::Result<(Box<dyn BufRead>, Notice)> {
    if path == Path::new("-") {
        return Ok(boxed(io::stdin(), chosen));
    }
    Ok(boxed(etude_files::open(path)?, chosen))
}

/// Reads an open file as UTF-8, as [`open`] does.
pub fn boxed(input: impl Read + 'static, chosen: Option<TextEncoding>) -> (Box<dyn BufRead>, Notice) {
    let reader = Utf8Reader::new(input, chosen);
    let notice = reader.notice.clone();
    (Box::new(BufReader::with_capacity(CHUNK, reader)), notice)
}

/// The encoding of a name, as programs and people write it.
#[must_use]
pub fn named(name: &str) -> Option<TextEncoding> {
    let name = name.trim().to_ascii_lowercase();
    if let Some(page) = DosPage::named(&name) {
        return Some(TextEncoding::Dos(page));
    }
    // Names of code pages that the standard of the web does not list.
    let label = match name.as_str() {
        "cp866" | "dos" | "dos-866" | "866" => "ibm866",
        "win1251" | "win-1251" | "1251" => "windows-1251",
        "win1252" | "1252" | "ansi" => "windows-1252",
        "latin-1" => "latin1",
        "mac" | "macroman" | "mac-roman" => "macintosh",
        "utf16" => "utf-16",
        other => other,
    };
    Encoding::for_label(label.as_bytes()).map(TextEncoding::Web)
}

/// How the text is decoded.
enum Mode {
    /// Not yet known: nothing has been read.
    Start,
    /// Line by line: as UTF-8, or in an older encoding once one was needed.
    Lines(Option<TextEncoding>),
    /// All of it in one encoding.
    Whole(Box<Decoder>),
    /// All of it in a code page of DOS.
    Page(&'static DosPage),
    /// All of it in UTF-32, which no decoder of the library reads.
    Wide(Wide),
}

/// UTF-32: four bytes for each character, in one of two orders.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wide {
    Little,
    Big,
}

impl Wide {
    /// The name of the encoding.
    const fn name(self) -> &'static str {
        match self {
            Self::Little => "UTF-32LE",
            Self::Big => "UTF-32BE",
        }
    }

    /// What the start of a text says, and the length of its mark. Without one, its first characters are ASCII.
    fn of(start: &[u8]) -> Option<(Self, usize)> {
        match *start {
            [0xff, 0xfe, 0, 0, ..] => Some((Self::Little, 4)),
            [0, 0, 0xfe, 0xff, ..] => Some((Self::Big, 4)),
            [1..=0x7f, 0, 0, 0, 1..=0x7f, 0, 0, 0, ..] => Some((Self::Little, 0)),
            [0, 0, 0, 1..=0x7f, 0, 0, 0, 1..=0x7f, ..] => Some((Self::Big, 0)),
            _ => None,
        }
    }

    /// The character of four bytes, if it is one.
    fn read(self, bytes: [u8; 4]) -> Option<char> {
        char::from_u32(match self {
            Self::Little => u32::from_le_bytes(bytes),
            Self::Big => u32::from_be_bytes(bytes),
        })
    }
}

/// Reads a text in any encoding as UTF-8.
struct Utf8Reader<R> {
    input: R,
    chosen: Option<TextEncoding>,
    mode: Mode,
    /// Bytes not decoded yet.
    raw: Vec<u8>,
    ended: bool,
    /// Decoded bytes, from `at` on not handed out yet.
    text: Vec<u8>,
    at: usize,
    /// The number of the line that `raw` begins with.
    line: u64,
    notice: Notice,
}

impl<R: Read> Utf8Reader<R> {
    fn new(input: R, chosen: Option<TextEncoding>) -> Self {
        let (raw, text) = (Vec::new(), Vec::new());
        Self { input, chosen, mode: Mode::Start, raw, ended: false, text, at: 0, line: 1, notice: Notice::default() }
    }

    /// Reads until `wanted` bytes wait to be decoded, or the input ends.
    fn fill(&mut self, wanted: usize) -> io::Result<()> {
        while !self.ended && self.raw.len() < wanted {
            let start = self.raw.len();
            self.raw.resize(start + CHUNK, 0);
            let read = self.input.read(&mut self.raw[start..]);
            self.raw.truncate(start + read.as_ref().map_or(0, |&read| read));
            match read {
                Ok(read) => self.ended = read == 0,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// Decodes some more bytes.
    fn decode(&mut self) -> io::Result<()> {
        self.text.clear();
        self.at = 0;
        while self.text.is_empty() && !(self.ended && self.raw.is_empty()) {
            self.fill(8)?;
            match &mut self.mode {
                Mode::Start => self.begin(),
                Mode::Whole(_) => self.decode_whole(),
                Mode::Page(page) => {
                    self.text = page.decode(&self.raw).into_bytes();
                    self.raw.clear();
                }
                Mode::Wide(wide) => {
                    let wide = *wide;
                    self.decode_wide(wide);
                }
                Mode::Lines(_) => self.decode_lines()?,
            }
        }
        Ok(())
    }

    /// Finds out how the text is to be decoded, and removes a byte order mark.
    fn begin(&mut self) {
        if let Some((wide, mark)) = Wide::of(&self.raw).filter(|_| self.chosen.is_none()) {
            self.raw.drain(..mark);
            self.tell(wide.name(), 1, mark == 0, false);
            self.mode = Mode::Wide(wide);
            return;
        }
        if let Some(TextEncoding::Dos(page)) = self.chosen {
            self.mode = Mode::Page(page);
            return;
        }
        let marked = Encoding::for_bom(&self.raw);
        if let Some((_, length)) = marked {
            self.raw.drain(..length);
        }
        let chosen = match self.chosen {
            Some(TextEncoding::Web(encoding)) => Some(encoding),
            _ => None,
        };
        let encoding = chosen.or(marked.map(|(encoding, _)| encoding)).or_else(|| unmarked_utf_16(&self.raw));
        self.mode = match encoding {
            Some(encoding) if encoding != UTF_8 || self.chosen.is_some() => {
                if self.chosen.is_none() {
                    self.tell(encoding.name(), 1, marked.is_none(), false);
                }
                Mode::Whole(Box::new(encoding.new_decoder_without_bom_handling()))
            }
            _ => Mode::Lines(None),
        };
    }

    fn tell(&self, name: &'static str, line: u64, is_guess: bool, has_errors: bool) {
        self.notice.0.set(Some(Foreign { name, line, is_guess, has_errors }));
    }

    fn decode_wide(&mut self, wide: Wide) {
        let mut text = String::new();
        let (whole, rest) = self.raw.as_chunks();
        for &bytes in whole {
            let read = wide.read(bytes);
            if read.is_none() {
                self.tell(wide.name(), self.line + count_lines(text.as_bytes()), false, true);
            }
            text.push(read.unwrap_or('\u{fffd}'));
        }
        // What is no whole character at the end of the text.
        if self.ended && !rest.is_empty() {
            self.tell(wide.name(), self.line + count_lines(text.as_bytes()), false, true);
            text.push('\u{fffd}');
        }
        let read = if self.ended { self.raw.len() } else { 4 * whole.len() };
        self.raw.drain(..read);
        self.line += count_lines(text.as_bytes());
        self.text = text.into_bytes();
    }

    fn decode_whole(&mut self) {
        let Mode::Whole(decoder) = &mut self.mode else { return };
        let mut text = String::new();
        let room = decoder.max_utf8_buffer_length(self.raw.len()).unwrap_or(4 * self.raw.len());
        text.reserve(room);
        let encoding = decoder.encoding();
        let (_, read, has_errors) = decoder.decode_to_string(&self.raw, &mut text, self.ended);
        self.raw.drain(..read);
        if has_errors {
            let line = self.line + count_lines(text.split('\u{fffd}').next().unwrap_or_default().as_bytes());
            self.tell(encoding.name(), line, false, true);
        }
        self.line += count_lines(text.as_bytes());
        self.text = text.into_bytes();
    }

    /// Decodes the whole lines that have been read.
    fn decode_lines(&mut self) -> io::Result<()> {
        self.fill(CHUNK / 2)?;
        let end = self.whole_lines();
        if std::str::from_utf8(&self.raw[..end]).is_err() {
            let Mode::Lines(legacy) = self.mode else { return Ok(()) };
            let encoding = if let Some(encoding) = legacy {
                encoding
            } else {
                self.fill(SAMPLE)?;
                let guessed = guess(&self.raw);
                self.mode = Mode::Lines(Some(guessed));
                let before = self.raw[..end].split_inclusive(|&byte| ends_line(byte)).take_while(|line| is_utf_8(line));
                let before: usize = before.map(<[u8]>::len).sum();
                let line = self.line + count_lines(&self.raw[..before]);
                self.tell(guessed.name(), line, true, false);
                guessed
            };
            for line in self.raw[..end].split_inclusive(|&byte| ends_line(byte)) {
                if is_utf_8(line) {
                    self.text.extend_from_slice(line);
                } else {
                    self.text.extend_from_slice(encoding.decode(line).as_bytes());
                }
            }
        } else {
            self.text.extend_from_slice(&self.raw[..end]);
        }
        self.line += count_lines(&self.raw[..end]);
        self.raw.drain(..end);
        Ok(())
    }

    /// How many of the bytes read form whole lines; of a line that is longer than a chunk, whole words.
    fn whole_lines(&self) -> usize {
        if self.ended {
            return self.raw.len();
        }
        let last = |ends: fn(&u8) -> bool| self.raw.iter().rposition(ends).map(|last| last + 1);
        let cut = last(|byte| *byte == b'\n')
            .or_else(|| last(|byte| ends_line(*byte)))
            .or_else(|| last(|byte| *byte == b' '));
        cut.unwrap_or_else(|| match std::str::from_utf8(&self.raw) {
            Err(error) if error.error_len().is_none() => error.valid_up_to(),
            _ => self.raw.len(),
        })
    }
}

impl<R: Read> Read for Utf8Reader<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.at == self.text.len() {
            self.decode()?;
        }
        let count = buffer.len().min(self.text.len() - self.at);
        buffer[..count].copy_from_slice(&self.text[self.at..self.at + count]);
        self.at += count;
        Ok(count)
    }
}

/// The encoding of a text in UTF-16 without a mark: its first characters are ASCII.
fn unmarked_utf_16(start: &[u8]) -> Option<&'static Encoding> {
    match *start {
        [1..=u8::MAX, 0, 1..=u8::MAX, 0, ..] => Some(UTF_16LE),
        [0, 1..=u8::MAX, 0, 1..=u8::MAX, ..] => Some(UTF_16BE),
        _ => None,
    }
}

/// The older encoding of a text, according to its lines that are not UTF-8.
fn guess(text: &[u8]) -> TextEncoding {
    guess::guess(&text.split_inclusive(|&byte| ends_line(byte)).filter(|line| !is_utf_8(line)))
}

fn is_utf_8(bytes: &[u8]) -> bool {
    std::str::from_utf8(bytes).is_ok()
}

const fn ends_line(byte: u8) -> bool {
    matches!(byte, b'\n' | b'\r')
}

/// The number of line ends: LF, CRLF or CR.
fn count_lines(bytes: &[u8]) -> u64 {
    let ends = bytes.iter().enumerate().filter(|&(at, byte)| match byte {
        b'\n' => true,
        b'\r' => bytes.get(at + 1) != Some(&b'\n'),
        _ => false,
    });
    ends.count() as u64
}

#[cfg(test)]
mod tests;
