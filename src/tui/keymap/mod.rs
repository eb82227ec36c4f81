//! The keys of every screen, in a file of their own for each. Dispatcher, footer and list of keys read the same list.

mod analysis;
mod course;
mod drill;
mod forms;
mod home;
mod lists;
mod mail;
mod notation;
mod overlays;
mod play;
mod progress;
mod puzzle;
mod rows;

use etude_tui::key::{Key, KeyWord};
use strum::VariantArray;

use crate::words::{Message, say};

use rows::{BOARD, COVER_REST, REST};

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
    /// Play a game.
    Game,
    /// Offer a draw, or accept one.
    Offer,
    /// Claim a draw.
    Claim,
    /// Ask the arbiter about a touched piece.
    Protest,
    /// In a simultaneous display, put the board in front aside.
    Aside,
    /// Resign the game.
    Resign,
    /// Read a game back from memory.
    Recall,
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
    /// Comment on the last move.
    Comment,
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
    /// Keep all moves of a side in the repertoire.
    KeepAll,
    /// Never show a puzzle again, or take that back.
    Hide,
    /// Find a position in puzzles and games.
    Find,
    /// Show what is known about the position as one of an opening.
    Openings,
    /// Explain the theme whose name is on the screen.
    Explain,
}

/// The screens, told apart by their keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray)]
pub enum Mode {
    /// The home screen.
    Home,
    /// Puzzles.
    Puzzle,
    /// A puzzle that is over: moves are no longer typed.
    Solved,
    /// A position that may hold a shot.
    Unannounced,
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
    Unfinished,
    /// The list of the player's own sets and hidden puzzles.
    PlayerSets,
    /// What the player's repertoire lacks, and where games left it.
    Repertoire,
    /// A game.
    Play,
    /// A game that is over.
    Played,
    /// The list of games by mail.
    Mail,
    /// A game by mail.
    MailGame,
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
    /// Its keys, in the order of the footer and the list of keys.
    pub fn keys(self) -> impl Iterator<Item = &'static Binding> {
        self.lists().iter().copied().flatten()
    }

    /// The lists of its keys: its own, and those that it shares with other screens.
    const fn lists(self) -> &'static [&'static [Binding]] {
        match self {
            Self::Home => &[home::HOME],
            Self::Puzzle => &[puzzle::PUZZLE, BOARD, REST],
            Self::Solved => &[puzzle::SOLVED, REST],
            Self::Unannounced => &[puzzle::UNANNOUNCED, BOARD, REST],
            Self::List => &[lists::LIST, REST],
            Self::Drill => &[drill::DRILL, BOARD, REST],
            Self::Notation => &[notation::NOTATION, REST],
            Self::NotationTyped => &[notation::NOTATION_TYPED, REST],
            Self::Learn => &[course::LEARN, REST],
            Self::Lesson => &[course::LESSON, BOARD, REST],
            Self::Progress => &[progress::PROGRESS, REST],
            Self::Form => &[forms::FORM, REST],
            Self::Unfinished => &[lists::UNFINISHED, REST],
            Self::PlayerSets => &[lists::PLAYER_SETS, REST],
            Self::Repertoire => &[lists::REPERTOIRE, REST],
            Self::Play => &[play::PLAY, BOARD, REST],
            Self::Played => &[play::PLAYED, REST],
            Self::Mail => &[mail::MAIL, REST],
            Self::MailGame => &[mail::MAIL_GAME, BOARD, REST],
            Self::Analysis => &[analysis::ANALYSIS, REST],
            Self::Text => &[forms::TEXT, COVER_REST],
            Self::Explained => &[overlays::EXPLAINED, COVER_REST],
            Self::Articles => &[overlays::ARTICLES, COVER_REST],
            Self::Help => &[overlays::HELP, COVER_REST],
        }
    }

    /// Whether moves are typed: then digits and the letters of squares belong to notation.
    #[must_use]
    pub const fn types_moves(self) -> bool {
        matches!(
            self,
            Self::Puzzle
                | Self::Unannounced
                | Self::Drill
                | Self::Play
                | Self::MailGame
                | Self::Analysis
                | Self::NotationTyped
                | Self::Lesson
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

/// The Latin letter of the same shape as a Cyrillic one that texts of games have in its place; others stay.
#[must_use]
pub const fn latin_shape(character: char) -> char {
    match character {
        'а' | 'А' => 'a',
        'В' => 'b',
        'с' | 'С' => 'c',
        'е' | 'Е' => 'e',
        'Н' => 'h',
        'х' | 'Х' => 'x',
        _ => character,
    }
}

/// The name of a key.
#[must_use]
pub fn name(key: Key) -> String {
    let words = say();
    key.name(|word| match word {
        KeyWord::Space => words.key_space(),
        KeyWord::Enter => words.key_enter(),
        KeyWord::Escape => words.key_escape(),
        KeyWord::Backspace => words.key_backspace(),
        KeyWord::Tab => words.key_tab(),
        KeyWord::Delete => words.key_delete(),
        KeyWord::Home => words.key_home(),
        KeyWord::End => words.key_end(),
        KeyWord::PageDown => words.key_page_down(),
        KeyWord::PageUp => words.key_page_up(),
        KeyWord::Control => words.key_control(),
    })
}

/// Keys that give a command.
#[derive(Clone, Copy, Debug)]
pub struct Binding {
    /// The command.
    pub command: Command,
    /// The keys; the first one is shown.
    pub keys: &'static [Key],
    /// A word or two for the footer; `None` keeps the key out of it.
    pub(crate) label: Option<Message>,
    /// A sentence for the list of keys.
    pub help: Message,
}

/// The command of a key in a mode.
#[must_use]
pub fn command(mode: Mode, key: Key) -> Option<Command> {
    let of = |key| mode.keys().find(|binding| binding.keys.contains(&key)).map(|binding| binding.command);
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
            let keys: Vec<Key> = mode.keys().flat_map(|binding| binding.keys).copied().collect();
            for (place, key) in keys.iter().enumerate() {
                assert!(!keys[..place].contains(key), "{key:?} twice in {mode:?}");
            }
        }
    }

    #[test]
    fn where_moves_are_typed_no_command_takes_a_character_of_the_notation() {
        for mode in Mode::VARIANTS.iter().copied().filter(|mode| mode.types_moves()) {
            for binding in mode.keys() {
                for key in binding.keys {
                    assert!(!key.character().is_some_and(is_notation), "{key:?} in {mode:?}");
                }
            }
        }
    }
}
