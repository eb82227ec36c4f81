//! An interrupted set.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::{Answer, Phase, QUESTIONS, Question, Response, Scope, Settings, Trial, Trials, Turns};
use crate::attempt::millis;
use crate::calendar::{Day, Moment};
use crate::puzzle::Supply;
use damier_rules::Variant;

/// A set as it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Saved {
    /// The kind of questions.
    pub trial: Trial,
    /// The name of the variant.
    pub variant: String,
    /// When the set began, in milliseconds since 1970.
    pub began: i64,
    /// The positions asked about, the current one last.
    pub ids: Vec<String>,
    /// The answers so far.
    pub answers: Vec<SavedAnswer>,
}

/// An answer as it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedAnswer {
    /// Whether it was right.
    pub right: bool,
    /// How an answer to "shot or not?" turned out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub response: Option<Response>,
    /// What the move cost, in centi-men.
    #[serde(default)]
    pub loss: u16,
    /// The time taken, in milliseconds.
    pub millis: u32,
    /// The answer as written.
    #[serde(default)]
    pub given: String,
}

impl Saved {
    /// The settings. `None` for an unknown variant.
    #[must_use]
    pub fn settings(&self) -> Option<Settings> {
        let variant: Variant = self.variant.parse().ok()?;
        Some(Settings { trial: self.trial, variant })
    }
}

impl Trials {
    /// The set to be kept, so that it can be resumed. `None` if it is over.
    #[must_use]
    pub fn saved(&self) -> Option<Saved> {
        self.revision()?;
        let answer = |answer: &Answer| SavedAnswer {
            right: answer.is_right,
            response: answer.response,
            loss: answer.loss,
            millis: millis(answer.time),
            given: answer.given.clone(),
        };
        Some(Saved {
            trial: self.settings.trial,
            variant: self.settings.variant.name().to_owned(),
            began: self.began.millis,
            ids: self.ids.clone(),
            answers: self.answers.iter().map(answer).collect(),
        })
    }

    /// Resumes a set: with the question that was on the board, or the next one if that was answered or is gone. `None` for
    /// an unknown variant.
    #[must_use]
    pub fn resume(saved: &Saved, supply: &mut Supply, turns: &mut Turns) -> Option<Self> {
        let settings = saved.settings()?;
        let answer = |saved: &SavedAnswer| Answer {
            is_right: saved.right,
            response: saved.response,
            loss: saved.loss,
            time: Duration::from_millis(saved.millis.into()),
            given: saved.given.clone(),
        };
        let mut answers: Vec<Answer> = saved.answers.iter().map(answer).collect();
        answers.truncate(QUESTIONS);
        let mut trials = Self {
            settings,
            scope: Scope::default(),
            began: Moment { millis: saved.began, day: Day::default() },
            question: None,
            given: None,
            asked: supply.now,
            ids: saved.ids.clone(),
            answers,
            recorded: None,
            revision: 0,
        };
        let current = saved.ids.get(saved.answers.len());
        let question = current.and_then(|id| find(settings.trial, id, supply, turns));
        match question {
            Some(question) => trials.put(Some(question), supply.now),
            None if trials.answers.len() < QUESTIONS => {
                trials.ids.truncate(trials.answers.len());
                trials.ask(supply, turns);
            }
            None => debug_assert_eq!(trials.phase(), Phase::Over),
        }
        Some(trials)
    }
}

/// The question about a position.
fn find(trial: Trial, id: &str, supply: &mut Supply, turns: &mut Turns) -> Option<Question> {
    if let Some(turn) = turns.find(id) {
        return Some(Question::turn(trial, turn));
    }
    let puzzle = (trial == Trial::ShotOrNot).then(|| supply.shelf.puzzle(id)).flatten()?;
    Some(Question::Shot(Box::new(puzzle)))
}
