//! `damier perft`: counts leaves, to check and to time the move generator.

use std::io::Write;
use std::process::ExitCode;
use std::time::Instant;

use clap::Args;

use super::output;
use super::position::PositionArgs;
use super::values::between;
use crate::words::say;
use damier_rules::notation::MoveWriter;
use damier_rules::perft::Leaves;
use etude_text::plain::Form;

/// The arguments of `damier perft`.
#[derive(Args, Debug)]
pub struct PerftArgs {
    #[command(flatten)]
    position: PositionArgs,
    #[arg(long, value_name = say().value_plies(), value_parser = between(1..=64_u32), help = say().cli_perft_depth())]
    depth: u32,
    #[arg(long, value_name = say().value_number(), default_value_t = 1, value_parser = between(1..=1024_u16),
        help = say().cli_perft_threads())]
    threads: u16,
    #[arg(long, help = say().cli_perft_no_bulk())]
    no_bulk: bool,
    #[arg(long, help = say().cli_perft_divide())]
    divide: bool,
}

/// Counts the leaves at each depth.
///
/// # Errors
///
/// An unreadable FEN, or a failure to write.
pub fn run(args: &PerftArgs) -> anyhow::Result<ExitCode> {
    let position = args.position.position()?;
    let leaves = if args.no_bulk { Leaves::Made } else { Leaves::InBulk };
    let threads = usize::from(args.threads);
    output::write(Form::Sentences, |out| {
        for depth in 1..=args.depth {
            let start = Instant::now();
            let count = position.perft(depth, leaves, threads);
            let seconds = start.elapsed().as_secs_f64();
            #[expect(clippy::cast_precision_loss, reason = "a speed is shown with one decimal")]
            let speed = count as f64 / seconds.max(1e-9) / 1e6;
            writeln!(out, "depth {depth} leaves {count} seconds {seconds:.3} mlps {speed:.1}")?;
            out.flush()?;
        }
        if args.divide {
            let legal = position.legal_moves();
            let writer = MoveWriter::of(position.variant());
            for &played in &legal {
                let count = position.play_unchecked(played).perft(args.depth - 1, leaves, threads);
                writeln!(out, "{} {count}", writer.unambiguous(&position, &legal, played))?;
            }
        }
        Ok(ExitCode::SUCCESS)
    })
}
