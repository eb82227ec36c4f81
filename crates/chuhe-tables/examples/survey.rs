//! Solves attacks against all nine defences and says what they hold: `cargo run --release -p chuhe-tables --example survey`,
//! with attacks such as `R CA` (all that are shipped if there are none), and `--mate` to count to the mate.

use std::{collections::HashMap, sync::Arc, time::Instant};

use chuhe_tables::{Class, Metric, Solution, Unsolvable, solve};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut words: Vec<String> = std::env::args().skip(1).collect();
    let metric = if words.iter().any(|word| word == "--mate") { Metric::Mate } else { Metric::Capture };
    words.retain(|word| word != "--mate");
    let attacks = if words.is_empty() {
        Class::shipped()
    } else {
        words.iter().map(|word| format!("{word} v K").parse()).collect::<Result<_, _>>()?
    };
    let mut solved: HashMap<Class, Arc<Solution>> = HashMap::new();
    let (start, mut positions) = (Instant::now(), 0);
    for class in attacks.iter().flat_map(Class::against_all) {
        let from = Instant::now();
        let found = solve(&class, metric, |below| {
            solved.get(below).cloned().ok_or_else(|| Unsolvable::AttackerStuck(below.clone()))
        })?;
        let survey = found.survey();
        #[allow(clippy::cast_precision_loss, reason = "a share")]
        let share = 100.0 * survey.won as f64 / survey.positions as f64;
        let seconds = from.elapsed().as_secs_f64();
        println!(
            "{class}: {} of {} won, {share:.1} %, longest {}; {} numbers in {seconds:.2} s",
            survey.won,
            survey.positions,
            survey.longest,
            2 * found.count()
        );
        positions += 2 * found.count();
        solved.insert(class, Arc::new(found));
    }
    println!("{positions} positions in {:.1} s", start.elapsed().as_secs_f64());
    Ok(())
}
