//! The integration tests of the laboratory, in one binary that links only once.

#![allow(clippy::unwrap_used, reason = "helpers of tests may fail the test")]

mod learning;
mod mining;
mod openings;
mod rating;

use std::process::{Command, Output};

/// Runs the command in the workspace folder.
fn lab(arguments: &[&str]) -> Output {
    let workspace = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    Command::new(env!("CARGO_BIN_EXE_damier-lab")).current_dir(workspace).args(arguments).output().unwrap()
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}
