//! One side of a connection for tests, at a time that only they move on.

use std::time::{Duration, Instant};

use damier_dxp::{Command, Dialogue, Event, Message, Patience, Role, Terms};
use damier_rules::notation::read_move;
use damier_rules::{AnyPosition, Color, Move, Variant};

/// The position before the first move.
pub fn start() -> AnyPosition {
    AnyPosition::start(Variant::International)
}

/// A game of five minutes from the start, with a colour for the follower.
pub fn terms(follower: Color) -> Terms {
    Terms::new(follower, 5, 75, start()).unwrap()
}

/// A move as players write it.
pub fn read(position: &AnyPosition, text: &str) -> Move {
    read_move(position, text).unwrap()
}

/// A GAMEREQ for the normal start, for 20 minutes and 75 moves.
pub fn request(follower: char) -> String {
    format!("R01{:<32}{follower}020075A", "Tester")
}

/// A GAMEACC.
pub fn reply(code: char) -> String {
    format!("A{:<32}{code}", "Tester")
}

/// A dialogue with a clock.
pub struct Side {
    pub dialogue: Dialogue,
    pub now: Instant,
}

impl Side {
    pub fn new(role: Role) -> Self {
        let now = Instant::now();
        Self { dialogue: Dialogue::new(role, "Damier", Patience::default(), now), now }
    }

    /// A follower in a game that it has accepted, playing this colour.
    pub fn in_game(color: Color) -> Self {
        let mut side = Self::new(Role::Follower);
        side.hear(&request(if color == Color::White { 'W' } else { 'Z' }));
        side.order(Command::Reply(damier_dxp::Reply::Accepted));
        assert_eq!(side.said(), [format!("A{:<32}0", "Damier")]);
        assert!(matches!(side.events()[..], [Event::Requested { .. }, Event::Started { ours, .. }] if ours == color));
        side
    }

    /// The other side sends messages, each given without its NUL.
    pub fn hear(&mut self, message: &str) {
        self.dialogue.receive(&[message.as_bytes(), &[0]].concat(), self.now);
    }

    pub fn order(&mut self, command: Command) {
        self.dialogue.order(command, self.now);
    }

    pub fn wait(&mut self, seconds: u64) {
        self.now += Duration::from_secs(seconds);
        self.dialogue.tick(self.now);
    }

    /// What it has sent, each message without its NUL.
    pub fn said(&mut self) -> Vec<String> {
        let sent = std::iter::from_fn(|| self.dialogue.next_output());
        sent.map(|message| text(&message)).collect()
    }

    pub fn events(&mut self) -> Vec<Event> {
        std::iter::from_fn(|| self.dialogue.next_event()).collect()
    }
}

/// A message without its NUL, which must be the only one.
pub fn text(message: &Message) -> String {
    let mut bytes = message.to_bytes();
    assert_eq!(bytes.pop(), Some(0));
    assert!(!bytes.contains(&0) && bytes.len() <= 127 && bytes.is_ascii(), "{bytes:?}");
    String::from_utf8(bytes).unwrap()
}
