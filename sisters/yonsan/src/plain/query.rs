//! Questions about the board, which work on every screen that shows one.

/// A question about the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::AsRefStr, strum::VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Question {
    /// The stones.
    Stones,
    /// A point and its neighbours.
    Point,
    /// A row.
    Row,
    /// A column.
    File,
    /// The diagonals through a point.
    Diagonals,
    /// The points that are forbidden to Black.
    Fouls,
    /// The last stone.
    Last,
    /// A diagram.
    Board,
}

impl Question {
    /// All, in the order in which help tells them.
    pub const ALL: &'static [Self] = <Self as strum::VariantArray>::VARIANTS;

    /// The question of a letter.
    #[must_use]
    pub const fn of_letter(letter: char) -> Option<Self> {
        Some(match letter {
            'p' => Self::Stones,
            's' => Self::Point,
            'r' => Self::Row,
            'c' => Self::File,
            'd' => Self::Diagonals,
            'f' => Self::Fouls,
            'l' => Self::Last,
            'b' => Self::Board,
            _ => return None,
        })
    }
}
