//! The integration tests of the crate in one binary, so that they are linked only once.

#![allow(clippy::unwrap_used, clippy::panic, reason = "test helpers may fail the test")]

mod dialogue;
mod dialogue_fuzz_entry;
mod hostile;
mod messages;
mod remote;
mod support;
