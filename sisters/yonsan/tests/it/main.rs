//! Tests of Yonsan from outside.

#![allow(clippy::unwrap_used, reason = "helpers of tests stand outside test functions")]

mod cases;
mod course;
mod desk;
mod drills;
#[allow(dead_code, reason = "its searches are for other tests")]
#[path = "../../../../crates/yonsan-rules/tests/it/reference.rs"]
mod reference;
mod screen;
