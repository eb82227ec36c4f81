//! Proves the mates of a list and says how long it takes: `cargo run --release -p chuhe-rules --example mates`, with the
//! name of a file like `tests/data/mates.csv` if not that one.

use std::time::Instant;

use chuhe_rules::{MateFinding, MateLimits, MateSearch, Position};

/// The processor time of this thread, where the system tells; otherwise the time that passes is measured.
fn processor_seconds() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split(' ').next()?.parse().ok().map(|nanoseconds: f64| nanoseconds / 1e9)
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let default = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/mates.csv");
    let list = std::fs::read_to_string(std::env::args().nth(1).as_deref().unwrap_or(default))?;
    let mut search = MateSearch::new(64);
    let (mut proved, mut longest, mut total) = (0, 0.0f64, 0.0);
    for line in list.lines().skip(1) {
        let fields: Vec<_> = line.split(',').collect();
        let [id, fen, plies, first, _] = fields[..] else { continue };
        let position = Position::from_fen(fen)?;
        let limits = MateLimits { nodes: 30_000_000, ..MateLimits::default() };
        let (start, before) = (Instant::now(), processor_seconds());
        let finding = search.search(&position, limits);
        let seconds = processor_seconds().zip(before).map_or(start.elapsed().as_secs_f64(), |(now, then)| now - then);
        let found = match &finding {
            MateFinding::Mate { within, line } => {
                proved += 1;
                let moves: Vec<_> = line.iter().map(ToString::to_string).collect();
                format!("within {within}: {}", moves.join(" "))
            }
            other => format!("{other:?}"),
        };
        longest = longest.max(seconds);
        total += seconds;
        println!("{seconds:7.2} s {:>9} nodes  {id} ({plies} stated, {first}): {found}", search.nodes());
    }
    println!("{proved} proved; {total:.1} s in all, {longest:.2} s the longest");
    Ok(())
}
