//! Openings for the ballot.
//!
//! On 64 squares: the drawing table of the FMJD, in `ballots-64.txt`. On 100 squares, for which there is no such table:
//! six plies after which neither side is better. They were generated at random and kept if the engine found only a small
//! difference after 150,000 positions.

use rand::RngExt;

use damier_rules::notation::read_move;
use damier_rules::{AnyPosition, Color, Move, Piece, PieceKind, Setup, Square, Variant};
use etude::Random;

/// Lines of the drawing table for 64 squares: a table and a number in it, then the ballot.
const TABLE_64: &str = include_str!("ballots-64.txt");

/// Ballots of the drawing table that are not drawn in Brazilian draughts.
const NOT_BRAZILIAN: [&str; 11] =
    ["1-IX", "4-XV", "5-IX", "5-XI", "19-V", "25-XIII", "30-XVI", "40-XIV", "41-XIII", "42-XIV", "43-II"];

/// No man of this side stands elsewhere.
const NONE_MOVED: &str = "-----";

/// All openings of a variant, as text.
#[must_use]
pub(super) fn openings(variant: Variant) -> Vec<&'static str> {
    if variant == Variant::International {
        return INTERNATIONAL.to_vec();
    }
    let ballots = TABLE_64.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once(' '));
    let is_drawn = |code| variant == Variant::Russian || !NOT_BRAZILIAN.contains(&code);
    ballots.filter(|&(code, _)| is_drawn(code)).map(|(_, ballot)| ballot).collect()
}

/// The position after an opening. `None` if it cannot be read.
#[must_use]
pub(super) fn position(variant: Variant, opening: &str) -> Option<AnyPosition> {
    let start = AnyPosition::start(variant);
    if variant == Variant::International {
        return opening.split_whitespace().try_fold(start, |reached, text| {
            let played = read_move(&reached, text).ok()?;
            Some(reached.play_unchecked(played))
        });
    }
    if opening.contains('-') {
        return with_men_elsewhere(&start, opening);
    }
    opening
        .split_whitespace()
        .try_fold(start, |reached, text| Some(reached.play_unchecked(short_move(&reached, text)?)))
}

/// A move of a random ballot of the drawing table, and the position before it. `None` on 100 squares.
#[must_use]
pub(crate) fn move_of_ballot(variant: Variant, random: &mut Random) -> Option<(AnyPosition, Move)> {
    let written = openings(variant).into_iter().filter(|ballot| !ballot.contains('-'));
    let ballots: Vec<Vec<&str>> = written.map(|ballot| ballot.split_whitespace().collect()).collect();
    let ballot = ballots.get(random.random_range(0..ballots.len().max(1)))?;
    let ply = random.random_range(0..ballot.len());
    let before = ballot[..ply].iter().try_fold(AnyPosition::start(variant), |reached, text| {
        short_move(&reached, text).map(|played| reached.play_unchecked(played))
    })?;
    Some((before, short_move(&before, ballot[ply])?))
}

/// The only legal move from a column to a square, such as `ab4`.
fn short_move(position: &AnyPosition, text: &str) -> Option<Move> {
    let (column, goal) = text.split_at_checked(1)?;
    let (column, goal) = (column_of(*column.as_bytes().first()?)?, square(position, goal)?);
    let mut fitting =
        position.legal_moves().into_iter().filter(|played| played.from.column() == column && played.to == goal);
    fitting.next().filter(|_| fitting.next().is_none())
}

/// The starting position with a man of White and one of Black elsewhere, such as `a3-h4 g7-e5`. White is to move, unless
/// the text ends with `black`.
fn with_men_elsewhere(start: &AnyPosition, text: &str) -> Option<AnyPosition> {
    let mut words = text.split_whitespace();
    let moved = [words.next()?, words.next()?];
    let side_to_move = if words.next() == Some("black") { Color::Black } else { Color::White };
    let mut setup = Setup::new(start.variant(), side_to_move);
    for (color, moved) in Color::ALL.into_iter().zip(moved) {
        let mut men: Vec<Square> = start.pieces(color, PieceKind::Man).into_iter().collect();
        if moved != NONE_MOVED {
            let (from, to) = moved.split_once('-')?;
            let (from, to) = (square(start, from)?, square(start, to)?);
            *men.iter_mut().find(|man| **man == from)? = to;
        }
        for man in men {
            setup.put_on(man, Piece { color, kind: PieceKind::Man }).ok()?;
        }
    }
    Some(setup.position())
}

/// The square with a name such as `a3`.
fn square(position: &AnyPosition, name: &str) -> Option<Square> {
    let &[column, row] = name.as_bytes() else { return None };
    let size = position.board_size();
    size.square_at(size.rows().checked_sub(row.checked_sub(b'0')?)?, column_of(column)?)
}

fn column_of(letter: u8) -> Option<u8> {
    letter.checked_sub(b'a')
}

/// The ballot that leads to a position, if one does: its moves and, from the drawing table, its number before them.
#[must_use]
pub(super) fn leading_to(reached: &AnyPosition) -> Option<String> {
    let variant = reached.variant();
    let opening = openings(variant).into_iter().find(|opening| position(variant, opening).as_ref() == Some(reached))?;
    if variant == Variant::International {
        return Some(opening.to_owned());
    }
    let line = TABLE_64.lines().find(|line| line.split_once(' ').is_some_and(|(_, ballot)| ballot == opening))?;
    let told: Vec<&str> = line.split_whitespace().filter(|word| *word != NONE_MOVED).collect();
    Some(told.join(" "))
}

const INTERNATIONAL: &[&str] = &[
    "33-28 19-23 28x19 14x23 39-33 18-22",
    "33-28 19-23 28x19 14x23 35-30 17-21",
    "34-29 18-22 32-28 16-21 31-26 12-18",
    "34-30 18-22 32-27 20-24 27x18 12x23",
    "32-27 17-21 27-22 18x27 31x22 12-18",
    "31-26 17-21 26x17 12x21 33-29 19-24",
    "33-29 19-24 31-27 24x33 39x28 17-21",
    "32-28 20-25 34-30 25x34 39x30 16-21",
    "32-28 20-25 35-30 16-21 33-29 15-20",
    "33-29 20-24 29x20 15x24 34-30 18-23",
    "31-27 17-21 35-30 19-24 30x19 14x23",
    "31-26 19-23 32-28 23x32 38x27 20-25",
    "33-29 19-24 34-30 24x33 39x28 18-22",
    "32-27 20-25 37-32 17-21 41-37 14-20",
    "34-29 17-21 35-30 18-23 29x18 12x23",
    "32-27 20-24 33-29 24x33 39x28 14-20",
    "31-26 17-21 26x17 12x21 35-30 7-12",
    "33-29 20-24 29x20 14x25 31-26 15-20",
    "34-30 20-24 33-28 16-21 38-33 18-23",
    "32-28 18-23 33-29 23x32 37x28 16-21",
    "31-26 19-24 33-29 24x33 39x28 20-24",
    "34-29 17-21 39-34 21-26 31-27 12-17",
    "31-26 20-25 33-29 19-24 29x20 15x24",
    "33-28 18-22 32-27 22x33 39x28 20-24",
    "34-29 20-25 32-28 17-22 28x17 12x21",
    "31-26 20-25 34-30 25x34 39x30 17-22",
    "34-30 17-21 39-34 12-17 33-29 18-22",
    "32-28 19-23 28x19 14x23 31-27 10-14",
    "32-28 17-22 28x17 12x21 35-30 19-23",
    "34-29 20-25 31-26 17-21 26x17 12x21",
    "33-29 19-23 31-27 20-24 29x20 15x24",
    "31-26 18-23 37-31 17-21 26x17 12x21",
    "35-30 18-23 31-26 17-21 26x17 11x22",
    "32-27 17-21 33-29 21x32 37x28 19-24",
    "34-29 19-23 31-26 23x34 39x30 18-22",
    "32-27 18-22 27x18 12x23 31-27 8-12",
    "33-28 19-23 28x19 13x24 32-27 9-13",
    "35-30 18-22 32-28 12-18 40-35 16-21",
    "32-28 17-22 28x17 12x21 38-32 20-24",
    "31-27 17-22 34-30 22x31 36x27 19-23",
];

#[cfg(test)]
mod tests {
    use super::*;
    use damier_engine::{Engine, Limits, Situation};
    use damier_rules::notation::read_fen;

    fn positions(variant: Variant) -> Vec<AnyPosition> {
        openings(variant).into_iter().map(|opening| position(variant, opening).expect(opening)).collect()
    }

    fn distinct(variant: Variant) -> Vec<String> {
        let mut fens: Vec<String> = positions(variant).iter().map(damier_rules::notation::write_fen).collect();
        fens.sort_unstable();
        fens.dedup();
        fens
    }

    #[test]
    fn those_on_100_squares_differ_and_favour_nobody() {
        let mut engine = Engine::new(1);
        let variant = Variant::International;
        assert_eq!(distinct(variant).len(), openings(variant).len());
        for reached in positions(variant) {
            assert!(!reached.must_capture());
            assert_eq!(reached.all_pieces(Color::White).len(), reached.all_pieces(Color::Black).len());
            engine.forget();
            let found = engine.search(&Situation::from(reached), None, &Limits::nodes(10_000), |_| ());
            assert!(found.score.as_centi_men().abs() <= 60, "{reached:?} {:?}", found.score);
        }
    }

    /// The counts of the federation's table, which prints two ballots twice.
    #[test]
    fn those_on_64_squares_are_as_many_as_in_the_table() {
        let flying = |variant| openings(variant).into_iter().filter(|ballot| ballot.contains('-')).count();
        assert_eq!((openings(Variant::Russian).len(), flying(Variant::Russian)), (736, 392));
        assert_eq!(distinct(Variant::Russian).len(), 734);
        assert_eq!((openings(Variant::Brazilian).len(), distinct(Variant::Brazilian).len()), (725, 723));
        for table in 1..=46 {
            let of_table = TABLE_64.lines().filter(|line| line.starts_with(&format!("{table}-"))).count();
            assert_eq!(of_table, 16, "{table}");
        }
    }

    /// Positions of the table, from a list of positions and not of moves.
    #[test]
    fn ballots_lead_to_the_positions_of_the_table() {
        let drawn = distinct(Variant::Russian);
        let is_drawn = |fen: &str| {
            let read = read_fen(fen, Variant::Russian).unwrap().position;
            drawn.contains(&damier_rules::notation::write_fen(&read))
        };
        for fen in [
            // 1-IX, with captures on the way
            "W:W18,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,7,8,11,12,13,15",
            // 34-VI, 43-XIII: missing from older lists
            "W:W13,21,22,23,24,25,26,27,28,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12",
            "W:W18,21,22,23,24,25,26,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,12,14,16",
            // 15-XVI, 16-V, 22-XV: men elsewhere at the start
            "W:W20,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,21",
            "W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,6,7,8,9,10,11,12,14",
            "B:W13,21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,8,9,10,11,12,16",
            // 46-XIII, the last with a number of its own
            "W:W20,21,22,23,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,12,16",
        ] {
            assert!(is_drawn(fen), "{fen}");
        }
        // Ballots of older lists that the table lacks.
        for fen in [
            "B:W13,21,22,23,24,25,26,27,28,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12",
            "W:W19,21,22,23,24,25,26,27,28,30,31,32:B1,2,3,4,6,7,8,9,10,11,12,14",
            "W:W20,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,13",
            "W:W12,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,14",
            "W:W18,20,21,22,23,25,26,28,29,30,31,32:B1,2,3,4,5,7,8,9,10,12,14,16",
            "W:W18,20,21,22,23,25,26,28,29,30,31,32:B1,2,3,4,5,6,7,9,11,12,14,16",
            "W:W18,20,21,22,23,25,26,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,12,14,19",
            "W:W20,21,22,23,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,9,10,11,12,13",
            "W:W13,21,22,23,24,25,26,27,29,30,31,32:B1,2,3,4,5,6,7,9,10,11,12,28",
            "W:W5,21,22,23,24,25,26,27,29,30,31,32:B1,2,3,4,6,7,8,9,10,11,12,18",
        ] {
            assert!(!is_drawn(fen), "{fen}");
        }
    }

    #[test]
    fn moves_of_ballots_are_made_on_64_squares_only() {
        let drawn = |variant, seed| move_of_ballot(variant, &mut etude::random(seed));
        for seed in 0..40 {
            let (position, played) = drawn(Variant::Russian, seed).unwrap();
            assert!(position.legal_moves().contains(&played));
            assert!(drawn(Variant::Brazilian, seed).is_some());
            assert_eq!(drawn(Variant::International, seed), None);
        }
    }

    #[test]
    fn a_ballot_that_cannot_be_read_is_none() {
        for ballot in ["ab5", "ad4", "zz9", "a3", "a3-h4", "b3-h4 -----", "a3-c3 -----", "a3-h9 -----"] {
            assert_eq!(position(Variant::Russian, ballot), None, "{ballot}");
        }
        assert_eq!(position(Variant::International, "33-28 19-22"), None);
    }
}
