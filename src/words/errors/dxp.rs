//! What goes wrong between two programs.

use super::rules::setup_error;
use crate::words::language::say;
use damier_dxp::{
    AddressError, Awaited, Closed, Fault, MAX_MESSAGE, MessageError, NotNow, Reply, Terms, TermsError, TooLong,
};

/// Why a connection is over.
#[must_use]
pub fn dxp_closed(closed: &Closed) -> String {
    match closed {
        Closed::Stopped => say().dxp_stopped(),
        Closed::Left => say().dxp_left(),
        Closed::HungUp => say().dxp_hung_up(),
        Closed::Unreachable(kind) => say().dxp_unreachable(kind.to_string()),
        Closed::Broken(kind) => say().dxp_broken(kind.to_string()),
        Closed::Silent(awaited) => silent(*awaited),
        Closed::TooLong(error) => dxp_too_long(error),
        Closed::Faults => say().dxp_faults(),
        Closed::Flood => say().dxp_flood(),
    }
}

fn silent(awaited: Awaited) -> String {
    match awaited {
        Awaited::Request => say().dxp_no_request(),
        Awaited::Reply => say().dxp_no_reply(),
        Awaited::Move => say().dxp_no_move(),
        Awaited::End => say().dxp_no_end(),
    }
}

/// A message has no end.
#[must_use]
pub fn dxp_too_long(_: &TooLong) -> String {
    say().dxp_too_long(MAX_MESSAGE)
}

/// The other side does not play.
#[must_use]
pub fn dxp_declined(reply: Reply) -> String {
    match reply {
        Reply::OtherVersion => say().dxp_declined_version(),
        Reply::None => say().dxp_declined_all(),
        Reply::NotThis | Reply::Accepted => say().dxp_declined_this(),
    }
}

/// What the other side did wrong.
#[must_use]
pub fn dxp_fault(fault: &Fault) -> String {
    match fault {
        Fault::Message(error) => dxp_message_error(error),
        Fault::IllegalMove(_) => say().dxp_illegal_move(),
        Fault::Unexpected(kind) => say().dxp_unexpected(kind.to_string()),
    }
}

/// Why a text is no message.
#[must_use]
pub fn dxp_message_error(error: &MessageError) -> String {
    match error {
        MessageError::Unknown(kind) => say().dxp_unknown(kind.escape_debug().to_string()),
        MessageError::Length { kind, length } => say().dxp_length(kind.to_string(), *length),
        MessageError::Character(at) => say().dxp_character(at + 1),
        MessageError::Blank => say().dxp_blank(),
        MessageError::Square(number) => say().dxp_square(*number),
        MessageError::Twice(square) => say().dxp_twice(*square),
        MessageError::Version(version) => say().dxp_version(*version),
        MessageError::Terms(error) => dxp_terms_error(error),
        MessageError::Position(error) => setup_error(error),
    }
}

/// Why a game cannot be played.
#[must_use]
pub fn dxp_terms_error(error: &TermsError) -> String {
    match error {
        TermsError::Minutes(_) => say().dxp_bad_minutes(Terms::MAX_MINUTES),
        TermsError::Moves(_) => say().dxp_bad_moves(Terms::MAX_MOVES),
        TermsError::Variant(variant) => say().dxp_variant(crate::words::common::variant_name(*variant)),
        TermsError::Over => say().dxp_over(),
    }
}

/// Why something cannot be done now.
#[must_use]
pub fn dxp_not_now(error: &NotNow) -> String {
    match error {
        NotNow::NoConnection => say().dxp_nobody(),
        NotNow::NoRequest => say().dxp_not_ask(),
        NotNow::NothingToReply => say().dxp_not_reply(),
        NotNow::NotOurTurn => say().dxp_not_our_turn(),
        NotNow::IllegalMove => say().move_not_legal(),
        NotNow::NothingBack => say().dxp_not_back(),
    }
}

/// A text is no address.
#[must_use]
pub fn dxp_address_error(AddressError(_): &AddressError) -> String {
    say().expected_address()
}
