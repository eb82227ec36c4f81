//! Fouls against the naive reference, and positions settled by hand.

use std::fs::File;
use std::io::{BufWriter, Write as _};

use yonsan_oracle::Grid;
use yonsan_rules::{Board, Foul, Point, RowKind, Side, read_board};

use crate::boards::{Random, from_play, thrown};

/// Compares fouls on boards from a seed. `tell` gets each board and its forbidden points.
fn compare(boards: usize, seed: u64, mut tell: impl FnMut(&Board, &[(Point, Foul)])) -> [usize; 4] {
    let mut random = Random::new(seed);
    let mut counts = [0; 4];
    for index in 0..boards {
        let board = if index % 2 == 0 { thrown(&mut random) } else { from_play(&mut random) };
        let grid = Grid::of(&board);
        tell(&board, &board.fouls().collect::<Vec<_>>());
        for point in board.empty_points() {
            let foul = board.foul(point);
            assert_eq!(foul, grid.foul_at(point), "{point} on\n{board}");
            counts[foul.map_or(0, |foul| foul as usize + 1)] += 1;
        }
    }
    counts
}

#[test]
fn fouls_are_those_of_the_reference() {
    let counts = compare(2_000, 1, |_, _| ());
    assert!(counts[1..].iter().all(|&count| count > 500), "every foul occurs: {counts:?}");
}

/// `cargo test --release -p yonsan-rules --test it -- --ignored --nocapture hundred_thousand`
///
/// With `YONSAN_BOARDS=FILE` the boards are written there for other judges, a line each: 225 points from a1 to o15 (`x`, `o`
/// or `.`), then the forbidden points with 3, 4 or 6 for their fouls.
#[test]
#[ignore = "takes a minute"]
fn fouls_are_those_of_the_reference_on_a_hundred_thousand_boards() {
    let mut file = std::env::var_os("YONSAN_BOARDS").map(|path| BufWriter::new(File::create(path).unwrap()));
    let counts = compare(100_000, 2, |board, fouls| {
        let Some(file) = &mut file else { return };
        let stone = |point| board.stone(point).map_or('.', |side| if side == Side::Black { 'x' } else { 'o' });
        let written = |&(point, foul): &(Point, Foul)| match foul {
            Foul::DoubleThree => format!(" {point}=3"),
            Foul::DoubleFour => format!(" {point}=4"),
            Foul::Overline => format!(" {point}=6"),
        };
        let points: String = Point::all().map(stone).collect();
        writeln!(file, "{points}{}", fouls.iter().map(written).collect::<Vec<_>>().concat()).unwrap();
    });
    println!("none, double three, double four, overline: {counts:?}");
}

/// A board, a point, what Black's stone there is, and why.
const SETTLED: &[(&str, &str, Option<Foul>, &str)] = &[
    ("h8 h9 i10 j10", "h10", Some(Foul::DoubleThree), "h8 h9 h10 and h10 i10 j10"),
    ("g7 g9 i7 i9", "h8", Some(Foul::DoubleThree), "both diagonals"),
    ("f8 g8 h10 h11", "h8", Some(Foul::DoubleThree), "a three with a gap: h8, h10 h11"),
    ("h8 h9 i10 j10 / h7", "h10", None, "h8 to h10 is closed by h7: h8 to h11 has only one free end"),
    ("h8 h9 i10 j10 / h6 h12", "h10", None, "h6 to h12 has room for one straight four in no place"),
    ("d8 e8 f8 h5 h6 / c8", "h8", None, "a four (g8) and a three with a gap: 四三 is allowed"),
    ("e10 f10 g10 h8 h9 i11 j12 / d10", "h10", Some(Foul::DoubleThree), "四三三"),
    ("e10 f10 g10 h7 h8 h9 i11 j12 / d10", "h10", Some(Foul::DoubleFour), "四四三"),
    ("e10 f10 g10 h7 h8 h9 / d10 h6", "h10", Some(Foul::DoubleFour), "two closed fours"),
    ("b8 c8 d8 h8 i8 j8", "f8", Some(Foul::DoubleFour), "b to f by e8, f to j by g8: in one line"),
    ("b8 c8 f8 h8 i8", "e8", Some(Foul::DoubleFour), "b c e f by d8, e f h i by g8: in one line"),
    ("c8 f8 g8 i8", "e8", Some(Foul::DoubleFour), "c e f g by d8, e f g i by h8: in one line"),
    ("e8 f8 g8", "h8", None, "a straight four is one four"),
    ("b8 c8 d8 g8 h5 h6 h7 / h4", "f8", None, "b to g by e8 would be six: no four"),
    ("e8 f8 g8 i8 j8", "h8", Some(Foul::Overline), "e8 to j8"),
    ("d8 e8 f8 g8 i8 j8 k8 l8", "h8", Some(Foul::Overline), "nine in a row"),
    ("d8 e8 f8 g8 h5 h6 h7 h9 h10", "h8", None, "five in the row comes before six in the column"),
    ("d8 e8 f8 g8 h9 h10 i9 j10 / c8", "h8", None, "five comes before a double three"),
    ("h8 h9 i10 j10 g7 g8 g9 g11 g12 / l10", "h10", None, "g10 would be six in column g: h10 i10 j10 is a false three"),
    ("h8 h9 i10 j10 g7 g8 g9 / l10", "h10", None, "g10 would be a double four: a false three"),
    ("h8 h9 i10 j10 g6 g7 g8 g9 / l10", "h10", None, "g10 makes five in column g: no three by its definition"),
    (
        "h8 h9 i10 j10 g11 g12 e8 f9 / l10",
        "h10",
        None,
        "g10 would be a double three (column g, e8 f9 g10): a false three",
    ),
    (
        "h8 h9 i10 j10 g11 g12 e8 f9 a7 b7 c7 e7 f7 / l10 i12",
        "h10",
        Some(Foul::DoubleThree),
        "g10 is no double three, as e8 f9 g10 needs d7, which is an overline: h10 i10 j10 is a true three",
    ),
    ("a1 b1 c1 a3 a4", "a2", None, "no three can open at the edge"),
    ("b1 c1 a3 a4 a2", "a1", None, "a1 to c1 has no free end"),
    // Points where quintet differs from the definitions.
    (
        "d2 f2 h3 l4 n4 l5 m5 e6 i6 m6 c7 i7 j7 d8 i8 g9 h9 e10 g10 f11 h11 i11 c12 i12 m12 f13 j13 \
         / e2 n2 l3 k4 d6 l6 e7 m7 i10 l13",
        "e12",
        Some(Foul::Overline),
        "e12 f11 g10 h9 i8 j7 are six, whatever five of them",
    ),
];

#[test]
fn settled_positions() {
    for &(board, point, foul, why) in SETTLED {
        let (board, point) = (read_board(board).unwrap(), point.parse().unwrap());
        assert_eq!(board.foul(point), foul, "{point}: {why}\n{board}");
        assert_eq!(Grid::of(&board).foul_at(point), foul, "the reference on {point}: {why}\n{board}");
        // A stone that lies there already is judged alike.
        let mut after = board;
        after.put(point, Side::Black);
        assert_eq!(after.foul(point), foul);
    }
}

fn kinds(board: &Board, point: &str, side: Side) -> Vec<(RowKind, String)> {
    let rows = board.rows_made(point.parse().unwrap(), side);
    let next = |points: &[Point]| points.iter().map(Point::to_string).collect::<Vec<_>>().join(" ");
    rows.iter().map(|row| (row.kind(), next(row.next()))).collect()
}

#[test]
fn rows_are_named_with_the_points_that_matter() {
    let kind = |kind, next: &str| (kind, next.to_owned());
    let board = read_board("h8 h9 i10 j10 g7 g8 g9 g11 g12 / l10").unwrap();
    assert_eq!(kinds(&board, "h10", Side::Black), [kind(RowKind::FalseThree, "g10"), kind(RowKind::Three, "h7 h11")]);
    let board = read_board("e8 f8 g8").unwrap();
    assert_eq!(kinds(&board, "h8", Side::Black), [kind(RowKind::StraightFour, "d8 i8")]);
    let board = read_board("e8 f8 g8 / i8").unwrap();
    assert_eq!(kinds(&board, "h8", Side::Black), [kind(RowKind::Four, "d8")]);
    let board = read_board("b8 c8 d8 h8 i8 j8").unwrap();
    assert_eq!(kinds(&board, "f8", Side::Black), [kind(RowKind::TwoFours, "e8 g8")]);
    let board = read_board("/ e8 f8 g8 i8 j8").unwrap();
    assert_eq!(kinds(&board, "h8", Side::White), [kind(RowKind::Five, "")]);
    assert_eq!(kinds(&board, "h9", Side::White), []);
}

#[test]
fn fouls_are_listed_from_the_corner() {
    let board = read_board("h8 h9 i10 j10 b1 c1 d1 f1 g1").unwrap();
    let fouls: Vec<_> = board.fouls().map(|(point, foul)| (point.to_string(), foul)).collect();
    assert_eq!(fouls, [("e1".to_owned(), Foul::Overline), ("h10".to_owned(), Foul::DoubleThree)]);
}
