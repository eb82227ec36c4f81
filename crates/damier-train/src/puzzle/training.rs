//! A session of puzzles: which one comes next, what counts, and what is stored. A front end only adds keys and a
//! display.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::Duration;

use rand::RngExt;

use super::course::SessionProgress;
use super::mirror::mirrored;
use super::session::{PuzzleSession, SessionPlan};
use super::supply::SessionContext;
use super::woodpecker::Woodpecker;
use super::{PuzzleComment, PuzzleLesson, PuzzlePhase};
use crate::attempt::{Exercise, Recorded, Subject};
use crate::history::Item;
use crate::unfinished::{Draft, Interrupted};
use crate::waiting::{Due, ReviewState};
use damier_engine::ReportKind;
use damier_puzzles::Puzzle;
use damier_puzzles::tag::decisions;
use damier_rules::Move;
use etude::calendar::Moment;
use etude::effort::{Credit, millis};
use etude::rating::Strength;

/// What has been done since the session began.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SessionTally {
    /// Solved without an error or a hint.
    pub clean: u32,
    /// All that are finished.
    pub done: u32,
}

/// A puzzle missed in a streak or a sprint.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Missed {
    /// The identity of its record.
    pub id: String,
    /// The number of moves to find.
    pub decisions: u8,
    /// Whether it was mirrored.
    is_mirrored: bool,
}

/// How long the board of a puzzle missed in a sprint stays, with its refutation.
const HOLD: Duration = Duration::from_secs(2);

/// The result of [`PuzzleTraining::advance`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Advance {
    /// The current puzzle must be finished first: in a streak without a skip left, a sprint, a woodpecker set.
    Stay,
    /// The next puzzle has begun, if there is one.
    Next,
    /// The next item due is not a puzzle.
    Elsewhere,
}

/// A session of puzzles and the current puzzle.
///
/// After any call, take away what is to be [`recorded`](PuzzleTraining::recorded), and have the judge do the task that
/// the lesson is [waiting for](PuzzleLesson::pending). A puzzle is recorded once: when it is first solved, or when it is
/// left after an error, a hint or a look at the solution. A puzzle that was only viewed leaves no trace.
#[derive(Clone, Debug)]
pub struct PuzzleTraining {
    /// `None` if there is no puzzle.
    lesson: Option<PuzzleLesson>,
    /// The settings of the session.
    pub session: PuzzleSession,
    /// How puzzles follow one another and are scored together.
    pub course: SessionProgress,
    /// What has been done since the session began.
    pub tally: SessionTally,
    /// Whether the current puzzle is mirrored.
    is_mirrored: bool,
    /// Whether the current puzzle has been counted. If so, the rest is only for show.
    pub is_counted: bool,
    /// The state of the review when the puzzle came up.
    pub standing: ReviewState,
    /// The puzzles missed in this streak or sprint, in order.
    pub missed: Vec<Missed>,
    /// Whether a missed puzzle is being replayed.
    pub is_replaying: bool,
    /// Until when the board of a puzzle just missed stays.
    hold: Option<Duration>,
    /// The number of puzzles that have come up. A change means that the current puzzle is another one, or that there is
    /// none.
    pub number: u32,
    /// The exercises to be recorded, for the front end to take away.
    pub recorded: Vec<Recorded>,
}

impl PuzzleTraining {
    /// A new session. If it selects no variant, it has puzzles of the one that the player plays.
    #[must_use]
    pub fn new(mut session: PuzzleSession, supply: &mut SessionContext) -> Self {
        if session.plan != SessionPlan::Review {
            session.filter.variant.get_or_insert(supply.variant);
        }
        let course = SessionProgress::new(&session, supply);
        let mut training = Self::empty(session, course);
        training.next(supply);
        training
    }

    /// The woodpecker set in progress. A practice session if there is none.
    #[must_use]
    pub fn woodpecker(supply: &mut SessionContext) -> Self {
        let Some(set) = Woodpecker::resume(supply.history) else {
            return Self::new(PuzzleSession::of_variant(supply.variant), supply);
        };
        let mut training = Self::empty(set.session.clone(), SessionProgress::Woodpecker(set));
        training.next(supply);
        training
    }

    /// Resumes a session that was interrupted during a puzzle. `None` if the puzzle no longer exists.
    #[must_use]
    pub fn resume(draft: &Draft, supply: &mut SessionContext) -> Option<Self> {
        let Subject::Puzzle { id, run, .. } = &draft.exercise.subject else { return None };
        let Interrupted { moves, again, session, mirrored: is_mirrored, run: saved } = draft.interrupted.clone()?;
        let is_run = saved.is_some();
        let course = SessionProgress::resume(saved, run.as_deref(), supply);
        let mut training = Self { is_mirrored, ..Self::empty(session.unwrap_or_default(), course) };
        // The attempt may have been stored, but not yet the run.
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

    fn empty(session: PuzzleSession, course: SessionProgress) -> Self {
        Self {
            lesson: None,
            session,
            course,
            tally: SessionTally::default(),
            is_mirrored: false,
            is_counted: false,
            standing: ReviewState::default(),
            missed: Vec::new(),
            is_replaying: false,
            hold: None,
            number: 0,
            recorded: Vec::new(),
        }
    }

    /// The current puzzle. `None` if there is none.
    #[must_use]
    pub const fn lesson(&self) -> Option<&PuzzleLesson> {
        self.lesson.as_ref()
    }

    /// Whether a move can be entered.
    #[must_use]
    pub fn is_thinking(&self) -> bool {
        self.lesson.as_ref().is_some_and(|lesson| lesson.phase == PuzzlePhase::Thinking) && self.accepts_moves()
    }

    fn accepts_moves(&self) -> bool {
        !self.course.is_over() || self.is_replaying
    }

    /// Replays a missed puzzle once the run is over. Nothing is recorded. `false` if it is gone.
    pub fn replay(&mut self, place: usize, supply: &mut SessionContext) -> bool {
        let Some(missed) = self.missed.get(place).filter(|_| self.course.is_over()) else { return false };
        let Some(puzzle) = supply.shelf.puzzle(&missed.id) else { return false };
        self.is_mirrored = missed.is_mirrored;
        let puzzle = if self.is_mirrored { mirrored(&puzzle) } else { puzzle };
        self.begin(Some(PuzzleLesson::at_once(puzzle, supply.now)), supply);
        (self.is_counted, self.is_replaying) = (true, true);
        true
    }

    /// Returns from a replay to the list of missed puzzles.
    pub const fn end_replay(&mut self) {
        self.is_replaying = false;
    }

    /// Whether the board of a puzzle just missed is still shown.
    #[must_use]
    pub const fn is_holding(&self) -> bool {
        self.hold.is_some()
    }

    /// Goes on from a puzzle just missed in a sprint.
    pub fn end_hold(&mut self, supply: &mut SessionContext) {
        if self.hold.take().is_some() && !self.course.is_over() {
            self.next(supply);
        }
    }

    /// Whether a hint can be given.
    #[must_use]
    pub fn can_hint(&self) -> bool {
        self.lesson.as_ref().is_some_and(PuzzleLesson::can_hint) && !self.course.is_strict()
    }

    /// Whether the puzzle can be retried.
    #[must_use]
    pub fn can_retry(&self) -> bool {
        self.lesson.as_ref().is_some_and(|lesson| !lesson.line.is_empty()) && !self.course.is_strict()
    }

    /// Whether the solution can be shown.
    #[must_use]
    pub fn can_show_solution(&self) -> bool {
        let is_open = |lesson: &PuzzleLesson| !lesson.is_over() && lesson.comment != PuzzleComment::Solution;
        self.lesson.as_ref().is_some_and(is_open) && !self.course.is_strict()
    }

    /// Whether the session can advance to the next puzzle.
    #[must_use]
    pub fn can_advance(&self) -> bool {
        let Some(lesson) = &self.lesson else { return false };
        match &self.course {
            SessionProgress::Free => true,
            SessionProgress::Streak(streak, _) => streak.is_over || streak.can_skip() || lesson.is_done(),
            SessionProgress::Sprint(sprint, ..) => sprint.is_over,
            SessionProgress::Woodpecker(_) => lesson.is_done(),
        }
    }

    /// Whether the current puzzle has an error that is not counted yet: it counts once the puzzle is over or left.
    #[must_use]
    pub fn is_missed(&self) -> bool {
        self.counts() && self.lesson.as_ref().is_some_and(|lesson| lesson.errors > 0)
    }

    /// Updates the session. Call this when [`PuzzleTraining::wakes_at`] is reached and, in a sprint, before anything
    /// else at a new time, because the time may be up.
    pub fn tick(&mut self, supply: &mut SessionContext) {
        self.course.tick(supply.now);
        if self.hold.is_some_and(|until| supply.now >= until) {
            self.end_hold(supply);
        }
        if let Some(lesson) = &mut self.lesson {
            lesson.tick(supply.now);
            self.update(supply);
        }
    }

    /// Ends the view of the position before the puzzle, for a solver who does not want to wait.
    pub fn begin_now(&mut self, now: Duration) {
        if let Some(lesson) = &mut self.lesson {
            lesson.begin(now);
        }
    }

    /// Makes way for the solver entering a move.
    pub fn interrupt(&mut self, now: Duration) {
        let accepts = self.accepts_moves();
        if let Some(lesson) = self.lesson.as_mut().filter(|_| accepts) {
            lesson.interrupt(now);
        }
    }

    /// Processes an answer: a legal move in the current position.
    pub fn answer(&mut self, played: Move, supply: &mut SessionContext) {
        let is_thinking = self.is_thinking();
        if let Some(lesson) = self.lesson.as_mut().filter(|_| is_thinking) {
            lesson.answer(played, supply.now);
            self.update(supply);
        }
    }

    /// Processes the engine's report on the pending task.
    pub fn report(&mut self, report: &ReportKind, supply: &mut SessionContext) {
        if let Some(lesson) = &mut self.lesson {
            lesson.report(report, supply.now);
            self.update(supply);
        }
    }

    /// Gives a further hint on the next move.
    pub fn ask_for_hint(&mut self) {
        if let Some(lesson) = self.lesson.as_mut().filter(|_| !self.course.is_strict()) {
            lesson.ask_for_hint();
        }
    }

    /// Goes back to the position before the error, or to the start of the puzzle.
    pub fn retry(&mut self, now: Duration) {
        if let Some(lesson) = self.lesson.as_mut().filter(|_| !self.course.is_strict()) {
            lesson.retry(now);
        }
    }

    /// Shows the rest of the solution.
    pub fn show_solution(&mut self, supply: &mut SessionContext) {
        if let Some(lesson) = self.lesson.as_mut().filter(|_| !self.course.is_strict()) {
            lesson.show_solution(supply.now);
            self.update(supply);
        }
    }

    /// Plays the program's next move at once.
    pub fn hurry(&mut self, supply: &mut SessionContext) {
        if let Some(lesson) = &mut self.lesson {
            lesson.hurry(supply.now);
            self.update(supply);
        }
    }

    /// Plays all pending moves of the program. `false` if there are none.
    pub fn hurry_to_the_end(&mut self, supply: &mut SessionContext) -> bool {
        let Some(lesson) = &mut self.lesson else { return false };
        let had_moves = lesson.hurry(supply.now);
        while lesson.hurry(supply.now) {}
        self.update(supply);
        had_moves
    }

    /// Leaves the current puzzle for the next one. Once a run is over, starts the next run.
    ///
    /// The next puzzle is chosen according to the history. To include the puzzle being left, call
    /// [`PuzzleTraining::leave`] first and add what it records to the history.
    pub fn advance(&mut self, supply: &mut SessionContext) -> Advance {
        if self.course.is_over() {
            let recorded = std::mem::take(&mut self.recorded);
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
        if self.session.plan == SessionPlan::Review {
            if let Some(lesson) = self.lesson.as_ref().filter(|_| !self.is_counted) {
                supply.round.put_off(item(&lesson.puzzle));
            }
            if !matches!(supply.next_due(), Some(Due::Puzzle(_))) {
                return Advance::Elsewhere;
            }
        }
        self.next(supply);
        Advance::Next
    }

    /// Counts the current puzzle if it counts when left now. Call this before leaving the session.
    pub fn leave(&mut self, supply: &mut SessionContext) {
        if self.counts() {
            self.count(supply);
        }
    }

    /// When something happens by itself.
    #[must_use]
    pub fn wakes_at(&self, now: Duration) -> Option<Duration> {
        let lesson = self.lesson.as_ref()?;
        if matches!(self.course, SessionProgress::Sprint(..)) && !lesson.is_over() {
            return self.course.wakes_at(now).into_iter().chain(lesson.wakes_at()).chain(self.hold).min();
        }
        let second = Duration::from_secs(lesson.time(now).as_secs() + 1);
        let next_second = now + second.saturating_sub(lesson.time(now));
        lesson.wakes_at().or((!lesson.is_over()).then_some(next_second))
    }

    /// A number that changes with the contents of [`PuzzleTraining::draft`], but not with time. `None` if there is
    /// nothing to keep.
    #[must_use]
    pub fn revision(&self) -> Option<u64> {
        let lesson = self.lesson.as_ref()?;
        let interrupted = self.interrupted(Duration::ZERO);
        (self.counts() || interrupted.is_some()).then(|| {
            let mut hasher = DefaultHasher::new();
            (&lesson.puzzle.id, lesson.errors, lesson.hints, self.is_counted).hash(&mut hasher);
            let moves = interrupted.as_ref().map_or(0, |interrupted| interrupted.moves.len());
            let counts = match &self.course {
                SessionProgress::Streak(streak, _) => [streak.solved, u32::from(streak.can_skip())],
                SessionProgress::Sprint(sprint, ..) => [sprint.solved, sprint.errors],
                SessionProgress::Free | SessionProgress::Woodpecker(_) => [0; 2],
            };
            (moves, counts).hash(&mut hasher);
            hasher.finish()
        })
    }

    /// The draft of the unfinished current puzzle, for resuming it if the program is killed.
    #[must_use]
    pub fn draft(&self, now: Duration, moment: Moment) -> Option<Draft> {
        self.revision()?;
        let lesson = self.lesson.as_ref()?;
        let Recorded { exercise, item } = self.as_it_stands(lesson, now, moment);
        Some(Draft { exercise, item, counts: self.counts(), interrupted: self.interrupted(now) })
    }

    /// Changes the current puzzle and counts the consequences.
    /// Counts what is due and moves to the next puzzle where that is automatic.
    fn update(&mut self, supply: &mut SessionContext) {
        let Some(lesson) = &mut self.lesson else { return };
        let is_wrong = matches!(&lesson.comment, PuzzleComment::Wrong(_));
        match self.course {
            SessionProgress::Sprint(..) if self.hold.is_some() => {}
            SessionProgress::Sprint(..) if !self.course.is_over() => {
                if is_wrong {
                    let until = supply.now + HOLD;
                    self.count(supply);
                    self.hold = (!self.course.is_over()).then_some(until);
                } else if lesson.is_solved() {
                    self.count(supply);
                    if !self.course.is_over() {
                        self.next(supply);
                    }
                } else {
                    while lesson.hurry(supply.now) {}
                }
            }
            SessionProgress::Streak(..) if is_wrong => self.count(supply),
            SessionProgress::Sprint(..) => {}
            _ if lesson.is_done() => self.count(supply),
            _ => {}
        }
    }

    fn next(&mut self, supply: &mut SessionContext) {
        let puzzle = self.course.next(&self.session, supply);
        self.is_mirrored = self.session.mirrored && supply.random.random_bool(0.5);
        let is_sprint = matches!(self.course, SessionProgress::Sprint(..));
        let lesson = puzzle.map(|puzzle| {
            let puzzle = if self.is_mirrored { mirrored(&puzzle) } else { puzzle };
            let begin = if is_sprint { PuzzleLesson::at_once } else { PuzzleLesson::new };
            begin(puzzle, supply.now)
        });
        self.begin(lesson, supply);
    }

    fn begin(&mut self, lesson: Option<PuzzleLesson>, supply: &mut SessionContext) {
        self.lesson = lesson;
        self.number += 1;
        self.is_counted = false;
        self.standing = match self.session.plan {
            SessionPlan::Review => supply.standing(),
            _ => ReviewState::default(),
        };
    }

    /// Counts the current puzzle once, however often it is retried.
    fn count(&mut self, supply: &mut SessionContext) {
        if self.is_counted || self.course.is_over() {
            return;
        }
        let Some(lesson) = &self.lesson else { return };
        let recorded = self.as_it_stands(lesson, supply.now, supply.moment);
        let right = lesson.right_move().map(|(position, played)| (*position, played));
        self.is_counted = true;
        self.tally.done += 1;
        self.tally.clean += u32::from(recorded.exercise.is_clean());
        if matches!(self.course, SessionProgress::Streak(..) | SessionProgress::Sprint(..))
            && recorded.exercise.credit != Credit::Full
        {
            let (id, decisions) = (lesson.puzzle.id.clone(), decisions(&lesson.puzzle.tags));
            self.missed.push(Missed { id, decisions, is_mirrored: self.is_mirrored });
        }
        self.course.count(&recorded.exercise, right, supply.now);
        supply.round.hand_over(item(&lesson.puzzle));
        self.recorded.push(recorded);
    }

    /// The current puzzle as it would be recorded now: solved if it ended that way, failed if it was left or its
    /// solution shown. It is rated in practice mode.
    fn as_it_stands(&self, lesson: &PuzzleLesson, now: Duration, moment: Moment) -> Recorded {
        let puzzle = &lesson.puzzle;
        let credit = if lesson.is_solved() && !lesson.was_shown { Credit::Full } else { Credit::None };
        let run = self.course.label().map(Box::new);
        let subject = Subject::Puzzle { id: puzzle.id.clone(), tags: puzzle.tags.clone(), run };
        let variant = puzzle.position.variant();
        let exercise = Exercise {
            millis: millis(lesson.time(now)),
            hints: lesson.hints,
            errors: lesson.errors,
            ..Exercise::new(moment, self.session.plan.mode(), variant, credit, subject)
        };
        let strength = Strength::of_item(f64::from(puzzle.rating.value), f64::from(puzzle.rating.deviation));
        Recorded { exercise, item: self.session.plan.is_rated().then_some(strength) }
    }

    /// Whether the current puzzle counts if left now. A solver who has not done anything yet may leave without a trace;
    /// after an error or help, the puzzle counts.
    fn counts(&self) -> bool {
        let has_had = |lesson: &PuzzleLesson| lesson.errors > 0 || lesson.hints > 0 || lesson.is_done();
        self.lesson.as_ref().is_some_and(has_had) && !self.is_counted && !self.course.is_over()
    }

    /// The data for resuming the session with the current puzzle, if anything would be lost: right moves, hints, a run.
    fn interrupted(&self, now: Duration) -> Option<Interrupted> {
        let lesson = self.lesson.as_ref()?;
        let (moves, run) = (lesson.right_so_far(), self.course.save(now));
        let is_kept = match &self.course {
            SessionProgress::Free | SessionProgress::Woodpecker(_) => {
                !moves.is_empty() || (lesson.hints > 0 && !lesson.is_done() && lesson.errors == 0)
            }
            SessionProgress::Streak(..) | SessionProgress::Sprint(..) => run.is_some(),
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

/// The attempt at the puzzle of an exercise in the same run, if there is one.
fn attempt_of_run<'a>(exercise: &Exercise, supply: &SessionContext<'a>) -> Option<&'a Exercise> {
    let attempts = supply.history.attempts().iter().rev().map(|attempt| &attempt.exercise);
    let run = exercise.run()?.run;
    let mut of_run = attempts.filter(|other| other.run().is_some_and(|label| label.run == run));
    of_run.find(|other| other.item() == exercise.item())
}

/// The item for repeating a puzzle.
fn item(puzzle: &Puzzle) -> Item {
    Item::Puzzle { variant: puzzle.position.variant(), id: puzzle.id.clone() }
}
