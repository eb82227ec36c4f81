//! `damier endings list`.

use std::io::{self, Write};
use std::ops::{ControlFlow, RangeInclusive};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, ValueEnum};
use serde::Serialize;

use super::{open, read_name, read_range, warn};
use crate::cli::output;
use crate::plain::Form;
use damier_endings::{Class, Outcome, Selected, Selection};
use damier_rules::notation::{MoveWriter, write_fen};
use damier_rules::{Move, Variant};

/// The arguments of `damier endings list`.
#[derive(Debug, Args)]
pub struct ListArgs {
    /// The game
    #[arg(long, default_value_t = Variant::International, value_parser = read_name::<Variant>)]
    pub variant: Variant,
    /// The class, like KKM-K; the stronger side is White
    #[arg(long, value_parser = read_name::<Class>)]
    pub class: Class,
    /// Plies needed within the limit: a number or a range like 20..28, both ends included
    #[arg(long, value_parser = read_range)]
    pub needed: Option<RangeInclusive<u8>>,
    /// Plies to the end of the game
    #[arg(long, value_parser = read_range)]
    pub to_win: Option<RangeInclusive<u8>>,
    /// The side to move
    #[arg(long)]
    pub to_move: Option<Mover>,
    /// The outcome for the side to move
    #[arg(long)]
    pub outcome: Option<OutcomeName>,
    /// Number of moves that keep the outcome
    #[arg(long, value_parser = read_range)]
    pub keeping: Option<RangeInclusive<u8>>,
    /// Exactly one of several moves keeps the outcome
    #[arg(long)]
    pub only_move: bool,
    /// The weaker side's king on the main diagonal, or off it
    #[arg(long)]
    pub main_diagonal: Option<OnOff>,
    /// Whether a capture is compulsory
    #[arg(long)]
    pub capture: Option<bool>,
    /// Plies of the limit used up: near its end fewer moves keep the outcome
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub plies_used: u16,
    /// At most so many positions
    #[arg(long, value_name = "N")]
    pub count: Option<u64>,
    /// Where in the numbering of the class to begin: any number
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub start: u64,
    /// Write one JSON object per line
    #[arg(long)]
    pub json: bool,
    /// The folder of tables of five and six pieces [default: the data folder]
    #[arg(long)]
    pub dir: Option<PathBuf>,
}

/// A side of a class.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Mover {
    /// The stronger side.
    Strong,
    /// The weaker side.
    Weak,
}

/// An outcome by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum OutcomeName {
    /// [`Outcome::Win`]
    Win,
    /// [`Outcome::Draw`]
    Draw,
    /// [`Outcome::Loss`]
    Loss,
}

/// A place of the weaker king.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum OnOff {
    /// On the main diagonal.
    On,
    /// Elsewhere.
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
/// When the output cannot be written.
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
    let legal: Vec<Move> = moves.iter().map(|each| each.played).collect();
    let writer = MoveWriter::of(position.variant());
    let keeping = moves.iter().filter(|each| each.outcome == answer.outcome);
    Line {
        fen: write_fen(position),
        outcome: answer.outcome.name(),
        needed: answer.needed,
        to_win: answer.to_win,
        slack: answer.slack(),
        keeping: keeping.map(|each| writer.unambiguous(position, &legal, each.played)).collect(),
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
