//! Times finding a position, and patterns of it, among all shipped puzzles and the games they come from.
//!
//! `cargo bench --bench find` prints how many positions are compared, how long gathering them takes, and the slowest of
//! several searches for each pattern, as time for 100,000 positions. The limit is 100 ms.

use std::time::{Duration, Instant};

use damier::shipped;
use damier_rules::Variant;
use damier_rules::notation::read_pattern;
use damier_train::finder::Finder;

/// What is searched for: a position of every game, one of few, a common formation, and nothing that there is.
const PATTERNS: [&str; 4] =
    ["W", "W:W28,32,37,38,43,48:B9,12,13,18,19,23", "?:W27,28,32,-33:B16,-17,18", "?:WK1,K2,K3,K4,K5"];
/// How often each is searched for.
const TIMES: usize = 20;

fn main() {
    let started = Instant::now();
    let mut finder = Finder::default();
    finder.add_puzzles(&shipped::collection());
    let extent = finder.extent();
    println!("{} positions gathered in {:.0} ms", extent.positions, millis(started.elapsed()));
    for text in PATTERNS {
        let Ok(pattern) = read_pattern(text, Variant::International) else { continue };
        let mut slowest = Duration::ZERO;
        let mut all = 0;
        for _ in 0..TIMES {
            let started = Instant::now();
            all = finder.find(&pattern, 200).all;
            slowest = slowest.max(started.elapsed());
        }
        // The counts are far below 2^53.
        #[allow(clippy::cast_precision_loss, reason = "see above")]
        let each = millis(slowest) * 100_000.0 / extent.positions as f64;
        println!("{each:8.3} ms  {all:>6} found  {text}");
    }
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}
