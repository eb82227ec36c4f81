//! Keys that several screens have.

use etude_tui::event::KeyCode;

use super::{Binding, Command, Key};
use crate::words::{Message, Messages};

pub(super) const ONWARD: &[Key] = &[Key::RIGHT, Key::TAB];
pub(super) const ERASING: &[Key] = &[Key::BACKSPACE, Key::control('h')];
pub(super) const REMOVING: &[Key] = &[Key::DELETE, Key::control('d')];

/// Keys that the footer leaves out.
pub(super) const fn row(command: Command, keys: &'static [Key], help: Message) -> Binding {
    Binding { command, keys, label: None, help }
}

/// Keys with a label in the footer.
pub(super) const fn shown(command: Command, keys: &'static [Key], label: Message, help: Message) -> Binding {
    Binding { command, keys, label: Some(label), help }
}

pub(super) const NEXT: Binding = shown(Command::Next, &[Key::char('n')], Messages::label_next, Messages::help_next);
pub(super) const TURN: Binding = shown(Command::Turn, &[Key::char('t')], Messages::label_turn, Messages::help_turn);
pub(super) const CHOOSE_LINE: Binding = row(Command::Confirm, &[Key::ENTER], Messages::help_confirm_line);
pub(super) const MODES: Binding = shown(Command::Modes, &[Key::char('m')], Messages::label_modes, Messages::help_modes);
pub(super) const ANALYSIS: Binding =
    shown(Command::Analysis, &[Key::char('a')], Messages::label_analysis, Messages::help_analysis);
pub(super) const EXPLAIN: Binding =
    shown(Command::Explain, &[Key::char('w')], Messages::label_explain, Messages::help_explain);
pub(super) const WALK_BACK: Binding =
    shown(Command::Left, &[Key::LEFT], Messages::label_walk, Messages::help_walk_solution);
pub(super) const WALK_ON: Binding = row(Command::Right, &[Key::RIGHT], Messages::help_walk_solution);
pub(super) const FIRST: Binding = row(Command::First, &[Key::HOME], Messages::help_first);
pub(super) const LAST: Binding = row(Command::Last, &[Key::END], Messages::help_last);
pub(super) const ERASE: Binding = row(Command::Erase, ERASING, Messages::help_erase);
pub(super) const RETRY: Binding = shown(Command::Retry, &[Key::char('r')], Messages::label_retry, Messages::help_retry);
pub(super) const UNDO: Binding =
    shown(Command::Undo, &[Key::char('u')], Messages::label_take_back, Messages::help_undo);
pub(super) const HINT: Binding = shown(Command::Hint, &[Key::char('i')], Messages::label_hint, Messages::help_hint);
pub(super) const COMPLETE: Binding =
    shown(Command::Complete, &[Key::TAB], Messages::label_complete, Messages::help_complete);
pub(super) const UP: Binding = row(Command::Up, &[Key::UP], Messages::help_cursor);
pub(super) const DOWN: Binding = row(Command::Down, &[Key::DOWN], Messages::help_cursor);
pub(super) const LEFT: Binding = row(Command::Left, &[Key::LEFT], Messages::help_cursor);
pub(super) const RIGHT: Binding = row(Command::Right, &[Key::RIGHT], Messages::help_cursor);
pub(super) const CONFIRM: Binding = row(Command::Confirm, &[Key::ENTER], Messages::help_confirm);
pub(super) const ERASE_NEXT: Binding = row(Command::EraseNext, &[Key::DELETE], Messages::help_erase_next);
pub(super) const ERASE_WORD: Binding = row(Command::EraseWord, &[Key::control('w')], Messages::help_erase_word);
pub(super) const ERASE_BEFORE: Binding = row(Command::EraseBefore, &[Key::control('u')], Messages::help_erase_before);
pub(super) const WORD_LEFT: Binding =
    row(Command::WordLeft, &[Key::with_control(KeyCode::Left)], Messages::help_caret_word);
pub(super) const WORD_RIGHT: Binding =
    row(Command::WordRight, &[Key::with_control(KeyCode::Right)], Messages::help_caret_word);
pub(super) const CARET_START: Binding = row(Command::First, &[Key::HOME], Messages::help_caret_ends);
pub(super) const CARET_END: Binding = row(Command::Last, &[Key::END], Messages::help_caret_ends);
pub(super) const CANCEL: Binding = row(Command::Cancel, &[Key::ESCAPE], Messages::help_cancel);
pub(super) const MESSAGE_ON: Binding = row(Command::MessageOn, &[Key::PAGE_DOWN], Messages::help_message);
pub(super) const MESSAGE_BACK: Binding = row(Command::MessageBack, &[Key::PAGE_UP], Messages::help_message);
pub(super) const HELP: Binding = shown(Command::Help, &[Key::char('?')], Messages::label_keys, Messages::help_help);
pub(super) const HOME: Binding = shown(Command::Home, &[Key::char('q')], Messages::label_home, Messages::help_home);
pub(super) const QUIT: Binding = row(Command::Quit, &[Key::control('c')], Messages::help_quit_anywhere);
pub(super) const SUSPEND: Binding = row(Command::Suspend, &[Key::control('z')], Messages::help_suspend);
pub(super) const REDRAW: Binding = row(Command::Redraw, &[Key::control('l')], Messages::help_redraw);

/// The keys that play on a board, where no others come between.
pub(super) const BOARD: &[Binding] = &[UP, DOWN, LEFT, RIGHT, CONFIRM, ERASE, CANCEL];

/// The last keys of every screen but the home screen.
pub(super) const REST: &[Binding] = &[MESSAGE_ON, MESSAGE_BACK, HELP, HOME, QUIT, SUSPEND, REDRAW];

/// The last keys of a text that is typed and of what covers a screen: neither `?` nor `q` has its usual meaning there.
pub(super) const COVER_REST: &[Binding] = &[MESSAGE_ON, MESSAGE_BACK, QUIT, SUSPEND, REDRAW];
