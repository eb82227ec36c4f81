//! The end of every line: captures are followed until there are none.

use super::{LOWEST, Search};
use crate::endings::Tables;
use crate::engine::score::{MAX_PLY, lost_at, seen_from_root};
use crate::rules::{Position, Rules};

/// How often all moves are tried on a path because the opponent threatens to capture.
pub(super) const THREATS_FOLLOWED: u32 = 1;

impl<R: Rules> Search<'_, R> {
    /// The score of a position once all captures are made. Since captures are compulsory, a position in which the side
    /// to move has one is never evaluated; and one in which the opponent threatens to capture only after all moves
    /// were tried to meet the threat, which does not make it worth more.
    pub(super) fn quiescence(
        &mut self,
        position: &Position<R>,
        ply: usize,
        mut alpha: i32,
        mut beta: i32,
        threats: u32,
    ) -> i32 {
        self.scratch.plies[ply].line.clear();
        if self.count_node() {
            return 0;
        }
        if ply >= MAX_PLY {
            return self.scratch.evaluator.evaluate(position, ply);
        }
        if Tables::searches_ask(position)
            && let Some(known) = self.endings.as_mut().and_then(|endings| endings.known_after_capture(position))
        {
            return seen_from_root(known.score, ply);
        }
        let mut most = -LOWEST;
        let threats_left = if position.must_capture() {
            threats
        } else if !position.can_step() {
            return lost_at(ply);
        } else {
            let value = self.scratch.evaluator.evaluate(position, ply);
            if threats == 0 || value <= alpha || !position.passed().must_capture() {
                return value;
            }
            most = value;
            threats - 1
        };
        beta = beta.min(most);
        self.with_moves(position, ply, |search, moves| {
            let mut best = LOWEST;
            for &played in moves {
                let score = -search.quiescence(&position.play(played), ply + 1, -beta, -alpha, threats_left);
                if search.stopped {
                    break;
                }
                if score > best {
                    best = score;
                    if score > alpha {
                        alpha = score;
                        search.extend_line(ply, played);
                        if score >= beta {
                            break;
                        }
                    }
                }
            }
            best.min(most)
        })
    }
}
