//! Puzzles and reviews.

pub(in crate::words) mod explained;
pub(in crate::words) mod guard;
pub(in crate::words) mod modes;
pub(in crate::words) mod motifs;
pub(in crate::words) mod written;

pub use explained::motif_french;
pub use guard::guard;
pub use modes::*;
pub use motifs::*;
pub use written::*;

use crate::words::analysis::{event_name, player};
use crate::words::common::side;
use crate::words::language::say;
use damier_engine::Basis;
use damier_puzzles::{Goal, Reached, Status};
use damier_rules::notation::SquareNames;
use damier_rules::{AnyPosition, Color, PieceKind};
use etude::rating::Strength;

/// The task of a puzzle.
#[must_use]
pub fn puzzle_goal(color: Color, goal: Goal) -> String {
    let side = side(color);
    match goal {
        Goal::Material { men } => say().task_men(side, men),
        Goal::Win => say().task_win(side),
        Goal::Promote => say().task_promote(side),
        Goal::Draw => say().task_draw(side),
        Goal::Book => say().task_book(side),
    }
}

/// The pieces of a side, with a K before a king.
#[must_use]
pub fn blind_pieces(position: &AnyPosition, color: Color) -> String {
    let names = SquareNames::of(position.variant());
    let kings = position.pieces(color, PieceKind::King);
    let name = |square| format!("{}{}", if kings.contains(square) { "K" } else { "" }, names.text(square));
    say().blind_pieces(side(color), crate::words::common::list(position.all_pieces(color).into_iter().map(name)))
}

/// The task of a puzzle whose goal stays hidden.
#[must_use]
pub fn unannounced_task(color: Color) -> String {
    say().unannounced_task(side(color))
}

/// A warning about a solution that is not the only one or not proven.
#[must_use]
pub fn puzzle_status(status: &Status) -> Option<String> {
    match status {
        Status::Proven => None,
        Status::Dual { .. } => Some(say().status_dual()),
        Status::Unproven { .. } => Some(say().status_unproven()),
    }
}

/// The task of a puzzle in a few words.
#[must_use]
pub fn goal_title(goal: Goal) -> String {
    match goal {
        Goal::Material { men } => say().goal_men(men),
        Goal::Win => say().goal_win(),
        Goal::Promote => say().goal_promote(),
        Goal::Draw => say().goal_draw(),
        Goal::Book => say().goal_book(),
    }
}

/// The verdict on a wrong answer, with its cost in centi-men.
#[must_use]
pub fn puzzle_wrong(cost: Option<i32>) -> String {
    match cost.map(|cost| (cost + 50) / 100) {
        // Values beyond all pieces stand for won endings.
        None | Some(10..) => say().puzzle_thrown(),
        Some(men) => say().puzzle_loses(men.max(1)),
    }
}

/// What a verdict rests on; short, because it follows every verdict.
#[must_use]
pub fn basis(basis: Basis) -> String {
    match basis {
        Basis::Proven => say().basis_proven(),
        Basis::Evaluated { depth, .. } => say().basis_depth(depth),
    }
}

/// The moves among which the arrow keys choose; the chosen one is in brackets.
#[must_use]
pub fn puzzle_fork(is_defence: bool, moves: &[String], chosen: usize) -> String {
    let bracketed = |(place, text): (usize, &String)| if place == chosen { format!("[{text}]") } else { text.clone() };
    let moves = moves.iter().enumerate().map(bracketed).collect::<Vec<_>>().join(" ");
    if is_defence { say().fork_defences(moves) } else { say().fork_right(moves) }
}

/// The game a puzzle comes from. Many events have the year in their name.
#[must_use]
pub fn puzzle_source(white: &str, black: &str, event: Option<&str>, year: Option<u16>) -> String {
    let year = year.map(|year| year.to_string()).filter(|year| event.is_none_or(|event| !event.ends_with(year)));
    let event = event.map(event_name).into_iter().chain(year).collect::<Vec<_>>().join(" ");
    let (white, black) = (player(white), player(black));
    if event.is_empty() { say().puzzle_players(white, black) } else { say().puzzle_players_event(white, black, event) }
}

/// How the position of a puzzle, in which `solver` is to move, arises from its game, if it was not played there.
#[must_use]
pub fn puzzle_reached(reached: Reached, solver: Color, avoided: Option<&str>) -> Option<String> {
    match (reached, avoided) {
        (Reached::Avoided, Some(avoided)) => Some(say().puzzle_avoided(side(!solver), avoided)),
        (Reached::Threat, _) => Some(say().puzzle_threat(side(!solver))),
        _ => None,
    }
}

/// What was put off in a review, and whether nothing else is left.
#[must_use]
pub fn put_off(items: usize, is_all: bool) -> String {
    if is_all { say().put_off_all(items) } else { say().put_off(items) }
}

/// The range in which the player's rating lies, and how many of the puzzles that place them are done.
#[must_use]
pub fn placing(person: Strength, done: u32, puzzles: u32) -> String {
    say().you_placing(crate::words::common::rating_value(person), done, puzzles)
}

/// The end of the puzzles that find a new player's rating.
#[must_use]
pub fn placed(person: Strength) -> String {
    say().placement_over(crate::words::common::rating_value(person))
}

/// The player's rating, and the tally of this session: solved at the first try, of all.
#[must_use]
pub fn you(person: Strength, tally: Option<(u32, u32)>) -> String {
    let rating = say().you_rating(crate::words::common::rating_value(person));
    tally.map_or(rating.clone(), |(clean, done)| format!("{rating} · {}", say().tally(clean, done)))
}

/// The new rating and its change; the range alone while that is wide: then a step says little.
#[must_use]
pub fn rating_change(before: Strength, after: Strength) -> String {
    let value = crate::words::common::rating_value(after);
    if after.is_provisional() {
        return value;
    }
    format!("{value} ({:+.0})", after.rating.round() - before.rating.round())
}
