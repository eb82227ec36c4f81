//! Sources of puzzles, split into tasks that can run one after another or in parallel.

use std::sync::Arc;

use super::{MinedGame, Miner, Rarity, levels};
use crate::puzzle::Puzzle;
use crate::record::{Record, hash};
use damier_rules::Variant;
use damier_rules::notation::write_fen;

/// A source of puzzles.
#[derive(Clone, Debug)]
pub enum MiningSource {
    /// Games already played.
    Games(Vec<Arc<MinedGame>>),
    /// All moves in positions of games: [`crossings`](super::crossings). A game with the ply of each position.
    Traps(Vec<(Arc<MinedGame>, usize)>),
    /// Games between levels of the engine.
    Levels {
        /// The variant.
        variant: Variant,
        /// The seed that determines the games.
        seed: u64,
        /// The number of games.
        games: u64,
    },
    /// Variations on puzzles.
    Variations {
        /// The puzzles, at least one.
        puzzles: Vec<Arc<Puzzle>>,
        /// What they have to show.
        wanted: Rarity,
        /// The seed that determines the variations.
        seed: u64,
        /// The number of batches of variations. Each is on one of the puzzles, in turn.
        batches: u64,
    },
    /// Random positions covered by the endings tables.
    Endings {
        /// The variant.
        variant: Variant,
        /// The seed that determines the positions.
        seed: u64,
        /// The number of batches of positions.
        batches: u64,
    },
}

/// A task: a game or a batch of positions. Its results depend on nothing else.
#[derive(Clone, Debug)]
pub enum Task {
    /// Mines a game.
    Game(Arc<MinedGame>),
    /// Mines all moves at a ply of a game.
    Traps(Arc<MinedGame>, usize),
    /// Plays a game and mines it. Variant, seed and number.
    Levels(Variant, u64, u64),
    /// Mines a batch of variations. Puzzle, what they have to show, seed and number.
    Variations(Arc<Puzzle>, Rarity, u64, u64),
    /// Mines a batch of endings. Variant, seed and number.
    Endings(Variant, u64, u64),
}

impl MiningSource {
    /// The tasks.
    pub fn tasks(&self) -> Box<dyn Iterator<Item = Task> + Send + '_> {
        match *self {
            Self::Games(ref games) => Box::new(games.iter().cloned().map(Task::Game)),
            Self::Traps(ref places) => Box::new(places.iter().map(|(game, ply)| Task::Traps(Arc::clone(game), *ply))),
            Self::Levels { variant, seed, games } => {
                Box::new((0..games).map(move |number| Task::Levels(variant, seed, number)))
            }
            Self::Variations { ref puzzles, wanted, seed, batches } => {
                let batch = move |(number, puzzle): (u64, &Arc<Puzzle>)| {
                    Task::Variations(Arc::clone(puzzle), wanted, seed, number)
                };
                Box::new((0..batches).zip(puzzles.iter().cycle()).map(batch))
            }
            Self::Endings { variant, seed, batches } => {
                Box::new((0..batches).map(move |number| Task::Endings(variant, seed, number)))
            }
        }
    }
}

impl Task {
    /// A name without spaces that is the same in every run.
    #[must_use]
    pub fn key(&self) -> String {
        match self {
            Self::Game(game) => format!("game-{:016x}", fingerprint(game)),
            Self::Traps(game, ply) => format!("traps-{:016x}-{ply}", fingerprint(game)),
            Self::Levels(variant, seed, number) => format!("levels-{variant}-{seed}-{number}"),
            Self::Variations(puzzle, wanted, seed, number) => {
                format!("variations-{}-{}-{seed}-{number}", wanted.word(), puzzle.id)
            }
            Self::Endings(variant, seed, number) => format!("endings-{variant}-{seed}-{number}"),
        }
    }

    /// Runs the task.
    #[must_use]
    pub fn run(&self, miner: &mut Miner) -> Vec<Record> {
        match *self {
            Self::Game(ref game) => miner.mine_game(game),
            Self::Traps(ref game, ply) => miner.mine_traps(game, ply),
            Self::Levels(variant, seed, number) => {
                let game = levels::game(variant, seed, number, &miner.tables);
                miner.mine_game(&game)
            }
            Self::Variations(ref puzzle, wanted, seed, number) => miner.vary(puzzle, wanted, seed, number),
            Self::Endings(variant, seed, number) => miner.mine_endings(variant, seed, number),
        }
    }
}

/// A hash (FNV-1a, 64 bits) of the first position and the moves of a game.
fn fingerprint(game: &MinedGame) -> u64 {
    let squares = game.moves.iter().flat_map(|played| [played.from, played.to]);
    let size = game.start.board_size();
    hash(write_fen(&game.start).bytes().chain(squares.map(|square| size.number(square))))
}
