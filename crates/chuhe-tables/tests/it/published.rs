//! Shares of won positions and longest wins to the mate, as another program counted them by forward sweeps over all
//! placements, and as the textbooks' terms say (`m.77nt.net/118_118681`, after Xie Xiasun): a rook beats everything but the full
//! defence, a horse an advisor, cannon and advisor beat two advisors.

use std::{collections::HashMap, sync::Arc};

use chuhe_tables::{Class, Metric, Solution, Unsolvable, solve};

/// Class, numbers of each side to move without mirroring, per mille won with the attacker to move, longest win.
const ROWS: [(&str, u64, u64, u8); 24] = [
    ("R v K", 7_290, 1000, 3),
    ("R v A", 36_450, 1000, 9),
    ("R v B", 51_030, 1000, 11),
    ("R v AA", 72_900, 1000, 19),
    ("R v AB", 255_150, 1000, 15),
    ("R v BB", 153_090, 1000, 23),
    ("R v AAB", 510_300, 1000, 31),
    ("R v ABB", 765_450, 1000, 35),
    ("R v AABB", 1_530_900, 820, 63),
    ("N v A", 36_450, 997, 37),
    ("N v B", 51_030, 241, 31),
    ("N v AA", 72_900, 73, 43),
    ("N v AB", 255_150, 91, 43),
    ("N v BB", 153_090, 5, 29),
    ("P v A", 22_275, 84, 13),
    ("P v B", 31_185, 35, 13),
    ("P v AABB", 935_550, 1, 1),
    ("C v AABB", 1_530_900, 29, 1),
    ("CA v K", 36_450, 1000, 17),
    ("CA v A", 182_250, 1000, 27),
    ("CA v AA", 364_500, 999, 47),
    ("CA v B", 255_150, 1000, 29),
    ("CA v BB", 765_450, 60, 37),
    ("CA v AAB", 2_551_500, 92, 51),
];

/// Rows with more numbers are for the long run.
const SMALL: u64 = 160_000;

#[derive(Default)]
struct Solved(HashMap<Class, Arc<Solution>>);

impl Solved {
    fn get(&mut self, class: &Class) -> Arc<Solution> {
        for below in class.after_captures() {
            self.get(&below);
        }
        let known = |class: &Class| self.0.get(class).cloned().ok_or(Unsolvable::AttackerStuck(class.clone()));
        if let Ok(found) = known(class) {
            return found;
        }
        let found = Arc::new(solve(class, Metric::Mate, known).unwrap());
        self.0.insert(class.clone(), found.clone());
        found
    }
}

fn check(fits: impl Fn(u64) -> bool) {
    let mut solved = Solved::default();
    for (name, numbers, per_mille, longest) in ROWS.into_iter().filter(|row| fits(row.1)) {
        let found = solved.get(&name.parse().unwrap());
        let survey = found.survey();
        // 45 pairs of kings of 81 have numbers of their own.
        assert_eq!(found.count() as u64, numbers * 45 / 81, "{name}");
        let share = (2000 * survey.won + survey.positions) / (2 * survey.positions);
        assert_eq!((share, survey.longest), (per_mille, longest), "{name}: {survey:?}");
    }
}

#[test]
fn small_classes_are_as_published() {
    check(|numbers| numbers <= SMALL);
}

#[test]
#[ignore = "half a minute"]
fn large_classes_are_as_published() {
    check(|numbers| numbers > SMALL);
}
