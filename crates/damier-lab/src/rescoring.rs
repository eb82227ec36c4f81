//! Scores positions of older games with a better network.

use std::sync::{Mutex, PoisonError};
use std::thread;

use super::samples::Sample;
use damier_engine::{Engine, Limits, Situation, StopFlag};
use damier_rules::{AnyPosition, Bitboard, Color, Piece, PieceKind, Setup, Variant};

/// The number of positions that an engine searches in a row without clearing its table; most are from the same games.
const CHUNK: usize = 4096;
/// Memory of an engine's table, in MiB.
const TABLE_MEBIBYTES: usize = 2;

/// How to rescore.
#[derive(Clone, Copy, Debug)]
pub struct Rescoring {
    /// The variant of the positions.
    pub variant: Variant,
    /// Positions visited per sample.
    pub nodes: u64,
    /// Threads, at least 1. The scores do not depend on it.
    pub jobs: usize,
}

impl Rescoring {
    /// Replaces the score of each sample by that of a new search; `engine` creates the engine of a thread. Samples that
    /// are not positions of the variant stay unchanged.
    pub fn run(&self, engine: impl Fn(usize) -> Engine + Sync, samples: &mut [Sample]) {
        let chunks = Mutex::new(samples.chunks_mut(CHUNK));
        thread::scope(|scope| {
            for _ in 0..self.jobs.max(1) {
                scope.spawn(|| {
                    let mut engine = engine(TABLE_MEBIBYTES);
                    loop {
                        let next = chunks.lock().unwrap_or_else(PoisonError::into_inner).next();
                        let Some(chunk) = next else { return };
                        engine.forget();
                        for sample in chunk {
                            self.rescore(&mut engine, sample);
                        }
                    }
                });
            }
        });
    }

    fn rescore(&self, engine: &mut Engine, sample: &mut Sample) {
        let Some(position) = position_of(sample, self.variant) else { return };
        let limits = Limits::nodes(self.nodes);
        let found = engine.search(&Situation::from(position), None, &limits, &StopFlag::new(), |_| ());
        sample.score = i16::try_from(found.score.as_centi_men()).unwrap_or(i16::MAX);
    }
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
        let mut samples = ["W:WK46,K28:B11", "B:W40:BK5,K23"].map(|fen| {
            let position = read_fen(fen, Variant::International).unwrap().position;
            let pieces = Sample::pieces_of(&position);
            let sample = Sample { pieces, score: -7, outcome: Outcome::Draw, plies_to_end: 9 };
            assert_eq!(Sample::pieces_of(&position_of(&sample, Variant::International).unwrap()), pieces, "{fen}");
            sample
        });
        Rescoring { variant: Variant::International, nodes: 2000, jobs: 2 }.run(Engine::new, &mut samples);
        for sample in samples {
            assert!(sample.score > 300, "{sample:?}");
            assert_eq!((sample.outcome, sample.plies_to_end), (Outcome::Draw, 9));
        }
    }

    #[test]
    fn what_is_no_position_stays() {
        let sample = Sample { pieces: [1 << 63, 1 << 63, 0, 0], score: 5, outcome: Outcome::Win, plies_to_end: 1 };
        let mut samples = [sample];
        Rescoring { variant: Variant::Russian, nodes: 100, jobs: 1 }.run(Engine::new, &mut samples);
        assert_eq!(samples, [sample]);
    }
}
