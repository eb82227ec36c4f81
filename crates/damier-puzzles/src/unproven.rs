//! Records before their proof.

use super::rating::{Features, rate};
use super::record::{ChoiceRecord, Goal, Record, Source, Status, Verification, id_of};
use super::tree::ChoiceNode;
use damier_rules::AnyPosition;
use damier_rules::notation::write_fen;

impl Record {
    /// A record with a solution still to be proven, without tags, rating and source.
    pub(super) fn unproven(position: &AnyPosition, first: &ChoiceNode, goal: Goal) -> Self {
        Self {
            id: id_of(position),
            variant: position.variant().name().to_owned(),
            fen: write_fen(position),
            previous: None,
            solution: vec![ChoiceRecord::from_node(position, first)],
            goal,
            tags: Vec::new(),
            rating: rate(&Features::default()),
            source: Source::default(),
            verification: Verification { engine: env!("CARGO_PKG_VERSION").to_owned(), nodes: 0, margin: 0 },
            status: Status::default(),
            merit: None,
            extra: serde_json::Map::new(),
        }
    }
}
