//! Tests of Yonsan from outside.

#![allow(clippy::unwrap_used, reason = "helpers of tests stand outside test functions")]

mod cases;
mod course;
mod desk;
mod drills;
mod files;
mod pty;
mod questions;
mod screen;
mod stream;
mod terminal;
mod unfinished;
