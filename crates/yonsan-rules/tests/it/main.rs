//! The integration tests of the crate in a single binary, so that they are linked only once.

#![allow(clippy::unwrap_used, clippy::panic, reason = "test helpers may fail the test")]

mod boards;
mod engine;
mod fouls;
mod games;
mod judging;
mod matches;
mod notation;
mod openings;
mod properties;
mod puzzles;
