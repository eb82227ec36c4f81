//! Openings for the ballot.
//!
//! On 64 squares: the drawing table of the FMJD, in `ballots-64.txt`, and the basic positions of the IDF, in
//! `ballots-basic-64.txt`. On 100 squares, for which there is no such table: six plies after which neither side is better.
//! They were generated at random and kept if the engine found only a small difference after 150,000 positions.

use rand::RngExt;
use strum::{AsRefStr, VariantArray};

use damier_rules::notation::read_move;
use damier_rules::{AnyPosition, Color, Move, Piece, PieceKind, Setup, Square, Variant};
use etude::Random;

/// Lines of the drawing table for 64 squares: a table and a number in it, then the ballot.
const TABLE_64: &str = include_str!("ballots-64.txt");

/// The basic positions, in the same form.
const BASIC_64: &str = include_str!("ballots-basic-64.txt");

/// Ballots of the drawing table that are not drawn in Brazilian draughts.
const NOT_BRAZILIAN: [&str; 11] =
    ["1-IX", "4-XV", "5-IX", "5-XI", "19-V", "25-XIII", "30-XVI", "40-XIV", "41-XIII", "42-XIV", "43-II"];

/// No man of this side stands elsewhere.
const NONE_MOVED: &str = "-----";

/// The usual start, drawn as any other.
const FREE: &str = "free";

/// A list that openings are drawn from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, AsRefStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum BallotTable {
    /// The drawing table of the FMJD, for 64 squares.
    Federation,
    /// The basic positions of the IDF, for 64 squares.
    Basic,
    /// The program's own openings, for 100 squares.
    Balanced,
}

/// An opening that may be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ballot {
    variant: Variant,
    /// The table that it stands in.
    pub table: BallotTable,
    /// Its number there, such as `7-III`; empty where they have none.
    pub code: &'static str,
    text: &'static str,
}

impl BallotTable {
    /// The tables that are drawn from in a variant, the usual one first.
    #[must_use]
    pub const fn of(variant: Variant) -> &'static [Self] {
        match variant {
            Variant::International => &[Self::Balanced],
            Variant::Russian | Variant::Brazilian => &[Self::Federation, Self::Basic],
        }
    }

    /// This table if the variant has it, or else the usual one.
    #[must_use]
    pub fn or_usual(self, variant: Variant) -> Self {
        let tables = Self::of(variant);
        if tables.contains(&self) { self } else { tables[0] }
    }

    /// All its openings that are drawn in a variant; none if the variant does not have it.
    #[must_use]
    pub fn ballots(self, variant: Variant) -> Vec<Ballot> {
        if !Self::of(variant).contains(&self) {
            return Vec::new();
        }
        let lines = match self {
            Self::Balanced => {
                return INTERNATIONAL.iter().map(|text| Ballot { variant, table: self, code: "", text }).collect();
            }
            Self::Federation => TABLE_64,
            Self::Basic => BASIC_64,
        };
        let is_drawn = |code| self == Self::Basic || variant == Variant::Russian || !NOT_BRAZILIAN.contains(&code);
        let lines = lines.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once(' '));
        lines
            .filter(|&(code, _)| is_drawn(code))
            .map(|(code, text)| Ballot { variant, table: self, code, text })
            .collect()
    }

    /// One of them by lot. `None` if the variant does not have the table.
    #[must_use]
    pub fn draw(self, variant: Variant, random: &mut Random) -> Option<Ballot> {
        let ballots = self.ballots(variant);
        ballots.get(random.random_range(0..ballots.len().max(1))).copied()
    }
}

impl Ballot {
    /// The moves, or the men that stand elsewhere, as the table writes them.
    #[must_use]
    pub fn written(&self) -> String {
        self.text.split_whitespace().filter(|word| *word != NONE_MOVED).collect::<Vec<&str>>().join(" ")
    }

    /// The man of White and that of Black that stand elsewhere, each with its usual square and the other. Empty unless
    /// the ballot is a flying one.
    #[must_use]
    pub fn elsewhere(&self) -> Vec<(Color, &'static str, &'static str)> {
        if self.table == BallotTable::Balanced {
            return Vec::new();
        }
        let words = Color::ALL.into_iter().zip(self.text.split_whitespace());
        let moved = words.filter_map(|(color, word)| word.split_once('-').map(|(from, to)| (color, from, to)));
        moved.filter(|(_, from, _)| !from.is_empty()).collect()
    }

    /// The position from which the game is played. `None` if it cannot be read, which a test excludes.
    #[must_use]
    pub fn position(&self) -> Option<AnyPosition> {
        position(self.variant, self.text)
    }

    /// The ballots that lead to a position, at most one of each table. The usual start is none.
    #[must_use]
    pub fn leading_to(reached: &AnyPosition) -> Vec<Self> {
        let variant = reached.variant();
        if *reached == AnyPosition::start(variant) {
            return Vec::new();
        }
        let leads = |ballot: &Self| ballot.position().as_ref() == Some(reached);
        BallotTable::of(variant).iter().filter_map(|table| table.ballots(variant).into_iter().find(leads)).collect()
    }
}

/// The position after an opening. `None` if it cannot be read.
fn position(variant: Variant, opening: &str) -> Option<AnyPosition> {
    let start = AnyPosition::start(variant);
    if variant == Variant::International {
        return opening.split_whitespace().try_fold(start, |reached, text| {
            let played = read_move(&reached, text).ok()?;
            Some(reached.play_unchecked(played))
        });
    }
    if opening == FREE {
        return Some(start);
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
    let written = BallotTable::Federation.ballots(variant).into_iter().filter(|ballot| ballot.elsewhere().is_empty());
    let ballots: Vec<Vec<&str>> = written.map(|ballot| ballot.text.split_whitespace().collect()).collect();
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

    use crate::play::ballots::BallotTable::{Balanced, Basic, Federation};

    fn positions(table: BallotTable, variant: Variant) -> Vec<AnyPosition> {
        let read = |ballot: Ballot| ballot.position().unwrap_or_else(|| panic!("{ballot:?}"));
        table.ballots(variant).into_iter().map(read).collect()
    }

    fn distinct(table: BallotTable, variant: Variant) -> Vec<String> {
        let mut fens: Vec<String> = positions(table, variant).iter().map(damier_rules::notation::write_fen).collect();
        fens.sort_unstable();
        fens.dedup();
        fens
    }

    #[test]
    fn those_on_100_squares_differ_and_favour_nobody() {
        let mut engine = Engine::new(1);
        let variant = Variant::International;
        assert_eq!(distinct(Balanced, variant).len(), Balanced.ballots(variant).len());
        for reached in positions(Balanced, variant) {
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
        let all = |variant| Federation.ballots(variant);
        let flying = all(Variant::Russian).into_iter().filter(|ballot| !ballot.elsewhere().is_empty()).count();
        assert_eq!((all(Variant::Russian).len(), flying), (736, 392));
        assert_eq!(distinct(Federation, Variant::Russian).len(), 734);
        assert_eq!((all(Variant::Brazilian).len(), distinct(Federation, Variant::Brazilian).len()), (725, 723));
        assert!(all(Variant::International).is_empty() && Basic.ballots(Variant::International).is_empty());
        for table in 1..=46 {
            let of_table = TABLE_64.lines().filter(|line| line.starts_with(&format!("{table}-"))).count();
            assert_eq!(of_table, 16, "{table}");
        }
    }

    /// Positions of the table, from a list of positions and not of moves.
    #[test]
    fn ballots_lead_to_the_positions_of_the_table() {
        let drawn = distinct(Federation, Variant::Russian);
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

    /// Positions of the table, from two other copies of it.
    #[test]
    fn the_basic_positions_are_those_of_the_table() {
        for variant in [Variant::Russian, Variant::Brazilian] {
            assert_eq!((Basic.ballots(variant).len(), distinct(Basic, variant).len()), (150, 150));
            assert!(Basic.ballots(variant).iter().all(|ballot| ballot.elsewhere().is_empty()));
        }
        for (code, fen) in [
            ("1-I", "B:W14,21,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,11,12,13"),
            ("2-V", "B:W13,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,12,15"),
            ("4-III", "B:W14,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,12,16"),
            ("5-VII", "W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12"),
            ("7-V", "B:W20,21,22,23,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12"),
            ("9-VIII", "B:W19,21,22,23,24,25,26,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,11,12,14"),
            ("10-X", "W:W18,21,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,11,12,14"),
        ] {
            let ballot = Basic.ballots(Variant::Russian).into_iter().find(|ballot| ballot.code == code).unwrap();
            assert_eq!(ballot.position(), Some(read_fen(fen, Variant::Russian).unwrap().position), "{code}");
        }
        for table in 1..=15 {
            let of_table = BASIC_64.lines().filter(|line| line.starts_with(&format!("{table}-"))).count();
            assert_eq!(of_table, 10, "{table}");
        }
    }

    #[test]
    fn a_position_names_its_ballot_in_either_table() {
        let named = |fen: &str| {
            let ballots = Ballot::leading_to(&read_fen(fen, Variant::Russian).unwrap().position);
            ballots.into_iter().map(|ballot| (ballot.table, ballot.code, ballot.written())).collect::<Vec<_>>()
        };
        let [(Federation, "15-XVI", written)] =
            &named("W:W20,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,21")[..]
        else {
            panic!("a flying ballot")
        };
        assert_eq!(written, "a3-h4 h6-a3");
        let both = named("B:W20,21,22,23,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12");
        assert_eq!(both, [(Federation, "45-XVI", "gh4".to_owned()), (Basic, "7-V", "gh4".to_owned())]);
        let basic = named("W:W20,21,22,23,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,16");
        assert_eq!(basic, [(Basic, "1-III", "gh4 hg5".to_owned())]);
        assert_eq!(named("W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12"), []);
    }

    #[test]
    fn the_men_of_a_flying_ballot_are_told() {
        let elsewhere = |code: &str| {
            let found = Federation.ballots(Variant::Russian).into_iter().find(|ballot| ballot.code == code);
            found.unwrap().elsewhere()
        };
        assert_eq!(elsewhere("15-XVI"), [(Color::White, "a3", "h4"), (Color::Black, "h6", "a3")]);
        assert_eq!(elsewhere("1-I"), []);
        let all = Federation.ballots(Variant::Russian);
        let one_only = all.iter().filter(|ballot| ballot.elsewhere().len() == 1);
        assert!(one_only.clone().count() > 0);
        assert!(one_only.into_iter().all(|ballot| !ballot.written().contains(NONE_MOVED)));
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
