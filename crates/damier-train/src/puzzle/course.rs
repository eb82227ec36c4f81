//! How the puzzles of a session follow each other and count together.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::run::{Label, best_before};
use super::session::{Plan, Session};
use super::sprint::PuzzleSprint;
use super::streak::Streak;
use super::supply::Supply;
use super::woodpecker::{Next, Woodpecker};
use crate::attempt::{Credit, Exercise};
use crate::puzzle::choice::Aim;
use crate::waiting::Due;
use damier_puzzles::Puzzle;
use damier_rules::{AnyPosition, Move};

/// A run that counts as a whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    /// What its attempts have in common.
    pub label: Label,
    /// The most puzzles that were solved in a run of the same session before, if there was one.
    pub best: Option<u32>,
}

impl Run {
    fn of(label: Label, supply: &Supply) -> Self {
        let best = best_before(supply.history.attempts(), &label);
        Self { label, best }
    }

    fn new(session: &Session, supply: &Supply) -> Self {
        Self::of(Label { run: supply.moment.millis, session: session.clone(), cycle: 0 }, supply)
    }
}

/// How the last puzzle of a sprint went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Last {
    /// It was solved; whether that earned more time.
    Solved {
        /// The bonus for a row without an error.
        bonus: bool,
    },
    /// It was missed.
    Missed {
        /// The position of the solver's last turn.
        position: AnyPosition,
        /// The move that was to be found there.
        right: Move,
    },
}

/// The state of a session beside the puzzle on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Course {
    /// One puzzle after the other, or what is due.
    Free,
    /// Up to the first error.
    Streak(Streak, Run),
    /// Against the clock, and how the last puzzle went.
    Sprint(PuzzleSprint, Run, Option<Last>),
    /// A set in cycles.
    Woodpecker(Woodpecker),
}

/// What it takes to resume a streak or a sprint; all other courses follow from the attempts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RunState {
    /// A streak.
    Streak {
        /// Which run it is.
        label: Label,
        /// How many puzzles were solved.
        solved: u32,
        /// Whether one was skipped.
        skipped: bool,
    },
    /// A sprint.
    Sprint {
        /// Which run it is.
        label: Label,
        /// The time that was left, in milliseconds.
        left: u64,
        /// How many puzzles were solved, missed, solved since the last error, and at most so.
        counts: [u32; 4],
    },
}

impl Course {
    /// A new course for a session.
    pub(super) fn new(session: &Session, supply: &mut Supply) -> Self {
        match session.plan {
            Plan::Practice | Plan::Review => Self::Free,
            Plan::Streak => Self::Streak(Streak::new(), Run::new(session, supply)),
            Plan::Sprint { minutes } => {
                let length = Duration::from_secs(60 * u64::from(minutes));
                Self::Sprint(PuzzleSprint::new(length, supply.now), Run::new(session, supply), None)
            }
            Plan::Woodpecker { .. } => {
                let available = supply.shelf.count(&session.filter);
                Self::Woodpecker(Woodpecker::new(supply.moment.millis, session.clone(), available))
            }
        }
    }

    /// The course of a run that was cut short: a streak or a sprint as it was saved, or the set that a label names.
    pub(super) fn resume(saved: Option<RunState>, label: Option<&Label>, supply: &Supply) -> Self {
        match (saved, label) {
            (Some(RunState::Streak { label, solved, skipped }), _) => {
                Self::Streak(Streak::resume(solved, skipped), Run::of(label, supply))
            }
            (Some(RunState::Sprint { label, left, counts }), _) => {
                let sprint = PuzzleSprint::resume(Duration::from_millis(left), counts, supply.now);
                Self::Sprint(sprint, Run::of(label, supply), None)
            }
            (None, Some(label)) => {
                let mut set = Woodpecker::of_run(label, supply.history);
                set.go_on();
                Self::Woodpecker(set)
            }
            (None, None) => Self::Free,
        }
    }

    /// What it takes to resume it where the attempts do not tell; `None` before anything has happened and once it is
    /// over.
    pub(super) fn save(&self, now: Duration) -> Option<RunState> {
        match self {
            Self::Streak(streak, run) if !streak.is_over() && (streak.solved() > 0 || !streak.can_skip()) => {
                let (solved, skipped) = (streak.solved(), !streak.can_skip());
                Some(RunState::Streak { label: run.label.clone(), solved, skipped })
            }
            Self::Sprint(sprint, run, _) if !sprint.is_over() && sprint.solved() + sprint.errors() > 0 => {
                let left = u64::try_from(sprint.left(now).as_millis()).unwrap_or(u64::MAX);
                let counts = [sprint.solved(), sprint.errors(), sprint.row(), sprint.longest()];
                Some(RunState::Sprint { label: run.label.clone(), left, counts })
            }
            _ => None,
        }
    }

    /// The next puzzle; `None` when there is none.
    pub(super) fn next(&mut self, session: &Session, supply: &mut Supply) -> Option<Puzzle> {
        let aim = match self {
            Self::Free if session.plan == Plan::Review => {
                return match supply.next_due() {
                    Some(Due::Puzzle(puzzle)) => Some(*puzzle),
                    _ => None,
                };
            }
            Self::Free => supply.aim(&session.filter),
            Self::Streak(streak, _) => Aim::Rating(streak.target()),
            Self::Sprint(sprint, ..) => Aim::Rating(sprint.target()),
            Self::Woodpecker(set) => return next_of_set(set, session, supply),
        };
        supply.shelf.next_puzzle(supply.history, &session.filter, aim)
    }

    /// Whether nothing more counts: an error has ended the streak, or the time of the sprint is over.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        match self {
            Self::Free | Self::Woodpecker(_) => false,
            Self::Streak(streak, _) => streak.is_over(),
            Self::Sprint(sprint, ..) => sprint.is_over(),
        }
    }

    /// Passes over a puzzle that is not done yet, where that is allowed.
    pub(super) const fn skip(&mut self) -> bool {
        match self {
            Self::Free => true,
            Self::Streak(streak, _) => streak.skip(),
            Self::Sprint(..) | Self::Woodpecker(_) => false,
        }
    }

    /// Lets time pass.
    pub(super) fn tick(&mut self, now: Duration) {
        if let Self::Sprint(sprint, ..) = self {
            sprint.tick(now);
        }
    }

    /// Whether hints, second tries and the solution have to wait, because the run counts.
    #[must_use]
    pub const fn is_strict(&self) -> bool {
        matches!(self, Self::Streak(..) | Self::Sprint(..)) && !self.is_over()
    }

    /// When the clock of the course shows another second, if it has one that runs.
    pub(super) fn wakes_at(&self, now: Duration) -> Option<Duration> {
        match self {
            Self::Sprint(sprint, ..) if !sprint.is_over() => {
                let left = sprint.left(now);
                let part = Duration::from_nanos(left.subsec_nanos().into());
                Some(now + if part.is_zero() { left.min(Duration::from_secs(1)) } else { part })
            }
            _ => None,
        }
    }

    /// The time that is left of a sprint, in whole seconds: one that has begun counts, so that 3:00 is there from the
    /// start and 0:00 means over.
    #[must_use]
    pub fn time_left(&self, now: Duration) -> Option<Duration> {
        let Self::Sprint(sprint, ..) = self else { return None };
        let left = sprint.left(now);
        Some(Duration::from_secs(left.as_secs() + u64::from(left.subsec_nanos() > 0)))
    }

    /// The run that an attempt is part of.
    #[must_use]
    pub fn label(&self) -> Option<Label> {
        match self {
            Self::Free => None,
            Self::Streak(_, run) | Self::Sprint(_, run, _) => Some(run.label.clone()),
            Self::Woodpecker(set) => Some(set.label()),
        }
    }

    /// Counts an attempt; `right` is the move that was to be found, and where.
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

/// The next puzzle of a set, of the next cycle if need be.
fn next_of_set(set: &mut Woodpecker, session: &Session, supply: &mut Supply) -> Option<Puzzle> {
    // After the end of a cycle the whole set is there again; when nothing of it can be had, nothing can be done.
    for _ in 0..2 {
        set.go_on();
        let puzzle = match set.next() {
            Next::New(seed) => {
                let known = set.cycles().first().map_or(&[][..], |cycle| &cycle.done);
                let aim = supply.aim(&session.filter);
                supply.shelf.draw(supply.history, &session.filter, aim, known, seed)
            }
            Next::Known(ids) => ids.iter().find_map(|id| supply.shelf.puzzle(id)),
        };
        if puzzle.is_some() {
            return puzzle;
        }
        set.give_out();
    }
    None
}
