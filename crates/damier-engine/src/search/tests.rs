//! The search against a plain reference for the same rules: no window, no table, no move ordering.

use super::quiescence::THREATS_FOLLOWED;
use super::*;
use crate::StopFlag;
use crate::situation::Situation;
use damier_rules::with_position;
use damier_rules::{AnyPosition, Setup, Variant};
use damier_rules::{Color, Piece, PieceKind};

/// Steele, Lea and Flood's `SplitMix64`.
pub struct Random(pub u64);

impl Random {
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.0;
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((word ^ (word >> 31)) % bound as u64).unwrap()
    }
}

/// Positions of random games and random set-ups with kings.
fn positions(variant: Variant, count: usize) -> Vec<AnyPosition> {
    let mut random = Random(variant as u64 + 1);
    let mut positions = Vec::new();
    while positions.len() < count {
        let mut position = AnyPosition::start(variant);
        for _ in 0..10 + random.below(60) {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position = position.play_unchecked(moves[random.below(moves.len())]);
        }
        positions.push(position);
        let mut setup = Setup::new(variant, Color::ALL[random.below(2)]);
        for _ in 0..2 + random.below(8) {
            let piece = Piece {
                color: Color::ALL[random.below(2)],
                kind: if random.below(3) == 0 { PieceKind::King } else { PieceKind::Man },
            };
            // A square that is occupied or forbidden is left out.
            let number = 1 + random.below(usize::from(variant.board_size().squares()));
            let _ = setup.put(u32::try_from(number).unwrap(), piece);
        }
        positions.push(setup.position());
    }
    positions
}

struct Plain(Evaluator);

impl Plain {
    fn value<R: Rules>(&mut self, node: &Node<R>, depth: i32, ply: usize) -> i32 {
        if depth <= 0 {
            return self.quiescence(&node.position, ply, THREATS_FOLLOWED);
        }
        let moves = node.position.legal_moves();
        let depth_below = if moves.len() == 1 { depth } else { depth - 1 };
        match ply {
            _ if moves.is_empty() => lost_at(ply),
            1.. if node.clock.is_reached() => 0,
            _ => moves.iter().map(|&played| -self.value(&node.after(played), depth_below, ply + 1)).max().unwrap(),
        }
    }

    fn quiescence<R: Rules>(&mut self, position: &Position<R>, ply: usize, threats: u32) -> i32 {
        let moves = position.legal_moves();
        let mut most = -LOWEST;
        let left = match moves.first() {
            None => return lost_at(ply),
            Some(first) if first.is_capture() => threats,
            Some(_) if threats > 0 && position.passed().must_capture() => {
                most = self.0.evaluate(position);
                threats - 1
            }
            Some(_) => return self.0.evaluate(position),
        };
        let value = |&played| -self.quiescence(&position.play_unchecked(played), ply + 1, left);
        moves.iter().map(value).max().unwrap().min(most)
    }
}

fn compare<R: Rules>(position: Position<R>, depth: i32) {
    let node = Node::new(position, &Situation::from(any(position)));
    let (table, mut scratch, stop) =
        (TranspositionTable::new(1), Scratch::new(Network::shipped(R::VARIANT)), StopFlag::new());
    let stop_conditions = StopConditions::after_nodes(u64::MAX, &stop);
    let mut search = Search::<R>::new(&table, &mut scratch, stop_conditions, None, std::iter::empty());
    // Nothing is pruned within a verifying search.
    search.is_verifying = true;
    let found = search.search_root(&node, depth, Window::WHOLE);
    let line = search.line(0).to_vec();
    let expected = Plain(Evaluator::new(Network::shipped(R::VARIANT))).value(&node, depth, 0);
    assert_eq!(found, expected, "{position:?} at depth {depth}");
    let mut at = node;
    for played in line {
        assert!(at.position.legal_moves().contains(&played), "{position:?}: the line is not legal");
        at = at.after(played);
    }
}

fn any<R: Rules>(position: Position<R>) -> AnyPosition {
    let mut setup = Setup::new(R::VARIANT, position.side_to_move());
    for color in Color::ALL {
        for kind in [PieceKind::Man, PieceKind::King] {
            for square in position.pieces(color, kind) {
                setup.put_on(square, Piece { color, kind }).unwrap();
            }
        }
    }
    setup.position()
}

/// Captures are made even where a line is too long to be followed.
fn compare_at_the_longest_path<R: Rules>(position: Position<R>) {
    let node = Node::new(position, &Situation::from(any(position)));
    let (table, mut scratch, stop) =
        (TranspositionTable::new(1), Scratch::new(Network::shipped(R::VARIANT)), StopFlag::new());
    let stop_conditions = StopConditions::after_nodes(u64::MAX, &stop);
    let mut search = Search::<R>::new(&table, &mut scratch, stop_conditions, None, std::iter::empty());
    search.longest_path = 4;
    search.scratch.path.push(node.key);
    let found = search.search(&node, 9, 4, Window::WHOLE);
    let expected = Plain(Evaluator::new(Network::shipped(R::VARIANT))).quiescence(&position, 4, THREATS_FOLLOWED);
    assert_eq!(found, expected, "{position:?}");
}

#[test]
fn no_line_ends_with_a_capture_to_be_made() {
    for variant in Variant::ALL {
        for any in positions(variant, 100) {
            with_position!(any, position => compare_at_the_longest_path(position));
        }
    }
}

#[test]
fn the_search_agrees_with_plain_minimax() {
    for variant in Variant::ALL {
        for any in positions(variant, 150) {
            // Reductions begin at depth 3; below it the value must be exactly the plain one.
            for depth in 0..=2 {
                with_position!(any, position => compare(position, depth));
            }
        }
    }
}
