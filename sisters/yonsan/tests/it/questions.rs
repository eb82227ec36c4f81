//! Runs of questions: drawn, counted, recorded and kept in one way.

use std::sync::Arc;
use std::time::Duration;

use etude::lesson::{Lesson as _, Now};
use etude::{Random, random};
use yonsan::train::cases::CaseQuestion;
use yonsan::train::exercise::{Kind, PracticeMode};
use yonsan::train::fouls::{FoulQuestion, Made};
use yonsan::train::hunt::FoulHunt;
use yonsan::train::notation::{Ask, PointAnswer, PointQuestion};
use yonsan::train::questions::{Question, QuestionAct, QuestionKind, Questions, Renju, SavedQuestions};
use yonsan::train::{RenjuLesson as _, World};
use yonsan_rules::{Point, Puzzle, collection};

/// What lessons draw on. Their tasks are done at once.
struct Table {
    puzzles: Arc<[Puzzle]>,
    random: Random,
    now: Now,
}

impl Table {
    fn new() -> Self {
        Self { puzzles: collection().unwrap().into(), random: random(5), now: Now::default() }
    }

    fn world(&mut self) -> World<'_> {
        World { content: &self.puzzles, random: &mut self.random, now: self.now }
    }

    fn act<Q: Question<Around = Renju>>(&mut self, run: &mut Questions<Q>, act: QuestionAct<Q::Answer>) {
        run.act(act, &mut self.world());
        self.work(run);
    }

    fn work<Q: Question<Around = Renju>>(&mut self, run: &mut Questions<Q>) {
        while let Some(task) = run.pending(&self.world()) {
            run.report(&task.perform(), &mut self.world());
        }
    }
}

fn wrong(question: &FoulQuestion) -> Made {
    Made::ALL.into_iter().find(|&made| made != question.right_answer()).unwrap()
}

#[test]
fn a_question_is_counted_and_recorded_once() {
    let mut table = Table::new();
    let mut run: Questions<FoulQuestion> = Questions::new((), &mut table.world());
    assert!(run.question().is_none(), "it is to be drawn");
    run.act(QuestionAct::Answer(Made::Five), &mut table.world());
    assert_eq!(run.score(), (0, 0), "there is nothing to answer");
    table.now.run = Duration::from_secs(3);
    table.work(&mut run);
    let first = *run.question().unwrap();
    table.now.run = Duration::from_secs(5);
    table.act(&mut run, QuestionAct::Answer(first.right_answer()));
    table.act(&mut run, QuestionAct::Answer(wrong(&first)));
    assert_eq!((run.outcome(), run.score()), (Some(true), (1, 1)));
    let recorded = run.take_recorded(&mut table.world());
    assert_eq!((recorded.len(), recorded[0].kind, recorded[0].mode), (1, Kind::Foul, PracticeMode::Practice));
    assert_eq!((&*recorded[0].item, recorded[0].effort.millis), (first.right_answer().as_ref(), 2_000));
    table.act(&mut run, QuestionAct::Next);
    let second = *run.question().unwrap();
    assert_ne!(second, first);
    table.act(&mut run, QuestionAct::Answer(wrong(&second)));
    assert_eq!((run.outcome(), run.score()), (Some(false), (2, 1)));
}

/// A sprint has three minutes; an error takes ten seconds of them.
#[test]
fn a_sprint_ends_with_its_time_which_an_error_shortens() {
    let second = Duration::from_secs;
    let mut table = Table::new();
    table.now.run = second(100);
    let mut run: Questions<FoulQuestion> = Questions::sprint((), &mut table.world());
    table.work(&mut run);
    table.now.run = second(101);
    let question = *run.question().unwrap();
    table.act(&mut run, QuestionAct::Answer(wrong(&question)));
    assert_eq!(run.clock().unwrap().left(second(101)), second(180 - 1 - 10));
    table.act(&mut run, QuestionAct::Next);
    let question = *run.question().unwrap();
    table.act(&mut run, QuestionAct::Answer(question.right_answer()));
    assert!(run.outcome().is_none(), "the next one is asked at once");
    assert_eq!(run.take_recorded(&mut table.world())[1].mode, PracticeMode::Sprint);
    table.now.run = second(270);
    let question = *run.question().unwrap();
    table.act(&mut run, QuestionAct::Answer(question.right_answer()));
    assert!(run.is_over(), "the time is up");
    assert_eq!((run.score(), run.draft(table.now)), ((2, 1), None));
}

#[test]
fn a_case_is_drawn_while_another_one_is_answered() {
    let mut table = Table::new();
    let mut run: Questions<CaseQuestion> = Questions::new(None, &mut table.world());
    let task = run.pending(&table.world()).unwrap();
    run.report(&task.perform(), &mut table.world());
    let first = run.question().unwrap().clone();
    assert!(!run.has_next() && run.pending(&table.world()).is_some());
    run.act(QuestionAct::Next, &mut table.world());
    assert_eq!(run.question(), Some(&first), "there is no other one yet");
    table.work(&mut run);
    assert!(run.has_next());
    run.act(QuestionAct::Next, &mut table.world());
    assert!(run.question().is_some_and(|second| *second != first));
}

/// What is resumed is asked again with what was done, and a question that cannot be read is drawn anew.
#[test]
fn a_run_is_resumed_from_its_draft() {
    let mut table = Table::new();
    let mut run: Questions<FoulHunt> = Questions::new((), &mut table.world());
    table.work(&mut run);
    assert_eq!((run.draft(table.now), run.revision()), (None, None), "nothing is lost");
    let allowed = |hunt: &FoulHunt| {
        hunt.board().empty_points().find(|&point| Made::by(hunt.board(), point) == Made::Allowed).unwrap()
    };
    let point = allowed(run.question().unwrap());
    table.act(&mut run, QuestionAct::Answer(point));
    let draft = run.draft(table.now).unwrap();
    let text = serde_json::to_string(&draft).unwrap();
    assert_eq!(serde_json::from_str::<SavedQuestions>(&text).unwrap(), draft);
    let mut resumed: Questions<FoulHunt> = Questions::resume((), &draft, &mut table.world());
    assert_eq!(resumed.draft(table.now), Some(draft), "while it is drawn, too");
    table.work(&mut resumed);
    assert_eq!(resumed.question(), run.question());
    assert!(resumed.is_spoiled());
    let odd = text.replace(&format!("[\"{point}\"]"), "[\"z99\"]");
    assert_ne!(odd, text);
    let odd: SavedQuestions = serde_json::from_str(&odd).unwrap();
    let mut resumed: Questions<FoulHunt> = Questions::resume((), &odd, &mut table.world());
    table.work(&mut resumed);
    assert!(resumed.question().is_some() && !resumed.is_spoiled());
    table.act(&mut run, QuestionAct::Show);
    assert_eq!((run.outcome(), run.draft(table.now)), (Some(false), None), "it is over");
}

#[test]
fn a_score_is_kept_until_the_player_leaves() {
    let mut table = Table::new();
    let mut run: Questions<PointQuestion> = Questions::new(Ask::Find, &mut table.world());
    let point = run.question().unwrap().point();
    table.act(&mut run, QuestionAct::Answer(PointAnswer::Point(point)));
    let draft = run.draft(table.now).unwrap();
    assert_eq!((draft.kind, draft.score()), (QuestionKind::Points, (1, 1)));
    let mut resumed: Questions<PointQuestion> = Questions::resume(Ask::Find, &draft, &mut table.world());
    let point = Point::all().find(|point| *point != resumed.question().unwrap().point()).unwrap();
    table.act(&mut resumed, QuestionAct::Answer(PointAnswer::Point(point)));
    assert_eq!(resumed.score(), (2, 1));
    resumed.leave(&mut table.world());
    assert_eq!(resumed.draft(table.now), None);
}

/// Drafts of earlier versions.
#[test]
fn earlier_drafts_are_read() {
    let named = r#"{"kind":"unannounced","seed":7,"done":[],"score":[3,2]}"#;
    let sprint = r#"{"kind":"foul-sprint","seed":null,"done":[],"score":[9,8],"clock":[61000,[8,1,3,5]]}"#;
    for text in [named, sprint] {
        let saved: SavedQuestions = serde_json::from_str(text).unwrap();
        assert_eq!(serde_json::to_string(&saved).unwrap(), text);
    }
    let mut table = Table::new();
    let saved = serde_json::from_str(sprint).unwrap();
    let run: Questions<FoulQuestion> = Questions::resume((), &saved, &mut table.world());
    assert_eq!((run.score(), run.clock().unwrap().left(Duration::ZERO)), ((9, 8), Duration::from_secs(61)));
}
