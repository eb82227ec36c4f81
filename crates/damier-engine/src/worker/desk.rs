//! What the engine's thread has at hand, and how it does what it is asked for.

use std::cell::Cell;

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use super::{ReportKind, Request, Task};
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

/// What the thread keeps between requests.
pub(super) struct Desk {
    tables: TableSet,
    engine: Engine,
    /// What the engine lacks, until it is told.
    shortage: Option<Shortage>,
    judge: Judge,
    /// Plays at the levels below the last, on one thread and without a memory of earlier positions.
    player: Option<Engine>,
    /// A program of the user's own that runs, and for which variant.
    guest: Option<(Program, Variant, ExternalEngine)>,
    /// Why such a program broke down over a request that nobody waits for any more: the next one tells it.
    fault: Option<ExternalError>,
}

impl Desk {
    pub fn new(settings: Settings, tables: &TableSet) -> Self {
        let engine = Engine::with_settings(settings, tables);
        let shortage = engine.shortage();
        let judge = Judge::new(DEFAULT_NODES, tables);
        Self { tables: tables.clone(), engine, shortage, judge, player: None, guest: None, fault: None }
    }

    fn tell_shortage(&mut self, tell: &dyn Fn(ReportKind)) {
        if let Some(shortage) = self.shortage.take() {
            tell(ReportKind::Short(shortage));
        }
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

    fn search_with_program(
        &mut self,
        program: &Program,
        situation: &Situation,
        limits: &Limits,
        stop: &StopFlag,
        progress: impl FnMut(&Finding),
    ) -> Result<Finding, ExternalError> {
        match self.fault.take() {
            Some(fault) => Err(fault),
            None => {
                self.program(program, situation.position.variant(), stop)?.search(situation, limits, stop, progress)
            }
        }
    }
}

/// Does what a request asks for and tells the result.
pub(super) fn work(desk: &mut Desk, settings: &Cell<Settings>, request: &Request, tell: &dyn Fn(ReportKind)) {
    // What is about to be replaced is not told about.
    if !matches!(request.task, Task::Configure(_)) {
        desk.tell_shortage(tell);
    }
    let stop = &request.stop;
    let progress = |finding: &Finding| tell(ReportKind::Progress(finding.clone()));
    let found = |finding| {
        stop.wait_for_clock();
        tell(ReportKind::Found(finding));
    };
    if request.task.ends_program() {
        (desk.guest, desk.fault) = (None, None);
    }
    match &request.task {
        Task::Search { situation, limits } | Task::Move { situation, level: Level::FULL, limits, .. } => {
            let limits = limits.after(request.handed_in.elapsed());
            desk.engine.search_and_answer(situation, &limits, stop, progress, found);
        }
        Task::Ponder { situation, limits } => {
            desk.engine.search_and_answer(situation, limits, stop, progress, found);
        }
        Task::Move { situation, level, limits, seed } => {
            let limits = limits.after(request.handed_in.elapsed());
            let tables = &desk.tables;
            let player = desk.player.get_or_insert_with(|| Engine::with_settings(PLAYER, tables));
            player.forget();
            let mut random = Xoshiro256PlusPlus::seed_from_u64(*seed);
            let chosen = level.choose(player, situation, &limits, stop, &mut random);
            found(chosen.unwrap_or_else(Finding::nothing));
        }
        Task::Lines { situation, count, limits } => {
            let limits = limits.after(request.handed_in.elapsed());
            let progress = |findings: &[Finding]| tell(ReportKind::LinesProgress(findings.to_vec()));
            tell(ReportKind::LinesFound(desk.engine.search_lines(situation, *count, &limits, stop, progress)));
        }
        Task::Verdict { situation, candidate } => {
            tell(ReportKind::Judged(desk.judge.verdict_unless(situation, *candidate, stop)));
        }
        Task::StartProgram { program, variant } => {
            desk.fault = None;
            let started = desk.program(program, *variant, stop).map(|engine| engine.name().to_owned());
            tell(ReportKind::Started(started.map_err(|error| error.to_string())));
        }
        Task::ProgramSearch { program, situation, limits } => {
            let limits = limits.after(request.handed_in.elapsed());
            match desk.search_with_program(program, situation, &limits, stop, progress) {
                Ok(finding) => found(finding),
                Err(error) => {
                    // Asked before the report: whoever has read it may raise the flag for the next task.
                    let is_unheard = stop.is_raised() && !matches!(error, ExternalError::Stopped);
                    tell(ReportKind::Failed(error.to_string()));
                    desk.guest = None;
                    desk.fault = is_unheard.then_some(error);
                }
            }
        }
        Task::Configure(wanted) => {
            settings.set(*wanted);
            // The old memory goes first, so that not both are held at a time.
            desk.engine = Engine::new(1);
            desk.engine = Engine::with_settings(*wanted, &desk.tables);
            desk.shortage = desk.engine.shortage();
            desk.tell_shortage(tell);
            tell(ReportKind::Ready);
        }
        Task::Forget => {
            desk.engine.forget();
            tell(ReportKind::Ready);
        }
        Task::Rest => tell(ReportKind::Ready),
    }
}
