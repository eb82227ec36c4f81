//! `damier completions` and `damier man`: what the shell and the manual know about the command line.

use std::process::ExitCode;

use clap::{Args, Command};
use clap_complete::Shell;

use super::output;

/// The arguments of `damier completions`.
#[derive(Args, Debug)]
pub struct CompletionsArgs {
    /// The shell to complete for
    shell: Shell,
}

/// Writes a completion script.
///
/// # Errors
///
/// A failure to write.
pub fn completions(args: &CompletionsArgs, mut command: Command) -> anyhow::Result<ExitCode> {
    output::write(|out| {
        let name = command.get_name().to_owned();
        clap_complete::generate(args.shell, &mut command, name, out);
        Ok(ExitCode::SUCCESS)
    })
}

/// Writes the manual page.
///
/// # Errors
///
/// A failure to write.
pub fn man(command: Command) -> anyhow::Result<ExitCode> {
    output::write(|out| {
        clap_mangen::Man::new(command).render(out)?;
        Ok(ExitCode::SUCCESS)
    })
}
