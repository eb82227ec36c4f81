//! The tests of the crate.

#![allow(clippy::unwrap_used, reason = "helpers of tests may fail the test")]

mod names;
mod shipped;
mod table;
