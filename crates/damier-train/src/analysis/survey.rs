//! Going over a whole game: every position of its main line is searched, the last one first.

use super::{Analysis, Author};
use damier_engine::annotation::{Course, Remark, remarks, write_mistake};
use damier_engine::{Finding, Situation};
use damier_rules::notation::pdn::{NodeId, PdnGame};

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

impl Analysis {
    /// Begins to go over the whole main line.
    pub fn start_survey(&mut self) {
        self.has_failed = false;
        self.survey = Some(Survey::new(self.walk.game()));
        self.skip();
    }

    /// Stops going over the game. Returns whether there was something to stop.
    pub fn stop_survey(&mut self) -> bool {
        self.survey.take().is_some_and(|survey| survey.place().is_some())
    }

    /// How far the survey has come: positions done, of all; `None` when none is under way.
    #[must_use]
    pub fn progress(&self) -> Option<(usize, usize)> {
        self.survey.as_ref().filter(|survey| survey.place().is_some()).map(Survey::progress)
    }

    /// What a survey has found out, once it is over; until the next change or survey.
    #[must_use]
    pub fn mistakes(&self) -> Option<usize> {
        self.survey.as_ref().and_then(Survey::mistakes)
    }

    pub(super) fn surveyed(&mut self, found: Option<Finding>) {
        let Some(survey) = &mut self.survey else { return };
        if let (Some(found), Some(node)) = (&found, survey.node()) {
            let known = self.findings.entry((Author::Bundled, node)).or_default();
            if known.first().is_none_or(|known| known.depth <= found.depth) {
                *known = vec![found.clone()];
            }
        }
        survey.take(found);
        self.skip();
    }

    /// Passes over positions in which there is nothing to search, and writes the marks after the last one.
    fn skip(&mut self) {
        let Some(survey) = &mut self.survey else { return };
        while survey.place().is_some_and(|place| survey.situation(place).is_none()) {
            survey.take(None);
        }
        if survey.place().is_some() {
            return;
        }
        let remarks = survey.finish(self.walk.game());
        if remarks.iter().any(|remark| remark.mark.is_some()) {
            self.walk.change(|game| remarks.iter().for_each(|remark| write_mistake(game, remark)));
        }
        self.arrive();
    }
}
