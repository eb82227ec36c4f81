//! `damier progress`: exports, imports and backs up the user's training.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result};
use clap::{Args, Subcommand};

use super::encoding::{EncodingArgs, tell};
use super::output;
use super::pdn::name_of;
use crate::words::{self, say};
use damier_app::home::progress_file;
use damier_app::store::exchange::{self, ExchangeError};
use damier_app::store::{Checkup, Fewer, Store, StoreError};
use etude_text::complain;
use etude_text::plain::Form;

/// The arguments of `damier progress`.
#[derive(Args, Debug)]
pub struct ProgressArgs {
    #[command(subcommand)]
    command: ProgressCommand,
}

#[derive(Subcommand, Debug)]
enum ProgressCommand {
    #[command(about = say().cli_progress_export())]
    Export(ExportArgs),
    #[command(about = say().cli_progress_import())]
    Import {
        #[arg(value_name = say().value_file(), help = say().cli_progress_import_file())]
        file: PathBuf,
        #[command(flatten)]
        text: EncodingArgs,
    },
    #[command(about = say().cli_progress_backup())]
    Backup {
        #[arg(value_name = say().value_file(), help = say().cli_progress_backup_file())]
        file: PathBuf,
    },
}

#[derive(Args, Debug)]
#[group(multiple = false)]
struct ExportArgs {
    #[arg(long, help = say().cli_progress_export_json())]
    json: bool,
    #[arg(long, help = say().cli_progress_export_csv())]
    csv: bool,
}

/// Runs the command.
///
/// # Errors
///
/// Progress that cannot be opened, a file that cannot be read or written, or one that is not an export.
pub fn run(args: &ProgressArgs) -> Result<ExitCode> {
    match &args.command {
        ProgressCommand::Export(form) => export(form.csv),
        ProgressCommand::Import { file, text } => import(file, *text),
        ProgressCommand::Backup { file } => {
            open_to_read()?.back_up(file)?;
            Ok(ExitCode::SUCCESS)
        }
    }
}

/// Opens the user's progress. A damaged file is set aside and reported on the standard error.
///
/// # Errors
///
/// When it cannot be opened.
pub fn open() -> Result<Store> {
    let path = progress_file().ok_or(StoreError::NoPlace)?;
    let (mut store, aside) = Store::open_checked(&path)?;
    if let Some(aside) = aside {
        let (file, kept) = (path.display().to_string(), aside.path.display().to_string());
        complain!("{}", say().cli_error(say().progress_set_aside(file, words::damage(&aside.reason), kept)));
    }
    if let Some(Fewer { had, has }) = store.fewer() {
        complain!("{}", say().cli_error(say().trouble_fewer(had, has)));
    }
    match store.check_up() {
        Ok(Checkup::Sound) => {}
        Ok(Checkup::Mended(_)) => complain!("{}", say().cli_error(say().trouble_mended())),
        Ok(Checkup::Faulty(fault)) => complain!("{}", say().cli_error(say().trouble_faulty(fault))),
        Err(error) => complain!("{}", say().cli_error(words::store_error(&error))),
    }
    Ok(store)
}

/// Opens the user's progress, read-only where it cannot be written.
///
/// # Errors
///
/// When it cannot even be read.
pub fn open_to_read() -> Result<Store> {
    open().or_else(|error| progress_file().and_then(|path| Store::open_to_read(&path).ok()).ok_or(error))
}

/// Reports on the standard error how many unreadable attempts were skipped.
pub fn tell_unreadable(attempts: usize) {
    if attempts > 0 {
        complain!("{}", say().cli_error(words::unreadable(attempts)));
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

fn import(file: &Path, encoding: EncodingArgs) -> Result<ExitCode> {
    let is_input = file == Path::new("-");
    let failed =
        || if is_input { say().cannot_read_input() } else { say().cli_cannot_read(file.display().to_string()) };
    let (input, notice) = encoding.open(file).with_context(failed)?;
    let imported = exchange::read(&mut open()?, input);
    if let Some(foreign) = notice.take() {
        tell(&name_of(file), &foreign);
    }
    let new = match imported {
        Err(ExchangeError::Read(error)) => return Err(error).with_context(failed),
        imported => imported.with_context(|| file.display().to_string())?,
    };
    output::write_text(Form::Sentences, say().progress_imported(new) + "\n")
}
