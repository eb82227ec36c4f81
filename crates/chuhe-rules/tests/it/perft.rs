//! Counts of move sequences, against published ones and against the naive generator.

use chuhe_rules::{Aim, Kind, Move, Position, Square, perft};

use crate::{
    reference::{Grid, square},
    support::{Random, random_game, random_placement},
};

/// <https://www.chessprogramming.org/Chinese_Chess_Perft_Results>, agreed there by several programs.
const PUBLISHED: [(&str, &[u64]); 11] = [
    (chuhe_rules::START_FEN, &[44, 1_920, 79_666, 3_290_240, 133_312_995]),
    ("r1ba1a3/4kn3/2n1b4/pNp1p1p1p/4c4/6P2/P1P2R2P/1CcC5/9/2BAKAB2 w", &[38, 1_128, 43_929, 1_339_047]),
    ("1cbak4/9/n2a5/2p1p3p/5cp2/2n2N3/6PCP/3AB4/2C6/3A1K1N1 w", &[7, 281, 8_620, 326_201, 10_369_923]),
    ("5a3/3k5/3aR4/9/5r3/5n3/9/3A1A3/5K3/2BC2B2 w", &[25, 424, 9_850, 202_884, 4_739_553]),
    ("CRN1k1b2/3ca4/4ba3/9/2nr5/9/9/4B4/4A4/4KA3 w", &[28, 516, 14_808, 395_483, 11_842_230]),
    ("R1N1k1b2/9/3aba3/9/2nr5/2B6/9/4B4/4A4/4KA3 w", &[21, 364, 7_626, 162_837, 3_500_505]),
    ("C1nNk4/9/9/9/9/9/n1pp5/B3C4/9/3A1K3 w", &[28, 222, 6_241, 64_971, 1_914_306]),
    ("4ka3/4a4/9/9/4N4/p8/9/4C3c/7n1/2BK5 w", &[23, 345, 8_124, 149_272, 3_513_104]),
    ("2b1ka3/9/b3N4/4n4/9/9/9/4C4/2p6/2BK5 w", &[21, 195, 3_883, 48_060, 933_096, 12_250_386]),
    ("1C2ka3/9/C1Nab1n2/p3p3p/6p2/9/P3P3P/3AB4/3p2c2/c1BAK4 w", &[30, 830, 22_787, 649_866, 17_920_736]),
    ("CnN1k1b2/c3a4/4ba3/9/2nr5/9/9/4C4/4A4/4KA3 w", &[19, 583, 11_714, 376_467, 8_148_177]),
];

#[test]
fn counts_are_the_published_ones() {
    for (fen, counts) in PUBLISHED {
        let position = Position::from_fen(fen).unwrap();
        for (depth, &count) in (1..).zip(counts) {
            assert_eq!(perft(&position, depth), count, "{fen} at depth {depth}");
        }
    }
}

/// What pieces reach and who captures on a point, against the moves that the naive generator finds.
fn check_reach(position: &Position) {
    let own = Grid::of(position).pseudo();
    let moves: Vec<Move> = own.into_iter().map(|(from, to)| Move::new(square(from), square(to))).collect();
    let bit = |square: Square| 1u128 << square.index();
    let stood_on = |side| position.pieces(side).fold(0, |set, square| set | bit(square));
    for from in position.pieces(position.turn()) {
        let there = moves.iter().filter(|mv| mv.from() == from).fold(0, |set, mv| set | bit(mv.to()));
        assert_eq!(position.reach(from) & !stood_on(position.turn()), there, "{position} {from}");
    }
    let lightest = [Kind::Pawn, Kind::Advisor, Kind::Elephant, Kind::Horse, Kind::Cannon, Kind::Rook, Kind::King];
    let kind = |from: Square| position.piece(from).unwrap().kind;
    for to in position.pieces(position.turn().other()) {
        let by = moves.iter().filter(|mv| mv.to() == to).map(|mv| kind(mv.from()));
        let expected = by.min_by_key(|&kind| lightest.iter().position(|&other| other == kind));
        assert_eq!(position.lightest_capturer(position.turn(), to).map(kind), expected, "{position} {to}");
    }
}

fn check(position: &Position) {
    let grid = Grid::of(position);
    let named = |moves: Vec<_>| {
        let mut moves: Vec<_> = moves.into_iter().map(|(from, to)| Move::new(square(from), square(to))).collect();
        moves.sort();
        moves
    };
    let sorted = |moves: &[Move]| {
        let mut moves = moves.to_vec();
        moves.sort();
        moves
    };
    assert_eq!(sorted(&position.pseudo_moves()), named(grid.pseudo()), "{position}");
    let legal = named(grid.legal());
    assert_eq!(sorted(&position.legal_moves()), legal, "{position}");
    let captures: Vec<Move> = legal.iter().copied().filter(|mv| !position.is_empty(mv.to())).collect();
    assert_eq!(sorted(&position.legal_captures()), captures, "{position}");
    check_reach(position);
    let aim = Aim::of(position);
    for &mv in &legal {
        let after = position.after(mv);
        assert_eq!(aim.gives_check(position, mv), after.in_check(after.turn()), "{position} {mv}");
    }
    assert_eq!(position.count_legal_moves(), legal.len());
    assert_eq!(position.can_move(), !legal.is_empty());
    assert_eq!(position.in_check(position.turn()), grid.endangered(grid.red), "{position}");
}

#[test]
fn moves_of_random_games_are_those_of_the_naive_generator() {
    let mut random = Random::new(1);
    for _ in 0..40 {
        for position in random_game(&mut random, 200) {
            check(&position);
        }
    }
}

#[test]
fn moves_of_random_placements_are_those_of_the_naive_generator() {
    let mut random = Random::new(2);
    for round in 0..4000 {
        check(&random_placement(&mut random, 3 + round % 28));
    }
}

#[test]
fn counts_of_random_placements_are_those_of_the_naive_generator() {
    fn count(grid: &Grid, depth: u32) -> u64 {
        let moves = grid.legal();
        if depth == 1 {
            return u64::try_from(moves.len()).unwrap();
        }
        moves.into_iter().map(|(from, to)| count(&grid.after(from, to), depth - 1)).sum()
    }
    let mut random = Random::new(3);
    for round in 0..150 {
        let position = random_placement(&mut random, 3 + round % 20);
        assert_eq!(perft(&position, 2), count(&Grid::of(&position), 2), "{position}");
    }
}

#[test]
fn hashes_do_not_depend_on_the_way() {
    let mut random = Random::new(4);
    for position in (0..20).flat_map(|_| random_game(&mut random, 150)) {
        assert_eq!(position.hash(), Position::from_fen(&position.to_fen()).unwrap().hash(), "{position}");
    }
}
