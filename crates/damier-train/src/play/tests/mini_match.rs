//! Mini-matches: two games from one position, whose points are added up by hand.

use super::*;
use crate::play::terms::MiniMatch;

const FEN: &str = "W:WK1,41:BK50,10";

fn first() -> Terms {
    Terms { mini_match: Some(MiniMatch::default()), ..terms(FEN, Color::White) }
}

fn lesson(terms: Terms) -> PlayLesson {
    PlayLesson::new(terms, seconds(0), crate::TABLES.clone())
}

/// A game that the trainee resigns.
fn resigned(terms: Terms) -> PlayLesson {
    let mut lesson = lesson(terms);
    lesson.resign(seconds(5));
    lesson
}

#[test]
fn the_second_game_is_played_with_the_other_color_from_the_same_position() {
    assert_eq!(lesson(first()).next_terms(1), None, "the first is not over");
    let lost = resigned(first());
    let next = lost.next_terms(7).unwrap();
    assert_eq!((next.mine(), next.start, next.seed), (Color::Black, first().start, 7));
    // The engine has White now, and has won.
    assert_eq!(next.mini_match, Some(MiniMatch { first: Some(Credit::Full) }));
    let second = resigned(next.clone());
    assert_eq!(second.next_terms(1), None, "there are two games");
    let again = next.again(9);
    assert_eq!(again.mini_match, Some(MiniMatch::default()), "a rematch begins again");
}

#[test]
fn points_are_those_of_white_and_black_in_both_games() {
    let points = |first, outcome| MiniMatch { first }.points(outcome);
    assert_eq!(points(None, Outcome::Win(Color::White)), [2, 0]);
    assert_eq!(points(None, Outcome::Draw), [1, 1]);
    assert_eq!(points(Some(Credit::Full), Outcome::Win(Color::Black)), [2, 2]);
    assert_eq!(points(Some(Credit::Half), Outcome::Win(Color::Black)), [1, 3]);
    assert_eq!(points(Some(Credit::None), Outcome::Draw), [1, 3]);
    assert_eq!(points(Some(Credit::Full), Outcome::Win(Color::White)), [4, 0]);
}

#[test]
fn both_games_are_filed_under_the_match_and_the_second_waits() {
    let lost = resigned(first());
    assert_eq!((lost.pdn(Day(0), "").tag("Event"), lost.pdn(Day(0), "").tag("Round")), (Some("Mini-match"), Some("1")));
    assert_eq!(lost.revision(), None, "the game itself is over");
    let saved = lost.save_next(7, seconds(40)).unwrap();
    let read = SavedGame::read(&serde_json::to_string(&saved).unwrap()).unwrap();
    let next = PlayLesson::resume(&read, seconds(100), crate::TABLES.clone()).unwrap();
    assert_eq!(next.terms, lost.next_terms(7).unwrap());
    assert!(next.revision().is_some(), "it waits even if nothing has been played");
    assert_eq!(next.pdn(Day(0), "").tag("Round"), Some("2"));
    assert_eq!(lesson(first()).revision(), None, "of the first, nothing waits before a move");
}

#[test]
fn each_game_has_the_whole_time() {
    let control = Some(Control::sudden_death(seconds(60)));
    let mut late = lesson(Terms { control, ..first() });
    late.tick(seconds(60));
    assert_eq!(reason(&late), EndReason::FlagFall);
    let second = lesson(late.next_terms(1).unwrap());
    assert_eq!(Color::ALL.map(|color| second.clock().unwrap().left(color, seconds(0))), [seconds(60); 2]);
}
