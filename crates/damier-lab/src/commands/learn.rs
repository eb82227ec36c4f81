//! `damier-lab selfplay`, `rescore`, `train`, `match` and `levels`: training and measuring the engine.

use std::fs::File;
use std::io::{BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::Context;
use clap::{Args, Subcommand};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus as Random;

use super::tune::read_tuning;
use super::write_file;
use damier_engine::{Engine, Level, Limits, Network, Tuning};
use damier_lab::arguments::RunArgs;
use damier_lab::contest::{AtLevel, Contest, Contestant, Decision, Full, Standing, elo_of_score};
use damier_lab::rating::MAX_NODES;
use damier_lab::rescoring::Rescoring;
use damier_lab::samples::Sample;
use damier_lab::selfplay::SelfPlay;
use damier_lab::training::{Training, fitted_scale, read_samples};
use damier_rules::Variant;

/// Memory of a player's table, in MiB.
const PLAYER_MEBIBYTES: usize = 16;

/// The subcommands that train and measure.
#[derive(Subcommand, Debug)]
pub enum LearnCommand {
    /// Let the engine play itself and store the positions
    Selfplay(SelfPlayArgs),
    /// Search the positions of older games, or positions near them, with a better network
    Rescore(RescoreArgs),
    /// Train a network on such positions
    Train(TrainArgs),
    /// Let two networks play a match until it is clear whether the new one is stronger
    Match(MatchArgs),
    /// Let every level of play meet the one below
    Levels(LevelsArgs),
}

/// The arguments of `selfplay`.
#[derive(Args, Debug)]
pub struct SelfPlayArgs {
    #[command(flatten)]
    games: SelfPlay,
    /// The network to play with [default: the shipped one]
    #[arg(long, conflicts_with = "untaught")]
    network: Option<PathBuf>,
    /// Play with an untrained network that only counts material
    #[arg(long)]
    untaught: bool,
    /// The file for the positions
    #[arg(long)]
    out: PathBuf,
}

/// The arguments of `rescore`.
#[derive(Args, Debug)]
pub struct RescoreArgs {
    /// A file of positions
    samples: PathBuf,
    #[command(flatten)]
    rescoring: Rescoring,
    /// The network to score with [default: the shipped one]
    #[arg(long)]
    network: Option<PathBuf>,
    /// The file for the positions
    #[arg(long)]
    out: PathBuf,
}

/// The arguments of `train`.
#[derive(Args, Debug)]
pub struct TrainArgs {
    /// Files of positions
    #[arg(required = true)]
    samples: Vec<PathBuf>,
    #[command(flatten)]
    training: Training,
    /// The network to begin with: `shipped` or a file [default: random weights]
    #[arg(long)]
    start: Option<String>,
    /// The file for the network
    #[arg(long)]
    out: PathBuf,
}

/// The arguments of `match`.
#[derive(Args, Debug)]
pub struct MatchArgs {
    /// The old network: `shipped`, `untaught` or a file
    old: String,
    /// The new network, likewise
    new: String,
    #[command(flatten)]
    games: RunArgs,
    /// Maximum number of pairs of games
    #[arg(long, default_value_t = 1000)]
    pairs: u64,
    /// Positions visited per move
    #[arg(long, default_value_t = 5000, conflicts_with = "time")]
    nodes: u64,
    /// Seconds per move, instead
    #[arg(long)]
    time: Option<f64>,
    /// Stop once the new network is clearly not stronger than the first difference in Elo, or clearly as strong as the
    /// second; without this, all pairs are played
    #[arg(long, num_args = 2, allow_negative_numbers = true)]
    bounds: Option<Vec<f64>>,
    /// A file from `tune`: the new side searches with its margins
    #[arg(long)]
    tuning: Option<PathBuf>,
}

/// The arguments of `levels`.
#[derive(Args, Debug)]
pub struct LevelsArgs {
    #[command(flatten)]
    games: RunArgs,
    /// Pairs of games for each pair of adjacent levels
    #[arg(long, default_value_t = 100)]
    pairs: u64,
    /// Maximum number of positions visited per move; only the last levels use it up
    #[arg(long, default_value_t = MAX_NODES)]
    nodes: u64,
}

/// Runs the command.
///
/// # Errors
///
/// If a file cannot be read or written.
pub fn run(command: &LearnCommand) -> anyhow::Result<ExitCode> {
    match command {
        LearnCommand::Selfplay(args) => selfplay(args),
        LearnCommand::Rescore(args) => rescore(args),
        LearnCommand::Train(args) => train(args),
        LearnCommand::Match(args) => contest(args),
        LearnCommand::Levels(args) => Ok(levels(args)),
    }
}

fn selfplay(args: &SelfPlayArgs) -> anyhow::Result<ExitCode> {
    let cannot = || format!("cannot write {}", args.out.display());
    let mut out = BufWriter::new(File::create(&args.out).with_context(cannot)?);
    let started = Instant::now();
    let (mut games, mut positions) = (0_u64, 0);
    let network = match &args.network {
        Some(file) => Some(read_network(file, args.games.run.variant)?),
        None => args.untaught.then(|| Arc::new(Network::untaught(args.games.run.variant))),
    };
    args.games
        .run(engine_with(network), |samples| {
            games += 1;
            positions += samples.len();
            if games.is_multiple_of(1000) {
                eprintln!("{games} games, {positions} positions, {:.0} s", started.elapsed().as_secs_f64());
            }
            samples.iter().try_for_each(|sample| sample.write(&mut out))
        })
        .and_then(|()| out.flush())
        .with_context(cannot)?;
    println!("{games} games, {positions} positions, {:.1} s", started.elapsed().as_secs_f64());
    Ok(ExitCode::SUCCESS)
}

fn rescore(args: &RescoreArgs) -> anyhow::Result<ExitCode> {
    let mut samples = read_file(&args.samples)?;
    let network = args.network.as_deref().map(|file| read_network(file, args.rescoring.run.variant)).transpose()?;
    let started = Instant::now();
    args.rescoring.run(engine_with(network), &mut samples);
    let cannot = || format!("cannot write {}", args.out.display());
    let mut out = BufWriter::new(File::create(&args.out).with_context(cannot)?);
    samples.iter().try_for_each(|sample| sample.write(&mut out)).and_then(|()| out.flush()).with_context(cannot)?;
    println!("{} positions, {:.1} s", samples.len(), started.elapsed().as_secs_f64());
    Ok(ExitCode::SUCCESS)
}

fn train(args: &TrainArgs) -> anyhow::Result<ExitCode> {
    let mut samples = Vec::new();
    for file in &args.samples {
        samples.append(&mut read_file(file)?);
    }
    let (variant, name) = (args.training.run.variant, args.start.as_deref());
    let start = name.map(|name| named_network(name, variant)).transpose()?;
    println!("{} positions, their scale {}", samples.len(), fitted_scale(&samples));
    let started = Instant::now();
    let network = args.training.run(start.as_deref(), samples, |epoch| {
        println!(
            "epoch {:2}  training {:.5}  held back {:.5}  results {:.5}  {:.0} s",
            epoch.number,
            epoch.training,
            epoch.held_back,
            epoch.results,
            started.elapsed().as_secs_f64()
        );
    });
    write_file(&args.out, &network.to_bytes())?;
    Ok(ExitCode::SUCCESS)
}

fn contest(args: &MatchArgs) -> anyhow::Result<ExitCode> {
    let limits = match args.time {
        Some(seconds) => Limits::time(Duration::try_from_secs_f64(seconds).context("--time")?),
        None => Limits::nodes(args.nodes),
    };
    let bounds = args.bounds.as_deref().and_then(|bounds| bounds.try_into().ok());
    let contest = Contest { run: args.games, pairs: args.pairs, bounds };
    let tuning = args.tuning.as_deref().map(read_tuning).transpose()?;
    let player = |name, tuning| {
        let engine = engine_with(Some(named_network(name, args.games.variant)?));
        anyhow::Ok(move || {
            let mut engine = engine(PLAYER_MEBIBYTES);
            engine.use_tuning(tuning);
            Box::new(Full { engine, limits }) as Box<dyn Contestant>
        })
    };
    let new = player(&args.new, tuning.unwrap_or_default())?;
    let old = player(&args.old, Tuning::default())?;
    let standing = contest.run([&new, &old], |standing| {
        if standing.pairs.iter().sum::<u64>().is_multiple_of(50) {
            eprintln!("{}", standing_line(standing, contest.bounds));
        }
    });
    println!("{}", standing_line(&standing, contest.bounds));
    let stronger = contest.bounds.is_none_or(|bounds| standing.decision(bounds) == Some(Decision::Stronger));
    Ok(if stronger { ExitCode::SUCCESS } else { ExitCode::from(1) })
}

fn levels(args: &LevelsArgs) -> ExitCode {
    let contest = Contest { run: args.games, pairs: args.pairs, bounds: None };
    let player = |level| {
        move || {
            let (engine, random) = (Engine::new(PLAYER_MEBIBYTES), Random::seed_from_u64(0));
            Box::new(AtLevel { level, engine, limits: Limits::nodes(args.nodes), random }) as Box<dyn Contestant>
        }
    };
    for (lower, upper) in Level::ALL.into_iter().zip(Level::ALL.into_iter().skip(1)) {
        let standing = contest.run([&player(upper), &player(lower)], |_| ());
        println!("level {upper} against {lower}: {}", standing_line(&standing, None));
    }
    ExitCode::SUCCESS
}

/// The standing of a match in one line.
fn standing_line(standing: &Standing, bounds: Option<[f64; 2]>) -> String {
    let [won, drawn, lost] = standing.games;
    let (score, margin) = (standing.score(), standing.uncertainty());
    let [low, elo, high] = [score - margin, score, score + margin].map(elo_of_score);
    let ratio = bounds.map(|bounds| format!(", log-likelihood ratio {:.2}", standing.log_likelihood_ratio(bounds)));
    format!(
        "new engine +{won} ={drawn} -{lost}, score {score:.3} +- {margin:.3}, Elo {elo:+.0} ({low:+.0} to {high:+.0}){}",
        ratio.unwrap_or_default()
    )
}

/// Creates engines with this network, or with the shipped one.
fn engine_with(network: Option<Arc<Network>>) -> impl Fn(usize) -> Engine + Sync {
    move |mebibytes| {
        let mut engine = Engine::new(mebibytes);
        if let Some(network) = &network {
            engine.use_network(Arc::clone(network));
        }
        engine
    }
}

fn read_file(file: &Path) -> anyhow::Result<Vec<Sample>> {
    let cannot = || format!("cannot read {}", file.display());
    let reader = BufReader::new(File::open(file).with_context(cannot)?);
    read_samples(reader).with_context(cannot)
}

/// The network of a name: `shipped`, `untaught` or a file.
fn named_network(name: &str, variant: Variant) -> anyhow::Result<Arc<Network>> {
    match name {
        "shipped" => Ok(Network::shipped(variant)),
        "untaught" => Ok(Arc::new(Network::untaught(variant))),
        file => read_network(Path::new(file), variant),
    }
}

fn read_network(file: &Path, variant: Variant) -> anyhow::Result<Arc<Network>> {
    let bytes = std::fs::read(file).with_context(|| format!("cannot read {}", file.display()))?;
    let network = Network::from_bytes(&bytes).with_context(|| file.display().to_string())?;
    anyhow::ensure!(
        network.variant == variant,
        "{} is a network for {} draughts, not {variant}",
        file.display(),
        network.variant
    );
    Ok(Arc::new(network))
}
