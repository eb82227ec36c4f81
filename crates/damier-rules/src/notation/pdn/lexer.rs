//! The tokens of PDN.

use std::io::BufRead;

use super::error::{PdnErrorKind, Place};
use super::result::{GameResult, draw_in_words, remark};
use super::source::{Source, Span};
use super::text::RawText;
use super::warning::{MAX_WARNINGS, PdnWarningKind};
use crate::notation::moves::MoveError;
use crate::notation::scan::{Scanned, read_digits, scan, scan_dashed, starts_move, starts_square};
use crate::notation::symbols::Symbol;
use crate::notation::text::{MoveSyntaxError, MoveText};

/// The longest move number accepted, in digits.
const LONGEST_NUMBER: usize = 8;
/// How much of an unreadable text an error shows, in bytes.
const LONGEST_WORD: usize = 40;
/// Within how many bytes a typographic character makes a number a result: `1 – 0`.
const LONGEST_RESULT: usize = 16;

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
    pub(super) no_brace_before: u64,
    /// The warnings about this game so far. The reader takes them.
    pub warnings: Vec<(PdnWarningKind, Place)>,
    /// The section of the game reached so far. The reader keeps it up to date.
    pub section: Section,
    /// The number of open variations.
    pub(super) depth: usize,
    /// Moves of the main line since the start or the last set-up, counted up to 2.
    pub(super) plies: u8,
    /// The line of the last move number 1 in the main line.
    first_line: u64,
    /// Whether the move numbers of this game stand in parentheses.
    in_parentheses: bool,
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
        Self {
            source,
            last: Last::Other,
            no_brace_before: 0,
            warnings: Vec::new(),
            section: Section::Tags,
            depth: 0,
            plies: 0,
            first_line: 0,
            in_parentheses: false,
        }
    }

    /// Prepares for the next game.
    pub(super) fn begin_game(&mut self) {
        self.section = Section::Tags;
        self.warnings.clear();
        (self.depth, self.plies, self.first_line, self.in_parentheses) = (0, 0, 0, false);
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
                b')' => {
                    self.depth = self.depth.saturating_sub(1);
                    return Ok(self.passed(1, Token::Close));
                }
                b'*' if glued => return Ok(self.symbol(Symbol::Forced, 1)),
                b'*' => return Ok(self.passed(1, Token::Result(GameResult::Unknown))),
                b',' if self.section == Section::Moves => self.source.pass(1),
                _ => return self.other(last),
            }
        }
    }

    /// [`Lexer::next`] out of line, for rare cases.
    #[cold]
    #[inline(never)]
    pub(super) fn next_cold(&mut self) -> Result<Token, PdnErrorKind> {
        self.next()
    }

    /// The next token, if typographic characters here stand for plain ones, which replace them. The token read before
    /// them was `last`.
    #[cold]
    fn simplified(&mut self, last: Last) -> Option<Result<Token, PdnErrorKind>> {
        self.source.simplify().then(|| {
            self.last = last;
            self.next_cold()
        })
    }

    /// Skips dots. Two or more stand for White's move; a single one belongs to a number.
    #[cold]
    fn dots(&mut self, last: Last) {
        let length = dots_length(self.source.rest());
        if length == 1 && last != Last::Number {
            self.warn(PdnWarningKind::StrayDot);
        }
        self.source.pass(length);
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
        if self.warnings.len() < MAX_WARNINGS {
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
        let is_number = match rest.get(digits) {
            Some(b'.') => true,
            Some(b')' | b',') => numbers_move(rest, digits),
            _ => false,
        };
        if is_number {
            if digits == 1 && rest[0] == b'1' && self.begins_game(2) {
                return Ok(Some(Token::NextGame));
            }
            if self.source.rest()[0] == b'0'
                && let Some(token) = self.result()
            {
                return token.map(Some);
            }
            self.source.pass(digits + 1);
            return Ok(None);
        }
        if digits == 1
            && rest[0] <= b'2'
            && let Some(token) = self.result()
        {
            return token.map(Some);
        }
        let rest = self.source.rest();
        match scan(rest) {
            Ok(Scanned::Move { text, length }) => Ok(Some(self.played(text, length))),
            Ok(Scanned::Lone { digits }) => self.lone_number(digits),
            Err(reason) => self.dashed(reason).map(Some),
        }
    }

    /// A result that begins with a digit, if there is one here.
    #[inline]
    fn result(&mut self) -> Option<Result<Token, PdnErrorKind>> {
        let rest = self.source.rest();
        if !rest[..rest.len().min(LONGEST_RESULT)].is_ascii()
            && let Some(token) = self.simplified(Last::Other)
        {
            return Some(token);
        }
        let (result, length) = GameResult::scan(self.source.rest())?;
        Some(Ok(self.passed(length, Token::Result(result))))
    }

    /// Whether a move number 1 here, of a length in bytes, begins another game: moves have been played, and the number is not
    /// repeated for Black's first move, which stands on the same line or after dots.
    #[cold]
    fn begins_game(&mut self, length: usize) -> bool {
        if self.depth > 0 {
            return false;
        }
        let (rest, line) = (self.source.rest(), self.source.line());
        let blanks = rest[length..].iter().take_while(|byte| byte.is_ascii_whitespace()).count();
        let is_white = dots_length(&rest[length..]) == 0 && dots_length(&rest[length + blanks..]) == 0;
        let is_next = is_white
            && self.section == Section::Moves
            && (self.plies > 1 || (self.plies == 1 && line > self.first_line));
        self.first_line = line;
        is_next
    }

    #[inline(always)]
    fn played(&mut self, text: MoveText, length: usize) -> Token {
        if text.squares().len() == 2 && length <= 5 {
            self.source.pass(length);
        } else {
            self.source.pass_over(length);
        }
        self.last = Last::Move;
        if self.depth == 0 {
            self.plies = 2.min(self.plies + 1);
        }
        Token::Move(text)
    }

    /// A capture written with dashes, or the error in it.
    #[cold]
    fn dashed(&mut self, reason: MoveSyntaxError) -> Result<Token, PdnErrorKind> {
        match (reason, scan_dashed(self.source.rest())) {
            (MoveSyntaxError::DashAfterMove { .. }, Some((text, length))) => Ok(self.played(text, length)),
            _ => self.simplified(Last::Other).unwrap_or_else(|| Err(self.unreadable_move(reason))),
        }
    }

    /// A number that no square follows: a move written as digits only, or a move number without its dot.
    #[cold]
    fn lone_number(&mut self, digits: usize) -> Result<Option<Token>, PdnErrorKind> {
        let rest = self.source.rest();
        if dots_length(&rest[digits..]) > 0 {
            self.source.pass(digits);
            return Ok(None);
        }
        if let Some(text) = read_digits(&rest[..digits]) {
            return Ok(Some(self.played(text, digits)));
        }
        let blanks = rest[digits..].iter().take_while(|byte| byte.is_ascii_whitespace()).count();
        let next = &rest[digits + blanks..];
        if blanks > 0 && (starts_move(next) || dots_length(next) > 0) {
            self.source.pass(digits);
            return Ok(None);
        }
        if let Some(token) = self.simplified(Last::Other) {
            return token.map(Some);
        }
        let reason = MoveSyntaxError::OneSquare { column: digits + 1 };
        Err(self.unreadable_move(reason))
    }

    /// Consumes a remark beside the result that was read last, and returns it without its parentheses.
    pub(super) fn remark(&mut self) -> Option<Span> {
        let (span, length) = remark(self.source.rest())?;
        let span = self.source.span(span.start, span.end);
        self.source.pass(length);
        Some(span)
    }

    /// A sign, the start of a variation, a move with letters, or something unknown.
    fn other(&mut self, last: Last) -> Result<Token, PdnErrorKind> {
        let rest = self.source.rest();
        if rest[0] == b'='
            && let Some((result, length)) = GameResult::scan(rest)
        {
            return Ok(self.passed(length, Token::Result(result)));
        }
        if let Some((symbol, length)) = Symbol::scan(rest) {
            return Ok(self.symbol(symbol, length));
        }
        if rest[0] == b'(' {
            if let Some(token) = self.number_in_parentheses() {
                return token;
            }
            if let Some(token) = self.draw_in_parentheses() {
                return Ok(token);
            }
            self.depth += 1;
            return Ok(self.passed(1, Token::Open));
        }
        if dots_length(rest) > 0 {
            self.dots(last);
            return self.next_cold();
        }
        // All results except ½-½ begin with a digit. Most text that gets here is a move with letters.
        if !rest[0].is_ascii()
            && let Some((result, length)) = GameResult::scan(rest)
        {
            // In `½ – ½` a typographic dash follows.
            if !rest[length..rest.len().min(LONGEST_RESULT)].is_ascii()
                && let Some(token) = self.simplified(last)
            {
                return token;
            }
            return Ok(self.passed(length, Token::Result(result)));
        }
        let is_king = matches!(rest[0], b'K' | b'k');
        if starts_move(&rest[usize::from(is_king)..]) {
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
        if let Some(length) = draw_in_words(rest) {
            let dot = usize::from(rest.get(length) == Some(&b'.'));
            let word = RawText::new(&rest[..length]).decode().into_owned();
            self.warn(PdnWarningKind::DrawInWords(word));
            return Ok(self.passed(length + dot, Token::Result(GameResult::Draw)));
        }
        let is_utf_16 = rest.starts_with(b"\xff\xfe") || rest.starts_with(b"\xfe\xff");
        if is_utf_16 && self.place() == (Place { line: 1, column: 1 }) {
            self.source.pass(2);
            return Err(PdnErrorKind::Utf16);
        }
        self.simplified(last).unwrap_or_else(|| Err(self.unreadable()))
    }

    /// What follows a number in parentheses: `(1) 32-28`. Before the first move it cannot begin a variation, and a game has
    /// all its numbers in them or none.
    #[cold]
    fn number_in_parentheses(&mut self) -> Option<Result<Token, PdnErrorKind>> {
        let rest = self.source.rest();
        let digits = rest[1..].iter().take(LONGEST_NUMBER).take_while(|byte| byte.is_ascii_digit()).count();
        let is_number = (self.plies == 0 || self.in_parentheses)
            && rest.get(1 + digits) == Some(&b')')
            && numbers_move(&rest[1..], digits);
        if !is_number {
            return None;
        }
        if rest[1..].starts_with(b"1)") && self.begins_game(3) {
            return Some(Ok(Token::NextGame));
        }
        self.in_parentheses = true;
        self.source.pass(digits + 2);
        self.last = Last::Number;
        Some(self.next_cold())
    }

    /// A word for a draw in parentheses behind the last move of a game: `(remise)`. Before another move it may be an offer.
    #[cold]
    fn draw_in_parentheses(&mut self) -> Option<Token> {
        let rest = self.source.rest();
        let length = 1 + draw_in_words(&rest[1..])?;
        let is_closed = self.depth == 0 && rest.get(length) == Some(&b')');
        if !is_closed || !matches!(rest[length + 1..].trim_ascii_start(), [] | [b'[', ..]) {
            return None;
        }
        let word = RawText::new(&rest[1..length]).decode().into_owned();
        self.warn(PdnWarningKind::DrawInWords(word));
        Some(self.passed(length + 1, Token::Result(GameResult::Draw)))
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

/// Whether digits with `)` or a comma after them are the number of the move that follows: `1) 32-28`, `1, 32-28`.
#[cold]
fn numbers_move(text: &[u8], digits: usize) -> bool {
    let after = &text[digits + 1..];
    let blanks = after.iter().take_while(|byte| byte.is_ascii_whitespace()).count();
    let next = &after[blanks..];
    digits > 0
        && read_digits(&text[..digits]).is_none()
        && (blanks > 0 || text[digits] == b')')
        && (starts_move(next) || dots_length(next) > 0)
}

/// The length in bytes of the dots at the start of a text, `…` and its kin included.
fn dots_length(text: &[u8]) -> usize {
    let mut length = 0;
    loop {
        length += match text[length..] {
            [b'.', ..] => 1,
            // `‥`, `…`, `⋯`.
            [0xe2, 0x80, 0xa5..=0xa6, ..] | [0xe2, 0x8b, 0xaf, ..] => 3,
            _ => return length,
        }
    }
}
