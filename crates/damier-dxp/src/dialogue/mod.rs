//! The state of a connection, without any socket: bytes and the time in, bytes and events out.

mod board;
mod event;

use std::collections::VecDeque;
use std::time::{Duration, Instant};

use damier_rules::Move;
use damier_rules::Variant;
use damier_rules::notation::MoveWriter;

use crate::message::{BackReply, MAX_SECONDS, Message, MessageError, MoveNumber, Reason, Reply, Splitter};
use crate::terms::Terms;
use board::Board;

pub use event::{Awaited, Closed, Command, Event, Fault, GameOver, NotNow, Role};

/// How many faults of the other side are borne from one game to the next.
const MAX_FAULTS: u32 = 20;
/// How many messages that do not move a game forward are borne from one move to the next.
const MAX_CHATTER: u32 = 1_000;

/// How long to wait for the other side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Patience {
    /// For a request for a game.
    pub request: Duration,
    /// For the answer to our request; more if a person has to answer.
    pub reply: Duration,
    /// For a move after the time of the other side is over.
    pub overtime: Duration,
    /// For the acknowledgement of the end of a game.
    pub end: Duration,
}

impl Default for Patience {
    /// Suitable for programs.
    fn default() -> Self {
        let [request, reply, overtime, end] = [600, 10, 60, 10].map(Duration::from_secs);
        Self { request, reply, overtime, end }
    }
}

/// One side of a connection.
///
/// It accepts what the protocol allows, answers what needs no decision, and turns the rest into events. A fault of the
/// other side is reported and does no harm; too many, or a message without an end, close the connection.
#[derive(Clone, Debug)]
pub struct Dialogue {
    role: Role,
    name: String,
    patience: Patience,
    state: State,
    /// When the state began.
    since: Instant,
    incoming: Splitter,
    outgoing: VecDeque<Message>,
    events: VecDeque<Event>,
    faults: u32,
    chatter: u32,
}

#[derive(Clone, Debug)]
enum State {
    /// No game.
    Idle,
    /// We have asked for a game.
    Asking(Terms),
    /// The other side has asked.
    Asked(String, Terms),
    /// A game is played.
    Playing(Box<Board>),
    /// We have ended one.
    Ending(GameOver),
    /// The connection is over.
    Closed,
}

impl Dialogue {
    /// A new connection, on which our side has this name.
    #[must_use]
    pub fn new(role: Role, name: &str, patience: Patience, now: Instant) -> Self {
        Self {
            role,
            name: name.to_owned(),
            patience,
            state: State::Idle,
            since: now,
            incoming: Splitter::default(),
            outgoing: VecDeque::new(),
            events: VecDeque::new(),
            faults: 0,
            chatter: 0,
        }
    }

    /// The next message to send.
    pub fn next_output(&mut self) -> Option<Message> {
        self.outgoing.pop_front()
    }

    /// The next thing that has happened.
    pub fn next_event(&mut self) -> Option<Event> {
        self.events.pop_front()
    }

    /// Whether the connection is over.
    #[must_use]
    pub const fn is_closed(&self) -> bool {
        matches!(self.state, State::Closed)
    }

    /// When [`Dialogue::tick`] has something to do, if nothing happens before.
    #[must_use]
    pub fn wakes_at(&self) -> Option<Instant> {
        self.owed().map(|(at, _)| at)
    }

    /// Looks at the time.
    pub fn tick(&mut self, now: Instant) {
        if let Some((at, awaited)) = self.owed()
            && at <= now
        {
            self.close(Closed::Silent(awaited));
        }
    }

    /// What the other side owes, and until when.
    fn owed(&self) -> Option<(Instant, Awaited)> {
        let Patience { request, reply, overtime, end } = self.patience;
        match &self.state {
            State::Idle if self.role == Role::Follower => Some((self.since + request, Awaited::Request)),
            State::Asking(_) => Some((self.since + reply, Awaited::Reply)),
            State::Playing(board) => Some((board.flag_falls()? + overtime, Awaited::Move)),
            State::Ending(_) => Some((self.since + end, Awaited::End)),
            State::Idle | State::Asked(..) | State::Closed => None,
        }
    }

    /// Takes what the other side has sent.
    pub fn receive(&mut self, mut bytes: &[u8], now: Instant) {
        while !self.is_closed() {
            match self.incoming.next(&mut bytes) {
                Ok(Some(text)) => self.message(&text, now),
                Ok(None) => return,
                Err(error) => self.close(Closed::TooLong(error)),
            }
        }
    }

    /// The connection is over for a reason that lies outside of the dialogue.
    pub fn close(&mut self, why: Closed) {
        if !self.is_closed() {
            self.state = State::Closed;
            self.events.push_back(Event::Closed(why));
        }
    }

    /// Does what our side wishes, or reports why it cannot be done. Nothing happens once the connection is over.
    pub fn order(&mut self, command: Command, now: Instant) {
        if self.is_closed() {
            return;
        }
        let done = match command {
            Command::Request(terms) => self.request(terms, now),
            Command::Reply(reply) => self.reply(reply, now),
            Command::Play(played) => self.play(played, now),
            Command::End { reason, stops } => self.end(reason, stops, now),
            Command::Chat(text) => {
                self.outgoing.push_back(Message::Chat(text));
                Ok(())
            }
            Command::AskBack { plies } => self.ask_back(plies),
            Command::ReplyBack(reply) => self.reply_back(reply, now),
            Command::Leave => {
                self.close(Closed::Left);
                Ok(())
            }
        };
        if let Err(reason) = done {
            self.events.push_back(Event::NotNow(reason));
        }
    }

    fn request(&mut self, terms: Terms, now: Instant) -> Result<(), NotNow> {
        if !matches!(self.state, State::Idle) || self.role == Role::Follower {
            return Err(NotNow::NoRequest);
        }
        self.outgoing.push_back(Message::Request { name: self.name.clone(), terms });
        self.enter(State::Asking(terms), now);
        Ok(())
    }

    fn reply(&mut self, reply: Reply, now: Instant) -> Result<(), NotNow> {
        let State::Asked(opponent, terms) = &self.state else { return Err(NotNow::NothingToReply) };
        let (opponent, terms) = (opponent.clone(), *terms);
        self.outgoing.push_back(Message::Reply { name: self.name.clone(), reply });
        if reply == Reply::Accepted {
            self.start(opponent, terms, now);
        } else {
            self.enter(State::Idle, now);
        }
        Ok(())
    }

    fn play(&mut self, played: Move, now: Instant) -> Result<(), NotNow> {
        let board = self.board().filter(|board| board.is_our_turn()).ok_or(NotNow::NotOurTurn)?;
        let elapsed = board.play(played, now).ok_or(NotNow::IllegalMove)?;
        // To the nearest second.
        let seconds = (elapsed + Duration::from_millis(500)).as_secs().min(u64::from(MAX_SECONDS));
        let seconds = u16::try_from(seconds).unwrap_or(MAX_SECONDS);
        self.outgoing.push_back(Message::Move { played, seconds });
        self.events.push_back(Event::Sent { played, elapsed });
        Ok(())
    }

    fn end(&mut self, reason: Reason, stops: bool, now: Instant) -> Result<(), NotNow> {
        self.board().filter(|board| board.is_our_turn()).ok_or(NotNow::NotOurTurn)?;
        self.outgoing.push_back(Message::End { reason, stops });
        self.enter(State::Ending(GameOver { by_us: true, reason, in_turn: true, stops }), now);
        Ok(())
    }

    fn ask_back(&mut self, plies: usize) -> Result<(), NotNow> {
        let board = self.board().filter(|board| board.asked.is_none()).ok_or(NotNow::NothingBack)?;
        let place = board.place_after(plies).ok_or(NotNow::NothingBack)?;
        board.asked = Some(plies);
        self.outgoing.push_back(Message::Back(place));
        Ok(())
    }

    fn reply_back(&mut self, reply: BackReply, now: Instant) -> Result<(), NotNow> {
        let board = self.board().ok_or(NotNow::NothingToReply)?;
        let plies = board.requested.take().ok_or(NotNow::NothingToReply)?;
        if reply == BackReply::Done {
            board.go_back(plies, now);
            self.events.push_back(Event::WentBack { plies });
        }
        self.outgoing.push_back(Message::BackReply(reply));
        Ok(())
    }

    fn board(&mut self) -> Option<&mut Board> {
        if let State::Playing(board) = &mut self.state { Some(board) } else { None }
    }

    fn enter(&mut self, state: State, now: Instant) {
        (self.state, self.since) = (state, now);
    }

    fn start(&mut self, opponent: String, terms: Terms, now: Instant) {
        let ours = if self.role == Role::Follower { terms.follower() } else { !terms.follower() };
        self.events.push_back(Event::Started { opponent, ours, terms });
        self.enter(State::Playing(Box::new(Board::new(terms, ours, now))), now);
        (self.faults, self.chatter) = (0, 0);
    }

    fn fault(&mut self, fault: Fault) {
        self.faults += 1;
        self.events.push_back(Event::Fault(fault));
        if self.faults > MAX_FAULTS {
            self.close(Closed::Faults);
        }
    }

    /// A message that does not move a game forward. Returns whether it is borne.
    fn bear(&mut self) -> bool {
        self.chatter += 1;
        if self.chatter > MAX_CHATTER {
            self.close(Closed::Flood);
        }
        !self.is_closed()
    }

    fn message(&mut self, text: &[u8], now: Instant) {
        match Message::read(text) {
            Ok(Message::Request { name, terms }) => self.requested(name, terms, now),
            Ok(Message::Reply { name, reply }) => self.replied(name, reply, now),
            Ok(Message::Move { played, seconds }) => self.moved(played, seconds, now),
            Ok(Message::End { reason, stops }) => self.ended(reason, stops, now),
            Ok(Message::Chat(text)) => {
                if self.bear() {
                    self.events.push_back(Event::Chat(text));
                }
            }
            Ok(Message::Back(place)) => self.back_requested(place),
            Ok(Message::BackReply(reply)) => self.back_replied(reply, now),
            Err(error) => {
                // A request is always answered, so that the other side need not wait.
                if text.first() == Some(&b'R') {
                    let other = matches!(error, MessageError::Version(_));
                    self.decline(if other { Reply::OtherVersion } else { Reply::NotThis });
                }
                self.fault(Fault::Message(error));
            }
        }
    }

    fn decline(&mut self, reply: Reply) {
        self.outgoing.push_back(Message::Reply { name: self.name.clone(), reply });
    }

    fn requested(&mut self, name: String, terms: Terms, now: Instant) {
        if !matches!(self.state, State::Idle) || self.role == Role::Initiator {
            self.decline(Reply::NotThis);
            self.fault(Fault::Unexpected('R'));
        } else if self.bear() {
            self.events.push_back(Event::Requested { name: name.clone(), terms });
            self.enter(State::Asked(name, terms), now);
        }
    }

    fn replied(&mut self, name: String, reply: Reply, now: Instant) {
        match self.state {
            State::Asking(terms) if reply == Reply::Accepted => self.start(name, terms, now),
            State::Asking(_) => {
                self.enter(State::Idle, now);
                self.events.push_back(Event::Declined(reply));
            }
            _ => self.fault(Fault::Unexpected('A')),
        }
    }

    fn moved(&mut self, played: Move, seconds: u16, now: Instant) {
        let Some(board) = self.board().filter(|board| !board.is_our_turn()) else {
            self.outgoing.push_back(Message::Chat("move received while not expecting one".to_owned()));
            return self.fault(Fault::Unexpected('M'));
        };
        if let Some(elapsed) = board.play(played, now) {
            self.chatter = 0;
            self.events.push_back(Event::Moved { played, elapsed, seconds });
            return;
        }
        // For the other side it is our turn now: the game can only be ended.
        let text = MoveWriter::of(Variant::International).hub(played);
        self.outgoing.push_back(Message::Chat(format!("illegal move {text}")));
        let over = GameOver { by_us: true, reason: Reason::Unknown, in_turn: true, stops: false };
        self.outgoing.push_back(Message::End { reason: over.reason, stops: over.stops });
        self.enter(State::Ending(over), now);
        self.fault(Fault::IllegalMove(played));
    }

    fn ended(&mut self, reason: Reason, stops: bool, now: Instant) {
        let over = match &self.state {
            // An end of theirs that crossed ours acknowledges it as well.
            State::Ending(over) => GameOver { stops: over.stops || stops, ..*over },
            State::Playing(board) => {
                let in_turn = !board.is_our_turn();
                self.outgoing.push_back(Message::End { reason: Reason::Unknown, stops });
                GameOver { by_us: false, reason, in_turn, stops }
            }
            _ if stops => return self.close(Closed::Stopped),
            _ => return self.fault(Fault::Unexpected('E')),
        };
        self.enter(State::Idle, now);
        self.events.push_back(Event::Ended(over));
        if over.stops {
            self.close(Closed::Stopped);
        }
    }

    fn back_requested(&mut self, place: MoveNumber) {
        if !self.bear() {
            return;
        }
        let plies = self.board().filter(|board| board.requested.is_none()).and_then(|board| {
            board.requested = board.plies_before(place);
            board.requested
        });
        match plies {
            Some(plies) => self.events.push_back(Event::BackRequested { plies }),
            None => self.outgoing.push_back(Message::BackReply(BackReply::Refused)),
        }
    }

    fn back_replied(&mut self, reply: BackReply, now: Instant) {
        let asked = self.board().and_then(|board| board.asked.take());
        match (asked, reply) {
            (Some(plies), BackReply::Done) => {
                if let Some(board) = self.board() {
                    board.go_back(plies, now);
                }
                self.events.push_back(Event::WentBack { plies });
            }
            (Some(_), _) => self.events.push_back(Event::BackDeclined(reply)),
            (None, _) => self.fault(Fault::Unexpected('K')),
        }
    }
}
