//! Packs of puzzles.

use yonsan_rules::{Judge, PackError, Position, Puzzle, PuzzleKind, Side, pack, read_board, read_moves, unpack};

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
