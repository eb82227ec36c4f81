//! Terminals that have other characters than those of UTF-8, or cannot draw at all.

#![allow(clippy::unwrap_used, reason = "helpers of tests stand outside test functions")]
#![cfg(unix)]

use crate::pty::Terminal;

/// The program with changes to its environment.
fn with(environment: &str, arguments: &str) -> Terminal {
    let command = format!("{environment} exec '{}' {arguments}", env!("CARGO_BIN_EXE_damier"));
    Terminal::start_program("sh".as_ref(), &["-c", &command])
}

#[test]
fn a_terminal_with_other_characters_gets_ascii_in_english() {
    for environment in ["LC_ALL=zh_CN.GBK", "LC_ALL= LC_CTYPE=de_DE.ISO-8859-1 LANG=zh_CN.UTF-8"] {
        let mut terminal = with(environment, "--seed 1");
        terminal.wait_for("q quit");
        terminal.wait_for("ASCII");
        for (key, seen) in
            [("p", "Puzzles"), ("?", "Esc back"), ("\u{1b}", "Puzzles"), ("q", "q quit"), ("s", "q home")]
        {
            terminal.press(key);
            terminal.wait_for(seen);
            assert!(terminal.text().is_ascii(), "{environment}:\n{}", terminal.text());
        }
        terminal.press("\u{3}");
        assert!(terminal.end().success());
        assert!(terminal.text().is_ascii(), "{environment}:\n{}", terminal.text());
    }
}

#[test]
fn commands_write_ascii_to_such_a_terminal_and_utf_8_to_a_pipe() {
    let mut terminal = with("LC_ALL=zh_CN.GBK", "pdn check nothing-马-é.pdn");
    assert_eq!(terminal.end().exit_code(), 2);
    assert!(terminal.text().contains("nothing-?-e.pdn"), "{}", terminal.text());
    let piped = format!("LC_ALL=zh_CN.GBK '{}' pdn check nothing-马.pdn 2>&1 | cat", env!("CARGO_BIN_EXE_damier"));
    let mut terminal = Terminal::start_program("sh".as_ref(), &["-c", &piped]);
    assert!(terminal.end().success());
    assert!(terminal.text().contains("nothing-马.pdn"), "{}", terminal.text());
}

#[test]
fn a_terminal_that_cannot_draw_gets_a_message() {
    for environment in ["TERM=dumb", "TERM=", "TERM=unknown", "unset TERM;"] {
        let mut terminal = with(environment, "");
        assert_eq!(terminal.end().exit_code(), 2, "{environment}");
        assert!(terminal.text().contains("set TERM to what it is"), "{environment}: {}", terminal.text());
        assert!(!terminal.is_full_screen());
    }
    // What writes lines works everywhere.
    assert!(with("TERM=dumb", "moves --variant russian").end().success());
}
