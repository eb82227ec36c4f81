//! The draw rules for 64 squares, the same for Russian and Brazilian draughts, exact to the ply.
//!
//! The main road runs a1-h8, squares 29, 25, 22, 18, 15, 11, 8 and 4. "Holds the road" below always means alone.

use crate::game_support::{
    BOARDS_OF_64_SQUARES, assert_drawn, assert_ends, assert_running, assert_won, by_king, game_from, offers_a_capture,
    pass, pass_with, play, play_where, position, promotes, takes,
};
use damier_rules::{AnyPosition, Color, EndReason, Game, Move, MoveLimit};

/// Whether a move ends on the main road.
fn to_the_road(position: &AnyPosition, played: Move) -> bool {
    [29, 25, 22, 18, 15, 11, 8, 4].contains(&position.board_size().number(played.to))
}

/// Black's king stays on the road and White stays off it.
fn black_holds_the_road(position: &AnyPosition, played: Move) -> bool {
    to_the_road(position, played) == (position.side_to_move() == Color::Black)
}

/// Neither side moves onto the road.
fn nobody_on_the_road(position: &AnyPosition, played: Move) -> bool {
    !to_the_road(position, played)
}

#[test]
fn two_pieces_or_one_against_a_king_have_5_moves() {
    for variant in BOARDS_OF_64_SQUARES {
        for fen in ["W:WK29,K30:BK3", "W:WK29,30:BK3", "W:WK30:BK3", "B:WK30:BK3,1"] {
            let mut game = game_from(variant, fen);
            assert_running(&game, MoveLimit::TwoAgainstKing, 0);
            assert_ends(&mut game, MoveLimit::TwoAgainstKing, 9);
        }
    }
}

#[test]
fn a_win_on_the_last_ply_stands() {
    for variant in BOARDS_OF_64_SQUARES {
        let mut game = game_from(variant, "W:WK30:BK3");
        pass(&mut game, 8);
        play_where(&mut game, offers_a_capture);
        play_where(&mut game, |_, played| played.is_capture());
        assert_eq!(game.moves().len(), 10);
        assert_won(&game, Color::Black, EndReason::NoPieces);

        // The lone king in the corner a1 (29) is shut in by 25 and 22.
        for (fen, limit, used) in [
            ("W:WK25,K31:BK29", MoveLimit::TwoAgainstKing, 9),
            ("W:WK25,K31,K3:BK29", MoveLimit::ThreeKings, 29),
            ("W:WK25,K31,30:BK29", MoveLimit::FourOrFivePieces, 59),
            ("W:WK25,K31,30,32,24:BK29", MoveLimit::SixOrSevenPieces, 119),
            ("W:WK25,K31,30,32,24,28,20:BK29", MoveLimit::KingMoves15, 29),
        ] {
            let mut won = Game::with_plies_used(position(variant, fen), used);
            assert_running(&won, limit, used);
            play(&mut won, "31-22");
            assert_won(&won, Color::White, EndReason::NoMoves);
            let mut drawn = Game::with_plies_used(position(variant, fen), used);
            play(&mut drawn, "31-27");
            assert_drawn(&drawn, limit);
        }
    }
}

#[test]
fn neither_promotion_nor_capture_restarts_the_5_moves() {
    for variant in BOARDS_OF_64_SQUARES {
        let mut game = game_from(variant, "W:WK29,5:BK32");
        pass(&mut game, 8);
        play_where(&mut game, promotes);
        assert_running(&game, MoveLimit::TwoAgainstKing, 9);
        pass(&mut game, 1);
        assert_drawn(&game, MoveLimit::TwoAgainstKing);

        let mut game = game_from(variant, "W:WK29,27:BK32");
        play(&mut game, "29-4");
        play_where(&mut game, |before, played| takes(before, played, 27));
        assert_running(&game, MoveLimit::TwoAgainstKing, 2);
    }
}

#[test]
fn a_king_that_holds_the_main_road_for_5_moves_has_a_draw() {
    for variant in BOARDS_OF_64_SQUARES {
        for fen in ["W:WK30,K31,K32:BK4", "W:WK30,K31,32:BK4", "W:WK30,31,32:BK4"] {
            let mut game = game_from(variant, fen);
            assert_running(&game, MoveLimit::MainRoad, 0);
            // White's moves do not count: after nine plies the king has made four moves.
            pass_with(&mut game, 9, black_holds_the_road);
            assert_running(&game, MoveLimit::MainRoad, 8);
            assert_eq!(game.limit().unwrap().to_string(), "5-move rule: 4 of 5 used");
            pass_with(&mut game, 1, black_holds_the_road);
            assert_drawn(&game, MoveLimit::MainRoad);
        }
    }
}

#[test]
fn the_move_onto_the_road_is_not_a_move_on_it() {
    for variant in BOARDS_OF_64_SQUARES {
        let mut game = game_from(variant, "B:WK30,K31,K32:BK3");
        assert_running(&game, MoveLimit::ThreeKings, 0);
        play(&mut game, "3-8");
        assert_running(&game, MoveLimit::MainRoad, 0);
        pass_with(&mut game, 2, black_holds_the_road);
        assert_running(&game, MoveLimit::MainRoad, 2);
    }
}

#[test]
fn leaving_the_road_restarts_the_5_moves_while_the_15_go_on_underneath() {
    for variant in BOARDS_OF_64_SQUARES {
        let mut game = game_from(variant, "B:WK30,K31,K32:BK3");
        play(&mut game, "3-8");
        pass_with(&mut game, 8, black_holds_the_road);
        assert_running(&game, MoveLimit::MainRoad, 8);
        pass_with(&mut game, 2, nobody_on_the_road);
        assert_running(&game, MoveLimit::ThreeKings, 11);
        pass_with(&mut game, 2, black_holds_the_road);
        assert_running(&game, MoveLimit::MainRoad, 0);
        pass_with(&mut game, 9, black_holds_the_road);
        assert_running(&game, MoveLimit::MainRoad, 8);
        pass_with(&mut game, 1, black_holds_the_road);
        assert_drawn(&game, MoveLimit::MainRoad);
    }
}

#[test]
fn a_road_with_a_piece_of_the_strong_side_on_it_is_not_held() {
    for variant in BOARDS_OF_64_SQUARES {
        assert_running(&game_from(variant, "W:WK29,K31,K32:BK4"), MoveLimit::ThreeKings, 0);
        // White's piece on the road can be captured and must be: two are left.
        let mut game = game_from(variant, "W:WK32,K21,K30:BK4");
        pass_with(&mut game, 4, black_holds_the_road);
        assert_running(&game, MoveLimit::MainRoad, 4);
        play_where(&mut game, to_the_road);
        assert_running(&game, MoveLimit::ThreeKings, 5);
        play_where(&mut game, |_, played| played.captured.len() == 1);
        assert_running(&game, MoveLimit::TwoAgainstKing, 0);
    }
}

#[test]
fn three_kings_or_more_against_a_king_have_15_moves() {
    for variant in BOARDS_OF_64_SQUARES {
        for fen in ["W:WK29,K30,K31:BK3", "W:WK29,K30,K31,K32:BK3", "W:WK27,K28,K30,K31,K32:BK3"] {
            let mut game = game_from(variant, fen);
            assert_running(&game, MoveLimit::ThreeKings, 0);
            pass_with(&mut game, 29, nobody_on_the_road);
            assert_running(&game, MoveLimit::ThreeKings, 29);
            pass_with(&mut game, 1, nobody_on_the_road);
            assert_drawn(&game, MoveLimit::ThreeKings);
        }
    }
}

#[test]
fn a_capture_that_leaves_three_kings_is_a_new_ending() {
    for variant in BOARDS_OF_64_SQUARES {
        let mut game = game_from(variant, "W:WK29,K30,K27,K21:BK32");
        play(&mut game, "29-4");
        assert_running(&game, MoveLimit::ThreeKings, 1);
        play_where(&mut game, |before, played| takes(before, played, 27));
        assert_running(&game, MoveLimit::ThreeKings, 0);
    }
}

#[test]
fn a_man_beside_three_kings_leaves_them_30_moves() {
    for variant in BOARDS_OF_64_SQUARES {
        for (fen, limit) in [
            ("W:WK29,K30,K31,32:BK28", MoveLimit::FourOrFivePieces),
            ("W:WK29,K30,K31,K27,32:BK28", MoveLimit::SixOrSevenPieces),
            ("W:WK29,K30,32:BK3", MoveLimit::FourOrFivePieces),
        ] {
            assert_running(&game_from(variant, fen), limit, 0);
        }
        // Once it is crowned, the 15 moves begin.
        let mut game = game_from(variant, "W:WK29,K30,5:BK32");
        play_where(&mut game, promotes);
        assert_running(&game, MoveLimit::ThreeKings, 0);
    }
}

#[test]
fn kings_on_both_sides_have_30_moves_with_four_or_five_pieces() {
    for variant in BOARDS_OF_64_SQUARES {
        for fen in ["W:WK29,K30:BK3,K1", "W:WK29,32:BK3,1", "W:WK29,31,32:BK3,1"] {
            let mut game = game_from(variant, fen);
            assert_running(&game, MoveLimit::FourOrFivePieces, 0);
            assert_ends(&mut game, MoveLimit::FourOrFivePieces, 59);
        }
    }
}

#[test]
fn kings_on_both_sides_have_60_moves_with_six_or_seven_pieces() {
    for variant in BOARDS_OF_64_SQUARES {
        for fen in ["W:WK29,31,32:BK3,1,2", "W:WK29,30,31,32:BK5,1,2"] {
            let mut game = game_from(variant, fen);
            assert_running(&game, MoveLimit::SixOrSevenPieces, 0);
            assert_ends(&mut game, MoveLimit::SixOrSevenPieces, 119);
        }
    }
}

#[test]
fn there_a_man_may_move_but_captures_and_promotions_restart() {
    for variant in BOARDS_OF_64_SQUARES {
        let mut game = game_from(variant, "W:WK30,31,5:BK28");
        pass_with(&mut game, 2, nobody_on_the_road);
        play_where(&mut game, |before, played| !by_king(before, played) && !promotes(before, played));
        assert_running(&game, MoveLimit::FourOrFivePieces, 3);
        pass_with(&mut game, 1, nobody_on_the_road);
        play_where(&mut game, promotes);
        assert_running(&game, MoveLimit::FourOrFivePieces, 0);

        let mut game = game_from(variant, "W:WK29,K30,31,32:BK3,K1,18");
        assert_running(&game, MoveLimit::SixOrSevenPieces, 0);
        play_where(&mut game, |before, played| takes(before, played, 18));
        assert_eq!(game.limit().map(|count| count.plies_used), Some(0));
    }
}

#[test]
fn with_more_pieces_kings_have_15_moves() {
    for variant in BOARDS_OF_64_SQUARES {
        let mut game = game_from(variant, "W:WK28,29,30,31,32:BK5,1,2");
        pass(&mut game, 4);
        assert_running(&game, MoveLimit::KingMoves15, 4);
        play_where(&mut game, |before, played| !by_king(before, played) && !offers_a_capture(before, played));
        assert_running(&game, MoveLimit::KingMoves15, 0);
        assert_ends(&mut game, MoveLimit::KingMoves15, 29);
    }
}

#[test]
fn no_limit_runs_while_a_side_has_no_king() {
    for variant in BOARDS_OF_64_SQUARES {
        assert_eq!(game_from(variant, "W:WK29,K30,K31:B1").limit(), None);
        assert_eq!(Game::new(AnyPosition::start(variant)).limit(), None);
    }
}
