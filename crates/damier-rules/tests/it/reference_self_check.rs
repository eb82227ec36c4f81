//! Checks the slow reference itself: its moves against published counts and against hand-worked cases of each rule.

use crate::reference::{Board, Colour, Kind, Variant};

/// The largest counts that the slow reference completes, a few seconds for all of them. Deeper rows need a faster
/// generator.
const MAX_LEAVES: u64 = 400_000;

struct Row {
    variant: Variant,
    fen: String,
    depth: u32,
    leaves: u64,
}

fn table_of_counts() -> Vec<Row> {
    include_str!("../data/perft.csv")
        .lines()
        .skip(1)
        .map(|line| {
            // The position is the only quoted field, because it contains commas.
            let mut around_quotes = line.splitn(3, '"');
            let variant = around_quotes.next().unwrap_or_default().trim_end_matches(',');
            let fen = around_quotes.next().unwrap_or_default().to_owned();
            let mut numbers = around_quotes.next().unwrap_or_default().split(',').skip(1);
            let mut number = || numbers.next().expect(line).parse::<u64>().expect(line);
            Row {
                variant: Variant::from_name(variant).expect(line),
                fen,
                depth: u32::try_from(number()).expect(line),
                leaves: number(),
            }
        })
        .collect()
}

fn board(variant: Variant, fen: &str) -> Board {
    Board::from_fen(variant, fen).expect(fen)
}

/// The legal moves as `from-to` or `from x to [captured]`, in ascending order of the numbers.
fn moves(variant: Variant, fen: &str) -> Vec<String> {
    board(variant, fen)
        .legal_moves()
        .iter()
        .map(|played| {
            if played.captured.is_empty() {
                format!("{}-{}", played.from, played.to)
            } else {
                format!("{}x{} {:?}", played.from, played.to, played.captured)
            }
        })
        .collect()
}

/// The position after the only legal move, without the side to move.
fn after_the_only_move(variant: Variant, fen: &str) -> String {
    let moves = board(variant, fen).legal_moves();
    assert_eq!(moves.len(), 1, "{fen}");
    moves[0].after.to_fen()[2..].to_owned()
}

#[test]
fn the_counts_of_the_table() {
    let mut checked = 0;
    for row in table_of_counts().iter().filter(|row| row.leaves <= MAX_LEAVES) {
        let counted = board(row.variant, &row.fen).perft(row.depth);
        assert_eq!(counted, row.leaves, "{} {} depth {}", row.variant.name(), row.fen, row.depth);
        checked += 1;
    }
    assert!(checked >= 150, "only {checked} rows of the table were small enough");
}

#[test]
fn squares_are_numbered_as_the_rules_say() {
    let cells = |variant: Variant, squares: &[u8]| -> Vec<(usize, usize)> {
        let empty = Board::empty(variant, true);
        squares.iter().map(|&square| empty.cell_of(square)).map(|c| (c.row, c.column)).collect()
    };
    let long_line = [46, 41, 37, 32, 28, 23, 19, 14, 10, 5];
    let expected: Vec<_> = (0..10).map(|step| (9 - step, step)).collect();
    assert_eq!(cells(Variant::International, &long_line), expected);
    let left_and_right_edges = [6, 16, 26, 36, 46, 5, 15, 25, 35, 45];
    let expected = [1, 3, 5, 7, 9].map(|row| (row, 0)).into_iter();
    let expected: Vec<_> = expected.chain([0, 2, 4, 6, 8].map(|row| (row, 9))).collect();
    assert_eq!(cells(Variant::International, &left_and_right_edges), expected);
    let b8_h8_a1_g1 = [1, 4, 29, 32];
    assert_eq!(cells(Variant::Russian, &b8_h8_a1_g1), [(0, 1), (0, 7), (7, 0), (7, 6)]);
}

#[test]
fn positions_are_read_and_written() {
    let read = board(Variant::International, "B:B1-3,K50:WK4-5,31");
    assert_eq!(read.to_fen(), "B:WK4,K5,31:B1,2,3,K50");
    assert_eq!(board(Variant::International, &read.to_fen()), read);
    for wrong in ["W:W5:B20", "W:W6:B46", "W:W51:B1", "W:W0:B1", "W:W30,30:B1", "X:W30:B1", "W:30"] {
        assert!(Board::from_fen(Variant::International, wrong).is_err(), "{wrong}");
    }
    assert!(Board::from_fen(Variant::Russian, "W:W33:B1").is_err());
}

#[test]
fn men_move_one_square_forward_and_kings_any_number_of_free_squares_both_ways() {
    assert_eq!(moves(Variant::International, "W:W28:B1"), ["28-22", "28-23"]);
    assert_eq!(moves(Variant::International, "B:W50:B28"), ["28-32", "28-33"]);
    assert_eq!(moves(Variant::Russian, "W:WK29,15:B1"), ["15-10", "15-11", "29-18", "29-22", "29-25"]);
    assert_eq!(after_the_only_move(Variant::International, "W:W6:B12"), "WK1:B12");
}

#[test]
fn capturing_is_mandatory_and_own_pieces_are_never_jumped() {
    assert_eq!(moves(Variant::Russian, "W:W26,32:B23"), ["26x19 [23]"]);
    // The king's way to 28 is blocked by its own man on 37; men capture backwards too.
    assert_eq!(moves(Variant::International, "W:WK46,37:B28"), ["37-31", "37-32", "46-41"]);
    assert_eq!(moves(Variant::International, "W:W12:B17"), ["12x21 [17]"]);
}

#[test]
fn a_king_may_land_on_any_free_square_behind_the_piece_up_to_the_next_one() {
    assert_eq!(
        moves(Variant::International, "W:WK46,14:B37"),
        ["46x19 [37]", "46x23 [37]", "46x28 [37]", "46x32 [37]"]
    );
    assert_eq!(moves(Variant::International, "W:WK46:B37,32"), ["46-41"]);
}

#[test]
fn a_jumped_piece_stays_and_blocks_until_the_capture_is_over() {
    // After 46x19x30x43 the king could take the piece on 27 next if the one on 32 had already left the board.
    assert_eq!(
        moves(Variant::International, "W:WK46:B24,27,32,34"),
        ["46x39 [24, 32, 34]", "46x43 [24, 32, 34]", "46x48 [24, 32, 34]"]
    );
}

#[test]
fn an_empty_square_may_be_crossed_twice() {
    // As above with the first piece on 37 instead of 32: the king crosses the empty 32 on its way out and back.
    let fen = "W:WK46:B24,27,34,37";
    assert_eq!(moves(Variant::International, fen), ["46x16 [24, 27, 34, 37]", "46x21 [24, 27, 34, 37]"]);
    let position = board(Variant::International, fen);
    let to_21 = &position.legal_moves()[1];
    assert_eq!(position.routes(to_21), [[46, 19, 30, 43, 21]]);
}

#[test]
fn a_capture_may_end_where_it_began_and_its_two_ways_round_are_one_move() {
    let fen = "W:W32:B17,18,27,28";
    assert_eq!(moves(Variant::International, fen), ["32x32 [17, 18, 27, 28]"]);
    let position = board(Variant::International, fen);
    let round = &position.legal_moves()[0];
    assert_eq!(position.routes(round), [[32, 21, 12, 23, 32], [32, 23, 12, 21, 32]]);
    assert_eq!(round.after.to_fen(), "B:W32:B");
}

#[test]
fn every_stop_of_a_king_between_two_pieces_in_line_is_a_route() {
    let position = board(Variant::Russian, "W:WK29:B15,25");
    let moves = position.legal_moves();
    assert_eq!(moves.iter().map(|played| played.to).collect::<Vec<_>>(), [4, 8, 11]);
    assert_eq!(position.routes(&moves[0]), [[29, 18, 4], [29, 22, 4]]);
}

#[test]
fn the_majority_must_be_taken_and_a_king_counts_as_one_piece() {
    for variant in [Variant::International, Variant::Brazilian] {
        // The same pattern on both boards: one man takes two men, another man takes a king.
        let fen = match variant {
            Variant::International => "W:W32,44:B19,28,K40",
            _ => "W:W26,30:B16,23,K25",
        };
        let only = match variant {
            Variant::International => "32x14 [19, 28]",
            _ => "26x12 [16, 23]",
        };
        assert_eq!(moves(variant, fen), [only]);
    }
    // Among equal captures the choice is free: man or king captured, by man or king.
    assert_eq!(moves(Variant::International, "W:W32,44:B28,K40"), ["32x23 [28]", "44x35 [40]"]);
    assert_eq!(
        moves(Variant::International, "W:W32,K50:B28"),
        ["32x23 [28]", "50x6 [28]", "50x11 [28]", "50x17 [28]", "50x22 [28]"]
    );
}

#[test]
fn in_russian_any_capture_may_be_chosen_but_must_be_carried_through() {
    let fen = "W:W26:B16,22,23";
    assert_eq!(moves(Variant::Russian, fen), ["26x12 [16, 23]", "26x17 [22]"]);
    assert_eq!(moves(Variant::Brazilian, fen), ["26x12 [16, 23]"]);
}

#[test]
fn a_russian_king_must_land_where_it_can_go_on_taking() {
    // Behind 25 it could stop on 22, 18, 15, 11, 8 or 4, but only from 18 can it continue, over 14.
    assert_eq!(moves(Variant::Russian, "W:WK29:B14,25"), ["29x5 [14, 25]", "29x9 [14, 25]"]);
    // Here it can continue from 18 over 14 or from 11 over 7, and may choose between the two.
    assert_eq!(moves(Variant::Russian, "W:WK29:B7,14,25"), ["29x2 [7, 25]", "29x5 [14, 25]", "29x9 [14, 25]"]);
}

#[test]
fn a_man_that_only_passes_the_promotion_row_stays_a_man_except_in_russian() {
    assert_eq!(after_the_only_move(Variant::International, "W:W12:B8,9"), "W14:B");
    assert_eq!(after_the_only_move(Variant::Brazilian, "W:W10:B7,8"), "W12:B");
    assert_eq!(after_the_only_move(Variant::Russian, "W:W10:B7,8"), "WK12:B");
    // The same for Black, on the last row of the board.
    assert_eq!(after_the_only_move(Variant::International, "B:W42,43:B37"), "W:B39");
    assert_eq!(after_the_only_move(Variant::Russian, "B:W25,26:B19,21"), "W:B19,K23");
}

#[test]
fn a_russian_man_crowned_in_a_capture_goes_on_as_a_king_at_once() {
    // From 2 only a king reaches the man on 9, one square away.
    assert_eq!(after_the_only_move(Variant::Russian, "W:W11:B7,9"), "WK13:B");
    assert_eq!(after_the_only_move(Variant::Brazilian, "W:W11:B7,9"), "WK2:B9");
}

#[test]
fn a_blocked_side_and_a_side_without_pieces_have_no_move() {
    assert!(board(Variant::International, "W:W46:B37,41").legal_moves().is_empty());
    assert!(board(Variant::International, "W:W:B37,41").legal_moves().is_empty());
    assert!(board(Variant::International, "W:WK26-50:BK1-25").legal_moves().is_empty());
    assert_eq!(board(Variant::International, "W:W46:B37,41").perft(1), 0);
}

#[test]
fn the_start_positions() {
    for variant in Variant::ALL {
        let start = variant.start();
        let men = usize::from(variant.squares()) / 5 * 2;
        assert_eq!(start.count(Colour::White), (men, 0));
        assert_eq!(start.count(Colour::Black), (men, 0));
        let top_left = start.piece(1).map(|piece| (piece.colour, piece.kind));
        assert_eq!(top_left, Some((Colour::Black, Kind::Man)));
        assert!(start.white_to_move);
    }
}
