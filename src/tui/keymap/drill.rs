//! The keys of ending drills.

use super::rows::{COMPLETE, NEXT, RETRY, TURN, UNDO, shown};
use super::{Binding, Command, Key};
use crate::words::Messages;

const DRILL_HINT: Binding = shown(Command::Hint, &[Key::char('i')], Messages::label_hint, Messages::help_hint_drill);
const REFUTATION: Binding =
    shown(Command::Solution, &[Key::char('s')], Messages::label_refutation, Messages::help_refutation);

/// An ending drill.
pub(super) const DRILL: &[Binding] = &[NEXT, RETRY, UNDO, DRILL_HINT, REFUTATION, TURN, COMPLETE];
