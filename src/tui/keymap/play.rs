//! The keys of games.

use super::rows::{ANALYSIS, CANCEL, COMPLETE, CONFIRM, DOWN, TURN, UNDO, UP, shown};
use super::{Binding, Command, Key};
use crate::words::Messages;

const OFFER: Binding = shown(Command::Offer, &[Key::char('o')], Messages::label_offer, Messages::help_offer);
const CLAIM: Binding = shown(Command::Claim, &[Key::char('w')], Messages::label_claim, Messages::help_claim);
const PROTEST: Binding = shown(Command::Protest, &[Key::char('p')], Messages::label_protest, Messages::help_protest);
const RESIGN: Binding = shown(Command::Resign, &[Key::char('z')], Messages::label_resign, Messages::help_resign);
const ADJOURN: Binding = shown(Command::Adjourn, &[Key::char('j')], Messages::label_adjourn, Messages::help_adjourn);
const NEXT_BOARD: Binding =
    shown(Command::Next, &[Key::char('n')], Messages::label_next_board, Messages::help_next_board);
const ASIDE: Binding = shown(Command::Aside, &[Key::char('s')], Messages::label_aside, Messages::help_aside);
const ASK_AGAIN: Binding = shown(Command::Retry, &[Key::char('r')], Messages::label_retry, Messages::help_ask_again);
const NEW_GAME: Binding = shown(Command::Next, &[Key::char('n')], Messages::label_new_game, Messages::help_new_game);
const PLAY_AGAIN: Binding = shown(Command::Retry, &[Key::char('r')], Messages::label_again, Messages::help_again);

const RECALL: Binding = shown(Command::Recall, &[Key::char('m')], Messages::label_recall, Messages::help_recall);
const REMIND: Binding = shown(Command::Solution, &[Key::char('i')], Messages::label_remind, Messages::help_remind);

/// A game.
pub(super) const PLAY: &[Binding] =
    &[NEXT_BOARD, ASIDE, UNDO, OFFER, CLAIM, PROTEST, RESIGN, ADJOURN, ASK_AGAIN, REMIND, TURN, COMPLETE];

/// A game that is over.
pub(super) const PLAYED: &[Binding] = &[ANALYSIS, NEW_GAME, PLAY_AGAIN, RECALL, TURN, UP, DOWN, CONFIRM, CANCEL];
