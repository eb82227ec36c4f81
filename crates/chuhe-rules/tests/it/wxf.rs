//! Repetition under the rules of the World Xiangqi Federation: the 173 assertions that were published with "Complete
//! Implementation of WXF Chinese Chess Rules" (arXiv 2412.17334, repository danieltan1517/orange-xiangqi, `tests.jai`).
//! `data/wxf.csv` holds their positions, moves and verdicts; win and loss are those of the side to move at the end.

use chuhe_rules::{Move, Position, Repetition, RuleSet};

/// The verdict of the last repetition, the side to move's. One case goes on for two moves after its last repetition.
fn verdict(fen: &str, moves: &str) -> (&'static str, String) {
    let start = Position::from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
    let moves: Vec<Move> = moves.split_whitespace().map(|mv| mv.parse().unwrap()).collect();
    let mut position = start;
    for &mv in &moves {
        assert_eq!(position.check_move(mv), Ok(()), "{fen} {mv}");
        position.play(mv);
    }
    let Some(repetition) = (0..=moves.len()).rev().find_map(|end| Repetition::find(start, &moves[..end])) else {
        return ("undecided", String::new());
    };
    let ruling = repetition.judge(RuleSet::Wxf);
    let name = match ruling.loser {
        None => "draw",
        Some(loser) if loser == position.turn() => "loss",
        Some(_) => "win",
    };
    (name, ruling.to_string())
}

#[test]
fn the_published_verdicts_are_reached() {
    let mut counts = [0; 2];
    for line in include_str!("../data/wxf.csv").lines().skip(1) {
        let fields: Vec<_> = line.split(',').collect();
        let [fen, expected, moves, diagram] = fields[..] else { panic!("{line}") };
        let (found, why) = verdict(fen, moves);
        if found != expected {
            println!("{diagram}: {expected} expected, {found} found: {fen} {moves}: {why}");
        }
        counts[usize::from(found == expected)] += 1;
    }
    assert_eq!(counts, [0, 173]);
}
