//! Proofs of mate: the composed problems of `XiangqiBench` 0.1.1 (from 适情雅趣, 1570, and two others; the positions are in the
//! public domain), and short mates against a search that tries everything.

use chuhe_rules::{
    MateFinding, MateLimits, MatePackError, MateSearch, Move, Position, ProvedMate, pack_mates, unpack_mates,
};

use crate::support::{Random, random_placement};

/// Whether the side to move mates within so many plies, by trying everything.
fn mates(position: &Position, plies: u8) -> bool {
    position.legal_moves().into_iter().any(|mv| {
        let next = position.after(mv);
        let replies = next.legal_moves();
        replies.is_empty() || plies >= 3 && replies.iter().all(|&reply| mates(&next.after(reply), plies - 2))
    })
}

/// Whether the move mates within so many plies, by trying everything.
fn holds(position: &Position, mv: Move, plies: u8) -> bool {
    let next = position.after(mv);
    let replies = next.legal_moves();
    replies.is_empty() || plies >= 3 && replies.iter().all(|&reply| mates(&next.after(reply), plies - 2))
}

fn limits(plies: u8) -> MateLimits {
    MateLimits { plies, ..MateLimits::default() }
}

/// A line that mates: legal, and nothing is left at its end.
fn check_line(start: &Position, line: &[Move]) {
    let mut position = *start;
    for &mv in line {
        assert_eq!(position.check_move(mv), Ok(()), "{start} {line:?}");
        position.play(mv);
    }
    assert!(line.len() % 2 == 1 && position.legal_moves().is_empty(), "{start} {line:?}");
}

#[test]
fn short_mates_are_found_where_there_are_any() {
    let mut random = Random::new(41);
    let mut search = MateSearch::new(4);
    let mut seen = [0; 4];
    for round in 0..400 {
        let position = random_placement(&mut random, 3 + round % 12);
        let deep = if round % 8 == 0 && position.legal_moves().len() < 25 { 5 } else { 3 };
        let shortest = (1..=deep).step_by(2).find(|&plies| mates(&position, plies));
        let finding = search.search(&position, limits(deep));
        match (shortest, &finding) {
            (Some(plies), MateFinding::Mate { within, line }) => {
                assert!(plies <= *within && line.len() <= usize::from(*within), "{position} {plies} {within}");
                check_line(&position, line);
                seen[usize::from(plies / 2)] += 1;
            }
            (None, MateFinding::None) => seen[3] += 1,
            other => panic!("{position}: {other:?}"),
        }
    }
    assert!(seen.iter().all(|&count| count > 0), "{seen:?}");
}

/// The refutation of every mate, and of every mate but one that begins with a given move, against trying everything.
#[test]
fn refutations_are_right() {
    let mut random = Random::new(43);
    let mut search = MateSearch::new(1);
    let mut seen = [0; 4];
    for round in 0..300 {
        let position = random_placement(&mut random, 3 + round % 12);
        let most = if round % 8 == 0 && position.legal_moves().len() < 25 { 5 } else { 3 };
        let shortest = (1..=most).step_by(2).find(|&plies| mates(&position, plies));
        for plies in (1..=most).step_by(2) {
            let refuted = search.refute(&position, plies, None, 10_000_000);
            assert_eq!(refuted, Some(shortest.is_none_or(|shortest| shortest > plies)), "{position} {plies}");
        }
        let Some(plies) = shortest else { continue };
        let firsts: Vec<Move> = position.legal_moves().into_iter().filter(|&mv| holds(&position, mv, plies)).collect();
        let alone = search.refute(&position, plies, Some(firsts[0]), 10_000_000);
        assert_eq!(alone, Some(firsts.len() == 1), "{position} {firsts:?}");
        seen[usize::from(plies / 2)] += 1;
        seen[3] += usize::from(firsts.len() == 1);
    }
    assert!(seen.iter().all(|&count| count > 0), "{seen:?}");
    let position = Position::from_fen("r1b1k4/c1PPaRc2/r2ab3n/4C4/7RC/9/9/9/4p4/3K5 w").unwrap();
    assert_eq!(search.refute(&position, 9, None, 50), None, "given up");
}

#[test]
fn packed_mates_come_back_and_damaged_packs_are_refused() {
    let mate = |fen: &str, moves: &str| {
        let moves = moves.split(' ').map(|mv| mv.parse().unwrap()).collect();
        ProvedMate::new(Position::from_fen(fen).unwrap(), moves)
    };
    let rooks = "3k5/9/9/R8/9/9/9/9/1R7/5K3 w";
    let mates = vec![
        mate(rooks, "b1b8 d9e9 a6a9").unwrap(),
        mate("5k3/9/9/9/9/r8/1r7/9/9/3K5 b", "b3b1 d0e0 a4a0").unwrap(),
        mate("4k4/9/4N4/9/9/9/9/7C1/9/3K5 w", "h2e2").unwrap(),
    ];
    assert!(mates.iter().all(|mate| mate.end().defeat().is_some()));
    let bytes = pack_mates(&mates);
    assert_eq!(unpack_mates(&bytes).unwrap(), mates);
    assert_eq!(mate(rooks, "b1b8 d9e9 b8b9"), None, "no mate");
    assert_eq!(mate(rooks, "b1b8 d9d8 a6a9"), None, "not legal");
    assert_eq!(mate(rooks, "b1b8 d9e9"), None, "no end");
    assert_eq!(unpack_mates(b"CMP2"), Err(MatePackError::Magic));
    assert_eq!(unpack_mates(b"CMP1\x01"), Err(MatePackError::Length(0)));
    assert_eq!(unpack_mates(&bytes[..bytes.len() - 1]), Err(MatePackError::Length(2)));
    assert_eq!(unpack_mates(&[&bytes[..], b"x"].concat()), Err(MatePackError::Length(3)));
    // A kind that there is not; a move that there is not.
    let damaged = |at: usize, byte: u8| {
        let mut bytes = bytes.clone();
        bytes[at] = byte;
        unpack_mates(&bytes)
    };
    assert_eq!(damaged(8 + 13, 0xff), Err(MatePackError::Damaged(0)));
    assert_eq!(damaged(8 + 13 + 2, 0xff), Err(MatePackError::Damaged(0)));
}

#[test]
fn composed_problems_are_solved_in_their_stated_length() {
    let mut random = Random::new(42);
    let mut search = MateSearch::new(32);
    let mut solved = 0;
    for (number, line) in include_str!("../data/mates.csv").lines().skip(1).enumerate() {
        let fields: Vec<_> = line.split(',').collect();
        let [id, fen, plies, _, _] = fields[..] else { panic!("{line}") };
        let plies: u8 = plies.parse().unwrap();
        // The example `mates` solves all of them; the longer ones take more time than all other tests together.
        let every = [1, 1, 1, 1, 4, 12][usize::from(plies / 2)];
        if number % every != 0 {
            continue;
        }
        let start = Position::from_fen(fen).unwrap();
        let MateFinding::Mate { within, line } = search.search(&start, MateLimits::default()) else { panic!("{id}") };
        assert!(within <= plies, "{id}: {within} {line:?}");
        check_line(&start, &line);
        solved += 1;
        // Whatever is answered to the first move, the rest is a mate too.
        let next = start.after(line[0]);
        let replies = next.legal_moves();
        if !replies.is_empty() {
            let position = next.after(replies[random.below(replies.len())]);
            let finding = search.search(&position, limits(within - 2));
            assert!(matches!(finding, MateFinding::Mate { .. }), "{id}: {position} within {}", within - 2);
        }
    }
    assert!(solved > 40, "{solved}");
}

#[test]
fn a_search_that_is_too_short_says_so() {
    let position = Position::from_fen("r1b1k4/c1PPaRc2/r2ab3n/4C4/7RC/9/9/9/4p4/3K5 w").unwrap();
    let mut search = MateSearch::new(1);
    let few = MateLimits { nodes: 100, ..MateLimits::default() };
    assert_eq!(search.search(&position, few), MateFinding::Unknown);
    assert!(search.nodes() < 1000);
    assert_eq!(search.search(&position, limits(5)), MateFinding::None);
}
