//! A peer that means harm, or is broken.

use damier_dxp::{Closed, Command, Event, Fault, Message, Reply, Role};
use damier_rules::{AnyPosition, Color, Variant};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use crate::dialogue_fuzz_entry;
use crate::support::{Side, reply, request};

/// The dialogues that are mutated.
const DIALOGUES: usize = 10_000;

/// What the other side says in a game against the program of [`dialogue_fuzz_entry`], which plays the first legal move.
fn honest(role: Role, random: &mut Xoshiro256PlusPlus) -> Vec<Vec<u8>> {
    let follower = if random.random() { Color::White } else { Color::Black };
    let (opening, theirs) = match role {
        // The program asks, and offers White.
        Role::Initiator => (reply('0'), Color::White),
        Role::Follower => (request(if follower == Color::White { 'W' } else { 'Z' }), !follower),
    };
    let mut said = vec![opening.into_bytes()];
    let mut position = AnyPosition::start(Variant::International);
    for _ in 0..random.random_range(0..40) {
        let moves = position.legal_moves();
        let Some(&first) = moves.first() else { break };
        if position.side_to_move() != theirs {
            position = position.play_unchecked(first);
            continue;
        }
        let played = moves[random.random_range(0..moves.len())];
        said.push(without_nul(&Message::Move { played, seconds: random.random_range(0..100) }));
        position = position.play_unchecked(played);
        if random.random_range(0..10) == 0 {
            said.push(b"Cbot".to_vec());
        }
    }
    said.push(b"E20".to_vec());
    said
}

fn without_nul(message: &Message) -> Vec<u8> {
    let mut bytes = message.to_bytes();
    bytes.pop();
    bytes
}

/// Changes a dialogue: messages lost, doubled, swapped and invented, bytes changed, ends lost.
fn mutate(said: &mut Vec<Vec<u8>>, random: &mut Xoshiro256PlusPlus) -> Vec<u8> {
    for _ in 0..random.random_range(0..6) {
        let (at, other) = (random.random_range(0..said.len()), random.random_range(0..said.len()));
        match random.random_range(0..7) {
            0 if said.len() > 1 => drop(said.remove(at)),
            1 => said.insert(at, said[other].clone()),
            2 => said.swap(at, other),
            3 => {
                let inventions: [&[u8]; 8] = [b"B001W", b"B002Z", b"K0", b"K2", b"E01", b"E30", b"", b"A"];
                said.insert(at, inventions[random.random_range(0..inventions.len())].to_vec());
            }
            4 => said.insert(at, request('W').into_bytes()),
            5 => said[at].truncate(other),
            _ => {
                let length = said[at].len().max(1);
                if let Some(byte) = said[at].get_mut(random.random_range(0..length)) {
                    *byte = random.random();
                }
            }
        }
    }
    let mut stream = Vec::new();
    for message in said {
        stream.extend_from_slice(message);
        stream.extend(std::iter::repeat_n(0, [1, 1, 1, 1, 1, 1, 1, 1, 0, 2][random.random_range(0..10)]));
    }
    stream
}

#[test]
fn ten_thousand_mutated_dialogues_do_no_harm() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(27531);
    for _ in 0..DIALOGUES {
        let first: u8 = random.random();
        let role = if first & 1 == 0 { Role::Initiator } else { Role::Follower };
        let mut said = honest(role, &mut random);
        let stream = mutate(&mut said, &mut random);
        dialogue_fuzz_entry::dialogue(&[&[first], &stream[..]].concat());
    }
}

/// Without mutations the games are played to their end.
#[test]
fn honest_dialogues_are_faultless() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(5);
    for _ in 0..50 {
        let mut side = Side::new(Role::Follower);
        let mut board = (Color::White, AnyPosition::start(Variant::International));
        let mut ended = 0;
        for message in honest(Role::Follower, &mut random) {
            side.hear(std::str::from_utf8(&message).unwrap());
            ended += follow(&mut side, &mut board);
        }
        assert_eq!(ended, 1);
    }
}

/// Accepts a game and plays the first legal move. Returns the number of games that ended.
fn follow(side: &mut Side, (ours, position): &mut (Color, AnyPosition)) -> usize {
    let mut ended = 0;
    while let Some(event) = side.dialogue.next_event() {
        match event {
            Event::Requested { terms, .. } => {
                *ours = terms.follower();
                side.order(Command::Reply(Reply::Accepted));
            }
            Event::Moved { played, .. } => *position = position.play(played).unwrap(),
            Event::Sent { played, .. } => {
                *position = position.play(played).unwrap();
                continue;
            }
            Event::Started { .. } => {}
            Event::Chat(_) => continue,
            Event::Ended(_) => {
                ended += 1;
                continue;
            }
            other => panic!("{other:?}"),
        }
        if position.side_to_move() == *ours && matches!(event, Event::Started { .. } | Event::Moved { .. }) {
            side.order(Command::Play(position.legal_moves()[0]));
        }
    }
    ended
}

#[test]
fn a_message_without_an_end_closes_the_connection() {
    let mut side = Side::in_game(Color::Black);
    for _ in 0..2_500 {
        side.dialogue.receive(&[b'C'; 4_096], side.now);
    }
    assert!(matches!(side.events()[..], [Event::Closed(Closed::TooLong(_))]));
    assert!(side.said().is_empty());
}

#[test]
fn ten_megabytes_of_nul_are_nothing() {
    let mut side = Side::in_game(Color::Black);
    for _ in 0..2_500 {
        side.dialogue.receive(&[0; 4_096], side.now);
    }
    side.hear("M0001322800");
    assert!(matches!(side.events()[..], [Event::Moved { .. }]));
}

#[test]
fn faults_and_messages_without_end_close_the_connection() {
    for (message, why, bound) in [
        ("X", Closed::Faults, 21),
        ("M0001192300", Closed::Faults, 21),
        ("K0", Closed::Faults, 21),
        ("E", Closed::Faults, 21),
        ("Cspam", Closed::Flood, 1_001),
        ("B001W", Closed::Flood, 1_001),
    ] {
        let mut side = Side::in_game(Color::White);
        for _ in 0..100_000 {
            side.hear(message);
        }
        let (events, said) = (side.events(), side.said());
        assert!(events.last() == Some(&Event::Closed(why)), "{message}: {:?}", events.last());
        assert!(events.len() <= bound + 1 && said.len() <= bound, "{message}: {} {}", events.len(), said.len());
    }
    let mut side = Side::new(Role::Follower);
    for _ in 0..100_000 {
        side.hear(&request('W'));
        side.order(Command::Reply(Reply::None));
    }
    assert!(side.events().contains(&Event::Closed(Closed::Flood)));
}

/// A game in between forgives, so that a quirk of a program does not end a match of 158 games.
#[test]
fn faults_are_counted_from_game_to_game() {
    let mut side = Side::new(Role::Follower);
    for _ in 0..100 {
        side.hear(&request('W'));
        side.order(Command::Reply(Reply::Accepted));
        side.hear("X");
        side.hear("E20");
    }
    let events = side.events();
    assert_eq!(events.iter().filter(|event| matches!(event, Event::Fault(Fault::Message(_)))).count(), 100);
    assert_eq!(events.iter().filter(|event| matches!(event, Event::Ended(_))).count(), 100);
}
