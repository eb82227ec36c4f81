//! `damier analyse`: deepening lines, games with their mistakes, other engines, and messages.

use std::ops::ControlFlow;
use std::process::Output;

use damier_endings::{Class, Outcome, Selected, Selection};
use damier_rules::notation::pdn::{PdnGame, read_games, write_game};
use damier_rules::notation::{Symbol, read_move, write_fen};
use damier_rules::{AnyPosition, Color, Variant};
use serde_json::Value;

use crate::command::ask;

fn analyse(arguments: &[&str], input: &str) -> Output {
    ask(&[&["analyse"], arguments].concat(), input)
}

fn text(arguments: &[&str], input: &str) -> String {
    let output = analyse(arguments, input);
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("it writes UTF-8")
}

fn json(arguments: &[&str]) -> Vec<Value> {
    let lines = text(arguments, "");
    lines.lines().map(|line| serde_json::from_str(line).expect("a line of JSON")).collect()
}

/// Plays a line, whose moves must all be legal.
fn play(position: &AnyPosition, moves: &Value) -> AnyPosition {
    let moves = moves.as_array().expect("a list");
    moves.iter().fold(*position, |position, text| {
        position.play_unchecked(read_move(&position, text.as_str().expect("a text")).expect("a legal move"))
    })
}

#[test]
fn a_position_is_searched_deeper_and_deeper() {
    let said = text(&["--depth", "6", "--threads", "1"], "");
    for (depth, line) in (1..).zip(said.lines()) {
        let words: Vec<&str> = line.split(' ').collect();
        assert_eq!(words[..5], ["depth", &depth.to_string(), "line", "1", "score"], "{line}");
        assert_eq!((words[6], words[8], words[10], words[12]), ("points", "nodes", "seconds", "pv"), "{line}");
        assert!(words[7].ends_with('%') && words[9].parse::<u64>().is_ok(), "{line}");
    }
    assert_eq!(said.lines().count(), 6);
}

#[test]
fn several_lines_are_shown_the_best_one_first() {
    for variant in Variant::ALL {
        let start = AnyPosition::start(variant);
        let arguments = ["--variant", variant.name(), "--depth", "5", "--threads", "1", "--multipv", "3", "--json"];
        let depths = json(&arguments);
        assert_eq!(depths.len(), 5);
        for depth in &depths {
            let lines = depth["lines"].as_array().expect("a list");
            let scores: Vec<f64> = lines.iter().map(|line| line["score"].as_f64().expect("a number")).collect();
            assert!(scores.len() == 3 && scores.is_sorted_by(|a, b| a >= b), "{scores:?}");
            assert!(lines[0]["moves"][0] != lines[1]["moves"][0] && lines[1]["moves"][0] != lines[2]["moves"][0]);
            for line in lines {
                play(&start, &line["moves"]);
            }
        }
    }
}

#[test]
fn an_ending_is_decided_at_once() {
    let tables = crate::TABLES.of(Variant::International);
    let class: Class = "KKK-K".parse().expect("a class");
    let mut found = None;
    tables.select(&Selection { to_win: Some(5..=9), ..Selection::of(class) }, 1000, |selected| {
        found = Some(selected);
        ControlFlow::Break(())
    });
    let Selected { position, answer, .. } = found.expect("there is one");
    let fen = write_fen(&position);
    let said = json(&["--fen", &fen, "--nodes", "1000", "--threads", "1", "--json"]);
    let line = &said.last().expect("an answer")["lines"][0];
    assert_eq!(line["win_in"].as_u64(), answer.to_win.map(|plies| u64::from(plies).div_ceil(2)), "{fen}");
    assert!(line["score"].is_null() && line["win_probability"] == 1.0);
    assert!(play(&position, &line["moves"]).legal_moves().is_empty(), "the line goes to the end");
    // A FEN can say how many plies are used: with all but one of the 32, the win is out of reach.
    let late = json(&["--fen", &format!("{fen}:H31"), "--nodes", "1000", "--threads", "1", "--json"]);
    assert_eq!(late.last().expect("an answer")["lines"][0]["score"], 0.0, "{fen}");
    let lost = json(&["--fen", "W:W:B1", "--json"]);
    assert_eq!((lost.len(), &lost[0]["lines"][0]["win_in"]), (1, &Value::from(0)));
    assert_eq!((&lost[0]["lines"][0]["outcome"], &line["outcome"]), (&Value::from("loss"), &Value::from("win")));
}

#[test]
fn a_game_that_is_over_says_who_has_won() {
    // The last man is captured: by White, and by Black.
    for (game, outcome, win_in) in
        [("[FEN \"W:W28:B22\"]\n\n1. 28x17 *", "win", 0), ("[FEN \"B:W28:B22\"]\n\n1... 22x33 *", "loss", 0)]
    {
        let said = text(&["--pdn", "-", "--nodes", "100", "--threads", "1", "--json"], game);
        let said: Value = serde_json::from_str(&said).expect("JSON");
        let last = &said["moves"][0];
        assert_eq!((&last["outcome"], &last["win_in"]), (&Value::from(outcome), &Value::from(win_in)), "{said}");
        assert!(last["score"].is_null(), "{said}");
    }
    let even = &json(&["--depth", "1", "--threads", "1", "--json"])[0]["lines"][0];
    assert!(even["outcome"].is_null() && even["win_in"].is_null() && even["score"].is_f64(), "{even}");
}

#[test]
fn however_little_is_allowed_there_is_an_answer() {
    let said = json(&["--nodes", "1", "--threads", "1", "--json"]);
    assert_eq!((said.len(), said[0]["depth"].as_u64()), (1, Some(0)));
    play(&AnyPosition::start(Variant::International), &said[0]["lines"][0]["moves"]);
    // The last depth is stopped; its result so far is printed nevertheless.
    let said = json(&["--nodes", "20000", "--threads", "1", "--json"]);
    assert!(said.len() >= 3, "{said:?}");
}

/// A won ending and a move that gives the win away, according to the tables.
fn thrown_away() -> PdnGame {
    let tables = crate::TABLES.of(Variant::International);
    let class: Class = "KKM-K".parse().expect("a class");
    let selection = Selection { outcome: Some(Outcome::Win), ..Selection::of(class) };
    let mut game = None;
    tables.select(&selection, 1000, |selected| {
        let to_draw = selected.moves.iter().find(|each| each.outcome == Outcome::Draw);
        let Some(bad) = to_draw.filter(|_| selected.position.side_to_move() == Color::White) else {
            return ControlFlow::Continue(());
        };
        let mut made = PdnGame::from_position(selected.position);
        made.add_move(made.root(), bad.candidate).expect("a legal move");
        game = Some(made);
        ControlFlow::Break(())
    });
    game.expect("there is one")
}

#[test]
fn a_win_thrown_away_is_marked_and_the_way_shown() {
    let game = thrown_away();
    let said = text(&["--pdn", "-", "--nodes", "2000", "--threads", "1"], &write_game(&game));
    let read: Result<Vec<PdnGame>, _> = read_games(said.as_bytes(), Variant::International).collect();
    let annotated = &read.expect("it can be read again")[0];
    let first = annotated.main_line().next().expect("a move");
    assert_eq!(annotated.node(first).step, game.node(game.main_line().next().expect("a move")).step);
    assert_eq!(annotated.node(first).symbols, [Symbol::VeryBad]);
    assert_eq!(annotated.node(first).comments, ["+0.00 50%"]);
    let [_, better] = annotated.node(annotated.root()).children() else { unreachable!("one variation: {said}") };
    assert!(annotated.node(*better).comments[0].starts_with("White wins in "), "{said}");
    let answer = crate::TABLES.of(Variant::International).probe(&annotated.node(*better).position, 0);
    assert_eq!(answer.map(|answer| answer.outcome), Some(Outcome::Loss), "the opponent is lost: {said}");
}

#[test]
fn games_keep_what_was_in_them() {
    let games = "[Event \"a\"]\n[GameType \"20\"]\n\n1. 32-28 {known} 19-23! 2. 28x19 14x23 (2... 13x24) *\n\n\
                 [Event \"b\"]\n[GameType \"25\"]\n\n1. c3-d4 *\n";
    let said = text(&["--pdn", "-", "--nodes", "3000", "--threads", "1"], games);
    let read: Result<Vec<PdnGame>, _> = read_games(said.as_bytes(), Variant::International).collect();
    let read = read.expect("it can be read again");
    assert_eq!(read.iter().map(PdnGame::variant).collect::<Vec<_>>(), [Variant::International, Variant::Russian]);
    let nodes: Vec<_> = read[0].main_line().map(|id| read[0].node(id)).collect();
    assert_eq!((nodes.len(), nodes[0].comments.len()), (4, 2));
    assert_eq!(nodes[0].comments[0], "known");
    assert!(nodes[1].symbols.contains(&Symbol::Good));
    let moves = &json(&["--pdn", "/dev/null", "--json"]);
    assert!(moves.is_empty());
    let said = text(&["--pdn", "-", "--nodes", "3000", "--threads", "1", "--json"], games);
    let first: Value = serde_json::from_str(said.lines().next().expect("a game")).expect("JSON");
    assert_eq!((&first["game"], &first["moves"][2]["move"]), (&Value::from(1), &Value::from("28x19")));
    assert!(first["moves"][0]["win_probability"].is_f64());
}

#[test]
fn analysing_twice_comes_to_the_same_as_once() {
    let limits = ["--pdn", "-", "--nodes", "3000", "--threads", "1"];
    let opening = "[GameType \"20\"]\n\n1. 32-28 {known} 19-24?! {a risk} 2. 28-22 (2. 33-29 {sharp}) 17x28 3. 33x22 18x27 \
                   4. 31x22 24-29?? 5. 34x23 *\n";
    for game in [opening.to_owned(), write_game(&thrown_away())] {
        let once = text(&limits, &game);
        assert!(once.contains("??") && once.contains('(') && once.contains('%'), "{once}");
        assert_eq!(text(&limits, &once), once);
    }
    // The values, marks and lines of a weaker engine are replaced; everything else stays.
    let wrong =
        "1. 32-28?? {known} {-5.00 1%} (1. 33-28 {+0.10 52%} 19-23) 19-23! {White wins in 3} (1... 18-23 {also}) *";
    let plain = "1. 32-28 {known} 19-23! (1... 18-23 {also}) *";
    assert_eq!(text(&limits, wrong), text(&limits, plain));
}

#[test]
fn another_engine_can_be_asked() {
    let command = format!("'{}' hub", env!("CARGO_BIN_EXE_damier"));
    let limits = ["--depth", "6", "--threads", "1", "--json"];
    let without_time = |mut depths: Vec<Value>| {
        for depth in &mut depths {
            depth["seconds"] = Value::Null;
        }
        depths
    };
    let other = json(&[&limits[..], &["--engine", &command]].concat());
    assert_eq!(without_time(other), without_time(json(&limits)));
    let games = "1. 32-28 19-23 *\n";
    let said = text(&["--pdn", "-", "--engine", &command, "--engine-param", "tt-size=1", "--nodes", "500"], games);
    assert_eq!(said.matches('%').count(), 2, "{said}");
}

#[test]
fn what_cannot_be_used_is_refused() {
    for (arguments, wrong) in [
        (&["--fen", "W:W31,99:B1"][..], "FEN column 7: there is no square 99: squares are 1 to 50"),
        (&["--time", "0"], "above 0"),
        (&["--time", "NaN"], "above 0"),
        (&["--multipv", "0"], "multipv"),
        (&["--depth", "100"], "depth"),
        (&["--pdn", "/there/is/no/such.pdn"], "such.pdn"),
        (&["--pdn", "x", "--fen", "W:W31:B1"], "--fen"),
        (&["--engine-param", "a=b"], "--engine"),
        (&["--engine", "/no/such/engine", "--depth", "1"], "--engine: cannot start \"/no/such/engine\": "),
        (&["--engine", "x", "--engine-param", "threads"], "expected NAME=VALUE"),
    ] {
        let output = analyse(arguments, "");
        let complaint = String::from_utf8_lossy(&output.stderr);
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{arguments:?}: {complaint}");
        assert!(complaint.contains(wrong), "{arguments:?}: {complaint}");
    }
    let output = analyse(&["--pdn", "-"], "1. 32-28 19-23 *\n\n1. 32-28 1-2 *\n");
    assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0));
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(
        complaint.contains("standard input:3:10: 1-2 is not possible: square 2 is occupied")
            && complaint.contains("nothing written"),
        "{complaint}"
    );
}
