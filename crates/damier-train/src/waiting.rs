//! What waits to be repeated and can still be had: home, forms, statistics and reviews go by this one list.

use super::attempt::Attempt;
use super::calendar::Day;
use super::drill::Plan;
use super::history::{History, Item};
use super::puzzle::shelf::Shelf;
use damier_puzzles::Puzzle;

/// What comes up for repetition.
#[derive(Clone, Debug)]
pub enum Due {
    /// A puzzle.
    Puzzle(Box<Puzzle>),
    /// A drill of an ending.
    Ending(Box<Plan>),
}

/// What waits to be repeated on a day.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Waiting {
    /// What is asked for on that day, in the order in which it comes.
    pub due: Vec<Item>,
    /// How much waits in all.
    pub all: usize,
}

impl Waiting {
    /// What waits of the puzzles on a shelf, and of the endings.
    #[must_use]
    pub fn of(history: &History, shelf: &mut Shelf, today: Day) -> Self {
        Self::among(history, today, |item| match item {
            Item::Puzzle { id, .. } => shelf.has(id),
            Item::Ending { .. } => true,
        })
    }

    /// What waits of all that can be had. The rest is left out before the day's limit is looked at: a puzzle that is gone
    /// with its collection must not stand in the way of the others.
    #[must_use]
    pub fn among(history: &History, today: Day, mut can_be_had: impl FnMut(&Item) -> bool) -> Self {
        let mut items = history.waiting(today);
        items.retain(|item| can_be_had(item));
        let all = items.len();
        items.truncate(history.asked_for(today));
        Self { due: items.into_iter().cloned().collect(), all }
    }
}

/// How a review stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// How much is due.
    pub due: usize,
    /// How much of it was put off.
    pub put_off: usize,
}

/// What has been done and put off since the program was started, as far as the history does not show it. A session
/// tells it what is done; the front end tells it with [`Round::hear`] what the history knows by now, so that an item can
/// come up again.
#[derive(Clone, Debug, Default)]
pub struct Round {
    /// Done, and the store has not told of it yet.
    unheard: Vec<Item>,
    /// Put off, the latest last.
    put_off: Vec<Item>,
}

impl Round {
    /// Something is done and handed over to the store.
    pub fn hand_over(&mut self, item: Item) {
        self.put_off.retain(|other| *other != item);
        if !self.unheard.contains(&item) {
            self.unheard.push(item);
        }
    }

    /// The store tells of attempts: from now on the history knows of them.
    pub fn hear(&mut self, attempts: &[Attempt]) {
        for attempt in attempts {
            let item = attempt.exercise.item();
            self.unheard.retain(|other| Some(other) != item.as_ref());
        }
    }

    /// Something is left for the end.
    pub fn put_off(&mut self, item: Item) {
        self.put_off.retain(|other| *other != item);
        self.put_off.push(item);
    }

    /// Leaves out what is done, and moves what was put off to the end. Returns how much of what is due that is.
    pub fn order(&self, waiting: &mut Waiting) -> usize {
        // This is done after the limit of the day has been applied, which counts what the history knows only.
        let due = waiting.due.len();
        waiting.due.retain(|item| !self.unheard.contains(item));
        waiting.all -= due - waiting.due.len();
        let place = |item: &Item| self.put_off.iter().position(|other| other == item);
        // Nothing comes before the first place.
        waiting.due.sort_by_key(place);
        waiting.due.iter().filter(|item| place(item).is_some()).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::attempt::{Credit, Exercise, Mode};
    use crate::calendar::Moment;
    use damier_rules::Variant;

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
        assert_eq!((waiting.due.len(), waiting.all), (19, 24), "what is done today counts against the limit");
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
        round.hear(std::slice::from_ref(&told));
        history.extend([told]);
        assert_eq!(now(&round, &history), ("d a c".to_owned(), 3, 2));
        round.put_off(item("a"));
        assert_eq!(now(&round, &history).0, "d c a");
        round.hand_over(item("c"));
        assert_eq!(now(&round, &history), ("d a".to_owned(), 2, 1));
    }
}
