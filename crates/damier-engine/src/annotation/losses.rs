//! What every move of a player cost.

use super::course::Course;
use super::is_other_move;
use crate::engine::Finding;
use crate::judge::DECIDED;
use crate::score::Score;
use damier_rules::notation::pdn::NodeId;
use damier_rules::{Color, Move};

/// A move that its player chose among several, and what it cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveLoss {
    /// Its place in the game.
    pub node: NodeId,
    /// The move.
    pub played: Move,
    /// What the best move was worth more, in centi-men. Beyond [`DECIDED`] a game counts as won or lost, and more makes
    /// no difference.
    pub loss: u16,
}

/// What the moves of one side cost, given the findings for the positions of the main line, one per situation of the
/// course. Forced moves are left out, and those beside which something was not searched.
pub(super) fn losses(course: &Course, findings: &[Option<Finding>], side: Color) -> Vec<MoveLoss> {
    let found = |place: usize| findings.get(place).and_then(Option::as_ref);
    let loss = |(node, played, place): (NodeId, Move, usize)| {
        let before = course.situation(place)?;
        if before.position.side_to_move() != side || before.position.legal_moves().len() < 2 {
            return None;
        }
        let best = found(place)?;
        // A draw by the rules is not searched.
        let left = match course.situation(place + 1) {
            None => Score::DRAW,
            Some(_) => -found(place + 1)?.score,
        };
        let bounded = |score: Score| score.as_centi_men().clamp(-DECIDED, DECIDED);
        let loss = if is_other_move((before, best), played) { bounded(best.score) - bounded(left) } else { 0 };
        Some(MoveLoss { node, played, loss: u16::try_from(loss).unwrap_or(0) })
    };
    course.moves().filter_map(loss).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_rules::Variant;
    use damier_rules::notation::pdn::read_games;
    use damier_rules::notation::write_move;
    use std::time::Duration;

    /// A judge that says what it is told: a value for the side to move in each position, and the first legal move as
    /// the best one, unless another is named.
    fn losses_of(text: &str, side: Color, values: &[(i32, Option<&str>)]) -> Vec<(String, u16)> {
        let game = read_games(text.as_bytes(), Variant::International).next().unwrap().unwrap();
        let course = Course::of(&game);
        let findings: Vec<Option<Finding>> = (0..course.len())
            .zip(values)
            .map(|(place, &(value, best))| {
                let position = course.situation(place)?.position;
                let moves = position.legal_moves();
                let best =
                    best.map_or(moves.first(), |best| moves.iter().find(|&&each| write_move(&position, each) == best));
                let line = best.copied().into_iter().collect();
                let score = Score::centi_men(value);
                Some(Finding { score, line, depth: 9, nodes: 1, elapsed: Duration::ZERO })
            })
            .collect();
        let found = losses(&course, &findings, side);
        let before = |node| game.node(game.node(node).parent().unwrap()).position;
        found.into_iter().map(|each| (write_move(&before(each.node), each.played), each.loss)).collect()
    }

    #[test]
    fn a_loss_is_the_value_of_the_best_move_less_what_is_left() {
        // White has +0.30 and keeps +0.10; later +0.20, of which -1.40 is left. Black's reply 19x28 is forced.
        let text = "1. 33-28 18-23 2. 34-29 23x34 3. 40x29 *";
        let values =
            [(30, Some("32-28")), (-10, Some("18-23")), (20, Some("38-33")), (140, None), (-140, None), (140, None)];
        let white = losses_of(text, Color::White, &values);
        let all: Vec<(&str, u16)> = white.iter().map(|(played, loss)| (played.as_str(), *loss)).collect();
        assert_eq!(all[..2], [("33-28", 20), ("34-29", 160)]);
        assert_eq!(losses_of(text, Color::Black, &values)[0], ("18-23".to_owned(), 0), "the best move costs nothing");
    }

    #[test]
    fn beyond_a_decided_game_nothing_is_lost_and_a_search_that_errs_costs_nothing() {
        let loss =
            |before, after| losses_of("1. 33-28 *", Color::White, &[(before, Some("32-28")), (after, None)])[0].1;
        assert_eq!(loss(900, -500), 0, "won either way");
        assert_eq!(loss(900, -100), 300, "won, and then +1.00");
        assert_eq!(loss(-900, 950), 0, "lost either way");
        assert_eq!(loss(900, 950), 800, "won, and then lost");
        assert_eq!(loss(10, -40), 0, "the move is worth more than was seen");
    }
}
