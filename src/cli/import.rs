//! `damier import`: the user's own games, searched for missed shots and spoilt endings.

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};

use anyhow::{Result, bail};
use clap::Args;

use super::position::variant_parser;
use super::values::at_least;
use super::{output, progress};
use crate::complain;
use crate::own_games::searcher::Tally;
use crate::own_games::{gather, go_over};
use crate::plain::Form;
use crate::store::Store;
use crate::store::games::{Finds, OwnGame};
use crate::wall;
use crate::words::{self, say};
use damier_endings::TableSet;
use damier_engine::{Background, StopFlag};
use damier_puzzles::mining::{DEFAULT_NODES, Miner};
use damier_rules::Variant;

/// The arguments of `damier import`.
#[derive(Args, Debug)]
pub struct ImportArgs {
    #[arg(value_name = say().value_file(), help = say().cli_import_files())]
    files: Vec<PathBuf>,
    #[arg(long, value_name = say().value_name(), required_unless_present = "nothing_new", help = say().cli_import_me())]
    me: Option<String>,
    #[arg(long = "continue", conflicts_with_all = ["files", "me"], help = say().cli_import_continue())]
    nothing_new: bool,
    #[arg(long, value_name = say().value_variant(), default_value_t = Variant::International,
        value_parser = variant_parser(), help = say().cli_variant_of_games())]
    variant: Variant,
    #[arg(long, value_name = say().value_number(), default_value_t = 1, value_parser = at_least(0_usize),
        help = say().cli_import_jobs())]
    jobs: usize,
    #[arg(long, value_name = say().value_number(), default_value_t = DEFAULT_NODES, value_parser = at_least(0_u64),
        help = say().cli_import_nodes())]
    nodes: u64,
}

/// Runs the command.
///
/// # Errors
///
/// An unreadable file, no game of the user, or progress that cannot be saved.
pub fn run(args: &ImportArgs) -> Result<ExitCode> {
    let mut store = progress::open()?;
    if let Some(name) = &args.me {
        let games = games(args, name)?;
        let new = store.add_games(&games, Finds::default())?;
        complain!("{}", say().import_games(games.len(), name, new));
    }
    let found = search(&mut store, args)?;
    output::write_text(Form::Sentences, words::own_found(&found) + "\n")
}

/// The user's games in the files. Games that are left out are reported.
fn games(args: &ImportArgs, name: &str) -> Result<Vec<OwnGame>> {
    if args.files.is_empty() {
        bail!(say().import_no_files());
    }
    let mut games = Vec::new();
    for path in &args.files {
        let gathered = gather(&path.to_string_lossy(), name, args.variant, &StopFlag::new())?;
        for complaint in gathered.left_out {
            complain!("{}", say().import_left_out(complaint));
        }
        games.extend(gathered.games);
    }
    if games.is_empty() {
        bail!(say().import_no_such_player(name));
    }
    Ok(games)
}

/// Searches every game not yet searched and saves the finds after each, so that an interrupted search loses none.
/// Returns the counts.
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
        // After a failure, the other threads can stop.
        background.stop.raise();
        kept
    })?;
    Ok(tally)
}

/// What the threads share.
struct Work<'a> {
    games: &'a [OwnGame],
    /// Index of the next game that no thread has taken.
    next: &'a AtomicUsize,
    background: &'a Background,
    nodes: u64,
    tables: &'a TableSet,
}

impl Work<'_> {
    fn run(&self, sender: &Sender<(usize, Finds)>) {
        let mut miner = Miner::new(self.nodes, self.tables);
        miner.give_way(self.background);
        let today = wall::now().day;
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

/// Draws a bar on a terminal; elsewhere, writes a line every hundred games.
fn show(tally: &Tally) {
    let said = words::own_tally(tally);
    if output::shows_bars() {
        let line = format!("{} {said}", words::bar(tally.done, tally.of, 30));
        output::draw_over(&line, tally.done == tally.of);
    } else if tally.done.is_multiple_of(100) || tally.done == tally.of {
        complain!("{said}");
    }
}
