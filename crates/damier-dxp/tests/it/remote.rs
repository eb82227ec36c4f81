//! Connections over loopback. Every wait is for an event of the other thread.

use std::io::{Read, Write};
use std::net::{Ipv4Addr, Shutdown, TcpListener, TcpStream};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use damier_dxp::{Address, Awaited, Closed, Command, Event, NotNow, Patience, Place, Reason, Remote, Reply, Role};
use damier_rules::Color;

use crate::support::{read, request, start, terms};

/// Longer than anything takes.
const LONG: Duration = Duration::from_secs(60);

fn open(place: Place, role: Role, patience: Patience) -> (Remote, Receiver<Event>) {
    let (sender, events) = channel();
    let remote = Remote::open(place, role, "Damier", patience, move |event| {
        let _ = sender.send(event);
    });
    (remote.unwrap(), events)
}

/// A listener on a port that the system chooses.
fn listener() -> (TcpListener, Address) {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let address = listener.local_addr().unwrap().into();
    (listener, address)
}

fn next(events: &Receiver<Event>) -> Event {
    events.recv_timeout(LONG).unwrap()
}

/// A remote that listens, and a bare socket connected to it.
fn with_socket(role: Role, patience: Patience) -> (Remote, Receiver<Event>, TcpStream) {
    let (listener, address) = listener();
    let (remote, events) = open(Place::Listen(listener), role, patience);
    let socket = address.connect().unwrap();
    socket.set_read_timeout(Some(LONG)).unwrap();
    assert_eq!(next(&events), Event::Connected);
    (remote, events, socket)
}

#[test]
fn two_remotes_play_and_stop() {
    let (listener, address) = listener();
    let (follower, theirs) = open(Place::Listen(listener), Role::Follower, Patience::default());
    let (initiator, ours) = open(Place::Connect(address), Role::Initiator, Patience::default());
    assert_eq!([next(&theirs), next(&ours)], [Event::Connected, Event::Connected]);
    initiator.send(Command::Request(terms(Color::Black)));
    assert!(matches!(next(&theirs), Event::Requested { .. }));
    follower.send(Command::Reply(Reply::Accepted));
    assert!(matches!(next(&ours), Event::Started { ours: Color::White, .. }));
    assert!(matches!(next(&theirs), Event::Started { ours: Color::Black, .. }));
    let played = read(&start(), "32-28");
    initiator.send(Command::Play(played));
    assert!(matches!(next(&ours), Event::Sent { .. }));
    assert!(matches!(next(&theirs), Event::Moved { played: moved, .. } if moved == played));
    follower.send(Command::Chat("resigns".to_owned()));
    follower.send(Command::End { reason: Reason::Lost, stops: true });
    assert_eq!(next(&ours), Event::Chat("resigns".to_owned()));
    assert!(matches!(next(&ours), Event::Ended(over) if !over.by_us && over.reason == Reason::Lost));
    assert!(matches!(next(&theirs), Event::Ended(over) if over.by_us));
    assert_eq!([next(&ours), next(&theirs)], [Event::Closed(Closed::Stopped), Event::Closed(Closed::Stopped)]);
    assert!(ours.recv_timeout(LONG).is_err(), "the thread has ended");
}

#[test]
fn pieces_of_a_message_and_joined_messages_arrive() {
    let (remote, events, mut socket) = with_socket(Role::Follower, Patience::default());
    for byte in request('W').bytes().chain([0]) {
        socket.write_all(&[byte]).unwrap();
    }
    assert!(matches!(next(&events), Event::Requested { .. }));
    socket.write_all(b"Cone\0Ctwo\0").unwrap();
    assert_eq!([next(&events), next(&events)], [Event::Chat("one".to_owned()), Event::Chat("two".to_owned())]);
    remote.send(Command::Reply(Reply::None));
    let mut answer = [0; 35];
    socket.read_exact(&mut answer).unwrap();
    assert_eq!(answer[..], *format!("A{:<32}3\0", "Damier").as_bytes());
}

#[test]
fn silence_is_noticed() {
    let patience = Patience { request: Duration::from_millis(1), ..Patience::default() };
    let (_remote, events, mut socket) = with_socket(Role::Follower, patience);
    assert_eq!(next(&events), Event::Closed(Closed::Silent(Awaited::Request)));
    assert_eq!(socket.read(&mut [0; 8]).unwrap(), 0, "it hangs up");
}

#[test]
fn a_flood_ends_and_reaches_nobody() {
    let (_remote, events, mut socket) = with_socket(Role::Follower, Patience::default());
    // It stops listening long before the end.
    let _ = socket.write_all(&vec![b'C'; 10_000_000]);
    assert!(matches!(next(&events), Event::Closed(Closed::TooLong(_))));
    let (_remote, events, mut socket) = with_socket(Role::Follower, Patience::default());
    let _ = socket.write_all(&b"Cspam\0".repeat(1_000_000));
    let heard: Vec<Event> = events.iter().collect();
    assert_eq!((heard.len(), heard.last()), (1_001, Some(&Event::Closed(Closed::Flood))));
}

#[test]
fn a_peer_that_hangs_up_is_told_from_one_that_is_not_there() {
    let (_remote, events, socket) = with_socket(Role::Follower, Patience::default());
    socket.shutdown(Shutdown::Both).unwrap();
    assert_eq!(next(&events), Event::Closed(Closed::HungUp));
    // Nobody can listen on this port.
    let (_remote, events) = open(Place::Connect("127.0.0.1:0".parse().unwrap()), Role::Initiator, Patience::default());
    assert!(matches!(next(&events), Event::Closed(Closed::Unreachable(_))));
}

#[test]
fn a_dropped_remote_leaves() {
    let (remote, events, mut socket) = with_socket(Role::Follower, Patience::default());
    drop(remote);
    assert_eq!(next(&events), Event::Closed(Closed::Left));
    assert_eq!(socket.read(&mut [0; 8]).unwrap(), 0);
    // While nobody has connected yet, too.
    let (listener, _) = listener();
    let (remote, events) = open(Place::Listen(listener), Role::Follower, Patience::default());
    remote.send(Command::Chat("anyone?".to_owned()));
    assert_eq!(next(&events), Event::NotNow(NotNow::NoConnection));
    drop(remote);
    assert_eq!(next(&events), Event::Closed(Closed::Left));
}
