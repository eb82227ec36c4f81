//! Reading and writing FEN.

use chuhe_rules::{Kind, Piece, Position, START_FEN, Setup, Side};

use crate::support::{Random, random_placement};

fn error(fen: &str) -> String {
    Position::from_fen(fen).unwrap_err().to_string()
}

#[test]
fn the_start_is_the_start() {
    assert_eq!(Position::start().to_fen(), START_FEN);
    assert_eq!(Position::from_fen(START_FEN).unwrap(), Position::start());
    // E and H, r for Red, nothing after the board.
    let other = "rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR";
    assert_eq!(Position::from_fen(other).unwrap(), Position::start());
    assert_eq!(Position::from_fen(&format!("{other} r")).unwrap(), Position::start());
}

#[test]
fn positions_survive_writing() {
    let mut random = Random::new(9);
    for round in 0..2000 {
        let position = random_placement(&mut random, round % 30 + 1);
        assert_eq!(position.to_string().parse::<Position>().unwrap(), position);
        assert_eq!(Setup::from(&position).position().unwrap(), position);
    }
}

#[test]
fn what_is_no_fen_says_why() {
    assert_eq!(error("  "), "the FEN is empty");
    assert_eq!(error("9/9/9 w"), "the board of a FEN has 10 ranks, separated by /; here are 3");
    assert_eq!(error("4k4/9/9/9/9/9/9/9/8/4K4 w"), "rank 1 of the FEN has 8 files instead of 9");
    assert_eq!(error("4k4/9/9/9/9/9/9/9/9/4K5 w"), "rank 0 of the FEN has 10 files instead of 9");
    assert_eq!(
        error(" 4k4/9/4x4/9/9/9/9/9/9/4K4 w"),
        "character 9 of the FEN, 'x', is no piece (K A B N R C P, E, H) and no number from 1 to 9"
    );
    assert_eq!(
        error("4k4/9/9/9/9/9/9/9/9/3K5 x"),
        "the side to move is \"x\" instead of w (or r) for Red or b for Black"
    );
    assert_eq!(error("4k4/9/9/9/9/9/9/9/9/9 w"), "Red has no king");
    assert_eq!(error("9/9/9/9/9/9/9/9/9/4K4 w"), "Black has no king");
    assert_eq!(error("4k4/9/9/9/9/9/9/9/9/4K4 w"), "the kings face each other");
    assert_eq!(error("4k4/9/9/9/9/9/9/9/9/2K6 w"), "Red's king never comes to c0");
    assert_eq!(error("4k4/9/9/9/9/9/9/9/9/3KA4 w"), "Red's advisor never comes to e0");
    assert_eq!(error("4k4/9/9/9/9/4B4/9/9/9/3K5 w"), "Red's elephant never comes to e4");
    assert_eq!(error("4k4/9/9/RRR6/9/9/9/9/9/3K5 w"), "Red has more than 2 rooks");
    assert_eq!(error("4k4/4k4/9/9/9/9/9/9/9/3K5 w"), "Black has more than one king");
    assert_eq!(error("3k5/9/9/3R5/9/9/9/9/9/4K4 w"), "Black is in check, but Red is to move");
}

#[test]
fn a_setup_can_be_edited() {
    let mut setup = Setup::from(&Position::start());
    for file in ["a3", "c3"] {
        setup.set(file.parse().unwrap(), None);
    }
    setup.set_turn(Side::Black);
    let position = setup.position().unwrap();
    assert_eq!(position.turn(), Side::Black);
    assert_eq!(position.pieces(Side::Red).count(), 14);
    setup.set("e5".parse().unwrap(), Some(Piece { side: Side::Red, kind: Kind::Rook }));
    assert_eq!(setup.position().unwrap_err().to_string(), "Red has more than 2 rooks");
}
