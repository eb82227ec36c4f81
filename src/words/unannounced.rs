//! Tactics that do not announce themselves.

use crate::words::common::decimal;
use crate::words::language::say;
use damier_puzzles::turn::PLAN;
use damier_train::unannounced::{Response, Scores, ShownKind, UnannouncedKind};

/// What to do where a plan is to be continued.
#[must_use]
pub fn trial_plan_task() -> String {
    say().trial_plan_task(in_men(u16::try_from(PLAN).unwrap_or_default()))
}

/// The last line of the choices.
#[must_use]
pub fn trial_check() -> String {
    say().trial_check()
}

/// What a move costs, in men.
#[must_use]
pub fn in_men(loss: u16) -> String {
    decimal(&format!("{}.{:02}", loss / 100, loss % 100))
}

/// A mean of such costs.
fn mean(scores: &Scores) -> String {
    in_men(u16::try_from(scores.mean_loss()).unwrap_or(u16::MAX))
}

/// The results of an exercise in one line or two.
#[must_use]
pub fn trial_scores(trial: UnannouncedKind, scores: &Scores) -> Vec<String> {
    let mut lines = vec![say().trial_count(scores.right, scores.all)];
    match trial {
        UnannouncedKind::ShotOrNot => {
            let [hits, misses, alarms] =
                [Response::Hit, Response::Miss, Response::FalseAlarm].map(|kind| scores.count(kind));
            lines.push(say().trial_responses(hits, misses, alarms));
        }
        UnannouncedKind::YourMove => lines.push(say().trial_mean(mean(scores))),
        UnannouncedKind::WhichLose | UnannouncedKind::Parry => {}
    }
    lines
}

/// The result of a set.
#[must_use]
pub fn trial_set_over(trial: UnannouncedKind, scores: &Scores) -> String {
    match trial {
        UnannouncedKind::YourMove => say().trial_set_mean(mean(scores), scores.right, scores.all),
        UnannouncedKind::ShotOrNot => {
            let count = |response| scores.count(response);
            say().trial_set_responses(scores.right, scores.all, count(Response::Miss), count(Response::FalseAlarm))
        }
        UnannouncedKind::WhichLose | UnannouncedKind::Parry => say().trial_set_count(scores.right, scores.all),
    }
}

/// The results of all sets so far.
#[must_use]
pub fn trial_so_far(trial: UnannouncedKind, sets: usize, scores: &Scores) -> String {
    match trial {
        UnannouncedKind::YourMove => say().trial_mean_so_far(sets, mean(scores)),
        _ => say().trial_count_so_far(sets, scores.right, scores.all),
    }
}

/// The verdict on a choice.
#[must_use]
pub fn trial_choice(is_losing: bool, loss: u16) -> String {
    if is_losing { say().trial_choice_loses(in_men(loss)) } else { say().trial_choice_holds() }
}

/// The verdict where there was a shot; nothing may have been played.
#[must_use]
pub fn trial_shot(is_hit: bool, given: &str, shot: &str) -> String {
    match (is_hit, given) {
        (true, _) => say().trial_hit(),
        (false, "") => say().trial_missed(shot),
        (false, given) => say().trial_missed_by(given, shot),
    }
}

/// The verdict on a move where there was no shot.
#[must_use]
pub fn trial_false_alarm(given: &str, loss: u16) -> String {
    if loss < 80 { say().trial_false_alarm(given) } else { say().trial_false_alarm_loses(given, in_men(loss)) }
}

/// The verdict on a move against a threat.
#[must_use]
pub fn trial_parried(is_right: bool, given: &str, loss: u16) -> String {
    if is_right { say().trial_parried(given) } else { say().trial_not_parried(given, in_men(loss)) }
}

/// The verdict on a move in a game of strong players.
#[must_use]
pub fn trial_your_move(given: &str, loss: u16) -> String {
    if loss == 0 { say().trial_best(given) } else { say().trial_costs(given, in_men(loss)) }
}

/// What a line shows, with its first move; `None` if the verdict says it all.
#[must_use]
pub fn trial_line(kind: ShownKind, first: &str, loss: Option<u16>) -> Option<String> {
    let loss = loss.map(in_men).unwrap_or_default();
    Some(match kind {
        ShownKind::Shot => return None,
        ShownKind::Given => say().trial_line_given(first),
        ShownKind::Threat => say().trial_line_threat(first),
        ShownKind::Choice(_) => say().trial_line_choice(first),
        ShownKind::Best => say().trial_line_best(first),
        ShownKind::Played => say().trial_line_played(first, loss),
    })
}
