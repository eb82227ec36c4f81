//! A session of puzzles: which one comes next, what counts, and what is stored. A front end only adds keys and a
//! display.

mod acts;

use std::time::Duration;

pub use acts::{PuzzleAct, PuzzleRefusal};

use rand::RngExt;

use super::mirror::mirrored;
use super::navigator::SolutionNavigator;
use super::progress::SessionProgress;
use super::session::{PuzzleSession, SessionPlan};
use super::woodpecker::Woodpecker;
use super::{PuzzleComment, PuzzleLesson, PuzzlePhase};
use crate::attempt::{Exercise, Recorded, Subject};
use crate::due::ReviewState;
use crate::history::Item;
use crate::unfinished::{Draft, Interrupted};
use crate::world::World;
use damier_puzzles::tag::decisions;
use damier_puzzles::{Goal, Puzzle};
use etude::effort::{Credit, millis};
use etude::lesson::Now;
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

/// What a session shows.
#[derive(Clone, Copy, Debug)]
enum View {
    /// Its puzzles, or once the run is over its result.
    Session,
    /// A missed puzzle, replayed once the run is over.
    Replay,
    /// Nothing more: the next item due is not a puzzle.
    Elsewhere,
}

/// How long the board of a puzzle missed in a sprint stays, with its refutation.
const HOLD: Duration = Duration::from_secs(2);

/// A session of puzzles and the current puzzle.
///
/// The player's [acts](PuzzleAct) change it, as those of every [`Lesson`](etude::lesson::Lesson). A puzzle is recorded
/// once: when it is first solved, or when it is left after an error, a hint or a look at the solution. A puzzle that was
/// only viewed leaves no trace.
#[derive(Clone, Debug)]
pub struct PuzzleTraining {
    /// `None` if there is no puzzle.
    lesson: Option<PuzzleLesson>,
    /// The settings of the session.
    pub session: PuzzleSession,
    /// How puzzles follow one another and are scored together.
    pub progress: SessionProgress,
    /// What has been done since the session began.
    pub tally: SessionTally,
    /// Whether the current puzzle is mirrored.
    is_mirrored: bool,
    /// Whether the current puzzle has been counted. If so, the rest is only for show.
    pub is_counted: bool,
    /// The state of the review when the puzzle came up.
    pub review: ReviewState,
    /// The puzzles missed in this streak or sprint, in order.
    pub missed: Vec<Missed>,
    /// What the session shows.
    view: View,
    /// Until when the board of a puzzle just missed stays.
    hold: Option<Duration>,
    /// The number of puzzles that have come up. A change means that the current puzzle is another one, or that there is
    /// none.
    pub number: u32,
    /// The walk through the solution, once the puzzle is over.
    walk: Option<SolutionNavigator>,
    /// The exercises to be recorded.
    recorded: Vec<Recorded>,
}

impl PuzzleTraining {
    /// A new session. If it selects no variant, it has puzzles of the one that the player plays.
    #[must_use]
    pub fn new(mut session: PuzzleSession, world: &mut World) -> Self {
        if session.plan != SessionPlan::Review {
            session.filter.variant.get_or_insert(world.player.variant);
        }
        let progress = SessionProgress::new(&session, world);
        let mut training = Self::empty(session, progress);
        training.next(world);
        training
    }

    /// The woodpecker set in progress. A practice session if there is none.
    #[must_use]
    pub fn woodpecker(world: &mut World) -> Self {
        let Some(set) = Woodpecker::resume(world.history) else {
            return Self::new(PuzzleSession::of_variant(world.player.variant), world);
        };
        let mut training = Self::empty(set.session.clone(), SessionProgress::Woodpecker(set));
        training.next(world);
        training
    }

    /// Resumes a session that was interrupted during a puzzle. `None` if the puzzle no longer exists.
    #[must_use]
    pub fn resume(draft: &Draft, world: &mut World) -> Option<Self> {
        let Subject::Puzzle { id, run, .. } = &draft.exercise.subject else { return None };
        let Interrupted { moves, again, session, mirrored: is_mirrored, run: saved } = draft.interrupted.clone()?;
        let is_run = saved.is_some();
        let progress = SessionProgress::resume(saved, run.as_deref(), world);
        let mut training = Self { is_mirrored, ..Self::empty(session.unwrap_or_default(), progress) };
        // The attempt may have been stored, but not yet the run.
        let known = is_run.then(|| attempt_of_run(&draft.exercise, world)).flatten();
        if let Some(exercise) = known.filter(|_| !again) {
            training.progress.count(exercise, None, world.now.run);
            training.next(world);
        } else if is_run && again {
            training.next(world);
        } else {
            let puzzle = world.selector.puzzle(id)?;
            let puzzle = if is_mirrored { mirrored(&puzzle) } else { puzzle };
            training.begin(Some(PuzzleLesson::resume(puzzle, &draft.exercise, &moves, world.now.run)), world);
            training.is_counted = again;
        }
        Some(training)
    }

    fn empty(session: PuzzleSession, progress: SessionProgress) -> Self {
        Self {
            lesson: None,
            session,
            progress,
            tally: SessionTally::default(),
            is_mirrored: false,
            is_counted: false,
            review: ReviewState::default(),
            missed: Vec::new(),
            view: View::Session,
            hold: None,
            number: 0,
            walk: None,
            recorded: Vec::new(),
        }
    }

    /// The current puzzle. `None` if there is none.
    #[must_use]
    pub const fn lesson(&self) -> Option<&PuzzleLesson> {
        self.lesson.as_ref()
    }

    /// The walk through the solution, once the puzzle is over and a step was taken.
    #[must_use]
    pub const fn walk(&self) -> Option<&SolutionNavigator> {
        self.walk.as_ref()
    }

    /// Whether the review goes on with an item that is no puzzle, so that the session is over.
    #[must_use]
    pub const fn leads_elsewhere(&self) -> bool {
        matches!(self.view, View::Elsewhere)
    }

    /// Whether a missed puzzle is being replayed.
    #[must_use]
    pub const fn is_replaying(&self) -> bool {
        matches!(self.view, View::Replay)
    }

    /// Whether the missed puzzles of a run that is over are listed, to be replayed.
    #[must_use]
    pub const fn lists_missed(&self) -> bool {
        self.progress.is_over() && !self.is_replaying() && !self.missed.is_empty()
    }

    /// Whether a move can be entered.
    #[must_use]
    pub fn is_thinking(&self) -> bool {
        self.lesson.as_ref().is_some_and(|lesson| lesson.phase == PuzzlePhase::Thinking) && self.accepts_moves()
    }

    fn accepts_moves(&self) -> bool {
        !self.progress.is_over() || self.is_replaying()
    }

    /// Whether the board of a puzzle just missed is still shown.
    #[must_use]
    pub const fn is_holding(&self) -> bool {
        self.hold.is_some()
    }

    /// Whether the current puzzle has an error that is not counted yet: it counts once the puzzle is over or left.
    #[must_use]
    pub fn is_missed(&self) -> bool {
        self.counts() && self.lesson.as_ref().is_some_and(|lesson| lesson.errors > 0)
    }

    /// Counts what is due and moves to the next puzzle where that is automatic.
    fn update(&mut self, world: &mut World) {
        let Some(lesson) = &mut self.lesson else { return };
        let is_wrong = matches!(&lesson.comment, PuzzleComment::Wrong(_));
        match self.progress {
            SessionProgress::Sprint(..) if self.hold.is_some() => {}
            SessionProgress::Sprint(..) if !self.progress.is_over() => {
                if is_wrong {
                    let until = world.now.run + HOLD;
                    self.count(world);
                    self.hold = (!self.progress.is_over()).then_some(until);
                } else if lesson.is_solved() {
                    self.count(world);
                    if !self.progress.is_over() {
                        self.next(world);
                    }
                } else {
                    while lesson.hurry(world.now.run) {}
                }
            }
            SessionProgress::Streak(..) if is_wrong => self.count(world),
            SessionProgress::Sprint(..) => {}
            _ if lesson.is_done() => self.count(world),
            _ => {}
        }
    }

    fn next(&mut self, world: &mut World) {
        let puzzle = self.progress.next(&self.session, world);
        self.is_mirrored = self.session.mirrored && world.random.random_bool(0.5);
        let is_sprint = matches!(self.progress, SessionProgress::Sprint(..));
        let lesson = puzzle.map(|puzzle| {
            let puzzle = if self.is_mirrored { mirrored(&puzzle) } else { puzzle };
            let begin = if is_sprint { PuzzleLesson::at_once } else { PuzzleLesson::new };
            begin(puzzle, world.now.run)
        });
        self.begin(lesson, world);
    }

    fn begin(&mut self, lesson: Option<PuzzleLesson>, world: &mut World) {
        self.lesson = lesson;
        self.walk = None;
        self.number += 1;
        self.is_counted = false;
        self.review = match self.session.plan {
            SessionPlan::Review => world.review_state(),
            _ => ReviewState::default(),
        };
    }

    /// Counts the current puzzle once, however often it is retried.
    fn count(&mut self, world: &mut World) {
        if self.is_counted || self.progress.is_over() {
            return;
        }
        let Some(lesson) = &self.lesson else { return };
        let recorded = self.as_it_stands(lesson, world.now);
        let right = lesson.right_move().map(|(position, played)| (*position, played));
        self.is_counted = true;
        self.tally.done += 1;
        self.tally.clean += u32::from(recorded.exercise.is_clean());
        if matches!(self.progress, SessionProgress::Streak(..) | SessionProgress::Sprint(..))
            && recorded.exercise.credit != Credit::Full
        {
            let (id, decisions) = (lesson.puzzle.id.clone(), decisions(&lesson.puzzle.tags));
            self.missed.push(Missed { id, decisions, is_mirrored: self.is_mirrored });
        }
        self.progress.count(&recorded.exercise, right, world.now.run);
        world.round.hand_over(item(&lesson.puzzle));
        self.recorded.push(recorded);
    }

    /// The current puzzle as it would be recorded now: solved if it ended that way, failed if it was left or its
    /// solution shown. It is rated in practice mode.
    fn as_it_stands(&self, lesson: &PuzzleLesson, now: Now) -> Recorded {
        let puzzle = &lesson.puzzle;
        let credit = if lesson.is_solved() && !lesson.was_shown { Credit::Full } else { Credit::None };
        let run = self.progress.label().map(Box::new);
        let subject = Subject::Puzzle { id: puzzle.id.clone(), tags: puzzle.tags.clone(), run };
        let variant = puzzle.position.variant();
        let exercise = Exercise {
            millis: millis(lesson.time(now.run)),
            hints: lesson.hints,
            errors: lesson.errors,
            ..Exercise::new(now.wall, self.session.plan.mode(), variant, credit, subject)
        };
        let strength = Strength::estimated(f64::from(puzzle.rating.value), f64::from(puzzle.rating.deviation));
        // A card of the repertoire is a choice, and says nothing of strength.
        let is_rated = self.session.plan.is_rated() && puzzle.goal != Goal::Book;
        Recorded { exercise, item: is_rated.then_some(strength) }
    }

    /// Whether the current puzzle counts if left now. A solver who has not done anything yet may leave without a trace;
    /// after an error or help, the puzzle counts.
    fn counts(&self) -> bool {
        let has_had = |lesson: &PuzzleLesson| lesson.errors > 0 || lesson.hints > 0 || lesson.is_done();
        self.lesson.as_ref().is_some_and(has_had) && !self.is_counted && !self.progress.is_over()
    }

    /// The data for resuming the session with the current puzzle, if anything would be lost: right moves, hints, a run.
    fn interrupted(&self, now: Duration) -> Option<Interrupted> {
        let lesson = self.lesson.as_ref()?;
        let (moves, run) = (lesson.right_so_far(), self.progress.save(now));
        let is_kept = match &self.progress {
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
fn attempt_of_run<'a>(exercise: &Exercise, world: &World<'a>) -> Option<&'a Exercise> {
    let attempts = world.history.attempts().iter().rev().map(|attempt| &attempt.exercise);
    let run = exercise.run()?.run;
    let mut of_run = attempts.filter(|other| other.run().is_some_and(|label| label.run == run));
    of_run.find(|other| other.item() == exercise.item())
}

/// The item for repeating a puzzle.
fn item(puzzle: &Puzzle) -> Item {
    Item::Puzzle { variant: puzzle.position.variant(), id: puzzle.id.clone() }
}
