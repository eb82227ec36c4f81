//! What the trainee does in a drill.

use std::time::Duration;

use super::{AfterDrill, DrillPhase, EndingDrill, Refutation};
use crate::attempt::Recorded;
use crate::unfinished::Unfinished;
use crate::world::{LessonReport, LessonTask, World};
use damier_rules::Move;
use etude::lesson::{Lesson, Now};

/// What the trainee does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrillAct {
    /// Waits no longer: the tables reply at once.
    Hurry,
    /// Plays a legal move.
    Play(Move),
    /// Asks for a further hint: after a move that gave the result away the right one, otherwise a rule of thumb, then the
    /// moves.
    Hint,
    /// Takes back the last move and everything after it.
    TakeBack,
    /// Goes back to the selected move, otherwise to the last error if it has been reported, otherwise to the beginning.
    Retry,
    /// Selects the move at a ply, or the last one before it, once the game is over; goes back to it if it is selected.
    Select(usize),
    /// Selects an earlier move, starting with the one that gave the result away, or else the last one.
    SelectEarlier,
    /// Selects the next move. After the last one, none.
    SelectLater,
    /// Takes the next step once the game is over: goes back to the selected move, or else on to the next drill.
    Proceed,
    /// Leaves the drill for what [follows](EndingDrill::following).
    Advance,
}

impl EndingDrill {
    /// Whether an act is possible now.
    #[must_use]
    pub fn can(&self, act: DrillAct) -> bool {
        let is_over = matches!(self.phase(), DrillPhase::Over(_));
        match act {
            DrillAct::Play(_) => self.phase() == DrillPhase::Thinking,
            DrillAct::Hint => self.phase() == DrillPhase::Thinking && !self.has_last_hint(),
            DrillAct::TakeBack | DrillAct::Retry => self.has_moved(),
            DrillAct::Select(_) | DrillAct::SelectEarlier | DrillAct::SelectLater | DrillAct::Proceed => is_over,
            DrillAct::Hurry | DrillAct::Advance => true,
        }
    }

    /// Whether the tables refute the last move that gave the result away.
    #[must_use]
    pub fn can_refute(&self) -> bool {
        Refutation::of(self).is_some()
    }

    /// What comes next, once the drill was left for that.
    #[must_use]
    pub const fn following(&self) -> Option<AfterDrill> {
        self.following
    }

    fn advance(&mut self, world: &mut World) {
        Lesson::leave(self, world);
        if let Some(item) = self.put_off() {
            world.round.put_off(item);
        }
        self.following = Some(self.next());
    }
}

impl Lesson for EndingDrill {
    type World<'a> = World<'a>;
    type Act = DrillAct;
    type Task = LessonTask;
    type Report = LessonReport;
    type Record = Recorded;
    type Draft = Unfinished;

    fn act(&mut self, act: DrillAct, world: &mut World) {
        let now = world.now.run;
        if !self.can(act) {
            return;
        }
        match act {
            DrillAct::Hurry => {
                self.hurry(now);
            }
            // An illegal move changes nothing.
            DrillAct::Play(played) => drop(self.play(played, now)),
            DrillAct::Hint => self.ask_for_hint(),
            DrillAct::TakeBack => {
                self.take_back();
            }
            DrillAct::Proceed if self.selected().is_none() => self.advance(world),
            DrillAct::Retry | DrillAct::Proceed => {
                self.retry();
            }
            DrillAct::Select(ply) => {
                self.select(ply);
            }
            DrillAct::SelectEarlier => self.select_earlier(),
            DrillAct::SelectLater => self.select_later(),
            DrillAct::Advance => self.advance(world),
        }
    }

    fn tick(&mut self, world: &mut World) {
        self.tick(world.now.run);
    }

    fn pending(&self, _world: &World) -> Option<LessonTask> {
        self.pending().map(LessonTask::Engine)
    }

    fn task_number(&self) -> u64 {
        self.game.moves().len() as u64
    }

    fn report(&mut self, report: &LessonReport, world: &mut World) {
        if let LessonReport::Engine(report) = report {
            self.report(report, world.now.run);
        }
    }

    /// With the tables' reply.
    fn continues_at(&self) -> Option<Duration> {
        self.reply_at
    }

    /// The time taken is shown in seconds.
    fn wakes_at(&self, Now { run: now, .. }: Now) -> Option<Duration> {
        let time = self.time(now);
        let second = Duration::from_secs(time.as_secs() + 1).saturating_sub(time);
        let is_over = matches!(self.phase(), DrillPhase::Over(_));
        self.reply_at.into_iter().chain((!is_over).then_some(now + second)).min()
    }

    /// The first result, once.
    fn take_recorded(&mut self, world: &mut World) -> Vec<Recorded> {
        let left = self.left.take();
        left.or_else(|| self.record(world.now)).into_iter().collect()
    }

    /// It counts after an error, in a review also after a hint, because it was not remembered.
    fn leave(&mut self, world: &mut World) {
        self.left = self.leave(world.now);
    }

    fn draft(&self, now: Now) -> Option<Unfinished> {
        self.draft(now).map(|draft| Unfinished::Exercise(Box::new(draft)))
    }

    fn revision(&self) -> Option<u64> {
        self.revision()
    }
}
