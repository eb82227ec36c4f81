use super::*;
use crate::notation::{numeric_names, push_fen};

fn international(text: &str) -> String {
    read_fen(text, Variant::International).map_or_else(|error| error.to_string(), |fen| fen.to_string())
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
    assert_eq!(position.to_string(), "FEN column 8: square a1 is given twice: leave one out");
    let kings = read_fen("B:Wd2,Kh8:BKa1", Variant::Brazilian).unwrap();
    assert_eq!(kings.to_string(), "B:Wd2,Kh8:BKa1");
    let mut numbers = String::new();
    push_fen(&kings.position, numeric_names(Variant::Brazilian), &mut numbers);
    assert_eq!(numbers, "B:WK4,26:BK29");
}

#[test]
fn an_error_says_what_where_and_what_to_do() {
    for (text, message) in [
        ("", "FEN column 1: expected the side to move, W or B"),
        ("X:W31", "FEN column 1: expected the side to move, W or B"),
        ("?:W31", "FEN column 1: expected the side to move, W or B"),
        ("WW31", "FEN column 2: expected a colon before the next part, like W:W31-50:B1-20"),
        ("W:31", "FEN column 3: expected W or B and the squares of that side, or a counter like H0 or F1"),
        ("W:W31,:B1", "FEN column 7: expected a square, like 28, K28 or c3"),
        ("W:W31,K:B1", "FEN column 8: expected a square, like 28, K28 or c3"),
        ("W:W51", "FEN column 4: there is no square 51: squares are 1 to 50"),
        ("W:W0", "FEN column 4: there is no square 0: squares are 1 to 50"),
        ("W:W31-99999999999", "FEN column 7: there is no square 99999999999: squares are 1 to 50"),
        ("W:W31,X", "FEN column 7: expected a square, like 28, K28 or c3"),
        ("W:Wz9", "FEN column 4: there is no square z9: squares are 1 to 50"),
        ("W:W50-31", "FEN column 4: a range of squares runs from a number to a larger one, like 31-50"),
        ("W:W31;32", "FEN column 6: expected a comma before the next square or a colon before the next part"),
        ("W:W31:B31", "FEN column 8: square 31 is given twice: leave one out"),
        ("W:W31,5", "FEN column 7: a man of White cannot stand on 5, where it is crowned: write K5"),
        ("W:W31:B46", "FEN column 8: a man of Black cannot stand on 46, where it is crowned: write K46"),
        ("W:W31:H", "FEN column 8: expected a number after H"),
        ("W:W31:Hx:F1", "FEN column 8: expected a number after H"),
        ("W:W31:H-1:F1", "FEN column 8: expected a number after H"),
        ("W:W31:H1.5", "FEN column 10: the position ends before this: leave it out"),
        ("W:W31:H3x", "FEN column 9: expected a colon before the next part, like W:W31-50:B1-20"),
        ("W:W31:H3:F", "FEN column 11: expected a number after F"),
        ("W:W31:H3:F9999999999", "FEN column 11: expected a number after F"),
        ("W:W31:H3:H4", "FEN column 10: H is given twice: leave one out"),
        ("W:W31.:B1", "FEN column 7: the position ends before this: leave it out"),
        ("W:W31é", "FEN column 6: expected a comma before the next square or a colon before the next part"),
    ] {
        assert_eq!(international(text), message, "{text:?}");
    }
}
