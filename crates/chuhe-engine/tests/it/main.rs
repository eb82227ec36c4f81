//! Tests of the engine.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

mod search;
mod uci;
