//! Comments on a drill.

use crate::tui::page::{Tone, Words};
use crate::words::{self, say};
use damier_endings::Outcome;
use damier_engine::{Verdict, Waste};
use damier_rules::notation::{write_line, write_move};
use damier_rules::{AnyPosition, Color, GameEnd};
use damier_train::drill::{AssessedMove, DrillComment, DrillHint, EndingDrill, Made, Refutation, Role};

/// Most moves listed by a hint.
const LISTED: usize = 6;

/// The position in which the trainee made a move, and the move in notation.
fn written<'a>(lesson: &'a EndingDrill, made: &Made) -> Option<(&'a AnyPosition, String)> {
    let position = lesson.game.position_after(made.ply)?;
    Some((position, write_move(position, lesson.game.moves().nth(made.ply)?)))
}

/// The number of a move in the score.
fn number(lesson: &EndingDrill, made: &Made) -> usize {
    let black_began = lesson.game.start().side_to_move() == Color::Black;
    made.ply.midpoint(usize::from(black_began)) + 1
}

/// The comment, one or more sentences per line.
pub fn comment(lesson: &EndingDrill) -> Vec<Words> {
    match lesson.comment() {
        DrillComment::Task { is_sound } => vec![task(lesson, is_sound)],
        DrillComment::KeptBack => Vec::new(),
        DrillComment::Verdict(made) => {
            let retry = made.verdict.is_lost().then(|| Words::new(Tone::Quiet, retry(made)));
            judged(lesson, made).into_iter().chain(retry).collect()
        }
        DrillComment::Expected { outcome, plies } => vec![expected(lesson.ending().role, outcome, plies)],
        DrillComment::Selected(made) => {
            let sign = made.symbol().map(|symbol| symbol.to_string()).unwrap_or_default();
            let played = written(lesson, made)
                .map(|(_, written)| Words::new(Tone::Title, format!("{}. {written}{sign}", number(lesson, made))));
            let back = Words::new(Tone::Quiet, say().drill_back_here());
            played.into_iter().chain(judged(lesson, made)).chain([back]).collect()
        }
        DrillComment::Over { end, is_solved, is_perfect, error, wasted } => {
            let mut lines = vec![result(is_solved, lesson.ending().role, end)];
            lines.extend(error.and_then(|error| thrown(lesson, error)));
            lines.extend((wasted > 0).then(|| Words::new(Tone::Notice, say().drill_wasted_in_all(wasted))));
            lines.extend(is_perfect.then(|| Words::new(Tone::Good, say().drill_perfect())));
            lines.push(Words::from(words::end_reason(end)));
            let go_on = if error.is_some() { say().drill_try_again() } else { say().drill_go_on() };
            lines.push(Words::new(Tone::Quiet, go_on));
            lines
        }
    }
}

fn task(lesson: &EndingDrill, is_sound: bool) -> Words {
    let (role, limit) = (lesson.ending().role, lesson.game.limit().map(|count| count.limit));
    if is_sound { Words::from(words::drill_task(role, limit)) } else { Words::from(words::drill_attempt(role)) }
}

/// The verdict on a move that wasted or gave away something.
fn judged(lesson: &EndingDrill, made: &Made) -> Option<Words> {
    let (position, _) = written(lesson, made)?;
    Some(match &made.verdict {
        Verdict::Kept { waste: Some(Waste { moves, better, kept }), .. } => {
            Words::new(Tone::Notice, say().drill_wasted(*moves, write_move(position, *better), *kept))
        }
        Verdict::Lost { best, left, better: Some(_), .. } => {
            Words::new(Tone::Bad, words::drill_gives_away(*best, *left, made.mistake))
        }
        Verdict::Lost { left, .. } if left.is_loss() => Words::new(Tone::Bad, say().engine_sees_loss()),
        Verdict::Lost { .. } => Words::new(Tone::Bad, say().engine_sees_no_win()),
        _ => return None,
    })
}

/// The expected result after a move that wasted and gave away nothing.
fn expected(role: Role, outcome: Option<Outcome>, plies: Option<u8>) -> Words {
    match (outcome, role) {
        (Some(Outcome::Win), _) => Words::new(Tone::Good, words::drill_still_won(plies)),
        (Some(Outcome::Draw), Role::Hold) => Words::new(Tone::Good, say().drill_still_drawn()),
        (Some(Outcome::Draw), Role::Win) => Words::new(Tone::Bad, say().drill_win_gone()),
        (Some(Outcome::Loss), _) => Words::new(Tone::Bad, say().drill_lost_now()),
        (None, _) => Words::from(say().drill_not_seen()),
    }
}

/// The hint asked for.
pub fn hint(lesson: &EndingDrill) -> Option<Words> {
    Some(match lesson.hint? {
        DrillHint::Rule => Words::new(Tone::Notice, words::rule_of_thumb(lesson.ending())),
        DrillHint::Moves => keeping(lesson),
        DrillHint::Better => better(lesson)?,
    })
}

/// The verdict on the last move that gave the result away, or the end of the game.
pub fn verdict(lesson: &EndingDrill) -> Option<Words> {
    match lesson.refuted() {
        Some(made) => judged(lesson, made),
        None => lesson.game.end().map(|end| result(false, lesson.ending().role, end)),
    }
}

/// What can be done after a move that gave the result away.
fn retry(made: &Made) -> String {
    if made.mistake.is_some() { say().drill_retry_or_see() } else { say().drill_retry() }
}

/// The move that would have kept the result.
fn better(lesson: &EndingDrill) -> Option<Words> {
    let made = lesson.refuted()?;
    let Verdict::Lost { better: Some(better), .. } = made.verdict else { return None };
    let (position, _) = written(lesson, made)?;
    Some(Words::new(Tone::Notice, say().drill_better(write_move(position, better))))
}

/// The refutation as far as it is shown on the board, and what follows.
pub fn refutation(lesson: &EndingDrill, shown: usize) -> Vec<Words> {
    let Some(Refutation { start, line }) = Refutation::of(lesson) else { return Vec::new() };
    let written = write_line(start, line);
    let (seen, rest) = written.split_at(shown.min(written.len()));
    let rest = Words::new(Tone::Title, seen.join(" ")).and(Tone::Quiet, format!(" {}", rest.join(" ")));
    if shown < written.len() {
        return vec![rest, Words::new(Tone::Quiet, say().drill_refutation_more())];
    }
    let is_lost =
        lesson.refuted().is_some_and(|made| matches!(&made.verdict, Verdict::Lost { left, .. } if left.is_loss()));
    let end = if is_lost { say().drill_refutation_lost() } else { say().drill_refutation_drawn() };
    vec![rest, Words::new(Tone::Bad, end), Words::new(Tone::Quiet, say().drill_refutation_end())]
}

/// The moves that keep the result.
fn keeping(lesson: &EndingDrill) -> Words {
    let moves = lesson.keeping();
    let position = lesson.game.position();
    let Some(outcome) = moves.first().map(|first| first.outcome) else {
        let is_lost = lesson.known().is_some_and(|answer| answer.outcome == Outcome::Loss);
        return Words::from(if is_lost { say().drill_lost_now() } else { say().drill_all_keep() });
    };
    let listed = |each: &AssessedMove| (write_move(position, each.candidate), each.slack());
    let listed: Vec<_> = moves.iter().take(LISTED).map(listed).collect();
    Words::new(Tone::Notice, words::drill_keeping(outcome, &listed, moves.len() > LISTED))
}

fn result(is_solved: bool, role: Role, end: GameEnd) -> Words {
    match (is_solved, role, end.outcome) {
        (true, Role::Hold, damier_rules::Outcome::Win(_)) => Words::new(Tone::Good, say().drill_won_more()),
        (true, Role::Hold, _) => Words::new(Tone::Good, say().drill_held()),
        (true, Role::Win, _) => Words::new(Tone::Good, say().drill_won()),
        (false, _, damier_rules::Outcome::Draw) => Words::new(Tone::Bad, say().drill_not_won()),
        _ => Words::new(Tone::Bad, say().drill_lost()),
    }
}

/// The move that gave away the result.
fn thrown(lesson: &EndingDrill, made: &Made) -> Option<Words> {
    let (_, played) = written(lesson, made)?;
    let Verdict::Lost { best, .. } = &made.verdict else { return None };
    let played = format!("{}. {played}??", number(lesson, made));
    Some(Words::new(Tone::Bad, words::drill_gave_away(*best, &played, made.mistake)))
}
