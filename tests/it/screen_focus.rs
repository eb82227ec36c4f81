//! The terminal's cursor stands on what is in focus, because braille displays follow it.

use damier::tui::Options;
use damier::tui::page::{Middle, Words};
use damier::tui::view::view;
use damier::tui::widgets::board::Mark;
use etude_tui::event::KeyCode;
use ratatui::backend::TestBackend;
use ratatui::terminal::Terminal;

use crate::pty;
use crate::screen::Desk;
use crate::screen::states::STATES;

/// The text of the row in which the cursor stands, from the cursor on.
fn focus(desk: &Desk) -> String {
    let area = desk.app.area();
    let mut terminal = Terminal::new(TestBackend::new(area.width, area.height)).unwrap();
    terminal.draw(|frame| view(&desk.app, frame)).unwrap();
    let point = terminal.get_cursor_position().unwrap();
    let buffer = terminal.backend().buffer();
    let row: String = (point.x..area.width).map(|x| buffer[(x, point.y)].symbol()).collect();
    row.trim_end_matches([' ', '│']).to_owned()
}

fn desk() -> Desk {
    Desk::new(&Options::default(), 80, 24)
}

#[test]
fn on_the_chosen_line_of_a_menu() {
    let mut desk = desk();
    assert!(focus(&desk).starts_with("▸ p  Puzzles"), "{}", focus(&desk));
    desk.press(KeyCode::Down);
    assert!(focus(&desk).starts_with("▸ r  Review"), "{}", focus(&desk));
}

#[test]
fn on_the_row_of_a_form_and_at_the_caret_of_its_text() {
    let mut desk = desk();
    desk.write("a");
    desk.write("W:W3");
    // Behind what is typed, before the caret that is drawn.
    assert!(focus(&desk).starts_with('▏'), "{}", focus(&desk));
    desk.press(KeyCode::Left);
    assert!(focus(&desk).starts_with("▏3"), "{}", focus(&desk));
    desk.press(KeyCode::Down);
    desk.press(KeyCode::Down);
    assert!(focus(&desk).starts_with("▸ Analyse"), "{}", focus(&desk));
}

#[test]
fn on_the_square_of_the_board_or_behind_a_typed_move() {
    let mut desk = desk();
    desk.write("p");
    desk.pass(std::time::Duration::from_secs(2));
    desk.write("27");
    assert!(focus(&desk).trim_start().starts_with("legal"), "{}", focus(&desk));
    desk.press(KeyCode::Esc);
    // The cursor of the board starts on 28, an empty square that shows its number; 22 is above it to the left.
    desk.press(KeyCode::Up);
    assert!(focus(&desk).starts_with("28"), "{}", focus(&desk));
    desk.press(KeyCode::Up);
    assert!(focus(&desk).starts_with("23"), "{}", focus(&desk));
}

#[test]
fn on_the_chosen_row_of_a_report_and_on_the_list_of_keys() {
    let mut desk = desk();
    desk.write("s");
    assert!(focus(&desk).starts_with("Start with a few puzzles"), "{}", focus(&desk));
    desk.write("?");
    // The first key of the list, on a row of its own.
    assert!(focus(&desk).starts_with("Enter"), "{}", focus(&desk));
}

#[test]
fn the_real_terminal_shows_it() {
    let mut terminal = pty::Terminal::start(&[]);
    terminal.wait_for("q quit");
    terminal.wait_for_focus("▸ p");
}

/// Every state of every screen: the cursor is there, on the chosen line of a list or form, or else on something to read or
/// to play on.
#[test]
fn on_something_in_every_state() {
    for &(name, reach) in STATES {
        let mut desk = desk();
        reach(&mut desk);
        let focus = focus(&desk);
        let page = desk.app.page();
        let is_covered = desk.app.report().is_some() || desk.app.help_is_open();
        let has_cursor = page.board.marks.iter().any(|(_, mark)| *mark == Mark::Cursor);
        let is_typed = !page.input.typed.text().is_empty();
        let is_list = matches!(&page.middle, Middle::Menu(lines) if lines.iter().any(Words::is_chosen));
        let is_on_board = has_cursor && page.fields.rows.is_empty();
        if is_list && page.input.prompt.is_empty() && !(is_covered || is_on_board || is_typed) {
            let is_chosen = focus.starts_with(['▸', '▏']) || focus.chars().nth(1) == Some('▸');
            assert!(is_chosen, "{name}: {focus:?}\n{}", desk.text());
        } else {
            assert!(!focus.trim().is_empty(), "{name}: the cursor stands on nothing\n{}", desk.text());
        }
    }
}
