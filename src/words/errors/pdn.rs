//! What is wrong with files of games.

use super::{fen_error, move_error};
use damier_rules::Variant;
use damier_rules::notation::pdn::{PdnError, PdnErrorKind, PdnWarning, PdnWarningKind};

/// What is wrong with a game, and where.
#[must_use]
pub fn pdn_error(error: &PdnError) -> String {
    format!("{}: {}", error.place, pdn_error_kind(&error.kind))
}

/// What is wrong with a game.
#[must_use]
pub fn pdn_error_kind(kind: &PdnErrorKind) -> String {
    match kind {
        PdnErrorKind::Read(said) => format!("cannot read on: {said}"),
        PdnErrorKind::Utf16 => "the file is in UTF-16; save it as UTF-8".to_owned(),
        PdnErrorKind::Unreadable(text) => format!("{text:?} is neither a move nor anything else that may stand here"),
        PdnErrorKind::TagName => "expected a tag like [Event \"name\"]".to_owned(),
        PdnErrorKind::TagValue(tag) => format!("tag {tag}: expected its value in double quotes"),
        PdnErrorKind::UnclosedTag(tag) => format!("tag {tag} is not closed: expected \"]"),
        PdnErrorKind::TooManyTags(most) => format!("a game with more than {most} tags"),
        PdnErrorKind::UnclosedComment(most) => {
            format!("this comment is not closed: expected }} within {} KiB", most / 1024)
        }
        PdnErrorKind::UnclosedSetup => "this set-up is not closed: expected /FEN \"...\"/".to_owned(),
        PdnErrorKind::TooDeep(most) => format!("variations are nested deeper than {most} here"),
        PdnErrorKind::UnopenedVariation => "no variation is open here: leave the ) out".to_owned(),
        PdnErrorKind::UnclosedVariation => "this variation is not closed before the game ends: expected )".to_owned(),
        PdnErrorKind::VariationBeforeMove => "a variation replaces the move before it, and there is none".to_owned(),
        PdnErrorKind::OtherGame { name, number } => format!("{name} (GameType {number}) is not supported"),
        PdnErrorKind::GameType(value) => {
            format!("GameType {value:?} is not played here: use 20 (international), 25 (Russian) or 26 (Brazilian)")
        }
        PdnErrorKind::Fen(error) => fen_error(error),
        PdnErrorKind::Move(error) => move_error(error),
    }
}

/// What is odd about a game, and where.
#[must_use]
pub fn pdn_warning(warning: &PdnWarning) -> String {
    format!("{}: warning: {}", warning.place, pdn_warning_kind(&warning.kind))
}

/// What is odd about a game.
#[must_use]
pub fn pdn_warning_kind(kind: &PdnWarningKind) -> String {
    match kind {
        PdnWarningKind::NoTerminator => "this game does not end with a result or *".to_owned(),
        PdnWarningKind::StrayDot => "this dot follows no move number".to_owned(),
        PdnWarningKind::NullMove => "a dash stands here in place of a move; it is left out".to_owned(),
        PdnWarningKind::DashForCapture => "this is a capture: write it with x or : in place of the dash".to_owned(),
        PdnWarningKind::Ambiguous { text, meaning } => {
            format!("{text} has several meanings; the moves that follow allow only {meaning}")
        }
        PdnWarningKind::Naming(value) => {
            format!("GameType {value:?} contradicts the moves; they are read with the usual names of the squares")
        }
        PdnWarningKind::Recognised { variant, is_certain } => {
            let besides = if *is_certain { "" } else { "; its moves are possible in other variants too" };
            format!("no GameType: read as {} draughts{besides}", adjective(*variant))
        }
    }
}

const fn adjective(variant: Variant) -> &'static str {
    match variant {
        Variant::International => "international",
        Variant::Russian => "Russian",
        Variant::Brazilian => "Brazilian",
    }
}
