//! Scores positions of older games with a better network, or positions near them.

use std::sync::{Mutex, PoisonError};
use std::thread;

use clap::Args;
use rand::rngs::Xoshiro256PlusPlus as Random;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use super::arguments::RunArgs;
use super::samples::Sample;
use damier_engine::{Engine, Limits, Situation};
use damier_rules::{AnyPosition, Bitboard, Color, Piece, PieceKind, Setup, Variant};

/// The number of positions that an engine searches in a row without clearing its table; most are from the same games.
const CHUNK: usize = 4096;
/// The most captures that are played out after random moves; nearly all positions are quiet by then.
const MAX_CAPTURES: usize = 8;
/// Memory of an engine's table, in MiB.
const TABLE_MEBIBYTES: usize = 2;

/// How to rescore. With `stray`, at least one random move and at most so many lead from each sample to the position that
/// replaces it, and captures are then played out, at random too: a search meets mostly such positions, and no game does.
/// The scores do not depend on the number of threads.
#[derive(Args, Clone, Copy, Debug)]
pub struct Rescoring {
    /// Variant, seed and threads.
    #[command(flatten)]
    pub run: RunArgs,
    /// Positions visited for each
    #[arg(long, default_value_t = 500)]
    nodes: u64,
    /// First leave each position by up to this many random moves
    #[arg(long, default_value_t = 0)]
    stray: usize,
}

impl Rescoring {
    /// Replaces the score of each sample by that of a new search; `engine` creates the engine of a thread. Samples that
    /// are not positions of the variant, or whose random moves end the game, are left out.
    pub fn run(&self, engine: impl Fn(usize) -> Engine + Sync, samples: &mut Vec<Sample>) {
        let mut scored: Vec<Option<Sample>> = samples.drain(..).map(Some).collect();
        let chunks = Mutex::new(scored.chunks_mut(CHUNK).zip(self.run.seed..));
        thread::scope(|scope| {
            for _ in 0..self.run.jobs.max(1) {
                scope.spawn(|| {
                    let mut engine = engine(TABLE_MEBIBYTES);
                    loop {
                        let next = chunks.lock().unwrap_or_else(PoisonError::into_inner).next();
                        let Some((chunk, seed)) = next else { return };
                        engine.forget();
                        let mut random = Random::seed_from_u64(seed);
                        for sample in chunk {
                            *sample = sample.and_then(|sample| self.rescore(&mut engine, sample, &mut random));
                        }
                    }
                });
            }
        });
        samples.extend(scored.into_iter().flatten());
    }

    fn rescore(&self, engine: &mut Engine, mut sample: Sample, random: &mut Random) -> Option<Sample> {
        let mut position = position_of(&sample, self.run.variant)?;
        if self.stray > 0 {
            position = strayed(position, random.random_range(1..=self.stray), random)?;
            sample = Sample { pieces: Sample::pieces_of(&position), outcome: None, ..sample };
        }
        let limits = Limits::nodes(self.nodes);
        let found = engine.search(&Situation::from(position), None, &limits, |_| ());
        sample.score = i16::try_from(found.score.as_centi_men()).unwrap_or(i16::MAX);
        Some(sample)
    }
}

/// The quiet position after some random moves, if there is one.
fn strayed(mut position: AnyPosition, plies: usize, random: &mut Random) -> Option<AnyPosition> {
    for ply in 0..plies + MAX_CAPTURES {
        if ply >= plies && !position.must_capture() {
            break;
        }
        let moves = position.legal_moves();
        position = position.play_unchecked(*moves.choose(random)?);
    }
    let is_quiet = !position.must_capture() && !position.legal_moves().is_empty();
    is_quiet.then_some(position)
}

/// The position of a sample, with White to move; `None` if the board lacks some of its squares.
fn position_of(sample: &Sample, variant: Variant) -> Option<AnyPosition> {
    let sides = [Color::White, Color::Black].map(|color| [PieceKind::Man, PieceKind::King].map(|kind| (color, kind)));
    let size = variant.board_size();
    if sample.pieces.iter().any(|bits| bits & !size.mask() != 0) {
        return None;
    }
    let mut setup = Setup::new(variant, Color::White);
    for ((color, kind), bits) in sides.into_iter().flatten().zip(sample.pieces) {
        for square in size.all_squares().filter(|&square| Bitboard::from(square).bits() & bits != 0) {
            setup.put_on(square, Piece { color, kind }).ok()?;
        }
    }
    Some(setup.position())
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_endings::Outcome;
    use damier_rules::notation::read_fen;

    #[test]
    fn positions_come_back_and_get_the_score_of_their_side_to_move() {
        // Two kings against a man, once with White to move and once with Black.
        let mut samples = Vec::from(["W:WK46,K28:B11", "B:W40:BK5,K23"].map(|fen| {
            let position = read_fen(fen, Variant::International).unwrap().position;
            let pieces = Sample::pieces_of(&position);
            let sample = Sample { pieces, score: -7, outcome: Some(Outcome::Draw), plies_to_end: 9 };
            assert_eq!(Sample::pieces_of(&position_of(&sample, Variant::International).unwrap()), pieces, "{fen}");
            sample
        }));
        Rescoring { run: RunArgs { variant: Variant::International, seed: 0, jobs: 2 }, nodes: 2000, stray: 0 }
            .run(Engine::new, &mut samples);
        for sample in samples {
            assert!(sample.score > 300, "{sample:?}");
            assert_eq!((sample.outcome, sample.plies_to_end), (Some(Outcome::Draw), 9));
        }
    }

    #[test]
    fn strayed_positions_are_quiet_and_others() {
        let pieces = Sample::pieces_of(&AnyPosition::start(Variant::Brazilian));
        let start = Sample { pieces, score: 0, outcome: Some(Outcome::Draw), plies_to_end: 9 };
        let stray = |jobs| {
            let mut samples = vec![start; 200];
            Rescoring { run: RunArgs { variant: Variant::Brazilian, seed: 3, jobs }, nodes: 50, stray: 6 }
                .run(Engine::new, &mut samples);
            samples
        };
        let strayed = stray(1);
        assert!(strayed.len() > 150);
        for sample in &strayed {
            assert!(sample.outcome.is_none() && sample.pieces != pieces);
            assert!(!position_of(sample, Variant::Brazilian).unwrap().must_capture());
        }
        assert_eq!(stray(2), strayed);
    }

    #[test]
    fn what_is_no_position_is_left_out() {
        let sample =
            Sample { pieces: [1 << 63, 1 << 63, 0, 0], score: 5, outcome: Some(Outcome::Win), plies_to_end: 1 };
        let mut samples = vec![sample];
        Rescoring { run: RunArgs { variant: Variant::Russian, seed: 0, jobs: 1 }, nodes: 100, stray: 0 }
            .run(Engine::new, &mut samples);
        assert_eq!(samples, []);
    }
}
