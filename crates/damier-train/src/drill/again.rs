//! Going back: taking back a move, trying again, and selecting a move after the end.

use super::assess::TableFacts;
use super::{EndingDrill, Made};

impl EndingDrill {
    /// Takes back the trainee's last move and everything after it. `false` if there is none.
    pub(crate) fn take_back(&mut self) -> bool {
        let last = self.made.len().checked_sub(1);
        last.is_some_and(|last| self.back_to(last))
    }

    /// Goes back to the [selected](Self::selected) move, otherwise to the last error if it has been reported, otherwise
    /// to the beginning. `false` if the trainee has made no move.
    pub(crate) fn retry(&mut self) -> bool {
        let error = self.error().filter(|_| !self.keeps_back());
        self.back_to(self.selected.or(error).unwrap_or(0))
    }

    /// Goes back to the position before a move of the trainee. Counts as an error.
    fn back_to(&mut self, place: usize) -> bool {
        let Some(ply) = self.made.get(place).map(|made| made.ply) else { return false };
        while self.game.moves().len() > ply && self.game.undo().is_some() {}
        self.made.truncate(place);
        self.tally.errors += 1;
        self.hint = None;
        (self.outlook, self.reply_at, self.selected, self.ended) = (None, None, None, None);
        self.facts = TableFacts::of(&self.game, &self.tables);
        true
    }

    /// The selected move of the trainee. Only once the game is over; it can be shown and returned to.
    #[must_use]
    pub fn selected(&self) -> Option<&Made> {
        self.made.get(self.selected?)
    }

    /// Selects an earlier move of the trainee, starting with the one that gave the result away, or else the last one.
    pub(crate) fn select_earlier(&mut self) {
        if let Some(last) = self.last_place_after_end() {
            self.selected = Some(match self.selected {
                None => self.error().unwrap_or(last),
                Some(place) => place.saturating_sub(1),
            });
        }
    }

    /// Selects the next move of the trainee. After the last one, none.
    pub(crate) fn select_later(&mut self) {
        if let Some(last) = self.last_place_after_end() {
            self.selected = self.selected.filter(|&place| place < last).map(|place| place + 1);
        }
    }

    /// Selects the move of the trainee at a ply, or the last one before it. If it is already selected, goes back to it
    /// and returns `true`.
    pub(crate) fn select(&mut self, ply: usize) -> bool {
        let found = self.made.iter().rposition(|made| made.ply <= ply).filter(|_| self.is_over());
        match found {
            Some(place) if self.selected == found => self.back_to(place),
            Some(_) => {
                self.selected = found;
                false
            }
            None => false,
        }
    }

    fn last_place_after_end(&self) -> Option<usize> {
        self.made.len().checked_sub(1).filter(|_| self.is_over())
    }
}
