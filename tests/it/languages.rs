//! The Fluent files: the same messages in every language, each of them used, and the marks of the language.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests stand outside test functions")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use damier::lessons::share;
use damier::words::{self, Language, Messages, catalogue};
use damier_app::settings::{Cells, Colors, Graphics, Numbers, PieceSet, Speed, ThemeName};
use damier_puzzles::tag::{Feature, Motif};
use damier_train::arbiter::rulebook::{
    Aspect, Book, Deed, Difference, Fixture, Handling, Job, PlayForm, Reporter, System, TeamForm, TimeControl,
};
use damier_train::arbiter::{Act, DecidedBy, Form, LimitMaterial, Observation, PlayerAction, Sealing, Sequel, Touch};
use damier_train::attempt::TrainingMode;
use damier_train::drill::{Difficulty, Role};
use damier_train::notation::Skill;
use damier_train::play::{ClaimRefused, SavedPart};
use damier_train::puzzle::filter::PuzzleOrigin;
use damier_train::unannounced::UnannouncedKind;
use etude_text::plain::is_order;
use strum::VariantArray;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// All files of a folder and the folders in it that end like this.
fn files(folder: &Path, end: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let found = entries.flat_map(|path| if path.is_dir() { files(&path, end) } else { vec![path] });
    found.filter(|path| path.to_string_lossy().ends_with(end)).collect()
}

/// The messages of a language by their names, attributes behind a dot; comments and terms are left out.
pub fn messages(language: &str) -> BTreeMap<String, String> {
    let mut messages = BTreeMap::new();
    for file in files(&root().join("locales").join(language), ".ftl") {
        let (mut message, mut part) = (String::new(), String::new());
        for line in fs::read_to_string(file).unwrap().lines() {
            let named = line.split_once(" =").filter(|(name, _)| {
                name.chars().all(|letter| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '.' | ' '))
            });
            match named {
                Some((name, text)) if line.starts_with(|letter: char| letter.is_ascii_lowercase()) => {
                    name.clone_into(&mut message);
                    part.clone_from(&message);
                    messages.insert(part.clone(), text.trim().to_owned());
                }
                Some((name, text)) if name.trim_start().starts_with('.') => {
                    part = format!("{message}{}", name.trim());
                    messages.insert(part.clone(), text.trim().to_owned());
                }
                _ if line.starts_with([' ', '}']) => {
                    let text = messages.get_mut(&part).unwrap();
                    *text = format!("{text}\n{}", line.trim());
                }
                _ => {}
            }
        }
    }
    messages
}

/// The languages that are there.
fn languages() -> Vec<String> {
    let entries = fs::read_dir(root().join("locales")).unwrap().map(|entry| entry.unwrap().file_name());
    entries.map(|name| name.into_string().unwrap()).collect()
}

/// The variables of a message.
fn variables(text: &str) -> BTreeSet<&str> {
    let is_name = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_');
    text.split('$').skip(1).map(|after| after.split(|letter| !is_name(letter)).next().unwrap()).collect()
}

/// How complete a language is, counted from the files and not by the build.
#[test]
fn the_program_knows_how_complete_every_language_is() {
    let english = messages("en");
    assert!(english.len() > 500, "{}", english.len());
    let found: BTreeSet<String> = Language::iter().map(ToString::to_string).collect();
    assert_eq!(found, languages().into_iter().collect());
    for &language in Language::iter() {
        let own = messages(&language);
        let count = english.keys().filter(|name| own.contains_key(*name)).count();
        assert_eq!(catalogue(language).share().own, count, "{language}");
        assert_eq!(catalogue(language).share().all, english.len(), "{language}");
        assert_eq!(words::incomplete(language).is_some(), count < english.len() || share(language).percent() < 100);
    }
    for language in [Language::En, Language::ZhCN] {
        assert_eq!((catalogue(language).share().percent(), share(language).percent()), (100, 100), "{language}");
    }
}

/// What the build has made, in place of what it lets through.
#[test]
fn every_language_has_every_message_with_the_variables_of_english() {
    let english = messages("en");
    for &language in Language::iter() {
        for (name, text) in messages(&language) {
            assert_eq!(
                english.get(&name).map(|english| variables(english)),
                Some(variables(&text)),
                "{language}: {name}"
            );
        }
        let whole = catalogue(language).text();
        assert!(Messages::new(language, &whole).is_ok(), "{language}");
        let text = String::from_utf8(whole).unwrap();
        let ids: BTreeSet<&str> = text.lines().filter_map(|line| Some(line.split_once('=')?.0.trim_end())).collect();
        let is_missing = |name: &&String| !ids.contains(name.split('.').next().unwrap_or_default());
        assert_eq!(english.keys().find(is_missing), None, "{language}");
    }
}

#[test]
fn every_message_is_used() {
    let sources = files(&root().join("src"), ".rs").into_iter().map(|path| fs::read_to_string(path).unwrap());
    let source: String = sources.collect();
    let words: BTreeSet<&str> = source.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_').collect();
    // What is heard in place of a text is used where that is.
    let written =
        |name: &str| name.strip_suffix("aloud").map_or(name, |text| text.trim_end_matches(['-', '.'])).to_owned();
    let is_unused = |name: &String| !words.contains(&*written(name).replace(['-', '.'], "_"));
    let unused: Vec<String> =
        messages("en").into_keys().filter(|name| name != "language-name" && is_unused(name)).collect();
    assert_eq!(unused, [""; 0]);
}

/// The words that stand for the values of an enumeration.
fn values<T: AsRef<str>>(all: &'static [T]) -> Vec<&'static str> {
    all.iter().map(AsRef::as_ref).collect()
}

#[test]
fn messages_about_an_enumeration_have_words_for_every_value() {
    let asked = [
        ("act", values(Act::VARIANTS)),
        ("sequel why-irregular", values(Sequel::VARIANTS)),
        ("touch why-touch", values(Touch::VARIANTS)),
        ("limit-material", values(LimitMaterial::VARIANTS)),
        ("why-sealing", values(Sealing::VARIANTS)),
        ("why-compare", values(DecidedBy::VARIANTS)),
        ("conduct why-conduct", values(PlayerAction::VARIANTS)),
        ("seen why-seen", values(Observation::VARIANTS)),
        ("form-described form-name why-form", values(Form::VARIANTS)),
        ("fixture", values(Fixture::VARIANTS)),
        ("handling", values(Handling::VARIANTS)),
        ("claim-flag", values(Reporter::VARIANTS)),
        ("deed", values(Deed::VARIANTS)),
        ("job", values(Job::VARIANTS)),
        ("team-form-described team-form", values(TeamForm::VARIANTS)),
        ("line-up", values(System::VARIANTS)),
        ("play-form-described play-form", values(PlayForm::VARIANTS)),
        ("aspect-case", values(Aspect::VARIANTS)),
        ("time-case", values(TimeControl::VARIANTS)),
        ("books-case", values(Book::VARIANTS)),
        ("books-case", values(Difference::VARIANTS)),
        ("motif-name motif-explained", values(Motif::ALL)),
        ("feature-name", values(Feature::ALL)),
        ("skill-name skill-help", values(Skill::VARIANTS)),
        ("trial-name trial-about trial-asked", values(UnannouncedKind::VARIANTS)),
        ("mode-name", values(TrainingMode::VARIANTS)),
        ("origin-name", values(PuzzleOrigin::VARIANTS)),
        ("saved-bad", values(SavedPart::VARIANTS)),
        ("claim-refused", values(ClaimRefused::VARIANTS)),
        ("ending-role", values(Role::VARIANTS)),
        ("ending-level", values(Difficulty::VARIANTS)),
        ("theme-choice", values(ThemeName::ALL)),
        ("colors-choice", values(Colors::ALL)),
        ("pieces-choice", values(PieceSet::ALL)),
        ("graphics-choice", values(Graphics::ALL)),
        ("numbers-choice", values(Numbers::ALL)),
        ("cells-choice", values(Cells::ALL)),
        ("speed-choice", values(Speed::ALL)),
        ("plan-name plan-title plan-rules", vec!["practice", "review", "streak", "sprint", "woodpecker", "blind"]),
    ];
    for (language, (names, values)) in
        languages().iter().flat_map(|language| asked.iter().map(move |row| (language, row)))
    {
        let messages = messages(language);
        for name in names.split(' ').filter(|name| messages.contains_key(*name)) {
            let lines = messages[name].lines().filter_map(|line| line.trim_start_matches('*').strip_prefix('['));
            let known: BTreeSet<&str> = lines.filter_map(|line| Some(line.split_once(']')?.0)).collect();
            assert_eq!(values.iter().find(|value| !known.contains(*value)), None, "{language}: {name}");
        }
    }
}

/// Whether a character is Chinese.
fn is_chinese(letter: char) -> bool {
    matches!(letter, '\u{4e00}'..='\u{9fff}')
}

#[test]
fn chinese_sentences_have_chinese_punctuation() {
    for (name, text) in messages("zh-CN") {
        let letters: Vec<char> = text.chars().collect();
        for pair in letters.windows(2) {
            let is_wrong = is_chinese(pair[0]) && matches!(pair[1], ',' | ';' | '?' | '!' | '.');
            assert!(!is_wrong, "{name}: {text}");
        }
    }
}

#[test]
fn no_message_holds_marks_of_direction() {
    for language in languages() {
        for (name, text) in messages(&language) {
            assert!(!text.contains(|letter| letter != '\n' && is_order(letter)), "{language}: {name}");
        }
    }
}
