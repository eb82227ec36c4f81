//! Puzzles found earlier.

use std::collections::HashSet;

use crate::Collection;
use crate::record::{Record, equivalent_ids};
use damier_rules::notation::read_fen;

/// The puzzles that must not be found again.
#[derive(Clone, Debug, Default)]
pub struct Known(HashSet<String>);

impl Known {
    /// The puzzles of a collection.
    #[must_use]
    pub fn of(collection: &Collection) -> Self {
        Self(collection.entries().iter().map(|entry| entry.id.to_string()).collect())
    }

    /// Whether a puzzle or a reflection of it is known (see [`equivalent_ids`]).
    #[must_use]
    pub fn has(&self, record: &Record) -> bool {
        let variant = record.variant.parse().ok();
        let position = variant.and_then(|variant| read_fen(&record.fen, variant).ok()).map(|fen| fen.position);
        let ids = position.map_or_else(|| vec![record.id.clone()], |position| equivalent_ids(&position));
        ids.iter().any(|id| self.0.contains(id))
    }
}
