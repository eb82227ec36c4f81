//! The moves of a drill: the trainee's, and the replies by the tables or the engine.

use std::time::Duration;

use super::assess::{AssessedMove, TableFacts, best_of};
use super::judging::{by_reply, by_tables};
use super::mistake::mistake;
use super::{DrillPhase, EndingDrill, Made};
use damier_endings::Outcome;
use damier_engine::{Finding, Limits, ReportKind, Situation, Task, Verdict};
use damier_rules::{Move, PlayError};

/// Positions the engine may visit for a reply: about a quarter of a second.
const REPLY_NODES: u64 = 400_000;

/// The number of the trainee's moves after which a draw without any limit counts as held.
const MOVES_TO_HOLD: usize = 12;

impl EndingDrill {
    /// Plays the trainee's move. The tables reply after the [pause](super::DrillSettings::pause).
    ///
    /// # Errors
    ///
    /// If the move is illegal or it is not the trainee's turn.
    pub(crate) fn play(&mut self, played: Move, now: Duration) -> Result<(), PlayError> {
        self.make(played, now)?;
        self.hint = None;
        self.count_last();
        self.reply_at = self.awaits_tables().then_some(now + self.conduct.pause);
        self.tick(now);
        Ok(())
    }

    /// Plays and judges the trainee's move.
    pub(super) fn make(&mut self, played: Move, now: Duration) -> Result<(), PlayError> {
        if self.phase() == DrillPhase::Waiting {
            return Err(PlayError::Illegal);
        }
        let ply = self.game.moves().len();
        let verdict = by_tables(&self.game, &self.facts.moves, played, self.winners_slack(), &self.tables);
        let own = self.facts.moves.iter().find(|each| each.candidate == played);
        let slack = own.filter(|own| own.outcome == Outcome::Win).and_then(AssessedMove::slack);
        let mistake = match &verdict {
            Verdict::Lost { refutation, .. } => {
                Some(mistake(&self.game, played, refutation, self.plan.ending.role, &self.tables))
            }
            _ => None,
        };
        self.put(played, now)?;
        self.made.push(Made { ply, verdict, mistake, slack });
        Ok(())
    }

    /// Plays a move of either side and updates the tables' knowledge of the position.
    pub(super) fn put(&mut self, played: Move, now: Duration) -> Result<(), PlayError> {
        self.game.play(played)?;
        self.arrive(now);
        Ok(())
    }

    /// Updates the tables' knowledge of a new position, and stops the clock if the game is over.
    pub(super) fn arrive(&mut self, now: Duration) {
        self.facts = TableFacts::of(&self.game, &self.tables);
        if self.is_over() {
            self.ended.get_or_insert(now);
        }
    }

    /// Adds what the trainee's last move gave away or wasted to the tally.
    fn count_last(&mut self) {
        let Some(last) = self.made.last() else { return };
        self.tally.errors += u32::from(last.verdict.is_lost());
        self.tally.has_wasted |= last.verdict.waste().is_some();
    }

    /// Plays the tables' reply if it is due.
    pub(crate) fn tick(&mut self, now: Duration) {
        if self.reply_at.is_some_and(|at| now >= at) {
            self.hurry(now);
        }
    }

    /// Plays the tables' reply at once, for a trainee who does not want to wait. `false` if none is due.
    pub(crate) fn hurry(&mut self, now: Duration) -> bool {
        let is_due = self.reply_at.take().is_some();
        if is_due {
            self.reply(now);
        }
        is_due
    }

    /// Plays the tables' reply if it is their turn and they have one.
    pub(super) fn reply(&mut self, now: Duration) {
        if self.phase() == DrillPhase::Waiting
            && let Some(reply) = best_of(&self.game, &self.facts.moves, &self.tables)
        {
            // The reply is one of the legal moves.
            let _ = self.put(reply, now);
        }
        self.end_held_draw(now);
    }

    /// Ends a draw that has been held long enough and that no limit would end.
    fn end_held_draw(&mut self, now: Duration) {
        let is_drawn = self.known().is_some_and(|answer| answer.outcome == Outcome::Draw && answer.limit.is_none());
        if self.made.len() >= MOVES_TO_HOLD && self.phase() == DrillPhase::Thinking && is_drawn {
            self.game.declare_unwinnable();
            self.arrive(now);
        }
    }

    /// The task the drill is waiting for. `None` if the tables have the reply.
    #[must_use]
    pub(crate) fn pending(&self) -> Option<Task> {
        self.awaits_engine()
            .then(|| Task::Search { situation: Situation::from(&self.game), limits: Limits::nodes(REPLY_NODES) })
    }

    /// Whether a reply of the tables is due.
    pub(super) fn awaits_tables(&self) -> bool {
        self.phase() == DrillPhase::Waiting && self.known().is_some()
    }

    fn awaits_engine(&self) -> bool {
        self.phase() == DrillPhase::Waiting && self.known().is_none()
    }

    /// Processes the engine's report on the pending task.
    pub(crate) fn report(&mut self, report: &ReportKind, now: Duration) {
        if !self.awaits_engine() {
            return;
        }
        match report {
            ReportKind::Found(finding) => self.follow(finding, now),
            ReportKind::Failed(_) => {
                self.engine_failed = true;
                self.make_any_move(now);
            }
            _ => {}
        }
    }

    /// Plays the engine's move and judges the trainee's last move by its value.
    fn follow(&mut self, finding: &Finding, now: Duration) {
        let before = self.outlook.replace(-finding.score);
        if let Some(last) = self.made.last_mut() {
            last.verdict = by_reply(before, finding);
            self.count_last();
        }
        if finding.best().is_none_or(|best| self.put(best, now).is_err()) {
            self.make_any_move(now);
        }
    }

    /// Keeps the drill going if the engine has no move.
    fn make_any_move(&mut self, now: Duration) {
        if let Some(&any) = self.game.legal_moves().first() {
            let _ = self.put(any, now);
        }
    }
}
