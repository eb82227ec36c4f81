//! The items that are due and can be had, in the order in which they are asked for.

use super::calendar::Day;
use super::history::{Attempt, History};

/// The items due for repetition on a day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DueItems<I> {
    /// The items due within the daily limit, in order.
    pub items: Vec<I>,
    /// The total number of items due.
    pub all: usize,
}

impl<I> Default for DueItems<I> {
    fn default() -> Self {
        Self { items: Vec::new(), all: 0 }
    }
}

impl<I: Clone> DueItems<I> {
    /// The due items among those available. Unavailable ones are removed before the daily limit is applied: one that
    /// disappeared with its collection must not take the place of others.
    #[must_use]
    pub fn among<A: Attempt<Item = I>>(
        history: &History<A>,
        today: Day,
        mut can_be_had: impl FnMut(&I) -> bool,
    ) -> Self {
        let mut items = history.due(today);
        items.retain(|item| can_be_had(item));
        let all = items.len();
        items.truncate(history.asked_for(today));
        Self { items: items.into_iter().cloned().collect(), all }
    }
}

/// What has been done and put off since the program started, as far as it is not in the history. A lesson reports what
/// is done; the program reports with [`Round::confirm`] what the history now contains, so that an item can come up
/// again.
#[derive(Clone, Debug)]
pub struct Round<I> {
    /// Done, but not yet confirmed by the store.
    unconfirmed: Vec<I>,
    /// Put off, the latest last.
    put_off: Vec<I>,
}

impl<I> Default for Round<I> {
    fn default() -> Self {
        Self { unconfirmed: Vec::new(), put_off: Vec::new() }
    }
}

impl<I: PartialEq> Round<I> {
    /// Marks an item as done and handed over to the store.
    pub fn hand_over(&mut self, item: I) {
        self.put_off.retain(|other| *other != item);
        if !self.unconfirmed.contains(&item) {
            self.unconfirmed.push(item);
        }
    }

    /// Marks items as confirmed by the store: from now on the history knows them.
    pub fn confirm(&mut self, items: impl IntoIterator<Item = I>) {
        for item in items {
            self.unconfirmed.retain(|other| *other != item);
        }
    }

    /// Puts an item off until all others are done.
    pub fn put_off(&mut self, item: I) {
        self.put_off.retain(|other| *other != item);
        self.put_off.push(item);
    }

    /// Removes what is done and moves to the end what is put off. Returns the number put off.
    pub fn order(&self, due: &mut DueItems<I>) -> usize {
        // This happens after the daily limit is applied, which only counts what is in the history.
        let before = due.items.len();
        due.items.retain(|item| !self.unconfirmed.contains(item));
        due.all -= before - due.items.len();
        let place = |item: &I| self.put_off.iter().position(|other| other == item);
        // `None` sorts before every place.
        due.items.sort_by_key(place);
        due.items.iter().filter(|item| place(item).is_some()).count()
    }
}
