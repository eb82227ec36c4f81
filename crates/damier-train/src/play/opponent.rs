//! The engine as an opponent: how long it thinks, and when it agrees to a draw.

use std::time::Duration;

use super::{Notice, Phase, PlayLesson};
use damier_engine::{EngineError, Finding, Level, Limits, Program, ReportKind, Score, Situation, Task};
use damier_rules::Move;

/// How long the engine thinks about a move when nobody's clock runs.
const WITHOUT_CLOCK: Limits =
    Limits { depth: None, nodes: None, time: Some(Duration::from_secs(4)), enough: Some(Duration::from_millis(1_500)) };
/// Positions that the engine visits at most in the person's time when nobody's clock runs: whoever leaves the game
/// open for the night does not keep the machine busy.
const PONDER_NODES: u64 = 100_000_000;
/// The last level agrees to a draw when it is not better. Each level below is content with a draw when it is better by
/// so much more, in centi-men.
const MODESTY: i32 = 6;
/// So many of its searches in a row have to find nothing but a draw before it offers one.
const DEAD_DRAWS: u32 = 6;

/// Whether a player of this level agrees to a draw in a position that it values like this.
fn accepts(level: Level, score: Score) -> bool {
    score.as_centi_men() <= MODESTY * i32::from(Level::FULL.number() - level.number())
}

/// Whether a search found nothing but a draw.
fn is_dead(finding: &Finding) -> bool {
    finding.score == Score::DRAW
}

/// Whether the engine offers a draw after so many searches that found nothing else.
const fn offers(dead_draws: u32) -> bool {
    dead_draws >= DEAD_DRAWS
}

impl PlayLesson {
    /// How long the engine may think about a move.
    fn limits(&self, now: Duration) -> Limits {
        self.clock.as_ref().map_or(WITHOUT_CLOCK, |clock| clock.for_engine(!self.mine(), now).limits())
    }

    /// The task to choose the engine's move.
    fn ask_for_move(&self, now: Duration, program: Option<&Program>) -> Task {
        let (situation, limits) = (Situation::from(&self.game), self.limits(now));
        if let Some(program) = program.filter(|_| self.uses_program()) {
            // It knows one limit on time only, and takes all of it.
            let limits = Limits::time(limits.enough.or(limits.time).unwrap_or_default());
            return Task::ProgramSearch { program: Box::new(program.clone()), situation, limits };
        }
        let ply = u64::try_from(self.game.moves().len()).unwrap_or(0);
        let seed = self.terms.seed.wrapping_add(ply);
        Task::Move { situation, level: self.terms.level, limits, seed }
    }

    /// What the engine does in the person's time: it thinks about its answer to the move that it expects, which is
    /// returned too. Only a player of full strength does.
    #[must_use]
    pub fn pondering(&self, now: Duration) -> Option<(Move, Task)> {
        let expected = self.expected.filter(|_| matches!(self.phase(), Phase::Thinking | Phase::Writing))?;
        let mut after = self.game.clone();
        after.play(expected).ok().filter(|()| after.end().is_none())?;
        let nodes = self.clock.is_none().then_some(PONDER_NODES);
        let limits = Limits { nodes, ..self.limits(now) };
        Some((expected, Task::Ponder { situation: Situation::from(&after), limits }))
    }

    /// What the lesson waits for the engine to do; the player's own engine does it where that was agreed.
    #[must_use]
    pub fn pending(&self, now: Duration, program: Option<&Program>) -> Option<Task> {
        match self.phase() {
            Phase::Starting => Some(Task::StartProgram { program: program?.clone(), variant: self.terms.variant() }),
            Phase::Waiting => Some(self.ask_for_move(now, program)),
            Phase::Arbiter => Some(self.ask_the_arbiter()),
            _ => None,
        }
    }

    /// Takes what the engine reports on the pending task.
    pub fn report(&mut self, report: &ReportKind, now: Duration) {
        match (self.phase(), report) {
            (Phase::Starting, ReportKind::Started(answer)) => self.program_started(answer.clone(), now),
            (Phase::Starting, ReportKind::Failed(reason)) => self.program_started(Err(reason.clone()), now),
            // The game goes on with the engine of the house: it is asked next.
            (Phase::Waiting, ReportKind::Failed(reason)) if self.uses_program() => self.program_failed(reason.clone()),
            (Phase::Waiting, ReportKind::Found(finding)) => self.reply(finding, now),
            (Phase::Arbiter, ReportKind::Found(finding)) => self.decide_claim(finding, now),
            (Phase::Waiting | Phase::Arbiter, ReportKind::Failed(reason)) => self.fail(reason.clone(), now),
            _ => {}
        }
    }

    fn fail(&mut self, reason: EngineError, now: Duration) {
        self.failed = Some(reason);
        self.stop_clock(now);
    }

    /// Has the engine asked again after it broke down.
    pub fn ask_again(&mut self, now: Duration) {
        self.failed = None;
        self.start_clock(now);
    }

    /// The engine's answer: it accepts a draw, or makes a move.
    fn reply(&mut self, finding: &Finding, now: Duration) {
        let was_offered = self.game.draw_offer() == Some(self.mine());
        if was_offered && accepts(self.terms.level, finding.score) {
            // It stands, so it can be accepted.
            let _ = self.game.accept_draw();
            return self.settle(now);
        }
        match finding.best().map(|best| self.make(best, now)) {
            Some(Ok(())) => {}
            _ => return self.fail(EngineError::NoMove, now),
        }
        let is_full = self.terms.level == Level::FULL && !self.uses_program();
        self.expected = finding.line.get(1).copied().filter(|_| is_full);
        if was_offered {
            self.notice = Some(Notice::OfferDeclined);
        }
        self.dead_draws = if is_dead(finding) { self.dead_draws + 1 } else { 0 };
        if offers(self.dead_draws) {
            // It may have to wait for its turn to offer.
            let _ = self.offer(!self.mine());
        }
    }
}
