//! Properties: nothing depends on the orientation of the board, and no input is too odd to be refused.

use proptest::{collection::vec, prelude::*, test_runner::RngSeed};
use yonsan_rules::{
    Board, Finding, Judge, Point, Position, Side, Symmetry, read_board, read_moves, read_pos, unpack, write_board,
    write_moves, write_moves_joined, write_pos,
};

use crate::boards::{Random, from_play, scattered};

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, rng_seed: RngSeed::Fixed(46), failure_persistence: None, ..ProptestConfig::default() }
}

fn turned(board: &Board, symmetry: Symmetry) -> Board {
    let [black, white] = Side::ALL.map(|side| board.of(side).map(|point| symmetry.apply(point)).collect::<Vec<_>>());
    Board::from_stones(&black, &white).unwrap()
}

proptest! {
    #![proptest_config(config(60))]

    #[test]
    fn fouls_and_victories_turn_with_the_board(seed in any::<u64>()) {
        let mut random = Random::new(seed);
        let board = if seed % 2 == 0 { scattered(&mut random) } else { from_play(&mut random) };
        let mut judge = Judge::new();
        let fours = |judge: &mut Judge, board, side| match judge.vcf(&Position::new(board, side)) {
            Finding::Won(vcf) => Some(vcf.fours()),
            _ => None,
        };
        let found = Side::ALL.map(|side| fours(&mut judge, board, side));
        for symmetry in Symmetry::all() {
            let image = turned(&board, symmetry);
            for point in board.empty_points() {
                prop_assert_eq!(image.foul(symmetry.apply(point)), board.foul(point));
            }
            prop_assert_eq!(Side::ALL.map(|side| fours(&mut judge, image, side)), found);
        }
    }

    #[test]
    fn boards_and_moves_are_read_back(seed in any::<u64>()) {
        let board = from_play(&mut Random::new(seed));
        prop_assert_eq!(read_board(&write_board(&board)), Ok(board));
        let moves: Vec<Point> = Side::ALL.into_iter().flat_map(|side| board.of(side).collect::<Vec<_>>()).collect();
        prop_assert_eq!(read_moves(&write_moves(&moves)), Ok(moves.clone()));
        prop_assert_eq!(read_moves(&write_moves_joined(&moves)), Ok(moves.clone()));
        prop_assert_eq!(read_pos(&write_pos(&moves)), Ok(moves));
    }
}

proptest! {
    #![proptest_config(config(2_000))]

    #[test]
    fn any_text_is_read_or_refused(text in "[a-pA-P0-9 ./,;\n天元Ｈ８，é-]{0,24}") {
        for error in [read_moves(&text).err(), read_board(&text).err()].into_iter().flatten() {
            prop_assert!(error.line() >= 1 && error.line() <= text.lines().count().max(1) + 1);
        }
    }

    #[test]
    fn any_bytes_are_read_or_refused(bytes in vec(any::<u8>(), 0..40)) {
        if let Ok(moves) = read_pos(&bytes) {
            prop_assert_eq!(write_pos(&moves), bytes.clone());
        }
        let pack = [b"YPZ1\x01\0\0\0", bytes.as_slice()].concat();
        if let Ok(puzzles) = unpack(&pack) {
            prop_assert_eq!(puzzles.len(), 1);
        }
    }
}
