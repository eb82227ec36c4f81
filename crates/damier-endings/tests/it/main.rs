//! The integration tests of the crate, in one binary that links only once.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests may fail the test")]

mod endings_support;
mod independent;
mod properties;
mod rules_table;
mod tables;
