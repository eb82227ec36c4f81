//! Exporting and importing, as JSON or CSV, restores everything to the last digit; so does a backup.

#![allow(clippy::unwrap_used, reason = "helpers of tests stand outside test functions")]

use crate::store_support::{Recording, item, puzzle};
use damier_app::store::Store;
use damier_app::store::exchange::{self, ExchangeError};
use damier_app::store::games::{Finds, OwnDrill, OwnGame, OwnPuzzle};
use damier_engine::Level;
use damier_rules::Variant;
use damier_train::analysis::Reviewed;
use damier_train::attempt::{
    Asked, Attempt, Exercise, ExerciseKind, Foreign, NotationAnswer, Opponent, Subject, TrainingMode,
};
use damier_train::drill::{Difficulty, DrillPlan};
use damier_train::notation::Skill;
use damier_train::own_games::Losses;
use damier_train::puzzle::player_sets::SetChange;
use damier_train::puzzle::run::Label;
use damier_train::puzzle::session::{PuzzleSession, SessionPlan};
use damier_train::unannounced::{Response, Tested, UnannouncedKind};
use etude::calendar::{Day, Moment};
use etude::effort::Credit;
use etude::rating::{Rated, Strength};
use proptest::prelude::*;
use strum::VariantArray;

fn any_of<T: Copy + std::fmt::Debug>(all: &'static [T]) -> impl Strategy<Value = T> {
    (0..all.len()).prop_map(|index| all[index])
}

fn strength() -> impl Strategy<Value = Strength> {
    let number = || proptest::num::f64::NORMAL | proptest::num::f64::ZERO;
    (number(), number(), number()).prop_map(|(rating, deviation, volatility)| Strength {
        rating,
        deviation,
        volatility,
    })
}

fn rated() -> impl Strategy<Value = Rated> {
    (strength(), strength(), strength(), strength()).prop_map(|(before, after, item_before, item_after)| Rated {
        before,
        after,
        item_before,
        item_after,
    })
}

prop_compose! {
    fn exercise()(
        (millis_of_day, day) in (any::<i64>(), -700_000..700_000_i32),
        mode in any_of(TrainingMode::VARIANTS),
        credit in any_of(Credit::VARIANTS),
        (millis, hints, errors) in any::<(u32, u32, u32)>(),
        (variant, subject) in subject(),
    ) -> Exercise {
        let moment = Moment { millis: millis_of_day, day: Day(day) };
        Exercise { millis, hints, errors, ..Exercise::new(moment, mode, variant, credit, subject) }
    }
}

/// Subjects of every kind, with a variant that fits.
fn subject() -> impl Strategy<Value = (Variant, Subject)> {
    let variant = any_of(&[Variant::International, Variant::Russian, Variant::Brazilian]);
    (
        variant,
        prop_oneof![
            puzzle_subject(),
            ending_subject(),
            notation_subject(),
            game_subject(),
            trial_subject(),
            review_subject(),
            recital_subject(),
            foreign_subject()
        ],
    )
        .prop_map(|(variant, subject)| match &subject {
            Subject::Ending { plan, .. } => (plan.ending.variant, subject),
            _ => (variant, subject),
        })
}

fn puzzle_subject() -> impl Strategy<Value = Subject> {
    let tags =
        prop::collection::vec(prop_oneof!["[^\\s]{1,8}", Just("moves-3".to_owned()), Just("turc".to_owned())], 0..4);
    let session = PuzzleSession { plan: SessionPlan::Woodpecker { size: 20 }, ..PuzzleSession::default() };
    let run = prop::option::of((any::<i64>(), any::<u32>()));
    (any::<String>(), tags, run).prop_map(move |(id, tags, run)| Subject::Puzzle {
        id,
        tags: tags.iter().map(|tag| tag.as_str().into()).collect(),
        run: run.map(|(run, cycle)| Box::new(Label { run, session: session.clone(), cycle })),
    })
}

fn ending_subject() -> impl Strategy<Value = Subject> {
    let items = &["win KKM v K", "win KKM v K from W:WK6,K8,45:BK2:H3", "hold K v KKK"];
    let rush = prop::option::of(any::<i64>());
    (any_of(items), any_of(Difficulty::VARIANTS), any::<bool>(), rush).prop_map(|(item, difficulty, wasted, rush)| {
        let plan = DrillPlan::of_item(Variant::International, item).unwrap();
        Subject::Ending { plan: Box::new(DrillPlan { difficulty, ..plan }), wasted, rush }
    })
}

fn notation_subject() -> impl Strategy<Value = Subject> {
    let session = prop::option::of(any::<i64>());
    (any_of(Skill::VARIANTS), any::<u8>(), any::<(bool, bool)>(), session, any::<String>()).prop_map(
        |(skill, number, (is_capture, is_ambiguous), session, given)| {
            let is_square = matches!(skill, Skill::FindSquare | Skill::NameSquare | Skill::Blind);
            let asked = if is_square { Asked::Square(number) } else { Asked::Written(given.clone()) };
            Subject::Notation(NotationAnswer { skill, asked, is_capture, is_ambiguous, session, given })
        },
    )
}

fn game_subject() -> impl Strategy<Value = Subject> {
    let level = |number| Level::new(number).map_or(Opponent::OwnEngine, Opponent::Level);
    (0..=8_u8, any::<String>()).prop_map(move |(number, pdn)| Subject::Game { opponent: level(number), pdn })
}

fn recital_subject() -> impl Strategy<Value = Subject> {
    (any::<bool>(), 1..999_usize, 0..999_usize).prop_map(|(is_person, plies, told)| {
        let opponent = if is_person { Opponent::Person("Ben".to_owned()) } else { Opponent::OwnEngine };
        Subject::Recital { opponent, plies, told }
    })
}

fn trial_subject() -> impl Strategy<Value = Subject> {
    let response = prop::option::of(any_of(Response::VARIANTS));
    let set = prop::option::of(any::<i64>());
    (any_of(UnannouncedKind::VARIANTS), any::<String>(), response, any::<u16>(), set, any::<String>())
        .prop_map(|(trial, id, response, loss, set, given)| Tested { trial, id, response, loss, set, given })
        .prop_map(Subject::Unannounced)
}

fn review_subject() -> impl Strategy<Value = Subject> {
    let counts = (0..99_usize, 0..99_usize, 0..99_usize);
    (any::<String>(), counts, any::<String>(), any::<bool>()).prop_map(
        |(game, (marked, mistakes, found), pdn, is_own)| Subject::Review {
            reviewed: Box::new(Reviewed { game, marked, mistakes, found, pdn }),
            is_own,
        },
    )
}

/// A subject that fits none of today's types.
fn foreign_subject() -> impl Strategy<Value = Subject> {
    let kind = any_of(&[ExerciseKind::Ending, ExerciseKind::Game]);
    (kind, any::<String>(), any::<String>(), any::<String>())
        .prop_map(|(kind, item, tags, detail)| Foreign { kind, item: format!("? {item}"), tags, detail })
        .prop_map(Subject::Foreign)
}

fn attempts() -> impl Strategy<Value = Vec<Attempt>> {
    let attempt = (exercise(), prop::option::of(rated()));
    prop::collection::vec(attempt, 0..8).prop_map(|parts| {
        let numbered = parts.into_iter().enumerate();
        numbered.map(|(number, (exercise, rated))| Attempt { uid: format!("{number:032x}"), exercise, rated }).collect()
    })
}

fn store_of(attempts: &[Attempt]) -> Store {
    let mut store = Store::in_memory().unwrap();
    assert_eq!(store.insert(attempts).unwrap(), attempts.len());
    store
}

fn json(store: &Store) -> String {
    let mut text = Vec::new();
    exchange::write_json(store, &mut text).unwrap();
    String::from_utf8(text).unwrap()
}

fn csv(store: &Store) -> String {
    let mut text = Vec::new();
    exchange::write_csv(store, &mut text).unwrap();
    String::from_utf8(text).unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn nothing_is_lost_on_the_way_there_and_back(mut attempts in attempts()) {
        let store = store_of(&attempts);
        attempts.sort_by_key(|attempt| attempt.exercise.moment.millis);
        prop_assert_eq!(&store.attempts().unwrap(), &attempts);
        for text in [json(&store), csv(&store)] {
            let mut other = Store::in_memory().unwrap();
            prop_assert_eq!(exchange::read(&mut other, text.as_bytes()).unwrap(), attempts.len());
            prop_assert_eq!(&other.attempts().unwrap(), &attempts);
            // Importing again adds nothing.
            prop_assert_eq!(exchange::read(&mut other, text.as_bytes()).unwrap(), 0);
        }
    }
}

#[test]
fn games_and_their_puzzles_travel_as_well_and_a_backup_is_a_store() {
    let folder = tempfile::tempdir().unwrap();
    let (mut store, _) = Store::open(&folder.path().join("progress/progress.sqlite3")).unwrap();
    store.put(&puzzle("i1", Credit::Full), Some(item())).unwrap();
    let game = |id: &str| OwnGame {
        id: id.to_owned(),
        pdn: "1. 32-28 *".to_owned(),
        mine: "white".to_owned(),
        searched: false,
        place: None,
    };
    let found = OwnPuzzle { id: "i7".to_owned(), game: "g1".to_owned(), record: "{}".to_owned() };
    let thrown = OwnDrill {
        item: "win KKM v K from W:WK6,K8,45:BK2".to_owned(),
        variant: "international".to_owned(),
        game: "g1".to_owned(),
        source: "{}".to_owned(),
        day: "2026-11-21".to_owned(),
    };
    let finds = Finds { puzzles: vec![found.clone()], drills: vec![thrown.clone()] };
    assert_eq!(store.add_games(&[game("g1"), game("g2"), game("g1")], Finds::default()).unwrap(), 2);
    let finish = |store: &mut Store, finds| store.finish_game("g1", finds, Losses::default()).unwrap().0;
    assert_eq!(finish(&mut store, finds.clone()), finds);
    assert_eq!(finish(&mut store, finds), Finds::default(), "what is there is not new");
    let lost = Losses { moves: 2, total: 30, worst: None };
    let (_, tally) = store.finish_game("g1", Finds::default(), lost.clone()).unwrap();
    // Three searches of one game, and another that waits: whoever goes on knows all that was found.
    assert_eq!((tally.done, tally.of, tally.puzzles, tally.drills, &tally.losses), (3, 4, 1, 1, &lost));
    assert_eq!(store.search_so_far().unwrap(), tally);
    let keep = |set: &str, id: &str| SetChange::Keep { set: set.to_owned(), id: id.to_owned() };
    for pick in [keep("traps", "i9"), keep("traps", "i1"), keep("Übung", "i1"), SetChange::Hide("i2".to_owned())] {
        store.pick(&pick).unwrap();
    }
    let text = json(&store);
    let mut other = Store::in_memory().unwrap();
    exchange::read(&mut other, text.as_bytes()).unwrap();
    assert_eq!(json(&other), text);
    assert_eq!(other.player_sets().unwrap(), store.player_sets().unwrap());
    assert_eq!(other.player_sets().unwrap().set("traps"), ["i9", "i1"]);
    assert_eq!(other.games_to_search(9).unwrap(), [game("g2")]);
    assert_eq!((other.own_puzzles().unwrap(), other.own_drills().unwrap()), (vec![found], vec![thrown]));

    // A machine on which a game still waits learns that it has been searched elsewhere.
    let mut waiting = Store::in_memory().unwrap();
    waiting.add_games(&[game("g2"), game("g1")], Finds::default()).unwrap();
    exchange::read(&mut waiting, text.as_bytes()).unwrap();
    assert_eq!(waiting.games_to_search(9).unwrap(), [game("g2")]);

    let copy = folder.path().join("copy.sqlite3");
    store.back_up(&copy).unwrap();
    assert!(store.back_up(&copy).is_err(), "what is there is not written over");
    let (backup, aside) = Store::open(&copy).unwrap();
    assert_eq!((json(&backup), aside), (text, None));
}

#[test]
fn what_is_no_export_is_refused_with_the_place_and_nothing_is_taken_in() {
    let store = store_of(&[]);
    let mut good = Store::in_memory().unwrap();
    good.put(&puzzle("i1", Credit::Full), Some(item())).unwrap();
    let header = csv(&store);
    let line = csv(&good).lines().nth(1).unwrap().to_owned();
    let cases = [
        (String::new(), "line 1"),
        ("uid,day\n".to_owned(), "the columns must be"),
        (format!("{header}{line}\nx,y\n"), "line 3"),
        (format!("{header}{line}\n{}\n", line.replace("puzzle", "puzle")), "line 3: the kind of an attempt"),
        (format!("{header}{}\n", line.replace("12345", "-1")), "the millis of an attempt: -1 is out of range"),
        (format!("{header}{}\n", line.replace("1450", "NaN")), "\"NaN\" is not a finite number"),
        (format!("{header}{line}\nx,y\n").replace('\n', "\r\n"), "line 3"),
        (format!("\u{feff}{header}{line}\n\nx,y\n").replace('\n', "\r\n"), "line 4"),
        (format!("{header}{}\n", line.replace("1450", "NaN")).replace('\n', "\r\n"), "line 2"),
        ("{".to_owned(), "not an export"),
        (r#"{"format":"x","version":1,"attempts":[]}"#.to_owned(), "the format is \"x\""),
        (r#"{"format":"damier-progress","version":4,"attempts":[]}"#.to_owned(), "version 4"),
        (r#"{"format":"damier-progress","version":1,"attempts":[{"uid":"a"}]}"#.to_owned(), "attempt 1"),
        (r#"{"format":"damier-progress","attempts":[]}"#.to_owned(), "missing field `version`"),
        (r#"{"format":"damier-progress","version":3}"#.to_owned(), "missing field `attempts`"),
        (json(&good).replace("\"games\":", "\"attempts\":"), "duplicate field `attempts`"),
        (json(&good).replace("\"games\":[]", "\"games\":[{}]"), "missing field `id`"),
        (json(&good).replace("\"hidden\":[]", "\"hidden\":["), "not an export"),
        (json(&good) + "x", "trailing characters"),
        (json(&good).replace("\"right\"", "\"rihgt\""), "there is no verdict \"rihgt\""),
        (json(&good).replace("\"puzzle\"", "\"dance\""), "there is no kind of exercise \"dance\""),
        (json(&good).replace("\"practice\"", "\"dance\""), "there is no mode \"dance\""),
    ];
    for (text, complaint) in cases {
        let mut store = Store::in_memory().unwrap();
        let error: ExchangeError = exchange::read(&mut store, text.as_bytes()).expect_err(&text);
        let said = damier::words::exchange_error(&error);
        assert!(said.contains(complaint), "{said} for {text}");
        assert_eq!(store.attempts().unwrap(), []);
    }
}

#[test]
fn a_mark_at_the_start_and_windows_line_ends_do_no_harm() {
    let mut store = Store::in_memory().unwrap();
    store.put(&puzzle("i1", Credit::Full), Some(item())).unwrap();
    for text in [json(&store), csv(&store), csv(&store).replace('\n', "\r\n")] {
        let mut other = Store::in_memory().unwrap();
        assert_eq!(exchange::read(&mut other, format!("\u{feff}{text}").as_bytes()).unwrap(), 1, "{text}");
        assert_eq!(other.attempts().unwrap(), store.attempts().unwrap());
    }
}

#[test]
fn the_order_of_an_export_does_not_matter_nor_what_a_newer_one_adds() {
    let mut store = Store::in_memory().unwrap();
    store.put(&puzzle("i1", Credit::Full), Some(item())).unwrap();
    let text = json(&store);
    let (head, rest) = text.split_once(",\"attempts\":").unwrap();
    let turned =
        format!("{{\"attempts\":{},\"more\":{{\"a\":[1]}},{}}}", rest.trim_end().trim_end_matches('}'), &head[1..]);
    let mut other = Store::in_memory().unwrap();
    assert_eq!(exchange::read(&mut other, turned.as_bytes()).unwrap(), 1, "{turned}");
    assert_eq!(json(&other), text);
}

/// Two machines: what the second did is older, but stored later.
#[test]
fn an_older_history_taken_in_does_not_turn_the_rating_back() {
    let days_later = |days: i32, name: &str, verdict| {
        let puzzle = puzzle(name, verdict);
        let Moment { millis, day } = puzzle.moment;
        Exercise { moment: Moment { millis: millis + i64::from(days) * 86_400_000, day: day.plus(days) }, ..puzzle }
    };
    let (mut one, mut other) = (store_of(&[]), store_of(&[]));
    for number in 0..5 {
        other.put(&days_later(0, &format!("b{number}"), Credit::None), Some(item())).unwrap();
        one.put(&days_later(9, &format!("a{number}"), Credit::Full), Some(item())).unwrap();
    }
    let strength = |store: &Store| store.attempts().unwrap().last().unwrap().rated.unwrap().after;
    let before = strength(&one);
    assert_eq!(exchange::read(&mut one, json(&other).as_bytes()).unwrap(), 5);
    assert_eq!(strength(&one), before);
    let next = one.put(&days_later(9, "a5", Credit::Full), Some(item())).unwrap();
    assert_eq!(next.rated.unwrap().before, before);
    let days: Vec<Day> = one.attempts().unwrap().iter().map(|attempt| attempt.exercise.moment.day).collect();
    assert!(days.is_sorted(), "{days:?}");
}
