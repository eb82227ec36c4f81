//! `damier completions`, `damier man`, and the end of `damier --help`.

use std::io::{self, Write};
use std::process::ExitCode;

use clap::{Args, Command};
use clap_complete::Shell as BundledShell;
use clap_complete_nushell::Nushell;
use clap_mangen::Man;

use unicode_width::UnicodeWidthStr;

use super::output;
use crate::words::{Message, Messages, say};
use etude_text::plain::Form;
use etude_tui::text::padded;

/// A part of the manual: a title, and terms with their meanings.
struct Section {
    title: Message,
    entries: &'static [(&'static str, Message)],
}

/// What follows the commands in the manual page and in `damier --help`.
const SECTIONS: [Section; 4] = [
    Section {
        title: Messages::manual_environment,
        entries: &[
            ("DAMIER_HOME", Messages::manual_damier_home),
            ("DAMIER_PLAIN", Messages::manual_damier_plain),
            ("NO_COLOR", Messages::manual_no_color),
            ("COLORTERM, TERM", Messages::manual_colorterm),
            ("LANGUAGE, LC_ALL, LC_MESSAGES, LANG", Messages::manual_locale),
        ],
    },
    Section {
        title: Messages::manual_files,
        entries: &[
            ("~/.config/damier/settings.toml", Messages::manual_settings),
            ("~/.local/share/damier/progress/progress.sqlite3", Messages::manual_progress),
            ("~/.local/share/damier/games.pdn", Messages::manual_games),
            ("~/.local/share/damier/puzzles/*.jsonl", Messages::manual_puzzles),
            ("~/.local/share/damier/endings/", Messages::manual_endings),
        ],
    },
    Section {
        title: Messages::manual_examples,
        entries: &[
            ("damier", Messages::manual_example_trainer),
            ("damier --plain", Messages::manual_example_plain),
            ("damier --plain --seed 7 --date 2026-11-26 < script", Messages::manual_example_script),
            ("damier --analyse \"W:W28,32:B19,23\"", Messages::manual_example_position),
            ("damier --analyse game.pdn --game 3", Messages::manual_example_game),
            ("damier analyse --pdn game.pdn --time 1", Messages::manual_example_annotate),
            ("damier import games.pdn --me Jansen", Messages::manual_example_import),
            ("damier puzzles list --tag royal --rating 1200..1600", Messages::manual_example_puzzles),
            ("damier endings probe --fen \"W:WK6,K8,45:BK2\"", Messages::manual_example_endings),
            ("damier pdn check *.pdn --json", Messages::manual_example_pdn),
        ],
    },
    Section {
        title: Messages::manual_exit,
        entries: &[
            ("0", Messages::manual_exit_success),
            ("1", Messages::manual_exit_wrong),
            ("2", Messages::manual_exit_unusable),
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
        let widest = entries.iter().map(|(term, _)| term.width()).max().unwrap_or(0);
        let entries = entries.iter().map(|(term, meaning)| format!("\n  {}  {}", padded(term, widest), meaning(say())));
        text = format!("{text}{}{}\n\n", say().manual_heading(title(say())), entries.collect::<String>());
    }
    text.trim_end().to_owned()
}

/// A shell for which completions can be written.
#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum Shell {
    Bash,
    Elvish,
    Fish,
    Nushell,
    Powershell,
    Zsh,
}

/// The arguments of `damier completions`.
#[derive(Args, Debug)]
pub struct CompletionsArgs {
    #[arg(value_name = say().value_shell(), help = say().cli_completions_shell())]
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
        let bundled = match args.shell {
            Shell::Bash => BundledShell::Bash,
            Shell::Elvish => BundledShell::Elvish,
            Shell::Fish => BundledShell::Fish,
            Shell::Powershell => BundledShell::PowerShell,
            Shell::Zsh => BundledShell::Zsh,
            Shell::Nushell => {
                clap_complete::generate(Nushell, &mut command, name, out);
                return Ok(ExitCode::SUCCESS);
            }
        };
        clap_complete::generate(bundled, &mut command, name, out);
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
        let mut text = Vec::new();
        page.render_name_section(&mut text)?;
        page.render_synopsis_section(&mut text)?;
        page.render_options_section(&mut text)?;
        out.write_all(with_headings(&text).as_bytes())?;
        write_commands(&command, out)?;
        write_sections(out)?;
        let mut text = Vec::new();
        page.render_version_section(&mut text)?;
        out.write_all(with_headings(&text).as_bytes())?;
        Ok(ExitCode::SUCCESS)
    })
}

/// Writes the sections that follow the commands, as lists of terms.
fn write_sections(out: &mut impl Write) -> io::Result<()> {
    // roff would set a hyphen as a dash.
    let escaped = |text: &str| text.replace('\\', "\\e").replace('-', "\\-");
    for Section { title, entries } in &SECTIONS {
        writeln!(out, ".SH \"{}\"", title(say()).to_uppercase())?;
        for (term, meaning) in *entries {
            writeln!(out, ".TP\n\\fB{}\\fR\n{}", escaped(term), escaped(&meaning(say())))?;
        }
    }
    Ok(())
}

/// Rendered sections with our headings instead of the library's.
fn with_headings(page: &[u8]) -> String {
    let headings: [(&str, Message); 5] = [
        ("NAME", Messages::man_name),
        ("SYNOPSIS", Messages::man_synopsis),
        ("DESCRIPTION", Messages::man_description),
        ("OPTIONS", Messages::man_options),
        ("VERSION", Messages::man_version),
    ];
    let line_with_heading = |line: &str| {
        let heading =
            line.strip_prefix(".SH ").and_then(|name| headings.iter().find(|(known, _)| *known == name.trim()));
        heading.map_or_else(|| line.to_owned(), |(_, heading)| format!(".SH \"{}\"\n", heading(say())))
    };
    String::from_utf8_lossy(page).split_inclusive('\n').map(line_with_heading).collect()
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
        let text = with_headings(&text).replace("\n.SH ", "\n.SS ");
        writeln!(out, ".SH \"{}\"\n{}", name.to_uppercase(), text.trim_start())?;
    }
    Ok(())
}
