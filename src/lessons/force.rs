//! Words that claim force in the texts of the steps: each needs a claim in the step that proves it.

use unicode_width::UnicodeWidthChar;

use super::Lessons;
use super::proof::{WordFault, WordProblem};
use crate::words::language::Language;
use damier_train::course::LessonStep;
use damier_train::course::claim::Force;
use damier_train::course::steps::shows_rule;

/// `force.csv` of every language, in the order of the languages: words that claim force, in small letters, one for each
/// form or with `*` for any ending, and what they claim.
static TABLES: &[&str] = &include!(concat!(env!("OUT_DIR"), "/force.rs"));

/// The words of a language that claim force; none if it has no table.
fn words(language: Language) -> Vec<(&'static str, Force)> {
    TABLES[language as usize].lines().skip(1).filter_map(row).collect()
}

/// A row of a table.
fn row(line: &'static str) -> Option<(&'static str, Force)> {
    let (word, force) = line.split_once(',')?;
    let force = match force {
        "compelled" => Force::Compelled,
        "only" => Force::Only,
        "always" => Force::Always,
        _ => return None,
    };
    Some((word, force))
}

/// Whether the words of a language are checked.
#[must_use]
pub fn checks_force(language: Language) -> bool {
    !words(language).is_empty()
}

/// The words of the steps that claim what no claim proves.
pub(super) fn unproven(lessons: &Lessons, language: Language) -> Vec<WordFault> {
    let words = words(language);
    let mut faults = Vec::new();
    for lesson in lessons.course.lessons() {
        let steps = (1..).zip(&lesson.steps).filter(|(_, step)| !shows_rule(lesson, step));
        for (place, step) in steps {
            for id in texts(&lesson.id, place, step) {
                let text = lessons.own_text(language, &id).unwrap_or_default();
                let is_proven = |force| step.claim.as_ref().is_some_and(|claim| claim.proves(force));
                // A proof says of the moves themselves which of them lose.
                let is_judged = step.proof.as_ref().is_some_and(|proof| !proof.lose.is_empty());
                let is_unproven = |force| !(is_proven(force) || is_judged && force == Force::Only);
                if let Some(&(word, _)) = words.iter().find(|&&(word, force)| is_unproven(force) && says(&text, word)) {
                    faults.push(WordFault { id, language, problem: WordProblem::Unproven(word) });
                }
            }
        }
    }
    faults
}

/// The ids of the texts of a step that may be shown: not its choices, for most of them are false on purpose.
fn texts(lesson: &str, place: usize, step: &LessonStep) -> Vec<String> {
    let id = format!("{lesson}-{place}");
    let parts = ["right", "wrong", "then"].map(|part| format!("{id}.{part}"));
    let later = 2..=step.play.len().div_ceil(2);
    let later = later.flat_map(|nth| ["wrong", "then"].map(|part| format!("{id}.{part}-{nth}")));
    let later: Vec<String> = later.collect();
    std::iter::once(id).chain(parts).chain(later).collect()
}

/// Whether a text contains a word, or several in a row; with `*` behind it, one that begins so. Between Chinese words
/// there is no space.
fn says(text: &str, word: &str) -> bool {
    let text = text.to_lowercase();
    let (stem, is_open) = word.strip_suffix('*').map_or((word, false), |stem| (stem, true));
    let is_letter =
        |letter: Option<char>| letter.is_some_and(|letter| letter.is_alphabetic() && letter.width() == Some(1));
    text.match_indices(stem).any(|(at, _)| {
        let (before, after) = (text[..at].chars().next_back(), text[at + stem.len()..].chars().next());
        !is_letter(before) && (is_open || !is_letter(after))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_found_whole_and_in_any_case() {
        assert!(says("Only one move wins.", "only"));
        assert!(says("It had to take.", "had to"));
        assert!(says("黑方必须吃", "必须"));
        assert!(says("Чёрные вынуждены бить", "вынужден*") && says("Вынужденный ход", "вынужден*"));
        assert!(!says("almost", "most"));
        assert!(!says("commonly", "only"));
        assert!(!says("невынужденный", "вынужден*") && !says("seulement", "seul"));
    }

    #[test]
    fn every_row_of_the_tables_is_read_and_every_language_with_lessons_has_one() {
        for language in Language::iter().copied() {
            let table = TABLES[language as usize];
            assert_eq!(words(language).len(), table.lines().count().saturating_sub(1), "{language:?}");
            assert_eq!(table.lines().find(|line| line.chars().any(char::is_uppercase)), None, "{language:?}");
            assert!(
                checks_force(language) || crate::lessons::share(language).own == 0,
                "{language:?} needs lessons/{language}/force.csv"
            );
        }
    }
}
