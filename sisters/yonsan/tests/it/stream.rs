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
    let mut command = Command::new(env!("CARGO_BIN_EXE_yonsan"));
    command.args(args).env("YONSAN_HOME", home).env("LC_ALL", "C").env_remove("YONSAN_PLAIN");
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
        assert!(!line.contains(['●', '○', '‹', '▸', '×']), "{line:?}");
        assert!(line.width() <= WIDTH && !line.trim().is_empty(), "{line:?}");
    }
    Told { text: text.replace('\n', " "), code: output.status.code().unwrap() }
}

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
    assert!(told.text.starts_with("Yonsan, plain mode: ") && told.text.trim_end().ends_with("is kept."));
    told.says(&["Screen: Home", "1. Learn", "9. Unfinished", "Type the number of a line"]);
    assert_eq!(told.code, 0);
    let told = script(&["2", "2", "g8", "g10", "e12", "i8", "where", "quit"]);
    let (_, solved) = told.text.split_once("Solved.").unwrap();
    assert!(!solved.contains(" to move"), "nobody is to move any more: {solved}");
}

#[test]
fn the_list_of_the_home_screen_is_told_once() {
    let told = script(&["7", "home", "list", "9", "back"]);
    told.says(&[
        "1. Learn",
        "Screen: Progress",
        "Screen: Home",
        "Type a number, or list",
        "1. Learn",
        "Screen: Unfinished",
    ]);
    assert_eq!(told.text.matches("1. Learn").count(), 2);
}

/// The first puzzle of this seed: White wins with three fours, the first one on G8.
#[test]
fn a_puzzle_is_told_tried_and_solved() {
    let told = script(&["2", "2", "a1", "stones black", "g8", "last", "solution", "n", "quit"]);
    told.says(&[
        "White wins with 3 fours and a five.",
        "White to move",
        "Black: E6, H7, H8, J8, L8, I9, J9, F10, H10, H11, G12.",
        "White: H5, F7, G9, H9, I10, K10, F11, G11, I11, D12.",
        "A1 does not win",
        "Black: E6, H7,",
        // The stone, and the only answer to its four.
        "White G8. Black J11.",
        "Black J11.",
        "The stones to come are numbered",
        "Marked: 1 is G10,",
        "The board now:",
        "Yonsan ends.",
    ]);
    assert_eq!(told.code, 0);
}

#[test]
fn questions_about_the_board_are_answered_in_sentences() {
    let told = script(&[
        "2",
        "2",
        "point h8",
        "row 8",
        "file j",
        "diagonals h8",
        "fouls",
        "board",
        "where",
        "say",
        "help row",
    ]);
    told.says(&[
        "H8 black. Beside it: H7 black, G9 white, H9 white, I9 black.",
        "Row 8: A8 to G8 empty, H8 black, I8 empty, J8 black, K8 empty, L8 black, M8 to O8 empty.",
        "File J: J1 to J7 empty, J8 to J9 black, J10 to J15 empty.",
        "Diagonal from A1: A1 to G7 empty, H8 to I9 black, J10 to O15 empty.",
        "Diagonal from A15:",
        "J10: a double three.",
        "15 ...............",
        "12 ...O..X........",
        "1 ...............",
        "Screen: Puzzles",
        "Screen: Puzzles",
        "row: a row from below, as in row 8",
    ]);
}

#[test]
fn fouls_are_asked_by_number_and_not_told() {
    let told = script(&["3", "1", "fouls", "5", "n", "home"]);
    told.says(&[
        "Black plays on J11. What does the stone make?",
        "5. an overline",
        "This exercise does not tell the forbidden points.",
        "Right: it makes an overline.",
        "1 of 1 right",
        "Black plays on",
        "The board now:",
        "Screen: Home",
    ]);
}

#[test]
fn where_names_are_asked_for_points_are_counted() {
    let told = script(&["4", "1", "stones", "row 5", "o5", "", "home", "4", "2", "h8", "8 8", "", "quit"]);
    told.says(&[
        "The point in question: column 13, row 12.",
        "The names are asked for here",
        "No, O5 is marked with a cross. This is M12.",
        "The point in question: column ",
        "Find ",
        "Type the point by its column from the left and its row from below",
        "No, that was H8.",
        "Enter goes on.",
        "Marked: H8 wrong,",
        "Find ",
    ]);
    // The name of a point that is to be found is no answer.
    assert_eq!(told.code, 1);
}

#[test]
fn a_game_is_played_and_resigned() {
    let told = script(&["5", "3", "3", "", "h8", "g7", "score", "fouls", "resign", "n", "quit"]);
    told.says(&["1. Rules: RIF (international)", "Level: 2", "Level: 3", "“h8” means nothing here"]);
    let told = script(&["5", "6", "g7", "score", "last", "clock", "resign"]);
    told.says(&[
        "Screen: Play, RIF (international), level 1",
        "Black: H8.",
        "Your move.",
        "Black G7.",
        "White ",
        "1. H8, ",
    ]);
    told.says(&["White wins: resignation."]);
}

/// An opening by lines: the first player lays a named opening, the sides are settled, and the fifth stone is chosen.
#[test]
fn an_opening_is_laid_swapped_and_named_by_lines() {
    let told = script(&["5", "2", "7", "h10", "h9 i9", "score", "where", "quit"]);
    told.says(&[
        "2. Opening: RIF",
        "3. First stones: laid on the board",
        "Screen: Play, RIF (international), level 1, Opening rule of RIF",
        "Lay a white stone in the central 3 by 3 points.",
        "H10 lies outside the central 3 by 3 points.",
        "White H9.",
        "Black I9.",
        "Opening: D4 Kagetsu 花月",
        "1. H8, H9",
        "You have ",
    ]);
    let told = script(&["5", "2", "5", "6", "keep", "1", "where", "quit"]);
    told.says(&[
        "You play: second",
        "You have White",
        "You may swap. Which colour do you want?",
        "Opening: ",
        "1. swap: take Black",
        "2. keep White",
        "“keep” means nothing here. Expected: a number of the list",
        "You have Black",
        "Offer 2 fifth stones, one after the other.",
    ]);
    let told = script(&["5", "1", "2", "quit"]);
    told.says(&["Rules: college tournament, 2012", "These rules know no opening rule"]);
}

#[test]
fn a_game_against_the_clock_tells_it_when_asked_and_when_it_runs_out() {
    let wait = vec!["clock"; 160];
    let told = script(&[&["5", "5", "6"][..], &wait].concat());
    told.says(&[
        "Time: 5 minutes each",
        "Black 5 minutes, White 5 minutes",
        "Black 4 minutes 5",
        "Black: 1 minute left.",
        "Black: 10 seconds left.",
        "the time is over",
    ]);
}

/// A step that is done says that it can be left, and no longer whose move it would be.
#[test]
fn a_step_that_is_done_waits_for_nothing_but_going_on() {
    let told = script(&["1", "1", "1", "where", "h8", "where", "a1", "go on", "quit"]);
    let (before, after) = told.text.split_once("Black H8.").unwrap();
    assert!(before.contains("Black to move"), "{before}");
    let (done, next) = after.split_once("No stone is laid here now. Type go on.").unwrap();
    assert!(done.contains("Enter goes on.") && !done.contains(" to move"), "{done}");
    assert!(next.contains("Step 2 of"), "{next}");
}

#[test]
fn an_unannounced_position_can_be_shown() {
    let told = script(&["2", "6", "s", "a1", "s", "n", "help", "quit"]);
    told.says(&[
        "Screen: Unannounced",
        "Shown. The position asks for this: ",
        "No stone is laid here now. Type next.",
        "It is solved or shown already.",
        "First choose one of the three",
        "s: solution",
    ]);
    assert!(told.text.contains("0 of 1 right"), "{}", told.text);
}

#[test]
fn lessons_take_points_and_numbers() {
    let told = script(&["1", "1", "1", "", "h8", "", "e8", "home", "9", "1"]);
    told.says(&[
        "Screen: Learn, Five in a row",
        "the first stone lies on the centre, H8. Type its name.",
        "Step 1 of 4",
        "The board is empty.",
        "Type the point, such as H8.",
        "Black H8.",
        "RIF 4.2",
        "Step 2 of 4",
        "The board now:",
        "Black E8.",
        "Lesson: Five in a row",
        "Step 2 of 4",
    ]);
    assert_eq!(told.code, 1, "an empty line lays no stone");
}

#[test]
fn every_other_mode_is_used() {
    script(&["6", "h8", "g7", "w", "u", "e", "a1", "e", "home"]).says(&[
        "Screen: Analysis",
        "Black H8.",
        "White G7.",
        "Neither side has a win",
        "Taken back: White G7.",
        "a point that is typed changes",
        "Black A1.",
    ]);
    script(&["2", "5", "a1", "s", "n"]).says(&[
        "Screen: Defend",
        "there is no such win",
        "A1 does not hold.",
        "The attack: ",
        "These hold:",
    ]);
    script(&["2", "6", "3"]).says(&["Screen: Unannounced", "3. neither", "of 1 right"]);
    script(&["2", "7", "s", "n"]).says(&["0 in a row", "numbered"]);
    script(&["2", "8", "a1", "clock"]).says(&[
        "0 solved, 0 missed",
        "Missed: the first stone was",
        "0 solved, 1 missed",
    ]);
    script(&["2", "9", "1", "s"]).says(&["1. Two fours", "Round 1: 0 of 20", "Round 1: 1 of 20"]);
    script(&["2", "3"]).says(&["Screen: Puzzles"]);
    script(&["2", "4"]).says(&["Screen: Puzzles"]);
    script(&["2", "1"]).says(&["Nothing is due"]);
    script(&["3", "2", "1", "clock"]).says(&["Screen: Fouls in three minutes", "2 minutes "]);
    script(&["3", "3", "a1", "s"]).says(&[
        "points are forbidden to Black",
        "A1 is allowed.",
        "These are the forbidden points.",
        "a double",
    ]);
    script(&["3", "4", "1"]).says(&["Screen: Referee's cases", "What follows?", "By the rules:"]);
    script(&["7", "right", "right"]).says(&["Screen: Progress", "No game is finished yet.", "No streak"]);
    script(&["8", "4", "7"]).says(&["Theme: light", "Talks by: lines"]);
    script(&["9"]).says(&["Nothing is unfinished."]);
}

#[test]
fn it_speaks_chinese() {
    let home = tempfile::tempdir().unwrap();
    let args = [&ALWAYS_THE_SAME[..], &["--lang", "zh-CN"]].concat();
    let told =
        run(program(home.path(), &args), &["帮助 行", "2", "2", "棋子 黑", "point h8", "行 8", "a1", "首页", "退出"]);
    told.says(&[
        "纯文本模式",
        "从下数的一行",
        "轮到白方",
        "黑方：E6",
        "H8黑。旁边：H7黑",
        "第8行：",
        "画面：首页",
        "Yonsan 结束",
    ]);
    assert_eq!(told.code, 0);
}

/// A running clock is told when asked for, and a few times; not every second, in any language.
#[test]
fn a_clock_is_not_told_every_second_in_chinese() {
    let home = tempfile::tempdir().unwrap();
    let args = [&ALWAYS_THE_SAME[..], &["--lang", "zh-CN"]].concat();
    let told = run(program(home.path(), &args), &["5", "5", "6", "行 8", "行 8", "行 8", "棋钟", "退出"]);
    assert_eq!(told.text.matches("黑方4分").count(), 1, "{}", told.text);
    told.says(&["黑方5分钟、白方5分钟", "黑方4分"]);
}

#[test]
fn lines_that_mean_nothing_say_what_was_expected_and_count_as_errors() {
    let told = script(&["dance", "77", "2", "2", "stone dance", "zz"]);
    told.says(&[
        "“dance” means nothing here. Expected: a number of the list",
        "There is no 77.",
        "“zz” means nothing here. Expected: a point such as H8",
    ]);
    assert_eq!(told.code, 1);
}

#[test]
fn what_cannot_be_used_ends_it_with_code_2() {
    let home = tempfile::tempdir().unwrap();
    let output = program(home.path(), &["--plain", "--date", "yesterday"]).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn the_same_script_has_the_same_result() {
    let lines = ["5", "5", "g7", "i7", "g9", "score", "resign"];
    assert_eq!(script(&lines).text, script(&lines).text);
}

#[test]
fn it_starts_by_option_variable_setting_and_by_itself_in_a_pipe() {
    let home = tempfile::tempdir().unwrap();
    run(program(home.path(), &[]), &["quit"]).says(&["plain mode", "Screen: Home"]);
    let mut by_variable = program(home.path(), &[]);
    by_variable.env("YONSAN_PLAIN", "1").stdin(Stdio::null());
    run_without_input(by_variable).says(&["plain mode"]);
    run(program(home.path(), &[]), &["8", "7", "quit"]).says(&["Talks by: lines"]);
    let settings = std::fs::read_to_string(home.path().join("settings.toml")).unwrap();
    assert!(settings.contains("face = \"plain\""), "{settings}");
    let mut by_setting = program(home.path(), &[]);
    by_setting.stdin(Stdio::null());
    run_without_input(by_setting).says(&["plain mode"]);
}

fn run_without_input(mut program: Command) -> Told {
    let output = program.output().unwrap();
    Told { text: String::from_utf8(output.stdout).unwrap().replace('\n', " "), code: output.status.code().unwrap() }
}

#[test]
fn the_first_questions_lead_into_the_first_lesson() {
    let home = tempfile::tempdir().unwrap();
    let mut new = program(home.path(), &ALWAYS_THE_SAME);
    std::fs::remove_file(home.path().join("settings.toml")).unwrap();
    new.env("YONSAN_HOME", home.path());
    let told = run(new, &["1", "1", "3", "4", "5", "h8"]);
    told.says(&[
        "Screen: Welcome",
        "1. Language: English",
        "欢迎",
        "Language: English",
        "Your rules: college",
        "Talks by: lines",
        "Step 1 of 4",
        "Black H8.",
    ]);
}

/// A killed program goes on where it was, and a stopped one tells what is kept.
#[test]
fn a_signal_ends_it_and_keeps_what_is_unfinished() {
    let home = tempfile::tempdir().unwrap();
    let mut child = program(home.path(), &ALWAYS_THE_SAME).spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    input.write_all(b"2\n2\na1\n").unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    assert!(lines.any(|line| line.unwrap().contains("A1 does not win")));
    let pid = rustix::process::Pid::from_child(&child);
    rustix::process::kill_process(pid, rustix::process::Signal::TERM).unwrap();
    assert!(lines.any(|line| line.unwrap().contains("What is unfinished is kept.")));
    child.wait().unwrap();
    drop(input);
    let told = run(program(home.path(), &ALWAYS_THE_SAME), &["9", "1", "where"]);
    told.says(&["1 thing is unfinished.", "1. Puzzle", "White wins with 3 fours"]);
}
