//! Levels that take their time where a clock runs.

use super::*;

/// A game in which the engine, at level 4, has to answer at 10 s; its search is done at once.
fn waiting(fen: &str, time: u64) -> PlayLesson {
    let mut lesson = sudden_death(fen, Color::White, time);
    let first = lesson.game.legal_moves()[0];
    lesson.tick(seconds(10));
    lesson.play(first, seconds(10)).unwrap();
    let report = reply(&lesson);
    lesson.report(&report, seconds(10));
    lesson
}

fn reply(lesson: &PlayLesson) -> ReportKind {
    let line = vec![lesson.game.legal_moves()[0]];
    ReportKind::Found(Finding { score: Score::DRAW, line, depth: 9, nodes: 1, elapsed: Duration::ZERO })
}

const START: &str = "W:W31-50:B1-20";

#[test]
fn the_move_waits_until_the_level_has_thought() {
    let mut lesson = waiting(START, 600);
    assert_eq!(lesson.phase(), GamePhase::Waiting);
    assert!(lesson.pending(seconds(10), None).is_none(), "it is not asked again");
    let due = lesson.held.as_ref().unwrap().due;
    assert!(due > seconds(10) && due < seconds(10 + 11), "{due:?}");
    // Level 4 thinks 11 s at most; it wakes the screen at every second and for its move.
    let mut now = seconds(10);
    while lesson.phase() == GamePhase::Waiting {
        let next = lesson.wakes_at(now).unwrap();
        assert!(next > now && next <= due, "{next:?}");
        now = next;
        lesson.tick(now);
    }
    assert_eq!((now, lesson.game.moves().len()), (due, 2));
    let left = lesson.clock().unwrap().left(Color::Black, now);
    assert_eq!(left + due, seconds(600 + 10));
    // The same game takes the same time.
    assert_eq!(waiting(START, 600).held.unwrap().due, due);
}

#[test]
fn a_late_tick_costs_it_nothing() {
    let mut lesson = waiting(START, 60);
    let due = lesson.held.as_ref().unwrap().due;
    lesson.tick(seconds(3_000));
    assert_eq!((lesson.phase(), lesson.game.moves().len()), (GamePhase::Thinking, 2), "no flag has fallen");
    let left = |color| lesson.clock().unwrap().left(color, seconds(3_000));
    assert_eq!(left(Color::Black) + due, seconds(60 + 10));
    assert_eq!(left(Color::White), seconds(50), "the player's time begins when the move is shown");
}

#[test]
fn a_slow_search_counts_as_thinking() {
    let mut lesson = sudden_death(START, Color::White, 60);
    me(&mut lesson, "32-28", 1);
    lesson.tick(seconds(40));
    let report = reply(&lesson);
    lesson.report(&report, seconds(40));
    assert_eq!(lesson.phase(), GamePhase::Thinking);
    assert_eq!(lesson.clock().unwrap().left(Color::Black, seconds(40)), seconds(21));
}

#[test]
fn without_a_clock_at_full_strength_and_when_forced_it_moves_at_once() {
    let control = Some(Control::sudden_death(seconds(600)));
    for (fen, level, control) in [(START, 4, None), (START, 8, control), ("W:W33,48:B24,4", 4, control)] {
        let agreed = Terms {
            seats: Terms::trainee_against(Color::White, Seat::Level(Level::new(level).unwrap())),
            control,
            ..terms(fen, Color::White)
        };
        let mut lesson = PlayLesson::new(agreed, seconds(0), crate::TABLES.clone());
        me(&mut lesson, if fen == START { "32-28" } else { "33-29" }, 5);
        let report = reply(&lesson);
        lesson.report(&report, seconds(5));
        assert_eq!((lesson.game.moves().len(), lesson.held), (2, None), "{fen} {level}");
    }
}

#[test]
fn a_held_move_is_dropped_with_the_move_before_it_and_at_the_end() {
    let strictness = Strictness { casual: true, ..Strictness::default() };
    let mut lesson = waiting(START, 600);
    lesson.terms.strictness = strictness;
    lesson.take_back(seconds(11));
    lesson.tick(seconds(100));
    assert_eq!((lesson.phase(), lesson.game.moves().len()), (GamePhase::Thinking, 0));
    let mut lesson = waiting(START, 600);
    lesson.resign(seconds(11));
    lesson.tick(seconds(100));
    assert_eq!((reason(&lesson), lesson.game.moves().len()), (EndReason::Resignation, 1));
}
