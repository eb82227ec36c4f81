//! Tables of tournaments. Players are numbered from 1.

use crate::words::common::list;
use crate::words::language::say;
use etude_arbiter::tournament::exercise::{Fault, Question, Unread};
use etude_arbiter::tournament::{PairingFault, TieBreak, Tournament};

/// The rows of a table: each player with the results against numbered opponents, and the score.
#[must_use]
pub fn table_rows(tournament: &Tournament) -> Vec<String> {
    let result = |(opponent, points): (usize, u32)| {
        let sign = ['-', '=', '+'][points.min(2) as usize];
        format!("{sign}{}", opponent + 1)
    };
    let row = |player| {
        let results: Vec<String> = tournament.results(player).map(result).collect();
        say().table_row(player + 1, results.join(" "), tournament.score(player))
    };
    (0..tournament.players()).map(row).collect()
}

/// What is asked about a table.
#[must_use]
pub fn table_question(question: &Question) -> String {
    match question {
        Question::Value(player, TieBreak::Score) => say().ask_score(player + 1),
        Question::Value(player, TieBreak::Opponents) => say().ask_opponents(player + 1),
        Question::Value(player, TieBreak::Median) => say().ask_median(player + 1),
        Question::Value(player, TieBreak::Cut(cut)) => say().ask_cut(*cut, player + 1),
        Question::Order(tied, _) => say().ask_order(players(tied)),
        Question::Pairing => say().ask_pairing(),
    }
}

/// What is wrong with an answer, with the right one.
#[must_use]
pub fn table_fault(fault: &Fault, tournament: &Tournament) -> String {
    let wrong = wrong_answer(fault);
    match (fault, tournament.closest_pairing()) {
        (Fault::Pairing(_), Some((pairs, _))) => {
            let pairs: Vec<String> =
                pairs.iter().map(|(first, second)| format!("{}-{}", first + 1, second + 1)).collect();
            say().pairing_fault(wrong, pairs.join(" "))
        }
        _ => wrong,
    }
}

fn wrong_answer(fault: &Fault) -> String {
    match fault {
        Fault::Unfit => say().fault_other_players(),
        Fault::Number(right) => say().fault_number(*right),
        Fault::Order(right) => {
            say().fault_order(right.iter().map(|player| (player + 1).to_string()).collect::<Vec<_>>().join(" "))
        }
        Fault::Pairing(PairingFault::Unknown(player)) => say().table_unread_player((player + 1).to_string()),
        Fault::Pairing(PairingFault::Twice(player)) => say().fault_twice(player + 1),
        Fault::Pairing(PairingFault::Missing(player)) => say().fault_missing(player + 1),
        Fault::Pairing(PairingFault::Rematch(first, second)) => say().fault_rematch(first + 1, second + 1),
        Fault::Pairing(PairingFault::Apart { total, least }) => say().fault_apart(*total, *least),
    }
}

/// Why an answer cannot be read.
#[must_use]
pub fn table_unread(unread: Unread) -> String {
    match unread {
        Unread::Number => say().table_unread_number(),
        Unread::Player(letter) => say().table_unread_player(letter.to_string()),
        Unread::OtherPlayers => say().fault_other_players(),
        Unread::Odd => say().table_unread_odd(),
    }
}

fn players(players: &[usize]) -> String {
    list(players.iter().map(|player| (player + 1).to_string()))
}
