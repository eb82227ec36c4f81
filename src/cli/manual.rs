//! `damier completions` and `damier man`, and the end of `damier --help`: what goes with the command line.

use std::io::{self, Write};
use std::process::ExitCode;

use clap::{Args, Command};
use clap_complete::Shell;
use clap_mangen::Man;

use super::output;
use crate::plain::Form;

/// A part of the manual: a title, and terms with what they mean.
struct Section {
    title: &'static str,
    entries: &'static [(&'static str, &'static str)],
}

/// What follows the commands in the manual page and in `damier --help`.
const SECTIONS: [Section; 4] = [
    Section {
        title: "Environment",
        entries: &[
            ("DAMIER_HOME", "the folder for everything Damier keeps, settings included"),
            ("NO_COLOR", "if it is not empty, the trainer does without colours"),
            ("COLORTERM, TERM", "how many colours the terminal has"),
        ],
    },
    Section {
        title: "Files",
        entries: &[
            ("~/.config/damier/settings.toml", "settings"),
            ("~/.local/share/damier/progress/progress.sqlite3", "attempts, ratings, reviews, own games"),
            ("~/.local/share/damier/games.pdn", "finished games"),
            ("~/.local/share/damier/puzzles/*.jsonl", "your own puzzles"),
            ("~/.local/share/damier/endings/", "endings tables of five and six pieces that you have built"),
        ],
    },
    Section {
        title: "Examples",
        entries: &[
            ("damier", "open the trainer"),
            ("damier --analyse \"W:W28,32:B19,23\"", "analyse a position"),
            ("damier --analyse game.pdn --game 3", "analyse the third game of a file"),
            ("damier analyse --pdn game.pdn --time 1", "annotate games, one second a move"),
            ("damier import games.pdn --me Jansen", "turn your own mistakes into puzzles and drills"),
            ("damier puzzles list --tag royal --rating 1200..1600", "list puzzles"),
            ("damier endings probe \"W:WK6,K8,45:BK2\"", "ask the endings tables"),
            ("damier pdn check *.pdn --json", "check game files"),
        ],
    },
    Section {
        title: "Exit status",
        entries: &[
            ("0", "success"),
            ("1", "a check has found something wrong"),
            ("2", "bad input; the standard error says what is wrong and where"),
        ],
    },
];

/// What ends `damier -h`.
pub fn short() -> String {
    written(&SECTIONS[3..])
}

/// What ends `damier --help`.
pub fn long() -> String {
    written(&SECTIONS)
}

fn written(sections: &[Section]) -> String {
    let mut text = String::new();
    for Section { title, entries } in sections {
        let widest = entries.iter().map(|(term, _)| term.len()).max().unwrap_or(0);
        let entries = entries.iter().map(|(term, meaning)| format!("\n  {term:widest$}  {meaning}"));
        text = format!("{text}{title}:{}\n\n", entries.collect::<String>());
    }
    text.trim_end().to_owned()
}

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
        write_sections(out)?;
        page.render_version_section(out)?;
        Ok(ExitCode::SUCCESS)
    })
}

/// Writes the sections that follow the commands, as lists of terms.
fn write_sections(out: &mut impl Write) -> io::Result<()> {
    // A hyphen would be set as a dash, and a dot or an apostrophe that begins a line be taken for a command.
    let escaped = |text: &str| text.replace('\\', "\\e").replace('-', "\\-");
    for Section { title, entries } in &SECTIONS {
        writeln!(out, ".SH \"{}\"", title.to_uppercase())?;
        for (term, meaning) in *entries {
            writeln!(out, ".TP\n\\fB{}\\fR\n{}", escaped(term), escaped(meaning))?;
        }
    }
    Ok(())
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
