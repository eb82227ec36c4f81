//! The person's own games, and what is found in them.

use crate::own_games::searcher::{Added, Tally};
use damier_puzzles::Source;
use damier_train::drill::{Plan, Role};

pub const OWN_TITLE: &str = "Your games";
pub const OWN_FORM: &str = "your games";
pub const OWN_STATE: &str = "what comes of them";
pub const HOME_OWN: &str = "Your games: what you missed";
pub const OWN_FILE: (&str, &str) = ("file", "A PDN file with games of yours: type its path. Tab completes it.");
pub const OWN_NAME: (&str, &str) = ("name", "Your name as it stands in the games, or a part of it.");
pub const OWN_GAME: (&str, &str) = ("game", "What is played in games that do not say it themselves.");
pub const OWN_WORK: (&str, &str) = (
    "engine",
    "← → stops the engine or has it go on. It waits while it is needed for your training. What is done stays done.",
);
pub const OWN_WORK_SAID: [&str; 2] = ["rests", "at work"];
pub const OWN_NO_WORK: &str = "nothing to do";
pub const OWN_START: &str = "go over them";
pub const OWN_ABOUT: [&str; 2] = ["Missed shots become puzzles,", "thrown endings become drills."];
pub const OWN_NO_FILE: &str = "Type the path of a file with your games first.";
pub const OWN_NO_NAME: &str = "Type your name as it stands in the games, or a part of it.";
pub const OWN_READING: &str = "Reading the file …";
pub const OWN_HERE: &str = "Enter: have your own games gone over for missed shots and thrown endings.";
pub const OWN_NONE: &str = "none";

fn counted(count: usize, one: &str, many: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { many })
}

/// A bar of so many characters.
#[must_use]
pub fn bar(done: usize, of: usize, width: usize) -> String {
    let full = width * done / of.max(1);
    format!("{}{}", "█".repeat(full), "░".repeat(width - full))
}

/// Puzzles and drills.
#[must_use]
pub fn own_found(tally: &Tally) -> String {
    let puzzles = counted(tally.puzzles, "new puzzle", "new puzzles");
    format!("{puzzles}, {}", counted(tally.drills, "new drill", "new drills"))
}

/// The same where there is little room.
#[must_use]
pub fn own_found_short(tally: &Tally) -> String {
    let puzzles = counted(tally.puzzles, "puzzle", "puzzles");
    format!("{puzzles}, {}", counted(tally.drills, "drill", "drills"))
}

/// Games that are done, likewise.
#[must_use]
pub fn own_done_count(tally: &Tally) -> String {
    format!("{} gone over", counted(tally.done, "game", "games"))
}

/// Games that wait, likewise.
#[must_use]
pub fn own_waiting_short(games: usize) -> String {
    if games == 1 { "1 game waits".to_owned() } else { format!("{games} games wait") }
}

/// How far the search has come.
#[must_use]
pub fn own_tally(tally: &Tally) -> String {
    format!("{} of {}, {}", tally.done, counted(tally.of, "game", "games"), own_found(tally))
}

/// The same for the last line of the screen, or that they wait while the engine is needed elsewhere; short where there
/// is little room.
#[must_use]
pub fn own_going(tally: &Tally, is_wide: bool, waits: bool) -> String {
    let Tally { done, of, .. } = tally;
    match (is_wide, waits) {
        (true, true) => format!("your games wait {done}/{of}"),
        (true, false) => format!("your games {} {done}/{of}", bar(*done, *of, 8)),
        (false, true) => format!("wait {done}/{of}"),
        (false, false) => format!("{done}/{of}"),
    }
}

/// That it is done, likewise.
#[must_use]
pub fn own_done_short(tally: &Tally, is_wide: bool) -> String {
    if is_wide { format!("your games: {}", own_found(tally)) } else { format!("+{}", tally.puzzles + tally.drills) }
}

/// That it is done, and what came of it.
#[must_use]
pub fn own_done(tally: &Tally) -> String {
    format!("Your games: {} gone over, {}.", tally.done, own_found(tally))
}

/// What a file has brought.
#[must_use]
pub fn own_added(added: &Added) -> String {
    let games = counted(added.games, "game of yours", "games of yours");
    let left_out = match (added.left_out, &added.first) {
        (1, Some(first)) => format!(" One was left out: {first}."),
        (more, Some(first)) => format!(" {more} were left out, the first: {first}."),
        _ => String::new(),
    };
    format!("{games}, {} new.{left_out}", added.new)
}

/// Games that wait, and the key that leads there.
#[must_use]
pub fn own_waiting(games: usize) -> String {
    let wait = if games == 1 { "1 game of yours waits" } else { &format!("{games} games of yours wait") };
    format!("{wait} to be gone over: y.")
}

/// What is wrong.
#[must_use]
pub fn own_failed(reason: &str) -> String {
    format!("Your games cannot be kept: {reason}.")
}

pub const ENDING_FORM_OWN: &str = "yours";

/// A drill from a game, in the list of all.
#[must_use]
pub fn own_drill_name(number: usize, of: usize, plan: &Plan) -> String {
    format!("{number}/{of} {}", plan.ending)
}

/// Where a drill comes from.
#[must_use]
pub fn own_drill_source(source: &Source, plan: &Plan) -> String {
    let player = |name: &Option<String>| name.clone().unwrap_or_else(|| "?".to_owned());
    let year = source.year.map_or_else(String::new, |year| format!(", {year}"));
    let number = source.ply.map_or_else(String::new, |ply| format!(", move {}", ply / 2 + 1));
    let what = match plan.ending.role {
        Role::Win => "You gave the win away",
        Role::Hold => "You gave the draw away",
    };
    format!("{what} in {} v {}{year}{number}.", player(&source.white), player(&source.black))
}
