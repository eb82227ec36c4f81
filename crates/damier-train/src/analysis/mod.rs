//! Analysis: a game with its variations, the evaluations of its positions by the engine and the tables, and a survey of
//! the whole game.
//!
//! The engine runs outside: [`Analysis::engine_request`] says what it should do now, and its reports come in.

mod acts;
mod by_hand;
mod navigator;
mod opening;
mod own_engine;
mod reviewed;
mod survey;
mod values;

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::time::Duration;

pub use acts::{AnalysisAct, AnalysisStep};
use by_hand::ByHand;
pub use by_hand::MIN_MARKS;
use damier_endings::TableSet;
use damier_engine::annotation::CheckStep;
use damier_engine::{Finding, Limits, Program, ReportKind, Situation, Task};
use damier_rules::notation::pdn::NodeId;
use damier_rules::{AnyPosition, Game, GameEnd, Move};
pub use navigator::{GameNavigator, SignKind};
pub use opening::{GameInFile, Opening, OpeningRequest};
use own_engine::OwnEngine;
pub use reviewed::Reviewed;
use survey::Survey;
use values::known;
pub use values::{Known, Point};

/// The most lines requested from the engine.
pub const MAX_LINES: usize = 5;
/// Positions that the engine visits for each position of a survey.
pub const SURVEY_NODES: u64 = 300_000;
/// The shortest interval between updates of the engine's output, as fast as it can be read.
const DISPLAY_INTERVAL: Duration = Duration::from_millis(100);

/// The engine that a line comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Author {
    /// The bundled engine.
    Bundled,
    /// The player's own engine.
    Own,
}

/// A request to the engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EngineRequest {
    /// Start the player's own engine.
    Start,
    /// Find the best lines of a position, deeper and deeper. After a change was undone, the same node id may denote
    /// another position. The era tells them apart.
    Look {
        /// The position.
        at: NodeId,
        /// The number of lines.
        lines: usize,
        /// The engine.
        author: Author,
        /// The number of changes undone so far.
        era: u32,
    },
    /// Search a position of the survey.
    Survey {
        /// Which one.
        step: CheckStep,
        /// The number of changes undone so far.
        era: u32,
    },
}

/// An analysis.
#[derive(Clone, Debug)]
pub struct Analysis {
    walk: GameNavigator,
    /// The game up to the current place, as the rules count it.
    pub played: Game,
    known: Option<Known>,
    tables: TableSet,
    /// Positions for which the engine and the tables are closed.
    closed: Arc<HashSet<AnyPosition>>,
    /// Whether the engine is on.
    pub is_on: bool,
    /// The number of lines requested.
    lines: usize,
    /// The results of each engine for the positions it searched, best line first.
    findings: HashMap<(Author, NodeId), Vec<Finding>>,
    own: Option<OwnEngine>,
    /// The engine's latest result, held back to be shown a moment later.
    held: Option<Vec<Finding>>,
    shown_at: Option<Duration>,
    era: u32,
    survey: Option<Survey>,
    by_hand: ByHand,
    /// The comparison of the marks made by hand with the check.
    reviewed: Option<Reviewed>,
    /// Whether it has been handed out to be recorded.
    is_recorded: bool,
    /// Whether the engine failed during the last request.
    pub has_failed: bool,
}

impl Analysis {
    /// An analysis with the engine on: the player's own, if there is one.
    #[must_use]
    pub fn new(opening: Opening, program: Option<Program>, tables: TableSet) -> Self {
        let walk = GameNavigator::new(opening);
        let played = walk.played();
        let known = known(&played, &tables);
        let by_hand = ByHand::of(walk.game());
        Self {
            walk,
            played,
            known,
            tables,
            closed: Arc::default(),
            is_on: true,
            lines: 1,
            findings: HashMap::new(),
            own: program.map(OwnEngine::new),
            held: None,
            shown_at: None,
            era: 0,
            survey: None,
            by_hand,
            reviewed: None,
            is_recorded: false,
            has_failed: false,
        }
    }

    /// Closes the engine and the tables for some positions: those of correspondence games that are not over.
    pub fn close(&mut self, closed: Arc<HashSet<AnyPosition>>) {
        self.closed = closed;
        self.arrive();
    }

    /// Whether the engine and the tables are closed for the current position.
    #[must_use]
    pub fn is_closed(&self) -> bool {
        self.closed.contains(self.played.position())
    }

    /// Whether they are closed for a position of the main line.
    pub(crate) fn is_line_closed(&self) -> bool {
        let game = self.walk.game();
        game.main_line().any(|id| self.closed.contains(&game.node(id).position))
    }

    /// The game and the current place in it.
    #[must_use]
    pub const fn walk(&self) -> &GameNavigator {
        &self.walk
    }

    /// How the game has ended at the current place, if it has.
    #[must_use]
    pub fn end(&self) -> Option<GameEnd> {
        self.played.end()
    }

    /// The tables' knowledge of the current position, if they cover it.
    #[must_use]
    pub const fn known(&self) -> Option<&Known> {
        self.known.as_ref()
    }

    /// Takes a step. Returns the result of `step`.
    pub(crate) fn step(&mut self, step: impl FnOnce(&mut GameNavigator) -> bool) -> bool {
        let revision = self.walk.revision();
        let done = step(&mut self.walk);
        // Otherwise the marks of a survey would be written into a different game than the one surveyed. The result of
        // an earlier survey is shown until the next step.
        let is_changed = self.walk.revision() != revision;
        self.survey = self.survey.take().filter(|survey| !is_changed && survey.goes_on());
        self.arrive();
        done
    }

    /// Plays a move if it is legal here. Returns whether it was played.
    pub(crate) fn play(&mut self, played: Move) -> bool {
        self.step(|walk| walk.play(played).is_ok())
    }

    /// Undoes the last change of the game.
    pub(crate) fn undo(&mut self) -> bool {
        let done = self.step(GameNavigator::undo);
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
        self.known = known(&self.played, &self.tables).filter(|_| !self.is_closed());
    }

    /// Turns the engine on or off.
    pub(crate) fn switch(&mut self) {
        self.is_on = !self.is_on;
        if !self.is_on {
            self.end_own_engine();
        }
        self.begin_anew();
    }

    /// Requests one line more, or a single one after [`MAX_LINES`]. Turns the engine on.
    pub(crate) fn more_lines(&mut self) {
        self.lines = self.lines % MAX_LINES + 1;
        self.is_on = true;
        self.begin_anew();
    }

    /// Resets the display so that the engine's next result is shown at once.
    fn begin_anew(&mut self) {
        self.has_failed = false;
        self.held = None;
        self.shown_at = None;
        self.forget_fault();
    }

    /// The current request to the engine.
    #[must_use]
    pub fn engine_request(&self) -> Option<EngineRequest> {
        let era = self.era;
        if let Some((step, _)) = self.survey.as_ref().and_then(|survey| survey.check.next()) {
            return Some(EngineRequest::Survey { step, era });
        }
        if !self.is_on || self.is_closed() {
            return None;
        }
        let author = self.author();
        let is_over = self.end().is_some();
        match author {
            // Even with nothing to search the engine stays ready, because restarting it may take a while.
            Author::Own if is_over || !self.own_engine_is_ready() => Some(EngineRequest::Start),
            Author::Bundled if is_over => None,
            _ => Some(EngineRequest::Look { at: self.walk.here(), lines: self.lines, author, era }),
        }
    }

    /// The engine task for a request.
    #[must_use]
    pub(crate) fn task(&self, request: Option<EngineRequest>) -> Task {
        let surveyed = || self.survey.as_ref().and_then(|survey| Some(survey.check.next()?.1.clone()));
        match request {
            None => Task::Rest,
            Some(EngineRequest::Start) => self.start_own_engine(),
            Some(EngineRequest::Look { author: Author::Own, .. }) => self.ask_own_engine(),
            Some(EngineRequest::Look { lines, .. }) => {
                Task::Lines { situation: Situation::from(&self.played), count: lines, limits: Limits::infinite() }
            }
            Some(EngineRequest::Survey { .. }) => surveyed()
                .map_or(Task::Rest, |situation| Task::Search { situation, limits: Limits::nodes(SURVEY_NODES) }),
        }
    }

    /// Processes a report on the current request.
    pub(crate) fn report(&mut self, report: &ReportKind, now: Duration) {
        match (report, self.engine_request()) {
            (ReportKind::LinesProgress(found) | ReportKind::LinesFound(found), Some(EngineRequest::Look { .. })) => {
                self.hold(found.clone(), report.is_final(), now);
            }
            // The engine's final report may be a move without an evaluation.
            (ReportKind::Progress(found) | ReportKind::Found(found), Some(EngineRequest::Look { .. }))
                if found.depth > 0 =>
            {
                self.hold(vec![found.clone()], report.is_final(), now);
            }
            (ReportKind::Found(found), Some(EngineRequest::Survey { .. })) => self.surveyed(found.clone()),
            (ReportKind::Started(answer), Some(EngineRequest::Start)) => self.own_engine_started(answer.clone()),
            (
                ReportKind::Failed(reason),
                Some(EngineRequest::Start | EngineRequest::Look { author: Author::Own, .. }),
            ) => {
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

    /// Holds lines back for a moment, unless it is time to show some. The final lines are always shown.
    fn hold(&mut self, found: Vec<Finding>, is_last: bool, now: Duration) {
        self.held = Some(found);
        if is_last || self.shown_at.is_none_or(|shown| now >= shown + DISPLAY_INTERVAL) {
            self.show(now);
        }
    }

    /// Shows the lines held back, once they are due.
    pub(crate) fn tick(&mut self, now: Duration) {
        if self.wakes_at().is_some_and(|wake| wake <= now) {
            self.show(now);
        }
    }

    /// When the lines held back are to be shown.
    #[must_use]
    pub(crate) fn wakes_at(&self) -> Option<Duration> {
        self.held.as_ref().and(self.shown_at).map(|shown| shown + DISPLAY_INTERVAL)
    }

    fn show(&mut self, now: Duration) {
        let Some(found) = self.held.take() else { return };
        self.shown_at = Some(now);
        let depth = |lines: &[Finding]| lines.first().map_or(0, |best| best.depth);
        let place = (self.author(), self.walk.here());
        let known = self.findings.get(&place);
        // When the engine returns to a position, its earlier, deeper result is kept until it catches up.
        let is_deeper = known.is_none_or(|known| known.len() < found.len() || depth(known) <= depth(&found));
        if is_deeper {
            self.findings.insert(place, found);
        }
    }

    /// The results of the selected engine for the current place, best line first, at most as many lines as requested.
    #[must_use]
    pub fn findings(&self) -> &[Finding] {
        let found = self.findings.get(&(self.author(), self.walk.here())).map_or(&[][..], Vec::as_slice);
        &found[..found.len().min(self.lines)]
    }
}

#[cfg(test)]
mod tests;
