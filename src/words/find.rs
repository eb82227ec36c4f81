//! What was found of a position.

use crate::words::analysis::players;
use crate::words::errors::rules::fen_error;
use crate::words::language::say;
use damier_rules::notation::{FenError, FenErrorKind};
use damier_train::finder::{Hit, HitOrigin, Searched};
use etude_text::plain::in_line;

/// What is wrong with a pattern.
#[must_use]
pub fn pattern_error(error: &FenError) -> String {
    match error.kind {
        FenErrorKind::NoSide => say().fen_at(error.column, say().pattern_side_expected()),
        _ => fen_error(error),
    }
}

/// The puzzle or game of a hit in a few words: what it is, the players, the year.
#[must_use]
pub fn found_title(searched: &Searched) -> String {
    titled(searched, false)
}

/// The same for a list: a puzzle that players name has no other name.
#[must_use]
pub fn found_line(searched: &Searched) -> String {
    titled(searched, true)
}

fn titled(searched: &Searched, is_short: bool) -> String {
    let (white, black) = (searched.white.as_deref(), searched.black.as_deref());
    let has_players = white.is_some() || black.is_some();
    let what = match &searched.origin {
        HitOrigin::Puzzle(_) if is_short && has_players => say().found_puzzle_of(),
        HitOrigin::Puzzle(id) => say().found_puzzle(&**id),
        HitOrigin::GameOf(_) => say().found_game(),
        HitOrigin::Own(_) => say().found_own(),
    };
    let unknown = say().found_unknown_player();
    let named = has_players.then(|| players(white.unwrap_or(&unknown), black.unwrap_or(&unknown)));
    let year = searched.year.map(|year| year.to_string());
    let parts: Vec<String> = [Some(what), named, year].into_iter().flatten().collect();
    in_line(&parts.join(" · "))
}

/// Where in a game a hit is, and whether it is the whole position.
#[must_use]
pub fn found_place(hit: &Hit) -> String {
    let after = match hit.searched.origin {
        HitOrigin::Puzzle(_) => None,
        _ => Some(say().found_after(hit.ply.div_ceil(2))),
    };
    let whole = hit.is_whole.then(|| say().found_whole());
    [after, whole].into_iter().flatten().collect::<Vec<_>>().join(" · ")
}
