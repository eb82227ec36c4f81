//! The keys of forms.

use super::rows::{
    CANCEL, CARET_END, CARET_START, CHOOSE_LINE, DOWN, ERASE_BEFORE, ERASE_NEXT, ERASE_WORD, ERASING, EXPLAIN, UP,
    WORD_LEFT, WORD_RIGHT, row, shown,
};
use super::{Binding, Command, Key};
use crate::words::Messages;

const COMPLETE_PATH: Binding = row(Command::Complete, &[Key::TAB], Messages::help_complete_path);
const CHANGE_BACK: Binding = row(Command::Left, &[Key::LEFT], Messages::help_change);
const CHANGE: Binding =
    shown(Command::Right, &[Key::RIGHT, Key::char(' ')], Messages::label_change, Messages::help_change);
const ERASE_BACK_SHOWN: Binding = shown(Command::Erase, ERASING, Messages::label_erase, Messages::help_erase_back);
const CARET_LEFT: Binding = row(Command::Left, &[Key::LEFT], Messages::help_caret);
const CARET_RIGHT: Binding = row(Command::Right, &[Key::RIGHT], Messages::help_caret);
const CANCEL_SHOWN: Binding = shown(Command::Cancel, &[Key::ESCAPE], Messages::label_back, Messages::help_cancel);

/// A form, with the cursor on a choice.
pub(super) const FORM: &[Binding] = &[CHOOSE_LINE, EXPLAIN, UP, DOWN, CHANGE_BACK, CHANGE, CANCEL];

/// A form, with the cursor on a text.
pub(super) const TEXT: &[Binding] = &[
    CHOOSE_LINE,
    COMPLETE_PATH,
    UP,
    DOWN,
    ERASE_BACK_SHOWN,
    ERASE_NEXT,
    ERASE_WORD,
    ERASE_BEFORE,
    CARET_LEFT,
    CARET_RIGHT,
    WORD_LEFT,
    WORD_RIGHT,
    CARET_START,
    CARET_END,
    CANCEL_SHOWN,
];
