//! Words that claim force in the texts of the steps: each needs a claim in the step that proves it.

use super::Lessons;
use super::proof::{WordFault, WordProblem};
use crate::words::language::Language;
use damier_train::course::LessonStep;
use damier_train::course::claim::Force;
use damier_train::course::steps::shows_rule;

/// Words of English texts that claim force, in small letters.
const ENGLISH: &[(&str, Force)] = &[
    ("must", Force::Compelled),
    ("has to", Force::Compelled),
    ("have to", Force::Compelled),
    ("had to", Force::Compelled),
    ("forced", Force::Compelled),
    ("forces", Force::Compelled),
    ("no choice", Force::Compelled),
    ("only", Force::Only),
    ("one move wins", Force::Only),
    ("one move draws", Force::Only),
    ("one move saves", Force::Only),
    ("one move keeps", Force::Only),
    ("one move gives", Force::Only),
    ("one move guards", Force::Only),
    ("one move makes", Force::Only),
    ("no other", Force::Only),
    ("all other", Force::Only),
    ("all others", Force::Only),
    ("every other", Force::Only),
    ("every move except", Force::Only),
    ("none of", Force::Only),
    ("one of the two moves", Force::Only),
    ("one of your two moves", Force::Only),
    ("lose at once", Force::Only),
    ("whatever", Force::Always),
    ("wherever", Force::Always),
    ("in any case", Force::Always),
    ("always", Force::Always),
    ("never", Force::Always),
    ("most of", Force::Always),
    ("in most", Force::Always),
    ("most wins", Force::Always),
    ("most games", Force::Always),
    ("most positions", Force::Always),
];

/// The same in Chinese texts.
const CHINESE: &[(&str, Force)] = &[
    ("必须", Force::Compelled),
    ("只能", Force::Compelled),
    ("只好", Force::Compelled),
    ("不得不", Force::Compelled),
    ("被迫", Force::Compelled),
    ("强制", Force::Compelled),
    ("唯一", Force::Only),
    ("只有一", Force::Only),
    ("只有这", Force::Only),
    ("其他着法", Force::Only),
    ("别的着法都", Force::Only),
    ("其他着都", Force::Only),
    ("其余着法", Force::Only),
    ("其他各着", Force::Only),
    ("其余各着", Force::Only),
    ("无论", Force::Always),
    ("不管", Force::Always),
    ("任何", Force::Always),
    ("总是", Force::Always),
    ("总能", Force::Always),
    ("总会", Force::Always),
    ("永远", Force::Always),
    ("大多数", Force::Always),
];

/// The words of the steps that claim what no claim proves.
pub(super) fn unproven(lessons: &Lessons, language: Language) -> Vec<WordFault> {
    let words = if language == Language::ZhCN { CHINESE } else { ENGLISH };
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

/// Whether a text contains a word, or several in a row. Between Chinese words there is no space.
fn says(text: &str, word: &str) -> bool {
    let text = text.to_lowercase();
    let is_letter = |letter: Option<char>| letter.is_some_and(|letter| letter.is_ascii_alphabetic());
    text.match_indices(word).any(|(at, _)| {
        let (before, after) = (text[..at].chars().next_back(), text[at + word.len()..].chars().next());
        !is_letter(before) && !is_letter(after)
    })
}

#[cfg(test)]
mod tests {
    use super::says;

    #[test]
    fn a_word_is_found_whole_and_in_any_case() {
        assert!(says("Only one move wins.", "only"));
        assert!(says("It had to take.", "had to"));
        assert!(says("黑方必须吃", "必须"));
        assert!(!says("almost", "most"));
        assert!(!says("commonly", "only"));
    }
}
