//! `damier puzzles show`.

use std::fmt::Write as _;
use std::io::Write as _;
use std::process::ExitCode;

use anyhow::{Result, bail};
use clap::Args;

use super::in_words;
use crate::cli::output;
use crate::plain::Form;
use crate::words::{self, say};
use damier_puzzles::{Choice, Puzzle, Source, SourceKind, tag};
use damier_rules::AnyPosition;
use damier_rules::notation::write_move;

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
        writeln!(out, "{}", origin(source))?;
        if !record.status.is_proven() {
            writeln!(out, "{}", in_words(&record.status))?;
        }
        out.write_all(solution_text(&puzzle).as_bytes())?;
        Ok(ExitCode::SUCCESS)
    })
}

/// Where a puzzle comes from.
fn origin(source: &Source) -> String {
    let Source { kind, white, black, event, year, .. } = source;
    let unknown = |name: &Option<String>| name.clone().unwrap_or_else(|| "?".to_owned());
    match (words::puzzle_made_from(*kind, event.as_deref()), event) {
        (Some(made), Some(event)) if *kind != SourceKind::Composition => format!("{made}: {event}"),
        (Some(made), _) => made,
        (None, event) => words::puzzle_source(&unknown(white), &unknown(black), event.as_deref(), *year),
    }
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
                position = position.play_unchecked(played);
            }
            let _ = writeln!(text, "{}", line.trim());
        }
    }
}
