//! Solution trees under construction, and their conversion to records.

use super::record::{ChoiceRecord, ReplyRecord};
use damier_rules::notation::write_move;
use damier_rules::{AnyPosition, Move};

/// A right move of the solver.
pub(super) struct ChoiceNode {
    pub candidate: Move,
    /// Whether there was another move to choose.
    pub decision: bool,
    pub replies: Vec<ReplyNode>,
}

/// A defence.
pub(super) struct ReplyNode {
    pub candidate: Move,
    pub next: Vec<ChoiceNode>,
}

impl ChoiceNode {
    /// The decisions still to be made after this move, along the defence that demands the most.
    pub fn decisions_after(&self) -> usize {
        self.replies.iter().map(ReplyNode::decisions).max().unwrap_or(0)
    }
}

impl ReplyNode {
    pub fn decisions(&self) -> usize {
        self.next.iter().map(|choice| usize::from(choice.decision) + choice.decisions_after()).max().unwrap_or(0)
    }
}

impl ChoiceRecord {
    /// Writes a tree without the forced moves at its ends.
    pub(super) fn from_node(position: &AnyPosition, node: &ChoiceNode) -> Self {
        let played = write_move(position, node.candidate);
        let after = position.play_unchecked(node.candidate);
        if node.decisions_after() == 0 {
            return Self { played, replies: Vec::new(), finish: finish(after, &node.replies) };
        }
        let replies = node.replies.iter().map(|reply| {
            let position = after.play_unchecked(reply.candidate);
            let next = reply.next.iter().map(|choice| Self::from_node(&position, choice)).collect();
            ReplyRecord { played: write_move(&after, reply.candidate), next }
        });
        Self { played, replies: replies.collect(), finish: Vec::new() }
    }
}

/// The main line of the rest.
fn finish(mut position: AnyPosition, mut replies: &[ReplyNode]) -> Vec<String> {
    let mut line = Vec::new();
    while let Some(reply) = replies.first() {
        line.push(write_move(&position, reply.candidate));
        position = position.play_unchecked(reply.candidate);
        let Some(choice) = reply.next.first() else { break };
        line.push(write_move(&position, choice.candidate));
        position = position.play_unchecked(choice.candidate);
        replies = &choice.replies;
    }
    line
}
