//! Tracks the positions of a game and its variations. Every visitor that checks moves needs this.

use super::ahead::{Alternatives, meanings};
use super::error::{Fault, PdnErrorKind, Place};
use super::game_type::read_game_type;
use super::text::RawText;
use super::warning::PdnWarningKind;
use crate::notation::fen::{Fen, read_fen_with, with_side_to_move};
use crate::notation::move_writer::MoveWriter;
use crate::notation::moves::{MoveError, resolve};
use crate::notation::square::SquareNames;
use crate::notation::text::{MoveText, Separator};
use crate::{AnyPosition, BoardSize, Color, Move, Variant};

/// The most moves read ahead to find out which capture is meant.
const MOVES_AHEAD: usize = 40;

/// The possible variants of a game without `GameType` whose squares are a1 to h8.
const SIXTY_FOUR: [Variant; 2] = [Variant::Russian, Variant::Brazilian];

/// The current state of a line.
#[derive(Clone, Copy)]
struct Line {
    now: AnyPosition,
    /// The position before the last move, where a variation would start.
    before: Option<AnyPosition>,
}

/// Follows a game move by move. A [`Visitor`](super::Visitor) that checks moves has one. The reader consults it when
/// only later moves show what an earlier one means.
pub struct Track {
    default_variant: Variant,
    variant: Variant,
    names: SquareNames,
    game_type: Option<(String, Place)>,
    fen: Option<(String, Place)>,
    /// The meaning of the next move, which is ambiguous by itself.
    meaning: Option<Move>,
    warning: Option<(PdnWarningKind, Option<Place>)>,
    line: Line,
    outer: Vec<Line>,
    legal: Vec<Move>,
}

impl Track {
    /// A track that assumes `default_variant` for games without `GameType`.
    pub(super) fn new(default_variant: Variant) -> Self {
        Self {
            default_variant,
            variant: default_variant,
            names: SquareNames::of(default_variant),
            game_type: None,
            fen: None,
            meaning: None,
            warning: None,
            line: Line { now: AnyPosition::start(default_variant), before: None },
            outer: Vec::new(),
            legal: Vec::new(),
        }
    }

    pub(super) fn begin_game(&mut self) {
        self.variant = self.default_variant;
        self.names = SquareNames::of(self.variant);
        (self.game_type, self.fen, self.meaning, self.warning) = (None, None, None, None);
        self.outer.clear();
    }

    /// Evaluates the tags `GameType` and `FEN`. Returns whether the tag was one of them.
    pub(super) fn tag(&mut self, name: &str, value: RawText<'_>, place: Place) -> Result<bool, Fault> {
        match name {
            "GameType" => {
                let value = value.tag_value();
                (self.variant, self.names) = read_game_type(&value)?;
                self.game_type = Some((value.into_owned(), place));
            }
            "FEN" => self.fen = Some((value.tag_value().into_owned(), place)),
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// The position that the tags set up, assuming this variant and these square names.
    fn start(&self, variant: Variant, names: SquareNames) -> Result<Fen, Fault> {
        match &self.fen {
            Some((fen, place)) => {
                read_fen_with(fen, variant, names).map_err(|error| Fault { kind: error.into(), place: Some(*place) })
            }
            None => Ok(Fen::new(AnyPosition::start(variant))),
        }
    }

    /// Examines the first move before the board is set up. If the square names of the tag make the move impossible,
    /// they are corrected. If no tag gives the variant, later moves must decide it.
    pub(super) fn first_move(&mut self, text: &MoveText) -> Option<Alternatives> {
        let usual = SquareNames::of(self.variant);
        if self.names != usual {
            self.check_names(text, usual);
            return None;
        }
        let is_open = self.game_type.is_none() && usual.size() == BoardSize::Ten;
        if !is_open || !text.squares()[0].is_algebraic() {
            return None;
        }
        // Letters on 100 squares come with a GameType. Without one, they are considered only if 64 squares make no
        // sense.
        let starts = SIXTY_FOUR.map(|variant| {
            let names = SquareNames::of(variant);
            self.start(variant, names).ok().map(|start| (start.position, names))
        });
        let [Some(russian), Some(brazilian)] = starts else { return None };
        let mut open = Alternatives::new([russian, brazilian], usize::MAX);
        open.follow(text);
        open.is_possible().then_some(open)
    }

    /// Whether a game of this variant with these square names can begin with a move.
    fn allows(&self, text: &MoveText, variant: Variant, names: SquareNames) -> bool {
        self.start(variant, names).is_ok_and(|start| !meanings(&start.position, text, names).is_empty())
    }

    /// One server writes `N1` and means `N2`. The names of the tag are kept if they make the first move possible.
    fn check_names(&mut self, text: &MoveText, usual: SquareNames) {
        if self.allows(text, self.variant, self.names) || !self.allows(text, self.variant, usual) {
            return;
        }
        self.names = usual;
        if let Some((value, place)) = &self.game_type {
            self.warning = Some((PdnWarningKind::Naming(value.clone()), Some(*place)));
        }
    }

    /// Answers the question raised by [`Track::first_move`]. If the moves do not decide it, every answer reads them the
    /// same way.
    pub(super) fn recognise(&mut self, answer: Option<usize>) {
        self.variant = SIXTY_FOUR[answer.unwrap_or(0)];
        self.names = SquareNames::of(self.variant);
        let kind = PdnWarningKind::Recognised { variant: self.variant, is_certain: answer.is_some() };
        self.warning = Some((kind, None));
    }

    /// The possible meanings of an ambiguous move, as a question. Its answers are the [`meanings`], in order.
    pub(super) fn ambiguous(&self, text: &MoveText) -> Alternatives {
        let now = &self.line.now;
        let positions =
            meanings(now, text, self.names).into_iter().map(|played| (now.play_unchecked(played), self.names));
        Alternatives::new(positions, MOVES_AHEAD)
    }

    /// Answers the question raised by [`Track::ambiguous`]. It applies when the same move is played next.
    pub(super) fn settle(&mut self, text: &MoveText, answer: usize) {
        let now = &self.line.now;
        self.meaning = meanings(now, text, self.names).get(answer).copied();
        if let Some(meaning) = self.meaning {
            let writer = MoveWriter::of(self.variant).with_names(self.names);
            let text = text.written(writer.capture_sign());
            let meaning = writer.unambiguous(now, &now.legal_moves(), meaning);
            self.warning = Some((PdnWarningKind::Ambiguous { text, meaning }, None));
        }
    }

    /// Whether there is a warning about the last move or the tags.
    #[inline]
    pub(super) const fn has_warning(&self) -> bool {
        self.warning.is_some()
    }

    /// The warning about the last move or the tags. Without a place, it refers to the current token.
    pub(super) const fn take_warning(&mut self) -> Option<(PdnWarningKind, Option<Place>)> {
        self.warning.take()
    }

    /// Sets up the board once the variant is known. Returns the position with its counters.
    pub(super) fn end_tags(&mut self) -> Result<Fen, Fault> {
        let start = self.start(self.variant, self.names)?;
        self.line = Line { now: start.position, before: None };
        Ok(start)
    }

    #[inline(always)]
    pub(super) fn play(&mut self, text: &MoveText) -> Result<Move, Fault> {
        self.legal.clear();
        self.line.now.legal_moves_into(&mut self.legal);
        let played = match resolve(&self.line.now, &self.legal, text, self.names) {
            Ok(played) => played,
            Err(error) => self.settled(error)?,
        };
        if played.is_capture() && text.separator() == Separator::Dash {
            self.note_dash();
        }
        self.line = Line { now: self.line.now.play_unchecked(played), before: Some(self.line.now) };
        Ok(played)
    }

    #[cold]
    fn note_dash(&mut self) {
        self.warning = Some((PdnWarningKind::DashForCapture, None));
    }

    /// The recorded meaning of a move that its text leaves open.
    #[cold]
    fn settled(&mut self, error: MoveError) -> Result<Move, MoveError> {
        self.meaning.take().ok_or(error)
    }

    /// Sets up the position of a set-up command; `B::` only changes the side to move. Counters are read, but the game
    /// tree cannot store them here.
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
