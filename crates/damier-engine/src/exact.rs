//! The endings tables as the search sees them.

use std::sync::Arc;

use super::draws::DrawClock;
use super::score::{Score, WON};
use super::search::Node;
use damier_endings::{Tables, Value};
use damier_rules::{Move, Position, Rules};

/// What a win is worth that the tables know of, but that a limit on moves might spoil: 64 squares have limits that the
/// tables leave out. Less than any proof, more than any evaluation that matters; each ply to go makes it less.
const LIKELY_WIN: i32 = 2_000;

/// The tables, and room to work with them.
pub(super) struct Endings {
    tables: Arc<Tables>,
    moves: Vec<Move>,
}

/// What the tables say about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Known {
    /// The raw score for the side to move, counted from the position itself.
    pub score: i32,
    /// Whether no limit can spoil it.
    pub certain: bool,
}

impl Endings {
    pub fn new(tables: Arc<Tables>) -> Self {
        Self { tables, moves: Vec::with_capacity(32) }
    }

    /// What is known about a position; `None` for most positions, after a count of the pieces.
    #[inline(always)]
    pub fn known<R: Rules>(&mut self, node: &Node<R>) -> Option<Known> {
        if Tables::searches_ask(&node.position) { self.ask(&node.position, node.clock) } else { None }
    }

    /// What is known about a position of few pieces that a capture has just brought about, so that no count that
    /// matters goes on; `None` when one may, or when a limit of 64 squares may spoil a win.
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

    /// Whether the tables settle a position: all its moves lead to certain values, or end the game.
    pub fn settle<R: Rules>(&mut self, node: &Node<R>) -> bool {
        Tables::searches_ask(&node.position)
            && node.position.legal_moves().into_iter().all(|played| self.after(node, played).is_some())
    }

    /// The certain score after a move, for the player of the move.
    fn after<R: Rules>(&mut self, node: &Node<R>, played: Move) -> Option<i32> {
        self.known(&node.after(played)).filter(|known| known.certain).map(|known| -known.score)
    }

    /// Lengthens a line from `node` by the best moves to the end of a game that the tables know to be decided.
    ///
    /// In a drawn ending all moves that hold are alike, so that there only an empty line gets one move.
    pub fn extend_line<R: Rules>(&mut self, node: &Node<R>, line: &mut Vec<Move>) {
        let mut at = *node;
        for &played in line.iter() {
            at = at.after(played);
        }
        // A certain win comes a ply nearer with every move, so that this ends; the limit is for safety.
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

    /// Which of the moves that draw sets the opponent the hardest task: the one after which the smallest part of the
    /// replies still draws. Moves into a position that has been on the board before come last.
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
