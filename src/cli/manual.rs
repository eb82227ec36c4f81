//! `damier completions` and `damier man`: what the shell and the manual know about the command line.

use std::io::{self, Write};
use std::process::ExitCode;

use clap::{Args, Command};
use clap_complete::Shell;
use clap_mangen::Man;

use super::output;
use crate::plain::Form;

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
    output::write(Form::Exact, |out| {
        let name = command.get_name().to_owned();
        clap_complete::generate(args.shell, &mut command, name, out);
        Ok(ExitCode::SUCCESS)
    })
}

/// Writes the manual page: one page for all commands.
///
/// # Errors
///
/// A failure to write.
pub fn man(mut command: Command) -> anyhow::Result<ExitCode> {
    // Gives the commands their full names.
    command.build();
    output::write(Form::Exact, |out| {
        let page = Man::new(command.clone());
        page.render_title(out)?;
        page.render_name_section(out)?;
        page.render_synopsis_section(out)?;
        page.render_options_section(out)?;
        write_commands(&command, out)?;
        writeln!(out, ".SH \"EXIT STATUS\"\n{}", super::EXIT_CODES)?;
        page.render_version_section(out)?;
        Ok(ExitCode::SUCCESS)
    })
}

/// Writes a section for every command below `command` that does something itself.
fn write_commands(command: &Command, out: &mut impl Write) -> io::Result<()> {
    for command in command.get_subcommands().filter(|command| command.get_name() != "help") {
        if command.has_subcommands() {
            write_commands(command, out)?;
            continue;
        }
        let page = Man::new(command.clone());
        let mut text = Vec::new();
        page.render_synopsis_section(&mut text)?;
        page.render_description_section(&mut text)?;
        page.render_options_section(&mut text)?;
        let name = command.get_bin_name().unwrap_or_else(|| command.get_name());
        // Sections of a page of its own are parts of a section here.
        let text = String::from_utf8_lossy(&text).replace("\n.SH ", "\n.SS ");
        writeln!(out, ".SH \"{}\"\n{}", name.to_uppercase(), text.trim_start())?;
    }
    Ok(())
}
