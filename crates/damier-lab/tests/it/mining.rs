//! `damier-lab mine` keeps its contract.

use super::{lab, text};
use damier_endings::TableSet;
use damier_puzzles::Collection;
use damier_puzzles::thresholds::DEFAULT_NODES;
use damier_puzzles::verification::Verifier;

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
