//! `damier sheet` writes what can be printed, and says what it cannot write.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests may fail the test")]

use crate::command::{ask, text};

#[test]
fn puzzles_of_a_theme_become_a_document() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let write =
        |out: &str, seed: &str| ask(&["sheet", "--tag", "royal", "--count", "7", "--seed", seed, "--out", out], "");
    let (one, same, other) = (file("one.pdf"), file("same.pdf"), file("other.PDF"));
    let done = write(&one, "5");
    assert_eq!(text(&done.stdout), format!("7 puzzles on 2 pages:\n{one}\n--seed 5 draws the same puzzles again\n"));
    assert!(write(&same, "5").status.success() && write(&other, "6").status.success());
    let read = |path: &str| std::fs::read(path).unwrap();
    assert!(read(&one).starts_with(b"%PDF-"));
    assert!(read(&one) == read(&same) && read(&one) != read(&other));
}

#[test]
fn a_file_keeps_its_order_and_a_picture_is_written_for_each_page() {
    let folder = tempfile::tempdir().unwrap();
    let own = folder.path().join("own.jsonl");
    std::fs::write(&own, include_str!("../data/games.jsonl").lines().take(3).collect::<Vec<_>>().join("\n")).unwrap();
    let out = folder.path().join("sheet.svg");
    let arguments = [
        "sheet",
        own.to_str().unwrap(),
        "--per-page",
        "2",
        "--solutions",
        "--title",
        "Monday",
        "--out",
        out.to_str().unwrap(),
    ];
    let done = ask(&arguments, "");
    assert!(text(&done.stdout).starts_with("3 puzzles on 3 pages:\n"), "{}", text(&done.stdout));
    assert!(!text(&done.stdout).contains("--seed"), "nothing was drawn by lot");
    let page = |number: u32| std::fs::read_to_string(folder.path().join(format!("sheet-{number}.svg"))).unwrap();
    assert!((1..=3).all(|number| page(number).starts_with("<svg ")));
    assert!(page(1).contains("<desc>Monday\n1\n") && page(3).contains("<desc>Solutions\n1\n"));
    let ids = include_str!("../data/games.jsonl").lines().take(3).map(|line| line.split('"').nth(3).unwrap());
    let solutions = page(3);
    let places: Vec<usize> = ids.map(|id| solutions.find(id).unwrap()).collect();
    assert!(places.is_sorted(), "{places:?}");
}

#[test]
fn what_cannot_be_written_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("sheet.pdf");
    let refused = |arguments: &[&str], reason: &str| {
        let done = ask(&[&["sheet"], arguments].concat(), "");
        assert_eq!(done.status.code(), Some(2), "{arguments:?}");
        assert!(text(&done.stderr).contains(reason), "{}", text(&done.stderr));
        assert!(!out.exists());
    };
    let out_text = out.to_str().unwrap();
    refused(&["--out", "sheet.png"], "must end in .pdf or .svg");
    refused(&["--out", out_text, "--rating", "..10"], "No puzzle fits");
    refused(&["--out", out_text, "--per-page", "7"], "2");
    refused(&["--out", out_text, "--font", "no-such-font.ttf"], "no-such-font.ttf");
    refused(&["--out", out_text, "--font", "Cargo.toml"], "no font that can be used");
    refused(&["--out", out_text, "--title", "\u{10ffff}"], "No font has");
    refused(&["--out", "Cargo.toml/sheet.pdf", "--count", "2"], "Cargo.toml");
}
