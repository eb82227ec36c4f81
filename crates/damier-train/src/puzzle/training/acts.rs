//! What the solver does in a session, and when that is possible.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::Duration;

use super::{PuzzleTraining, View, item};
use crate::attempt::Recorded;
use crate::due::DueExercise;
use crate::line_step::LineStep;
use crate::puzzle::mirror::mirrored;
use crate::puzzle::navigator::SolutionNavigator;
use crate::puzzle::progress::SessionProgress;
use crate::puzzle::session::SessionPlan;
use crate::puzzle::{PuzzleComment, PuzzleLesson, PuzzlePhase};
use crate::unfinished::{Draft, Unfinished};
use crate::world::{LessonReport, LessonTask, World};
use damier_rules::Move;
use etude::lesson::{Lesson, Now};

/// What the solver does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleAct {
    /// Waits no longer: ends the view of the position before the puzzle, and of a puzzle just missed in a sprint.
    Begin,
    /// Starts to enter a move: a pending reply is played at once, and a refutation is taken back.
    StartMove,
    /// Answers with a move.
    Answer(Move),
    /// Asks for a further hint on the next move.
    Hint,
    /// Goes back to the position before the error, or to the start of the puzzle.
    Retry,
    /// Asks for the rest of the solution. If it is being shown already, all of it is shown at once.
    ShowSolution,
    /// Steps through the solution, once the puzzle is over.
    Step(LineStep),
    /// Takes the next step, whichever it is: sees the program's next move at once, tries again after a refutation, goes
    /// on to the next puzzle.
    Proceed,
    /// Sees all pending moves of the program at once.
    PlayOut,
    /// Leaves the puzzle for the next one, a run that is over for another run, a replay for the list of missed puzzles.
    Advance,
    /// Replays one of the missed puzzles, once the run is over. Nothing is recorded.
    Replay(usize),
}

/// Why an act is not possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleRefusal {
    /// It does not apply now.
    NotNow,
    /// There is no help in a run that is scored as a whole.
    NoHelpInRun,
    /// All hints are given.
    NoMoreHints,
    /// The skip of the streak is used up.
    NoSkipLeft,
    /// Puzzles of this session cannot be skipped.
    NoSkipping,
}

impl PuzzleTraining {
    /// Why an act is not possible now. `None` if it is.
    #[must_use]
    pub fn refusal(&self, act: PuzzleAct) -> Option<PuzzleRefusal> {
        let is = |has: fn(&PuzzleLesson) -> bool| self.lesson.as_ref().is_some_and(has);
        let unless = |is_possible: bool| (!is_possible).then_some(PuzzleRefusal::NotNow);
        match act {
            PuzzleAct::Hint | PuzzleAct::Retry | PuzzleAct::ShowSolution if self.progress.is_strict() => {
                Some(PuzzleRefusal::NoHelpInRun)
            }
            PuzzleAct::Hint if !is(PuzzleLesson::can_hint) && self.is_thinking() => Some(PuzzleRefusal::NoMoreHints),
            PuzzleAct::Hint => unless(is(PuzzleLesson::can_hint)),
            PuzzleAct::Retry => unless(is(|lesson| !lesson.line.is_empty())),
            PuzzleAct::ShowSolution => {
                unless(is(|lesson| !lesson.is_over() && lesson.comment != PuzzleComment::Solution))
            }
            PuzzleAct::Advance if self.can_advance() => None,
            PuzzleAct::Advance => Some(match self.progress {
                SessionProgress::Streak(..) => PuzzleRefusal::NoSkipLeft,
                SessionProgress::Sprint(..) | SessionProgress::Woodpecker(_) => PuzzleRefusal::NoSkipping,
                SessionProgress::Free => PuzzleRefusal::NotNow,
            }),
            PuzzleAct::Answer(_) => unless(self.is_thinking()),
            PuzzleAct::Step(_) => unless(is(is_shown)),
            PuzzleAct::PlayOut => unless(is(|lesson| matches!(lesson.phase, PuzzlePhase::Playing { .. }))),
            PuzzleAct::Proceed => unless(self.lesson.as_ref().is_some_and(|lesson| match lesson.phase {
                PuzzlePhase::Opening { .. } | PuzzlePhase::Judging(_) => false,
                PuzzlePhase::Thinking => !self.accepts_moves(),
                PuzzlePhase::Playing { .. } | PuzzlePhase::Refuted | PuzzlePhase::Solved | PuzzlePhase::Shown => true,
            })),
            PuzzleAct::Replay(place) => unless(self.progress.is_over() && place < self.missed.len()),
            PuzzleAct::Begin | PuzzleAct::StartMove => None,
        }
    }

    fn can_advance(&self) -> bool {
        let Some(lesson) = &self.lesson else { return false };
        match &self.progress {
            SessionProgress::Free => true,
            SessionProgress::Streak(streak, _) => streak.is_over || streak.can_skip() || lesson.is_done(),
            SessionProgress::Sprint(sprint, ..) => sprint.is_over,
            SessionProgress::Woodpecker(_) => lesson.is_done(),
        }
    }

    /// Changes the current puzzle, and counts what comes of it.
    fn change(&mut self, world: &mut World, change: impl FnOnce(&mut PuzzleLesson, Duration)) {
        if let Some(lesson) = &mut self.lesson {
            change(lesson, world.now.run);
            self.update(world);
        }
    }

    /// Goes on from a puzzle just missed in a sprint.
    fn end_hold(&mut self, world: &mut World) {
        if self.hold.take().is_some() && !self.progress.is_over() {
            self.next(world);
        }
    }

    fn play_out(lesson: &mut PuzzleLesson, now: Duration) {
        while lesson.hurry(now) {}
    }

    fn retry(&mut self, world: &mut World) {
        if !self.progress.is_strict() {
            self.walk = None;
            self.change(world, PuzzleLesson::retry);
        }
    }

    fn show_solution(&mut self, world: &mut World) {
        let Some(lesson) = &self.lesson else { return };
        if lesson.is_over() {
            self.walk = Some(SolutionNavigator::new(&lesson.puzzle, &[]));
        } else if is_shown(lesson) {
            self.change(world, Self::play_out);
        } else {
            self.change(world, PuzzleLesson::show_solution);
        }
    }

    /// Steps through the solution. What is still being shown of it is skipped.
    fn step(&mut self, step: LineStep, world: &mut World) {
        if self.lesson.as_ref().is_some_and(is_shown) {
            self.change(world, Self::play_out);
        }
        let Some(lesson) = self.lesson.as_ref().filter(|lesson| lesson.is_over()) else { return };
        let walk = self.walk.get_or_insert_with(|| SolutionNavigator::new(&lesson.puzzle, &lesson.line));
        match step {
            LineStep::Back => walk.back(),
            LineStep::Forward => walk.forward(),
            LineStep::PreviousAlternative => walk.select_alternative(false),
            LineStep::NextAlternative => walk.select_alternative(true),
            LineStep::First => walk.to_start(),
            LineStep::Last => walk.to_end(),
        }
    }

    fn proceed(&mut self, world: &mut World) {
        match self.lesson.as_ref().map(|lesson| lesson.phase) {
            Some(PuzzlePhase::Playing { .. }) => self.change(world, |lesson, now| {
                lesson.hurry(now);
            }),
            Some(PuzzlePhase::Refuted) if self.accepts_moves() => self.retry(world),
            _ => self.advance(world),
        }
    }

    /// Leaves the current puzzle for the next one. Once a run is over, starts the next run.
    ///
    /// The next puzzle is chosen according to the history. To include the puzzle being left, [leave](Lesson::leave) it
    /// first and add what it records to the history.
    fn advance(&mut self, world: &mut World) {
        if self.is_replaying() {
            (self.view, self.walk) = (View::Session, None);
            return;
        }
        if self.progress.is_over() {
            let recorded = std::mem::take(&mut self.recorded);
            let number = self.number;
            *self = Self { recorded, ..Self::new(self.session.clone(), world) };
            self.number += number;
            return;
        }
        let is_done = self.lesson.as_ref().is_none_or(PuzzleLesson::is_done);
        if !is_done && !self.progress.skip() {
            return;
        }
        self.leave(world);
        if self.session.plan == SessionPlan::Review {
            if let Some(lesson) = self.lesson.as_ref().filter(|_| !self.is_counted) {
                world.round.put_off(item(&lesson.puzzle));
            }
            if !matches!(world.next_due(), Some(DueExercise::Puzzle(_))) {
                self.view = View::Elsewhere;
                return;
            }
        }
        self.next(world);
    }

    fn replay(&mut self, place: usize, world: &mut World) {
        let Some(missed) = self.missed.get(place) else { return };
        let Some(puzzle) = world.selector.puzzle(&missed.id) else { return };
        self.is_mirrored = missed.is_mirrored;
        let puzzle = if self.is_mirrored { mirrored(&puzzle) } else { puzzle };
        self.begin(Some(PuzzleLesson::at_once(puzzle, world.now.run)), world);
        (self.is_counted, self.view) = (true, View::Replay);
    }
}

/// Whether the solution may be seen: it was found or asked for.
fn is_shown(lesson: &PuzzleLesson) -> bool {
    lesson.is_over() || lesson.is_solved() || lesson.comment == PuzzleComment::Solution
}

impl Lesson for PuzzleTraining {
    type World<'a> = World<'a>;
    type Act = PuzzleAct;
    type Task = LessonTask;
    type Report = LessonReport;
    type Record = Recorded;
    type Draft = Unfinished;

    fn act(&mut self, act: PuzzleAct, world: &mut World) {
        match act {
            PuzzleAct::Begin => {
                self.end_hold(world);
                if let Some(lesson) = &mut self.lesson {
                    lesson.begin(world.now.run);
                }
            }
            PuzzleAct::StartMove if self.accepts_moves() => {
                if let Some(lesson) = &mut self.lesson {
                    lesson.interrupt(world.now.run);
                }
            }
            // The solution of a puzzle that is over can be gone through again and again.
            PuzzleAct::ShowSolution if !self.progress.is_strict() => self.show_solution(world),
            PuzzleAct::Step(step) => self.step(step, world),
            // Where nothing is left to do, this says whether the review goes on elsewhere.
            PuzzleAct::Advance => self.advance(world),
            act if self.refusal(act).is_some() => {}
            PuzzleAct::Answer(played) => self.change(world, |lesson, now| lesson.answer(played, now)),
            PuzzleAct::Hint => {
                if let Some(lesson) = &mut self.lesson {
                    lesson.ask_for_hint();
                }
            }
            PuzzleAct::Retry => self.retry(world),
            PuzzleAct::PlayOut => self.change(world, Self::play_out),
            PuzzleAct::Proceed => self.proceed(world),
            PuzzleAct::Replay(place) => self.replay(place, world),
            PuzzleAct::StartMove | PuzzleAct::ShowSolution => {}
        }
    }

    fn tick(&mut self, world: &mut World) {
        self.progress.tick(world.now.run);
        if self.hold.is_some_and(|until| world.now.run >= until) {
            self.end_hold(world);
        }
        self.change(world, PuzzleLesson::tick);
    }

    fn pending(&self, _world: &World) -> Option<LessonTask> {
        self.lesson.as_ref().and_then(PuzzleLesson::pending).map(LessonTask::Engine)
    }

    fn task_number(&self) -> u64 {
        self.number.into()
    }

    fn report(&mut self, report: &LessonReport, world: &mut World) {
        if let LessonReport::Engine(report) = report {
            self.change(world, |lesson, now| lesson.report(report, now));
        }
    }

    /// With the program's move, or with the next puzzle of a sprint.
    fn continues_at(&self) -> Option<Duration> {
        self.lesson.as_ref().and_then(PuzzleLesson::continues_at).into_iter().chain(self.hold).min()
    }

    fn wakes_at(&self, Now { run: now, .. }: Now) -> Option<Duration> {
        let lesson = self.lesson.as_ref()?;
        if matches!(self.progress, SessionProgress::Sprint(..)) && !lesson.is_over() {
            return self.progress.wakes_at(now).into_iter().chain(lesson.continues_at()).chain(self.hold).min();
        }
        let second = Duration::from_secs(lesson.time(now).as_secs() + 1);
        let next_second = now + second.saturating_sub(lesson.time(now));
        lesson.continues_at().or((!lesson.is_over()).then_some(next_second))
    }

    fn take_recorded(&mut self, _world: &mut World) -> Vec<Recorded> {
        std::mem::take(&mut self.recorded)
    }

    fn leave(&mut self, world: &mut World) {
        if self.counts() {
            self.count(world);
        }
    }

    fn draft(&self, now: Now) -> Option<Unfinished> {
        self.revision()?;
        let lesson = self.lesson.as_ref()?;
        let Recorded { exercise, item } = self.as_it_stands(lesson, now);
        let interrupted = self.interrupted(now.run);
        Some(Unfinished::Exercise(Box::new(Draft { exercise, item, counts: self.counts(), interrupted })))
    }

    fn revision(&self) -> Option<u64> {
        let lesson = self.lesson.as_ref()?;
        let interrupted = self.interrupted(Duration::ZERO);
        (self.counts() || interrupted.is_some()).then(|| {
            let mut hasher = DefaultHasher::new();
            (&lesson.puzzle.id, lesson.errors, lesson.hints, self.is_counted).hash(&mut hasher);
            let moves = interrupted.as_ref().map_or(0, |interrupted| interrupted.moves.len());
            let counts = match &self.progress {
                SessionProgress::Streak(streak, _) => [streak.solved, u32::from(streak.can_skip())],
                SessionProgress::Sprint(sprint, ..) => [sprint.solved, sprint.errors],
                SessionProgress::Free | SessionProgress::Woodpecker(_) => [0; 2],
            };
            (moves, counts).hash(&mut hasher);
            hasher.finish()
        })
    }
}
