//! Draw offers by the person, and answers to those of the engine. When they are possible, the rules say.

use std::time::Duration;

use super::{Notice, PlayLesson};
use damier_rules::{Color, DrawOfferError};

impl PlayLesson {
    /// Whether the person's next move comes with a draw offer.
    #[must_use]
    pub const fn is_offering(&self) -> bool {
        self.offering
    }

    /// Whether the engine has offered a draw that is not answered yet.
    #[must_use]
    pub fn is_offered(&self) -> bool {
        self.game.draw_offer() == Some(!self.mine())
    }

    /// Accepts the draw that the engine offers, or has the next move come with an offer; asked again, it does not.
    pub fn offer_or_accept(&mut self, now: Duration) {
        if self.is_offered() {
            // It stands, so it can be accepted.
            let _ = self.game.accept_draw();
            self.settle(now);
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

    /// Whether an offer could come with the person's next move. A trial says so: the rules know, and nobody else.
    fn may_offer(&self) -> Result<(), DrawOfferError> {
        let mut trial = self.game.clone();
        if trial.position().side_to_move() != self.mine() {
            return Err(DrawOfferError::NotWithOwnMove);
        }
        match trial.legal_moves().first().map(|&any| trial.play(any)) {
            Some(Ok(())) if trial.end().is_none() => trial.offer_draw(self.mine()),
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
