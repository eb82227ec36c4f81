//! The connection to another program: from its messages to what a game hears, and back.
//!
//! Nothing is connected unless a player asks for it.

use damier_dxp::{Address, Closed, Command, Event, Patience, Place, Reason, Remote, Reply, Role, Terms};
use damier_rules::{Color, Outcome};
use damier_train::play::terms::Strictness;
use damier_train::play::{FromRemote, PlayLesson, RemoteSide, Seat, ToRemote, terms};
use damier_train::start::Start;
use etude_arbiter::clock::Control;
use std::time::Duration;

/// A minute.
const MINUTE: Duration = Duration::from_secs(60);
/// The minutes of each side in a game that has no clock of its own: the protocol demands some.
const WITHOUT_CLOCK: u16 = 180;
/// What a program says to offer a draw: the protocol has no other message for it.
const OFFER: &str = "I offer a draw.";

/// Opens a connection, whose events go to `deliver`.
///
/// # Errors
///
/// Why there will be none.
pub(crate) fn open(
    side: &RemoteSide,
    name: &str,
    deliver: impl FnMut(Event) + Send + 'static,
) -> Result<Remote, Closed> {
    let unreachable = |error: std::io::Error| Closed::Unreachable(error.kind());
    let address: Address = address(&side.address).ok_or(Closed::Unreachable(std::io::ErrorKind::InvalidInput))?;
    let place =
        if side.listens { Place::Listen(address.listen().map_err(unreachable)?) } else { Place::Connect(address) };
    let role = if side.asks { Role::Initiator } else { Role::Follower };
    Remote::open(place, role, name, patience(), deliver).map_err(unreachable)
}

/// The address that a text names: this machine if it is empty. `None` if it is no address.
#[must_use]
pub fn address(text: &str) -> Option<Address> {
    if text.trim().is_empty() { Some(Address::loopback()) } else { text.trim().parse().ok() }
}

/// A person may take an hour to come to the board, and half a minute to answer.
fn patience() -> Patience {
    Patience { request: 60 * MINUTE, reply: Duration::from_secs(30), ..Patience::default() }
}

/// The message for what a game tells the other side; `ours` is our colour.
#[must_use]
pub fn command(told: ToRemote, ours: Color) -> Command {
    match told {
        ToRemote::Move(played) => Command::Play(played),
        ToRemote::Offer => Command::Chat(OFFER.to_owned()),
        ToRemote::End(outcome) => {
            let reason = match outcome {
                Outcome::Draw => Reason::Drawn,
                Outcome::Win(winner) if winner == ours => Reason::Won,
                Outcome::Win(_) => Reason::Lost,
            };
            Command::End { reason, stops: true }
        }
    }
}

/// What a game hears in an event of its connection; `ours` is our colour.
#[must_use]
pub fn heard(event: &Event, ours: Color) -> Option<FromRemote> {
    match event {
        Event::Moved { played, seconds, .. } => Some(FromRemote::Moved(*played, *seconds)),
        Event::Chat(text) if text.to_lowercase().contains("offer a draw") => Some(FromRemote::Offered),
        Event::Ended(over) if !over.by_us => Some(FromRemote::Ended(match over.reason {
            Reason::Unknown => None,
            Reason::Drawn => Some(Outcome::Draw),
            Reason::Won => Some(Outcome::Win(!ours)),
            Reason::Lost => Some(Outcome::Win(ours)),
        })),
        // We end a game ourselves when the other side makes an illegal move.
        Event::Ended(over) if over.reason == Reason::Unknown => Some(FromRemote::Ended(None)),
        Event::Closed(_) => Some(FromRemote::Gone),
        _ => None,
    }
}

/// The request for a game: for a new one, or for the rest of one that was broken off. `None` if the protocol cannot say
/// it.
#[must_use]
pub fn request(lesson: &PlayLesson, now: Duration) -> Option<Command> {
    let (theirs, _) = lesson.remote()?;
    let most = lesson.clock().map(|clock| Color::ALL.map(|color| clock.left(color, now)).into_iter().max());
    let minutes = most.flatten().map_or(WITHOUT_CLOCK, |left| {
        u16::try_from(left.as_secs().div_ceil(60)).unwrap_or(Terms::MAX_MINUTES).clamp(1, Terms::MAX_MINUTES)
    });
    Terms::new(theirs, minutes, 0, *lesson.game.position()).ok().map(Command::Request)
}

/// The answer to a request of the other side: a new game is accepted, and the rest of one that was broken off if its
/// position is to be found.
pub fn reply(lesson: &mut PlayLesson, asked: &Terms, now: Duration) -> Command {
    let is_new = lesson.game.moves().len() == 0;
    let has_our_color = lesson.remote().is_some_and(|(theirs, _)| asked.follower() == !theirs);
    let fits = is_new || has_our_color && lesson.rejoin(asked.start(), now);
    Command::Reply(if fits { Reply::Accepted } else { Reply::NotThis })
}

/// The game that the other side has asked for, before its first move; `side` is how it was reached.
#[must_use]
pub fn asked_game(asked: &Terms, opponent: &str, side: &RemoteSide, strictness: Strictness, seed: u64) -> terms::Terms {
    let ours = asked.follower();
    let side = RemoteSide { name: opponent.to_owned(), ..side.clone() };
    terms::Terms {
        seats: terms::Terms::trainee_against(ours, Seat::Remote(Box::new(side))),
        start: Start::new(*asked.start()),
        control: Some(Control::sudden_death(u32::from(asked.minutes()) * MINUTE)),
        strictness,
        playoff: None,
        mini_match: None,
        board: None,
        seed,
    }
}
