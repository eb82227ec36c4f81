//! `damier import`: the user's own games, searched for missed shots and spoilt endings.

use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};

use anyhow::{Result, bail};
use clap::Args;

use super::encoding::{EncodingArgs, tell};
use super::mail::closed_positions;
use super::pdn::name_of;
use super::position::variant_parser;
use super::values::at_least;
use super::{output, progress};
use crate::words::{self, say};
use damier_app::encoding::Foreign;
use damier_app::own_games::searcher::AT_ONCE;
use damier_app::own_games::{Batch, Examiner, Gathered, Gatherer, LeftOut, Source, gather, gather_from};
use damier_app::store::games::{Finds, OwnGame};
use damier_app::store::{Store, StoreError};
use damier_endings::TableSet;
use damier_engine::{Background, StopFlag};
use damier_puzzles::mining::DEFAULT_NODES;
use damier_rules::Variant;
use damier_train::own_games::{Losses, Tally};
use etude_store::wall;
use etude_text::complain;
use etude_text::plain::Form;

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
    #[arg(long, conflicts_with = "nothing_new", help = say().cli_import_verbose())]
    verbose: bool,
    #[command(flatten)]
    text: EncodingArgs,
}

/// Runs the command.
///
/// # Errors
///
/// An unreadable file, no game of the user, or progress that cannot be saved.
pub fn run(args: &ImportArgs) -> Result<ExitCode> {
    let mut store = progress::open()?;
    if let Some(name) = &args.me {
        take_in(&mut store, args, name)?;
    }
    let found = search(&mut store, args)?;
    let losses = words::own_losses(&found.losses).map(|losses| losses + "\n").unwrap_or_default();
    output::write_text(Form::Sentences, format!("{}\n{losses}", words::own_result(&found)))
}

/// Adds the user's games in the files to the store. Says how many were left out, and with `--verbose` which.
fn take_in(store: &mut Store, args: &ImportArgs, name: &str) -> Result<()> {
    if args.files.is_empty() {
        bail!(say().import_no_files());
    }
    let (mut gathered, mut batch) = (Gathered::default(), Batch::new(store));
    let closed = closed_positions();
    for path in &args.files {
        let file = path.to_string_lossy();
        let (player, variant, encoding) = (name, args.variant, args.text.chosen());
        let source = Source { file: &file, player, variant, encoding, closed: &closed };
        let mut told = Told { batch: &mut batch, file: &file, verbose: args.verbose };
        let stop = StopFlag::new();
        gathered.add(if path == Path::new("-") {
            let name = name_of(path);
            told.file = &name;
            gather_from(io::stdin(), Path::new(&name), &source, &stop, &mut told)?
        } else {
            gather(&source, &stop, &mut told)??
        });
    }
    let new = batch.finish()?;
    if gathered.left_out() > 0 && !args.verbose {
        complain!("{}", say().import_left_out_count(gathered.others, gathered.wrong));
    }
    if gathered.games + gathered.left_out() == 0 {
        let files: Vec<String> = args.files.iter().map(|path| name_of(path)).collect();
        bail!("{}: {}", files.join(", "), say().no_game_in_file());
    }
    if let (0, Some(reason @ LeftOut::Closed { .. })) = (gathered.games, &gathered.first) {
        bail!(words::left_out(reason));
    }
    if gathered.games == 0 {
        bail!(say().import_no_such_player(name));
    }
    complain!("{}", say().import_games(gathered.games, name, new));
    Ok(())
}

/// Adds the games to a batch and tells the user about the others.
struct Told<'a, 'b> {
    batch: &'a mut Batch<'b>,
    file: &'a str,
    verbose: bool,
}

impl Gatherer for Told<'_, '_> {
    type Error = StoreError;

    fn take(&mut self, game: OwnGame) -> Result<(), StoreError> {
        self.batch.push(game)
    }

    fn left_out(&mut self, reason: &LeftOut) {
        if self.verbose {
            complain!("{}", say().import_left_out(words::left_out(reason)));
        }
    }

    fn foreign(&mut self, foreign: &Foreign) {
        tell(self.file, foreign);
    }
}

/// Searches every game not yet searched. Returns the counts, with those of a search that was interrupted.
fn search(store: &mut Store, args: &ImportArgs) -> Result<Tally> {
    let mut tally = store.search_so_far()?;
    let tables = TableSet::default();
    loop {
        let games = store.games_to_search(AT_ONCE)?;
        if games.is_empty() {
            return Ok(tally);
        }
        search_some(&games, store, args, &tables, &mut tally)?;
    }
}

/// Searches some games and saves the finds after each, so that an interrupted search loses none.
fn search_some(
    games: &[OwnGame],
    store: &mut Store,
    args: &ImportArgs,
    tables: &TableSet,
    tally: &mut Tally,
) -> Result<()> {
    let (next, background, (sender, results)) = (AtomicUsize::new(0), Background::default(), channel());
    std::thread::scope(|scope| {
        for _ in 0..args.jobs.clamp(1, games.len()) {
            let (sender, next, background) = (sender.clone(), &next, &background);
            let work = Work { games, next, background, nodes: args.nodes, tables };
            scope.spawn(move || work.run(&sender));
        }
        drop(sender);
        let mut keep = || -> Result<()> {
            for (index, (finds, losses)) in &results {
                let game: &OwnGame = &games[index];
                (_, *tally) = store.finish_game(&game.id, finds, losses)?;
                show(tally);
            }
            Ok(())
        };
        let kept = keep();
        // After a failure, the other threads can stop.
        background.stop.raise();
        kept
    })
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
    fn run(&self, sender: &Sender<(usize, (Finds, Losses))>) {
        let mut examiner = Examiner::new(self.nodes, self.background, self.tables);
        let today = wall::now().day;
        while let Some((index, game)) = self.take() {
            let result = examiner.go_over(game, today);
            if self.background.stop.is_raised() || sender.send((index, result)).is_err() {
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
