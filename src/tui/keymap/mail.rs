//! The keys of games by mail.

use super::rows::{CANCEL, CHOOSE_LINE, COMPLETE, DOWN, TURN, UP, shown};
use super::{Binding, Command, Key};
use crate::words::Messages;

const READ: Binding = shown(Command::Retry, &[Key::char('r')], Messages::label_mail_read, Messages::help_mail_read);
const NEW: Binding = shown(Command::Next, &[Key::char('n')], Messages::label_new_game, Messages::help_mail_new);
const OFFER: Binding = shown(Command::Offer, &[Key::char('o')], Messages::label_offer, Messages::help_mail_offer);
const IF: Binding = shown(Command::Comment, &[Key::char('i')], Messages::label_mail_if, Messages::help_mail_if);
const RESIGN: Binding = shown(Command::Resign, &[Key::char('z')], Messages::label_resign, Messages::help_mail_resign);

/// The list of games.
pub(super) const MAIL: &[Binding] = &[CHOOSE_LINE, NEW, READ, UP, DOWN, CANCEL];

/// A game.
pub(super) const MAIL_GAME: &[Binding] = &[OFFER, IF, RESIGN, TURN, COMPLETE];
