//! A case as a question.

use std::sync::Arc;

use yonsan_rules::Puzzle;

use super::{Answer, Case, Topic};
use crate::train::exercise::Kind;
use crate::train::questions::{Drawing, Question, QuestionKind, Renju};
use crate::train::{Report, Task};

/// A case with the answer given.
#[derive(Clone, Debug, PartialEq)]
pub struct CaseQuestion {
    case: Case,
    given: Option<Answer>,
}

impl CaseQuestion {
    /// A case that is not answered yet.
    #[must_use]
    pub const fn new(case: Case) -> Self {
        Self { case, given: None }
    }

    /// The case.
    #[must_use]
    pub const fn case(&self) -> &Case {
        &self.case
    }

    /// The answer given.
    #[must_use]
    pub const fn given(&self) -> Option<Answer> {
        self.given
    }
}

impl Question for CaseQuestion {
    type Around = Renju;
    /// The topic, or any.
    type Topic = Option<Topic>;
    /// The number of a choice, from 0.
    type Answer = usize;

    const IS_DRAWN_AHEAD: bool = true;

    fn saved_as(_topic: &Option<Topic>, _is_timed: bool) -> Option<QuestionKind> {
        Some(QuestionKind::Cases)
    }

    fn draw(topic: &Option<Topic>, _before: Option<&Self>, puzzles: &Arc<[Puzzle]>, seed: u64) -> Drawing<Self> {
        Drawing::Takes(Box::new(Task::Case(*topic, puzzles.clone(), seed)))
    }

    fn found(report: &Report) -> Option<Option<Self>> {
        if let Report::Case(case) = report { Some(Some(Self::new((**case).clone()))) } else { None }
    }

    fn answer(&mut self, choice: usize) {
        self.given = self.given.or_else(|| self.case.choices().get(choice).copied());
    }

    fn outcome(&self) -> Option<bool> {
        self.given.map(|given| given == self.case.answer())
    }

    fn filed(&self) -> Option<(Kind, String)> {
        Some((Kind::Case, self.case.topic().as_ref().to_owned()))
    }
}
