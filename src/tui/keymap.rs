//! The table of keys, which feeds the dispatcher, the footer and the list of keys.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use crate::text::half_width;
use crate::words::{Message, Messages, say};

/// A command that a key can give.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Command {
    /// Quit the program.
    Quit,
    /// Go to the home screen.
    Home,
    /// Show the list of keys.
    Help,
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

/// The screens, told apart by their keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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
    /// Analysis.
    Analysis,
    /// A form, with the cursor on a choice.
    Form,
    /// The list of unfinished exercises, games and analyses.
    Waiting,
    /// The list of the player's own sets and hidden puzzles.
    Picks,
    /// A form, with the cursor on a text: every character is typed.
    Text,
    /// A game against the engine.
    Play,
    /// A game that is over.
    Played,
    /// The explanation of a theme.
    Explained,
    /// The list of keys.
    Help,
}

impl Mode {
    /// All modes.
    pub const ALL: &[Self] = &[
        Self::Home,
        Self::Puzzle,
        Self::Solved,
        Self::Trial,
        Self::List,
        Self::Drill,
        Self::Notation,
        Self::NotationTyped,
        Self::Learn,
        Self::Lesson,
        Self::Progress,
        Self::Form,
        Self::Waiting,
        Self::Picks,
        Self::Text,
        Self::Play,
        Self::Played,
        Self::Analysis,
        Self::Explained,
        Self::Help,
    ];

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

    /// The key of an event. Upper and lower case are the same key, full and half width too. `None` for released keys and
    /// combinations with Alt, Meta, Super or Hyper.
    #[must_use]
    pub fn of(event: KeyEvent) -> Option<Self> {
        let strange = KeyModifiers::ALT | KeyModifiers::META | KeyModifiers::SUPER | KeyModifiers::HYPER;
        if event.kind == KeyEventKind::Release || event.modifiers.intersects(strange) {
            return None;
        }
        let code = match event.code {
            KeyCode::Char(character) => KeyCode::Char(half_width(character).to_ascii_lowercase()),
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

const BOARDS: &[Mode] = &[Mode::Puzzle, Mode::Solved, Mode::Drill, Mode::Notation, Mode::NotationTyped];
const TYPED: &[Mode] = &[Mode::Puzzle, Mode::Trial, Mode::Drill, Mode::Play];
const ERASED: &[Mode] = &[Mode::Puzzle, Mode::Trial, Mode::Drill, Mode::Play, Mode::Lesson];
const PUZZLES: &[Mode] = &[Mode::Puzzle, Mode::Solved];
const HINTED: &[Mode] = &[Mode::Puzzle, Mode::Drill, Mode::Lesson];
const CURSOR: &[Mode] = &[
    Mode::Home,
    Mode::Puzzle,
    Mode::Trial,
    Mode::Drill,
    Mode::Notation,
    Mode::NotationTyped,
    Mode::Lesson,
    Mode::Play,
];
/// The modes in which a letter shows the keys; home comes first.
const SCREENS: &[Mode] = &[
    Mode::Home,
    Mode::Puzzle,
    Mode::Solved,
    Mode::Trial,
    Mode::List,
    Mode::Drill,
    Mode::Notation,
    Mode::NotationTyped,
    Mode::Learn,
    Mode::Lesson,
    Mode::Progress,
    Mode::Form,
    Mode::Waiting,
    Mode::Picks,
    Mode::Play,
    Mode::Played,
    Mode::Analysis,
];
/// The modes in which a letter goes home.
const LEFT: &[Mode] = SCREENS.split_at(1).1;
/// The modes with a caret.
const WRITTEN: &[Mode] = &[Mode::Text, Mode::NotationTyped];
const ANALYSIS: &[Mode] = &[Mode::Analysis];

const fn row(
    command: Command,
    keys: &'static [Key],
    modes: &'static [Mode],
    label: Option<Message>,
    help: Message,
) -> Binding {
    Binding { command, keys, modes, label, help }
}

/// All keys, in the order of the footer and the list of keys.
pub const BINDINGS: &[Binding] = &[
    row(
        Command::Right,
        &[Key::plain(KeyCode::Right), Key::plain(KeyCode::Tab)],
        &[Mode::Learn],
        Some(Messages::label_stage),
        Messages::help_stage,
    ),
    row(Command::Left, &[Key::plain(KeyCode::Left)], &[Mode::Learn], None, Messages::help_stage),
    row(Command::View, &[Key::char('v')], &[Mode::Learn], Some(Messages::label_details), Messages::help_details),
    row(Command::Next, &[Key::char('n')], &[Mode::Lesson], Some(Messages::label_next), Messages::help_next),
    row(Command::Retry, &[Key::char('r')], &[Mode::Lesson], Some(Messages::label_retry), Messages::help_again_step),
    row(
        Command::Last,
        &[Key::plain(KeyCode::End)],
        &[Mode::Lesson],
        Some(Messages::label_exercises),
        Messages::help_exercises,
    ),
    row(Command::Turn, &[Key::char('t')], &[Mode::Lesson], Some(Messages::label_turn), Messages::help_turn),
    row(
        Command::Puzzles,
        &[Key::char('p'), Key::char('1')],
        &[Mode::Home],
        Some(Messages::label_puzzles),
        Messages::help_puzzles,
    ),
    row(
        Command::Unannounced,
        &[Key::char('t'), Key::char('3')],
        &[Mode::Home],
        Some(Messages::label_unannounced),
        Messages::help_unannounced,
    ),
    row(Command::Nothing, &[Key::char('n')], &[Mode::Trial], Some(Messages::label_nothing), Messages::help_nothing),
    row(Command::Turn, &[Key::char('t')], &[Mode::Trial], Some(Messages::label_turn), Messages::help_turn),
    row(
        Command::Review,
        &[Key::char('r'), Key::char('5')],
        &[Mode::Home],
        Some(Messages::label_review),
        Messages::help_review,
    ),
    row(Command::Learn, &[Key::char('l')], &[Mode::Home], Some(Messages::label_learn), Messages::help_learn),
    row(Command::Game, &[Key::char('g')], &[Mode::Home], Some(Messages::label_game), Messages::help_game),
    row(
        Command::Notation,
        &[Key::char('n'), Key::char('4')],
        &[Mode::Home],
        Some(Messages::label_notation),
        Messages::help_notation,
    ),
    row(
        Command::Endings,
        &[Key::char('e'), Key::char('2')],
        &[Mode::Home],
        Some(Messages::label_endings),
        Messages::help_endings,
    ),
    row(
        Command::Progress,
        &[Key::char('s'), Key::char('6')],
        &[Mode::Home],
        Some(Messages::label_progress),
        Messages::help_progress,
    ),
    row(
        Command::Analysis,
        &[Key::char('a')],
        &[Mode::Home, Mode::Solved, Mode::Played],
        Some(Messages::label_analysis),
        Messages::help_analysis,
    ),
    row(Command::Settings, &[Key::char('o')], &[Mode::Home], Some(Messages::label_settings), Messages::help_settings),
    row(Command::OwnGames, &[Key::char('y')], &[Mode::Home], None, Messages::help_own_games),
    row(Command::Variant, &[Key::char('v')], &[Mode::Home], None, Messages::help_variant),
    row(
        Command::OwnGames,
        &[Key::char('y')],
        &[Mode::Progress],
        Some(Messages::label_own_games),
        Messages::help_own_games,
    ),
    row(
        Command::TrainMissed,
        &[Key::char('l')],
        PUZZLES,
        Some(Messages::label_train_missed),
        Messages::help_train_missed,
    ),
    row(
        Command::Explain,
        &[Key::char('w')],
        &[Mode::Home, Mode::Puzzle, Mode::Solved, Mode::Form, Mode::Progress],
        Some(Messages::label_explain),
        Messages::help_explain,
    ),
    row(
        Command::Left,
        &[Key::plain(KeyCode::Left)],
        &[Mode::Explained],
        Some(Messages::label_walk),
        Messages::help_walk_solution,
    ),
    row(Command::Right, &[Key::plain(KeyCode::Right)], &[Mode::Explained], None, Messages::help_walk_solution),
    row(Command::First, &[Key::plain(KeyCode::Home)], &[Mode::Explained], None, Messages::help_first),
    row(Command::Last, &[Key::plain(KeyCode::End)], &[Mode::Explained], None, Messages::help_last),
    row(Command::Turn, &[Key::char('t')], &[Mode::Explained], Some(Messages::label_turn), Messages::help_turn),
    row(
        Command::Cancel,
        &[Key::plain(KeyCode::Esc), Key::char('q'), Key::char('w'), Key::plain(KeyCode::Enter)],
        &[Mode::Explained],
        Some(Messages::label_back),
        Messages::help_explain_back,
    ),
    row(Command::Complete, &[Key::plain(KeyCode::Tab)], &[Mode::Text], None, Messages::help_complete_path),
    row(Command::Left, &[Key::plain(KeyCode::Left)], ANALYSIS, Some(Messages::label_walk), Messages::help_walk),
    row(Command::Right, &[Key::plain(KeyCode::Right)], ANALYSIS, None, Messages::help_walk),
    row(Command::First, &[Key::plain(KeyCode::Home)], ANALYSIS, None, Messages::help_ends),
    row(Command::Last, &[Key::plain(KeyCode::End)], ANALYSIS, None, Messages::help_ends),
    row(Command::Engine, &[Key::char('l')], ANALYSIS, Some(Messages::label_engine), Messages::help_engine),
    row(Command::Lines, &[Key::char('m')], ANALYSIS, Some(Messages::label_lines), Messages::help_lines),
    row(Command::OwnEngine, &[Key::char('y')], ANALYSIS, Some(Messages::label_own_engine), Messages::help_own_engine),
    row(Command::View, &[Key::char('v')], ANALYSIS, Some(Messages::label_view), Messages::help_view),
    row(Command::Survey, &[Key::char('o')], ANALYSIS, Some(Messages::label_survey), Messages::help_survey),
    row(
        Command::NextMistake,
        &[Key::char('j')],
        ANALYSIS,
        Some(Messages::label_next_mistake),
        Messages::help_next_mistake,
    ),
    row(Command::Save, &[Key::char('w')], ANALYSIS, Some(Messages::label_save), Messages::help_save),
    row(Command::Find, &[Key::char('/')], ANALYSIS, Some(Messages::label_find), Messages::help_find),
    row(Command::Undo, &[Key::char('u')], ANALYSIS, Some(Messages::label_undo), Messages::help_undo_change),
    row(Command::Promote, &[Key::char('p')], ANALYSIS, Some(Messages::label_promote), Messages::help_promote),
    row(
        Command::Remove,
        &[Key::plain(KeyCode::Delete), Key::control('d')],
        ANALYSIS,
        Some(Messages::label_remove),
        Messages::help_remove,
    ),
    row(
        Command::Remove,
        &[Key::plain(KeyCode::Delete), Key::control('d')],
        &[Mode::Waiting],
        Some(Messages::label_give_up),
        Messages::help_give_up,
    ),
    row(
        Command::Remove,
        &[Key::plain(KeyCode::Delete), Key::control('d')],
        &[Mode::Picks],
        Some(Messages::label_remove_set),
        Messages::help_remove_set,
    ),
    row(Command::Sign, &[Key::char('!')], ANALYSIS, Some(Messages::label_sign), Messages::help_sign),
    row(Command::ResultSign, &[Key::char('=')], ANALYSIS, None, Messages::help_result_sign),
    row(Command::Next, &[Key::char('n')], ANALYSIS, Some(Messages::label_next), Messages::help_next_game),
    row(Command::Turn, &[Key::char('t')], ANALYSIS, Some(Messages::label_turn), Messages::help_turn),
    row(Command::Complete, &[Key::plain(KeyCode::Tab)], ANALYSIS, None, Messages::help_complete),
    row(Command::Erase, &[Key::plain(KeyCode::Backspace), Key::control('h')], ANALYSIS, None, Messages::help_erase),
    row(Command::Numbers, &[Key::char('v')], &[Mode::Progress], Some(Messages::label_numbers), Messages::help_numbers),
    row(
        Command::Right,
        &[Key::plain(KeyCode::Right), Key::plain(KeyCode::Tab)],
        &[Mode::Progress],
        Some(Messages::label_page),
        Messages::help_page,
    ),
    row(Command::Left, &[Key::plain(KeyCode::Left)], &[Mode::Progress], None, Messages::help_page),
    row(Command::Next, &[Key::char('n')], BOARDS, Some(Messages::label_next), Messages::help_next),
    row(Command::Retry, &[Key::char('r')], BOARDS, Some(Messages::label_retry), Messages::help_retry),
    row(
        Command::Undo,
        &[Key::char('u')],
        &[Mode::Drill, Mode::Play],
        Some(Messages::label_take_back),
        Messages::help_undo,
    ),
    row(Command::Offer, &[Key::char('o')], &[Mode::Play], Some(Messages::label_offer), Messages::help_offer),
    row(Command::Claim, &[Key::char('w')], &[Mode::Play], Some(Messages::label_claim), Messages::help_claim),
    row(Command::Resign, &[Key::char('z')], &[Mode::Play], Some(Messages::label_resign), Messages::help_resign),
    row(Command::Adjourn, &[Key::char('j')], &[Mode::Play], Some(Messages::label_adjourn), Messages::help_adjourn),
    row(Command::Retry, &[Key::char('r')], &[Mode::Play], Some(Messages::label_retry), Messages::help_ask_again),
    row(Command::Next, &[Key::char('n')], &[Mode::Played], Some(Messages::label_new_game), Messages::help_new_game),
    row(Command::Retry, &[Key::char('r')], &[Mode::Played], Some(Messages::label_again), Messages::help_again),
    row(Command::Turn, &[Key::char('t')], &[Mode::Play, Mode::Played], Some(Messages::label_turn), Messages::help_turn),
    row(Command::Hint, &[Key::char('i')], HINTED, Some(Messages::label_hint), Messages::help_hint),
    row(Command::Solution, &[Key::char('s')], PUZZLES, Some(Messages::label_solution), Messages::help_solution),
    row(
        Command::Solution,
        &[Key::char('s')],
        &[Mode::Drill],
        Some(Messages::label_refutation),
        Messages::help_refutation,
    ),
    row(
        Command::Modes,
        &[Key::char('m')],
        &[Mode::Home, Mode::Puzzle, Mode::Solved],
        Some(Messages::label_modes),
        Messages::help_modes,
    ),
    row(
        Command::Left,
        &[Key::plain(KeyCode::Left)],
        &[Mode::Solved],
        Some(Messages::label_walk),
        Messages::help_walk_solution,
    ),
    row(Command::Right, &[Key::plain(KeyCode::Right)], &[Mode::Solved], None, Messages::help_walk_solution),
    row(Command::First, &[Key::plain(KeyCode::Home)], &[Mode::Solved], None, Messages::help_first),
    row(Command::Last, &[Key::plain(KeyCode::End)], &[Mode::Solved], None, Messages::help_last),
    row(
        Command::Solution,
        &[Key::char('s')],
        &[Mode::Notation, Mode::NotationTyped],
        Some(Messages::label_answer),
        Messages::help_answer,
    ),
    row(
        Command::Erase,
        &[Key::plain(KeyCode::Backspace), Key::control('h')],
        &[Mode::NotationTyped],
        None,
        Messages::help_erase_back,
    ),
    row(Command::Turn, &[Key::char('t')], BOARDS, Some(Messages::label_turn), Messages::help_turn),
    row(Command::Complete, &[Key::plain(KeyCode::Tab)], TYPED, Some(Messages::label_complete), Messages::help_complete),
    row(Command::Keep, &[Key::char('+')], &[Mode::Solved], Some(Messages::label_keep), Messages::help_keep),
    row(Command::Keep, &[Key::char('+')], &[Mode::Puzzle], None, Messages::help_keep),
    row(
        Command::Hide,
        &[Key::plain(KeyCode::Delete), Key::control('d')],
        &[Mode::Solved],
        Some(Messages::label_hide),
        Messages::help_hide,
    ),
    row(Command::Hide, &[Key::plain(KeyCode::Delete), Key::control('d')], &[Mode::Puzzle], None, Messages::help_hide),
    row(Command::Up, &[Key::plain(KeyCode::Up)], Mode::ALL, None, Messages::help_cursor),
    row(Command::Down, &[Key::plain(KeyCode::Down)], Mode::ALL, None, Messages::help_cursor),
    row(Command::Left, &[Key::plain(KeyCode::Left)], CURSOR, None, Messages::help_cursor),
    row(Command::Right, &[Key::plain(KeyCode::Right)], CURSOR, None, Messages::help_cursor),
    row(Command::Confirm, &[Key::plain(KeyCode::Enter)], SCREENS, None, Messages::help_confirm),
    row(Command::Confirm, &[Key::plain(KeyCode::Enter)], &[Mode::Text], None, Messages::help_confirm),
    row(Command::Left, &[Key::plain(KeyCode::Left)], &[Mode::Form], None, Messages::help_change),
    row(
        Command::Right,
        &[Key::plain(KeyCode::Right), Key::char(' ')],
        &[Mode::Form],
        Some(Messages::label_change),
        Messages::help_change,
    ),
    row(Command::Erase, &[Key::plain(KeyCode::Backspace), Key::control('h')], ERASED, None, Messages::help_erase),
    row(
        Command::Erase,
        &[Key::plain(KeyCode::Backspace), Key::control('h')],
        &[Mode::Text],
        Some(Messages::label_erase),
        Messages::help_erase_back,
    ),
    row(Command::EraseNext, &[Key::plain(KeyCode::Delete)], WRITTEN, None, Messages::help_erase_next),
    row(Command::EraseWord, &[Key::control('w')], WRITTEN, None, Messages::help_erase_word),
    row(Command::EraseBefore, &[Key::control('u')], WRITTEN, None, Messages::help_erase_before),
    row(Command::Left, &[Key::plain(KeyCode::Left)], &[Mode::Text], None, Messages::help_caret),
    row(Command::Right, &[Key::plain(KeyCode::Right)], &[Mode::Text], None, Messages::help_caret),
    row(Command::WordLeft, &[Key::with_control(KeyCode::Left)], WRITTEN, None, Messages::help_caret_word),
    row(Command::WordRight, &[Key::with_control(KeyCode::Right)], WRITTEN, None, Messages::help_caret_word),
    row(Command::First, &[Key::plain(KeyCode::Home)], WRITTEN, None, Messages::help_caret_ends),
    row(Command::Last, &[Key::plain(KeyCode::End)], WRITTEN, None, Messages::help_caret_ends),
    row(Command::Cancel, &[Key::plain(KeyCode::Esc)], &[Mode::Text], Some(Messages::label_back), Messages::help_cancel),
    row(Command::Cancel, &[Key::plain(KeyCode::Esc)], LEFT, None, Messages::help_cancel),
    row(
        Command::Cancel,
        &[Key::plain(KeyCode::Esc), Key::char('?'), Key::char('q'), Key::plain(KeyCode::Enter)],
        &[Mode::Help],
        Some(Messages::label_back),
        Messages::help_close,
    ),
    row(Command::Help, &[Key::char('?')], SCREENS, Some(Messages::label_keys), Messages::help_help),
    row(Command::Home, &[Key::char('q')], LEFT, Some(Messages::label_home), Messages::help_home),
    row(Command::Quit, &[Key::char('q')], &[Mode::Home], Some(Messages::label_quit), Messages::help_quit),
    row(Command::Cancel, &[Key::plain(KeyCode::Esc)], &[Mode::Home], None, Messages::help_quit_asking),
    row(Command::Quit, &[Key::control('c')], Mode::ALL, None, Messages::help_quit_anywhere),
    row(Command::Resume, &[Key::char('c')], &[Mode::Home], None, Messages::help_resume),
    row(Command::Suspend, &[Key::control('z')], Mode::ALL, None, Messages::help_suspend),
    row(Command::Redraw, &[Key::control('l')], Mode::ALL, None, Messages::help_redraw),
];

/// The rows of a mode.
pub fn bindings(mode: Mode) -> impl Iterator<Item = &'static Binding> {
    BINDINGS.iter().filter(move |binding| binding.modes.contains(&mode))
}

/// The command of a key in a mode.
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
