//! The player's own games, and what the search finds in them.

use crate::words::errors::pdn::pdn_error;
use crate::words::errors::store::pdn_file_error;
use crate::words::errors::train::player_error;
use crate::words::language::say;
use crate::words::unannounced::in_men;
use damier_app::own_games::searcher::{Added, Refusal};
use damier_app::own_games::{LeftOut, QUICK_NODES};
use damier_puzzles::Source;
use damier_train::drill::DrillPlan;
use damier_train::own_games::{Losses, Tally};

/// A bar of `width` columns.
#[must_use]
pub fn bar(done: usize, of: usize, width: usize) -> String {
    let full = width * done / of.max(1);
    format!("{}{}", "█".repeat(full), "░".repeat(width - full))
}

/// New puzzles and drills.
#[must_use]
pub fn own_found(tally: &Tally) -> String {
    say().own_found(tally.puzzles, tally.drills)
}

/// What a whole search has found.
#[must_use]
pub fn own_result(tally: &Tally) -> String {
    match tally {
        Tally { done: 1.., puzzles: 0, drills: 0, .. } => say().own_nothing_missed(),
        _ => own_found(tally),
    }
}

/// What the player's moves cost and what to do next; `None` if no move was judged.
#[must_use]
pub fn own_losses(losses: &Losses) -> Option<String> {
    let mean = in_men(losses.mean()?);
    let Some(worst) = &losses.worst else { return Some(say().own_no_losses(losses.moves, QUICK_NODES)) };
    let name = |name: &Option<String>| name.clone().unwrap_or_else(|| "?".to_owned());
    let [white, black] = &worst.players;
    let game = match &worst.date {
        Some(date) => say().own_game_dated(name(white), name(black), date),
        None => say().own_game(name(white), name(black)),
    };
    let game = match &worst.place {
        Some(place) => say().own_game_in_file(&place.file, place.number, game),
        None => game,
    };
    // Beyond that a game is decided, and more makes no difference.
    let loss = in_men(worst.loss);
    Some(say().own_losses(losses.moves, mean, QUICK_NODES, worst.number, &worst.written, loss, game))
}

/// How far the search has come, and what it has found.
#[must_use]
pub fn own_tally(tally: &Tally) -> String {
    say().own_tally(tally.of, tally.done, own_found(tally))
}

/// The state of the search for the last line of the screen, shorter on narrow screens; `waits` while the engine is
/// needed elsewhere.
#[must_use]
pub fn own_going(tally: &Tally, is_wide: bool, waits: bool) -> String {
    let Tally { done, of, .. } = *tally;
    match (is_wide, waits) {
        (true, true) => say().own_held(done, of),
        (true, false) => say().own_going(bar(done, of, 8), done, of),
        (false, true) => say().own_held_short(done, of),
        (false, false) => format!("{done}/{of}"),
    }
}

/// The end of the search for the last line of the screen, shorter on narrow screens.
#[must_use]
pub fn own_done_short(tally: &Tally, is_wide: bool) -> String {
    if is_wide { say().own_done_line(own_found(tally)) } else { format!("+{}", tally.puzzles + tally.drills) }
}

/// The end of the search, and what it has found.
#[must_use]
pub fn own_done(tally: &Tally) -> String {
    if tally.losses.moves > 0 {
        say().own_done_losses(tally.done, own_result(tally))
    } else {
        say().own_done(tally.done, own_result(tally))
    }
}

/// What a file brought.
#[must_use]
pub fn own_added(added: &Added) -> String {
    match &added.first {
        Some(reason) => say().own_added_skipped(added.games, added.new, added.left_out, left_out(reason)),
        None => say().own_added(added.games, added.new),
    }
}

/// A drill from a game, in the list of all.
#[must_use]
pub fn own_drill_name(number: usize, of: usize, plan: &DrillPlan) -> String {
    let ending = plan.ending;
    say().own_drill_name(number, of, crate::words::drill::drill_short(&ending))
}

/// Where a drill comes from.
#[must_use]
pub fn own_drill_source(source: &Source, plan: &DrillPlan) -> String {
    let player = |name: &Option<String>| name.clone().unwrap_or_else(|| "?".to_owned());
    let year = source.year.map_or_else(|| "none".to_owned(), |year| year.to_string());
    let number = source.ply.map_or(0, |ply| ply / 2 + 1);
    let role = plan.ending.role;
    say().own_drill_source(role, player(&source.white), player(&source.black), year, number)
}

/// Why a game of a file is left out.
#[must_use]
pub fn left_out(reason: &LeftOut) -> String {
    match reason {
        LeftOut::Other { path, number, error } => {
            say().game_left_out(path.to_string_lossy(), *number, player_error(error))
        }
        LeftOut::Closed { path, number } => say().game_left_out(path.to_string_lossy(), *number, say().mail_closed()),
        LeftOut::Wrong { path, error } => say().in_file(path.to_string_lossy(), pdn_error(error)),
    }
}

/// Why no games of a file are searched.
#[must_use]
pub fn refusal(refusal: &Refusal) -> String {
    match refusal {
        Refusal::File(error) => pdn_file_error(error),
        Refusal::LeftOut(reason) => left_out(reason),
        Refusal::Empty(path) => say().in_file(path.to_string_lossy(), say().no_game_in_file()),
    }
}
