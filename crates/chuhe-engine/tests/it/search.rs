//! What the search finds, and what it avoids.

use std::sync::atomic::AtomicBool;

use chuhe_engine::{Engine, Found, Level, Limits, Weights};
use chuhe_rules::{Defeat, Move, Position, Repetition, RuleSet, Side};

fn search(fen: &str, moves: &str, limits: &Limits) -> Found {
    let moves: Vec<Move> = moves.split_whitespace().map(|mv| mv.parse().unwrap()).collect();
    let start = Position::from_fen(fen).unwrap();
    Engine::new(4, RuleSet::Cxa).search(&start, &moves, limits, &AtomicBool::new(false), &mut |_| ())
}

fn nodes(nodes: u64) -> Limits {
    Limits { nodes, ..Limits::default() }
}

/// Mates by checks of the public bench whose length is proved in `chuhe-rules/tests/data/mates.csv`.
#[test]
fn mates_are_found() {
    // A horse behind which a cannon stands; two rooks, rank after rank; a rook before the king that cannot go back.
    for (fen, plies) in
        [("4k4/9/4N4/9/9/9/9/7C1/9/3K5 w", 1), ("3k5/9/9/R8/9/9/9/9/1R7/5K3 w", 3), ("5k3/9/9/9/9/r8/1r7/9/9/3K5 b", 3)]
    {
        let found = search(fen, "", &nodes(60_000));
        assert_eq!(found.mate(), Some(plies), "{fen} {found:?}");
        let mut position = Position::from_fen(fen).unwrap();
        found.line.iter().take(usize::try_from(plies).unwrap()).for_each(|&mv| position.play(mv));
        assert!(position.defeat().is_some(), "{fen}: {:?}", found.line);
    }
}

#[test]
fn a_position_without_moves_has_no_best_one() {
    let position = Position::from_fen("4k4/3P5/9/9/9/9/9/9/9/5K3 b").unwrap();
    assert_eq!(position.defeat(), Some(Defeat::Stalemate));
    let found = search(&position.to_fen(), "", &nodes(1_000));
    assert_eq!((found.best, found.mate()), (None, Some(0)));
}

#[test]
fn a_piece_that_can_be_taken_for_nothing_is_taken() {
    let found = search("4k4/9/9/9/4r4/9/9/9/4R4/3K5 w", "", &nodes(20_000));
    assert_eq!(found.best, Some("e1e5".parse().unwrap()));
}

/// Red is a rook down and could only check for ever, which loses: the engine must not count on it.
#[test]
fn perpetual_check_is_no_way_out() {
    let fen = "3k5/9/9/9/9/9/9/9/3R5/5K3 b";
    let moves = "d9e9 d1e1 e9d9 e1d1 d9e9 d1e1 e9d9";
    let found = search(fen, moves, &nodes(20_000));
    let start = Position::from_fen(fen).unwrap();
    let mut all: Vec<Move> = moves.split_whitespace().map(|mv| mv.parse().unwrap()).collect();
    all.push(found.best.unwrap());
    let loses = Repetition::find(start, &all).is_some_and(|found| found.judge(RuleSet::Cxa).loser == Some(Side::Red));
    assert!(!loses, "{found:?}");
}

#[test]
fn equal_seeds_play_equal_moves_and_levels_differ() {
    let start = Position::start().to_fen();
    let move_of = |level: u8, seed: u64| search(&start, "", &Level::new(level).unwrap().limits(seed)).best;
    assert_eq!(move_of(1, 7), move_of(1, 7));
    let firsts: std::collections::HashSet<_> = (0..12).map(|seed| move_of(1, seed)).collect();
    assert!(firsts.len() > 3, "{firsts:?}");
    assert_eq!(Level::all().count(), 8);
    assert!(Level::new(0).is_none() && Level::new(9).is_none());
}

/// Misjudgement must not hide a mate that is seen, nor make one up: two rooks mate in two.
#[test]
fn levels_that_misjudge_still_mate() {
    for (level, seed) in (4..=6).flat_map(|level| (0..12).map(move |seed| (level, seed))) {
        let found = search("3k5/9/9/R8/9/9/9/9/1R7/5K3 w", "", &Level::new(level).unwrap().limits(seed));
        assert_eq!(found.mate(), Some(3), "level {level}, seed {seed}: {found:?}");
    }
}

#[test]
fn excluded_moves_are_not_played() {
    let excluded = vec!["e1e5".parse().unwrap()];
    let found = search("4k4/9/9/9/4r4/9/9/9/4R4/3K5 w", "", &Limits { excluded, ..nodes(5_000) });
    assert!(found.best.is_some_and(|best| best != "e1e5".parse().unwrap()));
}

#[test]
fn weights_are_read_as_they_are_written() {
    let weights = Weights::trained();
    let again = Weights::read(&weights.write()).unwrap();
    assert_eq!(again.write(), weights.write());
    assert!(Weights::read("1 2 3").is_none() && Weights::read(&weights.write().replace('1', "x")).is_none());
}

#[test]
fn the_evaluation_is_the_same_from_both_sides() {
    let engine = Engine::new(1, RuleSet::Cxa);
    let red = Position::from_fen("2bak4/9/9/4N4/9/9/4P4/9/4A4/2BAK2R1 w").unwrap();
    let black = Position::from_fen("1r2kab2/4a4/9/4p4/9/9/4n4/9/9/4KAB2 b").unwrap();
    assert_eq!(engine.evaluate(&red), engine.evaluate(&black));
}
