//! The notation sprint.

use std::time::Duration;

pub const SPRINT_TITLE: &str = "Find the square";
pub const SPRINT_MIDDLE: &str = "find the square";
pub const SPRINT_READY: &str = "Enter starts the 30 seconds";

pub const SPRINT_HOW_TO: &[&str] = &[
    "A number appears: go to its square with the cursor keys and press Enter, or click it.",
    "Numbers run from 1 at the top left, five to a row, over the dark squares.",
];

pub const SPRINT_LEFT: &str = "time left";
pub const SPRINT_RIGHT: &str = "Right.";
pub const SPRINT_AGAIN: &str = "Enter or n starts again.";
pub const SPRINT_MESSAGE: &str = "result";

/// The count of a sprint.
#[must_use]
pub fn right_and_wrong(right: u32, wrong: u32) -> String {
    format!("{right} right · {wrong} wrong")
}

/// What is left of a sprint, in whole seconds begun.
#[must_use]
pub fn left(time: Duration) -> String {
    super::minutes(Duration::from_secs(time.as_secs() + u64::from(time.subsec_nanos() > 0)))
}

/// A wrong answer in a sprint.
#[must_use]
pub fn wrong_square(asked: u8, given: u8) -> String {
    format!("That was {given}. Here is {asked}: it will come back.")
}

/// The result of a sprint.
#[must_use]
pub fn sprint_over(right: u32, wrong: u32) -> String {
    format!(
        "Time. {} found, {wrong} missed.",
        if right == 1 { "1 square".to_owned() } else { format!("{right} squares") }
    )
}

/// What is asked in the sprint.
#[must_use]
pub fn where_is(number: u8) -> String {
    format!("Where is {number}?")
}
