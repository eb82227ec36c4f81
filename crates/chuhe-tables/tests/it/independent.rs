//! The solver against a graph of positions.

use std::{collections::HashMap, sync::Arc};

use chuhe_rules::Side;
use chuhe_tables::{Class, Metric, Solution, Unsolvable, solve};

use crate::graph::{Graph, pieces};

/// Every position of the class, with either side to move, against the graph.
fn compare(name: &str, materials: &[(&str, &str)]) {
    let all: Vec<_> = materials.iter().map(|(red, black)| pieces(red, black)).collect();
    let graph = Graph::new(&all);
    let class: Class = name.parse().unwrap();
    let solve_all = |metric| {
        let mut solved: HashMap<Class, Arc<Solution>> = HashMap::new();
        let mut order = vec![class.clone()];
        let mut at = 0;
        while at < order.len() {
            order.extend(order[at].after_captures());
            at += 1;
        }
        for class in order.iter().rev() {
            let below = |class: &Class| solved.get(class).cloned().ok_or(Unsolvable::AttackerStuck(class.clone()));
            let solution = solve(class, metric, below).unwrap();
            solved.insert(class.clone(), Arc::new(solution));
        }
        solved
    };
    let (mate, capture) = (solve_all(Metric::Mate), solve_all(Metric::Capture));
    let mut seen = 0;
    for (position, to_mate, to_capture) in graph.all() {
        let Some((class, attacker)) = Class::of(position) else {
            assert_eq!(to_mate, None, "{position:?}");
            continue;
        };
        assert_eq!(attacker, Side::Red);
        assert_eq!(mate[&class].plies(position, attacker), to_mate, "to the mate: {position:?}");
        assert_eq!(capture[&class].plies(position, attacker), to_capture, "to the capture: {position:?}");
        seen += 1;
    }
    assert!(seen > 1000, "{seen}");
}

#[test]
fn a_rook_against_an_advisor() {
    compare("R v A", &[("R", "A"), ("R", ""), ("", "A"), ("", "")]);
}

#[test]
fn a_horse_against_an_elephant() {
    compare("N v B", &[("N", "B"), ("N", ""), ("", "B"), ("", "")]);
}

#[test]
fn a_horse_against_two_advisors() {
    compare("N v AA", &[("N", "AA"), ("N", "A"), ("N", ""), ("", "AA"), ("", "A"), ("", "")]);
}

#[test]
fn a_pawn_against_an_advisor() {
    compare("P v A", &[("P", "A"), ("P", ""), ("", "A"), ("", "")]);
}

#[test]
fn cannon_and_advisor_against_an_advisor() {
    compare("CA v A", &[("CA", "A"), ("CA", ""), ("A", "A"), ("A", "")]);
}

#[test]
fn two_pawns_against_a_king() {
    compare("PP v K", &[("PP", ""), ("P", ""), ("", "")]);
}

#[test]
#[ignore = "a minute"]
fn larger_classes() {
    compare("CB v A", &[("CB", "A"), ("CB", ""), ("B", "A"), ("B", "")]);
    compare("R v AB", &[("R", "AB"), ("R", "A"), ("R", "B"), ("R", ""), ("", "AB"), ("", "A"), ("", "B"), ("", "")]);
    compare("NP v K", &[("NP", ""), ("N", ""), ("P", ""), ("", "")]);
}
