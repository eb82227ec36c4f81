//! The `damier` command.

use std::process::ExitCode;

fn main() -> ExitCode {
    damier::cli::main()
}
