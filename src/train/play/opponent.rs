//! The engine as an opponent: how long it thinks, and when it agrees to a draw.

use std::time::Duration;

use super::{Notice, Phase, PlayLesson};
use crate::engine::{Finding, Level, Limits, ReportKind, Score, Situation, Task};

/// How long the engine thinks about a move when nobody's clock runs.
const WITHOUT_CLOCK: Limits =
    Limits { depth: None, nodes: None, time: Some(Duration::from_secs(4)), enough: Some(Duration::from_millis(1_500)) };
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
    /// The task to choose the engine's move.
    fn ask_for_move(&self, now: Duration) -> Task {
        let limits = match &self.clock {
            Some(clock) => clock.for_engine(!self.mine(), now).limits(),
            None => WITHOUT_CLOCK,
        };
        let ply = u64::try_from(self.game.moves().len()).unwrap_or(0);
        let seed = self.terms.seed.wrapping_add(ply);
        Task::Move { situation: Situation::from(&self.game), level: self.terms.level, limits, seed }
    }

    /// What the lesson waits for the engine to do.
    #[must_use]
    pub fn pending(&self, now: Duration) -> Option<Task> {
        match self.phase() {
            Phase::Waiting => Some(self.ask_for_move(now)),
            Phase::Arbiter => Some(self.ask_the_arbiter()),
            _ => None,
        }
    }

    /// Takes what the engine reports on the pending task.
    pub fn report(&mut self, report: &ReportKind, now: Duration) {
        match (self.phase(), report) {
            (Phase::Waiting, ReportKind::Found(finding)) => self.reply(finding, now),
            (Phase::Arbiter, ReportKind::Found(finding)) => self.decide_claim(finding, now),
            (Phase::Waiting | Phase::Arbiter, ReportKind::Failed(reason)) => self.fail(reason.clone(), now),
            _ => {}
        }
    }

    fn fail(&mut self, reason: String, now: Duration) {
        self.failed = Some(reason);
        self.stop_clock(now);
    }

    /// Has the engine asked again after it broke down.
    pub fn ask_again(&mut self, now: Duration) {
        if self.failed.take().is_some() && !self.claiming {
            self.start_clock(now);
        }
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
            _ => return self.fail("no move".to_owned(), now),
        }
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
