//! The keys of ending drills.

use super::rows::{
    CANCEL, COMPLETE, CONFIRM, DOWN, ERASE, HELP, HOME, LEFT, MESSAGE_BACK, MESSAGE_ON, NEXT, QUIT, REDRAW, RETRY,
    RIGHT, SUSPEND, TURN, UNDO, UP, shown,
};
use super::{Binding, Command, Key};
use crate::words::Messages;

const DRILL_HINT: Binding = shown(Command::Hint, &[Key::char('i')], Messages::label_hint, Messages::help_hint_drill);
const REFUTATION: Binding =
    shown(Command::Solution, &[Key::char('s')], Messages::label_refutation, Messages::help_refutation);

/// An ending drill.
pub(super) const DRILL: &[Binding] = &[
    NEXT,
    RETRY,
    UNDO,
    DRILL_HINT,
    REFUTATION,
    TURN,
    COMPLETE,
    UP,
    DOWN,
    LEFT,
    RIGHT,
    CONFIRM,
    ERASE,
    CANCEL,
    MESSAGE_ON,
    MESSAGE_BACK,
    HELP,
    HOME,
    QUIT,
    SUSPEND,
    REDRAW,
];
