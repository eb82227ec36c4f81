//! Reading comments and set-ups.

use std::io::BufRead;

use super::error::PdnErrorKind;
use super::lexer::{Lexer, Token};

/// The longest comment accepted, in bytes.
const LONGEST_COMMENT: usize = 1 << 20;
/// The longest set-up command accepted, in bytes.
const LONGEST_SETUP: usize = 1 << 12;

impl<R: BufRead> Lexer<R> {
    pub(super) fn comment(&mut self) -> Result<Token, PdnErrorKind> {
        // A file full of opening braces must not be searched to its end for each of them.
        let searched = self.no_brace_before.saturating_sub(self.source.offset());
        let mut length = usize::try_from(searched).unwrap_or(usize::MAX).max(1);
        while length < LONGEST_COMMENT && self.source.byte(length)?.is_some_and(|byte| byte != b'}') {
            length += 1;
        }
        if length >= LONGEST_COMMENT || self.source.byte(length)?.is_none() {
            self.no_brace_before = self.source.offset() + length as u64;
            self.source.pass(1);
            return Err(PdnErrorKind::UnclosedComment(LONGEST_COMMENT));
        }
        let span = self.source.span(1, length);
        self.source.pass_over(length + 1);
        Ok(Token::Comment(span))
    }

    pub(super) fn line_comment(&mut self) -> Result<Token, PdnErrorKind> {
        let mut length = 1;
        while self.source.byte(length)?.is_some_and(|byte| !matches!(byte, b'\n' | b'\r')) {
            if length == LONGEST_COMMENT {
                self.source.pass(1);
                return Err(PdnErrorKind::UnclosedComment(LONGEST_COMMENT));
            }
            length += 1;
        }
        let span = self.source.span(1, length);
        self.source.pass(length);
        Ok(Token::Comment(span))
    }

    pub(super) fn setup(&mut self) -> Result<Token, PdnErrorKind> {
        let mut length = 1;
        while self.source.byte(length)? != Some(b'/') {
            if length == LONGEST_SETUP || self.source.byte(length)?.is_none() {
                self.source.pass(1);
                return Err(PdnErrorKind::UnclosedSetup);
            }
            length += 1;
        }
        let inside = self.source.span(1, length);
        let text = self.source.slice(inside).trim_ascii();
        let value = text.strip_prefix(b"FEN").map(<[u8]>::trim_ascii);
        if !value.is_some_and(|value| value.len() >= 2 && value.starts_with(b"\"") && value.ends_with(b"\"")) {
            self.source.pass(1);
            return Err(PdnErrorKind::UnclosedSetup);
        }
        self.source.pass_over(length + 1);
        if self.depth == 0 {
            self.plies = 0;
        }
        Ok(Token::Setup(inside))
    }
}
