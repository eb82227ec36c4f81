//! The keys of analysis.

use super::rows::{CANCEL, CONFIRM, DOWN, ERASE, REMOVING, TURN, UP, row, shown};
use super::{Binding, Command, Key};
use crate::words::Messages;

const MOVE_BACK: Binding = shown(Command::Left, &[Key::LEFT], Messages::label_walk, Messages::help_walk);
const MOVE_ON: Binding = row(Command::Right, &[Key::RIGHT], Messages::help_walk);
const FIRST_MOVE: Binding = row(Command::First, &[Key::HOME], Messages::help_ends);
const LAST_MOVE: Binding = row(Command::Last, &[Key::END], Messages::help_ends);
const ENGINE: Binding = shown(Command::Engine, &[Key::char('l')], Messages::label_engine, Messages::help_engine);
const LINES: Binding = shown(Command::Lines, &[Key::char('m')], Messages::label_lines, Messages::help_lines);
const OWN_ENGINE: Binding =
    shown(Command::OwnEngine, &[Key::char('y')], Messages::label_own_engine, Messages::help_own_engine);
const VIEW: Binding = shown(Command::View, &[Key::char('v')], Messages::label_view, Messages::help_view);
const SURVEY: Binding = shown(Command::Survey, &[Key::char('o')], Messages::label_survey, Messages::help_survey);
const NEXT_MISTAKE: Binding =
    shown(Command::NextMistake, &[Key::char('j')], Messages::label_next_mistake, Messages::help_next_mistake);
const SAVE: Binding = shown(Command::Save, &[Key::char('w')], Messages::label_save, Messages::help_save);
const FIND: Binding = shown(Command::Find, &[Key::char('/')], Messages::label_find, Messages::help_find);
const OPENINGS: Binding =
    shown(Command::Openings, &[Key::char('z')], Messages::label_openings, Messages::help_openings);
const KEEP_MOVE: Binding = shown(Command::Keep, &[Key::char('+')], Messages::label_keep_move, Messages::help_keep_move);
const KEEP_ALL: Binding = row(Command::KeepAll, &[Key::char('&')], Messages::help_keep_all);
const UNDO_CHANGE: Binding = shown(Command::Undo, &[Key::char('u')], Messages::label_undo, Messages::help_undo_change);
const PROMOTE: Binding = shown(Command::Promote, &[Key::char('p')], Messages::label_promote, Messages::help_promote);
const REMOVE: Binding = shown(Command::Remove, REMOVING, Messages::label_remove, Messages::help_remove);
const SIGN: Binding = shown(Command::Sign, &[Key::char('!')], Messages::label_sign, Messages::help_sign);
const RESULT_SIGN: Binding = row(Command::ResultSign, &[Key::char('=')], Messages::help_result_sign);
const COMMENT: Binding = shown(Command::Comment, &[Key::char('i')], Messages::label_comment, Messages::help_comment);
const NEXT_GAME: Binding = shown(Command::Next, &[Key::char('n')], Messages::label_next, Messages::help_next_game);
const COMPLETE_HIDDEN: Binding = row(Command::Complete, &[Key::TAB], Messages::help_complete);

/// Analysis.
pub(super) const ANALYSIS: &[Binding] = &[
    MOVE_BACK,
    MOVE_ON,
    FIRST_MOVE,
    LAST_MOVE,
    ENGINE,
    LINES,
    OWN_ENGINE,
    VIEW,
    SURVEY,
    NEXT_MISTAKE,
    SAVE,
    FIND,
    OPENINGS,
    KEEP_MOVE,
    KEEP_ALL,
    UNDO_CHANGE,
    PROMOTE,
    REMOVE,
    SIGN,
    RESULT_SIGN,
    COMMENT,
    NEXT_GAME,
    TURN,
    COMPLETE_HIDDEN,
    ERASE,
    UP,
    DOWN,
    CONFIRM,
    CANCEL,
];
