//! Tests of the tables.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

mod graph;
mod independent;
mod published;
mod shipped;
