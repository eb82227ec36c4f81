//! The state of the search through the player's own games, and what it has found.

use crate::own_games::searcher::{Added, SearchNews, Tally};
use crate::store::games::{Finds, OwnDrill, OwnPuzzle};
use crate::tui::page::{Tone, Words};
use crate::words::{self, say};
use damier_puzzles::Source;
use damier_train::drill::Plan;
use damier_train::history::History;
use damier_train::puzzle::shelf::Shelf;

/// From this width on there is room for a bar beside the keys.
const WIDE: u16 = 80;
/// Columns of the bar beside the form.
const BAR: usize = 8;

/// A drill from a game of the player's own.
#[derive(Clone, Debug)]
pub struct OwnDrillPlan {
    /// The drill.
    pub plan: Plan,
    /// The game.
    pub source: Source,
}

/// What the search is doing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) enum Stage {
    /// Not searching; games may wait.
    #[default]
    Resting,
    /// A file is being read.
    Reading,
    /// Games are being searched.
    Going,
    /// All games are searched; `is_known` once the player has seen it.
    Done { is_known: bool },
    /// The file cannot be used, for this reason.
    Refused(String),
    /// Games and finds cannot be saved, for this reason.
    Failed(String),
}

/// The search through the player's own games, and what it has found so far.
#[derive(Clone, Debug, Default)]
pub struct Search {
    drills: Vec<OwnDrillPlan>,
    /// Games that wait to be searched.
    pub(super) waiting: usize,
    tally: Tally,
    pub(super) stage: Stage,
    /// What the last file brought.
    pub(super) added: Option<Added>,
    /// The name typed last.
    pub(super) player: Option<String>,
}

impl Search {
    /// Restores the drills found in earlier sessions and the number of waiting games.
    pub fn know(&mut self, drills: Vec<OwnDrill>, waiting: usize, history: &mut History) {
        self.waiting = waiting;
        history.add_given_away(drills.iter().filter_map(OwnDrill::thrown));
        self.find(Finds { drills, ..Finds::default() });
    }

    /// Takes a report of the search; new finds can be trained from then on.
    pub fn apply_news(&mut self, told: SearchNews, puzzle_shelf: &mut Shelf, history: &mut History) {
        let Finds { puzzles, drills } = self.take(told);
        puzzle_shelf.add_own(OwnPuzzle::collection(puzzles));
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
            let plan = Plan::of_item(drill.variant.parse().ok()?, &drill.item)?;
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

    pub(super) const fn is_at_work(&self) -> bool {
        matches!(self.stage, Stage::Reading | Stage::Going)
    }

    /// The line beside the keys of every screen while the search runs or waits for the engine, and until the player has
    /// seen that it is done.
    #[must_use]
    pub fn line(&self, width: u16, waits: bool) -> Option<Words> {
        let is_wide = width >= WIDE;
        match self.stage {
            Stage::Going => Some(Words::new(Tone::Notice, words::own_going(&self.tally, is_wide, waits))),
            Stage::Done { is_known: false } => {
                Some(Words::new(Tone::Good, words::own_done_short(&self.tally, is_wide)))
            }
            _ => None,
        }
    }

    /// The line on the home screen.
    #[must_use]
    pub fn at_home(&self) -> Option<Words> {
        match &self.stage {
            Stage::Done { .. } => Some(Words::new(Tone::Good, words::own_done(&self.tally))),
            Stage::Failed(reason) => Some(Words::new(Tone::Bad, say().own_failed(reason))),
            Stage::Resting if self.waiting > 0 => Some(Words::new(Tone::Notice, say().own_waiting(self.waiting))),
            _ => None,
        }
    }

    /// What the player's moves cost, once the search is done.
    pub(super) fn losses(&self) -> Option<Words> {
        let is_done = matches!(self.stage, Stage::Done { .. });
        words::own_losses(&self.tally.losses).filter(|_| is_done).map(Words::from)
    }

    /// Marks the end of the search as seen.
    pub const fn show(&mut self) {
        if let Stage::Done { is_known } = &mut self.stage {
            *is_known = true;
        }
    }

    /// Clears the refusal of a file, once another one is typed or the form is left.
    pub(super) fn forget_refusal(&mut self) {
        if matches!(self.stage, Stage::Refused(_)) {
            self.stage = Stage::Resting;
        }
    }

    /// The lines beside the form.
    pub(super) fn state(&self) -> Vec<Words> {
        match &self.stage {
            Stage::Reading => vec![Words::from(say().own_reading())],
            Stage::Going => vec![
                Words::new(Tone::Notice, words::bar(self.tally.done, self.tally.of, BAR))
                    .and(Tone::Text, format!(" {}/{}", self.tally.done, self.tally.of)),
                Words::new(Tone::Text, say().own_found_short(self.tally.puzzles, self.tally.drills)),
            ],
            Stage::Done { .. } => vec![
                Words::new(Tone::Good, say().own_done_count(self.tally.done)),
                Words::new(Tone::Text, say().own_found_short(self.tally.puzzles, self.tally.drills)),
            ],
            _ if self.waiting > 0 => vec![Words::new(Tone::Notice, say().own_waiting_short(self.waiting))],
            _ => [say().own_about_puzzles(), say().own_about_drills()].map(|line| Words::new(Tone::Quiet, line)).into(),
        }
    }
}
