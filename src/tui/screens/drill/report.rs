//! What there is to say about a drill, in words.

use crate::tui::page::{Tone, Words};
use crate::words;
use damier_endings::Outcome;
use damier_engine::{Verdict, Waste};
use damier_rules::notation::write_move;
use damier_rules::{AnyPosition, Color, GameEnd};
use damier_train::drill::{Comment, EndingDrill, Hint, Made, Role, Weighed};

/// Moves that a hint names.
const NAMED: usize = 6;

/// The position in which a move of the trainee was made, and how the move is written.
fn written<'a>(lesson: &'a EndingDrill, made: &Made) -> Option<(&'a AnyPosition, String)> {
    let position = lesson.game().position_after(made.ply)?;
    Some((position, write_move(position, lesson.game().moves().nth(made.ply)?)))
}

/// The number by which a move is counted in the score.
fn number(lesson: &EndingDrill, made: &Made) -> usize {
    let black_began = lesson.game().start().side_to_move() == Color::Black;
    made.ply.midpoint(usize::from(black_began)) + 1
}

/// What there is to say, a sentence or more in a line.
pub fn comment(lesson: &EndingDrill) -> Vec<Words> {
    match lesson.comment() {
        Comment::Task { is_sound } => vec![task(lesson, is_sound)],
        Comment::KeptBack => Vec::new(),
        Comment::Verdict(made) => {
            let retry = made.verdict.is_lost().then(|| Words::new(Tone::Quiet, words::DRILL_RETRY));
            judged(lesson, made).into_iter().chain(retry).collect()
        }
        Comment::Expected { outcome, plies } => vec![expected(lesson.ending().role, outcome, plies)],
        Comment::Selected(made) => {
            let sign = made.symbol().map(|symbol| symbol.to_string()).unwrap_or_default();
            let played = written(lesson, made)
                .map(|(_, written)| Words::new(Tone::Title, format!("{}. {written}{sign}", number(lesson, made))));
            let back = Words::new(Tone::Quiet, words::DRILL_BACK_HERE);
            played.into_iter().chain(judged(lesson, made)).chain([back]).collect()
        }
        Comment::Over { end, is_solved, is_perfect, error, wasted } => {
            let mut lines = vec![result(is_solved, lesson.ending().role, end)];
            lines.extend(error.and_then(|error| thrown(lesson, error)));
            lines.extend((wasted > 0).then(|| Words::new(Tone::Notice, words::ending_wasted(wasted))));
            lines.extend(is_perfect.then(|| Words::new(Tone::Good, words::DRILL_PERFECT)));
            lines.push(Words::from(words::end_reason(end)));
            let go_on = if error.is_some() { words::DRILL_TRY_AGAIN } else { words::DRILL_GO_ON };
            lines.push(Words::new(Tone::Quiet, go_on));
            lines
        }
    }
}

fn task(lesson: &EndingDrill, is_sound: bool) -> Words {
    let (ending, limit) = (lesson.ending(), lesson.game().limit().map(|count| count.limit));
    if is_sound {
        Words::from(words::drill_task(ending, limit))
    } else {
        Words::from(words::drill_attempt(ending.role))
    }
}

/// What a move of the trainee wasted or gave away.
fn judged(lesson: &EndingDrill, made: &Made) -> Option<Words> {
    let (position, _) = written(lesson, made)?;
    Some(match &made.verdict {
        Verdict::Kept { waste: Some(Waste { moves, better, kept }), .. } => {
            Words::new(Tone::Notice, words::ending_spent(*moves, &write_move(position, *better), *kept))
        }
        Verdict::Lost { best, left, better: Some(better), .. } => {
            Words::new(Tone::Bad, words::ending_threw(*best, *left, &write_move(position, *better)))
        }
        Verdict::Lost { left, .. } if left.is_loss() => Words::new(Tone::Bad, words::ENGINE_SEES_LOSS),
        Verdict::Lost { .. } => Words::new(Tone::Bad, words::ENGINE_SEES_NO_WIN),
        _ => return None,
    })
}

/// What can be expected after a move that wasted and gave away nothing.
fn expected(role: Role, outcome: Option<Outcome>, plies: Option<u8>) -> Words {
    match (outcome, role) {
        (Some(Outcome::Win), _) => Words::new(Tone::Good, words::ending_still_won(plies)),
        (Some(Outcome::Draw), Role::Hold) => Words::new(Tone::Good, words::DRILL_STILL_DRAWN),
        (Some(Outcome::Draw), Role::Win) => Words::new(Tone::Bad, words::DRILL_WIN_GONE),
        (Some(Outcome::Loss), _) => Words::new(Tone::Bad, words::DRILL_LOST_NOW),
        (None, _) => Words::from(words::DRILL_NOT_SEEN),
    }
}

/// As much help as was asked for.
pub fn hint(lesson: &EndingDrill) -> Option<Words> {
    Some(match lesson.hint()? {
        Hint::Rule => Words::new(Tone::Notice, words::rule_of_thumb(lesson.ending())),
        Hint::Moves => keeping(lesson),
    })
}

/// The moves that keep the result, named.
fn keeping(lesson: &EndingDrill) -> Words {
    let moves = lesson.keeping();
    let position = lesson.game().position();
    let Some(outcome) = moves.first().map(|first| first.outcome) else {
        let is_lost = lesson.known().is_some_and(|answer| answer.outcome == Outcome::Loss);
        return Words::from(if is_lost { words::DRILL_LOST_NOW } else { words::DRILL_ALL_KEEP });
    };
    let named = |each: &Weighed| {
        let written = write_move(position, each.played);
        match each.slack() {
            Some(slack) if outcome == Outcome::Win => format!("{written} {}", words::slack_short(slack)),
            _ => written,
        }
    };
    let mut list = moves.iter().take(NAMED).map(named).collect::<Vec<_>>().join(", ");
    if moves.len() > NAMED {
        list.push_str(", …");
    }
    Words::new(Tone::Notice, words::drill_keeping(outcome, &list))
}

fn result(is_solved: bool, role: Role, end: GameEnd) -> Words {
    match (is_solved, role, end.outcome) {
        (true, Role::Hold, damier_rules::Outcome::Win(_)) => Words::new(Tone::Good, words::DRILL_WON_MORE),
        (true, Role::Hold, _) => Words::new(Tone::Good, words::DRILL_HELD),
        (true, Role::Win, _) => Words::new(Tone::Good, words::DRILL_WON),
        (false, _, damier_rules::Outcome::Draw) => Words::new(Tone::Bad, words::DRILL_NOT_WON),
        _ => Words::new(Tone::Bad, words::DRILL_LOST),
    }
}

/// Where the result was given away.
fn thrown(lesson: &EndingDrill, made: &Made) -> Option<Words> {
    let (position, played) = written(lesson, made)?;
    let Verdict::Lost { best, better, .. } = &made.verdict else { return None };
    let better = better.map(|better| write_move(position, better));
    let said = words::ending_threw_at(number(lesson, made), &played, *best, better.as_deref());
    Some(Words::new(Tone::Bad, said))
}
