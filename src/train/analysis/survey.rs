//! Going over a whole game: every position of its main line is searched, the last one first.

use crate::engine::annotation::{Course, Remark, remarks};
use crate::engine::{Finding, Situation};
use crate::notation::pdn::{NodeId, PdnGame};

/// A survey under way, or over.
#[derive(Clone, Debug)]
pub(super) struct Survey {
    course: Course,
    nodes: Vec<NodeId>,
    findings: Vec<Option<Finding>>,
    /// How many positions are still to be searched.
    left: usize,
    mistakes: Option<usize>,
}

impl Survey {
    pub fn new(game: &PdnGame) -> Self {
        let course = Course::of(game);
        let nodes: Vec<NodeId> = std::iter::once(game.root()).chain(game.main_line()).collect();
        let (findings, left) = (vec![None; nodes.len()], nodes.len());
        Self { course, nodes, findings, left, mistakes: None }
    }

    /// The place of the position that comes next; `None` when all are done.
    pub const fn place(&self) -> Option<usize> {
        self.left.checked_sub(1)
    }

    /// The position at a place; `None` when the game is drawn there.
    pub fn situation(&self, place: usize) -> Option<&Situation> {
        self.course.situations.get(place)?.as_ref()
    }

    /// The node of the position that comes next.
    pub fn node(&self) -> Option<NodeId> {
        self.place().map(|place| self.nodes[place])
    }

    /// Takes in what was found at the present place, and goes on to the one before it.
    pub fn take(&mut self, found: Option<Finding>) {
        if let Some(place) = self.place() {
            self.findings[place] = found;
            self.left = place;
        }
    }

    /// Positions done, and all.
    pub const fn progress(&self) -> (usize, usize) {
        (self.nodes.len() - self.left, self.nodes.len())
    }

    /// What there is to say about the game, now that all positions are done.
    pub fn finish(&mut self, game: &PdnGame) -> Vec<Remark> {
        let remarks = remarks(game, &self.course, &self.findings);
        self.mistakes = Some(remarks.iter().filter(|remark| remark.mark.is_some()).count());
        remarks
    }

    /// How many mistakes were found.
    pub const fn mistakes(&self) -> Option<usize> {
        self.mistakes
    }
}
