//! `damier-lab rate`: rates puzzles by the results of players.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use anyhow::{Context, Result, bail};
use clap::{Args, Subcommand};

use super::rate_report as report;
use super::records;
use super::shard::Shard;
use super::{PACE, settings, write_file};
use damier_lab::rating::{PLAYERS, Ratings, Scale, Tester, TriesFile, read_tries};
use damier_puzzles::record::hash;
use damier_puzzles::{Collection, Rating, SourceKind};

/// The subcommands of `rate`.
#[derive(Subcommand, Debug)]
pub enum RateCommand {
    /// Let the players try puzzles
    Try(TryArgs),
    /// Rate players and puzzles by the results
    Fit(FitArgs),
}

/// The arguments of `rate try`.
#[derive(Args, Debug)]
pub struct TryArgs {
    /// Files of puzzles
    #[arg(required = true)]
    puzzles: Vec<PathBuf>,
    /// Leave out the endings
    #[arg(long)]
    shots: bool,
    /// Try only one of N parts, from 1 to N; the ids of the puzzles decide to which part they belong
    #[arg(long, value_name = "K/N", default_value = "1/1")]
    shard: Shard,
    /// The seed of the players' oversights
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Where to write the results; running the same command again resumes
    #[arg(long)]
    out: PathBuf,
}

/// The arguments of `rate fit`.
#[derive(Args, Debug)]
pub struct FitArgs {
    /// Files of results
    #[arg(required = true)]
    tries: Vec<PathBuf>,
    /// Files of puzzles
    #[arg(long, required = true, num_args = 1..)]
    puzzles: Vec<PathBuf>,
    /// Where to write the puzzles with their new ratings, as JSON Lines, and the scale: a folder other than theirs
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
    /// Rate the puzzles on the scale of an earlier fit, which this file holds
    #[arg(long, value_name = "FILE", conflicts_with_all = ["plain", "validate"])]
    scale: Option<PathBuf>,
    /// Fit the plain curve of Elo, without the chance of success by random moves
    #[arg(long)]
    plain: bool,
    /// Leave out every player in turn, and report how well the ratings predict it
    #[arg(long)]
    validate: bool,
}

/// Runs the command.
///
/// # Errors
///
/// If a file cannot be read or written.
pub fn run(command: &RateCommand) -> Result<ExitCode> {
    match command {
        RateCommand::Try(args) => try_puzzles(args),
        RateCommand::Fit(args) => fit(args),
    }
}

/// The puzzles of files; lines that cannot be read are reported and skipped.
fn read_puzzles(paths: &[PathBuf]) -> Result<Collection> {
    let mut collection = Collection::default();
    for path in paths {
        collection.add_file(path)?;
    }
    for line in collection.bad_lines() {
        eprintln!("{:#}", anyhow::Error::msg(line.to_string()).context(line.reason.to_string()));
    }
    Ok(collection)
}

fn try_puzzles(args: &TryArgs) -> Result<ExitCode> {
    let collection = read_puzzles(&args.puzzles)?;
    // Results of other players or of another search do not belong together.
    let players = hash(format!("{PLAYERS:?}").bytes());
    let settings = settings(&format!("players {players:016x} --seed {}", args.seed));
    let mut file = TriesFile::open(&args.out, &settings)?;
    let chosen = collection
        .entries()
        .iter()
        .filter(|entry| args.shard.has(hash(entry.id.bytes())) && !(args.shots && entry.source == SourceKind::Endings));
    let (done, open): (Vec<_>, Vec<_>) = chosen.partition(|entry| file.is_done(&entry.id));
    if !done.is_empty() {
        eprintln!("{} of {} were tried before", done.len(), done.len() + open.len());
    }
    let (mut tester, started, mut told, mut visited) = (Tester::new(args.seed), Instant::now(), Instant::now(), 0);
    for (number, entry) in (1..).zip(&open) {
        file.add(&tester.test(&collection.puzzle(entry)?))?;
        visited += tester.take_visited();
        if told.elapsed() >= PACE || number == open.len() {
            told = Instant::now();
            let seconds = started.elapsed().as_secs_f64();
            eprintln!("{number} of {} tried, {visited} positions visited, {seconds:.0} s", open.len());
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn fit(args: &FitArgs) -> Result<ExitCode> {
    let collection = read_puzzles(&args.puzzles)?;
    let mut results = read_tries(&args.tries)?;
    let all = results.tries.len();
    results.tries.retain(|tries| collection.find(&tries.id).is_some());
    let tries = &results.tries;
    println!(
        "{} puzzles, {} without results, {} results without puzzle",
        collection.entries().len(),
        collection.entries().len() - tries.len(),
        all - tries.len()
    );
    let ratings = match &args.scale {
        Some(path) => Ratings::on_scale(&results, &read_scale(path)?)?,
        None => Ratings::fit(tries, !args.plain)?,
    };
    report::players(&ratings);
    report::puzzles(&ratings);
    if args.validate {
        let known = tries.iter().filter_map(|tries| collection.find(&tries.id));
        let known: Vec<f64> = known.map(|entry| f64::from(entry.rating.value)).collect();
        report::validation(&ratings, tries, &known);
    }
    if let Some(out) = &args.out {
        let new = tries.iter().enumerate().map(|(number, tries)| (tries.id.as_str(), ratings.rating(number))).collect();
        for path in &args.puzzles {
            write_rated(path, out, &new)?;
        }
        let path = out.join("scale.json");
        let scale = serde_json::to_string_pretty(&ratings.scale(results.settings))? + "\n";
        write_file(&path, scale.as_bytes())?;
    }
    Ok(ExitCode::SUCCESS)
}

fn read_scale(path: &Path) -> Result<Scale> {
    let failed = || format!("cannot read {}", path.display());
    let text = std::fs::read_to_string(path).with_context(failed)?;
    serde_json::from_str(&text).with_context(failed)
}

/// Writes the records of a file with their new ratings as JSON Lines, to a file of nearly the same name in another folder.
fn write_rated(path: &Path, folder: &Path, ratings: &HashMap<&str, Rating>) -> Result<()> {
    let name = path.file_stem().with_context(|| format!("{} is no file", path.display()))?;
    let out = folder.join(name).with_extension("jsonl");
    std::fs::create_dir_all(folder).with_context(|| format!("cannot create {}", folder.display()))?;
    if std::path::absolute(&out)? == std::path::absolute(path)? {
        bail!("{} would be overwritten", path.display());
    }
    let mut rated = records::read(path)?;
    for record in &mut rated {
        record.rating = ratings.get(record.id.as_str()).copied().unwrap_or(record.rating);
    }
    records::write(&out, &rated)
}
