//! The keys of lists.

use super::rows::{CANCEL, CHOOSE_LINE, DOWN, REMOVING, UP, shown};
use super::{Binding, Command};
use crate::words::Messages;

const GIVE_UP: Binding = shown(Command::Remove, REMOVING, Messages::label_give_up, Messages::help_give_up);
const REMOVE_SET: Binding = shown(Command::Remove, REMOVING, Messages::label_remove_set, Messages::help_remove_set);

const REMOVE_CARD: Binding = shown(Command::Remove, REMOVING, Messages::label_remove_card, Messages::help_remove_card);

/// A list to choose from.
pub(super) const LIST: &[Binding] = &[CHOOSE_LINE, UP, DOWN, CANCEL];

/// What is unfinished.
pub(super) const UNFINISHED: &[Binding] = &[CHOOSE_LINE, GIVE_UP, UP, DOWN, CANCEL];

/// The player's own sets and hidden puzzles.
pub(super) const PLAYER_SETS: &[Binding] = &[CHOOSE_LINE, REMOVE_SET, UP, DOWN, CANCEL];

/// What the player's repertoire lacks, and where games left it.
pub(super) const REPERTOIRE: &[Binding] = &[CHOOSE_LINE, REMOVE_CARD, UP, DOWN, CANCEL];
