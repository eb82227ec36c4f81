//! The endings tables as the search sees them.

use std::sync::Arc;

use super::draws::DrawClock;
use super::score::{Score, WON};
use super::search::Node;
use super::settings::TableUse;
use damier_endings::{Outcome, Tables, Value};
use damier_rules::{Move, Position, Rules};

/// The value of a win known to the tables that a move limit might spoil: 64 squares have limits that the tables omit.
/// It is less than any proof and more than any evaluation that matters; each ply to go reduces it.
const LIKELY_WIN: i32 = 2_000;

/// The tables, with working memory for probes.
pub(super) struct Endings {
    tables: Arc<Tables>,
    /// Whether tables of more than four pieces are probed.
    larger: bool,
    moves: Vec<Move>,
}

/// The tables' result for a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Known {
    /// The raw score for the side to move, counted from the position itself.
    pub score: i32,
    /// Whether the score is safe from every limit.
    certain: bool,
}

impl Endings {
    /// `None` if no tables are to be used.
    pub fn new(tables: &Arc<Tables>, used: TableUse) -> Option<Self> {
        let larger = used == TableUse::All && tables.folder().is_some();
        (used != TableUse::None).then(|| Self { tables: Arc::clone(tables), larger, moves: Vec::with_capacity(32) })
    }

    /// Who wins a position of five or six pieces, if a table on disk knows it. A limit may still turn a win into a draw.
    #[inline(always)]
    pub fn outcome<R: Rules>(&mut self, position: &Position<R>) -> Option<Outcome> {
        if self.larger { self.tables.larger_outcome(position, &mut self.moves) } else { None }
    }

    /// The result for a position. For most positions this is `None`, decided by counting the pieces.
    #[inline(always)]
    pub fn known<R: Rules>(&mut self, node: &Node<R>) -> Option<Known> {
        if Tables::searches_ask(&node.position) { self.ask(&node.position, node.clock) } else { None }
    }

    /// The result for a position of few pieces right after a capture, so that no relevant count is running; `None` if
    /// one may be running, or if a limit on 64 squares may spoil a win.
    pub fn known_after_capture<R: Rules>(&mut self, position: &Position<R>) -> Option<Known> {
        self.ask(position, DrawClock::new(position, 0, 0))
    }

    fn ask<R: Rules>(&mut self, position: &Position<R>, clock: DrawClock) -> Option<Known> {
        let value = self.tables.value_within(position, clock.plies_left(), &mut self.moves)?;
        let (plies, sign) = match value {
            Value::Draw => return Some(Known { score: 0, certain: true }),
            Value::Win(plies) => (plies, 1),
            Value::Loss(plies) => (plies, -1),
        };
        let certain = u16::from(plies) <= clock.assured_plies(position);
        let base = if certain { WON } else { LIKELY_WIN };
        Some(Known { score: sign * (base - i32::from(plies)), certain })
    }

    /// Whether the tables settle a position: every move leads to a certain value or ends the game.
    pub fn settle<R: Rules>(&mut self, node: &Node<R>) -> bool {
        Tables::searches_ask(&node.position)
            && node.position.legal_moves().into_iter().all(|played| self.after(node, played).is_some())
    }

    /// The certain score after a move, for the player of the move.
    fn after<R: Rules>(&mut self, node: &Node<R>, played: Move) -> Option<i32> {
        self.known(&node.after(played)).filter(|known| known.certain).map(|known| -known.score)
    }

    /// Extends a line from `node` with the best moves to the end of a game that the tables know to be decided.
    ///
    /// In a drawn ending all holding moves are alike, so only an empty line gets a move, a single one.
    pub fn extend_line<R: Rules>(&mut self, node: &Node<R>, line: &mut Vec<Move>) {
        let mut at = *node;
        for &played in line.iter() {
            at = at.after(played);
        }
        // A certain win comes a ply closer with every move, so this loop ends; the limit is a safeguard.
        for _ in 0..usize::from(u8::MAX) {
            if !Tables::searches_ask(&at.position) {
                return;
            }
            let moves = at.position.legal_moves();
            let mut best: Option<(i32, Move)> = None;
            for played in moves {
                let Some(score) = self.after(&at, played) else { return };
                if best.is_none_or(|(highest, _)| score > highest) {
                    best = Some((score, played));
                }
            }
            let Some((score, played)) = best else { return };
            if !Score::from_raw(score).is_proven() && !line.is_empty() {
                return;
            }
            line.push(played);
            at = at.after(played);
        }
    }

    /// Of the moves that draw, the one that sets the opponent the hardest task: it leaves the smallest share of replies
    /// that still draw. Moves into a position that has already occurred come last.
    pub fn hardest_draw<R: Rules>(&mut self, node: &Node<R>, moves: &[Move], earlier: &[u64]) -> Option<Move> {
        let mut best: Option<((bool, usize), Move)> = None;
        for &played in moves {
            let child = node.after(played);
            if self.after(node, played) != Some(0) {
                continue;
            }
            let replies = child.position.legal_moves();
            let holding = replies.iter().filter(|&&reply| self.after(&child, reply) == Some(0)).count();
            let rank = (earlier.contains(&child.key), holding * 1000 / replies.len().max(1));
            if best.is_none_or(|(lowest, _)| rank < lowest) {
                best = Some((rank, played));
            }
        }
        best.map(|(_, played)| played)
    }
}
