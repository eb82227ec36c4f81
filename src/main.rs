//! The `damier` command.

use std::process::ExitCode;

use damier::cli::{self, Invocation};
use damier::{start, words};
use etude_text::plain;

fn main() -> ExitCode {
    if words::foreign_characters(|name| std::env::var(name).ok()).is_some() {
        plain::write_ascii();
    }
    words::speak(cli::language());
    cli::exit_code(match cli::read() {
        Invocation::Trainer(args) => start::run(args),
        Invocation::Command(command) => cli::run(command),
    })
}
