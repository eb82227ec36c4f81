//! The help of the command line, its mistakes, and the option that chooses the language.

use std::process::Output;

use crate::command::ask;

fn damier(arguments: &str) -> Output {
    let arguments: Vec<&str> = arguments.split_whitespace().collect();
    ask(&arguments, "")
}

/// What a command writes on success.
fn said(arguments: &str) -> String {
    let output = damier(arguments);
    assert!(output.status.success(), "{arguments}: {output:?}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// What a command complains about.
fn complaint(arguments: &str) -> String {
    let output = damier(arguments);
    assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{arguments}: {output:?}");
    String::from_utf8(output.stderr).expect("UTF-8")
}

/// A text with single spaces: how help is wrapped depends on the features that other packages turn on in clap.
fn unwrapped(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn help_has_headings_defaults_and_possible_values() {
    let help = unwrapped(&said("perft --help"));
    let begin = "Count the leaves of the move tree Usage: damier perft [OPTIONS] --depth <PLIES> Options: \
                 --variant <VARIANT> Variant [default: international] [possible values: international, russian, brazilian]";
    assert!(help.starts_with(begin), "{help}");
    assert!(help.contains("-h, --help Show this help"), "{help}");
    let help = unwrapped(&said("pdn check -h"));
    assert!(help.contains("Arguments: <FILE>... PDN files; - is the standard input Options:"), "{help}");
    let help = unwrapped(&said("puzzles --help"));
    assert!(help.contains("Commands: list List puzzles show Show a puzzle and its solution"), "{help}");
}

#[test]
fn the_help_command_shows_the_help_of_a_command() {
    for (command, option) in [
        ("help", "--help"),
        ("help perft", "perft --help"),
        ("help puzzles list", "puzzles list --help"),
        ("puzzles help list", "puzzles list --help"),
        ("puzzles help", "puzzles --help"),
        ("--lang en help perft", "perft --help"),
    ] {
        assert_eq!(said(command), said(option), "{command}");
    }
    assert!(complaint("help chess").starts_with("damier: unknown command: chess\n"));
}

#[test]
fn mistakes_are_named_with_a_suggestion_and_the_usage() {
    assert_eq!(
        complaint("perft --dept 3"),
        "damier: unexpected argument: --dept\n\nDid you mean --depth?\n\nUsage: damier perft --depth <PLIES>\n\n\
         For help, add --help.\n"
    );
    for (arguments, wrong) in [
        ("chess", "unknown command: chess\n"),
        ("--fob", "unexpected argument: --fob\n"),
        ("puzzles lis", "unknown command: lis\n\nDid you mean list?\n"),
        ("puzzles show -x", "unexpected argument: -x\n\nTo pass -x as a value, write -- before it.\n"),
        ("hub x", "unexpected argument: x\n"),
        ("perft", "missing: --depth <PLIES>\n"),
        ("completions", "missing: <SHELL>\n"),
        ("dxp", "missing: <--listen [<ADDRESS>]|--connect <ADDRESS>>\n"),
        (
            "dxp --connect [x",
            "--connect <ADDRESS>: \"[x\" is not valid, expected a machine, perhaps with a port, such as 127.0.0.1 or example.org:27531\n",
        ),
        ("puzzles export", "missing: <--pdn|--jsonl>\n"),
        ("perft --depth", "--depth <PLIES> needs a value\n"),
        ("perft --depth x", "--depth <PLIES>: \"x\" is not valid, expected a whole number from 1 to 64\n"),
        ("analyse --nodes 0", "--nodes <NUMBER>: \"0\" is not valid, expected a whole number, 1 or more\n"),
        ("analyse --depth 1 --depth 2", "--depth <PLIES> can be given only once\n"),
        ("analyse --pdn x --fen y", "--pdn <FILE> cannot be combined with --fen <FEN>\n"),
        ("perft --divide=3 --depth 2", "--divide takes no value, so \"3\" does not belong there\n"),
        ("--puzzle 3 perft", "perft cannot be combined with --puzzle <ID>\n"),
        (
            "pdn check --variant chess x",
            "--variant <VARIANT>: \"chess\" is not one of international, russian, brazilian\n",
        ),
    ] {
        let complaint = complaint(arguments);
        assert!(complaint.starts_with(&format!("damier: {wrong}")), "{arguments}: {complaint}");
    }
}

#[test]
fn a_command_without_its_command_shows_the_help() {
    assert_eq!(complaint("puzzles"), said("puzzles --help"));
}

#[test]
fn the_language_is_chosen_before_or_behind_commands() {
    for arguments in ["--lang en perft --depth 1", "--lang=en perft --depth 1", "perft --lang EN --depth 1"] {
        assert!(said(arguments).starts_with("depth 1 leaves 9 "), "{arguments}");
    }
    assert!(said("--lang en --help").starts_with("Draughts trainer"));
    for arguments in ["--lang xx", "--lang xx perft --depth 1", "pdn --lang=xx check x"] {
        let complaint = complaint(arguments);
        assert!(complaint.starts_with("damier: --lang <LANGUAGE>: \"xx\" is not one of en"), "{complaint}");
    }
    assert!(complaint("--lang").starts_with("damier: --lang <LANGUAGE> needs a value\n"));
}
