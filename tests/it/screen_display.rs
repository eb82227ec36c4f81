//! A simultaneous display on the screen: the form, the way from board to board, and a kill at any moment.

use crate::screen::{Desk, SIZES, assert_picture, invariants};
use damier::tui::Options;
use damier::tui::action::Action;
use damier_app::Event;
use damier_app::store::keeper::{News, Request};
use damier_app::store::unfinished::Kept;
use damier_rules::Variant;
use damier_rules::notation::pdn::read_games;
use damier_rules::notation::write_move;
use damier_train::unfinished::Unfinished;
use etude::Random;
use etude_tui::event::KeyCode;
use rand::{RngExt as _, SeedableRng as _};

fn options() -> Options {
    Options { seed: Some(1), ..Options::default() }
}

fn press(desk: &mut Desk, code: KeyCode, times: usize) {
    for _ in 0..times {
        desk.press(code);
    }
}

/// Goes to a row of the form.
fn go(desk: &mut Desk, row: &str) {
    let is_chosen = |desk: &Desk| {
        let fields = desk.app.page().fields;
        fields.rows.get(fields.chosen).is_some_and(|field| field.name == row)
    };
    press(desk, KeyCode::Up, 20);
    for _ in 0..20 {
        if is_chosen(desk) {
            return;
        }
        desk.press(KeyCode::Down);
    }
    panic!("no row {row} in\n{}", desk.text());
}

/// Opens the form with so many boards as the steps to the right say, mixed levels and half of the points as the target.
fn open(boards: usize, (width, height): (u16, u16)) -> Desk {
    let mut desk = Desk::new(&options(), width, height);
    desk.write("g");
    for (row, steps) in [("boards", boards), ("guests", 1), ("target", 1)] {
        go(&mut desk, row);
        press(&mut desk, KeyCode::Right, steps);
    }
    desk
}

/// Begins a display of four boards.
fn begin(size: (u16, u16)) -> Desk {
    let mut desk = open(1, size);
    desk.press(KeyCode::Enter);
    desk
}

/// The lines of the middle pane.
fn boards(desk: &Desk) -> Vec<String> {
    let text = desk.middle();
    let rows = text.lines().filter_map(|line| line.rsplit_once('│').and_then(|(line, _)| line.rsplit_once('│')));
    rows.map(|(_, row)| row.trim().to_owned()).filter(|row| row.contains(". level")).collect()
}

#[test]
fn the_form_asks_for_what_a_display_needs() {
    for size in SIZES {
        let mut desk = open(4, size);
        go(&mut desk, "clock");
        desk.press(KeyCode::Right);
        go(&mut desk, "on top");
        invariants::check(&desk);
        assert_picture!("display_setup", desk);
    }
}

#[test]
fn the_list_says_how_every_board_stands() {
    let mut desk = begin((80, 24));
    assert_eq!(
        boards(&desk),
        ["▸ 1. level 1, move 1: you", "2. level 2, move 1: you", "3. level 3, move 1: you", "4. level 1, move 1: you",]
    );
    desk.write("32-28\n");
    desk.write("s");
    desk.write("zz");
    assert_picture!("display", desk);
    assert_eq!(
        boards(&desk),
        [
            "1. level 1, move 1: it thinks",
            "2. level 2, move 1: put aside",
            "▸ 3. level 3, you lost",
            "4. level 1, move 1: you",
        ]
    );
    desk.write("n");
    desk.answer();
    desk.write("34-30\n");
    let said = desk.app.page().message.lines.first().map(etude_tui::text::Words::text);
    assert!(said.is_some_and(|said| said.starts_with("It played ")), "{}", desk.text());
    assert_eq!(boards(&desk)[0], "▸ 1. level 1, move 2: you");
}

#[test]
fn it_fits_on_screens_of_all_sizes() {
    for size in SIZES {
        let mut desk = begin(size);
        for keys in ["32-28\n", "32-28\n", "zz", "n", "s", "zz", "n", "?"] {
            desk.write(keys);
            invariants::check(&desk);
        }
    }
}

#[test]
fn a_blindfold_display_calls_the_moves_out_and_shows_no_piece() {
    let mut desk = open(1, (80, 24));
    go(&mut desk, "blind");
    desk.press(KeyCode::Right);
    desk.press(KeyCode::Enter);
    desk.write("32-28\n");
    desk.answer();
    desk.write("32-28\n32-28\n32-28\n");
    let page = desk.app.page();
    assert!(page.board.position.all_pieces(damier_rules::Color::White).is_empty());
    assert!(desk.text().contains("It played "), "{}", desk.text());
}

#[test]
fn the_board_turns_to_the_hosts_side() {
    let mut desk = open(1, (80, 24));
    go(&mut desk, "you");
    desk.press(KeyCode::Left);
    assert!(desk.text().contains("in turn"), "{}", desk.text());
    desk.press(KeyCode::Enter);
    assert!(!desk.app.page().board.turned);
    desk.answer();
    desk.write("32-28\n");
    assert_eq!(desk.app.page().board.turned, desk.text().contains("board 2 of 4"), "{}", desk.text());
    desk.answer_all();
    desk.write("n");
    assert!(desk.text().contains("board 3 of 4") || desk.app.page().board.turned, "{}", desk.text());
}

/// The lines of a picture of the panes, without their frame.
fn panes(desk: &Desk) -> Vec<String> {
    let text = desk.text();
    let row =
        |line: &str| line.rsplit_once('│').and_then(|(line, _)| line.rsplit_once('│')).map(|(_, row)| row.to_owned());
    text.lines().filter_map(row).collect()
}

/// Without colours the small boards have letters: of two squares one above the other, that of the dark one.
#[test]
fn small_boards_show_every_piece_where_there_is_room() {
    let options = Options { monochrome: true, ..options() };
    let mut desk = Desk::new(&options, 120, 40);
    desk.write("g");
    for (row, steps) in [("boards", 1), ("guests", 1)] {
        go(&mut desk, row);
        press(&mut desk, KeyCode::Right, steps);
    }
    go(&mut desk, "you");
    desk.press(KeyCode::Left);
    desk.press(KeyCode::Enter);
    desk.write("32-28\n");
    let rows = panes(&desk);
    let at = rows.iter().position(|row| row.contains(" 1 thinks")).unwrap_or_else(|| panic!("{}", desk.text()));
    // The second board, with Black at the bottom, waits for its guest as well, and the third is in front.
    assert_eq!(rows[at].split_whitespace().collect::<Vec<_>>(), ["1", "thinks", "2", "thinks", "3▸you", "4", "thinks"]);
    // Rows of squares: 1 to 10, 11 to 20, 21 to 30, 31 to 40, 41 to 50. 32 has gone to 28.
    let first: Vec<&str> = rows[at + 1..at + 6].iter().filter_map(|row| row.split_whitespace().next()).collect();
    assert_eq!(first, ["bbbbbbbbbb", "bbbbbbbbbb", "····w·····", "www·wwwwww", "wwwwwwwwww"]);
    let second: Vec<&str> = rows[at + 1..at + 6].iter().filter_map(|row| row.split_whitespace().nth(1)).collect();
    assert_eq!(second, ["wwwwwwwwww", "wwwwwwwwww", "··········", "bbbbbbbbbb", "bbbbbbbbbb"]);
}

#[test]
fn a_grid_stands_instead_of_the_list_where_both_have_no_room() {
    // 12 and 20 boards. 18 rows of the pane hold three rows of boards, but not five.
    for (steps, has_grid) in [(6, true), (8, false)] {
        let desk = {
            let mut desk = open(steps, (120, 40));
            desk.press(KeyCode::Enter);
            desk
        };
        assert_eq!(panes(&desk).iter().any(|row| row.contains(" 2 you")), has_grid, "{}", desk.text());
        assert_eq!(boards(&desk).is_empty(), has_grid, "{}", desk.text());
    }
}

#[test]
fn the_board_in_front_is_in_sight_in_a_long_list() {
    for blind in [0, 1] {
        let mut desk = open(8, (80, 24));
        go(&mut desk, "blind");
        press(&mut desk, KeyCode::Right, blind);
        desk.press(KeyCode::Enter);
        for board in 1..=20 {
            let sign = format!("▸ {board}. level");
            assert!(boards(&desk).iter().any(|row| row.starts_with(&sign)), "{board}\n{}", desk.text());
            desk.write("s");
        }
    }
}

/// The moves of every board in what was kept.
fn plies(kept: &Kept) -> Vec<usize> {
    match &kept.unfinished {
        Unfinished::Display(saved) => saved.games().iter().map(damier_train::play::SavedGame::plies).collect(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_hundred_kills_lose_no_board() {
    let mut random = Random::seed_from_u64(11);
    let (mut kills, mut most) = (0, 0);
    while kills < 100 {
        let mut desk = begin((80, 24));
        while kills < 100 {
            for _ in 0..random.random_range(1..5) {
                let lesson_text = desk.app.page().board.position;
                let moves = lesson_text.legal_moves();
                let Some(played) = moves.get(random.random_range(0..moves.len().max(1))) else { break };
                desk.write(&format!("{}\n", write_move(&lesson_text, *played)));
                if random.random_ratio(1, 3) {
                    desk.answer();
                }
                if random.random_ratio(1, 8) {
                    desk.write("s");
                }
                if random.random_ratio(1, 8) {
                    desk.write("n");
                }
            }
            let Some(kept) = desk.unfinished() else { break };
            let (before, shown) = (plies(&kept), boards(&desk));
            most = most.max(before.iter().sum());
            let mut next = Desk::next_program(&[kept], &options(), 80, 24);
            next.write("c");
            kills += 1;
            let again = next.unfinished().map(|kept| plies(&kept));
            assert!(again.is_none_or(|again| again == before), "kill {kills}");
            assert_eq!(boards(&next), shown, "kill {kills}");
            desk = next;
        }
    }
    assert!(most > 40, "games of some length: {most}");
}

#[test]
fn what_is_given_up_is_filed_without_a_result() {
    let mut desk = begin((80, 24));
    desk.write("32-28\n33-28\nzz");
    let kept = desk.unfinished().expect("a display");
    let mut next = Desk::next_program(&[kept], &options(), 80, 24);
    // Two things wait, so that the entry at home opens the list.
    next.write("c");
    next.press(KeyCode::Esc);
    next.write("g\n32-28\n");
    next.press(KeyCode::Esc);
    next.write("c");
    next.press(KeyCode::Down);
    next.press(KeyCode::Delete);
    next.press(KeyCode::Delete);
    let filed = next.handed_over.iter().find_map(|request| match request {
        Request::GiveUp { pdn, .. } => Some(pdn.clone()),
        _ => None,
    });
    let filed = filed.unwrap_or_else(|| panic!("{}", next.text()));
    assert_eq!(filed.matches("[Event \"Simultaneous display\"]").count(), 2, "{filed}");
    assert!(filed.contains("1. 32-28 *") && filed.contains("1. 33-28 *"), "{filed}");
    // Together with the one that was resigned before its first move.
    assert_eq!(rounds(&next), ["1", "2", "3"]);
}

/// The rounds of the games that went into a file of their own.
fn rounds(desk: &Desk) -> Vec<String> {
    let together = desk.handed_over.iter().filter_map(|request| match request {
        Request::Gather { pdn, .. } => Some(pdn.clone()),
        _ => None,
    });
    let pdn: String = together.collect();
    let games = read_games(pdn.as_bytes(), Variant::International);
    games.map(|game| game.unwrap().tag("Round").unwrap().to_owned()).collect()
}

#[test]
fn all_games_of_a_display_are_filed_together_at_its_end() {
    let mut desk = begin((80, 24));
    for board in 1..=4 {
        assert_eq!(rounds(&desk), Vec::<String>::new(), "{board}");
        desk.write(if board < 4 { "zzn" } else { "zz" });
    }
    assert_eq!(rounds(&desk), ["1", "2", "3", "4"]);
    // Its name is told once the file is written.
    let told = |desk: &Desk| desk.app.page().message.lines.last().map(etude_tui::text::Words::text);
    assert!(told(&desk).is_some_and(|told| !told.contains("display-")), "{}", desk.text());
    desk.act(Action::App(Event::News(News::Gathered("display-2026-11-26-2".to_owned()))));
    assert_eq!(told(&desk).as_deref(), Some("Together: display-2026-11-26-2.pdn"));
    desk.write("t");
    assert_eq!(rounds(&desk).len(), 4);
}
