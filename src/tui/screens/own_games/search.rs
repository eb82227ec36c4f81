//! How far the search through the player's own games has come, and what it has found.

use crate::own_games::searcher::{Added, SearchNews, Tally};
use crate::store::games::{Finds, OwnDrill};
use crate::tui::page::{Tone, Words};
use crate::words;
use damier_puzzles::Source;
use damier_train::drill::Plan;
use damier_train::history::History;
use damier_train::puzzle::shelf::Shelf;

/// From so many columns on there is room for a bar beside the keys.
const WIDE: u16 = 80;
/// Characters of the bar beside the form.
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
    /// Nothing; games may wait.
    #[default]
    Resting,
    /// A file is being read.
    Reading,
    /// The games are gone over.
    Going,
    /// All are gone over. Whether the person knows it.
    Done { is_known: bool },
    /// The file could not be used.
    Refused(String),
    /// Nothing can be kept.
    Failed(String),
}

/// What is known of the search through the player's own games, and what it has found so far.
#[derive(Clone, Debug, Default)]
pub struct Search {
    drills: Vec<OwnDrillPlan>,
    /// Games that wait to be gone over.
    pub(super) waiting: usize,
    tally: Tally,
    pub(super) stage: Stage,
    /// What the last file has brought.
    pub(super) added: Option<Added>,
    /// The name that was typed last.
    pub(super) player: Option<String>,
}

impl Search {
    /// Takes in what was found before the start, and how many games wait.
    pub fn know(&mut self, drills: Vec<OwnDrill>, waiting: usize, history: &mut History) {
        self.waiting = waiting;
        history.add_thrown(drills.iter().filter_map(OwnDrill::thrown));
        self.find(Finds { drills, ..Finds::default() });
    }

    /// Takes in what there is to tell; what was found can be trained from then on.
    pub fn hear(&mut self, told: SearchNews, puzzle_shelf: &mut Shelf, history: &mut History) {
        let Finds { puzzles, drills } = self.take(told);
        puzzle_shelf.add_own(puzzles.into_iter().map(|puzzle| puzzle.record + "\n").collect());
        history.add_thrown(drills.iter().filter_map(OwnDrill::thrown));
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
        self.tally = tally;
        self.waiting = tally.of - tally.done;
    }

    fn find(&mut self, finds: Finds) -> Finds {
        let plan = |drill: &OwnDrill| {
            let plan = Plan::of_item(drill.variant.parse().ok()?, &drill.item)?;
            Some(OwnDrillPlan { plan, source: serde_json::from_str(&drill.source).ok()? })
        };
        self.drills.extend(finds.drills.iter().filter_map(plan));
        finds
    }

    /// The drills, in the order in which they were found.
    #[must_use]
    pub fn drills(&self) -> &[OwnDrillPlan] {
        &self.drills
    }

    pub(super) const fn is_at_work(&self) -> bool {
        matches!(self.stage, Stage::Reading | Stage::Going)
    }

    /// What stands beside the keys, on every screen, while the search goes on or waits for the engine, and until the
    /// person knows its end.
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

    /// What there is to say at home, where the end is noticed.
    #[must_use]
    pub fn at_home(&self) -> Option<Words> {
        match &self.stage {
            Stage::Done { .. } => Some(Words::new(Tone::Good, words::own_done(&self.tally))),
            Stage::Failed(reason) => Some(Words::new(Tone::Bad, words::own_failed(reason))),
            Stage::Resting if self.waiting > 0 => Some(Words::new(Tone::Notice, words::own_waiting(self.waiting))),
            _ => None,
        }
    }

    /// The person sees how things stand.
    pub const fn show(&mut self) {
        if let Stage::Done { is_known } = &mut self.stage {
            *is_known = true;
        }
    }

    /// What was wrong with a file is no longer said once another one is typed, or the form is left.
    pub(super) fn forget_refusal(&mut self) {
        if matches!(self.stage, Stage::Refused(_)) {
            self.stage = Stage::Resting;
        }
    }

    /// How things stand, beside the form.
    pub(super) fn state(&self) -> Vec<Words> {
        match &self.stage {
            Stage::Reading => vec![Words::from(words::OWN_READING)],
            Stage::Going => vec![
                Words::new(Tone::Notice, words::bar(self.tally.done, self.tally.of, BAR))
                    .and(Tone::Text, format!(" {}/{}", self.tally.done, self.tally.of)),
                Words::new(Tone::Text, words::own_found_short(&self.tally)),
            ],
            Stage::Done { .. } => vec![
                Words::new(Tone::Good, words::own_done_count(&self.tally)),
                Words::new(Tone::Text, words::own_found_short(&self.tally)),
            ],
            _ if self.waiting > 0 => vec![Words::new(Tone::Notice, words::own_waiting_short(self.waiting))],
            _ => words::OWN_ABOUT.iter().map(|&line| Words::new(Tone::Quiet, line)).collect(),
        }
    }
}
