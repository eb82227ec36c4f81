//! The player's own games: added with a form, searched while the player trains, and listed among the endings to choose
//! from.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests stand outside test functions")]

use crate::screen::history::{NOON, TODAY};
use crate::screen::{Desk, SIZES, assert_picture};
use crate::store_support::name;
use damier::tui::Options;
use damier::tui::action::Action;
use damier::words::{GivenLanguage, Language};
use damier_app::Event;
use damier_app::own_games::LeftOut;
use damier_app::own_games::searcher::{Added, Refusal, SearchNews, SearchRequest};
use damier_app::store::StoreError;
use damier_app::store::games::{Finds, OwnDrill, OwnPuzzle};
use damier_app::store::keeper::News;
use damier_app::store::pdn_files::PdnFileError;
use damier_rules::Variant;
use damier_train::attempt::Subject;
use damier_train::own_games::{InFile, Losses, PlayerError, Tally, WorstMove};
use etude::calendar::Day;
use etude_store::DatabaseError;
use etude_tui::event::KeyCode;
use etude_tui::text::Words;

fn options() -> Options {
    Options { seed: Some(3), clock: NOON, ..Options::default() }
}

fn tell(desk: &mut Desk, news: SearchNews) {
    desk.act(Action::App(Event::Search(news)));
}

fn drill(item: &str, day: Day) -> OwnDrill {
    OwnDrill {
        item: item.to_owned(),
        variant: "international".to_owned(),
        game: "g1".to_owned(),
        source: r#"{"white":"Kees Mine","black":"Other","year":2025,"ply":90}"#.to_owned(),
        day: day.to_string(),
    }
}

fn drills() -> Vec<OwnDrill> {
    vec![drill("win KKM v K from W:WK6,K8,45:BK2", TODAY), drill("hold K v KK from B:WK35,K39:BK2", TODAY.plus(-1))]
}

fn at_home(drills: Vec<OwnDrill>, waiting: usize, width: u16, height: u16) -> Desk {
    let mut desk = Desk::new(&options(), width, height);
    desk.act(Action::App(Event::News(News::OwnGames(drills, waiting))));
    desk.act(Action::App(Event::News(News::Loaded(Vec::new(), String::new()))));
    desk
}

fn going(done: usize) -> SearchNews {
    SearchNews::Going(Tally { done, of: 120, puzzles: 7, drills: 2, ..Tally::default() }, Finds::default())
}

#[test]
fn a_file_and_a_name_are_all_that_it_takes() {
    let mut desk = at_home(Vec::new(), 0, 200, 60);
    desk.write("y\n");
    assert!(desk.text().contains("Type the path of a file"), "{}", desk.text());
    desk.write("games.pdn\n");
    assert!(desk.text().contains("Type your name as it appears in the"), "{}", desk.text());
    desk.press(KeyCode::Down);
    desk.write("Mine\n");
    let wanted =
        SearchRequest::Add { file: "games.pdn".to_owned(), player: "Mine".to_owned(), variant: Variant::International };
    assert_eq!(desk.searches, [wanted]);
    // The name is remembered for the next time.
    assert_eq!(desk.saved.as_ref().unwrap().name, "Mine");
    let error = PlayerError::NotFound { white: "A".to_owned(), black: "B".to_owned() };
    let first = Some(LeftOut::Other { path: "games.pdn".into(), number: 3, error });
    tell(&mut desk, SearchNews::Added(Added { games: 120, new: 118, left_out: 3, first }));
    tell(&mut desk, going(0));
    assert!(desk.text().contains("120 games of yours, 118 new."), "{}", desk.text());
    assert!(desk.text().contains("0/120"), "{}", desk.text());
}

/// The files of games are English, whatever language is spoken.
#[test]
fn the_name_of_a_nameless_player_is_found_in_the_file_in_another_language() {
    let language = GivenLanguage { asked: Some(Language::Nl), ..GivenLanguage::default() };
    let mut desk = Desk::new(&Options { language, ..options() }, 200, 60);
    desk.write("ygames.pdn\n");
    desk.press(KeyCode::Down);
    desk.write("Speler\n");
    let wanted = SearchRequest::Add {
        file: "games.pdn".to_owned(),
        player: "Player".to_owned(),
        variant: Variant::International,
    };
    assert_eq!(desk.searches, [wanted]);
    assert!(desk.saved.is_none(), "this is no name to remember");
}

#[test]
fn a_file_that_is_of_no_use_is_told_of() {
    let mut desk = at_home(Vec::new(), 0, 280, 60);
    desk.write("yx.pdn");
    let reason = std::io::Error::from(std::io::ErrorKind::IsADirectory).into();
    tell(&mut desk, SearchNews::Refused(Refusal::File(PdnFileError::Unreadable { path: "x.pdn".into(), reason })));
    assert!(desk.text().contains("it is a folder"), "{}", desk.text());
    tell(&mut desk, SearchNews::Failed(StoreError::Database { path: "p".into(), error: DatabaseError::DiskFull }));
    assert!(desk.text().contains("Your games cannot be saved: p: the disk is full"), "{}", desk.text());
}

#[test]
fn the_path_is_completed() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("league-2024.pdn"), "").unwrap();
    std::fs::write(folder.path().join("league-2025.PDN"), "").unwrap();
    std::fs::write(folder.path().join("league.txt"), "").unwrap();
    std::fs::create_dir(folder.path().join("old")).unwrap();
    let mut desk = Desk::new(&options(), 200, 60);
    let place = folder.path().to_string_lossy().into_owned();
    desk.write(&format!("y{place}/le"));
    let complete = |desk: &mut Desk| {
        desk.press(KeyCode::Tab);
        desk.do_files();
    };
    complete(&mut desk);
    assert!(desk.text().contains(&format!("{place}/league-202▏")), "{}", desk.text());
    desk.write("4");
    complete(&mut desk);
    assert!(desk.text().contains(&format!("{place}/league-2024.pdn▏")), "{}", desk.text());
    (0..15).for_each(|_| desk.press(KeyCode::Backspace));
    desk.write("o");
    complete(&mut desk);
    assert!(desk.text().contains(&format!("{place}/old/▏")), "{}", desk.text());
    complete(&mut desk);
    assert!(desk.text().contains(&format!("{place}/old/▏")), "{}", desk.text());
}

#[test]
fn the_bar_stays_in_sight_everywhere_and_the_end_is_told() {
    for (width, height) in SIZES {
        let mut desk = at_home(Vec::new(), 120, width, height);
        desk.write("y");
        assert_picture!("own_waiting", desk);
        desk.write("\n");
        assert_eq!(desk.searches, [SearchRequest::GoOn]);
        tell(&mut desk, going(45));
        assert_picture!("own_going", desk);
        desk.press(KeyCode::Esc);
        for keys in ["p", "qe", "qn", "qs", "qo", "qa", "g", "qp?"] {
            desk.write(keys);
            assert!(desk.text().contains("45/120"), "{keys}: {}", desk.text());
            if keys.ends_with(['a', '?']) {
                desk.press(KeyCode::Esc);
            }
        }
        tell(&mut desk, SearchNews::Done(Tally { done: 120, of: 120, puzzles: 9, drills: 1, ..Tally::default() }));
        let said = if width < 80 { "+10" } else { "your games: 9 new puzzles, 1 new drill" };
        assert!(desk.text().contains(said), "{}", desk.text());
        desk.write("q");
        assert!(!desk.text().contains(said), "{}", desk.text());
        assert_picture!("own_done", desk);
    }
}

#[test]
fn a_search_that_was_broken_off_is_offered_again_and_can_be_stopped() {
    let mut desk = at_home(Vec::new(), 37, 200, 60);
    assert!(desk.text().contains("37 games of yours wait"), "{}", desk.text());
    desk.write("y");
    // The cursor is on the row that starts and stops the engine.
    desk.press(KeyCode::Right);
    tell(&mut desk, SearchNews::Going(Tally { done: 0, of: 37, ..Tally::default() }, Finds::default()));
    assert!(desk.text().contains("◂ running ▸"), "{}", desk.text());
    desk.press(KeyCode::Left);
    assert_eq!(desk.searches, [SearchRequest::GoOn, SearchRequest::Stop]);
    tell(&mut desk, SearchNews::Stopped(Tally { done: 5, of: 37, ..Tally::default() }));
    assert!(desk.text().contains("◂ paused ▸") && desk.text().contains("32 games wait"), "{}", desk.text());
    desk.press(KeyCode::Esc);
    assert!(desk.text().contains("32 games of yours wait"), "{}", desk.text());
}

#[test]
fn a_thrown_ending_is_found_where_endings_are_chosen_and_drilled() {
    for (width, height) in SIZES {
        let mut desk = at_home(drills(), 0, width, height);
        desk.write("e");
        (0..5).for_each(|_| desk.press(KeyCode::Down));
        desk.press(KeyCode::Right);
        assert_picture!("own_drill", desk);
        desk.write("\n");
        assert_picture!("own_drill_start", desk);
    }
    // 45-40 gives it away again; if left after that, the exercise is recorded under the name of the position.
    let mut desk = at_home(drills(), 0, 80, 24);
    desk.write("e");
    (0..5).for_each(|_| desk.press(KeyCode::Down));
    desk.press(KeyCode::Right);
    desk.write("\n45-40\nq");
    let kept = desk.store.attempts().unwrap();
    let exercise = &kept[0].exercise;
    assert_eq!(name(exercise), "win KKM v K from W:WK6,K8,45:BK2");
    assert!(matches!(&exercise.subject, Subject::Ending { plan, .. } if plan.own_game), "{exercise:?}");
    // In the table of endings it counts towards its class.
    desk.write("s");
    (0..4).for_each(|_| desk.press(KeyCode::Right));
    assert!(desk.text().contains("2 kings, man v king · win it ") && !desk.text().contains("from"), "{}", desk.text());
}

#[test]
fn another_choice_in_the_form_leaves_the_drill_from_the_game() {
    let mut desk = at_home(drills(), 0, 280, 60);
    desk.write("e");
    (0..5).for_each(|_| desk.press(KeyCode::Down));
    desk.press(KeyCode::Left);
    assert!(desk.text().contains("You threw the draw away in Kees Mine against Other, 2025"), "{}", desk.text());
    (0..5).for_each(|_| desk.press(KeyCode::Up));
    desk.press(KeyCode::Right);
    assert!(!desk.text().contains("Kees Mine"), "{}", desk.text());
}

#[test]
fn a_thrown_ending_of_yesterday_is_due_today() {
    let mut desk = at_home(drills(), 0, 80, 24);
    assert!(desk.text().contains("Review: 1 due today"), "{}", desk.text());
    desk.write("r");
    assert!(desk.text().contains("2 kings v king · hold it"), "{}", desk.text());
}

#[test]
fn what_is_found_meanwhile_can_be_trained_at_once() {
    let mut desk = at_home(Vec::new(), 1, 80, 24);
    let line = std::fs::read_to_string(crate::screen::puzzles()).unwrap().lines().next().unwrap().to_owned();
    let line = line.replacen("\"id\":\"i", "\"id\":\"ix", 1);
    let puzzle = OwnPuzzle { id: "ix".to_owned(), game: "g1".to_owned(), record: line };
    let finds = Finds { puzzles: vec![puzzle], drills: drills() };
    tell(&mut desk, SearchNews::Going(Tally { done: 1, of: 1, puzzles: 1, drills: 2, ..Tally::default() }, finds));
    desk.write("e");
    assert!(desk.text().contains("yours"), "{}", desk.text());
}

#[test]
fn what_ones_moves_lost_is_told_even_where_no_shot_was_missed() {
    let worst = WorstMove {
        loss: 140,
        number: 23,
        written: "32-28".to_owned(),
        players: [Some("Anna".to_owned()), None],
        date: Some("2025.03".to_owned()),
        place: Some(InFile { file: "club.pdn".to_owned(), number: 12 }),
    };
    // 2,880 hundredths over 240 moves are 12 each.
    let losses = Losses { moves: 240, total: 2_880, worst: Some(Box::new(worst)) };
    for (width, height) in SIZES {
        let mut desk = at_home(Vec::new(), 0, width, height);
        tell(&mut desk, SearchNews::Done(Tally { done: 8, of: 8, losses: losses.clone(), ..Tally::default() }));
        let message = |desk: &Desk| desk.app.page().message.lines.iter().map(Words::text).collect::<Vec<_>>().join(" ");
        assert!(message(&desk).contains("no shot missed and no ending thrown away. y says"), "{}", message(&desk));
        desk.write("y");
        for part in [
            "Your 240 moves lost 0.12 men on average",
            "The worst: 23. 32-28, 1.40 men, in club.pdn, game 12: Anna against ?, 2025.03.",
            "press o",
        ] {
            assert!(message(&desk).contains(part), "{part}: {}", message(&desk));
        }
        assert_picture!("own_losses", desk);
    }
}
