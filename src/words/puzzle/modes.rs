//! The modes of puzzles and the form in which they are chosen.

use std::time::Duration;

use super::theme_name;
use crate::words::minutes;
use damier_puzzles::SourceKind;
use damier_rules::Variant;
use damier_train::puzzle::filter::{Band, Condition, Filter, Length, Origin};
use damier_train::puzzle::session::Plan;
use damier_train::puzzle::sprint::{BONUS, PENALTY, ROW};

pub const LABEL_MODES: &str = "modes";
pub const HELP_MODES: &str = "choose puzzles: mode, theme, rating, length, source";
pub const HELP_WALK_SOLUTION: &str = "back and on in the solution; ↑ ↓ to another defence";
pub const HELP_FIRST: &str = "to the start of the solution";
pub const HELP_LAST: &str = "to the end of the solution";

pub const MODES_TITLE: &str = "Puzzles: choose";
pub const MODES_MENU: &str = "what to train";
pub const MODES_CLOCK: &str = "puzzles";
pub const MODES_START: &str = "Start";
pub const MODES_HOW_TO: &str = "Enter starts";
pub const MODES_MODE: &str = "mode";
pub const MODES_SET: &str = "set";
pub const MODES_VARIANT: &str = "variant";
pub const MODES_THEME: &str = "theme";
pub const MODES_RATING: &str = "rating";
pub const MODES_RANGE: &str = "from-to";
pub const MODES_LENGTH: &str = "length";
pub const MODES_SOURCE: &str = "source";
pub const MODES_MIRROR: &str = "mirror";
pub const MODES_MIRRORED: [&str; 2] = ["as they are", "turned by chance"];
pub const MODES_BANDS: [&str; 4] = ["around mine", "easy", "hard", "from … to …"];
pub const MODES_LENGTHS: [&str; 5] = ["any", "1 move to find", "2 moves", "3 moves", "4 or more"];
pub const MODES_ANY: &str = "any";

/// A mode in the form.
#[must_use]
pub fn plan_name(plan: Plan) -> String {
    match plan {
        Plan::Practice => "practice".to_owned(),
        Plan::Review => "review".to_owned(),
        Plan::Streak => "streak".to_owned(),
        Plan::Sprint { minutes } => format!("sprint, {minutes} minutes"),
        Plan::Woodpecker { .. } => "woodpecker".to_owned(),
    }
}

/// The title of a screen with puzzles.
#[must_use]
pub fn plan_title(plan: Plan) -> String {
    match plan {
        Plan::Practice => super::PUZZLE_TITLE.to_owned(),
        Plan::Review => super::REVIEW_TITLE.to_owned(),
        Plan::Streak => "Streak".to_owned(),
        Plan::Sprint { minutes } => format!("Sprint {minutes} min"),
        Plan::Woodpecker { .. } => "Woodpecker".to_owned(),
    }
}

/// What a mode is, in a sentence or two.
#[must_use]
pub fn plan_rules(plan: Plan) -> String {
    match plan {
        Plan::Practice => "Puzzles that fit you, one after the other. Only they change your rating.".to_owned(),
        Plan::Review => "What went wrong before and is due today. Nothing else is to be chosen.".to_owned(),
        Plan::Streak => {
            "Each puzzle is harder than the one before. The first error ends it; n skips one puzzle, once.".to_owned()
        }
        Plan::Sprint { minutes } => {
            format!("As many as you can in {minutes} minutes. {}", puzzle_sprint_rules())
        }
        Plan::Woodpecker { .. } => {
            "One set, again and again, quicker and with fewer errors each time. Go on with it on any day.".to_owned()
        }
    }
}

/// What errors and rows do in a sprint.
#[must_use]
pub fn puzzle_sprint_rules() -> String {
    format!("Error -{} s, {ROW} in a row +{} s.", PENALTY.as_secs(), BONUS.as_secs())
}

/// The name of a variant.
#[must_use]
pub const fn puzzle_variant(variant: Variant) -> &'static str {
    match variant {
        Variant::International => "international, 10x10",
        Variant::Russian => "Russian, 8x8",
        Variant::Brazilian => "Brazilian, 8x8",
    }
}

/// Where puzzles come from.
#[must_use]
pub const fn puzzle_origin(origin: Origin) -> &'static str {
    match origin {
        Origin::Games => "master games",
        Origin::SelfPlay => "engine games",
        Origin::Endings => "endings",
        Origin::Compositions => "compositions",
        Origin::Own => "my own games",
    }
}

/// What a puzzle was made from, where it is no game between people.
#[must_use]
pub fn puzzle_made_from(kind: SourceKind, event: Option<&str>) -> Option<String> {
    match kind {
        SourceKind::Game => None,
        SourceKind::SelfPlay => Some("from a game of the engine against itself".to_owned()),
        SourceKind::Endings => Some("from the endings tables".to_owned()),
        SourceKind::Composition => {
            Some(event.map_or("a composition".to_owned(), |event| format!("composition, {event}")))
        }
    }
}

/// Something with the number of puzzles that there are of it.
#[must_use]
pub fn puzzle_count(name: &str, count: usize) -> String {
    format!("{name} ({count})")
}

/// A new set of so many puzzles.
#[must_use]
pub fn new_set(size: u16) -> String {
    format!("a new one of {size}")
}

/// The set that is in progress.
#[must_use]
pub fn old_set(size: usize, cycle: usize, done: usize) -> String {
    format!("go on: cycle {cycle}, {done} of {size}")
}

/// How many puzzles fit what is chosen.
#[must_use]
pub fn fitting(count: usize) -> String {
    match count {
        0 => "No puzzle fits.".to_owned(),
        1 => "1 puzzle fits.".to_owned(),
        count => format!("{count} puzzles fit."),
    }
}

/// How many repetitions are due.
#[must_use]
pub fn due_today(due: usize) -> String {
    if due == 0 { "Nothing is due today.".to_owned() } else { format!("{due} due today.") }
}

/// Which condition leaves no puzzle, and how many there would be without it.
#[must_use]
pub fn obstacle(filter: &Filter, condition: Condition, without: usize) -> String {
    let what = match (condition, filter.band, filter.length) {
        (Condition::Variant, ..) => filter.variant.map_or(MODES_ANY, puzzle_variant).to_owned(),
        (Condition::Theme, ..) => filter.theme.as_ref().map_or(MODES_ANY.into(), theme_name).into_owned(),
        (Condition::Rating, Band::Between(least, most), _) => format!("rating {least}-{most}"),
        (Condition::Rating, ..) => MODES_RATING.to_owned(),
        (Condition::Length, _, Some(Length::Exactly(count))) => format!("length {count}"),
        (Condition::Length, _, Some(Length::AtLeast(count))) => format!("length {count} or more"),
        (Condition::Length, ..) => MODES_LENGTH.to_owned(),
        (Condition::Origin, ..) => filter.origin.map_or(MODES_ANY, puzzle_origin).to_owned(),
    };
    let fit = if without == 1 { "fits" } else { "fit" };
    format!("Without \"{what}\" {without} {fit}.")
}

pub const NO_SINGLE_OBSTACLE: &str = "No single choice is to blame: change two or more.";
pub const CHANGE_IT: &str = "m changes what is chosen.";

pub const NO_RANGE: &str = "No range of ratings.";

/// A range of ratings that cannot be read.
#[must_use]
pub fn bad_range(typed: &str) -> String {
    if typed.trim().is_empty() {
        "Type the lowest and the highest rating: 1200-1600.".to_owned()
    } else {
        format!("\"{typed}\" is no range: type the lowest and the highest rating, as in 1200-1600.")
    }
}

/// The state of a streak.
#[must_use]
pub fn streak_count(solved: u32, best: Option<u32>) -> String {
    let best = best.map_or(String::new(), |best| format!(" · best {best}"));
    format!("{solved} in a row{best}")
}

pub const SKIP_LEFT: &str = "n skips this one, once";
pub const NO_SKIP_LEFT: &str = "no skip left";
pub const RUN_AGAIN: &str = "n starts again, s shows the solution, m changes the mode.";

/// The end of a streak.
#[must_use]
pub fn streak_over(solved: u32, best: Option<u32>) -> String {
    match best {
        Some(best) if solved > best => format!("Streak over: {solved} solved, more than ever (best was {best})."),
        Some(best) => format!("Streak over: {solved} solved. Your best is {best}."),
        None => format!("Streak over: {solved} solved."),
    }
}

/// The state of a sprint.
#[must_use]
pub fn puzzle_sprint_count(solved: u32, errors: u32) -> String {
    format!("{solved} right, {errors} wrong")
}

/// How many in a row, and what comes of it.
#[must_use]
pub fn puzzle_sprint_row(row: u32) -> String {
    format!("{row} in a row; {ROW}: +{} s, error: -{} s", BONUS.as_secs(), PENALTY.as_secs())
}

/// The end of a sprint.
#[must_use]
pub fn puzzle_sprint_over(solved: u32, errors: u32, longest: u32) -> String {
    format!("Time is over: {solved} solved, {errors} wrong, longest row {longest}.")
}

pub const PUZZLE_TIME_OVER: &str = "over";

/// How a sprint compares with the best one before.
#[must_use]
pub fn puzzle_sprint_best(solved: u32, best: Option<u32>) -> String {
    match best {
        Some(best) if solved > best => format!("More than ever: the best was {best}."),
        Some(best) => format!("Your best is {best}."),
        None => "Your first sprint of this kind.".to_owned(),
    }
}

/// What became of the last puzzle of a sprint.
#[must_use]
pub fn puzzle_sprint_right(bonus: bool, row: u32) -> String {
    if bonus { format!("Right. {row} in a row: +{} s!", BONUS.as_secs()) } else { "Right.".to_owned() }
}

/// Likewise, when it was not solved.
#[must_use]
pub fn puzzle_sprint_wrong(solution: &str) -> String {
    format!("Wrong, -{} s: it was {solution}.", PENALTY.as_secs())
}

/// How far a cycle has come: puzzles done, of how many, and errors.
#[must_use]
pub fn cycle_count(number: usize, done: usize, size: usize, errors: u32) -> String {
    format!("cycle {number}: {done} of {size} · {errors} wrong")
}

/// The time of the present cycle, and of the one before.
#[must_use]
pub fn cycle_time(time: Duration, before: Option<Duration>) -> String {
    let before = before.map_or(String::new(), |before| format!(" · last one {}", minutes(before)));
    format!("time {}{before}", minutes(time))
}

/// The end of a cycle.
#[must_use]
pub fn cycle_over(number: usize) -> String {
    format!("Cycle {number} is done.")
}

/// A cycle in a list.
#[must_use]
pub fn cycle_line(number: usize, time: Duration, errors: u32) -> String {
    format!("cycle {number}: {}, {errors} wrong", minutes(time))
}
