//! The values of the positions of a game: by the rules, the tables or the engine.

use super::{Analysis, Author};
use damier_endings::{Answer, MoveAnswer, TableSet};
use damier_engine::{Finding, Score};
use damier_rules::notation::Symbol;
use damier_rules::notation::pdn::NodeId;
use damier_rules::{Color, Game, Move, Outcome};

/// The tables' knowledge of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Known {
    /// The result of best play.
    pub answer: Answer,
    /// The moves that keep the result, quickest win first. All moves if the position is lost.
    pub keeping: Vec<Move>,
    /// The number of legal moves.
    pub moves: usize,
}

/// A point of the graph.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// The ply.
    pub ply: usize,
    /// The share of the points that White can expect, 0 to 1.
    pub expected: f64,
    /// Whether the move that led here is marked as a mistake.
    pub is_mistake: bool,
}

impl Analysis {
    /// The best line of a node: by the selected engine, otherwise by the other one.
    fn best(&self, id: NodeId) -> Option<&Finding> {
        let authors = [self.author(), Author::Bundled, Author::Own];
        authors.into_iter().find_map(|author| self.findings.get(&(author, id))?.first())
    }

    /// The engine's value of the position from White's point of view.
    #[must_use]
    pub fn value(&self) -> Option<Score> {
        let best = self.best(self.walk.here())?;
        Some(for_white(best.score, self.walk.position().side_to_move()))
    }

    /// The share of the points that White can expect at the current place, 0 to 1: by the rules, the tables or the
    /// engine.
    #[must_use]
    pub fn expected(&self) -> Option<f64> {
        let white = |wins: bool| if wins { 1.0 } else { 0.0 };
        if let Some(end) = self.end() {
            return Some(match end.outcome {
                Outcome::Win(winner) => white(winner == Color::White),
                Outcome::Draw => 0.5,
            });
        }
        if let Some(Known { answer, .. }) = self.known.as_ref().filter(|known| known.answer.ignored_limit.is_none()) {
            let moves_white = self.walk.position().side_to_move() == Color::White;
            return Some(match answer.outcome {
                damier_endings::Outcome::Win => white(moves_white),
                damier_endings::Outcome::Loss => white(!moves_white),
                damier_endings::Outcome::Draw => 0.5,
            });
        }
        self.expected_at(self.walk.here())
    }

    /// The same for any node, by the engine alone.
    fn expected_at(&self, id: NodeId) -> Option<f64> {
        let position = &self.walk.game().node(id).position;
        let side = position.side_to_move();
        let best = self.best(id)?;
        Some(for_white(best.score, side).win_probability(position.variant()))
    }

    /// The known points of the line.
    #[must_use]
    pub fn points(&self) -> Vec<Point> {
        let point = |(ply, &id): (usize, &NodeId)| {
            let expected = if ply == self.walk.ply() { self.expected() } else { self.expected_at(id) }?;
            let is_mistake = |symbol: &Symbol| matches!(symbol, Symbol::Bad | Symbol::VeryBad | Symbol::Dubious);
            let is_mistake = self.walk.game().node(id).symbols.iter().any(is_mistake);
            Some(Point { ply, expected, is_mistake })
        };
        self.walk.line().iter().enumerate().filter_map(point).collect()
    }
}

fn for_white(score: Score, side: Color) -> Score {
    if side == Color::White { score } else { -score }
}

/// The tables' knowledge of the current position of a game.
pub fn known(played: &Game, tables: &TableSet) -> Option<Known> {
    if played.end().is_some() {
        return None;
    }
    let tables = tables.of(played.position().variant());
    let answer = tables.probe_game(played)?;
    let used = played.limit().map_or(0, |count| count.plies_used);
    let moves = tables.probe_moves(played.position(), used)?;
    let mut keeping: Vec<&MoveAnswer> = moves.iter().filter(|each| each.outcome == answer.outcome).collect();
    // Quickest win first. Moves needed within a limit rank before the total length.
    keeping.sort_by_key(|each| (each.after.needed, each.after.to_win));
    let keeping = keeping.into_iter().map(|each| each.candidate).collect();
    Some(Known { answer, keeping, moves: moves.len() })
}
