//! The tokens of PDN.

use std::io::BufRead;

use super::error::{PdnErrorKind, Place};
use super::result::GameResult;
use super::source::{Source, Span};
use super::text::RawText;
use super::warning::{MOST_WARNINGS, PdnWarningKind};
use crate::notation::moves::MoveError;
use crate::notation::scan::{Scanned, read_digits, scan, scan_dashed, starts_square};
use crate::notation::symbols::Symbol;
use crate::notation::text::{MoveSyntaxError, MoveText};

/// The longest comment accepted, in bytes.
pub(super) const LONGEST_COMMENT: usize = 1 << 20;
/// The longest set-up command accepted, in bytes.
const LONGEST_SETUP: usize = 1 << 12;
/// The longest move number accepted, in digits.
const LONGEST_NUMBER: usize = 8;
/// How much of an unreadable text an error shows, in bytes.
const LONGEST_WORD: usize = 40;

/// A token of a PDN text.
pub(super) enum Token {
    /// `[Name "value"]`.
    Tag { name: Span, value: Span },
    /// `32-28`.
    Move(MoveText),
    /// `!`, `$1`, `+1`.
    Symbol(Symbol),
    /// `{...}` or the rest of a line after `;`.
    Comment(Span),
    /// `/FEN "..."/`.
    Setup(Span),
    /// `(`.
    Open,
    /// `)`.
    Close,
    /// `2-0`, `*`.
    Result(GameResult),
    /// A tag that belongs to the next game. It is not consumed.
    NextGame,
    /// The end of the input.
    End,
}

/// Splits a stream into tokens.
pub(super) struct Lexer<R> {
    pub(super) source: Source<R>,
    last: Last,
    /// The stream offset before which no comment is known to end.
    no_brace_before: u64,
    /// The warnings about this game so far. The reader takes them.
    pub warnings: Vec<(PdnWarningKind, Place)>,
    /// The section of the game reached so far. The reader keeps it up to date.
    pub section: Section,
}

/// The kind of token consumed last.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Last {
    /// A move or one of its signs.
    Move,
    /// A move number including its dots.
    Number,
    /// A dash in place of a move.
    Dash,
    Other,
}

/// A section of a game. It decides whether a tag belongs to this game or to the next one.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Section {
    /// Tags, none of them `Event`.
    Tags,
    /// Tags; another `Event` starts a new game.
    TagsAfterEvent,
    /// Moves; any tag starts a new game.
    Moves,
}

impl<R: BufRead> Lexer<R> {
    pub(super) fn new(input: R) -> Self {
        let source = Source::new(input);
        Self { source, last: Last::Other, no_brace_before: 0, warnings: Vec::new(), section: Section::Tags }
    }

    /// The place where the last token starts.
    pub(super) fn place(&mut self) -> Place {
        self.source.place()
    }

    /// The text of a part of the last token.
    pub(super) fn text(&self, span: Span) -> RawText<'_> {
        RawText::new(self.source.slice(span))
    }

    /// The next token. Skips move numbers and placeholders for moves.
    ///
    /// On an error, the bad token has been consumed, or the first byte of one that does not end.
    #[inline]
    pub(super) fn next(&mut self) -> Result<Token, PdnErrorKind> {
        loop {
            let spaced = self.source.skip_space()?;
            let last = std::mem::replace(&mut self.last, Last::Other);
            let glued = !spaced && last == Last::Move;
            self.source.mark();
            let rest = self.source.rest();
            let Some(&first) = rest.first() else { return Ok(Token::End) };
            match first {
                b'0'..=b'9' => {
                    if let Some(token) = self.number()? {
                        return Ok(token);
                    }
                    self.last = Last::Number;
                }
                b'.' => self.dots(last),
                b'-' if glued || Symbol::scan(rest).is_none() => self.dash(last),
                b'{' => return self.comment(),
                b';' => return self.line_comment(),
                b'[' => return self.tag_or_next_game(),
                b'/' => return self.setup(),
                b')' => return Ok(self.passed(1, Token::Close)),
                b'*' if glued => return Ok(self.symbol(Symbol::Forced, 1)),
                b'*' => return Ok(self.passed(1, Token::Result(GameResult::Unknown))),
                _ => return self.other(),
            }
        }
    }

    /// [`Lexer::next`] out of line, for rare cases.
    #[cold]
    #[inline(never)]
    pub(super) fn next_cold(&mut self) -> Result<Token, PdnErrorKind> {
        self.next()
    }

    /// Skips dots. Two or more stand for White's move; a single one belongs to a number.
    #[cold]
    fn dots(&mut self, last: Last) {
        let dots = self.source.rest().iter().take_while(|&&byte| byte == b'.').count();
        if dots == 1 && last != Last::Number {
            self.warn(PdnWarningKind::StrayDot);
        }
        self.source.pass(dots);
        self.last = if last == Last::Number { last } else { Last::Other };
    }

    /// Skips a dash. A second one belongs to the first.
    #[cold]
    fn dash(&mut self, last: Last) {
        if last != Last::Dash {
            self.warn(PdnWarningKind::NullMove);
        }
        self.source.pass(1);
        self.last = Last::Dash;
    }

    /// Records a warning about the last token.
    #[cold]
    pub(super) fn warn(&mut self, kind: PdnWarningKind) {
        if self.warnings.len() < MOST_WARNINGS {
            let place = self.place();
            self.warnings.push((kind, place));
        }
    }

    #[inline]
    fn passed(&mut self, length: usize, token: Token) -> Token {
        self.source.pass(length);
        token
    }

    #[inline]
    fn symbol(&mut self, symbol: Symbol, length: usize) -> Token {
        self.last = Last::Move;
        self.passed(length, Token::Symbol(symbol))
    }

    /// A result, a move, or a move number (skipped).
    #[inline(always)]
    fn number(&mut self) -> Result<Option<Token>, PdnErrorKind> {
        let rest = self.source.rest();
        let digits = rest.iter().take(LONGEST_NUMBER).take_while(|byte| byte.is_ascii_digit()).count();
        if rest.get(digits) == Some(&b'.') {
            self.source.pass(digits + 1);
            return Ok(None);
        }
        if digits == 1
            && rest[0] <= b'2'
            && let Some((result, length)) = GameResult::scan(rest)
        {
            return Ok(Some(self.passed(length, Token::Result(result))));
        }
        match scan(rest) {
            Ok(Scanned::Move { text, length }) => Ok(Some(self.played(text, length))),
            Ok(Scanned::Lone { digits }) => self.lone_number(digits),
            Err(reason) => self.dashed(reason).map(Some),
        }
    }

    #[inline(always)]
    fn played(&mut self, text: MoveText, length: usize) -> Token {
        if text.squares().len() == 2 && length <= 5 {
            self.source.pass(length);
        } else {
            self.source.pass_over(length);
        }
        self.last = Last::Move;
        Token::Move(text)
    }

    /// A capture written with dashes, or the error in it.
    #[cold]
    fn dashed(&mut self, reason: MoveSyntaxError) -> Result<Token, PdnErrorKind> {
        match (reason, scan_dashed(self.source.rest())) {
            (MoveSyntaxError::DashAfterMove { .. }, Some((text, length))) => Ok(self.played(text, length)),
            _ => Err(self.unreadable_move(reason)),
        }
    }

    /// A number that no square follows: a move written as digits only, or a move number without its dot.
    #[cold]
    fn lone_number(&mut self, digits: usize) -> Result<Option<Token>, PdnErrorKind> {
        let rest = self.source.rest();
        if let Some(text) = read_digits(&rest[..digits]) {
            return Ok(Some(self.played(text, digits)));
        }
        let blanks = rest[digits..].iter().take_while(|byte| byte.is_ascii_whitespace()).count();
        let next = &rest[digits + blanks..];
        if blanks > 0 && (starts_square(next) || next.starts_with(b".")) {
            self.source.pass(digits);
            return Ok(None);
        }
        let reason = MoveSyntaxError::OneSquare { column: digits + 1 };
        Err(self.unreadable_move(reason))
    }

    /// A sign, the start of a variation, a move with letters, or something unknown.
    fn other(&mut self) -> Result<Token, PdnErrorKind> {
        let rest = self.source.rest();
        if let Some((symbol, length)) = Symbol::scan(rest) {
            return Ok(self.symbol(symbol, length));
        }
        if rest[0] == b'(' {
            return Ok(self.passed(1, Token::Open));
        }
        // All results except ½-½ begin with a digit. Most text that gets here is a move with letters.
        if !rest[0].is_ascii()
            && let Some((result, length)) = GameResult::scan(rest)
        {
            return Ok(self.passed(length, Token::Result(result)));
        }
        let is_king = matches!(rest[0], b'K' | b'k');
        if starts_square(&rest[usize::from(is_king)..]) {
            return match scan(rest) {
                // A dash and a square right after a move belong to it.
                Ok(Scanned::Move { length, .. })
                    if rest.get(length) == Some(&b'-') && starts_square(&rest[length + 1..]) =>
                {
                    self.dashed(MoveSyntaxError::DashAfterMove { column: length + 1 })
                }
                Ok(Scanned::Move { text, length }) => Ok(self.played(text, length)),
                Ok(Scanned::Lone { .. }) => Err(self.unreadable()),
                Err(reason) => self.dashed(reason),
            };
        }
        let is_utf_16 = rest.starts_with(b"\xff\xfe") || rest.starts_with(b"\xfe\xff");
        if is_utf_16 && self.place() == (Place { line: 1, column: 1 }) {
            self.source.pass(2);
            return Err(PdnErrorKind::Utf16);
        }
        Err(self.unreadable())
    }

    #[cold]
    fn unreadable_move(&mut self, reason: MoveSyntaxError) -> PdnErrorKind {
        PdnErrorKind::Move(MoveError::Unreadable { text: self.pass_word(), reason })
    }

    #[cold]
    fn unreadable(&mut self) -> PdnErrorKind {
        PdnErrorKind::Unreadable(self.pass_word())
    }

    /// Consumes everything up to the next space or bracket, at least one byte.
    fn pass_word(&mut self) -> String {
        let ends = |byte: &u8| byte.is_ascii_whitespace() || matches!(byte, b'{' | b'}' | b'(' | b')' | b'[' | b']');
        let rest = self.source.rest();
        let length = 1 + rest[1..].iter().take(LONGEST_WORD).take_while(|byte| !ends(byte)).count();
        let word = RawText::new(&rest[..length]).decode().into_owned();
        self.source.pass(length);
        word
    }

    fn comment(&mut self) -> Result<Token, PdnErrorKind> {
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

    fn line_comment(&mut self) -> Result<Token, PdnErrorKind> {
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

    fn setup(&mut self) -> Result<Token, PdnErrorKind> {
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
        Ok(Token::Setup(inside))
    }

    /// Skips everything up to the next line that begins with a tag.
    pub(super) fn skip_to_tag_line(&mut self) -> Result<(), PdnErrorKind> {
        loop {
            self.source.skip_line()?;
            self.source.skip_space()?;
            match self.source.rest() {
                [] => return Ok(()),
                [b'[', letter, ..] if letter.is_ascii_uppercase() => return Ok(()),
                _ => {}
            }
        }
    }
}
