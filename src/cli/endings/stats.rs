//! `damier endings stats`.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use serde::Serialize;

use super::{open, read_class, threads, warn};
use crate::cli::output;
use crate::cli::position::variant_parser;
use crate::cli::values::between;
use crate::words::say;
use damier_endings::{Class, Limit, Survey, View};
use damier_rules::Variant;
use etude_tui::text::{padded, padded_left};

/// The arguments of `damier endings stats`.
#[derive(Debug, Args)]
pub struct EndingStatsArgs {
    #[arg(long, value_name = say().value_variant(), default_value_t = Variant::International,
        value_parser = variant_parser(), help = say().cli_variant())]
    variant: Variant,
    #[arg(long = "class", value_name = say().value_class(), value_parser = read_class, help = say().cli_endings_classes())]
    classes: Vec<Class>,
    #[arg(long, value_name = say().value_number(), default_value_t = 4, value_parser = between(2..=6_u8),
        help = say().cli_endings_up_to())]
    pieces: u8,
    #[arg(long, help = say().cli_json_lines())]
    json: bool,
    #[arg(long, value_name = say().value_folder(), help = say().cli_endings_folder())]
    dir: Option<PathBuf>,
    #[arg(long, value_name = say().value_number(), value_parser = between(1..=256_u16), help = say().cli_endings_threads())]
    threads: Option<u16>,
}

/// A class with one side to move. Wins and losses are those of the stronger side, whose pieces are named first.
#[derive(Debug, Serialize)]
struct Row {
    class: String,
    /// `strong` or `weak`; `either` if both have the same pieces: wins are then those of the side to move.
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
pub fn run(args: &EndingStatsArgs) -> anyhow::Result<ExitCode> {
    let tables = open(args.variant, args.dir.as_ref());
    let classes = if args.classes.is_empty() { Class::up_to(args.pieces) } else { args.classes.clone() };
    let mut output = output::lines(args.json);
    if !args.json {
        writeln!(output, "{}", say().survey_note())?;
        writeln!(output, "{}", columns(&header()))?;
    }
    for class in classes {
        for view in class.views() {
            let survey = tables.survey(view, threads(args.threads));
            warn(&tables);
            let survey = survey.ok_or_else(|| anyhow::anyhow!(say().no_table_for(class.to_string())))?;
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
    let cells = [
        class.clone(),
        say().survey_side(to_move),
        positions.to_string(),
        wins.to_string(),
        draws.to_string(),
        losses.to_string(),
        plies(row.longest_needed),
        plies(row.longest_to_win),
        plies(row.longest_loss),
    ];
    writeln!(output, "{}", columns(&cells))?;
    Ok(())
}

fn header() -> [String; 9] {
    [
        say().survey_class(),
        say().survey_to_move(),
        say().survey_positions(),
        say().survey_wins(),
        say().survey_draws(),
        say().survey_losses(),
        say().survey_needed(),
        say().survey_to_win(),
        say().survey_weak_wins(),
    ]
}

/// A line of the table: two columns of words, and seven of numbers.
fn columns(cells: &[String; 9]) -> String {
    const WIDTHS: [usize; 9] = [9, 7, 12, 12, 12, 12, 7, 7, 9];
    let cells = cells.iter().zip(WIDTHS).enumerate();
    let cells =
        cells.map(|(place, (cell, width))| if place < 2 { padded(cell, width) } else { padded_left(cell, width) });
    cells.collect::<Vec<_>>().join(" ")
}
