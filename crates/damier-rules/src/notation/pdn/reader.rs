//! Reading a stream of games, one at a time.

use std::io::BufRead;

use super::ahead::Ahead;
use super::error::{Fault, PdnError, PdnErrorKind, Place};
use super::lexer::{Lexer, Section, Token};
use super::result::GameResult;
use super::text::RawText;
use super::track::Track;
use super::warning::{MAX_WARNINGS, PdnWarning, PdnWarningKind};
use crate::Variant;
use crate::notation::symbols::Symbol;
use crate::notation::text::MoveText;

/// The deepest nesting of variations. People write a handful of levels; the limit bounds the memory a hostile file can
/// use.
pub const DEEPEST_VARIATION: usize = 10_000;

/// The most tags of a game. Real games have a dozen. Every tag kept is compared with those before it.
pub const MAX_TAGS: usize = 1_000;

/// Receives a game as it is read. The default methods do nothing; only [`Visitor::end_game`] has no default.
///
/// An error from a method is reported for the whole game: the rest of it is skipped, and no method is called before the
/// next [`Visitor::begin_game`].
#[allow(unused_variables, reason = "parameters of the default methods are named for documentation")]
pub trait Visitor {
    /// The result of reading a game.
    type Output;

    /// The track that checks the moves. With a track, the reader looks ahead if a move is ambiguous or the variant of a
    /// game is unknown. Without one, the visitor's own errors are final.
    fn track(&mut self) -> Option<&mut Track> {
        None
    }

    /// A game begins. Discard any remains of a game that had an error, and of comments after the last game.
    fn begin_game(&mut self) {}

    /// `[name "value"]`, at `place`.
    ///
    /// # Errors
    ///
    /// The error that makes the game unreadable.
    fn tag(&mut self, name: &str, value: RawText<'_>, place: Place) -> Result<(), Fault> {
        Ok(())
    }

    /// All tags have been read; moves, variations or set-ups follow.
    ///
    /// # Errors
    ///
    /// The error that makes the game unreadable.
    fn end_tags(&mut self) -> Result<(), Fault> {
        Ok(())
    }

    /// A move in the main line or a variation.
    ///
    /// # Errors
    ///
    /// The error that makes the game unreadable.
    fn played(&mut self, text: &MoveText) -> Result<(), Fault> {
        Ok(())
    }

    /// A sign or numbered glyph of the last move.
    fn symbol(&mut self, symbol: Symbol) {}

    /// A comment. It may occur anywhere, even between tags.
    fn comment(&mut self, text: RawText<'_>) {}

    /// `/FEN "..."/`, a new position on the board (PDN 3.0, set-up commands). `text` is the part between the slashes.
    ///
    /// # Errors
    ///
    /// The error that makes the game unreadable.
    fn setup(&mut self, text: RawText<'_>) -> Result<(), Fault> {
        Ok(())
    }

    /// `(`: what follows replaces the last move.
    ///
    /// # Errors
    ///
    /// The error that makes the game unreadable.
    fn begin_variation(&mut self) -> Result<(), Fault> {
        Ok(())
    }

    /// `)`. Always matches an earlier `(`.
    fn end_variation(&mut self) {}

    /// The game ends. `result` is the result after its moves, if there is one.
    fn end_game(&mut self, result: Option<GameResult>) -> Self::Output;
}

/// Reads games from a stream and holds one token at a time.
///
/// ```
/// use damier_rules::notation::pdn::{PdnReader, Replay};
/// use damier_rules::Variant;
///
/// let mut reader = PdnReader::new("1. 32-28 18-23 2. 37-32 * 1. 31-27 1-1".as_bytes());
/// let mut replay = Replay::new(Variant::International);
/// assert_eq!(reader.read_game(&mut replay)?.map(|game| game.plies), Some(3));
/// assert_eq!(reader.read_game(&mut replay)?.map(|game| game.plies), Some(1));
/// assert_eq!(reader.read_game(&mut replay)?.map(|game| game.plies), None);
/// # Ok::<(), damier_rules::notation::pdn::PdnError>(())
/// ```
pub struct PdnReader<R> {
    pub(super) lexer: Lexer<R>,
    games: u64,
    tags: usize,
    pub(super) depth: usize,
    /// The place of the outermost open variation.
    opened: Option<Place>,
    /// The result of the tag.
    announced: GameResult,
    /// Whether the current game has any content.
    has_content: bool,
    pub(super) ahead: Ahead,
    /// The place of the current token, if later ones have been read.
    pub(super) kept: Option<Place>,
    warnings: Vec<PdnWarning>,
}

impl<R: BufRead> PdnReader<R> {
    /// A reader at the start of a stream.
    pub fn new(input: R) -> Self {
        Self {
            lexer: Lexer::new(input),
            games: 0,
            tags: 0,
            depth: 0,
            opened: None,
            announced: GameResult::Unknown,
            has_content: false,
            ahead: Ahead::default(),
            kept: None,
            warnings: Vec::new(),
        }
    }

    /// The warnings about the last game, in the order of the text: the first [`MAX_WARNINGS`].
    #[must_use]
    pub fn warnings(&self) -> &[PdnWarning] {
        &self.warnings
    }

    /// The number of games begun.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.games
    }

    /// Reads the next game. `None` at the end of the stream.
    ///
    /// A game ends at a result, at `*`, before the tags of the next game, or at the end of the stream.
    ///
    /// # Errors
    ///
    /// The first [`PdnError`] of the game. The rest of the game has been skipped; the next call reads the next game.
    pub fn read_game<V: Visitor>(&mut self, visitor: &mut V) -> Result<Option<V::Output>, PdnError> {
        (self.tags, self.depth, self.opened, self.has_content) = (0, 0, None, false);
        self.announced = GameResult::Unknown;
        self.lexer.begin_game();
        self.ahead.clear();
        self.kept = None;
        visitor.begin_game();
        let read = self.read_tokens(visitor);
        if read.is_err() {
            self.count_game();
        }
        self.tell_warnings();
        read.map_err(|Fault { kind, place }| {
            let place = place.unwrap_or_else(|| self.place());
            let is_over = matches!(kind, PdnErrorKind::UnclosedVariation);
            if !is_over {
                self.skip_game(&kind);
            }
            PdnError { game: self.games, place, kind }
        })
    }

    /// Collects the warnings of the lexer. Those found while skipping the rest of a bad game are dropped.
    fn tell_warnings(&mut self) {
        self.warnings.clear();
        let game = self.games;
        self.warnings.extend(self.lexer.warnings.drain(..).map(|(kind, place)| PdnWarning { game, place, kind }));
        self.warnings.sort_by_key(|warning| warning.place);
    }

    /// The place where the current token starts.
    pub(super) fn place(&mut self) -> Place {
        match &self.kept {
            Some(place) => *place,
            None => self.lexer.place(),
        }
    }

    pub(super) fn warn(&mut self, kind: PdnWarningKind, place: Option<Place>) {
        if self.lexer.warnings.len() < MAX_WARNINGS {
            let place = place.unwrap_or_else(|| self.place());
            self.lexer.warnings.push((kind, place));
        }
    }

    fn read_tokens<V: Visitor>(&mut self, visitor: &mut V) -> Result<Option<V::Output>, Fault> {
        loop {
            if self.kept.is_some()
                && let Some(game) = self.read_kept(visitor)?
            {
                return Ok(Some(game));
            }
            match self.lexer.next()? {
                Token::Move(text) => self.play(visitor, &text)?,
                Token::Symbol(symbol) => visitor.symbol(symbol),
                Token::Comment(span) => visitor.comment(self.lexer.text(span)),
                Token::Tag { name, value } => {
                    self.count_game();
                    if self.tags == MAX_TAGS {
                        return Err(PdnErrorKind::TooManyTags(MAX_TAGS).into());
                    }
                    self.tags += 1;
                    let place = self.lexer.place();
                    if self.lexer.text(name).bytes() == b"Result" {
                        let announced = self.lexer.text(value).tag_value().into_owned();
                        if let Some(remark) = GameResult::split_tag(&announced).1 {
                            visitor.comment(RawText::new(remark.as_bytes()));
                        }
                        self.announce(announced);
                    }
                    visitor.tag(&self.lexer.text(name).decode(), self.lexer.text(value), place)?;
                }
                Token::Open => {
                    self.enter_moves(visitor)?;
                    self.open()?;
                    visitor.begin_variation()?;
                }
                Token::Close => {
                    self.close()?;
                    visitor.end_variation();
                }
                Token::Setup(span) => {
                    self.enter_moves(visitor)?;
                    let text = self.lexer.text(span).bytes().to_vec();
                    self.set_up(visitor, &text)?;
                }
                // Results in variations and between games are ignored.
                Token::Result(_) if self.depth > 0 || !self.has_content => {}
                Token::Result(result) => {
                    if let Some(span) = self.lexer.remark() {
                        let said = self.lexer.text(span);
                        visitor.comment(said);
                        let said = said.comment();
                        self.lexer.warn(PdnWarningKind::Remark(said));
                    }
                    return self.finish(visitor, Some(result));
                }
                Token::NextGame => return self.finish(visitor, None),
                Token::End if self.has_content => return self.finish(visitor, None),
                Token::End => return Ok(None),
            }
        }
    }

    /// Remembers the result of the tag.
    fn announce(&mut self, value: String) {
        self.announced = GameResult::from_tag(&value);
        if let Some(remark) = GameResult::split_tag(&value).1 {
            self.lexer.warn(PdnWarningKind::Remark(remark.to_owned()));
        }
        if GameResult::is_draw_in_words(&value) {
            self.lexer.warn(PdnWarningKind::DrawInWords(value));
        }
    }

    #[inline(always)]
    pub(super) fn play<V: Visitor>(&mut self, visitor: &mut V, text: &MoveText) -> Result<(), Fault> {
        if self.lexer.section != Section::Moves {
            self.recognise(visitor, text);
            self.enter_moves(visitor)?;
        }
        if let Err(fault) = visitor.played(text) {
            self.play_ambiguous(visitor, text, fault)?;
        }
        if visitor.track().is_some_and(|track| track.has_warning()) {
            self.report_warnings(visitor);
        }
        Ok(())
    }

    fn count_game(&mut self) {
        if !self.has_content {
            self.has_content = true;
            self.games += 1;
        }
    }

    #[inline]
    fn enter_moves<V: Visitor>(&mut self, visitor: &mut V) -> Result<(), Fault> {
        if self.lexer.section != Section::Moves {
            self.count_game();
            self.lexer.section = Section::Moves;
            visitor.end_tags()?;
            self.report_warnings(visitor);
        }
        Ok(())
    }

    pub(super) fn open(&mut self) -> Result<(), Fault> {
        if self.depth == DEEPEST_VARIATION {
            return Err(PdnErrorKind::TooDeep(DEEPEST_VARIATION).into());
        }
        if self.depth == 0 {
            self.opened = Some(self.place());
        }
        self.depth += 1;
        Ok(())
    }

    pub(super) fn close(&mut self) -> Result<(), Fault> {
        self.depth = self.depth.checked_sub(1).ok_or(PdnErrorKind::UnopenedVariation)?;
        Ok(())
    }

    pub(super) fn finish<V: Visitor>(
        &mut self,
        visitor: &mut V,
        result: Option<GameResult>,
    ) -> Result<Option<V::Output>, Fault> {
        if self.depth > 0 {
            return Err(Fault { kind: PdnErrorKind::UnclosedVariation, place: self.opened });
        }
        if result.is_none() {
            self.warn(PdnWarningKind::NoTerminator, None);
        }
        self.enter_moves(visitor)?;
        if let Some(end) = result.as_ref().filter(|end| self.announced.contradicts(end)) {
            let variant = visitor.track().map_or(Variant::International, |track| track.variant());
            let [tag, end] = [&self.announced, end].map(|result| result.spelling(variant).to_owned());
            self.warn(PdnWarningKind::OtherResult { tag, end }, None);
        }
        Ok(Some(visitor.end_game(result)))
    }

    /// Skips the rest of a game after an error.
    fn skip_game(&mut self, error: &PdnErrorKind) {
        let mut inside_text = is_endless(error);
        let mut depth = self.depth;
        loop {
            if inside_text {
                // Only a tag at the start of a line gets out of the text. A read error ends the input, which the next
                // token reports.
                let _ = self.lexer.skip_to_tag_line();
                (inside_text, depth) = (false, 0);
            }
            match self.next_skipped() {
                Ok(Token::End | Token::NextGame) => return,
                Ok(Token::Result(_)) if depth == 0 => {
                    let _ = self.lexer.remark();
                    return;
                }
                Ok(Token::Open) => depth += 1,
                Ok(Token::Close) => depth = depth.saturating_sub(1),
                Ok(Token::Move(_)) => self.lexer.section = Section::Moves,
                Ok(_) => {}
                Err(error) => inside_text = is_endless(&error),
            }
        }
    }
}

/// Whether an error leaves the reader inside an unterminated text.
fn is_endless(error: &PdnErrorKind) -> bool {
    matches!(
        error,
        PdnErrorKind::UnclosedComment(_)
            | PdnErrorKind::UnclosedSetup
            | PdnErrorKind::UnclosedTag(_)
            | PdnErrorKind::Utf16
    )
}
