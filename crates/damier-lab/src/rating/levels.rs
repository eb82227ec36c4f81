//! The eight levels as players of puzzles. One search serves all attempts of all levels at a position.

use std::collections::HashMap;

use rand::rngs::Xoshiro256PlusPlus as Random;

use damier_endings::TableSet;
use damier_engine::{Engine, Finding, Level, Limits, Settings, Situation, TableUse};
use damier_rules::{AnyPosition, Move};

/// The most positions that a level visits for a move: those of 0.1 s on one thread at 4.3 million a second, but the
/// same everywhere.
pub const MAX_NODES: u64 = 430_000;
/// Memory of the table in MiB, enough for that many positions.
const TABLE_MEBIBYTES: usize = 8;

/// What the engine has seen of the positions of one puzzle.
pub struct Levels {
    engine: Engine,
    seen: HashMap<(AnyPosition, usize), Seen>,
    visited: u64,
}

/// The best lines of a position after searches of growing depth.
struct Seen {
    /// The lines after each depth; the depth is in the lines.
    lines: Vec<Vec<Finding>>,
    /// Whether a deeper search finds nothing else: it is proven, or the positions are used up.
    is_last: bool,
}

impl Levels {
    /// Levels without endings tables: they must search for what a player must search for.
    pub fn new() -> Self {
        let mut engine = Engine::with_settings(Settings::one_thread(TABLE_MEBIBYTES), &TableSet::default());
        engine.use_endings(TableUse::None);
        Self { engine, seen: HashMap::new(), visited: 0 }
    }

    /// Forgets the positions of the last puzzle.
    pub fn forget(&mut self) {
        self.seen.clear();
    }

    /// Positions visited since the last call.
    pub const fn take_visited(&mut self) -> u64 {
        std::mem::replace(&mut self.visited, 0)
    }

    /// The move that [`Level::choose`] gives with a fresh engine and [`MAX_NODES`].
    pub fn choose(&mut self, level: Level, position: &AnyPosition, random: &mut Random) -> Option<Move> {
        let studied = self.lines(position, level.lines_compared(), level.sight());
        let glanced = level.glance().map(|glance| self.lines(position, level.lines_compared(), Some(glance)));
        level.draw_line(&glanced.unwrap_or_default(), &studied, random)?.best()
    }

    /// The best lines of a search of `depth` plies.
    fn lines(&mut self, position: &AnyPosition, count: usize, depth: Option<u32>) -> Vec<Finding> {
        let key = (*position, count);
        let reached = |lines: &[Finding]| lines.first().map_or(0, |line| line.depth);
        let known = self.seen.get(&key).is_some_and(|seen| {
            seen.is_last || depth.is_some_and(|depth| seen.lines.iter().any(|lines| reached(lines) >= depth))
        });
        if !known {
            let seen = self.search(position, count, depth);
            self.seen.insert(key, seen);
        }
        let Some(seen) = self.seen.get(&key) else { return Vec::new() };
        let wanted = seen.lines.iter().find(|lines| depth.is_some_and(|depth| reached(lines) >= depth));
        wanted.or(seen.lines.last()).cloned().unwrap_or_default()
    }

    fn search(&mut self, position: &AnyPosition, count: usize, depth: Option<u32>) -> Seen {
        self.engine.forget();
        let limits = Limits { depth, ..Limits::nodes(MAX_NODES) };
        let mut lines: Vec<Vec<Finding>> = Vec::new();
        let note = |found: &[Finding]| lines.push(found.to_vec());
        let found = self.engine.search_lines(&Situation::from(*position), count, &limits, note);
        self.visited += found.first().map_or(0, |line| line.nodes);
        let is_last = found.first().map(|line| line.depth) != depth;
        // A search that ran out of positions may have found something better at the depth that it did not finish.
        if is_last {
            lines.push(found);
        }
        Seen { lines, is_last }
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;

    use super::*;
    use damier_rules::Variant;
    use damier_rules::notation::read_fen;

    #[test]
    fn a_level_chooses_as_in_play() {
        let shot = read_fen("W:W20,27,32,37:B16,17,21,29,30", Variant::International).unwrap().position;
        for position in [shot, AnyPosition::start(Variant::Brazilian)] {
            let mut levels = Levels::new();
            // The strongest first, so that the weaker ones use what it has seen.
            for level in Level::ALL.into_iter().rev().filter(|level| level.number() != 7) {
                for seed in 0..10 {
                    let mut fresh = Levels::new().engine;
                    let mut random = Random::seed_from_u64(seed);
                    let (situation, limits) = (Situation::from(position), Limits::nodes(MAX_NODES));
                    let expected = level.choose(&mut fresh, &situation, &limits, &mut random);
                    let chosen = levels.choose(level, &position, &mut Random::seed_from_u64(seed));
                    assert_eq!(chosen, expected.and_then(|line| line.best()), "level {level}, seed {seed}");
                }
            }
        }
    }
}
