//! `damier puzzles mine`.

use std::collections::HashSet;
use std::fs::File;
use std::io::{BufReader, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use anyhow::{Context, Result, bail};
use clap::Args;

use super::progress::ProgressBar;
use crate::cli::output;
use crate::cli::position::variant_parser;
use crate::notation::pdn::read_games;
use crate::puzzles::Collection;
use crate::puzzles::mining::{self, Finds, Journal, Known, MinedGame, Quarry, Tally};
use crate::puzzles::thresholds::DEFAULT_NODES;
use crate::rules::Variant;

#[derive(Args, Debug)]
#[command(group = clap::ArgGroup::new("source").required(true).args(["files", "self_play", "endings"]))]
pub struct MineArgs {
    /// PDN files with games to look through
    files: Vec<PathBuf>,
    /// Play so many games of the engine against itself and look through them
    #[arg(long = "selfplay", value_name = "GAMES")]
    self_play: Option<u64>,
    /// Look through so many batches of random positions that the endings tables cover
    #[arg(long, value_name = "BATCHES", num_args = 0..=1, default_missing_value = "1000")]
    endings: Option<u64>,
    /// The variant; of a PDN file, that of games which do not say what they are
    #[arg(long, default_value_t = Variant::International, value_parser = variant_parser())]
    variant: Variant,
    /// What the games of the engine and the positions of endings depend on
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Threads
    #[arg(long, default_value_t = 1)]
    jobs: usize,
    /// Positions that each search of a proof visits; the final checks visit four and ten times as many
    #[arg(long, default_value_t = DEFAULT_NODES)]
    nodes: u64,
    /// Where to write the puzzles; the same command takes up again what was broken off [default: standard output]
    #[arg(long)]
    out: Option<PathBuf>,
    /// Stop once there are so many new puzzles
    #[arg(long)]
    limit: Option<usize>,
    /// Find puzzles again that are among the shipped ones
    #[arg(long)]
    again: bool,
}

impl MineArgs {
    fn quarry(&self) -> Result<Quarry> {
        let (variant, seed) = (self.variant, self.seed);
        if let Some(games) = self.self_play {
            return Ok(Quarry::SelfPlay { variant, seed, games });
        }
        if let Some(batches) = self.endings {
            return Ok(Quarry::Endings { variant, seed, batches });
        }
        let mut games = Vec::new();
        for path in &self.files {
            let file = File::open(path).with_context(|| format!("cannot open {}", path.display()))?;
            for game in read_games(BufReader::new(file), variant) {
                match game {
                    Ok(game) => games.push(Arc::new(MinedGame::from(&game))),
                    Err(error) => eprintln!("{}: {error}", path.display()),
                }
            }
        }
        Ok(Quarry::Games(games))
    }

    /// Puzzles that are not to be found again.
    fn known(&self) -> Known {
        if self.again { Known::default() } else { Known::of(&Collection::shipped()) }
    }
}

/// Where the finds go.
enum Sink {
    Journal(Box<Journal>),
    /// Everything at the end, on standard output.
    Output {
        text: String,
        known: Known,
    },
}

impl Sink {
    fn take(&mut self, finds: &Finds) -> Result<usize> {
        match self {
            Self::Journal(journal) => Ok(journal.finish(&finds.key, &finds.records)?),
            Self::Output { text, known } => {
                let mut count = 0;
                for record in finds.records.iter().filter(|record| known.note(record)) {
                    text.push_str(&serde_json::to_string(record)?);
                    text.push('\n');
                    count += 1;
                }
                Ok(count)
            }
        }
    }
}

/// Looks for puzzles.
///
/// # Errors
///
/// When a file cannot be read or written.
pub fn run(args: &MineArgs) -> Result<ExitCode> {
    if args.jobs == 0 {
        bail!("--jobs has to be 1 or more");
    }
    let quarry = args.quarry()?;
    let settings = format!("damier {} --nodes {}", env!("CARGO_PKG_VERSION"), args.nodes);
    let mut sink = match &args.out {
        Some(path) => Sink::Journal(Box::new(Journal::open(path, &settings, args.known())?)),
        None => Sink::Output { text: String::new(), known: args.known() },
    };
    let finished = match &sink {
        Sink::Journal(journal) => journal.done().clone(),
        Sink::Output { .. } => HashSet::new(),
    };
    let keys: HashSet<String> = quarry.tasks().map(|task| task.key()).collect();
    let (of, before) = (keys.len(), keys.intersection(&finished).count());
    if before > 0 {
        eprintln!("{before} of {of} were finished before");
    }
    let tasks = quarry.tasks().filter(|task| !finished.contains(&task.key()));
    let (mut tally, mut done, mut found, mut failed) = (Tally::default(), before, 0, None);
    let mut bar = ProgressBar::new(before, of);
    mining::mine(tasks, args.nodes, args.jobs, |finds| {
        done += 1;
        tally += finds.tally;
        match sink.take(&finds) {
            Ok(new) => found += new,
            Err(error) => failed = Some(error),
        }
        bar.show(done, &format!("searched, {found} puzzles"));
        failed.is_none() && args.limit.is_none_or(|limit| found < limit)
    });
    if let Some(error) = failed {
        return Err(error);
    }
    report(found, &tally);
    match sink {
        Sink::Journal(_) => Ok(ExitCode::SUCCESS),
        Sink::Output { text, .. } => output::write(|out| out.write_all(text.as_bytes()).map(|()| ExitCode::SUCCESS)),
    }
}

/// Says on standard error what was found and where the work went.
fn report(found: usize, tally: &Tally) {
    let Tally { glances, candidates, proven, verified, nodes: [glance, proof, verification] } = tally;
    eprintln!("{found} different puzzles");
    eprintln!("positions {glances}, candidates {candidates}, proven {proven}, verified {verified}");
    eprintln!("positions visited in glances {glance}, in proofs {proof}, in verifications {verification}");
}
