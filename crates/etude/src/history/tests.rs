//! What attempts of a made-up trainer make of a history.

use super::*;
use crate::due::{DueItems, Round};
use crate::effort::Credit;

const FIRST: Day = Day(20_000);

/// A try at a riddle.
#[derive(Clone, Debug, PartialEq)]
struct Try {
    riddle: &'static str,
    theme: &'static str,
    day: Day,
    credit: Credit,
    rated: Option<Rated>,
}

impl Attempt for Try {
    type Item = &'static str;
    type Pool = ();
    type Theme = &'static str;

    fn moment(&self) -> Moment {
        Moment { millis: i64::from(self.day.0) * 86_400_000, day: self.day }
    }

    fn effort(&self) -> Effort {
        Effort::new(self.credit)
    }

    fn pool(&self) {}

    fn rated(&self) -> Option<Rated> {
        self.rated
    }

    fn puzzle(&self) -> Option<&str> {
        Some(self.riddle)
    }

    fn themes(&self) -> impl Iterator<Item = &&'static str> {
        std::iter::once(&self.theme)
    }

    fn repeated(&self) -> Option<(&'static str, Grade)> {
        Some((self.riddle, if self.credit == Credit::Full { Grade::Good } else { Grade::Again }))
    }

    fn is_review(&self) -> bool {
        false
    }
}

fn tried(riddle: &'static str, day: i32, credit: Credit) -> Try {
    Try { riddle, theme: "sums", day: FIRST.plus(day), credit, rated: None }
}

#[test]
fn what_was_missed_is_due_the_next_day_and_what_was_known_is_not() {
    let history = History::of([tried("a", 0, Credit::None), tried("b", 0, Credit::Full)]);
    assert!(history.due(FIRST).is_empty());
    assert_eq!(history.due(FIRST.plus(1)), [&"a"]);
    assert_eq!((history.theme(&"sums"), history.count_on(FIRST)), ((2, 1), (2, 1)));
    assert_eq!((history.order_of("b"), history.order_of("c")), (Some(1), None));
}

#[test]
fn only_the_first_try_at_a_puzzle_is_rated_as_of_its_day() {
    let mut history = History::default();
    let item = Strength::estimated(1_500.0, 60.0);
    let rated = history.before("a", ()).rate(item, FIRST, Effort::new(Credit::Full)).unwrap();
    assert_eq!(rated.before, Strength::default());
    history.extend([Try { rated: Some(rated), ..tried("a", 0, Credit::Full) }]);
    assert_eq!(history.before("a", ()).rate(item, FIRST, Effort::new(Credit::Full)), None);
    assert_eq!((history.strength(()), history.rated(())), (rated.after, 1));
    // After a rest of years nothing is certain.
    let later = history.before("b", ()).rate(item, FIRST.plus(9_000), Effort::new(Credit::Full)).unwrap();
    assert!(later.before.deviation > rated.after.deviation);
}

#[test]
fn the_order_in_which_attempts_arrive_changes_nothing() {
    let (old, new) = (tried("a", 0, Credit::None), tried("a", 3, Credit::Full));
    let mut late = History::of([new.clone()]);
    late.extend([old.clone()]);
    let in_order = History::of([old, new]);
    assert_eq!(late.attempts(), in_order.attempts());
    assert_eq!(late.card(&"a"), in_order.card(&"a"));
    assert_eq!(late.last(&"a").map(|last| last.day), Some(FIRST.plus(3)));
}

#[test]
fn what_a_wrong_clock_dated_counts_when_its_day_comes() {
    let mut history = History::default();
    history.set_today(FIRST);
    history.extend([tried("a", 1, Credit::None), tried("b", 400, Credit::None)]);
    assert_eq!((history.attempts().len(), history.ahead()), (1, 1));
    history.set_today(FIRST.plus(400));
    assert_eq!((history.attempts().len(), history.ahead()), (2, 0));
}

#[test]
fn an_item_takes_over_the_schedule_of_another() {
    let mut history = History::of([tried("old", 0, Credit::None)]);
    history.move_items(|item, last| {
        assert_eq!(last.map(|last| last.riddle), Some("old"));
        (*item == "old").then_some("new")
    });
    assert_eq!(history.due(FIRST.plus(1)), [&"new"]);
    assert_eq!(history.last(&"new").map(|last| last.riddle), Some("old"));
    history.move_items(|_, _| panic!("nothing was added since"));
}

#[test]
fn what_was_given_away_is_repeated_as_if_it_had_been_missed() {
    let mut history: History<Try> = History::default();
    history.add_given_away([("a", FIRST)]);
    assert_eq!(history.due(FIRST.plus(1)), [&"a"]);
    history.set_repetition(Repetition { daily_limit: 5, retention: 0.8 });
    assert_eq!((history.due(FIRST.plus(1)), history.asked_for(FIRST)), (vec![&"a"], 5));
}

#[test]
fn a_round_leaves_out_what_is_done_and_ends_with_what_is_put_off() {
    let history = History::of(["a", "b", "c"].map(|riddle| tried(riddle, 0, Credit::None)));
    let mut round = Round::default();
    round.put_off("a");
    round.hand_over("b");
    let mut due = DueItems::among(&history, FIRST.plus(1), |_| true);
    assert_eq!((round.order(&mut due), due), (1, DueItems { items: vec!["c", "a"], all: 2 }));
    round.confirm(["b"]);
    let mut due = DueItems::among(&history, FIRST.plus(1), |item| *item != "c");
    round.order(&mut due);
    assert_eq!(due.items, ["b", "a"]);
}
