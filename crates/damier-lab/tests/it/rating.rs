//! `damier-lab rate` keeps its contract.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use super::{lab, text};
use damier_puzzles::{Collection, Record};

/// Ten puzzles, one of them an ending. The first is tried by level 8.
const PUZZLES: &str = "crates/damier-lab/tests/data/puzzles.jsonl";

/// Runs the command and requires success.
fn done(arguments: &[&str]) -> String {
    let output = lab(arguments);
    assert!(output.status.success(), "{}", text(&output.stderr));
    text(&output.stdout).to_owned()
}

fn refused(arguments: &[&str], reason: &str) {
    let output = lab(arguments);
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains(reason), "{}", text(&output.stderr));
}

/// The lines of results by the id of the puzzle.
fn lines(path: &Path) -> BTreeMap<String, String> {
    let text = fs::read_to_string(path).unwrap();
    let id = |line: &str| line.split('"').nth(3).unwrap().to_owned();
    text.lines().skip(1).map(|line| (id(line), line.to_owned())).collect()
}

fn records() -> Vec<Record> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(PUZZLES);
    let mut collection = Collection::default();
    collection.add_file(&path).unwrap();
    collection.entries().iter().map(|entry| collection.record(entry).unwrap()).collect()
}

#[test]
fn three_shards_give_what_one_gives_and_a_killed_run_resumes() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let run = |name: &str, shard: &str| {
        done(&["rate", "try", PUZZLES, "--shard", shard, "--out", path(name).to_str().unwrap()]);
    };
    run("all", "1/1");
    let all = lines(&path("all"));
    assert_eq!(all.len(), records().len());

    let mut parts = BTreeMap::new();
    for (name, shard) in [("one", "1/3"), ("two", "2/3"), ("three", "3/3")] {
        run(name, shard);
        let part = lines(&path(name));
        assert!(!part.is_empty() && part.len() < all.len());
        parts.extend(part);
    }
    assert_eq!(parts, all);

    // Killed in the middle of the fifth line.
    let whole = fs::read_to_string(path("all")).unwrap();
    let end = whole.match_indices('\n').nth(3).unwrap().0;
    fs::write(path("all"), &whole[..end + 40]).unwrap();
    run("all", "1/1");
    assert_eq!(fs::read_to_string(path("all")).unwrap(), whole);

    let out = path("all");
    refused(&["rate", "try", PUZZLES, "--seed", "2", "--out", out.to_str().unwrap()], "--seed 1");
}

#[test]
fn every_puzzle_gets_a_rating_and_nothing_else_changes() {
    let folder = tempfile::tempdir().unwrap();
    let (tries, rated) = (folder.path().join("tries"), folder.path().join("rated"));
    let (tries, rated) = (tries.to_str().unwrap(), rated.to_str().unwrap());
    done(&["rate", "try", PUZZLES, "--shots", "--out", tries]);
    let table = done(&["rate", "fit", tries, "--puzzles", PUZZLES, "--out", rated, "--validate"]);
    let level_8 = table.lines().find(|line| line.starts_with("level-8")).unwrap();
    assert_eq!(level_8.split_whitespace().nth(1), Some("2400"), "{table}");
    assert!(table.starts_with("10 puzzles, 1 without results"), "{table}");

    let mut collection = Collection::default();
    collection.add_file(&Path::new(rated).join("puzzles.jsonl")).unwrap();
    assert!(collection.bad_lines().is_empty());
    for old in records() {
        let new = collection.record(collection.find(&old.id).unwrap()).unwrap();
        let is_ending = old.source.kind == damier_puzzles::SourceKind::Endings;
        assert_eq!(new.rating == old.rating, is_ending, "{} {:?}", old.id, new.rating);
        assert!((800..=2600).contains(&new.rating.value) && (45..=350).contains(&new.rating.deviation));
        assert_eq!(Record { rating: old.rating, ..new }, old);
    }
    refused(&["rate", "fit", tries, "--puzzles", &format!("{rated}/puzzles.jsonl"), "--out", rated], "overwritten");

    // Later puzzles are rated on the scale that was written. Nine puzzles do not fix the mean of a collection well.
    let scale = format!("{rated}/scale.json");
    let again = folder.path().join("again");
    let fit = ["rate", "fit", tries, "--puzzles", PUZZLES, "--scale", &scale, "--out", again.to_str().unwrap()];
    done(&fit);
    let mut on_scale = Collection::default();
    on_scale.add_file(&again.join("puzzles.jsonl")).unwrap();
    for entry in collection.entries() {
        let later = on_scale.find(&entry.id).unwrap().rating;
        assert!(later.value.abs_diff(entry.rating.value) <= 100, "{} {later:?} {:?}", entry.id, entry.rating);
    }
    fs::write(&scale, fs::read_to_string(&scale).unwrap().replace("--seed 1", "--seed 2")).unwrap();
    refused(&fit, "--seed 2");

    // The same from packs.
    let packs = ["international", "russian", "brazilian"].map(|name| folder.path().join(name).with_extension("pack"));
    done(&["pack", PUZZLES, "--out", folder.path().to_str().unwrap()]);
    let mut fit = vec!["rate", "fit", tries, "--out", rated, "--puzzles"];
    fit.extend(packs.iter().map(|pack| pack.to_str().unwrap()));
    done(&fit);
    let mut from_packs = Collection::default();
    for pack in &packs {
        let name = pack.with_extension("jsonl");
        from_packs.add_file(&Path::new(rated).join(name.file_name().unwrap())).unwrap();
    }
    assert_eq!(from_packs.entries().len(), collection.entries().len());
    for entry in collection.entries() {
        let packed = from_packs.record(from_packs.find(&entry.id).unwrap()).unwrap();
        assert_eq!(packed, collection.record(entry).unwrap());
    }
}

#[test]
fn results_without_level_8_give_no_scale() {
    let folder = tempfile::tempdir().unwrap();
    let tries = folder.path().join("tries");
    fs::write(&tries, "{\"settings\":\"none\"}\n").unwrap();
    refused(&["rate", "fit", tries.to_str().unwrap(), "--puzzles", PUZZLES], "level 8");
    fs::write(&tries, "{\"settings\":\"none\"}\nnot a line\n").unwrap();
    refused(&["rate", "fit", tries.to_str().unwrap(), "--puzzles", PUZZLES], ":2: not a line of results");
}

#[test]
fn a_file_of_something_else_is_not_touched() {
    let folder = tempfile::tempdir().unwrap();
    let tries = folder.path().join("tries");
    fs::write(&tries, "one line without an end").unwrap();
    refused(&["rate", "try", PUZZLES, "--out", tries.to_str().unwrap()], ":1: not a line of results");
    assert_eq!(fs::read_to_string(&tries).unwrap(), "one line without an end");
}
