//! Patterns: a part of a position, to find others that have it.

use super::{FenError, FenErrorKind, Reader, error_at, inside_tag};
use crate::notation::square::SquareNames;
use crate::{AnyPosition, Bitboard, Color, PieceKind, Setup, Square, Variant};

/// Given pieces on given squares, and squares that are empty. All other squares are open.
///
/// ```
/// use damier_rules::Variant;
/// use damier_rules::notation::{read_fen, read_pattern};
///
/// let pattern = read_pattern("?:W28,-33:B19", Variant::International)?;
/// let fits = |fen| read_fen(fen, Variant::International).map(|fen| pattern.fits(&fen.position));
/// assert!(fits("B:W28,38:B9,19")?);
/// assert!(!fits("B:W28,33:B9,19")?);
/// # Ok::<(), damier_rules::notation::FenError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pattern {
    side_to_move: Option<Color>,
    pieces: AnyPosition,
    empty: Bitboard,
}

impl Pattern {
    /// The pattern that a position fits that has at least these pieces, and the same side to move.
    #[must_use]
    pub const fn of(position: &AnyPosition) -> Self {
        Self { side_to_move: Some(position.side_to_move()), pieces: *position, empty: Bitboard::EMPTY }
    }

    /// The variant.
    #[must_use]
    pub const fn variant(&self) -> Variant {
        self.pieces.variant()
    }

    /// The given pieces. If the side to move is open, it is White's turn here.
    #[must_use]
    pub const fn pieces(&self) -> &AnyPosition {
        &self.pieces
    }

    /// The squares that must be empty.
    #[must_use]
    pub const fn empty(&self) -> Bitboard {
        self.empty
    }

    /// Whether a position has the given pieces, the empty squares and the side to move.
    #[must_use]
    pub fn fits(&self, position: &AnyPosition) -> bool {
        let has = |color, kind| (self.pieces.pieces(color, kind) - position.pieces(color, kind)).is_empty();
        self.variant() == position.variant()
            && self.side_to_move.is_none_or(|side| side == position.side_to_move())
            && (self.empty & position.occupied()).is_empty()
            && Color::ALL.into_iter().all(|color| has(color, PieceKind::Man) && has(color, PieceKind::King))
    }

    /// Whether a position has the given pieces and no others, and the side to move.
    #[must_use]
    pub fn is_all_of(&self, position: &AnyPosition) -> bool {
        let count = |position: &AnyPosition| Color::ALL.map(|color| position.all_pieces(color).len());
        self.fits(position) && count(&self.pieces) == count(position)
    }
}

/// Reads a pattern: a FEN in which squares left out are open, `-` before a square or a range of squares says that it is
/// empty, and `?` for the side to move leaves that open. Counters are ignored.
///
/// # Errors
///
/// [`FenError`] for the first error found.
pub fn read_pattern(text: &str, variant: Variant) -> Result<Pattern, FenError> {
    let (start, end) = inside_tag(text);
    let mut reader = Reader { bytes: &text.as_bytes()[..end], at: start, names: SquareNames::of(variant) };
    let side_to_move = match reader.next() {
        Some(b'W' | b'w') => Some(Color::White),
        Some(b'B' | b'b') => Some(Color::Black),
        Some(b'?') => None,
        _ => return Err(reader.error(FenErrorKind::NoSide)),
    };
    reader.at += 1;
    let mut drawn = Drawn { setup: Setup::new(variant, side_to_move.unwrap_or(Color::White)), empty: 0 };
    let parts = reader.parts(|reader, color| drawn.item(reader, color))?;
    let start = super::with_side_to_move(AnyPosition::start(variant), side_to_move.unwrap_or(Color::White));
    let pieces = if parts.has_lists { drawn.setup.position() } else { start };
    Ok(Pattern { side_to_move, pieces, empty: Bitboard(drawn.empty) })
}

/// The pieces and the empty squares read so far.
struct Drawn {
    setup: Setup,
    empty: u64,
}

impl Drawn {
    /// Reads one square or one range, of pieces or of empty squares.
    fn item(&mut self, reader: &mut Reader, color: Color) -> Result<(), FenError> {
        if reader.next() != Some(b'-') {
            let start = reader.at;
            let taken = reader.item(color, &mut self.setup)?;
            return if self.empty & taken == 0 { Ok(()) } else { Err(self.overlap(reader, taken, start)) };
        }
        reader.at += 1;
        reader.next();
        let start = reader.at;
        for square in reader.squares()? {
            self.empty |= square.bit();
        }
        let position = self.setup.position();
        let taken = position.occupied().bits();
        if self.empty & taken == 0 { Ok(()) } else { Err(self.overlap(reader, taken, start)) }
    }

    /// The error of a piece on an empty square.
    fn overlap(&self, reader: &Reader, taken: u64, at: usize) -> FenError {
        let square = Square::lowest(self.empty & taken);
        error_at(at, FenErrorKind::Overlap(reader.names.text(square)))
    }
}
