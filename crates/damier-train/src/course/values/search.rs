//! Values moves by the tables or by searches, on several threads. A value depends only on the appraisal.

use std::sync::{Mutex, PoisonError, mpsc};
use std::thread;

use super::{Appraisal, BRIEFLY, Basis, NODES, Values, Worth};
use damier_endings::TableSet;
use damier_engine::{Engine, Limits, Settings, Situation};
use damier_rules::Move;
use damier_rules::notation::write_move;

/// Memory of each thread's search in MiB.
const MEBIBYTES: usize = 16;

/// The answer to an appraisal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Valued {
    /// The appraisal, by its place among all.
    pub appraisal: usize,
    /// The values of all legal moves.
    pub values: Values,
}

/// Values all moves of some positions on so many threads, and passes on each answer as it is found.
pub fn value_all(appraisals: &[Appraisal], tables: &TableSet, threads: usize, mut found: impl FnMut(Valued)) {
    let places = Mutex::new(0..appraisals.len());
    let (sender, answers) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..threads.clamp(1, appraisals.len().max(1)) {
            let (sender, places) = (sender.clone(), &places);
            scope.spawn(move || {
                let mut engine = Engine::with_settings(Settings::one_thread(MEBIBYTES), tables);
                loop {
                    let next = places.lock().unwrap_or_else(PoisonError::into_inner).next();
                    let Some(appraisal) = next else { return };
                    let values = values(&mut engine, &appraisals[appraisal]);
                    if sender.send(Valued { appraisal, values }).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        answers.iter().for_each(&mut found);
    });
}

fn values(engine: &mut Engine, appraisal: &Appraisal) -> Values {
    if let Some(known) = Values::of_tables(&appraisal.position, engine.tables()) {
        return known;
    }
    let mut values = Values::default();
    for played in appraisal.position.legal_moves() {
        search(engine, appraisal, played, Basis::Briefly, &mut values);
    }
    // A longer search may show an asked move to be worse, so that others come into appraisal.
    loop {
        let unsure = values.unsure(appraisal);
        if unsure.is_empty() {
            return values;
        }
        for played in unsure {
            search(engine, appraisal, played, Basis::Searched, &mut values);
        }
    }
}

fn search(engine: &mut Engine, appraisal: &Appraisal, played: Move, basis: Basis, values: &mut Values) {
    let nodes = if basis == Basis::Briefly { BRIEFLY } else { NODES };
    engine.forget();
    let situation = Situation::from(appraisal.position);
    let found = engine.search(&situation, Some(&[played]), &Limits::nodes(nodes), |_| ());
    let worth = Worth { score: found.score, basis };
    values.0.insert(write_move(&appraisal.position, played), worth);
}
