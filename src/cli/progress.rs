//! `damier progress`: what is kept of a person's training, written out, read in, copied.

use std::fs;
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result};
use clap::{Args, Subcommand};

use super::output;
use crate::complain;
use crate::plain::Form;
use crate::store::exchange::{self, ExchangeError};
use crate::store::{Store, StoreError, default_path};
use crate::words;

/// Write out, read in and copy what is kept of your training.
#[derive(Args, Debug)]
pub struct ProgressArgs {
    #[command(subcommand)]
    command: ProgressCommand,
}

#[derive(Subcommand, Debug)]
enum ProgressCommand {
    /// Write everything on the standard output
    Export(ExportArgs),
    /// Take an export in, JSON or CSV; what is there already is left alone
    Import {
        /// The export; - is the standard input
        file: PathBuf,
    },
    /// Write a copy of the database, also while the trainer runs
    Backup {
        /// The copy, which must not be there yet
        file: PathBuf,
    },
}

#[derive(Args, Debug)]
#[group(multiple = false)]
struct ExportArgs {
    /// As JSON, the default
    #[arg(long)]
    json: bool,
    /// The attempts alone, as CSV
    #[arg(long)]
    csv: bool,
}

/// Runs the command.
///
/// # Errors
///
/// When progress cannot be opened, a file cannot be read or written, or is no export.
pub fn run(args: &ProgressArgs) -> Result<ExitCode> {
    match &args.command {
        ProgressCommand::Export(form) => export(form.csv),
        ProgressCommand::Import { file } => import(file),
        ProgressCommand::Backup { file } => {
            open_to_read()?.back_up(file)?;
            Ok(ExitCode::SUCCESS)
        }
    }
}

/// Opens the person's progress. A damaged file that had to be put aside is told of on the standard error.
///
/// # Errors
///
/// When it cannot be opened.
pub fn open() -> Result<Store> {
    let path = default_path().ok_or(StoreError::NoPlace)?;
    let (store, aside) = Store::open(&path)?;
    if let Some(aside) = aside {
        let kept = aside.path.display();
        complain!("damier: {} was damaged ({}); it is kept as {kept}", path.display(), aside.reason);
    }
    Ok(store)
}

/// Opens the person's progress, to be read only where nothing can be written.
///
/// # Errors
///
/// When it cannot be read either.
pub fn open_to_read() -> Result<Store> {
    open().or_else(|error| default_path().and_then(|path| Store::open_to_read(&path).ok()).ok_or(error))
}

/// Says on the standard error how many attempts were passed over because they cannot be read.
pub fn tell_unreadable(attempts: usize) {
    if attempts > 0 {
        complain!("damier: {}", words::unreadable(attempts));
    }
}

fn export(csv: bool) -> Result<ExitCode> {
    let store = open_to_read()?;
    output::write(if csv { Form::Exact } else { Form::Json }, |out| {
        let written = if csv { exchange::write_csv(&store, out) } else { exchange::write_json(&store, out) };
        match written {
            Ok(unreadable) => {
                tell_unreadable(unreadable);
                Ok(ExitCode::SUCCESS)
            }
            Err(ExchangeError::Write(error)) => Err(error),
            Err(error) => Err(std::io::Error::other(error)),
        }
    })
}

fn import(file: &Path) -> Result<ExitCode> {
    let mut bytes = Vec::new();
    if file == Path::new("-") {
        std::io::stdin().lock().read_to_end(&mut bytes).context("cannot read the standard input")?;
    } else {
        bytes = fs::read(file).with_context(|| format!("cannot read {}", file.display()))?;
    }
    let text = String::from_utf8(bytes).with_context(|| format!("{} is not UTF-8", file.display()))?;
    let new = exchange::read(&mut open()?, &text).with_context(|| file.display().to_string())?;
    output::write(Form::Sentences, |out| {
        use std::io::Write as _;
        writeln!(out, "{new} new attempts")?;
        Ok(ExitCode::SUCCESS)
    })
}
