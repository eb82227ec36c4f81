//! The crate's rules against the slow reference and against themselves, over random games in all variants.
//!
//! `PROPTEST_CASES=100000 cargo test --release --test it differential` runs fifty times as many cases as a plain
//! run.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::ops::ControlFlow;

use crate::bridge::random::{RandomGame, games};
use crate::bridge::{Written, in_reference, sorted_moves, turned, written};
use crate::reference::{Board, Kind};
use damier_rules::with_position;
use damier_rules::{AnyPosition, Bitboard, Move, PieceKind, Square};
use proptest::prelude::*;

/// The most routes in a position before a game is abandoned. The reference examines every route, including illegal
/// ones, and a few kings among many pieces on an open board have millions.
const MAX_ROUTES: usize = 1_000;

fn has_few_routes(position: &AnyPosition) -> bool {
    let mut left = MAX_ROUTES;
    position.legal_moves().into_iter().all(|played| {
        let flow = position.visit_routes(played, |_| {
            left -= 1;
            if left == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        flow.is_continue()
    })
}

/// Plays the game in the crate and in the reference side by side and checks every position.
fn side_by_side(
    game: &RandomGame,
    check: impl Fn(&AnyPosition, &Board) -> Result<(), TestCaseError>,
) -> Result<(), TestCaseError> {
    let mut slow = game.start.clone();
    for (fast, next) in game.played() {
        prop_assert_eq!(fast, crate::bridge::position(&slow), "{}", slow.to_fen());
        if !has_few_routes(&fast) {
            break;
        }
        check(&fast, &slow)?;
        if let Some(next) = next {
            slow = in_reference(&slow, &written(&fast, next)).after;
        }
    }
    Ok(())
}

/// Both have the same moves with the same results.
fn moves_agree(fast: &AnyPosition, slow: &Board) -> Result<(), TestCaseError> {
    let fen = slow.to_fen();
    let moves = sorted_moves(fast);
    let expected = slow.legal_moves();
    let as_written: Vec<Written> =
        expected.iter().map(|played| (played.from, played.to, played.captured.clone())).collect();
    let found: Vec<Written> = moves.iter().map(|(as_written, _)| as_written.clone()).collect();
    prop_assert_eq!(found, as_written, "{}", &fen);
    prop_assert_eq!(fast.must_capture(), expected.iter().any(|played| !played.captured.is_empty()), "{}", &fen);
    for ((as_written, played), expected) in moves.into_iter().zip(&expected) {
        prop_assert_eq!(
            fast.play_unchecked(played),
            crate::bridge::position(&expected.after),
            "{} {:?}",
            &fen,
            as_written
        );
        let kind_at = |board: &Board, square| board.piece(square).map(|piece| piece.kind);
        let crowned = kind_at(slow, expected.from) != kind_at(&expected.after, expected.to);
        prop_assert_eq!(fast.promotes(played), crowned, "{} {:?}", &fen, as_written);
        prop_assert!(!crowned || kind_at(slow, expected.from) == Some(Kind::Man));
    }
    Ok(())
}

/// Both have the same routes for every move, each once.
fn routes_agree(fast: &AnyPosition, slow: &Board) -> Result<(), TestCaseError> {
    let mut expected: BTreeMap<Written, Vec<Vec<u8>>> = BTreeMap::new();
    for route in slow.legal_routes() {
        let mut captured = route.captured.clone();
        captured.sort_unstable();
        let (from, to) = (route.squares[0], route.squares[route.squares.len() - 1]);
        expected.entry((from, to, captured)).or_default().push(route.squares);
    }
    let number = |square: Square| fast.board_size().number(square);
    for (as_written, played) in sorted_moves(fast) {
        let mut routes: Vec<Vec<u8>> =
            fast.routes(played).into_iter().map(|route| route.into_iter().map(number).collect()).collect();
        routes.sort_unstable();
        let mut expected = expected.remove(&as_written).unwrap_or_default();
        expected.sort_unstable();
        expected.dedup();
        prop_assert_eq!(routes, expected, "{} {:?}", slow.to_fen(), as_written);
    }
    prop_assert!(expected.is_empty(), "{} has more moves: {:?}", slow.to_fen(), expected.keys());
    Ok(())
}

/// Both have the same captures by men that take too few pieces, each once. Kings are left out: whether a king must land
/// where it can continue differs between the games without majority rule, and the reference follows neither here.
fn captures_of_fewer_agree(fast: &AnyPosition, slow: &Board) -> Result<(), TestCaseError> {
    let routes = slow.capture_routes();
    let most = routes.iter().map(|route| route.captured.len()).max();
    let is_forbidden = |taken: usize| slow.variant != crate::reference::Variant::Russian && Some(taken) != most;
    let expected: BTreeSet<Written> = routes
        .into_iter()
        .filter(|route| is_forbidden(route.captured.len()))
        .filter(|route| slow.piece(route.squares[0]).is_some_and(|piece| piece.kind == Kind::Man))
        .map(|mut route| {
            route.captured.sort_unstable();
            (route.squares[0], route.squares[route.squares.len() - 1], route.captured)
        })
        .collect();
    let mut captures = fast.captures_of_fewer();
    captures.retain(|capture| fast.pieces(fast.side_to_move(), PieceKind::Man).contains(capture.from));
    prop_assert_eq!(captures.len(), expected.len(), "{}", slow.to_fen());
    let found: BTreeSet<Written> = captures.into_iter().map(|capture| written(fast, capture)).collect();
    prop_assert_eq!(found, expected, "{}", slow.to_fen());
    Ok(())
}

fn key_after_unchecked(position: &AnyPosition, played: Move) -> u64 {
    with_position!(position, position => position.key_after_unchecked(position.key(), played))
}

fn key_of_passed(position: &AnyPosition) -> u64 {
    with_position!(position, position => position.passed().key())
}

fn turned_move(position: &AnyPosition, played: Move) -> Move {
    let captured: Bitboard = played.captured.into_iter().map(|square| turned(position, square)).collect();
    Move { from: turned(position, played.from), to: turned(position, played.to), captured }
}

proptest! {
    // The variable named at the top of this file takes precedence.
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn moves_are_those_of_the_reference(game in games()) {
        side_by_side(&game, moves_agree)?;
    }

    #[test]
    fn routes_are_those_of_the_reference(game in games()) {
        side_by_side(&game, routes_agree)?;
    }

    #[test]
    fn captures_of_fewer_are_those_of_the_reference(game in games()) {
        side_by_side(&game, captures_of_fewer_agree)?;
    }

    #[test]
    fn keys_go_along_with_the_moves(game in games()) {
        let mut seen: HashMap<u64, AnyPosition> = HashMap::new();
        for position in game.positions() {
            for played in position.legal_moves() {
                prop_assert_eq!(key_after_unchecked(&position, played), position.play_unchecked(played).key());
            }
            prop_assert_ne!(key_of_passed(&position), position.key());
            // Equal positions have equal keys however they arose; different positions have different keys.
            let first = *seen.entry(position.key()).or_insert(position);
            prop_assert_eq!(first, position);
        }
    }

    #[test]
    fn a_flipped_position_has_the_flipped_moves(game in games()) {
        for position in game.positions() {
            let flipped = position.flipped();
            prop_assert_eq!(flipped.flipped(), position);
            prop_assert_eq!(flipped.side_to_move(), !position.side_to_move());
            prop_assert_eq!(flipped.must_capture(), position.must_capture());
            let moves = position.legal_moves();
            let mut expected: Vec<_> =
                moves.iter().map(|&played| written(&flipped, turned_move(&position, played))).collect();
            expected.sort_unstable();
            let found: Vec<_> = sorted_moves(&flipped).into_iter().map(|(as_written, _)| as_written).collect();
            prop_assert_eq!(found, expected);
            for played in moves {
                let after = flipped.play_unchecked(turned_move(&position, played));
                prop_assert_eq!(after, position.play_unchecked(played).flipped());
            }
        }
    }
}

/// If the generated positions lacked the difficult cases, the tests above would prove little.
#[test]
fn the_random_games_have_what_they_are_for() {
    use proptest::strategy::ValueTree;
    use proptest::test_runner::TestRunner;

    let mut runner = TestRunner::deterministic();
    let (mut positions, mut left_out, mut captures_by_kings, mut long_captures) = (0, 0, 0, 0);
    let (mut several_routes, mut promotions) = (0, 0);
    for _ in 0..1_000 {
        let game = games().new_tree(&mut runner).expect("nothing is rejected").current();
        for position in game.positions() {
            positions += 1;
            if !has_few_routes(&position) {
                left_out += 1;
                continue;
            }
            let moves = position.legal_moves();
            let by_king =
                |played: &Move| position.pieces(position.side_to_move(), PieceKind::King).contains(played.from);
            captures_by_kings += usize::from(moves.iter().any(|played| played.is_capture() && by_king(played)));
            long_captures += usize::from(moves.iter().any(|played| played.captured.len() >= 4));
            several_routes += usize::from(moves.iter().any(|&played| position.routes(played).len() > 1));
            promotions += usize::from(moves.iter().any(|&played| position.promotes(played)));
        }
    }
    assert!(left_out * 50 < positions, "{left_out} of {positions} left out");
    for (what, count) in [
        ("captures by kings", captures_by_kings),
        ("captures of four or more", long_captures),
        ("captures with several routes", several_routes),
        ("promotions", promotions),
    ] {
        assert!(count >= 50, "{what}: only in {count} of {positions} positions");
    }
}
