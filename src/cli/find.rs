//! `damier find`: a position or a pattern in puzzles and games.

use std::io::Write as _;
use std::process::ExitCode;

use anyhow::{Result, bail};
use clap::Args;

use super::output;
use super::position::variant_parser;
use crate::shipped;
use crate::words::{self, say};
use damier_app::find::{Places, fill};
use damier_rules::Variant;
use damier_rules::notation::{Fen, read_pattern};
use damier_train::finder::Finder;
use etude_text::plain::Form;

/// The arguments of `damier find`.
#[derive(Args, Debug)]
pub struct FindArgs {
    #[arg(value_name = say().value_pattern(), help = say().cli_find_pattern(), allow_hyphen_values = true)]
    pattern: String,
    #[arg(long, value_name = say().value_variant(), default_value_t = Variant::International,
        value_parser = variant_parser(), help = say().cli_variant())]
    variant: Variant,
}

/// Writes one line for every puzzle and game that has the position: what it is, where, and the position as a FEN. Then
/// what was searched.
///
/// # Errors
///
/// A pattern that cannot be read, with the column.
pub fn run(args: &FindArgs) -> Result<ExitCode> {
    let pattern = match read_pattern(&args.pattern, args.variant) {
        Ok(pattern) => pattern,
        Err(error) => bail!("\"{}\": {}", args.pattern, words::pattern_error(&error)),
    };
    let finder = fill(Finder::only(pattern), &Places::usual(shipped::collection_and_own, shipped::openings));
    let (matches, extent) = (finder.find(&pattern, usize::MAX), finder.extent());
    output::write(Form::Sentences, |out| {
        for hit in &matches.hits {
            let parts =
                [words::found_title(&hit.searched), words::found_place(hit), Fen::new(hit.position).to_string()];
            let parts: Vec<&str> = parts.iter().map(String::as_str).filter(|part| !part.is_empty()).collect();
            writeln!(out, "{}", parts.join(" · "))?;
        }
        let (found, extent) = (say().find_found(matches.all, 0_usize), say().find_extent(extent.puzzles, extent.games));
        writeln!(out, "{found} {extent}")?;
        Ok(ExitCode::SUCCESS)
    })
}
