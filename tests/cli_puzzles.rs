//! `damier puzzles` and `damier bench` keep their contract.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests may fail the test")]

use std::process::{Command, Output};

fn damier(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_damier")).args(arguments).output().unwrap()
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}

#[test]
fn what_is_mined_can_be_verified() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("mined.jsonl");
    let out = out.to_str().unwrap();
    let mined = damier(&["puzzles", "mine", "tests/data/pdn/sample.pdn", "--limit", "1", "--jobs", "2", "--out", out]);
    assert!(mined.status.success(), "{}", text(&mined.stderr));
    assert!(mined.stdout.is_empty());
    let verified = damier(&["puzzles", "verify", out]);
    assert_eq!(text(&verified.stdout), "verified 1 failed 0 nodes 200000\n");
    assert_eq!(verified.status.code(), Some(0));
    let stats = damier(&["puzzles", "stats", out]);
    assert!(text(&stats.stdout).starts_with("puzzles 1\ninternational 1\n"), "{}", text(&stats.stdout));
}

#[test]
fn a_failing_puzzle_is_named_and_the_exit_code_says_so() {
    let shown = damier(&["puzzles", "stats"]);
    assert!(shown.status.success());
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("own.jsonl");
    let record = include_str!("../puzzles/international.jsonl").lines().next().unwrap();
    std::fs::write(&path, format!("{}\nno puzzle\n", record.replace("\"men\":", "\"men\":1"))).unwrap();
    let verified = damier(&["puzzles", "verify", path.to_str().unwrap()]);
    assert_eq!(verified.status.code(), Some(1));
    assert!(text(&verified.stdout).contains("own.jsonl:2: "), "{}", text(&verified.stdout));
    assert!(text(&verified.stdout).contains("the goal is not reached"), "{}", text(&verified.stdout));
}

#[test]
fn a_sample_is_drawn_with_a_seed() {
    let verified = damier(&["puzzles", "verify", "--sample", "3", "--seed", "7", "--nodes", "50000"]);
    assert!(text(&verified.stdout).starts_with("seed 7\n"), "{}", text(&verified.stdout));
    assert!(text(&verified.stdout).contains("verified 3 "), "{}", text(&verified.stdout));
}

#[test]
fn a_puzzle_is_shown_by_the_beginning_of_its_id() {
    let record = include_str!("../puzzles/international.jsonl").lines().next().unwrap();
    let id = record.split('"').nth(3).unwrap();
    let shown = damier(&["puzzles", "show", &id[..9]]);
    assert!(text(&shown.stdout).starts_with(&format!("{id} international ")), "{}", text(&shown.stdout));
    let nothing = damier(&["puzzles", "show", "q"]);
    assert_eq!(nothing.status.code(), Some(2));
    assert!(text(&nothing.stderr).contains("there is no puzzle q"));
    assert_eq!(damier(&["puzzles", "mine", "no/such/file.pdn"]).status.code(), Some(2));
}
