//! The table of keys, which feeds the dispatcher, the footer and the list of keys.

mod table;

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use strum::VariantArray;

pub use self::table::BINDINGS;
use crate::words::{Message, say};
use etude_text::half_width;
use etude_text::latin_key;

/// A command that a key can give.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Command {
    /// Quit the program.
    Quit,
    /// Go to the home screen.
    Home,
    /// Show the list of keys.
    Help,
    /// Read on in the message.
    MessageOn,
    /// Go back in the message.
    MessageBack,
    /// Suspend the program until the shell resumes it.
    Suspend,
    /// Redraw the screen.
    Redraw,
    /// Move the cursor up.
    Up,
    /// Move the cursor down.
    Down,
    /// Move the cursor to the left.
    Left,
    /// Move the cursor to the right.
    Right,
    /// Choose what the cursor is on, or play the typed move.
    Confirm,
    /// Cancel the selection or the typed text; without either, leave.
    Cancel,
    /// Delete the last typed character, or the one before the caret.
    Erase,
    /// Delete the character after the caret.
    EraseNext,
    /// Delete the word before the caret.
    EraseWord,
    /// Delete everything before the caret.
    EraseBefore,
    /// Move the caret to the start of a word.
    WordLeft,
    /// Move the caret to the end of a word.
    WordRight,
    /// Complete the typed move.
    Complete,
    /// Go on to the next exercise.
    Next,
    /// Try again.
    Retry,
    /// Give a hint.
    Hint,
    /// Show the solution.
    Solution,
    /// Take the last move back.
    Undo,
    /// Turn the board.
    Turn,
    /// Open the course.
    Learn,
    /// Start the puzzles.
    Puzzles,
    /// Train notation.
    Notation,
    /// Choose an ending to drill.
    Endings,
    /// Choose among the tactics that do not announce themselves.
    Unannounced,
    /// Say that there is no shot.
    Nothing,
    /// Review what is due.
    Review,
    /// Show the progress.
    Progress,
    /// Show the numbers behind a chart, or the chart again.
    Numbers,
    /// Open the settings.
    Settings,
    /// Play a game against the engine.
    Game,
    /// Offer a draw, or accept one.
    Offer,
    /// Claim a draw.
    Claim,
    /// Resign the game.
    Resign,
    /// Adjourn the game.
    Adjourn,
    /// Analyse a game or a position.
    Analysis,
    /// Go to the start of the game or the text.
    First,
    /// Go to the end of the line or the text.
    Last,
    /// Turn the engine on or off.
    Engine,
    /// Show one more line of the engine.
    Lines,
    /// Switch between the player's own engine and the bundled one.
    OwnEngine,
    /// Switch the view in the pane.
    View,
    /// Go to the next move marked as a mistake.
    NextMistake,
    /// Annotate the whole game with the engine.
    Survey,
    /// Remove a move and all that follow it.
    Remove,
    /// Promote a variation before its alternatives.
    Promote,
    /// Give a move the next sign for its quality.
    Sign,
    /// Give a move the next sign for its result.
    ResultSign,
    /// Save to a file.
    Save,
    /// Choose the mode and the filter of puzzles.
    Modes,
    /// Search the player's own games.
    OwnGames,
    /// Resume what is unfinished.
    Resume,
    /// Change the game that the player plays.
    Variant,
    /// Train the puzzles missed in a run as a set.
    TrainMissed,
    /// Keep a puzzle in a set.
    Keep,
    /// Never show a puzzle again, or take that back.
    Hide,
    /// Find a position in puzzles and games.
    Find,
    /// Explain the theme whose name is on the screen.
    Explain,
}

/// The screens, told apart by their keys. Home comes first, and last those in which letters are typed or close what is
/// shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray)]
pub enum Mode {
    /// The home screen.
    Home,
    /// Puzzles.
    Puzzle,
    /// A puzzle that is over: moves are no longer typed.
    Solved,
    /// A position that may hold a shot.
    Trial,
    /// A list to choose from.
    List,
    /// The ending drill.
    Drill,
    /// Notation, with answers given on the board.
    Notation,
    /// Notation, with typed answers.
    NotationTyped,
    /// The course.
    Learn,
    /// A lesson of the course.
    Lesson,
    /// The charts of progress.
    Progress,
    /// A form, with the cursor on a choice.
    Form,
    /// The list of unfinished exercises, games and analyses.
    Waiting,
    /// The list of the player's own sets and hidden puzzles.
    Picks,
    /// A game against the engine.
    Play,
    /// A game that is over.
    Played,
    /// Analysis.
    Analysis,
    /// A form, with the cursor on a text: every character is typed.
    Text,
    /// The explanation of a theme.
    Explained,
    /// Articles of the rules.
    Articles,
    /// The list of keys.
    Help,
}

impl Mode {
    /// Whether moves are typed: then digits and the letters of squares belong to notation.
    #[must_use]
    pub const fn types_moves(self) -> bool {
        matches!(
            self,
            Self::Puzzle | Self::Trial | Self::Drill | Self::Play | Self::Analysis | Self::NotationTyped | Self::Lesson
        )
    }

    /// Whether every character is typed as it is.
    #[must_use]
    pub const fn types_text(self) -> bool {
        matches!(self, Self::Text)
    }
}

/// Whether a character can be part of a move.
#[must_use]
pub fn is_notation(character: char) -> bool {
    matches!(character, '0'..='9' | 'a'..='h' | 'A'..='H' | 'x' | 'X' | 'k' | 'K' | '-' | ':' | ' ')
}

/// A key, with or without Control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Key {
    code: KeyCode,
    control: bool,
}

impl Key {
    const ENTER: Self = Self::plain(KeyCode::Enter);
    const ESCAPE: Self = Self::plain(KeyCode::Esc);
    const TAB: Self = Self::plain(KeyCode::Tab);
    const BACKSPACE: Self = Self::plain(KeyCode::Backspace);
    const DELETE: Self = Self::plain(KeyCode::Delete);
    const UP: Self = Self::plain(KeyCode::Up);
    const DOWN: Self = Self::plain(KeyCode::Down);
    const LEFT: Self = Self::plain(KeyCode::Left);
    const RIGHT: Self = Self::plain(KeyCode::Right);
    const HOME: Self = Self::plain(KeyCode::Home);
    const END: Self = Self::plain(KeyCode::End);
    const PAGE_UP: Self = Self::plain(KeyCode::PageUp);
    const PAGE_DOWN: Self = Self::plain(KeyCode::PageDown);

    const fn char(character: char) -> Self {
        Self { code: KeyCode::Char(character), control: false }
    }

    const fn control(character: char) -> Self {
        Self::with_control(KeyCode::Char(character))
    }

    const fn plain(code: KeyCode) -> Self {
        Self { code, control: false }
    }

    const fn with_control(code: KeyCode) -> Self {
        Self { code, control: true }
    }

    /// The key of an event. Upper and lower case are the same key, full and half width too, and the
    /// Russian letter in its place. `None` for released keys and
    /// combinations with Alt, Meta, Super or Hyper.
    #[must_use]
    pub fn of(event: KeyEvent) -> Option<Self> {
        let strange = KeyModifiers::ALT | KeyModifiers::META | KeyModifiers::SUPER | KeyModifiers::HYPER;
        if event.kind == KeyEventKind::Release || event.modifiers.intersects(strange) {
            return None;
        }
        let code = match event.code {
            KeyCode::Char(character) => KeyCode::Char(latin_key(half_width(character)).to_ascii_lowercase()),
            code => code,
        };
        Some(Self { code, control: event.modifiers.contains(KeyModifiers::CONTROL) })
    }

    /// The event of pressing this key.
    #[must_use]
    pub fn event(self) -> KeyEvent {
        KeyEvent::new(self.code, if self.control { KeyModifiers::CONTROL } else { KeyModifiers::NONE })
    }

    /// The character it types, if any.
    #[must_use]
    pub fn character(self) -> Option<char> {
        match self.code {
            KeyCode::Char(character) if !self.control => Some(character),
            _ => None,
        }
    }

    /// The name of the key.
    #[must_use]
    pub fn name(self) -> String {
        let name = match self.code {
            KeyCode::Char(' ') => say().key_space(),
            KeyCode::Char(character) => character.to_string(),
            KeyCode::Enter => say().key_enter(),
            KeyCode::Esc => say().key_escape(),
            KeyCode::Backspace => say().key_backspace(),
            KeyCode::Tab => say().key_tab(),
            KeyCode::Delete => say().key_delete(),
            KeyCode::Home => say().key_home(),
            KeyCode::End => say().key_end(),
            KeyCode::PageDown => say().key_page_down(),
            KeyCode::PageUp => say().key_page_up(),
            KeyCode::Up => "↑".to_owned(),
            KeyCode::Down => "↓".to_owned(),
            KeyCode::Left => "←".to_owned(),
            KeyCode::Right => "→".to_owned(),
            _ => format!("{:?}", self.code),
        };
        if self.control { format!("{}{name}", say().key_control()) } else { name }
    }
}

/// A row of the table: which keys give a command, and in which modes.
#[derive(Clone, Copy, Debug)]
pub struct Binding {
    /// The command.
    pub command: Command,
    /// The keys; the first one is shown.
    pub keys: &'static [Key],
    /// The modes in which they work.
    pub modes: &'static [Mode],
    /// A word or two for the footer; `None` keeps the key out of it.
    pub label: Option<Message>,
    /// A sentence for the list of keys.
    pub help: Message,
}

/// The rows of a mode.
pub fn bindings(mode: Mode) -> impl Iterator<Item = &'static Binding> {
    BINDINGS.iter().filter(move |binding| binding.modes.contains(&mode))
}

/// The command of a key in a mode.
#[must_use]
pub fn command(mode: Mode, key: Key) -> Option<Command> {
    let of = |key| bindings(mode).find(|binding| binding.keys.contains(&key)).map(|binding| binding.command);
    // On the Russian layout the key of / types a full stop, and with Shift a comma.
    of(key).or_else(|| match key.character()? {
        '.' => of(Key::char('/')),
        ',' => of(Key::char('?')),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_key_has_two_meanings_in_one_mode() {
        for &mode in Mode::VARIANTS {
            let keys: Vec<Key> = bindings(mode).flat_map(|binding| binding.keys).copied().collect();
            for (place, key) in keys.iter().enumerate() {
                assert!(!keys[..place].contains(key), "{key:?} twice in {mode:?}");
            }
        }
    }

    #[test]
    fn where_moves_are_typed_no_command_takes_a_character_of_the_notation() {
        for mode in Mode::VARIANTS.iter().copied().filter(|mode| mode.types_moves()) {
            for binding in bindings(mode) {
                for key in binding.keys {
                    assert!(!key.character().is_some_and(is_notation), "{key:?} in {mode:?}");
                }
            }
        }
    }

    #[test]
    fn letters_count_in_both_cases_and_released_keys_not_at_all() {
        let mut event = KeyEvent::new(KeyCode::Char('N'), KeyModifiers::SHIFT);
        assert_eq!(Key::of(event), Some(Key::char('n')));
        event.kind = KeyEventKind::Release;
        assert_eq!(Key::of(event), None);
        assert_eq!(Key::of(KeyEvent::new(KeyCode::Char('q'), KeyModifiers::ALT)), None);
    }
}
