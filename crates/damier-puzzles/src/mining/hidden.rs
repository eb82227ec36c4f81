//! Shots that a glance does not see.

use std::collections::HashMap;

use super::{Candidate, MinedGame, MinedPosition, Miner, is_shot};
use crate::merit::MAX_TEMPTED;
use crate::record::Reached;
use crate::solving::pieces;
use crate::thresholds::{HIDDEN_PIECES, MAX_TURN_VALUE, TEMPTING};
use damier_engine::{Finding, Limits};
use damier_rules::AnyPosition;

/// A spot as a glance sees it.
struct Glanced {
    spot: MinedPosition,
    seen: Finding,
    /// For the solver, in centi-men.
    value: i32,
}

impl Miner {
    /// The shots in and around a game that a long look sees, but neither a glance nor a search as deep as that of a club
    /// player, level 5. A look takes thirty times as long as a glance, so it is given only where little is left on the
    /// board, and to what a player would go into: positions of the game, passed moves, and moves that seem about as good
    /// as the best.
    pub(super) fn hidden(&mut self, game: &MinedGame) -> Vec<Candidate> {
        let glanced = |spot: MinedPosition| {
            if pieces(&spot.position) > HIDDEN_PIECES {
                return None;
            }
            let seen = self.seen_at(&spot.position)?;
            let value = seen.score.as_centi_men();
            Some(Glanced { spot, seen, value })
        };
        let spots: Vec<Glanced> = MinedPosition::all(game).into_iter().filter_map(glanced).collect();
        // All moves of a position lead to the same ply. The best one leaves the solver least; those after which the solver
        // must capture are not compared.
        let mut least = HashMap::new();
        for Glanced { spot, value, .. } in spots.iter().filter(|glanced| glanced.spot.reached != Reached::Threat) {
            least.entry(spot.ply).and_modify(|least: &mut i32| *least = (*least).min(*value)).or_insert(*value);
        }
        let is_tempting = |Glanced { spot, value, .. }: &Glanced| {
            spot.reached != Reached::Avoided || least.get(&spot.ply).is_some_and(|least| value - least <= TEMPTING)
        };
        let mut candidates = Vec::new();
        for Glanced { spot, seen, .. } in spots.into_iter().filter(is_tempting) {
            if let Some(finding) = self.hides(&spot.position, &seen) {
                candidates.push(self.candidate_of(spot, finding));
            }
        }
        candidates
    }

    /// What a long look finds in a position, if it is a shot that neither a glance, which has `seen` something else, nor
    /// a search as deep as level 5 finds. Positions that are as good as decided hide nothing.
    pub(super) fn hides(&mut self, position: &AnyPosition, seen: &Finding) -> Option<Finding> {
        if seen.score.as_centi_men().abs() > MAX_TURN_VALUE || is_shot(&mut self.glance, position, seen) {
            return None;
        }
        let look = self.look.as_mut()?;
        let finding = look.search(position, None);
        (is_shot(look, position, &finding) && self.overlooks(position, &finding)).then_some(finding)
    }

    /// Whether a search as deep as level 5 looks prefers another move to the one found.
    fn overlooks(&mut self, position: &AnyPosition, found: &Finding) -> bool {
        let after = |finding: &Finding| finding.best().map(|best| position.play_unchecked(best));
        let limits = Limits { depth: MAX_TEMPTED.sight(), ..Limits::default() };
        after(&self.unaided.limited(position, None, &limits)) != after(found)
    }
}
