//! What the tests of progress share: a day, and what was done on the days around it.

use damier_rules::Variant;
use damier_train::attempt::{Attempt, Exercise, Kind, Mode, Verdict};
use damier_train::calendar::{Clock, Day, Moment};

/// 21 November 2026, 12:00; a Saturday.
pub const NOON: Clock = Clock { started: 20_778 * 86_400_000 + 43_200_000, offset: 0 };
pub const TODAY: Day = Day(20_778);

/// An exercise on a day counted from today.
pub fn exercise(day: i32, kind: Kind, item: &str, verdict: Verdict) -> Exercise {
    Exercise {
        moment: Moment { millis: 0, day: TODAY.plus(day) },
        kind,
        mode: if kind == Kind::Notation { Mode::Sprint } else { Mode::Practice },
        variant: Variant::International,
        item: item.to_owned(),
        verdict,
        millis: 20_000,
        hints: 0,
        errors: u32::from(verdict == Verdict::Wrong),
        tags: Vec::new(),
        detail: String::new(),
    }
}

pub fn attempt(exercise: Exercise) -> Attempt {
    Attempt { uid: String::new(), exercise, rated: None }
}
