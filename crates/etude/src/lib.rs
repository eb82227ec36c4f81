//! What every trainer has, whatever it trains: days, ratings, and the schedule of what has to be repeated.
//!
//! There is no game in here, no screen and no disk. Times are passed in as arguments, and a day is a number, so the same
//! inputs give the same results.
//!
//! An exercise ends with an [`Effort`](effort::Effort). From it follow a rating, by [`rate`](rating::rate), and a
//! [`Grade`](review::Grade), with which a [`Scheduler`](review::Scheduler) says on which [`Day`](calendar::Day) the item
//! has to come back. A [`History`](history::History) folds both from all attempts, whatever they were about, and knows
//! what is [`DueItems`](due::DueItems). [`runs`] counts exercises that belong together, and [`thinking`] leaves out of
//! their time what the player was away. [`lesson`] says what every lesson is to the program around it.
//! [`questions`] is one that asks without end. [`course`] goes through lessons that are data.
//!
//! ```
//! use etude::calendar::Day;
//! use etude::effort::{Credit, Effort};
//! use etude::rating::{Strength, rate};
//! use etude::review::{Pace, Scheduler, grade};
//!
//! let failed = Effort { errors: 1, millis: 8_000, ..Effort::new(Credit::None) };
//!
//! // The player loses points, the puzzle wins some.
//! let rated = rate(Strength::default(), Strength::estimated(1_450.0, 60.0), failed);
//! assert!(rated.after.rating < 1_500.0 && rated.item_after.rating > 1_450.0);
//!
//! // It was not known, so it comes back the next day.
//! let today: Day = "2026-11-25".parse()?;
//! let card = Scheduler::default().after(None, grade(failed, Pace::Timed { decisions: 1 }), today);
//! assert_eq!(card.map(|card| card.due), Some(today.plus(1)));
//! # Ok::<(), etude::calendar::NoDay>(())
//! ```

pub mod calendar;
pub mod course;
pub mod due;
pub mod effort;
pub mod history;
pub mod lesson;
mod memory;
pub mod questions;
pub mod rating;
pub mod review;
pub mod runs;
mod seed;
pub mod thinking;

pub use seed::fresh_seed;

/// The random number generator for all choices. It gives the same numbers for the same seed on every machine.
pub type Random = rand::rngs::Xoshiro256PlusPlus;

/// A generator started with a seed.
#[must_use]
pub fn random(seed: u64) -> Random {
    rand::SeedableRng::seed_from_u64(seed)
}
