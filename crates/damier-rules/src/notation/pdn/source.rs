//! A window on the text that is being read: refilled from the input, with line and column.

use std::io::{BufRead, ErrorKind};

use super::error::{PdnErrorKind, Place};

/// What is always at hand from a token on, unless the input ends before: more than any move or result takes.
const MARGIN: usize = 1024;
/// Most bytes taken from the input at once.
const CHUNK: usize = 64 * 1024;

/// A place that is not yet counted out.
#[derive(Clone, Copy)]
struct Mark {
    at: usize,
    line: u64,
    line_start: usize,
    cut: u64,
}

/// The part of the input around the current token.
pub(super) struct Source<R> {
    input: R,
    buffer: Vec<u8>,
    at: usize,
    ended: bool,
    /// Bytes that have left the buffer.
    dropped: u64,
    line: u64,
    /// From where on the characters of the current line are still to be counted, and how many there are before.
    line_start: usize,
    cut: u64,
    mark: Mark,
}

impl<R: BufRead> Source<R> {
    pub(super) fn new(input: R) -> Self {
        let mark = Mark { at: 0, line: 1, line_start: 0, cut: 0 };
        Self { input, buffer: Vec::new(), at: 0, ended: false, dropped: 0, line: 1, line_start: 0, cut: 0, mark }
    }

    /// What is at hand from here on.
    #[inline]
    pub(super) fn rest(&self) -> &[u8] {
        &self.buffer[self.at..]
    }

    /// A part of the buffer.
    pub(super) fn slice(&self, span: Span) -> &[u8] {
        &self.buffer[span.start..span.end]
    }

    /// Where the buffer stands at `offset` bytes from here.
    pub(super) const fn span(&self, from: usize, to: usize) -> Span {
        Span { start: self.at + from, end: self.at + to }
    }

    /// Remembers this place as the start of a token.
    #[inline]
    pub(super) const fn mark(&mut self) {
        self.mark = Mark { at: self.at, line: self.line, line_start: self.line_start, cut: self.cut };
    }

    /// The place of the mark. What was counted is remembered: a file may be one long line.
    pub(super) fn place(&mut self) -> Place {
        let Mark { at, line, line_start, cut } = self.mark;
        let before = cut + characters(&self.buffer[line_start..at]);
        self.mark = Mark { at, line, line_start: at, cut: before };
        if self.line == line {
            (self.line_start, self.cut) = (at, before);
        }
        Place { line, column: before + 1 }
    }

    /// How many bytes of the input have been passed.
    pub(super) const fn offset(&self) -> u64 {
        self.dropped + self.at as u64
    }

    /// Passes bytes among which there is no line break.
    #[inline]
    pub(super) const fn pass(&mut self, length: usize) {
        self.at += length;
    }

    /// Passes bytes and counts the lines among them.
    pub(super) fn pass_over(&mut self, length: usize) {
        for _ in 0..length {
            self.pass_one();
        }
    }

    /// Passes one byte.
    #[inline]
    fn pass_one(&mut self) {
        let byte = self.buffer[self.at];
        self.at += 1;
        let ends_line = byte == b'\n' || (byte == b'\r' && self.buffer.get(self.at) != Some(&b'\n'));
        if ends_line {
            self.line += 1;
            self.line_start = self.at;
            self.cut = 0;
        }
    }

    /// Passes white space, byte order marks and the lines of `%` comments. Returns whether there was any.
    #[inline]
    pub(super) fn skip_space(&mut self) -> Result<bool, PdnErrorKind> {
        let mut skipped = false;
        loop {
            self.want_margin()?;
            match self.buffer.get(self.at) {
                Some(b' ' | b'\t' | b'\x0b' | b'\x0c' | b'\0') => self.at += 1,
                Some(b'\n' | b'\r') => self.pass_one(),
                Some(b'%') => self.skip_line()?,
                Some(0xef) if self.rest().starts_with(b"\xef\xbb\xbf") => self.pass_byte_order_mark(),
                Some(0xc2) if self.rest().starts_with(b"\xc2\xa0") => self.at += 2,
                _ => return Ok(skipped),
            }
            skipped = true;
        }
    }

    /// A byte order mark is no character of its line.
    fn pass_byte_order_mark(&mut self) {
        if self.line_start == self.at {
            self.line_start += 3;
        }
        self.at += 3;
    }

    /// Passes the rest of the line.
    pub(super) fn skip_line(&mut self) -> Result<(), PdnErrorKind> {
        let line = self.line;
        loop {
            self.want_margin()?;
            if self.at == self.buffer.len() || self.line != line {
                return Ok(());
            }
            self.pass_one();
        }
    }

    /// Sees to it that [`MARGIN`] bytes are at hand, or all that is left. What was passed is dropped.
    #[inline]
    fn want_margin(&mut self) -> Result<(), PdnErrorKind> {
        if self.ended || self.buffer.len() - self.at >= MARGIN {
            return Ok(());
        }
        self.refill()
    }

    #[cold]
    fn refill(&mut self) -> Result<(), PdnErrorKind> {
        if self.line_start < self.at {
            self.cut += characters(&self.buffer[self.line_start..self.at]);
        }
        self.dropped += self.at as u64;
        self.buffer.drain(..self.at);
        (self.at, self.line_start) = (0, 0);
        while !self.ended && self.buffer.len() < MARGIN {
            self.extend()?;
        }
        Ok(())
    }

    /// Adds more of the input and keeps what is there. Returns whether there was more.
    pub(super) fn extend(&mut self) -> Result<bool, PdnErrorKind> {
        loop {
            match self.input.fill_buf() {
                Ok(chunk) => {
                    let taken = chunk.len().min(CHUNK);
                    self.buffer.extend_from_slice(&chunk[..taken]);
                    self.input.consume(taken);
                    self.ended = taken == 0;
                    return Ok(taken > 0);
                }
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => {
                    self.ended = true;
                    self.at = self.buffer.len();
                    return Err(PdnErrorKind::Read(error.to_string()));
                }
            }
        }
    }

    /// The byte at `offset` from here, read in if need be. Moves nothing.
    #[inline]
    pub(super) fn byte(&mut self, offset: usize) -> Result<Option<u8>, PdnErrorKind> {
        while self.at + offset >= self.buffer.len() {
            if self.ended || !self.extend()? {
                return Ok(None);
            }
        }
        Ok(Some(self.buffer[self.at + offset]))
    }
}

/// A part of the buffer, good until more is read.
#[derive(Clone, Copy, Debug)]
pub(super) struct Span {
    start: usize,
    end: usize,
}

/// How many characters bytes are: those of UTF-8, or else single bytes.
fn characters(bytes: &[u8]) -> u64 {
    let count = std::str::from_utf8(bytes).map_or(bytes.len(), |text| text.chars().count());
    count as u64
}
