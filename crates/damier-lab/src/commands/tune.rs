//! `damier-lab tune`: finds better margins for the search.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Context;
use clap::Args;
use serde::{Deserialize, Serialize};

use super::write_file;
use damier_engine::Tuning;
use damier_lab::arguments::RunArgs;
use damier_lab::contest::Contest;
use damier_lab::tuning::{KNOBS, Tuner, Values, present, tuning_of};

/// The arguments of `tune`.
#[derive(Args, Debug)]
pub struct TuneArgs {
    #[command(flatten)]
    games: RunArgs,
    /// Number of matches; every match moves the margins a little
    #[arg(long)]
    rounds: u32,
    /// Pairs of games in each match
    #[arg(long, default_value_t = 4)]
    pairs: u64,
    /// Positions visited per move
    #[arg(long, default_value_t = 16_000)]
    nodes: u64,
    /// How far a half point moves the margins, in units of the difference that is tried
    #[arg(long, default_value_t = 0.004)]
    rate: f64,
    /// The file for the margins, written after every match; if it exists, the tuning goes on from there
    #[arg(long)]
    out: PathBuf,
}

/// How far a tuning has come.
#[derive(Serialize, Deserialize)]
struct State {
    /// The number of rounds that were played.
    round: u32,
    /// The values, in the order of [`KNOBS`].
    values: Values,
}

/// Runs the command.
///
/// # Errors
///
/// If the file cannot be read or written.
pub fn run(args: &TuneArgs) -> anyhow::Result<ExitCode> {
    let tuner = Tuner {
        contest: Contest { run: args.games, pairs: args.pairs, bounds: None },
        nodes: args.nodes,
        rounds: args.rounds,
        rate: args.rate,
    };
    let start = State { round: 0, values: present() };
    let mut state = if args.out.exists() { read_state(&args.out)? } else { start };
    while state.round < args.rounds {
        let standing = tuner.round(state.round, &mut state.values);
        state.round += 1;
        write_state(&args.out, &state)?;
        let [won, drawn, lost] = standing.games;
        println!("round {}: +{won} ={drawn} -{lost}  {}", state.round, named_values(&state.values));
    }
    println!("{}", named_values(&state.values));
    Ok(ExitCode::SUCCESS)
}

fn named_values(values: &Values) -> String {
    let named = KNOBS.iter().zip(values).map(|(knob, value)| format!("{} {value:.1}", knob.name));
    named.collect::<Vec<_>>().join("  ")
}

/// The margins in a file from this command.
///
/// # Errors
///
/// If the file cannot be read.
pub fn read_tuning(file: &Path) -> anyhow::Result<Tuning> {
    Ok(tuning_of(&read_state(file)?.values))
}

fn write_state(file: &Path, state: &State) -> anyhow::Result<()> {
    let text = serde_json::to_string(state)?;
    write_file(file, text.as_bytes())
}

fn read_state(file: &Path) -> anyhow::Result<State> {
    let cannot = || format!("cannot read {}", file.display());
    serde_json::from_slice(&std::fs::read(file).with_context(cannot)?).with_context(cannot)
}
