//! The keys of every screen. A screen lists its keys with what they do; dispatcher, footer and list of keys read that list.

use etude_tui::bindings;
use etude_tui::key::Key;

use crate::words::{Message, Messages};

/// What a key does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// Quit the program.
    Quit,
    /// Go back to where the screen was opened from.
    Back,
    /// Show the list of keys.
    Help,
    /// Stop until the shell continues the program.
    Suspend,
    /// Draw everything again.
    Redraw,
    /// Move up.
    Up,
    /// Move down.
    Down,
    /// Move to the left.
    Left,
    /// Move to the right.
    Right,
    /// Choose a line, or play where the cursor is.
    Confirm,
    /// Choose the line with this number, from 0.
    Choose(usize),
    /// Go on to the next exercise.
    Next,
    /// Show the solution.
    Solution,
    /// Show the forbidden points, or hide them.
    Fouls,
    /// Object to a foul.
    Object,
    /// Give the game up.
    Resign,
    /// Delete what was typed last.
    Delete,
    /// Go back to the step before.
    Before,
    /// Analyse what is on the board.
    Analyse,
    /// Go a stone back.
    Undo,
    /// Go a stone forward.
    Redo,
    /// Go to another variation.
    Variation,
    /// Pass, or give the turn to the other side.
    Pass,
    /// Ask the judge.
    Judge,
    /// Set up stones, or stop it.
    Edit,
    /// Take all stones off the board.
    Clear,
    /// Show the rest of a text that is too long.
    PageDown,
    /// Show its beginning again.
    PageUp,
    /// Give up what is chosen.
    GiveUp,
    /// Open a position.
    Open,
    /// Save what is on the board.
    Save,
    /// Take the line that was typed.
    TakeLine,
}

/// Keys with what they do.
pub type Binding = bindings::Binding<Command, Message>;

const fn shown(command: Command, keys: &'static [Key], label: Message) -> Binding {
    Binding::shown(command, keys, label)
}

const fn listed(command: Command, keys: &'static [Key], label: Message) -> Binding {
    Binding::listed(command, keys, label)
}

const fn hidden(command: Command, keys: &'static [Key]) -> Binding {
    Binding::hidden(command, keys)
}

/// The keys of a screen, in groups that screens share.
pub type Keys = &'static [&'static [Binding]];

/// The keys that work on every screen.
const EVERYWHERE: &[Binding] = &[
    hidden(Command::Quit, &[Key::control('c')]),
    hidden(Command::Suspend, &[Key::control('z')]),
    hidden(Command::Redraw, &[Key::control('l')]),
    listed(Command::PageDown, &[Key::PAGE_DOWN], Messages::key_more),
    hidden(Command::PageUp, &[Key::PAGE_UP]),
];

/// Whether a key may act unseen.
pub fn is_safe(key: Key) -> bool {
    EVERYWHERE.iter().any(|binding| binding.keys.contains(&key))
}

const HELP: Binding = shown(Command::Help, &[Key::char('?')], Messages::key_help);
const BACK: Binding = shown(Command::Back, &[Key::char('q'), Key::ESCAPE], Messages::key_back);
const UP: Binding = shown(Command::Up, &[Key::UP, Key::char('k')], Messages::key_up_down);
const DOWN: Binding = hidden(Command::Down, &[Key::DOWN, Key::char('j')]);
const CHOOSE: Binding = shown(Command::Confirm, &[Key::ENTER, Key::char(' ')], Messages::key_choose);
const ANSWER: Binding = shown(Command::Confirm, &[Key::ENTER, Key::char(' ')], Messages::key_answer);
const NEXT: Binding = shown(Command::Next, &[Key::char('n')], Messages::key_next);
const SOLUTION: Binding = shown(Command::Solution, &[Key::char('s')], Messages::key_solution);
/// The forbidden points, where the footer has no room for them.
const FOULS_LISTED: Binding = listed(Command::Fouls, &[Key::char('f')], Messages::key_fouls);
const FOULS: Binding = shown(Command::Fouls, &[Key::char('f')], Messages::key_fouls);

/// The lines of a list by number.
const NUMBERS: &[Binding] = &[
    listed(Command::Choose(0), &[Key::char('1')], Messages::key_line),
    hidden(Command::Choose(1), &[Key::char('2')]),
    hidden(Command::Choose(2), &[Key::char('3')]),
    hidden(Command::Choose(3), &[Key::char('4')]),
    hidden(Command::Choose(4), &[Key::char('5')]),
    hidden(Command::Choose(5), &[Key::char('6')]),
    hidden(Command::Choose(6), &[Key::char('7')]),
    hidden(Command::Choose(7), &[Key::char('8')]),
    hidden(Command::Choose(8), &[Key::char('9')]),
];

/// The keys that move the cursor on a board.
const CURSOR: &[Binding] = &[
    shown(Command::Up, &[Key::UP], Messages::key_board),
    hidden(Command::Down, &[Key::DOWN]),
    hidden(Command::Left, &[Key::LEFT]),
    hidden(Command::Right, &[Key::RIGHT]),
];
const PLAY: Binding = shown(Command::Confirm, &[Key::ENTER, Key::char(' ')], Messages::key_point);

/// The keys of the home screen.
pub const AT_HOME: Keys =
    &[&[UP, DOWN, CHOOSE, HELP, shown(Command::Quit, &[Key::char('q')], Messages::key_quit)], NUMBERS, EVERYWHERE];

/// The keys of a list that leads elsewhere.
pub const AT_MENU: Keys = &[&[UP, DOWN, CHOOSE, HELP, BACK], NUMBERS, EVERYWHERE];

/// The keys of questions with answers to choose from.
pub const AT_QUESTION: Keys = &[&[UP, DOWN, ANSWER, NEXT, HELP, BACK], NUMBERS, EVERYWHERE];

/// The keys of a question with an answer that can be shown.
pub const AT_NEED: Keys = &[&[UP, DOWN, ANSWER, NEXT, SOLUTION, HELP, BACK], NUMBERS, EVERYWHERE];

/// The keys of a puzzle.
pub const AT_FOURS: Keys = &[CURSOR, &[PLAY, NEXT, SOLUTION, FOULS, ANALYSE, HELP, BACK], EVERYWHERE];

/// The keys of a line to be typed: all letters belong to it.
pub const AT_LINE: Keys = &[
    &[
        shown(Command::TakeLine, &[Key::ENTER], Messages::key_take_line),
        shown(Command::Delete, &[Key::BACKSPACE], Messages::key_delete_letter),
        hidden(Command::Left, &[Key::LEFT]),
        hidden(Command::Right, &[Key::RIGHT]),
        shown(Command::Back, &[Key::ESCAPE], Messages::key_back_escape),
    ],
    EVERYWHERE,
];

const OPEN: Binding = listed(Command::Open, &[Key::char('o')], Messages::key_open);
const SAVE: Binding = listed(Command::Save, &[Key::char('s')], Messages::key_save);
const ANALYSE: Binding = listed(Command::Analyse, &[Key::char('a')], Messages::key_analyse);

/// The keys of analysis.
pub const AT_ANALYSIS: Keys = &[
    CURSOR,
    &[
        PLAY,
        shown(Command::Undo, &[Key::char('u'), Key::BACKSPACE], Messages::key_undo),
        shown(Command::Redo, &[Key::char('r')], Messages::key_redo),
        listed(Command::Variation, &[Key::char('v')], Messages::key_variation),
        shown(Command::Judge, &[Key::char('w')], Messages::key_judge),
        FOULS_LISTED,
        listed(Command::Pass, &[Key::char('p')], Messages::key_pass),
        shown(Command::Edit, &[Key::char('e')], Messages::key_edit),
        listed(Command::Clear, &[Key::char('c')], Messages::key_clear),
        OPEN,
        SAVE,
        HELP,
        BACK,
    ],
    EVERYWHERE,
];

/// The keys while stones are set up.
pub const AT_EDIT: Keys = &[
    CURSOR,
    &[
        shown(Command::Confirm, &[Key::ENTER, Key::char(' ')], Messages::key_set),
        shown(Command::Pass, &[Key::char('t')], Messages::key_turn),
        listed(Command::Clear, &[Key::char('c')], Messages::key_clear),
        shown(Command::Edit, &[Key::char('e')], Messages::key_edit_end),
        listed(Command::Judge, &[Key::char('w')], Messages::key_judge),
        FOULS_LISTED,
        HELP,
        BACK,
    ],
    EVERYWHERE,
];

/// The keys of a single stone to be played.
pub const AT_STONE: Keys = &[CURSOR, &[PLAY, NEXT, SOLUTION, FOULS, HELP, BACK], EVERYWHERE];

/// The keys of the table of progress.
pub const AT_PROGRESS: Keys = &[
    &[
        shown(Command::Right, &[Key::RIGHT, Key::TAB], Messages::key_sheet),
        hidden(Command::Left, &[Key::LEFT]),
        UP,
        DOWN,
        HELP,
        BACK,
    ],
    EVERYWHERE,
];

/// The keys of the options.
pub const AT_OPTIONS: Keys = &[
    &[
        UP,
        DOWN,
        shown(Command::Right, &[Key::RIGHT, Key::ENTER], Messages::key_change),
        hidden(Command::Left, &[Key::LEFT]),
        HELP,
        BACK,
    ],
    EVERYWHERE,
];

/// The keys of what can be resumed.
pub const AT_UNFINISHED: Keys = &[
    &[
        UP,
        DOWN,
        shown(Command::Confirm, &[Key::ENTER, Key::char(' ')], Messages::key_resume),
        shown(Command::GiveUp, &[Key::char('d')], Messages::key_give_up),
        HELP,
        BACK,
    ],
    NUMBERS,
    EVERYWHERE,
];

/// The keys where the forbidden points are to be found.
pub const AT_HUNT: Keys = &[
    CURSOR,
    &[shown(Command::Confirm, &[Key::ENTER, Key::char(' ')], Messages::key_mark), NEXT, SOLUTION, HELP, BACK],
    EVERYWHERE,
];

/// The keys of a name to be typed.
pub const AT_NAME: Keys = &[
    &[
        ANSWER,
        shown(Command::Delete, &[Key::BACKSPACE], Messages::key_delete_letter),
        hidden(Command::Next, &[Key::char('n')]),
        HELP,
        BACK,
    ],
    EVERYWHERE,
];

/// The keys of a point to be found.
pub const AT_FIND: Keys = &[CURSOR, &[ANSWER, NEXT, HELP, BACK], EVERYWHERE];

const GO_ON: Binding = shown(Command::Next, &[Key::char('n')], Messages::key_go_on);
const BEFORE: Binding = shown(Command::Before, &[Key::char('b')], Messages::key_before);

/// The keys of a step of a lesson with something to be done on the board.
pub const AT_STEP: Keys = &[CURSOR, &[PLAY, GO_ON, BEFORE, SOLUTION, FOULS_LISTED, HELP, BACK], EVERYWHERE];

/// The keys of a step with a question.
pub const AT_CHOICE: Keys =
    &[&[UP, DOWN, ANSWER, GO_ON, BEFORE, SOLUTION, FOULS_LISTED, HELP, BACK], NUMBERS, EVERYWHERE];

/// The keys of a step to be read.
pub const AT_TEXT: Keys = &[
    &[shown(Command::Confirm, &[Key::ENTER, Key::char(' '), Key::char('n')], Messages::key_go_on), BEFORE, HELP, BACK],
    EVERYWHERE,
];

/// The keys at the end of a lesson.
pub const AT_END: Keys =
    &[&[shown(Command::Confirm, &[Key::ENTER, Key::char(' ')], Messages::key_lesson_again), HELP, BACK], EVERYWHERE];

/// The keys of a decision in the opening of a game.
pub const AT_OPENING: Keys = &[
    &[UP, DOWN, CHOOSE, shown(Command::Resign, &[Key::char('r')], Messages::key_resign), HELP, BACK],
    NUMBERS,
    EVERYWHERE,
];

/// The keys of the choices for a game.
pub const AT_SETUP: Keys = &[
    &[
        UP,
        DOWN,
        shown(Command::Right, &[Key::RIGHT], Messages::key_change),
        hidden(Command::Left, &[Key::LEFT]),
        CHOOSE,
        HELP,
        BACK,
    ],
    EVERYWHERE,
];

/// The keys of a game.
pub const AT_GAME: Keys = &[
    CURSOR,
    &[
        PLAY,
        shown(Command::Object, &[Key::char('o')], Messages::key_object),
        FOULS,
        shown(Command::Resign, &[Key::char('r')], Messages::key_resign),
        listed(Command::Next, &[Key::char('n')], Messages::key_again),
        ANALYSE,
        SAVE,
        HELP,
        BACK,
    ],
    EVERYWHERE,
];

/// The keys of all screens.
#[cfg(test)]
pub const ALL: [Keys; 22] = [
    AT_NEED,
    AT_LINE,
    AT_OPENING,
    AT_OPTIONS,
    AT_UNFINISHED,
    AT_HOME,
    AT_MENU,
    AT_QUESTION,
    AT_FOURS,
    AT_STONE,
    AT_HUNT,
    AT_PROGRESS,
    AT_NAME,
    AT_FIND,
    AT_STEP,
    AT_CHOICE,
    AT_TEXT,
    AT_END,
    AT_ANALYSIS,
    AT_EDIT,
    AT_SETUP,
    AT_GAME,
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_key_has_two_meanings_on_a_screen() {
        for screen in ALL {
            let keys: Vec<Key> = screen.iter().copied().flatten().flat_map(|binding| binding.keys).copied().collect();
            for (place, key) in keys.iter().enumerate() {
                assert!(!keys[..place].contains(key), "{key:?}");
            }
        }
    }
}
