//! The tables agree with three independent solvers: the table of facts in RULES 1.

use damier_endings::{Class, Force, Survey, Tables, View};
use damier_rules::Variant;

type Fact = (&'static str, u64, u64, u64, [u8; 2], [u8; 2]);
/// Class; positions per side; won with the strong, and with the weak side to move; longest needed and longest to win,
/// each for both sides to move.
const FACTS: [Fact; 6] = [
    ("K-K", 2_450, 424, 2, [3, 2], [3, 2]),
    ("KK-K", 58_800, 19_398, 572, [7, 8], [7, 8]),
    ("KM-K", 105_840, 24_373, 506, [9, 8], [9, 8]),
    ("KKK-K", 921_200, 486_444, 40_586, [12, 13], [15, 16]),
    ("KKM-K", 2_487_240, 1_034_406, 62_078, [28, 29], [31, 32]),
    ("KMM-K", 2_233_440, 665_906, 28_861, [26, 15], [29, 18]),
];

fn class(name: &str) -> Class {
    name.parse().expect("the name of a class")
}

#[test]
fn counts_and_longest_wins_of_the_lone_king_classes() {
    let tables = Tables::new(Variant::International, None);
    for (name, positions, strong_wins, weak_loses, needed, to_win) in FACTS {
        let (strong, weak) = (class(name).strong(), Force::LONE_KING);
        let strong_to_move: Survey = tables.survey(View { mover: strong, other: weak }, 2).unwrap();
        let weak_to_move = tables.survey(View { mover: weak, other: strong }, 2).unwrap();
        assert_eq!((strong_to_move.positions, weak_to_move.positions), (positions, positions), "{name}");
        assert_eq!((strong_to_move.wins, weak_to_move.losses), (strong_wins, weak_loses), "{name}");
        assert_eq!([strong_to_move.longest_needed_win, weak_to_move.longest_needed_loss], needed, "{name}");
        assert_eq!([strong_to_move.longest_win, weak_to_move.longest_loss], to_win, "{name}");
    }
}

#[test]
fn from_a_fresh_count_no_win_is_lost_to_a_limit() {
    let tables = Tables::new(Variant::International, None);
    for name in ["K-K", "KK-K", "KM-K", "KKK-K", "KKM-K", "KMM-K"] {
        let limit = class(name).limit().unwrap().plies();
        for view in class(name).views() {
            let survey = tables.survey(view, 2).unwrap();
            assert!(survey.longest_needed_win <= limit && survey.longest_needed_loss <= limit, "{name}");
        }
    }
}
