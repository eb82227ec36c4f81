//! The `damier` command.

use std::process::ExitCode;

use damier::cli::{self, Invocation};
use damier::start;

fn main() -> ExitCode {
    cli::exit_code(match cli::read() {
        Invocation::Trainer(args) => start::run(args),
        Invocation::Command(command) => cli::run(command),
    })
}
