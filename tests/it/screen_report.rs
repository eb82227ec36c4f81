//! Reports longer than the screen.

use crate::screen::Desk;
use crate::screen::history::NOON;
use crate::screen_progress::three_weeks;
use damier::tui::Options;
use damier::tui::action::Action;
use damier_app::Event;
use damier_app::store::keeper::News;
use etude_tui::event::KeyCode;

#[test]
fn a_list_longer_than_the_screen_says_where_it_goes_on() {
    let mut desk = Desk::new(&Options { seed: Some(1), clock: NOON, ..Options::default() }, 80, 12);
    desk.act(Action::App(Event::News(News::Loaded(three_weeks(), String::new()))));
    desk.write("s");
    desk.press(KeyCode::Right);
    desk.write("v");
    let sign = |desk: &Desk| desk.text().lines().nth(2).unwrap().trim().to_owned();
    assert_eq!(sign(&desk), "↓");
    desk.press(KeyCode::Down);
    assert_eq!(sign(&desk), "↑↓");
    for _ in 0..30 {
        desk.press(KeyCode::Down);
    }
    assert_eq!(sign(&desk), "↑");
}
