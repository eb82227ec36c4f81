//! Lesson runs with lines recalled and games, and what is due.

use std::time::Duration;

use super::draw::{ExerciseSource, Goal};
use super::lesson_run::Board;
use super::rules_exercise::RulesExercise;
use super::{Course, ExerciseAnswer, LessonPhase, LessonRun, LessonTopic, SavedLesson, due};
use crate::attempt::{Attempt, Exercise, Subject, TrainingMode};
use crate::history::History;
use damier_rules::{Color, Variant};
use etude::calendar::{Day, Moment};
use etude::effort::Credit;
use etude::history::Repetition;

const LESSON: &str = r#"
    stage = "s"
    [[lesson]]
    id = "lines"
    exercise = [{ kind = "recall", count = 10, lines = ["32-28 18-23 33-29 23x32 37x28 20-25"] }]
"#;

fn course() -> Course {
    Course::read([("s", LESSON)]).unwrap()
}

/// A lesson run whose first exercise asks for a side.
fn asked(color: Color) -> LessonRun {
    let course = course();
    let topic = LessonTopic::Lesson("lines".to_owned());
    let is_asked =
        |run: &LessonRun| matches!(&run.board, Board::Exercise(RulesExercise::Recall(recall)) if recall.color == color);
    (0..).find_map(|seed| LessonRun::on(&course, &topic, seed, Duration::ZERO).filter(is_asked)).unwrap()
}

fn play(run: &mut LessonRun, text: &str) {
    let played = damier_rules::notation::read_move(&run.position, text);
    run.play(played, Duration::ZERO);
    run.hurry();
}

#[test]
fn a_line_is_recalled_move_by_move() {
    let mut run = asked(Color::White);
    assert_eq!(run.line.len(), 2, "32-28 18-23 is on the board");
    play(&mut run, "33-29");
    assert_eq!((run.line.len(), run.phase), (4, LessonPhase::Asking));
    play(&mut run, "37x28");
    assert_eq!(run.phase, LessonPhase::Done, "the last reply ends it");
    assert_eq!((run.line.len(), run.is_wrong, run.answers.len()), (6, false, 1));
}

#[test]
fn another_move_ends_the_line_and_the_right_one_is_told() {
    let mut run = asked(Color::Black);
    play(&mut run, "23x32");
    assert_eq!(run.phase, LessonPhase::Asking);
    play(&mut run, "12-18");
    assert!(run.is_wrong && run.phase == LessonPhase::Done);
    let right = run.right_moves();
    assert_eq!(damier_rules::notation::write_move(&run.position, right[0]), "20-25");
}

#[test]
fn a_draw_is_enough_where_the_goal_is_not_to_lose() {
    let reached = |goal: Goal| [Credit::Full, Credit::Half, Credit::None].map(|credit| goal.is_reached(credit));
    assert_eq!((reached(Goal::Win), reached(Goal::Draw)), ([true, false, false], [true, true, false]));
}

/// An exam of two lessons that draw so many endings each, of which the first ones are failed: how many exercises each
/// lesson had, and whether it is passed.
fn exam(exercises: usize, draws: [usize; 2], mut failed: [usize; 2]) -> ([usize; 2], bool) {
    let endings = ["KK v K", "KM v K"];
    let lesson = |nth: usize| {
        let (ending, count) = (endings[nth], draws[nth]);
        format!("[[lesson]]\nid = '{nth}'\nexercise = [{{ kind = 'win', ending = '{ending}', count = {count} }}]\n")
    };
    let stage = format!("stage = 's'\nexam = {exercises}\n{}{}", lesson(0), lesson(1));
    let course = Course::read([("s", &*stage)]).unwrap();
    let mut run = LessonRun::exam(&course.stages[0], 1, Duration::ZERO);
    let mut asked = [0; 2];
    while let Board::Elsewhere(ExerciseSource::Win { ending }) = &run.board {
        let nth = usize::from(ending == endings[1]);
        asked[nth] += 1;
        let is_failed = failed[nth] > 0;
        failed[nth] = failed[nth].saturating_sub(1);
        run.answered(!is_failed);
        run.go_on();
    }
    (asked, run.marks().passed)
}

#[test]
fn an_exam_draws_no_more_of_a_lesson_than_the_lesson_does_while_others_have_some() {
    let counted = |exercises, draws| exam(exercises, draws, [0, 0]).0;
    assert_eq!(counted(6, [10, 10]), [3, 3]);
    assert_eq!(counted(6, [1, 10]), [1, 5]);
    assert_eq!(counted(6, [1, 2]), [2, 4], "then everything comes again");
}

#[test]
fn one_mistake_never_fails_a_subject_but_two_below_sixty_percent_do() {
    let passed = |draws, failed| exam(10, draws, failed).1;
    assert!(passed([2, 8], [1, 0]), "one of two, and nine of ten");
    assert!(!passed([2, 8], [2, 0]), "none of two, although eight of ten are right");
    assert!(passed([5, 5], [2, 0]), "three of five are 60 %");
    assert!(!passed([5, 5], [2, 1]), "seven of ten");
}

#[test]
fn a_stage_for_several_games_is_read_once_for_each_of_them() {
    let stage = r#"
        stage = "0-64"
        games = ["russian", "brazilian"]
        gate = [{ kind = "answers", lessons = ["man", "king"], of = 2, right = 2 }]
        lesson = [
            { id = "man", needs = ["lines"] },
            { id = "choice", variant = "russian", needs = ["man"] },
            { id = "majority", variant = "brazilian" },
            { id = "king", needs = ["man"] },
        ]
    "#;
    let course = Course::read([("s", LESSON), ("0-64", stage)]).unwrap();
    let ids = |game: Variant| -> Vec<&str> {
        course.stages_for(game).flat_map(|stage| &stage.lessons).map(|lesson| lesson.id.as_str()).collect()
    };
    assert_eq!(ids(Variant::International), ["lines"]);
    assert_eq!(ids(Variant::Russian), ["man@russian", "choice@russian", "king@russian"]);
    assert_eq!(ids(Variant::Brazilian), ["man@brazilian", "majority@brazilian", "king@brazilian"]);
    let lesson = course.lesson("man@brazilian").unwrap();
    assert_eq!((lesson.variant, &*lesson.needs), (Variant::Brazilian, &["lines".to_owned()][..]));
    assert_eq!(course.lesson("choice@russian").unwrap().needs, ["man@russian"]);
    let stage = course.stage_of("king@russian").unwrap();
    assert_eq!((stage.id.0.as_str(), stage.id.name()), ("0-64@russian", "0-64"));
    let super::Gate::Answers { lessons, .. } = &stage.gates[0] else { panic!("{stage:?}") };
    assert_eq!(lessons, &["man@russian", "king@russian"]);
}

#[test]
fn a_sitting_of_an_older_version_has_no_game() {
    let text = r#"{"topic":{"lesson":"lines"},"seed":1,"step":0,"answers":[],"millis":5}"#;
    let saved: SavedLesson = serde_json::from_str(text).unwrap();
    assert_eq!(saved.game, None);
    assert_eq!(serde_json::to_string(&saved).unwrap(), text);
}

#[test]
fn what_was_failed_is_due_until_it_is_passed() {
    let done = |day, credit, right| {
        let topic = LessonTopic::Lesson("lines".to_owned());
        let answers = vec![ExerciseAnswer { subject: "lines".to_owned(), right }];
        let moment = Moment { millis: i64::from(day) * 86_400_000, day: Day(day) };
        let subject = Subject::Lesson { topic, answers };
        let exercise = Exercise::new(moment, TrainingMode::Practice, Variant::International, credit, subject);
        Attempt { uid: String::new(), exercise, rated: None }
    };
    let course = course();
    let mut history = History::of([done(10, Credit::None, false)]);
    assert_eq!(due(|| &course, Variant::International, &history, Day(30)), [LessonTopic::Lesson("lines".to_owned())]);
    assert_eq!(due(|| &course, Variant::Russian, &history, Day(30)), [], "it is of the course on the other board");
    history.extend([done(31, Credit::Full, true)]);
    assert_eq!(due(|| &course, Variant::International, &history, Day(60)), []);
}

#[test]
fn what_was_failed_comes_back_by_the_retention_that_the_player_chose() {
    let topic = LessonTopic::Lesson("lines".to_owned());
    let answers = vec![ExerciseAnswer { subject: "lines".to_owned(), right: false }];
    let (course, moment) = (course(), Moment { millis: 86_400_000, day: Day(1) });
    let subject = Subject::Lesson { topic, answers };
    let exercise = Exercise::new(moment, TrainingMode::Practice, Variant::International, Credit::None, subject);
    let mut history = History::of([Attempt { uid: String::new(), exercise, rated: None }]);
    let mut first_due = |retention| {
        history.set_repetition(Repetition { retention, ..Repetition::default() });
        let is_due = |day: &i32| !due(|| &course, Variant::International, &history, Day(*day)).is_empty();
        (1..100).find(is_due).unwrap()
    };
    // Whoever wants to remember less is asked later.
    let (rarely, often) = (first_due(0.7), first_due(0.97));
    assert!(rarely > often, "{rarely} {often}");
}
