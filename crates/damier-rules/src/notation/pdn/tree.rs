//! The way through the tree of a game in the order in which it is written.

use super::game::{NodeId, PdnGame, Step};
use crate::Color;

/// A step of the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TreeStep {
    /// The next move or set-up of a line, and the number of the move.
    Next(NodeId, u32),
    /// A variation begins: its first move or set-up, and the number of the move.
    Variation(NodeId, u32),
    /// The variation ends.
    End,
}

/// The work left to do, next task last. An explicit stack, because variations may be nested too deeply for the call
/// stack.
#[derive(Clone, Debug)]
enum Task {
    /// The continuation of a node.
    Line(NodeId, u32),
    /// The variation that starts with a node.
    Variation(NodeId, u32),
    /// The end of a variation.
    End,
}

/// The moves after a node with their variations, each after the move that it replaces.
#[derive(Clone, Debug)]
pub struct TreeWalk<'a> {
    game: &'a PdnGame,
    tasks: Vec<Task>,
}

impl PdnGame {
    /// The way through all that follows a node; `number` is that of the next move.
    #[must_use]
    pub fn following(&self, parent: NodeId, number: u32) -> TreeWalk<'_> {
        TreeWalk { game: self, tasks: vec![Task::Line(parent, number)] }
    }

    /// The number of the move after a node that has this number itself: Black's moves end it.
    #[must_use]
    pub fn number_after(&self, id: NodeId, number: u32) -> u32 {
        let node = self.node(id);
        let is_blacks = matches!(node.step, Step::Move(_)) && node.position.side_to_move() == Color::White;
        number.saturating_add(u32::from(is_blacks))
    }
}

impl Iterator for TreeWalk<'_> {
    type Item = TreeStep;

    fn next(&mut self) -> Option<TreeStep> {
        loop {
            match self.tasks.pop()? {
                Task::Line(parent, number) => {
                    let [main, variations @ ..] = self.game.node(parent).children() else { continue };
                    self.tasks.push(Task::Line(*main, self.game.number_after(*main, number)));
                    for &first in variations.iter().rev() {
                        self.tasks.push(Task::End);
                        self.tasks.push(Task::Variation(first, number));
                    }
                    return Some(TreeStep::Next(*main, number));
                }
                Task::Variation(first, number) => {
                    self.tasks.push(Task::Line(first, self.game.number_after(first, number)));
                    return Some(TreeStep::Variation(first, number));
                }
                Task::End => return Some(TreeStep::End),
            }
        }
    }
}
