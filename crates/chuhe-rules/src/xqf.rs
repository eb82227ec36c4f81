//! The files of `XQStudio` (象棋演播室), version 1.0, as its author described them in 2001. Later versions are encrypted and
//! have no public description by their author.

use encoding_rs::GBK;

use crate::{
    dhtmlxq::ORDER,
    fen::{Setup, SetupError},
    moves::Move,
    outcome::Refusal,
    pgn::replay,
    piece::Piece,
    record::{GameResult, Record},
    side::Side,
    square::Square,
};

/// Why bytes are no game of XQF 1.0.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum XqfError {
    /// The bytes do not begin with `XQ`.
    #[error("the file does not begin with XQ")]
    NoXqf,
    /// Another version.
    #[error("version {0:#04x} of XQF; only 0x0a (1.0) can be read, later ones are encrypted")]
    Version(u8),
    /// The file ends too early.
    #[error("the file ends at byte {0:#06x}, before it says that it does")]
    Short(usize),
    /// A piece stands off the board.
    #[error("piece {number} stands on {place}, which is no point")]
    Place {
        /// The piece, 1 to 32.
        number: usize,
        /// Its byte.
        place: u8,
    },
    /// The pieces are no position.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A move is off the board.
    #[error("move {0} is off the board")]
    OffBoard(usize),
    /// A move is not legal.
    #[error("move {number}: {refusal}")]
    Move {
        /// The move, counted from 1.
        number: usize,
        /// Why not.
        refusal: Refusal,
    },
}

/// The texts of the header: where their length stands, how long they may be, and the name of PGN.
const TEXTS: [(usize, usize, &str); 9] = [
    (0x50, 63, "Title"),
    (0xd0, 63, "Event"),
    (0x110, 15, "Date"),
    (0x120, 15, "Site"),
    (0x130, 15, "Red"),
    (0x140, 15, "Black"),
    (0x150, 63, "TimeControl"),
    (0x1d0, 15, "Annotator"),
    (0x1e0, 15, "Creator"),
];

const PIECES: usize = 0x10;
const RESULT: usize = 0x33;
/// Where the moves begin: first the one that is none, before the game.
const MOVES: usize = 0x400;
/// The byte of a piece that is not on the board.
const GONE: u8 = 0xff;
/// What is added to the place where a move begins and to the one where it ends.
const FROM: u8 = 24;
const TO: u8 = 32;
/// The flag of a move after which another follows.
const MORE: u8 = 0xf0;

/// The point of a byte: ten times the file plus the rank.
fn point(place: u8) -> Option<Square> {
    Square::new(place / 10, place % 10)
}

const fn place(square: Square) -> u8 {
    square.file() * 10 + square.rank()
}

/// Reads a game of XQF 1.0. The side to move is that of the first piece moved; texts are in GBK.
///
/// # Errors
///
/// If the bytes are none, of a later version, cut short, or a move is not legal: which.
pub fn read_xqf(bytes: &[u8]) -> Result<Record, XqfError> {
    if !bytes.starts_with(b"XQ") {
        return Err(XqfError::NoXqf);
    }
    let byte = |at: usize| bytes.get(at).copied().ok_or(XqfError::Short(bytes.len()));
    match byte(2)? {
        0x0a => {}
        version => return Err(XqfError::Version(version)),
    }
    if bytes.len() < MOVES + 8 {
        return Err(XqfError::Short(bytes.len()));
    }
    let (moves, comments) = read_moves(bytes)?;
    let mut setup = Setup::new(Side::Red);
    for number in 0..32 {
        let place = byte(PIECES + number)?;
        if place == GONE {
            continue;
        }
        let square = point(place).ok_or(XqfError::Place { number: number + 1, place })?;
        let side = if number < 16 { Side::Red } else { Side::Black };
        setup.set(square, Some(Piece { side, kind: ORDER[number % 16] }));
        if moves.first().is_some_and(|first| first.from() == square) {
            setup.set_turn(side);
        }
    }
    let mut record = Record::new(setup.position()?);
    for (at, longest, name) in TEXTS {
        let length = usize::from(byte(at)?).min(longest);
        let text = bytes.get(at + 1..at + 1 + length).ok_or(XqfError::Short(bytes.len()))?;
        record.add_tag(name, GBK.decode_without_bom_handling(text).0.trim());
    }
    record.result = match byte(RESULT)? {
        1 => GameResult::RedWins,
        2 => GameResult::BlackWins,
        3 => GameResult::Draw,
        _ => GameResult::Unknown,
    };
    (record.moves, record.comments) = (moves, comments);
    replay(&record).map_err(|(number, refusal)| XqfError::Move { number, refusal })?;
    Ok(record)
}

type Told = (Vec<Move>, Vec<(usize, String)>);

/// The moves and what is said after them. What comes first is no move.
fn read_moves(bytes: &[u8]) -> Result<Told, XqfError> {
    let short = || XqfError::Short(bytes.len());
    let (mut moves, mut comments) = (Vec::new(), Vec::new());
    let (mut at, mut number) = (MOVES, 0);
    loop {
        let head: &[u8; 8] = bytes.get(at..at + 8).and_then(|head| head.try_into().ok()).ok_or_else(short)?;
        if number > 0 {
            let from = head[0].checked_sub(FROM).and_then(point).ok_or(XqfError::OffBoard(number))?;
            let to = head[1].checked_sub(TO).and_then(point).ok_or(XqfError::OffBoard(number))?;
            moves.push(Move::new(from, to));
        }
        at += 8;
        let length = usize::try_from(u32::from_le_bytes([head[4], head[5], head[6], head[7]])).unwrap_or(usize::MAX);
        let said = bytes.get(at..).and_then(|rest| rest.get(..length)).ok_or_else(short)?;
        if length > 0 {
            comments.push((number, GBK.decode_without_bom_handling(said).0.trim().to_owned()));
        }
        at += length;
        if head[2] & MORE == 0 {
            return Ok((moves, comments));
        }
        number += 1;
    }
}

/// Writes a game as XQF 1.0. Texts that are too long for their place are cut; characters that GBK does not have are written
/// as `&#` and their number.
#[must_use]
pub fn write_xqf(record: &Record) -> Vec<u8> {
    let mut bytes = vec![0; MOVES];
    bytes[..3].copy_from_slice(b"XQ\x0a");
    for side in Side::ALL {
        // From each side's own right.
        let mut rest: Vec<Square> = record.start.pieces(side).collect();
        rest.sort_by_key(|square| square.file_number(side));
        for (index, kind) in ORDER.into_iter().enumerate() {
            let found =
                rest.iter().position(|&square| record.start.piece(square).is_some_and(|piece| piece.kind == kind));
            bytes[PIECES + 16 * side.index() + index] = found.map_or(GONE, |found| place(rest.remove(found)));
        }
    }
    bytes[RESULT] = match record.result {
        GameResult::Unknown => 0,
        GameResult::RedWins => 1,
        GameResult::BlackWins => 2,
        GameResult::Draw => 3,
    };
    for (at, longest, name) in TEXTS {
        let text = cut(record.tag(name).unwrap_or_default(), longest);
        bytes[at] = u8::try_from(text.len()).unwrap_or_default();
        bytes[at + 1..at + 1 + text.len()].copy_from_slice(&text);
    }
    for number in 0..=record.moves.len() {
        let more = if number < record.moves.len() { MORE } else { 0 };
        match number.checked_sub(1).and_then(|index| record.moves.get(index)) {
            Some(mv) => bytes.extend([place(mv.from()) + FROM, place(mv.to()) + TO, more, 0]),
            None => bytes.extend([FROM, TO, more, 0xff]),
        }
        let said = record.comment(number).unwrap_or_default();
        let said = GBK.encode(&said).0;
        bytes.extend(u32::try_from(said.len()).unwrap_or_default().to_le_bytes());
        bytes.extend(&*said);
    }
    bytes
}

/// The text in GBK, as many whole characters as fit.
fn cut(text: &str, longest: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    for character in text.chars() {
        let mut buffer = [0; 4];
        let encoded = GBK.encode(character.encode_utf8(&mut buffer)).0.into_owned();
        if bytes.len() + encoded.len() > longest {
            break;
        }
        bytes.extend(encoded);
    }
    bytes
}
