//! Progress on the command line: exported, imported, backed up, counted.

use damier::shipped;
use std::path::Path;
use std::process::Output;

use damier_app::store::Store;
use damier_app::store::games::{Finds, OwnDrill, OwnGame};
use etude::effort::Credit;
use serde_json::Value;

use crate::command::run;
use crate::store_support::{DAY, Recording, item, puzzle};

fn text(output: &Output) -> &str {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    str::from_utf8(&output.stdout).expect("it writes UTF-8")
}

/// A home with two solved puzzles and one failed.
fn home() -> tempfile::TempDir {
    let home = tempfile::tempdir().expect("a folder");
    let path = home.path().join("progress/progress.sqlite3");
    let (mut store, _) = Store::open(&path).expect("a store");
    for (name, verdict) in [("i1", Credit::Full), ("i2", Credit::Full), ("i3", Credit::None)] {
        store.put(&puzzle(name, verdict), Some(item())).expect("it is kept");
    }
    home
}

#[test]
fn an_export_read_in_elsewhere_gives_the_same_export() {
    let (one, other) = (home(), tempfile::tempdir().unwrap());
    for form in ["--json", "--csv"] {
        let other = other.path().join(form);
        let exported = run(one.path(), &["progress", "export", form]);
        let file = one.path().join("export");
        std::fs::write(&file, text(&exported)).unwrap();
        let file = file.to_str().unwrap();
        assert_eq!(text(&run(&other, &["progress", "import", file])), "3 new attempts\n");
        assert_eq!(text(&run(&other, &["progress", "import", file])), "0 new attempts\n");
        assert_eq!(text(&run(&other, &["progress", "export", form])), text(&exported));
    }
}

#[test]
fn a_backup_is_a_home_of_its_own_and_is_never_written_over() {
    let (one, other) = (home(), tempfile::tempdir().unwrap());
    std::fs::create_dir(other.path().join("progress")).unwrap();
    let copy = other.path().join("progress/progress.sqlite3");
    let arguments = ["progress", "backup", copy.to_str().unwrap()];
    assert!(run(one.path(), &arguments).status.success());
    let exported = |home: &Path| text(&run(home, &["progress", "export"])).to_owned();
    assert_eq!(exported(other.path()), exported(one.path()));
    let again = run(one.path(), &arguments);
    assert_eq!(again.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&again.stderr).contains("it exists already and is not overwritten"), "{again:?}");
}

#[test]
fn statistics_say_what_was_done() {
    let home = home();
    let stats: Value = serde_json::from_str(text(&run(home.path(), &["stats", "--json"]))).unwrap();
    assert_eq!(stats["done"], 3);
    assert_eq!(stats["themes"][0]["name"], "direct");
    assert_eq!((&stats["themes"][0]["tried"], &stats["themes"][0]["right"]), (&Value::from(3), &Value::from(2)));
    assert_eq!(stats["ratings"][0]["provisional"], true);
    assert_eq!(stats["days"][0]["day"], "2026-11-21");
    let shown = run(home.path(), &["stats"]);
    assert!(text(&shown).contains("direct"), "{}", text(&shown));
}

/// The command counts what is due today as the screen does: by the settings, among the available puzzles, with the
/// endings given away in games.
#[test]
fn statistics_go_by_the_settings_and_know_what_there_is() {
    let home = tempfile::tempdir().unwrap();
    let (mut store, _) = Store::open(&home.path().join("progress/progress.sqlite3")).unwrap();
    let shipped = shipped::collection();
    let ids = shipped.entries().iter().take(30).map(|entry| entry.id.to_string());
    for name in ids.chain((0..9).map(|number| format!("gone{number}"))) {
        store.put(&puzzle(&name, Credit::None), None).unwrap();
    }
    let due = |home: &Path| {
        let stats: Value = serde_json::from_str(text(&run(home, &["stats", "--json"]))).unwrap();
        (stats["due"].as_array().unwrap().len(), stats["waiting"].as_u64().unwrap())
    };
    // The nine that are gone wait as others of their theme.
    assert_eq!(due(home.path()), (20, 39));
    let game =
        OwnGame { id: "g1".to_owned(), pdn: String::new(), mine: "white".to_owned(), searched: true, place: None };
    let drill = OwnDrill {
        item: "win KKM v K from W:WK6,K8,45:BK2".to_owned(),
        variant: "international".to_owned(),
        game: "g1".to_owned(),
        source: "{}".to_owned(),
        day: DAY.to_string(),
    };
    store.add_games(&[game], Finds { drills: vec![drill], ..Finds::default() }).unwrap();
    assert_eq!(due(home.path()), (20, 40));
    std::fs::write(home.path().join("settings.toml"), "reviews = 5\nretention = 0.8\n").unwrap();
    assert_eq!(due(home.path()), (5, 40));
}

/// One value that was tampered with, and a text that is not UTF-8.
#[test]
fn what_cannot_be_read_is_passed_over_and_counted() {
    let home = home();
    let file = rusqlite::Connection::open(home.path().join("progress/progress.sqlite3")).unwrap();
    file.execute_batch("update attempt set verdict = 'great' where item = 'i1'").unwrap();
    let told = |output: &Output| String::from_utf8_lossy(&output.stderr).into_owned();
    let stats = run(home.path(), &["stats", "--json"]);
    assert_eq!(serde_json::from_str::<Value>(text(&stats)).unwrap()["done"], 2);
    assert!(told(&stats).contains("1 exercise in your history cannot be read"), "{stats:?}");
    file.execute_batch("update attempt set detail = cast(x'ff' as text) where item = 'i2'").unwrap();
    for form in ["--json", "--csv"] {
        let exported = run(home.path(), &["progress", "export", form]);
        let is_there = ["i1", "i2", "i3"].map(|item| text(&exported).contains(item));
        assert_eq!(is_there, [false, false, true], "{form}");
        assert!(told(&exported).contains("2 exercises in your history cannot be read"), "{exported:?}");
    }
}

#[test]
fn what_cannot_be_used_is_refused_with_a_reason() {
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join("no-export");
    std::fs::write(&file, "{\"format\":\"other\",\"version\":1,\"attempts\":[]}").unwrap();
    let output = run(home.path().join("h"), &["progress", "import", file.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(2));
    let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(complaint.contains("no-export") && complaint.contains("the format is \"other\""), "{complaint}");
    // A file in place of the folder.
    let output = run(&file, &["stats"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("set DAMIER_HOME"), "{output:?}");
}
