//! The search and the judge with the endings tables, and the search without them compared with the tables.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests may fail the test")]

use std::ops::ControlFlow;

use damier_endings::{Build, Class, Outcome, Selected, Selection, TableSet, Tables};
use damier_engine::{Basis, Engine, Finding, Judge, Limits, Score, Settings, Situation, TableUse, Verdict};
use damier_rules::{Game, Variant};

/// Positions of a class, spread over its index.
fn positions(variant: Variant, class: &str, count: u64, shape: impl Fn(&mut Selection)) -> Vec<Selected> {
    positions_of(crate::TABLES.of(variant), class, count, shape)
}

fn positions_of(tables: &Tables, class: &str, count: u64, shape: impl Fn(&mut Selection)) -> Vec<Selected> {
    let class: Class = class.parse().unwrap();
    let mut selection = Selection::of(class);
    shape(&mut selection);
    let mut found = Vec::new();
    for place in 0..count {
        tables.select(&selection, tables.positions(class) / count * place + 7 * place, |selected| {
            found.push(selected);
            ControlFlow::Break(())
        });
    }
    found
}

fn search(engine: &mut Engine, situation: &Situation, nodes: u64) -> Finding {
    engine.forget();
    engine.search(situation, None, &Limits::nodes(nodes), |_| ())
}

fn outcome(score: Score) -> Outcome {
    match score {
        _ if score.is_win() => Outcome::Win,
        _ if score.is_loss() => Outcome::Loss,
        _ => Outcome::Draw,
    }
}

#[test]
fn the_root_has_the_value_and_the_length_of_the_tables() {
    let mut engine = Engine::new(1);
    for class in ["K-K", "KM-K", "KK-M", "MM-M", "KKK-K", "KKM-K", "KMM-K", "KK-KM", "KM-MM", "MMM-K"] {
        for selected in positions(Variant::International, class, 30, |_| ()) {
            if selected.moves.is_empty() {
                continue;
            }
            let found = search(&mut engine, &Situation::from(selected.position), 10_000);
            assert_eq!(outcome(found.score), selected.answer.outcome, "{class} {selected:?}");
            assert_eq!(found.score.plies_to_end(), selected.answer.to_win.map(u16::from), "{class} {selected:?}");
        }
    }
}

#[test]
fn the_line_of_a_win_goes_to_its_end() {
    let mut engine = Engine::new(1);
    for selected in positions(Variant::International, "KKM-K", 30, |each| each.outcome = Some(Outcome::Win)) {
        let found = search(&mut engine, &Situation::from(selected.position), 10_000);
        assert_eq!(Some(found.line.len()), found.score.plies_to_end().map(usize::from));
        let mut game = Game::new(selected.position);
        found.line.iter().for_each(|&played| game.play(played).unwrap());
        assert!(game.legal_moves().is_empty());
    }
}

#[test]
fn the_judge_proves_endings_also_drawn_ones_and_minds_the_limit() {
    let mut judge = Judge::new(2_000, &crate::TABLES);
    for used in [0, 14, 26] {
        for selected in positions(Variant::International, "KKK-K", 40, |each| each.plies_used = used) {
            let situation = Situation { plies_used: used, ..Situation::from(selected.position) };
            for each in &selected.moves {
                let keeps = each.outcome == selected.answer.outcome;
                match judge.verdict(&situation, each.candidate).unwrap() {
                    Verdict::Kept { basis, .. } => assert!(keeps && basis == Basis::Proven, "{used} {selected:?}"),
                    Verdict::Lost { basis, refutation, best, left, better } => {
                        assert!(!keeps && basis == Basis::Proven && left < best, "{used} {selected:?}");
                        assert_eq!(outcome(best), selected.answer.outcome, "{used} {selected:?}");
                        let better = selected.moves.iter().find(|each| Some(each.candidate) == better).unwrap();
                        assert_eq!(better.outcome, selected.answer.outcome, "{used} {selected:?}");
                        let after = selected.position.play_unchecked(each.candidate);
                        assert!(after.legal_moves().contains(&refutation[0]), "the refutation is shown");
                    }
                    Verdict::Undecided { .. } => panic!("{selected:?}"),
                }
            }
        }
    }
}

#[test]
fn larger_tables_say_who_wins_where_results_may_differ_between_machines() {
    let folder = tempfile::tempdir().unwrap();
    let class = "KKKK-K".parse().unwrap();
    Build { variant: Variant::Russian, classes: Class::with_all_below(&[class]), threads: 2 }
        .write_to(folder.path(), &|_| ())
        .unwrap();
    let tables = TableSet::new(Some(folder.path()));
    let engine =
        |endings, tables: &TableSet| Engine::with_settings(Settings { endings, ..Settings::one_thread(1) }, tables);
    let mut all = engine(TableUse::All, &tables);
    let mut shipped = [engine(TableUse::Shipped, &tables), engine(TableUse::All, &TableSet::default())];
    let (mut wins, mut draws) = (0, 0);
    for selected in positions_of(tables.of(Variant::Russian), "KKKK-K", 200, |_| ()) {
        let situation = Situation::from(selected.position);
        if selected.moves.len() < 2 {
            continue;
        }
        let found = search(&mut all, &situation, 300).score;
        match selected.answer.outcome {
            Outcome::Win => assert!(found.as_centi_men() >= 500, "{selected:?}: {found}"),
            Outcome::Draw => assert_eq!(found, Score::DRAW, "{selected:?}"),
            Outcome::Loss => assert!(found.as_centi_men() <= -500, "{selected:?}: {found}"),
        }
        wins += usize::from(selected.answer.outcome == Outcome::Win);
        draws += usize::from(selected.answer.outcome == Outcome::Draw);
        let without = shipped.each_mut().map(|engine| search(engine, &situation, 300).score);
        assert_eq!(without[0], without[1], "{selected:?}");
    }
    assert!(wins > 10 && draws > 10, "{wins} wins, {draws} draws");
}

#[test]
fn without_tables_the_search_finds_what_they_say() {
    let mut engine = Engine::new(8);
    engine.use_endings(TableUse::None);
    let (mut asked, mut found_out) = (0, 0);
    for variant in Variant::ALL {
        for class in ["KK-K", "KM-M", "KK-KK", "KKK-M", "KK-MM"] {
            for selected in positions(variant, class, 12, |each| each.to_win = Some(1..=7)) {
                let found = search(&mut engine, &Situation::from(selected.position), 100_000);
                asked += 1;
                found_out += usize::from(found.score.is_proven());
                if found.score.is_proven() {
                    assert_eq!(outcome(found.score), selected.answer.outcome, "{variant} {class} {selected:?}");
                }
            }
            for selected in positions(variant, class, 6, |each| each.outcome = Some(Outcome::Draw)) {
                let found = search(&mut engine, &Situation::from(selected.position), 20_000);
                assert!(!found.score.is_proven(), "{variant} {class} {selected:?}: {}", found.score);
            }
        }
    }
    assert!(found_out * 100 >= asked * 98, "{found_out} of {asked}");
}
