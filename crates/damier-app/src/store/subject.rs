//! The subject of an exercise as three texts of a row: `item`, `tags` and `detail`.
//!
//! Only this module turns subjects into text. A row that fits no known type is kept as it is, and so are unknown words.

use damier_puzzles::Tag;
use damier_puzzles::tag::Feature;
use damier_rules::Variant;
use damier_train::analysis::Reviewed;
use damier_train::attempt::{Asked, Exercise, ExerciseKind, Foreign, NotationAnswer, Opponent, Subject};
use damier_train::course::{LessonTopic, StageId};
use damier_train::drill::{Difficulty, DrillPlan};
use damier_train::history::Item;
use damier_train::notation::Skill;
use damier_train::unannounced::Tested;

/// An ending in which the player wasted moves of a limit.
const SLACK_LOST: &str = "slack-lost";
/// The beginning of the word that names the rush of an ending.
const RUSH: &str = "rush-";
/// An answer about a move that captures.
const CAPTURE: &str = "capture";
/// An answer about a capture that its two end squares do not identify.
const AMBIGUOUS: &str = "ambiguous";
/// The beginning of the word that names the session of an answer.
const SESSION: &str = "session-";

/// The beginnings of the words that say how many moves of a game were marked by hand, how many mistakes the engine found,
/// and how many of these were marked.
const REVIEW: [&str; 3] = ["marked-", "mistakes-", "found-"];
/// The beginnings of the words that say how many half-moves a game read back has, and how many were told.
const PLIES: &str = "plies-";
const TOLD: &str = "told-";
/// The beginning of the word that says what a move cost, in centi-men.
const LOSS: &str = "loss-";
/// The beginning of the word that names the set of a question.
const SET: &str = "set-";

/// The texts of an exercise.
pub(super) fn write(exercise: &Exercise) -> Foreign {
    let kind = exercise.subject.kind();
    let (item, mut tags, detail): (_, Vec<String>, _) = match &exercise.subject {
        Subject::Puzzle { id, tags, run } => {
            let tags = tags.iter().map(Tag::to_string).collect();
            // Serialising a label cannot fail: it has only numbers, names and words.
            let detail = run.as_ref().and_then(|label| serde_json::to_string(label).ok()).unwrap_or_default();
            (id.clone(), tags, detail)
        }
        Subject::Ending { plan, wasted, rush } => {
            let words = [
                Some(plan.difficulty.as_ref()),
                wasted.then_some(SLACK_LOST),
                plan.own_game.then(|| Feature::OwnGame.word()),
            ];
            let words = words.into_iter().flatten().map(str::to_owned);
            let tags = words.chain(rush.map(|rush| format!("{RUSH}{rush}"))).collect();
            (Item::ending(plan).to_string(), tags, plan.start.map(|start| start.write()).unwrap_or_default())
        }
        Subject::Notation(answer) => (answer.asked.to_string(), answer_words(answer), answer.given.clone()),
        Subject::Game { opponent, pdn } => (opponent.to_string(), Vec::new(), pdn.clone()),
        Subject::Lesson { topic, answers } => {
            // Serialising answers cannot fail: they have only names and truth values.
            (topic_name(topic), Vec::new(), serde_json::to_string(answers).unwrap_or_default())
        }
        Subject::Unannounced(tested) => (tested.id.clone(), tested_words(tested), tested.given.clone()),
        Subject::Review { reviewed, is_own } => {
            let counts = REVIEW.iter().zip([reviewed.marked, reviewed.mistakes, reviewed.found]);
            let own = is_own.then(|| Feature::OwnGame.word().to_owned());
            let words = own.into_iter().chain(counts.map(|(name, count)| format!("{name}{count}"))).collect();
            (reviewed.game.clone(), words, reviewed.pdn.clone())
        }
        Subject::Recital { opponent, plies, told } => {
            (opponent.to_string(), vec![format!("{PLIES}{plies}"), format!("{TOLD}{told}")], String::new())
        }
        Subject::Foreign(foreign) => return foreign.clone(),
    };
    tags.extend(exercise.others.iter().cloned());
    Foreign { kind, item, tags: tags.join(" "), detail }
}

fn tested_words(tested: &Tested) -> Vec<String> {
    let words = [
        Some(tested.trial.as_ref().to_owned()),
        tested.response.map(|response| response.as_ref().to_owned()),
        (tested.loss > 0).then(|| format!("{LOSS}{}", tested.loss)),
        tested.set.map(|set| format!("{SET}{set}")),
    ];
    words.into_iter().flatten().collect()
}

fn answer_words(answer: &NotationAnswer) -> Vec<String> {
    let words = [
        Some(answer.skill.as_ref().to_owned()),
        answer.is_capture.then(|| CAPTURE.to_owned()),
        answer.is_ambiguous.then(|| AMBIGUOUS.to_owned()),
        answer.session.map(|session| format!("{SESSION}{session}")),
    ];
    words.into_iter().flatten().collect()
}

/// The subject of a row, and the unknown words among its tags.
pub(super) fn read(row: Foreign, variant: Variant) -> (Subject, Vec<String>) {
    let mut words: Vec<String> = row.tags.split_whitespace().map(str::to_owned).collect();
    let subject = match row.kind {
        ExerciseKind::Puzzle => puzzle(&row, &mut words),
        ExerciseKind::Ending => ending(&row, variant, &mut words),
        ExerciseKind::Notation => Some(notation(&row, &mut words)),
        ExerciseKind::Lesson => lesson(&row),
        ExerciseKind::Unannounced => trial(&row, &mut words),
        ExerciseKind::Review => review(&row, &mut words),
        ExerciseKind::Recital => recital(&row, &mut words),
        ExerciseKind::Game => {
            Opponent::of_name(&row.item).map(|opponent| Subject::Game { opponent, pdn: row.detail.clone() })
        }
    };
    match subject {
        Some(subject) => (subject, words),
        None => (Subject::Foreign(row), Vec::new()),
    }
}

/// Reads a puzzle; all words are its tags.
fn puzzle(row: &Foreign, words: &mut Vec<String>) -> Option<Subject> {
    let run = match &*row.detail {
        "" => None,
        label => Some(serde_json::from_str(label).ok()?),
    };
    let tags = words.drain(..).map(|word| Tag::from(&*word)).collect();
    Some(Subject::Puzzle { id: row.item.clone(), tags, run })
}

fn ending(row: &Foreign, variant: Variant, words: &mut Vec<String>) -> Option<Subject> {
    let plan = DrillPlan::of_item(variant, &row.item)?;
    // The drill began in the position of `detail`, not in that of the item: a limit may have been running.
    let start = DrillPlan::again(plan.ending, &row.detail).start;
    if start.is_none() && !row.detail.is_empty() {
        return None;
    }
    let difficulty = take(words, |word| word.parse::<Difficulty>().ok());
    let wasted = take(words, |word| (word == SLACK_LOST).then_some(())).is_some();
    let _ = take(words, |word| (word == Feature::OwnGame.word()).then_some(()));
    let rush = take(words, |word| word.strip_prefix(RUSH)?.parse().ok());
    let plan = DrillPlan { start: start.or(plan.start), difficulty: difficulty.unwrap_or_default(), ..plan };
    Some(Subject::Ending { plan: Box::new(plan), wasted, rush })
}

/// The beginning of the name of an exam; the id of its stage follows.
const EXAM: &str = "exam ";

fn topic_name(topic: &LessonTopic) -> String {
    match topic {
        LessonTopic::Lesson(id) => id.clone(),
        LessonTopic::Exam(stage) => format!("{EXAM}{stage}"),
    }
}

fn lesson(row: &Foreign) -> Option<Subject> {
    let exam = row.item.strip_prefix(EXAM).map(|stage| LessonTopic::Exam(StageId(stage.to_owned())));
    let topic = exam.unwrap_or_else(|| LessonTopic::Lesson(row.item.clone()));
    Some(Subject::Lesson { topic, answers: serde_json::from_str(&row.detail).ok()? })
}

/// Reads an answer. One without a skill dates from when finding squares was the only exercise.
fn notation(row: &Foreign, words: &mut Vec<String>) -> Subject {
    let skill = take(words, |word| word.parse().ok()).unwrap_or(Skill::FindSquare);
    let is_capture = take(words, |word| (word == CAPTURE).then_some(())).is_some();
    let is_ambiguous = take(words, |word| (word == AMBIGUOUS).then_some(())).is_some();
    let session = take(words, |word| word.strip_prefix(SESSION)?.parse().ok());
    let number = matches!(skill, Skill::FindSquare | Skill::NameSquare | Skill::Blind).then(|| row.item.parse().ok());
    let asked = number.flatten().map_or_else(|| Asked::Written(row.item.clone()), Asked::Square);
    Subject::Notation(NotationAnswer { skill, asked, is_capture, is_ambiguous, session, given: row.detail.clone() })
}

/// Reads an answered question.
fn trial(row: &Foreign, words: &mut Vec<String>) -> Option<Subject> {
    let trial = take(words, |word| word.parse().ok())?;
    let response = take(words, |word| word.parse().ok());
    let loss = take(words, |word| word.strip_prefix(LOSS)?.parse().ok()).unwrap_or(0);
    let set = take(words, |word| word.strip_prefix(SET)?.parse().ok());
    let (id, given) = (row.item.clone(), row.detail.clone());
    Some(Subject::Unannounced(Tested { trial, id, response, loss, set, given }))
}

/// Reads a game gone over by hand.
fn review(row: &Foreign, words: &mut Vec<String>) -> Option<Subject> {
    let is_own = take(words, |word| (word == Feature::OwnGame.word()).then_some(())).is_some();
    let mut count = |name: &str| take(words, |word| word.strip_prefix(name)?.parse().ok());
    let [marked, mistakes, found] = REVIEW;
    let (marked, mistakes, found) = (count(marked)?, count(mistakes)?, count(found)?);
    let reviewed = Reviewed { game: row.item.clone(), marked, mistakes, found, pdn: row.detail.clone() };
    Some(Subject::Review { reviewed: Box::new(reviewed), is_own })
}

/// Reads a game read back from memory.
fn recital(row: &Foreign, words: &mut Vec<String>) -> Option<Subject> {
    let opponent = Opponent::of_name(&row.item)?;
    let mut count = |name: &str| take(words, |word| word.strip_prefix(name)?.parse().ok());
    let (plies, told) = (count(PLIES)?, count(TOLD)?);
    Some(Subject::Recital { opponent, plies, told })
}

/// Removes the first word that has a meaning, and returns the meaning.
fn take<T>(words: &mut Vec<String>, meaning: impl Fn(&str) -> Option<T>) -> Option<T> {
    let (place, found) = words.iter().enumerate().find_map(|(place, word)| Some((place, meaning(word)?)))?;
    words.remove(place);
    Some(found)
}
