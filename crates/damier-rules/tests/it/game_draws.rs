//! The draw rules of international draughts, and repetition, exact to the ply. The rules for 64 squares have a separate
//! file. "Ply 32" is the 32nd ply counted from the position in which a limit begins.

use crate::game_support::{
    assert_drawn, assert_ends, assert_running, assert_won, by_king, game_from, offers_a_capture, pass, play,
    play_where, position, promotes, takes,
};
use damier_rules::{Color, EndReason, Game, GameEnd, LimitCount, MoveLimit, Outcome, Variant};

const TEN: Variant = Variant::International;
const REPETITION: GameEnd = GameEnd { outcome: Outcome::Draw, reason: EndReason::Repetition };

/// A game in which some plies of the applicable limit are already used.
fn game_with_used(fen: &str, plies_used: u16) -> Game {
    Game::with_plies_used(position(TEN, fen), plies_used)
}

#[test]
fn three_pieces_against_a_king_have_16_moves() {
    for fen in ["W:WK46,K47,K48:BK1", "W:WK46,K47,48:BK1", "W:WK46,47,48:BK1", "B:WK46:BK1,K2,K3"] {
        let mut game = game_from(TEN, fen);
        assert_running(&game, MoveLimit::ThreeAgainstKing, 0);
        assert_ends(&mut game, MoveLimit::ThreeAgainstKing, 31);
    }
}

#[test]
fn two_pieces_or_one_against_a_king_have_5_moves() {
    for fen in ["W:WK46,K47:BK1", "W:WK46,47:BK1", "W:WK46:BK1", "B:WK46:BK1,K2", "W:WK46:BK1,2"] {
        let mut game = game_from(TEN, fen);
        assert_running(&game, MoveLimit::TwoAgainstKing, 0);
        assert_ends(&mut game, MoveLimit::TwoAgainstKing, 9);
    }
}

#[test]
fn kings_have_25_moves_without_a_capture_and_a_man_that_moves() {
    for fen in ["W:WK46,K47:BK1,K2", "W:WK46,47,48,49:BK1", "W:WK46,K47,K48,K49:BK1"] {
        let mut game = game_from(TEN, fen);
        assert_eq!(game.limit(), None, "no count has started");
        assert_ends(&mut game, MoveLimit::KingMoves25, 49);
    }
}

#[test]
fn the_move_of_a_man_and_a_capture_restart_the_25_moves() {
    let mut game = game_from(TEN, "W:WK46,31,32,33:BK1");
    pass(&mut game, 48);
    play_where(&mut game, |before, played| !by_king(before, played) && !offers_a_capture(before, played));
    assert_eq!(game.limit(), None);
    pass(&mut game, 1);
    assert_running(&game, MoveLimit::KingMoves25, 1);

    let mut game = game_with_used("W:WK46,K47:BK1,K2,28", 49);
    play(&mut game, "46x5");
    assert_eq!((game.limit(), game.end()), (None, None));
}

#[test]
fn taking_the_last_piece_on_the_last_ply_wins() {
    // 16 moves: Black begins, so that ply 32 is White's. With ply 31 Black offers a piece.
    let mut game = game_from(TEN, "B:WK46,K47,K48:BK1");
    pass(&mut game, 30);
    play_where(&mut game, offers_a_capture);
    assert_running(&game, MoveLimit::ThreeAgainstKing, 31);
    play_where(&mut game, |_, played| played.is_capture());
    assert_eq!(game.moves().len(), 32);
    assert_won(&game, Color::White, EndReason::NoPieces);

    // 5 moves: White's ply 9 loses its only king on ply 10.
    let mut game = game_from(TEN, "W:WK46:BK1");
    pass(&mut game, 8);
    play_where(&mut game, offers_a_capture);
    assert_running(&game, MoveLimit::TwoAgainstKing, 9);
    play_where(&mut game, |_, played| played.is_capture());
    assert_eq!(game.moves().len(), 10);
    assert_won(&game, Color::Black, EndReason::NoPieces);

    // 25 moves: a capture resets the count, but it would also have been the 50th ply.
    let mut game = game_with_used("W:WK46,K1:BK28,K40", 49);
    play(&mut game, "46x45");
    assert_won(&game, Color::White, EndReason::NoPieces);
}

#[test]
fn leaving_the_opponent_no_move_on_the_last_ply_wins() {
    // The lone king in the corner is shut in by 41 and 37.
    for (fen, limit, used) in
        [("W:WK41,K48,K50:BK46", MoveLimit::ThreeAgainstKing, 31), ("W:WK41,K48:BK46", MoveLimit::TwoAgainstKing, 9)]
    {
        let mut won = game_with_used(fen, used);
        assert_running(&won, limit, used);
        play(&mut won, "48-37");
        assert_won(&won, Color::White, EndReason::NoMoves);

        let mut drawn = game_with_used(fen, used);
        play(&mut drawn, "48-42");
        assert_drawn(&drawn, limit);
    }
    // 25 moves: a second king is shut in at the edge by 1 and by 11 with 17 behind it.
    let fen = "W:WK41,K48,K1,K11,K17:BK46,K6";
    let mut won = game_with_used(fen, 49);
    play(&mut won, "48-37");
    assert_won(&won, Color::White, EndReason::NoMoves);
    let mut drawn = game_with_used(fen, 49);
    play(&mut drawn, "48-42");
    assert_drawn(&drawn, MoveLimit::KingMoves25);
}

#[test]
fn the_count_starts_after_the_capture_that_brings_the_ending_about() {
    let mut game = game_with_used("W:WK46,K47,K48:B28,K1", 48);
    play(&mut game, "46x5");
    assert_running(&game, MoveLimit::ThreeAgainstKing, 0);
    pass(&mut game, 1);
    assert_running(&game, MoveLimit::ThreeAgainstKing, 1);
}

#[test]
fn the_count_starts_after_the_promotion_that_gives_the_first_king() {
    let mut game = game_from(TEN, "W:W6,48,49:BK50");
    assert_eq!(game.limit(), None, "men only against a king");
    play(&mut game, "6-1");
    assert_running(&game, MoveLimit::ThreeAgainstKing, 0);
    pass(&mut game, 1);
    assert_running(&game, MoveLimit::ThreeAgainstKing, 1);

    let mut game = game_from(TEN, "W:W6,48:BK50");
    assert_eq!(game.limit(), None);
    play(&mut game, "6-1");
    assert_running(&game, MoveLimit::TwoAgainstKing, 0);
}

#[test]
fn a_later_promotion_does_not_restart_the_16_moves() {
    let mut game = game_from(TEN, "W:WK46,6,48:BK50");
    pass(&mut game, 30);
    play_where(&mut game, promotes);
    assert_running(&game, MoveLimit::ThreeAgainstKing, 31);
    pass(&mut game, 1);
    assert_drawn(&game, MoveLimit::ThreeAgainstKing);
}

#[test]
fn a_capture_that_leaves_two_against_one_starts_the_5_moves_afresh() {
    let mut game = game_from(TEN, "W:WK46,K47,39:BK50");
    play(&mut game, "46-5");
    assert_running(&game, MoveLimit::ThreeAgainstKing, 1);
    play_where(&mut game, |before, played| takes(before, played, 39));
    assert_running(&game, MoveLimit::TwoAgainstKing, 0);
    // The same happens on the last ply of the 16 moves.
    let mut game = game_with_used("B:WK5,K47,39:BK50", 31);
    play_where(&mut game, |before, played| takes(before, played, 39));
    assert_running(&game, MoveLimit::TwoAgainstKing, 0);
}

#[test]
fn within_the_5_moves_nothing_restarts_the_count() {
    let mut capture = game_from(TEN, "W:WK46,39:BK50");
    play(&mut capture, "46-5");
    play_where(&mut capture, |before, played| takes(before, played, 39));
    assert_running(&capture, MoveLimit::TwoAgainstKing, 2);
    pass(&mut capture, 7);
    assert_running(&capture, MoveLimit::TwoAgainstKing, 9);
    pass(&mut capture, 1);
    assert_drawn(&capture, MoveLimit::TwoAgainstKing);

    let mut promotion = game_from(TEN, "W:WK46,6:BK50");
    pass(&mut promotion, 8);
    play_where(&mut promotion, promotes);
    assert_running(&promotion, MoveLimit::TwoAgainstKing, 9);
    pass(&mut promotion, 1);
    assert_drawn(&promotion, MoveLimit::TwoAgainstKing);
}

#[test]
fn four_against_one_is_under_the_25_moves() {
    let mut game = game_from(TEN, "W:WK46,K47,K48,K49:BK1");
    pass(&mut game, 33);
    assert_running(&game, MoveLimit::KingMoves25, 33);
}

#[test]
fn a_limit_is_shown_in_whole_moves() {
    let shown = |plies_used| LimitCount { limit: MoveLimit::ThreeAgainstKing, plies_used }.to_string();
    assert_eq!(shown(0), "16-move rule: 0 of 16 used");
    assert_eq!(shown(18), "16-move rule: 9 of 16 used");
    assert_eq!(shown(19), "16-move rule: 9 of 16 used");
    let mut game = game_from(TEN, "W:WK46,K47,K48:BK1");
    pass(&mut game, 18);
    let limit = game.limit().unwrap();
    assert_eq!(limit.to_string(), "16-move rule: 9 of 16 used");
    assert_eq!((limit.plies_left(), limit.is_reached()), (14, false));
}

#[test]
fn the_third_occurrence_of_a_position_draws() {
    for variant in Variant::ALL {
        // Sixteen plies, far from any other limit.
        let (fen, there, back) = match variant {
            Variant::International => ("W:WK46,47,48,49:BK1", "46-41 1-6", "41-46 6-1"),
            _ => ("W:WK29,30,31,32:BK5,1,2", "29-25 5-9", "25-29 9-5"),
        };
        let mut game = game_from(variant, fen);
        assert_eq!(game.repetitions(), 1);
        play(&mut game, there);
        play(&mut game, back);
        assert_eq!((game.repetitions(), game.end()), (2, None));
        play(&mut game, there);
        let (first, last) = back.split_once(' ').unwrap();
        play(&mut game, first);
        // The positions after the second and third ply have now occurred twice.
        assert_eq!((game.repetitions(), game.end()), (2, None));
        play(&mut game, last);
        assert_eq!((game.repetitions(), game.end()), (3, Some(REPETITION)));
        assert_eq!(game.end().unwrap().outcome.to_string(), "1-1");
    }
}

#[test]
fn the_same_pieces_with_the_other_side_to_move_are_another_position() {
    // White returns in three moves, Black in two.
    let mut game = game_from(TEN, "W:WK46,47,48,49:BK1");
    play(&mut game, "46-41 1-6 41-37 6-1 37-46");
    assert_eq!(game.repetitions(), 1);
}

#[test]
fn a_repetition_need_not_come_at_once() {
    let mut game = game_from(TEN, "W:WK46,47,48,49:BK1");
    play(&mut game, "46-41 1-6 41-46 6-1");
    play(&mut game, "46-37 1-12 37-46 12-1");
    assert_eq!(game.end(), Some(REPETITION));
}
