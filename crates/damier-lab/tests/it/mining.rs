//! `damier-lab mine` and `damier-lab retag` keep their contracts.

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
fn new_tags_are_written_and_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let (old, out) = (folder.path().join("mine.jsonl"), folder.path().join("new"));
    let line = r#"{"id":"ibc5ea67e98a4","variant":"international","fen":"W:W20,27,32,37:B16,17,21,29,30","solution":[{"move":"27-22","finish":["17x28","32x25"]}],"goal":{"kind":"material","men":2},"tags":TAGS,"rating":{"value":867,"deviation":250},"source":{},"verification":{"engine":"0.1.0","nodes":250000,"margin":200}}"#;
    std::fs::write(&old, line.replace("TAGS", r#"["bombe","majority"]"#)).unwrap();
    std::fs::create_dir(&out).unwrap();
    let done = lab(&["retag", old.to_str().unwrap(), "--out", out.to_str().unwrap()]);
    assert!(text(&done.stderr).ends_with("1 puzzles, 1 with new tags, 0 shots without a motif\n"));
    let tags = r#"["moves-1","offers-1","gain-2","middlegame","single-reply","direct","rafle","majority"]"#;
    assert_eq!(std::fs::read_to_string(out.join("mine.jsonl")).unwrap(), line.replace("TAGS", tags) + "\n");
}
