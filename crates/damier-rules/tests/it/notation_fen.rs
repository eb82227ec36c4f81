//! Positions survive being written and read, in FEN and in the Hub protocol.

use crate::notation_support::{positions, variants};
use damier_rules::Variant;
use damier_rules::notation::{
    Corner, Fen, SquareNames, SquareStyle, numeric_names, push_fen, read_fen, read_fen_with, read_hub, write_fen,
    write_hub,
};
use proptest::prelude::*;

proptest! {
    #[test]
    fn fen_is_read_as_written(position in positions(), quiet_moves: Option<u32>, move_number: Option<u32>) {
        let fen = Fen { position, quiet_moves, move_number };
        prop_assert_eq!(read_fen(&fen.to_string(), position.variant()), Ok(fen));
        let tag = format!("[FEN \"{}.\"]\n", write_fen(&position).replace(',', ",\n").replace(':', " : "));
        prop_assert_eq!(read_fen(&tag, position.variant()).map(|fen| fen.position), Ok(position));
    }

    #[test]
    fn numbers_are_read_from_every_corner(position in positions(), digit in 0_u8..4) {
        let names = SquareNames::of(position.variant());
        for style in [SquareStyle::Numeric, SquareStyle::Algebraic] {
            let names = names.with(style, Corner::from_digit(digit).unwrap());
            let mut text = String::new();
            push_fen(&position, names, &mut text);
            prop_assert_eq!(read_fen_with(&text, position.variant(), names).map(|fen| fen.position), Ok(position));
        }
        let mut text = String::new();
        push_fen(&position, numeric_names(position.variant()), &mut text);
        prop_assert_eq!(read_fen(&text, position.variant()).map(|fen| fen.position), Ok(position));
    }

    #[test]
    fn hub_positions_are_read_as_written(position in positions()) {
        prop_assert_eq!(read_hub(&write_hub(&position), position.variant()), Ok(position));
    }

    #[test]
    fn no_text_makes_the_readers_panic(
        variant in variants(),
        text in "([WBKHF:.,0-9 a-h\\-]|\\PC){0,60}",
        bytes in prop::collection::vec(any::<u8>(), 0..60),
    ) {
        for text in [text.as_str(), &String::from_utf8_lossy(&bytes)] {
            if let Ok(fen) = read_fen(text, variant) {
                prop_assert_eq!(read_fen(&fen.to_string(), variant), Ok(fen));
            }
            let _ = read_hub(text, variant);
        }
    }
}

#[test]
fn a_position_may_leave_one_side_empty() {
    let fen = read_fen("W:W31-50", Variant::International).unwrap();
    assert_eq!(fen.to_string().split(':').nth(2), Some("B"));
}
