//! Where puzzles come from, one after another.

use std::cmp::Ordering;
use std::ops::RangeInclusive;
use std::time::Duration;

use etude::runs::{Rise, Sprint, Streak};
use etude_tui::text::{Tone, Words};
use rand::seq::IteratorRandom;
use yonsan_rules::{Puzzle, PuzzleKind};

use super::sets::{finished, round_line};
use crate::memory::{Round, SavedRun};
use crate::screen::mode::{Desk, left};
use crate::train::exercise::PracticeMode;
use crate::train::sets::{PuzzleSet, SIZE, SetRun};
use crate::words::say;

/// Where puzzles come from, one after another.
#[derive(Clone, Debug, PartialEq)]
pub enum Series {
    /// Those of a kind that suit the player.
    Kind(PuzzleKind),
    /// Those of a kind and of one of these lengths, in any order.
    Lengths(PuzzleKind, RangeInclusive<usize>),
    /// Those that are due.
    Due,
    /// Harder and harder ones, until the first error.
    Streak {
        /// What its attempts have in common.
        run: String,
        /// How it stands.
        streak: Streak,
    },
    /// Harder and harder ones, against the clock.
    Sprint {
        /// What its attempts have in common.
        run: String,
        /// How it stands.
        sprint: Sprint,
    },
    /// The puzzles of a set.
    Set(SetRun),
}

/// Among how many puzzles of the wanted strength one is drawn.
const CHOICE: usize = 40;
/// The ratings of the puzzles of a streak.
const STREAK: Rise = Rise { first: 800.0, step: 30.0 };
/// Those of a sprint.
const SPRINT: Rise = Rise { first: 700.0, step: 20.0 };
/// The time of a sprint.
const SPRINT_TIME: Duration = Duration::from_secs(180);

impl Series {
    /// A new streak.
    #[must_use]
    pub fn streak(desk: &Desk) -> Self {
        Self::Streak { run: run_name(desk), streak: Streak::default() }
    }

    /// A new sprint, which starts now.
    #[must_use]
    pub fn sprint(desk: &Desk) -> Self {
        Self::Sprint { run: run_name(desk), sprint: Sprint::new(SPRINT_TIME, desk.now) }
    }

    /// The next puzzle; `None` if there is none.
    pub fn puzzle(&self, desk: &mut Desk) -> Option<Puzzle> {
        match self {
            Self::Kind(kind) => {
                let target = desk.memory.strength().rating_solved(desk.settings.success());
                near(desk, |puzzle| puzzle.kind() == *kind, target)
            }
            Self::Lengths(kind, lengths) => {
                let fits = |puzzle: &&Puzzle| puzzle.kind() == *kind && lengths.contains(&puzzle.length());
                desk.puzzles.iter().filter(fits).choose(&mut desk.random).cloned()
            }
            Self::Due => desk.due().into_iter().next(),
            Self::Streak { streak, .. } => {
                let target = streak.target(STREAK);
                near(desk, |puzzle| puzzle.kind() != PuzzleKind::Threats, |_| target)
            }
            Self::Sprint { sprint, .. } => {
                let target = sprint.target(SPRINT);
                near(desk, |puzzle| puzzle.kind() != PuzzleKind::Threats, |_| target)
            }
            Self::Set(run) => {
                let place = *PuzzleSet::of(&run.set)?.places(&desk.puzzles).get(run.done)?;
                desk.puzzles.get(place).cloned()
            }
        }
    }

    /// How its puzzles come up.
    #[must_use]
    pub const fn mode(&self) -> PracticeMode {
        match self {
            Self::Kind(_) | Self::Lengths(..) => PracticeMode::Practice,
            Self::Due => PracticeMode::Review,
            Self::Streak { .. } => PracticeMode::Streak,
            Self::Sprint { .. } => PracticeMode::Sprint,
            Self::Set(_) => PracticeMode::Set,
        }
    }

    /// What its attempts say of it.
    #[must_use]
    pub fn label(&self) -> String {
        match self {
            Self::Streak { run, .. } | Self::Sprint { run, .. } => run.clone(),
            Self::Set(run) => run.label(),
            Self::Kind(_) | Self::Lengths(..) | Self::Due => String::new(),
        }
    }

    /// Counts a puzzle that is done.
    pub fn count(&mut self, is_right: bool, millis: u32, now: Duration) {
        match self {
            Self::Streak { streak, .. } if is_right => streak.solve(),
            Self::Streak { streak, .. } => streak.miss(),
            Self::Sprint { sprint, .. } if is_right => drop(sprint.solve(now)),
            Self::Sprint { sprint, .. } => sprint.miss(now),
            Self::Set(run) => run.count(is_right, millis),
            Self::Kind(_) | Self::Lengths(..) | Self::Due => {}
        }
    }

    /// Whether it has come to an end.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        match self {
            Self::Streak { streak, .. } => streak.is_over,
            Self::Sprint { sprint, .. } => sprint.is_over,
            Self::Set(run) => run.is_over(),
            Self::Kind(_) | Self::Lengths(..) | Self::Due => false,
        }
    }

    /// Whether it runs against the clock.
    #[must_use]
    pub const fn is_timed(&self) -> bool {
        matches!(self, Self::Sprint { .. })
    }

    /// The same once more, if it is repeated; a set leads back to the list.
    #[must_use]
    pub fn again(&self, desk: &Desk) -> Option<Self> {
        match self {
            Self::Streak { .. } => Some(Self::streak(desk)),
            Self::Sprint { .. } => Some(Self::sprint(desk)),
            _ => None,
        }
    }

    /// Takes note of the time.
    pub fn tick(&mut self, now: Duration) {
        if let Self::Sprint { sprint, .. } = self {
            sprint.tick(now);
        }
    }

    /// When a clock shows another time.
    #[must_use]
    pub fn wakes_at(&self, now: Duration) -> Option<Duration> {
        let Self::Sprint { sprint, .. } = self else { return None };
        sprint.wakes_at(now)
    }

    /// How it stands, and how it ended.
    #[must_use]
    pub fn words(&self, desk: &Desk) -> (Option<Words>, Vec<Words>) {
        let count = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        match self {
            Self::Streak { streak, .. } => {
                let over = streak.is_over.then(|| Words::new(Tone::Title, say().streak_over(streak.solved)));
                (Some(Words::from(say().streak_line(streak.solved))), over.into_iter().collect())
            }
            Self::Sprint { sprint, .. } => {
                let over = sprint
                    .is_over
                    .then(|| Words::new(Tone::Title, say().sprint_over(sprint.solved, sprint.solved + sprint.errors)));
                (
                    Some(Words::from(say().sprint_line(left(sprint.left(desk.now)), sprint.solved, sprint.errors))),
                    over.into_iter().collect(),
                )
            }
            Self::Set(run) => {
                let line = Words::from(say().set_line(run.round, count(run.done), count(SIZE), run.right));
                if !run.is_over() {
                    return (Some(line), Vec::new());
                }
                let now = Round { done: count(run.done), right: run.right, millis: run.millis };
                let before = finished(desk, &run.set).into_iter().filter(|(number, _)| *number < run.round);
                let all: Vec<(u32, Round)> = before.chain([(run.round, now)]).collect();
                let last = all.iter().skip(all.len().saturating_sub(3));
                let rounds = last.map(|&(number, round)| Words::from(round_line(number, round)));
                (Some(line), [Words::new(Tone::Title, say().set_over())].into_iter().chain(rounds).collect())
            }
            Self::Due => (Some(Words::from(say().due_count(desk.due_ids().len()))), Vec::new()),
            Self::Kind(_) | Self::Lengths(..) => (None, Vec::new()),
        }
    }

    /// What is kept of it; `None` if nothing is lost with it.
    #[must_use]
    pub fn saved(&self, is_touched: bool, now: Duration) -> Option<SavedRun> {
        if self.is_over() {
            return None;
        }
        Some(match self {
            Self::Kind(kind) if is_touched => SavedRun::Practice(*kind as usize),
            Self::Due if is_touched => SavedRun::Due,
            Self::Streak { run, streak } if is_touched || streak.solved > 0 || streak.has_skipped => {
                SavedRun::Streak { run: run.clone(), solved: streak.solved, skipped: streak.has_skipped }
            }
            Self::Sprint { run, sprint } if is_touched || sprint.solved + sprint.errors > 0 => SavedRun::Sprint {
                run: run.clone(),
                left: u64::try_from(sprint.left(now).as_millis()).unwrap_or(u64::MAX),
                counts: [sprint.solved, sprint.errors, sprint.row, sprint.longest],
            },
            Self::Set(run) if is_touched || run.done > 0 => SavedRun::Set(run.clone()),
            _ => return None,
        })
    }

    /// Continues what was left; `None` if this version does not know it.
    #[must_use]
    pub fn resume(saved: &SavedRun, desk: &Desk) -> Option<Self> {
        Some(match saved {
            SavedRun::Practice(kind) => Self::Kind(*PuzzleKind::ALL.get(*kind)?),
            SavedRun::Due => Self::Due,
            SavedRun::Streak { run, solved, skipped } => {
                let streak = Streak { solved: *solved, has_skipped: *skipped, is_over: false };
                Self::Streak { run: run.clone(), streak }
            }
            SavedRun::Sprint { run, left, counts } => {
                let sprint = Sprint::resume(Duration::from_millis(*left), *counts, desk.now);
                Self::Sprint { run: run.clone(), sprint }
            }
            SavedRun::Set(run) => {
                PuzzleSet::of(&run.set)?;
                Self::Set(run.clone())
            }
        })
    }
}

/// A name for a run: the moment when it began.
fn run_name(desk: &Desk) -> String {
    desk.memory.moment().millis.to_string()
}

/// A puzzle near a rating, which depends on how certain that of the puzzle is; one that was never seen, if there is one.
fn near(desk: &mut Desk, fits: impl Fn(&Puzzle) -> bool, target: impl Fn(f64) -> f64) -> Option<Puzzle> {
    let memory = &desk.memory;
    let mut all: Vec<(bool, f64, &Puzzle)> = desk
        .ids()
        .iter()
        .zip(&*desk.puzzles)
        .filter(|(_, puzzle)| fits(puzzle))
        .map(|(id, puzzle)| {
            let (strength, is_seen) = (memory.strength_of(id, puzzle), memory.has_seen(id));
            (is_seen, (strength.rating - target(strength.deviation)).abs(), puzzle)
        })
        .collect();
    all.sort_by(|one, other| (one.0, one.1).partial_cmp(&(other.0, other.1)).unwrap_or(Ordering::Equal));
    let nearest: Vec<Puzzle> = all.into_iter().take(CHOICE).map(|(_, _, puzzle)| puzzle.clone()).collect();
    nearest.into_iter().choose(&mut desk.random)
}
