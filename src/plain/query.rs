//! The words that work on every screen.

use strum::VariantArray;

use crate::tui::keymap::Command;
use crate::words::{in_english, say};

/// A word that works on every screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::AsRefStr, strum::VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Query {
    /// The pieces.
    Pieces,
    /// A square and its neighbours.
    Square,
    /// A row.
    Row,
    /// The diagonals through a square.
    Diagonals,
    /// The legal moves.
    Moves,
    /// The captures.
    Captures,
    /// The last move.
    Last,
    /// The moves so far.
    Score,
    /// The clock.
    Clock,
    /// The screen, the task and whose move it is.
    Where,
    /// The last answer again.
    Say,
    /// The whole message.
    Read,
    /// The whole list.
    List,
    /// Help.
    Help,
    /// A diagram.
    Board,
    /// How much is said.
    Speech,
    /// How moves are said.
    Style,
    /// Points at squares by row and place.
    At,
    /// The key of an arrow, or another that has no letter.
    Up,
    /// The arrow down.
    Down,
    /// The arrow to the left.
    Left,
    /// The arrow to the right.
    Right,
    /// The key Home.
    Start,
    /// The key End.
    End,
    /// Enter.
    Enter,
    /// Esc.
    Back,
    /// Delete.
    Delete,
    /// The key that keeps a puzzle in a set.
    Keep,
    /// To the home screen.
    Home,
    /// Leaves the program.
    Quit,
}

impl Query {
    /// Its word.
    #[must_use]
    pub fn word(self) -> String {
        say().plain_word(self)
    }

    /// All words, in the language spoken and in English.
    #[must_use]
    pub fn words() -> Vec<(String, Self)> {
        let named = || Self::VARIANTS.iter().map(|&query| (query.word(), query));
        let keys = || {
            let keys = [
                (say().key_escape(), Self::Back),
                (say().key_enter(), Self::Enter),
                (say().key_delete(), Self::Delete),
            ];
            keys.map(|(name, query)| (name.to_lowercase(), query))
        };
        let english = in_english(|| named().chain(keys()).collect::<Vec<_>>());
        named().chain(keys()).chain(english).collect()
    }

    /// The question of a letter, as behind a stroke.
    #[must_use]
    pub const fn of_letter(letter: char) -> Option<Self> {
        Some(match letter {
            'p' => Self::Pieces,
            's' | 'q' => Self::Square,
            'r' => Self::Row,
            'd' => Self::Diagonals,
            'm' => Self::Moves,
            'c' => Self::Captures,
            'l' => Self::Last,
            't' => Self::Clock,
            'w' => Self::Where,
            'b' => Self::Board,
            'h' | '?' => Self::Help,
            _ => return None,
        })
    }

    /// The command of the screen that it gives, for the keys without a letter.
    #[must_use]
    pub const fn command(self) -> Option<Command> {
        Some(match self {
            Self::Up => Command::Up,
            Self::Down => Command::Down,
            Self::Left => Command::Left,
            Self::Right => Command::Right,
            Self::Start => Command::First,
            Self::End => Command::Last,
            Self::Enter => Command::Confirm,
            Self::Back => Command::Cancel,
            Self::Keep => Command::Keep,
            Self::Home => Command::Home,
            Self::Quit => Command::Quit,
            _ => return None,
        })
    }

    /// Whether it asks about the board.
    #[must_use]
    pub const fn is_of_board(self) -> bool {
        matches!(
            self,
            Self::Pieces
                | Self::Square
                | Self::Row
                | Self::Diagonals
                | Self::Moves
                | Self::Captures
                | Self::Last
                | Self::Score
                | Self::Clock
                | Self::Board
        )
    }

    /// How it is typed, where it needs more than its word.
    #[must_use]
    pub const fn usage(self) -> &'static str {
        match self {
            Self::Square | Self::Diagonals => " 28",
            Self::Row => " 5",
            Self::At => " 6 2",
            Self::Speech => " 1",
            Self::Style => " 3",
            Self::Help => " row",
            _ => "",
        }
    }
}
