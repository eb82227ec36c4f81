//! `damier-lab mine` keeps its contract.

#![allow(clippy::unwrap_used, reason = "helpers of tests may fail the test")]

use std::process::{Command, Output};

use damier_endings::TableSet;
use damier_puzzles::Collection;
use damier_puzzles::thresholds::DEFAULT_NODES;
use damier_puzzles::verification::Verifier;

/// Runs the command in the workspace folder.
fn lab(arguments: &[&str]) -> Output {
    let workspace = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    Command::new(env!("CARGO_BIN_EXE_damier-lab")).current_dir(workspace).args(arguments).output().unwrap()
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}

#[test]
fn what_is_mined_can_be_verified() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mined.jsonl");
    let out = path.to_str().unwrap();
    let games = "crates/damier-rules/tests/data/pdn/sample.pdn";
    let mined = lab(&["mine", "--again", games, "--limit", "1", "--jobs", "2", "--out", out]);
    assert!(mined.status.success(), "{}", text(&mined.stderr));
    assert!(mined.stdout.is_empty());
    let mut collection = Collection::default();
    collection.add_file(&path).unwrap();
    assert!(!collection.entries().is_empty() && collection.bad_lines().is_empty());
    let mut verifier = Verifier::new(4 * DEFAULT_NODES, &TableSet::default());
    for entry in collection.entries() {
        verifier.verify(&collection.puzzle(entry).unwrap()).unwrap();
    }
    let other = lab(&["mine", "--endings", "1", "--nodes", "7", "--out", out]);
    assert_eq!(other.status.code(), Some(2));
    assert!(text(&other.stderr).contains("was begun with"), "{}", text(&other.stderr));
}

#[test]
fn what_cannot_be_used_is_refused() {
    let refused = |arguments: &[&str], reason: &str| {
        let output = lab(arguments);
        assert_eq!(output.status.code(), Some(2));
        assert!(text(&output.stderr).contains(reason), "{}", text(&output.stderr));
    };
    refused(&["mine", "no/such/file.pdn", "--out", "/no/such/folder/out.jsonl"], "cannot open no/such/file.pdn");
    refused(
        &["mine", "--endings", "1", "--known", "no/such/folder", "--out", "/no/such/folder/out.jsonl"],
        "no/such/folder holds no puzzles",
    );
}

#[test]
fn packs_hold_the_records_they_were_made_of() {
    let folder = tempfile::tempdir().unwrap();
    let (records, out) = (folder.path().join("records.jsonl"), folder.path().to_str().unwrap());
    let old = include_str!("../../../damier-puzzles/tests/data/records.jsonl");
    std::fs::write(&records, old).unwrap();
    let packed = lab(&["pack", records.to_str().unwrap(), "--out", out]);
    assert!(packed.status.success(), "{}", text(&packed.stderr));
    assert_eq!(text(&packed.stderr).lines().count(), 3, "{}", text(&packed.stderr));
    std::fs::remove_file(&records).unwrap();
    let mut collection = Collection::default();
    collection.add_folder(folder.path());
    assert_eq!((collection.entries().len(), collection.bad_lines().len()), (old.lines().count(), 0));
    std::fs::write(&records, old.replacen("\"men\":2", "\"women\":2", 1)).unwrap();
    let refused = lab(&["pack", records.to_str().unwrap(), "--out", out]);
    assert_eq!(refused.status.code(), Some(2));
}
