//! The positions along a game and its variations: what every visitor that checks moves needs.

use super::error::{Fault, PdnErrorKind, Place};
use super::game_type::read_game_type;
use super::text::RawText;
use crate::notation::fen::{Fen, read_fen_with, with_side_to_move};
use crate::notation::moves::resolve;
use crate::notation::square::SquareNames;
use crate::notation::text::MoveText;
use crate::{AnyPosition, Color, Move, Variant};

/// Where a line of a game has got to.
#[derive(Clone, Copy)]
struct Line {
    now: AnyPosition,
    /// Before the last move, where a variation starts.
    before: Option<AnyPosition>,
}

/// Follows a game move by move.
pub(super) struct Track {
    default_variant: Variant,
    variant: Variant,
    names: SquareNames,
    fen: Option<(String, Place)>,
    line: Line,
    outer: Vec<Line>,
    legal: Vec<Move>,
}

impl Track {
    /// A track whose games are of `default_variant` when they have no `GameType`.
    pub(super) fn new(default_variant: Variant) -> Self {
        Self {
            default_variant,
            variant: default_variant,
            names: SquareNames::of(default_variant),
            fen: None,
            line: Line { now: AnyPosition::start(default_variant), before: None },
            outer: Vec::new(),
            legal: Vec::new(),
        }
    }

    pub(super) fn begin_game(&mut self) {
        self.variant = self.default_variant;
        self.names = SquareNames::of(self.variant);
        self.fen = None;
        self.outer.clear();
    }

    /// Takes note of `GameType` and `FEN`. Returns whether the tag was one of them.
    pub(super) fn tag(&mut self, name: &str, value: RawText<'_>, place: Place) -> Result<bool, Fault> {
        match name {
            "GameType" => (self.variant, self.names) = read_game_type(&value.tag_value())?,
            "FEN" => self.fen = Some((value.tag_value().into_owned(), place)),
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Sets the board up, now that the variant is known. Returns the position with its counters.
    pub(super) fn end_tags(&mut self) -> Result<Fen, Fault> {
        let start = match &self.fen {
            Some((fen, place)) => read_fen_with(fen, self.variant, self.names)
                .map_err(|error| Fault { kind: error.into(), place: Some(*place) })?,
            None => Fen::new(AnyPosition::start(self.variant)),
        };
        self.line = Line { now: start.position, before: None };
        Ok(start)
    }

    #[inline]
    pub(super) fn play(&mut self, text: &MoveText) -> Result<Move, Fault> {
        self.legal.clear();
        self.line.now.legal_moves_into(&mut self.legal);
        let played = resolve(&self.line.now, &self.legal, text, self.names)?;
        self.line = Line { now: self.line.now.play_unchecked(played), before: Some(self.line.now) };
        Ok(played)
    }

    /// Puts the position of a set-up command on the board; `B::` only passes the move on. Counters are read, but the
    /// tree of a game has no place for them there.
    pub(super) fn setup(&mut self, text: RawText<'_>) -> Result<(), Fault> {
        let text = text.decode();
        let bare: String = text.trim_start_matches("FEN").chars().filter(|&c| c != '"' && !c.is_whitespace()).collect();
        let now = match bare.trim_end_matches(':') {
            "W" => with_side_to_move(self.line.now, Color::White),
            "B" => with_side_to_move(self.line.now, Color::Black),
            _ => read_fen_with(&bare, self.variant, self.names)?.position,
        };
        self.line = Line { now, before: Some(self.line.now) };
        Ok(())
    }

    pub(super) fn begin_variation(&mut self) -> Result<(), Fault> {
        let now = self.line.before.ok_or(PdnErrorKind::VariationBeforeMove)?;
        self.outer.push(self.line);
        self.line = Line { now, before: None };
        Ok(())
    }

    pub(super) fn end_variation(&mut self) {
        if let Some(line) = self.outer.pop() {
            self.line = line;
        }
    }

    /// The position on the board.
    pub(super) const fn now(&self) -> &AnyPosition {
        &self.line.now
    }

    pub(super) const fn variant(&self) -> Variant {
        self.variant
    }

    #[inline]
    pub(super) fn in_variation(&self) -> bool {
        !self.outer.is_empty()
    }
}
