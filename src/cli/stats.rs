//! `damier stats`: the numbers behind the charts of the trainer.

use std::io::Write as _;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::Result;
use clap::Args;

use super::output;
use super::progress;
use crate::store;
use crate::train::history::History;
use crate::train::statistics::Statistics;
use crate::tui::screens::progress_text;

/// Show how your training goes: ratings, weak spots, regularity, what to work on.
#[derive(Args, Debug)]
pub struct StatsArgs {
    /// Everything, as JSON
    #[arg(long)]
    json: bool,
}

/// Runs the command.
///
/// # Errors
///
/// When progress cannot be opened or read, or the output cannot be written.
pub fn run(args: &StatsArgs) -> Result<ExitCode> {
    let stored = progress::open_to_read()?.attempts_after(0)?;
    progress::tell_unreadable(stored.unreadable);
    let history = History::of(stored.attempts);
    let statistics = Statistics::of(&history, store::clock().at(Duration::ZERO).day);
    let text = if args.json { serde_json::to_string(&statistics)? + "\n" } else { progress_text(&statistics) };
    output::write(|out| out.write_all(text.as_bytes()).map(|()| ExitCode::SUCCESS))
}
