//! Other programs.

use std::io::ErrorKind;

use super::*;
use damier_dxp::{
    Address, Awaited, Closed, Fault, Message, MessageError, NotNow, Reply, Splitter, Terms, TermsError, TooLong,
};
use damier_rules::{AnyPosition, Color, Variant};

#[test]
fn a_connection_that_is_over_says_why() {
    let too_long: TooLong = Splitter::default().next(&mut &[b'x'; 200][..]).unwrap_err();
    let endless = "the other side sent more than 127 characters without an end";
    for (closed, said) in [
        (Closed::Stopped, "no other game was wished for"),
        (Closed::Left, "the connection was ended"),
        (Closed::HungUp, "the other side closed the connection"),
        (Closed::Unreachable(ErrorKind::ConnectionRefused), "no connection: connection refused"),
        (Closed::Broken(ErrorKind::ConnectionReset), "the connection broke: connection reset"),
        (Closed::Silent(Awaited::Request), "the other side asks for no game"),
        (Closed::Silent(Awaited::Reply), "the other side does not answer the request for a game"),
        (Closed::Silent(Awaited::Move), "the other side makes no move, and its time is over"),
        (Closed::Silent(Awaited::End), "the other side does not acknowledge the end of the game"),
        (Closed::TooLong(too_long), endless),
        (Closed::Faults, "the other side made too many mistakes"),
        (Closed::Flood, "the other side sends messages without end"),
    ] {
        assert_eq!(dxp_closed(&closed), said);
    }
    assert_eq!(words_of(&too_long), endless);
    assert_eq!(words_of(&Closed::Faults), "the other side made too many mistakes");
}

#[test]
fn what_the_other_side_did_wrong_is_said() {
    let read = |text: &str| words_of(&Message::read(text.as_bytes()).unwrap_err());
    assert_eq!(read("\u{7}"), "an unknown message \"\\u{7}\"");
    assert_eq!(read("E"), "a message E with 1 character");
    assert_eq!(read("K12"), "a message K with 3 characters");
    assert_eq!(read("K9"), "a message with a wrong character in column 2");
    assert_eq!(read("M0001329900"), "there is no square 99");
    assert_eq!(read("M00013228022323"), "the piece on 23 is captured twice");
    assert_eq!(read(&format!("A{:32}0", "")), "a blank name");
    assert_eq!(read("R02"), "version 2 of the protocol, not 1");
    assert_eq!(read(&format!("R01{:32}W000075A", "x")), "a game lasts 1 to 999 minutes for each side");
    let man = format!("R01{:32}W005075BWw{:e<49}", "x", "");
    assert_eq!(read(&man), "a white man cannot stand on 1, where men are crowned: make it a king");
    let start = AnyPosition::start(Variant::International);
    let Ok(Message::Move { played, .. }) = Message::read(b"M0001322800") else { panic!("a move") };
    assert!(start.is_legal(played));
    assert_eq!(words_of(&Fault::IllegalMove(played)), "an illegal move");
    assert_eq!(words_of(&Fault::Unexpected('A')), "an unexpected message A");
    assert_eq!(words_of(&Fault::Message(MessageError::Blank)), "a blank name");
}

#[test]
fn terms_and_moments_that_do_not_fit_are_told() {
    let terms = |minutes, moves, variant| {
        words_of(&Terms::new(Color::White, minutes, moves, AnyPosition::start(variant)).unwrap_err())
    };
    assert_eq!(terms(5, 1000, Variant::International), "a game has at most 999 moves");
    let russian = "the protocol is for international draughts, not for Russian draughts";
    assert_eq!(terms(5, 75, Variant::Russian), russian);
    assert_eq!(words_of(&TermsError::Over), "in this position the game is over");
    for (reason, said) in [
        (NotNow::NoConnection, "there is no connection yet"),
        (NotNow::NoRequest, "no game can be asked for now"),
        (NotNow::NothingToReply, "there is nothing to answer"),
        (NotNow::NotOurTurn, "it is the other side's turn"),
        (NotNow::IllegalMove, "the move is not legal in this position"),
        (NotNow::NothingBack, "there is nothing to take back"),
    ] {
        assert_eq!(dxp_not_now(&reason), said);
    }
    for (reply, said) in [
        (Reply::OtherVersion, "the other side speaks another version of the protocol"),
        (Reply::NotThis, "the other side declines this game"),
        (Reply::None, "the other side plays no game"),
    ] {
        assert_eq!(dxp_declined(reply), said);
    }
    let address = words_of(&":".parse::<Address>().unwrap_err());
    assert_eq!(address, "expected a machine, perhaps with a port, such as 127.0.0.1 or example.org:27531");
}
