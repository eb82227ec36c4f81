//! The settings file: valid values apply, invalid ones are reported with their line, and no text in the file is lost.

use std::fs;
use std::path::{Path, PathBuf};

use damier::words;
use damier_app::settings::{
    Cells, Colors, Experience, Face, Graphics, LanguageName, MoveStyle, Numbers, PieceSet, Settings, Speech, Speed,
    ThemeName,
};
use etude_store::settings::{Problem, Saver, SettingsError, save, write};

fn read(text: &str) -> (Settings, Vec<Problem>) {
    etude_store::settings::read(text)
}

fn load(path: &Path) -> (Settings, Vec<SettingsError>) {
    etude_store::settings::load(path)
}

fn data(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/settings").join(name)
}

fn text(name: &str) -> String {
    fs::read_to_string(data(name)).expect("it belongs to the tests").replace("\r\n", "\n")
}

fn whole() -> Settings {
    Settings {
        variant: damier_rules::Variant::Russian,
        experience: Experience::Club,
        language: LanguageName::coded("zh-CN"),
        face: Face::Plain,
        speech: Speech::Full,
        move_style: MoveStyle::Notation,
        theme: ThemeName::ColorBlind,
        colors: Colors::True,
        pieces: PieceSet::Unicode,
        graphics: Graphics::Sixel,
        numbers: Numbers::Always,
        cells: Cells::Medium,
        animation: Speed::Off,
        success: 60,
        reviews: 7,
        retention: 93,
        threads: Some(2),
        memory: 64,
        program: "'my engines/scan' hub".to_owned(),
        program_folder: "/opt/scan".to_owned(),
        name: "Anna \"Ann\" Ödegård".to_owned(),
    }
}

#[test]
fn every_setting_is_read_and_written() {
    assert_eq!(read(&text("whole.toml")), (whole(), Vec::new()));
    let written = write("", &whole()).unwrap();
    assert_eq!(read(&written), (whole(), Vec::new()));
    // Only what was chosen is written.
    assert_eq!(write("", &Settings::default()).unwrap(), "");
    assert_eq!(read(""), (Settings::default(), Vec::new()));
}

#[test]
fn what_cannot_be_read_names_line_key_and_allowed_values_and_the_default_counts() {
    let (settings, problems) = read(&text("mixed.toml"));
    let expected = Settings { pieces: PieceSet::Ascii, retention: 80, ..Settings::default() };
    assert_eq!(settings, expected);
    let told: Vec<String> = problems.iter().map(words::settings_problem).collect();
    assert_eq!(told.len(), 6, "{told:#?}");
    assert_eq!(
        told[0],
        "line 2: theme cannot be \"drak\": use \"dark\", \"light\", \"high contrast\", \"colour-blind safe\" or \
         \"monochrome\". \"dark\" applies for now"
    );
    assert!(
        told[1].starts_with(
            "line 5: there is no setting colour; the settings are variant, experience, language, face, speech, moves, theme, \
             colours, "
        ),
        "{}",
        told[1]
    );
    assert_eq!(told[2], "line 6: success cannot be 0.99: use 0.5 to 0.95. 0.75 applies for now");
    assert_eq!(told[3], "line 7: reviews cannot be \"many\": use 1 to 500. 20 applies for now");
    assert_eq!(told[4], "line 8: memory cannot be 0: use 1 to 65536 (MiB). 16 applies for now");
    assert!(told[5].starts_with("line 12: there is no setting future"), "{}", told[5]);
}

#[test]
fn a_value_of_any_wrong_kind_is_told() {
    let wrong = [
        "theme = 1",
        "success = \"0.7\"",
        "success = nan",
        "reviews = 0",
        "retention = 0.5",
        "threads = 0",
        "threads = \"some\"",
        "memory = 99999999999",
        "name = \"two\\nlines\"",
        "engine = 3",
        "engine_folder = [\"a\"]",
        "[name]",
        "[[theme]]",
        "numbers = [\"always\"]",
    ];
    for line in wrong {
        let (settings, problems) = read(line);
        assert_eq!(settings, Settings::default(), "{line}");
        assert_eq!(problems.len(), 1, "{line}");
        assert_eq!(problems[0].line, 1, "{line}");
        assert!(words::settings_problem(&problems[0]).contains("cannot be"), "{}", problems[0]);
    }
}

#[test]
fn what_is_no_toml_is_told_with_its_line() {
    let (settings, problems) = read(&text("broken.toml"));
    assert_eq!(settings, Settings::default());
    assert_eq!(problems.len(), 1);
    assert_eq!(problems[0].line, 2, "{}", problems[0]);
    assert!(words::settings_problem(&problems[0]).contains("not TOML"), "{}", problems[0]);
}

#[test]
fn writing_changes_what_was_chosen_and_nothing_else() {
    let before = text("mixed.toml");
    let (settings, _) = read(&before);
    assert_eq!(write(&before, &settings).as_deref(), Some(before.as_str()));
    let chosen = Settings { theme: ThemeName::Light, reviews: 50, numbers: Numbers::Never, ..settings };
    let after = write(&before, &chosen).unwrap();
    let expected = before
        .replace("\"drak\"", "\"light\"")
        .replace("\"many\"", "50")
        .replace("retention = 0.8\n", "retention = 0.8\nnumbers = \"never\"\n");
    assert_eq!(after, expected);
    assert_eq!(read(&after).0, chosen);
}

#[test]
fn a_file_is_made_with_its_folder_and_can_be_read_by_its_owner_only() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("new/settings.toml");
    assert_eq!(load(&path), (Settings::default(), Vec::new()));
    save(&path, &whole()).unwrap();
    assert_eq!(load(&path), (whole(), Vec::new()));
    // No scratch file is left behind.
    assert_eq!(fs::read_dir(path.parent().unwrap()).unwrap().count(), 1);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
        assert_eq!((mode(&path), mode(path.parent().unwrap())), (0o600, 0o700));
    }
}

#[test]
fn a_file_that_is_no_toml_is_put_aside_before_it_is_replaced() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("settings.toml");
    for bytes in [text("broken.toml").into_bytes(), vec![0xff, 0xfe, 0]] {
        fs::write(&path, &bytes).unwrap();
        let (settings, complaints) = load(&path);
        assert_eq!((settings, complaints.len()), (Settings::default(), 1));
        assert!(words::settings_error(&complaints[0]).contains("settings.toml"), "{}", complaints[0]);
        save(&path, &whole()).unwrap();
        assert_eq!(load(&path).0, whole());
    }
    assert_eq!(fs::read(home.path().join("settings.toml.broken")).unwrap(), text("broken.toml").into_bytes());
    assert_eq!(fs::read(home.path().join("settings.toml.broken-2")).unwrap(), [0xff, 0xfe, 0]);
}

#[cfg(unix)]
#[test]
fn a_link_to_the_file_stays_a_link() {
    let home = tempfile::tempdir().unwrap();
    let (link, path) = (home.path().join("settings.toml"), home.path().join("elsewhere.toml"));
    fs::write(&path, "# mine\n").unwrap();
    std::os::unix::fs::symlink(&path, &link).unwrap();
    save(&link, &whole()).unwrap();
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert!(fs::read_to_string(&path).unwrap().contains("# mine"));
    assert_eq!(load(&path).0, whole());
}

#[test]
fn the_last_of_many_settings_is_the_one_that_is_kept_and_failures_are_told() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("settings.toml");
    let saver = Saver::start(path.clone(), |told| assert!(told.is_empty(), "{told:?}")).unwrap();
    for reviews in 1..=100 {
        saver.save(Settings { reviews, ..Settings::default() });
    }
    drop(saver);
    assert_eq!(load(&path).0.reviews, 100);
    // A folder in place of the file.
    let (sender, told) = std::sync::mpsc::channel();
    let saver = Saver::start(home.path().to_owned(), move |told| drop(sender.send(told))).unwrap();
    saver.save(whole());
    drop(saver);
    let told = told.recv().unwrap();
    assert!(words::settings_error(&told[0]).contains("not saved"), "{told:?}");
    // What is still wrong with the file after writing is reported as well.
    fs::write(&path, text("mixed.toml")).unwrap();
    let (sender, told) = std::sync::mpsc::channel();
    let saver = Saver::start(path, move |told| drop(sender.send(told))).unwrap();
    saver.save(Settings { theme: ThemeName::Light, memory: 32, ..Settings::default() });
    drop(saver);
    assert_eq!(told.recv().unwrap().len(), 4);
}
