//! Puzzles with few pieces, proven by the endings tables.

use std::collections::HashSet;

use rand::RngExt;

use super::{Miner, Random, Refusal, random_of};
use crate::rating::{Features, rate};
use crate::record::{Record, Source, SourceKind};
use crate::tables_proof::TablesProof;
use crate::tag::Feature;
use damier_endings::SHIPPED_PIECES;
use damier_rules::{AnyPosition, Color, Move, Piece, PieceKind, Setup, Square, Variant};

/// Positions tried per batch.
const BATCH: usize = 400;
/// Puzzles kept per batch that have the same goal and length, and either all or none offer something at once. Short ones
/// are so common that they would crowd out the others.
const MAX_PER_LENGTH: usize = 1;
/// The probability that a piece of a random position is a man.
const MEN: f64 = 0.65;

impl Miner {
    /// The puzzles in a batch of random positions. The same seed and number give the same puzzles.
    pub(super) fn mine_endings(&mut self, variant: Variant, seed: u64, number: u64) -> Vec<Record> {
        let mut random = random_of(seed, number);
        let (mut found, mut lengths) = (Vec::new(), Vec::new());
        let mut solved = HashSet::new();
        for _ in 0..BATCH {
            let Some(position) = random_position(variant, &mut random) else { continue };
            self.tally.glances += 1;
            if solved.contains(&position) {
                continue;
            }
            let Some(proof) = TablesProof::of(&position, self.tables.of(position.variant())) else { continue };
            let kind = (
                proof.goal,
                proof.first.decisions_after(),
                position.play_unchecked(proof.first.candidate).must_capture(),
            );
            if lengths.iter().filter(|&&other| other == kind).count() >= MAX_PER_LENGTH {
                continue;
            }
            if let Ok(record) = self.ending(&position, &proof, &mut solved) {
                lengths.push(kind);
                let event = format!("endings tables, {variant}, seed {seed}, batch {number}");
                let source = Source { kind: SourceKind::Endings, event: Some(event), ..Source::default() };
                found.push(Record { source, ..record });
            }
        }
        found
    }

    fn ending(
        &mut self,
        position: &AnyPosition,
        proof: &TablesProof,
        solved: &mut HashSet<AnyPosition>,
    ) -> Result<Record, Refusal> {
        self.tally.candidates += 1;
        let (puzzle, mut record) = self.verified(position, None, &proof.first, proof.goal)?;
        super::positions_of(&puzzle.solution, solved);
        self.unaided.forget();
        let right: Vec<Move> = puzzle.solution.iter().map(|choice| choice.candidate).collect();
        let needed = self.unaided.nodes_needed(position, &right);
        record.rating = rate(&Features::of(&puzzle, needed, false));
        record.merit = Some(self.merit(&puzzle));
        record.tags.push(Feature::Proven.into());
        Ok(record)
    }
}

/// Three or four pieces on random squares, with either side to move. `None` if a man would be on its promotion row.
fn random_position(variant: Variant, random: &mut Random) -> Option<AnyPosition> {
    let mut setup = Setup::new(variant, Color::White);
    let pieces = random.random_range(3..=SHIPPED_PIECES);
    let black = random.random_range(1..=pieces / 2 + 1).min(pieces - 1);
    let size = variant.board_size();
    let mut free: Vec<Square> = size.all_squares().collect();
    for number in 0..pieces {
        let color = if number < black { Color::Black } else { Color::White };
        let kind = if random.random_bool(MEN) { PieceKind::Man } else { PieceKind::King };
        let square = free.swap_remove(random.random_range(0..free.len()));
        setup.put_on(square, Piece { color, kind }).ok()?;
    }
    let position = setup.position();
    Some(if random.random_bool(0.5) { position.flipped() } else { position })
}
