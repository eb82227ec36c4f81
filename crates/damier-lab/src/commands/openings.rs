//! `damier-lab openings`: counts what is played at the beginning of games, and finds the values of the positions.

use std::cmp::Reverse;
use std::fs::{self, File};
use std::io::BufReader;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use anyhow::{Context, Result};
use clap::{Args, Subcommand};
use serde::{Deserialize, Serialize};

use super::{PACE, records, settings, write_file};
use damier_endings::TableSet;
use damier_engine::{Engine, Limits, Settings, Situation};
use damier_lab::arguments::variant_parser;
use damier_openings::{GameGroup, OpeningTable, SearchedValue, TableBuilder};
use damier_puzzles::Puzzle;
use damier_puzzles::middlegame::MiddlegameCounter;
use damier_puzzles::mining::{Journal, Known, MinedGame};
use damier_rules::notation::pdn::{PdnGame, read_games};
use damier_rules::notation::{read_fen, read_line, write_fen};
use damier_rules::{AnyPosition, Variant};

/// Memory of the engine's table in MiB.
const TABLE_MEBIBYTES: usize = 64;

/// The steps of making a table of openings.
#[derive(Subcommand, Debug)]
pub enum OpeningsCommand {
    /// Count the moves of games and pack them
    Table(TableArgs),
    /// Search the positions of a table, those of most games first
    Values(ValuesArgs),
    /// Count in how many games of people each type of middlegame arises, and from which openings
    Types(TypesArgs),
}

/// The arguments of `openings types`.
#[derive(Args, Debug)]
pub struct TypesArgs {
    /// PDN files with games of people
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The file for the counts
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

/// The arguments of `openings table`.
#[derive(Args, Debug)]
pub struct TableArgs {
    /// PDN files with games of people
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// A game whose tag Source contains this text was chosen by its result
    #[arg(long, value_name = "TEXT")]
    selected: Vec<String>,
    /// A PDN file with games between programs
    #[arg(long, value_name = "FILE")]
    programs: Vec<PathBuf>,
    /// A file with values, from `openings values`
    #[arg(long, value_name = "FILE")]
    values: Vec<PathBuf>,
    /// A file with opening traps, from `mine --traps`; those beside positions of the table are marked
    #[arg(long, value_name = "FILE")]
    traps: Vec<PathBuf>,
    /// The variant; games of others are left out
    #[arg(long, default_value_t = Variant::International, value_parser = variant_parser())]
    variant: Variant,
    /// A position is kept if this many games made a move in it
    #[arg(long, default_value_t = 2)]
    least: u32,
    /// The last ply whose positions are kept
    #[arg(long, default_value_t = 30)]
    plies: usize,
    /// The folder for the table
    #[arg(long, value_name = "FOLDER")]
    out: PathBuf,
}

/// The arguments of `openings values`.
#[derive(Args, Debug)]
pub struct ValuesArgs {
    /// A table
    table: PathBuf,
    /// Plies to which every position is searched in full
    #[arg(long, default_value_t = 20)]
    depth: u32,
    /// Search only this many positions
    #[arg(long, default_value_t = usize::MAX, hide_default_value = true)]
    limit: usize,
    /// Where to write the values; running the same command again resumes
    #[arg(long)]
    out: PathBuf,
}

/// A line of a file of values.
#[derive(Serialize, Deserialize)]
struct ValueRecord {
    fen: String,
    /// For the side to move, in centi-men.
    value: i16,
    depth: u8,
}

/// Runs a step.
///
/// # Errors
///
/// If a file cannot be read or written.
pub fn run(command: &OpeningsCommand) -> Result<ExitCode> {
    match command {
        OpeningsCommand::Table(args) => table(args),
        OpeningsCommand::Values(args) => values(args),
        OpeningsCommand::Types(args) => types(args),
    }
}

fn table(args: &TableArgs) -> Result<ExitCode> {
    let mut builder = TableBuilder::new(args.variant);
    let mut counted = [0; 3];
    let is_selected = |game: &PdnGame| {
        let source = game.tag("Source").unwrap_or_default();
        args.selected.iter().any(|text| source.contains(text))
    };
    for path in &args.files {
        each_game(path, args.variant, |game, mined| {
            let (group, place) = if is_selected(game) { (GameGroup::Selected, 1) } else { (GameGroup::Unselected, 0) };
            builder.add(&mined.moves, group);
            counted[place] += 1;
        })?;
    }
    for path in &args.programs {
        each_game(path, args.variant, |_, mined| {
            builder.add(&mined.moves, GameGroup::Programs);
            counted[2] += 1;
        })?;
    }
    let mut table = builder.table(args.least, args.plies);
    for path in &args.values {
        let text = fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
        for (number, line) in (1..).zip(text.lines()) {
            let place = || format!("{}:{number}", path.display());
            let record: ValueRecord = serde_json::from_str(line).with_context(place)?;
            let position = read_fen(&record.fen, args.variant).with_context(place)?.position;
            table.set_value(position, SearchedValue { centi_men: record.value, depth: record.depth });
        }
    }
    let shots = mark_traps(&mut table, args)?;
    let bytes = table.pack();
    let packed = OpeningTable::open(&bytes)?;
    let path = args.out.join(format!("{}.openings", args.variant));
    write_file(&path, &bytes)?;
    let [unselected, selected, programs] = counted;
    eprintln!("games: {unselected} unselected, {selected} chosen by their result, {programs} of programs");
    let (positions, values) = (packed.len(), packed.value_count());
    eprintln!("{}: {positions} positions, {values} values, {shots} traps, {} bytes", path.display(), bytes.len());
    Ok(ExitCode::SUCCESS)
}

/// Marks the moves that allow proven shots, and returns their number.
fn mark_traps(table: &mut OpeningTable, args: &TableArgs) -> Result<usize> {
    let records = if args.traps.is_empty() { Vec::new() } else { records::read_all(&args.traps)? };
    for record in records.iter().filter(|record| record.variant == args.variant.name()) {
        let puzzle = Puzzle::from_record(record).with_context(|| record.id.clone())?;
        let (Some(previous), Some(right)) = (puzzle.previous, puzzle.solution.first()) else { continue };
        let (Some(moves), Some(ply)) = (&puzzle.source.moves, puzzle.source.ply) else { continue };
        let before = moves.split(' ').take(usize::from(ply.saturating_sub(1)));
        let line = read_line(AnyPosition::start(args.variant), before).with_context(|| record.id.clone())?;
        let start = AnyPosition::start(args.variant);
        let position = line.into_iter().fold(start, |position, played| position.play_unchecked(played));
        if position.is_legal(previous) && position.play_unchecked(previous) == puzzle.position {
            table.set_shot(&position, previous, right.candidate);
        }
    }
    Ok(table.shot_count())
}

fn types(args: &TypesArgs) -> Result<ExitCode> {
    let mut counter = MiddlegameCounter::default();
    for path in &args.files {
        each_game(path, Variant::International, |_, mined| counter.add(mined))?;
    }
    let table = counter.table();
    write_file(&args.out, (serde_json::to_string_pretty(&table)? + "\n").as_bytes())?;
    eprintln!("{}: {} games, {} types", args.out.display(), table.games, table.types.len());
    Ok(ExitCode::SUCCESS)
}

/// Calls `visit` with every game of a file that is of the variant and begins at its start. Those that cannot be read are
/// reported and left out.
fn each_game(path: &Path, variant: Variant, mut visit: impl FnMut(&PdnGame, &MinedGame)) -> Result<()> {
    let file = File::open(path).with_context(|| format!("cannot open {}", path.display()))?;
    for game in read_games(BufReader::new(file), variant) {
        match game {
            Ok(game) if *game.start() == AnyPosition::start(variant) => visit(&game, &MinedGame::from(&game)),
            Ok(_) => {}
            Err(error) => eprintln!("{}: {:#}", path.display(), anyhow::Error::from(error)),
        }
    }
    Ok(())
}

fn values(args: &ValuesArgs) -> Result<ExitCode> {
    let bytes = fs::read(&args.table).with_context(|| format!("cannot read {}", args.table.display()))?;
    let table = OpeningTable::open(&bytes).with_context(|| args.table.display().to_string())?;
    let mut open: Vec<(Reverse<u32>, String, AnyPosition)> =
        table.positions().map(|(position, games)| (Reverse(games), write_fen(position), *position)).collect();
    open.sort_by(|one, other| (one.0, &one.1).cmp(&(other.0, &other.1)));
    open.truncate(args.limit);
    let settings = settings(&format!("openings --depth {}", args.depth));
    let mut journal = Journal::open(&args.out, &settings, Known::default())?;
    let mut engine = Engine::with_settings(Settings::one_thread(TABLE_MEBIBYTES), &TableSet::default());
    let mut told = Instant::now();
    for (number, (_, fen, position)) in (1..).zip(&open) {
        let key = format!("{:016x}", damier_puzzles::record::hash(fen.bytes()));
        if journal.is_done(&key) {
            continue;
        }
        // A value must not depend on those before it.
        engine.forget();
        let situation = Situation::from(*position);
        let found = engine.search(&situation, None, &Limits::depth(args.depth), |_| ());
        let value = i16::try_from(found.score.as_centi_men()).unwrap_or_default();
        let depth = u8::try_from(found.depth).unwrap_or(u8::MAX);
        journal.write(&key, &[ValueRecord { fen: fen.clone(), value, depth }])?;
        if told.elapsed() >= PACE {
            told = Instant::now();
            eprintln!("{number} of {} searched", open.len());
        }
    }
    Ok(ExitCode::SUCCESS)
}
