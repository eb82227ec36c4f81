//! A connection from its first message to its last, in both roles. The order of messages is that of the protocol's
//! author; the oddities are those of programs that speak it.

use std::time::Duration;

use damier_dxp::{
    Awaited, BackReply, Closed, Command, Event, Fault, GameOver, MessageError, NotNow, Reason, Reply, Role, Terms,
};
use damier_rules::notation::read_fen;
use damier_rules::{Color, Variant};

use crate::support::{Side, read, reply, request, start, terms};

#[test]
fn an_initiator_plays_a_game() {
    let mut side = Side::new(Role::Initiator);
    side.order(Command::Request(terms(Color::Black)));
    assert_eq!(side.said(), [format!("R01{:<32}Z005075A", "Damier")]);
    side.order(Command::Play(read(&start(), "32-28")));
    assert_eq!(side.events(), [Event::NotNow(NotNow::NotOurTurn)], "no move before the answer");
    side.hear(&reply('0'));
    let terms = terms(Color::Black);
    assert_eq!(side.events(), [Event::Started { opponent: "Tester".to_owned(), ours: Color::White, terms }]);

    side.wait(7);
    let first = read(&start(), "32-28");
    side.order(Command::Play(first));
    assert_eq!(side.said(), ["M0007322800"]);
    assert_eq!(side.events(), [Event::Sent { played: first, elapsed: Duration::from_secs(7) }]);

    side.wait(3);
    side.hear("M0002192300");
    let second = read(&start().play_unchecked(first), "19-23");
    let elapsed = Duration::from_secs(3);
    assert_eq!(side.events(), [Event::Moved { played: second, elapsed, seconds: 2 }]);

    let capture = read(&start().play_unchecked(first).play_unchecked(second), "28x19");
    side.order(Command::Play(capture));
    assert_eq!(side.said(), ["M000028190123"]);
    side.hear("E10");
    assert_eq!(side.said(), ["E00"]);
    let over = GameOver { by_us: false, reason: Reason::Lost, in_turn: true, stops: false };
    assert!(matches!(side.events()[..], [Event::Sent { .. }, Event::Ended(ended)] if ended == over));
    side.order(Command::Request(terms));
    assert_eq!(side.said().len(), 1, "another game may follow");
}

#[test]
fn a_follower_plays_from_a_position_and_ends_the_game() {
    let mut side = Side::new(Role::Follower);
    let squares = "eeeeZeeeeeeeeeeeeezeeeeeeeeweeeeeeeeeeeeeeeeeWeeee";
    side.hear(&format!("R01{:<32}Z001000BZ{squares}", "Tester"));
    let position = read_fen("B:W28,K46:BK5,19", Variant::International).unwrap().position;
    let terms = Terms::new(Color::Black, 1, 0, position).unwrap();
    assert_eq!(side.events(), [Event::Requested { name: "Tester".to_owned(), terms }]);
    assert!(side.said().is_empty(), "it decides");
    side.order(Command::Reply(Reply::Accepted));
    assert_eq!(side.said(), [format!("A{:<32}0", "Damier")]);
    assert_eq!(side.events(), [Event::Started { opponent: "Tester".to_owned(), ours: Color::Black, terms }]);
    side.order(Command::End { reason: Reason::Drawn, stops: true });
    assert_eq!(side.said(), ["E21"]);
    side.hear("E01");
    let over = GameOver { by_us: true, reason: Reason::Drawn, in_turn: true, stops: true };
    assert_eq!(side.events(), [Event::Ended(over), Event::Closed(Closed::Stopped)]);
    assert!(side.dialogue.is_closed());
    side.hear(&request('W'));
    side.order(Command::Chat("still there?".to_owned()));
    assert_eq!((side.said(), side.events()), (vec![], vec![]));
}

#[test]
fn a_game_is_declined_with_a_reason() {
    for (code, said) in [('1', Reply::OtherVersion), ('2', Reply::NotThis), ('3', Reply::None)] {
        let mut side = Side::new(Role::Initiator);
        side.order(Command::Request(terms(Color::White)));
        side.hear(&reply(code));
        assert_eq!(side.events(), [Event::Declined(said)]);
    }
    let mut side = Side::new(Role::Follower);
    side.hear(&request('W'));
    side.order(Command::Reply(Reply::None));
    assert_eq!(side.said(), [format!("A{:<32}3", "Damier")]);
    side.order(Command::Reply(Reply::Accepted));
    assert!(matches!(side.events()[..], [Event::Requested { .. }, Event::NotNow(NotNow::NothingToReply)]));
}

#[test]
fn a_bad_request_is_answered_so_that_nobody_waits() {
    for (text, code) in [
        (request('W').replacen("01", "02", 1), '1'),
        ("R01".to_owned(), '2'),
        (request('W').replace("020075", "000075"), '2'),
        (request('X'), '2'),
    ] {
        let mut side = Side::new(Role::Follower);
        side.hear(&text);
        assert_eq!(side.said(), [format!("A{:<32}{code}", "Damier")], "{text}");
        assert!(matches!(side.events()[..], [Event::Fault(Fault::Message(_))]));
    }
    // While a game is played, and by a second initiator.
    let mut side = Side::in_game(Color::Black);
    side.hear(&request('W'));
    assert_eq!(side.said(), [format!("A{:<32}2", "Damier")]);
    side.hear("M0001322800");
    assert!(matches!(side.events()[..], [Event::Fault(Fault::Unexpected('R')), Event::Moved { .. }]));
    let mut side = Side::new(Role::Initiator);
    side.hear(&request('W'));
    assert_eq!(side.said(), [format!("A{:<32}2", "Damier")]);
}

#[test]
fn an_illegal_move_is_refused_and_ends_the_game() {
    // Not legal, a capture that stops halfway, and a capture that takes nothing.
    for (line, illegal, told) in [
        (vec![], "M0001323000", "Cillegal move 32-30"),
        (vec![("M0000322800", "19-23")], "M0001332900", "Cillegal move 33-29"),
        (vec![("M0000322800", "19-23")], "M0001281900", "Cillegal move 28-19"),
    ] {
        let mut side = Side::in_game(Color::Black);
        let mut position = start();
        for (theirs, ours) in line {
            side.hear(theirs);
            position = position.play_unchecked(read(&position, "32-28"));
            let played = read(&position, ours);
            side.order(Command::Play(played));
            position = position.play_unchecked(played);
        }
        let (_, _) = (side.said(), side.events());
        side.hear(illegal);
        assert_eq!(side.said(), [told, "E00"]);
        assert!(matches!(side.events()[..], [Event::Fault(Fault::IllegalMove(_))]));
        side.hear("E00");
        let over = GameOver { by_us: true, reason: Reason::Unknown, in_turn: true, stops: false };
        assert_eq!(side.events(), [Event::Ended(over)]);
        side.hear(&request('Z'));
        assert!(matches!(side.events()[..], [Event::Requested { .. }]), "the next game is played");
    }
}

#[test]
fn a_move_that_nobody_waits_for_is_refused_and_the_game_goes_on() {
    let refusal = ["Cmove received while not expecting one"];
    let mut side = Side::new(Role::Initiator);
    side.hear("M0001322800");
    side.order(Command::Request(terms(Color::White)));
    side.said();
    side.hear("M0001322800");
    assert_eq!(side.said(), refusal, "before its GAMEACC");
    side.hear(&reply('0'));
    side.hear("M0001322800");
    side.hear("M0001192300");
    assert_eq!(side.said(), refusal, "on our turn");
    let played = read(&start().play_unchecked(read(&start(), "32-28")), "19-23");
    side.order(Command::Play(played));
    assert_eq!(side.said(), ["M0000192300"]);
    let faults = side.events().into_iter().filter(|event| *event == Event::Fault(Fault::Unexpected('M'))).count();
    assert_eq!(faults, 3);
}

#[test]
fn our_own_mistakes_are_not_sent() {
    let mut side = Side::in_game(Color::White);
    let (first, second) = (read(&start(), "32-28"), read(&start(), "31-27"));
    side.order(Command::Play(read(&start().play_unchecked(first), "19-23")));
    side.order(Command::Play(first));
    side.order(Command::Play(second));
    side.order(Command::End { reason: Reason::Lost, stops: false });
    side.order(Command::Request(terms(Color::White)));
    side.order(Command::AskBack { plies: 2 });
    side.order(Command::ReplyBack(BackReply::Done));
    assert_eq!(side.said(), ["M0000322800"]);
    let told: Vec<NotNow> = side
        .events()
        .into_iter()
        .filter_map(|event| if let Event::NotNow(why) = event { Some(why) } else { None })
        .collect();
    let turn = NotNow::NotOurTurn;
    let expected = [NotNow::IllegalMove, turn, turn, NotNow::NoRequest, NotNow::NothingBack, NotNow::NothingToReply];
    assert_eq!(told, expected);
}

#[test]
fn an_end_is_accepted_whenever_it_comes() {
    // On our turn, which the protocol forbids.
    let mut side = Side::in_game(Color::White);
    side.hear("E30");
    assert_eq!(side.said(), ["E00"]);
    let over = GameOver { by_us: false, reason: Reason::Won, in_turn: false, stops: false };
    assert_eq!(side.events(), [Event::Ended(over)]);
    // Crossing ours, it is the acknowledgement.
    let mut side = Side::in_game(Color::White);
    side.order(Command::End { reason: Reason::Lost, stops: false });
    side.hear("E31");
    assert_eq!(side.said(), ["E10"]);
    let over = GameOver { by_us: true, reason: Reason::Lost, in_turn: true, stops: true };
    assert_eq!(side.events(), [Event::Ended(over), Event::Closed(Closed::Stopped)]);
    // Without a game it is never answered, or two programs would answer each other for ever.
    let mut side = Side::new(Role::Follower);
    side.hear("E00");
    assert_eq!((side.said(), side.events()), (vec![], vec![Event::Fault(Fault::Unexpected('E'))]));
    side.hear("E01");
    assert_eq!(side.events(), [Event::Closed(Closed::Stopped)]);
}

#[test]
fn moves_are_taken_back_by_agreement() {
    let mut side = Side::in_game(Color::Black);
    let mut position = start();
    side.hear("M0001322800");
    position = position.play_unchecked(read(&position, "32-28"));
    let black = read(&position, "18-23");
    side.order(Command::Play(black));
    let (_, _) = (side.said(), side.events());

    side.hear("B001Z");
    assert_eq!(side.events(), [Event::BackRequested { plies: 1 }]);
    side.order(Command::ReplyBack(BackReply::Done));
    assert_eq!((side.said(), side.events()), (vec!["K0".to_owned()], vec![Event::WentBack { plies: 1 }]));
    side.order(Command::Play(read(&position, "19-23")));
    assert_eq!(side.said(), ["M0000192300"]);
    let _ = side.events();

    side.hear("B001W");
    side.order(Command::ReplyBack(BackReply::Refused));
    assert_eq!(side.said(), ["K2"]);
    side.hear("M000028190123");
    assert!(matches!(side.events()[..], [Event::BackRequested { plies: 0 }, Event::Moved { .. }]), "it goes on");

    side.order(Command::AskBack { plies: 0 });
    side.order(Command::AskBack { plies: 1 });
    assert_eq!(side.said(), ["B001W"]);
    assert_eq!(side.events(), [Event::NotNow(NotNow::NothingBack)], "one wish at a time");
    side.hear("K1");
    assert_eq!(side.events(), [Event::BackDeclined(BackReply::Unsupported)]);
    side.order(Command::AskBack { plies: 2 });
    side.hear("K0");
    assert_eq!(side.events(), [Event::WentBack { plies: 2 }]);
    side.hear("M000028190123");
    assert!(matches!(side.events()[..], [Event::Moved { .. }]));
}

#[test]
fn a_move_may_cross_a_wish_to_take_back() {
    let mut side = Side::in_game(Color::Black);
    side.order(Command::AskBack { plies: 0 });
    side.hear("M0001322800");
    side.hear("K0");
    assert!(matches!(side.events()[..], [Event::Moved { .. }, Event::WentBack { plies: 0 }]));
    side.hear("M0001312700");
    assert!(matches!(side.events()[..], [Event::Moved { .. }]));
}

#[test]
fn a_wish_that_cannot_be_granted_is_refused_at_once() {
    let mut side = Side::in_game(Color::Black);
    for far in ["B001Z", "B002W", "B999Z", "B000W"] {
        side.hear(far);
        assert_eq!((side.said(), side.events()), (vec!["K2".to_owned()], vec![]), "{far}");
    }
    side.hear("B001W");
    side.hear("B001W");
    assert_eq!(side.said(), ["K2"], "the second");
    let mut side = Side::new(Role::Follower);
    side.hear("B001W");
    side.hear("K0");
    assert_eq!((side.said(), side.events()), (vec!["K2".to_owned()], vec![Event::Fault(Fault::Unexpected('K'))]));
}

#[test]
fn chat_comes_at_any_time() {
    for mut side in [Side::new(Role::Initiator), Side::new(Role::Follower), Side::in_game(Color::White)] {
        side.hear("Chello");
        side.order(Command::Chat("dag".to_owned()));
        assert_eq!((side.said(), side.events()), (vec!["Cdag".to_owned()], vec![Event::Chat("hello".to_owned())]));
    }
}

/// Ten seconds for an answer, a minute more than the clock for a move, at most ten minutes for a game.
#[test]
fn silence_ends_the_connection_at_every_point() {
    let silent = |awaited| vec![Event::Closed(Closed::Silent(awaited))];
    let mut side = Side::new(Role::Follower);
    side.wait(599);
    assert_eq!(side.events(), []);
    side.wait(1);
    assert_eq!(side.events(), silent(Awaited::Request));

    let mut side = Side::new(Role::Initiator);
    side.wait(100_000);
    assert_eq!((side.dialogue.wakes_at(), side.events()), (None, vec![]), "it is for us to ask");
    side.order(Command::Request(terms(Color::White)));
    side.wait(9);
    assert_eq!(side.events(), []);
    side.wait(1);
    assert_eq!(side.events(), silent(Awaited::Reply));

    // Twenty minutes, of which White has used ten, and one more.
    let mut side = Side::in_game(Color::Black);
    side.wait(600);
    side.hear("M0600322800");
    side.wait(100_000);
    side.order(Command::Play(read(&start().play_unchecked(read(&start(), "32-28")), "19-23")));
    let _ = side.events();
    side.wait(659);
    assert_eq!(side.events(), [], "our own time does not count");
    side.wait(1);
    assert_eq!(side.events(), silent(Awaited::Move));

    let mut side = Side::in_game(Color::White);
    side.order(Command::End { reason: Reason::Lost, stops: false });
    side.wait(10);
    assert_eq!(side.events(), silent(Awaited::End));
}

#[test]
fn what_is_no_message_is_reported_and_forgotten() {
    let mut side = Side::in_game(Color::Black);
    side.hear("Z");
    side.hear("M12");
    side.hear("M0001322800");
    let unknown = Fault::Message(MessageError::Unknown('Z'));
    let short = Fault::Message(MessageError::Length { kind: 'M', length: 3 });
    assert!(matches!(&side.events()[..], [Event::Fault(first), Event::Fault(second), Event::Moved { .. }]
        if *first == unknown && *second == short));
}
