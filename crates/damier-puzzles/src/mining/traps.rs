//! Opening traps: moves at the beginning of a game that allow a shot.
//!
//! Games of strong players avoid traps, so every move in the positions that several games reach is looked at, not only the
//! moves that were made.

use std::collections::HashMap;
use std::sync::Arc;

use super::{Candidate, MinedGame, MinedPosition, Miner, is_shot};
use crate::features::has_trap_pieces;
use crate::merit::Merit;
use crate::record::Record;
use damier_rules::AnyPosition;
use damier_rules::notation::write_fen;

/// The positions up to a ply that at least `least` games reach, those of most games first: a game and the ply at which it
/// reaches the position. Of several games, one with known players is named, and of these the first.
#[must_use]
pub fn crossings(games: &[Arc<MinedGame>], plies: usize, least: usize) -> Vec<(Arc<MinedGame>, usize)> {
    let mut found: HashMap<AnyPosition, (usize, &Arc<MinedGame>, usize)> = HashMap::new();
    for game in games.iter().filter(|game| game.start == AnyPosition::start(game.start.variant())) {
        for (ply, (position, _)) in game.positions().enumerate().take(plies + 1) {
            let (count, named, at) = found.entry(position).or_insert((0, game, ply));
            *count += 1;
            if !is_named(named) && is_named(game) {
                (*named, *at) = (game, ply);
            }
        }
    }
    found.retain(|_, (count, ..)| *count >= least);
    let mut found: Vec<_> = found.into_iter().collect();
    found.sort_by_cached_key(|(position, (count, _, ply))| (std::cmp::Reverse(*count), *ply, write_fen(position)));
    found.into_iter().map(|(_, (_, game, ply))| (Arc::clone(game), ply)).collect()
}

fn is_named(game: &MinedGame) -> bool {
    game.source.white.is_some() && game.source.black.is_some()
}

impl Miner {
    /// The shots that the moves at a ply of a game allow, with the pieces of an opening on the board. Of moves that allow
    /// a shot with the same first move, only the most instructive one counts: the others fail to see the same threat.
    pub(super) fn mine_traps(&mut self, game: &MinedGame, ply: usize) -> Vec<Record> {
        self.start_afresh();
        self.solver.forget();
        let spots = MinedPosition::after_moves(game, ply).into_iter().filter(|spot| has_trap_pieces(&spot.position));
        let mut candidates: Vec<Candidate> = spots.filter_map(|spot| self.trap(spot)).collect();
        self.tempt(&mut candidates);
        self.best_proven(candidates, game)
    }

    /// The candidate in a spot, if a search as long as those of the proof finds one.
    fn trap(&mut self, spot: MinedPosition) -> Option<Candidate> {
        if spot.position.must_capture() {
            return None;
        }
        self.tally.glances += 1;
        let finding = self.solver.search(&spot.position, None);
        if !is_shot(&mut self.solver, &spot.position, &finding) {
            return None;
        }
        let evaluation = self.solver.evaluate(&spot.position);
        let merit = Merit::estimate(&spot.position, &finding.line, finding.score.as_centi_men(), evaluation);
        Some(Candidate { spot, line: finding.line, merit })
    }
}
