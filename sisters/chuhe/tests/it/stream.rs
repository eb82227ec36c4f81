//! The whole trainer as a stream of lines: every mode is used, and every line is checked.

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Command, Stdio};

use etude_plain::speech::{WIDTH, is_drawing};
use unicode_width::UnicodeWidthStr as _;

/// What a script brought about.
struct Told {
    text: String,
    code: i32,
}

/// The program at a home, for someone who has used it.
fn program(home: &Path, args: &[&str]) -> Command {
    std::fs::OpenOptions::new().append(true).create(true).open(home.join("settings.toml")).unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_chuhe"));
    command.args(args).env("CHUHE_HOME", home).env("LC_ALL", "C").env_remove("CHUHE_PLAIN");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn run(mut program: Command, script: &[&str]) -> Told {
    let mut child = program.spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    for line in script {
        writeln!(input, "{line}").unwrap();
    }
    drop(input);
    let output = child.wait_with_output().unwrap();
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    let text = String::from_utf8(output.stdout).unwrap();
    for line in text.lines() {
        assert!(!line.chars().any(|letter| letter.is_control() || is_drawing(letter)), "{line:?}");
        assert!(!line.contains(['‹', '▸', '→']), "{line:?}");
        assert!(line.width() <= WIDTH && !line.trim().is_empty(), "{line:?}");
    }
    Told { text: text.replace('\n', " "), code: output.status.code().unwrap() }
}

/// The lines of the home screen.
const MATES: &str = "2";
const ENDINGS: &str = "3";
const DRILLS: &str = "4";
const VARY: &str = "5";
const ARBITER: &str = "6";
const PLAY: &str = "7";
const ANALYSIS: &str = "8";
const UNFINISHED: &str = "11";

const ALWAYS_THE_SAME: [&str; 5] = ["--plain", "--seed", "7", "--date", "2026-11-26"];

/// Runs a script, always with the same result.
fn script(script: &[&str]) -> Told {
    let home = tempfile::tempdir().unwrap();
    run(program(home.path(), &ALWAYS_THE_SAME), script)
}

impl Told {
    /// Fails unless these sentences were said in this order.
    #[track_caller]
    fn says(&self, sentences: &[&str]) -> &Self {
        let mut rest = &*self.text;
        for sentence in sentences {
            let after = rest.split_once(sentence).map(|(_, after)| after);
            rest = after.unwrap_or_else(|| unreachable!("{sentence:?} is not said, or earlier: {}", self.text));
        }
        self
    }
}

#[test]
fn the_first_line_says_what_this_is_and_the_last_one_that_it_ends() {
    let told = script(&[]);
    assert!(told.text.starts_with("Chuhe, plain mode: ") && told.text.trim_end().ends_with("is kept."));
    told.says(&["Screen: Home", "2. Mates", "3. Endings", "Type the number of a line"]);
    assert_eq!(told.code, 0);
    assert_eq!(script(&["nonsense"]).code, 1, "a script with an error fails");
}

/// A lesson: a page is read, a question is answered by its number, points are typed.
#[test]
fn a_lesson_is_read_answered_and_pointed_at() {
    let told = script(&["1", "1", "1", "", "1", "n", "2", "n", "e1", "s", "help", "home", "1", "1", "1"]);
    told.says(&[
        "Screen: Learn",
        "Passed: eight of ten exercises right",
        "Screen: The board",
        "Step 1 of 6",
        "Marked: h2 Red cannon.",
        "Right.",
        "Marked: h7 Black cannon.",
        "Step 4 of 6",
        "Not this point.",
        "Marked: b0 Red horse, h0 Red horse.",
        "type a move such as C2 across 5, or a point such as e2",
        "Screen: Home",
        "Screen: The board",
    ]);
}

/// A mate in one: the position is told so that it can be set up, and moves are read in any notation.
#[test]
fn a_mate_is_told_tried_and_shown() {
    let told =
        script(&[MATES, "2", "pieces black", "rank 9", "file e", "point e9", "a4a5", "d6d7", "last", "s", "where"]);
    told.says(&[
        "Screen: Mate in 1 Red mates in one move.",
        "Red to move",
        "Red: king e0, advisor f0 e1, elephant g0 e2, rook c8 e9, cannon f2 g4, pawn g3 a4 c4.",
        "Black: king f8, advisor f9, elephant i7, rook e8 i9, horse i3, pawn c6 i6.",
        "Type a move in any notation, such as C2 across 5 or h2e2",
        "Black: king f8, advisor f9, elephant i7, rook e8 i9, horse i3, pawn c6 i6.",
        "Rank 9: e9 Red rook, f9 Black advisor, i9 Black rook.",
        "File e, 5 as Red counts, 5 as Black counts: e0 Red king, ",
        "e9 Red rook. Its file is 5",
        "P9 forward 1 does not mate.",
        "No piece stands there.",
        "No move has been made here.",
        "The mate: C3 across 4",
        "Screen: Mate in 1",
    ]);
}

#[test]
fn an_ending_is_played_by_lines() {
    let told = script(&[ENDINGS, "1", "s", "n", "board", "back", "2"]);
    told.says(&["Looking for a question", "Black is to win.", "58 of 60 rounds without a capture", "A right move: "]);
    told.says(&["The board now: Red: king e2, horse c8. Black: king d7, elephant c5.", "8 ..N......", "5 ..b......"]);
    told.says(&["Screen: Endings", "Looking for a question", "is to hold the draw."]);
}

#[test]
fn repetitions_touches_and_incidents_are_answered_by_numbers() {
    let told = script(&[VARY, "right", "last", "1", "n", "home", ARBITER, "1", "2", "n", "back", "2", "1"]);
    told.says(&[
        "Screen: Who must vary? (CXA)",
        "Both sides repeat: ",
        "1. Red must vary",
        "1 of 4 moves made",
        "of 1 right",
        "Screen: Touched pieces",
        "Marked: ",
        "Article 5.",
        "Screen: Slips and discoveries",
        "Article 5.",
    ]);
}

#[test]
fn drills_are_answered_by_moves_names_and_numbers() {
    let told = script(&[
        DRILLS, "1", "a", "n", "a", "s", "n", "back", "2", "h2e2", "nonsense", "back", "2", "back", "3", "s", "n",
        "back", "4", "5",
    ]);
    told.says(&[
        "Screen: Drills",
        "1. Answers to a check",
        "is in check. Which moves answer it?",
        "Marked: ",
        "There is no answer: it is mate.",
        "There is another answer.",
        "The answers: ",
        "Screen: Name a move",
        "moves between the marked points. Name the move, as in C2 across 5.",
        "That is no name of a move in this notation.",
        "Screen: Play a named move",
        " plays ",
        "The answer: ",
        "Screen: Count files",
        "The marked point ",
        "9. 9",
        "of 1 right",
    ]);
}

#[test]
fn an_unannounced_position_is_named_and_answered() {
    let told = script(&[MATES, "6", "1", "s", "n", "2", "s", "n", "3"]);
    told.says(&[
        "Screen: Unannounced",
        "to move. What is there?",
        "1. Mate in at most three moves",
        "Screen: Unannounced",
    ]);
    assert!(!told.text.contains("is in check."), "what there is, is not told: {}", told.text);
}

/// Moves by both sides, the engine, a FEN in and texts out; a file given on the command line is opened at once.
#[test]
fn an_analysis_is_walked_judged_and_written() {
    let told = script(&[
        ANALYSIS,
        "炮二平五",
        "H8+7",
        "u",
        "u",
        "u",
        "f",
        "f",
        "i",
        "4k4/9/4N4/9/9/9/9/7C1/9/3K5 w",
        "w",
        "C2=5",
        "i",
        "what",
        "back",
    ]);
    told.says(&[
        "Screen: Analysis",
        "Red cannon from h2 to e2.",
        "Black horse from h9 to g7.",
        "This is the first position.",
        "rnbakabnr",
        "[DhtmlXQ]",
        "Screen: A position, a game, or moves",
        "Screen: Analysis",
        "Red: king d0, horse e7, cannon h2.",
        "mate in 1: C2 across 5",
        "Red cannon from h2 to e2.",
        "Mate.",
        "That is no FEN, DhtmlXQ, PGN or list of moves.",
    ]);
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join("game.txt");
    std::fs::write(
        &file,
        "[DhtmlXQ]\n[DhtmlXQ_binit][/DhtmlXQ_binit]\n[DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist]\n[/DhtmlXQ]",
    )
    .unwrap();
    let args = [&ALWAYS_THE_SAME[..], &["analyse", file.to_str().unwrap()]].concat();
    run(program(home.path(), &args), &["score"]).says(&["Screen: Analysis", "1. C2 across 5, H8 forward 7"]);
}

/// Red opens with the central cannon and gives up; the clock is told when it is asked for.
#[test]
fn a_game_with_a_clock_is_played_and_given_up() {
    let told = script(&[
        PLAY,
        "4",
        "4",
        "clock",
        "enter",
        "C2=5",
        "last",
        "score",
        "clock",
        "offer a draw",
        "h2h2",
        "C2=9",
        "give up",
        "n",
    ]);
    told.says(&[
        "Screen: Play",
        "Level: 3",
        "Time: 60 min, 30 s a move",
        "Time: 10 min, 5 s a move",
        "Screen: Game, level 3 (CXA)",
        "Your move.",
        "Red cannon from h2 to e2.",
        "Black ",
        "1. C2 across 5",
        "Red 9 minutes 58 seconds, Black 10 minutes 5 seconds",
        "Round 2: no draw is offered in the first 25 rounds (4.3).",
        "No piece stands there.",
        "There is no such cannon.",
        "Black wins: the other side gave up.",
        "The board now: Red: king e0,",
    ]);
}

/// Whether the two moves of a game are in a file of unfinished work.
fn is_kept(home: &Path) -> bool {
    let mut files = std::fs::read_dir(home.join("progress")).into_iter().flatten().map(|file| file.unwrap().path());
    files.any(|path| {
        path.extension().is_some_and(|end| end == "json")
            && std::fs::read_to_string(path).is_ok_and(|text| text.contains("[\"h2e2\",\""))
    })
}

/// What is unfinished survives a kill: the next program offers it and goes on with it.
#[test]
fn what_is_unfinished_survives_a_kill() {
    let home = tempfile::tempdir().unwrap();
    let mut child = program(home.path(), &ALWAYS_THE_SAME).spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    input.write_all(format!("{PLAY}\n\nC2=5\n").as_bytes()).unwrap();
    let mut asked = 0;
    while !is_kept(home.path()) {
        asked += 1;
        assert!(asked < 2_000, "the game is not kept");
        input.write_all(b"where\n").unwrap();
        assert!(lines.any(|line| line.unwrap().starts_with("Screen:")));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    let told = run(program(home.path(), &ALWAYS_THE_SAME), &[UNFINISHED, "1", "score", "r"]);
    told.says(&[
        "1 thing is unfinished.",
        "Game, level 3: 2 moves",
        "Screen: Game, level 3",
        "1. C2 across 5",
        "gave up",
    ]);
    let told = run(program(home.path(), &ALWAYS_THE_SAME), &[UNFINISHED]);
    told.says(&["Nothing is unfinished."]);
}

#[test]
fn it_speaks_chinese() {
    let home = tempfile::tempdir().unwrap();
    let args = [&ALWAYS_THE_SAME[..], &["--lang", "zh-CN"]].concat();
    let told = run(program(home.path(), &args), &[MATES, "2", "棋子 黑", "横线 9", "s", "退出"]);
    told.says(&[
        "楚河",
        "首页",
        "红方：帅 e0、仕 f0 e1、相 ",
        "黑方：将 f8、士 f9、象 i7、车 e8 i9、马 i3、卒 c6 i6。",
        "横线9：e9 红车",
        "炮三平四",
    ]);
}
