//! Every mode of training in the real program, right and wrong, played on the stream of lines: what the modes do is the same
//! on the screen, and a line says at once what came of it.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests stand outside test functions")]

use std::fs;

use crate::store_support::{Recording, puzzle};
use crate::stream_support::{Conversation, Told, program, run, script};
use damier_app::store::Store;
use damier_endings::{MoveAnswer, Outcome};
use damier_rules::notation::pdn::read_games;
use damier_rules::notation::{read_fen, read_move, write_move};
use damier_rules::{AnyPosition, Color, EndReason, Game, Move, MoveLimit, Variant};
use damier_train::attempt::Exercise;
use etude::calendar::{Day, Moment};
use etude::effort::Credit;

/// The only puzzle of these tests; its solution begins with 27-22, and 20-14 loses.
const ID: &str = "ibc5ea67e98a4";

/// A home with a file of the puzzle, and its path.
fn home() -> (tempfile::TempDir, String) {
    let home = tempfile::tempdir().unwrap();
    let all = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/screen.jsonl")).unwrap();
    let file = home.path().join("one.jsonl");
    fs::write(&file, all.lines().find(|line| line.contains(ID)).unwrap()).unwrap();
    (home, file.to_string_lossy().into_owned())
}

/// What a script brings about with that puzzle alone.
fn puzzles(more: &[&str], script: &[&str]) -> Told {
    let (home, file) = home();
    let args = [&["--plain", "--seed", "7", "--date", "2026-11-26", "--puzzles", &file], more].concat();
    run(program(home.path(), &args), script)
}

#[test]
fn a_streak_goes_on_and_ends() {
    puzzles(&[], &["m", "1 2", "", "27-22", "clock", "n", "20-14"]).says(&[
        "White to move wins 2 men.",
        "Solved!",
        "1 in a row",
        "White to move wins 2 men.",
        "Streak over: 1 solved.",
        "1. puzzle, 1 move",
    ]);
}

#[test]
fn a_sprint_counts_both() {
    puzzles(&[], &["m", "1 3", "", "27-22", "clock", "20-14", "clock"]).says(&[
        "1 right, 0 wrong",
        "it was 27 to 22",
        "1 right, 1 wrong",
    ]);
}

#[test]
fn a_woodpecker_set_is_repeated() {
    puzzles(&[], &["m", "1 5", "", "clock", "27-22", "n", "clock", "20-14", "r", "27-22"]).says(&[
        "cycle 1: 0 of 1",
        "Cycle 1 is done.",
        "cycle 2: 0 of 1",
        "That throws it away.",
        "Cycle 2 is done.",
        "cycle 2: ",
        "1 wrong",
    ]);
}

#[test]
fn a_blind_puzzle_is_solved_from_its_list() {
    let told = puzzles(&[], &["m", "1 7", "", "pieces", "20-14", "r", "27-22"]);
    told.says(&[
        "White: 20, 27, 32, 37",
        "No pieces are shown.",
        "White 20 to 14.",
        "That throws it away.",
        "White 27 to 22.",
        "Black 17 takes to 28.",
        "White 32 takes to 25.",
        "Solved!",
    ]);
    assert!(!told.text().contains("a mistake"), "a move is told once");
}

#[test]
fn a_failed_puzzle_is_reviewed() {
    let (home, file) = home();
    let (mut store, _) = Store::open(&home.path().join("progress/progress.sqlite3")).unwrap();
    let moment = Moment { millis: 1_700_000_000_000, day: Day(19_675) };
    store.put(&Exercise { moment, ..puzzle(ID, Credit::None) }, None).unwrap();
    drop(store);
    let args = ["--plain", "--date", "2026-11-26", "--puzzles", &file];
    run(program(home.path(), &args), &["r", "20-14", "r", "27-22", "n"]).says(&[
        "Review: 1 due today",
        "White to move wins 2 men.",
        "That throws it away.",
        "Solved!",
        "No more reviews are due today.",
    ]);
}

#[test]
fn a_position_is_found_from_the_analysis() {
    let found = puzzles(&["--analyse", "W:W20,27,32,37:B16,17,21,29,30"], &["find", "", "1"]);
    found.says(&["Squares left out are open", "in 1 puzzle", "Screen: Analysis, Georgiev"]);
}

#[test]
fn a_display_goes_from_board_to_board() {
    // The first move leads to a board with the position that the last one had.
    script(&["g", "12 2", "14 2", "15", "32-28", "33-28", "s", "z", "z", "list"]).says(&[
        "Screen: Simultaneous, international, board 1 of 4, level 3",
        "White 32 to 28.",
        "board 2 of 4",
        "Another position:",
        "White 33 to 28.",
        "board 3 of 4",
        "board 4 of 4",
        "Resign?",
        "You lose.",
        "n goes to the next board.",
        "3. board 3, level 3, move 1: put aside",
        "4. board 4, level 3, you lost",
    ]);
}

#[test]
fn a_game_is_read_back_from_memory() {
    script(&["g", "1 9", "15", "32-28", "19-23", "z", "z", "m", "31-27", "32-28", "1-50", "i"]).says(&[
        "White 32 to 28.",
        "Black 19 to 23.",
        "White resigned.",
        "From memory: 0 of 2 half-moves. 0 wrong, 0 shown.",
        "That move was not played.",
        "1 wrong, 0 shown.",
        "From memory: 1 of 2 half-moves. 1 wrong, 0 shown.",
        "2 wrong, 0 shown.",
        "It was 19 to 23.",
        "The whole game from memory: 2 half-moves. 2 wrong, 1 shown.",
    ]);
}

#[test]
fn an_ending_rush_is_played_to_its_end() {
    let home = tempfile::tempdir().unwrap();
    let mut talk = Conversation::begin(home.path(), &["--seed", "5"]);
    talk.ask("e");
    assert!(talk.ask("6").contains("5 endings in 5 minutes"));
    assert!(talk.ask("6 2").contains("rush: "));
    talk.ask("");
    // Any legal move, until five endings are won or given away; Enter goes on from one that is given away.
    let mut answer = String::new();
    for _ in 0..200 {
        let told = talk.ask("moves");
        answer = match told.split_once(": ") {
            Some((count, moves)) if count.contains("move") => talk.ask(moves.split([';', ',', '.']).next().unwrap()),
            _ => talk.ask(""),
        };
        if answer.contains("Your first rush.") {
            break;
        }
    }
    assert!(answer.contains("Your first rush."), "{answer}");
    assert!(talk.ask("n").contains("Screen: Ending rush") || talk.ask("clock").contains("ending 1 of 5"));
    talk.end();
}

/// Answers ten questions of unannounced tactics, every other one with the first legal move, the rest with a line.
fn set(number: &str, asked: &str, line: Option<&str>) -> Told {
    let home = tempfile::tempdir().unwrap();
    let mut talk = Conversation::begin(home.path(), &["--seed", "4"]);
    talk.ask("t");
    assert!(talk.ask(number).contains(asked));
    for question in 1..=10 {
        let given = line.filter(|_| question % 2 == 1).map(str::to_owned);
        let answer = given.unwrap_or_else(|| talk.first_move());
        talk.ask(&answer);
        talk.ask("n");
    }
    talk.end()
}

#[test]
fn shots_are_played_or_denied() {
    set("1", "Is there a shot?", Some("n")).says(&["2 of 10", "10 of 10", "of 10 right", "False alarms"]);
}

#[test]
fn losing_moves_are_marked() {
    let home = tempfile::tempdir().unwrap();
    let mut talk = Conversation::begin(home.path(), &["--seed", "4"]);
    talk.ask("t");
    assert!(talk.ask("2").contains("Mark the moves"));
    for _ in 1..=10 {
        // The first choice is marked as losing, whatever it does.
        assert!(talk.ask("1 2").contains("marked as losing"));
        talk.ask("");
        talk.ask("n");
    }
    talk.end().says(&["of 10 right"]);
}

#[test]
fn threats_are_parried() {
    set("3", "A shot is threatened.", None).says(&["10 of 10", "of 10 "]);
}

#[test]
fn moves_in_games_of_strong_players_are_measured() {
    set("4", "What would you play?", None).says(&["10 of 10", "Mean loss"]);
}

/// Begins the drill of an ending given by its FEN.
fn drill(home: &tempfile::TempDir, fen: &str) -> (Conversation, Game) {
    let mut talk = Conversation::begin(home.path(), &["--seed", "1"]);
    talk.ask("e");
    talk.ask(&format!("5 {fen}"));
    assert!(talk.ask("").contains("You can win within the 16-move rule"));
    (talk, Game::new(read_fen(fen, Variant::International).unwrap().position))
}

/// The best move according to the tables, or, if `is_good` is false, one that gives the win away.
fn chosen(game: &Game, is_good: bool) -> Option<Move> {
    let used = game.limit().map_or(0, |count| count.plies_used);
    let moves = crate::TABLES.of(Variant::International).probe_moves(game.position(), used).unwrap();
    let wins = |each: &&MoveAnswer| (each.outcome == Outcome::Win) == is_good;
    moves.iter().filter(wins).min_by_key(|each| (each.after.needed, each.after.to_win)).map(|each| each.candidate)
}

/// Types a move and plays the reply of the other side too; returns what was said.
fn play(talk: &mut Conversation, game: &mut Game, played: Move) -> String {
    let written = write_move(game.position(), played);
    game.play(played).unwrap();
    let told = talk.ask(&written);
    let side = if game.position().side_to_move() == Color::White { "White " } else { "Black " };
    let made = |text: &str| {
        let word = text.split_once(side)?.1.split([' ', ',']).next()?.trim_end_matches('.');
        read_move(game.position(), word).ok()
    };
    let reply = told.match_indices(side).find_map(|(place, _)| made(&told[place..]));
    if let Some(reply) = reply.filter(|_| game.end().is_none()) {
        game.play(reply).unwrap();
    }
    told
}

/// Won in 20 plies of 32: six whole moves may be wasted.
const ENDING: &str = "W:WK6,K8,45:BK2";

#[test]
fn an_ending_is_won_with_the_moves_of_the_tables() {
    let home = tempfile::tempdir().unwrap();
    let (mut talk, mut game) = drill(&home, ENDING);
    assert!(talk.ask("clock").contains("16-move rule: 0 of 16, 6 to spare"));
    let mut last = String::new();
    while let Some(played) = chosen(&game, true).filter(|_| game.end().is_none()) {
        last = play(&mut talk, &mut game, played);
    }
    assert!(matches!(game.end().unwrap().outcome, damier_rules::Outcome::Win(Color::White)));
    assert!(last.contains("Won!"), "{last}");
    talk.end().says(&["Won!", "Perfect: nothing wasted."]);
}

#[test]
fn an_ending_is_thrown_away_and_won_after_all_from_there() {
    let home = tempfile::tempdir().unwrap();
    let (mut talk, mut game) = drill(&home, ENDING);
    let good = chosen(&game, true).unwrap();
    play(&mut talk, &mut game, good);
    let before = game.clone();
    let bad = chosen(&game, false).unwrap();
    assert!(play(&mut talk, &mut game, bad).contains("That gives away the win"));
    assert!(talk.ask("r").contains("Taken back: White"));
    game = before;
    while let Some(played) = chosen(&game, true).filter(|_| game.end().is_none()) {
        play(&mut talk, &mut game, played);
    }
    talk.end().says(&["That gives away the win", "Won!"]);
}

/// Positions in which the lone king, to move, holds the draw, as the test verifies with the tables.
const HELD: [&str; 6] = [
    "B:WK1,K2,K3:BK46",
    "B:WK6,K16,K26:BK5",
    "B:WK2,K47,K48:BK41",
    "B:WK35,K45,K50:BK46",
    "B:WK4,K15,K25:BK37",
    "B:WK1,K16,K48:BK10",
];

/// A move after which the king still holds, and which leads to a new position.
fn holding(game: &Game) -> Option<Move> {
    let used = game.limit().map_or(0, |count| count.plies_used);
    let answers = crate::TABLES.of(Variant::International).probe_moves(game.position(), used)?;
    let seen = |after: &AnyPosition| {
        (0..=game.moves().len()).filter_map(|plies| game.position_after(plies)).any(|before| before == after)
    };
    let holds = |played: Move| !played.is_capture() && !seen(&game.position().play_unchecked(played));
    answers
        .into_iter()
        .filter(|answer| answer.outcome == Outcome::Draw)
        .map(|answer| answer.candidate)
        .find(|&m| holds(m))
}

/// Holds out until the game is over. `None` if no new position holds, or the engine gives a king away.
fn hold(talk: &mut Conversation, start: AnyPosition) -> Option<(Game, String)> {
    let mut game = Game::new(start);
    loop {
        let played = holding(&game)?;
        let told = play(talk, &mut game, played);
        if game.end().is_some() {
            return Some((game, told));
        }
    }
}

#[test]
fn a_lone_king_holds_out_to_the_draw_of_the_16_move_rule() {
    for fen in HELD {
        let start = read_fen(fen, Variant::International).unwrap().position;
        let outcome = crate::TABLES.of(Variant::International).probe(&start, 0).map(|answer| answer.outcome);
        if outcome != Some(Outcome::Draw) {
            continue;
        }
        let home = tempfile::tempdir().unwrap();
        let mut talk = Conversation::begin(home.path(), &["--seed", "1"]);
        // The player has Black; the engine stays at level 3.
        for line in ["g", "2 2", &format!("4 {fen}"), ""] {
            talk.ask(line);
        }
        let Some((game, told)) = hold(&mut talk, start) else { continue };
        if game.end().map(|end| end.reason) != Some(EndReason::MoveLimit(MoveLimit::ThreeAgainstKing)) {
            continue;
        }
        assert!(told.contains("Draw by the 16-move rule") && told.contains("A draw. 1-1"), "{told}");
        talk.end();
        let filed = fs::read(home.path().join("games.pdn")).unwrap();
        let games: Vec<_> = read_games(&filed[..], Variant::International).map(Result::unwrap).collect();
        assert_eq!(games.len(), 1);
        assert_eq!(games[0].main_line().count(), 32);
        assert_eq!(games[0].tag("Termination"), Some("limit on moves"));
        return;
    }
    panic!("no game could be played to the draw");
}
