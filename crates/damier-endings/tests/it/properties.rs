//! Properties of the values: turned boards, consistency with the moves, short searches.

use std::collections::HashMap;

use crate::endings_support::Numbers;
use damier_endings::{Class, Outcome, Tables};
use damier_rules::{AnyPosition, Variant};

#[test]
fn a_turned_position_with_the_colours_exchanged_has_the_same_value() {
    let mut numbers = Numbers(1);
    for variant in Variant::ALL {
        let tables = Tables::new(variant, None);
        for class in Class::up_to(4) {
            for _ in 0..100 {
                let position = numbers.position(variant, class);
                for plies_used in [0, 5, 31] {
                    let answer = tables.probe(&position, plies_used).unwrap();
                    assert_eq!(tables.probe(&position.flipped(), plies_used), Some(answer), "{position:?}");
                }
            }
        }
    }
}

#[test]
fn the_best_move_has_the_value_of_the_position() {
    let mut numbers = Numbers(2);
    for variant in Variant::ALL {
        let tables = Tables::new(variant, None);
        for class in Class::up_to(4) {
            for _ in 0..100 {
                let position = numbers.position(variant, class);
                let plies_used = u16::try_from(numbers.below(40)).unwrap();
                let answer = tables.probe(&position, plies_used).unwrap();
                let moves = tables.probe_moves(&position, plies_used).unwrap();
                assert_eq!(moves.len(), position.legal_moves().len());
                // Once the limit is reached the game is over, even if moves remain.
                if answer.limit.is_some_and(|limit| plies_used >= u16::from(limit.plies())) {
                    continue;
                }
                let best = moves.iter().map(|each| each.outcome).max().unwrap_or(Outcome::Loss);
                assert_eq!(best, answer.outcome, "{position:?} after {plies_used}: {moves:?}");
                if let (Some(needed), Some(slack), Some(limit)) = (answer.needed, answer.slack(), answer.limit) {
                    assert_eq!(plies_used + u16::from(needed) + u16::from(slack), u16::from(limit.plies()));
                }
            }
        }
    }
}

/// A search of every line to a depth that uses only the rules.
struct Search {
    known: HashMap<(AnyPosition, u8), Outcome>,
    nodes: u32,
}

impl Search {
    /// Who wins by force within `depth` plies; a draw if neither side. `None` if it takes too long.
    fn outcome(&mut self, position: &AnyPosition, depth: u8) -> Option<Outcome> {
        let moves = position.legal_moves();
        if moves.is_empty() {
            return Some(Outcome::Loss);
        }
        if depth == 0 {
            return Some(Outcome::Draw);
        }
        if let Some(&known) = self.known.get(&(*position, depth)) {
            return Some(known);
        }
        self.nodes = self.nodes.checked_sub(1)?;
        let mut best = Outcome::Loss;
        for played in moves {
            best = best.max(self.outcome(&position.play_unchecked(played), depth - 1)?.reversed());
            if best == Outcome::Win {
                break;
            }
        }
        self.known.insert((*position, depth), best);
        Some(best)
    }
}

#[test]
fn no_value_contradicts_a_search_to_depth_nine() {
    const DEPTH: u8 = 9;
    let mut numbers = Numbers(9);
    let (mut decided, mut forced) = (0, 0);
    for variant in Variant::ALL {
        let tables = Tables::new(variant, None);
        for class in Class::up_to(4) {
            for _ in 0..25 {
                let position = numbers.position(variant, class);
                let answer = tables.probe(&position, 0).unwrap();
                let mut search = Search { known: HashMap::new(), nodes: 4_000 };
                let Some(found) = search.outcome(&position, DEPTH) else { continue };
                let expected = match answer.to_win {
                    Some(plies) if plies <= DEPTH => answer.outcome,
                    _ => Outcome::Draw,
                };
                assert_eq!(found, expected, "{position:?}: {answer:?}");
                decided += 1;
                forced += u32::from(found != Outcome::Draw);
            }
        }
    }
    println!("{decided} positions, {forced} of them forced");
    assert!(decided > 400 && forced > 300, "{decided} positions, {forced} of them forced");
}
