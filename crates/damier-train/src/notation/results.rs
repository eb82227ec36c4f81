//! The results of a session, and how they are stored.

use std::collections::BTreeMap;

use super::heat::{heat_level, trouble};
use super::session::{AnsweredQuestion, NotationSession, NotationSettings};
use super::written::is_ambiguous;
use super::{NotationQuestion, Skill};
use crate::attempt::{Asked, Exercise, NotationAnswer, Subject, TrainingMode};
use damier_rules::Square;
use etude::calendar::Moment;
use etude::effort::{Credit, millis};

impl NotationSession {
    /// The numbers of right and wrong answers.
    #[must_use]
    pub fn count(&self) -> (usize, usize) {
        let right = self.outcomes.iter().filter(|outcome| outcome.is_right).count();
        (right, self.outcomes.len() - right)
    }

    /// The median answer time, in milliseconds.
    #[must_use]
    pub fn median(&self) -> Option<u32> {
        median(self.outcomes.iter().map(|outcome| millis(outcome.time)).collect())
    }

    /// The subjects asked, their difficulty and the number of wrong answers, most difficult first.
    #[must_use]
    pub fn troubles(&self) -> Vec<(Asked, f64, usize)> {
        let mut items: BTreeMap<String, Vec<&AnsweredQuestion>> = BTreeMap::new();
        for outcome in &self.outcomes {
            items.entry(outcome.question.asked(self.settings.variant).to_string()).or_default().push(outcome);
        }
        let judged = items.into_values().map(|outcomes| {
            let wrong = outcomes.iter().filter(|outcome| !outcome.is_right).count();
            let middle = median(outcomes.iter().map(|outcome| millis(outcome.time)).collect()).unwrap_or(0);
            #[allow(clippy::cast_precision_loss, reason = "a handful of answers")]
            let accuracy = 1.0 - wrong as f64 / outcomes.len() as f64;
            (outcomes[0].question.asked(self.settings.variant), trouble(middle, accuracy), wrong)
        });
        let mut judged: Vec<(Asked, f64, usize)> = judged.collect();
        judged.sort_by(|one, other| other.1.total_cmp(&one.1));
        judged
    }

    /// The squares asked, with a difficulty from 1 to 4. Empty if the questions are not about squares.
    #[must_use]
    pub fn heat(&self) -> Vec<(Square, u8)> {
        if matches!(self.settings.skill, Skill::MakeMove | Skill::WriteMove | Skill::Signs) {
            return Vec::new();
        }
        let troubles = self.troubles();
        let worst = troubles.first().map_or(0.0, |(_, trouble, _)| *trouble);
        let size = self.settings.variant.board_size();
        let square = |asked: &Asked| match asked {
            Asked::Square(number) => size.square(*number),
            Asked::Written(_) => None,
        };
        troubles.iter().filter_map(|(asked, trouble, _)| Some((square(asked)?, heat_level(*trouble, worst)))).collect()
    }

    /// The mode under which its answers are stored.
    pub(super) const fn mode(&self) -> TrainingMode {
        if self.until.is_some() { TrainingMode::Sprint } else { TrainingMode::Practice }
    }

    /// An answer as an exercise to be stored.
    pub(super) fn exercise(&self, outcome: &AnsweredQuestion, moment: Moment) -> Exercise {
        let NotationSettings { skill, variant, .. } = self.settings;
        let (is_capture, is_ambiguous) = match &outcome.question {
            NotationQuestion::Move { position, played } => (played.is_capture(), is_ambiguous(position, *played)),
            _ => (false, false),
        };
        let subject = Subject::Notation(NotationAnswer {
            skill,
            asked: outcome.question.asked(variant),
            is_capture,
            is_ambiguous,
            session: Some(self.began.millis),
            given: outcome.question.written(&outcome.given, variant),
        });
        let credit = if outcome.is_right { Credit::Full } else { Credit::None };
        Exercise {
            millis: millis(outcome.time),
            errors: u32::from(!outcome.is_right),
            ..Exercise::new(moment, self.mode(), variant, credit, subject)
        }
    }
}

/// The median, the upper one if there are two.
pub(super) fn median(mut numbers: Vec<u32>) -> Option<u32> {
    let middle = numbers.len() / 2;
    (!numbers.is_empty()).then(|| *numbers.select_nth_unstable(middle).1)
}
