//! The player's own sets and hidden puzzles, for all screens.

use super::action::Effect;
use super::shared::Shared;
use crate::store::keeper::Request;
use damier_train::puzzle::picks::{Pick, Picks};

impl Shared {
    /// Changes the player's own sets or hidden puzzles.
    pub fn pick(&mut self, pick: Pick) -> Effect {
        self.picks.apply(&pick);
        self.shelf.hide(self.picks.hidden_ids());
        Effect::Keep(Request::Pick(pick))
    }

    /// Adds what earlier programs picked.
    pub(super) fn add_picks(&mut self, picks: &Picks) {
        self.picks.extend(picks);
        self.shelf.hide(self.picks.hidden_ids());
    }
}
