//! `damier openings`: what is played, how often, and the player's own games.

use std::fs;
use std::process::Output;

use serde_json::Value;

use crate::command::{NO_HOME, run, text};

fn openings(home: impl AsRef<std::path::Path>, arguments: &[&str]) -> Output {
    run(home, &[&["openings"], arguments].concat())
}

fn json(arguments: &[&str]) -> Value {
    let output = openings(NO_HOME, &[arguments, &["--json"]].concat());
    assert!(output.status.success(), "{output:?}");
    serde_json::from_slice(&output.stdout).expect("JSON")
}

/// The row of a move.
fn row<'a>(explored: &'a Value, played: &str) -> &'a Value {
    explored["moves"].as_array().expect("a list").iter().find(|row| row["move"] == played).expect("it was played")
}

#[test]
fn replies_are_counted_as_in_the_games() {
    // Counted in the same games by another program: of 4,783 games of people that begin with 32-28, 781 go on with 17-22
    // and 615 with 19-23. The table also holds three games that were recorded twice under other names.
    let explored = json(&["32-28"]);
    for (played, games) in [("17-22", 781), ("19-23", 615), ("18-23", 444), ("17-21", 376), ("20-24", 48)] {
        let row = row(&explored, played);
        let counted = row["unselected"].as_u64().expect("a number") + row["selected"].as_u64().expect("a number");
        assert!(counted.abs_diff(games) <= 3, "{played}: {counted}");
    }
    assert_eq!(row(&explored, "18-23")["name"], "chefneux");
}

#[test]
fn moves_with_numbers_a_fen_and_transpositions_lead_to_the_same_position() {
    let numbered = json(&["1.32-28", "19-23", "2.", "28x19", "14x23"]);
    assert_eq!(numbered, json(&["W:W31,33-50:B1-13,15-18,20,23"]));
    assert_eq!(json(&["32-28", "20-25", "31-26"]), json(&["31-26", "20-25", "32-28"]));
    let city = json(&["cd4", "dc5", "bc3", "fg5", "--variant", "russian"]);
    assert_eq!((&city["name"], &city["line"]), (&"city".into(), &"cd4 dc5 bc3 fg5".into()));
    assert_eq!(city["source"], "draughts.narod.ru");
}

#[test]
fn own_games_are_counted_with_their_results() {
    let home = tempfile::tempdir().expect("a folder");
    let pdn = "[White \"Player\"]\n[Black \"Damier, level 3\"]\n[GameType \"20\"]\n\n1. 31-26 19-23 0-2\n";
    fs::write(home.path().join("games.pdn"), pdn).expect("written");
    let output = openings(&home, &[]);
    let told = text(&output.stdout);
    assert!(told.starts_with("White to move\n"), "{told}");
    let row = told.lines().find(|line| line.starts_with("31-26 ")).expect("a row");
    assert!(row.ends_with("1 (+0 =0 -1)"), "{row}");
    assert!(!told.contains('%'), "no share of points from games that were chosen by their results: {told}");
}

#[test]
fn a_position_of_which_nothing_is_known_says_so() {
    let output = openings(NO_HOME, &["W:WK1:BK50"]);
    assert_eq!(text(&output.stdout), "White to move\nNothing is known about this position.\n");
}

#[test]
fn bad_moves_and_positions_are_refused() {
    for (arguments, complaint) in [(["32-28", "18-24"], "18-24: "), (["W:W99", "B1"], "FEN column")] {
        let output = openings(NO_HOME, &arguments);
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{output:?}");
        assert!(text(&output.stderr).contains(complaint), "{}", text(&output.stderr));
    }
}

#[test]
fn ballots_are_listed_drawn_and_explained() {
    let russian = |more: &[&str]| openings(NO_HOME, &[&["--variant", "russian", "--ballots"], more].concat());
    let told = |more: &[&str]| text(&russian(more).stdout).to_owned();
    // The counts of the federation's table and of the basic positions.
    let all = told(&["federation"]);
    assert!(
        all.ends_with("Russian: 736 ballots, 392 of them flying (a man stands elsewhere, as in a3-h4 h6-a3)\n"),
        "{all}"
    );
    assert_eq!(told(&["basic"]).lines().count(), 151);
    let one = told(&["federation", "15-xvi"]);
    assert!(one.starts_with("15-XVI  a3-h4 h6-a3\n"), "{one}");
    assert!(one.contains("White has h4 instead of a3, Black has a3 instead of h6"), "{one}");
    assert_eq!(told(&["basic", "--draw", "--seed", "7"]), told(&["basic", "--draw", "--seed", "7"]));
    let json: Value = serde_json::from_slice(&russian(&["basic", "7-V", "--json"]).stdout).expect("JSON");
    assert_eq!(
        (&json[0]["code"], &json[0]["written"], &json[0]["table"]),
        (&"7-V".into(), &"gh4".into(), &"basic".into())
    );
}

#[test]
fn tables_and_numbers_that_there_are_not_are_refused() {
    for (arguments, complaint) in [
        (&["--ballots", "basic"][..], "Its tables: balanced"),
        (&["--ballots", "basic", "16-I", "--variant", "russian"], "No ballot has the number 16-I"),
        (&["--ballots", "other"], "balanced"),
        (&["--draw"], "--ballots"),
    ] {
        let output = openings(NO_HOME, arguments);
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{output:?}");
        assert!(text(&output.stderr).contains(complaint), "{}", text(&output.stderr));
    }
}

#[test]
fn types_of_middlegame_are_listed_with_their_games_and_shots() {
    let types = json(&["--types"]);
    let types = types.as_array().expect("a list");
    let of = |name: &str| types.iter().find(|each| each["formation"] == name).expect("a type");
    // Every one of the ten formations arises in these games; the counts of an opening are part of those of the type.
    assert_eq!(types.len(), 10);
    for each in types {
        let games = each["games"].as_u64().expect("a number");
        assert!(games > 0 && games <= each["total"].as_u64().expect("a number"), "{each}");
        let first = &each["openings"][0];
        assert!(first["games"].as_u64() <= Some(games) && first["games"].as_u64() <= first["of"].as_u64(), "{each}");
    }
    // A puzzle that the lesson on the system draws.
    assert!(of("roozenburg")["shots"].as_array().expect("ids").iter().any(|id| id == "i7b43c45b44c5"));
    let told = text(&openings(NO_HOME, &["--types"]).stdout).to_owned();
    assert!(told.contains("Classical position\n  27 and 28 against 23 and 24"), "{told}");
    assert!(!openings(NO_HOME, &["--types", "32-28"]).status.success());
}
