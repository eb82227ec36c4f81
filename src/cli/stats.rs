//! `damier stats`: the numbers behind the charts of the trainer.

use std::process::ExitCode;

use anyhow::Result;
use clap::Args;

use super::output;
use super::progress;
use super::trainer::settings;
use crate::progress_tables;
use crate::shipped::Opening;
use crate::words::say;
use damier_app::home;
use damier_app::store::games::{OwnDrill, OwnPuzzle};
use damier_train::due::{due_items, elsewhere};
use damier_train::history::{History, move_retired};
use damier_train::statistics::Statistics;
use etude_store::wall;
use etude_text::plain::Form;

/// The arguments of `damier stats`.
#[derive(Args, Debug)]
pub struct StatsArgs {
    #[arg(long, help = say().cli_stats_json())]
    json: bool,
}

/// Runs the command.
///
/// # Errors
///
/// Progress that cannot be opened or read, or a failure to write.
pub fn run(args: &StatsArgs) -> Result<ExitCode> {
    let (store, today) = (progress::open_to_read()?, wall::now().day);
    let mut selector = Opening::default().selector(0);
    selector.add_own(OwnPuzzle::collection(store.own_puzzles()?));
    selector.hide(store.player_sets()?.hidden_ids());
    let mut history = History::default();
    history.set_today(today);
    let (settings, _) = settings(home::settings_file().as_deref());
    history.set_repetition(settings.repetition());
    history.add_given_away(store.own_drills()?.iter().filter_map(OwnDrill::thrown));
    let stored = store.attempts_after(0)?;
    progress::tell_unreadable(stored.unreadable);
    history.extend(stored.attempts);
    move_retired(&mut history, &mut selector);
    let game = settings.variant;
    let elsewhere = elsewhere(&history, &mut selector, game, today);
    let due = due_items(&history, &mut selector, game, today);
    let statistics = Statistics { elsewhere, ..Statistics::of(&history, &due, game, today) };
    let text = if args.json { serde_json::to_string(&statistics)? + "\n" } else { progress_tables::text(&statistics) };
    output::write_text(Form::json_if(args.json), text)
}
