//! The example drives every kind of lesson by a script.

#[path = "../../examples/any_lesson.rs"]
#[expect(dead_code, reason = "its main is for the command line")]
mod example;

use std::error::Error;

use damier_puzzles::Collection;
use damier_train::study::Study;

/// White wins two men by 27-22.
const PUZZLE: &str = r#"{"id":"ibc5ea67e98a4","variant":"international",
    "fen":"W:W20,27,32,37:B16,17,21,29,30","solution":[{"move":"27-22","finish":["17x28","32x25"]}],
    "goal":{"kind":"material","men":2},"tags":["moves-1","direct"],"rating":{"value":867,"deviation":250},
    "verification":{"engine":"0.1.0","nodes":250000,"margin":200}}"#;

/// What the example says to a script.
fn tell(script: &[&str]) -> Result<String, Box<dyn Error>> {
    let mut puzzles = Collection::default();
    puzzles.add_text("test", PUZZLE.replace('\n', ""));
    let mut output = Vec::new();
    example::run(Study::new(puzzles, 7), format!("{}\n", script.join("\n")).as_bytes(), &mut output)?;
    Ok(String::from_utf8(output)?)
}

/// Fails unless the texts come in this order.
fn assert_in_order(told: &str, texts: &[&str]) {
    let mut rest = told;
    for text in texts {
        let at = rest.find(text);
        assert!(at.is_some(), "{text:?} does not come, or too early:\n{told}");
        rest = &rest[at.unwrap_or_default() + text.len()..];
    }
}

#[test]
fn a_puzzle_is_missed_refuted_and_solved() {
    let told = tell(&["puzzle", "20-14", "", "27-99", "27-22", "q"]).unwrap();
    assert_in_order(&told, &["White moves.", "Wrong: 20-14", "Solved"]);
    assert_in_order(&told, &["0 of 1 right at the first try.", "To be repeated tomorrow: ibc5ea67e98a4"]);
}

#[test]
fn an_ending_is_given_up_after_a_move_taken_back() {
    // Whatever the position is, a hint and a move that is none leave it alone.
    let told = tell(&["ending", "h", "1-1", "b", "q"]).unwrap();
    assert_in_order(&told, &["White moves. A move, b (back)", "ending, notation"]);
    assert_in_order(&told, &["0 of 0 right at the first try."]);
}

#[test]
fn squares_are_named_and_only_a_square_counts() {
    // The first question of the seed, with the right name worked out from row and column: five squares in a row.
    let asked = tell(&["notation"]).unwrap();
    let numbers: Vec<u8> =
        asked.split(|character: char| !character.is_ascii_digit()).filter_map(|it| it.parse().ok()).collect();
    let [row, column, ..] = numbers[..] else { panic!("{asked}") };
    let right = ((row - 1) * 5 + column.div_ceil(2)).to_string();
    let wrong = if right == "1" { "2" } else { "1" };
    let told = tell(&["notation", wrong, "x", "q"]).unwrap();
    assert_in_order(&told, &["Which square", "Wrong. Which square", "Wrong. Which square", "0 of 1 right"]);
    let told = tell(&["notation", &right, "", "q"]).unwrap();
    assert_in_order(&told, &["Which square", "Right. Which square", "Right. Which square", "1 of 1 right"]);
}

#[test]
fn a_lesson_of_the_course_is_passed() {
    let mut script = vec!["lesson".to_owned(), "33-28".to_owned(), "37x28".to_owned(), String::new()];
    for _ in 0..3 {
        let lines: Vec<&str> = script.iter().map(String::as_str).collect();
        let told = tell(&lines).unwrap();
        let asked = told.rsplit_once("square ").and_then(|(_, rest)| rest.lines().next()).unwrap();
        script.extend([asked.to_owned(), String::new()]);
    }
    let lines: Vec<&str> = script.iter().map(String::as_str).collect();
    assert_in_order(&tell(&lines).unwrap(), &["White moves. A move", "Right.", "Point at square", "1 of 1 right"]);
}

#[test]
fn a_wrong_move_of_a_step_is_tried_again_and_a_wrong_square_fails() {
    let told = tell(&["lesson", "37-31", "33-28", "37x28", "", "x", "q"]).unwrap();
    assert_in_order(
        &told,
        &["White moves. A move", "Wrong.", "White moves. A move", "Right.", "Enter: on", "Point at"],
    );
    assert!(told.matches("Point at").count() == 2, "what is no square is no answer: {told}");
}

#[test]
fn what_was_done_is_carried_on_from_one_lesson_to_the_next() {
    let told = tell(&["puzzle", "20-14", "q", "notation", "1", "q", "puzzle", "27-22", "q"]).unwrap();
    assert_in_order(&told, &["Wrong", "Which square", "Solved", "1 of 3 right", "tomorrow: ibc5ea67e98a4"]);
}
