use super::*;
use crate::analysis::{EngineRequest, GameNavigator, Opening};
use damier_engine::annotation::CheckStep;
use damier_engine::{Finding, ReportKind, Score, Task};
use damier_rules::notation::pdn::read_games;
use damier_rules::{Move, Variant};
use etude::calendar::Day;
use std::time::Duration;

const LONG: &str = "1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14 4. 41-37 5-10 5. 34-29 23x34 6. 39x30 14-19 7. 44-39 10-14 \
    8. 40-34 17-22 9. 50-44 11-17 10. 45-40 6-11 *";
const NOON: Moment = Moment { millis: 0, day: Day(20_778) };

/// An analysis at the start of a game, with the engine off.
fn of(pdn: &str) -> Analysis {
    let game = read_games(pdn.as_bytes(), Variant::International).next().unwrap().unwrap();
    let mut analysis = Analysis::new(Opening::from(game), None, crate::TABLES.clone());
    analysis.switch();
    analysis
}

/// Goes to a ply and gives its move this mark: `!` is the first, `?` the second.
fn mark(analysis: &mut Analysis, ply: usize, mark: &str) {
    analysis.step(GameNavigator::to_start);
    for _ in 0..ply {
        analysis.step(GameNavigator::forward);
    }
    for _ in 0..=["!", "?"].iter().position(|&each| each == mark).unwrap() {
        assert!(analysis.mark());
    }
}

/// Answers the requests of a check as if the moves of these plies lost a man and a half each, in turn.
fn check(analysis: &mut Analysis, mistakes: &[usize]) {
    analysis.start_survey();
    while let Some(request @ EngineRequest::Survey { step: CheckStep { place, .. }, .. }) = analysis.engine_request() {
        let Task::Search { situation, .. } = analysis.task(Some(request)) else { panic!("a search") };
        let game = analysis.walk().game();
        let played = game.main_line().nth(place).map(|node| game.node(node).position);
        let is_other = |&each: &Move| Some(situation.position.play_unchecked(each)) != played;
        let line = situation.position.legal_moves().into_iter().find(is_other).into_iter().collect();
        let lost = mistakes.iter().filter(|&&ply| ply <= place);
        let for_white: i32 = lost.map(|ply| if ply % 2 == 1 { -150 } else { 150 }).sum();
        let score = Score::centi_men(if place % 2 == 0 { for_white } else { -for_white });
        let found = Finding { score, line, depth: 9, nodes: 1, elapsed: Duration::ZERO };
        analysis.report(&ReportKind::Found(found), Duration::ZERO);
    }
}

#[test]
fn marks_made_before_the_check_are_compared_with_it_and_recorded_once() {
    let mut analysis = of(&format!("[White \"Anna\"]\n[Black \"Bert\"]\n\n{LONG}"));
    assert_eq!(analysis.marked_by_hand(), Some(0));
    mark(&mut analysis, 5, "!");
    mark(&mut analysis, 8, "?");
    mark(&mut analysis, 13, "?");
    assert_eq!((analysis.marked_by_hand(), analysis.reviewed()), (Some(3), None));
    // A mistake found, a move marked `!` that was one, and one not seen; 13 was none.
    check(&mut analysis, &[5, 8, 12]);
    assert_eq!(analysis.mistakes(), Some(3));
    let reviewed = analysis.reviewed().unwrap();
    assert_eq!((reviewed.marked, reviewed.mistakes, reviewed.found), (3, 3, 1));
    assert!(reviewed.pdn.contains("4. 41-37 5-10?") && !reviewed.pdn.contains('('), "{}", reviewed.pdn);
    assert_eq!(analysis.marked_by_hand(), None, "the engine has spoken");
    let recorded = analysis.record("Anna", NOON).unwrap();
    assert!(matches!(recorded.exercise.subject, Subject::Review { is_own: true, .. }), "{recorded:?}");
    assert_eq!(analysis.record("Anna", NOON), None);
    assert!(!analysis.is_own("Carl") && !analysis.is_own(""));
}

#[test]
fn fewer_marks_or_a_short_game_do_not_count() {
    let mut analysis = of(LONG);
    mark(&mut analysis, 5, "!");
    mark(&mut analysis, 8, "?");
    check(&mut analysis, &[8]);
    assert_eq!(analysis.record("", NOON), None);
    assert_eq!(analysis.reviewed(), None);
    assert_eq!(of("1. 32-28 19-23 2. 28x19 14x23 *").marked_by_hand(), None);
}

#[test]
fn a_mark_where_the_engine_has_looked_does_not_count() {
    let mut analysis = of(LONG);
    for ply in [5, 8, 13] {
        mark(&mut analysis, ply, "?");
    }
    analysis.switch();
    let Task::Lines { situation, .. } = analysis.task(analysis.engine_request()) else { panic!("lines") };
    let line = situation.position.legal_moves()[..1].to_vec();
    let found = Finding { score: Score::DRAW, line, depth: 9, nodes: 1, elapsed: Duration::ZERO };
    analysis.report(&ReportKind::LinesProgress(vec![found]), Duration::ZERO);
    assert!(analysis.is_seen());
    assert_eq!(analysis.marked_by_hand(), Some(3), "it was marked before");
    analysis.mark();
    assert_eq!(analysis.marked_by_hand(), Some(2), "the mark was changed afterwards");
    analysis.step(GameNavigator::forward);
    analysis.mark();
    assert_eq!(analysis.marked_by_hand(), Some(2), "the position before the move has been looked at");
}

#[test]
fn marks_of_another_day_count_unless_an_engine_has_written_into_the_game() {
    let marked = LONG.replace("41-37", "41-37!").replace("5-10", "5-10?");
    assert_eq!(of(&marked).marked_by_hand(), Some(2));
    let checked = marked.replace("5-10?", "5-10? (4... 14-19 {+0.10 55%})");
    assert_eq!(of(&checked).marked_by_hand(), None);
}

#[test]
fn the_same_moves_are_the_same_game() {
    let reviewed = |pdn: &str| {
        let mut analysis = of(pdn);
        for ply in [5, 8, 13] {
            mark(&mut analysis, ply, "!");
        }
        check(&mut analysis, &[]);
        analysis.reviewed().unwrap().game.clone()
    };
    let first = reviewed(LONG);
    assert_eq!(reviewed(&LONG.replace("50-44", "{later} 50-44")), first);
    assert_ne!(reviewed(&LONG.replace("6-11", "7-11")), first);
}
