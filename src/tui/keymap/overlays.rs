//! The keys of what covers a screen.

use super::rows::{DOWN, FIRST, LAST, TURN, UP, WALK_BACK, WALK_ON, shown};
use super::{Binding, Command, Key};
use crate::words::Messages;

const BACK: Binding = shown(
    Command::Cancel,
    &[Key::ESCAPE, Key::char('q'), Key::char('w'), Key::ENTER],
    Messages::label_back,
    Messages::help_explain_back,
);
const CLOSE: Binding = shown(
    Command::Cancel,
    &[Key::ESCAPE, Key::char('?'), Key::char('q'), Key::ENTER],
    Messages::label_back,
    Messages::help_close,
);

/// The explanation of a theme.
pub(super) const EXPLAINED: &[Binding] = &[WALK_BACK, WALK_ON, FIRST, LAST, TURN, BACK, UP, DOWN];

/// Articles of the rules.
pub(super) const ARTICLES: &[Binding] = &[BACK, UP, DOWN];

/// The list of keys.
pub(super) const HELP: &[Binding] = &[UP, DOWN, CLOSE];
