//! Things in place of our files that are not regular files: links, pipes, sockets, devices.

#![cfg(unix)]

use std::fs;
use std::io::ErrorKind;
use std::os::unix::fs::{PermissionsExt as _, symlink};
use std::os::unix::net::UnixListener;
use std::path::{Path, PathBuf};
use std::sync::mpsc::channel;
use std::time::Duration;

use crate::command::{run, text};
use damier::words;
use damier_app::settings::Settings;
use damier_app::store::Store;
use damier_app::store::keeper::{KeeperProblem, News, start_keeper};
use etude_store::StoreError;
use etude_store::settings::{load, save};

/// Creates something at a path.
type Make = fn(&Path);

/// Things that are not regular files.
const THINGS: [(&str, Make); 4] = [
    ("pipe", |place| assert!(std::process::Command::new("mkfifo").arg(place).status().unwrap().success())),
    ("socket", |place| drop(UnixListener::bind(place).unwrap())),
    ("device", |place| symlink("/dev/zero", place).unwrap()),
    ("folder", |place| fs::create_dir(place).unwrap()),
];

/// The result of an action that must not block.
fn at_once<T: Send + 'static>(what: &str, action: impl FnOnce() -> T + Send + 'static) -> T {
    let (sender, done) = channel();
    std::thread::spawn(move || sender.send(action()));
    done.recv_timeout(Duration::from_secs(60)).unwrap_or_else(|_| panic!("{what}: it hangs"))
}

#[test]
fn what_is_no_file_is_refused_at_once() {
    for (name, make) in THINGS {
        let folder = tempfile::tempdir().unwrap();
        let place = folder.path().join("progress.sqlite3");
        make(&place);
        let path = place.clone();
        let (opened, read) = at_once(name, move || {
            (Store::open(&path).err().map(|error| words::store_error(&error)), Store::open_to_read(&path).is_err())
        });
        assert!(opened.is_some_and(|error| error.contains("not a regular file")), "{name}");
        assert!(read, "{name}");
        let path = place.clone();
        let (complaints, saved) = at_once(name, move || (load::<Settings>(&path).1, save(&path, &Settings::default())));
        assert!(
            complaints.len() == 1 && words::settings_error(&complaints[0]).contains("not a regular file"),
            "{name}: {complaints:?}"
        );
        assert!(saved.is_err(), "{name}");
        assert!(!fs::symlink_metadata(&place).unwrap().is_file(), "{name} is still there");
    }
}

#[test]
fn what_is_no_file_is_reported_and_the_trainer_works() {
    for (name, make) in THINGS {
        let folder = tempfile::tempdir().unwrap();
        make(&folder.path().join("draft-1.json"));
        let path = folder.path().join("progress.sqlite3");
        let news = at_once(name, move || {
            let (sender, news) = channel();
            let keeper = start_keeper(Some(path), None, etude::rating::Strength::default(), move |told| {
                sender.send(told).is_ok()
            })
            .unwrap();
            assert_eq!(keeper.end(), None);
            news.iter().collect::<Vec<_>>()
        });
        let told = |news: &News| matches!(news, News::Problem(KeeperProblem::Unfinished(why)) if words::unfinished_error(why).contains("not a regular"));
        assert!(news.iter().any(told), "{name}: {news:?}");
    }
}

fn mode(path: &Path) -> u32 {
    fs::metadata(path).unwrap().permissions().mode() & 0o777
}

#[test]
fn what_lies_behind_a_link_keeps_its_permissions() {
    let folder = tempfile::tempdir().unwrap();
    let elsewhere = folder.path().join("elsewhere");
    drop(Store::open(&elsewhere.join("kept.sqlite3")).unwrap());
    let kept = elsewhere.join("kept.sqlite3");
    let (link, lock) = (folder.path().join("progress.sqlite3"), folder.path().join("progress.sqlite3.lock"));
    fs::set_permissions(&kept, fs::Permissions::from_mode(0o644)).unwrap();
    symlink(&kept, &link).unwrap();
    drop(Store::open(&link).unwrap());
    assert_eq!(mode(&kept), 0o644);
    // A file of our own becomes private.
    drop(Store::open(&kept).unwrap());
    assert_eq!(mode(&kept), 0o600);
    // A lock file that is a link is rejected, and its target left alone.
    let victim = folder.path().join("victim");
    fs::write(&victim, "").unwrap();
    fs::set_permissions(&victim, fs::Permissions::from_mode(0o644)).unwrap();
    fs::remove_file(&lock).unwrap();
    symlink(&victim, &lock).unwrap();
    assert!(Store::open(&link).is_err());
    assert_eq!((mode(&victim), fs::read(&victim).unwrap()), (0o644, Vec::new()));
}

#[test]
fn settings_are_written_through_links() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    fs::create_dir(at("dotfiles")).unwrap();
    symlink("between", at("settings.toml")).unwrap();
    symlink("dotfiles/damier.toml", at("between")).unwrap();
    // The last link leads to a missing file, then to an existing one.
    for _ in 0..2 {
        save(&at("settings.toml"), &Settings::default()).unwrap();
        assert_eq!(fs::read_link(at("settings.toml")).unwrap(), PathBuf::from("between"));
        assert!(fs::symlink_metadata(at("dotfiles/damier.toml")).unwrap().is_file());
    }
    symlink("round", at("about")).unwrap();
    symlink("about", at("round")).unwrap();
    assert!(save(&at("round"), &Settings::default()).is_err());
}

#[test]
fn a_link_to_nothing_is_named_wherever_a_file_is_opened() {
    let home = tempfile::tempdir().unwrap();
    let at = |name: &str| home.path().join(name);
    let gone = at("gone");
    let names_it = |said: &str| said.contains(&format!("a link to {}, which is missing", gone.display()));
    for link in ["puzzles", "lessons", "settings.toml", "games.pdn", "own.jsonl"] {
        symlink("gone", at(link)).unwrap();
    }
    for arguments in [
        &["puzzles", "stats"][..],
        &["puzzles", "import", "games.pdn"],
        &["course", "page", "1"],
        &["pdn", "format", "games.pdn"],
        &["pdn", "check", "games.pdn"],
        &["import", "games.pdn", "--me", "x"],
        &["sheet", "own.jsonl", "--out", "sheet.pdf"],
        &["analyse", "--pdn", "games.pdn"],
    ] {
        let arguments: Vec<String> = arguments
            .iter()
            .map(|each| if each.contains('.') { at(each).to_string_lossy().into_owned() } else { (*each).to_owned() })
            .collect();
        let output = run(home.path(), &arguments.iter().map(String::as_str).collect::<Vec<_>>());
        let said = text(&output.stderr);
        assert!(names_it(said), "{arguments:?}: {said}");
    }
    // The settings are written through the link, so its target may be missing; it is told all the same.
    assert!(load::<Settings>(&at("settings.toml")).1.iter().any(|error| names_it(&words::settings_error(error))));
    // Unfinished work, and a data folder that is itself such a link.
    symlink("gone", at("draft-1.json")).unwrap();
    let told = |path: PathBuf| {
        let (sender, news) = channel();
        let tell = move |told| sender.send(told).is_ok();
        let keeper = start_keeper(Some(path), None, etude::rating::Strength::default(), tell).unwrap();
        assert_eq!(keeper.end(), None);
        news.iter().collect::<Vec<_>>()
    };
    let news = told(at("progress.sqlite3"));
    assert!(
        news.iter().any(
            |news| matches!(news, News::Problem(KeeperProblem::Unfinished(why)) if names_it(&words::unfinished_error(why)))
        ),
        "{news:?}"
    );
    let error = words::store_error(&Store::open(&at("puzzles/progress.sqlite3")).err().unwrap());
    assert!(names_it(&error), "{error}");
    assert!(error.ends_with("restore that or remove the link"), "nothing else helps: {error}");
    assert!(!gone.exists(), "nothing was made there");
}

#[test]
fn a_place_that_cannot_be_used_is_told_with_what_helps() {
    let told = |home: &Path| {
        let output = run(home, &["stats"]);
        assert!(!output.status.success(), "{output:?}");
        text(&output.stderr).trim_end().to_owned()
    };
    let home = || {
        let home = tempfile::tempdir().unwrap();
        let file = home.path().join("progress/progress.sqlite3");
        fs::create_dir(file.parent().unwrap()).unwrap();
        (home, file)
    };
    let (at, file) = home();
    symlink("nothing", &file).unwrap();
    assert!(told(at.path()).ends_with("nothing, which is missing: restore that or remove the link"));
    let (at, file) = home();
    fs::create_dir(&file).unwrap();
    assert!(told(at.path()).ends_with("it is not a regular file. Rename it, or set DAMIER_HOME to another folder"));
    let (at, file) = home();
    symlink("progress.sqlite3", file).unwrap();
    assert!(told(at.path()).ends_with(". Set DAMIER_HOME to another folder"));
    let (at, file) = home();
    fs::remove_dir(file.parent().unwrap()).unwrap();
    fs::write(file.parent().unwrap(), "").unwrap();
    assert!(told(at.path()).ends_with("it should be a folder. Rename it, or set DAMIER_HOME to another folder"));
    // The administrator may write everywhere, so only the words are tried.
    for (kind, help) in [
        (ErrorKind::PermissionDenied, "Make it writable, or set DAMIER_HOME to another folder"),
        (ErrorKind::StorageFull, "Free some space, or set DAMIER_HOME to a folder on another disk"),
        (ErrorKind::ReadOnlyFilesystem, "Set DAMIER_HOME to another folder"),
    ] {
        let error = StoreError::Unusable { path: file.clone(), error: std::io::Error::from(kind).into() };
        assert!(words::store_error(&error).ends_with(&format!(". {help}")), "{error:?}");
    }
}
