//! Moves in single positions, each worked out by hand from the sentence of the rules that it tests.

use crate::game_support::{assert_won, game_from, position};
use damier_rules::notation::write_fen;
use damier_rules::{
    AnyPosition, Bitboard, BoardSize, Color, EndReason, Game, IllegalMove, Move, Piece, PieceKind, Setup, SetupError,
    Variant,
};

/// Origin, destination and captured squares in ascending order.
type Written = (u8, u8, Vec<u8>);

const TEN: Variant = Variant::International;

/// The legal moves with their square numbers, in ascending order.
fn sorted(position: &AnyPosition) -> Vec<(Written, Move)> {
    let number = |square| position.board_size().number(square);
    let mut moves: Vec<_> = position
        .legal_moves()
        .into_iter()
        .map(|played| {
            let captured: Vec<u8> = played.captured.into_iter().map(number).collect();
            ((number(played.from), number(played.to), captured), played)
        })
        .collect();
    moves.sort_by(|(one, _), (other, _)| one.cmp(other));
    moves
}

/// The legal moves as `from-to` or `fromxto [captured]`.
fn moves(variant: Variant, fen: &str) -> Vec<String> {
    let written = |((from, to, captured), _): (Written, Move)| {
        if captured.is_empty() { format!("{from}-{to}") } else { format!("{from}x{to} {captured:?}") }
    };
    sorted(&position(variant, fen)).into_iter().map(written).collect()
}

/// The positions after the legal moves, in the order of the moves.
fn after(variant: Variant, fen: &str) -> Vec<AnyPosition> {
    let position = position(variant, fen);
    sorted(&position).into_iter().map(|(_, played)| position.play_unchecked(played)).collect()
}

/// The routes of the legal move with this index, in ascending order.
fn routes(variant: Variant, fen: &str, index: usize) -> Vec<Vec<u8>> {
    let position = position(variant, fen);
    let number = |square| position.board_size().number(square);
    let (_, played) = sorted(&position)[index];
    let mut routes: Vec<Vec<u8>> =
        position.routes(played).into_iter().map(|route| route.into_iter().map(number).collect()).collect();
    routes.sort();
    routes
}

#[test]
fn men_step_forward_and_kings_go_any_way() {
    assert_eq!(moves(TEN, "W:W32:B1"), ["32-27", "32-28"]);
    assert_eq!(moves(TEN, "B:W50:B19"), ["19-23", "19-24"]);
    assert_eq!(moves(TEN, "W:W36:B1"), ["36-31"]);
    // The king on 46 moves up the long diagonal as far as its own man on 19.
    assert_eq!(moves(TEN, "W:WK46,19:B1"), ["19-13", "19-14", "46-23", "46-28", "46-32", "46-37", "46-41"]);
}

#[test]
fn men_capture_backwards_too_and_must() {
    assert_eq!(moves(TEN, "W:W23,32:B29"), ["23x34 [29]"]);
    assert_eq!(moves(TEN, "B:W18:B22,31"), ["22x13 [18]"]);
    assert!(position(TEN, "W:W23,32:B29").must_capture());
    assert!(!position(TEN, "W:W32:B29").must_capture());
}

#[test]
fn nobody_jumps_two_in_a_row_or_an_own_piece() {
    assert_eq!(moves(TEN, "W:WK46:B32,28"), ["46-37", "46-41"]);
    assert_eq!(moves(TEN, "W:WK46,37:B23"), ["37-31", "37-32", "46-41"]);
    // At the edge there is no empty square behind the piece.
    assert_eq!(moves(TEN, "W:W32:B27,36,45,21"), ["32-28"]);
}

#[test]
fn a_king_lands_anywhere_behind_the_piece() {
    assert_eq!(moves(TEN, "W:WK46:B28"), ["46x5 [28]", "46x10 [28]", "46x14 [28]", "46x19 [28]", "46x23 [28]"]);
    assert_eq!(moves(TEN, "W:WK46,10:B28"), ["46x14 [28]", "46x19 [28]", "46x23 [28]"]);
}

#[test]
fn a_jumped_piece_still_blocks_the_turkish_strike() {
    // Over 32 to 19, over 24 to 30, over 34 to the line 39-43-48. From 43 it could capture the piece on 27 if the one
    // on 32 were gone.
    let fen = "W:WK46:B24,27,32,34";
    assert_eq!(moves(TEN, fen), ["46x39 [24, 32, 34]", "46x43 [24, 32, 34]", "46x48 [24, 32, 34]"]);
    assert!(after(TEN, fen).iter().all(|position| write_fen(position).ends_with(":B27")));
    assert_eq!(routes(TEN, fen, 1), [[46, 19, 30, 43]]);
}

#[test]
fn a_man_may_come_round_to_where_it_started() {
    for (variant, fen, there) in [
        (TEN, "W:W32:B17,18,27,28", "32x32 [17, 18, 27, 28]"),
        (Variant::Russian, "W:W22:B9,10,17,18", "22x22 [9, 10, 17, 18]"),
        (Variant::Brazilian, "W:W22:B9,10,17,18", "22x22 [9, 10, 17, 18]"),
    ] {
        assert_eq!(moves(variant, fen), [there]);
        let routes = routes(variant, fen, 0);
        assert_eq!(routes.len(), 2, "both directions are one move");
        assert_eq!(routes[0].iter().rev().collect::<Vec<_>>(), routes[1].iter().collect::<Vec<_>>());
        let expected = after(variant, fen)[0];
        assert_eq!((expected.all_pieces(Color::White).len(), expected.all_pieces(Color::Black).len()), (1, 0));
    }
}

#[test]
fn the_most_pieces_must_be_taken_by_whatever_takes_them() {
    // A man takes two, a king only one.
    assert_eq!(moves(TEN, "W:WK48,31:B18,27,34"), ["31x13 [18, 27]"]);
    // A king counts as one piece: two men before a king.
    assert_eq!(moves(TEN, "W:WK48,31:B18,27,K34"), ["31x13 [18, 27]"]);
    // One each: the choice is free. Neither capturing with a king nor capturing a king takes priority.
    assert_eq!(moves(TEN, "W:WK48,31:B27,K34"), ["31x22 [27]", "48x25 [34]", "48x30 [34]"]);
}

#[test]
fn majority_holds_in_brazilian_and_not_in_russian() {
    // The man on 22 takes 18 and 11, or 17 alone.
    let fen = "W:W22:B11,17,18";
    assert_eq!(moves(Variant::Brazilian, fen), ["22x8 [11, 18]"]);
    // Any capture may be chosen, but it must be completed: none ends on 15, behind 18.
    assert_eq!(moves(Variant::Russian, fen), ["22x8 [11, 18]", "22x13 [17]"]);
}

#[test]
fn a_russian_king_lands_where_it_can_go_on() {
    // The king on 29 takes 25. Of the squares behind it, only 18 allows another capture, over 14.
    assert_eq!(moves(Variant::Russian, "W:WK29:B14,25"), ["29x5 [14, 25]", "29x9 [14, 25]"]);
}

#[test]
fn a_man_that_passes_the_promotion_row_stays_a_man() {
    // 39 over 43 to 48, and back up over 42.
    assert_eq!(moves(TEN, "B:W42,43:B39"), ["39x37 [42, 43]"]);
    assert_eq!(write_fen(&after(TEN, "B:W42,43:B39")[0]), "W:W:B37");
    assert_eq!(moves(Variant::Brazilian, "B:W26,27:B24"), ["24x22 [26, 27]"]);
    let position = position(Variant::Brazilian, "B:W26,27:B24");
    assert!(!position.promotes(position.legal_moves()[0]));
}

#[test]
fn in_russian_it_becomes_a_king_and_goes_on_as_one() {
    let fen = "B:W26,27:B24";
    assert_eq!(moves(Variant::Russian, fen), ["24x13 [26, 27]", "24x17 [26, 27]", "24x22 [26, 27]"]);
    let kings = after(Variant::Russian, fen).iter().all(|after| after.pieces(Color::Black, PieceKind::King).len() == 1);
    assert!(kings);
    // The man crowned on 31 attacks 24 from a distance; in Brazilian draughts the capture ends on 31 with the
    // promotion.
    assert_eq!(moves(Variant::Russian, "B:W24,26:B22"), ["22x20 [24, 26]"]);
    assert_eq!(moves(Variant::Brazilian, "B:W24,26:B22"), ["22x31 [26]"]);
    let ended_there = after(Variant::Brazilian, "B:W24,26:B22")[0];
    assert_eq!(ended_there.pieces(Color::Black, PieceKind::King).len(), 1);
}

#[test]
fn a_move_that_ends_on_the_promotion_row_crowns() {
    for variant in Variant::ALL {
        let quiet = after(variant, "W:W6:B12")[0];
        assert_eq!(quiet.pieces(Color::White, PieceKind::King).len(), 1);
        assert_eq!(quiet.pieces(Color::White, PieceKind::Man).len(), 0);
    }
}

#[test]
fn a_long_line_has_a_route_for_every_stop_between() {
    let fen = "W:WK46:B19,37";
    assert_eq!(moves(TEN, fen), ["46x5 [19, 37]", "46x10 [19, 37]", "46x14 [19, 37]"]);
    assert_eq!(routes(TEN, fen, 2), [[46, 23, 14], [46, 28, 14], [46, 32, 14]]);
    // A quiet move has one route.
    assert_eq!(routes(TEN, "W:W32:B1", 0), [[32, 27]]);
}

#[test]
fn a_russian_route_too_lands_where_it_can_go_on() {
    // Captured in the order 22, 23, 7 and 9, the king returns to 13, the only empty square behind 9. In the other order
    // it takes 22 last and could land on 17 as well as on 13; from 17 it can take 14, so it must.
    let fen = "B:WK1,7,9,14,22,23:BK13";
    let position = position(Variant::Russian, fen);
    let index = sorted(&position).iter().position(|(written, _)| written.2 == [7, 9, 22, 23]).unwrap();
    assert_eq!(routes(Variant::Russian, fen, index), [[13, 26, 16, 2, 13]]);
}

#[test]
fn a_side_that_is_shut_in_has_lost() {
    for (variant, fen) in
        [(TEN, "W:W46:B37,41"), (Variant::Russian, "W:W29:B22,25"), (Variant::Brazilian, "W:W29:B22,25")]
    {
        assert_eq!(moves(variant, fen), [""; 0]);
        assert!(!position(variant, fen).must_capture());
        assert_won(&game_from(variant, fen), Color::Black, EndReason::NoMoves);
    }
}

#[test]
fn a_move_that_is_not_legal_is_refused() {
    // 28-22 and 28x19 are White's moves; only the capture is legal.
    let position = position(Variant::International, "W:W28:B23");
    let capture = position.legal_moves()[0];
    assert_eq!(position.play(capture), Ok(position.play_unchecked(capture)));
    let quiet = Move { to: BoardSize::Ten.square(22).unwrap(), captured: Bitboard::EMPTY, ..capture };
    for illegal in [quiet, Move { captured: Bitboard::EMPTY, ..capture }, Move { from: capture.to, ..capture }] {
        assert_eq!(position.play(illegal), Err(IllegalMove));
    }
}

#[test]
fn a_side_without_pieces_has_lost_once_it_is_to_move() {
    for variant in Variant::ALL {
        assert_won(&game_from(variant, "W:W:B9"), Color::Black, EndReason::NoPieces);
        assert_won(&game_from(variant, "B:W9:B"), Color::White, EndReason::NoPieces);
        assert_won(&game_from(variant, "W:W:B"), Color::Black, EndReason::NoPieces);
        let mut game = Game::new(position(variant, "B:W:B9"));
        assert_eq!(game.end(), None);
        let first = game.legal_moves()[0];
        game.play(first).unwrap();
        assert_won(&game, Color::Black, EndReason::NoPieces);
    }
}

#[test]
fn every_square_may_be_filled() {
    let mut setup = Setup::new(TEN, Color::White);
    for number in 1..=50 {
        let (color, kind) = match number {
            1..=5 => (Color::White, PieceKind::King),
            6..=25 => (Color::Black, PieceKind::Man),
            26..=45 => (Color::White, PieceKind::Man),
            _ => (Color::Black, PieceKind::King),
        };
        setup.put(number, Piece { color, kind }).unwrap();
    }
    let full = setup.position();
    assert_eq!((full.all_pieces(Color::White).len(), full.all_pieces(Color::Black).len()), (25, 25));
    assert_eq!(full.legal_moves(), []);
    assert_won(&Game::new(full), Color::Black, EndReason::NoMoves);
    // With one piece removed, the men on 27 and 29 can capture into the gap on 18.
    assert_eq!(moves(TEN, "W:W26-50:B1-17,19-25"), ["27x18 [22]", "29x18 [23]"]);
}

#[test]
fn setups_are_refused_with_the_reason() {
    let man = |color| Piece { color, kind: PieceKind::Man };
    let king = |color| Piece { color, kind: PieceKind::King };
    for variant in Variant::ALL {
        let size = variant.board_size();
        let last = size.squares();
        let mut setup = Setup::new(variant, Color::White);
        for number in [0, u32::from(last) + 1, 51, 256, u32::MAX] {
            assert_eq!(setup.put(number, man(Color::White)), Err(SetupError::NoSuchSquare { number, last }));
        }
        setup.put(20, king(Color::Black)).unwrap();
        for piece in [man(Color::White), king(Color::Black)] {
            assert_eq!(setup.put(20, piece), Err(SetupError::Overlap { number: 20 }));
        }
        let row = size.rows() / 2;
        for number in 1..=last {
            let mut setup = Setup::new(variant, Color::Black);
            for (color, promotion_row) in [(Color::White, 1..=row), (Color::Black, last - row + 1..=last)] {
                let refused = Err(SetupError::ManOnPromotionRow { number, color });
                let expected = if promotion_row.contains(&number) { refused } else { Ok(()) };
                assert_eq!(Setup::new(variant, Color::Black).put(u32::from(number), man(color)), expected);
            }
            setup.put(u32::from(number), king(Color::White)).unwrap();
        }
        // Rejected pieces leave the setup unchanged.
        let position = setup.position();
        assert_eq!((position.all_pieces(Color::White).len(), position.all_pieces(Color::Black).len()), (0, 1));
    }
}
