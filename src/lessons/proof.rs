//! Proves that the lessons have all their words, no others, and that each text fits on the screen.

use std::collections::BTreeSet;

use unicode_width::UnicodeWidthStr;

use super::{Lessons, force, word_id};
use crate::words::language::Language;
use damier_train::course::draw::ExerciseSource;
use damier_train::course::{Course, Wanted};
use etude_tui::text::Words;

/// Columns and rows of the message pane at 80x24.
const PANE: (usize, usize) = (35, 8);
/// The most words of a text in a language that puts spaces between words.
const MAX_WORDS: usize = 45;
/// Columns for a choice, behind its digit.
const CHOICE: usize = 29;

/// A fault of the words of a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WordFault {
    /// The id of the words.
    pub(crate) id: String,
    /// Their language.
    pub(crate) language: Language,
    /// What is wrong.
    pub(crate) problem: WordProblem,
}

/// What is wrong with the words of a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WordProblem {
    /// They are missing.
    Missing,
    /// They belong to nothing.
    Extra,
    /// They have so many rows in the message pane.
    Rows(usize),
    /// They are so many words.
    Words(usize),
    /// They have so many columns as a choice.
    Columns(usize),
    /// This word claims what no claim of the step proves.
    Unproven(&'static str),
    /// They do not name this move, though the step says so.
    Unnamed(String),
}

/// The ids of the words that a course needs, and those that it may have besides.
fn ids_of(course: &Course) -> (BTreeSet<String>, BTreeSet<String>) {
    let (mut needed, mut allowed) = (BTreeSet::new(), BTreeSet::new());
    let mut question = |id: &str, answer: char, needed: &mut BTreeSet<String>| {
        let last = answer.max('b');
        needed.extend(('a'..=last).map(|letter| format!("{id}.{letter}")));
        allowed.extend((last..='f').map(|letter| format!("{id}.{letter}")));
        allowed.insert(format!("{id}.why"));
    };
    for stage in &course.stages {
        let key = super::stage_key(&stage.id);
        needed.insert(format!("{key}.about"));
        needed.insert(key);
    }
    for lesson in course.lessons() {
        needed.insert(lesson.id.clone());
        for (place, step) in lesson.steps.iter().enumerate() {
            let id = format!("{}-{}", lesson.id, place + 1);
            if let (Wanted::Choice, Some(answer)) = (step.wanted(), step.answer) {
                question(&id, answer, &mut needed);
            }
            needed.insert(id);
        }
        for text in lesson.exercises.iter().filter_map(|draw| match &draw.source {
            ExerciseSource::Questions { bank } => Some(bank),
            _ => None,
        }) {
            for text in text {
                let mut parts = text.split(':');
                if let (Some(id), Some(answer)) = (parts.next(), parts.next().and_then(|answer| answer.chars().next()))
                {
                    question(id, answer, &mut needed);
                    needed.insert(id.to_owned());
                }
            }
        }
    }
    for lesson in course.lessons() {
        for (place, step) in (1..).zip(&lesson.steps) {
            let parts = ["right", "wrong", "then", "aloud", "right-aloud", "then-aloud"];
            allowed.extend(parts.map(|part| format!("{}-{place}.{part}", lesson.id)));
            // A step with several moves of the learner may have other words for each of them.
            let later = 2..=step.play.len().div_ceil(2);
            allowed.extend(
                later.flat_map(|nth| ["wrong", "then"].map(|part| format!("{}-{place}.{part}-{nth}", lesson.id))),
            );
        }
    }
    let of_words = |ids: BTreeSet<String>| ids.iter().map(|id| word_id(id).into_owned()).collect();
    (of_words(needed), of_words(allowed))
}

/// The faults of the words of some lessons.
#[must_use]
pub fn prove_words(lessons: &Lessons) -> Vec<WordFault> {
    let (needed, allowed) = ids_of(&lessons.course);
    let mut faults = Vec::new();
    for language in lessons.languages() {
        let found = lessons.ids(language);
        let mut add = |id: &str, problem| faults.push(WordFault { id: id.to_owned(), language, problem });
        for id in needed.iter().filter(|id| !found.contains(id.as_str())) {
            add(id, WordProblem::Missing);
        }
        for id in found.iter().filter(|&&id| !needed.contains(id) && !allowed.contains(id)) {
            add(id, WordProblem::Extra);
        }
        for id in found {
            let text = lessons.text_in(language, id).unwrap_or_default();
            if let Some(problem) = too_long(id, &text) {
                add(id, problem);
            }
        }
        faults.extend(force::unproven(lessons, language));
        faults.extend(unnamed(lessons, language));
    }
    faults
}

/// The moves that steps say are named, and are not: neither in the text of the step nor in what is said after a reply.
fn unnamed(lessons: &Lessons, language: Language) -> Vec<WordFault> {
    let mut faults = Vec::new();
    for lesson in lessons.course.lessons() {
        for (place, step) in (1..).zip(&lesson.steps) {
            let id = format!("{}-{place}", lesson.id);
            let later = (2..=step.play.len().div_ceil(2)).map(|nth| format!("{id}.then-{nth}"));
            let ids = [id.clone(), format!("{id}.then")].into_iter().chain(later);
            let said: String = ids.filter_map(|id| lessons.own_text(language, &id)).collect();
            let missing = step.named.iter().filter(|played| !said.contains(played.as_str()));
            faults.extend(missing.map(|played| WordFault {
                id: id.clone(),
                language,
                problem: WordProblem::Unnamed(played.clone()),
            }));
        }
    }
    faults
}

/// Whether a text is too long for its place.
fn too_long(id: &str, text: &str) -> Option<WordProblem> {
    let is_choice = id.rsplit_once('.').is_some_and(|(_, part)| part.len() == 1);
    if is_choice {
        return (text.width() > CHOICE).then(|| WordProblem::Columns(text.width()));
    }
    let (rows, count) = (Words::from(text).wrapped(PANE.0).len(), text.split_whitespace().count());
    if count > MAX_WORDS {
        return Some(WordProblem::Words(count));
    }
    (rows > PANE.1).then_some(WordProblem::Rows(rows))
}
