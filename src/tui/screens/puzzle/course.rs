//! How the puzzles of a session follow each other and count together.

use std::time::Duration;

use crate::tui::app::Shared;
use crate::tui::page::{Tone, Words};
use crate::words;
use damier_puzzles::Puzzle;
use damier_train::attempt::{Credit, Exercise};
use damier_train::choice::Aim;
use damier_train::puzzle::run::{Label, best_before};
use damier_train::puzzle::session::{Plan, Session};
use damier_train::puzzle::sprint::PuzzleSprint;
use damier_train::puzzle::streak::Streak;
use damier_train::puzzle::woodpecker::{Cycle, Next, Woodpecker};
use damier_train::waiting::Due;

/// How many cycles of a set are compared.
const COMPARED: usize = 4;

/// A run that counts as a whole, with the best one before it.
#[derive(Clone, Debug)]
pub struct Run {
    label: Label,
    best: Option<u32>,
}

impl Run {
    fn new(session: &Session, shared: &Shared) -> Self {
        let label = Label { run: shared.moment().millis, session: session.clone(), cycle: 0 };
        let best = best_before(shared.history.attempts(), &label);
        Self { label, best }
    }
}

/// The state of a session beside the puzzle on the board.
#[derive(Clone, Debug)]
pub enum Course {
    /// One puzzle after the other, or what is due.
    Free,
    /// Up to the first error.
    Streak(Streak, Run),
    /// Against the clock, with what there is to say about the last puzzle.
    Sprint(PuzzleSprint, Run, Option<Words>),
    /// A set in cycles.
    Woodpecker(Woodpecker),
}

impl Course {
    /// A new course for a session.
    pub fn new(session: &Session, shared: &mut Shared) -> Self {
        match session.plan {
            Plan::Practice | Plan::Review => Self::Free,
            Plan::Streak => Self::Streak(Streak::new(), Run::new(session, shared)),
            Plan::Sprint { minutes } => {
                let length = Duration::from_secs(60 * u64::from(minutes));
                Self::Sprint(PuzzleSprint::new(length, shared.now), Run::new(session, shared), None)
            }
            Plan::Woodpecker { .. } => {
                let available = shared.shelf.count(&session.filter);
                Self::Woodpecker(Woodpecker::new(shared.moment().millis, session.clone(), available))
            }
        }
    }

    /// The next puzzle; `None` when there is none.
    pub fn next(&mut self, session: &Session, shared: &mut Shared) -> Option<Puzzle> {
        let aim = match self {
            Self::Free if session.plan == Plan::Review => return next_due(shared),
            Self::Free => Aim::Success(session.filter.band.success(shared.settings.success())),
            Self::Streak(streak, _) => Aim::Rating(streak.target()),
            Self::Sprint(sprint, ..) => Aim::Rating(sprint.target()),
            Self::Woodpecker(set) => return next_of_set(set, session, shared),
        };
        shared.shelf.next_puzzle(&shared.history, &session.filter, aim)
    }

    /// Whether nothing more counts: an error has ended the streak, or the time of the sprint is over.
    pub const fn is_over(&self) -> bool {
        match self {
            Self::Free | Self::Woodpecker(_) => false,
            Self::Streak(streak, _) => streak.is_over(),
            Self::Sprint(sprint, ..) => sprint.is_over(),
        }
    }

    /// Passes over a puzzle that is not done yet, where that is allowed.
    pub const fn skip(&mut self) -> bool {
        match self {
            Self::Free => true,
            Self::Streak(streak, _) => streak.skip(),
            Self::Sprint(..) | Self::Woodpecker(_) => false,
        }
    }

    /// Lets time pass.
    pub fn tick(&mut self, now: Duration) {
        if let Self::Sprint(sprint, ..) = self {
            sprint.tick(now);
        }
    }

    /// Whether hints, second tries and the solution have to wait: somebody counts.
    pub const fn is_strict(&self) -> bool {
        matches!(self, Self::Streak(..) | Self::Sprint(..)) && !self.is_over()
    }

    /// When the clock of the course shows another second, if it has one that runs.
    pub fn wakes_at(&self, now: Duration) -> Option<Duration> {
        match self {
            Self::Sprint(sprint, ..) if !sprint.is_over() => {
                let left = sprint.left(now);
                let part = Duration::from_nanos(left.subsec_nanos().into());
                Some(now + if part.is_zero() { left.min(Duration::from_secs(1)) } else { part })
            }
            _ => None,
        }
    }

    /// The time in the corner, where it is not that of the puzzle.
    pub fn time(&self, now: Duration) -> Option<Duration> {
        match self {
            // A second that has begun counts: 3:00 is there from the start, 0:00 means over.
            Self::Sprint(sprint, ..) => {
                let left = sprint.left(now);
                Some(Duration::from_secs(left.as_secs() + u64::from(left.subsec_nanos() > 0)))
            }
            _ => None,
        }
    }

    /// The run that an attempt is part of.
    pub fn label(&self) -> Option<Label> {
        match self {
            Self::Free => None,
            Self::Streak(_, run) | Self::Sprint(_, run, _) => Some(run.label.clone()),
            Self::Woodpecker(set) => Some(set.label()),
        }
    }

    /// Counts an attempt; `solution` is the move that was to be found.
    pub fn count(&mut self, exercise: &Exercise, solution: &str, now: Duration) {
        let is_right = exercise.credit == Credit::Full;
        match self {
            Self::Free => {}
            Self::Streak(streak, _) if is_right => streak.solve(),
            Self::Streak(streak, _) => streak.miss(),
            Self::Sprint(sprint, _, last) if is_right => {
                let bonus = sprint.solve(now);
                *last = Some(Words::new(Tone::Good, words::puzzle_sprint_right(bonus, sprint.row())));
            }
            Self::Sprint(sprint, _, last) => {
                sprint.miss(now);
                *last = Some(Words::new(Tone::Bad, words::puzzle_sprint_wrong(solution)));
            }
            Self::Woodpecker(set) => set.add(exercise),
        }
    }

    /// How things stand, for the clock pane.
    pub fn status(&self) -> Vec<Words> {
        let quiet = |text: String| Words::new(Tone::Quiet, text);
        match self {
            Self::Free => Vec::new(),
            Self::Streak(streak, run) => {
                let skip = if streak.can_skip() { words::SKIP_LEFT } else { words::NO_SKIP_LEFT };
                vec![Words::from(words::streak_count(streak.solved(), run.best)), Words::new(Tone::Quiet, skip)]
            }
            Self::Sprint(sprint, ..) => vec![
                Words::from(words::puzzle_sprint_count(sprint.solved(), sprint.errors())),
                quiet(words::puzzle_sprint_row(sprint.row())),
            ],
            Self::Woodpecker(set) => {
                let (number, cycles) = (set.cycles().len(), set.cycles());
                let Some((cycle, before)) = cycles.split_last() else { return Vec::new() };
                let before = before.last().map(|before| before.time);
                vec![
                    Words::from(words::cycle_count(number, cycle.done.len(), set.size(), cycle.errors)),
                    quiet(words::cycle_time(cycle.time, before)),
                ]
            }
        }
    }

    /// What came of it, once it is over, or what there is to say about the last puzzle.
    pub fn result(&self) -> Vec<Words> {
        match self {
            Self::Streak(streak, run) if streak.is_over() => {
                vec![Words::from(words::streak_over(streak.solved(), run.best)), Words::from(words::RUN_AGAIN)]
            }
            Self::Sprint(sprint, run, _) if sprint.is_over() => vec![
                Words::from(words::puzzle_sprint_over(sprint.solved(), sprint.errors(), sprint.longest())),
                Words::from(words::puzzle_sprint_best(sprint.solved(), run.best)),
                Words::from(words::RUN_AGAIN),
            ],
            Self::Sprint(_, _, last) => last.iter().cloned().collect(),
            Self::Woodpecker(set) if set.is_between() => {
                let line = |(place, cycle): (usize, &Cycle)| words::cycle_line(place + 1, cycle.time, cycle.errors);
                let lines = set.cycles().iter().enumerate().rev().take(COMPARED).map(line);
                let mut result = vec![Words::new(Tone::Good, words::cycle_over(set.cycles().len()))];
                result.extend(lines.map(Words::from));
                result
            }
            _ => Vec::new(),
        }
    }
}

fn next_due(shared: &mut Shared) -> Option<Puzzle> {
    match shared.next_due() {
        Some(Due::Puzzle(puzzle)) => Some(*puzzle),
        _ => None,
    }
}

/// The next puzzle of a set, of the next cycle if need be.
fn next_of_set(set: &mut Woodpecker, session: &Session, shared: &mut Shared) -> Option<Puzzle> {
    // After the end of a cycle the whole set is there again; when nothing of it can be had, nothing can be done.
    for _ in 0..2 {
        set.go_on();
        let puzzle = match set.next() {
            Next::New(seed) => {
                let known = set.cycles().first().map_or(&[][..], |cycle| &cycle.done);
                let aim = Aim::Success(session.filter.band.success(shared.settings.success()));
                shared.shelf.draw(&shared.history, &session.filter, aim, known, seed)
            }
            Next::Known(ids) => ids.iter().find_map(|id| shared.shelf.puzzle(id)),
        };
        if puzzle.is_some() {
            return puzzle;
        }
        set.give_out();
    }
    None
}
