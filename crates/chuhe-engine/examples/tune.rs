//! Fits the weights to games that `selfplay` wrote, by logistic regression: `cargo run --release -p chuhe-engine --example tune
//! -- GAMES crates/chuhe-engine/src/data/weights.txt`.

use chuhe_engine::{FEATURES, FULL, Weights, visit};
use chuhe_rules::{Move, Position, Side};

/// A quiet position: what it counts for Red, how late in the game it is, and the result for Red.
struct Sample {
    /// Features, those of Black with a negative count.
    features: Vec<(u16, f32)>,
    late: f32,
    result: f32,
}

/// What makes a winning chance of hundredths of a pawn.
const SCALE: f32 = 1.0 / 320.0;

/// How much the score of the search counts beside the result, in which there is luck.
const SEARCH: f32 = 0.8;

/// How strongly weights are held where they began: few games say little of rare squares.
const HOLD: f32 = 0.000_1;

/// How often all weights are moved, and by how much.
const ROUNDS: usize = 200;
const RATE: f32 = 0.7;

#[allow(clippy::cast_precision_loss, reason = "small numbers")]
fn sample(position: &Position, result: f32) -> Sample {
    let mut features: Vec<(u16, f32)> = Vec::new();
    let phase = visit(position, |feature, side, count| {
        let count = if side == Side::Red { count as f32 } else { -count as f32 };
        if count != 0.0 {
            features.push((u16::try_from(feature).unwrap_or_default(), count));
        }
    });
    Sample { features, late: 1.0 - phase as f32 / FULL as f32, result }
}

/// The quiet positions of a game after its opening.
fn samples(line: &str, samples: &mut Vec<Sample>) {
    let mut words = line.split(' ');
    let result = match words.next() {
        Some("1") => 1.0,
        Some("-1") => 0.0,
        _ => 0.5,
    };
    let mut position = Position::start();
    for (ply, word) in words.enumerate() {
        let (word, score) = word.split_once(':').unwrap_or((word, ""));
        let Ok(mv) = word.parse::<Move>() else { return };
        let quiet = position.is_empty(mv.to()) && !position.in_check(position.turn());
        if ply >= 10
            && quiet
            && let Ok(score) = score.parse::<i16>()
        {
            samples.push(sample(&position, SEARCH * chance(score.into()) + (1.0 - SEARCH) * result));
        }
        position.play(mv);
    }
}

fn worth(weights: &Weights, sample: &Sample) -> f32 {
    sample.features.iter().fold(0.0, |sum, &(feature, count)| {
        let [early, late] = weights.pairs[usize::from(feature)];
        sum + count * (early * (1.0 - sample.late) + late * sample.late)
    })
}

fn chance(worth: f32) -> f32 {
    1.0 / (1.0 + (-worth * SCALE).exp())
}

fn error(weights: &Weights, samples: &[Sample]) -> f64 {
    let sum: f64 =
        samples.iter().map(|sample| f64::from((chance(worth(weights, sample)) - sample.result).powi(2))).sum();
    #[allow(clippy::cast_precision_loss, reason = "a mean")]
    let mean = sum / samples.len() as f64;
    mean
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words: Vec<String> = std::env::args().collect();
    let [_, games, path] = &words[..] else { return Err("GAMES WEIGHTS".into()) };
    let mut all = Vec::new();
    std::fs::read_to_string(games)?.lines().for_each(|line| samples(line, &mut all));
    // Every tenth game's worth of positions is kept out to see what was learnt.
    let split = all.len() / 10;
    let (test, train) = all.split_at(split);
    let (start, mut weights) = (Weights::start(), Weights::start());
    println!(
        "{} positions; error before {:.5} (held out {:.5})",
        all.len(),
        error(&weights, train),
        error(&weights, test)
    );
    let mut squares = vec![[0.0_f32; 2]; FEATURES];
    let mut best = (error(&weights, test), weights.clone());
    for round in 0..ROUNDS {
        let mut slope = vec![[0.0_f32; 2]; FEATURES];
        for sample in train {
            let missed = chance(worth(&weights, sample)) - sample.result;
            for &(feature, count) in &sample.features {
                let cell = &mut slope[usize::from(feature)];
                cell[0] += missed * count * (1.0 - sample.late);
                cell[1] += missed * count * sample.late;
            }
        }
        #[allow(clippy::cast_precision_loss, reason = "a mean")]
        let count = train.len() as f32;
        for (feature, cells) in weights.pairs.iter_mut().enumerate() {
            for (phase, cell) in cells.iter_mut().enumerate() {
                let pull = slope[feature][phase] / count + HOLD * (*cell - start.pairs[feature][phase]) / 320.0;
                let square = &mut squares[feature][phase];
                *square = 0.9 * *square + 0.1 * pull * pull;
                *cell -= RATE * pull / (square.sqrt() + 0.000_003);
            }
        }
        let held_out = error(&weights, test);
        if round % 20 == 19 {
            println!("round {}: {:.5} (held out {held_out:.5})", round + 1, error(&weights, train));
        }
        if held_out < best.0 {
            best = (held_out, weights.clone());
        }
    }
    // What is best on games that were not learnt from.
    println!("held out {:.5}", best.0);
    std::fs::write(path, best.1.write())?;
    Ok(())
}
