//! What is stored of a drill, and what comes after it.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::Duration;

use super::{AfterDrill, DrillPhase, DrillPlan, DrillSettings, EndingDrill, Tally};
use crate::attempt::{Exercise, Recorded, Subject, TrainingMode};
use crate::history::Item;
use crate::unfinished::{Draft, Interrupted};
use damier_endings::TableSet;
use damier_rules::notation::{read_move, write_line};
use etude::effort::{Credit, millis};
use etude::lesson::Now;

impl EndingDrill {
    /// Resumes an interrupted drill after the given moves, or as many of them as can be played. The tables' reply to
    /// the last one may still be due. `None` if the draft is not a drill or its starting position is unknown.
    ///
    /// The mode is that of the exercise.
    #[must_use]
    pub fn resume(draft: &Draft, conduct: DrillSettings, tables: TableSet, now: Duration) -> Option<Self> {
        let (exercise, interrupted) = (&draft.exercise, draft.interrupted.as_ref()?);
        let Subject::Ending { plan, wasted, .. } = &exercise.subject else { return None };
        let conduct = DrillSettings { mode: exercise.mode, ..conduct };
        let mut drill = Self {
            tally: Tally { hints: exercise.hints, errors: exercise.errors, has_wasted: *wasted },
            is_recorded: interrupted.again,
            time_before: Duration::from_millis(exercise.millis.into()),
            ..Self::before_the_first_move(**plan, plan.start?, conduct, tables, now)
        };
        drill.replay(&interrupted.moves, now);
        Some(drill)
    }

    /// Plays moves of both sides, or as many of them as can be played. The tables' reply to the last one may be due then.
    pub(super) fn replay(&mut self, moves: &[String], now: Duration) {
        for text in moves {
            let Ok(played) = read_move(self.game.position(), text) else { break };
            let made = match self.phase() {
                DrillPhase::Thinking => self.make(played, now),
                DrillPhase::Waiting => self.put(played, now),
                DrillPhase::Over(_) => break,
            };
            if made.is_err() {
                break;
            }
        }
        self.reply_at = self.awaits_tables().then_some(now);
    }

    /// A number that changes with the contents of [`EndingDrill::draft`], but not with time. `None` if there is nothing
    /// to keep.
    #[must_use]
    pub(crate) fn revision(&self) -> Option<u64> {
        (self.counts() || self.is_resumable()).then(|| {
            let mut hasher = DefaultHasher::new();
            let Tally { hints, errors, has_wasted } = self.tally;
            (hints, errors, has_wasted, self.is_recorded, self.game.moves().len()).hash(&mut hasher);
            self.game.position().hash(&mut hasher);
            hasher.finish()
        })
    }

    /// The draft of an unfinished drill, for resuming it if the program is killed.
    #[must_use]
    pub(crate) fn draft(&self, now: Now) -> Option<Draft> {
        self.revision()?;
        let exercise = self.exercise(now);
        Some(Draft { exercise, item: None, counts: self.counts(), interrupted: self.interrupted() })
    }

    /// Whether restarting would lose something: moves, or the record of a hint.
    fn is_resumable(&self) -> bool {
        !self.is_over() && (self.has_moved() || self.tally.hints > 0)
    }

    fn interrupted(&self) -> Option<Interrupted> {
        self.is_resumable().then(|| Interrupted {
            moves: write_line(*self.game.start(), self.game.moves()),
            again: self.is_recorded,
            ..Interrupted::default()
        })
    }

    /// The drill as it would be recorded now.
    fn exercise(&self, now: Now) -> Exercise {
        let plan = DrillPlan { start: Some(self.start), ..self.plan };
        let subject = Subject::Ending { plan: Box::new(plan), wasted: self.tally.has_wasted, rush: None };
        let credit = if self.is_solved() == Some(true) { Credit::Full } else { Credit::None };
        Exercise {
            millis: millis(self.time(now.run)),
            hints: self.tally.hints,
            errors: self.tally.errors,
            ..Exercise::new(now.wall, self.conduct.mode, plan.ending.variant, credit, subject)
        }
    }

    /// Whether it counts when left now: after an error, in a review also after a hint, because it was not remembered.
    /// Otherwise, or once it has been recorded, it can be left without a trace.
    #[must_use]
    pub const fn counts(&self) -> bool {
        let has_helped = matches!(self.conduct.mode, TrainingMode::Review) && self.tally.hints > 0;
        !self.is_recorded && (self.tally.errors > 0 || has_helped)
    }

    /// Whether its result has been handed out; any further play is just another try.
    #[must_use]
    pub const fn is_recorded(&self) -> bool {
        self.is_recorded
    }

    /// The result to be recorded when the drill is over: the first one, once.
    #[must_use]
    pub(crate) fn record(&mut self, now: Now) -> Option<Recorded> {
        let is_due = self.is_over() && !self.is_recorded;
        is_due.then(|| self.hand_out(now))
    }

    /// The result to be recorded if the drill is left now, if it [counts](Self::counts).
    #[must_use]
    pub(crate) fn leave(&mut self, now: Now) -> Option<Recorded> {
        self.counts().then(|| self.hand_out(now))
    }

    fn hand_out(&mut self, now: Now) -> Recorded {
        self.is_recorded = true;
        Recorded { exercise: self.exercise(now), item: None }
    }

    /// What comes next once it is left.
    pub(super) fn next(&self) -> AfterDrill {
        match self.conduct.mode {
            TrainingMode::Review => AfterDrill::Review,
            _ => AfterDrill::Drill(self.plan.next_plan()),
        }
    }

    /// The item of a review that is left unfinished.
    pub(super) fn put_off(&self) -> Option<Item> {
        (self.conduct.mode == TrainingMode::Review && !self.is_recorded).then(|| Item::ending(&self.plan))
    }
}
