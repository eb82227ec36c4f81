//! Packs of puzzles.

use std::collections::HashSet;

use yonsan_oracle::Grid;
use yonsan_rules::{
    COLLECTION, Judge, PackError, Position, Puzzle, PuzzleKind, Side, VcfEnd, collection, pack, read_board, read_moves,
    unpack,
};

fn puzzles() -> Vec<Puzzle> {
    let four_three = Position::new(read_board("g8 h8 i8 j9 j10 / f8 a1 a3 a5 a7").unwrap(), Side::Black);
    let foul = Position::new(read_board("e10 e11 f11 g10 j12 a1 / g12 h12 i12 a3 c1").unwrap(), Side::White);
    let moves = |text| read_moves(text).unwrap();
    vec![
        Puzzle::new(PuzzleKind::Fours, four_three, moves("j8 k8 j7 j6 j11")).unwrap(),
        Puzzle::new(PuzzleKind::Foul, foul, moves("f12 e12")).unwrap(),
    ]
}

#[test]
fn a_pack_is_read_back() {
    let puzzles = puzzles();
    let bytes = pack(&puzzles);
    assert_eq!(&bytes[..12], b"YPZ1\x02\0\0\0\0\x05\x05\x05");
    assert_eq!(bytes.len(), 8 + (4 + 15) + (4 + 13));
    assert_eq!(unpack(&bytes), Ok(puzzles));
    assert_eq!(unpack(&pack(&[])), Ok(vec![]));
}

#[test]
fn damaged_packs_are_refused() {
    let bytes = pack(&puzzles());
    assert_eq!(unpack(b"YPZ2\0\0\0\0"), Err(PackError::Magic));
    assert_eq!(unpack(b"YPZ"), Err(PackError::Magic));
    for length in 4..bytes.len() {
        assert!(matches!(unpack(&bytes[..length]), Err(PackError::Length(_))), "{length}");
    }
    assert_eq!(unpack(&[&bytes[..], &[0]].concat()), Err(PackError::Length(2)));
    let with = |at: usize, value: u8| {
        let mut bytes = bytes.clone();
        bytes[at] = value;
        unpack(&bytes)
    };
    assert_eq!(with(8, 6), Err(PackError::Damaged(0)), "an unknown kind");
    assert_eq!(with(12, 225), Err(PackError::Damaged(0)), "off the board");
    assert_eq!(with(12, bytes[13]), Err(PackError::Damaged(0)), "a stone twice");
}

#[test]
fn equally_good_answers_are_accepted() {
    let mut judge = Judge::new();
    let puzzle = &puzzles()[0];
    assert!(puzzle.is_solved_by(&mut judge, "j8".parse().unwrap()));
    assert!(!puzzle.is_solved_by(&mut judge, "k8".parse().unwrap()));
    assert!(!puzzle.is_solved_by(&mut judge, "o15".parse().unwrap()));
    assert_eq!((puzzle.length(), puzzle.kind()), (2, PuzzleKind::Fours));
}

/// What the levels solve less often is rated higher, and the shipped ratings are those of the shipped tries.
#[test]
fn ratings_follow_from_the_tries_of_the_levels() {
    let puzzles = collection().unwrap();
    let tried: Vec<u32> = include_str!("../../puzzles/tries.txt")
        .lines()
        .map(|line| line.split(' ').map(|count| count.parse::<u32>().unwrap()).sum())
        .collect();
    assert_eq!(tried.len(), puzzles.len());
    let mean = |least: u32, most: u32| {
        let rated = puzzles.iter().zip(&tried).filter(|(_, count)| (least..=most).contains(*count));
        let ratings: Vec<f64> = rated.map(|(puzzle, _)| puzzle.rating().unwrap()).collect();
        ratings.iter().sum::<f64>() / f64::from(u32::try_from(ratings.len()).unwrap())
    };
    let means = [mean(0, 4), mean(5, 8), mean(9, 11), mean(12, 14), mean(15, 18)];
    assert!(means.is_sorted_by(|harder, easier| harder > &(easier + 50.0)), "{means:?}");
    assert!(puzzles.iter().all(|puzzle| puzzle.rating().is_some_and(|rating| (600.0..=2_500.0).contains(&rating))));
}

/// The whole collection by the judge, every hundredth by the naive search.
#[test]
fn the_collection_is_proved() {
    assert!(COLLECTION.len() <= 400_000);
    let (puzzles, mut judge) = (unpack(COLLECTION).unwrap(), Judge::new());
    let mut seen = HashSet::new();
    for (index, puzzle) in puzzles.iter().enumerate() {
        let (position, side) = (puzzle.position(), puzzle.position().to_move());
        assert!(seen.insert(position.hash()), "puzzle {index} comes twice");
        assert!(position.board().stones() <= 40);
        assert!(Side::ALL.into_iter().all(|side| position.fives(side).next().is_none()));
        if puzzle.kind() == PuzzleKind::Threats {
            assert!(judge.vcf(position).is_refuted());
            assert!(judge.vct_from(position, puzzle.solution()[0], 20_000).is_won());
            continue;
        }
        let starts = judge.vcf_starts(position);
        assert_eq!(starts.len(), 1, "puzzle {index} has one first move");
        assert_eq!((starts[0].first(), starts[0].fours()), (puzzle.solution()[0], puzzle.length()));
        assert_eq!(starts[0].end() == VcfEnd::Foul, puzzle.kind() == PuzzleKind::Foul);
        assert!((2..=10).contains(&puzzle.length()) || puzzle.kind() == PuzzleKind::Foul);
        if index % 100 == 0 {
            let grid = Grid::of(position.board());
            assert!(grid.naive_vcf(side, puzzle.length()) && !grid.naive_vcf(side, puzzle.length() - 1));
            assert_eq!(grid.naive_starts(side, puzzle.length()), [puzzle.solution()[0]]);
        }
    }
}
