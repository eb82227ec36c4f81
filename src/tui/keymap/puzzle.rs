//! The keys of puzzles, and of tactics that do not announce themselves.

use super::rows::{
    ANALYSIS, CANCEL, COMPLETE, CONFIRM, DOWN, EXPLAIN, FIRST, HINT, LAST, MODES, NEXT, REMOVING, RETRY, TURN, UP,
    WALK_BACK, WALK_ON, row, shown,
};
use super::{Binding, Command, Key};
use crate::words::Messages;

const NOTHING: Binding = shown(Command::Nothing, &[Key::char('n')], Messages::label_nothing, Messages::help_nothing);
const TRAIN_MISSED: Binding =
    shown(Command::TrainMissed, &[Key::char('l')], Messages::label_train_missed, Messages::help_train_missed);
const SOLUTION: Binding =
    shown(Command::Solution, &[Key::char('s')], Messages::label_solution, Messages::help_solution);
const KEEP: Binding = shown(Command::Keep, &[Key::char('+')], Messages::label_keep, Messages::help_keep);
const KEEP_HIDDEN: Binding = row(Command::Keep, &[Key::char('+')], Messages::help_keep);
const HIDE: Binding = shown(Command::Hide, REMOVING, Messages::label_hide, Messages::help_hide);
const HIDE_HIDDEN: Binding = row(Command::Hide, REMOVING, Messages::help_hide);

/// A puzzle.
pub(super) const PUZZLE: &[Binding] =
    &[TRAIN_MISSED, EXPLAIN, NEXT, RETRY, HINT, SOLUTION, MODES, TURN, COMPLETE, KEEP_HIDDEN, HIDE_HIDDEN];

/// A puzzle that is over.
pub(super) const SOLVED: &[Binding] = &[
    ANALYSIS,
    TRAIN_MISSED,
    EXPLAIN,
    NEXT,
    RETRY,
    SOLUTION,
    MODES,
    WALK_BACK,
    WALK_ON,
    FIRST,
    LAST,
    TURN,
    KEEP,
    HIDE,
    UP,
    DOWN,
    CONFIRM,
    CANCEL,
];

/// A position that may hold a shot.
pub(super) const UNANNOUNCED: &[Binding] = &[NOTHING, TURN, COMPLETE];
