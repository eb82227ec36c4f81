//! The integration tests of the crate, in one binary that links only once.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests may fail the test")]

mod annotation;
mod client;
mod dispatcher;
mod endings;
mod judge;
mod search;

/// The endings tables, unpacked once for all tests.
static TABLES: std::sync::LazyLock<damier_endings::TableSet> = std::sync::LazyLock::new(Default::default);
