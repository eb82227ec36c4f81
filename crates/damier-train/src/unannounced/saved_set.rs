//! A set as it is kept: its settings, its questions and answers.

use serde::{Deserialize, Serialize};

use super::scope::{Scope, TrapLines};
use super::tested::{Response, UnannouncedKind};
use damier_rules::notation::read_move;
use damier_rules::{AnyPosition, Variant};

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
    /// If it asks about the lines to opening traps: their first move, or nothing for all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) trap_lines: Option<String>,
    /// The positions to be asked about next, on the way to a trap.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) ahead: Vec<String>,
}

impl SavedSet {
    /// The settings. `None` for an unknown variant.
    #[must_use]
    pub fn settings(&self) -> Option<UnannouncedSettings> {
        let variant: Variant = self.variant.parse().ok()?;
        Some(UnannouncedSettings { trial: self.trial, variant })
    }

    /// What it asks about. A move that cannot be read leaves all lines.
    pub(super) fn scope(&self, variant: Variant) -> Scope {
        let first = |text: &String| read_move(&AnyPosition::start(variant), text).ok();
        let trap_lines = self.trap_lines.as_ref().map(|text| TrapLines { first: first(text) });
        Scope { trap_lines, ..Scope::default() }
    }
}
