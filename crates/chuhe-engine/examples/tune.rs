//! Fits the weights to games that `selfplay` wrote, by logistic regression: `cargo run --release -p chuhe-engine --example tune
//! -- GAMES crates/chuhe-engine/src/data/weights.txt`.

use chuhe_engine::{FULL, HALF, TABLES, Weights, half};
use chuhe_rules::{Kind, Move, Position, Side};

/// A quiet position: where its pieces count, how late in the game it is, and the result for Red.
struct Sample {
    /// Number of kind and square, and +1 for Red or -1 for Black.
    pieces: Vec<(u16, f32)>,
    late: f32,
    result: f32,
}

/// What makes a winning chance of hundredths of a pawn.
const SCALE: f32 = 1.0 / 320.0;

/// How much the score of the search counts beside the result, in which there is luck.
const SEARCH: f32 = 0.8;

/// How strongly weights are held where they began: few games say little of rare squares.
const HOLD: f32 = 0.000_05;

fn sample(position: &Position, result: f32) -> Sample {
    let (mut pieces, mut bulk) = (Vec::new(), 0);
    for side in Side::ALL {
        for square in position.pieces(side) {
            let Some(piece) = position.piece(square) else { continue };
            bulk += match piece.kind {
                Kind::Rook => 4,
                Kind::Horse | Kind::Cannon => 2,
                _ => 0,
            };
            let number = piece.kind as usize * HALF + half(square, side);
            pieces.push((u16::try_from(number).unwrap_or_default(), if side == Side::Red { 1.0 } else { -1.0 }));
        }
    }
    #[allow(clippy::cast_precision_loss, reason = "at most 32")]
    let late = 1.0 - bulk.min(FULL) as f32 / FULL as f32;
    Sample { pieces, late, result }
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

fn worth(weights: &[[f32; HALF]; TABLES], sample: &Sample) -> f32 {
    sample.pieces.iter().fold(0.0, |sum, &(number, sign)| {
        let (kind, square) = (usize::from(number) / HALF, usize::from(number) % HALF);
        let (early, late) = (weights[2 * kind][square], weights[2 * kind + 1][square]);
        sum + sign * (early * (1.0 - sample.late) + late * sample.late)
    })
}

fn chance(worth: f32) -> f32 {
    1.0 / (1.0 + (-worth * SCALE).exp())
}

fn error(weights: &Weights, samples: &[Sample]) -> f64 {
    let sum: f64 =
        samples.iter().map(|sample| f64::from((chance(worth(&weights.tables, sample)) - sample.result).powi(2))).sum();
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
    let mut squares = vec![[0.0_f32; HALF]; TABLES];
    let mut best = (error(&weights, test), weights.clone());
    for round in 0..60 {
        let mut slope = vec![[0.0_f32; HALF]; TABLES];
        for sample in train {
            let missed = chance(worth(&weights.tables, sample)) - sample.result;
            for &(number, sign) in &sample.pieces {
                let (kind, square) = (usize::from(number) / HALF, usize::from(number) % HALF);
                slope[2 * kind][square] += missed * sign * (1.0 - sample.late);
                slope[2 * kind + 1][square] += missed * sign * sample.late;
            }
        }
        #[allow(clippy::cast_precision_loss, reason = "a mean")]
        let count = train.len() as f32;
        for table in 0..TABLES {
            for square in 0..HALF {
                let cell = &mut weights.tables[table][square];
                let pull = slope[table][square] / count + HOLD * (*cell - start.tables[table][square]);
                squares[table][square] = 0.9 * squares[table][square] + 0.1 * pull * pull;
                *cell -= 0.7 * pull / (squares[table][square].sqrt() + 0.000_01);
            }
        }
        let held_out = error(&weights, test);
        if round % 5 == 4 {
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
