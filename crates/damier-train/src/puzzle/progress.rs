//! How the puzzles of a session follow one another and are scored together.

use std::time::Duration;

use super::blind;
use super::run::{Label, best_before};
pub use super::run_state::RunState;
use super::selector::PuzzleWish;
use super::session::{PuzzleSession, SessionPlan};
use super::woodpecker::{NextPuzzle, Woodpecker};
use crate::attempt::Exercise;
use crate::due::DueExercise;
use crate::puzzle::choice::Aim;
use crate::world::World;
use damier_puzzles::Puzzle;
use damier_rules::{AnyPosition, Move};
use etude::effort::Credit;
use etude::runs::{Rise, Sprint, Streak};

/// How the puzzles of a streak become harder.
const STREAK: Rise = Rise { first: 970.0, step: 26.0 };
/// The same for a sprint.
const SPRINT: Rise = Rise { first: 970.0, step: 20.0 };

/// A run that is scored as a whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    /// The label shared by its attempts.
    label: Label,
    /// The best earlier result, in puzzles solved, of a run of the same session. `None` if there was none.
    pub best: Option<u32>,
}

impl Run {
    fn of(label: Label, world: &World) -> Self {
        let best = best_before(world.history.attempts(), &label);
        Self { label, best }
    }

    fn new(session: &PuzzleSession, world: &World) -> Self {
        Self::of(Label { run: world.now.wall.millis, session: session.clone(), cycle: 0 }, world)
    }
}

/// The result of the last puzzle of a sprint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Last {
    /// It was solved. Says whether that earned extra time.
    Solved {
        /// The bonus for a series without an error.
        bonus: bool,
    },
    /// It was missed.
    Missed {
        /// The position of the solver's last turn.
        position: AnyPosition,
        /// The right move there.
        right: Move,
    },
}

/// The state of a session apart from the current puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SessionProgress {
    /// One puzzle after another, or the puzzles due.
    Free,
    /// Until the first error.
    Streak(Streak, Run),
    /// Against the clock, with the result of the last puzzle.
    Sprint(Sprint, Run, Option<Last>),
    /// A fixed set in cycles.
    Woodpecker(Woodpecker),
}

impl SessionProgress {
    /// The progress of a new session.
    pub(super) fn new(session: &PuzzleSession, world: &mut World) -> Self {
        match session.plan {
            SessionPlan::Practice | SessionPlan::Review | SessionPlan::Blind => Self::Free,
            SessionPlan::Streak => Self::Streak(Streak::default(), Run::new(session, world)),
            SessionPlan::Sprint { minutes } => {
                let length = Duration::from_secs(60 * u64::from(minutes));
                Self::Sprint(Sprint::new(length, world.now.run), Run::new(session, world), None)
            }
            SessionPlan::Woodpecker { .. } => {
                let available = world.selector.count(&session.filter);
                Self::Woodpecker(Woodpecker::new(world.now.wall.millis, session.clone(), available))
            }
        }
    }

    /// Resumes the progress of an interrupted run: a saved streak or sprint, or the set named by a label.
    pub(super) fn resume(saved: Option<RunState>, label: Option<&Label>, world: &World) -> Self {
        match (saved, label) {
            (Some(RunState::Streak { label, solved, skipped }), _) => {
                let streak = Streak { solved, has_skipped: skipped, is_over: false };
                Self::Streak(streak, Run::of(label, world))
            }
            (Some(RunState::Sprint { label, left, counts }), _) => {
                let sprint = Sprint::resume(Duration::from_millis(left), counts, world.now.run);
                Self::Sprint(sprint, Run::of(label, world), None)
            }
            (None, Some(label)) => {
                let mut set = Woodpecker::of_run(label, world.history);
                set.go_on();
                Self::Woodpecker(set)
            }
            (None, None) => Self::Free,
        }
    }

    /// The data for resuming that the attempts do not contain. `None` before anything has happened and once the session
    /// is over.
    pub(super) fn save(&self, now: Duration) -> Option<RunState> {
        match self {
            Self::Streak(streak, run) if !streak.is_over && (streak.solved > 0 || !streak.can_skip()) => {
                let (solved, skipped) = (streak.solved, !streak.can_skip());
                Some(RunState::Streak { label: run.label.clone(), solved, skipped })
            }
            Self::Sprint(sprint, run, _) if !sprint.is_over && sprint.solved + sprint.errors > 0 => {
                let left = u64::try_from(sprint.left(now).as_millis()).unwrap_or(u64::MAX);
                let counts = [sprint.solved, sprint.errors, sprint.row, sprint.longest];
                Some(RunState::Sprint { label: run.label.clone(), left, counts })
            }
            _ => None,
        }
    }

    /// The next puzzle. `None` if there is none.
    pub(super) fn next(&mut self, session: &PuzzleSession, world: &mut World) -> Option<Puzzle> {
        let aim = match self {
            Self::Free if session.plan == SessionPlan::Review => {
                return match world.next_due() {
                    Some(DueExercise::Puzzle(puzzle)) => Some(*puzzle),
                    _ => None,
                };
            }
            Self::Free if session.plan == SessionPlan::Blind => return blind::next(session, world),
            Self::Free => world.aim(&session.filter),
            Self::Streak(streak, _) => Aim::Rating(streak.target(STREAK)),
            Self::Sprint(sprint, ..) => Aim::Rating(sprint.target(SPRINT)),
            Self::Woodpecker(set) => return next_of_set(set, session, world),
        };
        world.selector.next_puzzle(world.history, &session.filter, aim)
    }

    /// Whether nothing counts any more: an error has ended the streak, or the time of the sprint is over.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        match self {
            Self::Free | Self::Woodpecker(_) => false,
            Self::Streak(streak, _) => streak.is_over,
            Self::Sprint(sprint, ..) => sprint.is_over,
        }
    }

    /// Skips a puzzle that is not finished yet, where allowed.
    pub(super) const fn skip(&mut self) -> bool {
        match self {
            Self::Free => true,
            Self::Streak(streak, _) => streak.skip(),
            Self::Sprint(..) | Self::Woodpecker(_) => false,
        }
    }

    /// Updates the clock of a sprint.
    pub(super) fn tick(&mut self, now: Duration) {
        if let Self::Sprint(sprint, ..) = self {
            sprint.tick(now);
        }
    }

    /// Whether hints, retries and the solution must wait, because the run counts.
    #[must_use]
    pub const fn is_strict(&self) -> bool {
        matches!(self, Self::Streak(..) | Self::Sprint(..)) && !self.is_over()
    }

    /// When the displayed seconds of the session change next, if it has a running clock.
    pub(super) fn wakes_at(&self, now: Duration) -> Option<Duration> {
        match self {
            Self::Sprint(sprint, ..) => sprint.wakes_at(now),
            _ => None,
        }
    }

    /// The time left of a sprint in whole seconds, rounded up: it starts at 3:00, and 0:00 means over.
    #[must_use]
    pub fn time_left(&self, now: Duration) -> Option<Duration> {
        let Self::Sprint(sprint, ..) = self else { return None };
        let left = sprint.left(now);
        Some(Duration::from_secs(left.as_secs() + u64::from(left.subsec_nanos() > 0)))
    }

    /// The run that an attempt belongs to.
    #[must_use]
    pub fn label(&self) -> Option<Label> {
        match self {
            Self::Free => None,
            Self::Streak(_, run) | Self::Sprint(_, run, _) => Some(run.label.clone()),
            Self::Woodpecker(set) => Some(set.label()),
        }
    }

    /// Counts an attempt. `right` is the position and the move to be found in it.
    pub(super) fn count(&mut self, exercise: &Exercise, right: Option<(AnyPosition, Move)>, now: Duration) {
        let is_right = exercise.credit == Credit::Full;
        match self {
            Self::Free => {}
            Self::Streak(streak, _) if is_right => streak.solve(),
            Self::Streak(streak, _) => streak.miss(),
            Self::Sprint(sprint, _, last) if is_right => *last = Some(Last::Solved { bonus: sprint.solve(now) }),
            Self::Sprint(sprint, _, last) => {
                sprint.miss(now);
                *last = right.map(|(position, right)| Last::Missed { position, right });
            }
            Self::Woodpecker(set) => set.add(exercise),
        }
    }
}

/// The next puzzle of a set, from the next cycle if necessary.
fn next_of_set(set: &mut Woodpecker, session: &PuzzleSession, world: &mut World) -> Option<Puzzle> {
    // At the end of a cycle the whole set becomes available again. If none of it can be loaded, no puzzle is left.
    for _ in 0..2 {
        set.go_on();
        let puzzle = match set.next() {
            NextPuzzle::New(seed) => {
                let known = set.cycles.first().map_or(&[][..], |cycle| &cycle.done);
                let aim = world.aim(&session.filter);
                world.selector.draw(world.history, PuzzleWish { filter: &session.filter, aim, known }, seed)
            }
            NextPuzzle::Known(ids) => {
                ids.iter().find_map(|id| if world.selector.offers(id) { world.selector.puzzle(id) } else { None })
            }
        };
        if puzzle.is_some() {
            return puzzle;
        }
        set.end_cycle_early();
    }
    None
}
