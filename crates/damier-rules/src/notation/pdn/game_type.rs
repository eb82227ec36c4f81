//! The `GameType` tag: the variant and the names of its squares (PDN 3.0, section `GameType`).

use super::error::PdnErrorKind;
use super::unknown::is_unknown;
use crate::Variant;
use crate::notation::square::{Corner, SquareNames, SquareStyle};

/// The games of PDN 3.0 (section `GameType`) that Damier does not play.
const OTHER_GAMES: [(u8, &str); 14] = [
    (0, "chess"),
    (1, "Chinese chess"),
    (21, "English draughts"),
    (22, "Italian draughts"),
    (23, "American pool checkers"),
    (24, "Spanish draughts"),
    (27, "Canadian draughts"),
    (28, "Portuguese draughts"),
    (29, "Czech draughts"),
    (30, "Turkish draughts"),
    (31, "Thai draughts"),
    (40, "Frisian draughts"),
    (41, "Spantsiretti draughts"),
    (50, "Othello"),
];

/// Reads the value of a `GameType` tag in its short form (`25`) or in full (`25,W,8,8,A0,0`). A field that is unknown is
/// the usual one of the game.
///
/// The starting colour does not affect the notation. The invert flag means that the board is mirrored, which swaps left
/// and right for the corner from which the squares are counted.
///
/// # Errors
///
/// [`PdnErrorKind::OtherGame`] for a game that Damier does not play, [`PdnErrorKind::GameType`] for an unknown number
/// and for fields that do not fit the game.
pub fn read_game_type(value: &str) -> Result<(Variant, SquareNames), PdnErrorKind> {
    let unknown = || PdnErrorKind::GameType(value.to_owned());
    let mut fields = value.split(',').map(str::trim);
    let number: u8 = fields.next().and_then(|number| number.parse().ok()).ok_or_else(unknown)?;
    let variant = Variant::from_game_type(number).ok_or_else(|| {
        let other = OTHER_GAMES.into_iter().find(|&(other, _)| other == number);
        other.map_or_else(unknown, |(number, name)| PdnErrorKind::OtherGame { name, number })
    })?;
    let rows = variant.board_size().rows();
    let usual = SquareNames::of(variant);
    let mut fields: Vec<&str> = fields.collect();
    // What is cut short says nothing of the rest.
    if !fields.is_empty() {
        fields.resize(fields.len().max(4), "?");
    }
    let names = match fields[..] {
        [] => usual,
        [color, width, height, notation, ref inverted @ ..] if is_unknown(color) || matches!(color, "W" | "B") => {
            let fits = |field: &str| is_unknown(field) || field.parse() == Ok(rows);
            let mirrored = match inverted {
                [] | ["0"] => false,
                [field] if is_unknown(field) => false,
                ["1"] => true,
                _ => return Err(unknown()),
            };
            if !fits(width) || !fits(height) {
                return Err(unknown());
            }
            if is_unknown(notation) {
                usual
            } else {
                let (style, corner) = read_notation(notation).ok_or_else(unknown)?;
                usual.with(style, if mirrored { corner.mirrored() } else { corner })
            }
        }
        _ => return Err(unknown()),
    };
    Ok((variant, names))
}

/// `A0`: letters, a1 at the bottom left. `N2`: numbers from the top left. `S` is a short form of either that no
/// draughts program writes; its numbers are read as for `N`.
fn read_notation(field: &str) -> Option<(SquareStyle, Corner)> {
    let (letter, digit) = field.split_at_checked(1)?;
    let style = match letter {
        "A" => SquareStyle::Algebraic,
        "N" | "S" => SquareStyle::Numeric,
        _ => return None,
    };
    Some((style, Corner::from_digit(digit.parse().ok()?)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_and_full_forms_name_the_game_and_its_squares() {
        for variant in Variant::ALL {
            let number = variant.game_type().to_string();
            assert_eq!(read_game_type(&number), Ok((variant, SquareNames::of(variant))));
        }
        assert_eq!(read_game_type("20,W,10,10,N2,0").unwrap().1, SquareNames::of(Variant::International));
        assert_eq!(read_game_type(" 25, W, 8, 8, A0, 0").unwrap().1, SquareNames::of(Variant::Russian));
        let (_, names) = read_game_type("26,W,8,8,N1,1").unwrap();
        assert_eq!(names, SquareNames::of(Variant::Brazilian).with(SquareStyle::Numeric, Corner::BottomLeft));
    }

    #[test]
    fn other_games_and_boards_that_do_not_fit_are_refused() {
        for value in
            ["2", "99", "", "x", "20,W,8,8,N2,0", "25,W,8,8,Z0", "25,W,8,8,A9", "25,X", "25,W,8,8,A0,2", "25,W,8,8,é"]
        {
            assert_eq!(read_game_type(value), Err(PdnErrorKind::GameType(value.to_owned())), "{value}");
        }
        for (value, number, name) in [
            ("21,B,8,8,N1,0", 21, "English draughts"),
            ("22", 22, "Italian draughts"),
            ("29", 29, "Czech draughts"),
            ("40", 40, "Frisian draughts"),
        ] {
            assert_eq!(read_game_type(value), Err(PdnErrorKind::OtherGame { name, number }));
        }
    }
}
