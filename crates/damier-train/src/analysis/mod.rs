//! Analysis: a game with its variations, what the engine and the tables think of its positions, and a survey of the
//! whole game.
//!
//! The engine is asked outside: [`Analysis::errand`] says what is wanted of it now, and its reports come in.

mod opening;
mod own_engine;
mod survey;
mod values;
mod walk;

use std::collections::HashMap;
use std::time::Duration;

use damier_endings::TableSet;
use damier_engine::{Finding, Limits, Program, ReportKind, Situation, Task};
use damier_rules::notation::pdn::NodeId;
use damier_rules::{Game, GameEnd, Move};
pub use opening::{Opening, Source, Wish};
use own_engine::OwnEngine;
use survey::Survey;
use values::known;
pub use values::{Known, Point};
pub use walk::{SignKind, Walk};

/// The most lines that the engine is asked for.
pub const MOST_LINES: usize = 5;
/// Positions that the engine visits for every position of a survey.
pub const SURVEY_NODES: u64 = 300_000;
/// What the engine finds out is shown at most so often: nobody can read more.
const CALM: Duration = Duration::from_millis(100);

/// Which engine a line comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Author {
    /// The bundled one.
    Bundled,
    /// The person's own.
    Own,
}

/// What is wanted of the engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Errand {
    /// To have the player's own engine ready.
    Start,
    /// The best lines of a position, deeper and deeper. After a change was taken back, the same name may mean another
    /// position: the era tells them apart.
    Look {
        /// The position.
        at: NodeId,
        /// How many lines.
        lines: usize,
        /// By which engine.
        author: Author,
        /// How many changes had been taken back.
        era: u32,
    },
    /// A position of a survey, by its place in the main line.
    Survey {
        /// The place.
        place: usize,
        /// How many changes had been taken back.
        era: u32,
    },
}

/// An analysis.
#[derive(Clone, Debug)]
pub struct Analysis {
    walk: Walk,
    /// The game up to the place.
    played: Game,
    known: Option<Known>,
    tables: TableSet,
    is_on: bool,
    lines: usize,
    /// What each engine found in the positions that it looked at, the best line first.
    findings: HashMap<(Author, NodeId), Vec<Finding>>,
    own: Option<OwnEngine>,
    /// What the engine found last, kept back to be shown a moment later.
    held: Option<Vec<Finding>>,
    shown_at: Option<Duration>,
    era: u32,
    survey: Option<Survey>,
    has_failed: bool,
}

impl Analysis {
    /// An analysis with the engine on: the player's own, if there is one.
    #[must_use]
    pub fn new(opening: Opening, program: Option<Program>, tables: TableSet) -> Self {
        let walk = Walk::new(opening);
        let played = walk.played();
        let known = known(&played, &tables);
        Self {
            walk,
            played,
            known,
            tables,
            is_on: true,
            lines: 1,
            findings: HashMap::new(),
            own: program.map(OwnEngine::new),
            held: None,
            shown_at: None,
            era: 0,
            survey: None,
            has_failed: false,
        }
    }

    /// The game and the place in it.
    #[must_use]
    pub const fn walk(&self) -> &Walk {
        &self.walk
    }

    /// Notes that the game is saved as it was at some state.
    pub const fn saved(&mut self, revision: u64) {
        self.walk.saved(revision);
    }

    /// Notes that nothing of the game is saved.
    pub const fn unsaved(&mut self) {
        self.walk.unsaved();
    }

    /// The game up to the place, as the rules count it.
    #[must_use]
    pub const fn played(&self) -> &Game {
        &self.played
    }

    /// How the game has ended at the place, if it has.
    #[must_use]
    pub fn end(&self) -> Option<GameEnd> {
        self.played.end()
    }

    /// What the tables know about the position at the place, where they reach.
    #[must_use]
    pub const fn known(&self) -> Option<&Known> {
        self.known.as_ref()
    }

    /// Takes a step. Returns what the step does.
    pub fn step(&mut self, step: impl FnOnce(&mut Walk) -> bool) -> bool {
        let revision = self.walk.revision();
        let done = step(&mut self.walk);
        // The marks of a survey would come into another game than the one that was surveyed. What an earlier one has
        // found is told until the next step.
        let is_changed = self.walk.revision() != revision;
        self.survey = self.survey.take().filter(|survey| !is_changed && survey.place().is_some());
        self.arrive();
        done
    }

    /// Makes a move that is legal here; other ones are not made.
    pub fn play(&mut self, played: Move) -> bool {
        self.step(|walk| walk.play(played).is_ok())
    }

    /// Takes the last change of the game back.
    pub fn undo(&mut self) -> bool {
        let done = self.step(Walk::undo);
        if done {
            self.era += 1;
            let game = self.walk.game();
            self.findings.retain(|&(_, id), _| game.knows(id));
        }
        done
    }

    fn arrive(&mut self) {
        self.begin_anew();
        self.played = self.walk.played();
        self.known = known(&self.played, &self.tables);
    }

    /// Whether the engine is on.
    #[must_use]
    pub const fn is_on(&self) -> bool {
        self.is_on
    }

    /// Turns the engine on or off.
    pub fn switch(&mut self) {
        self.is_on = !self.is_on;
        if !self.is_on {
            self.end_own_engine();
        }
        self.begin_anew();
    }

    /// How many lines are wanted.
    #[must_use]
    pub const fn lines(&self) -> usize {
        self.lines
    }

    /// One line more; after [`MOST_LINES`] one again. Turns the engine on.
    pub fn more_lines(&mut self) {
        self.lines = self.lines % MOST_LINES + 1;
        self.is_on = true;
        self.begin_anew();
    }

    /// What the engine finds next is shown at once.
    fn begin_anew(&mut self) {
        self.has_failed = false;
        self.held = None;
        self.shown_at = None;
        self.forget_fault();
    }

    /// Whether the engine broke down over the last errand.
    #[must_use]
    pub const fn has_failed(&self) -> bool {
        self.has_failed
    }

    /// What is wanted of the engine now.
    #[must_use]
    pub fn errand(&self) -> Option<Errand> {
        let era = self.era;
        if let Some(place) = self.survey.as_ref().and_then(Survey::place) {
            return Some(Errand::Survey { place, era });
        }
        if !self.is_on {
            return None;
        }
        let author = self.author();
        let is_over = self.end().is_some();
        match author {
            // Where there is nothing to look at it stays ready: another start may take its time.
            Author::Own if is_over || !self.own_engine_is_ready() => Some(Errand::Start),
            Author::Bundled if is_over => None,
            _ => Some(Errand::Look { at: self.walk.here(), lines: self.lines, author, era }),
        }
    }

    /// An errand as a task for the engine.
    #[must_use]
    pub fn task(&self, errand: Option<Errand>) -> Task {
        let surveyed = |place| self.survey.as_ref().and_then(|survey| survey.situation(place)).cloned();
        match errand {
            None => Task::Rest,
            Some(Errand::Start) => self.start_own_engine(),
            Some(Errand::Look { author: Author::Own, .. }) => self.ask_own_engine(),
            Some(Errand::Look { lines, .. }) => {
                Task::Lines { situation: Situation::from(&self.played), count: lines, limits: Limits::infinite() }
            }
            Some(Errand::Survey { place, .. }) => surveyed(place)
                .map_or(Task::Rest, |situation| Task::Search { situation, limits: Limits::nodes(SURVEY_NODES) }),
        }
    }

    /// Takes in a report on the present errand.
    pub fn report(&mut self, report: &ReportKind, now: Duration) {
        match (report, self.errand()) {
            (ReportKind::LinesProgress(found) | ReportKind::LinesFound(found), Some(Errand::Look { .. })) => {
                self.hold(found.clone(), report.is_final(), now);
            }
            // Its last word may be a move without an evaluation.
            (ReportKind::Progress(found) | ReportKind::Found(found), Some(Errand::Look { .. })) if found.depth > 0 => {
                self.hold(vec![found.clone()], report.is_final(), now);
            }
            (ReportKind::Found(found), Some(Errand::Survey { .. })) => self.surveyed(Some(found.clone())),
            (ReportKind::Started(answer), Some(Errand::Start)) => self.own_engine_started(answer.clone()),
            (ReportKind::Failed(reason), Some(Errand::Start | Errand::Look { author: Author::Own, .. })) => {
                self.own_engine_started(Err(reason.clone()));
            }
            (ReportKind::Failed(_), _) => {
                self.is_on = false;
                self.survey = None;
                self.has_failed = true;
            }
            _ => {}
        }
    }

    /// Keeps lines back for a moment, unless it is time to show some: whatever comes last is shown.
    fn hold(&mut self, found: Vec<Finding>, is_last: bool, now: Duration) {
        self.held = Some(found);
        if is_last || self.shown_at.is_none_or(|shown| now >= shown + CALM) {
            self.show(now);
        }
    }

    /// Lets time pass: what was kept back is shown.
    pub fn tick(&mut self, now: Duration) {
        if self.wakes_at().is_some_and(|wake| wake <= now) {
            self.show(now);
        }
    }

    /// When something that was kept back is to be shown.
    #[must_use]
    pub fn wakes_at(&self) -> Option<Duration> {
        self.held.as_ref().and(self.shown_at).map(|shown| shown + CALM)
    }

    fn show(&mut self, now: Duration) {
        let Some(found) = self.held.take() else { return };
        self.shown_at = Some(now);
        let depth = |lines: &[Finding]| lines.first().map_or(0, |best| best.depth);
        let place = (self.author(), self.walk.here());
        let known = self.findings.get(&place);
        // A position that was looked at before is not forgotten while the engine comes back to it.
        let is_deeper = known.is_none_or(|known| known.len() < found.len() || depth(known) <= depth(&found));
        if is_deeper {
            self.findings.insert(place, found);
        }
    }

    /// What the engine that is asked has found at the place, the best line first, at most as many lines as are wanted.
    #[must_use]
    pub fn findings(&self) -> &[Finding] {
        let found = self.findings.get(&(self.author(), self.walk.here())).map_or(&[][..], Vec::as_slice);
        &found[..found.len().min(self.lines)]
    }
}

#[cfg(test)]
mod tests;
