//! Keys are data: one table feeds the dispatcher, the footer and the help overlay.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use crate::words;

/// What a key can ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Command {
    /// Leave the program.
    Quit,
    /// Go to the home screen.
    Home,
    /// Show all keys.
    Help,
    /// Stop the program until the shell continues it.
    Suspend,
    /// Draw the screen afresh.
    Redraw,
    /// Move the cursor up.
    Up,
    /// Move the cursor down.
    Down,
    /// Move the cursor to the left.
    Left,
    /// Move the cursor to the right.
    Right,
    /// Take what the cursor or the typed text says.
    Confirm,
    /// Take back the choice or the typed text; with neither, leave.
    Cancel,
    /// Delete the last typed character, or the one before the caret.
    Erase,
    /// Delete the character after the caret.
    EraseNext,
    /// Delete the word before the caret.
    EraseWord,
    /// Delete everything before the caret.
    EraseBefore,
    /// Move the caret before a word.
    WordLeft,
    /// Move the caret behind a word.
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
    /// Start the puzzles.
    Puzzles,
    /// Train notation.
    Notation,
    /// Choose an ending to drill.
    Endings,
    /// Repeat what is due.
    Review,
    /// Look at the progress made.
    Progress,
    /// Show the numbers behind a chart, or the chart again.
    Numbers,
    /// Choose the look and the like.
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
    /// Have the engine show one line more.
    Lines,
    /// Go over to the player's own engine, or back to the bundled one.
    OwnEngine,
    /// Show something else in the pane.
    View,
    /// Have the engine go over the whole game.
    Survey,
    /// Take a move out, with everything that goes on from it.
    Remove,
    /// Put a variation before its alternatives.
    Promote,
    /// Give a move the next sign of how good it is.
    Sign,
    /// Give a move the next sign of what it leads to.
    ResultSign,
    /// Save in a file.
    Save,
    /// Choose which puzzles come, and how they count.
    Modes,
    /// Have the player's own games gone over.
    OwnGames,
    /// Go on with the exercise that was broken off.
    Resume,
}

/// The screens, as far as keys are concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mode {
    /// The home screen.
    Home,
    /// Puzzles.
    Puzzle,
    /// A puzzle that is over: no move is typed any more.
    Solved,
    /// The ending drill.
    Drill,
    /// Notation, where squares and moves are shown on the board.
    Notation,
    /// Notation, where squares, moves and choices are typed.
    NotationTyped,
    /// The charts of progress.
    Progress,
    /// Analysis.
    Analysis,
    /// A form in which something is chosen.
    Form,
    /// The list of what waits to be resumed.
    Waiting,
    /// A text in a form: every character belongs to it.
    Text,
    /// A game against the engine.
    Play,
    /// A game that is over.
    Played,
    /// The overlay with all keys.
    Help,
}

impl Mode {
    /// All modes.
    pub const ALL: &[Self] = &[
        Self::Home,
        Self::Puzzle,
        Self::Solved,
        Self::Drill,
        Self::Notation,
        Self::NotationTyped,
        Self::Progress,
        Self::Form,
        Self::Waiting,
        Self::Text,
        Self::Play,
        Self::Played,
        Self::Analysis,
        Self::Help,
    ];

    /// Whether moves are typed there: then digits and the letters of the squares belong to notation.
    #[must_use]
    pub const fn types_moves(self) -> bool {
        matches!(self, Self::Puzzle | Self::Drill | Self::Play | Self::Analysis | Self::NotationTyped)
    }

    /// Whether every character is taken as it is.
    #[must_use]
    pub const fn types_text(self) -> bool {
        matches!(self, Self::Text)
    }
}

/// Whether a character may stand in a move.
#[must_use]
pub fn is_notation(character: char) -> bool {
    matches!(character, '0'..='9' | 'a'..='h' | 'A'..='H' | 'x' | 'X' | 'k' | 'K' | '-' | ':' | ' ')
}

/// A key of the keyboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Key {
    code: KeyCode,
    control: bool,
}

impl Key {
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

    /// The key of an event. Letters count the same in both cases; keys that are released and combinations with Alt or
    /// the like are nobody's business.
    #[must_use]
    pub fn of(event: KeyEvent) -> Option<Self> {
        let strange = KeyModifiers::ALT | KeyModifiers::META | KeyModifiers::SUPER | KeyModifiers::HYPER;
        if event.kind == KeyEventKind::Release || event.modifiers.intersects(strange) {
            return None;
        }
        let code = match event.code {
            KeyCode::Char(character) => KeyCode::Char(character.to_ascii_lowercase()),
            code => code,
        };
        Some(Self { code, control: event.modifiers.contains(KeyModifiers::CONTROL) })
    }

    /// The event that pressing this key causes.
    #[must_use]
    pub fn event(self) -> KeyEvent {
        KeyEvent::new(self.code, if self.control { KeyModifiers::CONTROL } else { KeyModifiers::NONE })
    }

    /// The character that it writes, if it writes one.
    #[must_use]
    pub fn character(self) -> Option<char> {
        match self.code {
            KeyCode::Char(character) if !self.control => Some(character),
            _ => None,
        }
    }

    /// What stands on the key.
    #[must_use]
    pub fn name(self) -> String {
        let name = match self.code {
            KeyCode::Char(' ') => words::KEY_SPACE.to_owned(),
            KeyCode::Char(character) => character.to_string(),
            KeyCode::Enter => words::KEY_ENTER.to_owned(),
            KeyCode::Esc => words::KEY_ESCAPE.to_owned(),
            KeyCode::Backspace => words::KEY_BACKSPACE.to_owned(),
            KeyCode::Tab => words::KEY_TAB.to_owned(),
            KeyCode::Up => "↑".to_owned(),
            KeyCode::Down => "↓".to_owned(),
            KeyCode::Left => "←".to_owned(),
            KeyCode::Right => "→".to_owned(),
            _ => format!("{:?}", self.code),
        };
        if self.control { format!("{}{name}", words::KEY_CONTROL) } else { name }
    }
}

/// A row of the table: which keys ask for a command, and where.
#[derive(Clone, Copy, Debug)]
pub struct Binding {
    /// What the keys ask for.
    pub command: Command,
    /// The keys; the first is the one that is shown.
    pub keys: &'static [Key],
    /// Where they work.
    pub modes: &'static [Mode],
    /// A word or two for the footer; empty when the key is not worth room there.
    pub label: &'static str,
    /// A sentence for the overlay.
    pub help: &'static str,
}

const BOARDS: &[Mode] = &[Mode::Puzzle, Mode::Solved, Mode::Drill, Mode::Notation, Mode::NotationTyped];
const TYPED: &[Mode] = &[Mode::Puzzle, Mode::Drill, Mode::Play];
const PUZZLES: &[Mode] = &[Mode::Puzzle, Mode::Solved];
const HINTED: &[Mode] = &[Mode::Puzzle, Mode::Drill];
const CURSOR: &[Mode] = &[Mode::Home, Mode::Puzzle, Mode::Drill, Mode::Notation, Mode::NotationTyped, Mode::Play];
/// Where a letter shows the keys; the home screen first.
const SCREENS: &[Mode] = &[
    Mode::Home,
    Mode::Puzzle,
    Mode::Solved,
    Mode::Drill,
    Mode::Notation,
    Mode::NotationTyped,
    Mode::Progress,
    Mode::Form,
    Mode::Waiting,
    Mode::Play,
    Mode::Played,
    Mode::Analysis,
];
/// Where a letter leads home.
const LEFT: &[Mode] = SCREENS.split_at(1).1;
/// Where a text has a caret.
const WRITTEN: &[Mode] = &[Mode::Text, Mode::NotationTyped];
const ANALYSIS: &[Mode] = &[Mode::Analysis];

const fn row(
    command: Command,
    keys: &'static [Key],
    modes: &'static [Mode],
    label: &'static str,
    help: &'static str,
) -> Binding {
    Binding { command, keys, modes, label, help }
}

/// All keys. The footer and the overlay list them in this order.
pub const BINDINGS: &[Binding] = &[
    row(Command::Puzzles, &[Key::char('p'), Key::char('1')], &[Mode::Home], words::LABEL_PUZZLES, words::HELP_PUZZLES),
    row(Command::Review, &[Key::char('r'), Key::char('5')], &[Mode::Home], words::LABEL_REVIEW, words::HELP_REVIEW),
    row(Command::Game, &[Key::char('g')], &[Mode::Home], words::LABEL_GAME, words::HELP_GAME),
    row(
        Command::Notation,
        &[Key::char('n'), Key::char('4')],
        &[Mode::Home],
        words::LABEL_NOTATION,
        words::HELP_NOTATION,
    ),
    row(Command::Endings, &[Key::char('e'), Key::char('2')], &[Mode::Home], words::LABEL_ENDINGS, words::HELP_ENDINGS),
    row(
        Command::Progress,
        &[Key::char('s'), Key::char('6')],
        &[Mode::Home],
        words::LABEL_PROGRESS,
        words::HELP_PROGRESS,
    ),
    row(
        Command::Analysis,
        &[Key::char('a')],
        &[Mode::Home, Mode::Solved, Mode::Played],
        words::LABEL_ANALYSIS,
        words::HELP_ANALYSIS,
    ),
    row(Command::Settings, &[Key::char('o')], &[Mode::Home], words::LABEL_SETTINGS, words::HELP_SETTINGS),
    row(Command::OwnGames, &[Key::char('y')], &[Mode::Home], "", words::HELP_OWN_GAMES),
    row(Command::OwnGames, &[Key::char('y')], &[Mode::Progress], words::LABEL_OWN_GAMES, words::HELP_OWN_GAMES),
    row(Command::Complete, &[Key::plain(KeyCode::Tab)], &[Mode::Text], "", words::HELP_COMPLETE_PATH),
    row(Command::Left, &[Key::plain(KeyCode::Left)], ANALYSIS, words::LABEL_WALK, words::HELP_WALK),
    row(Command::Right, &[Key::plain(KeyCode::Right)], ANALYSIS, "", words::HELP_WALK),
    row(Command::First, &[Key::plain(KeyCode::Home)], ANALYSIS, "", words::HELP_ENDS),
    row(Command::Last, &[Key::plain(KeyCode::End)], ANALYSIS, "", words::HELP_ENDS),
    row(Command::Engine, &[Key::char('l')], ANALYSIS, words::LABEL_ENGINE, words::HELP_ENGINE),
    row(Command::Lines, &[Key::char('m')], ANALYSIS, words::LABEL_LINES, words::HELP_LINES),
    row(Command::OwnEngine, &[Key::char('y')], ANALYSIS, words::LABEL_OWN_ENGINE, words::HELP_OWN_ENGINE),
    row(Command::View, &[Key::char('v')], ANALYSIS, words::LABEL_VIEW, words::HELP_VIEW),
    row(Command::Survey, &[Key::char('o')], ANALYSIS, words::LABEL_SURVEY, words::HELP_SURVEY),
    row(Command::Save, &[Key::char('w')], ANALYSIS, words::LABEL_SAVE, words::HELP_SAVE),
    row(Command::Undo, &[Key::char('u')], ANALYSIS, words::LABEL_UNDO, words::HELP_UNDO_CHANGE),
    row(Command::Promote, &[Key::char('p')], ANALYSIS, words::LABEL_PROMOTE, words::HELP_PROMOTE),
    row(
        Command::Remove,
        &[Key::plain(KeyCode::Delete), Key::control('d')],
        ANALYSIS,
        words::LABEL_REMOVE,
        words::HELP_REMOVE,
    ),
    row(
        Command::Remove,
        &[Key::plain(KeyCode::Delete), Key::control('d')],
        &[Mode::Waiting],
        words::LABEL_GIVE_UP,
        words::HELP_GIVE_UP,
    ),
    row(Command::Sign, &[Key::char('!')], ANALYSIS, words::LABEL_SIGN, words::HELP_SIGN),
    row(Command::ResultSign, &[Key::char('=')], ANALYSIS, "", words::HELP_RESULT_SIGN),
    row(Command::Next, &[Key::char('n')], ANALYSIS, words::LABEL_NEXT, words::HELP_NEXT_GAME),
    row(Command::Turn, &[Key::char('t')], ANALYSIS, words::LABEL_TURN, words::HELP_TURN),
    row(Command::Complete, &[Key::plain(KeyCode::Tab)], ANALYSIS, "", words::HELP_COMPLETE),
    row(Command::Erase, &[Key::plain(KeyCode::Backspace), Key::control('h')], ANALYSIS, "", words::HELP_ERASE),
    row(Command::Numbers, &[Key::char('v')], &[Mode::Progress], words::LABEL_NUMBERS, words::HELP_NUMBERS),
    row(
        Command::Right,
        &[Key::plain(KeyCode::Right), Key::plain(KeyCode::Tab)],
        &[Mode::Progress],
        words::LABEL_PAGE,
        words::HELP_PAGE,
    ),
    row(Command::Left, &[Key::plain(KeyCode::Left)], &[Mode::Progress], "", words::HELP_PAGE),
    row(Command::Next, &[Key::char('n')], BOARDS, words::LABEL_NEXT, words::HELP_NEXT),
    row(Command::Retry, &[Key::char('r')], BOARDS, words::LABEL_RETRY, words::HELP_RETRY),
    row(Command::Undo, &[Key::char('u')], &[Mode::Drill, Mode::Play], words::LABEL_TAKE_BACK, words::HELP_UNDO),
    row(Command::Offer, &[Key::char('o')], &[Mode::Play], words::LABEL_OFFER, words::HELP_OFFER),
    row(Command::Claim, &[Key::char('w')], &[Mode::Play], words::LABEL_CLAIM, words::HELP_CLAIM),
    row(Command::Resign, &[Key::char('z')], &[Mode::Play], words::LABEL_RESIGN, words::HELP_RESIGN),
    row(Command::Adjourn, &[Key::char('j')], &[Mode::Play], words::LABEL_ADJOURN, words::HELP_ADJOURN),
    row(Command::Retry, &[Key::char('r')], &[Mode::Play], words::LABEL_RETRY, words::HELP_ASK_AGAIN),
    row(Command::Next, &[Key::char('n')], &[Mode::Played], words::LABEL_NEW_GAME, words::HELP_NEW_GAME),
    row(Command::Retry, &[Key::char('r')], &[Mode::Played], words::LABEL_AGAIN, words::HELP_AGAIN),
    row(Command::Turn, &[Key::char('t')], &[Mode::Play, Mode::Played], words::LABEL_TURN, words::HELP_TURN),
    row(Command::Hint, &[Key::char('i')], HINTED, words::LABEL_HINT, words::HELP_HINT),
    row(Command::Solution, &[Key::char('s')], PUZZLES, words::LABEL_SOLUTION, words::HELP_SOLUTION),
    row(
        Command::Modes,
        &[Key::char('m')],
        &[Mode::Home, Mode::Puzzle, Mode::Solved],
        words::LABEL_MODES,
        words::HELP_MODES,
    ),
    row(Command::Left, &[Key::plain(KeyCode::Left)], &[Mode::Solved], words::LABEL_WALK, words::HELP_WALK_SOLUTION),
    row(Command::Right, &[Key::plain(KeyCode::Right)], &[Mode::Solved], "", words::HELP_WALK_SOLUTION),
    row(Command::First, &[Key::plain(KeyCode::Home)], &[Mode::Solved], "", words::HELP_FIRST),
    row(Command::Last, &[Key::plain(KeyCode::End)], &[Mode::Solved], "", words::HELP_LAST),
    row(
        Command::Solution,
        &[Key::char('s')],
        &[Mode::Notation, Mode::NotationTyped],
        words::LABEL_ANSWER,
        words::HELP_ANSWER,
    ),
    row(
        Command::Erase,
        &[Key::plain(KeyCode::Backspace), Key::control('h')],
        &[Mode::NotationTyped],
        "",
        words::HELP_ERASE_BACK,
    ),
    row(Command::Turn, &[Key::char('t')], BOARDS, words::LABEL_TURN, words::HELP_TURN),
    row(Command::Complete, &[Key::plain(KeyCode::Tab)], TYPED, words::LABEL_COMPLETE, words::HELP_COMPLETE),
    row(Command::Up, &[Key::plain(KeyCode::Up)], Mode::ALL, "", words::HELP_CURSOR),
    row(Command::Down, &[Key::plain(KeyCode::Down)], Mode::ALL, "", words::HELP_CURSOR),
    row(Command::Left, &[Key::plain(KeyCode::Left)], CURSOR, "", words::HELP_CURSOR),
    row(Command::Right, &[Key::plain(KeyCode::Right)], CURSOR, "", words::HELP_CURSOR),
    row(Command::Confirm, &[Key::plain(KeyCode::Enter)], SCREENS, "", words::HELP_CONFIRM),
    row(Command::Confirm, &[Key::plain(KeyCode::Enter)], &[Mode::Text], "", words::HELP_CONFIRM),
    row(Command::Left, &[Key::plain(KeyCode::Left)], &[Mode::Form], "", words::HELP_CHANGE),
    row(
        Command::Right,
        &[Key::plain(KeyCode::Right), Key::char(' ')],
        &[Mode::Form],
        words::LABEL_CHANGE,
        words::HELP_CHANGE,
    ),
    row(Command::Erase, &[Key::plain(KeyCode::Backspace), Key::control('h')], TYPED, "", words::HELP_ERASE),
    row(
        Command::Erase,
        &[Key::plain(KeyCode::Backspace), Key::control('h')],
        &[Mode::Text],
        words::LABEL_ERASE,
        words::HELP_ERASE_BACK,
    ),
    row(Command::EraseNext, &[Key::plain(KeyCode::Delete)], WRITTEN, "", words::HELP_ERASE_NEXT),
    row(Command::EraseWord, &[Key::control('w')], WRITTEN, "", words::HELP_ERASE_WORD),
    row(Command::EraseBefore, &[Key::control('u')], WRITTEN, "", words::HELP_ERASE_BEFORE),
    row(Command::Left, &[Key::plain(KeyCode::Left)], &[Mode::Text], "", words::HELP_CARET),
    row(Command::Right, &[Key::plain(KeyCode::Right)], &[Mode::Text], "", words::HELP_CARET),
    row(Command::WordLeft, &[Key::with_control(KeyCode::Left)], WRITTEN, "", words::HELP_CARET_WORD),
    row(Command::WordRight, &[Key::with_control(KeyCode::Right)], WRITTEN, "", words::HELP_CARET_WORD),
    row(Command::First, &[Key::plain(KeyCode::Home)], WRITTEN, "", words::HELP_CARET_ENDS),
    row(Command::Last, &[Key::plain(KeyCode::End)], WRITTEN, "", words::HELP_CARET_ENDS),
    row(Command::Cancel, &[Key::plain(KeyCode::Esc)], &[Mode::Text], words::LABEL_BACK, words::HELP_CANCEL),
    row(Command::Cancel, &[Key::plain(KeyCode::Esc)], LEFT, "", words::HELP_CANCEL),
    row(
        Command::Cancel,
        &[Key::plain(KeyCode::Esc), Key::char('?'), Key::char('q'), Key::plain(KeyCode::Enter)],
        &[Mode::Help],
        words::LABEL_BACK,
        words::HELP_CLOSE,
    ),
    row(Command::Help, &[Key::char('?')], SCREENS, words::LABEL_KEYS, words::HELP_HELP),
    row(Command::Home, &[Key::char('q')], LEFT, words::LABEL_HOME, words::HELP_HOME),
    row(Command::Quit, &[Key::char('q'), Key::plain(KeyCode::Esc)], &[Mode::Home], words::LABEL_QUIT, words::HELP_QUIT),
    row(Command::Quit, &[Key::control('c')], Mode::ALL, "", words::HELP_QUIT_ANYWHERE),
    row(Command::Resume, &[Key::char('c')], &[Mode::Home], "", words::HELP_RESUME),
    row(Command::Suspend, &[Key::control('z')], Mode::ALL, "", words::HELP_SUSPEND),
    row(Command::Redraw, &[Key::control('l')], Mode::ALL, "", words::HELP_REDRAW),
];

/// The rows of a mode.
pub fn bindings(mode: Mode) -> impl Iterator<Item = &'static Binding> {
    BINDINGS.iter().filter(move |binding| binding.modes.contains(&mode))
}

/// What a key asks for in a mode.
#[must_use]
pub fn command(mode: Mode, key: Key) -> Option<Command> {
    bindings(mode).find(|binding| binding.keys.contains(&key)).map(|binding| binding.command)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_key_has_two_meanings_in_one_mode() {
        for &mode in Mode::ALL {
            let keys: Vec<Key> = bindings(mode).flat_map(|binding| binding.keys).copied().collect();
            for (place, key) in keys.iter().enumerate() {
                assert!(!keys[..place].contains(key), "{key:?} twice in {mode:?}");
            }
        }
    }

    #[test]
    fn where_moves_are_typed_no_command_takes_a_character_of_the_notation() {
        for mode in Mode::ALL.iter().copied().filter(|mode| mode.types_moves()) {
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
