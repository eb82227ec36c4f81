//! Tracks the positions of a game and its variations. Every visitor that checks moves needs this.

use super::ahead::{Alternatives, meanings};
use super::error::{Fault, PdnErrorKind, Place};
use super::game_type::read_game_type;
use super::named_game::{NamedGame, named_game};
use super::text::RawText;
use super::unknown::{OpenFen, is_unknown};
use super::warning::PdnWarningKind;
use crate::notation::fen::{Fen, read_fen_with, with_side_to_move};
use crate::notation::move_writer::MoveWriter;
use crate::notation::moves::{MoveError, resolve};
use crate::notation::plain::plain_text;
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

/// A tag that names the game in words.
struct Named {
    tag: String,
    value: String,
    place: Place,
    game: NamedGame,
}

/// Follows a game move by move. A [`Visitor`](super::Visitor) that checks moves has one. The reader consults it when
/// only later moves show what an earlier one means.
pub struct Track {
    default_variant: Variant,
    variant: Variant,
    names: SquareNames,
    game_type: Option<(String, Place)>,
    /// Where a `GameType` with an unknown value stands.
    unknown_type: Option<Place>,
    /// The tag that names the game in words, with its value.
    named: Option<Named>,
    fen: Option<(OpenFen, Place)>,
    /// Where the tag `SetUp` says that the game begins elsewhere.
    set_up: Option<Place>,
    /// Who is to move after a set-up command that leaves it open.
    setup_side: Option<Color>,
    /// The meaning of the next move, which is ambiguous by itself.
    meaning: Option<Move>,
    warnings: Vec<(PdnWarningKind, Option<Place>)>,
    line: Line,
    outer: Vec<Line>,
    legal: Vec<Move>,
}

impl Named {
    fn error(self) -> Fault {
        Fault { kind: PdnErrorKind::OtherName { tag: self.tag, value: self.value }, place: Some(self.place) }
    }
}

impl Track {
    /// A track that assumes `default_variant` for games without `GameType`.
    pub(super) fn new(default_variant: Variant) -> Self {
        Self {
            default_variant,
            variant: default_variant,
            names: SquareNames::of(default_variant),
            game_type: None,
            unknown_type: None,
            named: None,
            fen: None,
            set_up: None,
            setup_side: None,
            meaning: None,
            warnings: Vec::new(),
            line: Line { now: AnyPosition::start(default_variant), before: None },
            outer: Vec::new(),
            legal: Vec::new(),
        }
    }

    pub(super) fn begin_game(&mut self) {
        self.variant = self.default_variant;
        self.names = SquareNames::of(self.variant);
        (self.game_type, self.unknown_type, self.named) = (None, None, None);
        (self.fen, self.set_up, self.setup_side, self.meaning) = (None, None, None, None);
        self.warnings.clear();
        self.outer.clear();
    }

    /// Evaluates the tags that set up the board. Returns whether it was `GameType` or `FEN`, which follow from the game.
    pub(super) fn tag(&mut self, name: &str, value: RawText<'_>, place: Place) -> Result<bool, Fault> {
        match name {
            "GameType" => self.game_type(&plain_text(&value.tag_value()), place)?,
            "FEN" => self.fen(&plain_text(&value.tag_value()), place),
            "SetUp" => {
                self.set_up = (value.tag_value().trim() == "1").then_some(place);
                return Ok(false);
            }
            "Variant" | "GameVariant" | "Rules" => return self.name(name, &value.tag_value(), place).map(|()| false),
            "Game" | "GameName" | "Ruleset" | "Discipline" | "Type" => {
                self.name_aside(name, &value.tag_value(), place)?;
                return Ok(false);
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn game_type(&mut self, value: &str, place: Place) -> Result<(), Fault> {
        let first = value.split(',').next().unwrap_or_default();
        match named_game(value) {
            _ if is_unknown(first) => self.unknown_type = Some(place),
            NamedGame::Nothing => self.unknown_type = Some(place),
            NamedGame::Known(_) | NamedGame::Other => self.name("GameType", value, place)?,
            NamedGame::Strange => {
                (self.variant, self.names) = read_game_type(value)?;
                self.game_type = Some((value.to_owned(), place));
            }
        }
        Ok(())
    }

    /// Evaluates a tag that names the game in words. A number in `GameType` takes precedence.
    fn name(&mut self, tag: &str, value: &str, place: Place) -> Result<(), Fault> {
        let game = named_game(value);
        let named = Named { tag: tag.to_owned(), value: value.to_owned(), place, game };
        match game {
            NamedGame::Nothing => return Ok(()),
            NamedGame::Other => return Err(named.error()),
            NamedGame::Known(variant) if self.game_type.is_none() => {
                (self.variant, self.names) = (variant, SquareNames::of(variant));
            }
            NamedGame::Known(_) | NamedGame::Strange => {}
        }
        self.named = Some(named);
        Ok(())
    }

    /// Evaluates a tag that often says something else: it counts only if it names a game, and after the others.
    fn name_aside(&mut self, tag: &str, value: &str, place: Place) -> Result<(), Fault> {
        match named_game(value) {
            _ if self.named.is_some() => {}
            NamedGame::Known(_) => self.name(tag, value, place)?,
            game @ NamedGame::Other => {
                self.named = Some(Named { tag: tag.to_owned(), value: value.to_owned(), place, game });
            }
            NamedGame::Nothing | NamedGame::Strange => {}
        }
        Ok(())
    }

    /// Keeps a `FEN` until the variant is known. All of it or the side to move may be unknown (PDN 3.0, tags).
    fn fen(&mut self, value: &str, place: Place) {
        match OpenFen::read(value) {
            Some(fen) => self.fen = Some((fen, place)),
            None => self.warn(PdnWarningKind::UnknownFen, place),
        }
        self.set_up = None;
    }

    /// The position that the tags set up, assuming this variant and these square names.
    fn start(&self, variant: Variant, names: SquareNames) -> Result<Fen, Fault> {
        match &self.fen {
            Some((fen, place)) => read_fen_with(&fen.text, variant, names).map_err(|mut error| {
                error.column -= fen.shift;
                Fault { kind: error.into(), place: Some(*place) }
            }),
            None => Ok(Fen::new(AnyPosition::start(variant))),
        }
    }

    /// Gives Black the move if the `FEN` leaves it open and only Black can play the first one.
    fn decide_side(&mut self, text: &MoveText) {
        if self.fen.as_ref().is_none_or(|(fen, _)| !fen.is_side_open) || self.allows(text, self.variant, self.names) {
            return;
        }
        self.set_side(Color::Black);
        if !self.allows(text, self.variant, self.names) {
            self.set_side(Color::White);
        }
    }

    fn set_side(&mut self, side: Color) {
        if let Some((fen, _)) = &mut self.fen {
            fen.set_side(side);
        }
    }

    /// Examines the first move before the board is set up. If the square names of the tag make the move impossible,
    /// they are corrected. If no tag gives the variant, later moves must decide it.
    pub(super) fn first_move(&mut self, text: &MoveText) -> Option<Alternatives> {
        self.decide_side(text);
        let usual = SquareNames::of(self.variant);
        if self.names != usual {
            self.check_names(text, usual);
            return None;
        }
        let is_open = self.game_type.is_none() && self.known_name().is_none() && usual.size() == BoardSize::Ten;
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
            self.warnings.push((PdnWarningKind::Naming(value.clone()), Some(*place)));
        }
    }

    /// The variant named in words.
    fn known_name(&self) -> Option<Variant> {
        match self.named.as_ref()?.game {
            NamedGame::Known(variant) => Some(variant),
            _ => None,
        }
    }

    /// Answers the question raised by [`Track::first_move`]. If the moves do not decide it, every answer reads them the
    /// same way.
    pub(super) fn recognise(&mut self, answer: Option<usize>) {
        self.variant = SIXTY_FOUR[answer.unwrap_or(0)];
        self.names = SquareNames::of(self.variant);
        let kind = PdnWarningKind::Recognised { variant: self.variant, is_certain: answer.is_some() };
        self.warnings.push((kind, None));
        self.unknown_type = None;
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
            self.warnings.push((PdnWarningKind::Ambiguous { text, meaning }, None));
        }
    }

    /// Whether there is a warning about the last move or the tags.
    #[inline]
    pub(super) const fn has_warning(&self) -> bool {
        !self.warnings.is_empty()
    }

    fn warn(&mut self, kind: PdnWarningKind, place: Place) {
        self.warnings.push((kind, Some(place)));
    }

    /// A warning about the last move or the tags. Without a place, it refers to the current token.
    pub(super) fn take_warning(&mut self) -> Option<(PdnWarningKind, Option<Place>)> {
        self.warnings.pop()
    }

    /// Sets up the board once the variant is known. Returns the position with its counters.
    pub(super) fn end_tags(&mut self) -> Result<Fen, Fault> {
        let start = self.start(self.variant, self.names)?;
        self.judge_tags(start.position.side_to_move())?;
        self.line = Line { now: start.position, before: None };
        Ok(start)
    }

    /// Warns about tags that leave something open or contradict each other.
    ///
    /// # Errors
    ///
    /// A game of which nothing is known but a strange name, or that of another game.
    fn judge_tags(&mut self, side: Color) -> Result<(), Fault> {
        if let Some(&(_, place)) = self.fen.as_ref().filter(|(fen, _)| fen.is_side_open) {
            self.warn(PdnWarningKind::UnknownSide(side), place);
        }
        if let Some(place) = self.set_up.filter(|_| self.fen.is_none()) {
            self.warn(PdnWarningKind::UnknownFen, place);
        }
        if let Some(named) = self.named.take() {
            match named.game {
                NamedGame::Strange | NamedGame::Other if self.game_type.is_none() => return Err(named.error()),
                NamedGame::Known(variant) if variant == self.variant => self.unknown_type = None,
                _ => self.warn(PdnWarningKind::OtherName { tag: named.tag, value: named.value }, named.place),
            }
        }
        if let Some(place) = self.unknown_type {
            self.warn(PdnWarningKind::UnknownGameType(self.variant), place);
        }
        Ok(())
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
        self.warnings.push((PdnWarningKind::DashForCapture, None));
    }

    /// The recorded meaning of a move that its text leaves open.
    #[cold]
    fn settled(&mut self, error: MoveError) -> Result<Move, MoveError> {
        self.meaning.take().ok_or(error)
    }

    /// The question who is to move after a set-up command that leaves it open. Its answers are [`Self::sides`].
    ///
    /// # Errors
    ///
    /// A position that cannot be read.
    pub(super) fn open_setup(&self, text: RawText<'_>) -> Result<Option<Alternatives>, Fault> {
        let Some(mut fen) = OpenFen::read(&bare_setup(text)).filter(|fen| fen.is_side_open) else { return Ok(None) };
        let mut positions = Vec::new();
        for side in self.sides() {
            fen.set_side(side);
            positions.push((self.setup_position(&fen)?, self.names));
        }
        Ok(Some(Alternatives::new(positions, 1)))
    }

    /// Answers the question raised by [`Track::open_setup`]: whoever is to move stays so if both can play on.
    pub(super) fn settle_setup(&mut self, answer: Option<usize>) {
        let side = self.sides()[answer.unwrap_or(0)];
        self.setup_side = Some(side);
        self.warnings.push((PdnWarningKind::UnknownSide(side), None));
    }

    /// The side to move, and the other one.
    fn sides(&self) -> [Color; 2] {
        let side = self.line.now.side_to_move();
        [side, !side]
    }

    /// Whether a set-up command has an unknown position, so that the board stays as it is.
    pub(super) fn passes_over(&mut self, text: RawText<'_>) -> bool {
        let is_unknown = OpenFen::read(&bare_setup(text)).is_none();
        if is_unknown {
            self.warnings.push((PdnWarningKind::UnknownSetup, None));
        }
        is_unknown
    }

    fn setup_position(&self, fen: &OpenFen) -> Result<AnyPosition, Fault> {
        Ok(match fen.text.trim_end_matches(':') {
            "W" => with_side_to_move(self.line.now, Color::White),
            "B" => with_side_to_move(self.line.now, Color::Black),
            _ => {
                read_fen_with(&fen.text, self.variant, self.names)
                    .map_err(|mut error| {
                        error.column -= fen.shift;
                        error
                    })?
                    .position
            }
        })
    }

    /// Sets up the position of a set-up command; `B::` only changes the side to move. Counters are read, but the game
    /// tree cannot store them here.
    pub(super) fn setup(&mut self, text: RawText<'_>) -> Result<(), Fault> {
        if let Some(mut fen) = OpenFen::read(&bare_setup(text)) {
            if let Some(side) = self.setup_side.take() {
                fen.set_side(side);
            }
            let now = self.setup_position(&fen)?;
            self.line = Line { now, before: Some(self.line.now) };
        }
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

/// The value of a set-up command, without white space.
fn bare_setup(text: RawText<'_>) -> String {
    let text = text.decode();
    text.trim_start_matches("FEN").chars().filter(|&c| c != '"' && !c.is_whitespace()).collect()
}
