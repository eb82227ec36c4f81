//! The course: its lessons are sound, the command line lists and exports it, and teachers can add lessons.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests may fail the test")]

use std::path::{Path, PathBuf};

use crate::store_support::Recording;
use damier::lessons::Lessons;
use damier::shipped;
use damier_app::store::Store;
use damier_endings::TableSet;
use damier_rules::Variant;
use damier_rules::notation::write_fen;
use damier_train::attempt::{Exercise, Subject, TrainingMode};
use damier_train::course::steps::appraisals;
use damier_train::course::values::{Appraisal, Record, Values, value_all};
use damier_train::course::{ExerciseAnswer, LessonTopic};
use damier_train::puzzle::filter::Filter;
use etude::calendar::{Day, Moment};
use etude::effort::Credit;

use crate::command::{run, text};

fn lessons() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("lessons")
}

#[test]
fn every_lesson_is_sound_and_so_is_the_example_for_teachers() {
    let home = tempfile::tempdir().unwrap();
    let example = lessons().join("example");
    for folder in [None, example.to_str()] {
        let arguments: Vec<&str> = ["course", "check"].into_iter().chain(folder).collect();
        let checked = run(home.path(), &arguments);
        assert_eq!((text(&checked.stderr), checked.status.code()), ("", Some(0)));
        let told = text(&checked.stdout);
        assert!(told.ends_with("all sound.\n"), "{told}");
        // How complete the languages are is said of the shipped lessons.
        assert_eq!(told.starts_with("en: 100% of the screens, 100% of the lessons\n"), folder.is_none(), "{told}");
    }
}

/// A collection that is made again may lose puzzles that lessons cite.
#[test]
fn every_puzzle_cited_is_there_and_a_lesson_of_a_motif_cites_some_that_show_it() {
    let collection = shipped::collection();
    let course = Lessons::shipped().unwrap().course;
    let mut cited = 0;
    for lesson in course.lessons() {
        let sources = lesson.sources.iter().chain(lesson.steps.iter().flat_map(|step| &step.sources));
        let ids: Vec<&str> =
            sources.filter_map(|source| source.strip_prefix("Damier puzzle")).flat_map(|ids| ids.split(',')).collect();
        let named = lesson.teaches.iter().find(|theme| theme.to_string() == lesson.id);
        let motif = Filter { theme: named.cloned(), ..Filter::default() };
        let mut shown = ids.is_empty();
        for id in &ids {
            let id = id.trim_start_matches(['s', ' ']);
            let entry = collection.entries().iter().find(|entry| *entry.id == *id);
            let entry = entry.unwrap_or_else(|| panic!("{} cites {id}, which does not exist", lesson.id));
            shown |= motif.fits(entry);
        }
        assert!(shown, "{} cites no puzzle with its motif", lesson.id);
        cited += ids.len();
    }
    assert!(cited > 100, "{cited}");
}

#[test]
fn every_kind_of_fault_is_named() {
    let home = tempfile::tempdir().unwrap();
    let folder = home.path().join("faulty");
    std::fs::create_dir_all(folder.join("en")).unwrap();
    let lesson = r#"
        stage = "faulty"
        [[lesson]]
        id = "f"
        needs = ["later"]
        step = [
            { fen = "W:W33:B28", play = ["33-29"] },
            { fen = "W:W28:B13", play = ["28-22"] },
            { fen = "W:W33:B28", point = [51] },
            { fen = "W:W33:B28", point = [5], answer = "a" },
            { fen = "nonsense" },
            { fen = "W:W33,39:B23", answer = "a" },
            { fen = "W:W33,39:B23", answer = "a", proof = { lose = ["33-28"], captures = true } },
            { fen = "W:W10,47:B19,34", play = ["10-5", "19-23", "5x28"] },
            { fen = "W:W41:BK1,K2,K3", play = ["*"] },
            { fen = "W:W28:B13", play = ["28-23"], claim = { lose = 2 } },
        ]
        exercise = [
            { kind = "shot", count = 5, theme = "turc", rating = [1, 2] },
            { kind = "shot", count = 1, theme = "turk", rating = [800, 2600] },
            { kind = "recall", count = 1, lines = ["32-28 19-23 33-28"] },
            { kind = "game", count = 1, fen = "W:W33:B18", level = 9 },
        ]
        [[lesson]]
        id = "g"
        sources = ["a teacher"]
        band = [900, 1800]
        exercise = [
            { kind = "shot", count = 5, theme = "direct", rating = [800, 1800] },
            { kind = "move", ask = "defend", count = 1, bank = ["W:W27,42:B12,18,22:42-37", "W:W27:B1:27-23"] },
        ]
        [[gate]]
        kind = "answers"
        lessons = ["nowhere"]
        of = 2
        right = 1
        [[gate]]
        kind = "motif"
        theme = "turc"
        of = 10
        right = 7
        least = 2600
        [[gate]]
        kind = "exam"
        least = 85
    "#;
    std::fs::write(folder.join("f.toml"), lesson).unwrap();
    let long = "word ".repeat(46);
    let words = format!("f = F\nf-1 = {long}\n    .wrong = No other move is legal.\nf-99 = x\ng = G\n");
    std::fs::write(folder.join("en/f.ftl"), words).unwrap();
    let checked = run(home.path(), &["course", "check", folder.to_str().unwrap()]);
    assert_eq!(checked.status.code(), Some(1));
    let faults = text(&checked.stderr);
    for fault in [
        "f: it cites no source",
        "f: it needs the lesson later",
        "f, step 1: 33-29 is not legal",
        "f, step 2: 28-22 is called right, but it gives something away",
        "f, step 3: the board has no square 51",
        "f, step 4: it asks for more than one thing",
        "f, step 5: ",
        "f, step 6: nothing proves the squares or the answer",
        "f, step 7: its proof is not true",
        "f, step 8: 5x32 is refused, though it is as good as what is called right",
        "f, step 9: the side to move is lost here",
        "f, step 10: a claim of it is not true",
        "the words f-1.wrong say \"no other\" in en, and no claim of the step proves it",
        "f: the line 32-28 19-23 33-28 cannot be played",
        "f: the engine has no level 9",
        "faulty: it needs the lesson nowhere",
        "faulty: kind E4: 0 exercises are found, 20 are needed",
        "faulty: a gate asks for the exam, and the stage has none",
        "f: no puzzle has the tag turk",
        "f: kind E4: 0 exercises are found, 25 are needed",
        "f: it draws puzzles and states no band of ratings",
        "g: the band 900 to 1800 has to begin with the lower rating and to span 750 points at most",
        "g: puzzles rated 800 to 1800 are drawn, which is not within the band",
        "g: in W:W27,42:B12,18,22:42-37 the judge does not call exactly these moves right",
        "g: W:W27:B1:27-23 is no position with its right moves",
        "the words f-2 are missing in en",
        "the words f-99 belong to no lesson in en",
        "the words f-1 are 46 words in en",
    ] {
        assert!(faults.contains(fault), "{fault}\n{faults}");
    }
    assert!(!faults.contains("zh-CN"), "one language is enough:\n{faults}");
}

#[test]
fn the_record_of_values_is_that_of_the_shipped_lessons_and_of_this_search() {
    let text = std::fs::read_to_string(lessons().join("proof.jsonl")).unwrap();
    let record = Record::read(&text).expect("write it again, as lessons/README.md says");
    assert_eq!(record.write(), text, "sorted, and nothing besides");
    let appraisals = appraisals(&Lessons::shipped().unwrap().course);
    let missing: Vec<String> = appraisals
        .iter()
        .filter(|appraisal| !record.answers(appraisal))
        .map(|each| write_fen(&each.position))
        .collect();
    assert_eq!(missing, [""; 0], "write the record again, as lessons/README.md says");
    assert_eq!(text.lines().count(), appraisals.len() + 1, "a line for each position, and the first one");
}

#[test]
fn values_found_again_are_those_on_record() {
    let record = Record::read(include_str!("../../lessons/proof.jsonl")).unwrap();
    let tables = TableSet::default();
    let is_known = |appraisal: &Appraisal| Values::of_tables(&appraisal.position, &tables).is_some();
    let (mut sample, mut searched): (Vec<Appraisal>, Vec<Appraisal>) =
        appraisals(&Lessons::shipped().unwrap().course).into_iter().partition(is_known);
    // All that tables say, and the searches that take least time.
    searched.sort_by_key(|appraisal| (appraisal.position.legal_moves().len(), write_fen(&appraisal.position)));
    sample.extend(searched.into_iter().filter(|appraisal| appraisal.position.legal_moves().len() > 1).take(2));
    value_all(&sample, &tables, 1, |valued| {
        let position = sample[valued.appraisal].position;
        assert_eq!(record.of(&position), Some(&valued.values), "{}", write_fen(&position));
    });
}

#[test]
fn the_list_is_json_with_ids_stages_exercises_and_sources() {
    let home = tempfile::tempdir().unwrap();
    let listed = run(home.path(), &["course", "list", "--json"]);
    let list: serde_json::Value = serde_json::from_slice(&listed.stdout).unwrap();
    let list = list.as_array().unwrap();
    let majority = list.iter().find(|lesson| lesson["id"] == "majority").unwrap();
    assert_eq!(majority["stage"], "0");
    assert_eq!(majority["exercises"][0], serde_json::json!({ "kind": "E3", "count": 8 }));
    assert_eq!(majority["sources"][0], "CDA 2.6.12");
    assert_eq!(majority["band"], serde_json::Value::Null, "it draws no puzzles");
    let mazette = list.iter().find(|lesson| lesson["id"] == "mazette").unwrap();
    assert_eq!(mazette["band"], serde_json::json!([1150, 1560]));
    assert!(list.iter().all(|lesson| !lesson["sources"].as_array().unwrap().is_empty()));
}

#[test]
fn results_are_exported_and_shown_on_the_page_of_their_stage() {
    let home = tempfile::tempdir().unwrap();
    let moment = Moment { millis: 1_700_000_000_000, day: Day(19_675) };
    let answer = |right| ExerciseAnswer { subject: "majority".to_owned(), right };
    let answers: Vec<ExerciseAnswer> = (0..10).map(|place| answer(place > 0)).collect();
    let subject = Subject::Lesson { topic: LessonTopic::Lesson("majority".to_owned()), answers };
    let exercise = Exercise::new(moment, TrainingMode::Practice, Variant::International, Credit::Full, subject);
    let folder = home.path().join("progress");
    std::fs::create_dir_all(&folder).unwrap();
    let (mut store, _) = Store::open(&folder.join("progress.sqlite3")).unwrap();
    let kept = store.put(&Exercise { millis: 61_000, ..exercise }, None).unwrap();
    assert_eq!(store.attempts().unwrap(), [kept], "it is read as it was written");
    drop(store);
    let exported = run(home.path(), &["course", "export"]);
    let lines: Vec<&str> = text(&exported.stdout).lines().collect();
    assert_eq!(lines, ["day,stage,lesson,kind,right,of,passed,seconds", "2023-11-14,0,majority,lesson,9,10,yes,61"]);
    let page = run(home.path(), &["course", "page", "0"]);
    let row = text(&page.stdout).lines().find(|line| line.starts_with("The majority rule")).unwrap();
    assert_eq!(row.split_whitespace().collect::<Vec<_>>()[3..], ["2023-11-14", "90%", "1"]);
    let own = run(home.path(), &["course", "page", "club", "lessons/example"]);
    assert!(
        text(&own.stdout).contains("Our club") && text(&own.stdout).contains("\nExchanges\n"),
        "{}",
        text(&own.stdout)
    );
    let unknown = run(home.path(), &["course", "page", "0", "lessons/example"]);
    assert_eq!(unknown.status.code(), Some(2));
    assert!(text(&unknown.stderr).contains("club"), "it names the stages that there are: {}", text(&unknown.stderr));
    // A folder that is missing, or has no lesson, is no sound course.
    let (empty, missing) = (tempfile::tempdir().unwrap(), home.path().join("missing"));
    for command in [&["page", "0"][..], &["check"], &["list"]] {
        for (folder, why) in [(empty.path(), "There is no lesson in"), (missing.as_path(), "No such file")] {
            let name = folder.to_string_lossy();
            let output = run(home.path(), &[&["course"], command, &[&*name]].concat());
            assert_eq!(output.status.code(), Some(2), "{command:?} {folder:?}");
            assert!(
                text(&output.stderr).contains(why) && text(&output.stderr).contains(&*name),
                "{}",
                text(&output.stderr)
            );
        }
    }
}

/// The articles of the rule books, counted in their text: a number, and how many paragraphs it has; 0 for none.
const ARTICLES: [(&str, u32); 98] = [
    ("CDA 1.1.1", 4),
    ("CDA 1.1.1.5", 4),
    ("CDA 1.1.1.6", 3),
    ("CDA 1.1.2", 5),
    ("CDA 1.2", 7),
    ("CDA 1.3.1", 8),
    ("CDA 1.3.2", 0),
    ("CDA 1.4.1", 0),
    ("CDA 1.4.2", 3),
    ("CDA 1.4.3", 0),
    ("CDA 1.4.4", 0),
    ("CDA 2.5", 14),
    ("CDA 2.6", 14),
    ("CDA 2.7", 3),
    ("CDA 2.7.4", 16),
    ("CDA 2.7.5", 0),
    ("CDA 2.7.6", 0),
    ("CDA 2.7.7", 0),
    ("CDA 2.7.8", 0),
    ("CDA 3.8.1", 3),
    ("CDA 3.8.1.3.1 A", 0),
    ("CDA 3.8.1.3.1 B", 0),
    ("CDA 3.8.2", 9),
    ("CDA 3.8.3", 3),
    ("CDA 3.8.4", 0),
    ("CDA 3.8.5", 0),
    ("CDA 3.9", 3),
    ("CDA 3.10.1", 0),
    ("CDA 3.10.2", 6),
    ("CDA 3.10.3", 2),
    ("CDA 3.10.4", 0),
    ("CDA 3.10.5.1", 2),
    ("CDA 3.10.5.2", 0),
    ("CDA 3.10.6", 0),
    ("CDA 3.11.1", 0),
    ("CDA 3.11.2", 0),
    ("CDA 3.11.3", 6),
    ("CDA 3.11.4", 4),
    ("CDA 3.12.1", 0),
    ("CDA 3.12.2", 4),
    ("CDA 3.12.3", 6),
    ("CDA 3.12.4", 0),
    ("CDA 3.12.5", 0),
    ("CDA 3.12.6", 3),
    ("CDA 3.13.1", 6),
    ("CDA 3.13.2", 4),
    ("CDA 3.14.1", 13),
    ("CDA 3.14.2", 4),
    ("CDA 3.14.3", 5),
    ("CDA 3.14.4", 0),
    ("CDA 3.14.5", 0),
    ("CDA 3.15.1", 3),
    ("CDA 3.15.2", 21),
    ("CDA 3.16", 0),
    ("CDA 4.17.1", 0),
    ("CDA 4.17.2", 5),
    ("CDA 4.18", 5),
    ("CDA 4.19.1", 0),
    ("CDA 4.19.2.1", 4),
    ("CDA 4.19.2.2", 4),
    ("CDA 4.19.3.1.1", 2),
    ("CDA 4.19.3.1.2", 4),
    ("CDA 4.19.3.2", 4),
    ("CDA 4.20", 0),
    ("CDA-64 1.1.1", 4),
    ("CDA-64 1.1.1.5", 4),
    ("CDA-64 1.1.1.6", 2),
    ("CDA-64 1.1.2", 4),
    ("CDA-64 1.2", 7),
    ("FMJD 1", 3),
    ("FMJD 2", 4),
    ("FMJD 2.5", 4),
    ("FMJD 2.6", 3),
    ("FMJD 2.7", 0),
    ("FMJD 2.8", 0),
    ("FMJD 3", 14),
    ("FMJD 4", 16),
    ("FMJD 5", 3),
    ("FMJD 5.4", 16),
    ("FMJD 5.5", 0),
    ("FMJD 5.6", 0),
    ("FMJD 5.7", 0),
    ("FMJD 5.8", 0),
    ("FMJD 6", 4),
    ("FMJD 7.1", 2),
    ("FMJD 7.2", 4),
    ("FMJD 7.3", 3),
    ("FMJD 8.1", 0),
    ("FMJD 8.2", 3),
    ("FMJD 9.1", 14),
    ("FMJD 10.1", 0),
    ("FMJD 10.2", 2),
    ("FMJD 10.3", 0),
    ("FMJD 10.4", 0),
    ("FMJD 10.5", 0),
    ("FMJD 11.1", 7),
    ("FMJD 11.2", 0),
    ("FMJD 11.3", 0),
];

/// The page is written by the command: `damier course rulebook > docs/rulebook.md`.
#[test]
fn the_table_of_the_rule_books_is_whole_and_fresh() {
    let home = tempfile::tempdir().unwrap();
    let written = run(home.path(), &["course", "rulebook"]);
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/rulebook.md");
    let kept = std::fs::read_to_string(page).unwrap().replace("\r\n", "\n");
    assert!(text(&written.stdout) == kept, "stale: write it again with `damier course rulebook > docs/rulebook.md`");
    let rows: Vec<Vec<&str>> = kept
        .lines()
        .filter(|line| line.starts_with("| "))
        .map(|line| line.split('|').map(str::trim).collect())
        .collect();
    for (article, paragraphs) in ARTICLES {
        let named: Vec<String> = match paragraphs {
            0 => vec![article.to_owned()],
            _ => (1..=paragraphs).map(|paragraph| format!("{article}.{paragraph}")).collect(),
        };
        for name in named {
            let row = rows.iter().find(|row| row[1] == name || row[1].starts_with(&format!("{name}.")));
            assert!(row.is_some(), "no row for {name}");
        }
    }
    // A row that the course cannot fill says why, in italics.
    let is_open = |row: &&Vec<&str>| !row[3].starts_with('*') && (row[3].is_empty() || row[4].is_empty());
    let open: Vec<&str> = rows.iter().filter(is_open).map(|row| row[1]).collect();
    assert!(open.is_empty(), "not taught or not asked: {open:?}");
}
