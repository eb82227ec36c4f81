//! Shared by the tests of progress: a day, and exercises on the days around it.

use damier_rules::Variant;
use damier_train::analysis::Reviewed;
use damier_train::attempt::{Asked, Attempt, Exercise, ExerciseKind, NotationAnswer, Opponent, Subject, TrainingMode};
use damier_train::course::LessonTopic;
use damier_train::drill::DrillPlan;
use damier_train::notation::Skill;
use damier_train::unannounced::{Tested, UnannouncedKind};
use etude::calendar::{Day, Moment};
use etude::effort::Credit;
use etude_store::wall::WallClock;

/// 21 November 2026, 12:00; a Saturday.
pub const NOON: WallClock = WallClock::From(20_778 * 86_400_000 + 43_200_000);
pub const TODAY: Day = Day(20_778);

/// An exercise on a day relative to today.
pub fn exercise(day: i32, kind: ExerciseKind, item: &str, credit: Credit) -> Exercise {
    let subject = match kind {
        ExerciseKind::Puzzle => Subject::Puzzle { id: item.to_owned(), tags: Vec::new(), run: None },
        ExerciseKind::Ending => {
            let plan = DrillPlan::of_item(Variant::International, item).expect("an ending");
            Subject::Ending { plan: Box::new(plan), wasted: false, rush: None }
        }
        ExerciseKind::Notation => Subject::Notation(NotationAnswer {
            skill: Skill::FindSquare,
            asked: Asked::Square(item.parse().expect("a number")),
            is_capture: false,
            is_ambiguous: false,
            session: None,
            given: String::new(),
        }),
        ExerciseKind::Lesson => Subject::Lesson { topic: LessonTopic::Lesson(item.to_owned()), answers: Vec::new() },
        ExerciseKind::Unannounced => Subject::Unannounced(Tested {
            trial: UnannouncedKind::YourMove,
            id: item.to_owned(),
            response: None,
            loss: if credit == Credit::None { 150 } else { 10 },
            set: Some(day.into()),
            given: String::new(),
        }),
        ExerciseKind::Review => {
            let (game, pdn) = (item.to_owned(), String::new());
            Subject::Review {
                reviewed: Box::new(Reviewed { game, marked: 3, mistakes: 2, found: 1, pdn }),
                is_own: true,
            }
        }
        ExerciseKind::Recital => {
            let opponent = Opponent::of_name(item).expect("an opponent");
            Subject::Recital { opponent, plies: 64, told: 61 }
        }
        ExerciseKind::Game => {
            Subject::Game { opponent: Opponent::of_name(item).expect("an opponent"), pdn: String::new() }
        }
    };
    let mode = if kind == ExerciseKind::Notation { TrainingMode::Sprint } else { TrainingMode::Practice };
    let moment = Moment { millis: 0, day: TODAY.plus(day) };
    let errors = u32::from(credit == Credit::None);
    Exercise { millis: 20_000, errors, ..Exercise::new(moment, mode, Variant::International, credit, subject) }
}

/// The same puzzle with other tags.
pub fn tagged(exercise: Exercise, tags: &[&str]) -> Exercise {
    let Subject::Puzzle { id, run, .. } = exercise.subject else { return exercise };
    let tags = tags.iter().map(|&tag| tag.into()).collect();
    Exercise { subject: Subject::Puzzle { id, tags, run }, ..exercise }
}

pub fn attempt(exercise: Exercise) -> Attempt {
    Attempt { uid: String::new(), exercise, rated: None }
}
