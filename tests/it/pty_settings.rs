//! The real program starts with any settings file, reports what is wrong, and saves what is chosen.

#![cfg(unix)]

use std::fs;

use crate::pty::Terminal;

/// A running program with this text in its settings file.
fn with_settings(text: &str, args: &[&str]) -> Terminal {
    let mut terminal = Terminal::start(&[]);
    terminal.wait_for("q quit");
    fs::write(terminal.home().join("settings.toml"), text).expect("the home is there");
    terminal.restart(args)
}

#[test]
fn bad_settings_are_told_and_the_program_starts() {
    let mut terminal = with_settings("pieces = \"ascii\"\ntheme = \"drak\"\n", &[]);
    terminal.wait_for("\"drak\"");
    terminal.wait_for("line 2");
    terminal.wait_for("/##\\");
}

#[test]
fn settings_that_are_no_toml_are_told_kept_aside_and_replaced() {
    let text = "theme = \"light\npieces = ??\n";
    let mut terminal = with_settings(text, &[]);
    terminal.wait_for("TOML (invalid");
    terminal.press("o");
    terminal.wait_for("changes apply at once");
    // From dark to light.
    terminal.press("\u{1b}[B\u{1b}[C");
    terminal.wait_for("light");
    terminal.press("qqq");
    assert!(terminal.end().success());
    let read = |name: &str| fs::read_to_string(terminal.home().join(name)).expect("it is there");
    assert_eq!(read("settings.toml"), "theme = \"light\"\n");
    assert_eq!(read("settings.toml.broken"), text);
}

#[test]
fn another_file_can_be_named_and_what_is_chosen_there_is_there_at_the_next_start() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let file = folder.path().join("mine.toml");
    let args = ["--config", file.to_str().expect("the path is plain")];
    let mut terminal = Terminal::start(&args);
    terminal.wait_for("q quit");
    terminal.press("o");
    terminal.wait_for("changes apply at once");
    terminal.press("\u{1b}[B\u{1b}[B\u{1b}[B\u{1b}[C\u{1b}[C\u{1b}[C\u{1b}[C\u{1b}[C");
    terminal.wait_for("◂ ascii ▸");
    terminal.press("qqq");
    assert!(terminal.end().success());
    assert_eq!(fs::read_to_string(&file).expect("it is made"), "pieces = \"ascii\"\n");
    let usual = std::fs::read_to_string(terminal.home().join("settings.toml")).unwrap();
    assert_eq!(usual, "", "the usual file is left alone");
    let mut again = terminal.restart(&args);
    again.wait_for("/oo\\");
}
