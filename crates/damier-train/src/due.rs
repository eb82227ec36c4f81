//! The items that are due for repetition and still available. Home screen, forms, statistics and reviews all use this
//! list.

use super::drill::DrillPlan;
use super::history::{History, Item};
use super::puzzle::selector::PuzzleSelector;
use damier_puzzles::Puzzle;
use damier_rules::Variant;
use etude::calendar::Day;

/// The next repetition.
#[derive(Clone, Debug)]
pub enum DueExercise {
    /// A puzzle.
    Puzzle(Box<Puzzle>),
    /// A drill of an ending.
    Ending(Box<DrillPlan>),
}

/// The items due for repetition on a day.
pub type DueItems = etude::due::DueItems<Item>;

/// What has been done and put off since the program started.
pub type Round = etude::due::Round<Item>;

/// The due items of a game: puzzles of the collection, and endings.
#[must_use]
pub fn due_items(history: &History, selector: &mut PuzzleSelector, game: Variant, today: Day) -> DueItems {
    DueItems::among(history, today, |item| item.variant() == game && can_be_had(item, selector))
}

/// The number of items that are due in the other games.
#[must_use]
pub fn elsewhere(history: &History, selector: &mut PuzzleSelector, game: Variant, today: Day) -> usize {
    DueItems::among(history, today, |item| item.variant() != game && can_be_had(item, selector)).all
}

fn can_be_had(item: &Item, selector: &mut PuzzleSelector) -> bool {
    match item {
        Item::Puzzle { id, .. } => selector.offers(id),
        Item::Ending { .. } => true,
    }
}

/// The state of a review.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ReviewState {
    /// The number of items due.
    pub due: usize,
    /// The number of those that were put off.
    pub put_off: usize,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::attempt::{Attempt, Exercise, TrainingMode};
    use etude::calendar::Moment;
    use etude::effort::Credit;

    const TODAY: Day = Day(20_000);

    fn item(name: &str) -> Item {
        Item::Puzzle { variant: Variant::International, id: name.to_owned() }
    }

    fn attempt(name: &str, day: i32, mode: TrainingMode) -> Attempt {
        let done = Attempt::of_puzzle(name, &[], Credit::None);
        let moment = Moment { millis: 0, day: TODAY.plus(day) };
        Attempt { exercise: Exercise { moment, mode, ..done.exercise }, ..done }
    }

    fn names(due: &DueItems) -> Vec<String> {
        due.items.iter().map(Item::to_string).collect()
    }

    #[test]
    fn what_is_gone_takes_no_place_of_the_day() {
        let missed = |number| {
            attempt(&format!("{}{number:02}", if number < 30 { "gone" } else { "here" }), -9, TrainingMode::Practice)
        };
        let mut history = History::of((0..55).map(missed));
        let due = DueItems::among(&history, TODAY, |item| item.to_string().starts_with("here"));
        assert_eq!((due.items.len(), due.all), (20, 25));
        assert_eq!(due.items[0], item("here30"));
        history.extend([attempt("here30", 0, TrainingMode::Review)]);
        let due = DueItems::among(&history, TODAY, |item| item.to_string().starts_with("here"));
        assert_eq!((due.items.len(), due.all), (19, 24), "repetitions done today count against the limit");
    }

    #[test]
    fn what_is_done_does_not_come_again_and_what_is_put_off_comes_last() {
        let mut history = History::of(["a", "b", "c", "d"].map(|name| attempt(name, -9, TrainingMode::Practice)));
        let mut round = Round::default();
        let now = |round: &Round, history: &History| {
            let mut due = DueItems::among(history, TODAY, |_| true);
            let put_off = round.order(&mut due);
            (names(&due).join(" "), due.all, put_off)
        };
        round.put_off(item("a"));
        round.put_off(item("c"));
        assert_eq!(now(&round, &history), ("b d a c".to_owned(), 4, 2));
        round.hand_over(item("b"));
        assert_eq!(now(&round, &history), ("d a c".to_owned(), 3, 2));
        let told = attempt("b", 0, TrainingMode::Review);
        round.confirm(told.exercise.item());
        history.extend([told]);
        assert_eq!(now(&round, &history), ("d a c".to_owned(), 3, 2));
        round.put_off(item("a"));
        assert_eq!(now(&round, &history).0, "d c a");
        round.hand_over(item("c"));
        assert_eq!(now(&round, &history), ("d a".to_owned(), 2, 1));
    }
}
