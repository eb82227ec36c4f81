//! What there is to say about a drill: the last move, the rows of the game, the end.

use crate::tui::page::{Tone, Words};
use crate::words;
use damier_endings::Outcome;
use damier_engine::{Verdict, Waste};
use damier_rules::notation::write_move;
use damier_rules::{AnyPosition, Color, GameEnd, Move};
use damier_train::drill::{EndingDrill, Made, Role};

/// Moves that a hint names.
const NAMED: usize = 6;

/// The position in which a move of the trainee was made, and how the move is written.
pub fn written(lesson: &EndingDrill, made: &Made) -> Option<(AnyPosition, Move, String)> {
    let position = *lesson.game().position_after(made.ply)?;
    let played = lesson.game().moves().nth(made.ply)?;
    Some((position, played, write_move(&position, played)))
}

/// The number by which a move is counted in the score.
pub fn number(lesson: &EndingDrill, made: &Made) -> usize {
    let black_began = lesson.game().start().side_to_move() == Color::Black;
    made.ply.midpoint(usize::from(black_began)) + 1
}

/// What a move of the trainee did.
pub fn judged(lesson: &EndingDrill, made: &Made) -> Option<Words> {
    let (position, ..) = written(lesson, made)?;
    Some(match &made.verdict {
        Verdict::Kept { waste: Some(Waste { moves, better, kept }), .. } => {
            Words::new(Tone::Notice, words::ending_spent(*moves, &write_move(&position, *better), *kept))
        }
        Verdict::Lost { best, left, better: Some(better), .. } => {
            Words::new(Tone::Bad, words::ending_threw(*best, *left, &write_move(&position, *better)))
        }
        Verdict::Lost { left, .. } if left.is_loss() => Words::new(Tone::Bad, words::ENGINE_SEES_LOSS),
        Verdict::Lost { .. } => Words::new(Tone::Bad, words::ENGINE_SEES_NO_WIN),
        _ => return None,
    })
}

/// What there is to say after the trainee's last move and the reply to it.
pub fn after_move(lesson: &EndingDrill) -> Vec<Words> {
    let last = lesson.made().last();
    if let Some(said) = last.and_then(|last| judged(lesson, last)) {
        let is_thrown = last.is_some_and(|last| last.verdict.is_lost());
        let retry = is_thrown.then(|| Words::new(Tone::Quiet, words::DRILL_RETRY));
        return std::iter::once(said).chain(retry).collect();
    }
    let answer = lesson.known();
    let is_own_turn = lesson.game().position().side_to_move() == lesson.trainee();
    let outcome = answer.map(|answer| if is_own_turn { answer.outcome } else { answer.outcome.reversed() });
    vec![match (outcome, lesson.ending().role) {
        (Some(Outcome::Win), _) => {
            Words::new(Tone::Good, words::ending_still_won(answer.and_then(|answer| answer.to_win)))
        }
        (Some(Outcome::Draw), Role::Hold) => Words::new(Tone::Good, words::DRILL_STILL_DRAWN),
        (Some(Outcome::Draw), Role::Win) => Words::new(Tone::Bad, words::DRILL_WIN_GONE),
        (Some(Outcome::Loss), _) => Words::new(Tone::Bad, words::DRILL_LOST_NOW),
        (None, _) => Words::from(words::DRILL_NOT_SEEN),
    }]
}

/// The moves that keep the result, named.
pub fn keeping(lesson: &EndingDrill) -> Words {
    let moves = lesson.keeping();
    let position = lesson.game().position();
    let Some(outcome) = moves.first().map(|first| first.outcome) else {
        let is_lost = lesson.known().is_some_and(|answer| answer.outcome == Outcome::Loss);
        return Words::from(if is_lost { words::DRILL_LOST_NOW } else { words::DRILL_ALL_KEEP });
    };
    let named = |each: &damier_train::drill::Weighed| {
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

/// The verdict on a drill that is over.
pub fn verdict(lesson: &EndingDrill, end: GameEnd, was_clean: bool) -> Vec<Words> {
    let (tone, opening) = match (lesson.is_solved(), lesson.ending().role, end.outcome) {
        (Some(true), Role::Hold, damier_rules::Outcome::Win(_)) => (Tone::Good, words::DRILL_WON_MORE),
        (Some(true), Role::Hold, _) => (Tone::Good, words::DRILL_HELD),
        (Some(true), Role::Win, _) => (Tone::Good, words::DRILL_WON),
        (_, _, damier_rules::Outcome::Draw) => (Tone::Bad, words::DRILL_NOT_WON),
        _ => (Tone::Bad, words::DRILL_LOST),
    };
    let mut lines = vec![Words::new(tone, opening)];
    let thrown = lesson.error().and_then(|place| lesson.made().get(place));
    if let Some((made, (position, _, played))) = thrown.and_then(|made| Some((made, written(lesson, made)?)))
        && let Verdict::Lost { best, better, .. } = made.verdict
    {
        let better = better.map(|better| write_move(&position, better));
        let said = words::ending_threw_at(number(lesson, made), &played, best, better.as_deref());
        lines.push(Words::new(Tone::Bad, said));
    }
    if lesson.wasted() > 0 {
        lines.push(Words::new(Tone::Notice, words::ending_wasted(lesson.wasted())));
    }
    if was_clean {
        lines.push(Words::new(Tone::Good, words::DRILL_PERFECT));
    }
    lines.push(Words::from(words::end_reason(end)));
    let go_on = if lesson.error().is_some() { words::DRILL_TRY_AGAIN } else { words::DRILL_GO_ON };
    lines.push(Words::new(Tone::Quiet, go_on));
    lines
}

/// The sign behind a move.
pub const fn sign(verdict: &Verdict) -> &'static str {
    match verdict {
        Verdict::Lost { better: None, .. } => "?",
        Verdict::Lost { .. } => "??",
        Verdict::Kept { waste: Some(_), .. } => "?!",
        _ => "",
    }
}
