//! Errors and oddities in files of games.

use super::escaped;
use crate::words::errors::rules::{fen_error, move_error};
use crate::words::language::say;
use damier_app::encoding::Foreign;
use damier_rules::notation::pdn::{PdnError, PdnErrorKind, PdnWarning, PdnWarningKind};

/// What is wrong with a game, and where.
#[must_use]
pub fn pdn_error(error: &PdnError) -> String {
    say().pdn_at(error.place.to_string(), pdn_error_kind(&error.kind))
}

/// What is wrong with a game.
#[must_use]
pub fn pdn_error_kind(kind: &PdnErrorKind) -> String {
    match kind {
        PdnErrorKind::Read(reason) => say().pdn_unread(reason),
        PdnErrorKind::Utf16 => say().pdn_utf16(),
        PdnErrorKind::Unreadable(text) => say().pdn_unexpected(escaped(text)),
        PdnErrorKind::TagName => say().pdn_tag_expected(),
        PdnErrorKind::TagValue(tag) => say().pdn_tag_value(tag),
        PdnErrorKind::UnclosedTag(tag) => say().pdn_tag_unclosed(tag),
        PdnErrorKind::TooManyTags(most) => say().pdn_too_many_tags(*most),
        PdnErrorKind::UnclosedComment(most) => say().pdn_comment_unclosed(most / 1024),
        PdnErrorKind::UnclosedSetup => say().pdn_setup_unclosed(),
        PdnErrorKind::TooDeep(most) => say().pdn_too_deep(*most),
        PdnErrorKind::UnopenedVariation => say().pdn_variation_unopened(),
        PdnErrorKind::UnclosedVariation => say().pdn_variation_unclosed(),
        PdnErrorKind::VariationBeforeMove => say().pdn_variation_before_move(),
        PdnErrorKind::OtherGame { number, .. } => say().pdn_other_game(*number),
        PdnErrorKind::OtherName { tag, value } => say().pdn_other_name(tag, escaped(value)),
        PdnErrorKind::GameType(value) => say().pdn_game_type(escaped(value)),
        PdnErrorKind::Fen(error) => fen_error(error),
        PdnErrorKind::Move(error) => move_error(error),
    }
}

/// What is odd about a game, and where.
#[must_use]
pub fn pdn_warning(warning: &PdnWarning) -> String {
    say().pdn_warning_at(warning.place.to_string(), pdn_warning_kind(&warning.kind))
}

/// What is odd about a game.
#[must_use]
pub fn pdn_warning_kind(kind: &PdnWarningKind) -> String {
    match kind {
        PdnWarningKind::NoTerminator => say().pdn_no_terminator(),
        PdnWarningKind::StrayDot => say().pdn_stray_dot(),
        PdnWarningKind::UnquotedTag(tag) => say().pdn_unquoted_tag(tag),
        PdnWarningKind::DrawInWords(text) => say().pdn_draw_in_words(text),
        PdnWarningKind::Remark(text) => say().pdn_remark(escaped(text)),
        PdnWarningKind::NullMove => say().pdn_null_move(),
        PdnWarningKind::DashForCapture => say().pdn_dash_for_capture(),
        PdnWarningKind::Ambiguous { text, meaning } => say().pdn_ambiguous(text, meaning),
        PdnWarningKind::Naming(value) => say().pdn_naming(escaped(value)),
        PdnWarningKind::UnknownGameType(variant) => say().pdn_unknown_game_type(variant.name()),
        PdnWarningKind::OtherName { tag, value } => say().pdn_other_name_ignored(tag, escaped(value)),
        PdnWarningKind::UnknownFen => say().pdn_unknown_fen(),
        PdnWarningKind::UnknownSetup => say().pdn_unknown_setup(),
        PdnWarningKind::UnknownSide(side) => say().pdn_unknown_side(crate::words::common::side(*side)),
        PdnWarningKind::OtherResult { tag, end } => say().pdn_other_result(escaped(tag), end),
        PdnWarningKind::Recognised { variant, is_certain } => say().pdn_recognised(variant.name(), *is_certain),
    }
}

/// In which encoding a text that is not UTF-8 was read.
#[must_use]
pub fn foreign_text(foreign: &Foreign) -> String {
    match (foreign.has_errors, foreign.is_guess) {
        (true, _) => say().text_does_not_fit(foreign.name),
        (false, true) => say().text_guessed(foreign.name),
        (false, false) => say().text_marked(foreign.name),
    }
}
