//! The keys of notation.

use super::rows::{
    CANCEL, CARET_END, CARET_START, CONFIRM, DOWN, ERASE_BEFORE, ERASE_NEXT, ERASE_WORD, ERASING, LEFT, NEXT, RETRY,
    RIGHT, TURN, UP, WORD_LEFT, WORD_RIGHT, row, shown,
};
use super::{Binding, Command, Key};
use crate::words::Messages;

const ANSWER: Binding = shown(Command::Solution, &[Key::char('s')], Messages::label_answer, Messages::help_answer);
const ERASE_BACK: Binding = row(Command::Erase, ERASING, Messages::help_erase_back);

/// Answers given on the board.
pub(super) const NOTATION: &[Binding] = &[NEXT, RETRY, ANSWER, TURN, UP, DOWN, LEFT, RIGHT, CONFIRM, CANCEL];

/// Typed answers.
pub(super) const NOTATION_TYPED: &[Binding] = &[
    NEXT,
    RETRY,
    ANSWER,
    ERASE_BACK,
    TURN,
    UP,
    DOWN,
    LEFT,
    RIGHT,
    CONFIRM,
    ERASE_NEXT,
    ERASE_WORD,
    ERASE_BEFORE,
    WORD_LEFT,
    WORD_RIGHT,
    CARET_START,
    CARET_END,
    CANCEL,
];
