//! What a second listener stumbled over: one test for each kind of it.

use crate::stream_support::{Told, program, run, script, scripted};

/// A puzzle that White wins by 27-22.
const PUZZLE: [&str; 2] = ["--puzzle", "ibc5ea67e98a4"];

/// The first lesson up to its third step, where one of two captures takes more.
const THIRD_STEP: [&str; 6] = ["l", "2", "32-28", "34-30", "", "33x22"];

/// A script with the puzzles that are shipped, for the traps in openings.
fn shipped(lines: &[&str]) -> Told {
    let home = tempfile::tempdir().unwrap();
    run(program(home.path(), &["--plain", "--seed", "7", "--date", "2026-11-26"]), lines)
}

/// Whether any line says something.
fn is_said(told: &Told, text: &str) -> bool {
    told.lines.iter().any(|line| line.contains(text))
}

#[test]
fn a_wrong_move_is_said_to_be_worse_not_to_lose_men_that_nobody_takes() {
    let told = script(&["p", "n", "n", "17-22"]);
    assert!(!is_said(&told, "That loses"), "{}", told.lines.join("\n"));
    for (lang, wanted) in [("en", "men worse than the best move."), ("ru", "хуже лучшего хода.")] {
        let told = scripted(&["--lang", lang, "--puzzle", "ibc5ea67e98a4"], &["20-15", "r", "32-28", "r", "37-31"]);
        assert!(is_said(&told, wanted) || !is_said(&told, "теряет"), "{}", told.lines.join("\n"));
    }
}

#[test]
fn a_letter_with_an_apostrophe_is_no_second() {
    let told = scripted(&["--lang", "fr"], &[&THIRD_STEP[..], &["", "33x22"]].concat());
    told.says(&["33 prend en 22 s’arrête trop tôt"]);
    assert!(!is_said(&told, "secondes"), "{}", told.lines.join("\n"));
}

#[test]
fn moves_that_are_taken_back_are_said_to_be() {
    // Black's king could go where it is taken back to, and so could White's.
    for lines in [["s", "", "r"], ["s", "s", "r"], ["i", "", "r"]] {
        let told = script(&[&["e", "1 5", "", "28-22"][..], &lines].concat());
        told.says(&["That gives away the win", "Taken back: White 28 to 22."]);
        let (_, after) = told.text().rsplit_once("Taken back").map(|(a, b)| (a.to_owned(), b.to_owned())).unwrap();
        assert!(!after.contains("Black 14 to 46") && !after.contains("White 22 to 28"), "{}", told.lines.join("\n"));
    }
}

#[test]
fn a_display_tells_the_last_move_and_goes_to_any_board() {
    let lines = ["8", "12 2", "", "32-28", "33-28", "34-29", "31-27", "last", "3", "3", "last", "help"];
    let told = script(&lines);
    told.says(&[
        "board 2 of 4",
        "board 4 of 4",
        "board 1 of 4",
        "Black ",
        "Another position:",
        "Black ",
        "board 3 of 4",
    ]);
    assert!(!is_said(&told, "It played") && !is_said(&told, "No move has been made."), "{}", told.lines.join("\n"));
    told.says(&["Boards: a number goes to that board", "n, next board"]);
    // The list is read when asked for only.
    assert!(!told.lines.iter().any(|line| line.starts_with("board 1, level")), "{}", told.lines.join("\n"));
}

#[test]
fn words_without_a_use_are_not_offered_and_say_so() {
    let over = script(&["g", "1 1", "", "32-28", "z", "z", "left", "end", "help"]);
    over.says(&["You lose.", "There is nothing to step through here.", "Everywhere: where, say"]);
    assert!(!is_said(&over, "“Game”") && !is_said(&over, "up, down, left"), "{}", over.lines.join("\n"));
    script(&[&THIRD_STEP[..], &["33x22"]].concat()).says(&["This step is done: an empty line goes on."]);
}

#[test]
fn a_text_takes_the_place_of_the_old_one() {
    let told = script(&["a", "", "32-28", "i", "A first text", "i", "by hand", "i", "i", "i", ""]);
    told.says(&[
        "Type the text: it takes the place of the old one.",
        "Comment: A first text",
        "1. text: A first text",
        "Comment: by hand",
        "Comment: i",
        "1. text: i",
    ]);
    assert!(!is_said(&told, "textby") && !is_said(&told, "handi"), "{}", told.lines.join("\n"));
    assert!(!is_said(&told, "engine: Comment"), "a comment is not the engine's");
}

#[test]
fn a_warning_is_dropped_by_any_other_line_and_given_again() {
    let told = script(&["a", "", "32-28", "home", "where", "home", "back", "list"]);
    told.says(&[
        "Not saved yet: w saves. The same word again leaves without saving",
        "Cancelled.",
        "Screen: Analysis",
        "Not saved yet",
        "Screen: Home",
    ]);
    assert!(!is_said(&told, "does nothing now"), "{}", told.lines.join("\n"));
    script(&["a", "", "32-28", "home", "help", "quit"]).says(&["Not saved yet", "Cancelled.", "What can be typed:"]);
}

#[test]
fn a_table_has_each_name_before_its_value() {
    let notation = ["7", "", "4 3", "1 1", "back", "back", "home"];
    let pages = ["11", "right", "right", "right", "right", "right"];
    script(&[&notation[..], &pages].concat()).says(&[
        "week, page 1 of 8",
        "exercises: in the last 7 days 2, in the 7 before 0",
        "notation, page 6 of 8",
        "square 40: times asked 1, right 0%, half of them within ",
        "square 18: times asked 1, right 100%, half of them within ",
    ]);
    let ending = ["4", "5 W:WK28:B17", "", "28x6", "home"];
    script(&[&ending[..], &["11", "left", "left", "left", "left"]].concat())
        .says(&["endings, page 5 of 8", ": times tried 1, solved 1, perfect 1, best run 1, half of them within "]);
}

#[test]
fn numbers_do_not_run_together() {
    // Values with numbers come a line each.
    let boards = script(&["8", "12"]);
    assert!(boards.lines.iter().any(|line| line == "2. 4") && !is_said(&boards, "1. one, 2. 4"));
    // A line of moves pauses before the number of the next.
    let traps = shipped(&["6", "1"]);
    traps.says(&["1. 31 to 26, 16 to 21; 2. 36 to 31, 11 to 16; 3. "]);
    // A capture names its landing, and the men in words.
    let lesson = script(&[&THIRD_STEP[..], &["", "33x13"]].concat());
    lesson.says(&["White 33 takes to 22, one man.", "White 33 takes to 13, two men: 18, 28."]);
    scripted(&["--lang", "nl"], &[&THIRD_STEP[..], &["", "33x13"]].concat())
        .says(&["Wit 33 slaat naar 22, één schijf.", "Wit 33 slaat naar 13, twee schijven: 18, 28."]);
    scripted(&["--lang", "ru"], &[&THIRD_STEP[..], &["", "33x13"]].concat())
        .says(&["Белые: 33 бьёт на 22, одну простую.", "Белые: 33 бьёт на 13, две простые: 18, 28."]);
    // The rows of squares with letters stand apart.
    script(&["12", "8", "", "pieces"]).says(&["White men a1, c1, e1, g1; b2, d2, f2, h2; a3, c3, e3, g3."]);
}

#[test]
fn traps_keep_their_rows_and_begin_as_soon_as_they_are_found() {
    let told = shipped(&["6", "1", ""]);
    told.says(&["1. exercise: find the shot", "2. line: all", "3. Start", "Screen: Puzzles, opening traps"]);
    assert!(!is_said(&told, "damier openings") && !is_said(&told, "traps, ic"), "{}", told.lines.join("\n"));
}

#[test]
fn a_mark_is_not_called_by_what_it_may_turn_out_to_be() {
    let told = script(&["t", "2", "1 2", "1 1"]);
    told.says(&["1. ", ": not marked", ": marked as losing", ": not marked"]);
    assert!(!is_said(&told, ": holds"), "{}", told.lines.join("\n"));
}

#[test]
fn the_old_answer_does_not_stand_behind_the_next_question() {
    let told = script(&["7", "", "1 1", "where"]);
    told.says(&["The right answer is row ", "Where is 40?", "Screen: Notation", "Where is 40?"]);
    assert!(told.lines.last().is_some_and(|line| line == "Damier ends."));
    assert_eq!(told.text().matches("The right answer is").count(), 1, "{}", told.lines.join("\n"));
}

#[test]
fn the_rest_of_a_solution_is_announced() {
    scripted(&PUZZLE, &["27-22"]).says(&[
        "White 27 to 22.",
        "The rest is played out:",
        "Black 17 takes to 28, one man.",
        "Solved!",
    ]);
    let wrong = scripted(&PUZZLE, &["20-14"]);
    assert!(!is_said(&wrong, "The rest is played out:"), "{}", wrong.lines.join("\n"));
}

#[test]
fn the_word_for_it_is_understood_in_each_language() {
    for (lang, resign) in [
        ("nl", "opgeven"),
        ("ru", "сдаться"),
        ("fr", "abandonner"),
        ("pt-BR", "abandonar"),
        ("zh-CN", "认输"),
        ("en", "give up"),
    ] {
        let told = scripted(&["--lang", lang], &["8", "", resign, resign]);
        assert!(is_said(&told, "0-2"), "{lang}: {}", told.lines.join("\n"));
        assert_eq!(told.code, 0, "{lang}");
    }
    for (lang, next) in [("nl", "volgende"), ("ru", "следующая"), ("fr", "suivant"), ("pt-BR", "próximo")] {
        assert_eq!(scripted(&["--lang", lang], &["1", next]).code, 0, "{lang}");
    }
}

#[test]
fn a_blindfold_game_tells_captures_in_full_and_its_rule_once() {
    let told = script(&["g", "1 1", "10 2", "", "32-28", "last", "33-29", "u"]);
    assert_eq!(
        told.text().matches("the pieces are hidden").count(),
        3,
        "in the form, at first and at the end: {}",
        told.lines.join("\n")
    );
    assert!(!is_said(&told, "No pieces are shown."), "{}", told.lines.join("\n"));
    told.says(&["White 32 to 28.", "Black ", "Black ", "White 33 to 29.", "Taken back: "]);
}

#[test]
fn a_clock_a_form_and_the_end_of_a_game_say_what_they_are_about() {
    let told = script(&["g", "where", "1 1", "", "clock", "32-28", "z", "z"]);
    told.says(&[
        "1. opponent: level 3, rating 1410, hasty",
        "Screen: Game, a new game",
        "13 more: type list for all.",
        "Chosen: opponent: level 3, rating 1410, hasty",
        "No clock runs here.",
        "White to move",
        "You lose.",
        "You can type ",
    ]);
}

#[test]
fn a_step_back_takes_nothing_back_and_a_called_move_has_a_side() {
    let told = script(&["a", "", "32-28", "19-23", "left", "right", "undo"]);
    told.says(&["Back before Black 19 to 23.", "Black 19 to 23.", "Taken back: Black 19 to 23."]);
    let told = script(&["n", "1 5", "", "", ""]);
    told.says(&["1. White ", "1. Black ", "2. White "]);
}

#[test]
fn an_empty_line_asks_for_a_move_and_the_day_is_told_in_a_sentence() {
    script(&["l", "1", "", ""]).says(&["Nothing happened: type a move such as 32-28."]);
    let told = script(&["g", "1 1", "", "32-28", "z", "z", "home"]);
    told.says(&["today 1 exercise, 0 right at the first try"]);
}

#[test]
fn a_touched_piece_must_move_and_a_sheet_of_ones_own_is_written() {
    let told = script(&["g", "1 1", "9 2", "11 2", "", "at 7 2", "31-26", "32-28", "31-27", "32-28", "z", "z"]);
    told.says(&[
        "You touched 32: that piece must move.",
        "White 32 to 28.",
        "Write down White's move 1.",
        "That move was not played.",
        "Write down Black's move 1.",
    ]);
}
