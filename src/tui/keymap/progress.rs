//! The keys of the charts of progress.

use super::rows::{CANCEL, CHOOSE_LINE, DOWN, EXPLAIN, ONWARD, UP, row, shown};
use super::{Binding, Command, Key};
use crate::words::Messages;

const OWN_GAMES: Binding =
    shown(Command::OwnGames, &[Key::char('y')], Messages::label_own_games, Messages::help_own_games);
const NUMBERS: Binding = shown(Command::Numbers, &[Key::char('v')], Messages::label_numbers, Messages::help_numbers);
const NEXT_PAGE: Binding = shown(Command::Right, ONWARD, Messages::label_page, Messages::help_page);
const PREVIOUS_PAGE: Binding = row(Command::Left, &[Key::LEFT], Messages::help_page);

/// The charts.
pub(super) const PROGRESS: &[Binding] =
    &[CHOOSE_LINE, OWN_GAMES, EXPLAIN, NUMBERS, NEXT_PAGE, PREVIOUS_PAGE, UP, DOWN, CANCEL];
