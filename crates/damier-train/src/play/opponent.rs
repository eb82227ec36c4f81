//! The engine as the opponent: its thinking time, and when it agrees to a draw.

use std::time::Duration;

use super::pace::{Held, thinking_time};
use super::{GamePhase, Notice, PlayLesson};
use damier_engine::{Clock, EngineError, Finding, Level, Limits, Program, ReportKind, Score, Situation, Task};
use damier_rules::{Color, Move};
use etude_arbiter::clock::GameClock;

/// The engine's thinking time per move in a game without a clock.
const WITHOUT_CLOCK: Duration = Duration::from_secs(1);
/// The most positions visited on the player's time without a clock, so that a game left open overnight does not keep
/// the machine busy.
const PONDER_NODES: u64 = 100_000_000;
/// The highest level agrees to a draw unless it is better. Each level below accepts a draw even if it is better by this
/// much more, in centi-men.
const MODESTY: i32 = 6;
/// The number of consecutive searches that must find nothing but a draw before the engine offers one.
const DEAD_DRAWS: u32 = 6;

/// Whether this level agrees to a draw at this evaluation.
fn accepts(level: Level, score: Score) -> bool {
    score.as_centi_men() <= MODESTY * i32::from(Level::FULL.number() - level.number())
}

/// Whether a search found nothing but a draw.
fn is_dead(finding: &Finding) -> bool {
    finding.score == Score::DRAW
}

/// Whether the engine offers a draw after this many dead-drawn searches.
const fn offers(dead_draws: u32) -> bool {
    dead_draws >= DEAD_DRAWS
}

/// The clock of a player as the engine budgets its time.
fn for_engine(clock: &GameClock<Color>, player: Color, now: Duration) -> Clock {
    let moves_to_go = clock.moves_to_go(player);
    let increment = if moves_to_go.is_some() { Duration::ZERO } else { clock.control().increment };
    Clock { remaining: clock.left(player, now), increment, moves_to_go }
}

impl PlayLesson {
    /// The thinking time of the engine that plays a side, for a move.
    fn limits(&self, engine: Color, now: Duration) -> Limits {
        self.clock.as_ref().map_or_else(|| Limits::time(WITHOUT_CLOCK), |clock| for_engine(clock, engine, now).limits())
    }

    /// The task to choose the engine's move.
    fn ask_for_move(&self, now: Duration, program: Option<&Program>) -> Task {
        let engine = self.game.position().side_to_move();
        let (situation, limits) = (Situation::from(&self.game), self.limits(engine, now));
        if let Some(program) = program.filter(|_| self.uses_program()) {
            // It only knows a single time limit, and uses all of it.
            let limits = Limits::time(limits.enough.or(limits.time).unwrap_or_default());
            return Task::ProgramSearch { program: Box::new(program.clone()), situation, limits };
        }
        Task::Move { situation, level: self.terms.seat(engine).level(), limits, seed: self.seed() }
    }

    /// The seed of the engine's next move.
    fn seed(&self) -> u64 {
        self.terms.seed.wrapping_add(u64::try_from(self.game.moves().len()).unwrap_or(0))
    }

    /// The engine's task on the player's time: thinking about its reply to the expected move, which is also returned.
    /// Only at full strength.
    #[must_use]
    pub(crate) fn pondering(&self, now: Duration) -> Option<(Move, Task)> {
        let expected = self.expected.filter(|_| matches!(self.phase(), GamePhase::Thinking | GamePhase::Writing))?;
        let mut after = self.game.clone();
        after.play(expected).ok().filter(|()| after.end().is_none())?;
        let nodes = self.clock.is_none().then_some(PONDER_NODES);
        let engine = after.position().side_to_move();
        let limits = Limits { nodes, ..self.limits(engine, now) };
        Some((expected, Task::Ponder { situation: Situation::from(&after), limits }))
    }

    /// The task the lesson is waiting for. The player's own engine performs it if the terms say so.
    #[must_use]
    pub(crate) fn pending(&self, now: Duration, program: Option<&Program>) -> Option<Task> {
        match self.phase() {
            GamePhase::Starting => {
                Some(Task::StartProgram { program: program?.clone(), variant: self.terms.variant() })
            }
            GamePhase::Waiting if self.held.is_some() || self.remote().is_some() => None,
            GamePhase::Waiting => Some(self.ask_for_move(now, program)),
            GamePhase::Arbiter => Some(self.ask_the_arbiter()),
            _ => None,
        }
    }

    /// Processes the engine's report on the pending task.
    pub(crate) fn report(&mut self, report: &ReportKind, now: Duration) {
        match (self.phase(), report) {
            (GamePhase::Starting, ReportKind::Started(answer)) => self.program_started(answer.clone(), now),
            (GamePhase::Starting, ReportKind::Failed(reason)) => self.program_started(Err(reason.clone()), now),
            // The game continues with the bundled engine, which is asked next.
            (GamePhase::Waiting, ReportKind::Failed(reason)) if self.uses_program() => {
                self.program_failed(reason.clone());
            }
            (GamePhase::Waiting, ReportKind::Found(finding)) => self.reply_in_time(finding, now),
            (GamePhase::Arbiter, ReportKind::Found(finding)) => self.decide_claim(finding, now),
            (GamePhase::Waiting | GamePhase::Arbiter, ReportKind::Failed(reason)) => self.fail(reason.clone(), now),
            _ => {}
        }
    }

    fn fail(&mut self, reason: EngineError, now: Duration) {
        self.failed = Some(reason);
        self.stop_clock(now);
    }

    /// Asks the engine again after it failed.
    pub(crate) fn ask_again(&mut self, now: Duration) {
        self.failed = None;
        self.start_clock(now);
    }

    /// Processes the engine's reply once it has thought as long as its level does.
    fn reply_in_time(&mut self, finding: &Finding, now: Duration) {
        let engine = self.game.position().side_to_move();
        let level = self.terms.seat(engine).level();
        if let Some(clock) = self.clock.as_ref().filter(|_| level != Level::FULL && !self.uses_program()) {
            let clock = for_engine(clock, engine, self.turn_began);
            let due = self.turn_began + thinking_time(level, clock, &self.game, self.seed());
            self.held = Some(Held { finding: finding.clone(), due: due.max(now) });
            return self.release(now);
        }
        self.reply(finding, now);
    }

    /// Makes the engine's move if its time has come. However late this is called, the move takes no longer.
    pub(super) fn release(&mut self, now: Duration) {
        if self.phase() != GamePhase::Waiting {
            self.held = None;
        }
        let Some(held) = self.held.take_if(|held| held.due <= now) else { return };
        if let Some(clock) = &mut self.clock {
            clock.stop(held.due);
            clock.start(self.game.position().side_to_move(), now);
        }
        self.reply(&held.finding, now);
    }

    /// Processes the engine's reply: it accepts a draw or makes a move.
    fn reply(&mut self, finding: &Finding, now: Duration) {
        let engine = self.game.position().side_to_move();
        let level = self.terms.seat(engine).level();
        let was_offered = self.game.draw_offer() == Some(!engine);
        if was_offered && accepts(level, finding.score) {
            // The offer is open, so it can be accepted.
            let _ = self.game.accept_draw();
            return self.settle(now);
        }
        match finding.best().map(|best| self.make(best, now)) {
            Some(Ok(())) => {}
            _ => return self.fail(EngineError::NoMove, now),
        }
        let is_full = level == Level::FULL && !self.uses_program();
        self.expected = finding.line.get(1).copied().filter(|_| is_full);
        if was_offered {
            self.notice = Some(Notice::OfferDeclined);
        }
        self.dead_draws = if is_dead(finding) { self.dead_draws + 1 } else { 0 };
        if offers(self.dead_draws) {
            // The engine may not be allowed to offer yet.
            let _ = self.offer(engine);
        }
    }
}
