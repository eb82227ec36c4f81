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
    /// Choose a line, or the piece or point where the cursor is.
    Confirm,
    /// Choose the line with this number, from 0.
    Choose(usize),
    /// Go on to the next exercise.
    Next,
    /// Show the solution.
    Solution,
    /// Go back to the step before.
    Before,
    /// Give the game up, or something that waits.
    Resign,
    /// Claim that nothing else is to be found.
    All,
    /// Take a move back.
    Undo,
    /// Make a move again.
    Redo,
    /// Turn the engine on or off.
    Judge,
    /// Show the position and the game as texts.
    Texts,
    /// Type a text.
    Input,
    /// Analyse the game.
    Analyse,
    /// Offer a draw.
    Offer,
    /// Accept the opponent's offer.
    Accept,
    /// Delete what was typed last.
    Delete,
    /// Take what was typed as a line of any words.
    TakeLine,
    /// Turn the board.
    Turn,
    /// Show the rest of a text that is too long.
    PageDown,
    /// Show its beginning again.
    PageUp,
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
    listed(Command::Turn, &[Key::char('t')], Messages::key_turn),
    listed(Command::PageDown, &[Key::PAGE_DOWN], Messages::key_more),
    hidden(Command::PageUp, &[Key::PAGE_UP]),
    hidden(Command::Quit, &[Key::control('c')]),
    hidden(Command::Suspend, &[Key::control('z')]),
    hidden(Command::Redraw, &[Key::control('l')]),
];

/// Whether a key may act unseen.
pub fn is_safe(key: Key) -> bool {
    EVERYWHERE.iter().skip(1).any(|binding| binding.keys.contains(&key))
}

const HELP: Binding = shown(Command::Help, &[Key::char('?')], Messages::key_help);
const BACK: Binding = shown(Command::Back, &[Key::char('q'), Key::ESCAPE], Messages::key_back);
const UP: Binding = shown(Command::Up, &[Key::UP, Key::char('k')], Messages::key_up_down);
const DOWN: Binding = hidden(Command::Down, &[Key::DOWN, Key::char('j')]);
const CHOOSE: Binding = shown(Command::Confirm, &[Key::ENTER, Key::char(' ')], Messages::key_choose);
const ANSWER: Binding = shown(Command::Confirm, &[Key::ENTER, Key::char(' ')], Messages::key_answer);
const NEXT: Binding = shown(Command::Next, &[Key::char('n')], Messages::key_next);
const SOLUTION: Binding = shown(Command::Solution, &[Key::char('s')], Messages::key_solution);

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
    hidden(Command::Choose(9), &[Key::char('0')]),
];

/// The keys that move the cursor on the board.
const CURSOR: &[Binding] = &[
    shown(Command::Up, &[Key::UP], Messages::key_board),
    hidden(Command::Down, &[Key::DOWN]),
    hidden(Command::Left, &[Key::LEFT]),
    hidden(Command::Right, &[Key::RIGHT]),
    shown(Command::Confirm, &[Key::ENTER, Key::char(' ')], Messages::key_piece),
];

/// The keys of the home screen.
pub const AT_HOME: Keys =
    &[&[UP, DOWN, CHOOSE, HELP, shown(Command::Quit, &[Key::char('q')], Messages::key_quit)], NUMBERS, EVERYWHERE];

/// The keys of a list that leads elsewhere.
pub const AT_MENU: Keys = &[&[UP, DOWN, CHOOSE, HELP, BACK], NUMBERS, EVERYWHERE];

/// The keys of questions with answers to choose from.
pub const AT_QUESTION: Keys = &[&[UP, DOWN, ANSWER, NEXT, HELP, BACK], NUMBERS, EVERYWHERE];

/// The keys of a repetition: its moves can be looked at.
pub const AT_CYCLE: Keys = &[
    &[
        UP,
        DOWN,
        ANSWER,
        shown(Command::Right, &[Key::RIGHT], Messages::key_step),
        hidden(Command::Left, &[Key::LEFT]),
        NEXT,
        HELP,
        BACK,
    ],
    NUMBERS,
    EVERYWHERE,
];

/// The keys of an exercise on the board.
pub const AT_BOARD: Keys = &[CURSOR, &[NEXT, SOLUTION, HELP, BACK], EVERYWHERE];

const BEFORE: Binding = listed(Command::Before, &[Key::char('b')], Messages::key_before);

/// The keys of a step of a lesson on the board.
pub const AT_STEP: Keys = &[CURSOR, &[NEXT, SOLUTION, BEFORE, HELP, BACK], EVERYWHERE];

/// The keys of a step that is a question.
pub const AT_CHOICE: Keys = &[
    &[
        UP,
        DOWN,
        ANSWER,
        listed(Command::Right, &[Key::RIGHT], Messages::key_step),
        hidden(Command::Left, &[Key::LEFT]),
        NEXT,
        SOLUTION,
        BEFORE,
        HELP,
        BACK,
    ],
    NUMBERS,
    EVERYWHERE,
];

/// The keys of a step that is only read.
pub const AT_TEXT: Keys = &[
    &[
        shown(Command::Confirm, &[Key::ENTER, Key::char(' ')], Messages::key_next),
        hidden(Command::Next, &[Key::char('n')]),
        listed(Command::Right, &[Key::RIGHT], Messages::key_step),
        hidden(Command::Left, &[Key::LEFT]),
        BEFORE,
        HELP,
        BACK,
    ],
    EVERYWHERE,
];

/// The keys at the end of a lesson.
pub const AT_END: Keys = &[
    &[
        shown(Command::Confirm, &[Key::ENTER, Key::char(' ')], Messages::key_lesson_again),
        hidden(Command::Next, &[Key::char('n')]),
        HELP,
        BACK,
    ],
    EVERYWHERE,
];

/// The keys of a hunt for all answers.
pub const AT_ANSWERS: Keys =
    &[CURSOR, &[shown(Command::All, &[Key::char('a')], Messages::key_all), NEXT, SOLUTION, HELP, BACK], EVERYWHERE];

/// The keys of a need that is to be named.
pub const AT_NEED: Keys = &[&[UP, DOWN, ANSWER, NEXT, SOLUTION, HELP, BACK], NUMBERS, EVERYWHERE];

/// The keys of a question that is answered.
pub const AT_ANSWERED: Keys =
    &[&[NEXT, hidden(Command::Confirm, &[Key::ENTER, Key::char(' ')]), HELP, BACK], EVERYWHERE];

/// The keys where a name is typed: letters belong to the name.
pub const AT_NAME: Keys = &[
    &[
        shown(Command::Confirm, &[Key::ENTER], Messages::key_answer),
        shown(Command::Delete, &[Key::BACKSPACE], Messages::key_erase),
        shown(Command::Solution, &[Key::TAB], Messages::key_solution),
        shown(Command::Back, &[Key::ESCAPE], Messages::key_back),
    ],
    &[
        hidden(Command::Quit, &[Key::control('c')]),
        hidden(Command::Suspend, &[Key::control('z')]),
        hidden(Command::Redraw, &[Key::control('l')]),
        listed(Command::PageDown, &[Key::PAGE_DOWN], Messages::key_more),
        hidden(Command::PageUp, &[Key::PAGE_UP]),
    ],
];

/// The keys of analysis.
pub const AT_ANALYSIS: Keys = &[
    CURSOR,
    &[
        shown(Command::Undo, &[Key::char('u'), Key::BACKSPACE], Messages::key_undo),
        shown(Command::Redo, &[Key::char('r')], Messages::key_redo),
        shown(Command::Judge, &[Key::char('w')], Messages::key_judge),
        listed(Command::Texts, &[Key::char('f')], Messages::key_texts),
        listed(Command::Input, &[Key::char('i')], Messages::key_input),
        HELP,
        BACK,
    ],
    EVERYWHERE,
];

/// The keys of a line in which any text is typed.
pub const AT_LINE: Keys = &[&[
    shown(Command::TakeLine, &[Key::ENTER], Messages::key_take_line),
    shown(Command::Delete, &[Key::BACKSPACE], Messages::key_erase),
    shown(Command::Back, &[Key::ESCAPE], Messages::key_back),
    hidden(Command::Quit, &[Key::control('c')]),
    hidden(Command::Suspend, &[Key::control('z')]),
    hidden(Command::Redraw, &[Key::control('l')]),
]];

/// The keys of a game that is over.
pub const AT_OVER: Keys = &[
    &[
        shown(Command::Next, &[Key::char('n')], Messages::key_again),
        shown(Command::Analyse, &[Key::char('a')], Messages::key_analyse),
        HELP,
        BACK,
    ],
    EVERYWHERE,
];

/// The keys of a game.
pub const AT_GAME: Keys = &[
    CURSOR,
    &[
        shown(Command::Resign, &[Key::char('r')], Messages::key_resign),
        shown(Command::Offer, &[Key::char('o')], Messages::key_offer),
        listed(Command::Accept, &[Key::char('a')], Messages::key_accept),
        listed(Command::Next, &[Key::char('n')], Messages::key_again),
        HELP,
        BACK,
    ],
    EVERYWHERE,
];

/// The keys of choices.
pub const AT_OPTIONS: Keys = &[
    &[
        UP,
        DOWN,
        shown(Command::Right, &[Key::RIGHT], Messages::key_change),
        hidden(Command::Left, &[Key::LEFT]),
        hidden(Command::Confirm, &[Key::ENTER, Key::char(' ')]),
        HELP,
        BACK,
    ],
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
        shown(Command::Confirm, &[Key::ENTER, Key::char(' ')], Messages::key_begin),
        HELP,
        BACK,
    ],
    NUMBERS,
    EVERYWHERE,
];

/// The keys of what waits to be resumed.
pub const AT_UNFINISHED: Keys = &[
    &[UP, DOWN, CHOOSE, shown(Command::Resign, &[Key::char('x')], Messages::key_give_up), HELP, BACK],
    NUMBERS,
    EVERYWHERE,
];

/// The keys of a page to be read.
pub const AT_PAGE: Keys = &[&[HELP, BACK], EVERYWHERE];

/// The keys of all screens.
#[cfg(test)]
pub const ALL: [Keys; 21] = [
    AT_HOME,
    AT_MENU,
    AT_QUESTION,
    AT_CYCLE,
    AT_BOARD,
    AT_STEP,
    AT_CHOICE,
    AT_TEXT,
    AT_END,
    AT_GAME,
    AT_OPTIONS,
    AT_SETUP,
    AT_PAGE,
    AT_UNFINISHED,
    AT_ANSWERS,
    AT_NEED,
    AT_ANSWERED,
    AT_NAME,
    AT_ANALYSIS,
    AT_LINE,
    AT_OVER,
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
