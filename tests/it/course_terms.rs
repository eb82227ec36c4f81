//! Words of the trade are used in no lesson before the one that explains them, which `lessons/*/terms.csv` name.

use std::fs;
use std::path::Path;

use damier::lessons::{Lessons, share};
use damier::words::Language;

/// Words that no lesson explains, and that have to be put otherwise.
const UNEXPLAINED: [&str; 4] = ["hangs", "hanging", "plies", "ply"];

/// The texts of a language, as `(lesson, text)` in the order of the course. A name of a stage belongs to no lesson.
fn texts(language: &str) -> Vec<(String, String)> {
    let course = Lessons::shipped().unwrap().course;
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("lessons").join(language);
    let mut texts = Vec::new();
    for stage in &course.stages {
        // A language may lack a file.
        let file = fs::read_to_string(folder.join(format!("{}.ftl", stage.id.name()))).unwrap_or_default();
        let mut message = String::new();
        for line in file.lines().filter(|line| !line.starts_with('#')) {
            let Some((id, text)) = line.split_once(" = ") else { continue };
            if !id.starts_with(' ') {
                id.clone_into(&mut message);
            }
            let is_of = |lesson: &str| {
                let rest = message.strip_prefix(lesson);
                rest.is_some_and(|rest| {
                    rest.is_empty() || rest.strip_prefix('-').is_some_and(|number| number.parse::<u8>().is_ok())
                })
            };
            let lesson = stage.lessons.iter().find(|lesson| is_of(lesson.id.split('@').next().unwrap()));
            texts.extend(lesson.map(|lesson| (lesson.id.clone(), text.to_lowercase())));
        }
    }
    let place = |id: &str| course.lessons().position(|lesson| lesson.id == id);
    texts.sort_by_key(|(lesson, _)| place(lesson));
    texts
}

/// Whether a text has a term as a word of its own. Chinese has no spaces between words.
fn has(text: &str, term: &str) -> bool {
    let is_apart = |neighbour: Option<char>| !neighbour.is_some_and(char::is_alphabetic);
    let is_chinese = |letter: char| ('\u{4e00}'..='\u{9fff}').contains(&letter);
    text.match_indices(term).any(|(at, _)| {
        term.contains(is_chinese)
            || is_apart(text[..at].chars().next_back()) && is_apart(text[at + term.len()..].chars().next())
    })
}

/// Each term with the lesson that explains it; a language may have no table yet.
fn terms(language: &str) -> Vec<(String, String)> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("lessons").join(language).join("terms.csv");
    let rows = fs::read_to_string(path).unwrap_or_default();
    let split = rows.lines().skip(1).filter_map(|row| row.split_once(','));
    split.map(|(lesson, term)| (lesson.to_owned(), term.to_lowercase())).collect()
}

#[test]
fn no_term_is_used_before_the_lesson_that_explains_it() {
    assert!(terms("en").len() > 20, "{}", terms("en").len());
    for language in Language::iter() {
        let terms = terms(language);
        assert!(!terms.is_empty() || share(*language).percent() < 100, "lessons/{language}/terms.csv is missing");
        let texts = texts(language);
        for (lesson, term) in terms {
            let explained = texts.iter().position(|(id, _)| *id == lesson);
            let explained = explained.unwrap_or_else(|| panic!("{language}: no lesson {lesson}"));
            let early = texts[..explained].iter().find(|(_, text)| has(text, &term));
            assert_eq!(early, None, "{language}: {term} comes before {lesson}");
            let own = texts[explained..].iter().take_while(|(id, _)| *id == lesson).any(|(_, text)| has(text, &term));
            assert!(own, "{language}: {lesson} does not use {term}");
        }
    }
}

#[test]
fn words_that_are_explained_nowhere_are_not_used() {
    for (lesson, text) in texts("en") {
        let used = UNEXPLAINED.iter().find(|term| has(&text, term));
        assert_eq!(used, None, "{lesson}: {text}");
    }
}
