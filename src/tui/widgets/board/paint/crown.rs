//! The shapes of pieces on squares so small that every dot counts. A king is a crown, and nothing else: a crown on a disc
//! would have four dots, and look like a face.
//!
//! A cell has two colours, and where two squares meet in one, each half of it has one. So the band at the foot never
//! shares a cell with the square and with the crown, and where the side is odd the first and the last row of dots change
//! their colour between columns only.

use super::Dots;

/// A shape in dots, two to a column, or one in half blocks, and one to half a row: `#` is the piece, `o` the band of its
/// crown.
pub(super) type Shape = &'static [&'static str];

/// Most columns of a square whose kings are crowns; on larger ones they are discs that bear one.
pub(super) const MAX_CROWN: u16 = 9;

/// A king on a square of so many columns, four at least.
pub(super) const fn king(columns: u16) -> Shape {
    match columns {
        ..=4 => &["#..##..#", "##.##.##", "########", "oooooooo"],
        5 => &["##..##..##", "###.##.###", "##########", "##########", "oooooooooo"],
        6 => &[".....##.....", ".#...##...#.", ".##.####.##.", ".##########.", ".##########.", "..oooooooo.."],
        7 => &[
            "......##......",
            ".#....##....#.",
            ".##..####..##.",
            ".############.",
            ".############.",
            "..oooooooooo..",
            "..............",
        ],
        8 => &[
            ".......##.......",
            ".......##.......",
            ".#....####....#.",
            ".##...####...##.",
            ".###.######.###.",
            ".##############.",
            "..oooooooooooo..",
            "..oooooooooooo..",
        ],
        _ => &[
            "........##........",
            "........##........",
            ".#.....####.....#.",
            ".##....####....##.",
            ".###..######..###.",
            ".################.",
            ".################.",
            "..oooooooooooooo..",
            "..................",
        ],
    }
}

/// A king about to leave, where its colour cannot fade, or beside a mark, where that needs the sides.
pub(super) const fn small_king(columns: u16) -> Shape {
    match columns {
        ..=4 => &["..#..#..", "..####..", "..####..", "..oooo.."],
        5 => &["..........", "..##..##..", "..######..", "..oooooo..", ".........."],
        6 => &["............", "...#.##.#...", "...######...", "...######...", "...oooooo...", "............"],
        7 => &[
            "..............",
            "....#.##.#....",
            "....######....",
            "....######....",
            "....oooooo....",
            "....oooooo....",
            "..............",
        ],
        8 => &[
            "................",
            ".......##.......",
            "....#..##..#....",
            "....########....",
            "....########....",
            "....oooooooo....",
            "................",
            "................",
        ],
        _ => &[
            "..................",
            "..................",
            "........##........",
            "....##..##..##....",
            "....##########....",
            "....##########....",
            "....oooooooooo....",
            "..................",
            "..................",
        ],
    }
}

/// A king of Black's without colours, where squares have whole rows: the outline of a crown.
pub(super) const fn hollow_king(columns: u16) -> Shape {
    match columns {
        ..=4 => &["#..##..#", "###..###", "#......#", "########"],
        5..=7 => &[".....##.....", ".#..#..#..#.", ".###....###.", ".#........#.", ".#........#.", "..########.."],
        _ => &[
            ".......##.......",
            "......#..#......",
            ".#....#..#....#.",
            ".##..#....#..##.",
            ".#.##......##.#.",
            ".#............#.",
            "..#..........#..",
            "..############..",
        ],
    }
}

/// The same beside a mark.
pub(super) const SMALL_HOLLOW_KING: Shape = &["..#..#..", "..####..", "..#..#..", "..####.."];

/// A king in half blocks.
pub(super) const fn half_king(columns: u16) -> Shape {
    match columns {
        ..=4 => &["#..##..#", "#..##..#", "########", "oooooooo"],
        5 => king(5),
        6 => &["..##..", "#.##.#", "######", "######", "######", ".oooo."],
        7 => &["...#...", ".#.#.#.", ".#####.", ".#####.", ".#####.", ".ooooo.", "......."],
        8 => &["...##...", "...##...", ".#.##.#.", ".######.", ".######.", ".######.", ".oooooo.", ".oooooo."],
        _ => &[
            "....#....",
            "....#....",
            ".#..#..#.",
            ".##.#.##.",
            ".#######.",
            ".#######.",
            ".#######.",
            ".ooooooo.",
            ".........",
        ],
    }
}

/// A king about to leave, in half blocks.
pub(super) const fn small_half_king(columns: u16) -> Shape {
    match columns {
        ..=5 => small_king(columns),
        6 => &["......", ".#..#.", ".####.", ".####.", ".oooo.", "......"],
        7 => &[".......", "..#.#..", "..###..", "..###..", "..ooo..", "..ooo..", "......."],
        8 => &["........", "........", "..#..#..", "..####..", "..####..", "..oooo..", "........", "........"],
        _ => &[
            ".........",
            ".........",
            "..#.#.#..",
            "..#####..",
            "..#####..",
            "..#####..",
            "..ooooo..",
            ".........",
            ".........",
        ],
    }
}

/// A king that leaves free the sides of a square that has no room for the sign of a mark: its colour shows there.
pub(super) const fn narrow_king(columns: u16) -> Shape {
    match columns {
        ..=4 => KING,
        5 => &["..##..##..", ".##.##.##.", ".########.", ".########.", "..oooooo.."],
        _ => king(columns),
    }
}

/// A man on a square of so many columns, an odd number: in every other row of the board the square begins in the middle
/// of a cell, and the man has to look the same there. `None` if the drawing of a disc serves as well.
pub(super) const fn man(columns: u16, dots: Dots) -> Option<Shape> {
    Some(match (columns, dots) {
        (5, _) => &["..######..", "##########", "##########", "##########", "..######.."],
        (7, _) => &[
            "....######....",
            "..##########..",
            "##############",
            "##############",
            "##############",
            "..##########..",
            "....######....",
        ],
        (9, Dots::Half) => &[
            "..................",
            "....##########....",
            "..##############..",
            "..##############..",
            "..##############..",
            "..##############..",
            "..##############..",
            "....##########....",
            "..................",
        ],
        (9, _) => &[
            "..................",
            "....##########....",
            "..##############..",
            ".################.",
            ".################.",
            ".################.",
            "..##############..",
            "....##########....",
            "..................",
        ],
        _ => return None,
    })
}

/// A man on a square of five columns beside a mark, as [`narrow_king`].
pub(super) const NARROW_MAN: Shape = &["..######..", ".########.", ".########.", ".########.", "..######.."];

/// A man on a square of an odd number of columns about to leave, where its colour cannot fade.
pub(super) const fn small_man(columns: u16) -> Option<Shape> {
    Some(match columns {
        5 => &["..........", "..######..", "..######..", "..######..", ".........."],
        7 => &[
            "..............",
            "....######....",
            "..##########..",
            "..##########..",
            "..##########..",
            "....######....",
            "..............",
        ],
        9 => &[
            "..................",
            "..................",
            "......######......",
            "....##########....",
            "....##########....",
            "....##########....",
            "......######......",
            "..................",
            "..................",
        ],
        _ => return None,
    })
}

/// A man in half blocks, in a square of two rows.
pub(super) const HALF_MAN: Shape = &["..####..", "########", "########", "..####.."];

/// A man in quadrants with sixteen colours. It leaves half a column free at either side: few terminals keep to the greys
/// of the VGA, and in those of xterm the white of a man and the grey of a light square look the same.
pub(super) const MAN: Shape = &["..####..", ".######.", ".######.", "..####.."];

/// A king in quadrants with sixteen colours, as free as the man.
pub(super) const KING: Shape = &[".#.##.#.", ".######.", "..####..", "..oooo.."];

/// A man about to leave, in quadrants.
pub(super) const SMALL_MAN: Shape = &["........", "..####..", "..####..", "........"];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shapes_fill_their_squares_and_are_alike_on_both_sides() {
        let men = [5, 7, 9].into_iter().flat_map(|columns| {
            let men = [man(columns, Dots::Two), man(columns, Dots::Half), small_man(columns)];
            men.into_iter().flatten().map(move |shape| (columns, shape))
        });
        let sized = (4..=9).flat_map(|columns| [(columns, king(columns))]);
        let small = (4..=9).flat_map(|columns| [small_king, narrow_king].map(|shape| (columns, shape(columns))));
        let hollow = [4, 6, 8].map(|columns| (columns, hollow_king(columns)));
        let halves = (4..=9).flat_map(|columns| [half_king, small_half_king].map(|shape| (columns, shape(columns))));
        let fours = [SMALL_HOLLOW_KING, HALF_MAN, MAN, KING, SMALL_MAN].map(|shape| (4, shape));
        let others = fours.into_iter().chain([(5, NARROW_MAN)]);
        for (columns, shape) in sized.chain(small).chain(hollow).chain(halves).chain(men).chain(others) {
            assert_eq!(shape.len(), usize::from(columns), "{shape:?}");
            for row in shape {
                assert!([1, 2].map(|dots| dots * usize::from(columns)).contains(&row.len()), "{row}");
                assert!(row.chars().eq(row.chars().rev()), "{row}");
            }
        }
    }

    #[test]
    fn with_sixteen_colours_small_pieces_keep_clear_of_the_squares_at_their_sides() {
        for row in [MAN, KING, SMALL_MAN, small_king(4)].into_iter().flatten() {
            assert!(row.starts_with('.') && row.ends_with('.'), "{row}");
        }
    }

    #[test]
    fn in_half_blocks_crowns_need_no_part_of_a_column() {
        for columns in 6..=9 {
            for row in [half_king(columns), small_half_king(columns)].into_iter().flatten() {
                assert_eq!(row.len(), usize::from(columns), "{row}");
            }
        }
    }

    #[test]
    fn where_squares_meet_in_a_cell_dots_change_between_columns_only() {
        for columns in [5, 7, 9] {
            let men = [man(columns, Dots::Two), man(columns, Dots::Half), small_man(columns)];
            let kings = [king(columns), narrow_king(columns), small_king(columns)];
            for shape in men.into_iter().flatten().chain(kings) {
                for row in [shape.first(), shape.last()].into_iter().flatten() {
                    assert!(row.as_bytes().chunks(2).all(|cell| cell[0] == cell[1]), "{row}");
                }
            }
        }
    }
}
