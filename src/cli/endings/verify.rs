//! `damier endings verify`.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use clap::Args;

use super::{open, read_name, threads, warn};
use crate::cli::output;
use damier_endings::{Class, Mismatch, VerifyError};
use damier_rules::Variant;
use damier_rules::notation::write_fen;

/// The arguments of `damier endings verify`.
#[derive(Debug, Args)]
pub struct VerifyArgs {
    /// The game [default: all three]
    #[arg(long, value_parser = read_name::<Variant>)]
    pub variant: Option<Variant>,
    /// Only these classes, like KKM-K
    #[arg(long = "class", value_name = "CLASS", value_parser = read_name::<Class>)]
    pub classes: Vec<Class>,
    /// The classes of up to so many pieces
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=6))]
    pub pieces: u8,
    /// Look only at every Nth position
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..))]
    pub every: u64,
    /// The folder of tables of five and six pieces [default: the data folder]
    #[arg(long)]
    pub dir: Option<PathBuf>,
    /// Threads to work on [default: one for each processor]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub threads: Option<u16>,
}

/// Runs `damier endings verify`.
///
/// # Errors
///
/// When the output cannot be written. A mismatch or a missing table is reported with exit code 1.
pub fn run(args: &VerifyArgs) -> anyhow::Result<ExitCode> {
    let start = Instant::now();
    let classes = if args.classes.is_empty() { Class::up_to(args.pieces) } else { args.classes.clone() };
    let mut output = output::lines(false);
    let mut checked = 0;
    for variant in Variant::ALL.into_iter().filter(|&variant| args.variant.is_none_or(|wanted| wanted == variant)) {
        let tables = open(variant, args.dir.as_ref());
        for &class in &classes {
            match tables.verify(class, args.every, threads(args.threads)) {
                Ok(count) => {
                    writeln!(output, "{variant} {class}: {count} positions")?;
                    checked += count;
                }
                Err(error) => {
                    warn(&tables);
                    writeln!(output, "{variant} {class}: {}", in_words(&error))?;
                    return Ok(ExitCode::FAILURE);
                }
            }
        }
    }
    writeln!(output, "{checked} positions agree with those after them, {:.1} s", start.elapsed().as_secs_f64())?;
    Ok(ExitCode::SUCCESS)
}

fn in_words(error: &VerifyError) -> String {
    match error {
        VerifyError::NotCovered(class) => format!("no table covers {class}, or a class that it leads to"),
        VerifyError::Mismatch(Mismatch { position, is_needed, stored, recomputed }) => {
            let what = if *is_needed { "needed" } else { "to win" };
            format!("{} {what}: the table says {stored:?}, the moves say {recomputed:?}", write_fen(position))
        }
    }
}
