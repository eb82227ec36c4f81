//! One word for one thing: no text uses a word that `docs/terms` rejects, and every table names the same things well.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests may fail the test")]

use std::fs;
use std::path::Path;

/// A row of a table.
struct Term {
    thing: String,
    words: Vec<String>,
    rejected: Vec<String>,
}

fn terms(language: &str) -> Vec<Term> {
    let mut table = csv::Reader::from_path(format!("docs/terms/{language}.csv")).unwrap();
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
    for folder in [Path::new("locales"), Path::new("lessons")] {
        for file in fs::read_dir(folder.join(language)).unwrap() {
            let path = file.unwrap().path();
            let lines = fs::read_to_string(&path).unwrap();
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
    assert!(found.len() > 2_000, "{language}: {}", found.len());
    found
}

/// Whether a text has a word: whole in a language that sets words apart, else anywhere.
fn has(text: &str, word: &str, is_apart: bool) -> bool {
    if !is_apart {
        return text.contains(word);
    }
    let (text, word) = (text.to_lowercase(), word.to_lowercase());
    let (stem, is_open) = word.strip_suffix('*').map_or((&*word, false), |stem| (stem, true));
    let is_letter = |letter: Option<char>| letter.is_some_and(|letter| letter.is_alphanumeric() || letter == '-');
    text.match_indices(stem).any(|(at, _)| {
        !is_letter(text[..at].chars().next_back()) && (is_open || !is_letter(text[at + stem.len()..].chars().next()))
    })
}

fn rejected_words(language: &str, is_apart: bool) {
    let texts = texts(language);
    let mut faults = Vec::new();
    for Term { thing, words, rejected } in terms(language) {
        assert!(!words.is_empty(), "{thing}");
        for word in &rejected {
            let of = texts.iter().filter(|(_, text)| has(text, word, is_apart));
            faults.extend(of.map(|(place, text)| format!("{place}: \"{word}\" for {thing}: {text}")));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn no_english_text_uses_a_rejected_word() {
    rejected_words("en", true);
}

#[test]
fn no_chinese_text_uses_a_rejected_word() {
    rejected_words("zh-CN", false);
}

#[test]
fn every_word_of_the_tables_is_used() {
    for (language, is_apart) in [("en", true), ("zh-CN", false)] {
        let texts = texts(language);
        for Term { thing, words, .. } in terms(language) {
            let is_used = words.iter().any(|word| texts.iter().any(|(_, text)| has(text, word, is_apart)));
            assert!(is_used, "{language}: {thing}: {words:?}");
        }
    }
}

#[test]
fn a_rejected_word_is_found_as_a_whole_only() {
    assert!(has("The man hangs.", "hangs", true) && has("Hangs on", "hangs", true));
    assert!(!has("It changes all", "hangs", true) && !has("the re-hangs", "hangs", true));
    assert!(has("filling up", "fill*", true) && !has("refill", "fill*", true));
    assert!(has("请送王给他", "送王", false));
}

/// Chinese typography: ellipses of two characters, full-width brackets, and blanks around written moves.
#[test]
fn chinese_texts_are_set_alike() {
    let is_chinese = |letter: char| ('\u{4e00}'..='\u{9fff}').contains(&letter);
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
