//! Collections are read safely, whatever they contain, and quickly.

use std::fs;
use std::path::Path;

use damier_puzzles::{Collection, LineError};
use proptest::prelude::*;

const RECORDS: &str = include_str!("../data/records.jsonl");

fn collection_of(text: &[u8]) -> Collection {
    let file = tempfile::NamedTempFile::new().expect("a temporary file");
    fs::write(file.path(), text).expect("a write");
    let mut collection = Collection::default();
    collection.add_file(file.path()).expect("the file is there");
    collection
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn damaged_records_are_refused_or_read_but_never_harmful(
        line in 0_usize..19,
        damage in prop::collection::vec((any::<prop::sample::Index>(), 0_u8..4, any::<u8>()), 1..5),
    ) {
        let mut bytes = RECORDS.lines().nth(line).unwrap_or_default().as_bytes().to_vec();
        for (place, kind, byte) in damage {
            let place = place.index(bytes.len().max(1)).min(bytes.len().saturating_sub(1));
            match kind {
                0 => bytes[place] = byte,
                1 => drop(bytes.remove(place)),
                2 => bytes.insert(place, byte),
                _ => bytes.truncate(place.max(1)),
            }
        }
        let collection = collection_of(&bytes);
        for entry in collection.entries() {
            if let Ok(puzzle) = collection.puzzle(entry) {
                prop_assert!(!puzzle.solution.is_empty());
            }
        }
    }

    #[test]
    fn any_bytes_can_stand_in_a_file(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        let collection = collection_of(&bytes);
        prop_assert!(collection.entries().is_empty());
    }
}

#[test]
fn deep_nesting_is_refused() {
    let text = format!(
        "{{\"id\":\"i0\",\"variant\":\"international\",\"rating\":{{\"value\":1,\"deviation\":1}},\"solution\":{}",
        "[".repeat(100_000)
    );
    let collection = collection_of(text.as_bytes());
    assert_eq!((collection.entries().len(), collection.bad_lines().len()), (0, 1));
}

#[test]
fn a_users_own_files_are_read_beside_the_shipped_ones() {
    let folder = tempfile::tempdir().unwrap();
    let own = RECORDS.lines().next().unwrap();
    fs::write(folder.path().join("b.jsonl"), format!("{own}\n")).unwrap();
    fs::write(folder.path().join("a.jsonl"), "nothing\n").unwrap();
    fs::write(folder.path().join("notes.txt"), "not read\n").unwrap();
    let mut collection = Collection::default();
    collection.add_folder(folder.path());
    assert_eq!(collection.entries().len(), 1);
    let [bad] = collection.bad_lines() else { panic!("{:?}", collection.bad_lines()) };
    assert_eq!((bad.file.as_path(), bad.line), (folder.path().join("a.jsonl").as_path(), 1));
    assert!(matches!(bad.reason, LineError::Syntax(_)));
    collection.add_folder(Path::new("/no/such/folder"));
    assert_eq!(collection.entries().len(), 1);
}

#[test]
#[ignore = "measures time and memory: run alone, in the release profile"]
fn fourteen_thousand_puzzles_are_indexed_in_a_moment() {
    let mut text = String::new();
    for (number, line) in RECORDS.lines().cycle().take(14_000).enumerate() {
        let id = line.split('"').nth(3).expect("an id");
        text.push_str(&line.replacen(id, &format!("i{number:012x}"), 1));
        text.push('\n');
    }
    let file = tempfile::NamedTempFile::new().unwrap();
    fs::write(file.path(), &text).unwrap();
    let resident = || {
        let status = fs::read_to_string("/proc/self/statm").unwrap_or_default();
        status.split(' ').nth(1).and_then(|pages| pages.parse::<u64>().ok()).unwrap_or(0) * 4096
    };
    drop(text);
    let before = resident();
    let started = std::time::Instant::now();
    let mut collection = Collection::default();
    collection.add_file(file.path()).unwrap();
    let elapsed = started.elapsed();
    println!("{} puzzles, {elapsed:?}, {} KiB more", collection.entries().len(), (resident() - before) / 1024);
    assert_eq!(collection.entries().len(), 14_000);
}
