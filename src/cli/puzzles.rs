//! `damier puzzles`: finding, proving and looking at puzzles.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs::File;
use std::io::{BufReader, IsTerminal as _, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use clap::{Args, Subcommand};
use rand::rngs::StdRng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};

use super::output;
use super::position::variant_parser;
use crate::notation::pdn::read_games;
use crate::notation::write_move;
use crate::puzzles::mining::{self, MinedGame};
use crate::puzzles::verification::Verifier;
use crate::puzzles::{Choice, Collection, Entry, Puzzle};
use crate::rules::{AnyPosition, Variant};
use crate::tui::messages::goal_title;

/// Find, prove and look at puzzles.
#[derive(Args, Debug)]
pub struct PuzzlesArgs {
    #[command(subcommand)]
    command: PuzzlesCommand,
}

#[derive(Subcommand, Debug)]
enum PuzzlesCommand {
    /// Find puzzles in games
    Mine(MineArgs),
    /// Prove puzzles again: those of the files, or the shipped ones
    Verify(VerifyArgs),
    /// Show one of the shipped puzzles with its solution
    Show {
        /// Its identity, or the beginning of it
        id: String,
    },
    /// Count the puzzles of the files, or the shipped ones
    Stats {
        /// Collections to count
        files: Vec<PathBuf>,
    },
}

#[derive(Args, Debug)]
struct MineArgs {
    /// PDN files
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The variant of games that do not say which they are
    #[arg(long, default_value_t = Variant::International, value_parser = variant_parser())]
    variant: Variant,
    /// Threads
    #[arg(long, default_value_t = 1)]
    jobs: usize,
    /// Positions that each search of a proof visits; the final checks visit four and ten times as many
    #[arg(long, default_value_t = mining::DEFAULT_NODES)]
    nodes: u64,
    /// Where to write the puzzles [default: standard output]
    #[arg(long)]
    out: Option<PathBuf>,
    /// Stop after so many puzzles
    #[arg(long)]
    limit: Option<usize>,
}

#[derive(Args, Debug)]
struct VerifyArgs {
    /// Collections to verify
    files: Vec<PathBuf>,
    /// Positions that each search visits
    #[arg(long, default_value_t = mining::DEFAULT_NODES * 4)]
    nodes: u64,
    /// Verify only so many, drawn at random
    #[arg(long)]
    sample: Option<usize>,
    /// The seed of the draw [default: a new one, which is printed]
    #[arg(long)]
    seed: Option<u64>,
}

/// Runs the command.
///
/// # Errors
///
/// When a file cannot be read or written, or a puzzle is not there.
pub fn run(args: PuzzlesArgs) -> Result<ExitCode> {
    match args.command {
        PuzzlesCommand::Mine(args) => mine(&args),
        PuzzlesCommand::Verify(args) => verify(&args),
        PuzzlesCommand::Show { id } => show(&id),
        PuzzlesCommand::Stats { files } => stats(&files),
    }
}

fn mine(args: &MineArgs) -> Result<ExitCode> {
    let mut games = Vec::new();
    for path in &args.files {
        let file = File::open(path).with_context(|| format!("cannot open {}", path.display()))?;
        for game in read_games(BufReader::new(file), args.variant) {
            match game {
                Ok(game) => games.push(MinedGame::from(&game)),
                Err(error) => eprintln!("{}: {error}", path.display()),
            }
        }
    }
    let limit = args.limit.unwrap_or(usize::MAX);
    let mut records = mining::mine(&games, args.nodes, args.jobs, |progress| {
        show_progress(progress.games, games.len(), &format!("games, {} puzzles", progress.found));
        progress.found < limit
    });
    records.truncate(limit);
    eprintln!("{} different puzzles", records.len());
    let mut text = String::new();
    for record in &records {
        text.push_str(&serde_json::to_string(record)?);
        text.push('\n');
    }
    if let Some(path) = &args.out {
        std::fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))?;
        return Ok(ExitCode::SUCCESS);
    }
    output::write(|out| out.write_all(text.as_bytes()).map(|()| ExitCode::SUCCESS))
}

/// Says on standard error how far a long job has come: on one line of a terminal, else a line for every hundredth step.
fn show_progress(done: usize, of: usize, what: &str) {
    if std::io::stderr().is_terminal() {
        eprint!("\r{done} of {of} {what}{}", if done == of { "\n" } else { "" });
    } else if done.is_multiple_of(100) || done == of {
        eprintln!("{done} of {of} {what}");
    }
}

/// The puzzles of the files, or the shipped ones if there are none.
fn collection(files: &[PathBuf]) -> Result<Collection> {
    if files.is_empty() {
        return Ok(Collection::shipped());
    }
    let mut collection = Collection::default();
    for path in files {
        collection.add_file(path)?;
    }
    Ok(collection)
}

fn verify(args: &VerifyArgs) -> Result<ExitCode> {
    let collection = collection(&args.files)?;
    let mut entries: Vec<&Entry> = collection.entries().iter().collect();
    let seed = args.sample.map(|_| args.seed.unwrap_or_else(|| rand::rng().random()));
    if let (Some(sample), Some(seed)) = (args.sample, seed) {
        entries.shuffle(&mut StdRng::seed_from_u64(seed));
        entries.truncate(sample);
    }
    output::write(|out| {
        if let Some(seed) = seed {
            writeln!(out, "seed {seed}")?;
        }
        for bad in collection.bad_lines() {
            writeln!(out, "{bad}")?;
        }
        let (mut verifier, mut failures) = (Verifier::new(args.nodes), collection.bad_lines().len());
        for (done, entry) in entries.iter().enumerate() {
            if let Some(failure) = failure_of(&collection, entry, &mut verifier) {
                failures += 1;
                writeln!(out, "{failure}")?;
                out.flush()?;
            }
            show_progress(done + 1, entries.len(), "puzzles");
        }
        writeln!(out, "verified {} failed {failures} nodes {}", entries.len(), args.nodes)?;
        Ok(if failures == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    })
}

/// What is wrong with a puzzle, if anything.
fn failure_of(collection: &Collection, entry: &Entry, verifier: &mut Verifier) -> Option<String> {
    match collection.puzzle(entry) {
        Ok(puzzle) => verifier.verify(&puzzle).err().map(|failure| format!("{}: {failure}", entry.id)),
        Err(error) => Some(error.to_string()),
    }
}

fn show(id: &str) -> Result<ExitCode> {
    let collection = Collection::shipped();
    let mut found = collection.entries().iter().filter(|entry| entry.id.starts_with(id));
    let Some(entry) = found.next() else { bail!("there is no puzzle {id}") };
    if let Some(other) = found.next() {
        bail!("several puzzles begin with {id}: {}, {} and perhaps more", entry.id, other.id);
    }
    let record = collection.record(entry)?;
    let puzzle = collection.puzzle(entry)?;
    let (rating, source) = (record.rating, &record.source);
    let unknown = |name: &Option<String>| name.clone().unwrap_or_else(|| "?".to_owned());
    let year = source.year.map_or_else(|| "?".to_owned(), |year| year.to_string());
    output::write(|out| {
        writeln!(out, "{} {} {}", record.id, record.variant, record.fen)?;
        writeln!(out, "{} to move: {}", puzzle.position.side_to_move(), goal_title(puzzle.goal))?;
        writeln!(out, "rating {} ±{}  {}", rating.value, rating.deviation, record.tags.join(" "))?;
        let (white, black, event) = (unknown(&source.white), unknown(&source.black), unknown(&source.event));
        writeln!(out, "{white} - {black}, {event} {year}")?;
        out.write_all(solution_text(&puzzle).as_bytes())?;
        Ok(ExitCode::SUCCESS)
    })
}

/// One line for every line of play.
fn solution_text(puzzle: &Puzzle) -> String {
    let mut text = String::new();
    write_turn(&puzzle.position, &puzzle.solution, "", &mut text);
    text
}

fn write_turn(position: &AnyPosition, choices: &[Choice], before: &str, text: &mut String) {
    for choice in choices {
        let line = format!("{before} {}", write_move(position, choice.played));
        for reply in &choice.replies {
            let line = format!("{line} {}", write_move(&choice.after, reply.played));
            if reply.next.is_empty() {
                let _ = writeln!(text, "{}", line.trim());
            }
            write_turn(&reply.after, &reply.next, &line, text);
        }
        if choice.replies.is_empty() {
            let (mut line, mut position) = (line, choice.after);
            for &played in &choice.finish {
                let _ = write!(line, " {}", write_move(&position, played));
                position = position.play(played);
            }
            let _ = writeln!(text, "{}", line.trim());
        }
    }
}

fn stats(files: &[PathBuf]) -> Result<ExitCode> {
    let collection = collection(files)?;
    let (mut ratings, mut tags) = (BTreeMap::<u16, usize>::new(), BTreeMap::<&str, usize>::new());
    for entry in collection.entries() {
        *ratings.entry(entry.rating.value / 100 * 100).or_default() += 1;
        for tag in &entry.tags {
            *tags.entry(tag).or_default() += 1;
        }
    }
    output::write(|out| {
        writeln!(out, "puzzles {}", collection.entries().len())?;
        for variant in Variant::ALL {
            let count = collection.entries().iter().filter(|entry| entry.variant == variant).count();
            writeln!(out, "{variant} {count}")?;
        }
        for (rating, count) in ratings {
            writeln!(out, "rating {rating}-{} {count}", rating + 99)?;
        }
        for (tag, count) in tags {
            writeln!(out, "tag {tag} {count}")?;
        }
        for bad in collection.bad_lines() {
            eprintln!("{bad}");
        }
        Ok(if collection.bad_lines().is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    })
}
