//! Deciding from later moves what an earlier one means, or which variant a game belongs to.

use std::io::BufRead;

use super::ahead::{Alternatives, Kept};
use super::error::{Fault, PdnErrorKind, Place};
use super::lexer::{Section, Token};
use super::reader::{PdnReader, Visitor};
use super::text::RawText;
use super::track::Track;
use crate::notation::moves::MoveError;
use crate::notation::text::MoveText;

impl<R: BufRead> PdnReader<R> {
    /// Recognises the variant of a game by its moves when its tags do not give it.
    pub(super) fn recognise<V: Visitor>(&mut self, visitor: &mut V, text: &MoveText) {
        let Some(mut open) = visitor.track().and_then(|track| track.first_move(text)) else { return };
        // A tag that follows belongs to the next game.
        let section = std::mem::replace(&mut self.lexer.section, Section::Moves);
        let place = self.place();
        self.look_ahead(&mut open);
        self.lexer.section = section;
        self.stay_at(place);
        if let Some(track) = visitor.track() {
            track.recognise(open.answer());
        }
    }

    /// Plays a move that was refused, if it was ambiguous and later moves show what it means.
    #[cold]
    pub(super) fn play_ambiguous<V: Visitor>(
        &mut self,
        visitor: &mut V,
        text: &MoveText,
        fault: Fault,
    ) -> Result<(), Fault> {
        let is_ambiguous = matches!(fault.kind, PdnErrorKind::Move(MoveError::Ambiguous { .. }));
        let Some(track) = visitor.track().filter(|_| is_ambiguous) else { return Err(fault) };
        let (mut open, place) = (track.ambiguous(text), self.place());
        self.look_ahead(&mut open);
        self.stay_at(place);
        let (Some(track), Some(answer)) = (visitor.track(), open.answer()) else { return Err(fault) };
        track.settle(text, answer);
        played_cold(visitor, text)
    }

    /// Sets up the position of a set-up command. If it leaves open who is to move, the next move decides.
    #[cold]
    pub(super) fn set_up<V: Visitor>(&mut self, visitor: &mut V, text: &[u8]) -> Result<(), Fault> {
        let text = RawText::new(text);
        if visitor.track().is_some_and(|track| track.passes_over(text)) {
            self.report_warnings(visitor);
            return Ok(());
        }
        let question = visitor.track().map_or(Ok(None), |track| track.open_setup(text))?;
        if let Some(mut open) = question {
            let place = self.place();
            self.look_ahead(&mut open);
            self.stay_at(place);
            if let Some(track) = visitor.track() {
                track.settle_setup(open.answer());
            }
        }
        visitor.setup(text)?;
        self.report_warnings(visitor);
        Ok(())
    }

    /// [`PdnReader::play`] out of line, for rare cases.
    #[cold]
    #[inline(never)]
    fn play_cold<V: Visitor>(&mut self, visitor: &mut V, text: &MoveText) -> Result<(), Fault> {
        self.play(visitor, text)
    }

    /// Remembers where the current token starts, since later ones have been read.
    fn stay_at(&mut self, place: Place) {
        self.kept = Some(place);
    }

    /// Reports the warnings about the last move or the tags.
    #[cold]
    pub(super) fn report_warnings<V: Visitor>(&mut self, visitor: &mut V) {
        while let Some((kind, place)) = visitor.track().and_then(Track::take_warning) {
            self.warn(kind, place);
        }
    }

    /// Reads on to the move that decides a question or to the end of the line, and keeps the tokens.
    fn look_ahead(&mut self, open: &mut Alternatives) {
        let (mut at, mut depth) = (0, 0_usize);
        while open.is_open() {
            let Some(token) = self.ahead.get(at) else {
                if self.keep_next() {
                    continue;
                }
                return;
            };
            match token {
                Kept::Move(text) if depth == 0 => open.follow(text),
                Kept::Open => depth += 1,
                Kept::Close if depth > 0 => depth -= 1,
                Kept::Close | Kept::Setup(_) | Kept::Failed(_) => return,
                Kept::Result(_) if self.depth + depth == 0 => return,
                _ => {}
            }
            at += 1;
        }
    }

    /// Reads a token and keeps it. Returns false if there is none or no room for it.
    fn keep_next(&mut self) -> bool {
        if self.ahead.is_full() {
            return false;
        }
        let token = match self.lexer.next_cold() {
            Ok(Token::Move(text)) => Kept::Move(text),
            Ok(Token::Symbol(symbol)) => Kept::Symbol(symbol),
            Ok(Token::Comment(span)) => Kept::Comment(self.lexer.text(span).bytes().to_vec()),
            Ok(Token::Setup(span)) => Kept::Setup(self.lexer.text(span).bytes().to_vec()),
            Ok(Token::Open) => Kept::Open,
            Ok(Token::Close) => Kept::Close,
            Ok(Token::Result(result)) => Kept::Result(result),
            // The end of the game is not consumed and will be read again. The other tokens do not occur among moves.
            Ok(Token::NextGame | Token::End | Token::Tag { .. }) => {
                return false;
            }
            Err(kind) => Kept::Failed(kind),
        };
        let place = self.lexer.place();
        self.ahead.push(token, place);
        true
    }

    /// Replays the tokens read ahead that belong to this game. Returns the game if it ends there.
    #[cold]
    pub(super) fn read_kept<V: Visitor>(&mut self, visitor: &mut V) -> Result<Option<V::Output>, Fault> {
        while let Some((token, place)) = self.ahead.pop() {
            self.kept = Some(place);
            match token {
                Kept::Move(text) => self.play_cold(visitor, &text)?,
                Kept::Symbol(symbol) => visitor.symbol(symbol),
                Kept::Comment(text) => visitor.comment(RawText::new(&text)),
                Kept::Setup(text) => self.set_up(visitor, &text)?,
                Kept::Open => {
                    self.open()?;
                    visitor.begin_variation()?;
                }
                Kept::Close => {
                    self.close()?;
                    visitor.end_variation();
                }
                Kept::Result(_) if self.depth > 0 => {}
                Kept::Result(result) => return self.finish(visitor, Some(result)),
                Kept::Failed(kind) => return Err(kind.into()),
            }
        }
        self.kept = None;
        Ok(None)
    }

    /// The next token of a skipped game: from those read ahead, the first that matters there.
    pub(super) fn next_skipped(&mut self) -> Result<Token, PdnErrorKind> {
        loop {
            match self.ahead.pop() {
                None => return self.lexer.next_cold(),
                Some((Kept::Open, _)) => return Ok(Token::Open),
                Some((Kept::Close, _)) => return Ok(Token::Close),
                Some((Kept::Result(result), _)) => return Ok(Token::Result(result)),
                Some((Kept::Failed(kind), _)) => return Err(kind),
                Some(_) => {}
            }
        }
    }
}

/// [`Visitor::played`] out of line, for rare cases.
#[cold]
#[inline(never)]
fn played_cold<V: Visitor>(visitor: &mut V, text: &MoveText) -> Result<(), Fault> {
    visitor.played(text)
}
