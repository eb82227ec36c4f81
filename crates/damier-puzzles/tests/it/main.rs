//! The integration tests of the crate in a single binary, so that they are linked only once.

#![allow(clippy::unwrap_used, clippy::panic, reason = "test helpers may fail the test")]

mod mining;
mod packs;
mod reader;
mod selection;
mod turns;

/// The endings tables, unpacked once for all tests.
static TABLES: std::sync::LazyLock<damier_endings::TableSet> = std::sync::LazyLock::new(Default::default);
