//! What is kept of unfinished work: mates, games, questions.

use serde::{Deserialize, Serialize};

use crate::train::SavedQuestions;
use crate::train::analysis::SavedAnalysis;
use crate::train::game::SavedGame;
use crate::train::mates::SavedMate;

/// Something unfinished.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unfinished {
    /// A mate.
    Mate(SavedMate),
    /// A game.
    Game(SavedGame),
    /// An analysis.
    Analysis(SavedAnalysis),
    /// Questions that are drawn by a seed.
    Questions(SavedQuestions),
}

impl etude_store::Unfinished for Unfinished {
    const FORMAT: &'static str = "chuhe-unfinished-1";
}

impl From<SavedMate> for Unfinished {
    fn from(saved: SavedMate) -> Self {
        Self::Mate(saved)
    }
}

impl From<SavedGame> for Unfinished {
    fn from(saved: SavedGame) -> Self {
        Self::Game(saved)
    }
}

impl From<SavedAnalysis> for Unfinished {
    fn from(saved: SavedAnalysis) -> Self {
        Self::Analysis(saved)
    }
}

impl From<SavedQuestions> for Unfinished {
    fn from(saved: SavedQuestions) -> Self {
        Self::Questions(saved)
    }
}

/// Something unfinished, as it is kept.
pub type Kept = etude_store::Kept<Unfinished>;
