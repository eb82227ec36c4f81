use super::*;
use crate::notation::{numeric_names, push_fen};

fn international(text: &str) -> String {
    read_fen(text, Variant::International)
        .map_or_else(|error| format!("{}: {}", error.column, error.kind), |fen| fen.to_string())
}

const START: &str = "W:W31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50:\
                     B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20";

#[test]
fn every_form_of_the_start_position_is_read() {
    for text in [
        "W:W31-50:B1-20",
        "W:B1-20:W31-50.",
        "W:W31-40,41-50:B1-20",
        "W",
        "W:",
        " W : W 31 - 50 : B 1 - 20 . ",
        "W:W31-\n50:B1-\r\n20",
        "[FEN \"W:W31-50:B1-20\"]",
        "\"W:W31-50:B1-20\"",
        "W:W031-050:B01-20",
        "W:W31-40:B1-20:W41-50",
        START,
    ] {
        assert_eq!(international(text), START, "{text}");
    }
    assert_eq!(international("B"), START.replacen('W', "B", 1));
    assert_eq!(international("W:W31-50:B1-20:H0:F1"), format!("{START}:H0:F1"));
}

#[test]
fn kings_and_empty_sides_are_read() {
    assert_eq!(international("B:W18,K10,K15:BK22,12"), "B:WK10,K15,18:B12,K22");
    assert_eq!(international("W:WK1-3:B"), "W:WK1,K2,K3:B");
    assert_eq!(international("B:B1"), "B:W:B1");
    assert_eq!(international("B::"), "B:W:B");
}

#[test]
fn sixty_four_squares_take_letters_and_numbers() {
    let start = "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8";
    for text in [start, "W:W21-32:B1-12", "W"] {
        assert_eq!(read_fen(text, Variant::Russian).unwrap().to_string(), start);
    }
    for text in ["w:WC3,ka1:BKH8", "W:Wc3,Ka1:BKh8"] {
        assert_eq!(read_fen(text, Variant::Russian).unwrap().to_string(), "W:WKa1,c3:BKh8");
    }
    let position = read_fen("B:WKa1,29", Variant::Russian).unwrap_err();
    assert_eq!((position.column, position.kind.to_string().as_str()), (8, "second piece on square a1"));
    let kings = read_fen("B:Wd2,Kh8:BKa1", Variant::Brazilian).unwrap();
    assert_eq!(kings.to_string(), "B:Wd2,Kh8:BKa1");
    let mut numbers = String::new();
    push_fen(&kings.position, numeric_names(Variant::Brazilian), &mut numbers);
    assert_eq!(numbers, "B:WK4,26:BK29");
}

#[test]
fn an_error_says_what_and_where() {
    for (text, message) in [
        ("", "1: expected the side to move"),
        ("X:W31", "1: expected the side to move"),
        ("?:W31", "1: expected the side to move"),
        ("WW31", "2: expected a colon"),
        ("W:31", "3: expected W, B, H or F"),
        ("W:W31,:B1", "7: expected a square"),
        ("W:W31,K:B1", "8: expected a square"),
        ("W:W51", "4: no square 51 on the board"),
        ("W:W0", "4: no square 0 on the board"),
        ("W:W31-99999999999", "7: no square 99999999999 on the board"),
        ("W:W31,X", "7: expected a square"),
        ("W:Wz9", "4: no square z9 on the board"),
        ("W:W50-31", "4: not a range of squares"),
        ("W:W31;32", "6: expected a comma or a colon"),
        ("W:W31:B31", "8: second piece on square 31"),
        ("W:W31,5", "7: man of White on its promotion square 5"),
        ("W:W31:B46", "8: man of Black on its promotion square 46"),
        ("W:W31:H", "8: expected a number after H"),
        ("W:W31:Hx:F1", "8: expected a number after H"),
        ("W:W31:H-1:F1", "8: expected a number after H"),
        ("W:W31:H1.5", "10: expected the end of the position"),
        ("W:W31:H3x", "9: expected a colon"),
        ("W:W31:H3:F", "11: expected a number after F"),
        ("W:W31:H3:F9999999999", "11: expected a number after F"),
        ("W:W31:H3:H4", "10: second counter H"),
        ("W:W31.:B1", "7: expected the end of the position"),
        ("W:W31é", "6: expected a comma or a colon"),
    ] {
        assert_eq!(international(text), message, "{text:?}");
    }
}

fn pattern(text: &str) -> Pattern {
    read_pattern(text, Variant::International).unwrap()
}

fn fits(pattern: &str, fen: &str) -> [bool; 2] {
    let (pattern, position) = (self::pattern(pattern), read_fen(fen, Variant::International).unwrap().position);
    [pattern.fits(&position), pattern.is_all_of(&position)]
}

#[test]
fn a_pattern_leaves_open_what_it_does_not_name() {
    let fen = "W:W28,32,K46:B9,19";
    for (text, fitting, all) in [
        ("W:W28,32,K46:B9,19", true, true),
        ("W:B19,9:WK46,32,28.", true, true),
        ("[FEN \"W:W28,32,K46:B9,19\"]", true, true),
        ("W:W28,32,K46:B9,19:H3:F7", true, true),
        ("?:W28,32,K46:B9,19", true, true),
        ("B:W28,32,K46:B9,19", false, false),
        ("W:W28:B19", true, false),
        ("?:B19", true, false),
        ("?::", true, false),
        ("?:WK28", false, false),
        ("?:W46", false, false),
        ("?:W28,33", false, false),
        ("?:W28,-33:B-20", true, false),
        ("?:W-33-45,28", true, false),
        ("?:W-31-33,28", false, false),
        ("?:W28:B-9", false, false),
        ("W", false, false),
    ] {
        assert_eq!(fits(text, fen), [fitting, all], "{text}");
    }
    assert_eq!(fits("W", START), [true, true]);
    assert_eq!(fits("?", &START.replacen('W', "B", 1)), [true, true]);
    let russian = read_pattern("?:Wc3,-d4:Bf6", Variant::Russian).unwrap();
    assert!(russian.fits(&read_fen("B:Wc3,e3:Bf6", Variant::Russian).unwrap().position));
    assert!(!russian.fits(&read_fen("B:Wc3,e3:Bf6", Variant::Brazilian).unwrap().position));
}

#[test]
fn an_error_in_a_pattern_says_what_and_where() {
    for (text, message) in [
        ("", "1: expected the side to move"),
        (":W31", "1: expected the side to move"),
        ("?:W-", "5: expected a square"),
        ("?:W28,-28", "8: second piece on square 28"),
        ("?:W-28,28", "8: second piece on square 28"),
        ("?:W-30-20", "5: not a range of squares"),
        ("?:W--28", "5: expected a square"),
        ("?:W5", "4: man of White on its promotion square 5"),
        ("?:W-51", "5: no square 51 on the board"),
    ] {
        let error = read_pattern(text, Variant::International).unwrap_err();
        assert_eq!(format!("{}: {}", error.column, error.kind), message, "{text:?}");
    }
}
