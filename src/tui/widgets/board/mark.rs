//! Marks on squares.

/// A mark on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// The cursor is on it.
    Cursor,
    /// Its piece is selected.
    Selected,
    /// The selected piece may go there.
    Target,
    /// Its piece must capture.
    MustCapture,
    /// The last move began or ended there.
    LastMove,
    /// The last move touched it on its route.
    Passed,
    /// Its piece was captured by the last move.
    Taken,
    /// It was the right answer.
    Right,
    /// It was a wrong answer.
    Wrong,
    /// A hint points at it.
    Hint,
    /// How much trouble the square gave, from 1 to 4, the most.
    Heat(u8),
}

/// The shading for [`Mark::Heat`].
pub(super) const fn heat(level: u8) -> &'static str {
    match level {
        0 | 1 => "░",
        2 => "▒",
        3 => "▓",
        _ => "█",
    }
}

impl Mark {
    /// All marks.
    pub const ALL: &'static [Self] = &[
        Self::Cursor,
        Self::Selected,
        Self::Target,
        Self::MustCapture,
        Self::LastMove,
        Self::Passed,
        Self::Taken,
        Self::Right,
        Self::Wrong,
        Self::Hint,
        Self::Heat(1),
        Self::Heat(2),
        Self::Heat(3),
        Self::Heat(4),
    ];

    /// Its place in [`Self::ALL`].
    #[must_use]
    pub fn index(self) -> usize {
        let mark = if let Self::Heat(level) = self { Self::Heat(level.clamp(1, 4)) } else { self };
        Self::ALL.iter().position(|&other| other == mark).unwrap_or(0)
    }

    /// The characters at the left and right of the foot of the square.
    pub(super) const fn edges(self) -> (&'static str, &'static str) {
        match self {
            Self::Cursor => ("┗", "┛"),
            Self::Selected => ("[", "]"),
            Self::Target => ("(", ")"),
            Self::MustCapture => ("!", "!"),
            Self::LastMove => ("▖", "▗"),
            Self::Passed => ("·", "·"),
            Self::Taken => ("╳", "╳"),
            Self::Right => ("√", "√"),
            Self::Wrong => ("×", "×"),
            Self::Hint => ("?", "?"),
            Self::Heat(level) => (heat(level), heat(level)),
        }
    }

    /// Whether its shape is shown in a cell of two columns, where it replaces half of the piece, or the number.
    pub(super) const fn is_shown_in_tiny_cells(self, on_piece: bool) -> bool {
        if on_piece {
            matches!(self, Self::Selected | Self::MustCapture | Self::Right | Self::Wrong | Self::Taken | Self::Hint)
        } else {
            matches!(self, Self::LastMove | Self::Passed | Self::Right | Self::Wrong)
        }
    }
}
