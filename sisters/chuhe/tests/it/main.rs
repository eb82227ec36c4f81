//! Tests of the trainer.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

mod course;
mod desk;
mod drills;
mod game;
mod screen;
mod stream;
mod train;
