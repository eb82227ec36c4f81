//! What the engine's thread has at hand, and how it does what it is asked for.

use std::time::Duration;

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use super::{EngineError, ReportKind, Request, Task};
use crate::deepening::{Engine, Finding};
use crate::external::{ExternalEngine, ExternalError, Program};
use crate::judge::{DEFAULT_NODES, Judge};
use crate::level::Level;
use crate::limits::{Limits, StopFlag};
use crate::settings::{Settings, Shortage};
use crate::situation::Situation;
use damier_endings::TableSet;
use damier_rules::Variant;

/// The engine that plays below its strength needs little memory: it looks at little.
const PLAYER: Settings = Settings::one_thread(4);

/// Progress of a program of the user's own is reported at most so often: it may say something without end. The bundled
/// engine says no more than a word for each depth.
const PACE: Duration = Duration::from_millis(50);

/// What the thread keeps between requests.
pub(super) struct Desk {
    settings: Settings,
    tables: TableSet,
    engine: Engine,
    /// What the engine lacks, until it is reported.
    shortage: Option<Shortage>,
    judge: Judge,
    /// Plays at the levels below the last, on one thread and without a memory of earlier positions.
    player: Option<Engine>,
    /// A program of the user's own that runs, and for which variant.
    guest: Option<(Program, Variant, ExternalEngine)>,
    /// Why such a program broke down over a request that has been replaced: the next one reports it.
    fault: Option<ExternalError>,
}

impl Desk {
    fn new(settings: Settings, tables: &TableSet) -> Self {
        let engine = Engine::with_settings(settings, tables);
        let shortage = engine.shortage();
        let judge = Judge::new(DEFAULT_NODES, tables);
        Self { settings, tables: tables.clone(), engine, shortage, judge, player: None, guest: None, fault: None }
    }

    /// A program of the user's own, started if it does not run.
    fn program(
        &mut self,
        program: &Program,
        variant: Variant,
        stop: &StopFlag,
    ) -> Result<&mut ExternalEngine, ExternalError> {
        let runs = |(running, plays, _): &(Program, Variant, _)| running == program && *plays == variant;
        let guest = match self.guest.take().filter(runs) {
            Some(guest) => guest,
            None => (program.clone(), variant, ExternalEngine::start(program, variant, stop)?),
        };
        Ok(&mut self.guest.insert(guest).2)
    }

    /// Has such a program search. Why it broke down over a request that has been replaced is kept for the next one.
    fn search_with_program(
        &mut self,
        program: &Program,
        situation: &Situation,
        limits: &Limits,
        stop: &StopFlag,
        progress: impl FnMut(&Finding),
    ) -> Result<Finding, ExternalError> {
        let found = match self.fault.take() {
            Some(fault) => Err(fault),
            None => self
                .program(program, situation.position.variant(), stop)
                .and_then(|engine| engine.search_at_pace(situation, limits, stop, PACE, progress)),
        };
        found.inspect_err(|error| {
            self.guest = None;
            let is_new = stop.is_raised() && *error != ExternalError::Stopped;
            self.fault = is_new.then(|| error.clone());
        })
    }

    fn perform(&mut self, request: &Request, report: &dyn Fn(ReportKind)) {
        let stop = &request.stop;
        let left = |limits: &Limits| limits.after(request.handed_in.elapsed());
        let progress = |finding: &Finding| report(ReportKind::Progress(finding.clone()));
        let found = |finding| {
            stop.wait_for_clock();
            report(ReportKind::Found(finding));
        };
        match &request.task {
            Task::Search { situation, limits } | Task::Move { situation, level: Level::FULL, limits, .. } => {
                self.engine.search_and_answer(situation, &left(limits), stop, progress, found);
            }
            Task::Ponder { situation, limits } => {
                self.engine.search_and_answer(situation, limits, stop, progress, found);
            }
            Task::Move { situation, level, limits, seed } => {
                let tables = &self.tables;
                let player = self.player.get_or_insert_with(|| Engine::with_settings(PLAYER, tables));
                player.forget();
                let mut random = Xoshiro256PlusPlus::seed_from_u64(*seed);
                let chosen = level.choose(player, situation, &left(limits), stop, &mut random);
                found(chosen.unwrap_or_else(Finding::nothing));
            }
            Task::Lines { situation, count, limits } => {
                let progress = |findings: &[Finding]| report(ReportKind::LinesProgress(findings.to_vec()));
                let lines = self.engine.search_lines(situation, *count, &left(limits), stop, progress);
                report(ReportKind::LinesFound(lines));
            }
            Task::Verdict { situation, candidate } => {
                report(ReportKind::Judged(self.judge.verdict_unless(situation, *candidate, stop)));
            }
            Task::StartProgram { program, variant } => {
                self.fault = None;
                let started = self.program(program, *variant, stop).map(|engine| engine.name().to_owned());
                report(ReportKind::Started(started.map_err(EngineError::from)));
            }
            Task::ProgramSearch { program, situation, limits } => {
                match self.search_with_program(program, situation, &left(limits), stop, progress) {
                    Ok(finding) => found(finding),
                    Err(error) => report(ReportKind::Failed(error.into())),
                }
            }
            Task::Forget => {
                self.engine.forget();
                report(ReportKind::Ready);
            }
            Task::Rest => report(ReportKind::Ready),
        }
    }
}

/// Does what a request asks for and reports on it; with a desk of before, if it was made with the same settings.
pub(super) fn work(desk: Option<Desk>, tables: &TableSet, request: &Request, report: &dyn Fn(ReportKind)) -> Desk {
    // The old memory goes first, so that not both are held at a time.
    let kept = desk.filter(|desk| desk.settings == request.settings);
    let mut desk = kept.unwrap_or_else(|| Desk::new(request.settings, tables));
    if let Some(shortage) = desk.shortage.take() {
        report(ReportKind::Short(shortage));
    }
    if request.task.ends_program() {
        (desk.guest, desk.fault) = (None, None);
    }
    desk.perform(request, report);
    desk
}
