//! `damier pdn`: checks and formats PDN files.

mod check;

use std::io::{self, BufWriter, Seek as _, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Args, Subcommand};

use super::encoding::EncodingArgs;
use super::output::{self, UNUSABLE};
use super::position::variant_parser;
use crate::words::{self, say};
use check::check;
use damier_app::encoding::Foreign;
use damier_rules::Variant;
use damier_rules::notation::pdn::{GameBuilder, PdnErrorKind, PdnReader, Place, write_game};
use etude_files::nameless;
use etude_text::plain::Form;

/// Exit code when a game has an error.
const SOME_WRONG: u8 = 1;

/// The arguments of `damier pdn`.
#[derive(Debug, Args)]
pub struct PdnArgs {
    #[command(subcommand)]
    command: PdnCommand,
}

#[derive(Debug, Subcommand)]
enum PdnCommand {
    #[command(about = say().cli_pdn_check())]
    Check(CheckArgs),
    #[command(about = say().cli_pdn_format())]
    Format(FormatArgs),
}

/// The arguments of `damier pdn check`.
#[derive(Debug, Args)]
struct CheckArgs {
    #[arg(required = true, value_name = say().value_file(), help = say().cli_pdn_files())]
    files: Vec<PathBuf>,
    #[arg(long, help = say().cli_pdn_check_json())]
    json: bool,
    #[arg(long, value_name = say().value_variant(), default_value_t = Variant::International,
        value_parser = variant_parser(), help = say().cli_variant_of_games())]
    variant: Variant,
    #[command(flatten)]
    text: EncodingArgs,
}

/// The arguments of `damier pdn format`.
#[derive(Debug, Args)]
struct FormatArgs {
    #[arg(required = true, value_name = say().value_file(), help = say().cli_pdn_files())]
    files: Vec<PathBuf>,
    #[arg(long, help = say().cli_pdn_format_skip_bad())]
    skip_bad: bool,
    #[arg(long, value_name = say().value_variant(), default_value_t = Variant::International,
        value_parser = variant_parser(), help = say().cli_variant_of_games())]
    variant: Variant,
    #[command(flatten)]
    text: EncodingArgs,
}

impl PdnArgs {
    /// The form of the output.
    const fn form(&self) -> Form {
        match &self.command {
            PdnCommand::Check(args) => Form::json_if(args.json),
            PdnCommand::Format(_) => Form::Exact,
        }
    }
}

/// Runs `damier pdn`.
///
/// # Errors
///
/// A failure to write.
pub fn run(args: &PdnArgs) -> anyhow::Result<ExitCode> {
    output::write(args.form(), |out| {
        // A file may have as many errors as games: writing them unbuffered would take most of the time.
        let mut err = output::complaints();
        let code = match &args.command {
            PdnCommand::Check(args) => check(args, out, &mut err)?,
            PdnCommand::Format(args) => format(args, out, &mut err)?,
        };
        err.flush()?;
        Ok(ExitCode::from(code))
    })
}

fn format(args: &FormatArgs, out: &mut dyn Write, err: &mut dyn Write) -> io::Result<u8> {
    // Nothing may be written if a later game has an error, and a file may be larger than the memory.
    let mut formatted = BufWriter::new(nameless()?);
    let (mut code, mut games) = (0, 0_u64);
    for path in &args.files {
        let (input, notice) = match args.text.open(path) {
            Ok(opened) => opened,
            Err(error) => {
                writeln!(err, "{}: {}", name_of(path), words::io_error(&error))?;
                code = UNUSABLE;
                continue;
            }
        };
        let (mut reader, mut builder) = (PdnReader::new(input), GameBuilder::new(args.variant));
        while let Some(game) = reader.read_game(&mut builder).transpose() {
            if let Some(foreign) = notice.take() {
                let said = say().pdn_warning_at(start_of(&foreign).to_string(), words::foreign_text(&foreign));
                writeln!(err, "{}:{said}", name_of(path))?;
            }
            for warning in reader.warnings() {
                writeln!(err, "{}:{}", name_of(path), words::pdn_warning(warning))?;
            }
            match game {
                Ok(game) => {
                    let gap = if games == 0 { "" } else { "\n" };
                    write!(formatted, "{gap}{}", write_game(&game))?;
                    games += 1;
                }
                Err(error) if matches!(error.kind, PdnErrorKind::Read(_)) => {
                    writeln!(err, "{}: {}", name_of(path), words::pdn_error_kind(&error.kind))?;
                    code = UNUSABLE;
                }
                Err(error) => {
                    writeln!(err, "{}:{}", name_of(path), words::pdn_error(&error))?;
                    code = code.max(if args.skip_bad { SOME_WRONG } else { UNUSABLE });
                }
            }
        }
        if reader.games() == 0 {
            writeln!(err, "{}: {}", name_of(path), say().no_game_in_file())?;
        }
    }
    if code == UNUSABLE {
        writeln!(err, "{}", say().nothing_written())?;
    } else {
        let mut formatted = formatted.into_inner().map_err(io::IntoInnerError::into_error)?;
        formatted.rewind()?;
        io::copy(&mut formatted, out)?;
    }
    Ok(code)
}

/// The place of the first text in another encoding.
const fn start_of(foreign: &Foreign) -> Place {
    Place { line: foreign.line, column: 1 }
}

/// Its name in messages.
pub(super) fn name_of(path: &Path) -> String {
    if path == Path::new("-") { say().standard_input() } else { path.display().to_string() }
}

#[cfg(test)]
mod tests;
