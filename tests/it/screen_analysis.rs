//! Analysis: games are loaded, stepped through, changed and saved, and the engine's lines are shown.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests stand outside test functions")]

use std::fs;
use std::path::Path;
use std::time::Duration;

use crate::screen::{Desk, SIZES, assert_picture};
use damier::tui::Options;
use damier::tui::action::Action;
use damier::tui::keymap::Command;
use damier_app::Event;
use damier_app::store::keeper::Request;
use damier_app::store::unfinished::Kept;
use damier_engine::{EngineError, Finding, ReportKind, Score, Task};
use damier_rules::notation::pdn::{PdnGame, read_games, write_game};
use damier_rules::notation::{read_fen, read_move};
use damier_rules::{AnyPosition, BoardSize, Variant};
use damier_train::analysis::Opening;
use damier_train::attempt::Subject;
use damier_train::unfinished::Unfinished;
use etude_tui::event::KeyCode;
use insta::assert_snapshot;

const GAME: &str = "[White \"Alberts, A.\"]\n[Black \"Bakker, B.\"]\n[Result \"2-0\"]\n[GameType \"20\"]\n\n\
    1. 32-28 {a road} 19-23 2. 28x19 14x23 3. 37-32 (3. 35-30? 10-14 4. 30-25 (4. 40-35 5-10) 14-19) 10-14 \
    4. 41-37 14-19 5. 46-41 5-10 6. 35-30 20-25 *\n";

fn game(text: &str) -> PdnGame {
    read_games(text.as_bytes(), Variant::International).next().unwrap().unwrap()
}

fn options(opening: Opening) -> Options {
    Options { seed: Some(1), analyse: Some(Box::new(opening)), ..Options::default() }
}

/// An analysis of the game at a ply, with the engine running.
fn desk(ply: usize, width: u16, height: u16) -> Desk {
    let mut desk = Desk::new(&options(Opening { ply, ..Opening::from(game(GAME)) }), width, height);
    desk.act(Action::Tick);
    desk
}

fn position(fen: &str, variant: Variant) -> Opening {
    Opening::from(PdnGame::from_position(read_fen(fen, variant).unwrap().position))
}

fn line(position: &AnyPosition, moves: &str) -> Vec<damier_rules::Move> {
    let mut at = *position;
    moves
        .split(' ')
        .map(|text| {
            let played = read_move(&at, text).unwrap();
            at = at.play_unchecked(played);
            played
        })
        .collect()
}

/// Reports lines on the last engine request, with their scores for the side to move.
fn report(desk: &mut Desk, lines: &[(&str, i32)]) {
    let Some((id, Task::Lines { situation, .. })) = desk.asked.last().cloned() else { panic!("lines are wanted") };
    let found = |&(moves, score): &(&str, i32)| Finding {
        score: Score::centi_men(score),
        line: line(&situation.position, moves),
        depth: 14,
        nodes: 1_234_567,
        elapsed: Duration::from_secs(1),
    };
    let found = lines.iter().map(found).collect();
    desk.act(Action::App(Event::Report(id, ReportKind::LinesProgress(found))));
}

fn open_form(desk: &mut Desk, from: &str, number: &str) {
    desk.write("a");
    desk.write(from);
    desk.press(KeyCode::Down);
    desk.press(KeyCode::Backspace);
    desk.write(number);
    desk.press(KeyCode::Enter);
    desk.do_files();
}

fn home() -> Desk {
    Desk::new(&Options { seed: Some(1), ..Options::default() }, 80, 24)
}

/// The text of the panes beside the board at 80x24, without line breaks, because sentences may wrap anywhere.
fn words(desk: &Desk) -> String {
    let text = desk.text();
    let panes: String = text.lines().flat_map(|line| line.chars().skip(42).chain(" ".chars())).collect();
    panes.replace('│', " ").split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn the_form() {
    for (width, height) in SIZES {
        let mut desk = Desk::new(&Options { seed: Some(1), ..Options::default() }, width, height);
        desk.write("a");
        assert_picture!("form", desk);
    }
}

#[test]
fn a_game_in_the_middle_of_a_variation() {
    for (width, height) in SIZES {
        let mut desk = desk(4, width, height);
        report(&mut desk, &[("37-32 10-14", 2)]);
        desk.press(KeyCode::Right);
        report(&mut desk, &[("10-14 41-37 14-19", -5)]);
        desk.press(KeyCode::Down);
        report(&mut desk, &[("17-22 37-32 20-25", 31)]);
        desk.write("mm");
        let lines = [("17-22 37-32 20-25 30-24 10-14", 31), ("10-14 30-25 14-19", 8), ("20-25 40-35", -260)];
        report(&mut desk, &lines);
        assert_picture!("variation", desk);
        if height < 40 {
            desk.write("v");
            assert_picture!("graph", desk);
        }
    }
}

#[test]
fn an_ending_that_the_tables_know() {
    for (width, height) in SIZES {
        let mut desk = Desk::new(&options(position("W:WK1,K2,K25:BK48", Variant::International)), width, height);
        desk.act(Action::Tick);
        desk.write("l");
        assert_picture!("tables", desk);
    }
}

#[test]
fn without_colours_bar_and_place_can_be_told() {
    let options = Options { monochrome: true, ..options(Opening { ply: 5, ..Opening::from(game(GAME)) }) };
    let mut desk = Desk::new(&options, 80, 24);
    desk.act(Action::Tick);
    report(&mut desk, &[("10-14 41-37 14-19", -140)]);
    desk.write("t");
    assert_picture!("monochrome", desk);
}

#[test]
fn a_russian_position_has_its_own_board_and_notation() {
    let mut desk = Desk::new(&options(position("W:Wc3,e3,g1:Bf6,h8,Kb8", Variant::Russian)), 80, 24);
    desk.act(Action::Tick);
    report(&mut desk, &[("c3-b4", -50)]);
    assert_picture!("russian", desk);
    desk.write("c3-b4\n");
    assert!(desk.text().contains(" 1. c3-b4"), "{}", desk.text());
}

/// Loads a game from a file, steps through it, adds a variation, annotates it and saves; the saved file has the same
/// tree.
#[test]
fn a_file_is_loaded_changed_saved_and_read_back() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_string_lossy().into_owned();
    fs::write(path("games.pdn"), format!("1. 33-29 *\n\n{GAME}")).unwrap();
    let mut desk = home();
    open_form(&mut desk, &path("games.pdn"), "2");
    assert!(desk.text().contains("Alberts, A. - Bakker, B."), "{}", desk.text());
    for _ in 0..3 {
        desk.press(KeyCode::Right);
    }
    desk.write("13x24\n!");
    assert!(desk.text().contains("13x24!"), "{}", desk.text());
    assert!(desk.text().contains("not saved"), "{}", desk.text());
    save(&mut desk, &path("new.pdn"));
    assert!(words(&desk).contains("Saved as"), "{}", desk.text());
    let mut expected = game(GAME);
    let third = expected.main_line().nth(2).unwrap();
    let added = line(&expected.node(third).position, "13x24")[0];
    let added = expected.add_move(third, added).unwrap();
    expected.add_symbol(added, damier_rules::notation::Symbol::Good);
    assert_eq!(game(&fs::read_to_string(path("new.pdn")).unwrap()), expected);
    // An existing file is replaced only after confirmation.
    desk.press(KeyCode::Delete);
    save(&mut desk, &path("new.pdn"));
    assert!(words(&desk).contains("already exists. Enter again replaces it"), "{}", desk.text());
    assert_eq!(game(&fs::read_to_string(path("new.pdn")).unwrap()), expected);
    desk.press(KeyCode::Enter);
    desk.do_files();
    assert_eq!(game(&fs::read_to_string(path("new.pdn")).unwrap()), game(GAME));
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2, "nothing else is left behind");
    // The file has no next game, so the current one stays.
    desk.write("n");
    desk.do_files();
    assert!(words(&desk).contains("has 2 games: there is no game 3"), "{}", desk.text());
}

/// Types a name in place of the suggested one.
#[test]
fn a_comment_is_written_behind_a_move_changed_removed_and_undone() {
    let mut desk = desk(1, 80, 24);
    desk.write("i");
    assert_snapshot!("analysis_comment_80x24", desk.middle());
    // Esc leaves it as it is; what is typed stands behind what there was.
    desk.write(" and more");
    desk.press(KeyCode::Esc);
    assert!(desk.text().contains("a road") && !desk.text().contains("and more"), "{}", desk.text());
    desk.write("i, to 28\n");
    assert!(words(&desk).contains("a road, to 28"), "{}", desk.text());
    assert!(desk.text().contains("not saved"), "{}", desk.text());
    desk.write("i");
    for _ in 0..20 {
        desk.press(KeyCode::Backspace);
    }
    desk.press(KeyCode::Enter);
    assert!(!desk.text().contains("a road"), "{}", desk.text());
    desk.write("u");
    assert!(words(&desk).contains("a road, to 28"), "{}", desk.text());
}

fn save(desk: &mut Desk, name: &str) {
    desk.write("w");
    for _ in 0..60 {
        desk.press(KeyCode::Backspace);
    }
    desk.write(name);
    desk.press(KeyCode::Enter);
    desk.do_files();
}

#[test]
fn what_cannot_be_read_is_told_with_its_place() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("bad.pdn");
    fs::write(&path, "1. 32-28 32-28 *").unwrap();
    for (from, number, told) in [
        ("W:W99:B1", "1", "FEN column 4: there is no square 99"),
        (&*path.to_string_lossy(), "1", "bad.pdn:1:10:"),
        (&*path.to_string_lossy(), "2", "has 1 game: there is no game 2"),
        (&*path.to_string_lossy(), "x", "Type a game number from 1"),
        (&*folder.path().to_string_lossy(), "1", "it is a folder"),
        ("nowhere/at/all.pdn", "1", "cannot read nowhere/at/all.pdn"),
    ] {
        let mut desk = home();
        open_form(&mut desk, from, number);
        let text = words(&desk).replace(' ', "");
        assert!(text.contains(&told.replace(' ', "")), "{told}\n{}", desk.text());
    }
    assert!(Path::new(&path).exists());
}

#[test]
fn the_arrows_walk_until_enter_puts_the_cursor_on_the_board() {
    let mut desk = desk(0, 80, 24);
    desk.press(KeyCode::Right);
    assert!(desk.text().contains("half-move 1/12"), "{}", desk.text());
    desk.press(KeyCode::End);
    assert!(desk.text().contains("half-move 12/12"), "{}", desk.text());
    desk.press(KeyCode::Home);
    // The cursor starts on 28, with 33 below it and 32 beside that.
    desk.press(KeyCode::Enter);
    desk.press(KeyCode::Down);
    desk.press(KeyCode::Left);
    desk.press(KeyCode::Enter);
    assert!(desk.text().contains("half-move 0/12"), "the arrows have not walked\n{}", desk.text());
    desk.press(KeyCode::Up);
    desk.press(KeyCode::Right);
    desk.press(KeyCode::Enter);
    assert!(desk.text().contains("half-move 1/12"), "{}", desk.text());
    desk.press(KeyCode::Left);
    assert!(desk.text().contains("half-move 0/12"), "they walk again\n{}", desk.text());
    desk.press(KeyCode::Enter);
    desk.press(KeyCode::Esc);
    desk.press(KeyCode::Right);
    assert!(desk.text().contains("half-move 1/12"), "Esc has taken the cursor off\n{}", desk.text());
}

#[test]
fn the_mouse_makes_moves_and_goes_to_moves() {
    let mut desk = desk(0, 80, 24);
    let square = |number| BoardSize::Ten.square(number).unwrap();
    desk.act(Action::Press(square(33)));
    desk.act(Action::Release(square(29)));
    assert!(desk.text().contains("alternative 2/2"), "{}", desk.text());
    // The rows: 1. 32-28, the comment and the variation, then 1. … 19-23.
    desk.act(Action::Choose(0));
    assert!(desk.text().contains("alternative 1/2"), "{}", desk.text());
    desk.act(Action::Choose(4));
    assert!(desk.text().contains("half-move 3/12"), "{}", desk.text());
    desk.act(Action::Choose(100));
}

#[test]
fn the_engine_is_asked_for_what_is_on_the_board_and_rests_when_nobody_looks() {
    let mut desk = desk(0, 80, 24);
    assert_eq!(desk.asked.len(), 1);
    desk.press(KeyCode::Left);
    assert_eq!(desk.asked.len(), 1, "nothing has changed");
    desk.press(KeyCode::Right);
    let (old, _) = desk.asked[0].clone();
    let before = desk.picture();
    desk.act(Action::App(Event::Report(old, ReportKind::LinesProgress(Vec::new()))));
    desk.act(Action::App(Event::Report(old, ReportKind::Failed(EngineError::NoMove))));
    assert_eq!(desk.picture(), before, "a stale report changes nothing");
    desk.write("l");
    assert!(matches!(desk.asked.last(), Some((_, Task::Rest))));
    assert_eq!(desk.app.wakes_at(), None);
    desk.write("l");
    let asked = desk.asked.len();
    desk.write("q");
    assert!(desk.text().contains("Home"), "{}", desk.text());
    assert_eq!(desk.asked.len(), asked + 1);
    assert!(matches!(desk.asked.last(), Some((_, Task::Rest))), "it is stopped when the screen is left");
}

#[test]
fn what_is_not_saved_is_left_only_after_a_warning() {
    let mut desk = desk(0, 80, 24);
    desk.write("34-30\nq");
    assert!(words(&desk).contains("Not saved yet"), "{}", desk.text());
    desk.press(KeyCode::Left);
    desk.write("q");
    assert!(words(&desk).contains("Not saved yet"), "another key in between\n{}", desk.text());
    desk.write("vq");
    assert!(words(&desk).contains("Not saved yet"), "the graph makes way for the warning\n{}", desk.text());
    desk.write("q");
    assert!(desk.text().contains("Home"), "{}", desk.text());
}

/// The identity and the text of the analysis that was handed over last, if it is still kept.
fn kept(desk: &Desk) -> Option<(String, String)> {
    let Kept { uid, unfinished, .. } = desk.unfinished()?;
    let Unfinished::Analysis(game, _) = unfinished else { panic!("{unfinished:?}") };
    Some((uid, write_game(&game)))
}

#[test]
fn what_is_not_saved_is_kept_with_every_change_until_it_is_saved_or_given_up() {
    let mut desk = desk(0, 80, 24);
    desk.press(KeyCode::Right);
    assert_eq!(desk.handed_over, [], "nothing is changed yet");
    desk.write("20-24\n");
    let (name, moves) = kept(&desk).expect("it is kept");
    assert!(moves.contains("20-24"), "{moves}");
    desk.press(KeyCode::Left);
    assert_eq!(desk.handed_over.len(), 1, "steps change nothing");
    desk.press(KeyCode::Right);
    desk.write("34-30\n");
    assert!(kept(&desk).is_some_and(|(again, moves)| again == name && moves.contains("34-30")));
    desk.write("q");
    assert_eq!(desk.handed_over.len(), 2, "warned");
    desk.write("q");
    assert_eq!(desk.handed_over.last(), Some(&Request::Forget(name)), "given up");
    let folder = tempfile::tempdir().unwrap();
    let mut desk = self::desk(0, 80, 24);
    desk.write("34-30\n");
    let name = kept(&desk).expect("it is kept").0;
    save(&mut desk, &folder.path().join("a.pdn").display().to_string());
    assert_eq!(desk.handed_over.last(), Some(&Request::Forget(name)), "saved");
}

#[test]
fn an_analysis_that_was_not_saved_waits_at_home_after_the_end_of_the_program() {
    let mut desk = desk(0, 80, 24);
    desk.write("34-30\n");
    let before = kept(&desk);
    let place = desk.app.page().board.position;
    desk.act(Action::Do(Command::Quit));
    assert!(desk.has_quit && kept(&desk) == before, "it stays where it is kept");
    let waits = desk.unfinished().expect("it is kept");
    let mut next = Desk::next_program(&[waits], &Options::default(), 80, 24);
    assert_snapshot!("home_unsaved", next.middle());
    next.write("c");
    assert!(next.text().contains("34-30"), "{}", next.text());
    assert_eq!(next.app.page().board.position, place, "it stands where it stood");
    assert_eq!(kept(&next), before, "it is kept under its name from now on");
    next.write("q");
    assert!(next.text().contains("Not saved yet"), "{}", next.text());
    next.write("q");
    assert!(!next.text().contains("Continue"), "there is none any more: {}", next.text());
}

#[test]
fn the_whole_game_is_gone_over() {
    let mut desk = desk(0, 80, 24);
    desk.write("o");
    assert!(words(&desk).contains("Checking the game: 0 of 13"), "{}", desk.text());
    for done in 1..=13 {
        let Some((id, Task::Search { situation, .. })) = desk.asked.pop() else { panic!("a position is searched") };
        let line = situation.position.legal_moves()[..1].to_vec();
        let found = Finding { score: Score::DRAW, line, depth: 9, nodes: 1, elapsed: Duration::ZERO };
        desk.act(Action::App(Event::Report(id, ReportKind::Found(found))));
        let told = if done < 13 { format!("Checking the game: {done} of 13") } else { "no mistakes".to_owned() };
        assert!(words(&desk).contains(&told), "{}", desk.text());
    }
    assert!(matches!(desk.asked.last(), Some((_, Task::Lines { .. }))), "the engine goes on with the board");
}

#[test]
fn a_game_marked_by_hand_and_then_checked_counts_and_stays_on_the_board() {
    let long = "[White \"Player\"]\n[Black \"Damier, level 3\"]\n\n1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14 4. 41-37 \
        5-10 5. 34-29 23x34 6. 39x30 14-19 7. 44-39 10-14 8. 40-34 17-22 9. 50-44 11-17 10. 45-40 6-11 *";
    let mut desk = Desk::new(&options(Opening::from(game(long))), 80, 24);
    desk.write("l");
    assert!(words(&desk).contains("Marked by hand: 0 of 3"), "{}", desk.text());
    for marks in ["!", "!!", "!!"] {
        desk.press(KeyCode::Right);
        desk.write(marks);
    }
    assert!(words(&desk).contains("Marked by hand: 3. o checks the game."), "{}", desk.text());
    let kept = kept(&desk).expect("it is not saved");
    desk.write("o");
    while let Some((id, Task::Search { situation, .. })) = desk.asked.pop() {
        let line = situation.position.legal_moves()[..1].to_vec();
        let found = Finding { score: Score::DRAW, line, depth: 9, nodes: 1, elapsed: Duration::ZERO };
        desk.act(Action::App(Event::Report(id, ReportKind::Found(found))));
    }
    assert!(words(&desk).contains("You marked 3 moves by hand."), "{}", desk.text());
    let attempts = desk.store.attempts().unwrap();
    let [attempt] = &attempts[..] else { panic!("{attempts:?}") };
    let Subject::Review { reviewed, is_own: true } = &attempt.exercise.subject else { panic!("{attempt:?}") };
    assert_eq!((reviewed.marked, reviewed.mistakes), (3, 0));
    assert_eq!(self::kept(&desk).as_ref(), Some(&kept), "what is on the board is still kept");
    desk.write("!");
    assert!(self::kept(&desk).is_some_and(|(uid, moves)| uid == kept.0 && moves != kept.1), "under the same name");
}

#[test]
fn a_game_that_was_started_from_the_command_line_begins_where_it_is_told() {
    let mut desk = desk(usize::MAX, 80, 24);
    assert!(desk.text().contains("half-move 12/12"), "{}", desk.text());
    desk.press(KeyCode::Home);
    assert!(desk.text().contains("half-move 0/12"), "{}", desk.text());
}

#[test]
fn a_key_goes_from_mistake_to_mistake() {
    let marked = game("1. 32-28?! 19-23 2. 28x19 14x23?? 3. 37-32 10-14? *");
    let mut desk = Desk::new(&options(Opening::from(marked)), 80, 24);
    desk.act(Action::Tick);
    let mut seen = Vec::new();
    for _ in 0..4 {
        desk.write("j");
        let text = desk.text();
        seen.push((1..=6).find(|ply| text.contains(&format!("half-move {ply}/6"))).unwrap());
    }
    assert_eq!(seen, [1, 4, 6, 1], "the last is followed by the first");
}
