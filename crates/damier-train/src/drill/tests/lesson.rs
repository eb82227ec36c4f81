//! What counts, comments and held-back verdicts, going back, and what comes next.

use super::*;
use crate::attempt::TrainingMode;
use crate::history::Item;
use damier_rules::notation::Symbol;
use damier_rules::notation::write_fen;
use etude::effort::Credit;

/// Won in 20 plies of the 32 available: six full moves may be wasted.
const WON: &str = "W:WK6,K8,45:BK2";

/// Won in 16 plies. Only 35-49 wastes nothing; 39-6 needs 19 more plies and wastes two full moves.
const ROOM: &str = "W:WK35,K39,45:BK2";

fn conducted(fen: &str, conduct: DrillSettings) -> EndingDrill {
    let start = Start::read(fen, Variant::International).unwrap();
    begin(DrillPlan::of_start(start, Role::Win, &crate::TABLES).unwrap(), start, conduct)
}

fn is_over(drill: &EndingDrill) -> bool {
    matches!(drill.phase(), DrillPhase::Over(_))
}

/// Plays the best move.
fn keep(drill: &mut EndingDrill) {
    let best = drill.keeping()[0].candidate;
    make(drill, best);
}

/// Wins with the tables' moves.
fn win(drill: &mut EndingDrill) {
    while !is_over(drill) {
        keep(drill);
    }
}

/// Plays a move that gives the win away, according to tables other than the drill's.
fn throw(drill: &mut EndingDrill) -> Move {
    let used = drill.game.limit().map_or(0, |count| count.plies_used);
    let moves = tables().probe_moves(drill.game.position(), used).unwrap();
    let thrown = moves.iter().find(|each| each.outcome == Outcome::Draw).unwrap().candidate;
    make(drill, thrown);
    thrown
}

/// Gives the win away and draws the rest.
fn draw_it(drill: &mut EndingDrill) {
    while !is_over(drill) {
        throw(drill);
    }
}

fn record(drill: &mut EndingDrill) -> Option<Exercise> {
    drill.record(at(seconds(3))).map(|recorded| recorded.exercise)
}

#[test]
fn a_win_without_waste_is_perfect_and_recorded_once() {
    let mut drill = from_fen(WON);
    assert_eq!(record(&mut drill), None, "it is not over");
    win(&mut drill);
    let comment = drill.comment();
    assert!(
        matches!(comment, DrillComment::Over { is_solved: true, is_perfect: true, error: None, wasted: 0, .. }),
        "{comment:?}"
    );
    let done = record(&mut drill).expect("it is over");
    let Subject::Ending { plan, wasted: false, .. } = &done.subject else { panic!("{done:?}") };
    assert_eq!((plan.ending.to_string().as_str(), done.credit), ("win KKM v K", Credit::Full));
    assert_eq!(plan.start.map(|start| start.write()).as_deref(), Some(WON));
    assert!(done.is_clean());
    assert_eq!((record(&mut drill), drill.leave(at(seconds(4)))), (None, None));
    let AfterDrill::Drill(plan) = drill.next() else { panic!("practice continues") };
    assert_eq!((plan.ending, plan.start), (ending("win KKM v K"), None));
}

#[test]
fn a_wasted_move_spoils_perfection_only() {
    let mut drill = from_fen(ROOM);
    play(&mut drill, "39-6");
    let better = read_move(&drill.start.position, "35-49").unwrap();
    let DrillComment::Verdict(made) = drill.comment() else { panic!("{:?}", drill.comment()) };
    assert_eq!(made.verdict.waste(), Some(Waste { moves: 2, better, kept: 8 }));
    assert_eq!((made.symbol(), made.slack, drill.slack()), (Some(Symbol::Dubious), Some(6), Some(6)));
    win(&mut drill);
    let comment = drill.comment();
    assert!(matches!(comment, DrillComment::Over { is_solved: true, is_perfect: false, wasted: 2, .. }), "{comment:?}");
    let done = record(&mut drill).expect("it is over");
    assert_eq!((done.credit, done.errors, done.is_clean()), (Credit::Full, 0, false));
}

#[test]
fn another_try_begins_where_the_win_was_given_away() {
    let mut drill = from_fen(WON);
    keep(&mut drill);
    let before = *drill.game.position();
    throw(&mut drill);
    assert!(matches!(drill.comment(), DrillComment::Verdict(made) if made.symbol() == Some(Symbol::VeryBad)));
    assert!(drill.retry());
    let DrillComment::Expected { outcome: Some(Outcome::Win), plies: Some(_) } = drill.comment() else {
        panic!("{:?}", drill.comment())
    };
    assert_eq!((*drill.game.position(), drill.made().len()), (before, 1));
    win(&mut drill);
    let done = record(&mut drill).expect("it is over");
    assert_eq!((done.credit, done.errors), (Credit::Full, 2), "the move, and taking it back");
}

#[test]
fn after_the_end_a_move_can_be_selected_and_tried_again() {
    let mut drill = from_fen(WON);
    keep(&mut drill);
    let before = *drill.game.position();
    throw(&mut drill);
    drill.select_earlier();
    assert!(!drill.select(0) && drill.selected().is_none(), "not before the end");
    draw_it(&mut drill);
    assert_eq!(record(&mut drill).map(|done| done.credit), Some(Credit::None));
    drill.select_earlier();
    assert_eq!(drill.selected().map(Made::symbol), Some(Some(Symbol::VeryBad)), "the last error comes first");
    while drill.selected() != drill.made().first() {
        drill.select_earlier();
    }
    assert_eq!((write_fen(drill.position()).as_str(), drill.last_move()), (WON, None));
    drill.select_later();
    assert_eq!((*drill.position(), drill.last_move()), (before, drill.game.moves().nth(1)));
    assert!(matches!(drill.comment(), DrillComment::Selected(made) if made.ply == 2));
    assert!(drill.retry());
    assert_eq!((*drill.game.position(), drill.phase(), drill.selected()), (before, DrillPhase::Thinking, None));
    win(&mut drill);
    assert_eq!(record(&mut drill), None, "only the first result counts");
}

#[test]
fn a_move_that_is_selected_twice_is_gone_back_to() {
    let mut drill = from_fen(WON);
    draw_it(&mut drill);
    assert!(!drill.select(3), "a reply leads to the move before it");
    assert_eq!(drill.selected().map(|made| made.ply), Some(2));
    assert!(!drill.select(0));
    assert!(drill.select(1));
    assert_eq!((write_fen(drill.game.position()).as_str(), drill.has_moved()), (WON, false));
}

#[test]
fn the_reply_comes_after_the_pause_or_when_the_trainee_does_not_want_to_wait() {
    let mut drill = conducted(ROOM, DrillSettings { pause: seconds(2), ..DrillSettings::default() });
    play(&mut drill, "35-49");
    assert_eq!((drill.phase(), drill.reply_at, drill.game.moves().len()), (DrillPhase::Waiting, Some(seconds(3)), 1));
    assert!(drill.pending().is_none(), "the tables know the reply");
    drill.tick(Duration::from_millis(2_999));
    assert_eq!(drill.phase(), DrillPhase::Waiting);
    drill.tick(seconds(3));
    assert_eq!((drill.phase(), drill.reply_at, drill.game.moves().len()), (DrillPhase::Thinking, None, 2));
    keep(&mut drill);
    assert!(drill.hurry(seconds(3)));
    assert_eq!((drill.phase(), drill.hurry(seconds(3))), (DrillPhase::Thinking, false));
}

#[test]
fn verdicts_are_kept_back_until_the_end_if_that_was_chosen() {
    let mut drill = conducted(WON, DrillSettings { errors_at_end: true, ..DrillSettings::default() });
    let first = drill.keeping()[0].candidate;
    make(&mut drill, first);
    throw(&mut drill);
    assert_eq!((drill.comment(), drill.made(), drill.slack()), (DrillComment::KeptBack, &[][..], None));
    drill.retry();
    assert!(!drill.has_moved(), "the place of the error is not revealed");
    make(&mut drill, first);
    draw_it(&mut drill);
    assert!(matches!(drill.comment(), DrillComment::Over { error: Some(_), .. }), "{:?}", drill.comment());
    assert_eq!(drill.made()[1].symbol(), Some(Symbol::VeryBad));
}

#[test]
fn hints_are_a_rule_first_and_then_the_moves() {
    let mut drill = from_fen(WON);
    for (hint, hints) in [(DrillHint::Rule, 1), (DrillHint::Moves, 2), (DrillHint::Moves, 2)] {
        drill.ask_for_hint();
        let draft = drill.draft(at(seconds(1))).expect("a hint is kept");
        assert_eq!((drill.hint, draft.exercise.hints, draft.interrupted.is_some()), (Some(hint), hints, true));
    }
    let all = tables().probe_moves(drill.game.position(), 0).unwrap();
    let winning = all.iter().filter(|each| each.outcome == Outcome::Win).count();
    assert_eq!(drill.keeping().len(), winning);
    keep(&mut drill);
    assert_eq!(drill.hint, None);
    assert_eq!(drill.leave(at(seconds(3))), None, "leaving after a hint is no failure");
    throw(&mut drill);
    let left = drill.leave(at(seconds(3))).expect("after an error it counts").exercise;
    assert_eq!((left.hints, left.credit), (2, Credit::None));
}

#[test]
fn leaving_without_an_error_or_a_hint_leaves_no_trace_and_puts_a_review_off() {
    for (mode, throws) in [(TrainingMode::Practice, false), (TrainingMode::Review, false), (TrainingMode::Review, true)]
    {
        let mut drill = conducted(WON, DrillSettings { mode, ..DrillSettings::default() });
        keep(&mut drill);
        if throws {
            throw(&mut drill);
        }
        assert_eq!(drill.leave(at(seconds(3))).map(|left| left.exercise.mode), throws.then_some(mode));
        let put_off = match drill.next() {
            AfterDrill::Drill(_) => None,
            AfterDrill::Review => Some(drill.put_off()),
        };
        let item = (!throws).then(|| Item::Ending { ending: ending("win KKM v K"), from: None });
        assert_eq!(put_off, (mode == TrainingMode::Review).then_some(item));
    }
}

#[test]
fn the_clock_stops_at_the_end_and_runs_on_in_another_try() {
    let mut drill = from_fen(WON);
    draw_it(&mut drill);
    assert_eq!(drill.time(seconds(50)), seconds(1), "all moves were made in the first second");
    drill.retry();
    assert_eq!(drill.time(seconds(50)), seconds(50));
}
