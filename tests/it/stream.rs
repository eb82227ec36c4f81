//! The whole trainer as a stream of lines: every mode is used from its start to its end, and every line is checked.

use std::io::{BufRead, BufReader, Write};

use damier::words::Language;

use crate::stream_support::{Told, program, run, script, scripted};

/// The first puzzle, solved and left.
const PUZZLE: [&str; 2] = ["--puzzle", "ibc5ea67e98a4"];

#[test]
fn the_first_line_says_what_this_is_and_the_last_one_that_it_ends() {
    let told = script(&[]);
    assert!(told.lines[0].contains("plain mode") && told.lines[0].contains("help"), "{}", told.lines[0]);
    assert_eq!((told.lines.last().unwrap().as_str(), told.code), ("Damier ends.", 0), "nothing is to be kept");
    told.says(&["Screen: Home", "1. Puzzles: find the shot", "13. Options"]);
}

#[test]
fn a_puzzle_is_told_refuted_and_solved() {
    let told = scripted(&PUZZLE, &["pieces", "20-14", "r", "27-22", "last", "n"]);
    told.says(&[
        "White to move wins 2 men.",
        // The move that leads to it, then the board and whose move it is.
        "The move before: Black 18 takes to 29, one man.",
        "White men 20, 27, 32, 37.",
        "Black men 16, 17, 21, 29, 30.",
        "White to move.",
        // A wrong move, and why.
        "White 20 to 14.",
        "That throws it away.",
        "A move is played from the start; r goes back there, s shows the solution.",
        // The board again, and the solution.
        "White men 20, 27, 32, 37.",
        "White 27 to 22.",
        "Black 17 takes to 28, one man.",
        "White 32 takes to 25, three men: 28, 29, 30.",
        "Solved!",
        "n goes on",
        // The last move on request, and the next puzzle.
        "White 32 takes to 25, three men: 28, 29, 30.",
        "Black to move wins a man.",
    ]);
    assert_eq!(told.code, 0);
}

#[test]
fn a_move_after_a_wrong_one_is_told_from_the_start() {
    let told = scripted(&PUZZLE, &["20-14", "27-22", "where", "13x44", "left", "left", "left", "last"]);
    told.says(&[
        "White 20 to 14.",
        "That throws it away.",
        "A move is played from the start",
        "Back at the start of the puzzle.",
        "White 27 to 22.",
        "Black 17 takes to 28, one man.",
        "White 32 takes to 25, three men: 28, 29, 30.",
        // On a board that is finished with: how to go on, and that no move counts any more.
        "n goes on",
        "This is over: next goes on.",
        "Taken back: White 32 takes to 25, three men: 28, 29, 30.",
        "Taken back: White 27 to 22.",
        "No move has been made.",
    ]);
    assert!(!told.text().contains("win 2 men: White to move wins"), "the task is said once");
    let chinese = scripted(&["--lang", "zh-CN", "--puzzle", "ibc5ea67e98a4"], &["20-14", "27-22", "13x44"]);
    chinese.says(&["前一着：黑方18吃到29", "白方20到14", "回到题目开头。", "白方27到22", "这题已经结束"]);
}

#[test]
fn no_line_answers_for_a_pointer_that_cannot_be_felt() {
    let told = script(&["n", "", "", "4 3", "1 1"]);
    told.says(&[
        "Where is 18?",
        "rows are counted from Black's side",
        "Right.",
        "Where is",
        // The places of the square asked for come before the next question.
        "That was 1.",
        "You pointed at row 1, place 1.",
        "The right answer is row ",
        "Where is",
    ]);
    let wait = ["clock"; 70];
    let over = script(&[&["n", ""][..], &wait].concat());
    over.says(&["Where is 18?", "seconds left.", "Time is up.", "Enter: again"]);
}

#[test]
fn time_is_only_short_where_it_runs_down() {
    let wait = ["where"; 70];
    let told = script(&[&["e", "1 5", "", "clock"][..], &wait, &["clock", "n", "clock"]].concat());
    told.says(&["Time used: 1 second.", "Time used: 2 minutes ", "Time used: 1 second."]);
    assert!(!told.text().contains("1 minute left") && !told.text().contains("10 seconds left"), "no clock was set");
}

#[test]
fn a_question_ends_that_of_resigning() {
    let told = script(&["g", "1 1", "", "32-28", "z", "where", "z", "z"]);
    told.says(&["Resign? Type resign again", "Screen: Game", "Resign? Type resign again", "You lose. 0-2"]);
    script(&["n", ""]).says(&["type its row, from 1 at Black's side", "Where is 18?"]);
}

#[test]
fn words_that_mean_nothing_now_say_so() {
    let hints = scripted(&PUZZLE, &["hint", "hint", "hint", "hint", "hint", "hint"]);
    hints.says(&["That was the last hint."]);
    // One row with one value tells it, and does not begin the game.
    let form = script(&["g", "5 1", "6", "7", "where"]);
    assert!(!form.text().contains("Your move."), "{}", form.text());
}

#[test]
fn hints_are_words() {
    let told = scripted(&PUZZLE, &["hint", "hint", "hint", "solution"]);
    told.says(&[
        "the piece on 27",
        "from 27 to 22",
        "This is the solution.",
        "White 32 takes to 25, three men: 28, 29, 30.",
    ]);
}

#[test]
fn questions_about_the_board_are_answered_in_sentences() {
    let told = scripted(
        &PUZZLE,
        &[
            "square 28",
            "/s 1",
            "row 5",
            "line 27",
            "/p w",
            "pieces black kings",
            "moves 27",
            "captures",
            "clock",
            "board",
        ],
    );
    told.says(&[
        "28 empty. Neighbours: 22 empty, 23 empty, 32 white man, 33 empty.",
        "1 empty. Neighbours: 6 empty, 7 empty.",
        "Row 5, 21 to 25: Black man 21.",
        "Diagonal 36 to 4: 36 empty, 31 empty, 27 white man, 22 empty, 18 empty, 13 empty, 9 empty, 4 empty.",
        "Diagonal 49 to 16: 49 empty, 43 empty, 38 empty, 32 white man, 27 white man, 21 black man, 16 black man.",
        "White men 20, 27, 32, 37.",
        "No black kings.",
        "One move: 27 to 22.",
        "No capture is possible.",
        "White to move",
        "b.b.-.-.w.",
    ]);
}

#[test]
fn lines_that_mean_nothing_say_what_was_expected() {
    let told = scripted(&PUZZLE, &["nonsense", "row", "square 99", "17-22", "speech 7", "28"]);
    told.says(&[
        "“nonsense” means nothing here. Expected: a move such as 32-28",
        "row is typed like this: row 5.",
        "“99” is no square of this board.",
        "The piece on 17 is Black's, but White is to move.",
        "speech is typed like this: speech 1",
        "No legal move begins on 28.",
    ]);
    assert_eq!(told.code, 1);
}

#[test]
fn the_same_script_has_the_same_result() {
    let commands = ["p", "s", "n", "16-21", "home", "g", "1 1", "", "32-28", "31 27", "resign", "z", "s", "back"];
    let [one, other] = [(); 2].map(|()| script(&commands).lines);
    assert_eq!(one, other);
}

#[test]
fn speech_and_style_change_what_is_said() {
    let told = scripted(&PUZZLE, &["speech 0", "style 1", "27-22", "say", "speech 2"]);
    told.says(&[
        "Speech is short",
        "Moves are said like this: 32-28, 28x19.",
        "White 27-22.",
        "White 32x25, three men: 28, 29, 30.",
        "Speech is full",
    ]);
    scripted(&PUZZLE, &["style 2", "27-22"]).says(&["White 27 22.", "White 32 takes to 25, three men: 28, 29, 30."]);
}

#[test]
fn puzzles_are_chosen_by_numbers_and_scored_together() {
    script(&["m", "1", "1 2", "", "s"]).says(&["mode, one of 7 values.", "Screen: Streak"]);
    script(&["m", "1 3", "", "clock"]).says(&["Screen: Sprint 3 min", "2 minutes 5"]);
    script(&["m", "1 5", "", "s", "home"]).says(&["woodpecker", "Screen: Woodpecker"]);
    script(&["p", "s", "+", "2 mine", "", "home", "m", "2"]).says(&["mine", "Screen: Home"]);
    script(&["r"]).says(&["No more reviews are due today."]);
}

#[test]
fn runs_of_puzzles_come_to_their_end() {
    let only = ["--puzzle", "ibc5ea67e98a4"];
    // A streak ends with the first error; Enter on the list of the missed puzzles replays one.
    let streak = script(&["m", "1 2", "", "20-14", "list", "1"]);
    streak.says(&["Screen: Streak", "Streak over: 0 solved.", "1. "]);
    // A sprint ends with its time, which passes by a second a line.
    let wait = ["where"; 190];
    let sprint = script(&[&["m", "1 3", ""][..], &wait].concat());
    sprint.says(&["Screen: Sprint 3 min", "1 minute left.", "10 seconds left.", "Time is up"]);
    let cycle = scripted(&only, &["m", "1 5", "", "s", "n", "s", "n", "home"]);
    cycle.says(&["Screen: Woodpecker", "This is the solution.", "Screen: Home"]);
}

#[test]
fn sets_of_questions_come_to_their_end() {
    let shots = script(&[&["t", "1"][..], &["n", ""].repeat(10)].concat());
    shots.says(&["10 of 10", "of 10 right. Shots missed", "Enter starts another set"]);
    assert!(!shots.text().contains("false alarms 0"), "the counts are said once");
    let wait = ["where"; 40];
    script(&[&["n", ""][..], &wait].concat()).says(&["Where is 18?", "10 seconds left.", "Enter: again"]);
    let rush = script(&[&["e", "6 2", ""][..], &["where"; 310]].concat());
    rush.says(&[
        "Screen: Ending rush",
        "win it",
        "to move.",
        "1 minute left.",
        "10 seconds left.",
        "Time is up: 0 of 5 won.",
    ]);
}

#[test]
fn the_first_questions_lead_into_the_first_lesson() {
    let home = tempfile::tempdir().unwrap();
    let mut program = program(home.path(), &["--plain", "--seed", "7", "--date", "2026-11-26"]);
    std::fs::remove_file(home.path().join("settings.toml")).unwrap();
    program.env("DAMIER_HOME", home.path());
    let told = run(program, &["2", "2 1", "", "32-28", "33-28", "34-30", ""]);
    told.says(&[
        "Screen: Welcome",
        "4. Face: speech and braille",
        "I am, one of: 1. new to the game, 2. a club player, 3. a master.",
        "I am: new to the game",
        "Screen: Your first game, step 1 of 8",
        "White to move.",
        "White 32 to 28.",
        "Black 20 to 25.",
        "33 to 28 is not possible: square 28 is occupied.",
        "White 34 to 30.",
        "Enter: continue",
        "step 2 of 8",
    ]);
    assert!(std::fs::read_to_string(home.path().join("settings.toml")).unwrap().contains("face = \"plain\""));
}

#[test]
fn an_ending_is_played_against_the_tables() {
    let told = script(&["e", "1 5", "", "moves", "i", "28-22", "u", "clock"]);
    told.says(&[
        "ending: 1 king and 1 man against 1 king",
        "You can win within the 5-move rule.",
        "White king 29. White man 28. Black king 46. White to move.",
        "17 moves: 28 to 22; 28 to 23;",
        "White 28 to 22.",
        "That gives away the win",
        "Taken back: Black",
        "Taken back: White 28 to 22.",
        "5-move rule: 0 of 5",
    ]);
}

#[test]
fn an_ending_from_a_fen_is_won_to_its_end() {
    // The king has to capture, and takes the last man.
    let told = script(&["e", "5 W:WK28:B17", "", "28-33", "28x6"]);
    told.says(&[
        "White king 28. Black man 17. White to move, and must capture: 2 ways.",
        "28 to 33 is not legal: capturing is compulsory",
        "White 28 takes to 6, one man: 17.",
        "Won!",
        "Black has no pieces left.",
    ]);
}

#[test]
fn lessons_take_moves_squares_and_numbers() {
    let first = ["l", "2", "32-28", "34-30", "", "33x22", "", "33x13", "", "8-2", "", "46x45", "", "27-21", "32x3"];
    script(&first).says(&[
        "step 2 of 8",
        "White 33 takes to 22, one man.",
        "White 33 takes to 13, two men: 18, 28.",
        "White 8 to 2. It becomes a king.",
        "White 46 takes to 45, two men: 28, 40.",
        "step 6 of 8",
        "White 27 to 21.",
        "Black 16 takes to 27, one man.",
        "White 32 takes to 3, three men: 8, 17, 27. It becomes a king.",
    ]);
    // The last steps, and the game of the exercise, played from what is said alone.
    let rest = ["", "5-10", "10x46", "", "34-29", "39x30", ""];
    let game = [
        "33-29", "29-24", "34x25", "25-20", "20-14", "14-10", "10-5", "39-33", "33x22", "5x28", "28-5", "5-23", "23x45",
    ];
    let whole = [&first[..], &rest, &game, &["", "home"]].concat();
    let told = script(&whole);
    told.says(&[
        "Black has no pieces left, so you have won.",
        "White 39 takes to 30, one man.",
        "exercise 1 of 1",
        "White men 32, 33, 34, 37, 38, 39, 43. Black men 8, 12, 13, 18. White to move.",
        "White 10 to 5. It becomes a king.",
        "White to move, and must capture: one way.",
        "White 5 takes to 28, one man: ",
        "White 23 takes to 45, one man: ",
        "Black has no pieces left.",
        "Screen: Home",
    ]);
    // The corner on White's left is 46.
    let told = script(&["l", "3", "1", "46"]);
    told.says(&[
        "Point at the one in White's left corner.",
        "Type the number of the square.",
        "Not 1.",
        "Enter: continue",
    ]);
}

#[test]
fn a_game_has_clock_offers_claims_and_a_result() {
    let told = script(&["g", "1 1", "5 2", "", "32-28", "clock", "o", "w", "z", "z"]);
    told.says(&[
        "Screen: Game, a new game",
        "clock: sudden death",
        "Your move.",
        "White 32 to 28.",
        "White 9 minutes 58 seconds, you",
        "Black ",
        "Your move.",
        "You may offer a draw after 40 moves by each side",
        "Nothing to claim",
        "Resign? Type resign again",
        "You lose. 0-2",
    ]);
}

#[test]
fn a_blindfold_game_does_not_tell_the_pieces() {
    let told = script(&["g", "1 1", "10 2", "", "32-28", "pieces", "moves", "board"]);
    told.says(&["White 32 to 28.", "Black ", " to ", "Your move.", "No pieces are shown."]);
    assert!(!told.text().contains("White men"), "{}", told.text());
}

#[test]
fn notation_needs_no_eyes() {
    let find = script(&["n", "", "4 3", "back", "back"]);
    find.says(&["Where is 18?", "Right.", "Where is"]);
    script(&["n", "1 2", "", "18", "1"]).says(&[
        "Marked: row 4, place 3.",
        "Right.",
        "Marked: row 8, place 5.",
        "It was 40",
    ]);
    script(&["n", "1 4", ""]).says(&["Write the move that was made.", "A piece goes from row"]);
    script(&["n", "1 5", "", "", "", "1"]).says(&[
        "1 of 8 moves read",
        "1. White 34 to 29",
        "1. Black 19 to 24",
        "3 of 8",
    ]);
    let signs = script(&["n", "1 6", "", "1"]);
    signs.says(&["What does", "1. ", "2. "]);
    let twice = |line: &String| line.starts_with("1. 1") || line.starts_with("2. 2,");
    assert!(!signs.lines.iter().any(twice), "no number is said twice");
    script(&["n", "1 3", "", "9", "9 9"]).says(&["make the move", "row and place", "“at 6 2” is row 6, place 2"]);
}

#[test]
fn tactics_that_do_not_announce_themselves() {
    script(&["t", "1", "n", "", "where"]).says(&["Is there a shot?", "White men", "n goes on", "2 of 10"]);
    script(&["t", "2", "1 2", "", "n"]).says(&[
        "Mark the moves that lose",
        "not marked",
        "White men",
        "to move.",
        "wrong",
        "loses",
    ]);
    script(&["t", "3"]).says(&["A shot is threatened."]);
    script(&["t", "4"]).says(&["Screen: Your move"]);
}

#[test]
fn analysis_walks_and_tells_lines_and_values() {
    let told = script(&["a", "", "32-28", "19-23", "left", "17-22", "score", "home", "home"]);
    told.says(&[
        "Screen: Analysis",
        "White 32 to 28.",
        "Black 19 to 23.",
        "White to move, and must capture: one way.",
        "Back before Black 19 to 23.",
        "Black 17 to 22.",
        "1. 32 to 28",
        "Not saved yet",
        "Screen: Home",
    ]);
}

#[test]
fn progress_is_told_in_numbers() {
    let told = scripted(&PUZZLE, &["27-22", "home", "s", "right", "right", "right"]);
    told.says(&["exercises: in the last 7 days 1, in the 7 before 0", "2026-11-26: rating", "2026-11-26: exercises 1"]);
}

#[test]
fn options_own_games_lists_and_articles_answer() {
    script(&["o", "list", "5", "5 2", "19 Jan", "list"]).says(&[
        "1. Language: auto 2. Face:",
        "3. Speech: normal",
        "Theme, one of: 1. dark",
        "Theme: light",
        "Name: Jan",
        "20. Puzzles",
    ]);
    script(&["y", "1", "1 missing.pdn", ""]).says(&["file is a text", "file: missing.pdn", "missing.pdn"]);
    script(&["p", "s", "w", "right", "esc"]).says(&["An offer must be taken", "Screen: Puzzles"]);
}

#[test]
fn help_leaves_out_the_words_that_no_key_of_the_screen_has() {
    let ending = script(&["e", "1 5", "", "help all"]);
    ending.says(&["What can be typed:", "home: to the home screen."]);
    assert!(!ending.text().contains("delete: gives up"), "{}", ending.text());
}

#[test]
fn help_names_the_keys_of_the_screen_and_every_word() {
    let told = scripted(&PUZZLE, &["help all", "help row"]);
    told.says(&[
        "Moves: 32-28 or without the sign",
        "n, next: next exercise.",
        "pieces: all pieces",
        "quit: leaves",
        "row: a row, from 1",
    ]);
}

#[test]
fn it_speaks_chinese() {
    let told = scripted(
        &["--lang", "zh-CN", "--puzzle", "ibc5ea67e98a4"],
        &["棋子", "格 28", "27-22", "帮助", "首页", "退出"],
    );
    told.says(&["文字模式", "白兵", "20、27、32、37", "轮到白方走", "28 空", "白方27到22", "吃3个兵"]);
    assert_eq!(told.code, 0);
}

/// The lines of a program that was started with these arguments and variables.
fn started(args: &[&str], variable: Option<&str>, settings: &str) -> Told {
    let home = tempfile::tempdir().unwrap();
    let mut program = program(home.path(), args);
    std::fs::write(home.path().join("settings.toml"), settings).unwrap();
    program.envs(variable.map(|value| ("DAMIER_PLAIN", value)));
    run(program, &["quit"])
}

#[test]
fn it_starts_by_option_variable_setting_and_by_itself_in_a_pipe() {
    for (args, variable, settings) in
        [(&["--plain"][..], None, ""), (&[], Some("1"), ""), (&[], None, "face = \"plain\"\n"), (&[], None, "")]
    {
        let told = started(args, variable, settings);
        assert!(told.lines[0].contains("plain mode"), "{args:?} {variable:?} {settings:?}");
        assert_eq!(told.code, 0);
    }
}

#[test]
fn what_cannot_be_used_ends_it_with_code_2() {
    let home = tempfile::tempdir().unwrap();
    let told = run(program(home.path(), &["--plain", "--puzzle", "nonsense"]), &[]);
    assert_eq!((told.code, told.lines.len()), (2, 0));
    assert!(told.complaints.contains("there is no puzzle nonsense"), "{}", told.complaints);
    assert_eq!(run(program(home.path(), &["--plain", "--date", "yesterday"]), &[]).code, 2);
}

#[test]
fn a_kill_loses_nothing_that_was_begun() {
    let home = tempfile::tempdir().unwrap();
    let mut child = program(home.path(), &["--plain", "--seed", "7"]).spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    write!(input, "g\n1 1\n\n32-28\n").unwrap();
    input.flush().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    // The engine has answered, so the game is on disk.
    lines.find(|line| line.as_ref().unwrap().starts_with("Black ")).unwrap().unwrap();
    let is_unfinished = |file: std::io::Result<std::fs::DirEntry>| {
        file.is_ok_and(|file| file.file_name().to_string_lossy().starts_with("unfinished-"))
    };
    let is_kept = || std::fs::read_dir(home.path().join("progress")).unwrap().any(is_unfinished);
    while !is_kept() {
        writeln!(input, "where").unwrap();
        lines.find(|line| line.as_ref().unwrap().starts_with("Screen: Game")).unwrap().unwrap();
    }
    child.kill().unwrap();
    child.wait().unwrap();
    let told = run(program(home.path(), &["--plain", "--seed", "7"]), &["0", "score"]);
    told.says(&["0. Continue", "Screen: Game", "1. 32 to 28"]);
}

#[cfg(unix)]
#[test]
fn a_signal_ends_it_and_keeps_what_is_unfinished() {
    use rustix::process::{Pid, Signal, kill_process};

    let home = tempfile::tempdir().unwrap();
    let mut child = program(home.path(), &["--plain", "--seed", "7"]).spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    write!(input, "a\n\n32-28\n").unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    lines.find(|line| line.as_ref().unwrap() == "White 32 to 28.").unwrap().unwrap();
    kill_process(Pid::from_child(&child), Signal::TERM).unwrap();
    let rest: Vec<String> = lines.map(Result::unwrap).collect();
    assert_eq!(rest.last().map(String::as_str), Some("Damier ends. What is unfinished is kept."));
    assert!(child.wait().unwrap().success());
}

#[cfg(unix)]
#[test]
fn in_a_terminal_it_draws_nothing_and_a_slip_is_no_failure() {
    let mut terminal = crate::pty::Terminal::start(&["--plain", "--seed", "7"]);
    terminal.wait_for("plain mode");
    assert!(!terminal.is_full_screen());
    terminal.press("nonsense\r");
    terminal.wait_for("means nothing here");
    // The arrow keys of a terminal are no part of a line.
    terminal.press("\u{1b}[Awhere\r");
    terminal.wait_for("Screen: Home");
    terminal.press("quit\r");
    terminal.wait_for("Damier ends.");
    assert!(terminal.end().success());
}

#[cfg(unix)]
#[test]
fn whoever_chooses_it_in_the_first_questions_of_the_screen_goes_on_in_it() {
    let mut terminal = crate::pty::Terminal::start_first();
    terminal.wait_for("Four questions");
    // Down to the fourth question, to its other answer, and on.
    terminal.press("\u{1b}[B\u{1b}[B\u{1b}[B\u{1b}[C");
    terminal.wait_for("speech and braille");
    terminal.press("\r");
    terminal.wait_for("plain mode");
    assert!(!terminal.is_full_screen());
    terminal.press("quit\r");
    assert!(terminal.end().success());
    let mut again = terminal.restart(&[]);
    again.wait_for("plain mode");
}

#[test]
fn whatever_is_typed_gets_an_answer_that_can_be_spoken() {
    use rand::{RngExt as _, SeedableRng as _};

    const LINES: &[&str] = &[
        "",
        "a",
        "o",
        "8",
        "1",
        "2",
        "3",
        "5",
        "7",
        "28",
        "50",
        "32-28",
        "28x19",
        "20 24",
        "2 2",
        "1 3",
        "3 x",
        "9 9",
        "up",
        "down",
        "left",
        "right",
        "start",
        "end",
        "back",
        "home",
        "n",
        "r",
        "i",
        "s",
        "t",
        "e",
        "g",
        "l",
        "p",
        "m",
        "v",
        "o",
        "w",
        "u",
        "z",
        "j",
        "+",
        "!",
        "delete",
        "pieces",
        "square 28",
        "row 5",
        "line 28",
        "moves",
        "captures",
        "last",
        "score",
        "clock",
        "where",
        "say",
        "read",
        "list",
        "help",
        "board",
        "speech 2",
        "style 1",
        "at 6 2",
        "/p",
        "?",
        "\u{1b}[A",
        "格 28",
        "…",
        "x",
        "W:W28:B22",
    ];
    for (seed, language) in (1..).zip(Language::iter()) {
        let mut random = etude::Random::seed_from_u64(seed);
        let lines: Vec<&str> = (0..250).map(|_| LINES[random.random_range(0..LINES.len())]).collect();
        let told = scripted(&["--lang", language], &lines);
        assert!(told.code < 2, "{}", told.complaints);
        assert!(told.lines.len() > lines.len(), "a line was not answered");
    }
}
