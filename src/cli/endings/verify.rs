//! `damier endings verify`.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use clap::Args;

use super::{open, read_class, threads, warn};
use crate::cli::output;
use crate::cli::position::variant_parser;
use crate::cli::values::{at_least, between};
use crate::words::{self, Messages, say};
use damier_endings::{Class, Mismatch, VerifyError};
use damier_rules::Variant;
use damier_rules::notation::write_fen;

/// The arguments of `damier endings verify`.
#[derive(Debug, Args)]
pub struct VerifyArgs {
    #[arg(long, value_name = say().value_variant(), value_parser = variant_parser(), help = say().cli_verify_variant())]
    variant: Option<Variant>,
    #[arg(long = "class", value_name = say().value_class(), value_parser = read_class, help = say().cli_endings_classes())]
    classes: Vec<Class>,
    #[arg(long, value_name = say().value_number(), default_value_t = 4, value_parser = between(2..=6_u8),
        help = say().cli_endings_up_to())]
    pieces: u8,
    #[arg(long, value_name = say().value_number(), default_value_t = 1, value_parser = at_least(1_u64),
        help = say().cli_verify_every())]
    every: u64,
    #[arg(long, value_name = say().value_folder(), help = say().cli_endings_folder())]
    dir: Option<PathBuf>,
    #[arg(long, value_name = say().value_number(), value_parser = between(1..=256_u16), help = say().cli_endings_threads())]
    threads: Option<u16>,
}

/// Runs `damier endings verify`.
///
/// # Errors
///
/// A failure to write. A mismatch or a missing table is reported with exit code 1.
pub fn run(args: &VerifyArgs) -> anyhow::Result<ExitCode> {
    let start = Instant::now();
    let classes = if args.classes.is_empty() { Class::up_to(args.pieces) } else { args.classes.clone() };
    let mut output = output::lines(false);
    let mut checked = 0;
    for variant in Variant::ALL.into_iter().filter(|&variant| args.variant.is_none_or(|wanted| wanted == variant)) {
        let (tables, name) = (open(variant, args.dir.as_ref()), words::variant_name(variant));
        for &class in &classes {
            match tables.verify(class, args.every, threads(args.threads)) {
                Ok(count) => {
                    writeln!(output, "{}", say().verify_class(&name, class.to_string(), count))?;
                    checked += count;
                }
                Err(error) => {
                    warn(&tables);
                    writeln!(output, "{}", say().verify_wrong(name, class.to_string(), in_words(&error)))?;
                    return Ok(ExitCode::FAILURE);
                }
            }
        }
    }
    let seconds = format!("{:.1}", start.elapsed().as_secs_f64());
    writeln!(output, "{}", say().verify_right(checked, seconds))?;
    Ok(ExitCode::SUCCESS)
}

fn in_words(error: &VerifyError) -> String {
    match error {
        VerifyError::NotCovered(class) => say().no_table_below(class.to_string()),
        VerifyError::Mismatch(Mismatch { position, is_needed, stored, recomputed }) => {
            let message = if *is_needed { Messages::verify_mismatch_needed } else { Messages::verify_mismatch_to_win };
            message(say(), write_fen(position), format!("{stored:?}"), format!("{recomputed:?}"))
        }
    }
}
