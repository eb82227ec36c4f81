//! What those who only hear the stream stumbled over, and what they hear instead.

use crate::stream_support::{program, run, script, scripted};

/// The first lesson to its last move but one.
const FIRST_LESSON: &str = "l 2 32-28 34-30 . 33x22 . 33x13 . 8-2 . 46x45 . 27-21 32x3 . 5-10 10x46 . 34-29 39x30 . \
    33-29 29-24 34x25 25-20 20-14 14-10 10-5 39-33 33x22 5x28 28-5 5-23 23x45 .";

/// A puzzle that White wins by 27-22.
const PUZZLE: [&str; 2] = ["--puzzle", "ibc5ea67e98a4"];

/// A line of scripts in one text: blanks between lines, a full stop for an empty one.
fn lines(text: &str) -> Vec<&str> {
    text.split_whitespace().map(|line| if line == "." { "" } else { line }).collect()
}

#[test]
fn the_end_of_a_lesson_says_only_what_enter_does_there() {
    let told = script(&lines(FIRST_LESSON));
    told.says(&["Passed: 1 of 1 right.", "Enter: the next lesson"]);
    assert!(!told.text().contains("Enter: all lessons"), "{}", told.lines.join("\n"));
}

#[test]
fn the_first_lesson_speaks_of_numbers_and_of_replies_after_they_are_made() {
    let told = script(&lines(FIRST_LESSON));
    told.says(&[
        "You play White, on the high numbers",
        "from 32 to 27 or 28",
        "White 32 to 28.",
        "Black 20 to 25.",
        "Good. Black has replied",
        "White to move.",
        "Black 16 takes to 27, one man.",
        "Black had to take, and now stands on 27.",
    ]);
    for seen in ["arrow", "click", "bottom", "crown shows"] {
        assert!(!told.text().contains(seen), "{seen}");
    }
    let chinese = scripted(&["--lang", "zh-CN"], &["l", "2", "32到28", "33-29", "", "33吃14", "33吃22"]);
    chinese.says(&["你执白棋，在号码大的一边", "白方32到28", "吃子要写棋子落脚的格子", "白方33吃到22"]);
    script(&["12", "l", "2"]).says(&["Letters a to h run from your left to right", "White men"]);
}

#[test]
fn the_lines_of_the_home_screen_keep_their_numbers_and_are_told_once() {
    let told = script(&["8", "1 1", "", "32-28", "home", "13", "home", "list", "0"]);
    told.says(&[
        "1. Puzzles",
        "13. Options",
        "Screen: Game",
        "0. Continue: game, level 1",
        "Type list for the 14 things to do.",
        "Screen: Options",
        "0. Continue: game",
        "1. Puzzles",
        "13. Options",
        "The game continues.",
    ]);
    assert_eq!(told.lines.iter().filter(|line| line.starts_with("1. Puzzles")).count(), 2, "at first and by list");
    script(&["0"]).says(&["There is no 0. Type a number from 1 to 13."]);
}

#[test]
fn help_is_short_and_tells_the_rest_when_asked() {
    let short = script(&["help"]);
    assert!(short.lines.len() < 40, "{}", short.lines.join("\n"));
    short.says(&["What can be typed:", "Keys: p puzzles, m modes", "Everywhere: where, say", "help all"]);
    script(&["help all"]).says(&["say: the last answer again.", "quit: leaves"]);
    script(&["help nonsense"]).says(&["There is no help on “nonsense”: help alone tells what can be typed."]);
    scripted(&["--lang", "zh-CN"], &["帮助", "帮助 全部"]).says(&["随时可用", "帮助 全部", "退出："]);
}

#[test]
fn a_key_after_a_refutation_does_what_it_says() {
    let told = script(&["e", "1 5", "", "28-22", "s", "s", "r", "28-23"]);
    told.says(&["s shows why", "Black 46 to 14.", "White 29 to 47.", "Taken back: White 28 to 22.", "White 28 to 23."]);
    // A question about the board leaves the line there.
    script(&["e", "1 5", "", "28-22", "s", "square 14", "s"]).says(&["14 black king", "White 29 to 47."]);
}

#[test]
fn a_question_about_names_of_squares_is_not_answered_by_the_pieces() {
    let told = script(&["n", "1 4", "", "pieces", "row 5", "square 28", "line 28", "row 11"]);
    told.says(&[
        "Write the move that was made.",
        "White men row ",
        "Row 5: ",
        "This exercise asks for the names of squares",
        "Rows go from 1 to 10",
    ]);
    scripted(&["--lang", "zh-CN"], &["n", "1 4", "", "棋子"]).says(&["白兵", "行第", "格"]);
}

#[test]
fn a_run_tells_the_own_move_before_the_next_puzzle() {
    // The first move decides, so the next puzzle follows it at once.
    let right = script(&["m", "1 3", "", "27-22"]);
    right.says(&[
        "Screen: Sprint 3 min",
        "White to move wins 2 men.",
        "White 27 to 22.",
        "Right.",
        "Black to move wins",
    ]);
    script(&["m", "1 3", "", "20-14"]).says(&["White 20 to 14.", "Wrong, -10 seconds: it was 27 to 22."]);
}

#[test]
fn results_are_words_of_every_day() {
    script(&["n", "", "4 3", "1 1", "", "back"]).says(&[
        "half of the answers took 2.0 seconds or less",
        "answered wrong: 40",
        "took longest: 18",
    ]);
    scripted(&["--lang", "zh-CN"], &["n", "", "4 3", "1 1", "", "back"]).says(&[
        "有一半的题在",
        "秒以内答完",
        "答错：40",
    ]);
}

#[test]
fn whoever_names_the_piece_that_is_taken_hears_how_captures_are_named() {
    let told = script(&["l", "2", "32-28", "34-30", "", "33 takes 14", "33x22"]);
    told.says(&["A capture names the square where the piece lands", "White 33 takes to 22, one man."]);
}

#[test]
fn an_analysis_tells_its_lines_or_why_there_are_none() {
    script(&["a", "", "l", "lines", "read", "l", "lines"]).says(&[
        "l turns the engine on.",
        "l turns the engine on.",
        "The engine is at work: lines tells what it finds.",
        "The engine has found no line yet: ask again.",
    ]);
}

#[test]
fn openings_are_told_in_sentences() {
    let told = script(&["a", "", "z", "read", "32-28", "z"]);
    told.says(&[
        "32 to 28: ",
        " games, ",
        " from collections, ",
        " between programs",
        "more moves: read tells all.",
        "34 to 30: ",
        "What is played here is told instead of the engine's lines",
        "White 32 to 28.",
        "19 to 23: ",
        "symmetrical variation",
    ]);
    assert!(!told.text().contains("yours"), "heads of a table are not told");
    scripted(&["--lang", "zh-CN"], &["a", "", "z"]).says(&["32到28：", "局"]);
}

#[test]
fn a_comment_of_ones_own_is_heard_saved_and_heard_again() {
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join("mine.pdn");
    let path = file.to_string_lossy().into_owned();
    let save = format!("1 {path}");
    let args = ["--plain", "--seed", "7", "--date", "2026-11-26"];
    let commented = ["32-28", "comment A road, to the Middle", "i", "back", "left", "right", "w", &save, ""];
    let told = run(program(home.path(), &args), &[&["a", ""][..], &commented].concat());
    told.says(&[
        "White 32 to 28.",
        "Comment: A road, to the Middle",
        "1. text: A road, to the Middle",
        "2. Keep",
        "Back before White 32 to 28.",
        "Comment: A road, to the Middle",
        "Saved as",
    ]);
    assert_eq!(
        told.lines.iter().filter(|line| line.starts_with("White men 31 to 50.")).count(),
        1,
        "the board is told once"
    );
    assert!(std::fs::read_to_string(&file).unwrap().contains("1. 32-28 {A road, to the Middle}"));
    let open = format!("1 {path}");
    let again = run(program(home.path(), &args), &["a", &open, "", "score", "right", "i", "1 .", "", "left", "right"]);
    again.says(&["1. 32 to 28", "A road, to the Middle", "White 32 to 28.", "Comment: A road, to the Middle"]);
    let (_, removed) =
        again.text().rsplit_once("2. Keep").map(|(before, after)| (before.to_owned(), after.to_owned())).unwrap();
    assert!(!removed.contains("Comment:"), "{}", again.lines.join("\n"));
}

#[test]
fn a_script_ends_with_where_it_stands_and_its_code_says_whether_every_line_meant_something() {
    for (lines, code) in [(&["e", "1 5", "", "28-23"][..], 0), (&["e", "nonsense", "1 5", "", "28-23"], 1)] {
        let told = script(lines);
        let end: Vec<&str> = told.lines.iter().rev().take(8).map(String::as_str).collect();
        assert_eq!((end[0], end[1]), ("Damier ends. What is unfinished is kept.", "White to move."));
        assert!(end.iter().any(|line| line.starts_with("Screen: Endings, 1 king and 1 man")), "{end:?}");
        assert_eq!(told.code, code);
    }
    // Another day is another day, and another seed chooses otherwise.
    let day = |date: &str, seed: &str| {
        let home = tempfile::tempdir().unwrap();
        let args = ["--plain", "--date", date, "--seed", seed];
        run(program(home.path(), &args), &["n", "", "4 3", "back", "home", "s", "right"]).lines
    };
    let one = day("2026-11-26", "7");
    assert_eq!(one, day("2026-11-26", "7"));
    assert_ne!(one, day("2026-11-26", "8"));
}

#[test]
fn the_end_says_what_is_kept_and_leaving_an_exercise_that_it_is_not() {
    // No move was right yet, so nothing is kept; the mistake counts.
    script(&["p", "quit"]).says(&["You left the exercise: it does not count", "Damier ends."]);
    script(&["p", "home"]).says(&["You left the exercise: it does not count", "Screen: Home"]);
    script(&["p", "20-14", "quit"]).says(&["You left the exercise: it counts as it stands"]);
    scripted(&["--lang", "zh-CN"], &["p", "首页"]).says(&["你离开了这道题：不计成绩", "画面：首页"]);
    for nothing in [&["p", "quit"][..], &["p", "20-14"]] {
        assert_eq!(script(nothing).lines.last().map(String::as_str), Some("Damier ends."));
    }
    // What can be continued is kept, as the screen keeps it.
    let home = tempfile::tempdir().unwrap();
    let puzzles = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/screen.jsonl");
    let args = ["--plain", "--date", "2026-11-26", "--puzzles", puzzles];
    let one = [&args[..], &["--puzzle", "id941c0972586"]].concat();
    let kept = run(program(home.path(), &one), &["28-32", "quit"]);
    kept.says(&["Black 28 to 32.", "Damier ends. What is unfinished is kept."]);
    assert!(!kept.text().contains("You left"), "{}", kept.lines.join("\n"));
    run(program(home.path(), &args), &["0", "11-16"]).says(&[
        "0. Continue: puzzle",
        "Screen: Puzzles",
        "Black 11 to 16.",
    ]);
}

#[test]
fn a_line_that_does_nothing_says_so() {
    let told = scripted(&PUZZLE, &["", "right", "left"]);
    told.says(&["Nothing happened: type a move such as 32-28.", "Nothing happened"]);
    assert!(!told.text().contains("Done."), "{}", told.lines.join("\n"));
    let lesson = script(&["l", "2", "", "up"]);
    assert!(!lesson.text().contains("Done."), "{}", lesson.lines.join("\n"));
    scripted(&["--lang", "zh-CN", "--puzzle", "ibc5ea67e98a4"], &["上"]).says(&["什么也没有发生：请输入着法"]);
}

#[test]
fn another_puzzle_is_asked_for_in_the_same_words() {
    let told = script(&["p", "n", "n", "n"]);
    // Two of the four are to be won by White, and two by Black: each is asked for.
    for (task, times) in [("White to move wins 2 men.", 2), ("Black to move wins a man.", 2)] {
        assert_eq!(told.text().matches(task).count(), times + usize::from(told.lines[told.lines.len() - 4] == task));
    }
}

#[test]
fn a_refusal_is_told_each_time_with_the_word_that_was_typed() {
    let told = scripted(&PUZZLE, &["5-41", "5-32", "where", "20-14", "40-36"]);
    told.says(&[
        "There is no piece on 5.",
        "Again: There is no piece on 5.",
        // It is no task.
        "Screen: Puzzles White to move wins 2 men. White to move.",
        "White 20 to 14.",
        "Back at the start of the puzzle. There is no piece on 40.",
    ]);
    let hints = script(&["e", "1 5", "", "hint", "hint", "hint", "hint"]);
    hints.says(&["That was the last hint.", "Again: That was the last hint."]);
}

#[test]
fn rows_and_lines_are_chosen_by_their_names_and_text_only_with_its_row() {
    script(&["your games"]).says(&["Screen: Your games"]);
    let told = script(&["8", "4", "blah", "begin"]);
    told.says(&[
        "FEN is a text: none.",
        "For text, type the number of its row first: 4 blah.",
        "Screen: Game, international",
    ]);
    assert!(!told.text().contains("FEN: blah"), "{}", told.lines.join("\n"));
    script(&["a", "blah"]).says(&["For text, type the number of its row first: 1 blah."]);
    script(&["13", "1 nl"]).says(&["1. Taal: Nederlands"]);
    script(&["13", "1 qq"]).says(&["Row 1 takes a number from 1 to 7"]);
}

#[test]
fn help_offers_what_there_is() {
    let lesson = script(&["l", "2"]);
    lesson.says(&["Board: type a move, or pieces, square 28, row 5, last, clock, where."]);
    assert!(!lesson.text().contains("captures,"), "{}", lesson.lines.join("\n"));
    script(&["p", "row 6 2", "row"]).says(&["row is typed like this: row 5."]);
    script(&["p", "help row"]).says(&["on 64 squares by the digit in their names"]);
}

#[test]
fn resigning_is_asked_in_lines_and_any_other_line_plays_on() {
    let told = script(&["8", "", "resign", "no", "where"]);
    told.says(&[
        "Resign? Type resign again to resign; any other line plays on.",
        "“no” means nothing here",
        "Screen: Game",
    ]);
    assert_eq!(told.text().matches("Resign?").count(), 1, "{}", told.lines.join("\n"));
    script(&["8", "", "resign", "resign"]).says(&["Resign?", "resign"]);
}

#[test]
fn a_range_of_squares_is_no_move() {
    scripted(&["--lang", "nl"], &["8", "", "stukken"]).says(&["Witte schijven 31 tot en met 50."]);
}

#[test]
fn captures_may_name_what_they_take_and_say_it_when_it_is_not_plain() {
    let lesson = "l 2 32-28 34-30 . 33x22 . 33x13 . 8-2 .";
    let by_landing = script(&[&lines(lesson)[..], &["46x45"]].concat());
    by_landing.says(&["White 33 takes to 13, two men: 18, 28.", "White 46 takes to 45, two men: 28, 40."]);
    script(&[&lines(lesson)[..], &["46x28x40"]].concat()).says(&["White 46 takes to 45, two men: 28, 40."]);
    // Not all of them: that is no capture.
    let one = script(&[&lines(lesson)[..], &["46x40"]].concat());
    one.says(&["A capture names the square where the piece lands", "square 40 is occupied"]);
    let none = script(&[&lines(lesson)[..], &["46x35"]].concat());
    none.says(&["From 46 to 35 there is nothing to capture"]);
}

#[test]
fn a_question_that_is_dropped_is_said_to_be() {
    script(&["8", "", "32-28", "j", "j"]).says(&["adjourn again cancels.", "Cancelled.", "Your move."]);
    script(&["8", "", "32-28", "z", "where"]).says(&["Resign?", "Cancelled.", "Screen: Game"]);
    let resigned = script(&["8", "", "32-28", "z", "z"]);
    resigned.says(&["Resign?", "You lose. 0-2"]);
    assert!(!resigned.text().contains("Cancelled."), "{}", resigned.lines.join("\n"));
}

#[test]
fn where_says_how_to_go_on_after_the_end() {
    let solved = scripted(&PUZZLE, &["27-22", "where"]);
    solved.says(&["Solved!", "Screen: Puzzles", "n goes on"]);
    let lesson = script(&["l", "2", "32-28", "34-30", "where"]);
    lesson.says(&["Enter: continue", "Screen: Your first game", "Enter: continue"]);
    assert_ne!(lesson.lines[lesson.lines.len() - 2], "Black to move.", "the game is over, so no side is to move");
}

#[test]
fn rows_of_many_values_are_lists_and_moves_are_told_piece_by_piece() {
    script(&["e", "1"]).says(&["ending, one of 24 values.", "24. 1 king and 2 men against 1 man"]);
    script(&["8", "", "moves"]).says(&["9 moves: 31 to 26; 31 to 27; 32 to 27; 32 to 28; 33 to 28;"]);
    script(&["l"]).says(&["1. Stage 0: Board and rules, 0 of 12", "2. Your first game"]);
}

#[test]
fn what_helps_the_eye_has_other_words() {
    script(&["a"]).says(&["Or type 1 and a FEN such as"]);
    script(&["8"]).says(&["a touched piece must move: no", "score sheet: kept for you"]);
    script(&["7"]).says(&["from 1 at Black's side", "from 1 at White's left"]);
    script(&["11"]).says(&["Screen: Progress", "0 due today", "Enter starts a session."]);
    for seen in ["below", "Press", "arrow", "click", "color", "question mark"] {
        let told = script(&["7", "1 2", "", "18", "home", "8", "home", "a", "back", "p", "home"]);
        assert!(!told.text().contains(seen), "{seen}: {}", told.lines.join("\n"));
    }
}

#[test]
fn opening_traps_and_a_repertoire_are_trained_in_lines() {
    let form = script(&["6", "1"]);
    form.says(&[
        "1. Traps on the way",
        "2. Your repertoire: train it",
        "Screen: Opening traps",
        "1. exercise: find the shot",
    ]);
    assert!(!form.text().contains("1.31"), "numbers of moves stand apart: {}", form.lines.join("\n"));
    let home = tempfile::tempdir().unwrap();
    let args = ["--plain", "--seed", "7", "--date", "2026-11-26"];
    let kept = run(program(home.path(), &args), &["a", "", "32-28", "+", "home", "home", "6", "2", "32-28", "home"]);
    kept.says(&[
        "White 32 to 28.",
        "Screen: Openings",
        "White to move",
        "White 32 to 28.",
        "That is your move.",
        "Screen: Home",
        "advice: 1 puzzle",
    ]);
    let survey = run(program(home.path(), &args), &["6", "3"]);
    survey.says(&["Screen: ", "repertoire"]);
}
