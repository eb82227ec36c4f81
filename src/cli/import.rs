//! `damier import`: a person's own games, searched for what was missed in them.

use std::fs::File;
use std::io::{BufReader, IsTerminal as _, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};

use anyhow::{Context, Result, bail};
use clap::Args;

use super::position::variant_parser;
use super::{output, progress};
use crate::notation::pdn::{PdnGame, read_games, write_game};
use crate::puzzles::mining::{DEFAULT_NODES, MinedGame, Miner};
use crate::rules::{Color, Variant};
use crate::store::Store;
use crate::store::games::{OwnGame, OwnPuzzle};
use crate::train::own_games::{missed, side_of};

/// Find the shots that you missed in your own games; they become puzzles of yours.
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
        let new = store.add_games(&games, &[])?;
        eprintln!("{} games of {name}, {new} of them new", games.len());
    }
    let found = search(&mut store, args)?;
    output::write(|out| writeln!(out, "{found} new puzzles").map(|()| ExitCode::SUCCESS))
}

/// The games of the files that are the person's. What is none, or cannot be read, is told of.
fn games(args: &ImportArgs, name: &str) -> Result<Vec<OwnGame>> {
    if args.files.is_empty() {
        bail!("name the files with the games, or go on with the last search with --continue");
    }
    let mut games = Vec::new();
    for path in &args.files {
        let file = File::open(path).with_context(|| format!("cannot open {}", path.display()))?;
        for (number, game) in (1..).zip(read_games(BufReader::new(file), args.variant)) {
            match game {
                Err(error) => eprintln!("{}: {error}", path.display()),
                Ok(game) => match side_of(&game, name) {
                    Err(error) => eprintln!("{}: game {number} is left out: {error}", path.display()),
                    Ok(mine) => games.push(own_game(&game, mine)),
                },
            }
        }
    }
    if games.is_empty() {
        bail!("nobody called \"{name}\" plays in these games: write the name as it stands in them");
    }
    Ok(games)
}

/// A game as it is kept. Its identity is a hash of its text (FNV-1a, 64 bits), so that it is kept once.
fn own_game(game: &PdnGame, mine: Color) -> OwnGame {
    let pdn = write_game(game);
    let hash = pdn
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3));
    let mine = if mine == Color::White { "white" } else { "black" };
    OwnGame { id: format!("g{hash:016x}"), pdn, mine: mine.to_owned(), searched: false }
}

/// Searches every game that has not been searched, and keeps what was found game by game: whatever ends the program, the
/// games that are done stay done. Returns how many puzzles were found.
fn search(store: &mut Store, args: &ImportArgs) -> Result<usize> {
    let games = store.games_to_search()?;
    let (next, stop, (sender, results)) = (AtomicUsize::new(0), AtomicBool::new(false), channel());
    let mut found = 0;
    std::thread::scope(|scope| {
        for _ in 0..args.jobs.clamp(1, games.len().max(1)) {
            let (sender, next, stop, games) = (sender.clone(), &next, &stop, &games);
            scope.spawn(move || work(games, next, stop, args, &sender));
        }
        drop(sender);
        let mut keep = || -> Result<()> {
            for (done, (index, puzzles)) in (1..).zip(&results) {
                let game: &OwnGame = &games[index];
                store.finish_game(&game.id, &puzzles)?;
                found += puzzles.len();
                show(done, games.len(), found);
            }
            Ok(())
        };
        let kept = keep();
        // After a failure the others need not go on.
        stop.store(true, Ordering::Relaxed);
        kept
    })?;
    Ok(found)
}

fn work(
    games: &[OwnGame],
    next: &AtomicUsize,
    stop: &AtomicBool,
    args: &ImportArgs,
    sender: &Sender<(usize, Vec<OwnPuzzle>)>,
) {
    let mut miner = Miner::new(args.nodes);
    while !stop.load(Ordering::Relaxed) {
        let index = next.fetch_add(1, Ordering::Relaxed);
        let Some(game) = games.get(index) else { return };
        if sender.send((index, puzzles_of(game, &mut miner, args.variant))).is_err() {
            return;
        }
    }
}

/// The puzzles that the person missed in a game; none where the text cannot be read, which only another program can
/// have written.
fn puzzles_of(own: &OwnGame, miner: &mut Miner, variant: Variant) -> Vec<OwnPuzzle> {
    let Some(Ok(game)) = read_games(own.pdn.as_bytes(), variant).next() else { return Vec::new() };
    let mine = if own.mine == "white" { Color::White } else { Color::Black };
    let game = MinedGame::from(&game);
    let found = miner.mine_game(&game);
    missed(&game, mine, found)
        .into_iter()
        .filter_map(|record| {
            let text = serde_json::to_string(&record).ok()?;
            Some(OwnPuzzle { id: record.id, game: own.id.clone(), record: text })
        })
        .collect()
}

/// A bar on a terminal, else a line for every hundredth game.
fn show(done: usize, of: usize, found: usize) {
    if std::io::stderr().is_terminal() {
        let full = 30 * done / of.max(1);
        let bar = format!("{}{}", "█".repeat(full), "░".repeat(30 - full));
        eprint!("\r{bar} {done} of {of} games, {found} puzzles{}", if done == of { "\n" } else { "" });
    } else if done.is_multiple_of(100) || done == of {
        eprintln!("{done} of {of} games, {found} puzzles");
    }
}
