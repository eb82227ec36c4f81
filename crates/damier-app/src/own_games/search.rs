//! The state of the search through the player's own games, and what it has found.

use super::searcher::{Added, Refusal, SearchNews};
use crate::store::StoreError;
use crate::store::games::{Finds, OwnDrill, OwnPuzzle};
use damier_puzzles::Source;
use damier_train::drill::DrillPlan;
use damier_train::history::History;
use damier_train::own_games::Tally;
use damier_train::puzzle::selector::PuzzleSelector;

/// A drill from a game of the player's own.
#[derive(Clone, Debug)]
pub struct OwnDrillPlan {
    /// The drill.
    pub plan: DrillPlan,
    /// The game.
    pub source: Source,
}

/// What the search is doing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Stage {
    /// Not searching; games may wait.
    #[default]
    Resting,
    /// A file is being read.
    Reading,
    /// Games are being searched.
    Going,
    /// All games are searched; `is_known` once the player has seen it.
    Done {
        /// Whether the player has seen it.
        is_known: bool,
    },
    /// The file cannot be used.
    Refused(Refusal),
    /// Games and finds cannot be saved.
    Failed(StoreError),
}

/// The search through the player's own games, and what it has found so far.
#[derive(Clone, Debug, Default)]
pub struct OwnSearch {
    drills: Vec<OwnDrillPlan>,
    /// Games that wait to be searched.
    pub waiting: usize,
    /// How far it has come.
    pub tally: Tally,
    /// What it is doing.
    pub stage: Stage,
    /// What the last file brought.
    pub added: Option<Added>,
    /// The name typed last.
    pub player: Option<String>,
}

impl OwnSearch {
    /// Restores the drills found in earlier sessions and the number of waiting games.
    pub fn know(&mut self, drills: Vec<OwnDrill>, waiting: usize, history: &mut History) {
        self.waiting = waiting;
        history.add_given_away(drills.iter().filter_map(OwnDrill::thrown));
        self.find(Finds { drills, ..Finds::default() });
    }

    /// Takes a report of the search; new finds can be trained from then on.
    pub fn apply_news(&mut self, told: SearchNews, selector: &mut PuzzleSelector, history: &mut History) {
        let Finds { puzzles, drills } = self.take(told);
        selector.add_own(OwnPuzzle::collection(puzzles));
        history.add_given_away(drills.iter().filter_map(OwnDrill::thrown));
    }

    fn take(&mut self, news: SearchNews) -> Finds {
        match news {
            SearchNews::Added(added) => self.added = Some(added),
            SearchNews::Refused(reason) => self.stage = Stage::Refused(reason),
            SearchNews::Failed(reason) => self.stage = Stage::Failed(reason),
            SearchNews::Going(tally, finds) => {
                self.count(tally);
                self.stage = Stage::Going;
                return self.find(finds);
            }
            SearchNews::Stopped(tally) => {
                self.count(tally);
                self.stage = Stage::Resting;
            }
            SearchNews::Done(tally) => {
                self.count(tally);
                self.stage = Stage::Done { is_known: false };
            }
        }
        Finds::default()
    }

    fn count(&mut self, tally: Tally) {
        self.waiting = tally.of - tally.done;
        self.tally = tally;
    }

    fn find(&mut self, finds: Finds) -> Finds {
        let plan = |drill: &OwnDrill| {
            let plan = DrillPlan::of_item(drill.variant.parse().ok()?, &drill.item)?;
            Some(OwnDrillPlan { plan, source: serde_json::from_str(&drill.source).ok()? })
        };
        self.drills.extend(finds.drills.iter().filter_map(plan));
        finds
    }

    /// The drills, in the order they were found.
    #[must_use]
    pub fn drills(&self) -> &[OwnDrillPlan] {
        &self.drills
    }

    /// Whether it reads or searches.
    #[must_use]
    pub const fn is_at_work(&self) -> bool {
        matches!(self.stage, Stage::Reading | Stage::Going)
    }

    /// Marks the end of the search as seen.
    pub const fn show(&mut self) {
        if let Stage::Done { is_known } = &mut self.stage {
            *is_known = true;
        }
    }

    /// Clears the refusal of a file, once another one is typed or the form is left.
    pub fn forget_refusal(&mut self) {
        if matches!(self.stage, Stage::Refused(_)) {
            self.stage = Stage::Resting;
        }
    }
}
