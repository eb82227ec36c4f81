//! `damier pdn`: checks and formats PDN files.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Args, Subcommand};
use serde::Serialize;

use super::output::{self, UNUSABLE};
use super::position::variant_parser;
use crate::plain::Form;
use crate::words::{self, say};
use damier_rules::Variant;
use damier_rules::notation::pdn::{GameBuilder, PdnError, PdnErrorKind, PdnReader, PdnWarning, Replay, write_game};

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

/// The findings in a file.
#[derive(Debug, Default, Serialize)]
struct Report {
    file: String,
    games: u64,
    plies: u64,
    variation_plies: u64,
    errors: Vec<Wrong>,
    warnings: Vec<Wrong>,
}

/// An error of a game, or a warning about it.
#[derive(Debug, Serialize)]
struct Wrong {
    game: u64,
    line: u64,
    column: u64,
    message: String,
}

impl From<PdnError> for Wrong {
    fn from(error: PdnError) -> Self {
        let PdnError { game, place, kind } = error;
        Self { game, line: place.line, column: place.column, message: words::pdn_error_kind(&kind) }
    }
}

impl From<&PdnWarning> for Wrong {
    fn from(warning: &PdnWarning) -> Self {
        let PdnWarning { game, place, kind } = warning;
        Self { game: *game, line: place.line, column: place.column, message: words::pdn_warning_kind(kind) }
    }
}

impl Report {
    /// Writes a line for every error and warning in file order, then one with the counts.
    fn write_lines(&self, out: &mut dyn Write) -> io::Result<()> {
        let errors = self.errors.iter().map(|wrong| (wrong, wrong.message.clone()));
        let warnings = self.warnings.iter().map(|odd| (odd, say().pdn_warning_line(&odd.message)));
        let mut lines: Vec<(&Wrong, String)> = errors.chain(warnings).collect();
        lines.sort_by_key(|(wrong, _)| (wrong.line, wrong.column));
        for (Wrong { line, column, .. }, message) in lines {
            writeln!(out, "{}:{line}:{column}: {message}", self.file)?;
        }
        write_counts(out, self, self.errors.len(), self.warnings.len())
    }
}

fn check(args: &CheckArgs, out: &mut dyn Write, err: &mut dyn Write) -> io::Result<u8> {
    let mut code = 0;
    let mut total = Report { file: say().pdn_total(), ..Report::default() };
    let (mut wrong_games, mut warnings) = (0, 0);
    for path in &args.files {
        let mut report =
            match open(path).and_then(|input| in_its_language(args.json, || check_games(input, args.variant))) {
                Ok(report) => report,
                Err(error) => {
                    writeln!(err, "{}: {error}", name_of(path))?;
                    code = UNUSABLE;
                    continue;
                }
            };
        report.file = in_its_language(args.json, || name_of(path));
        if !report.errors.is_empty() {
            code = code.max(SOME_WRONG);
        }
        if args.json {
            serde_json::to_writer(&mut *out, &report)?;
            writeln!(out)?;
        } else {
            report.write_lines(out)?;
        }
        total.games += report.games;
        total.plies += report.plies;
        total.variation_plies += report.variation_plies;
        wrong_games += report.errors.len();
        warnings += report.warnings.len();
    }
    if args.files.len() > 1 && !args.json {
        write_counts(out, &total, wrong_games, warnings)?;
    }
    Ok(code)
}

/// Runs a function in English where a program reads what it finds.
fn in_its_language<T>(json: bool, function: impl FnOnce() -> T) -> T {
    if json { words::in_english(function) } else { function() }
}

fn write_counts(out: &mut dyn Write, report: &Report, errors: usize, warnings: usize) -> io::Result<()> {
    let mut counts = vec![say().pdn_games(report.games), say().pdn_plies(report.plies)];
    if report.variation_plies > 0 {
        counts.push(say().pdn_variation_plies(report.variation_plies));
    }
    counts.push(say().pdn_errors(errors));
    if warnings > 0 {
        counts.push(say().pdn_warnings(warnings));
    }
    writeln!(out, "{}", say().pdn_counts(&report.file, words::list(counts)))
}

fn check_games(input: Box<dyn BufRead>, variant: Variant) -> io::Result<Report> {
    let mut report = Report::default();
    let mut reader = PdnReader::new(input);
    let mut replay = Replay::new(variant);
    loop {
        let game = reader.read_game(&mut replay);
        report.warnings.extend(reader.warnings().iter().map(Wrong::from));
        match game {
            Ok(Some(game)) => {
                report.plies += u64::from(game.plies);
                report.variation_plies += u64::from(game.variation_plies);
            }
            Ok(None) => break,
            Err(error) => report.errors.push(wrong(error)?),
        }
    }
    report.games = reader.games();
    Ok(report)
}

/// An error of a game, unless the file itself cannot be read.
fn wrong(error: PdnError) -> io::Result<Wrong> {
    match error.kind {
        PdnErrorKind::Read(message) => Err(io::Error::other(message)),
        _ => Ok(error.into()),
    }
}

fn format(args: &FormatArgs, out: &mut dyn Write, err: &mut dyn Write) -> io::Result<u8> {
    let mut code = 0;
    let mut games: Vec<String> = Vec::new();
    for path in &args.files {
        let input = match open(path) {
            Ok(input) => input,
            Err(error) => {
                writeln!(err, "{}: {error}", name_of(path))?;
                code = UNUSABLE;
                continue;
            }
        };
        let (mut reader, mut builder) = (PdnReader::new(input), GameBuilder::new(args.variant));
        while let Some(game) = reader.read_game(&mut builder).transpose() {
            for warning in reader.warnings() {
                writeln!(err, "{}:{}", name_of(path), words::pdn_warning(warning))?;
            }
            match game {
                Ok(game) => games.push(write_game(&game)),
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
    }
    if code == UNUSABLE {
        writeln!(err, "{}", say().nothing_written())?;
    } else {
        out.write_all(games.join("\n").as_bytes())?;
    }
    Ok(code)
}

/// Opens a file of games; - is the standard input.
pub(super) fn open(path: &Path) -> io::Result<Box<dyn BufRead>> {
    const BUFFER: usize = 1 << 16;
    if path == Path::new("-") {
        return Ok(Box::new(BufReader::with_capacity(BUFFER, io::stdin())));
    }
    Ok(Box::new(BufReader::with_capacity(BUFFER, File::open(path)?)))
}

/// Its name in messages.
pub(super) fn name_of(path: &Path) -> String {
    if path == Path::new("-") { say().standard_input() } else { path.display().to_string() }
}

#[cfg(test)]
mod tests;
