//! The example drives every kind of lesson by a script.

#[path = "../../examples/any_lesson.rs"]
#[expect(dead_code, reason = "its main is for the command line")]
mod example;

use std::error::Error;

use damier_puzzles::Collection;

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
    example::run(puzzles, 7, format!("{}\n", script.join("\n")).as_bytes(), &mut output)?;
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
    assert_in_order(&told, &["White moves.", "Wrong: 20-14", "try again", "Solved"]);
    assert_in_order(&told, &["0 of 1 right at the first try.", "To be repeated tomorrow: ibc5ea67e98a4"]);
}

#[test]
fn an_ending_is_given_up_after_a_move_taken_back() {
    // Whatever the position is, a hint and a move that is none leave it alone.
    let told = tell(&["ending", "h", "1-1", "b", "q"]).unwrap();
    assert_in_order(&told, &["White moves. A move, h (hint) or b", "ending, notation"]);
    assert_in_order(&told, &["0 of 0 right at the first try."]);
}

#[test]
fn squares_are_named_and_every_answer_counts() {
    // The first question of the seed, with the right name worked out from row and column: five squares in a row.
    let asked = tell(&["notation"]).unwrap();
    let numbers: Vec<u8> =
        asked.split(|character: char| !character.is_ascii_digit()).filter_map(|it| it.parse().ok()).collect();
    let [row, column, ..] = numbers[..] else { panic!("{asked}") };
    let right = ((row - 1) * 5 + column.div_ceil(2)).to_string();
    let told = tell(&["notation", &right, "", "x", "e", "q"]).unwrap();
    assert_in_order(&told, &["Which square", "Right. Which square", "Wrong. Which square", "1 of 2 right"]);
}

#[test]
fn a_lesson_of_the_course_is_passed() {
    let squares = |told: &str| -> Option<u8> { told.rsplit("square ").next()?.split(':').next()?.parse().ok() };
    let mut script = vec!["lesson".to_owned(), "33-28".to_owned(), "37x28".to_owned(), String::new()];
    for _ in 0..3 {
        let lines: Vec<&str> = script.iter().map(String::as_str).collect();
        let square = squares(tell(&lines).unwrap().split("\npuzzle, ending").next().unwrap_or_default()).unwrap();
        // Squares are numbered row by row, from the left; odd rows begin with a light square.
        let (row, place) = ((square - 1) / 5 + 1, (square - 1) % 5);
        let column = 2 * place + if row % 2 == 1 { 2 } else { 1 };
        script.extend([format!("{row} {column}"), String::new()]);
    }
    let lines: Vec<&str> = script.iter().map(String::as_str).collect();
    assert_in_order(&tell(&lines).unwrap(), &["Your move: a move", "Right. Enter", "Point at square", "1 of 1 right"]);
}

#[test]
fn what_was_done_is_carried_on_from_one_lesson_to_the_next() {
    let told = tell(&["puzzle", "20-14", "q", "notation", "x", "", "q", "puzzle", "27-22", "q"]).unwrap();
    assert_in_order(&told, &["Wrong", "Which square", "Solved", "1 of 3 right", "tomorrow: ibc5ea67e98a4"]);
}
