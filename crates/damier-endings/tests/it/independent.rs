//! An independent check of wins under a limit: a plain search of every line with the draw rules of [`Game`].
//!
//! The search does not use the solver. It follows every move to the end that [`Game`] declares, limits included. Only
//! two things end it early: material without a limit, where a game may go on for ever, and the bound on its work. The
//! value of such a position is unknown, so the search returns bounds.

use std::collections::HashMap;

use crate::endings_support::Numbers;
use damier_endings::{Class, Outcome, Tables};
use damier_rules::{AnyPosition, Game, MoveLimit, Variant};

/// The worst and the best result of best play, for the side to move.
type Bounds = (Outcome, Outcome);
const UNKNOWN: Bounds = (Outcome::Loss, Outcome::Win);

fn class(name: &str) -> Class {
    name.parse().expect("the name of a class")
}

struct Search {
    /// Bounds of positions with the plies used of their limit. The key leaves out repetition: a winner who makes
    /// progress with every move repeats nothing, so repetition changes no value.
    known: HashMap<(AnyPosition, MoveLimit, u16), Bounds>,
    nodes: u32,
}

impl Search {
    fn bounds(&mut self, game: &mut Game) -> Bounds {
        if let Some(end) = game.end() {
            let outcome = match end.outcome {
                damier_rules::Outcome::Draw => Outcome::Draw,
                damier_rules::Outcome::Win(color) if color == game.position().side_to_move() => Outcome::Win,
                damier_rules::Outcome::Win(_) => Outcome::Loss,
            };
            return (outcome, outcome);
        }
        let limit =
            game.limit().filter(|count| matches!(count.limit, MoveLimit::ThreeAgainstKing | MoveLimit::TwoAgainstKing));
        let Some(limit) = limit.filter(|_| self.nodes > 0) else { return UNKNOWN };
        let key = (*game.position(), limit.limit, limit.plies_used);
        if let Some(&bounds) = self.known.get(&key) {
            return bounds;
        }
        self.nodes -= 1;
        let mut bounds = (Outcome::Loss, Outcome::Loss);
        for played in game.position().legal_moves() {
            game.play(played).expect("a legal move of a game that goes on");
            let (worst, best) = self.bounds(game);
            game.undo();
            bounds = (bounds.0.max(best.reversed()), bounds.1.max(worst.reversed()));
            if bounds.0 == Outcome::Win {
                break;
            }
        }
        self.known.insert(key, bounds);
        bounds
    }
}

#[derive(Debug, Default)]
struct Counts {
    decided: u32,
    won: u32,
    lost: u32,
    /// Won or lost from a fresh count, but drawn because the limit comes first.
    too_late: u32,
    open: u32,
}

fn compare(tables: &Tables, position: AnyPosition, plies_used: u16, nodes: u32, counts: &mut Counts) {
    let mut game = Game::with_plies_used(position, plies_used);
    let answer = tables.probe(&position, plies_used).expect("a covered position");
    assert_eq!(tables.probe_game(&game), Some(answer));
    let mut search = Search { known: HashMap::new(), nodes };
    let (worst, best) = search.bounds(&mut game);
    assert!(
        (worst..=best).contains(&answer.outcome),
        "{position:?} after {plies_used} plies: the table says {:?}, the search {worst:?} to {best:?}",
        answer.outcome
    );
    if worst != best {
        counts.open += 1;
        return;
    }
    counts.decided += 1;
    let fresh = tables.probe(&position, 0).expect("a covered position").outcome;
    match answer.outcome {
        Outcome::Win => counts.won += 1,
        Outcome::Loss => counts.lost += 1,
        Outcome::Draw => counts.too_late += u32::from(fresh != Outcome::Draw),
    }
}

fn run(samples: u32, nodes: u32) -> Counts {
    let tables = Tables::new(Variant::International, None);
    let (mut numbers, mut counts) = (Numbers(3), Counts::default());
    for name in ["K-K", "KK-K", "KM-K", "KKK-K", "KKM-K", "KMM-K"] {
        let limit = u16::from(class(name).limit().expect("a limit").plies());
        let mut sample = 0;
        while sample < samples {
            let position = numbers.position(Variant::International, class(name));
            let fresh = tables.probe(&position, 0).expect("a covered position");
            // Quiet won positions are rare and matter most; of the others, take one in eight.
            if (fresh.needed.is_none_or(|needed| needed <= 1)) && numbers.below(8) > 0 {
                continue;
            }
            sample += 1;
            let left = 1 + u16::try_from(numbers.below(3)).expect("below three");
            compare(&tables, position, limit - left, nodes, &mut counts);
            // The last count at which it is won, and the first at which it is not.
            if let Some(needed) = fresh.needed.map(u16::from).filter(|&needed| needed <= 6) {
                compare(&tables, position, limit - needed, nodes, &mut counts);
                compare(&tables, position, limit - needed + 1, nodes, &mut counts);
            }
        }
    }
    counts
}

#[test]
fn a_plain_search_with_the_rules_of_the_game_agrees_near_the_end_of_the_limits() {
    let counts = run(650, 700);
    println!("{counts:?}");
    assert!(counts.decided > 3000 && counts.won > 300 && counts.lost > 50 && counts.too_late > 300, "{counts:?}");
}

#[test]
#[ignore = "minutes: many positions, searched to the end"]
fn a_plain_search_agrees_on_many_positions() {
    let counts = run(1000, 10_000);
    println!("{counts:?}");
    assert!(counts.decided > 7_000, "{counts:?}");
}
