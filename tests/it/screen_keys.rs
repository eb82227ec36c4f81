//! Keys of other keyboard layouts.

use crate::screen::Desk;
use damier::tui::Options;
use damier::tui::action::ScreenEvent;
use damier_app::settings::Settings;
use damier_rules::Variant;
use etude_tui::event::{KeyCode, TerminalEvent};

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

/// A Russian player types c3-d4 in Latin or Cyrillic letters, whole or short; on the board the keys count, in pasted texts
/// the shapes.
#[test]
fn moves_on_squares_with_letters_may_be_typed_in_cyrillic() {
    let settings = Settings { variant: Variant::Russian, ..Settings::default() };
    let options = Options { seed: Some(1), settings, ..Options::default() };
    let analysis = || {
        let mut desk = Desk::new(&options, 80, 24);
        desk.write("ф\n");
        desk
    };
    for typed in ["c3-d4", "с3-в4", "С3-В4", "cd4", "св4"] {
        let mut desk = analysis();
        desk.write(typed);
        desk.write("\n");
        shows(&desk, "1. c3-d4");
    }
    for pasted in ["с3-d4", "С3–d4", "ｃ３－ｄ４", "сd4"] {
        let mut desk = analysis();
        desk.event(&ScreenEvent::Terminal(TerminalEvent::Paste(pasted.to_owned())));
        desk.write("\n");
        shows(&desk, "1. c3-d4");
    }
    let mut desk = analysis();
    desk.write("c3х");
    shows(&desk, "move › c3x");
}
