//! `damier-lab mine` and `damier-lab select` keep their contracts.

use super::{lab, text};
use damier_endings::TableSet;
use damier_puzzles::thresholds::DEFAULT_NODES;
use damier_puzzles::verification::Verifier;
use damier_puzzles::{Collection, Record};

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

/// Mines a few games in `of` shards and chooses from all of them.
fn chosen_from_shards(of: usize) -> Vec<u8> {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let mut select = vec!["select".to_owned(), "--out".to_owned(), path("chosen.jsonl")];
    for number in 1..=of {
        let (shard, out) = (format!("{number}/{of}"), path(&format!("{number}.jsonl")));
        let common = ["mine", "--again", "--levels", "7", "--variant", "russian", "--nodes", "1000"];
        let mined = lab(&[&common[..], &["--shard", &shard, "--out", &out]].concat());
        assert!(mined.status.success(), "{}", text(&mined.stderr));
        select.push(out);
    }
    let selected = lab(&select.iter().map(String::as_str).collect::<Vec<_>>());
    assert!(selected.status.success(), "{}", text(&selected.stderr));
    std::fs::read(path("chosen.jsonl")).unwrap()
}

#[test]
fn shards_give_what_a_single_run_gives() {
    let whole = chosen_from_shards(1);
    assert!(text(&whole).lines().count() >= 5);
    assert!(whole == chosen_from_shards(7));
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
    let vary = ["mine", "--of", "puzzles/skeletons.pdn", "--out", "/no/such/folder/out.jsonl", "--vary"];
    refused(&[&vary[..], &["majority"]].concat(), "unknown motif");
    refused(&[&vary[..], &["turc"]].concat(), "puzzles/skeletons.pdn:1:");
    for shard in ["0/7", "8/7", "7", "one/7"] {
        refused(&["mine", "--endings", "1", "--shard", shard, "--out", "out.jsonl"], "K from 1 to N");
    }
}

#[test]
fn a_longer_proof_replaces_the_earlier_one_or_drops_the_puzzle() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let done = |arguments: &[&str]| {
        let output = lab(arguments);
        assert!(output.status.success(), "{}", text(&output.stderr));
        text(&output.stderr).to_owned()
    };
    let records = |name: &str| -> Vec<Record> {
        let lines = std::fs::read_to_string(path(name)).unwrap();
        lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    };
    // The first one promises nine men, the second one has been proven at length.
    let before = include_str!("../data/puzzles.jsonl").replace(r#""nodes":250000"#, r#""nodes":100"#);
    let before = before.replacen(r#""men":1"#, r#""men":9"#, 1).replacen(r#""nodes":100"#, r#""nodes":250000"#, 2);
    std::fs::write(path("before"), before.replacen(r#""nodes":250000"#, r#""nodes":100"#, 1)).unwrap();
    let before = records("before");
    let [too_much, proven] = [&before[0].id, &before[1].id];

    for shard in ["1/2", "2/2"] {
        let out = path(&shard[..1]);
        done(&["prove", &path("before"), "--nodes", "20000", "--shard", shard, "--out", &out]);
    }
    let both = [records("1"), records("2")];
    assert!(both.iter().all(|part| !part.is_empty()));
    let both = both.concat();
    assert_eq!(both.len(), before.len() - 1);
    assert!(both.iter().all(|record| record.verification.nodes == 20_000 && record.id != *proven));
    let failed: Vec<&String> = both.iter().filter(|each| !each.status.is_proven()).map(|each| &each.id).collect();
    assert_eq!(failed, [too_much]);

    let said = done(&["select", &path("before"), &path("1"), &path("2"), "--out", &path("chosen")]);
    assert!(said.contains("left out: 1 failed, 9 the same"), "{said}");
    let chosen = records("chosen");
    assert!(chosen.iter().all(|record| record.id != *too_much && record.verification.nodes >= 20_000));
    done(&["prove", &path("chosen"), "--nodes", "20000", "--out", &path("nothing")]);
    assert_eq!(records("nothing"), []);
    done(&["prove", &path("chosen"), "--again", "--nodes", "10000", "--out", &path("again")]);
    assert_eq!(records("again").len(), chosen.len());
}

#[test]
fn sifting_writes_the_puzzles_that_may_have_another_right_move() {
    // After 21-27 32x21 the capture 16x36 was worth as much as 23x41 in a proof with 2,500,000 positions.
    let close = r#"{"id":"i9062a358c3db","variant":"international","fen":"\
B:W22,28,30,31,32,33,35,37,38,40,42,43,45,46,48,49:B1,2,3,4,5,6,11,13,14,15,16,19,20,21,23,24","solution":[{"move":"21-27","replies":[{"move":"32x21","next":\
[{"move":"23x41","finish":["46x37","16x36"]}]}]}],"goal":{"kind":"material","men":2},"tags":["moves-2"],\
"rating":{"value":1190,"deviation":127},"verification":{"engine":"0.1.0","nodes":250000,"margin":264}}"#;
    let clear = r#"{"id":"ibc5ea67e98a4","variant":"international","fen":"W:W20,27,32,37:B16,17,21,29,30","solution":\
[{"move":"27-22","finish":["17x28","32x25"]}],"goal":{"kind":"material","men":2},"tags":["moves-1"],\
"rating":{"value":867,"deviation":250},"verification":{"engine":"0.1.0","nodes":250000,"margin":200}}"#;
    // A proof with 2,500,000 positions found that 43-38 wins as well.
    let won = r#"{"id":"i6e1eaef1f7fb","variant":"international","fen":"W:W9,39,43:B11,12,19,20","solution":\
[{"move":"9-3","finish":["11-17","3x25"]}],"goal":{"kind":"material","men":1},"tags":["moves-1"],\
"rating":{"value":2362,"deviation":217},"verification":{"engine":"0.1.0","nodes":250000,"margin":29923}}"#;
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    std::fs::write(path("both"), [close, clear, won].map(|record| record.replace("\\\n", "") + "\n").concat()).unwrap();
    let sifted = lab(&["prove", &path("both"), "--sift", "--nodes", "1000000", "--out", &path("close")]);
    assert!(sifted.status.success(), "{}", text(&sifted.stderr));
    let found = std::fs::read_to_string(path("close")).unwrap();
    assert_eq!(found.lines().count(), 2);
    assert!(found.contains("i6e1eaef1f7fb") && found.contains("another move may win"), "{found}");
    assert!(found.contains("i9062a358c3db") && found.contains("16x36 is not clearly worse"), "{found}");
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

#[test]
fn the_tables_of_the_collection_are_current() {
    let shipped = concat!(env!("CARGO_MANIFEST_DIR"), "/../../puzzles");
    let folder = tempfile::tempdir().unwrap();
    for file in std::fs::read_dir(shipped).unwrap() {
        let file = file.unwrap();
        std::fs::copy(file.path(), folder.path().join(file.file_name())).unwrap();
    }
    let written = lab(&["tables", folder.path().to_str().unwrap()]);
    assert!(written.status.success(), "{}", text(&written.stderr));
    let readme = |folder: &std::path::Path| std::fs::read_to_string(folder.join("README.md")).unwrap();
    assert!(readme(folder.path()) == readme(shipped.as_ref()), "run damier-lab tables");
}
