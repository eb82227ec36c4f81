//! Tunes the weights of the evaluation by self-play: `cargo run --release -p yonsan-rules --example tune -- GAMES`.
//!
//! An engine plays itself from varied starts, and a logistic regression makes the evaluation of quiet positions predict
//! the result. It prints the weights for `WEIGHTS` in `engine.rs`, scaled to the present sum, and a match of the new
//! weights against the old ones.

use std::env;

use yonsan_rules::{Effort, Engine, Judge, Level, Playout, Point, Position, Side, evaluation_features, varied_start};

/// A weight for each class, and the worth of being to move.
type Weights = [f64; 17];

/// A quiet position: its features for the side to move, and whether that side won (1), drew (0.5) or lost (0).
type Sample = (Weights, f64);

fn effort() -> Option<Effort> {
    Level::new(4).map(|level| level.effort().with_nodes(800))
}

fn main() {
    let games = env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(500);
    let Some(effort) = effort() else { return };
    let old = *Engine::new(effort, 0).weights();
    let mut samples = Vec::new();
    for game in 0..games {
        let (mut black, mut white) = (Engine::new(effort, 2 * game), Engine::new(effort, 2 * game + 1));
        let start = varied_start(game);
        let playout = Playout::play(&mut black, &mut white, &start, 120);
        collect(&start, playout.moves(), playout.winner(), &mut samples);
    }
    println!("{} quiet positions of {games} games", samples.len());
    let weights = fit(&samples, old.map(f64::from));
    let sum = |weights: &Weights| weights[..15].iter().map(|weight| weight.abs()).sum::<f64>();
    let scale = sum(&old.map(f64::from)) / sum(&weights);
    #[allow(clippy::cast_possible_truncation, reason = "at most a few hundred")]
    let new = weights.map(|weight| (weight * scale).round() as i32);
    println!("old {old:?}\nnew {new:?}");
    compare(effort, old, new);
}

/// Adds the positions of a game in which neither side has a victory by fours.
fn collect(start: &Position, moves: &[Point], winner: Option<Side>, samples: &mut Vec<Sample>) {
    let (mut position, mut judge) = (*start, Judge::new());
    for &point in moves {
        let quiet = [position, position.passed()].iter().all(|position| !judge.vcf_within(position, 4, 200).is_won());
        if quiet {
            let mut features = [1.0; 17];
            for (feature, count) in features.iter_mut().zip(evaluation_features(&position)) {
                *feature = f64::from(count);
            }
            let result = winner.map_or(0.5, |side| if side == position.to_move() { 1.0 } else { 0.0 });
            samples.push((features, result));
        }
        if position.play(point).is_err() {
            return;
        }
    }
}

/// Logistic regression by gradient descent with a rate of its own for each weight.
fn fit(samples: &[Sample], start: Weights) -> Weights {
    let mut weights = start.map(|weight| weight / 400.0);
    let mut squares = [1e-9; 17];
    for round in 0..400 {
        let mut gradient = [0.0; 17];
        let mut loss = 0.0;
        for (features, result) in samples {
            let sum: f64 = features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum();
            let expected = 1.0 / (1.0 + (-sum).exp());
            loss += (expected - result).powi(2);
            for (slope, feature) in gradient.iter_mut().zip(features) {
                *slope += (expected - result) * feature;
            }
        }
        #[allow(clippy::cast_precision_loss, reason = "far below 2^52")]
        let count = samples.len() as f64;
        if round % 100 == 0 {
            println!("round {round}: mean square {:.4}", loss / count);
        }
        for ((weight, slope), square) in weights.iter_mut().zip(gradient).zip(&mut squares) {
            *square += (slope / count).powi(2);
            *weight -= 0.02 * slope / count / square.sqrt();
        }
        // Empty lines and fives decide nothing here.
        (weights[0], weights[15]) = (0.0, 0.0);
    }
    weights
}

/// A match of the new weights against the old ones, each start with both sides.
fn compare(effort: Effort, old: [i32; 17], new: [i32; 17]) {
    let (mut won, mut lost) = (0, 0);
    for game in 0..400_u64 {
        let mut engines = [Engine::with_weights(effort, game, new), Engine::with_weights(effort, game + 1, old)];
        let [one, other] = &mut engines;
        let start = varied_start(1_000_000 + game / 2);
        let new_is_black = game % 2 == 0;
        let (black, white) = if new_is_black { (one, other) } else { (other, one) };
        match Playout::play(black, white, &start, 120).winner() {
            None => {}
            Some(winner) if (winner == Side::Black) == new_is_black => won += 1,
            Some(_) => lost += 1,
        }
    }
    println!("new against old: {won} won, {lost} lost of 400");
}
