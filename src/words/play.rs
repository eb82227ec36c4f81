//! Games against the engine.

use std::time::Duration;

use unicode_width::UnicodeWidthStr;

use crate::words::common::side;
use crate::words::language::say;
use damier_engine::EngineError;
use damier_rules::{Color, DrawOfferError, MOVES_BEFORE_DRAW_OFFER};
use damier_train::play::terms::Terms;
use etude_arbiter::clock::shown;
use etude_tui::text::{padded, padded_left};

/// The strength of the levels in games: the steps of `docs/strength.md` below the 2400 of level 8, rounded to tens.
const ELO: [u16; 8] = [1_030, 1_220, 1_410, 1_580, 1_800, 2_000, 2_200, 2_400];

/// The levels with their character, and the player's own engine last.
#[must_use]
pub fn level_values() -> [String; 9] {
    std::array::from_fn(|place| match place {
        8 => say().own_engine(),
        place => say().level_choice(place + 1, ELO[place]),
    })
}

/// No and yes, in the order of [`crate::tui::form::NO_YES`].
#[must_use]
pub fn no_yes() -> [String; 2] {
    [say().no(), say().yes()]
}

/// The engine failed in the middle of a game.
#[must_use]
pub fn game_engine_failed(error: &EngineError) -> String {
    say().game_engine_failed(crate::words::errors::engine::engine_error(error))
}

/// The player's own engine failed, and the bundled one replaces it.
#[must_use]
pub fn program_fault(error: &EngineError) -> String {
    say().program_fault(crate::words::errors::engine::engine_error(error))
}

/// The name of the engine at a level, or of the player's own engine if there is no level.
#[must_use]
pub fn opponent(level: Option<u8>) -> String {
    level.map_or_else(|| say().own_engine(), |level| say().level_name(level))
}

/// A line of the clock pane: a mark if the clock runs, the side, the time left if there is a clock, the player.
#[must_use]
pub fn dial(runs: bool, color: Color, left: Option<Duration>, who: &str) -> String {
    let mark = if runs { '▸' } else { ' ' };
    let color = side_padded(color);
    match left {
        None => format!("{mark} {color} {who}"),
        Some(left) => format!("{mark} {color} {} {who}", padded_left(&dial_time(left), 5)),
    }
}

/// The name of a side, in as many columns as the longer of the two.
pub(super) fn side_padded(color: Color) -> String {
    let width = Color::ALL.map(|color| say().side_name(side(color)).width()).into_iter().max().unwrap_or(0);
    padded(&say().side_name(side(color)), width)
}

/// The time left: hours if there are any, minutes, seconds.
#[must_use]
pub fn dial_time(left: Duration) -> String {
    let seconds = shown(left);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes:02}:{seconds:02}") }
}

/// Why a draw cannot be offered now.
#[must_use]
pub fn offer_refused(error: DrawOfferError) -> String {
    match error {
        DrawOfferError::TooEarly { moves } => say().offer_too_early(MOVES_BEFORE_DRAW_OFFER, moves),
        DrawOfferError::OfferedLast => say().offer_offered_last(),
        DrawOfferError::NotWithOwnMove => say().offer_not_your_move(),
        DrawOfferError::NoOffer => say().offer_none(),
        DrawOfferError::GameOver => say().offer_game_over(),
    }
}

/// The variant and the opponent, and which game of a play-off it is.
#[must_use]
pub fn game_subject(terms: &Terms, opponent: &str) -> String {
    let variant = crate::words::common::variant_name(terms.variant());
    match terms.playoff {
        Some(playoff) => say().playoff_subject(variant, opponent, playoff.number),
        None => say().game_subject(variant, opponent),
    }
}
