//! A place to train in without a store: what a [`World`] is lent from, kept in memory.

use crate::attempt::{Attempt, Recorded};
use crate::due::{DueItems, Round, due_items};
use crate::history::{History, record};
use crate::puzzle::selector::PuzzleSelector;
use crate::unannounced::Turns;
use crate::world::{DraughtsLesson, LessonReport, LessonTask, Player, World};
use damier_endings::TableSet;
use damier_engine::{Dispatcher, Precedence, ReportKind, RequestId, RequestIds, Settings, Task};
use damier_puzzles::Collection;
use damier_rules::Variant;
use etude::Random;
use etude::calendar::Day;
use etude::lesson::Now;
use std::io;
use std::sync::mpsc::{Receiver, channel};

/// Everything that lessons draw on and that they leave behind. A program with a store has its own place for that.
pub struct Study {
    selector: PuzzleSelector,
    turns: Turns,
    tables: TableSet,
    history: History,
    round: Round,
    random: Random,
    variant: Variant,
    now: Now,
    engine: Option<EngineThread>,
}

/// An engine that is waited for.
struct EngineThread {
    dispatcher: Dispatcher,
    ids: RequestIds,
    reports: Receiver<(RequestId, ReportKind)>,
}

impl Study {
    /// A study for international draughts with the shipped tables. All choices follow from the seed.
    #[must_use]
    pub fn new(puzzles: Collection, seed: u64) -> Self {
        Self {
            selector: PuzzleSelector::of(puzzles, seed, None),
            turns: Turns::default(),
            tables: TableSet::default(),
            history: History::default(),
            round: Round::default(),
            random: etude::random(seed),
            variant: Variant::International,
            now: Now::default(),
            engine: None,
        }
    }

    /// The time. It stands still unless it is [set](Self::set_now), or a lesson has to go on by itself.
    #[must_use]
    pub const fn now(&self) -> Now {
        self.now
    }

    /// Sets the time. It never goes back.
    pub const fn set_now(&mut self, now: Now) {
        self.now = now;
    }

    /// What is lent to a lesson for a call.
    pub fn world(&mut self) -> World<'_> {
        let player = Player { variant: self.variant, ..Player::default() };
        let Self { selector, turns, tables, history, round, random, now, .. } = self;
        World { selector, turns, tables, history, round, random, player, now: *now }
    }

    /// Records an exercise, and returns the attempt for a store. `uid` is its identity: 32 hexadecimal digits.
    pub fn record(&mut self, recorded: Recorded, uid: String) -> Attempt {
        let attempt = record(&mut self.history, recorded, uid);
        self.round.confirm(attempt.exercise.item());
        attempt
    }

    /// Drives a lesson: has it handle what the player does next, until that is nothing more, and then leaves it.
    ///
    /// # Errors
    ///
    /// If the engine cannot be started.
    pub fn drive<L: DraughtsLesson>(
        &mut self,
        mut lesson: L,
        mut next: impl FnMut(&L) -> Option<L::Act>,
    ) -> io::Result<()> {
        self.settle(&mut lesson)?;
        while let Some(act) = next(&lesson) {
            lesson.act(act, &mut self.world());
            self.settle(&mut lesson)?;
        }
        lesson.leave(&mut self.world());
        self.settle(&mut lesson)
    }

    /// Has a lesson go on until it waits for the player, and records what is over: the time passes until it continues, and
    /// this waits for the engine as long as that works. The identities of the attempts count from 0.
    ///
    /// # Errors
    ///
    /// If the engine cannot be started.
    pub fn settle(&mut self, lesson: &mut impl DraughtsLesson) -> io::Result<()> {
        let mut asked = None;
        loop {
            lesson.tick(&mut self.world());
            for recorded in lesson.take_recorded(&mut self.world()) {
                let uid = format!("{:032x}", self.history.attempts().len());
                self.record(recorded, uid);
            }
            let task = lesson.pending(&self.world()).filter(|_| asked != Some(lesson.task_number()));
            asked = Some(lesson.task_number());
            match (task, lesson.continues_at()) {
                (Some(LessonTask::Draw(plan, seed)), _) => {
                    let start = plan.draw(seed, &self.tables);
                    lesson.report(&LessonReport::Drawn(start), &mut self.world());
                }
                (Some(LessonTask::Engine(task) | LessonTask::PonderHit(task)), _) => self.ask(task, lesson)?,
                (_, Some(at)) => self.now.run = at.max(self.now.run),
                // Nothing has to be done in the player's time.
                (Some(LessonTask::Ponder(_) | LessonTask::Rest) | None, None) => return Ok(()),
            }
        }
    }

    /// Has the engine do a task, and passes its reports on.
    fn ask(&mut self, task: Task, lesson: &mut impl DraughtsLesson) -> io::Result<()> {
        let mut engine = match self.engine.take() {
            Some(engine) => engine,
            None => EngineThread::start(self.tables.clone())?,
        };
        let id = engine.ids.next_id();
        // An engine that has ended has closed its reports, too.
        if engine.dispatcher.submit(id, task).is_ok() {
            for (_, report) in engine.reports.iter().filter(|(of, _)| *of == id) {
                let is_final = report.is_final();
                lesson.report(&LessonReport::Engine(report), &mut self.world());
                if is_final {
                    break;
                }
            }
        }
        self.engine = Some(engine);
        Ok(())
    }

    /// Everything done so far.
    #[must_use]
    pub const fn history(&self) -> &History {
        &self.history
    }

    /// What has to be repeated on a day.
    #[must_use]
    pub fn due(&mut self, day: Day) -> DueItems {
        due_items(&self.history, &mut self.selector, self.variant, day)
    }
}

impl EngineThread {
    fn start(tables: TableSet) -> io::Result<Self> {
        let (deliver, reports) = channel();
        // Whoever waits for no more reports has ended.
        let report = move |id, report| drop(deliver.send((id, report)));
        let dispatcher = Dispatcher::start(Settings::one_thread(16), tables, Precedence::default(), report)?;
        Ok(Self { dispatcher, ids: RequestIds::default(), reports })
    }
}
