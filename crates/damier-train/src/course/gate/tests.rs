use super::*;
use crate::analysis::Reviewed;
use crate::course::{ExerciseAnswer, LessonTopic, StageId};
use crate::unannounced::Tested;
use damier_engine::Level;
use damier_puzzles::tag::Motif;
use damier_rules::Variant;
use etude::calendar::Moment;
use etude::rating::{Rated, Strength};

fn on(day: i32, credit: Credit, subject: Subject) -> Attempt {
    let moment = Moment { millis: i64::from(day) * 86_400_000, day: Day(day) };
    let exercise = Exercise::new(moment, TrainingMode::Practice, Variant::International, credit, subject);
    Attempt { uid: String::new(), exercise, rated: None }
}

fn game(day: i32, level: u8, credit: Credit, pdn: &str) -> Attempt {
    let opponent = Opponent::Level(Level::new(level).unwrap());
    on(day, credit, Subject::Game { opponent, pdn: pdn.to_owned() })
}

fn passed(toml: &str, attempts: Vec<Attempt>) -> Option<i32> {
    passed_in("international", toml, attempts)
}

fn passed_in(variant: &str, gate: &str, attempts: Vec<Attempt>) -> Option<i32> {
    let gate: Gate = toml_edit::de::from_str(gate).unwrap();
    let stage = format!("stage = 's'\nlesson = [{{ id = 'a', variant = '{variant}' }}]");
    gate.passed(&History::of(attempts), &toml_edit::de::from_str(&stage).unwrap()).map(|day| day.0)
}

#[test]
fn a_game_counts_from_the_beginning_and_at_the_level() {
    let win = "kind = 'games'\nlevel = 3";
    let from = "[FEN \"W:W31:B2\"]";
    let games = vec![
        game(1, 2, Credit::Full, ""),
        game(2, 3, Credit::Half, ""),
        game(3, 5, Credit::Full, from),
        game(4, 5, Credit::Full, ""),
    ];
    assert_eq!(passed(win, games.clone()), Some(4));
    assert_eq!(passed("kind = 'games'\nlevel = 3\npoints = 50", games), Some(2));
}

#[test]
fn a_game_with_a_clock_does_not_count_where_none_is_allowed() {
    let draw = "kind = 'games'\nlevel = 8\npoints = 50\nclockless = true";
    let games = vec![game(1, 8, Credit::Full, "[TimeControl \"60\"]"), game(2, 8, Credit::Half, "")];
    assert_eq!(passed(draw, games), Some(2));
}

#[test]
fn points_are_added_over_games_in_a_row() {
    let half = "kind = 'games'\nlevel = 2\nof = 4\npoints = 50";
    let lost = |day| game(day, 2, Credit::None, "");
    let won = |day| game(day, 2, Credit::Full, "");
    assert_eq!(passed(half, vec![won(1), won(2)]), None, "four games are asked for");
    assert_eq!(passed(half, vec![won(1), lost(2), lost(3), lost(4), won(5)]), None);
    assert_eq!(passed(half, vec![lost(1), won(2), lost(3), lost(4), won(5)]), Some(5));
}

#[test]
fn answers_of_the_lessons_named_count_wherever_they_were_given() {
    let gate = "kind = 'answers'\nlessons = ['a']\nof = 3\nright = 2";
    let sitting = |day, answers: &[(&str, bool)]| {
        let answer = |&(subject, right): &(&str, bool)| ExerciseAnswer { subject: subject.to_owned(), right };
        let answers = answers.iter().map(answer).collect();
        on(day, Credit::Full, Subject::Lesson { topic: LessonTopic::Lesson("x".to_owned()), answers })
    };
    let first = sitting(1, &[("a", false), ("b", true), ("a", true)]);
    assert_eq!(passed(gate, vec![first.clone()]), None);
    assert_eq!(passed(gate, vec![first.clone(), sitting(2, &[("b", true)])]), None);
    assert_eq!(passed(gate, vec![first, sitting(3, &[("a", true)])]), Some(3));
}

#[test]
fn a_loss_is_a_mean_over_positions_in_a_row() {
    let gate = "kind = 'loss'\nof = 2\nmost = 20";
    let tested = |day, trial, loss| {
        let (id, given) = (String::new(), String::new());
        on(day, Credit::Full, Subject::Unannounced(Tested { trial, id, response: None, loss, set: None, given }))
    };
    let moves = [(1, 0), (2, 50), (3, 10), (4, 30)].map(|(day, loss)| tested(day, UnannouncedKind::YourMove, loss));
    assert_eq!(passed(gate, moves.to_vec()), Some(4));
    assert_eq!(passed(gate, vec![tested(1, UnannouncedKind::Parry, 0), tested(2, UnannouncedKind::YourMove, 0)]), None);
}

fn shot(day: i32, id: &str, rating: f64, credit: Credit) -> Attempt {
    let tags = vec![Motif::Bombe.into()];
    let rated = |rating| Strength { rating, deviation: 50.0, volatility: 0.06 };
    let rated =
        Rated { before: rated(1500.0), after: rated(1500.0), item_before: rated(rating), item_after: rated(rating) };
    let shot = on(day, credit, Subject::Puzzle { id: id.to_owned(), tags, run: None });
    Attempt { rated: Some(rated), ..shot }
}

#[test]
fn shots_of_a_motif_count_at_the_first_try_and_above_a_rating() {
    let gate = "kind = 'motif'\ntheme = 'bombe'\nof = 3\nright = 2\nleast = 1600";
    let shots = vec![
        shot(1, "a", 1700.0, Credit::Full),
        shot(2, "easy", 1500.0, Credit::Full),
        shot(3, "b", 1600.0, Credit::None),
        shot(4, "b", 1600.0, Credit::Full),
    ];
    assert_eq!(passed(gate, shots.clone()), None, "an easy one and a second try do not count");
    let more = [shots, vec![shot(5, "c", 1650.0, Credit::Full)]].concat();
    assert_eq!(passed(gate, more.clone()), Some(5));
    assert_eq!(passed(&gate.replace("bombe", "royal"), more), None, "another motif");
}

#[test]
fn the_exam_counts_with_the_share_asked_for() {
    let gate = "kind = 'exam'\nleast = 85";
    let exam = |day, stage: &str, right| {
        let answers = (0..20).map(|place| ExerciseAnswer { subject: "a".to_owned(), right: place < right }).collect();
        on(day, Credit::Full, Subject::Lesson { topic: LessonTopic::Exam(StageId(stage.to_owned())), answers })
    };
    assert_eq!(passed(gate, vec![exam(1, "s", 16), exam(2, "other", 20), exam(3, "s", 17)]), Some(3));
}

#[test]
fn own_games_gone_over_by_hand_count_once_each() {
    let gate = "kind = 'reviewed'\ngames = 2";
    let review = |day, id: &str, is_own| {
        let reviewed = Reviewed { game: id.to_owned(), marked: 3, mistakes: 1, found: 0, pdn: String::new() };
        let reviewed = Box::new(reviewed);
        on(day, Credit::Full, Subject::Review { reviewed, is_own })
    };
    let mut reviews = vec![review(1, "a", true), review(2, "a", true), review(3, "b", false)];
    assert_eq!(passed(gate, reviews.clone()), None, "the same game twice, and another player's");
    let counted: Gate = toml_edit::de::from_str(gate).unwrap();
    let stage = toml_edit::de::from_str("stage = 's'\nlesson = [{ id = 'a' }]").unwrap();
    assert_eq!(counted.counted(&History::of(reviews.clone()), &stage), Some(1));
    reviews.push(review(4, "b", true));
    assert_eq!(passed(gate, reviews), Some(4));
}

#[test]
fn games_and_losses_count_in_the_game_of_the_stage() {
    let games = vec![game(1, 5, Credit::Full, "")];
    assert_eq!(passed("kind = 'games'\nlevel = 5", games.clone()), Some(1));
    assert_eq!(passed_in("russian", "kind = 'games'\nlevel = 5", games.clone()), None);
    let mut brazilian = games;
    brazilian[0].exercise.variant = Variant::Brazilian;
    assert_eq!(passed_in("russian", "kind = 'games'\nlevel = 5", brazilian.clone()), None);
    assert_eq!(passed_in("brazilian", "kind = 'games'\nlevel = 5", brazilian), Some(1));
    let (trial, loss) = (UnannouncedKind::YourMove, 0);
    let (id, given) = (String::new(), String::new());
    let tested = Subject::Unannounced(Tested { trial, id, response: None, loss, set: None, given });
    let losses = vec![on(1, Credit::Full, tested)];
    assert_eq!(passed("kind = 'loss'\nof = 1\nmost = 20", losses.clone()), Some(1));
    assert_eq!(passed_in("russian", "kind = 'loss'\nof = 1\nmost = 20", losses), None);
}
