//! Generates a function for every message of the Fluent files in `locales`.

use std::process::ExitCode;

fn main() -> ExitCode {
    etude_build::words()
}
