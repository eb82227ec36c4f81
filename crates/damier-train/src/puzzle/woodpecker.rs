//! Woodpecker: a fixed set of puzzles, solved repeatedly, each time faster and with fewer errors.
//!
//! The set is formed during the first cycle: its puzzles are the set, regardless of how the collections grow
//! afterwards. So a set and its progress follow from the attempts, and nothing else needs to be stored.

use std::collections::BTreeMap;
use std::time::Duration;

use super::run::Label;
use super::session::{PuzzleSession, SessionPlan};
use crate::attempt::{Exercise, Subject, TrainingMode};
use crate::history::History;

/// One pass through the set.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cycle {
    /// The puzzles done, in order.
    pub done: Vec<String>,
    /// The number of those that were not solved at the first try.
    pub errors: u32,
    /// The time taken.
    pub time: Duration,
}

impl Cycle {
    fn add(&mut self, exercise: &Exercise) {
        if let Subject::Puzzle { id, .. } = &exercise.subject
            && !self.done.contains(id)
        {
            self.done.push(id.clone());
            self.errors += u32::from(!exercise.is_clean());
            self.time += Duration::from_millis(exercise.millis.into());
        }
    }
}

/// The exercises on woodpecker sets, oldest first.
fn labelled(history: &History) -> impl DoubleEndedIterator<Item = &Exercise> {
    let exercises = history.attempts().iter().map(|attempt| &attempt.exercise);
    exercises.filter(|exercise| exercise.mode == TrainingMode::Woodpecker)
}

/// The choice of the next puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NextPuzzle {
    /// One that is not in the set yet, drawn by this seed.
    New(u64),
    /// The first of these that still exists.
    Known(Vec<String>),
}

/// A set and its progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Woodpecker {
    run: i64,
    /// The settings of the session.
    pub(crate) session: PuzzleSession,
    /// The number of puzzles in the set.
    pub size: usize,
    /// All cycles, the current one last.
    pub cycles: Vec<Cycle>,
    /// Whether the last cycle is over and the next one has not begun.
    pub is_between_cycles: bool,
}

impl Woodpecker {
    /// A new set, identified by its starting time in milliseconds. It contains at most `available` puzzles.
    #[must_use]
    pub fn new(run: i64, session: PuzzleSession, available: usize) -> Self {
        let size = match session.plan {
            SessionPlan::Woodpecker { size } => usize::from(size).min(available),
            _ => 0,
        };
        Self { run, session, size, cycles: vec![Cycle::default()], is_between_cycles: false }
    }

    /// The set worked on last.
    #[must_use]
    pub fn resume(history: &History) -> Option<Self> {
        let last = labelled(history).rev().find_map(Exercise::run)?;
        Some(Self::of_run(last, history))
    }

    /// The set with a label, with its known progress.
    #[must_use]
    pub fn of_run(label: &Label, history: &History) -> Self {
        let mut cycles: BTreeMap<u32, Cycle> = BTreeMap::new();
        for exercise in labelled(history) {
            if let Some(other) = exercise.run().filter(|other| other.run == label.run) {
                cycles.entry(other.cycle).or_default().add(exercise);
            }
        }
        let mut woodpecker = Self::new(label.run, label.session.clone(), usize::MAX);
        if cycles.is_empty() {
            return woodpecker;
        }
        woodpecker.cycles = cycles.into_values().collect();
        if woodpecker.cycles.len() > 1 {
            // Regardless of the intended size, the set consists of the puzzles of its first cycle.
            woodpecker.size = woodpecker.cycles[0].done.len();
        }
        woodpecker.rest();
        woodpecker
    }

    /// The label of the next attempt.
    #[must_use]
    pub fn label(&self) -> Label {
        let cycle = u32::try_from(self.cycles.len()).unwrap_or(u32::MAX);
        Label { run: self.run, session: self.session.clone(), cycle }
    }

    /// Counts an attempt.
    pub fn add(&mut self, exercise: &Exercise) {
        if let Some(cycle) = self.cycles.last_mut() {
            cycle.add(exercise);
        }
        self.rest();
    }

    /// The next puzzle. After the end of a cycle, the first of the next one.
    #[must_use]
    pub fn next(&self) -> NextPuzzle {
        let done = match self.cycles.last() {
            Some(cycle) if !self.is_between_cycles => &*cycle.done,
            _ => &[],
        };
        if self.cycles.len() <= 1 && !self.is_between_cycles {
            return NextPuzzle::New(self.run.cast_unsigned().wrapping_add(done.len() as u64));
        }
        let set = self.cycles.first().map_or(&[][..], |first| &first.done);
        NextPuzzle::Known(set.iter().filter(|id| !done.contains(id)).cloned().collect())
    }

    /// Starts the next cycle if the last one is over.
    pub fn go_on(&mut self) {
        if self.is_between_cycles {
            self.cycles.push(Cycle::default());
            self.is_between_cycles = false;
        }
    }

    /// Ends a cycle early, because none of its remaining puzzles exists any more.
    pub fn end_cycle_early(&mut self) {
        if let [only] = &*self.cycles {
            self.size = only.done.len();
        }
        self.is_between_cycles = true;
    }

    fn rest(&mut self) {
        let done = self.cycles.last().map_or(0, |cycle| cycle.done.len());
        self.is_between_cycles = done > 0 && done >= self.size;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::attempt::Attempt;
    use etude::effort::Credit;

    fn session(size: u16) -> PuzzleSession {
        PuzzleSession { plan: SessionPlan::Woodpecker { size }, ..PuzzleSession::default() }
    }

    fn exercise(label: &Label, item: &str, credit: Credit, seconds: u32) -> Exercise {
        let subject = Subject::Puzzle { id: item.to_owned(), tags: Vec::new(), run: Some(Box::new(label.clone())) };
        let millis = seconds * 1_000;
        let errors = u32::from(credit == Credit::None);
        let exercise = Attempt::of_puzzle(item, &[], credit).exercise;
        Exercise { mode: TrainingMode::Woodpecker, millis, errors, subject, ..exercise }
    }

    /// Does a puzzle and returns the attempt to be stored.
    fn work(set: &mut Woodpecker, item: &str, credit: Credit, seconds: u32) -> Attempt {
        let exercise = exercise(&set.label(), item, credit, seconds);
        set.add(&exercise);
        Attempt { uid: format!("{item} {:?}", set.cycles.len()), exercise, rated: None }
    }

    #[test]
    fn the_first_cycle_makes_the_set_and_the_others_repeat_it() {
        let mut set = Woodpecker::new(7, session(3), 900);
        for item in ["a", "b", "c"] {
            assert!(matches!(set.next(), NextPuzzle::New(_)));
            work(&mut set, item, Credit::Full, 10);
        }
        assert!(set.is_between_cycles);
        set.go_on();
        work(&mut set, "a", Credit::None, 20);
        assert_eq!(set.next(), NextPuzzle::Known(vec!["b".to_owned(), "c".to_owned()]));
        assert_eq!((set.cycles[0].errors, set.cycles[0].time), (0, Duration::from_secs(30)));
        assert_eq!((set.cycles[1].errors, set.cycles[1].time), (1, Duration::from_secs(20)));
    }

    #[test]
    fn it_is_resumed_from_the_attempts_at_any_point_with_nothing_lost() {
        let mut set = Woodpecker::new(7, session(3), 900);
        let mut attempts = Vec::new();
        for round in 0..3 {
            for item in ["a", "b", "c"] {
                set.go_on();
                attempts.push(work(&mut set, item, Credit::Full, 10 - round));
                let resumed = Woodpecker::resume(&History::of(attempts.clone())).unwrap();
                assert_eq!(resumed, set);
            }
        }
        let of_run = |set: &Woodpecker| Woodpecker::of_run(&set.label(), &History::of(attempts.clone()));
        assert_eq!(of_run(&set), set);
        let new = Woodpecker::new(9, session(3), 900);
        assert_eq!(of_run(&new), new, "nothing done yet");
        // Another set is begun: resuming continues that one.
        let mut other = Woodpecker::new(8, session(2), 900);
        attempts.push(work(&mut other, "x", Credit::Full, 5));
        assert_eq!(Woodpecker::resume(&History::of(attempts)).unwrap(), other);
        assert_eq!(Woodpecker::resume(&History::default()), None);
    }

    #[test]
    fn a_set_is_no_larger_than_what_there_is() {
        let mut set = Woodpecker::new(7, session(50), 2);
        work(&mut set, "a", Credit::Full, 10);
        assert!(!set.is_between_cycles);
        work(&mut set, "b", Credit::Full, 10);
        assert!(set.is_between_cycles);
        assert_eq!(set.size, 2);
    }
}
