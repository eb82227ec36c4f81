//! The home screen.

use std::time::Duration;

use super::{drill_subject, minutes, opponent};
use crate::store::keeper::{Lost, Trouble};
use crate::tui::page::{Tone, Words};
use damier_rules::Variant;
use damier_train::attempt::Subject;
use damier_train::history::Item;
use damier_train::puzzle::course::RunState;
use damier_train::puzzle::woodpecker::Woodpecker;
use damier_train::statistics::{Advice, DueItem, Reason};
use damier_train::unfinished::{Draft, Unfinished};

pub const HOME_TITLE: &str = "Home";
pub const HOME_MENU: &str = "train";
pub const HOME_CLOCK: &str = "welcome";
pub const HOME_MESSAGE: &str = "how to";

pub const HOME_HOW_TO: &[&str] = &[
    "Press a key from the list, or choose with ↑ ↓ and Enter.",
    "Moves are typed (32-28), made with the cursor keys and Enter, or with the mouse.",
];

pub const HOME_SUBJECT: &str = "a draughts trainer";
pub const HOME_NOTATION: &str = "Notation: squares and moves";
pub const HOME_QUIT: &str = "Leave";
pub const HOME_WELCOME: &[&str] = &["International draughts, 10x10", "Train a little every day."];
pub const HOME_ENDINGS: &str = "Endings: win them, hold them";
pub const HOME_PUZZLES: &str = "Puzzles: find the shot";
pub const HOME_REVIEW: &str = "Review: what is due today";
pub const HOME_PROGRESS: &str = "Progress: charts and numbers";
pub const NOT_SAVED: &str = "not saved!";

/// The entry of the menu for what is due.
#[must_use]
pub fn home_review(due: usize) -> String {
    match due {
        0 => "Review: nothing due today".to_owned(),
        due => format!("Review: {due} due today"),
    }
}

/// The entry of the menu for what waits to be resumed; the only thing is named.
#[must_use]
pub fn home_resume(count: usize, first: Option<&str>) -> String {
    match first {
        Some(only) if count == 1 => format!("Continue: {only}"),
        _ => format!("Continue: {count} unfinished"),
    }
}

/// Something unfinished, in a line.
#[must_use]
pub fn unfinished(unfinished: &Unfinished) -> String {
    match unfinished {
        Unfinished::Exercise(draft) => unfinished_exercise(draft),
        Unfinished::Game(saved) => format!("game, {}, move {}", opponent(saved.level()), saved.plies() / 2 + 1),
        Unfinished::Analysis(game) => {
            let moves = game.main_line().count().div_ceil(2);
            format!("analysis, {}", if moves == 1 { "1 move".to_owned() } else { format!("{moves} moves") })
        }
    }
}

fn unfinished_exercise(draft: &Draft) -> String {
    let interrupted = draft.interrupted.as_ref();
    let number = interrupted.map_or(0, |interrupted| interrupted.moves.len()) / 2 + 1;
    match (&draft.exercise.subject, interrupted.and_then(|interrupted| interrupted.run.as_ref())) {
        (_, Some(RunState::Streak { solved, .. })) => format!("streak, {solved} solved"),
        (_, Some(RunState::Sprint { left, .. })) => {
            format!("sprint, {} left", minutes(Duration::from_secs(left.div_ceil(1_000))))
        }
        (Subject::Ending { plan, .. }, None) => format!("{}, move {number}", drill_subject(&plan.ending)),
        _ => format!("puzzle, move {number}"),
    }
}

/// The woodpecker's set in progress, in a line.
#[must_use]
pub fn unfinished_set(set: &Woodpecker) -> String {
    let done = set.cycles().last().map_or(0, |cycle| cycle.done.len());
    format!("woodpecker, cycle {}, {done} of {}", set.cycles().len(), set.size())
}

pub const WAITING_TITLE: &str = "Continue";
pub const WAITING_MENU: &str = "unfinished";
pub const WAITING_HOW_TO: &str = "Enter continues, Delete gives up.";

/// What giving something up means, before it is done.
#[must_use]
pub const fn give_up(unfinished: &Unfinished) -> &'static str {
    match unfinished {
        Unfinished::Analysis(_) => "It is not saved. Press Delete again to discard it.",
        Unfinished::Game(_) => "Press Delete again to save the game without a result.",
        Unfinished::Exercise(draft) if draft.counts => "Press Delete again to record it as failed.",
        Unfinished::Exercise(_) => "Press Delete again to discard it. Nothing is recorded.",
    }
}

/// The title over what is due.
#[must_use]
pub fn home_due(due: usize) -> String {
    format!("due today: {due}")
}

/// Something that is due in a line: a sign for how it went, what it is, and when it was trained. The motif of a puzzle
/// would tell the solution.
#[must_use]
pub fn due(due: &DueItem) -> Words {
    let (tone, sign) = match due.reason {
        Reason::Missed => (Tone::Bad, "×"),
        Reason::Thrown => (Tone::Bad, "??"),
        Reason::Helped | Reason::Slow => (Tone::Notice, "–"),
        Reason::Known => (Tone::Good, "√"),
    };
    let name = match (&due.item, due.decisions) {
        (Item::Ending { ending, .. }, _) => drill_subject(ending),
        (_, 1) => "puzzle, 1 move".to_owned(),
        (_, moves) => format!("puzzle, {moves} moves"),
    };
    let game = match due.item.variant() {
        Variant::International => String::new(),
        other => format!("{} ", super::ending_game_name(other)),
    };
    let line = Words::new(tone, sign).and(Tone::Text, format!(" {game}{name}"));
    line.and(Tone::Quiet, format!(" {}", days_ago(due.days_ago)))
}

/// How long ago a day was.
fn days_ago(days: u32) -> String {
    match days {
        0 => "today".to_owned(),
        1 => "yesterday".to_owned(),
        days => format!("{days} days"),
    }
}

/// Days in a row.
#[must_use]
pub fn streak(days: u32) -> String {
    match days {
        0 => "Welcome back.".to_owned(),
        1 => "1 day in a row".to_owned(),
        days => format!("{days} days in a row"),
    }
}

/// What was done today.
#[must_use]
pub fn done_today(done: usize, right: usize) -> String {
    if done == 0 { "nothing done today".to_owned() } else { format!("today {right} of {done} right") }
}

/// A rating, behind what stands before it; a question mark says that it is provisional.
#[must_use]
pub fn rating_now(rating: f64, provisional: bool) -> String {
    format!(" · rating {}", super::rating_value(rating, provisional))
}

/// What is wrong with keeping progress.
#[must_use]
pub fn trouble(trouble: &Trouble) -> String {
    match trouble {
        Trouble::InMemory(reason) => format!("Progress is not saved: {reason}. You can train all the same."),
        Trouble::PutAside(aside) => format!(
            "The file with your progress was damaged ({}). It is kept as {}; a new one has been begun.",
            aside.reason,
            aside.path.display()
        ),
        Trouble::Unreadable(attempts) => unreadable(*attempts),
        Trouble::File(reason) => format!("What you do is not kept: {reason}."),
    }
}

/// What is said of attempts that are passed over.
#[must_use]
pub fn unreadable(attempts: usize) -> String {
    match attempts {
        1 => "1 exercise of your history cannot be read. It is kept and passed over.".to_owned(),
        _ => format!("{attempts} exercises of your history cannot be read. They are kept and passed over."),
    }
}

/// What could not be written by the end.
#[must_use]
pub fn lost(lost: &Lost) -> String {
    let exercises = if lost.exercises == 1 { "exercise is" } else { "exercises are" };
    format!("{} {exercises} not saved, and lost: {}", lost.exercises, lost.reason)
}

/// The one thing to work on.
#[must_use]
pub fn advice(advice: &Advice) -> String {
    match advice {
        Advice::Begin => "Start with a few puzzles.".to_owned(),
        Advice::Review(due) => format!("Work on: the {due} reviews that are due."),
        Advice::Theme(theme) => format!("Work on: puzzles with \"{}\".", super::theme_name(theme)),
        Advice::Ending(ending) => format!("Work on: the ending {}.", drill_subject(ending)),
        Advice::Regularity => "Work on: a little on more days of the week.".to_owned(),
        Advice::GoOn => "All is well: go on like this.".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_train::drill::Ending;

    #[test]
    fn advice_names_themes_as_the_books_do() {
        assert_eq!(advice(&Advice::Theme("turc".into())), "Work on: puzzles with \"coup turc\".");
        let ending = Advice::Ending(Ending::of_item(Variant::International, "win KKK v K").unwrap());
        assert_eq!(advice(&ending), "Work on: the ending 3 kings v king · win it.");
    }
}
