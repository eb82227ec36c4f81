//! Lessons for draughts as pure state machines: they know everything that decides, and neither terminal nor disk.
//!
//! Time comes in as an argument, counted from any fixed moment, and randomness as a seed, so the same inputs give the same
//! lesson. A front end turns keys into calls of a lesson, hands the engine what the lesson has pending, and shows the
//! lesson's state.
//!
//! ```
//! use std::time::Duration;
//!
//! use damier_endings::TableSet;
//! use damier_rules::Variant;
//! use damier_train::drill::{Conduct, EndingDrill, Phase, Plan, Role};
//! use damier_train::start::Start;
//!
//! // Three kings against one: to be won within 16 moves.
//! let tables = TableSet::default();
//! let start = Start::read("W:WK6,K8,K45:BK2", Variant::International)?;
//! let plan = Plan::of_start(start, Role::Win, &tables).expect("the game is not over");
//! let mut drill = EndingDrill::new(plan, start, Conduct::default(), tables, Duration::ZERO);
//! while drill.phase() == Phase::Thinking {
//!     drill.play(drill.keeping()[0].played, Duration::from_secs(9))?;
//! }
//! assert_eq!(drill.is_solved(), Some(true));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Writing a front end
//!
//! Every lesson is used in the same way; [`puzzle`] and [`drill`] show it in full.
//!
//! 1. Begin the lesson: [`puzzle::PuzzleTraining`] (practice, streak, sprint, woodpecker, review), [`drill::EndingDrill`],
//!    [`notation::Session`], [`play::PlayLesson`], [`analysis::Analysis`].
//! 2. Show what it says: its position, its phase, its comment. These are values of enums; the words are yours.
//! 3. Pass on what the player does, with the time. Call `tick` when `wakes_at` has come.
//! 4. Hand what is `pending` to the engine, and its answer to `report`: a
//!    [`Dispatcher`](damier_engine::Dispatcher) does such a task on a thread of its own, and a
//!    [`Judge`](damier_engine::Judge) or an [`Engine`](damier_engine::Engine) does it while you wait.
//! 5. Give what the lesson hands out ([`Recorded`](attempt::Recorded)) to [`History::record`](history::History::record),
//!    which rates it and returns the [`Attempt`](attempt::Attempt) to be stored. The history knows what is due
//!    ([`review`], [`waiting`]) and how strong the player is; [`statistics`] sums it up.
//! 6. If the program may be killed, keep what is [`unfinished`] as well.
//!
//! `examples/ten_puzzles.rs` is such a front end: puzzles on standard input and output, in 150 lines.

pub mod analysis;
pub mod attempt;
pub mod calendar;
pub mod clock;
pub mod drill;
pub mod history;
mod memory;
pub mod notation;
pub mod own_games;
pub mod play;
pub mod puzzle;
pub mod rating;
pub mod review;
pub mod start;
pub mod statistics;
pub mod unfinished;
pub mod waiting;

/// The generator behind every choice that a lesson makes. It gives the same numbers for the same seed on every
/// machine.
pub type Random = rand::rngs::Xoshiro256PlusPlus;

/// A generator that begins with a seed.
#[must_use]
pub fn random(seed: u64) -> Random {
    rand::SeedableRng::seed_from_u64(seed)
}

/// The shipped puzzles, for tests: the program that carries them is above this crate.
#[cfg(test)]
fn shipped() -> damier_puzzles::Collection {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../puzzles");
    let mut collection = damier_puzzles::Collection::default();
    for name in ["international", "international-selfplay", "international-endings", "russian", "brazilian"] {
        collection.add_file(&folder.join(name).with_extension("jsonl")).expect("a shipped collection");
    }
    collection
}

/// The endings tables, unpacked once for all tests.
#[cfg(test)]
static TABLES: std::sync::LazyLock<damier_endings::TableSet> = std::sync::LazyLock::new(Default::default);
