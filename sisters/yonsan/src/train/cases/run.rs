//! A run of cases.

use super::{Answer, Case};

/// A run of cases, without end.
#[derive(Clone, Debug, PartialEq)]
pub struct CaseRun {
    case: Case,
    given: Option<Answer>,
    asked: u32,
    right: u32,
}

impl CaseRun {
    /// A run that begins with a case.
    #[must_use]
    pub const fn new(case: Case) -> Self {
        Self { case, given: None, asked: 0, right: 0 }
    }

    /// The same run after so many cases answered, and so many of them right.
    #[must_use]
    pub fn with_score(self, [asked, right]: [u32; 2]) -> Self {
        Self { asked, right, ..self }
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

    /// Cases answered, and those answered right.
    #[must_use]
    pub const fn score(&self) -> (u32, u32) {
        (self.asked, self.right)
    }

    /// Answers with the choice of this number. Returns whether it is right; `None`, and nothing changes, if there is no such
    /// choice or an answer was given before.
    pub fn answer(&mut self, choice: usize) -> Option<bool> {
        let answer = *self.case.choices().get(choice).filter(|_| self.given.is_none())?;
        self.given = Some(answer);
        let is_right = answer == self.case.answer();
        self.asked += 1;
        self.right += u32::from(is_right);
        Some(is_right)
    }

    /// Goes on to another case.
    pub fn ask(&mut self, case: Case) {
        self.case = case;
        self.given = None;
    }
}
