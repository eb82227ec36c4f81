//! Deviations from the standard in real files are read as intended, with a warning.

use crate::notation_support::said_all;
use damier_rules::Variant;
use damier_rules::notation::pdn::{
    GameBuilder, MAX_WARNINGS, PdnGame, PdnReader, Replay, Step, read_games, write_game,
};
use damier_rules::notation::{Symbol, write_fen, write_move};

/// The messages about a text, game by game: warnings, then the error, if there is one. Both visitors produce the same.
fn said(text: &str) -> Vec<String> {
    let mut said = Vec::new();
    let mut reader = PdnReader::new(text.as_bytes());
    let mut builder = GameBuilder::new(Variant::International);
    while let Some(game) = reader.read_game(&mut builder).transpose() {
        said.extend(reader.warnings().iter().map(|warning| said_all(warning)));
        said.extend(game.err().map(|error| said_all(&error)));
    }
    let mut replayed = Vec::new();
    let mut reader = PdnReader::new(text.as_bytes());
    let mut replay = Replay::new(Variant::International);
    while let Some(game) = reader.read_game(&mut replay).transpose() {
        replayed.extend(reader.warnings().iter().map(|warning| said_all(warning)));
        replayed.extend(game.err().map(|error| said_all(&error)));
    }
    assert_eq!(said, replayed, "{text}");
    said
}

fn game(text: &str) -> PdnGame {
    read_games(text.as_bytes(), Variant::International).next().unwrap().unwrap()
}

/// The moves of the main line as Damier writes them.
fn moves(game: &PdnGame) -> String {
    let mut before = game.root();
    let moves = game.main_line().map(|id| {
        let text = match game.node(id).step {
            Step::Move(played) => write_move(&game.node(before).position, played),
            Step::Start | Step::Setup => "setup".to_owned(),
        };
        before = id;
        text
    });
    moves.collect::<Vec<_>>().join(" ")
}

#[test]
fn numbered_glyphs_of_any_program_are_kept() {
    let read = game("1. 32-28 $902 18-23 $7 $18446744073709551615 *");
    let first = read.main_line().next().unwrap();
    assert_eq!(read.node(first).symbols, [Symbol::Nag(902)]);
    let written = write_game(&read);
    assert!(written.contains("1. 32-28 $902 18-23 $7 $18446744073709551615 *"), "{written}");
    assert_eq!(said("1. 32-28 $902 *"), [""; 0]);
}

#[test]
fn a_game_type_that_makes_the_first_move_impossible_is_put_right() {
    let text = "[Event \"x\"]\n[GameType \"20,W,10,10,N1,0\"]\n\n1. 32-28 19-23 2. 28x19 14x23 *";
    let warning = "2:1: warning: GameType \"20,W,10,10,N1,0\" contradicts the moves";
    assert_eq!(said(text), [warning]);
    assert_eq!(moves(&game(text)), "32-28 19-23 28x19 14x23");
    // A set-up uses the same names.
    let text = "[FEN \"W:W31:B20\"]\n[GameType \"20,W,10,10,N1,0\"]\n1. 31-26 *";
    assert_eq!(write_fen(game(text).start()), "W:W31:B20");
    // A tag that makes sense is kept, and if nothing makes sense, the tag is not blamed.
    let turned = "[GameType \"20,W,10,10,N1,0\"] 1. 19-23 *";
    assert_eq!((moves(&game(turned)), said(turned)), ("32-28".to_owned(), Vec::new()));
    let wrong = said("[GameType \"20,W,10,10,N1,0\"]\n1. 1-2 *");
    assert!(wrong.len() == 1 && wrong[0].starts_with("2:4: "), "{wrong:?}");
}

/// There are two ways from 25 to 10, and only one of them leaves a man on 33.
const AMBIGUOUS: &str = "[FEN \"W:WK25:B33,14,34,44,42\"]\n1. 25x10";

#[test]
fn a_capture_is_the_one_that_later_moves_allow() {
    let warning = "2:4: warning: ambiguous 25x10, read as 25x48x37x10";
    for rest in ["33-39 *", "{or} (1. 25x48x37x10) 33-39 {so} 2. 10-4 *", "! 33-39 $902\n[Event \"next\"] 1. 32-28 *"] {
        let text = format!("{AMBIGUOUS} {rest}");
        assert_eq!(said(&text)[0], warning, "{rest}");
        assert!(moves(&game(&text)).starts_with("25x48x37x10 33-39"), "{}", moves(&game(&text)));
    }
    let variation = "[FEN \"W:WK25:B33,14,34,44,42\"] 1. 25x48x37x10 (1. 25x10 33-39) 33-38 *";
    assert_eq!(said(variation).len(), 1, "{:?}", said(variation));
    let text = format!("{AMBIGUOUS} {{or}} 33-39 {{so}} *");
    let read = game(&text);
    let comments: Vec<_> = read.main_line().map(|id| read.node(id).comments.join("")).collect();
    assert_eq!(comments, ["or", "so"]);
    assert_eq!(game(&write_game(&read)), read);
}

#[test]
fn a_capture_that_nothing_decides_is_an_error_where_it_stands() {
    let unclosed = format!("{AMBIGUOUS} {{unclosed");
    for text in [format!("{AMBIGUOUS} *"), format!("{AMBIGUOUS} 1-6 *"), unclosed.clone()] {
        let wrong = said(&text);
        assert!(wrong.iter().any(|line| line.starts_with("2:4: ambiguous move 25x10")), "{text}: {wrong:?}");
    }
    // The next game can be read after it.
    let two = format!("{AMBIGUOUS} 1-6 *\n[Event \"next\"]\n1. 32-28 *\n");
    assert_eq!(
        read_games(two.as_bytes(), Variant::International).map(|game| game.is_ok()).collect::<Vec<_>>(),
        [false, true]
    );
}

#[test]
fn a_dash_is_read_as_the_sign_of_a_capture() {
    assert_eq!(said("1. 32-28 19-23 2. 28-19 14x23 *"), ["1:19: warning: capture written with a dash"]);
    let twice = "[FEN \"W:W28:B22,12\"] 1. 28-17-8 *";
    assert_eq!(moves(&game(twice)), "28x8");
    assert_eq!(said(twice).len(), 1);
    assert_eq!(moves(&game("[FEN \"W:W28:B22,12\"] 1. 28x17-8 *")), "28x8");
    let letters = "[GameType \"25\"] [FEN \"W:Wc3:Bd4,d6\"] 1. c3-e5-c7 *";
    assert_eq!((moves(&game(letters)), said(letters).len()), ("c3:c7".to_owned(), 1));
    assert!(
        said("1. 32-28-23 *")[0].starts_with("1:4: illegal move 32-28-23: nothing to capture"),
        "{:?}",
        said("1. 32-28-23 *")
    );
}

#[test]
fn games_of_sixty_four_squares_are_recognised_by_their_moves() {
    let alike = "1. c3-d4 d6-c5 *";
    assert_eq!(said(alike), ["1:4: warning: no GameType, read as russian (certain: false)"]);
    assert_eq!((game(alike).variant(), moves(&game(alike))), (Variant::Russian, "c3-d4 d6-c5".to_owned()));
    // A man that reaches the last row during a capture continues as a king in Russian draughts, but not in Brazilian
    // draughts.
    let start = "[FEN \"B:Wf6,h2:Bf8,b6,h6\"]\n1... f8-e7 {now} (1... b6-c5) 2. f6x";
    for (end, name) in [("d8 b6-c5 *", "brazilian"), ("a5 *", "russian")] {
        let text = format!("{start}{end}\n[Event \"b\"]\n1. 32-28 *");
        assert_eq!(said(&text), [format!("2:6: warning: no GameType, read as {name} (certain: true)")]);
        let games: Vec<_> = read_games(text.as_bytes(), Variant::International).map(Result::unwrap).collect();
        assert_eq!((games.len(), games[0].variant().name()), (2, name));
        assert_eq!(games[0].node(games[0].main_line().next().unwrap()).comments, ["now"]);
    }
    // The caller's choice of variant takes precedence, and ten rows have letters too.
    assert!(read_games(alike.as_bytes(), Variant::Brazilian).all(|game| game.unwrap().variant() == Variant::Brazilian));
    assert_eq!(game("1. b4-c5 *").variant(), Variant::International);
    assert_eq!(said("1. c3-d5 *").len(), 1);
}

#[test]
fn what_was_passed_in_silence_is_told() {
    assert_eq!(
        said("[Event \"a\"]\n1. 32-28 18-23\n[Event \"b\"]\n1. 31-27 .18-23\n"),
        ["3:1: warning: no result", "4:10: warning: stray dot", "5:1: warning: no result",]
    );
    assert_eq!(said("1. 32-28 1... 18-23 2 . 37-32 12-18 3. - - *"), ["1:40: warning: null move"]);
    assert_eq!(said("1. 32-28 (1. 31-27 17-21) 1. ... 18-23 2. 37-32 a.l. 12-18 -1 2-0"), [""; 0]);
}

#[test]
fn a_game_full_of_oddities_does_not_fill_the_memory() {
    let text = format!("1. 32-28 {} 18-23 *", "! . ".repeat(10_000));
    assert_eq!(said(&text).len(), MAX_WARNINGS);
}
