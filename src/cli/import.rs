//! `damier import`: a person's own games, searched for what was missed in them.

use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::time::Duration;

use anyhow::{Result, bail};
use clap::Args;

use super::position::variant_parser;
use super::{output, progress};
use crate::complain;
use crate::own_games::searcher::Tally;
use crate::own_games::{gather, go_over};
use crate::plain::Form;
use crate::store::games::{Finds, OwnGame};
use crate::store::{Store, clock};
use crate::words;
use damier_endings::TableSet;
use damier_engine::{Background, StopFlag};
use damier_puzzles::mining::{DEFAULT_NODES, Miner};
use damier_rules::Variant;

/// Find the shots that you missed and the endings that you gave away in your own games; they become puzzles and drills
/// of yours.
#[derive(Args, Debug)]
pub struct ImportArgs {
    /// PDN files; without any, the search that was interrupted goes on
    files: Vec<PathBuf>,
    /// Your name as it stands in the games, or a part of it
    #[arg(long, value_name = "NAME", required_unless_present = "nothing_new")]
    me: Option<String>,
    /// Only go on with the search that was interrupted
    #[arg(long = "continue", conflicts_with_all = ["files", "me"])]
    nothing_new: bool,
    /// The variant of games that do not say which they are
    #[arg(long, default_value_t = Variant::International, value_parser = variant_parser())]
    variant: Variant,
    /// Threads
    #[arg(long, default_value_t = 1)]
    jobs: usize,
    /// Positions that each search of a proof visits; the final checks visit four and ten times as many
    #[arg(long, default_value_t = DEFAULT_NODES)]
    nodes: u64,
}

/// Runs the command.
///
/// # Errors
///
/// When a file cannot be read, no game is the person's, or progress cannot be kept.
pub fn run(args: &ImportArgs) -> Result<ExitCode> {
    let mut store = progress::open()?;
    if let Some(name) = &args.me {
        let games = games(args, name)?;
        let new = store.add_games(&games, Finds::default())?;
        complain!("{} games of {name}, {new} of them new", games.len());
    }
    let found = search(&mut store, args)?;
    output::write(Form::Sentences, |out| writeln!(out, "{}", words::own_found(&found)).map(|()| ExitCode::SUCCESS))
}

/// The games of the files that are the person's. What is none, or cannot be read, is told of.
fn games(args: &ImportArgs, name: &str) -> Result<Vec<OwnGame>> {
    if args.files.is_empty() {
        bail!("name the files with the games, or go on with the last search with --continue");
    }
    let mut games = Vec::new();
    for path in &args.files {
        let gathered = gather(&path.to_string_lossy(), name, args.variant, &StopFlag::new())?;
        for complaint in gathered.left_out {
            complain!("left out: {complaint}");
        }
        games.extend(gathered.games);
    }
    if games.is_empty() {
        bail!("nobody called \"{name}\" plays in these games: write the name as it stands in them");
    }
    Ok(games)
}

/// Searches every game that has not been searched, and keeps what was found game by game: whatever ends the program, the
/// games that are done stay done. Returns what was found.
fn search(store: &mut Store, args: &ImportArgs) -> Result<Tally> {
    let games = store.games_to_search()?;
    let (next, background, (sender, results)) = (AtomicUsize::new(0), Background::default(), channel());
    let tables = TableSet::default();
    let mut tally = Tally { of: games.len(), ..Tally::default() };
    std::thread::scope(|scope| {
        for _ in 0..args.jobs.clamp(1, games.len().max(1)) {
            let (sender, next, background, games, tables) = (sender.clone(), &next, &background, &games, &tables);
            let work = Work { games, next, background, nodes: args.nodes, tables };
            scope.spawn(move || work.run(&sender));
        }
        drop(sender);
        let mut keep = || -> Result<()> {
            for (index, finds) in &results {
                let game: &OwnGame = &games[index];
                let new = store.finish_game(&game.id, finds)?;
                tally.done += 1;
                tally.puzzles += new.puzzles.len();
                tally.drills += new.drills.len();
                show(&tally);
            }
            Ok(())
        };
        let kept = keep();
        // After a failure the others need not go on.
        background.stop.raise();
        kept
    })?;
    Ok(tally)
}

/// What every thread works with.
struct Work<'a> {
    games: &'a [OwnGame],
    /// The place of the next game that no thread has taken.
    next: &'a AtomicUsize,
    background: &'a Background,
    nodes: u64,
    tables: &'a TableSet,
}

impl Work<'_> {
    fn run(&self, sender: &Sender<(usize, Finds)>) {
        let mut miner = Miner::new(self.nodes, self.tables);
        miner.give_way(self.background);
        let today = clock().at(Duration::ZERO).day;
        while let Some((index, game)) = self.take() {
            let finds = go_over(game, &mut miner, today, self.tables);
            if self.background.stop.is_raised() || sender.send((index, finds)).is_err() {
                return;
            }
        }
    }

    fn take(&self) -> Option<(usize, &OwnGame)> {
        let index = self.next.fetch_add(1, Ordering::Relaxed);
        Some((index, self.games.get(index)?))
    }
}

/// A bar on a terminal, else a line for every hundredth game.
fn show(tally: &Tally) {
    let said = words::own_tally(tally);
    if output::shows_bars() {
        let line = format!("{} {said}", words::bar(tally.done, tally.of, 30));
        output::draw_over(&line, tally.done == tally.of);
    } else if tally.done.is_multiple_of(100) || tally.done == tally.of {
        complain!("{said}");
    }
}
