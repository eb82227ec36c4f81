//! Draw offers, and replies to them. The rules decide when they are possible.

use std::time::Duration;

use super::{Notice, PlayLesson};
use damier_rules::{Color, DrawOfferError};

impl PlayLesson {
    /// Whether the player's next move comes with a draw offer.
    #[must_use]
    pub const fn is_offering(&self) -> bool {
        self.offering
    }

    /// Whether an offer to the side that acts is still unanswered.
    #[must_use]
    pub fn is_offered(&self) -> bool {
        self.game.draw_offer() == Some(!self.actor())
    }

    /// Accepts the opponent's draw offer. Otherwise toggles whether the next move comes with an offer.
    pub(crate) fn offer_or_accept(&mut self, now: Duration) {
        if self.is_offered() {
            // The offer is open, so it can be accepted.
            let _ = self.game.accept_draw();
            self.settle(now);
            self.order_end();
            return;
        }
        if self.offering {
            self.offering = false;
            return;
        }
        match self.may_offer() {
            Ok(()) => (self.offering, self.notice) = (true, None),
            Err(refused) => self.notice = Some(Notice::OfferRefused(refused)),
        }
    }

    /// Whether the player's next move may come with an offer, found by trial: only the rules can tell.
    fn may_offer(&self) -> Result<(), DrawOfferError> {
        let mut trial = self.game.clone();
        let mover = trial.position().side_to_move();
        if !self.is_person(mover) {
            return Err(DrawOfferError::NotWithOwnMove);
        }
        match trial.legal_moves().first().map(|&any| trial.play(any)) {
            Some(Ok(())) if trial.end().is_none() => trial.offer_draw(mover),
            _ => Ok(()),
        }
    }

    /// Offers a draw for the player who has just moved.
    pub(super) fn offer(&mut self, by: Color) -> Result<(), DrawOfferError> {
        self.game.offer_draw(by)?;
        self.offers.push((self.game.moves().len(), by));
        Ok(())
    }
}
