//! Exercises for the tests of the store.

#![allow(dead_code, reason = "each test file uses a part of it")]

use damier_rules::Variant;
use damier_train::attempt::{Exercise, Kind, Mode, Verdict};
use damier_train::calendar::{Day, Moment};
use damier_train::rating::Strength;

/// The day of all these exercises.
pub const DAY: Day = Day(20_778);

/// A puzzle, solved or failed.
pub fn puzzle(item: &str, verdict: Verdict) -> Exercise {
    Exercise {
        moment: Moment { millis: 1_795_276_800_000, day: DAY },
        kind: Kind::Puzzle,
        mode: Mode::Practice,
        variant: Variant::International,
        item: item.to_owned(),
        verdict,
        millis: 12_345,
        hints: 0,
        errors: u32::from(verdict == Verdict::Wrong),
        tags: vec!["direct".to_owned(), "moves-1".to_owned()],
        detail: String::new(),
    }
}

/// The strength of the puzzles.
pub fn item() -> Strength {
    Strength::of_item(1_450.0, 250.0)
}
