//! The end of every line: captures are followed until there are none.

use super::{LOWEST, Search, Window};
use crate::score::{lost_at, seen_from_root};
use damier_endings::Tables;
use damier_rules::{Position, Rules};

/// How often on a path all moves are tried because the opponent threatens to capture.
pub(super) const THREATS_FOLLOWED: u32 = 1;
/// The greatest number of plies of captures: each takes one of at most 50 pieces, and one move may come between them.
pub(super) const LONGEST_QUIESCENCE: usize = 51;
/// The number of positions for which the captures of one position are compared; after that the first capture stands for
/// all. `damier bench` needs at most 185, but crowds of kings, which do not occur in games, have millions.
const CAPTURES_COMPARED: u64 = 1_000;

impl<R: Rules> Search<'_, R> {
    /// The score of a position once all captures are made. Since captures are compulsory, a position in which the side
    /// to move has one is never evaluated. A position in which the opponent threatens to capture is evaluated only
    /// after all moves were tried against the threat, and this cannot raise its value.
    pub(super) fn quiescence(&mut self, position: &Position<R>, ply: usize, window: Window) -> i32 {
        self.compared_to = self.nodes.saturating_add(CAPTURES_COMPARED);
        self.quiescence_with_threats(position, ply, window, THREATS_FOLLOWED)
    }

    /// The same, following `threats` more threats.
    fn quiescence_with_threats(&mut self, position: &Position<R>, ply: usize, mut window: Window, threats: u32) -> i32 {
        self.scratch.plies[ply].line.clear();
        if self.count_node() {
            return 0;
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
            let value = self.evaluate(position);
            if threats == 0
                || value <= window.alpha + self.scratch.tuning.threat_margin
                || !position.passed().must_capture()
            {
                return value;
            }
            most = value;
            threats - 1
        };
        window.beta = window.beta.min(most);
        self.with_moves(position, ply, |search, moves| {
            let mut best = LOWEST;
            for &played in moves {
                let score =
                    -search.quiescence_with_threats(&position.play_unchecked(played), ply + 1, -window, threats_left);
                if search.stopped {
                    break;
                }
                if score > best {
                    best = score;
                    if score > window.alpha {
                        window.alpha = score;
                        search.extend_line(ply, played);
                        if score >= window.beta {
                            break;
                        }
                    }
                }
                if played.is_capture() && search.nodes >= search.compared_to {
                    break;
                }
            }
            best.min(most)
        })
    }
}
