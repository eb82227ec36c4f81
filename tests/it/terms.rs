//! One word for one thing: no text uses a word that `docs/terms` rejects, and every table names the same things well.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests may fail the test")]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use damier::lessons::share;
use damier::words::{Language, catalogue};

/// A row of a table.
struct Term {
    thing: String,
    words: Vec<String>,
    rejected: Vec<String>,
}

fn terms(language: &str) -> Vec<Term> {
    let path = format!("docs/terms/{language}.csv");
    let mut table = csv::Reader::from_path(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    assert_eq!(table.headers().unwrap(), vec!["thing", "word", "not", "note"]);
    let list = |cell: &str| cell.split(';').map(str::trim).filter(|word| !word.is_empty()).map(str::to_owned).collect();
    let term = |row: csv::Result<csv::StringRecord>| {
        let row = row.unwrap();
        Term { thing: row[0].to_owned(), words: list(&row[1]), rejected: list(&row[2]) }
    };
    table.records().map(term).collect()
}

/// The lines of all texts of a language that are read by people, with their places.
fn texts(language: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for folder in [Path::new("locales"), Path::new("lessons")].map(|folder| folder.join(language)) {
        let files = fs::read_dir(&folder).map(|files| files.map(|file| file.unwrap().path()).collect::<Vec<_>>());
        for path in files.unwrap_or_default().iter().filter(|path| path.extension().is_some_and(|end| end == "ftl")) {
            let lines = fs::read_to_string(path).unwrap();
            // What stands before the first `=` or in brackets is a key.
            for (number, line) in (1..).zip(lines.lines()).filter(|(_, line)| !line.starts_with('#')) {
                let line = line.trim_start();
                let text = match line.chars().next() {
                    Some('[' | '*') => line.split_once(']').map_or("", |(_, text)| text),
                    _ => line.split_once(" = ").map_or(line, |(_, text)| text),
                };
                found.push((format!("{}:{number}", path.display()), text.to_owned()));
            }
        }
    }
    found
}

/// Whether all texts are in a language.
fn is_complete(language: Language) -> bool {
    catalogue(language).share().percent() == 100 && share(language).percent() == 100
}

/// Whether a text has a word: whole in a script that sets words apart, else anywhere.
fn has(text: &str, word: &str) -> bool {
    if word.contains(is_chinese) {
        return text.contains(word);
    }
    let (text, word) = (text.to_lowercase(), word.to_lowercase());
    let (stem, is_open) = word.strip_suffix('*').map_or((&*word, false), |stem| (stem, true));
    let is_letter = |letter: Option<char>| letter.is_some_and(|letter| letter.is_alphanumeric() || letter == '-');
    text.match_indices(stem).any(|(at, _)| {
        !is_letter(text[..at].chars().next_back()) && (is_open || !is_letter(text[at + stem.len()..].chars().next()))
    })
}

fn is_chinese(letter: char) -> bool {
    ('\u{4e00}'..='\u{9fff}').contains(&letter)
}

#[test]
fn every_language_has_its_table_with_the_same_things() {
    let things = |language: &str| terms(language).into_iter().map(|term| term.thing).collect::<BTreeSet<_>>();
    let english = things("en");
    assert!(english.len() > 30, "{}", english.len());
    for language in Language::iter().filter(|&&language| is_complete(language)) {
        let others = things(language);
        assert_eq!(others.symmetric_difference(&english).collect::<Vec<_>>(), [""; 0], "{language}");
    }
}

#[test]
fn no_text_uses_a_rejected_word() {
    let mut faults = Vec::new();
    for language in Language::iter() {
        let texts = texts(language);
        assert!(!is_complete(*language) || texts.len() > 2_000, "{language}: {}", texts.len());
        for Term { thing, words, rejected } in terms(language) {
            assert!(!words.is_empty(), "{thing}");
            for word in &rejected {
                let of = texts.iter().filter(|(_, text)| has(text, word));
                faults.extend(of.map(|(place, text)| format!("{place}: \"{word}\" for {thing}: {text}")));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_word_of_the_tables_is_used() {
    for &language in Language::iter().filter(|&&language| is_complete(language)) {
        let texts = texts(&language);
        for Term { thing, words, .. } in terms(&language) {
            let is_used = words.iter().any(|word| texts.iter().any(|(_, text)| has(text, word)));
            assert!(is_used, "{language}: {thing}: {words:?}");
        }
    }
}

#[test]
fn a_rejected_word_is_found_as_a_whole_only() {
    assert!(has("The man hangs.", "hangs") && has("Hangs on", "hangs"));
    assert!(!has("It changes all", "hangs") && !has("the re-hangs", "hangs"));
    assert!(has("filling up", "fill*") && !has("refill", "fill*"));
    assert!(has("请送王给他", "送王"));
}

/// Chinese typography: ellipses of two characters, full-width brackets, and blanks around written moves.
#[test]
fn chinese_texts_are_set_alike() {
    let mut faults = Vec::new();
    for (place, text) in texts("zh-CN") {
        let letters: Vec<char> = text.chars().collect();
        let at = |place: usize| letters.get(place).copied();
        for (number, &letter) in letters.iter().enumerate() {
            let before = number.checked_sub(1).and_then(at);
            let after = at(number + 1);
            let is_single = letter == '…' && before != Some('…') && after != Some('…');
            let touches = |other: Option<char>| other.is_some_and(is_chinese);
            let is_narrow =
                (letter == '(' && (touches(before) || touches(after))) || (letter == ')' && touches(before));
            if (is_single && (touches(before) || touches(after))) || is_narrow {
                faults.push(format!("{place}: {text}"));
            }
        }
        for (start, _) in text.match_indices(['-', 'x']) {
            let move_like = |part: &str| part.chars().next_back().is_some_and(|letter| letter.is_ascii_digit());
            let (left, right) = (&text[..start], &text[start + 1..]);
            if !move_like(left) || !right.starts_with(|letter: char| letter.is_ascii_digit()) {
                continue;
            }
            let outer = left.trim_end_matches(|letter: char| letter.is_ascii_digit()).chars().next_back();
            let beyond = right.trim_start_matches(|letter: char| letter.is_ascii_digit()).chars().next();
            if outer.is_some_and(is_chinese) || beyond.is_some_and(is_chinese) {
                faults.push(format!("{place}: {text}"));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
