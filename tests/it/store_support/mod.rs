//! Exercises for the tests of the store.

#![allow(dead_code, reason = "each test file uses part of it")]

use damier_app::store::{Store, StoreError};
use damier_rules::Variant;
use damier_train::attempt::{Attempt, Exercise, Recorded, Subject, TrainingMode};
use damier_train::history::Item;
use etude::calendar::{Day, Moment};
use etude::effort::Credit;
use etude::rating::Strength;

/// The day of all these exercises.
pub const DAY: Day = Day(20_778);

/// A puzzle, solved or failed.
pub fn puzzle(item: &str, credit: Credit) -> Exercise {
    let moment = Moment { millis: 1_795_276_800_000, day: DAY };
    let subject = Subject::Puzzle { id: item.to_owned(), tags: vec!["direct".into(), "moves-1".into()], run: None };
    let exercise = Exercise::new(moment, TrainingMode::Practice, Variant::International, credit, subject);
    Exercise { millis: 12_345, errors: u32::from(credit == Credit::None), ..exercise }
}

/// The item of an exercise, as written in files.
pub fn name(exercise: &Exercise) -> String {
    match &exercise.subject {
        Subject::Puzzle { id, .. } => id.clone(),
        Subject::Ending { plan, .. } => Item::ending(plan).to_string(),
        Subject::Notation(answer) => answer.asked.to_string(),
        Subject::Game { opponent, .. } | Subject::Recital { opponent, .. } => opponent.to_string(),
        Subject::Lesson { topic, .. } => format!("{topic:?}"),
        Subject::Unannounced(tested) => tested.id.clone(),
        Subject::Review { reviewed, .. } => reviewed.game.clone(),
        Subject::Foreign(foreign) => foreign.item.clone(),
    }
}

/// The items of attempts.
pub fn names(attempts: &[Attempt]) -> Vec<String> {
    attempts.iter().map(|attempt| name(&attempt.exercise)).collect()
}

/// The strength of the puzzles.
pub fn item() -> Strength {
    Strength::estimated(1_450.0, 250.0)
}

/// Records exercises under new identities.
pub trait Recording {
    /// Records an exercise.
    fn put(&mut self, exercise: &Exercise, item: Option<Strength>) -> Result<Attempt, StoreError>;
}

impl Recording for Store {
    fn put(&mut self, exercise: &Exercise, item: Option<Strength>) -> Result<Attempt, StoreError> {
        let recorded = Recorded { exercise: exercise.clone(), item };
        self.record(&format!("{:032x}", etude::fresh_seed()), &recorded, Strength::default())
    }
}
