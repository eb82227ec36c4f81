//! `damier puzzles` and `damier bench` keep their contract.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests may fail the test")]

use std::process::Output;

use damier_puzzles::Status;

use crate::command::{ask, run, text};

#[test]
fn a_failing_puzzle_is_named_and_the_exit_code_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("own.jsonl");
    let record = include_str!("../data/games.jsonl").lines().next().unwrap();
    std::fs::write(&path, format!("{}\nno puzzle\n", record.replace("\"men\":", "\"men\":1"))).unwrap();
    let verified = ask(&["puzzles", "verify", path.to_str().unwrap()], "");
    assert_eq!(verified.status.code(), Some(1));
    assert!(text(&verified.stdout).contains("own.jsonl:2: "), "{}", text(&verified.stdout));
    assert!(text(&verified.stdout).contains("the goal is not reached"), "{}", text(&verified.stdout));
}

#[test]
fn a_sample_is_drawn_with_a_seed() {
    let verified = ask(&["puzzles", "verify", "--sample", "3", "--seed", "7", "--nodes", "50000"], "");
    assert!(text(&verified.stdout).starts_with("seed 7\n"), "{}", text(&verified.stdout));
    assert!(text(&verified.stdout).contains("verified 3 "), "{}", text(&verified.stdout));
}

#[test]
fn a_puzzle_is_shown_by_the_beginning_of_its_id() {
    let record = include_str!("../data/games.jsonl").lines().next().unwrap();
    let id = record.split('"').nth(3).unwrap();
    let shown = ask(&["puzzles", "show", &id[..9]], "");
    assert!(text(&shown.stdout).starts_with(&format!("{id} international ")), "{}", text(&shown.stdout));
    let nothing = ask(&["puzzles", "show", "q"], "");
    assert_eq!(nothing.status.code(), Some(2));
    assert!(text(&nothing.stderr).contains("there is no puzzle q"));
}

#[test]
fn puzzles_are_listed_by_tag_rating_and_variant() {
    let all = ask(&["puzzles", "list"], "");
    let some = ask(&["puzzles", "list", "--tag", "royal", "--rating", "800..2600", "--variant", "international"], "");
    let lines: Vec<&str> = text(&some.stdout).lines().collect();
    assert!(!lines.is_empty() && lines.len() < text(&all.stdout).lines().count());
    assert!(lines.iter().all(|line| line.contains(" international ") && line.contains(" royal")), "{lines:?}");
    let json = ask(&["puzzles", "list", "--tag", "royal", "--json"], "");
    for line in text(&json.stdout).lines() {
        assert!(serde_json::from_str::<damier_puzzles::Record>(line).unwrap().tags.contains(&"royal".into()));
    }
    assert_eq!(text(&ask(&["puzzles", "list", "--rating", "..10"], "").stdout), "");
    assert_eq!(ask(&["puzzles", "list", "--rating", "10"], "").status.code(), Some(2));
    let unknown = ask(&["puzzles", "list", "--tag", "philipe"], "");
    assert_eq!(unknown.status.code(), Some(2));
    assert!(text(&unknown.stderr).contains("no puzzle has the tag \"philipe\"; the motifs are direct, "));
    assert!(
        ask(&["puzzles", "list", "--tag", "bombe", "--variant", "russian"], "").status.success(),
        "known, but of none"
    );
}

#[test]
fn statistics_are_an_object_too() {
    let stats = ask(&["puzzles", "stats", "--json"], "");
    let stats: serde_json::Value = serde_json::from_slice(&stats.stdout).unwrap();
    let sum =
        |group: &str| stats[group].as_object().unwrap().values().map(|count| count.as_u64().unwrap()).sum::<u64>();
    for group in ["variants", "sources", "lengths", "phases", "ratings"] {
        assert_eq!(sum(group), stats["puzzles"].as_u64().unwrap(), "{group}");
    }
    assert_eq!(stats["proof"]["current"], true, "prove the collection again, and write its signature");
    let words = ask(&["puzzles", "stats"], "");
    assert!(text(&words.stdout).contains("\nproof current (signature "), "{}", text(&words.stdout));
}

#[test]
fn records_are_exported_as_they_were_packed() {
    let exported = ask(&["puzzles", "export", "--jsonl", "--variant", "international"], "");
    assert!(exported.status.success(), "{}", text(&exported.stderr));
    let read = |text: &str| -> Vec<damier_puzzles::Record> {
        text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    };
    let exported = read(text(&exported.stdout));
    // The first hundred are lines of the collection as it was before packs. Since then some puzzles have been left out,
    // the others have been proven again, and tags and merits have changed.
    let mut found = 0;
    for mut line in read(include_str!("../data/games.jsonl")).into_iter().take(100) {
        if let Some(record) = exported.iter().find(|record| record.id == line.id) {
            (line.tags, line.merit, line.rating) = (record.tags.clone(), record.merit, record.rating);
            line.verification = record.verification.clone();
            assert_eq!(*record, line);
            assert!(record.verification.nodes >= 250_000, "{}", record.id);
            found += 1;
        }
    }
    assert!(found >= 80, "{found}");
}

#[test]
fn what_is_exported_can_be_imported() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("royal.pdn");
    let exported = ask(&["puzzles", "export", "--pdn", "--tag", "royal", "--rating", "1700.."], "");
    assert!(exported.status.success());
    std::fs::write(&path, &exported.stdout).unwrap();
    let imported = ask(&["puzzles", "import", path.to_str().unwrap()], "");
    let ids = |output: &Output| -> Vec<String> {
        let records =
            text(&output.stdout).lines().map(|line| serde_json::from_str::<damier_puzzles::Record>(line).unwrap());
        records.map(|record| record.id).collect()
    };
    assert_eq!(
        ids(&imported),
        ids(&ask(&["puzzles", "list", "--tag", "royal", "--rating", "1700..", "--json"], "")),
        "{}",
        text(&imported.stderr)
    );
    let already =
        text(&imported.stderr).lines().filter(|line| line.contains("the collection has this position already"));
    assert_eq!(already.count(), ids(&imported).len(), "every one of them");
}

/// Imports a text and returns the records with the messages about them.
fn imported(folder: &std::path::Path, games: &str) -> (Output, Vec<damier_puzzles::Record>) {
    let path = folder.join("brought.pdn");
    std::fs::write(&path, games).unwrap();
    let output = ask(&["puzzles", "import", path.to_str().unwrap(), "--nodes", "4000"], "");
    let records = text(&output.stdout).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    (output, records)
}

#[test]
fn a_composition_is_kept_whatever_the_proof_says() {
    let folder = tempfile::tempdir().unwrap();
    let games = concat!(
        "[FEN \"W:W20,27,32,37:B16,17,21,29,30\"]\n\n1. 37-31 *\n\n",
        "[FEN \"W:W33,46,47,48:B28,29\"]\n\n1. 33x22 *\n\n",
        "[FEN \"W:W31:B20\"]\n\n1. 31-26 *\n\n",
    );
    let (output, records) = imported(folder.path(), games);
    let said = text(&output.stderr);
    assert_eq!(output.status.code(), Some(0), "{said}");
    let [worse, dual, unclear] = &records[..] else { panic!("{said}") };
    let Status::Unproven { reason } = &worse.status else { panic!("{:?}", worse.status) };
    assert!(reason.starts_with("move 1: 27-22 is better"), "{reason}");
    assert_eq!(dual.status, Status::Dual { number: 1, played: "33x24".to_owned() });
    assert!(matches!(unclear.status, Status::Unproven { .. }), "{:?}", unclear.status);
    assert_eq!(
        records.iter().map(|record| record.solution[0].played.as_str()).collect::<Vec<_>>(),
        ["37-31", "33x22", "31-26"]
    );
    assert!(said.contains("3 puzzles: 0 proven, 1 dual, 2 unproven; 0 refused"), "{said}");
    assert!(
        said.contains("Nothing is stored. To train these puzzles, save this output as a file ending in .jsonl"),
        "{said}"
    );
    assert_eq!(said.matches("already, as ibc5ea67e98a4").count(), said.matches("already").count(), "{said}");
    assert_eq!(said.matches("already").count(), 1, "the first is a puzzle of ours: {said}");
    assert!(
        said.contains(&format!("brought.pdn: game 2: {}: dual: 33x24 is about as good as move 1", dual.id)),
        "{said}"
    );

    // What was kept is shown with its status, and verifying it reports no failure.
    let home = folder.path().join("home");
    std::fs::create_dir_all(home.join("puzzles")).unwrap();
    let file = home.join("puzzles/own.jsonl");
    std::fs::write(&file, &output.stdout).unwrap();
    let shown = run(home.to_str().unwrap(), &["puzzles", "show", &dual.id]);
    assert!(text(&shown.stdout).contains("\ndual: 33x24 is about as good as move 1\n"), "{}", text(&shown.stdout));
    let verified = ask(&["puzzles", "verify", file.to_str().unwrap(), "--nodes", "4000"], "");
    assert_eq!(verified.status.code(), Some(0), "{}", text(&verified.stdout));
    assert!(text(&verified.stdout).contains(&format!("{}: unproven: ", worse.id)), "{}", text(&verified.stdout));
}

#[test]
fn a_game_without_a_setup_or_a_move_is_no_composition() {
    let folder = tempfile::tempdir().unwrap();
    let (output, records) = imported(folder.path(), "1. 32-28 19-23 *\n\n[FEN \"W:W31:B20\"]\n*\n");
    assert_eq!((output.status.code(), records.len()), (Some(1), 0));
    let errors = text(&output.stderr);
    assert!(errors.contains("brought.pdn: game 1: it begins in the starting position"), "{errors}");
    assert!(errors.contains("brought.pdn: game 2: it has no moves"), "{errors}");
}

#[test]
fn a_solution_of_any_length_can_be_read_back() {
    let folder = tempfile::tempdir().unwrap();
    let mut game = "[FEN \"W:WK6:BK45\"]\n\n".to_owned();
    for turn in 0..100 {
        game += if turn % 2 == 0 { "6-1 45-50 " } else { "1-6 50-45 " };
    }
    let (output, records) = imported(folder.path(), &(game + "*\n"));
    assert_eq!(records.len(), 1, "{}", text(&output.stderr));
    assert!(damier_puzzles::Puzzle::from_record(&records[0]).is_ok());
}

#[test]
fn a_users_own_puzzles_are_there_and_bad_lines_are_named() {
    let home = tempfile::tempdir().unwrap();
    let folder = home.path().join("puzzles");
    std::fs::create_dir(&folder).unwrap();
    let record = r#"{"id":"i09ec0d8c1c33","variant":"international","fen":"W:W31,36:B1,22","solution":[],"goal":{"kind":"win"},"rating":{"value":900,"deviation":9},"verification":{"engine":"0","nodes":1,"margin":1}}"#;
    std::fs::write(folder.join("own.jsonl"), format!("{record}\nrubbish\n")).unwrap();
    let home = home.path().to_str().unwrap();
    let listed = run(home, &["puzzles", "list"]);
    assert_eq!(listed.status.code(), Some(1));
    assert!(text(&listed.stdout).contains("i09ec0d8c1c33 international 900"), "{}", text(&listed.stdout));
    assert!(text(&listed.stderr).contains("own.jsonl:2: expected value at line 1"), "{}", text(&listed.stderr));
}
