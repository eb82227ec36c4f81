//! `damier bench`: the speed of the search, and its signature, the node count.

use std::io::Write as _;
use std::process::ExitCode;
use std::time::Instant;

use anyhow::Result;
use clap::Args;

use super::output;
use crate::words::say;
use damier_engine::{Engine, Finding, Limits, Situation};
use damier_rules::Variant;
use damier_rules::notation::{read_fen, write_fen};
use etude_text::plain::Form;

/// The positions, each searched to its depth: starts, middlegames with and without shots, endings with kings.
const POSITIONS: [(Variant, &str, u32); 12] = [
    (Variant::International, "W:W31-50:B1-20", 15),
    (Variant::International, "W:W26,31,33,34,36,38,39,44,47,49:B3,6,9,11,12,14,15,17,18,22,27", 15),
    (Variant::International, "W:W25,28,30-33,35,37:B10-14,19,23,26", 15),
    (Variant::International, "B:W23,25,30,32,33,34,40:B11,14,15,17,20,22", 17),
    (Variant::International, "W:W27,28,32,33,34,35,37,38,39,42,43,45,48:B2,3,7,8,9,12,13,14,16,18,19,23,24", 14),
    (Variant::International, "W:W26,35,36,37,38,42,47,49:B6,11,12,15,22,24,27,29,K48", 12),
    (Variant::International, "W:WK46,K47,K48:BK5", 13),
    (Variant::International, "W:WK2,26,27,31,36,38,43,45:B6,9,11,15,16,20,K50", 12),
    (Variant::Russian, "W:W21-32:B1-12", 15),
    (Variant::Russian, "W:W17,21,22,25,26,29,30:B3,4,7,8,11,12,16", 15),
    (Variant::Brazilian, "W:W21-32:B1-12", 15),
    (Variant::Brazilian, "W:WK32,21,25,26:BK1,6,7,12", 12),
];

/// Memory of the transposition table in MiB. The node count depends on it.
const TABLE_MEBIBYTES: usize = 16;

/// The arguments of `damier bench`.
#[derive(Args, Debug)]
pub struct BenchArgs {
    #[arg(long, help = say().cli_bench_verbose())]
    verbose: bool,
}

/// Runs the command.
///
/// # Errors
///
/// A failure to write.
pub fn run(args: &BenchArgs) -> Result<ExitCode> {
    let mut situations = Vec::new();
    for (variant, fen, depth) in POSITIONS {
        situations.push((Situation::from(read_fen(fen, variant)?.position), depth));
    }
    output::write(Form::Sentences, |out| {
        let mut engine = Engine::new(TABLE_MEBIBYTES);
        // The first search of an ending unpacks its table, and the first of a variant its network, so time a second
        // round.
        for (situation, depth) in &situations {
            let found = search(&mut engine, situation, *depth);
            if args.verbose {
                let (variant, fen) = (situation.position.variant(), write_fen(&situation.position));
                writeln!(out, "{variant} {fen} depth {} score {} nodes {}", found.depth, found.score, found.nodes)?;
                out.flush()?;
            }
        }
        let started = Instant::now();
        let nodes: u64 = situations.iter().map(|(situation, depth)| search(&mut engine, situation, *depth).nodes).sum();
        let seconds = started.elapsed().as_secs_f64();
        #[allow(clippy::cast_precision_loss, reason = "far below 2^52")]
        let rate = nodes as f64 / seconds / 1e6;
        writeln!(out, "nodes {nodes} seconds {seconds:.2} mnps {rate:.2}")?;
        Ok(ExitCode::SUCCESS)
    })
}

/// Searches from an empty transposition table.
fn search(engine: &mut Engine, situation: &Situation, depth: u32) -> Finding {
    engine.forget();
    engine.search(situation, None, &Limits::depth(depth), |_| ())
}
