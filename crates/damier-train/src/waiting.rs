//! The items that are due for repetition and still available. Home screen, forms, statistics and reviews all use this
//! list.

use super::attempt::Attempt;
use super::drill::Plan;
use super::history::{History, Item};
use super::puzzle::shelf::Shelf;
use damier_puzzles::Puzzle;
use damier_rules::Variant;
use etude::calendar::Day;

/// The next repetition.
#[derive(Clone, Debug)]
pub enum Due {
    /// A puzzle.
    Puzzle(Box<Puzzle>),
    /// A drill of an ending.
    Ending(Box<Plan>),
}

/// The items waiting for repetition on a day.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Waiting {
    /// The items due within the daily limit, in order.
    pub due: Vec<Item>,
    /// The total number of items waiting.
    pub all: usize,
}

impl Waiting {
    /// The waiting items of a variant, or of all: puzzles on a shelf, and endings.
    #[must_use]
    pub fn of(history: &History, shelf: &mut Shelf, variant: Option<Variant>, today: Day) -> Self {
        Self::among(history, today, |item| match item {
            _ if variant.is_some_and(|variant| item.variant() != variant) => false,
            Item::Puzzle { id, .. } => shelf.offers(id),
            Item::Ending { .. } => true,
        })
    }

    /// The waiting items among those available. Unavailable ones are removed before the daily limit is applied: a
    /// puzzle that disappeared with its collection must not take the place of others.
    #[must_use]
    pub fn among(history: &History, today: Day, mut can_be_had: impl FnMut(&Item) -> bool) -> Self {
        let mut items = history.waiting(today);
        items.retain(|item| can_be_had(item));
        let all = items.len();
        items.truncate(history.asked_for(today));
        Self { due: items.into_iter().cloned().collect(), all }
    }
}

/// The state of a review.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// The number of items due.
    pub due: usize,
    /// The number of those that were put off.
    pub put_off: usize,
}

/// What has been done and put off since the program started, as far as it is not in the history. A session reports what
/// is done; the front end reports with [`Round::confirm`] what the history now contains, so that an item can come up
/// again.
#[derive(Clone, Debug, Default)]
pub struct Round {
    /// Done, but not yet confirmed by the store.
    unconfirmed: Vec<Item>,
    /// Put off, the latest last.
    put_off: Vec<Item>,
}

impl Round {
    /// Marks an item as done and handed over to the store.
    pub fn hand_over(&mut self, item: Item) {
        self.put_off.retain(|other| *other != item);
        if !self.unconfirmed.contains(&item) {
            self.unconfirmed.push(item);
        }
    }

    /// The store confirms attempts, which are now in the history.
    pub fn confirm(&mut self, attempts: &[Attempt]) {
        for attempt in attempts {
            let item = attempt.exercise.item();
            self.unconfirmed.retain(|other| Some(other) != item.as_ref());
        }
    }

    /// Puts an item off to the end.
    pub fn put_off(&mut self, item: Item) {
        self.put_off.retain(|other| *other != item);
        self.put_off.push(item);
    }

    /// Removes items that are done, and moves those put off to the end. Returns the number of the latter.
    pub fn order(&self, waiting: &mut Waiting) -> usize {
        // This happens after the daily limit is applied, which only counts what is in the history.
        let due = waiting.due.len();
        waiting.due.retain(|item| !self.unconfirmed.contains(item));
        waiting.all -= due - waiting.due.len();
        let place = |item: &Item| self.put_off.iter().position(|other| other == item);
        // `None` sorts before every place.
        waiting.due.sort_by_key(place);
        waiting.due.iter().filter(|item| place(item).is_some()).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::attempt::{Exercise, Mode};
    use etude::calendar::Moment;
    use etude::effort::Credit;

    const TODAY: Day = Day(20_000);

    fn item(name: &str) -> Item {
        Item::Puzzle { variant: Variant::International, id: name.to_owned() }
    }

    fn attempt(name: &str, day: i32, mode: Mode) -> Attempt {
        let done = Attempt::of_puzzle(name, &[], Credit::None);
        let moment = Moment { millis: 0, day: TODAY.plus(day) };
        Attempt { exercise: Exercise { moment, mode, ..done.exercise }, ..done }
    }

    fn names(waiting: &Waiting) -> Vec<String> {
        waiting.due.iter().map(Item::to_string).collect()
    }

    #[test]
    fn what_is_gone_takes_no_place_of_the_day() {
        let missed =
            |number| attempt(&format!("{}{number:02}", if number < 30 { "gone" } else { "here" }), -9, Mode::Practice);
        let mut history = History::of((0..55).map(missed));
        let waiting = Waiting::among(&history, TODAY, |item| item.to_string().starts_with("here"));
        assert_eq!((waiting.due.len(), waiting.all), (20, 25));
        assert_eq!(waiting.due[0], item("here30"));
        history.extend([attempt("here30", 0, Mode::Review)]);
        let waiting = Waiting::among(&history, TODAY, |item| item.to_string().starts_with("here"));
        assert_eq!((waiting.due.len(), waiting.all), (19, 24), "repetitions done today count against the limit");
    }

    #[test]
    fn what_is_done_does_not_come_again_and_what_is_put_off_comes_last() {
        let mut history = History::of(["a", "b", "c", "d"].map(|name| attempt(name, -9, Mode::Practice)));
        let mut round = Round::default();
        let now = |round: &Round, history: &History| {
            let mut waiting = Waiting::among(history, TODAY, |_| true);
            let put_off = round.order(&mut waiting);
            (names(&waiting).join(" "), waiting.all, put_off)
        };
        round.put_off(item("a"));
        round.put_off(item("c"));
        assert_eq!(now(&round, &history), ("b d a c".to_owned(), 4, 2));
        round.hand_over(item("b"));
        assert_eq!(now(&round, &history), ("d a c".to_owned(), 3, 2));
        let told = attempt("b", 0, Mode::Review);
        round.confirm(std::slice::from_ref(&told));
        history.extend([told]);
        assert_eq!(now(&round, &history), ("d a c".to_owned(), 3, 2));
        round.put_off(item("a"));
        assert_eq!(now(&round, &history).0, "d c a");
        round.hand_over(item("c"));
        assert_eq!(now(&round, &history), ("d a".to_owned(), 2, 1));
    }
}
