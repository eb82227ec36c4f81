//! `damier-lab lines`: the main lines of the opening, as far as enough games have played them.

use std::collections::HashMap;
use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use clap::Args;

use super::mine::games_of;
use damier_lab::arguments::variant_parser;
use damier_puzzles::mining::{MiningSource, Task};
use damier_rules::notation::write_move;
use damier_rules::{AnyPosition, Variant};

/// The arguments of `lines`.
#[derive(Args, Debug)]
pub struct LinesArgs {
    /// PDN files with games
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The variant of games which do not name theirs
    #[arg(long, default_value_t = Variant::International, value_parser = variant_parser())]
    variant: Variant,
    /// A line goes on as long as this many games play its next move
    #[arg(long, default_value_t = 20)]
    least: usize,
    /// The most plies of a line
    #[arg(long, default_value_t = 16)]
    plies: usize,
}

/// The games that go through a position, by the line of moves to it.
type Counts = HashMap<Vec<String>, usize>;

/// Prints every line that no further move of enough games continues, with its games, the most frequent first.
///
/// # Errors
///
/// If a file cannot be read.
pub fn run(args: &LinesArgs) -> Result<ExitCode> {
    let counts = counted(&games_of(&args.files, args.variant)?, args);
    let is_main = |line: &Vec<String>| counts[line] >= args.least;
    let goes_on = |line: &Vec<String>| {
        let longer = counts.keys().filter(|other| other.len() == line.len() + 1 && other.starts_with(line));
        longer.into_iter().any(is_main)
    };
    let mut lines: Vec<&Vec<String>> = counts.keys().filter(|line| is_main(line) && !goes_on(line)).collect();
    lines.sort_by_key(|line| (std::cmp::Reverse(counts[*line]), *line));
    let mut out = io::stdout().lock();
    for line in lines {
        writeln!(out, "{}\t{}", counts[line], line.join(" "))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn counted(source: &MiningSource, args: &LinesArgs) -> Counts {
    let mut counts = Counts::new();
    for task in source.tasks() {
        let Task::Game(game) = task else { continue };
        if game.start != AnyPosition::start(args.variant) {
            continue;
        }
        let (mut position, mut line) = (game.start, Vec::new());
        for &played in game.moves.iter().take(args.plies) {
            line.push(write_move(&position, played));
            position = position.play_unchecked(played);
            *counts.entry(line.clone()).or_default() += 1;
        }
    }
    counts
}
