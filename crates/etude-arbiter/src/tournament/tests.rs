//! The expected values are worked out by hand from the definitions of CDA 4.19.3.1.2.

use std::cmp::Ordering;

use super::exercise::{Answer, Fault, Kind, Question, TableExercise, Unread};
use super::{Game, PairingFault, Points, TieBreak, Tournament};

/// Three rounds of six players. Scores: 3, 1, 5, 4, 1, 4.
fn three_rounds() -> Tournament {
    let mut tournament = two_rounds();
    let third = vec![Game::new(0, 2, Points::Black), Game::new(3, 5, Points::Shared), Game::new(1, 4, Points::Shared)];
    tournament.add_round(third).unwrap();
    tournament
}

/// Two rounds. Scores: 3, 0, 3, 3, 0, 3.
fn two_rounds() -> Tournament {
    let mut tournament = Tournament::new(6);
    let first = vec![Game::new(0, 1, Points::White), Game::new(2, 3, Points::Shared), Game::new(4, 5, Points::Black)];
    let second = vec![Game::new(0, 5, Points::Shared), Game::new(2, 4, Points::White), Game::new(3, 1, Points::White)];
    tournament.add_round(first).unwrap();
    tournament.add_round(second).unwrap();
    tournament
}

#[test]
fn wins_score_two_and_draws_one() {
    let tournament = three_rounds();
    assert_eq!([0, 1, 2, 3, 4, 5].map(|player| tournament.score(player)), [3, 1, 5, 4, 1, 4]);
    assert_eq!(tournament.results(0).collect::<Vec<_>>(), [(1, 2), (5, 1), (2, 0)]);
}

#[test]
fn opponents_are_counted_with_and_without_the_extremes() {
    let tournament = three_rounds();
    let values = |player| {
        [TieBreak::Score, TieBreak::Opponents, TieBreak::Median, TieBreak::Cut(1), TieBreak::Cut(2), TieBreak::Cut(3)]
            .map(|criterion| tournament.value(player, criterion))
    };
    // Player 3 met 2, 1 and 5 with scores 5, 1 and 4; player 5 met 4, 0 and 3 with 1, 3 and 4.
    assert_eq!(values(3), [4, 10, 4, 9, 5, 0]);
    assert_eq!(values(5), [4, 8, 3, 7, 4, 0]);
}

#[test]
fn ties_go_to_the_player_with_stronger_opponents() {
    let tournament = three_rounds();
    assert_eq!(tournament.ranking(), [2, 3, 5, 0, 4, 1]);
    assert_eq!(tournament.comparison(2, 3), (Ordering::Greater, Some(TieBreak::Score)));
    assert_eq!(tournament.comparison(5, 3), (Ordering::Less, Some(TieBreak::Opponents)));
    assert_eq!(Tournament::new(2).comparison(0, 1), (Ordering::Equal, None));
}

#[test]
fn a_pairing_keeps_scores_together_and_repeats_no_game() {
    let tournament = two_rounds();
    for right in [[(0, 2), (3, 5), (1, 4)], [(4, 1), (2, 5), (3, 0)]] {
        assert_eq!(tournament.check_pairing(&right), Ok(()));
    }
    let fault = |pairs: &[(usize, usize)]| tournament.check_pairing(pairs).unwrap_err();
    assert_eq!(fault(&[(0, 4), (1, 2), (3, 5)]), PairingFault::Apart { total: 6, least: 0 });
    assert_eq!(fault(&[(0, 2), (3, 1), (4, 5)]), PairingFault::Rematch(3, 1));
    assert_eq!(fault(&[(0, 2), (0, 3), (4, 5)]), PairingFault::Twice(0));
    assert_eq!(fault(&[(0, 0), (2, 3), (4, 5)]), PairingFault::Twice(0));
    assert_eq!(fault(&[(0, 2), (3, 5)]), PairingFault::Missing(1));
    assert_eq!(fault(&[(0, 6), (3, 5), (1, 4)]), PairingFault::Unknown(6));
}

#[test]
fn players_who_have_all_met_cannot_be_paired() {
    // 0, 3 and 4 have only each other left, and so do 1, 2 and 5.
    assert_eq!(three_rounds().closest_pairing(), None);
    assert!(matches!(three_rounds().check_pairing(&[(0, 3), (4, 1), (2, 5)]), Err(PairingFault::Rematch(4, 1))));
}

#[test]
fn every_kind_of_exercise_can_be_made() {
    let criteria = [TieBreak::Score, TieBreak::Opponents, TieBreak::Median, TieBreak::Cut(1)];
    let values = criteria.map(Kind::Value);
    let orders = [TieBreak::Opponents, TieBreak::Median, TieBreak::Cut(1)].map(Kind::Order);
    for kind in values.into_iter().chain(orders).chain([Kind::Pairing]) {
        for seed in 0..5 {
            let exercise = TableExercise::generate(kind, seed).unwrap();
            let tournament = &exercise.tournament;
            match (&exercise.question, kind) {
                (&Question::Value(player, criterion), Kind::Value(asked)) => {
                    assert_eq!(criterion, asked);
                    let right = tournament.value(player, criterion);
                    assert_eq!(exercise.check(&Answer::Number(right)), Ok(()));
                    assert_eq!(exercise.check(&Answer::Number(right + 1)), Err(Fault::Number(right)));
                }
                (Question::Order(tied, criterion), Kind::Order(asked)) => {
                    assert_eq!(*criterion, asked);
                    check_tie(&exercise, tied, *criterion);
                }
                (Question::Pairing, Kind::Pairing) => {
                    let (mut pairs, _) = tournament.closest_pairing().unwrap();
                    assert_eq!(exercise.check(&Answer::Pairs(pairs.clone())), Ok(()));
                    pairs.pop();
                    assert!(matches!(exercise.check(&Answer::Pairs(pairs)), Err(Fault::Pairing(_))));
                }
                other => panic!("{other:?}"),
            }
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_exercise() {
    let pairing = |seed| TableExercise::generate(Kind::Pairing, seed);
    assert_eq!(pairing(7), pairing(7));
    assert_ne!(pairing(7), pairing(8));
}

/// Players tied by score: some two of them are equal by everything before the criterion and differ by it.
fn check_tie(exercise: &TableExercise, tied: &[usize], criterion: TieBreak) {
    let tournament = &exercise.tournament;
    let scores = |player| {
        let mut scores: Vec<u32> = (tournament.rounds().iter().flatten())
            .filter(|game| game.white == player || game.black == player)
            .map(|game| tournament.score(game.white + game.black - player))
            .collect();
        scores.sort_unstable();
        scores
    };
    let [sum, median, cut]: [fn(&[u32]) -> u32; 3] = [
        |scores| scores.iter().sum(),
        |scores| scores.iter().sum::<u32>() - scores[0] - scores[scores.len() - 1],
        |scores| scores[1..].iter().sum(),
    ];
    let decides = |first: &[u32], second: &[u32]| match criterion {
        TieBreak::Opponents => sum(first) != sum(second),
        TieBreak::Median => sum(first) == sum(second) && median(first) != median(second),
        _ => sum(first) == sum(second) && median(first) == median(second) && cut(first) != cut(second),
    };
    assert!(tied.iter().any(|&first| tied.iter().any(|&second| decides(&scores(first), &scores(second)))));
    let mut order: Vec<usize> = tournament.ranking().into_iter().filter(|player| tied.contains(player)).collect();
    assert_eq!(exercise.check(&Answer::Order(order.clone())), Ok(()));
    order.reverse();
    assert!(matches!(exercise.check(&Answer::Order(order.clone())), Err(Fault::Order(_))));
    order.pop();
    assert_eq!(exercise.check(&Answer::Order(order)), Err(Fault::Unfit));
}

#[test]
fn answers_are_typed_as_numbers_of_players() {
    let asked = |question| TableExercise { tournament: three_rounds(), question };
    let order = asked(Question::Order(vec![3, 5], TieBreak::Opponents));
    assert_eq!(order.read("4, 6"), Ok(Answer::Order(vec![3, 5])));
    assert_eq!(order.read("4 6").map(|answer| order.check(&answer)), Ok(Ok(())));
    assert_eq!(order.read("64").map(|answer| order.check(&answer)), Ok(Err(Fault::Order(vec![3, 5]))));
    assert_eq!(order.read("4 9"), Err(Unread::Player('9')));
    assert_eq!(order.read("4 5"), Err(Unread::OtherPlayers));
    assert_eq!(order.read("4"), Err(Unread::OtherPlayers));
    let pairing = asked(Question::Pairing);
    assert_eq!(pairing.read("1-4 2:5 36"), Ok(Answer::Pairs(vec![(0, 3), (1, 4), (2, 5)])));
    assert_eq!(pairing.read("1-4 2"), Err(Unread::Odd));
    assert_eq!(pairing.read("a-b"), Err(Unread::Player('a')));
    let value = asked(Question::Value(3, TieBreak::Opponents));
    assert_eq!(value.read(" 10 ").map(|answer| value.check(&answer)), Ok(Ok(())));
    assert_eq!(value.read("ten"), Err(Unread::Number));
}
