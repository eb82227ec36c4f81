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
pub enum Due {
    /// A puzzle.
    Puzzle(Box<Puzzle>),
    /// A drill of an ending.
    Ending(Box<DrillPlan>),
}

/// The items waiting for repetition on a day.
pub type Waiting = etude::waiting::Waiting<Item>;

/// What has been done and put off since the program started.
pub type Round = etude::waiting::Round<Item>;

/// The waiting items of a game: puzzles of the collection, and endings.
#[must_use]
pub fn waiting(history: &History, selector: &mut PuzzleSelector, game: Variant, today: Day) -> Waiting {
    Waiting::among(history, today, |item| item.variant() == game && can_be_had(item, selector))
}

/// The number of items that wait in the other games.
#[must_use]
pub fn elsewhere(history: &History, selector: &mut PuzzleSelector, game: Variant, today: Day) -> usize {
    Waiting::among(history, today, |item| item.variant() != game && can_be_had(item, selector)).all
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
    use crate::attempt::{Attempt, Exercise, Mode};
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
        round.confirm(told.exercise.item());
        history.extend([told]);
        assert_eq!(now(&round, &history), ("d a c".to_owned(), 3, 2));
        round.put_off(item("a"));
        assert_eq!(now(&round, &history).0, "d c a");
        round.hand_over(item("c"));
        assert_eq!(now(&round, &history), ("d a".to_owned(), 2, 1));
    }
}
