//! Values that are unknown in whole or in part, as PDN 3.0 allows.

use crate::Color;

/// Whether a value, or a field of one, is unknown.
pub(super) fn is_unknown(value: &str) -> bool {
    matches!(value.trim(), "" | "?" | "-")
}

/// A FEN whose side to move may be unknown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct OpenFen {
    /// The FEN. If the side to move is unknown, White is.
    pub(super) text: String,
    /// Whether the side to move is unknown.
    pub(super) is_side_open: bool,
    /// How many characters `text` begins earlier than the value.
    pub(super) shift: usize,
}

impl OpenFen {
    /// What is known of a FEN; `None` if the pieces are unknown.
    pub(super) fn read(value: &str) -> Option<Self> {
        let value = value.trim();
        if is_unknown(value) {
            return None;
        }
        // A counter without its number counts for nothing; white space keeps the columns of errors.
        let value = value.replace(":H?", "   ").replace(":F?", "   ");
        let (rest, shift) = match value.strip_prefix('?') {
            Some(rest) => (Some(rest), 0),
            None => (value.starts_with(':').then_some(&*value), 1),
        };
        let fen = match rest {
            Some(rest) => Self { text: format!("W{rest}"), is_side_open: true, shift },
            None => Self { text: value, is_side_open: false, shift: 0 },
        };
        let says_nothing = fen.is_side_open && fen.text[1..].trim_matches(':').trim().is_empty();
        (!says_nothing && !fen.text.contains('?')).then_some(fen)
    }

    /// Gives a side the move.
    pub(super) fn set_side(&mut self, side: Color) {
        self.text.replace_range(..1, if side == Color::White { "W" } else { "B" });
    }
}
