//! Surveying a whole game: every position of its main line is searched, from the last to the first.

use super::{Analysis, Author};
use damier_engine::annotation::{Course, Remark, remarks, write_mistake};
use damier_engine::{Finding, Situation};
use damier_rules::notation::pdn::{NodeId, PdnGame};

/// A survey, in progress or finished.
#[derive(Clone, Debug)]
pub(super) struct Survey {
    course: Course,
    nodes: Vec<NodeId>,
    findings: Vec<Option<Finding>>,
    /// The number of positions still to be searched.
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

    /// The place of the next position. `None` when all are done.
    pub const fn place(&self) -> Option<usize> {
        self.left.checked_sub(1)
    }

    /// The position at a place. `None` if the game is drawn there.
    pub fn situation(&self, place: usize) -> Option<&Situation> {
        self.course.situations.get(place)?.as_ref()
    }

    /// The node of the next position.
    pub fn node(&self) -> Option<NodeId> {
        self.place().map(|place| self.nodes[place])
    }

    /// Stores the result for the current place and moves to the one before it.
    pub fn take(&mut self, found: Option<Finding>) {
        if let Some(place) = self.place() {
            self.findings[place] = found;
            self.left = place;
        }
    }

    /// The number of positions done, and of all positions.
    pub const fn progress(&self) -> (usize, usize) {
        (self.nodes.len() - self.left, self.nodes.len())
    }

    /// The remarks on the game, once all positions are done.
    pub fn finish(&mut self, game: &PdnGame) -> Vec<Remark> {
        let remarks = remarks(game, &self.course, &self.findings);
        self.mistakes = Some(remarks.iter().filter(|remark| remark.mark.is_some()).count());
        remarks
    }

    /// The number of mistakes found.
    pub const fn mistakes(&self) -> Option<usize> {
        self.mistakes
    }
}

impl Analysis {
    /// Starts a survey of the whole main line.
    pub(crate) fn start_survey(&mut self) {
        self.has_failed = false;
        self.survey = Some(Survey::new(self.walk.game()));
        self.skip();
    }

    /// Stops the survey. Returns whether one was in progress.
    pub(crate) fn stop_survey(&mut self) -> bool {
        self.survey.take().is_some_and(|survey| survey.place().is_some())
    }

    /// The progress of the survey: positions done, and all positions. `None` if none is in progress.
    #[must_use]
    pub fn progress(&self) -> Option<(usize, usize)> {
        self.survey.as_ref().filter(|survey| survey.place().is_some()).map(Survey::progress)
    }

    /// The number of mistakes found by a finished survey, until the next change or survey.
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

    /// Skips positions without anything to search, and writes the marks after the last one.
    fn skip(&mut self) {
        let Some(survey) = &mut self.survey else { return };
        while survey.place().is_some_and(|place| survey.situation(place).is_none()) {
            survey.take(None);
        }
        if survey.place().is_some() {
            return;
        }
        let remarks = survey.finish(self.walk.game());
        self.compare(&remarks);
        if remarks.iter().any(|remark| remark.mark.is_some()) {
            self.walk.change(|game| remarks.iter().for_each(|remark| write_mistake(game, remark)));
        }
        self.arrive();
    }
}
