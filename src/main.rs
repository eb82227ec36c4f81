//! The `damier` command.

use std::process::ExitCode;

use damier::cli::{self, Invocation};
use damier::{start, words};

fn main() -> ExitCode {
    words::speak(cli::language());
    cli::exit_code(match cli::read() {
        Invocation::Trainer(args) => start::run(args),
        Invocation::Command(command) => cli::run(command),
    })
}
