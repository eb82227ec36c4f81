//! Decisions of the players: draw offers, resignation, the clock, moves taken back; and the results.

use crate::game_support::{assert_drawn, assert_running, assert_won, game_from, pass, play, position};
use damier_rules::{Color, DrawOfferError, EndReason, Game, GameEnd, MoveLimit, Outcome, PlayError, Variant};

const AGREED: GameEnd = GameEnd { outcome: Outcome::Draw, reason: EndReason::Agreement };

/// A game of `plies` plies. No rule ends it before ply 120.
fn game_after(plies: usize) -> Game {
    let mut game = game_from(Variant::Russian, "W:WK29,30,31,32:BK5,1,2");
    pass(&mut game, plies);
    game
}

#[test]
fn a_draw_may_be_offered_after_40_moves_by_each_side() {
    let mut game = game_after(79);
    assert_eq!(game.offer_draw(Color::White), Err(DrawOfferError::TooEarly { moves: 39 }));
    assert_eq!(game.draw_offer(), None);
    pass(&mut game, 1);
    assert_eq!(game.offer_draw(Color::Black), Ok(()));
    assert_eq!(game.draw_offer(), Some(Color::Black));
}

#[test]
fn a_draw_is_offered_by_the_player_who_has_just_moved() {
    let mut game = game_after(0);
    assert_eq!(game.offer_draw(Color::Black), Err(DrawOfferError::NotWithOwnMove));
    let mut game = game_after(80);
    assert_eq!(game.offer_draw(Color::White), Err(DrawOfferError::NotWithOwnMove));
    assert_eq!(game.offer_draw(Color::Black), Ok(()));
    // Nor can the reply be an offer.
    assert_eq!(game.offer_draw(Color::White), Err(DrawOfferError::NotWithOwnMove));
}

#[test]
fn an_accepted_offer_ends_the_game() {
    let mut game = game_after(81);
    assert_eq!(game.accept_draw(), Err(DrawOfferError::NoOffer));
    game.offer_draw(Color::White).unwrap();
    assert_eq!(game.end(), None, "an offer alone ends nothing");
    game.accept_draw().unwrap();
    assert_eq!(game.end(), Some(AGREED));
    assert_eq!(game.draw_offer(), None);
    assert!(game.legal_moves().is_empty());
    assert_eq!(game.offer_draw(Color::White), Err(DrawOfferError::GameOver));
    assert_eq!(game.accept_draw(), Err(DrawOfferError::NoOffer));
}

#[test]
fn a_move_declines_the_offer() {
    let mut game = game_after(80);
    game.offer_draw(Color::Black).unwrap();
    pass(&mut game, 1);
    assert_eq!(game.draw_offer(), None);
    assert_eq!(game.accept_draw(), Err(DrawOfferError::NoOffer));
    assert_eq!(game.end(), None);
}

#[test]
fn the_same_player_may_not_offer_twice_before_the_opponent_has() {
    let mut game = game_after(80);
    game.offer_draw(Color::Black).unwrap();
    assert_eq!(game.offer_draw(Color::Black), Err(DrawOfferError::OfferedLast));
    for _ in 0..2 {
        pass(&mut game, 2);
        assert_eq!(game.offer_draw(Color::Black), Err(DrawOfferError::OfferedLast));
    }
    pass(&mut game, 1);
    assert_eq!(game.offer_draw(Color::White), Ok(()));
    pass(&mut game, 1);
    assert_eq!(game.offer_draw(Color::Black), Ok(()));
    assert_eq!(game.draw_offer(), Some(Color::Black));
}

#[test]
fn moves_taken_back_take_offers_with_them() {
    let mut game = game_after(80);
    game.offer_draw(Color::Black).unwrap();
    pass(&mut game, 1);
    // Undoing the reply restores the offer; undoing the offering move removes it.
    game.undo();
    assert_eq!(game.draw_offer(), Some(Color::Black));
    game.undo();
    assert_eq!(game.draw_offer(), None);
    game.redo();
    assert_eq!(game.draw_offer(), None);
    assert_eq!(game.offer_draw(Color::Black), Ok(()));
}

#[test]
fn resignation_and_flag_fall_lose() {
    for (loser, result) in [(Color::White, "0-2"), (Color::Black, "2-0")] {
        // At any time, regardless of the side to move.
        for plies in [0, 1] {
            let mut game = game_after(plies);
            game.resign(loser);
            assert_won(&game, !loser, EndReason::Resignation);
            assert_eq!(game.end().unwrap().outcome.to_string(), result);
            // The first end stands.
            game.flag_fall(!loser);
            game.declare_unwinnable();
            assert_won(&game, !loser, EndReason::Resignation);

            let mut game = game_after(plies);
            game.flag_fall(loser);
            assert_won(&game, !loser, EndReason::FlagFall);
            assert_eq!(game.end().unwrap().outcome.to_string(), result);
        }
    }
    let mut game = game_after(0);
    game.declare_unwinnable();
    let expected = GameEnd { outcome: Outcome::Draw, reason: EndReason::Unwinnable };
    assert_eq!(game.end(), Some(expected));
}

#[test]
fn a_win_scores_2_a_draw_1_and_a_loss_0() {
    let points = |outcome: Outcome| Color::ALL.map(|color| outcome.points(color));
    for (outcome, score, text) in [
        (Outcome::Win(Color::White), [2, 0], "2-0"),
        (Outcome::Draw, [1, 1], "1-1"),
        (Outcome::Win(Color::Black), [0, 2], "0-2"),
    ] {
        assert_eq!(points(outcome), score);
        assert_eq!(outcome.to_string(), text);
    }
}

#[test]
fn a_game_that_is_over_takes_no_move() {
    let mut game = game_after(0);
    let first = game.legal_moves()[0];
    game.resign(Color::White);
    assert_eq!(game.play(first), Err(PlayError::GameOver));
    assert_eq!(game.moves().len(), 0);
}

#[test]
fn an_illegal_move_is_refused() {
    let mut game = game_after(0);
    let of_black = position(Variant::Russian, "B:WK29,30,31,32:BK5,1,2").legal_moves()[0];
    assert_eq!(game.play(of_black), Err(PlayError::Illegal));
    assert_eq!(game.moves().len(), 0);
}

#[test]
fn undo_and_redo_restore_every_counter() {
    let mut game = game_from(Variant::International, "W:WK46,6,48:BK50");
    let mut standings = vec![(*game.position(), game.limit(), game.repetitions(), game.end())];
    let mut record = |game: &Game| standings.push((*game.position(), game.limit(), game.repetitions(), game.end()));
    for _ in 0..30 {
        pass(&mut game, 1);
        record(&game);
    }
    play(&mut game, "6-1");
    record(&game);
    pass(&mut game, 1);
    record(&game);
    assert_drawn(&game, MoveLimit::ThreeAgainstKing);

    let moves: Vec<_> = game.moves().collect();
    let standing = |game: &Game| (*game.position(), game.limit(), game.repetitions(), game.end());
    for ply in (0..moves.len()).rev() {
        assert_eq!(game.undo(), Some(moves[ply]));
        assert_eq!(standing(&game), standings[ply]);
        assert_eq!(game.moves().len(), ply);
    }
    assert_eq!(game.undo(), None);
    for ply in 0..moves.len() {
        assert_eq!(game.redo(), Some(moves[ply]));
        assert_eq!(standing(&game), standings[ply + 1]);
    }
    assert_eq!(game.redo(), None);
    assert_eq!(game.position_after(0), Some(game.start()));
    assert_eq!(game.position_after(moves.len()), Some(game.position()));
    assert_eq!(game.position_after(moves.len() + 1), None);
}

#[test]
fn a_new_move_forgets_those_taken_back() {
    let mut game = game_from(Variant::International, "W:WK46,K47,K48:BK1");
    play(&mut game, "46-5 1-6");
    game.undo();
    game.undo();
    play(&mut game, "46-10");
    assert_eq!(game.redo(), None);
    assert_running(&game, MoveLimit::ThreeAgainstKing, 1);
}

#[test]
fn undo_takes_back_the_end_with_the_last_move() {
    let mut game = game_after(3);
    game.resign(Color::Black);
    assert_eq!(game.redo(), None);
    assert!(game.undo().is_some());
    assert_eq!((game.end(), game.moves().len()), (None, 2));
    // When the move is replayed, the game continues: the player may change his mind.
    assert!(game.redo().is_some());
    assert_eq!(game.end(), None);
}
