//! DXP ("DamExchange"), the protocol by which draughts programs have played each other since the 1990s.
//!
//! Two sides share a TCP connection, by custom on port [`PORT`]. One of them, the initiator, asks for games; the other,
//! the follower, accepts them. They play international draughts (10x10), each with a clock of its own.
//!
//! - [`Message`] reads and writes the seven kinds of messages. What comes from the other side is cleaned of control
//!   characters as it is read.
//! - [`Dialogue`] is one side of a connection without any socket: it takes bytes, [`Command`]s and the time, and hands
//!   out messages and [`Event`]s. Whatever arrives, it neither fails nor grows without bound.
//! - [`Remote`] runs a dialogue over a socket on a thread of its own, for a program that must never wait.
//! - [`two_move_ballots`] are the openings of a match, [`Tally`] counts its score.
//!
//! ```
//! use std::time::Instant;
//!
//! use damier_dxp::{Command, Dialogue, Event, Patience, Role, Terms};
//! use damier_rules::{AnyPosition, Color, Variant};
//!
//! let now = Instant::now();
//! let mut dialogue = Dialogue::new(Role::Initiator, "Damier", Patience::default(), now);
//! let terms = Terms::new(Color::Black, 5, 75, AnyPosition::start(Variant::International))?;
//! dialogue.order(Command::Request(terms), now);
//! let sent = dialogue.next_output().map(|message| message.to_bytes());
//! assert_eq!(sent.as_deref(), Some(&b"R01Damier                          Z005075A\0"[..]));
//!
//! dialogue.receive(b"AScan 2.0                        0\0", now);
//! let started = Event::Started { opponent: "Scan 2.0".to_owned(), ours: Color::White, terms };
//! assert_eq!(dialogue.next_event(), Some(started));
//! # Ok::<(), damier_dxp::TermsError>(())
//! ```

mod address;
mod ballots;
mod dialogue;
mod message;
mod remote;
mod tally;
mod terms;

pub use address::{Address, AddressError, PORT};
pub use ballots::two_move_ballots;
pub use dialogue::{Awaited, Closed, Command, Dialogue, Event, Fault, GameOver, NotNow, Patience, Role};
pub use message::{
    BackReply, MAX_CHAT, MAX_MESSAGE, MAX_NAME, MAX_SECONDS, Message, MessageError, MoveNumber, Reason, Reply,
    Splitter, TooLong, VERSION,
};
pub use remote::{Place, Remote};
pub use tally::{EloInterval, Tally};
pub use terms::{Terms, TermsError};
