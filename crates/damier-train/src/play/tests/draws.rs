//! Draws: by the rules, by offer and by claim.

use super::*;
use crate::play::ClaimRefused;
use damier_engine::Task;
use damier_rules::{DrawOfferError, MoveLimit, PieceKind};

/// A line of `plies` plies with quiet king moves that offer no capture and do not repeat a position three times.
fn calm_line(game: &mut Game, plies: usize) -> bool {
    if plies == 0 {
        return true;
    }
    for played in game.legal_moves() {
        let by_king = game.position().piece_at(played.from).is_some_and(|piece| piece.kind == PieceKind::King);
        if !by_king || played.is_capture() || game.position().play_unchecked(played).must_capture() {
            continue;
        }
        game.play(played).unwrap();
        if game.repetitions() < 3 && calm_line(game, plies - 1) {
            return true;
        }
        game.undo();
    }
    false
}

/// The start of a game that no rule ends before both sides have made 60 moves (FMJD-64 7.2: seven pieces, kings).
fn long_game() -> AnyPosition {
    read_fen("W:WK29,30,31,32:BK5,1,2", Variant::Russian).unwrap().position
}

/// The next move of a calm game from there.
fn calm_move(lesson: &PlayLesson) -> String {
    let mut game = Game::new(long_game());
    assert!(calm_line(&mut game, 100));
    let plies = lesson.game.moves().len();
    let played = game.moves().nth(plies).unwrap();
    damier_rules::notation::write_move(lesson.game.position(), played)
}

/// A calm game in which the player has White and both sides have made 40 moves.
fn forty_moves() -> PlayLesson {
    let start = Start::new(long_game());
    let mut lesson =
        PlayLesson::new(Terms { start, ..terms("W:W31-50:B1-20", Color::White) }, seconds(0), crate::TABLES.clone());
    for _ in 0..40 {
        let text = calm_move(&lesson);
        me(&mut lesson, &text, 0);
        let text = calm_move(&lesson);
        engine(&mut lesson, &text, 50, 0);
    }
    lesson
}

#[test]
fn draws_by_repetition_and_by_the_limits_on_moves_end_the_game() {
    let mut lesson = PlayLesson::new(terms("W:WK1,41:BK50,10", Color::White), seconds(0), crate::TABLES.clone());
    for round in 0..2 {
        me(&mut lesson, "1-6", round);
        engine(&mut lesson, "50-45", 0, round);
        me(&mut lesson, "6-1", round);
        engine(&mut lesson, "45-50", 0, round);
    }
    assert_eq!((reason(&lesson), lesson.credit()), (EndReason::Repetition, Some(Credit::Half)));
    for (fen, plies, limit) in [
        ("W:WK6,K16,K26:BK5", 32, MoveLimit::ThreeAgainstKing),
        ("W:WK6:BK45", 10, MoveLimit::TwoAgainstKing),
        ("W:WK6,47,48:BK45,3,4", 50, MoveLimit::KingMoves25),
    ] {
        let mut line = Game::new(position(fen));
        assert!(calm_line(&mut line, plies), "{fen}");
        let mut lesson = PlayLesson::new(terms(fen, Color::White), seconds(0), crate::TABLES.clone());
        for played in line.moves().collect::<Vec<_>>() {
            assert_eq!(lesson.game.end(), None);
            let text = damier_rules::notation::write_move(lesson.game.position(), played);
            if lesson.phase() == GamePhase::Thinking {
                me(&mut lesson, &text, 0);
            } else {
                engine(&mut lesson, &text, 50, 0);
            }
        }
        assert_eq!((reason(&lesson), lesson.credit()), (EndReason::MoveLimit(limit), Some(Credit::Half)), "{fen}");
    }
}

#[test]
fn a_draw_is_offered_after_40_moves_with_a_move_and_not_twice_in_a_row() {
    let mut early = PlayLesson::new(terms("W:W31-50:B1-20", Color::White), seconds(0), crate::TABLES.clone());
    early.offer_or_accept(seconds(0));
    let refused = Some(Notice::OfferRefused(DrawOfferError::TooEarly { moves: 0 }));
    assert_eq!((early.notice, early.is_offering()), (refused, false));

    let mut lesson = forty_moves();
    lesson.offer_or_accept(seconds(0));
    assert!(lesson.is_offering(), "{:?}", lesson.notice);
    lesson.offer_or_accept(seconds(0));
    assert!(!lesson.is_offering(), "a second press withdraws it");
    lesson.offer_or_accept(seconds(0));
    let text = calm_move(&lesson);
    me(&mut lesson, &text, 0);
    assert_eq!(lesson.game.draw_offer(), Some(Color::White));
    // The engine considers itself better, so it declines.
    let text = calm_move(&lesson);
    engine(&mut lesson, &text, 90, 0);
    assert_eq!(lesson.notice, Some(Notice::OfferDeclined));
    lesson.offer_or_accept(seconds(0));
    assert_eq!(lesson.notice, Some(Notice::OfferRefused(DrawOfferError::OfferedLast)));
}

#[test]
fn the_engine_accepts_a_draw_when_it_is_not_better() {
    for (score, accepts) in [(-10, true), (0, true), (90, false)] {
        let mut lesson = forty_moves();
        lesson.offer_or_accept(seconds(0));
        let text = calm_move(&lesson);
        me(&mut lesson, &text, 0);
        let text = calm_move(&lesson);
        engine(&mut lesson, &text, score, 0);
        assert_eq!(lesson.game.end().map(|end| end.reason), accepts.then_some(EndReason::Agreement), "{score}");
    }
}

#[test]
fn the_engine_offers_a_draw_when_it_sees_nothing_else_for_long() {
    let mut lesson = forty_moves();
    for _ in 0..5 {
        let text = calm_move(&lesson);
        me(&mut lesson, &text, 0);
        let text = calm_move(&lesson);
        engine(&mut lesson, &text, 0, 0);
        assert!(!lesson.is_offered());
    }
    let text = calm_move(&lesson);
    me(&mut lesson, &text, 0);
    let text = calm_move(&lesson);
    engine(&mut lesson, &text, 0, 0);
    assert!(lesson.is_offered());
    let mut declined = lesson.clone();
    let text = calm_move(&declined);
    me(&mut declined, &text, 0);
    assert!(!declined.is_offered(), "a move declines");
    lesson.offer_or_accept(seconds(0));
    assert_eq!(reason(&lesson), EndReason::Agreement);
}

#[test]
fn a_theoretical_draw_is_claimed_under_sudden_death_only_and_where_the_tables_see_one() {
    // Three kings against a king at the end of the main road: the tables decide whether this is a draw. One king
    // against one in opposite corners of different diagonals is a draw.
    let drawn = "B:WK1,K2,K3:BK46";
    let answer = damier_endings::Tables::new(Variant::International, None).probe(&position(drawn), 0).unwrap();
    assert_eq!(answer.outcome, damier_endings::Outcome::Draw);
    let mut without = PlayLesson::new(terms(drawn, Color::Black), seconds(0), crate::TABLES.clone());
    without.claim(seconds(0));
    assert_eq!(without.notice, Some(Notice::ClaimRefused(ClaimRefused::NoSuddenDeath)));
    let mut lesson = sudden_death(drawn, Color::Black, 600);
    assert!(lesson.can_claim(seconds(1)));
    lesson.claim(seconds(1));
    assert_eq!(reason(&lesson), EndReason::Unwinnable);
    // A claim fails if the king can be caught by force: at most 7 plies with two kings against one (RULES.md).
    let mut lost = sudden_death("B:WK1,K7,K25:BK44", Color::Black, 600);
    let outcome = damier_endings::Tables::new(Variant::International, None).probe_game(&lost.game).unwrap().outcome;
    lost.claim(seconds(1));
    let refused = outcome != damier_endings::Outcome::Draw;
    assert_eq!(lost.notice == Some(Notice::ClaimRefused(ClaimRefused::CanBeWon)), refused);
}

#[test]
fn a_draw_by_advantage_needs_few_pieces_little_time_and_an_advantage() {
    let fen = "W:WK1,41,42:BK50,10";
    let mut lesson = sudden_death(fen, Color::White, 100);
    lesson.claim(seconds(1));
    assert_eq!(lesson.notice, Some(Notice::ClaimRefused(ClaimRefused::Nothing)), "too much time left");
    lesson.claim(seconds(41));
    assert_eq!(lesson.phase(), GamePhase::Arbiter);
    assert_eq!(lesson.wakes_at(seconds(41)), None, "the clock is stopped");
    assert!(matches!(lesson.pending(seconds(41), None), Some(Task::Search { .. })));
    let mut refused = lesson.clone();
    refused.report(&found(&refused, "1-6", 60), seconds(50));
    assert_eq!(refused.notice, Some(Notice::ClaimRefused(ClaimRefused::NoAdvantage)));
    assert_eq!(refused.clock().map(|clock| clock.left(Color::White, seconds(51))), Some(seconds(58)));
    lesson.report(&found(&lesson, "1-6", 130), seconds(50));
    assert_eq!((reason(&lesson), lesson.credit()), (EndReason::Advantage, Some(Credit::Half)));
    let mut many = sudden_death("W:W31-50:B1-20", Color::White, 30);
    many.claim(seconds(1));
    assert_eq!(many.notice, Some(Notice::ClaimRefused(ClaimRefused::Nothing)));
}

#[test]
fn offers_are_remembered_over_a_break() {
    let mut lesson = forty_moves();
    lesson.offer_or_accept(seconds(0));
    let text = calm_move(&lesson);
    me(&mut lesson, &text, 0);
    let text = calm_move(&lesson);
    engine(&mut lesson, &text, 90, 0);
    let mut resumed = PlayLesson::resume(&lesson.save(seconds(1)), seconds(2), crate::TABLES.clone()).unwrap();
    resumed.offer_or_accept(seconds(2));
    assert_eq!(resumed.notice, Some(Notice::OfferRefused(DrawOfferError::OfferedLast)));
}
