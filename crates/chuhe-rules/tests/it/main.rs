//! The integration tests of the crate in a single binary, so that they are linked only once.

#![allow(clippy::unwrap_used, clippy::panic, reason = "test helpers may fail the test")]

mod cxa;
mod fen;

mod files;
mod fuzz_entries;
mod fuzzed;
mod games;
mod mates;
mod moves;
mod notation;
mod perft;
mod reference;
mod support;
mod touch;
mod wxf;
mod xqf;
