//! Check, mate, stalemate, suicides, and why moves are refused.

use chuhe_rules::{Defeat, Move, Position, Refusal, Side, Suicide};

use crate::{
    reference::{Grid, square},
    support::{Random, random_game, random_placement},
};

fn position(fen: &str) -> Position {
    Position::from_fen(fen).unwrap()
}

fn suicide(fen: &str, mv: &str) -> Option<Suicide> {
    position(fen).suicide(mv.parse().unwrap())
}

fn refusal(fen: &str, mv: &str) -> String {
    position(fen).check_move(mv.parse().unwrap()).unwrap_err().to_string()
}

#[test]
fn the_three_suicides_have_their_names() {
    // The red cannon is all that stands between the kings.
    assert_eq!(suicide("4k4/9/9/9/9/9/4C4/9/9/4K4 w", "e3d3"), Some(Suicide::KingsFace));
    assert_eq!(suicide("4k4/9/9/9/9/9/4C4/9/9/4K4 w", "e3e5"), None);
    // The king steps before the rook; the advisor lets the rook in.
    assert_eq!(suicide("3k5/9/9/9/9/9/5r3/9/9/4K4 w", "e0f0"), Some(Suicide::GivesKing));
    assert_eq!(suicide("3k5/9/9/9/4r4/9/9/9/4A4/4K4 w", "e1d2"), Some(Suicide::GivesKing));
    // In check by the rook, something else is moved.
    assert_eq!(suicide("3k5/9/9/9/4r4/9/9/9/9/R3K4 w", "a0a1"), Some(Suicide::CheckUnanswered));
    // The kings come first: the king in check steps before the other one.
    assert_eq!(suicide("3k5/9/9/9/4r4/9/9/9/9/4K4 w", "e0d0"), Some(Suicide::KingsFace));
}

#[test]
fn suicides_are_those_of_the_naive_generator() {
    let mut random = Random::new(5);
    let mut seen = [0; 3];
    let placements = (0..1500).map(|round| random_placement(&mut random, 4 + round % 20)).collect::<Vec<_>>();
    for position in &placements {
        let grid = Grid::of(position);
        for (from, to) in grid.pseudo() {
            let next = grid.after(from, to);
            let expected = if !next.endangered(grid.red) {
                None
            } else if next.facing() {
                Some(Suicide::KingsFace)
            } else if grid.endangered(grid.red) {
                Some(Suicide::CheckUnanswered)
            } else {
                Some(Suicide::GivesKing)
            };
            if let Some(kind) = expected {
                seen[kind as usize] += 1;
            }
            assert_eq!(position.suicide(Move::new(square(from), square(to))), expected, "{position}");
        }
    }
    assert!(seen.iter().all(|&count| count > 100), "{seen:?}");
}

#[test]
fn mate_and_stalemate_both_lose() {
    assert_eq!(position("R3k4/9/9/9/9/9/9/9/9/3K1R3 b").defeat(), None, "e8 is free");
    assert_eq!(position("R3k4/1R7/9/9/9/9/9/9/9/3K5 b").defeat(), Some(Defeat::Mate), "双车错");
    assert_eq!(position("3aka3/9/9/9/9/9/9/4C4/4C4/4K4 b").defeat(), Some(Defeat::Mate), "重炮");
    assert_eq!(position("3ak1R2/4a4/4b4/9/9/9/9/4C4/9/5K3 b").defeat(), Some(Defeat::Mate), "铁门栓");
    assert_eq!(position("3k5/4P4/9/9/9/9/9/9/9/4K4 b").defeat(), Some(Defeat::Stalemate));
    assert_eq!(position("3k5/4P4/9/9/p8/9/9/9/9/4K4 b").defeat(), None, "a pawn is left to move");
}

#[test]
fn ends_are_those_of_the_naive_generator() {
    let mut random = Random::new(6);
    let mut seen = [0; 2];
    for round in 0..30_000 {
        let position = random_placement(&mut random, 3 + round % 6);
        let expected = if position.can_move() {
            None
        } else if Grid::of(&position).endangered(position.turn() == Side::Red) {
            seen[0] += 1;
            Some(Defeat::Mate)
        } else {
            seen[1] += 1;
            Some(Defeat::Stalemate)
        };
        assert_eq!(position.defeat(), expected, "{position}");
    }
    assert!(seen[0] > 10 && seen[1] > 0, "{seen:?}");
}

#[test]
fn the_checkers_are_those_that_attack_the_king() {
    let mut random = Random::new(7);
    for round in 0..3000 {
        let position = random_placement(&mut random, 3 + round % 20);
        let grid = Grid::of(&position);
        let king = grid.king(grid.red);
        let expected: Vec<_> = Grid::all()
            .filter(|&from| grid.at(from).is_uppercase() != grid.red && grid.goes(from, king))
            .map(square)
            .collect();
        assert_eq!(position.checkers(position.turn()).collect::<Vec<_>>(), expected, "{position}");
    }
}

#[test]
fn a_refused_move_says_why() {
    let start = chuhe_rules::START_FEN;
    assert_eq!(refusal(start, "e4e5"), "no piece stands on e4");
    assert_eq!(refusal(start, "a9a8"), "the piece on a9 is Black's, and Red is to move");
    assert_eq!(refusal(start, "a0a3"), "your own piece stands on a3");
    assert_eq!(refusal(start, "b0d1"), "the piece on c0 blocks the horse's leg (2.2)");
    assert_eq!(refusal(start, "b0b1"), "the horse does not move like that (2.2)");
    assert_eq!(refusal(start, "b2b8"), "the piece on b7 is in the way (2.2)");
    assert_eq!(refusal(start, "b2b7"), "a cannon captures over exactly one piece; here it is 0 (2.2)");
    assert_eq!(refusal(start, "a3b3"), "the pawn does not move like that (2.2)");
    assert_eq!(refusal("3k5/9/9/9/9/9/9/9/3N5/2B1K4 w", "c0e2"), "the piece on d1 blocks the elephant's eye (2.2)");
    assert_eq!(refusal("3k5/9/9/9/9/2B6/9/9/9/4K4 w", "c4e6"), "an elephant does not cross the river (2.2)");
    assert_eq!(refusal("4k4/9/9/9/9/9/9/9/9/3K5 w", "d0c0"), "the king stays in the palace (2.2)");
    assert_eq!(refusal("4k4/9/9/9/9/9/9/5A3/9/3K5 w", "f2g1"), "the advisor stays in the palace (2.2)");
    assert_eq!(refusal("4k4/9/9/9/9/9/9/9/9/3K5 w", "d0e0"), "the kings face each other (3.4)");
    assert_eq!(position(start).check_move("h2e2".parse().unwrap()), Ok(()));
    assert_eq!(position(start).check_move("e0e2".parse().unwrap()), Err(Refusal::NotItsMove(chuhe_rules::Kind::King)));
}

#[test]
fn exactly_the_legal_moves_are_not_refused() {
    let mut random = Random::new(8);
    for position in (0..2).flat_map(|_| random_game(&mut random, 80)) {
        let legal = position.legal_moves();
        for (from, to) in Grid::all().flat_map(|from| Grid::all().map(move |to| (from, to))) {
            let mv = Move::new(square(from), square(to));
            assert_eq!(position.check_move(mv).is_ok(), legal.contains(&mv), "{position} {mv}");
            assert_eq!(position.is_legal(mv), legal.contains(&mv), "{position} {mv}");
        }
    }
}

#[test]
fn moves_are_read_as_iccs_writes_them() {
    let mv: Move = "h2e2".parse().unwrap();
    assert_eq!("H2-E2".parse(), Ok(mv));
    assert_eq!(mv.to_string(), "h2e2");
    for (text, error) in [
        ("h2e", "\"h2e\" is no move; moves are written like h2e2 or H2-E2"),
        ("h2ee2", "\"h2ee2\" is no move; moves are written like h2e2 or H2-E2"),
        ("h2-e", "\"-e\" is no square; squares are written like e0, files a to i, ranks 0 to 9"),
        ("j2e2", "\"j2\" is no square; squares are written like e0, files a to i, ranks 0 to 9"),
        ("炮e", "\"炮e\" is no move; moves are written like h2e2 or H2-E2"),
    ] {
        assert_eq!(text.parse::<Move>().unwrap_err().to_string(), error);
    }
}
