//! `damier endings list`.

use std::io::{self, Write};
use std::ops::{ControlFlow, RangeInclusive};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, ValueEnum};
use serde::Serialize;

use super::{open, read_class, read_range, warn};
use crate::cli::output;
use crate::cli::position::variant_parser;
use crate::cli::values::at_least;
use crate::words::say;
use damier_endings::{Class, Outcome, Selected, Selection};
use damier_rules::notation::{MoveWriter, write_fen};
use damier_rules::{Move, Variant};
use etude_text::plain::Form;

/// The arguments of `damier endings list`.
#[derive(Debug, Args)]
pub struct ListArgs {
    #[arg(long, value_name = say().value_variant(), default_value_t = Variant::International,
        value_parser = variant_parser(), help = say().cli_variant())]
    variant: Variant,
    #[arg(long, value_name = say().value_class(), value_parser = read_class, help = say().cli_list_class())]
    class: Class,
    #[arg(long, value_name = say().value_range(), value_parser = read_range, help = say().cli_list_needed())]
    needed: Option<RangeInclusive<u8>>,
    #[arg(long, value_name = say().value_range(), value_parser = read_range, help = say().cli_list_to_win())]
    to_win: Option<RangeInclusive<u8>>,
    #[arg(long, value_name = say().value_side(), help = say().cli_list_to_move())]
    to_move: Option<Mover>,
    #[arg(long, value_name = say().value_outcome(), help = say().cli_list_outcome())]
    outcome: Option<OutcomeName>,
    #[arg(long, value_name = say().value_range(), value_parser = read_range, help = say().cli_list_keeping())]
    keeping: Option<RangeInclusive<u8>>,
    #[arg(long, help = say().cli_list_only_move())]
    only_move: bool,
    #[arg(long, value_name = say().value_place(), help = say().cli_list_main_diagonal())]
    main_diagonal: Option<OnOff>,
    #[arg(long, value_name = say().value_yes_or_no(), help = say().cli_list_capture())]
    capture: Option<bool>,
    #[arg(long, value_name = say().value_plies(), default_value_t = 0, value_parser = at_least(0_u16),
        help = say().cli_list_plies_used())]
    plies_used: u16,
    #[arg(long, value_name = say().value_number(), value_parser = at_least(0_u64), help = say().cli_list_count())]
    count: Option<u64>,
    #[arg(long, value_name = say().value_number(), default_value_t = 0, value_parser = at_least(0_u64),
        help = say().cli_list_start())]
    start: u64,
    #[arg(long, help = say().cli_json_lines())]
    json: bool,
    #[arg(long, value_name = say().value_folder(), help = say().cli_endings_folder())]
    dir: Option<PathBuf>,
}

/// The stronger or the weaker side of a class.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Mover {
    Strong,
    Weak,
}

/// An [`Outcome`] on the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum OutcomeName {
    Win,
    Draw,
    Loss,
}

/// Where the weaker side's king stands: on the main diagonal or off it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum OnOff {
    On,
    Off,
}

#[derive(Debug, Serialize)]
struct Line {
    fen: String,
    outcome: &'static str,
    needed: Option<u8>,
    to_win: Option<u8>,
    slack: Option<u8>,
    /// The moves that keep the outcome.
    keeping: Vec<String>,
    /// All legal moves.
    moves: usize,
}

/// Runs `damier endings list`.
///
/// # Errors
///
/// A failure to write.
pub fn run(args: &ListArgs) -> anyhow::Result<ExitCode> {
    let tables = open(args.variant, args.dir.as_ref());
    let selection = Selection {
        strong_to_move: args.to_move.map(|mover| mover == Mover::Strong),
        outcome: args.outcome.map(|name| match name {
            OutcomeName::Win => Outcome::Win,
            OutcomeName::Draw => Outcome::Draw,
            OutcomeName::Loss => Outcome::Loss,
        }),
        needed: args.needed.clone(),
        to_win: args.to_win.clone(),
        keeping: args.keeping.clone(),
        only_move: args.only_move,
        on_main_diagonal: args.main_diagonal.map(|place| place == OnOff::On),
        capture: args.capture,
        plies_used: args.plies_used,
        ..Selection::of(args.class)
    };
    let code = output::write(Form::json_if(args.json), |output| {
        let (mut left, mut written) = (args.count.unwrap_or(u64::MAX), Ok(()));
        tables.select(&selection, args.start, |selected| {
            if left == 0 {
                return ControlFlow::Break(());
            }
            left -= 1;
            written = write_line(output, &line(&selected), args.json);
            if written.is_ok() && left > 0 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        written.map(|()| ExitCode::SUCCESS)
    });
    warn(&tables);
    code
}

fn line(selected: &Selected) -> Line {
    let Selected { position, answer, moves } = selected;
    let legal: Vec<Move> = moves.iter().map(|each| each.candidate).collect();
    let writer = MoveWriter::of(position.variant());
    let keeping = moves.iter().filter(|each| each.outcome == answer.outcome);
    Line {
        fen: write_fen(position),
        outcome: answer.outcome.name(),
        needed: answer.needed,
        to_win: answer.to_win,
        slack: answer.slack(),
        keeping: keeping.map(|each| writer.unambiguous(position, &legal, each.candidate)).collect(),
        moves: moves.len(),
    }
}

fn write_line(output: &mut impl Write, line: &Line, json: bool) -> io::Result<()> {
    if json {
        serde_json::to_writer(&mut *output, line)?;
        return writeln!(output);
    }
    let plies = |plies: Option<u8>| plies.map_or_else(|| "-".to_owned(), |plies| plies.to_string());
    let Line { fen, outcome, needed, to_win, keeping, moves, .. } = line;
    let (needed, to_win) = (plies(*needed), plies(*to_win));
    writeln!(
        output,
        "{fen}\t{outcome}\tneeded {needed}\tto win {to_win}\t{} of {moves} keep: {}",
        keeping.len(),
        keeping.join(" ")
    )
}
