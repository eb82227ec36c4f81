//! `damier endings stats`.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use serde::Serialize;

use super::{open, read_name, threads, warn};
use crate::cli::output;
use damier_endings::{Class, Limit, Survey, View};
use damier_rules::Variant;

/// The arguments of `damier endings stats`.
#[derive(Debug, Args)]
pub struct StatsArgs {
    /// The game
    #[arg(long, default_value_t = Variant::International, value_parser = read_name::<Variant>)]
    pub variant: Variant,
    /// Only these classes, like KKM-K
    #[arg(long = "class", value_name = "CLASS", value_parser = read_name::<Class>)]
    pub classes: Vec<Class>,
    /// The classes of up to so many pieces
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=6))]
    pub pieces: u8,
    /// Write one JSON object per line
    #[arg(long)]
    pub json: bool,
    /// The folder of tables of five and six pieces [default: the data folder]
    #[arg(long)]
    pub dir: Option<PathBuf>,
    /// Threads to work on [default: one for each processor]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub threads: Option<u16>,
}

/// A class with one side to move. Wins and losses are those of the stronger side, whose pieces are named first.
#[derive(Debug, Serialize)]
struct Row {
    class: String,
    /// `strong` or `weak`; `either` when both have the same pieces: then wins are those of the side to move.
    to_move: &'static str,
    positions: u64,
    wins: u64,
    draws: u64,
    losses: u64,
    /// Plies of the longest win of the stronger side, within the limit and to the end.
    longest_needed: Option<u8>,
    longest_to_win: Option<u8>,
    /// Plies to the end of the longest win of the weaker side.
    longest_loss: Option<u8>,
}

/// Runs `damier endings stats`.
///
/// # Errors
///
/// When a class is not covered.
pub fn run(args: &StatsArgs) -> anyhow::Result<ExitCode> {
    let tables = open(args.variant, args.dir.as_ref());
    let classes = if args.classes.is_empty() { Class::up_to(args.pieces) } else { args.classes.clone() };
    let mut output = output::lines(args.json);
    if !args.json {
        writeln!(output, "wins and losses of the stronger side, whose pieces come first; distances in plies")?;
        writeln!(
            output,
            "{:9} {:7} {:>12} {:>12} {:>12} {:>12} {:>7} {:>7} {:>9}",
            "class", "to move", "positions", "wins", "draws", "losses", "needed", "to win", "weak wins"
        )?;
    }
    for class in classes {
        for view in class.views() {
            let survey = tables.survey(view, threads(args.threads));
            warn(&tables);
            let survey = survey.ok_or_else(|| anyhow::anyhow!("no table covers {class}"))?;
            show(&mut output, &row(args.variant, class, view, &survey), args.json)?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn row(variant: Variant, class: Class, view: View, survey: &Survey) -> Row {
    let is_strong = view.mover == class.strong();
    let (wins, losses) = if is_strong { (survey.wins, survey.losses) } else { (survey.losses, survey.wins) };
    let (longest, other) =
        if is_strong { (survey.longest_win, survey.longest_loss) } else { (survey.longest_loss, survey.longest_win) };
    let needed = if is_strong { survey.longest_needed_win } else { survey.longest_needed_loss };
    let limit: Option<Limit> = class.limit().filter(|_| variant == Variant::International);
    let exact = class.pieces() <= damier_endings::SHIPPED_PIECES;
    Row {
        class: class.to_string(),
        to_move: match (class.strong() == class.weak(), is_strong) {
            (true, _) => "either",
            (_, true) => "strong",
            _ => "weak",
        },
        positions: survey.positions,
        wins,
        draws: survey.draws,
        losses,
        longest_needed: limit.filter(|_| wins > 0).map(|_| needed),
        longest_to_win: (exact && wins > 0).then_some(longest),
        longest_loss: (exact && losses > 0).then_some(other),
    }
}

fn show(output: &mut impl Write, row: &Row, json: bool) -> anyhow::Result<()> {
    if json {
        writeln!(output, "{}", serde_json::to_string(row)?)?;
        return Ok(());
    }
    let plies = |plies: Option<u8>| plies.map_or_else(|| "-".to_owned(), |plies| plies.to_string());
    let Row { class, to_move, positions, wins, draws, losses, .. } = row;
    writeln!(
        output,
        "{class:9} {to_move:7} {positions:12} {wins:12} {draws:12} {losses:12} {:>7} {:>7} {:>9}",
        plies(row.longest_needed),
        plies(row.longest_to_win),
        plies(row.longest_loss)
    )?;
    Ok(())
}
