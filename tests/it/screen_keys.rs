//! Keys of other keyboard layouts.

use crate::screen::Desk;
use damier::tui::Options;
use ratatui::crossterm::event::KeyCode;

#[track_caller]
fn shows(desk: &Desk, text: &str) {
    assert!(desk.text().contains(text), "{}", desk.text());
}

/// й is where q is, з is p, т is n, and н is y; the key of / types a full stop there, and a comma with Shift.
#[test]
fn letters_of_the_russian_layout_act_as_the_keys_in_their_place() {
    let mut desk = Desk::new(&Options { seed: Some(1), ..Options::default() }, 80, 24);
    for (key, seen) in [("з", "· Puzzles"), ("й", "q quit"), ("Т", "Notation"), ("Й", "q quit"), (",", "Esc back")]
    {
        desk.write(key);
        shows(&desk, seen);
    }
    desk.press(KeyCode::Esc);
    desk.write("ф");
    shows(&desk, "· Analysis");
    desk.press(KeyCode::Enter);
    desk.write(".");
    shows(&desk, "Squares left out are open");
    desk.press(KeyCode::Esc);
    // с is where c is, and в where d is: squares can be typed as well.
    desk.write("32");
    shows(&desk, "move › 32");
}

#[test]
fn a_confirmation_takes_them_too() {
    let mut desk = Desk::new(&Options { seed: Some(1), ..Options::default() }, 80, 24);
    desk.write("й");
    shows(&desk, "again to quit");
    assert!(!desk.has_quit);
    desk.write("й");
    assert!(desk.has_quit);
}

#[test]
fn where_text_is_typed_they_are_text() {
    let mut desk = Desk::new(&Options { seed: Some(1), ..Options::default() }, 80, 24);
    desk.write("н");
    shows(&desk, "Your games");
    desk.write("партия.pdn,");
    shows(&desk, "партия.pdn,");
}
