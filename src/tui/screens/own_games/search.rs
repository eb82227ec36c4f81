//! The search through the player's own games, in words.

use crate::tui::page::{Tone, Words};
use crate::words::{self, say};
use damier_app::own_games::{OwnSearch, Stage};

/// From this width on there is room for a bar beside the keys.
const WIDE: u16 = 80;
/// Columns of the bar beside the form.
const BAR: usize = 8;

/// The line beside the keys of every screen while the search runs or waits for the engine, and until the player has seen
/// that it is done.
#[must_use]
pub fn line(search: &OwnSearch, width: u16, waits: bool) -> Option<Words> {
    let is_wide = width >= WIDE;
    match search.stage {
        Stage::Going => Some(Words::new(Tone::Notice, words::own_going(&search.tally, is_wide, waits))),
        Stage::Done { is_known: false } => Some(Words::new(Tone::Good, words::own_done_short(&search.tally, is_wide))),
        _ => None,
    }
}

/// The line on the home screen.
#[must_use]
pub fn at_home(search: &OwnSearch) -> Option<Words> {
    match &search.stage {
        Stage::Done { .. } => Some(Words::new(Tone::Good, words::own_done(&search.tally))),
        Stage::Failed(error) => Some(Words::new(Tone::Bad, say().own_failed(words::store_error(error)))),
        Stage::Resting if search.waiting > 0 => Some(Words::new(Tone::Notice, say().own_waiting(search.waiting))),
        _ => None,
    }
}

/// What the player's moves cost, once the search is done.
pub(super) fn losses(search: &OwnSearch) -> Option<Words> {
    let is_done = matches!(search.stage, Stage::Done { .. });
    words::own_losses(&search.tally.losses).filter(|_| is_done).map(Words::from)
}

/// The lines beside the form.
pub(super) fn state(search: &OwnSearch) -> Vec<Words> {
    let tally = &search.tally;
    let found = || Words::new(Tone::Text, say().own_found_short(tally.puzzles, tally.drills));
    match &search.stage {
        Stage::Reading => vec![Words::from(say().own_reading())],
        Stage::Going => vec![
            Words::new(Tone::Notice, words::bar(tally.done, tally.of, BAR))
                .and(Tone::Text, format!(" {}/{}", tally.done, tally.of)),
            found(),
        ],
        Stage::Done { .. } => vec![Words::new(Tone::Good, say().own_done_count(tally.done)), found()],
        _ if search.waiting > 0 => vec![Words::new(Tone::Notice, say().own_waiting_short(search.waiting))],
        _ => [say().own_about_puzzles(), say().own_about_drills()].map(|line| Words::new(Tone::Quiet, line)).into(),
    }
}
