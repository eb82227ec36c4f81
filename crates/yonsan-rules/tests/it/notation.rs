//! Points, moves, boards and `.pos` files as text.

use yonsan_rules::{
    Point, PosError, Side, read_board, read_moves, read_pos, write_board, write_chinese, write_moves,
    write_moves_joined, write_pos,
};

#[test]
fn points_are_read_in_every_form() {
    for (text, column, row) in
        [("a1", 0, 0), ("h8", 7, 7), ("H8", 7, 7), ("Ｈ８", 7, 7), ("天元", 7, 7), ("O15", 14, 14)]
    {
        assert_eq!(text.parse(), Ok(Point::new(column, row).unwrap()), "{text}");
    }
    for point in Point::all() {
        assert_eq!(point.to_string().parse(), Ok(point));
        assert_eq!(write_chinese(point).parse(), Ok(point));
    }
    assert_eq!(write_chinese(Point::CENTRE), "天元");
}

#[test]
fn moves_are_read_in_every_form() {
    let expected: Vec<Point> = ["h8", "i9", "g10"].iter().map(|text| text.parse().unwrap()).collect();
    for text in
        ["h8 i9 g10", "h8i9g10", "1. h8 i9 2. g10", "H8,I9,G10", "天元，I9、G10", "h8\n i9\tg10\n", "1.h8 2.i9 3.g10"]
    {
        assert_eq!(read_moves(text), Ok(expected.clone()), "{text}");
    }
    assert_eq!(write_moves(&expected), "h8 i9 g10");
    assert_eq!(write_moves_joined(&expected), "h8i9g10");
    assert_eq!(read_moves(" "), Ok(vec![]));
}

#[test]
fn errors_say_what_is_wrong_and_where() {
    for (text, message) in [
        ("h8 p9", "line 1, column 4: there is no column \"p\"; columns are the letters a to o"),
        ("h8\nh16", "line 2, column 1: there is no row 16; rows are numbered 1 to 15"),
        ("h8 h0", "line 1, column 4: there is no row 0; rows are numbered 1 to 15"),
        ("h8 h", "line 1, column 4: the row is missing after \"h\"; a point needs a number from 1 to 15"),
        ("h8 i9 h8", "line 1, column 7: h8 is taken"),
        (
            "h8 天王",
            "line 1, column 4: \"天王\" is no point; points are a letter from a to o and a number from 1 to 15, such as h8, or 天元",
        ),
        (
            "hello",
            "line 1, column 1: \"hello\" is no point; points are a letter from a to o and a number from 1 to 15, such as h8, or 天元",
        ),
    ] {
        assert_eq!(read_moves(text).unwrap_err().to_string(), message);
    }
    assert_eq!("".parse::<Point>().unwrap_err().to_string(), "line 1, column 1: a point is missing");
    assert_eq!(
        "h8x".parse::<Point>().unwrap_err().to_string(),
        "line 1, column 3: \"x\" follows the point; one point was expected"
    );
    assert_eq!(
        read_board("h8 / i9 / j10").unwrap_err().to_string(),
        "line 1, column 9: a board has one \"/\", between the black and the white stones"
    );
    let error = read_moves("h8\n\n  h99").unwrap_err();
    assert_eq!((error.line(), error.column()), (3, 3));
}

#[test]
fn boards_are_read_and_written() {
    let board = read_board("h8 g7 / i9").unwrap();
    assert_eq!(board.count(Side::Black), 2);
    assert_eq!(board.stone("i9".parse().unwrap()), Some(Side::White));
    assert_eq!(write_board(&board), "g7 h8 / i9");
    assert_eq!(read_board(&write_board(&board)), Ok(board));
    assert!(board.to_string().contains("\n 9 . . . . . . . . O . . . . . .\n 8 . . . . . . . X . . . . . . .\n"));
}

#[test]
fn pos_files_count_rows_from_above() {
    // The centre is row 7, column 7 from either side; a15 is the first point of the file, o1 the last.
    let moves = read_moves("h8 a15 o1 h9").unwrap();
    let bytes = [4, 112, 0, 224, 97];
    assert_eq!(write_pos(&moves), bytes);
    assert_eq!(read_pos(&bytes), Ok(moves));
    assert_eq!(read_pos(&[0]), Ok(vec![]));
}

#[test]
fn damaged_pos_files_are_refused() {
    assert_eq!(read_pos(&[]), Err(PosError::Empty));
    assert_eq!(read_pos(&[2, 112]), Err(PosError::Length { announced: 2, held: 1 }));
    assert_eq!(read_pos(&[1, 225]), Err(PosError::NoPoint { at: 1, value: 225 }));
    assert_eq!(read_pos(&[2, 112, 112]), Err(PosError::Taken { at: 2, point: Point::CENTRE }));
    assert_eq!(read_pos(&[2, 112, 112]).unwrap_err().to_string(), "byte 2 plays on h8, which is taken");
}
