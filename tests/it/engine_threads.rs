//! Several threads and several lines: the same answers, and nothing left running.

use damier::shipped;
use damier_endings::{Class, Selection};
use damier_engine::{Engine, Finding, Limits, Settings, Situation, StopFlag, TableUse};
use damier_rules::{AnyPosition, Move, Variant};

const THREE: Settings = Settings { mebibytes: 4, threads: 3, endings: TableUse::Shipped };

fn search(engine: &mut Engine, position: AnyPosition, limits: &Limits) -> Finding {
    engine.forget();
    engine.search(&Situation::from(position), None, limits, |_| ())
}

#[test]
fn three_threads_solve_what_one_solves() {
    let collection = shipped::collection();
    let (mut one, mut three) = (Engine::new(4), Engine::with_settings(THREE, &crate::TABLES));
    let (mut asked, mut solved) = (0, 0);
    for entry in collection.entries().iter().step_by(80) {
        let puzzle = collection.puzzle(entry).expect("a shipped puzzle");
        let is_solution = |found: &Finding| {
            let after = puzzle.position.play_unchecked(found.best().expect("a move"));
            puzzle.solution.iter().any(|choice| choice.after == after)
        };
        let alone = search(&mut one, puzzle.position, &Limits::nodes(60_000));
        if is_solution(&alone) {
            // How the threads share nodes depends on the machine, so limit by depth, which they must finish on any.
            asked += 1;
            solved += u32::from(is_solution(&search(&mut three, puzzle.position, &Limits::depth(alone.depth + 1))));
        }
    }
    // What the threads find in each other's results varies between runs, and very rarely changes a move.
    assert!(asked >= 10 && solved + 1 >= asked, "{solved} of {asked}");
}

#[test]
fn limits_hold_for_all_threads_together() {
    let mut three = Engine::with_settings(THREE, &crate::TABLES);
    let start = AnyPosition::start(Variant::International);
    let found = search(&mut three, start, &Limits::nodes(50_000));
    // Each thread checks the common count once in 1024 nodes.
    assert!((50_000..=50_000 + 3 * 1024).contains(&found.nodes), "{}", found.nodes);
    assert_eq!(search(&mut three, start, &Limits::depth(6)).depth, 6);
    let stop = StopFlag::new();
    let stopped = three.search(&Situation::from(start), None, Limits::infinite().or(&stop), |_| stop.raise());
    assert!(stopped.best().is_some());
}

#[test]
fn every_line_of_an_ending_has_the_value_of_the_tables() {
    let tables = crate::TABLES.of(Variant::International);
    let class: Class = "KMM-K".parse().expect("a class");
    let mut engine = Engine::new(1);
    let mut seen = 0;
    tables.select(&Selection::of(class), 77_000, |selected| {
        let situation = Situation::from(selected.position);
        let lines = engine.search_lines(&situation, 99, &Limits::nodes(50_000), |_| ());
        if !selected.moves.is_empty() {
            let mut played: Vec<Move> = lines.iter().filter_map(Finding::best).collect();
            assert!(lines.is_sorted_by(|better, worse| better.score >= worse.score));
            for line in &lines {
                let known =
                    selected.moves.iter().find(|each| Some(each.candidate) == line.best()).expect("a legal move");
                let plies = known.after.to_win.map(|plies| u16::from(plies) + 1);
                assert_eq!(line.score.plies_to_end(), plies, "{selected:?} {line:?}");
            }
            played.sort_unstable_by_key(|played| (played.from, played.to, played.captured.bits()));
            played.dedup();
            assert_eq!(played.len(), selected.moves.len(), "every move has a line: {selected:?}");
        }
        seen += 1;
        if seen == 40 { std::ops::ControlFlow::Break(()) } else { std::ops::ControlFlow::Continue(()) }
    });
    assert_eq!(seen, 40);
}

#[test]
fn lines_are_reported_as_they_deepen() {
    let situation = Situation::from(AnyPosition::start(Variant::Russian));
    let (mut depths, limits) = (Vec::new(), Limits::depth(5));
    let lines = Engine::new(1).search_lines(&situation, 2, &limits, |lines| {
        assert_eq!(lines.len(), 2);
        depths.push(lines[0].depth);
    });
    assert_eq!((depths, lines.len()), (vec![1, 2, 3, 4, 5], 2));
}
