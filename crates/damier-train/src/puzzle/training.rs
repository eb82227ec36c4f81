//! A session of puzzles: which one comes, what counts, and what is kept of it. All that a front end adds is keys and a
//! picture.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::Duration;

use rand::RngExt;

use super::course::Course;
use super::mirror::mirrored;
use super::session::{Plan, Session};
use super::supply::Supply;
use super::woodpecker::Woodpecker;
use super::{Comment, Phase, PuzzleLesson};
use crate::attempt::{Credit, Exercise, Recorded, Subject, millis};
use crate::calendar::Moment;
use crate::history::Item;
use crate::rating::Strength;
use crate::unfinished::{Draft, Interrupted};
use crate::waiting::{Due, Standing};
use damier_engine::{ReportKind, Task};
use damier_puzzles::Puzzle;
use damier_rules::{Move, Variant};

/// What has been done since the session began.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Solved without an error or a hint.
    pub clean: u32,
    /// All that are over.
    pub done: u32,
}

/// Where [`PuzzleTraining::advance`] leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Advance {
    /// The puzzle on the board has to be finished first: in a streak without a skip left, a sprint, a woodpecker's set.
    Stay,
    /// The next puzzle is on the board, if there is one.
    Next,
    /// What is due next is no puzzle.
    Elsewhere,
}

/// A session of puzzles and the puzzle on the board.
///
/// Whatever is called, [`PuzzleTraining::take_recorded`] says afterwards what is to be recorded, and
/// [`PuzzleTraining::pending`] what the judge is to be asked. A puzzle is recorded once, the first time that it is solved,
/// or when it is left after an error, a hint or a look at the solution; one that was only looked at leaves no trace.
#[derive(Clone, Debug)]
pub struct PuzzleTraining {
    /// None when there is no puzzle.
    lesson: Option<PuzzleLesson>,
    session: Session,
    course: Course,
    tally: Tally,
    /// Whether the puzzle on the board is turned.
    is_mirrored: bool,
    /// Whether the puzzle on the board is among those counted.
    is_counted: bool,
    /// How a review stood when the puzzle came up.
    standing: Standing,
    /// How many puzzles have come up.
    number: u32,
    recorded: Vec<Recorded>,
}

impl PuzzleTraining {
    /// A session from its start. Where no variant was chosen, the first one of which there are such puzzles is.
    #[must_use]
    pub fn new(mut session: Session, supply: &mut Supply) -> Self {
        if session.filter.variant.is_none() && session.plan != Plan::Review {
            let variants = supply.shelf.variants();
            let with = |&variant: &Variant| {
                let mut filter = session.filter.clone();
                filter.variant = Some(variant);
                supply.shelf.count(&filter) > 0
            };
            session.filter.variant = variants.iter().copied().find(with).or(variants.first().copied());
        }
        let course = Course::new(&session, supply);
        let mut training = Self::empty(session, course);
        training.next(supply);
        training
    }

    /// The woodpecker's set that is in progress; a practice session when there is none.
    #[must_use]
    pub fn woodpecker(supply: &mut Supply) -> Self {
        let Some(set) = Woodpecker::resume(supply.history) else { return Self::new(Session::default(), supply) };
        let mut training = Self::empty(set.session().clone(), Course::Woodpecker(set));
        training.next(supply);
        training
    }

    /// A session that was cut short over a puzzle, as it stood; `None` when the puzzle is there no more.
    #[must_use]
    pub fn resume(draft: &Draft, supply: &mut Supply) -> Option<Self> {
        let Subject::Puzzle { id, run, .. } = &draft.exercise.subject else { return None };
        let Interrupted { moves, again, session, mirrored: is_mirrored, run: saved } = draft.interrupted.clone()?;
        let is_run = saved.is_some();
        let course = Course::resume(saved, run.as_deref(), supply);
        let mut training = Self { is_mirrored, ..Self::empty(session.unwrap_or_default(), course) };
        // The attempt may have been written, and the run not yet.
        let known = is_run.then(|| attempt_of_run(&draft.exercise, supply)).flatten();
        if let Some(exercise) = known.filter(|_| !again) {
            training.course.count(exercise, None, supply.now);
            training.next(supply);
        } else if is_run && again {
            training.next(supply);
        } else {
            let puzzle = supply.shelf.puzzle(id)?;
            let puzzle = if is_mirrored { mirrored(&puzzle) } else { puzzle };
            training.begin(Some(PuzzleLesson::resume(puzzle, &draft.exercise, &moves, supply.now)), supply);
            training.is_counted = again;
        }
        Some(training)
    }

    fn empty(session: Session, course: Course) -> Self {
        Self {
            lesson: None,
            session,
            course,
            tally: Tally::default(),
            is_mirrored: false,
            is_counted: false,
            standing: Standing::default(),
            number: 0,
            recorded: Vec::new(),
        }
    }

    /// The puzzle on the board; `None` when there is none.
    #[must_use]
    pub const fn lesson(&self) -> Option<&PuzzleLesson> {
        self.lesson.as_ref()
    }

    /// What was chosen.
    #[must_use]
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// How puzzles follow each other and count together.
    #[must_use]
    pub const fn course(&self) -> &Course {
        &self.course
    }

    /// What has been done since the session began.
    #[must_use]
    pub const fn tally(&self) -> Tally {
        self.tally
    }

    /// Whether the puzzle on the board has been counted: all that follows is for show.
    #[must_use]
    pub const fn is_counted(&self) -> bool {
        self.is_counted
    }

    /// How the review stood when the puzzle came up.
    #[must_use]
    pub const fn standing(&self) -> Standing {
        self.standing
    }

    /// How many puzzles have come up: another number means another puzzle on the board, or none.
    #[must_use]
    pub const fn number(&self) -> u32 {
        self.number
    }

    /// Whether a move can be entered.
    #[must_use]
    pub fn is_thinking(&self) -> bool {
        self.lesson.as_ref().is_some_and(|lesson| lesson.phase() == Phase::Thinking) && !self.course.is_over()
    }

    /// Whether a hint can be given.
    #[must_use]
    pub fn can_hint(&self) -> bool {
        let is_thinking = self.lesson.as_ref().is_some_and(|lesson| lesson.phase() == Phase::Thinking);
        is_thinking && !self.course.is_strict()
    }

    /// Whether it can be tried again.
    #[must_use]
    pub fn can_retry(&self) -> bool {
        self.lesson.as_ref().is_some_and(|lesson| !lesson.line().is_empty()) && !self.course.is_strict()
    }

    /// Whether the solution can be shown.
    #[must_use]
    pub fn can_show_solution(&self) -> bool {
        let is_open = |lesson: &PuzzleLesson| !lesson.is_over() && *lesson.comment() != Comment::Solution;
        self.lesson.as_ref().is_some_and(is_open) && !self.course.is_strict()
    }

    /// Whether the next puzzle can be had.
    #[must_use]
    pub fn can_advance(&self) -> bool {
        let Some(lesson) = &self.lesson else { return false };
        match &self.course {
            Course::Free => true,
            Course::Streak(streak, _) => streak.is_over() || streak.can_skip() || lesson.is_done(),
            Course::Sprint(sprint, ..) => sprint.is_over(),
            Course::Woodpecker(_) => lesson.is_done(),
        }
    }

    /// What the judge is to be asked: always a [`Task::Verdict`]. It stays the same until [`PuzzleTraining::report`] has
    /// the answer.
    #[must_use]
    pub fn pending(&self) -> Option<Task> {
        self.lesson.as_ref().and_then(PuzzleLesson::pending)
    }

    /// What is to be recorded since this was asked last.
    pub fn take_recorded(&mut self) -> Vec<Recorded> {
        std::mem::take(&mut self.recorded)
    }

    /// Lets time pass: to be called when [`PuzzleTraining::wakes_at`] has come, and in a sprint before anything else that
    /// happens at a new time, for the time may be up.
    pub fn tick(&mut self, supply: &mut Supply) {
        self.course.tick(supply.now);
        self.with(supply, PuzzleLesson::tick);
    }

    /// Ends the look at the position before the puzzle: its solver does not want to wait.
    pub fn begin_now(&mut self, now: Duration) {
        if let Some(lesson) = &mut self.lesson {
            lesson.begin(now);
        }
    }

    /// Makes way for the solver, who begins to enter a move.
    pub fn interrupt(&mut self, now: Duration) {
        if let Some(lesson) = self.lesson.as_mut().filter(|_| !self.course.is_over()) {
            lesson.interrupt(now);
        }
    }

    /// Takes an answer: a legal move of the position on the board.
    pub fn answer(&mut self, played: Move, supply: &mut Supply) {
        if self.is_thinking() {
            self.with(supply, |lesson, now| lesson.answer(played, now));
        }
    }

    /// Takes what the engine reports on what is pending.
    pub fn report(&mut self, report: &ReportKind, supply: &mut Supply) {
        self.with(supply, |lesson, now| lesson.report(report, now));
    }

    /// Tells a little more about the next move.
    pub fn ask_for_hint(&mut self) {
        if let Some(lesson) = self.lesson.as_mut().filter(|_| !self.course.is_strict()) {
            lesson.ask_for_hint();
        }
    }

    /// Goes back to where the error was made, or to the start of the puzzle.
    pub fn retry(&mut self, now: Duration) {
        if let Some(lesson) = self.lesson.as_mut().filter(|_| !self.course.is_strict()) {
            lesson.retry(now);
        }
    }

    /// Shows the rest of the solution.
    pub fn show_solution(&mut self, supply: &mut Supply) {
        if !self.course.is_strict() {
            self.with(supply, PuzzleLesson::show_solution);
        }
    }

    /// Makes the next move of the program at once.
    pub fn hurry(&mut self, supply: &mut Supply) {
        self.with(supply, |lesson, now| {
            lesson.hurry(now);
        });
    }

    /// Makes all moves that the program has still to make. `false` when there is none.
    pub fn hurry_to_the_end(&mut self, supply: &mut Supply) -> bool {
        let is_playing = |lesson: &PuzzleLesson| matches!(lesson.phase(), Phase::Playing { .. });
        let had_moves = self.lesson.as_ref().is_some_and(is_playing);
        self.with(supply, |lesson, now| while lesson.hurry(now) {});
        had_moves
    }

    /// Leaves the puzzle on the board for the next one; once a run is over, for the next run.
    ///
    /// The next puzzle is chosen by the history. For the choice to know of the puzzle that is left, call
    /// [`PuzzleTraining::leave`] first and add to the history what that records.
    pub fn advance(&mut self, supply: &mut Supply) -> Advance {
        if self.course.is_over() {
            let recorded = self.take_recorded();
            let number = self.number;
            *self = Self { recorded, ..Self::new(self.session.clone(), supply) };
            self.number += number;
            return Advance::Next;
        }
        let is_done = self.lesson.as_ref().is_none_or(PuzzleLesson::is_done);
        if !is_done && !self.course.skip() {
            return Advance::Stay;
        }
        self.leave(supply);
        if self.session.plan == Plan::Review {
            if let Some(lesson) = self.lesson.as_ref().filter(|_| !self.is_counted) {
                supply.round.put_off(item(lesson.puzzle()));
            }
            if !matches!(supply.next_due(), Some(Due::Puzzle(_))) {
                return Advance::Elsewhere;
            }
        }
        self.next(supply);
        Advance::Next
    }

    /// Counts the puzzle on the board if it counts when it is left now: to be called before the session is left.
    pub fn leave(&mut self, supply: &mut Supply) {
        if self.counts() {
            self.count(supply);
        }
    }

    /// When something happens by itself.
    #[must_use]
    pub fn wakes_at(&self, now: Duration) -> Option<Duration> {
        let lesson = self.lesson.as_ref()?;
        if matches!(self.course, Course::Sprint(..)) && !lesson.is_over() {
            return self.course.wakes_at(now).into_iter().chain(lesson.wakes_at()).min();
        }
        let second = Duration::from_secs(lesson.time(now).as_secs() + 1);
        let next_second = now + second.saturating_sub(lesson.time(now));
        lesson.wakes_at().or((!lesson.is_over()).then_some(next_second))
    }

    /// A number that changes with what [`PuzzleTraining::draft`] keeps, and not with time; `None` when nothing is to be
    /// kept.
    #[must_use]
    pub fn revision(&self) -> Option<u64> {
        let lesson = self.lesson.as_ref()?;
        let interrupted = self.interrupted(Duration::ZERO);
        (self.counts() || interrupted.is_some()).then(|| {
            let mut hasher = DefaultHasher::new();
            (&lesson.puzzle().id, lesson.errors(), lesson.hints(), self.is_counted).hash(&mut hasher);
            let moves = interrupted.as_ref().map_or(0, |interrupted| interrupted.moves.len());
            let counts = match &self.course {
                Course::Streak(streak, _) => [streak.solved(), u32::from(streak.can_skip())],
                Course::Sprint(sprint, ..) => [sprint.solved(), sprint.errors()],
                Course::Free | Course::Woodpecker(_) => [0; 2],
            };
            (moves, counts).hash(&mut hasher);
            hasher.finish()
        })
    }

    /// What is kept of the puzzle on the board while it is not over, to resume it after a kill.
    #[must_use]
    pub fn draft(&self, now: Duration, moment: Moment) -> Option<Draft> {
        self.revision()?;
        let lesson = self.lesson.as_ref()?;
        let Recorded { exercise, item } = self.as_it_stands(lesson, now, moment);
        Some(Draft { exercise, item, counts: self.counts(), interrupted: self.interrupted(now) })
    }

    /// Changes the puzzle on the board, and counts what follows.
    fn with(&mut self, supply: &mut Supply, change: impl FnOnce(&mut PuzzleLesson, Duration)) {
        if let Some(lesson) = &mut self.lesson {
            change(lesson, supply.now);
            self.settle(supply);
        }
    }

    /// Counts what is to be counted, and goes to the next puzzle where that happens by itself.
    fn settle(&mut self, supply: &mut Supply) {
        let Some(lesson) = &mut self.lesson else { return };
        let is_wrong = matches!(lesson.comment(), Comment::Wrong(_));
        match self.course {
            Course::Sprint(..) if !self.course.is_over() => {
                if lesson.is_solved() || is_wrong {
                    self.count(supply);
                    if !self.course.is_over() {
                        self.next(supply);
                    }
                } else {
                    while lesson.hurry(supply.now) {}
                }
            }
            Course::Streak(..) if is_wrong => self.count(supply),
            Course::Sprint(..) => {}
            _ if lesson.is_done() => self.count(supply),
            _ => {}
        }
    }

    fn next(&mut self, supply: &mut Supply) {
        let puzzle = self.course.next(&self.session, supply);
        self.is_mirrored = self.session.mirrored && supply.random.random_bool(0.5);
        let is_sprint = matches!(self.course, Course::Sprint(..));
        let lesson = puzzle.map(|puzzle| {
            let puzzle = if self.is_mirrored { mirrored(&puzzle) } else { puzzle };
            let begin = if is_sprint { PuzzleLesson::at_once } else { PuzzleLesson::new };
            begin(puzzle, supply.now)
        });
        self.begin(lesson, supply);
    }

    fn begin(&mut self, lesson: Option<PuzzleLesson>, supply: &mut Supply) {
        self.lesson = lesson;
        self.number += 1;
        self.is_counted = false;
        self.standing = match self.session.plan {
            Plan::Review => supply.standing(),
            _ => Standing::default(),
        };
    }

    /// Counts the puzzle on the board, once, however often it is tried again.
    fn count(&mut self, supply: &mut Supply) {
        if self.is_counted || self.course.is_over() {
            return;
        }
        let Some(lesson) = &self.lesson else { return };
        let recorded = self.as_it_stands(lesson, supply.now, supply.moment);
        let right = lesson.right_move().map(|(position, played)| (*position, played));
        self.is_counted = true;
        self.tally.done += 1;
        self.tally.clean += u32::from(recorded.exercise.is_clean());
        self.course.count(&recorded.exercise, right, supply.now);
        supply.round.hand_over(item(lesson.puzzle()));
        self.recorded.push(recorded);
    }

    /// The puzzle on the board as it would be recorded now: solved if it ended so, failed if it was left or its solution
    /// shown. It is rated in practice.
    fn as_it_stands(&self, lesson: &PuzzleLesson, now: Duration, moment: Moment) -> Recorded {
        let puzzle = lesson.puzzle();
        let credit = if lesson.is_solved() && !lesson.was_shown() { Credit::Full } else { Credit::None };
        let run = self.course.label().map(Box::new);
        let subject = Subject::Puzzle { id: puzzle.id.clone(), tags: puzzle.tags.clone(), run };
        let variant = puzzle.position.variant();
        let exercise = Exercise {
            millis: millis(lesson.time(now)),
            hints: lesson.hints(),
            errors: lesson.errors(),
            ..Exercise::new(moment, self.session.plan.mode(), variant, credit, subject)
        };
        let strength = Strength::of_item(f64::from(puzzle.rating.value), f64::from(puzzle.rating.deviation));
        Recorded { exercise, item: self.session.plan.is_rated().then_some(strength) }
    }

    /// Whether the puzzle on the board counts if it is left now. A solver who has seen nothing yet may leave without a
    /// trace; one who was wrong or was helped has had the puzzle.
    fn counts(&self) -> bool {
        let has_had = |lesson: &PuzzleLesson| lesson.errors() > 0 || lesson.hints() > 0 || lesson.is_done();
        self.lesson.as_ref().is_some_and(has_had) && !self.is_counted && !self.course.is_over()
    }

    /// What it takes to resume the session with the puzzle on the board, if anything would be lost: right moves, hints, a
    /// run.
    fn interrupted(&self, now: Duration) -> Option<Interrupted> {
        let lesson = self.lesson.as_ref()?;
        let (moves, run) = (lesson.right_so_far(), self.course.save(now));
        let is_kept = match &self.course {
            Course::Free | Course::Woodpecker(_) => {
                !moves.is_empty() || (lesson.hints() > 0 && !lesson.is_done() && lesson.errors() == 0)
            }
            Course::Streak(..) | Course::Sprint(..) => run.is_some(),
        };
        is_kept.then(|| Interrupted {
            moves,
            again: self.is_counted,
            session: Some(self.session.clone()),
            mirrored: self.is_mirrored,
            run,
        })
    }
}

/// The attempt at the puzzle of an exercise that was made in the same run, if there is one.
fn attempt_of_run<'a>(exercise: &Exercise, supply: &Supply<'a>) -> Option<&'a Exercise> {
    let attempts = supply.history.attempts().iter().rev().map(|attempt| &attempt.exercise);
    let run = exercise.run()?.run;
    let mut of_run = attempts.filter(|other| other.run().is_some_and(|label| label.run == run));
    of_run.find(|other| other.item() == exercise.item())
}

/// What is repeated of a puzzle.
fn item(puzzle: &Puzzle) -> Item {
    Item::Puzzle { variant: puzzle.position.variant(), id: puzzle.id.clone() }
}
