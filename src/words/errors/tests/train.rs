//! Typed answers, and saved lessons.

use super::*;
use damier_rules::Variant;
use damier_rules::notation::pdn::{PdnGame, read_games};
use damier_train::notation::NotAnAnswer;
use damier_train::own_games::side_of;
use damier_train::play::terms::StartChoice;
use damier_train::play::{SavedError, SavedGame, SavedPart};
use etude::Random;
use etude::calendar::Day;
use rand::SeedableRng as _;

#[test]
fn a_game_that_cannot_begin_says_why() {
    for (fen, said) in [
        (" ", "Type the position in FEN, like W:W31-50:B1-20, on 64 squares like W:Wc3,e3:Bb6,d6."),
        ("W:W51:B1", "FEN column 4: there is no square 51: squares are 1 to 50."),
        ("W:W46:B41,37", "The game is over here: the side to move has no move."),
        ("W:WK1,K2,K3:BK50:H32", "The game is drawn here: counter H has used up the 16-move rule."),
    ] {
        let start = StartChoice::Fen(fen.to_owned()).start(Variant::International, &mut Random::seed_from_u64(1));
        assert_eq!(words_of(&start.unwrap_err()), said);
    }
}

#[test]
fn a_text_that_is_not_an_answer_says_what_was_expected() {
    let text = "57".to_owned();
    let square = |size| words_of(&NotAnAnswer::NotASquare { text: text.clone(), size });
    assert_eq!(square(damier_rules::BoardSize::Ten), "\"57\" is not a square: squares are 1 to 50.");
    let eight = "\"57\" is not a square: squares are the dark ones from a1 to h8.";
    assert_eq!(square(damier_rules::BoardSize::Eight), eight);
    let signs = vec!["-".to_owned(), "x".to_owned()];
    let sign = words_of(&NotAnAnswer::NotASign { text: "57".to_owned(), signs });
    assert_eq!(sign, "\"57\" is not a sign of a score: use -  x.");
    let written = |text: &str| {
        let reason = damier_rules::notation::MoveText::read(text).unwrap_err();
        words_of(&NotAnAnswer::NotAMove { text: text.to_owned(), reason })
    };
    assert_eq!(written("32-"), "\"32-\" is not a move: expected a square like 28 or c3.");
    assert_eq!(written("32-278"), "There is no square 278.");
}

#[test]
fn a_saved_game_that_cannot_be_resumed_says_why() {
    let said = words_of(&SavedGame::read("no game").unwrap_err());
    assert!(said.starts_with("the unfinished game cannot be read: expected ident"), "{said}");
    let newer = words_of(&SavedError::Version { found: 7, known: 1 });
    let expected = "the unfinished game was saved by a newer Damier (version 7, this one reads 1): use that one";
    assert_eq!(newer, expected);
    let wrong = words_of(&SavedError::Wrong(SavedPart::SealedMove));
    assert_eq!(wrong, "the unfinished game cannot be read: its sealed move is wrong");
}

#[test]
fn a_game_of_others_names_the_players() {
    let text = "[White \"Ann\"]\n[Black \"Anna\"]\n1. 32-28 *";
    let game: PdnGame = read_games(text.as_bytes(), Variant::International).next().unwrap().unwrap();
    assert_eq!(words_of(&side_of(&game, "Bob").unwrap_err()), "neither \"Ann\" nor \"Anna\" fits your name");
    assert_eq!(words_of(&side_of(&game, "ann").unwrap_err()), "both \"Ann\" and \"Anna\" fit your name");
}

#[test]
fn a_text_that_is_not_a_day_is_named() {
    assert_eq!(
        words_of(&"2026-02-30".parse::<Day>().unwrap_err()),
        "\"2026-02-30\" is not a day: write it like 2026-11-21"
    );
}
