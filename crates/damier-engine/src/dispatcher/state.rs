//! The state of the engine's thread, and how it carries out tasks.

use std::time::Duration;

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use super::{EngineError, ReportKind, Request, Task};
use crate::engine::{Engine, Finding};
use crate::external::{ExternalEngine, ExternalError, Order, Program};
use crate::judge::{DEFAULT_NODES, Judge};
use crate::level::Level;
use crate::limits::{Limits, StopFlag};
use crate::settings::{Settings, Shortage};
use damier_endings::TableSet;
use damier_rules::Variant;

/// Playing below full strength needs little memory, because it searches little.
const PLAYER: Settings = Settings::one_thread(4);

/// The shortest interval between progress reports of an external program, which may write without end. The bundled
/// engine reports only once per depth.
const PROGRESS_INTERVAL: Duration = Duration::from_millis(50);

/// What the thread keeps between requests.
pub(super) struct EngineState {
    settings: Settings,
    tables: TableSet,
    engine: Engine,
    /// The engine's shortage of memory, until it is reported.
    shortage: Option<Shortage>,
    judge: Judge,
    /// Plays at the levels below the last, on one thread and without memory of earlier positions.
    player: Option<Engine>,
    /// The external program that is running, with its variant.
    external: Option<(Program, Variant, ExternalEngine)>,
    /// Why that program failed during a request that has since been replaced; reported with the next one.
    fault: Option<ExternalError>,
}

impl EngineState {
    fn new(settings: Settings, tables: &TableSet) -> Self {
        let engine = Engine::with_settings(settings, tables);
        let shortage = engine.shortage();
        let judge = Judge::new(DEFAULT_NODES, tables);
        Self { settings, tables: tables.clone(), engine, shortage, judge, player: None, external: None, fault: None }
    }

    /// The external program, started if it is not running.
    fn program(
        &mut self,
        program: &Program,
        variant: Variant,
        stop: &StopFlag,
    ) -> Result<&mut ExternalEngine, ExternalError> {
        let runs = |(running, plays, _): &(Program, Variant, _)| running == program && *plays == variant;
        let external = match self.external.take().filter(runs) {
            Some(external) => external,
            None => (program.clone(), variant, ExternalEngine::start(program, variant, stop)?),
        };
        Ok(&mut self.external.insert(external).2)
    }

    /// Has an external program search. If it fails during a request that has been replaced, the reason is kept for the
    /// next one.
    fn search_with_program(
        &mut self,
        program: &Program,
        order: &Order,
        progress: impl FnMut(&Finding),
    ) -> Result<Finding, ExternalError> {
        let stop = order.stop;
        let found = match self.fault.take() {
            Some(fault) => Err(fault),
            None => self
                .program(program, order.situation.position.variant(), stop)
                .and_then(|engine| engine.search_at_pace(order, progress)),
        };
        found.inspect_err(|error| {
            self.external = None;
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
                self.engine.search_and_answer(situation, left(limits).or(stop), progress, found);
            }
            Task::Ponder { situation, limits } => {
                self.engine.search_and_answer(situation, limits.or(stop), progress, found);
            }
            Task::Move { situation, level, limits, seed } => {
                let tables = &self.tables;
                let player = self.player.get_or_insert_with(|| Engine::with_settings(PLAYER, tables));
                player.forget();
                let mut random = Xoshiro256PlusPlus::seed_from_u64(*seed);
                let chosen = level.choose(player, situation, left(limits).or(stop), &mut random);
                found(chosen.unwrap_or_else(Finding::nothing));
            }
            Task::Lines { situation, count, limits } => {
                let progress = |findings: &[Finding]| report(ReportKind::LinesProgress(findings.to_vec()));
                let lines = self.engine.search_lines(situation, *count, left(limits).or(stop), progress);
                report(ReportKind::LinesFound(lines));
            }
            Task::Verdict { situation, candidate } => {
                report(ReportKind::Judged(self.judge.verdict_unless(situation, *candidate, stop)));
            }
            Task::StartProgram { program, variant } => {
                self.fault = None;
                let started = self.program(program, *variant, stop).map(|engine| engine.name().map(str::to_owned));
                report(ReportKind::Started(started.map_err(EngineError::from)));
            }
            Task::ProgramSearch { program, situation, limits } => {
                let order = Order { situation, limits: &left(limits), stop, pace: PROGRESS_INTERVAL };
                match self.search_with_program(program, &order, progress) {
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

/// Carries out a request and reports on it. Reuses the earlier state if it was made with the same settings.
pub(super) fn work(
    state: Option<EngineState>,
    tables: &TableSet,
    request: &Request,
    report: &dyn Fn(ReportKind),
) -> EngineState {
    // Drop the old memory first, so that both are never held at once.
    let kept = state.filter(|state| state.settings == request.settings);
    let mut state = kept.unwrap_or_else(|| EngineState::new(request.settings, tables));
    if let Some(shortage) = state.shortage.take() {
        report(ReportKind::Short(shortage));
    }
    if request.task.ends_program() {
        (state.external, state.fault) = (None, None);
    }
    state.perform(request, report);
    state
}
