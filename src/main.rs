//! The `damier` command.

use std::process::ExitCode;

fn main() -> ExitCode {
    match damier::tui::run(&damier::tui::Options::default()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("damier: {error}");
            ExitCode::from(2)
        }
    }
}
