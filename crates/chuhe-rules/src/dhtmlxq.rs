//! The text of the viewer `DhtmlXQ` (东萍象棋), which many sites show and forums paste: names in square brackets.

use std::fmt::Write as _;

use crate::{
    fen::{Setup, SetupError},
    moves::Move,
    outcome::Refusal,
    pgn::replay,
    piece::{Kind, Piece},
    position::Position,
    record::{GameResult, Record},
    side::Side,
    square::Square,
};

/// Why a text is no game of `DhtmlXQ`.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DhtmlXqError {
    /// Neither a list of moves nor a position.
    #[error("the text has neither [DhtmlXQ_movelist] nor [DhtmlXQ_binit]")]
    Empty,
    /// A name whose end is missing.
    #[error("[DhtmlXQ_{0}] does not end with [/DhtmlXQ_{0}]")]
    Open(String),
    /// The position is not of 64 digits.
    #[error("[DhtmlXQ_binit] has {0} digits instead of 64")]
    Length(usize),
    /// The place of a piece is off the board.
    #[error("piece {number} of [DhtmlXQ_binit] stands on {place:02}, which is no point")]
    Place {
        /// The piece, 1 to 32.
        number: usize,
        /// Its two digits.
        place: u8,
    },
    /// The pieces are no position.
    #[error("[DhtmlXQ_binit]: {0}")]
    Setup(SetupError),
    /// A list of moves that is no multiple of four digits.
    #[error("[DhtmlXQ_movelist] has {0} digits, no multiple of 4")]
    Moves(usize),
    /// A move off the board.
    #[error("move {number} of [DhtmlXQ_movelist], {digits}, is off the board")]
    OffBoard {
        /// The move, counted from 1.
        number: usize,
        /// Its digits.
        digits: String,
    },
    /// A move that is not legal.
    #[error("move {number} of [DhtmlXQ_movelist]: {refusal}")]
    Move {
        /// The move, counted from 1.
        number: usize,
        /// Why not.
        refusal: Refusal,
    },
}

/// The pieces of a `binit`, first all of Red.
pub(crate) const ORDER: [Kind; 16] = [
    Kind::Rook,
    Kind::Horse,
    Kind::Elephant,
    Kind::Advisor,
    Kind::King,
    Kind::Advisor,
    Kind::Elephant,
    Kind::Horse,
    Kind::Rook,
    Kind::Cannon,
    Kind::Cannon,
    Kind::Pawn,
    Kind::Pawn,
    Kind::Pawn,
    Kind::Pawn,
    Kind::Pawn,
];

/// Its names, and those of PGN.
const NAMES: [(&str, &str); 10] = [
    ("title", "Title"),
    ("event", "Event"),
    ("date", "Date"),
    ("place", "Site"),
    ("round", "Round"),
    ("red", "Red"),
    ("redteam", "RedTeam"),
    ("black", "Black"),
    ("blackteam", "BlackTeam"),
    ("author", "Annotator"),
];

/// The values by name, in the order of the text.
struct Fields<'a>(Vec<(&'a str, &'a str)>);

impl<'a> Fields<'a> {
    fn of(text: &'a str) -> Result<Self, DhtmlXqError> {
        let mut fields = Vec::new();
        let mut rest = text;
        while let Some((_, after)) = rest.split_once("[DhtmlXQ_") {
            let Some((name, after)) = after.split_once(']') else { break };
            let end = format!("[/DhtmlXQ_{name}]");
            // Files are about which end a field of the time with the name of another.
            let end = if name.ends_with("time") { "[/DhtmlXQ_" } else { end.as_str() };
            let (value, after) = after.split_once(end).ok_or_else(|| DhtmlXqError::Open(name.into()))?;
            fields.push((name, value.trim()));
            rest = after;
        }
        Ok(Self(fields))
    }

    fn get(&self, name: &str) -> Option<&'a str> {
        self.0.iter().find(|(field, _)| *field == name).map(|&(_, value)| value)
    }
}

/// Reads a game of `DhtmlXQ`: the position, the main line and its comments. Variations are left out. The list of moves has
/// four digits for a move, two for each point: the column from the left and the row from above, from 0. Where a position is
/// given, the side to move is that of the first piece moved.
///
/// ```
/// let record = chuhe_rules::read_dhtmlxq("[DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist]")?;
/// assert_eq!(record.moves[0].to_string(), "h2e2");
/// assert_eq!(record.moves[1].to_string(), "h9g7");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// If a field does not end, the position is none, or a move is not legal: which.
pub fn read_dhtmlxq(text: &str) -> Result<Record, DhtmlXqError> {
    let fields = Fields::of(text)?;
    let (binit, moves) = (fields.get("binit").unwrap_or_default(), fields.get("movelist").unwrap_or_default());
    if binit.is_empty() && fields.get("movelist").is_none() {
        return Err(DhtmlXqError::Empty);
    }
    let moves = read_moves(moves)?;
    let start = if binit.is_empty() { Position::start() } else { read_binit(binit, moves.first().copied())? };
    let mut record = Record::new(start);
    for (name, tag) in NAMES {
        record.add_tag(tag, fields.get(name).unwrap_or_default());
    }
    record.result = match fields.get("result").unwrap_or_default() {
        result if result.contains('和') => GameResult::Draw,
        result if result.contains("红") && result.contains('胜') => GameResult::RedWins,
        result if result.contains("黑") && result.contains('胜') => GameResult::BlackWins,
        _ => GameResult::Unknown,
    };
    for (name, value) in &fields.0 {
        let at = name.strip_prefix("comment").map(|at| at.strip_prefix("0_").unwrap_or(at));
        if let Some(at) = at.and_then(|at| at.parse().ok())
            && !value.is_empty()
        {
            record.comments.push((at, value.replace("||", "\n")));
        }
    }
    record.moves = moves;
    replay(&record).map_err(|(number, refusal)| DhtmlXqError::Move { number, refusal })?;
    Ok(record)
}

/// The point of two digits: column and row from above.
fn point(column: u8, row: u8) -> Option<Square> {
    Square::new(column, 9u8.checked_sub(row)?)
}

fn read_moves(text: &str) -> Result<Vec<Move>, DhtmlXqError> {
    let digits: Vec<u8> = text.chars().filter_map(|digit| u8::try_from(digit.to_digit(10)?).ok()).collect();
    let (groups, rest) = digits.as_chunks::<4>();
    if !rest.is_empty() {
        return Err(DhtmlXqError::Moves(digits.len()));
    }
    let read = |(number, group): (usize, &[u8; 4])| {
        let off = || DhtmlXqError::OffBoard { number, digits: group.iter().map(u8::to_string).collect() };
        let from = point(group[0], group[1]).ok_or_else(off)?;
        Ok(Move::new(from, point(group[2], group[3]).ok_or_else(off)?))
    };
    (1..).zip(groups).map(read).collect()
}

fn read_binit(text: &str, first: Option<Move>) -> Result<Position, DhtmlXqError> {
    let digits: Vec<u8> = text.chars().filter_map(|digit| u8::try_from(digit.to_digit(10)?).ok()).collect();
    if digits.len() != 64 {
        return Err(DhtmlXqError::Length(digits.len()));
    }
    let mut setup = Setup::new(Side::Red);
    for (index, place) in digits.as_chunks::<2>().0.iter().enumerate() {
        let [column, row] = *place;
        if *place == [9, 9] {
            continue;
        }
        let square = point(column, row).ok_or(DhtmlXqError::Place { number: index + 1, place: column * 10 + row })?;
        let side = if index < 16 { Side::Red } else { Side::Black };
        let piece = Piece { side, kind: ORDER[index % 16] };
        setup.set(square, Some(piece));
        if first.is_some_and(|first| first.from() == square) {
            setup.set_turn(side);
        }
    }
    setup.position().map_err(DhtmlXqError::Setup)
}

/// Writes a game as `DhtmlXQ` does. The side to move is not written: readers take it from the first move, so a position in
/// which Black is to move and no move is made is read with Red to move.
#[must_use]
pub fn write_dhtmlxq(record: &Record) -> String {
    let mut text = String::from("[DhtmlXQ]\n");
    let mut field = |name: &str, value: &str| {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "[DhtmlXQ_{name}]{value}[/DhtmlXQ_{name}]");
    };
    for (name, tag) in NAMES {
        if let Some(value) = record.tag(tag) {
            field(name, value);
        }
    }
    let result = match record.result {
        GameResult::RedWins => "红胜",
        GameResult::BlackWins => "黑胜",
        GameResult::Draw => "和棋",
        GameResult::Unknown => "未知",
    };
    field("result", result);
    field("binit", &write_binit(&record.start));
    let moves: String = record.moves.iter().map(|mv| digits(mv.from()) + &digits(mv.to())).collect();
    field("movelist", &moves);
    for after in 0..=record.moves.len() {
        if let Some(said) = record.comment(after) {
            field(&format!("comment{after}"), &said.replace('\n', "||"));
        }
    }
    text.push_str("[/DhtmlXQ]\n");
    text
}

/// The two digits of a point.
fn digits(square: Square) -> String {
    format!("{}{}", square.file(), 9 - square.rank())
}

fn write_binit(position: &Position) -> String {
    let mut text = String::with_capacity(64);
    for side in Side::ALL {
        let mut rest: Vec<Square> = position.pieces(side).collect();
        for kind in ORDER {
            let found = rest.iter().position(|&square| position.piece(square).is_some_and(|piece| piece.kind == kind));
            match found.map(|found| rest.remove(found)) {
                Some(square) => text.push_str(&digits(square)),
                None => text.push_str("99"),
            }
        }
    }
    text
}
