//! `damier-lab turns`: mines turns in bulk, in shards that resume after an interruption, and packs them.

use std::collections::HashSet;
use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use anyhow::{Context, Result};
use clap::{Args, Subcommand};

use super::mine::games_of;
use super::shard::Shard;
use super::{PACE, records, settings, write_file};
use damier_endings::TableSet;
use damier_lab::arguments::variant_parser;
use damier_puzzles::mining::{Aim, Journal, Known, MiningSource, TurnMiner};
use damier_puzzles::pack::{TurnPack, pack_turns};
use damier_puzzles::turn::{Turn, TurnRecord, Uses};
use damier_rules::Variant;

/// The steps of making turns.
#[derive(Subcommand, Debug)]
pub enum TurnsCommand {
    /// Find turns in games
    Mine(MineTurnsArgs),
    /// Judge every move on the lines to opening traps
    Traps(TrapTurnsArgs),
    /// Keep the quiet positions and plans that hold in a longer search
    Confirm(ConfirmArgs),
    /// Pack turns for shipping, each variant by itself
    Pack(PackTurnsArgs),
}

/// The arguments of `turns traps`.
#[derive(Args, Debug)]
pub struct TrapTurnsArgs {
    /// Files with opening traps, from `mine --traps`
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Where to write the turns; running the same command again resumes
    #[arg(long)]
    out: PathBuf,
}

/// The arguments of `turns confirm`.
#[derive(Args, Debug)]
pub struct ConfirmArgs {
    /// Files with turns: packs `*.turns`, or one JSON object a line
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Where to write those that hold; running the same command again resumes
    #[arg(long)]
    out: PathBuf,
}

/// The arguments of `turns pack`.
#[derive(Args, Debug)]
pub struct PackTurnsArgs {
    /// Files with turns: packs `*.turns`, or one JSON object a line
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The folder for the packs, one for each variant
    #[arg(long, value_name = "FOLDER")]
    out: PathBuf,
}

/// The arguments of `turns mine`.
#[derive(Args, Debug)]
#[command(group = clap::ArgGroup::new("source").required(true).args(["files", "levels"]))]
pub struct MineTurnsArgs {
    /// PDN files with games to search
    files: Vec<PathBuf>,
    /// Play this many games between levels of the engine and search them
    #[arg(long, value_name = "GAMES")]
    levels: Option<u64>,
    /// The variant; for a PDN file, that of games which do not name theirs
    #[arg(long, default_value_t = Variant::International, value_parser = variant_parser())]
    variant: Variant,
    /// The seed of the games between levels
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Search only every N-th game, beginning with the K-th; K runs from 1 to N
    #[arg(long, value_name = "K/N", default_value = "1/1")]
    shard: Shard,
    /// Look for positions in which a plan decides, and not for tactics
    #[arg(long)]
    plans: bool,
    /// Where to write the turns; running the same command again resumes
    #[arg(long)]
    out: PathBuf,
}

/// Runs a step.
///
/// # Errors
///
/// If a file cannot be read or written.
pub fn run(command: &TurnsCommand) -> Result<ExitCode> {
    match command {
        TurnsCommand::Mine(args) => mine(args),
        TurnsCommand::Traps(args) => traps(args),
        TurnsCommand::Confirm(args) => confirm(args),
        TurnsCommand::Pack(args) => pack(args),
    }
}

/// The turns of some files: packs, or one JSON object a line.
fn read(files: &[PathBuf]) -> Result<Vec<(TurnRecord, Turn)>> {
    let mut turns = Vec::new();
    for path in files {
        if path.extension().is_some_and(|extension| extension == "turns") {
            let bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
            let pack = TurnPack::open(bytes).with_context(|| path.display().to_string())?;
            for index in 0..pack.uses().len() {
                turns.push((pack.record(index)?, pack.turn(index)?));
            }
            continue;
        }
        let text = fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
        for (number, line) in (1..).zip(text.lines()) {
            let record = serde_json::from_str(line).with_context(|| format!("{}:{number}", path.display()))?;
            let turn = Turn::from_record(&record).with_context(|| format!("{}:{number}", path.display()))?;
            turns.push((record, turn));
        }
    }
    Ok(turns)
}

/// Searches quiet positions and plans once more, at length.
fn confirm(args: &ConfirmArgs) -> Result<ExitCode> {
    let settings = settings("confirmed turns");
    let mut journal = Journal::open(&args.out, &settings, Known::default())?;
    let mut miner = TurnMiner::new(Aim::default(), &TableSet::default());
    let (mut plans, mut quiet) = (0, 0);
    for (record, turn) in read(&args.files)? {
        if journal.is_done(&turn.id) {
            continue;
        }
        let was_quiet = turn.quiet;
        let confirmed = miner.confirm(record, &turn);
        plans += u32::from(confirmed.is_none());
        quiet += u32::from(confirmed.as_ref().is_some_and(|record| was_quiet && !record.quiet));
        journal.write(&turn.id, confirmed.as_slice())?;
    }
    eprintln!("{plans} plans and {quiet} quiet positions do not hold");
    Ok(ExitCode::SUCCESS)
}

/// Packs the turns of some files that are good for an exercise.
fn pack(args: &PackTurnsArgs) -> Result<ExitCode> {
    let useful = read(&args.files)?.into_iter().filter(|(_, turn)| turn.uses() != Uses::default());
    let records: Vec<TurnRecord> = useful.map(|(record, _)| record).collect();
    for variant in Variant::ALL {
        let records: Vec<TurnRecord> =
            records.iter().filter(|record| record.variant == variant.name()).cloned().collect();
        if records.is_empty() {
            continue;
        }
        let bytes = pack_turns(variant, records)?;
        let packed = TurnPack::open(bytes.clone())?;
        let path = args.out.join(format!("{variant}.turns"));
        write_file(&path, &bytes)?;
        let count = |uses: Uses| packed.uses().iter().filter(|each| each.has(uses)).count();
        eprintln!(
            "{}: {} turns in {} bytes; {} quiet, {} with losing choices, {} with a threat, {} between people, {} plans",
            path.display(),
            packed.uses().len(),
            bytes.len(),
            count(Uses::QUIET),
            count(Uses::CHOICES),
            count(Uses::PARRY),
            count(Uses::PEOPLE),
            count(Uses::PLAN),
        );
    }
    Ok(ExitCode::SUCCESS)
}

/// Judges every move on the lines to opening traps.
fn traps(args: &TrapTurnsArgs) -> Result<ExitCode> {
    let traps = records::read_all(&args.files)?;
    let mut journal = Journal::open(&args.out, &settings("turns before traps"), Known::default())?;
    let mut miner = TurnMiner::new(Aim::default(), &TableSet::default());
    let (mut found, mut told, mut known) = (0, Instant::now(), HashSet::new());
    for (number, trap) in (1..).zip(&traps) {
        if !journal.is_done(&trap.id) {
            found += journal.write(&trap.id, &miner.before_trap(trap, &mut known))?;
        }
        if told.elapsed() >= PACE {
            told = Instant::now();
            eprintln!("{number} of {} lines judged, {found} turns", traps.len());
        }
    }
    eprintln!("{found} turns");
    Ok(ExitCode::SUCCESS)
}

fn mine(args: &MineTurnsArgs) -> Result<ExitCode> {
    let (variant, seed) = (args.variant, args.seed);
    let source = match args.levels {
        Some(games) => MiningSource::Levels { variant, seed, games },
        None => games_of(&args.files, variant)?,
    };
    let (aim, what) = if args.plans { (Aim::Plans, "plans") } else { (Aim::Tactics, "turns") };
    let settings = settings(&format!("{what} --shard {}", args.shard));
    let mut journal = Journal::open(&args.out, &settings, Known::default())?;
    let mut miner = TurnMiner::new(aim, &TableSet::default());
    let tasks: Vec<_> = (0..).zip(source.tasks()).filter(|&(number, _)| args.shard.has(number)).collect();
    let (mut found, mut told) = (0, Instant::now());
    for (done, (_, task)) in (1..).zip(&tasks) {
        if journal.is_done(&task.key()) {
            continue;
        }
        found += journal.write(&task.key(), &miner.run(task))?;
        if told.elapsed() >= PACE {
            told = Instant::now();
            eprintln!("{done} of {} searched, {found} turns", tasks.len());
        }
    }
    eprintln!("{found} turns");
    Ok(ExitCode::SUCCESS)
}
