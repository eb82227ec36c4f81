//! `damier puzzles show`.

use std::io::Write as _;
use std::process::ExitCode;

use anyhow::{Result, bail};
use clap::Args;

use super::in_words;
use crate::cli::output;
use crate::words::{self, say};
use damier_puzzles::tag;
use etude_text::plain::Form;

#[derive(Args, Debug)]
pub struct ShowArgs {
    #[arg(value_name = say().value_id(), help = say().cli_puzzles_show_id())]
    id: String,
}

/// Shows a puzzle.
///
/// # Errors
///
/// An identity that fits none, or several.
pub fn run(args: &ShowArgs) -> Result<ExitCode> {
    let (collection, id) = (super::collection(&[])?, &args.id);
    let mut found = collection.entries().iter().filter(|entry| entry.id.starts_with(id));
    let Some(entry) = found.next() else { bail!(say().puzzle_unknown(id)) };
    if let Some(other) = found.next() {
        bail!(say().puzzle_not_unique(id, &entry.id, &other.id));
    }
    let record = collection.record(entry)?;
    let puzzle = collection.puzzle(entry)?;
    let (rating, source) = (record.rating, &record.source);
    output::write(Form::Sentences, |out| {
        writeln!(out, "{} {} {}", record.id, record.variant, record.fen)?;
        let to_move = words::to_move(puzzle.position.side_to_move());
        writeln!(out, "{}", say().puzzle_task(to_move, words::goal_title(puzzle.goal)))?;
        let rated = say().puzzle_rated(rating.value, rating.deviation);
        writeln!(out, "{rated}  {}", tag::written(&record.tags))?;
        writeln!(out, "{}", words::puzzle_origin(source))?;
        if !record.status.is_proven() {
            writeln!(out, "{}", in_words(&record.status))?;
        }
        for line in words::solution_lines(&puzzle) {
            writeln!(out, "{}", line.join(" "))?;
        }
        Ok(ExitCode::SUCCESS)
    })
}
