//! The moves that lead from one page to the next.

use super::session::LineDeed;
use super::spoken_page::SpokenPage;
use crate::tui::keymap::Mode;
use crate::words::{say, spoken};
use damier_app::settings::MoveStyle;
use damier_rules::{AnyPosition, Move};

impl SpokenPage {
    /// The moves that lead from one board to the other, or back; `None` if none do.
    pub(super) fn events(&self, before: &Self, style: MoveStyle) -> Option<Vec<String>> {
        // In a simultaneous display the next board may have the same position.
        if self.is_game() && before.is_game() && self.subject() != before.subject() {
            return None;
        }
        if self.position == before.position {
            return Some(Vec::new());
        }
        if !(self.has_board() && before.has_board()) {
            return None;
        }
        // Kings may be able to go by moves where they are taken back to.
        let back = way(&self.position, &before.position, 2);
        let on = way(&before.position, &self.position, 2).filter(|_| !(self.is_back() && back.is_some()));
        if let Some(moves) = on {
            let made = moves.iter().map(|(position, played)| spoken::made(position, *played, style));
            return Some(if before.is_opening() {
                let is_avoided = before.is_avoided();
                let named =
                    |told| if is_avoided { say().plain_move_avoided(told) } else { say().plain_move_before(told) };
                made.map(named).collect()
            } else {
                made.collect()
            });
        }
        let undone = back.as_ref()?.iter().rev().map(|(position, played)| spoken::made(position, *played, style));
        // Where moves are replayed, an arrow takes none of them back.
        let named = |told| {
            if self.mode == Mode::Analysis && self.deed == LineDeed::StepsBack {
                say().spoken_before(told)
            } else {
                say().spoken_undone(told)
            }
        };
        Some(undone.map(named).collect())
    }
}

/// The moves that lead from one position to another, at most so many, with the positions they are made in.
fn way(from: &AnyPosition, to: &AnyPosition, most: usize) -> Option<Vec<(AnyPosition, Move)>> {
    if most == 0 || from.variant() != to.variant() {
        return None;
    }
    let legal = from.legal_moves();
    let steps = || legal.iter().map(|&played| (played, from.play_unchecked(played)));
    if let Some((played, _)) = steps().find(|(_, after)| after == to) {
        return Some(vec![(*from, played)]);
    }
    steps().find_map(|(played, after)| {
        let rest = way(&after, to, most - 1)?;
        Some(std::iter::once((*from, played)).chain(rest).collect())
    })
}
