//! A program killed at any moment loses no attempt that it has acknowledged, and its file stays sound.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};

use crate::store_support::{Recording, item, puzzle};
use damier_app::store::Store;
use etude::Random;
use etude::effort::Credit;
use rand::{RngExt, SeedableRng};

const FILE: &str = "DAMIER_TEST_KILL_FILE";
const KILLS: usize = 100;

/// The program to kill: it records attempts and acknowledges them, for ever.
#[test]
#[ignore = "started by the test below"]
fn the_program() {
    let Some(path) = std::env::var_os(FILE) else { return };
    let (mut store, aside) = Store::open(Path::new(&path)).unwrap();
    assert_eq!(aside, None);
    let mut out = std::io::stdout();
    for number in 0_u64.. {
        let attempt = store.put(&puzzle(&format!("i{number}"), Credit::Full), Some(item())).unwrap();
        writeln!(out, "kept {}", attempt.uid).unwrap();
        out.flush().unwrap();
    }
}

#[test]
fn no_kill_loses_an_acknowledged_attempt() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("progress/progress.sqlite3");
    let mut random = Random::seed_from_u64(9);
    let mut acknowledged: Vec<String> = Vec::new();
    for kill in 0..KILLS {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "store_kill::the_program", "--ignored", "--nocapture"])
            .env(FILE, &path)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        // The program keeps running while its output is read, so the kill may hit any part of its work, sometimes
        // before the first line.
        for _ in 0..random.random_range(0..6) {
            let line = lines.find(|line| line.as_ref().unwrap().contains("kept ")).unwrap().unwrap();
            acknowledged.push(line.split_once("kept ").unwrap().1.to_owned());
        }
        for _ in 0..random.random_range(0..300_000) {
            std::hint::spin_loop();
        }
        child.kill().unwrap();
        child.wait().unwrap();
        // Attempts acknowledged before the end count as well. The last line may be cut off.
        let rest = lines.map_while(Result::ok).filter_map(|line| Some(line.split_once("kept ")?.1.to_owned()));
        acknowledged.extend(rest.filter(|uid| uid.len() == 32));
        let (store, aside) = Store::open(&path).unwrap();
        assert_eq!(aside, None, "after kill {kill}");
        assert_eq!(store.problems().unwrap(), Vec::<String>::new(), "after kill {kill}");
        let kept: std::collections::HashSet<String> =
            store.attempts().unwrap().into_iter().map(|attempt| attempt.uid).collect();
        let missing = acknowledged.iter().filter(|uid| !kept.contains(*uid)).count();
        assert_eq!(missing, 0, "after kill {kill}");
    }
    assert!(acknowledged.len() > KILLS, "{} attempts were acknowledged", acknowledged.len());
}
