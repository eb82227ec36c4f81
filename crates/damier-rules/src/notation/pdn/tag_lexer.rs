//! Reading tags.

use std::io::BufRead;

use super::error::PdnErrorKind;
use super::lexer::{Lexer, Section, Token};
use super::warning::PdnWarningKind;

/// The longest tag accepted, in bytes.
const LONGEST_TAG: usize = 1 << 14;

impl<R: BufRead> Lexer<R> {
    pub(super) fn tag_or_next_game(&mut self) -> Result<Token, PdnErrorKind> {
        let rest = self.source.rest();
        let is_event = rest.starts_with(b"[Event") && rest.get(6).is_some_and(|byte| b" \t\"".contains(byte));
        match self.section {
            Section::Moves => return Ok(Token::NextGame),
            Section::TagsAfterEvent if is_event => return Ok(Token::NextGame),
            Section::Tags if is_event => self.section = Section::TagsAfterEvent,
            _ => {}
        }
        self.tag()
    }

    fn tag(&mut self) -> Result<Token, PdnErrorKind> {
        let name_start = self.blanks_from(1)?;
        let mut name_end = name_start;
        while self.source.byte(name_end)?.is_some_and(|byte| byte.is_ascii_alphanumeric() || byte == b'_') {
            name_end += 1;
        }
        let name = self.source.span(name_start, name_end);
        if name_start == name_end {
            self.source.pass(1);
            return Err(PdnErrorKind::TagName);
        }
        let quote = self.blanks_from(name_end)?;
        let opening = self.quote_at(quote)?;
        if opening == 0 {
            if let Some((start, value_end, end)) = self.bare_value(name_start, name_end)? {
                let value = self.source.span(start, value_end);
                let said = self.text(name).decode().into_owned();
                self.warn(PdnWarningKind::UnquotedTag(said));
                self.source.pass(end);
                return Ok(Token::Tag { name, value });
            }
            let name = self.text(name).decode().into_owned();
            self.source.pass(1);
            return Err(PdnErrorKind::TagValue(name));
        }
        let Some((value_end, end)) = self.tag_value(quote + opening, opening > 1)? else {
            let name = self.text(name).decode().into_owned();
            self.source.pass(1);
            return Err(PdnErrorKind::UnclosedTag(name));
        };
        let value = self.source.span(quote + opening, value_end);
        self.source.pass_over(end);
        Ok(Token::Tag { name, value })
    }

    /// The ends of a tag's value and of the tag itself. A quote ends the value only if `]` follows, so that names may
    /// contain quotes. A new tag at the start of a line shows that this one was not closed. A value that begins with a
    /// typographic quote may end with one.
    fn tag_value(&mut self, start: usize, typographic: bool) -> Result<Option<(usize, usize)>, PdnErrorKind> {
        let mut at = start;
        while at < start + LONGEST_TAG {
            match self.source.byte(at)? {
                None => return Ok(None),
                Some(b'\\') if matches!(self.source.byte(at + 1)?, Some(b'"' | b'\\')) => at += 2,
                Some(first @ (b'"' | 0xc2 | 0xe2 | 0xef)) if first == b'"' || typographic => {
                    let length = self.quote_at(at)?;
                    let end = self.blanks_from(at + length)?;
                    if length > 0 && self.source.byte(end)? == Some(b']') {
                        return Ok(Some((at, end + 1)));
                    }
                    at += length.max(1);
                }
                Some(b'\n' | b'\r') => {
                    at = self.blanks_from(at)?;
                    let letter = self.source.byte(at + 1)?;
                    if self.source.byte(at)? == Some(b'[') && letter.is_some_and(|byte| byte.is_ascii_uppercase()) {
                        return Ok(None);
                    }
                }
                Some(_) => at += 1,
            }
        }
        Ok(None)
    }

    /// The start and the end of a value without quotes, and the end of its tag: `[White Jan Jansen]`. It stands on the line
    /// of the name, which begins with a capital, so that a remark in brackets is no tag. Single quotes, and one at its end
    /// alone, do not count.
    fn bare_value(
        &mut self,
        name_start: usize,
        name_end: usize,
    ) -> Result<Option<(usize, usize, usize)>, PdnErrorKind> {
        if !self.source.byte(name_start)?.is_some_and(|byte| byte.is_ascii_uppercase()) {
            return Ok(None);
        }
        let mut end = name_end;
        loop {
            match self.source.byte(end)? {
                Some(b']') => break,
                None | Some(b'\n' | b'\r' | b'[') => return Ok(None),
                Some(_) if end > name_end + LONGEST_TAG => return Ok(None),
                Some(_) => end += 1,
            }
        }
        let between = self.source.slice(self.source.span(name_end, end));
        if !between.first().is_some_and(u8::is_ascii_whitespace) {
            return Ok(None);
        }
        let is_edge = |byte: &u8| byte.is_ascii_whitespace() || matches!(byte, b'"' | b'\'');
        let before = between.iter().take_while(|byte| is_edge(byte)).count();
        let after = between.iter().rev().take_while(|byte| is_edge(byte)).count();
        Ok((before < between.len()).then_some((name_end + before, end - after, end + 1)))
    }

    /// The length in bytes of the quotation mark at an offset, straight or typographic; 0 if there is none.
    fn quote_at(&mut self, at: usize) -> Result<usize, PdnErrorKind> {
        let mut bytes = [0; 3];
        for (offset, byte) in bytes.iter_mut().enumerate() {
            *byte = self.source.byte(at + offset)?.unwrap_or_default();
        }
        Ok(match bytes {
            [b'"', ..] => 1,
            // `«`, `»`.
            [0xc2, 0xab | 0xbb, _] => 2,
            // `“`, `”`, `„`, `‟`, `″`, `＂`.
            [0xe2, 0x80, 0x9c..=0x9f | 0xb3] | [0xef, 0xbc, 0x82] => 3,
            _ => 0,
        })
    }

    fn blanks_from(&mut self, start: usize) -> Result<usize, PdnErrorKind> {
        let mut at = start;
        while self.source.byte(at)?.is_some_and(|byte| byte.is_ascii_whitespace()) && at < start + LONGEST_TAG {
            at += 1;
        }
        Ok(at)
    }
}
