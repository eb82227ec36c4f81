//! A set as it is kept: its settings, its questions and answers.

use serde::{Deserialize, Serialize};

use super::tested::{Response, UnannouncedKind};
use damier_rules::Variant;

/// A judged answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct JudgedAnswer {
    /// Whether it was right.
    #[serde(rename = "right")]
    pub is_right: bool,
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

/// The settings of a set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnannouncedSettings {
    /// The kind of questions.
    pub trial: UnannouncedKind,
    /// The variant.
    pub variant: Variant,
}

/// A set as it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedSet {
    /// The kind of questions.
    pub trial: UnannouncedKind,
    /// The name of the variant.
    pub variant: String,
    /// When the set began, in milliseconds since 1970.
    pub(crate) began: i64,
    /// The positions asked about, the current one last.
    pub ids: Vec<String>,
    /// The answers so far.
    pub answers: Vec<JudgedAnswer>,
}

impl SavedSet {
    /// The settings. `None` for an unknown variant.
    #[must_use]
    pub fn settings(&self) -> Option<UnannouncedSettings> {
        let variant: Variant = self.variant.parse().ok()?;
        Some(UnannouncedSettings { trial: self.trial, variant })
    }
}
