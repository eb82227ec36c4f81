//! Positions from files and pasted lines, on the screen and in the stream of lines.

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use etude_tui::event::TerminalEvent;
use etude_tui::key::Key;
use etude_tui::run_loop::Program as _;
use yonsan::screen::{Action, Options};
use yonsan::train::position_text::read_typed;

use crate::desk::{Desk, options};

/// A desk with analysis open.
fn analysis() -> Desk {
    let mut desk = Desk::new(80, 24, false);
    desk.open(&["Analysis"]);
    desk
}

fn paste(desk: &mut Desk, text: &str) {
    let action = desk.app.action(TerminalEvent::Paste(text.to_owned())).unwrap();
    desk.act(action);
}

fn stones(desk: &Desk) -> usize {
    desk.app.picture().board.stones()
}

#[test]
fn a_pasted_line_is_opened_and_a_wrong_one_can_be_mended() {
    let mut desk = analysis();
    paste(&mut desk, "h8h9i9\n");
    let text = desk.text();
    assert!(text.contains("Opening: D4 Kagetsu 花月") && text.contains("2. I9"), "{text}");
    paste(&mut desk, "h8 h9 z3");
    let text = desk.text();
    for part in ["Open a position", "h8 h9 z3", "Line 1, column 7: there is no column z", "Write stones in turn"] {
        assert!(text.contains(part), "{part}: {text}");
    }
    // Backspace mends the line, where typing would replace it.
    for _ in 0..2 {
        desk.act(Action::Press(Key::BACKSPACE));
    }
    desk.press("a3\n");
    assert!(desk.text().contains("2. A3") && stones(&desk) == 3, "{}", desk.text());
    desk.press("q");
    assert!(desk.text().contains("2. I9"), "what was analysed before is still there: {}", desk.text());
}

#[test]
fn a_position_is_saved_and_opened_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mine.pos");
    let name = path.to_str().unwrap();
    let mut desk = analysis();
    paste(&mut desk, "h8 i9 g7 h10");
    desk.press("u");
    desk.press("s");
    desk.press("\n");
    assert!(desk.text().contains("Nothing is typed yet."), "{}", desk.text());
    paste(&mut desk, name);
    desk.press("\n");
    assert!(desk.text().contains("Written"), "{}", desk.text());
    // Stones up to the position on the board: h8 = 112, i9 = 6 * 15 + 8, g7 = 8 * 15 + 6.
    assert_eq!(fs::read(&path).unwrap(), [3, 112, 98, 126]);
    desk.press("\n");
    assert!(desk.text().contains("There is such a file already"), "{}", desk.text());
    desk.act(Action::Press(Key::ESCAPE));
    desk.press("co");
    paste(&mut desk, name);
    desk.press("\n");
    assert!(desk.text().contains("2. G7") && stones(&desk) == 3, "{}", desk.text());
    // A board that was set up has no order of stones.
    desk.press("es");
    assert!(desk.text().contains("Setting up"), "saving waits: {}", desk.text());
    desk.press("es");
    paste(&mut desk, &name.replace("mine", "board"));
    desk.press("\n");
    assert!(desk.text().contains("A .pos file holds stones laid in turn"), "{}", desk.text());
}

#[test]
fn a_game_is_saved_at_any_time() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.txt");
    let mut desk = Desk::new(80, 24, false);
    desk.open(&["Play"]);
    desk.press("\n");
    desk.act(Action::Lay("a1".parse().unwrap()));
    let laid = stones(&desk);
    desk.press("s");
    paste(&mut desk, path.to_str().unwrap());
    desk.press("\n");
    let read = read_typed(path.to_str().unwrap()).unwrap();
    assert_eq!(read.position().board().stones(), laid);
    desk.act(Action::Press(Key::ESCAPE));
    assert!(desk.text().contains("Your move") && desk.kept.len() == 1, "{}", desk.text());
}

#[test]
fn the_program_begins_with_the_position_that_it_is_given() {
    let opens = Some(read_typed("h8 h9 i9 / g8 white").unwrap());
    let mut desk = Desk::start(80, 24, Options { opens, is_first: true, ..options() });
    assert!(desk.text().contains("Analysis") && desk.text().contains("White (○) to move"), "{}", desk.text());
    assert_eq!(stones(&desk), 4);
}

/// Runs the program with a script.
fn run(home: &Path, args: &[&str], script: &str) -> Output {
    fs::write(home.join("settings.toml"), "").unwrap();
    fs::write(home.join("script"), script).unwrap();
    let input = fs::File::open(home.join("script")).unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_yonsan"));
    command.args(args).env("YONSAN_HOME", home).env("LC_ALL", "C").env_remove("YONSAN_PLAIN").current_dir(home);
    command.stdin(input).stdout(Stdio::piped()).stderr(Stdio::piped()).output().unwrap()
}

#[test]
fn lines_open_and_save_positions() {
    let home = tempfile::tempdir().unwrap();
    let plain = ["--plain", "--seed", "7", "--date", "2026-11-26"];
    let script =
        "6\nopen\nh8 z9\nh8 h9 i9\nscore\nsave\ngame.pos\nback\nhome\n6\no\ngame.pos\nstones\nsave\nback\nquit\n";
    let output = run(home.path(), &plain, script);
    let text = String::from_utf8(output.stdout).unwrap().replace('\n', " ");
    let mut rest = &*text;
    for said in [
        "Screen: Open a position",
        "Line 1, column 4: there is no column z",
        "Screen: Analysis",
        "Opening: D4 Kagetsu 花月",
        "2. I9",
        "Screen: Save",
        "Written: game.pos",
        "Screen: Analysis",
        "Screen: Home",
        "Screen: Open a position",
        "Black: H8, I9.",
        "White: H9.",
    ] {
        rest = rest.split_once(said).unwrap_or_else(|| panic!("{said:?} is not said, or earlier: {text}")).1;
    }
    assert_eq!(fs::read(home.path().join("game.pos")).unwrap(), [3, 112, 97, 98]);
    assert_eq!(output.status.code(), Some(0), "{text}");
}

#[test]
fn the_command_takes_a_file_or_a_line_and_says_what_is_wrong() {
    let home = tempfile::tempdir().unwrap();
    fs::write(home.path().join("game.pos"), [3, 112, 97, 98]).unwrap();
    fs::write(home.path().join("bad.pos"), [3, 112, 97]).unwrap();
    for position in ["game.pos", "h8 h9 i9"] {
        let output = run(home.path(), &["--plain", "analyse", position], "where\n");
        let text = String::from_utf8(output.stdout).unwrap();
        assert!(text.contains("Screen: Analysis") && text.contains("D4 Kagetsu 花月"), "{text}");
        assert_eq!(output.status.code(), Some(0));
    }
    for (position, said) in [
        ("bad.pos", "bad.pos: The first byte announces 3 moves, and 2 follow."),
        ("none.pos", "none.pos: The file cannot be read"),
        ("h8 h8", "h8 h8: Line 1, column 4: H8 comes twice."),
    ] {
        let output = run(home.path(), &["--plain", "analyse", position], "");
        let text = String::from_utf8(output.stderr).unwrap();
        assert!(text.contains(said) && output.stdout.is_empty(), "{text}");
        assert_eq!(output.status.code(), Some(2));
    }
}
