//! Games of the engine against itself, with careless moves: that is where mates come from.

use std::sync::atomic::AtomicBool;

use chuhe_engine::{Engine, Limits};
use chuhe_rules::{Defeat, Move, Position};

/// The longest game.
const LONGEST: usize = 180;

struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((mixed ^ (mixed >> 31)) >> 33).unwrap_or_default() % bound
    }
}

/// The moves of a game, if it ends with a mate or a stalemate.
pub fn play(engine: &mut Engine, seed: u64) -> Option<Vec<Move>> {
    engine.clear();
    let mut random = Random(seed.wrapping_mul(0xd134_2543_de82_ef95));
    let (start, mut moves, mut hashes) = (Position::start(), Vec::new(), Vec::new());
    let mut position = start;
    // A few moves at random, then one side sees further than the other.
    let (opening, nodes) = (4 + random.below(5), [100 + random.below(300), 100 + random.below(300)]);
    let stop = AtomicBool::new(false);
    while moves.len() < LONGEST {
        match position.defeat() {
            Some(Defeat::Mate | Defeat::Stalemate) => return Some(moves),
            _ => hashes.push(position.hash()),
        }
        if hashes.iter().filter(|&&hash| hash == position.hash()).count() == 3 {
            return None;
        }
        let mv = if moves.len() < opening {
            let legal = position.legal_moves();
            legal[random.below(legal.len())]
        } else {
            let noise = if random.below(14) == 0 { 250 } else { 15 };
            let nodes = u64::try_from(nodes[moves.len() % 2]).unwrap_or_default();
            let limits = Limits { nodes, noise, seed: seed ^ moves.len() as u64, ..Limits::default() };
            engine.search(&start, &moves, &limits, &stop, &mut |_| ()).best?
        };
        moves.push(mv);
        position.play(mv);
    }
    None
}
