//! Plays games of the engine against itself.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::sync_channel;
use std::thread;

use clap::Args;
use rand::rngs::Xoshiro256PlusPlus as Random;
use rand::{RngExt, SeedableRng};

use super::arguments::RunArgs;
use super::games::{random_opening, result, seen_by};
use super::samples::Sample;
use damier_engine::{Engine, Limits, Situation};

/// The fewest and the most random moves at the start of a game.
const OPENING_PLIES: std::ops::RangeInclusive<usize> = 4..=16;
/// Memory of a player's table, in MiB; a search of a few thousand positions does not fill it.
const TABLE_MEBIBYTES: usize = 2;
/// How many games may wait to be written.
const WAITING_GAMES: usize = 64;

/// What to play. A game depends only on the seed and on its number, whatever the number of threads.
#[derive(Args, Clone, Copy, Debug)]
pub struct SelfPlay {
    /// Variant, seed and threads.
    #[command(flatten)]
    pub run: RunArgs,
    /// Number of games
    #[arg(long)]
    pub games: u64,
    /// Positions visited per move
    #[arg(long, default_value_t = 1000)]
    pub nodes: u64,
}

impl SelfPlay {
    /// Plays the games. `engine` creates the engine of a thread, and `keep` receives the samples of each game, in the
    /// order of the games' numbers.
    ///
    /// # Errors
    ///
    /// The first error of `keep`, which ends the games.
    pub fn run<E>(
        &self,
        engine: impl Fn(usize) -> Engine + Sync,
        mut keep: impl FnMut(&[Sample]) -> Result<(), E>,
    ) -> Result<(), E> {
        let next = AtomicU64::new(0);
        thread::scope(|scope| {
            let (sender, finished) = sync_channel(WAITING_GAMES);
            for _ in 0..self.run.jobs.max(1) {
                let (sender, next, engine) = (sender.clone(), &next, &engine);
                scope.spawn(move || {
                    let mut engine = engine(TABLE_MEBIBYTES);
                    loop {
                        let game = next.fetch_add(1, Ordering::Relaxed);
                        if game >= self.games || sender.send((game, self.play(game, &mut engine))).is_err() {
                            return;
                        }
                    }
                });
            }
            drop(sender);
            let (mut early, mut due) = (BTreeMap::new(), 0);
            for (game, samples) in finished {
                early.insert(game, samples);
                while let Some(samples) = early.remove(&due) {
                    keep(&samples)?;
                    due += 1;
                }
            }
            Ok(())
        })
    }

    /// Plays one game.
    fn play(&self, number: u64, engine: &mut Engine) -> Vec<Sample> {
        let mut random = Random::seed_from_u64(self.run.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(number));
        let plies = random.random_range(OPENING_PLIES);
        let mut game = random_opening(self.run.variant, plies, engine, &mut random);
        engine.forget();
        let mut seen = Vec::new();
        let outcome = loop {
            if let Some(outcome) = result(&game, engine.tables()) {
                break outcome;
            }
            let moves = game.legal_moves();
            let mut best = moves[0];
            if moves.len() > 1 {
                let limits = Limits::nodes(self.nodes);
                let found = engine.search(&Situation::from(&game), None, &limits, |_| ());
                best = found.best().unwrap_or(best);
                if !best.is_capture() {
                    seen.push((game.moves().len(), found.score));
                }
            }
            let played = game.play(best);
            debug_assert!(played.is_ok(), "the engine plays legal moves");
        };
        let end = game.moves().len();
        let sample = |(ply, score): (usize, damier_engine::Score)| {
            let position = game.position_after(ply)?;
            Some(Sample {
                pieces: Sample::pieces_of(position),
                score: i16::try_from(score.as_centi_men()).unwrap_or(i16::MAX),
                outcome: Some(seen_by(outcome, position.side_to_move())),
                plies_to_end: u8::try_from(end - ply).unwrap_or(u8::MAX),
            })
        };
        seen.into_iter().filter_map(sample).collect()
    }
}
