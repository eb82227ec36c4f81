//! The ending drill.

use damier_endings::{Force, Outcome};
use damier_engine::Score;
use damier_rules::{MoveLimit, Variant};
use damier_train::drill::{Ending, Role};
use damier_train::history::Item;
use damier_train::statistics::Results;

pub const DRILL_TITLE: &str = "Endings";
pub const DRILL_WON: &str = "Won!";
pub const DRILL_LOST: &str = "Lost.";
pub const DRILL_NOT_WON: &str = "Not won: a draw.";
pub const DRILL_HELD: &str = "Held: a draw!";
pub const DRILL_WON_MORE: &str = "Won, and only a draw was asked for!";
pub const DRILL_PERFECT: &str = "Perfect: nothing wasted.";
pub const DRILL_GO_ON: &str = "n new position, r again, ↑ looks back.";
pub const DRILL_TRY_AGAIN: &str = "r goes back to it, n new position, ↑ looks back.";
pub const DRILL_BACK_HERE: &str = "r goes on from here.";
pub const DRILL_RETRY: &str = "r goes back to it.";
pub const DRILL_WIN_GONE: &str = "The win is gone: r goes back to it.";
pub const DRILL_LOST_NOW: &str = "It is lost: r goes back.";
pub const DRILL_STILL_DRAWN: &str = "Still a draw.";
pub const DRILL_NOT_SEEN: &str = "Play on: the engine answers.";
pub const ENGINE_SEES_NO_WIN: &str = "The engine no longer sees the win.";
pub const ENGINE_SEES_LOSS: &str = "The engine now sees a forced loss.";
pub const DRILL_DRAWING: &str = "Looking for a position …";
pub const DRILL_ALL_KEEP: &str = "Every move keeps it.";

pub const ENDING_FORM_TITLE: &str = "ending";
pub const ENDING_FORM_GAME: &str = "game";
pub const ENDING_FORM_ENDING: &str = "ending";
pub const ENDING_FORM_ROLE: &str = "role";
pub const ENDING_FORM_LEVEL: &str = "level";
pub const ENDING_FORM_ERRORS: &str = "errors";
pub const ENDING_FORM_FEN: &str = "FEN";
pub const ENDING_FORM_ERRORS_SAID: [&str; 2] = ["said at once", "at the end"];
pub const ENDING_FORM_START: &str = "start";
pub const ENDING_FORM_FEN_HELP: &str =
    "A FEN, to begin from a position of your own: type or paste it, like W:WK6,K8,45:BK2. Empty: a random position.";
pub const ENDING_FORM_OVER: &str = "The game is over in this position.";
pub const ENDING_FORM_FROM_FEN: &str =
    "From the FEN: won positions are to be won, drawn ones to be held by the weaker side.";

/// The name of a game.
#[must_use]
pub const fn ending_game_name(variant: Variant) -> &'static str {
    match variant {
        Variant::International => "international",
        Variant::Russian => "Russian",
        Variant::Brazilian => "Brazilian",
    }
}

/// The pieces of a side.
#[must_use]
pub fn ending_force(force: Force) -> String {
    let of = |count: u8, one: &str, many: &str| match count {
        0 => None,
        1 => Some(one.to_owned()),
        count => Some(format!("{count} {many}")),
    };
    let parts = [of(force.kings, "king", "kings"), of(force.men, "man", "men")];
    parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// The pieces of both sides.
#[must_use]
pub fn ending_material(own: Force, other: Force) -> String {
    format!("{} v {}", ending_force(own), ending_force(other))
}

/// What is to be done.
#[must_use]
pub const fn ending_role(role: Role) -> &'static str {
    match role {
        Role::Win => "win it",
        Role::Hold => "hold it",
    }
}

/// What the drill is about.
#[must_use]
pub fn drill_subject(ending: &Ending) -> String {
    format!("{} · {}", ending_material(ending.own, ending.other), ending_role(ending.role))
}

/// What to do in the drill.
#[must_use]
pub fn drill_task(ending: &Ending, limit: Option<MoveLimit>) -> String {
    match (ending.role, limit) {
        (Role::Win, Some(limit)) => {
            format!(
                "It is won, within the {limit}. Every move that keeps the win will do; slack is what you may waste."
            )
        }
        (Role::Win, None) => "It is won. Every move that keeps the win will do.".to_owned(),
        (Role::Hold, Some(limit)) => format!("It is a draw, if you find the moves until the {limit} ends it."),
        (Role::Hold, None) => "It is a draw, if you find the moves.".to_owned(),
    }
}

/// The same where neither tables nor books know whether it can be done.
#[must_use]
pub const fn drill_attempt(role: Role) -> &'static str {
    match role {
        Role::Win => "Try to win it: no table reaches so far, the engine answers and judges.",
        Role::Hold => "Try to hold it: no table reaches so far, the engine answers and judges.",
    }
}

/// How often it went how.
#[must_use]
pub fn drill_record(results: &Results<Item>) -> String {
    match results.tried {
        0 => "Not tried yet.".to_owned(),
        tried => format!(
            "Solved {} of {tried}, {} perfect, best streak {}.",
            results.right, results.clean, results.best_streak
        ),
    }
}

/// The count of a limit with what may be wasted of it; short where there is little room.
#[must_use]
pub fn slack_left(slack: u8) -> String {
    format!("slack {slack}")
}

/// The same beside a move, where there is little room.
#[must_use]
pub fn slack_short(slack: u8) -> String {
    format!("({slack})")
}

/// The count of a limit without its name.
#[must_use]
pub fn limit_short(used: u16, all: u16) -> String {
    format!("{used} of {all}")
}

/// A move that kept the win but wasted some of the limit.
#[must_use]
pub fn ending_spent(moves: u8, better: &str, kept: u8) -> String {
    let moves = if moves == 1 { "a move".to_owned() } else { format!("{moves} moves") };
    format!("Still won, but you spent {moves}: {better} kept slack {kept}.")
}

/// A move that gave something away, and one that did not.
#[must_use]
pub fn ending_threw(best: Score, left: Score, better: &str) -> String {
    match (best.is_win(), left.is_loss()) {
        (true, false) => format!("That gives the win away: {better} kept it."),
        (true, true) => format!("That loses: {better} won."),
        _ => format!("That loses: {better} held."),
    }
}

/// Where it was given away, once the drill is over.
#[must_use]
pub fn ending_threw_at(number: usize, played: &str, best: Score, better: Option<&str>) -> String {
    let what = if best.is_win() { "the win" } else { "the draw" };
    let better = better.map_or_else(String::new, |better| format!(" {better} kept it."));
    format!("{number}. {played}?? gave {what} away.{better}")
}

/// A win that is still there.
#[must_use]
pub fn ending_still_won(plies: Option<u8>) -> String {
    match plies {
        Some(plies) => format!("Still won: in {} with best play.", moves_long(plies.div_ceil(2))),
        None => "Still won.".to_owned(),
    }
}

/// Moves wasted, once the drill is over.
#[must_use]
pub fn ending_wasted(moves: u32) -> String {
    if moves == 1 { "You spent 1 move of slack.".to_owned() } else { format!("You spent {moves} moves of slack.") }
}

/// The moves that keep the result.
#[must_use]
pub fn drill_keeping(outcome: Outcome, moves: &str) -> String {
    match outcome {
        Outcome::Win => format!("These win: {moves}."),
        _ => format!("These hold: {moves}."),
    }
}

fn moves_long(moves: u8) -> String {
    if moves == 1 { "1 move".to_owned() } else { format!("{moves} moves") }
}

/// A rule of thumb. What it says of values was found with the tables (`docs/endings.md`) or stands in the rules.
#[must_use]
pub fn rule_of_thumb(ending: &Ending) -> &'static str {
    let (strong, weak) = match ending.role {
        Role::Win => (ending.own, ending.other),
        Role::Hold => (ending.other, ending.own),
    };
    let large = ending.variant == Variant::International;
    let lone_king = weak == Force::LONE_KING;
    match (ending.role, strong.kings, strong.men) {
        (Role::Win, 4.., 0) if lone_king => {
            "Watch for a move that attacks two of your kings at once; without it four kings always win."
        }
        (Role::Hold, 3, 0) if lone_king && !large => "Hold the main road: there three kings do not catch you.",
        (Role::Win, 3, 0) if lone_king && !large => {
            "Keep the lone king off the main road. Petrov's triangle, three kings around the centre, drives it out."
        }
        (Role::Win, 3, 0) if lone_king => {
            "Offer a king so that taking it puts the lone one on a line where another king waits."
        }
        (Role::Win, 1.., 1..) if lone_king && large => {
            "Crowning does not restart the count: crown when there is time, or use the man as bait."
        }
        (Role::Win, _, 0) if lone_king && large => {
            "Few moves: offer a king so that taking it leads onto the line of another, or bar every square."
        }
        (Role::Hold, 1.., _) if lone_king && large => {
            "Before you move, look at each offer: where must you land, and which line is open there?"
        }
        (_, 0, _) if weak.kings == 0 => {
            "Opposition: where two men face each other, the side that must move gives way. Count who that will be."
        }
        (Role::Win, ..) if weak.men > 0 => {
            "Cut the man off before its crowning square, or wait on the line it must cross."
        }
        (Role::Hold, ..) if weak.men > 0 => "See which line the king needs, and crown or trade before it gets there.",
        _ => "Look first at what every move lets the other side take.",
    }
}
