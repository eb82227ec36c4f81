//! Two people at one board. The articles are those of the rule book: touch-move 2.5.11, 2.7.4 and 2.7.7.

use rand::RngExt as _;

use super::*;
use crate::arbiter::Ruling;
use damier_rules::notation::pdn::GameResult;
use etude_arbiter::clock::Control;

fn two(fen: &str, seats: [Seat; 2]) -> Terms {
    Terms { seats, ..terms(fen, Color::White) }
}

fn guests() -> [Seat; 2] {
    ["Anna", "Ben"].map(|name| Seat::Guest(name.to_owned()))
}

fn lesson(terms: Terms) -> PlayLesson {
    PlayLesson::new(terms, seconds(0), crate::TABLES.clone())
}

const START: &str = "W:W31-50:B1-20";

#[test]
fn both_sides_move_and_nothing_is_asked_of_the_engine() {
    let mut game = lesson(two(START, guests()));
    for (ply, text) in ["32-28", "19-23", "28x19", "14x23"].into_iter().enumerate() {
        assert_eq!((game.phase(), game.actor() == Color::White), (GamePhase::Thinking, ply % 2 == 0));
        me(&mut game, text, 1);
        assert!(game.pending(seconds(1), None).is_none());
    }
}

#[test]
fn either_side_resigns_in_its_turn_and_the_other_wins() {
    for (moves, winner) in [(0, Color::Black), (1, Color::White)] {
        let mut game = lesson(two(START, guests()));
        if moves == 1 {
            me(&mut game, "32-28", 1);
        }
        game.resign(seconds(2));
        assert_eq!(game.game.end().unwrap().outcome, Outcome::Win(winner));
    }
}

/// Forty quiet moves by each side that repeat no position and run into no limit.
fn after_forty_moves() -> PlayLesson {
    let mut game = lesson(two(START, guests()));
    let mut random = etude::random(3);
    while game.game.moves().len() < 80 {
        if game.game.end().is_some() {
            game = lesson(two(START, guests()));
        }
        let moves = game.game.legal_moves();
        let played = moves[random.random_range(0..moves.len())];
        game.play(played, seconds(1)).unwrap();
    }
    game
}

#[test]
fn an_offer_is_accepted_or_declined_by_the_other_person() {
    let mut early = lesson(two(START, guests()));
    early.offer_or_accept(seconds(1));
    assert!(matches!(early.notice, Some(Notice::OfferRefused(_))), "40 moves by each side come first");
    let mut game = after_forty_moves();
    game.offer_or_accept(seconds(2));
    assert!(game.is_offering() && !game.is_offered());
    let any = game.game.legal_moves()[0];
    game.play(any, seconds(3)).unwrap();
    assert!(!game.is_offering() && game.is_offered() && game.actor() == Color::Black);
    let mut declining = game.clone();
    let any = declining.game.legal_moves()[0];
    declining.play(any, seconds(4)).unwrap();
    assert_eq!((declining.notice, declining.is_offered()), (Some(Notice::OfferDeclined), false));
    game.offer_or_accept(seconds(4));
    assert_eq!((reason(&game), game.credit()), (EndReason::Agreement, None));
}

#[test]
fn the_game_is_filed_with_both_names_and_is_an_exercise_only_of_the_trainee() {
    let moment = Moment { millis: 0, day: Day(20_778) };
    let mut game = lesson(two(START, [Seat::Guest("Ben \"B\"".to_owned()), Seat::Trainee]));
    me(&mut game, "32-28", 1);
    assert_eq!(game.mine(), Color::Black, "the trainee sits at the bottom");
    game.resign(seconds(2));
    let exercise = game.exercise(moment, seconds(2), "Anna").unwrap();
    assert_eq!(exercise.credit, Credit::None);
    let Subject::Game { opponent, pdn } = exercise.subject else { panic!() };
    assert_eq!(
        (opponent.to_string(), Opponent::of_name(&opponent.to_string())),
        ("person Ben \"B\"".to_owned(), Some(opponent))
    );
    assert!(pdn.contains(r#"[White "Ben \"B\""]"#) && pdn.contains("[Black \"Anna\"]"), "{pdn}");
    assert_eq!(game.take_guests_game(moment.day), None);

    let mut strangers = lesson(two(START, guests()));
    assert_eq!(strangers.take_guests_game(moment.day), None, "it is not over");
    strangers.resign(seconds(2));
    assert_eq!((strangers.exercise(moment, seconds(2), "Cleo"), strangers.credit()), (None, None));
    let filed = strangers.take_guests_game(moment.day).unwrap();
    assert_eq!([filed.tag("White"), filed.tag("Black")], [Some("Anna"), Some("Ben")]);
    assert_eq!(filed.result, GameResult::BlackWins);
    assert_eq!(strangers.take_guests_game(moment.day), None, "once");
}

fn touch_move() -> PlayLesson {
    let strictness = Strictness { touch_move: true, ..Strictness::default() };
    let control = Some(Control::sudden_death(seconds(600)));
    lesson(Terms { control, strictness, ..two(START, guests()) })
}

fn square(number: u8) -> Square {
    damier_rules::BoardSize::Ten.square(number).unwrap()
}

fn asked(game: &PlayLesson) -> (Color, Square, Ruling, &'static str) {
    match game.notice {
        Some(Notice::Asked(complaint)) => (complaint.by, complaint.touched, complaint.ruling, complaint.article),
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_opponent_may_have_the_touched_piece_moved() {
    let mut game = touch_move();
    assert!(!game.can_protest());
    game.touch(square(32));
    game.protest(seconds(1));
    assert_eq!(asked(&game), (Color::White, square(32), Ruling::MustMove, "CDA 2.5.11"));
    me(&mut game, "33-28", 30);
    assert_eq!(game.notice, Some(Notice::TouchBroken(square(32))));
    game.protest(seconds(31));
    assert_eq!(asked(&game), (Color::White, square(32), Ruling::CorrectOrAccept, "CDA 2.7.4.3"));
    assert_eq!(game.game.moves().len(), 1, "the arbiter only answers");
    game.protest(seconds(40));
    assert_eq!((game.game.moves().len(), game.notice), (0, Some(Notice::Corrected(square(32)))));
    let clock = game.clock().unwrap();
    let left = Color::ALL.map(|color| clock.left(color, seconds(45)));
    assert_eq!(left, [seconds(565), seconds(590)], "30 s of White's, 10 of Black's, then White's again (CDA 3.8.2.8)");
    let other = read_move(game.game.position(), "33-28").unwrap();
    assert_eq!(game.play(other, seconds(46)), Err(Refused::Touched(square(32))));
    game.protest(seconds(46));
    me(&mut game, "32-27", 47);
    assert_eq!((game.can_protest(), game.game.moves().len()), (false, 1));
}

#[test]
fn a_reply_accepts_the_move_and_then_it_is_too_late() {
    let mut game = touch_move();
    game.touch(square(32));
    me(&mut game, "33-28", 1);
    me(&mut game, "19-23", 2);
    game.protest(seconds(3));
    assert_eq!(asked(&game), (Color::White, square(32), Ruling::Accepted, "CDA 2.7.7"));
    game.protest(seconds(3));
    assert_eq!(game.game.moves().len(), 2, "asking again changes nothing");
    me(&mut game, "28x19", 4);
    assert!(!game.can_protest());
}

#[test]
fn each_keeps_a_sheet_and_gaps_are_filled_in_white_first() {
    let strictness = Strictness { own_sheet: true, ..Strictness::default() };
    let mut game = lesson(Terms { strictness, ..two(START, guests()) });
    let write = |game: &mut PlayLesson, text: &str| {
        let written = read_move(&game.position_to_write(), text).unwrap();
        game.write(written);
    };
    me(&mut game, "32-28", 1);
    assert_eq!((game.phase(), game.sheet(), game.written()), (GamePhase::Writing, Color::Black, 0));
    write(&mut game, "31-27");
    assert_eq!(game.notice, Some(Notice::WrittenWrong));
    write(&mut game, "32-28");
    assert_eq!(game.phase(), GamePhase::Thinking);
    me(&mut game, "19-23", 2);
    assert_eq!((game.phase(), game.sheet(), game.written()), (GamePhase::Writing, Color::White, 0));
    let saved = SavedGame::read(&text(&game, 3)).unwrap();
    let resumed = PlayLesson::resume(&saved, seconds(3), crate::TABLES.clone()).unwrap();
    assert_eq!((resumed.written, resumed.sheet()), ([0, 1], Color::White));
    game.resign(seconds(4));
    for (sheet, missing) in [(Color::White, ["32-28", "19-23"].as_slice()), (Color::Black, &["19-23"])] {
        for text in missing {
            assert_eq!((game.fills_gaps(), game.sheet()), (true, sheet));
            write(&mut game, text);
        }
    }
    assert!(!game.fills_gaps());
}

#[test]
fn a_move_taken_back_is_one_move_and_blindfold_hides_from_both() {
    let strictness = Strictness { casual: true, blindfold: true, ..Strictness::default() };
    let mut game = lesson(Terms { strictness, ..two(START, guests()) });
    assert!(!game.can_take_back() && game.hides_pieces());
    me(&mut game, "32-28", 1);
    me(&mut game, "19-23", 2);
    game.take_back(seconds(3));
    assert_eq!((game.game.moves().len(), game.actor()), (1, Color::Black));
    game.take_back(seconds(3));
    assert_eq!((game.game.moves().len(), game.actor()), (0, Color::White));
}

#[test]
fn the_seats_are_kept_and_an_older_program_refuses_what_it_cannot_seat() {
    for seats in [guests(), [Seat::Guest("Ben".to_owned()), Seat::Trainee]] {
        let mut game = lesson(two(START, seats));
        me(&mut game, "32-28", 1);
        let text = text(&game, 2);
        assert!(text.contains("\"version\": 2"), "{text}");
        let resumed = PlayLesson::resume(&SavedGame::read(&text).unwrap(), seconds(9), crate::TABLES.clone()).unwrap();
        assert_eq!((&resumed.terms, resumed.game.position()), (&game.terms, game.game.position()));
    }
    let mut engine = lesson(terms(START, Color::White));
    me(&mut engine, "32-28", 1);
    let text = text(&engine, 2);
    for part in ["seats", "written_by_other", "turning", "\"version\": 2"] {
        assert!(!text.contains(part), "a game against the engine is kept as ever: {text}");
    }
}

#[test]
fn the_flag_of_either_side_falls() {
    let control = Some(Control::sudden_death(seconds(60)));
    let mut game = lesson(Terms { control, ..two(START, guests()) });
    me(&mut game, "32-28", 10);
    game.tick(seconds(70));
    assert_eq!((reason(&game), game.game.end().unwrap().outcome), (EndReason::FlagFall, Outcome::Win(Color::White)));
}

#[test]
fn the_person_in_front_of_the_board_is_the_trainee_or_the_only_guest() {
    let remote = || {
        Seat::Remote(Box::new(RemoteSide { name: "X".to_owned(), address: String::new(), listens: true, asks: true }))
    };
    let guest = || Seat::Guest("Ben".to_owned());
    for (seats, mine) in [
        ([remote(), guest()], Color::Black),
        ([guest(), remote()], Color::White),
        ([guest(), Seat::Trainee], Color::Black),
        ([guest(), guest()], Color::White),
    ] {
        assert_eq!(two(START, seats.clone()).mine(), mine, "{seats:?}");
    }
}
