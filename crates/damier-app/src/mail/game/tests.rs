use super::*;
use damier_rules::Variant;
use damier_rules::notation::pdn::{read_games, write_game};

const TODAY: Day = Day(20_783);

/// Both sides of a game of three days a move: Anna has White.
fn both() -> [MailGame; 2] {
    let start = AnyPosition::start(Variant::International);
    let terms = MailTerms { id: "a1", me: "Anna", opponent: "Ben", mine: Color::White, days: 3, start };
    let mut anna = MailGame::new("ab", &terms, TODAY);
    anna.play("32-28", false, &[], TODAY).unwrap();
    let ben = MailGame::of_opponent("anna", sent(&anna), "ben", TODAY).unwrap();
    [anna, ben]
}

/// What the other side reads: the text, read again.
fn sent(game: &MailGame) -> PdnGame {
    pdn(&write_game(&game.outgoing()))
}

fn pdn(text: &str) -> PdnGame {
    read_games(text.as_bytes(), Variant::International).next().unwrap().unwrap()
}

/// A file of the game with these moves and this result.
fn file(moves: &str) -> PdnGame {
    pdn(&format!("[White \"Anna\"]\n[Black \"Ben\"]\n[TimeControl \"1/259200\"]\n[GameId \"a1\"]\n\n{moves}\n"))
}

/// Our own file, read again.
fn kept(game: &MailGame) -> MailGame {
    MailGame::of_file(game.name(), pdn(&write_game(game.own()))).unwrap()
}

#[test]
fn a_move_goes_there_and_the_answer_comes_back() {
    let [mut anna, mut ben] = both();
    assert_eq!((ben.mine(), ben.player(Color::White), ben.days()), (Color::Black, "Anna", 3));
    assert_eq!((anna.turn(TODAY.plus(1)), ben.turn(TODAY.plus(4))), (Turn::Theirs(2), Turn::Ours(-1)));
    assert_eq!(ben.play("32-28", false, &[], TODAY).unwrap_err().to_string().split(':').next(), Some("32-28"));
    ben.play("19-23", false, &[], TODAY).unwrap();
    let received = anna.receive(&sent(&ben), TODAY.plus(2)).unwrap();
    assert_eq!((received.answer, received.offers, anna.last_move().as_deref()), (None, false, Some("19-23")));
    assert_eq!(anna.turn(TODAY.plus(2)), Turn::Ours(3), "the days count from the day it was read");
    assert_eq!(anna.receive(&sent(&ben), TODAY), Err(MailError::Nothing), "the same file again");
    assert_eq!(ben.play("18-22", false, &[], TODAY), Err(MailError::NotOurTurn));
    let text = write_game(&sent(&ben));
    assert!(!text.contains("Owner") && !text.contains("LastMove"), "{text}");
    assert_eq!((kept(&anna).turn(TODAY.plus(3)), kept(&anna).id()), (Turn::Ours(2), "a1"));
}

#[test]
fn any_other_file_says_where_it_differs() {
    let [anna, _] = both();
    let differs =
        |ours: &str, theirs: &str| MailError::Differs { ply: 0, ours: ours.to_owned(), theirs: theirs.to_owned() };
    let setup = "[GameId \"a1\"]\n[SetUp \"1\"]\n[FEN \"W:W31-50:B1-19\"]\n\n1. 32-28 *\n";
    for (theirs, error) in [
        (file("1. 31-27 19-23 *"), differs("32-28", "31-27")),
        (file("*"), MailError::Behind(0)),
        (file("1. 32-28 *"), MailError::Nothing),
        (file("1. 32-28 19-23 2. 28x19 *"), MailError::TooMany(2)),
        (file("1. 32-28 19-23 0-2"), MailError::Result),
        (file("1. 32-28 19-23 1-1"), MailError::Result),
        (pdn(setup), MailError::OtherStart),
    ] {
        let mut game = anna.clone();
        assert_eq!(game.receive(&theirs, TODAY), Err(error));
        assert_eq!(write_game(game.own()), write_game(anna.own()), "nothing has changed");
    }
    let mut ours = kept(&anna);
    ours.receive(&file("1. 32-28 19-23 *"), TODAY).unwrap();
    assert_eq!(ours.receive(&file("1. 32-28 19-23 2. 28x19 *"), TODAY), Err(MailError::OurMove));
}

#[test]
fn a_new_game_of_the_opponent_names_us_and_has_one_move_at_most() {
    let begin = |text: &str, me: &str| MailGame::of_opponent("x", file(text), me, TODAY).map(|game| game.mine());
    assert_eq!(begin("1. 32-28 *", "Ben"), Ok(Color::Black));
    assert_eq!(begin("*", "Anna"), Ok(Color::White), "White begins, and is asked to");
    assert_eq!(begin("1. 32-28 *", "Anna"), Err(MailError::OurMove));
    assert_eq!(begin("1. 32-28 *", "Cleo"), Err(MailError::Tag("White")));
    assert_eq!(begin("1. 32-28 19-23 *", "Ben"), Err(MailError::TooMany(2)));
    let nameless = pdn("[White \"Anna\"]\n[Black \"Ben\"]\n\n1. 32-28 *\n");
    assert!(matches!(MailGame::of_opponent("x", nameless, "Ben", TODAY), Err(MailError::Tag("GameId"))));
}

#[test]
fn answers_in_advance_are_variations_and_are_played_by_themselves() {
    let [mut anna, mut ben] = both();
    ben.play("19-23", false, &[], TODAY).unwrap();
    anna.receive(&sent(&ben), TODAY).unwrap();
    let lines = ["14x23 33-28 23x32 37x28".to_owned(), "13x24 34-29".to_owned()];
    anna.play("28x19", false, &lines, TODAY).unwrap();
    let written = write_game(&anna.outgoing());
    assert!(written.contains("(2. 28x19 14x23 3. 33-28"), "{written}");
    assert_eq!(kept(&anna).conditions(), anna.conditions());
    assert_eq!(anna.conditions().iter().map(Vec::len).collect::<Vec<_>>(), [4, 2]);
    ben.receive(&sent(&anna), TODAY).unwrap();
    ben.play("14x23", false, &[], TODAY).unwrap();
    let mut anna = kept(&anna);
    let received = anna.receive(&sent(&ben), TODAY).unwrap();
    assert!(received.answer.is_some());
    assert_eq!((anna.last_move().as_deref(), anna.turn(TODAY)), (Some("33-28"), Turn::Theirs(3)));
    ben.receive(&sent(&anna), TODAY).unwrap();
    ben.play("23x32", false, &[], TODAY).unwrap();
    anna.receive(&sent(&ben), TODAY).unwrap();
    assert_eq!((anna.last_move().as_deref(), anna.conditions()), (Some("37x28"), Vec::new()));
}

#[test]
fn an_answer_in_advance_is_checked_whole_and_another_move_drops_it() {
    let [mut anna, mut ben] = both();
    ben.play("19-23", false, &[], TODAY).unwrap();
    anna.receive(&sent(&ben), TODAY).unwrap();
    for (line, is_move) in
        [("14x23", false), ("14x23 33-28 23x32", false), ("", false), ("14x23 32-28", true), ("x", true)]
    {
        let before = write_game(anna.own());
        let refused = anna.play("28x19", false, &[line.to_owned()], TODAY).unwrap_err();
        assert_eq!(matches!(refused, MailError::Move { .. }), is_move, "{line}: {refused}");
        assert_eq!(write_game(anna.own()), before);
    }
    anna.play("28x19", false, &["14x23 33-28".to_owned()], TODAY).unwrap();
    ben.receive(&sent(&anna), TODAY).unwrap();
    ben.play("13x24", false, &[], TODAY).unwrap();
    assert_eq!(anna.receive(&sent(&ben), TODAY).unwrap().answer, None);
    assert!(anna.conditions().is_empty());
    anna.play("34-29", false, &[], TODAY).unwrap();
    assert!(!write_game(&anna.outgoing()).contains('('), "{}", write_game(&anna.outgoing()));
}

#[test]
fn a_game_ends_by_resignation_or_an_accepted_draw() {
    let [mut anna, mut ben] = both();
    let mut resigning = ben.clone();
    resigning.resign().unwrap();
    let mut winner = anna.clone();
    assert_eq!(winner.receive(&sent(&resigning), TODAY).unwrap().played, None);
    assert_eq!((winner.result(), winner.turn(TODAY)), (&GameResult::WhiteWins, Turn::Over));
    assert_eq!(winner.receive(&sent(&resigning), TODAY), Err(MailError::Over));
    assert_eq!(ben.accept_draw(), Err(MailError::NoOffer));
    ben.play("19-23", true, &[], TODAY).unwrap();
    assert!(anna.receive(&sent(&ben), TODAY).unwrap().offers);
    let mut anna = kept(&anna);
    anna.accept_draw().unwrap();
    ben.receive(&sent(&anna), TODAY).unwrap();
    assert_eq!((anna.result(), ben.result()), (&GameResult::Draw, &GameResult::Draw));
    assert_eq!(ben.resign(), Err(MailError::Over));
}

#[test]
fn the_positions_of_a_running_game_are_its_own_and_not_those_of_every_opening() {
    let [anna, _] = both();
    let start = AnyPosition::start(Variant::International);
    assert!(anna.positions().all(|position| position != start));
    assert!(anna.positions().any(|position| position == *anna.game().position()));
}
