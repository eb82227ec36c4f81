//! Writing messages.

use damier_rules::{AnyPosition, BoardSize, Move, Piece, PieceKind, Variant};

use super::{BackReply, MAX_CHAT, MAX_NAME, MAX_SECONDS, Message, MoveNumber, Reason, Reply, VERSION, letter};
use crate::terms::Terms;

impl Message {
    /// The message as it is sent, with the NUL that ends it. What is not ASCII in names and texts becomes a question
    /// mark, and what does not fit is cut off.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut text = match self {
            Self::Request { name, terms } => request(name, terms),
            Self::Reply { name, reply } => format!("A{}{}", padded(name), reply.code()),
            Self::Move { played, seconds } => move_text(*played, *seconds),
            Self::End { reason, stops } => format!("E{}{}", reason.code(), u8::from(*stops)),
            Self::Chat(text) => format!("C{}", plain(text, MAX_CHAT)),
            Self::Back(MoveNumber { number, color }) => {
                format!("B{:03}{}", (*number).min(999), char::from(letter(*color)))
            }
            Self::BackReply(reply) => format!("K{}", reply.code()),
        }
        .into_bytes();
        text.push(0);
        text
    }
}

impl Reply {
    const fn code(self) -> u8 {
        match self {
            Self::Accepted => 0,
            Self::OtherVersion => 1,
            Self::NotThis => 2,
            Self::None => 3,
        }
    }
}

impl Reason {
    const fn code(self) -> u8 {
        match self {
            Self::Unknown => 0,
            Self::Lost => 1,
            Self::Drawn => 2,
            Self::Won => 3,
        }
    }
}

impl BackReply {
    const fn code(self) -> u8 {
        match self {
            Self::Done => 0,
            Self::Unsupported => 1,
            Self::Refused => 2,
        }
    }
}

fn request(name: &str, terms: &Terms) -> String {
    let (follower, minutes) = (char::from(letter(terms.follower())), terms.minutes());
    let start = if *terms.start() == AnyPosition::start(Variant::International) {
        "A".to_owned()
    } else {
        format!("B{}{}", char::from(letter(terms.start().side_to_move())), position(terms.start()))
    };
    format!("R{VERSION:02}{}{follower}{minutes:03}{:03}{start}", padded(name), terms.moves().unwrap_or(0))
}

/// The pieces of a position, a letter for every square.
fn position(position: &AnyPosition) -> String {
    let letter = |square| match position.piece_at(square) {
        None => 'e',
        Some(Piece { color, kind }) => {
            let letter = char::from(letter(color));
            if kind == PieceKind::Man { letter.to_ascii_lowercase() } else { letter }
        }
    };
    BoardSize::Ten.all_squares().map(letter).collect()
}

fn move_text(played: Move, seconds: u16) -> String {
    let number = |square| format!("{:02}", BoardSize::Ten.number(square));
    let (from, to, count) = (number(played.from), number(played.to), played.captured.len());
    let captured: Vec<String> = played.captured.into_iter().map(number).collect();
    format!("M{:04}{from}{to}{count:02}{}", seconds.min(MAX_SECONDS), captured.concat())
}

/// A name of exactly the length that a field for one has.
fn padded(name: &str) -> String {
    let name = plain(name.trim(), MAX_NAME);
    format!("{:<MAX_NAME$}", if name.is_empty() { "?" } else { &name })
}

/// A text in ASCII.
fn plain(text: &str, length: usize) -> String {
    let letters = text.chars().filter(|letter| !letter.is_control());
    letters.map(|letter| if letter.is_ascii() { letter } else { '?' }).take(length).collect()
}
