//! What is wrong with a file or a move of a correspondence game.

use super::pdn::pdn_error;
use super::rules::move_error;
use super::store::file_error;
use crate::words::common::side;
use crate::words::language::say;
use damier_app::mail::{FolderError, MailError, MailGame};
use damier_rules::Color;
use etude_text::plain::plain;

/// Why a file or a game cannot be used.
#[must_use]
pub fn mail_error(error: &FolderError) -> String {
    match error {
        FolderError::File { path, error } => say().mail_at(path.display().to_string(), file_error(error)),
        FolderError::TooLong(path) => say().mail_at(path.display().to_string(), say().mail_too_long()),
        FolderError::Pdn { path, error } => say().mail_at(path.display().to_string(), pdn_error(error)),
        FolderError::Games { path, games } => say().mail_at(path.display().to_string(), say().mail_games(*games)),
        FolderError::Game { path, error } => say().mail_at(path.display().to_string(), of_game(error, Color::White)),
        FolderError::Name(name) => say().mail_bad_name(plain(name)),
        FolderError::Exists(name) => say().mail_exists(name),
        FolderError::Missing(name) => say().mail_missing(name),
        FolderError::Nameless => say().mail_no_name(),
    }
}

/// Why a move cannot be made in a game.
#[must_use]
pub fn mail_game_error(error: &MailError, game: &MailGame) -> String {
    of_game(error, game.game().start().side_to_move())
}

/// A place in a game that White begins, or Black.
fn place(ply: usize, first: Color) -> String {
    let before = ply + usize::from(first == Color::Black);
    let mover = if before.is_multiple_of(2) { Color::White } else { Color::Black };
    say().mail_place(side(mover), before / 2 + 1)
}

/// A move of a game by the plies before it.
pub(in crate::words) fn mail_place(ply: usize, game: &MailGame) -> String {
    place(ply, game.game().start().side_to_move())
}

fn of_game(error: &MailError, first: Color) -> String {
    match error {
        MailError::Tag(tag) => say().mail_tag(*tag),
        MailError::Setup(ply) => say().mail_setup(place(*ply, first)),
        MailError::GoesOn(ply) => say().mail_goes_on(place(*ply, first)),
        MailError::OtherStart => say().mail_other_start(),
        MailError::Differs { ply, ours, theirs } => say().mail_differs(place(*ply, first), ours, theirs),
        MailError::Behind(ply) => say().mail_behind(place(*ply, first)),
        MailError::Nothing => say().mail_nothing(),
        MailError::TooMany(moves) => say().mail_too_many(*moves),
        MailError::OurMove => say().mail_our_move(),
        MailError::Result => say().mail_bad_result(),
        MailError::NotOurTurn => say().mail_not_our_turn(),
        MailError::Over => say().mail_over(),
        MailError::Move { text, error } => say().mail_at(plain(text), move_error(error)),
        MailError::Condition(moves) => say().mail_condition(*moves),
        MailError::NoOffer => say().mail_no_offer(),
    }
}
