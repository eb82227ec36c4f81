//! The words that work on every screen.

use strum::VariantArray;

use crate::screen::Command;
use crate::words::{in_english, say};

/// A word that works on every screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::AsRefStr, strum::VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Query {
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
    /// The stones in their order.
    Score,
    /// The clock and what is counted.
    Clock,
    /// The screen, the task and whose move it is.
    Where,
    /// The last answer again.
    Say,
    /// The whole task.
    Read,
    /// The whole list.
    List,
    /// Help.
    Help,
    /// A diagram.
    Board,
    /// The key of an arrow.
    Up,
    /// The arrow down.
    Down,
    /// The arrow to the left.
    Left,
    /// The arrow to the right.
    Right,
    /// Enter.
    Enter,
    /// Esc.
    Back,
    /// Back to the home screen.
    Home,
    /// Leaves the program.
    Quit,
}

impl Query {
    /// Its word.
    #[must_use]
    pub fn word(self) -> String {
        say().plain_word(self.as_ref())
    }

    /// What it does.
    #[must_use]
    pub fn help(self) -> String {
        say().plain_word_help(self.as_ref())
    }

    /// All words, in the language spoken and in English.
    #[must_use]
    pub fn words() -> Vec<(String, Self)> {
        let named = || Self::VARIANTS.iter().map(|&query| (query.word(), query)).collect::<Vec<_>>();
        named().into_iter().chain(in_english(named)).collect()
    }

    /// The question of a letter, behind a stroke or before more words.
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
            't' => Self::Clock,
            'w' => Self::Where,
            'b' => Self::Board,
            'h' => Self::Help,
            _ => return None,
        })
    }

    /// The command of a key without a letter.
    #[must_use]
    pub const fn command(self) -> Option<Command> {
        Some(match self {
            Self::Up => Command::Up,
            Self::Down => Command::Down,
            Self::Left => Command::Left,
            Self::Right => Command::Right,
            Self::Enter => Command::Confirm,
            Self::Back => Command::Back,
            Self::Quit => Command::Quit,
            _ => return None,
        })
    }
}
