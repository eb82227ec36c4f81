//! The ending drill: chosen in a form, played against the tables, with every wasted move counted and every error found.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests stand outside test functions")]

use std::time::Duration;

use crate::screen::history::{NOON, TODAY};
use crate::screen::{Desk, SIZES, assert_picture, invariants};
use damier::tui::Options;
use damier::tui::action::{Action, ScreenEvent};
use damier::tui::keymap::Command;
use damier_app::Event;
use damier_app::settings::{Settings, Speed};
use damier_app::store::keeper::News;
use damier_endings::Outcome;
use damier_rules::notation::{read_fen, write_fen, write_move};
use damier_rules::{Game, Variant};
use damier_train::attempt::{Attempt, Exercise, Subject, TrainingMode};
use damier_train::drill::DrillPlan;
use damier_train::start::Start;
use etude::calendar::Moment;
use etude::effort::Credit;
use etude_tui::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind, TerminalEvent};

/// Won in 20 plies of 32: six whole moves may be wasted (see `damier endings probe` and the tables' documentation).
const WON: &str = "W:WK6,K8,45:BK2";

/// Won in 16 plies, with only one move that wastes nothing, 35-49; 39-6 needs 19 more and wastes two whole moves.
const ROOM: &str = "W:WK35,K39,45:BK2";

pub fn options() -> Options {
    Options { seed: Some(3), clock: NOON, ..Options::default() }
}

/// The form, with the cursor on a row.
fn form(row: usize, width: u16, height: u16) -> Desk {
    let mut desk = Desk::new(&options(), width, height);
    desk.write("e");
    for _ in 1..row {
        desk.press(KeyCode::Down);
    }
    desk
}

/// A drill of a position, and a game to track it.
fn drill(fen: &str, width: u16, height: u16) -> (Desk, Game) {
    let mut desk = form(5, width, height);
    desk.write(fen);
    desk.write("\n");
    (desk, Game::new(read_fen(fen, Variant::International).unwrap().position))
}

/// What a move should do to the result.
#[derive(Clone, Copy, PartialEq)]
pub enum MoveEffect {
    Best,
    Waste,
    Throw,
}

/// Types the first move with the wanted effect, according to the tables, and tracks the reply on the board.
pub fn play(desk: &mut Desk, game: &mut Game, effect: MoveEffect) -> String {
    let used = game.limit().map_or(0, |count| count.plies_used);
    let tables = crate::TABLES.of(Variant::International);
    let moves = tables.probe_moves(game.position(), used).unwrap();
    let slack = tables.probe_game(game).unwrap().slack();
    let found = match effect {
        MoveEffect::Best => moves
            .iter()
            .filter(|each| each.outcome == Outcome::Win)
            .min_by_key(|each| (each.after.needed, each.after.to_win)),
        MoveEffect::Waste => moves.iter().find(|each| {
            each.outcome == Outcome::Win && each.after.slack().is_some_and(|left| left + 2 <= slack.unwrap())
        }),
        MoveEffect::Throw => moves.iter().find(|each| each.outcome == Outcome::Draw),
    };
    let played = found.unwrap().candidate;
    let written = write_move(game.position(), played);
    desk.write(&format!("{written}\n"));
    game.play(played).unwrap();
    let shown = desk.app.page().board.position;
    let reply = game.legal_moves().into_iter().find(|&reply| game.position().play_unchecked(reply) == shown);
    if let Some(reply) = reply {
        game.play(reply).unwrap();
    }
    assert_eq!(*game.position(), shown);
    written
}

/// The full text of the message pane.
fn said(desk: &Desk) -> String {
    let words = desk.app.page().message.lines.into_iter().flat_map(|line| line.0);
    words.map(|(_, words)| words).collect::<Vec<_>>().join(" ")
}

fn kept(desk: &Desk) -> Vec<Exercise> {
    desk.store.attempts().unwrap().into_iter().map(|attempt| attempt.exercise).collect()
}

#[test]
fn a_fen_is_edited_in_the_middle() {
    let mut desk = form(5, 80, 24);
    desk.write("W:WK6,K8,99:BK2");
    let control = |code| ScreenEvent::Terminal(TerminalEvent::Key(KeyEvent::new(code, KeyModifiers::CONTROL)));
    let shows = |desk: &Desk, row: &str| assert!(desk.text().contains(row), "{row}: {}", desk.text());
    for _ in 0..4 {
        desk.press(KeyCode::Left);
    }
    shows(&desk, "FEN      W:WK6,K8,99▏:BK2 ");
    desk.press(KeyCode::Backspace);
    desk.press(KeyCode::Backspace);
    desk.write("45");
    shows(&desk, "FEN      W:WK6,K8,45▏:BK2 ");
    desk.press(KeyCode::Down);
    desk.press(KeyCode::Up);
    desk.write("\n");
    let fen = |desk: &Desk| write_fen(&desk.app.page().board.position);
    assert_eq!(fen(&desk), WON, "the drill begins with the mended position");

    let mut desk = form(5, 80, 24);
    desk.event(&ScreenEvent::Terminal(TerminalEvent::Paste("B:WK6,K8,45:BK2\n".to_owned())));
    desk.press(KeyCode::Home);
    desk.press(KeyCode::Delete);
    desk.write("W");
    shows(&desk, "FEN      W▏:WK6,K8,45:BK2 ");
    assert_eq!(fen(&desk), WON, "the board follows");
    desk.press(KeyCode::End);
    desk.event(&control(KeyCode::Left));
    desk.event(&control(KeyCode::Char('w')));
    shows(&desk, "FEN      W:WK6,K8,▏BK2 ");
    desk.event(&control(KeyCode::Char('u')));
    shows(&desk, "FEN      ▏BK2 ");
}

#[test]
fn the_caret_stays_in_sight_in_a_long_text() {
    for (width, height) in SIZES {
        let mut desk = form(5, width, height);
        desk.write("W:WK6,K8,31,32,33,34,35,36,37,38,39,40,45:BK2");
        for _ in 0..45 {
            invariants::check(&desk);
            desk.press(KeyCode::Left);
        }
        assert!(desk.text().contains("FEN      ▏W:W"), "at {width}x{height}: {}", desk.text());
    }
}

#[test]
fn the_form() {
    for (width, height) in SIZES {
        assert_picture!("form", form(1, width, height));
    }
    let mut desk = form(5, 80, 24);
    desk.write("W:WK6,K8,99:BK2\n");
    assert_eq!(said(&desk), "FEN column 10: there is no square 99: squares are 1 to 50.");
    assert_picture!("form_wrong", desk);
}

#[test]
fn a_drill_with_a_wasted_move_a_thrown_win_and_the_end() {
    for (width, height) in SIZES {
        let (mut desk, mut game) = drill(ROOM, width, height);
        desk.pass(Duration::from_secs(2));
        assert_picture!("start", desk);
        play(&mut desk, &mut game, MoveEffect::Waste);
        assert_picture!("wasted", desk);
        play(&mut desk, &mut game, MoveEffect::Throw);
        assert_picture!("thrown", desk);
        desk.write("i");
        assert_picture!("thrown_right_move", desk);
        desk.write("ss");
        assert_picture!("thrown_refuted", desk);
        let shown = desk.app.page().board.position;
        assert_ne!(shown, *game.position(), "the refutation is played on the board");
        assert!(!desk.app.can(Command::Retry));
        desk.write("r");
        assert_eq!(desk.app.page().board.position, *game.position(), "any key returns, and does nothing else");
        while game.end().is_none() {
            play(&mut desk, &mut game, MoveEffect::Throw);
        }
        assert_picture!("over", desk);
        desk.press(KeyCode::Up);
        assert_picture!("looked_back", desk);
    }
}

#[test]
fn a_drill_with_hints_and_a_thrown_win_is_recorded_looked_back_on_and_tried_again() {
    let (mut desk, mut game) = drill(WON, 80, 24);
    desk.write("i");
    assert!(desk.text().contains("Do not crown in haste"), "{}", desk.text());
    desk.write("i");
    assert!(said(&desk).starts_with("Winning"), "{}", said(&desk));
    assert!(!desk.app.can(Command::Hint));
    desk.write("i");
    assert!(desk.text().contains("That was the last hint."), "{}", desk.text());
    play(&mut desk, &mut game, MoveEffect::Best);
    let before = *game.position();
    let thrown = play(&mut desk, &mut game, MoveEffect::Throw);
    while game.end().is_none() {
        play(&mut desk, &mut game, MoveEffect::Throw);
    }
    assert!(desk.text().contains(&format!("2. {thrown}?? gave away the win")), "{}", desk.text());
    assert_eq!((kept(&desk)[0].credit, kept(&desk)[0].hints), (Credit::None, 2));
    desk.press(KeyCode::Up);
    assert_eq!(desk.app.page().board.position, before, "the error first");
    desk.press(KeyCode::Up);
    assert_eq!(write_fen(&desk.app.page().board.position), WON);
    desk.press(KeyCode::Down);
    desk.press(KeyCode::Enter);
    assert_eq!(desk.app.page().board.position, before);
    assert!(desk.text().contains("Still won"), "{}", desk.text());
    desk.write("n");
    assert!(desk.text().contains("2 kings, man v king · win it"), "{}", desk.text());
    assert_eq!(kept(&desk).len(), 1, "only the first result counts");
}

/// Clicks at a position on the screen.
fn click(desk: &mut Desk, column: u16, row: u16) {
    for kind in [MouseEventKind::Down(MouseButton::Left), MouseEventKind::Up(MouseButton::Left)] {
        let mouse = MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE };
        desk.event(&ScreenEvent::Terminal(TerminalEvent::Mouse(mouse)));
    }
}

/// Clicks on the first occurrence of a text on the screen, and returns its position.
fn click_on(desk: &mut Desk, text: &str) -> (u16, u16) {
    let screen = desk.text();
    let found =
        screen.lines().enumerate().find_map(|(row, line)| Some((row, line.split_once(text)?.0.chars().count())));
    let (row, column) = found.unwrap_or_else(|| panic!("{text} in\n{screen}"));
    let (column, row) = (u16::try_from(column).unwrap(), u16::try_from(row).unwrap());
    click(desk, column, row);
    (column, row)
}

#[test]
fn after_the_end_a_click_looks_at_a_move_and_a_second_one_goes_back_to_it() {
    for (width, height) in SIZES {
        let (mut desk, mut game) = drill(WON, width, height);
        let first = play(&mut desk, &mut game, MoveEffect::Best);
        let (before, reply) = (*game.position(), game.moves().nth(1).unwrap());
        let reply = write_move(game.position_after(1).unwrap(), reply);
        let thrown = play(&mut desk, &mut game, MoveEffect::Throw);
        click_on(&mut desk, &thrown);
        assert!(desk.app.page().board.position != before, "not before the end");
        while game.end().is_none() {
            play(&mut desk, &mut game, MoveEffect::Throw);
        }
        desk.press(KeyCode::Up);
        assert_eq!(desk.app.page().board.position, before);
        click_on(&mut desk, &format!("{first} "));
        assert_eq!(write_fen(&desk.app.page().board.position), WON);
        click_on(&mut desk, &format!("{thrown}??"));
        assert_eq!(desk.app.page().board.position, before);
        click_on(&mut desk, &reply);
        assert_eq!(write_fen(&desk.app.page().board.position), WON, "a reply leads to the move before it");
        let (column, row) = click_on(&mut desk, &format!("{thrown}??"));
        click(&mut desk, column, row);
        assert!(said(&desk).contains("Still won"), "{}", desk.text());
        assert_eq!(desk.app.page().board.position, before);
    }
}

/// The last move on the score sheet.
fn last_move(desk: &Desk) -> String {
    let damier::tui::page::Middle::Score(rows) = desk.app.page().middle else { panic!("no score") };
    let row = rows.last().unwrap();
    row.black.as_ref().or(row.white.as_ref()).unwrap().text()
}

#[test]
fn the_own_move_is_seen_before_the_reply_slides_and_nobody_has_to_wait_for_it() {
    let settings = Settings { animation: Speed::Normal, ..Settings::default() };
    let mut desk = Desk::with_motion(&Options { settings, ..options() }, 80, 24);
    desk.write("e");
    (0..4).for_each(|_| desk.press(KeyCode::Down));
    desk.write(ROOM);
    desk.write("\n35-49\n");
    assert!(last_move(&desk).starts_with("35-49"), "{}", desk.text());
    // The man has completed its five steps, and pauses for a moment.
    desk.pass(Duration::from_millis(650));
    let arrived = desk.app.page().board;
    assert!(arrived.instead.is_empty() && last_move(&desk).starts_with("35-49"), "{}", desk.text());
    desk.pass(Duration::from_millis(60));
    assert!(!last_move(&desk).starts_with("35-49"), "{}", desk.text());
    assert!(!desk.app.page().board.instead.is_empty(), "the reply is on its way");
    desk.pass(Duration::from_secs(1));
    assert!(desk.app.page().board.instead.is_empty());
    // If the next move is typed at once, the reply appears at once.
    let own = *desk.app.page().board.position.legal_moves().first().unwrap();
    let written = write_move(&desk.app.page().board.position, own);
    desk.write(&format!("{written}\n"));
    let before = last_move(&desk);
    desk.write("1");
    assert_ne!(last_move(&desk), before);
}

#[test]
fn errors_are_kept_back_until_the_end_if_that_was_chosen() {
    let mut desk = form(4, 80, 24);
    desk.press(KeyCode::Right);
    desk.press(KeyCode::Down);
    desk.write(WON);
    desk.write("\n");
    let mut game = Game::new(read_fen(WON, Variant::International).unwrap().position);
    play(&mut desk, &mut game, MoveEffect::Throw);
    assert!(!desk.text().contains("??") && !desk.text().contains("away"), "{}", desk.text());
    assert!(!desk.text().contains("6 to spare"), "{}", desk.text());
    while game.end().is_none() {
        play(&mut desk, &mut game, MoveEffect::Throw);
    }
    assert!(desk.text().contains("??") && desk.text().contains("gave away the win"), "{}", desk.text());
    // The choice lasts as long as the program runs.
    desk.press(KeyCode::Esc);
    assert!(desk.text().contains("at the end") && desk.text().contains(WON), "{}", desk.text());
}

#[test]
fn a_lost_ending_comes_back_with_the_very_position() {
    let plan = DrillPlan::of_item(Variant::International, "win KKM v K").unwrap();
    let plan = DrillPlan { start: Some(Start::read(WON, Variant::International).unwrap()), ..plan };
    let subject = Subject::Ending { plan: Box::new(plan), wasted: false, rush: None };
    let moment = Moment { millis: 0, day: TODAY.plus(-2) };
    let lost = Exercise::new(moment, TrainingMode::Practice, Variant::International, Credit::None, subject);
    let lost = Exercise { millis: 60_000, errors: 1, ..lost };
    let mut desk = Desk::new(&options(), 80, 24);
    let attempt = Attempt { uid: String::new(), exercise: lost, rated: None };
    desk.act(Action::App(Event::News(News::Loaded(vec![attempt], String::new()))));
    desk.write("r");
    assert_eq!(write_fen(&desk.app.page().board.position), WON);
    let mut game = Game::new(read_fen(WON, Variant::International).unwrap().position);
    while game.end().is_none() {
        play(&mut desk, &mut game, MoveEffect::Best);
    }
    assert_eq!(kept(&desk)[0].mode, TrainingMode::Review);
    desk.write("n");
    assert!(desk.text().contains("No more reviews are due today"), "{}", desk.text());
}

#[test]
fn every_ending_of_every_game_opens_in_both_roles() {
    for game in 0..3 {
        for ending in 0..24 {
            for role in 0..4 {
                let mut desk = form(1, 80, 24);
                desk.press(KeyCode::Up);
                (0..game).for_each(|_| desk.press(KeyCode::Right));
                desk.press(KeyCode::Down);
                (0..ending).for_each(|_| desk.press(KeyCode::Right));
                desk.press(KeyCode::Down);
                (0..role).for_each(|_| desk.press(KeyCode::Right));
                desk.write("\n");
                let text = desk.text();
                assert!(
                    text.contains("You can win") || text.contains("You can draw"),
                    "{game} {ending} {role}:\n{text}"
                );
            }
        }
    }
}

#[test]
fn a_position_of_more_pieces_is_played_by_the_engine() {
    let (mut desk, _) = drill("W:W31,32,33:B1,2,3", 80, 24);
    assert!(desk.text().contains("3 men v 3 men · win it"), "{}", desk.text());
    desk.write("31-27\n");
    assert!(desk.text().contains("engine is thinking"), "{}", desk.text());
    desk.answer();
    assert!(desk.text().contains("White to move"), "{}", desk.text());
}
