//! A window on the text being read, refilled from the input. Tracks lines and columns.

use std::io::{BufRead, ErrorKind};

use super::error::{PdnErrorKind, Place};
use crate::notation::plain::plain_text;

/// The number of bytes always buffered from a token on, unless the input ends first: longer than any move or result.
const MARGIN: usize = 1024;
/// The most bytes taken from the input at once.
const CHUNK: usize = 64 * 1024;

/// A place whose column has not been computed yet.
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
    /// The number of bytes that have left the buffer.
    dropped: u64,
    line: u64,
    /// The position from which the characters of the current line are still to be counted, and the count before it.
    line_start: usize,
    cut: u64,
    mark: Mark,
}

impl<R: BufRead> Source<R> {
    pub(super) fn new(input: R) -> Self {
        let mark = Mark { at: 0, line: 1, line_start: 0, cut: 0 };
        Self { input, buffer: Vec::new(), at: 0, ended: false, dropped: 0, line: 1, line_start: 0, cut: 0, mark }
    }

    /// The buffered bytes from the current position on.
    #[inline]
    pub(super) fn rest(&self) -> &[u8] {
        &self.buffer[self.at..]
    }

    /// A part of the buffer.
    pub(super) fn slice(&self, span: Span) -> &[u8] {
        &self.buffer[span.start..span.end]
    }

    /// The part of the buffer between two offsets from the current position.
    pub(super) const fn span(&self, from: usize, to: usize) -> Span {
        Span { start: self.at + from, end: self.at + to }
    }

    /// Marks the current position as the start of a token.
    #[inline]
    pub(super) const fn mark(&mut self) {
        self.mark = Mark { at: self.at, line: self.line, line_start: self.line_start, cut: self.cut };
    }

    /// The place of the mark. The count is kept, because a file may be one long line.
    pub(super) fn place(&mut self) -> Place {
        let Mark { at, line, line_start, cut } = self.mark;
        let before = cut + characters(&self.buffer[line_start..at]);
        self.mark = Mark { at, line, line_start: at, cut: before };
        if self.line == line {
            (self.line_start, self.cut) = (at, before);
        }
        Place { line, column: before + 1 }
    }

    /// The current line, counted from 1.
    pub(super) const fn line(&self) -> u64 {
        self.line
    }

    /// Replaces the typographic characters that follow by the plain ones that they stand for, up to a comment, a tag or
    /// the end of the margin. Returns whether there were any.
    ///
    /// The plain text is shorter, so it is put at the end of the room that it had. A character stays a character, which
    /// keeps the columns right.
    #[cold]
    pub(super) fn simplify(&mut self) -> bool {
        let rest = self.rest();
        let ends = |byte: &u8| matches!(byte, b'{' | b';' | b'[' | b'%');
        let length = 1 + rest.iter().skip(1).take(MARGIN / 2).take_while(|byte| !ends(byte)).count();
        let text = match std::str::from_utf8(&rest[..length.min(rest.len())]) {
            Ok(text) => text,
            Err(error) => std::str::from_utf8(&rest[..error.valid_up_to()]).unwrap_or_default(),
        };
        let simple = plain_text(text);
        if *simple == *text {
            return false;
        }
        let (end, simple) = (self.at + text.len(), simple.into_owned().into_bytes());
        self.cut += characters(&self.buffer[self.line_start..self.at]);
        self.at = end - simple.len();
        self.line_start = self.at;
        self.buffer[self.at..end].copy_from_slice(&simple);
        true
    }

    /// The number of input bytes consumed.
    pub(super) const fn offset(&self) -> u64 {
        self.dropped + self.at as u64
    }

    /// Consumes bytes that contain no line break.
    #[inline]
    pub(super) const fn pass(&mut self, length: usize) {
        self.at += length;
    }

    /// Consumes bytes and counts the line breaks among them.
    pub(super) fn pass_over(&mut self, length: usize) {
        for _ in 0..length {
            self.pass_one();
        }
    }

    /// Consumes one byte.
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

    /// Skips white space, byte order marks and `%` comment lines. Returns whether there were any.
    #[inline]
    pub(super) fn skip_space(&mut self) -> Result<bool, PdnErrorKind> {
        let mut skipped = false;
        loop {
            self.want_margin()?;
            match self.buffer.get(self.at) {
                // Control-Z ends the files of old systems.
                Some(b' ' | b'\t' | b'\x0b' | b'\x0c' | b'\0' | b'\x1a') => self.at += 1,
                Some(b'\n' | b'\r') => self.pass_one(),
                Some(b'%') => self.skip_line()?,
                Some(0xef) if self.rest().starts_with(b"\xef\xbb\xbf") => self.pass_byte_order_mark(),
                Some(0xc2) if self.rest().starts_with(b"\xc2\xa0") => self.at += 2,
                _ => return Ok(skipped),
            }
            skipped = true;
        }
    }

    /// Skips a byte order mark, which is not a character of its line.
    fn pass_byte_order_mark(&mut self) {
        if self.line_start == self.at {
            self.line_start += 3;
        }
        self.at += 3;
    }

    /// Skips the rest of the line.
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

    /// Makes sure that [`MARGIN`] bytes, or all that remain, are buffered. Consumed bytes may be dropped.
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

    /// Appends more of the input to the buffer. Returns whether there was more.
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

    /// The byte at `offset` from the current position, read from the input if necessary. Does not move the position.
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

/// A part of the buffer, valid until more is read.
#[derive(Clone, Copy, Debug)]
pub(super) struct Span {
    start: usize,
    end: usize,
}

/// The number of characters in `bytes`: those of UTF-8 if valid, else one per byte.
fn characters(bytes: &[u8]) -> u64 {
    let count = std::str::from_utf8(bytes).map_or(bytes.len(), |text| text.chars().count());
    count as u64
}
