//! Surveying a whole game: every position of its main line is searched, from the last to the first.

use super::{Analysis, Author};
use damier_engine::Finding;
use damier_engine::annotation::{GameCheck, Remark, write_mistake};
use damier_rules::notation::pdn::{NodeId, PdnGame};

/// A survey, in progress or finished.
#[derive(Clone, Debug)]
pub(super) struct Survey {
    pub check: GameCheck,
    nodes: Vec<NodeId>,
    mistakes: Option<usize>,
}

impl Survey {
    fn new(game: &PdnGame) -> Self {
        let nodes = std::iter::once(game.root()).chain(game.main_line()).collect();
        Self { check: GameCheck::new(game, None), nodes, mistakes: None }
    }

    /// Whether something is still to be searched.
    pub fn goes_on(&self) -> bool {
        self.check.next().is_some()
    }

    /// The value of every position that has one.
    fn values(&self) -> impl Iterator<Item = (NodeId, &Finding)> {
        self.nodes.iter().enumerate().filter_map(|(place, &node)| Some((node, self.check.finding(place)?)))
    }

    /// The remarks on the game, once all positions are done.
    fn finish(&mut self, game: &PdnGame) -> Vec<Remark> {
        let remarks = self.check.remarks(game);
        self.mistakes = Some(remarks.iter().filter(|remark| remark.mark.is_some()).count());
        remarks
    }
}

impl Analysis {
    /// Starts a survey of the whole main line.
    pub(crate) fn start_survey(&mut self) {
        self.has_failed = false;
        self.survey = Some(Survey::new(self.walk.game()));
        self.finish_survey();
    }

    /// Stops the survey. Returns whether one was in progress.
    pub(crate) fn stop_survey(&mut self) -> bool {
        self.survey.take().is_some_and(|survey| survey.goes_on())
    }

    /// The progress of the survey: positions done, and all positions. `None` if none is in progress.
    #[must_use]
    pub fn progress(&self) -> Option<(usize, usize)> {
        self.survey.as_ref().filter(|survey| survey.goes_on()).map(|survey| survey.check.progress())
    }

    /// The number of mistakes found by a finished survey, until the next change or survey.
    #[must_use]
    pub fn mistakes(&self) -> Option<usize> {
        self.survey.as_ref().and_then(|survey| survey.mistakes)
    }

    pub(super) fn surveyed(&mut self, found: Finding) {
        let Some(survey) = &mut self.survey else { return };
        survey.check.take(found);
        for (node, found) in survey.values() {
            let known = self.findings.entry((Author::Bundled, node)).or_default();
            if known.first().is_none_or(|known| known.depth <= found.depth && known != found) {
                *known = vec![found.clone()];
            }
        }
        self.finish_survey();
    }

    /// Writes the marks once everything has been searched.
    fn finish_survey(&mut self) {
        let Some(survey) = self.survey.as_mut().filter(|survey| !survey.goes_on()) else { return };
        let remarks = survey.finish(self.walk.game());
        self.compare(&remarks);
        if remarks.iter().any(|remark| remark.mark.is_some()) {
            self.walk.change(|game| remarks.iter().for_each(|remark| write_mistake(game, remark)));
        }
        self.arrive();
    }
}
