//! The home screen.

use std::time::Duration;

use crate::words::common::{board_name, list, minutes};
use crate::words::course::topic_name;
use crate::words::drill::drill_subject;
use crate::words::errors::store::{damage, keep_error, store_error, store_fault, unfinished_error};
use crate::words::language::say;
use crate::words::play::saved_players;
use damier_app::store::keeper::{KeeperProblem, Unwritten};
use damier_rules::Variant;
use damier_train::attempt::Subject;
use damier_train::history::Item;
use damier_train::puzzle::progress::RunState;
use damier_train::puzzle::woodpecker::Woodpecker;
use damier_train::statistics::{Advice, DueItem, RatingLine, Reason};
use damier_train::unfinished::{Draft, Unfinished};
use etude_store::{Fewer, StoreProblem};
use etude_text::fluent::is_aloud;
use etude_tui::text::{Tone, Words};

/// The welcome for a new player.
#[must_use]
pub fn home_welcome(variant: Variant) -> [String; 2] {
    [say().home_welcome(variant.name()), say().home_welcome_advice()]
}

/// The menu entry for the game that the player plays.
#[must_use]
pub fn home_variant(variant: Variant) -> String {
    say().home_variant(board_name(variant))
}

/// The menu entry for unfinished things; a single one is named.
#[must_use]
pub fn home_resume(count: usize, first: Option<&str>) -> String {
    match first {
        Some(only) if count == 1 => say().home_resume(only),
        _ => say().home_resume_several(count),
    }
}

/// An unfinished thing in one line.
#[must_use]
pub fn unfinished(unfinished: &Unfinished) -> String {
    match unfinished {
        Unfinished::Exercise(draft) => unfinished_exercise(draft),
        Unfinished::Display(saved) => say().unfinished_display(saved.games().len(), saved.over()),
        Unfinished::Game(saved) => say().unfinished_game(saved_players(saved), saved.plies() / 2 + 1),
        Unfinished::Analysis(game, _) => say().unfinished_analysis(game.main_line().count().div_ceil(2)),
        Unfinished::Lesson(saved) => say().recent_lesson(topic_name(&saved.topic)),
        Unfinished::Rush(saved) => {
            let left = Duration::from_secs(saved.left.div_ceil(1_000));
            say().unfinished_rush(saved.finished.len() + 1, minutes(left))
        }
        Unfinished::Unannounced(saved) => {
            say().unfinished_trials(say().trial_name(saved.trial), saved.answers.len() + 1)
        }
    }
}

fn unfinished_exercise(draft: &Draft) -> String {
    let interrupted = draft.interrupted.as_ref();
    let number = interrupted.map_or(0, |interrupted| interrupted.moves.len()) / 2 + 1;
    match (&draft.exercise.subject, interrupted.and_then(|interrupted| interrupted.run.as_ref())) {
        (_, Some(RunState::Streak { solved, .. })) => say().unfinished_streak(*solved),
        (_, Some(RunState::Sprint { left, .. })) => {
            say().unfinished_sprint(minutes(Duration::from_secs(left.div_ceil(1_000))))
        }
        (Subject::Ending { plan, .. }, None) => say().unfinished_ending(drill_subject(&plan.ending), number),
        _ => say().unfinished_puzzle(number),
    }
}

/// The woodpecker set in progress, in one line.
#[must_use]
pub fn unfinished_set(set: &Woodpecker) -> String {
    let done = set.cycles.last().map_or(0, |cycle| cycle.done.len());
    say().unfinished_set(set.cycles.len(), done, set.size)
}

/// What giving something up means, shown before it happens.
#[must_use]
pub fn give_up(unfinished: &Unfinished) -> String {
    match unfinished {
        Unfinished::Analysis(..) => say().give_up_analysis(),
        Unfinished::Game(_) => say().give_up_game(),
        Unfinished::Display(_) => say().give_up_display(),
        Unfinished::Unannounced(_) => say().give_up_trials(),
        Unfinished::Rush(_) => say().give_up_rush(),
        Unfinished::Exercise(draft) if draft.counts => say().give_up_counted(),
        Unfinished::Exercise(_) | Unfinished::Lesson(_) => say().give_up_uncounted(),
    }
}

/// A due item in one line: a sign for the last result, its name, and when it was trained. A puzzle's motif is left out:
/// it would give the solution away.
#[must_use]
pub fn due(due: &DueItem) -> Words {
    let (tone, sign) = match due.reason {
        Reason::Missed => (Tone::Bad, "×"),
        Reason::Thrown => (Tone::Bad, "??"),
        Reason::Helped | Reason::Slow => (Tone::Notice, "–"),
        Reason::Known => (Tone::Good, "√"),
    };
    let variant = due.item.variant().name();
    let name = match &due.item {
        Item::Ending { ending, .. } => say().due_ending(variant, drill_subject(ending)),
        Item::Puzzle { .. } => say().due_puzzle(variant, due.decisions),
    };
    if is_aloud() {
        let reason = match due.reason {
            Reason::Missed => "missed",
            Reason::Thrown => "thrown",
            Reason::Helped => "helped",
            Reason::Slow => "slow",
            Reason::Known => "known",
        };
        let told = [name, say().spoken_due_reason(reason), say().spoken_days_ago(due.days_ago)];
        return Words::new(tone, list(told));
    }
    let line = Words::new(tone, sign).and(Tone::Text, format!(" {name}"));
    line.and(Tone::Quiet, format!(" · {}", say().days_ago(due.days_ago)))
}

/// A rating, or the range in which it lies.
#[must_use]
pub fn rating_now(line: &RatingLine) -> String {
    say().rating_now(crate::words::common::rating_value(line.strength()))
}

/// Why progress is not saved.
#[must_use]
pub fn trouble(trouble: &KeeperProblem) -> String {
    match trouble {
        KeeperProblem::Progress(trouble) => store_trouble(trouble),
        KeeperProblem::File(error) => say().trouble_file(unfinished_error(error)),
        KeeperProblem::Unfinished(error) => say().trouble_unfinished(unfinished_error(error)),
    }
}

fn store_trouble(trouble: &StoreProblem) -> String {
    match trouble {
        StoreProblem::InMemory(error) => say().trouble_in_memory(store_error(error)),
        StoreProblem::PutAside(aside) => say().trouble_damaged(damage(&aside.reason), aside.path.display().to_string()),
        StoreProblem::Fewer(Fewer { had, has }) => say().trouble_fewer(*had, *has),
        StoreProblem::Mended => say().trouble_mended(),
        StoreProblem::Faulty(fault) => say().trouble_faulty(store_fault(fault)),
        StoreProblem::Unreadable(attempts) => unreadable(*attempts),
    }
}

/// The notice about attempts that cannot be read.
#[must_use]
pub fn unreadable(attempts: usize) -> String {
    say().trouble_unreadable(attempts)
}

/// The notice about exercises that could not be saved before the program ended.
#[must_use]
pub fn lost(lost: &Unwritten) -> String {
    say().exercises_lost(lost.exercises, keep_error(&lost.reason))
}

/// What to work on next.
#[must_use]
pub fn advice(advice: &Advice) -> String {
    match advice {
        Advice::Begin => say().advice_begin(),
        Advice::Review(due) => say().advice_review(*due),
        Advice::Theme(theme) => say().advice_theme(crate::words::puzzle::motifs::theme_name(theme)),
        Advice::Ending(ending) => say().advice_ending(drill_subject(ending)),
        Advice::Regularity => say().advice_regularity(),
        Advice::GoOn => say().advice_go_on(),
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
