//! Fuzzes a connection.

use std::time::{Duration, Instant};

use damier_dxp::{BackReply, Command, Dialogue, Event, Message, Patience, Reason, Reply, Role, Terms};
use damier_rules::{AnyPosition, Color, Variant};

/// Whatever the other side sends, the dialogue does not fail, sends nothing but messages, keeps to the rules of the
/// game, says once that it is over, and hands out no more than comes in.
pub fn dialogue(data: &[u8]) {
    let Some((&first, rest)) = data.split_first() else { return };
    let role = if first & 1 == 0 { Role::Initiator } else { Role::Follower };
    let mut driver = Driver::new(role);
    for piece in rest.chunks(usize::from(first >> 1) + 1) {
        driver.hear(piece);
    }
    driver.now += Duration::from_secs(100_000);
    driver.dialogue.tick(driver.now);
    driver.answer();
    assert!(driver.closed <= 1);
    let bound = rest.len() * 3 + 10;
    assert!(driver.sent <= bound && driver.events <= bound, "{} and {}", driver.sent, driver.events);
}

/// A program that accepts every game and plays the first legal move.
struct Driver {
    dialogue: Dialogue,
    now: Instant,
    terms: Terms,
    game: Option<(Color, Vec<AnyPosition>)>,
    games: usize,
    sent: usize,
    events: usize,
    closed: usize,
}

impl Driver {
    fn new(role: Role) -> Self {
        let (now, start) = (Instant::now(), AnyPosition::start(Variant::International));
        let terms = Terms::new(Color::White, 5, 75, start).expect("good terms");
        let dialogue = Dialogue::new(role, "Fuzz", Patience::default(), now);
        let mut driver = Self { dialogue, now, terms, game: None, games: 0, sent: 0, events: 0, closed: 0 };
        if role == Role::Initiator {
            driver.dialogue.order(Command::Request(terms), now);
        }
        driver
    }

    fn hear(&mut self, piece: &[u8]) {
        self.now += Duration::from_millis(20);
        self.dialogue.receive(piece, self.now);
        self.answer();
    }

    fn answer(&mut self) {
        while let Some(event) = self.dialogue.next_event() {
            self.events += 1;
            assert_eq!(self.closed, 0, "{event:?} after the end");
            self.take(event);
        }
        while let Some(message) = self.dialogue.next_output() {
            self.sent += 1;
            let bytes = message.to_bytes();
            let (end, text) = bytes.split_last().expect("a NUL");
            assert!(*end == 0 && !text.contains(&0) && text.len() <= 127, "{message:?}");
            assert!(Message::read(text).is_ok(), "{message:?}");
        }
    }

    fn take(&mut self, event: Event) {
        match event {
            Event::Requested { .. } => self.order(Command::Reply(Reply::Accepted)),
            Event::Started { ours, terms, .. } => {
                self.games += 1;
                self.game = Some((ours, vec![*terms.start()]));
                self.play();
            }
            Event::Moved { played, .. } | Event::Sent { played, .. } => {
                let (_, line) = self.game.as_mut().expect("a game is played");
                let position = line.last().expect("a position");
                assert!(position.is_legal(played));
                line.push(position.play_unchecked(played));
                self.play();
            }
            Event::BackRequested { .. } => self.order(Command::ReplyBack(BackReply::Done)),
            Event::WentBack { plies } => {
                self.game.as_mut().expect("a game is played").1.truncate(plies + 1);
                self.play();
            }
            Event::Ended(_) => self.game = None,
            Event::Closed(_) => self.closed += 1,
            Event::Chat(text) => assert!(!text.chars().any(char::is_control)),
            // What it answers may have been overtaken by what came next in the same piece.
            _ => {}
        }
        if self.game.is_none() && self.closed == 0 && self.games > 0 {
            // An initiator goes on to the next game; a follower must not.
            self.dialogue.order(Command::Request(self.terms), self.now);
            while self.dialogue.next_event().is_some() {}
            self.games = 0;
        }
    }

    /// Makes a move, or gives up where there is none.
    fn play(&mut self) {
        let Some((ours, line)) = &self.game else { return };
        let Some(position) = line.last().filter(|position| position.side_to_move() == *ours) else { return };
        let moves = position.legal_moves();
        self.order(
            moves.first().map_or(Command::End { reason: Reason::Lost, stops: false }, |&first| Command::Play(first)),
        );
    }

    fn order(&mut self, command: Command) {
        self.dialogue.order(command, self.now);
    }
}
