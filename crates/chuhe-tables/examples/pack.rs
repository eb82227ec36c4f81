//! Solves and packs the shipped classes: `cargo run --release -p chuhe-tables --example pack -- crates/chuhe-tables/src/data/shipped.tables`.

use std::{collections::HashMap, sync::Arc, time::Instant};

use chuhe_tables::{Class, Metric, Table, Unsolvable, solve};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let path = std::env::args().nth(1).ok_or("say the file to write")?;
    let (start, mut bytes) = (Instant::now(), Vec::new());
    for attack in Class::shipped() {
        let mut solved = HashMap::new();
        let classes = attack.against_all();
        for class in &classes {
            let below = |below: &Class| solved.get(below).cloned().ok_or(Unsolvable::AttackerStuck(below.clone()));
            let solution = Arc::new(solve(class, Metric::Capture, below)?);
            solved.insert(class.clone(), solution);
        }
        for class in &classes {
            let Some(solution) = solved.remove(class).and_then(Arc::into_inner) else { continue };
            let packed = Table::of(solution).pack()?;
            println!("{class}: {} bytes", packed.len());
            bytes.extend(packed);
        }
    }
    std::fs::write(&path, &bytes)?;
    println!("{} bytes in {:.1} s", bytes.len(), start.elapsed().as_secs_f64());
    Ok(())
}
