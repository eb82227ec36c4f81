//! Tables of tournaments: played out without a pair meeting twice, and their answers counted afresh.

use damier_rules::Variant;
use damier_train::course::draw::{ExerciseSource, TableAsk};
use damier_train::course::rules_exercise::RulesExercise;
use etude_arbiter::tournament::exercise::{Answer, PLAYERS, Question, TableExercise};
use etude_arbiter::tournament::{Points, TieBreak, Tournament};

use crate::need;

/// The tables of each kind.
const TABLES: u64 = 10_000;

#[test]
fn ten_thousand_tables_of_every_kind_can_happen_and_their_answers_are_right() {
    for ask in [TableAsk::Opponents, TableAsk::Median, TableAsk::Cut, TableAsk::Order, TableAsk::Pairing] {
        for seed in 0..TABLES {
            let task = RulesExercise::of(&ExerciseSource::Table { ask }, Variant::International, seed);
            let Some(RulesExercise::Table(table)) = task else { panic!("{ask:?} {seed}: {task:?}") };
            assert_eq!(check(&table), Ok(()), "{ask:?} {seed}: {table:?}");
        }
    }
}

/// A table as games: first player, second player, points of each.
type Games = Vec<(usize, usize, u32, u32)>;

fn check(table: &TableExercise) -> Result<(), String> {
    let games = played(&table.tournament)?;
    match &table.question {
        &Question::Value(player, criterion) => {
            let right = value(&games, player, criterion)?;
            let wrong = Answer::Number(right + 1);
            need(table.check(&Answer::Number(right)).is_ok() && table.check(&wrong).is_err(), "the number")
        }
        Question::Order(tied, _) => {
            let mut order = tied.clone();
            need(tied.iter().all(|&player| score(&games, player) == score(&games, tied[0])), "not tied")?;
            let keys = |player: usize| -> Result<Vec<u32>, String> {
                let rounds = games.len() / (PLAYERS / 2);
                let cuts = (1..rounds).map(TieBreak::Cut);
                [TieBreak::Opponents, TieBreak::Median]
                    .into_iter()
                    .chain(cuts)
                    .map(|by| value(&games, player, by))
                    .collect()
            };
            let all: Vec<Vec<u32>> = (0..PLAYERS).map(keys).collect::<Result<_, _>>()?;
            order.sort_by(|&first, &second| all[second].cmp(&all[first]));
            need(order.windows(2).all(|pair| all[pair[0]] != all[pair[1]]), "two cannot be told apart")?;
            let right = table.check(&Answer::Order(order.clone()));
            order.swap(0, 1);
            need(right.is_ok() && table.check(&Answer::Order(order)).is_err(), "the order")
        }
        Question::Pairing => {
            let met = |one: usize, other: usize| {
                games
                    .iter()
                    .any(|&(first, second, ..)| (first, second) == (one, other) || (second, first) == (one, other))
            };
            let new = pairings(&(0..PLAYERS).collect::<Vec<_>>())
                .into_iter()
                .filter(|pairs| pairs.iter().all(|&(one, other)| !met(one, other)));
            let apart = |pairs: &[(usize, usize)]| -> u32 {
                pairs.iter().map(|&(one, other)| score(&games, one).abs_diff(score(&games, other))).sum()
            };
            let new: Vec<Vec<(usize, usize)>> = new.collect();
            let least = new.iter().map(|pairs| apart(pairs)).min().ok_or("nobody can be paired")?;
            let is_right = |pairs: &Vec<(usize, usize)>| {
                table.check(&Answer::Pairs(pairs.clone())).is_ok() == (apart(pairs) == least)
            };
            need(new.iter().all(is_right), "a pairing")
        }
    }
}

/// The games of a tournament: in every round each player once, and no pair twice.
fn played(tournament: &Tournament) -> Result<Games, String> {
    let mut games: Games = Vec::new();
    for round in tournament.rounds() {
        let mut players: Vec<usize> = round.iter().flat_map(|game| [game.white, game.black]).collect();
        players.sort_unstable();
        need(players == (0..PLAYERS).collect::<Vec<_>>(), "a round without someone")?;
        for game in round {
            let pair = [game.white.min(game.black), game.white.max(game.black)];
            need(
                !games.iter().any(|&(first, second, ..)| pair == [first.min(second), first.max(second)]),
                "a pair twice",
            )?;
            let (white, black) = match game.points {
                Points::White => (2, 0),
                Points::Shared => (1, 1),
                Points::Black => (0, 2),
            };
            games.push((game.white, game.black, white, black));
        }
    }
    Ok(games)
}

fn score(games: &Games, player: usize) -> u32 {
    let of = |&(first, second, one, other): &(usize, usize, u32, u32)| {
        if first == player {
            one
        } else if second == player {
            other
        } else {
            0
        }
    };
    games.iter().map(of).sum()
}

/// Article 19.3.1.2: the scores of all opponents, without the best and the weakest, or without the weakest.
fn value(games: &Games, player: usize, criterion: TieBreak) -> Result<u32, String> {
    let opponent = |&(first, second, ..): &(usize, usize, u32, u32)| {
        if first == player { Some(second) } else { (second == player).then_some(first) }
    };
    let mut scores: Vec<u32> = games.iter().filter_map(opponent).map(|other| score(games, other)).collect();
    scores.sort_unstable();
    let all: u32 = scores.iter().sum();
    let (lowest, highest) = (scores.first().ok_or("no games")?, scores.last().ok_or("no games")?);
    Ok(match criterion {
        TieBreak::Score => score(games, player),
        TieBreak::Opponents => all,
        TieBreak::Median => all - lowest - highest,
        TieBreak::Cut(cut) => all - scores.iter().take(cut).sum::<u32>(),
    })
}

/// Every way to pair these players.
fn pairings(players: &[usize]) -> Vec<Vec<(usize, usize)>> {
    let Some((&first, others)) = players.split_first() else { return vec![Vec::new()] };
    let with = |&second: &usize| {
        let rest: Vec<usize> = others.iter().copied().filter(|&other| other != second).collect();
        pairings(&rest).into_iter().map(move |pairs| [vec![(first, second)], pairs].concat())
    };
    others.iter().flat_map(with).collect()
}
