//! The pieces that PDN is made of.

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

/// The longest comment that is read.
pub(super) const LONGEST_COMMENT: usize = 1 << 20;
/// The longest set-up command that is read.
const LONGEST_SETUP: usize = 1 << 12;
/// The longest move number that is read.
const LONGEST_NUMBER: usize = 8;
/// How much of something unreadable an error shows.
const LONGEST_WORD: usize = 40;

/// One piece of a PDN text.
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
    /// A tag that belongs to the next game; not passed.
    NextGame,
    /// The end of the input.
    End,
}

/// Cuts a stream into tokens.
pub(super) struct Lexer<R> {
    pub(super) source: Source<R>,
    last: Last,
    /// Up to where in the stream no comment ends, as far as is known.
    no_brace_before: u64,
    /// What is odd about this game so far. The reader takes it.
    pub warnings: Vec<(PdnWarningKind, Place)>,
    /// How far the game has got, which the reader keeps up to date.
    pub section: Section,
}

/// What was passed last.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Last {
    /// A move or a sign of one.
    Move,
    /// A move number, with its dots.
    Number,
    /// A dash in place of a move.
    Dash,
    Other,
}

/// A part of a game. It decides whether a tag belongs to this game or to the next one.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Section {
    /// Tags, none of which is `Event`.
    Tags,
    /// Tags; with another `Event` a new game begins.
    TagsAfterEvent,
    /// Moves; with any tag a new game begins.
    Moves,
}

impl<R: BufRead> Lexer<R> {
    pub(super) fn new(input: R) -> Self {
        let source = Source::new(input);
        Self { source, last: Last::Other, no_brace_before: 0, warnings: Vec::new(), section: Section::Tags }
    }

    /// Where the last token starts.
    pub(super) fn place(&mut self) -> Place {
        self.source.place()
    }

    /// The text of a part of the last token.
    pub(super) fn text(&self, span: Span) -> RawText<'_> {
        RawText::new(self.source.slice(span))
    }

    /// The next token. Move numbers and placeholders for moves are passed in silence.
    ///
    /// After an error the wrong token, or the first byte of one that does not end, has been passed.
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

    /// [`Lexer::next`] for what is not read all the time.
    #[cold]
    #[inline(never)]
    pub(super) fn next_seldom(&mut self) -> Result<Token, PdnErrorKind> {
        self.next()
    }

    /// Passes dots. Two or more stand for the move of White, one belongs to a number.
    #[cold]
    fn dots(&mut self, last: Last) {
        let dots = self.source.rest().iter().take_while(|&&byte| byte == b'.').count();
        if dots == 1 && last != Last::Number {
            self.warn(PdnWarningKind::StrayDot);
        }
        self.source.pass(dots);
        self.last = if last == Last::Number { last } else { Last::Other };
    }

    /// Passes a dash; a second one belongs to the first.
    #[cold]
    fn dash(&mut self, last: Last) {
        if last != Last::Dash {
            self.warn(PdnWarningKind::NullMove);
        }
        self.source.pass(1);
        self.last = Last::Dash;
    }

    /// Notes that something is odd about the last token.
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

    /// A move number (nothing comes of it), a result or a move.
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

    /// A capture with dashes, or else what is wrong with it.
    #[cold]
    fn dashed(&mut self, reason: MoveSyntaxError) -> Result<Token, PdnErrorKind> {
        match (reason, scan_dashed(self.source.rest())) {
            (MoveSyntaxError::DashAfterMove { .. }, Some((text, length))) => Ok(self.played(text, length)),
            _ => Err(self.unreadable_move(reason)),
        }
    }

    /// A number that no square follows: a move in digits only, or a move number without its dot.
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

    /// A sign, the start of a variation, a move with letters, or nothing that is known.
    fn other(&mut self) -> Result<Token, PdnErrorKind> {
        let rest = self.source.rest();
        if let Some((symbol, length)) = Symbol::scan(rest) {
            return Ok(self.symbol(symbol, length));
        }
        if rest[0] == b'(' {
            return Ok(self.passed(1, Token::Open));
        }
        // Results begin with a digit, but for ½-½. Most of what comes here is a move with letters.
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

    /// Passes everything up to the next space or bracket, at least one byte.
    fn pass_word(&mut self) -> String {
        let ends = |byte: &u8| byte.is_ascii_whitespace() || matches!(byte, b'{' | b'}' | b'(' | b')' | b'[' | b']');
        let rest = self.source.rest();
        let length = 1 + rest[1..].iter().take(LONGEST_WORD).take_while(|byte| !ends(byte)).count();
        let word = RawText::new(&rest[..length]).decode().into_owned();
        self.source.pass(length);
        word
    }

    fn comment(&mut self) -> Result<Token, PdnErrorKind> {
        // A file full of open braces must not be searched to its end for each of them.
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

    /// Passes everything up to the next line that begins with a tag.
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
