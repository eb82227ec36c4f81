//! What exercises make of a history.

use super::*;
use crate::attempt::Exercise;
use crate::due::{DueItems, due_items};
use crate::statistics::Statistics;
use etude::calendar::Day;
use etude::calendar::Moment;
use etude::effort::Credit;
use etude::history::Repetition;
use etude::rating::Rated;
use etude::review::DAILY_LIMIT;

const FOUND: Day = Day(20_000);

fn plan() -> DrillPlan {
    DrillPlan::of_item(Variant::International, "win KKM v K from W:WK6,K8,45:BK2").unwrap()
}

fn item() -> Item {
    Item::ending(&plan())
}

fn attempt(day: i32, credit: Credit) -> Attempt {
    let day = FOUND.plus(day);
    let moment = Moment { millis: i64::from(day.0) * 86_400_000, day };
    let subject = Subject::Ending { plan: Box::new(plan()), wasted: false, rush: None };
    let exercise = Exercise::new(moment, TrainingMode::Review, Variant::International, credit, subject);
    Attempt { uid: String::new(), exercise, rated: None }
}

#[test]
fn an_ending_thrown_in_a_game_is_due_the_next_day_as_the_position_that_it_was() {
    let mut history = History::default();
    history.add_given_away([(item(), FOUND)]);
    assert!(history.due(FOUND).is_empty());
    assert_eq!(history.due(FOUND.plus(1)), [&item()]);
    let plan = lost_ending(&history, &item()).unwrap();
    assert_eq!((plan.own_game, Item::ending(&plan)), (true, item()));
    history.set_repetition(Repetition { daily_limit: 5, retention: 0.8 });
    assert_eq!(history.due(FOUND.plus(1)), [&item()]);
}

#[test]
fn it_counts_as_thrown_before_it_was_trained_whatever_is_read_first() {
    let mut before = History::of([attempt(1, Credit::Full)]);
    before.add_given_away([(item(), FOUND)]);
    let mut after = History::default();
    after.add_given_away([(item(), FOUND)]);
    after.extend([attempt(1, Credit::Full)]);
    assert_eq!(before.card(&item()), after.card(&item()));
    assert!(before.card(&item()).unwrap().due > FOUND.plus(1));
    assert_eq!(before.attempts().len(), 1);
}

#[test]
fn a_retired_puzzle_leaves_its_repetition_to_one_of_the_same_theme() {
    let missed = |day: i32, id: &str, credit| {
        let done = Attempt::of_puzzle(id, &["moves-2", "philippe", "middlegame"], credit);
        let moment = Moment { millis: i64::from(FOUND.plus(day).0) * 86_400_000, day: FOUND.plus(day) };
        Attempt { exercise: Exercise { moment, ..done.exercise }, ..done }
    };
    let mut part = PuzzleSelector::of(crate::shipped(), 1, None);
    let mut history = History::of([missed(0, "i000000000000", Credit::None)]);
    move_retired(&mut history, &mut part);
    assert!(
        due_items(&history, &mut part, Variant::International, FOUND.plus(1)).items.is_empty(),
        "it may be in another collection"
    );

    let mut selector = PuzzleSelector::new(1, crate::shipped);
    let mut history = History::of([missed(0, "i000000000000", Credit::None)]);
    move_retired(&mut history, &mut selector);
    let due = due_items(&history, &mut selector, Variant::International, FOUND.plus(1)).items;
    let [Item::Puzzle { variant: Variant::International, id }] = &due[..] else { panic!("{due:?}") };
    let successor = selector.puzzle(id).unwrap();
    assert!(successor.tags.contains(&"philippe".into()) && successor.tags.contains(&"moves-2".into()));
    let untouched = Item::Puzzle { variant: Variant::International, id: "i000000000000".to_owned() };
    assert_eq!(history.attempts()[0].exercise.item(), Some(untouched), "the history stays as it was");
    assert_eq!(history.last(&due[0]).unwrap().exercise.moment.day, FOUND);
    assert_eq!(history.order_of(id), None, "the successor itself was never tried");

    // It takes over the schedule: what is solved now comes back later than what is new.
    history.extend([missed(1, id, Credit::Full)]);
    move_retired(&mut history, &mut selector);
    assert!(due_items(&history, &mut selector, Variant::International, FOUND.plus(1)).items.is_empty());
    assert!(history.card(&due[0]).unwrap().due > FOUND.plus(2));
    assert_eq!(history.due(FOUND.plus(400)).len(), 1, "nothing is due twice");
}

#[test]
fn what_comes_late_from_another_machine_is_put_where_it_was_made() {
    let rated = |rating: f64| {
        let after = Strength { rating, ..Strength::default() };
        let [before, item_before, item_after] = [Strength::default(); 3];
        Some(Rated { before, after, item_before, item_after })
    };
    let with = |day, credit, rating| Attempt { rated: rated(rating), ..attempt(day, credit) };
    let (old, new) = (with(1, Credit::Full, 1_400.0), with(9, Credit::None, 1_800.0));
    let in_order = History::of([old.clone(), new.clone()]);
    let mut put_together = History::of([new]);
    put_together.extend([old]);
    assert_eq!(put_together.attempts(), in_order.attempts());
    assert_eq!(put_together.card(&item()), in_order.card(&item()));
    let rating = put_together.strength((Variant::International, TrainingMode::Review)).rating;
    assert!((rating - 1_800.0).abs() < f64::EPSILON, "{rating}");
    assert_eq!(put_together.last(&item()).map(|attempt| attempt.exercise.credit), Some(Credit::None));
    let lines = Statistics::of(&put_together, &DueItems::default(), Variant::International, FOUND.plus(9)).ratings;
    let days: Vec<Day> = lines[0].days.iter().map(|&(day, _)| day).collect();
    assert_eq!(days, [FOUND.plus(1), FOUND.plus(9)]);
    assert!((lines[0].rating - 1_800.0).abs() < f64::EPSILON, "{}", lines[0].rating);
}

#[test]
fn what_a_wrong_clock_dated_in_the_future_changes_nothing_until_then() {
    let with = |day, credit, rating| {
        let after = Strength { rating, ..Strength::default() };
        let [before, item_before, item_after] = [Strength::default(); 3];
        Attempt { rated: Some(Rated { before, after, item_before, item_after }), ..attempt(day, credit) }
    };
    let years = 12 * 365;
    let (future, first) = (with(years, Credit::Full, 1_900.0), with(1, Credit::None, 1_500.0));
    let mut history = History::default();
    history.set_today(FOUND.plus(1));
    history.extend([future, first.clone()]);
    let alone = History::of([first]);
    assert_eq!(history.card(&item()), alone.card(&item()));
    assert_eq!((history.attempts().len(), history.ahead()), (1, 1));
    // Training goes on, and counts.
    for day in 2..5 {
        history.set_today(FOUND.plus(day));
        history.extend([with(day, Credit::Full, 1_500.0 + f64::from(day))]);
    }
    let today = FOUND.plus(4);
    let statistics = Statistics::of(&history, &DueItems::default(), Variant::International, today);
    assert_eq!((statistics.streak, statistics.done, statistics.ahead), (4, 4, 1));
    assert!((statistics.ratings[0].rating - 1_504.0).abs() < f64::EPSILON);
    assert!(history.card(&item()).unwrap().due < FOUND.plus(400));
    // Its day comes, and nothing is lost.
    history.set_today(FOUND.plus(years));
    assert_eq!((history.attempts().len(), history.ahead()), (5, 0));
    assert!((history.strength((Variant::International, TrainingMode::Review)).rating - 1_900.0).abs() < f64::EPSILON);
    // The clock is put right while the program runs.
    history.set_today(today);
    assert_eq!((history.attempts().len(), history.ahead()), (4, 1));
}

#[test]
fn tomorrow_may_have_begun_elsewhere() {
    let mut history = History::default();
    history.set_today(FOUND);
    history.extend([attempt(1, Credit::Full), attempt(2, Credit::Full)]);
    assert_eq!((history.attempts().len(), history.ahead()), (1, 1));
    history.add_given_away([(item(), FOUND.plus(2))]);
    assert!(history.card(&item()).is_none());
    history.set_today(FOUND.plus(1));
    assert!(history.card(&item()).is_some());
}

#[test]
fn what_was_reviewed_today_counts_against_the_limit_whatever_was_stored_since() {
    let mut history = History::of([attempt(1, Credit::None)]);
    history.extend([attempt(0, Credit::None)]);
    assert_eq!(history.asked_for(FOUND.plus(1)), DAILY_LIMIT - 1);
}
