//! `damier-lab mine`: mines puzzles in bulk, in shards that resume after an interruption.

use std::collections::HashSet;
use std::fs::File;
use std::io::BufReader;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Instant;

use anyhow::{Context, Result, bail};
use clap::Args;

use super::shard::Shard;
use super::{PACE, settings};
use damier_lab::arguments::variant_parser;
use damier_puzzles::mining::{self, Effort, Journal, Known, MinedGame, MiningSource, Rarity, Tally, crossings};
use damier_puzzles::tag::Motif;
use damier_puzzles::thresholds::DEFAULT_NODES;
use damier_puzzles::{Collection, Puzzle};
use damier_rules::Variant;
use damier_rules::notation::pdn::read_games;

/// The arguments of `mine`.
#[derive(Args, Debug)]
#[command(group = clap::ArgGroup::new("source").required(true).args(["files", "levels", "endings", "vary"]))]
pub struct MineArgs {
    /// PDN files with games to search
    files: Vec<PathBuf>,
    /// Play this many games between levels of the engine and search them
    #[arg(long, value_name = "GAMES")]
    levels: Option<u64>,
    /// Search this many batches of random positions covered by the endings tables
    #[arg(long, value_name = "BATCHES", num_args = 0..=1, default_missing_value = "1000")]
    endings: Option<u64>,
    /// Search variations on the puzzles in the files that --of names: with this motif, or `hidden`, with a shot that a
    /// glance does not see
    #[arg(long, value_name = "MOTIF", requires = "of", value_parser = rarity)]
    vary: Option<Rarity>,
    /// A file with puzzles to vary
    #[arg(long, value_name = "FILE", requires = "vary")]
    of: Vec<PathBuf>,
    /// The number of batches of variations
    #[arg(long, default_value_t = 1000, requires = "vary")]
    batches: u64,
    /// The variant; for a PDN file, that of games which do not name theirs
    #[arg(long, default_value_t = Variant::International, value_parser = variant_parser())]
    variant: Variant,
    /// The seed of the games between levels, the variations and the endings positions
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Search only every N-th game or batch, beginning with the K-th; K runs from 1 to N
    #[arg(long, value_name = "K/N", default_value = "1/1")]
    shard: Shard,
    /// Threads
    #[arg(long, default_value_t = 1)]
    jobs: usize,
    /// Positions that each search of a proof visits; the final check visits four times as many
    #[arg(long, default_value_t = DEFAULT_NODES)]
    nodes: u64,
    /// Look for the shots of games that a glance does not see, instead of those that it sees
    #[arg(long, conflicts_with_all = ["endings", "vary"])]
    hidden: bool,
    /// Look for opening traps: at every move in the positions that several games reach, up to ply --plies
    #[arg(long, conflicts_with_all = ["levels", "endings", "vary", "hidden"])]
    traps: bool,
    /// The last ply of these positions
    #[arg(long, default_value_t = 16, requires = "traps")]
    plies: usize,
    /// The games that have to reach them
    #[arg(long, default_value_t = 2, requires = "traps")]
    least: usize,
    /// Where to write the puzzles; running the same command again resumes
    #[arg(long)]
    out: PathBuf,
    /// Stop after this many new puzzles
    #[arg(long)]
    limit: Option<usize>,
    /// The folder of the shipped collections, whose puzzles are skipped
    #[arg(long, value_name = "FOLDER", default_value = "puzzles")]
    known: PathBuf,
    /// Do not skip them
    #[arg(long)]
    again: bool,
}

fn rarity(word: &str) -> Result<Rarity, String> {
    let all = || Motif::ALL.iter().copied().filter_map(Rarity::of).chain([Rarity::Hidden]);
    let known = all().find(|rarity| rarity.word() == word);
    known.ok_or_else(|| format!("unknown motif; known are {}", all().map(Rarity::word).collect::<Vec<_>>().join(", ")))
}

impl MineArgs {
    fn source(&self) -> Result<MiningSource> {
        let (variant, seed) = (self.variant, self.seed);
        if let Some(games) = self.levels {
            return Ok(MiningSource::Levels { variant, seed, games });
        }
        if let Some(batches) = self.endings {
            return Ok(MiningSource::Endings { variant, seed, batches });
        }
        if let Some(wanted) = self.vary {
            let puzzles = self.to_vary(wanted)?;
            return Ok(MiningSource::Variations { puzzles, wanted, seed, batches: self.batches });
        }
        let games = games_of(&self.files, variant)?;
        match games {
            MiningSource::Games(games) if self.traps => {
                Ok(MiningSource::Traps(crossings(&games, self.plies, self.least)))
            }
            games => Ok(games),
        }
    }

    /// The puzzles of the variant that may lead to what is wanted.
    fn to_vary(&self, wanted: Rarity) -> Result<Vec<Arc<Puzzle>>> {
        let mut collection = Collection::default();
        for path in &self.of {
            collection.add_file(path)?;
        }
        if let Some(bad) = collection.bad_lines().first() {
            bail!("{bad}: {}", bad.reason);
        }
        let entries = collection.entries().iter().filter(|entry| entry.variant == self.variant);
        let mut puzzles = entries.map(|entry| Ok(Arc::new(collection.puzzle(entry)?))).collect::<Result<Vec<_>>>()?;
        puzzles.retain(|puzzle| wanted.is_likely_on(puzzle));
        if puzzles.is_empty() {
            bail!("no {} puzzle to make variations with {} from", self.variant, wanted.word());
        }
        Ok(puzzles)
    }

    /// Puzzles to skip.
    fn known(&self) -> Result<Known> {
        if self.again {
            return Ok(Known::default());
        }
        let mut collection = Collection::default();
        collection.add_folder(&self.known);
        if collection.entries().is_empty() {
            bail!(
                "{} holds no puzzles: name their folder with --known, or find all with --again",
                self.known.display()
            );
        }
        Ok(Known::of(&collection))
    }
}

/// The games of PDN files. Those that cannot be read are reported and left out.
pub fn games_of(files: &[PathBuf], variant: Variant) -> Result<MiningSource> {
    let mut games = Vec::new();
    for path in files {
        let file = File::open(path).with_context(|| format!("cannot open {}", path.display()))?;
        for game in read_games(BufReader::new(file), variant) {
            match game {
                Ok(game) => games.push(Arc::new(MinedGame::from(&game))),
                Err(error) => eprintln!("{}: {:#}", path.display(), anyhow::Error::from(error)),
            }
        }
    }
    Ok(MiningSource::Games(games))
}

/// Searches for puzzles.
///
/// # Errors
///
/// If a file cannot be read or written.
pub fn run(args: &MineArgs) -> Result<ExitCode> {
    if args.jobs == 0 {
        bail!("--jobs has to be 1 or more");
    }
    let source = args.source()?;
    let effort = Effort { nodes: args.nodes, hidden: args.hidden || args.vary == Some(Rarity::Hidden) };
    let hidden = if args.hidden { " --hidden" } else { "" };
    let traps = if args.traps { " --traps" } else { "" };
    let settings = settings(&format!("--nodes {}{hidden}{traps} --shard {}", args.nodes, args.shard));
    let mut journal = Journal::open(&args.out, &settings, args.known()?)?;
    let finished = journal.done().clone();
    let tasks = || (0..).zip(source.tasks()).filter(|&(number, _)| args.shard.has(number)).map(|(_, task)| task);
    let keys: HashSet<String> = tasks().map(|task| task.key()).collect();
    let (of, before) = (keys.len(), keys.intersection(&finished).count());
    if before > 0 {
        eprintln!("{before} of {of} were finished before");
    }
    // A game may be there twice.
    let mut begun = finished;
    let tasks = tasks().filter(move |task| begun.insert(task.key()));
    let (mut tally, mut done, mut found, mut failed) = (Tally::default(), before, 0, None);
    let mut told = Instant::now();
    mining::mine(tasks, effort, args.jobs, |finds| {
        done += 1;
        tally += finds.tally;
        match journal.finish(&finds.key, &finds.records) {
            Ok(new) => found += new,
            Err(error) => failed = Some(error),
        }
        if told.elapsed() >= PACE {
            told = Instant::now();
            eprintln!("{done} of {of} searched, {found} puzzles");
        }
        failed.is_none() && args.limit.is_none_or(|limit| found < limit)
    });
    if let Some(error) = failed {
        return Err(error.into());
    }
    report(found, &tally);
    Ok(ExitCode::SUCCESS)
}

/// Reports on standard error what was found and how the work was divided.
fn report(found: usize, tally: &Tally) {
    let Tally { glances, candidates, proven, verified, nodes: [glance, proof, verification] } = tally;
    eprintln!("{found} puzzles");
    eprintln!("positions {glances}, candidates {candidates}, proven {proven}, verified {verified}");
    eprintln!("positions visited in glances {glance}, in proofs {proof}, in verifications {verification}");
}
