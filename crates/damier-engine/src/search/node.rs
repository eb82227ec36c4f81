//! A position as the search sees it.

use crate::draws::DrawClock;
use crate::situation::Situation;
use damier_rules::{Move, Position, Rules};

/// A position with the history that the search needs.
#[derive(Clone, Copy)]
pub struct Node<R: Rules> {
    pub position: Position<R>,
    pub key: u64,
    pub clock: DrawClock,
}

impl<R: Rules> Node<R> {
    pub fn new(position: Position<R>, situation: &Situation) -> Self {
        let reversible = u16::try_from(situation.earlier.len()).unwrap_or(u16::MAX / 2);
        Self { position, key: position.key(), clock: DrawClock::new(&position, situation.plies_used, reversible) }
    }

    #[inline]
    pub fn after(&self, played: Move) -> Self {
        let position = self.position.play_unchecked(played);
        Self {
            position,
            key: self.position.key_after_unchecked(self.key, played),
            clock: self.clock.after(&self.position, played, &position),
        }
    }

    /// The key under which results are stored.
    #[inline]
    pub fn table_key(&self) -> u64 {
        self.key ^ self.clock.key()
    }
}
