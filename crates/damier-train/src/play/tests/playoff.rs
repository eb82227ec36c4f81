//! Lehmann-Georgiev play-offs: the times are added up by hand.

use super::*;
use crate::play::terms::PlayoffGame;

/// One minute each and two seconds a move.
fn playoff(fen: &str) -> Terms {
    let control = Control::fischer(seconds(60), seconds(2));
    Terms { control: Some(control), playoff: Some(PlayoffGame::first(control)), ..terms(fen, Color::White) }
}

/// A draw by repetition, in which White thinks for 11 seconds and Black for 8.
fn drawn(terms: Terms) -> PlayLesson {
    let mut lesson = PlayLesson::new(terms, seconds(0), crate::TABLES.clone());
    for [first, second, third, fourth] in [[3, 4, 9, 10], [12, 17, 18, 19]] {
        me(&mut lesson, "1-6", first);
        engine(&mut lesson, "50-45", 0, second);
        me(&mut lesson, "6-1", third);
        engine(&mut lesson, "45-50", 0, fourth);
    }
    assert_eq!(reason(&lesson), EndReason::Repetition);
    lesson
}

#[test]
fn after_a_draw_the_next_game_is_played_with_the_time_left_and_the_other_color() {
    let lesson = drawn(playoff("W:WK1,41:BK50,10"));
    let next = lesson.next_terms(7).unwrap();
    // White has 60 - 11 + 4 * 2 seconds, Black 60 - 8 + 4 * 2.
    let expected = PlayoffGame { number: 2, left: [seconds(60), seconds(57)] };
    assert_eq!((next.mine(), next.playoff, next.seed), (Color::Black, Some(expected), 7));
    let second = PlayLesson::new(next.clone(), seconds(100), crate::TABLES.clone());
    let clock = second.clock().unwrap();
    assert_eq!(clock.left(Color::White, seconds(103)), seconds(57), "the engine, with White now, is thinking");
    assert_eq!(clock.left(Color::Black, seconds(103)), seconds(57));
    assert_eq!(clock.fallen(seconds(160)), Some(Color::White));
    assert_eq!(second.pdn(Day(0), "").tag("Round"), Some("2"));
    let again = next.again(9);
    assert_eq!(again.playoff, playoff("W:WK1,41:BK50,10").playoff, "a rematch begins with the full time");
}

#[test]
fn the_side_with_more_men_keeps_its_color() {
    let next = drawn(playoff("W:WK1,41,46:BK50,10")).next_terms(7).unwrap();
    let expected = PlayoffGame { number: 2, left: [seconds(57), seconds(60)] };
    assert_eq!((next.mine(), next.playoff), (Color::White, Some(expected)));
}

#[test]
fn a_decided_game_ends_the_play_off_and_other_games_have_none() {
    let mut lesson = PlayLesson::new(playoff("W:W31-50:B1-20"), seconds(0), crate::TABLES.clone());
    assert_eq!(lesson.next_terms(1), None, "the game is not over");
    lesson.resign(seconds(5));
    assert_eq!(lesson.next_terms(1), None);
    let mut late = PlayLesson::new(playoff("W:W31-50:B1-20"), seconds(0), crate::TABLES.clone());
    late.tick(seconds(60));
    assert_eq!((reason(&late), late.next_terms(1)), (EndReason::FlagFall, None));
    let plain = drawn(Terms { playoff: None, ..playoff("W:WK1,41:BK50,10") });
    assert_eq!(plain.next_terms(1), None);
}

#[test]
fn an_interrupted_game_keeps_its_place_in_the_play_off() {
    let next = drawn(playoff("W:WK1,41:BK50,10")).next_terms(7).unwrap();
    let mut lesson = PlayLesson::new(next.clone(), seconds(0), crate::TABLES.clone());
    engine(&mut lesson, "1-6", 0, 3);
    let saved = SavedGame::read(&text(&lesson, 4)).unwrap();
    let resumed = PlayLesson::resume(&saved, seconds(50), crate::TABLES.clone()).unwrap();
    assert_eq!(&resumed.terms, &next);
    assert_eq!(resumed.clock().unwrap().left(Color::White, seconds(50)), seconds(59));
}

#[test]
fn the_next_game_can_be_stored_before_its_first_move() {
    let lesson = drawn(playoff("W:WK1,41:BK50,10"));
    assert_eq!(lesson.revision(), None, "the game itself is over");
    let saved = lesson.save_next(7, seconds(40)).unwrap();
    let next = PlayLesson::resume(&saved, seconds(100), crate::TABLES.clone()).unwrap();
    assert_eq!((next.mine(), next.game.moves().len()), (Color::Black, 0));
    // The engine has White and is thinking.
    assert_eq!(next.clock().unwrap().left(Color::White, seconds(103)), seconds(57));
    assert!(next.revision().is_some(), "it waits even if nothing has been played");
    let first = PlayLesson::new(playoff("W:WK1,41:BK50,10"), seconds(0), crate::TABLES.clone());
    assert_eq!((first.revision(), first.save_next(7, seconds(0))), (None, None));
}
