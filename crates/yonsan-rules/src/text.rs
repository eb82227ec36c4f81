//! Points, lists of moves and boards as text, and `.pos` files.
//!
//! Points are read as `h8`, `H8`, full-width `Ｈ８`, or `天元` for the centre. Lists of moves may be separated by spaces,
//! commas or line ends, run together (`h8i9g7`, as gomocalc and `RenLib` exchange them), and carry move numbers (`1.`).

use std::{fmt, str::FromStr};

use etude_text::half_width;

use crate::{
    board::Board,
    point::{Point, SIZE},
    position::Position,
    side::Side,
};

/// The centre in Chinese.
const CENTRE: &str = "天元";

/// What is wrong with a text, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {problem}")]
pub struct TextError {
    line: usize,
    column: usize,
    problem: TextProblem,
}

impl TextError {
    /// The line, counted from 1.
    #[must_use]
    pub const fn line(&self) -> usize {
        self.line
    }

    /// The column in characters, counted from 1.
    #[must_use]
    pub const fn column(&self) -> usize {
        self.column
    }

    /// What is wrong.
    #[must_use]
    pub const fn problem(&self) -> &TextProblem {
        &self.problem
    }
}

/// What is wrong with a text.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TextProblem {
    /// Something else than a point.
    #[error("\"{0}\" is no point; points are a letter from a to o and a number from 1 to 15, such as h8, or 天元")]
    NoPoint(String),
    /// A letter after o.
    #[error("there is no column \"{0}\"; columns are the letters a to o")]
    NoColumn(char),
    /// A number that is no row.
    #[error("there is no row {0}; rows are numbered 1 to 15")]
    NoRow(String),
    /// A letter without a number.
    #[error("the row is missing after \"{0}\"; a point needs a number from 1 to 15")]
    RowMissing(char),
    /// The point has a stone already.
    #[error("{0} is taken")]
    Taken(Point),
    /// More than one slash.
    #[error("a board has one \"/\", between the black and the white stones")]
    SecondSlash,
    /// No point at all where one is needed.
    #[error("a point is missing")]
    Nothing,
    /// Text after the point.
    #[error("\"{0}\" follows the point; one point was expected")]
    TooMuch(String),
}

/// A reader with its place in the text.
struct Reader<'a> {
    rest: &'a str,
    line: usize,
    column: usize,
}

impl<'a> Reader<'a> {
    const fn new(text: &'a str) -> Self {
        Self { rest: text, line: 1, column: 1 }
    }

    fn error(&self, problem: TextProblem) -> TextError {
        TextError { line: self.line, column: self.column, problem }
    }

    fn advance(&mut self, bytes: usize) {
        for character in self.rest[..bytes].chars() {
            if character == '\n' {
                (self.line, self.column) = (self.line + 1, 1);
            } else {
                self.column += 1;
            }
        }
        self.rest = &self.rest[bytes..];
    }

    /// Skips separators and move numbers (digits followed by a full stop).
    fn skip(&mut self) {
        loop {
            let trimmed =
                self.rest.trim_start_matches(|c: char| c.is_whitespace() || matches!(c, ',' | '，' | ';' | '、'));
            let skipped = self.rest.len() - trimmed.len();
            let number = trimmed.len() - trimmed.trim_start_matches(|c: char| c.is_ascii_digit()).len();
            let numbered = number > 0 && trimmed[number..].starts_with('.');
            self.advance(skipped + if numbered { number + 1 } else { 0 });
            if !numbered {
                return;
            }
        }
    }

    /// The word at the place, for messages.
    fn word(&self) -> String {
        self.rest.split(|c: char| c.is_whitespace() || matches!(c, ',' | '/')).next().unwrap_or_default().to_owned()
    }

    fn point(&mut self) -> Result<Point, TextError> {
        if self.rest.starts_with(CENTRE) {
            self.advance(CENTRE.len());
            return Ok(Point::CENTRE);
        }
        let Some(letter) = self.rest.chars().next() else { return Err(self.error(TextProblem::Nothing)) };
        let narrow = half_width(letter).to_ascii_lowercase();
        if !narrow.is_ascii_lowercase() {
            return Err(self.error(TextProblem::NoPoint(self.word())));
        }
        let after = &self.rest[letter.len_utf8()..];
        let digits = after.chars().map(half_width).take_while(char::is_ascii_digit).collect::<String>();
        if digits.is_empty() {
            let lone = after.chars().next().is_none_or(|next| !next.is_alphabetic());
            let problem = if lone { TextProblem::RowMissing(letter) } else { TextProblem::NoPoint(self.word()) };
            return Err(self.error(problem));
        }
        if narrow > 'o' {
            return Err(self.error(TextProblem::NoColumn(letter)));
        }
        let row = digits.parse::<u8>().ok().filter(|row| (1..=SIZE).contains(row));
        let column = u32::from(narrow) - u32::from('a');
        let point = row.and_then(|row| Point::new(u8::try_from(column).ok()?, row - 1));
        let Some(point) = point else { return Err(self.error(TextProblem::NoRow(digits))) };
        let wide: usize = after.chars().take(digits.len()).map(char::len_utf8).sum();
        self.advance(letter.len_utf8() + wide);
        Ok(point)
    }
}

impl FromStr for Point {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut reader = Reader::new(text);
        let point = reader.point()?;
        if reader.rest.is_empty() { Ok(point) } else { Err(reader.error(TextProblem::TooMuch(reader.rest.to_owned()))) }
    }
}

/// Reads a list of moves, which may be empty. The same point twice is an error.
///
/// # Errors
///
/// Says what is wrong, in which line and column.
pub fn read_moves(text: &str) -> Result<Vec<Point>, TextError> {
    let (mut reader, mut board, mut points) = (Reader::new(text), Board::new(), Vec::new());
    loop {
        reader.skip();
        if reader.rest.is_empty() {
            return Ok(points);
        }
        let before = (reader.line, reader.column);
        let point = reader.point()?;
        if !board.put(point, Side::Black) {
            let (line, column) = before;
            return Err(TextError { line, column, problem: TextProblem::Taken(point) });
        }
        points.push(point);
    }
}

/// Reads a board: the black stones, a slash, the white ones (`h8 h9 / a1`). Without a slash all stones are black.
///
/// # Errors
///
/// Says what is wrong, in which line and column.
pub fn read_board(text: &str) -> Result<Board, TextError> {
    let (mut reader, mut board, mut side) = (Reader::new(text), Board::new(), Side::Black);
    loop {
        reader.skip();
        if reader.rest.is_empty() {
            return Ok(board);
        }
        if reader.rest.starts_with('/') {
            if side == Side::White {
                return Err(reader.error(TextProblem::SecondSlash));
            }
            side = Side::White;
            reader.advance(1);
            continue;
        }
        let (line, column) = (reader.line, reader.column);
        let point = reader.point()?;
        if !board.put(point, side) {
            return Err(TextError { line, column, problem: TextProblem::Taken(point) });
        }
    }
}

/// Writes a list of moves, separated by spaces: `h8 i9`.
#[must_use]
pub fn write_moves(points: &[Point]) -> String {
    points.iter().map(Point::to_string).collect::<Vec<_>>().join(" ")
}

/// Writes a list of moves without separators, as gomocalc and `RenLib` exchange them: `h8i9`.
#[must_use]
pub fn write_moves_joined(points: &[Point]) -> String {
    points.iter().map(Point::to_string).collect()
}

/// Writes a point as Chinese players do: 天元 for the centre, otherwise a capital letter and the row.
#[must_use]
pub fn write_chinese(point: Point) -> String {
    if point == Point::CENTRE { CENTRE.to_owned() } else { point.to_string().to_uppercase() }
}

/// Writes a board as [`read_board`] reads it.
#[must_use]
pub fn write_board(board: &Board) -> String {
    let stones = |side| write_moves(&board.of(side).collect::<Vec<_>>());
    format!("{} / {}", stones(Side::Black), stones(Side::White)).trim().to_owned()
}

impl fmt::Display for Board {
    /// Draws the board, row 15 first: `X` black, `O` white, `.` empty.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in (0..SIZE).rev() {
            write!(f, "{:2}", row + 1)?;
            for point in (0..SIZE).filter_map(|column| Point::new(column, row)) {
                f.write_str(match self.stone(point) {
                    Some(Side::Black) => " X",
                    Some(Side::White) => " O",
                    None => " .",
                })?;
            }
            writeln!(f)?;
        }
        writeln!(f, "   a b c d e f g h i j k l m n o")
    }
}

/// What is wrong with a `.pos` file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PosError {
    /// The file is empty.
    #[error("the file is empty; its first byte must be the number of moves")]
    Empty,
    /// More or fewer bytes than moves.
    #[error("the file announces {announced} moves and holds {held}")]
    Length {
        /// The number in the first byte.
        announced: usize,
        /// The bytes that follow.
        held: usize,
    },
    /// A byte that is no point.
    #[error("byte {at} is {value}; the points of the board are 0 to 224")]
    NoPoint {
        /// The place of the byte, counted from 0.
        at: usize,
        /// Its value.
        value: u8,
    },
    /// A point twice.
    #[error("byte {at} plays on {point}, which is taken")]
    Taken {
        /// The place of the byte, counted from 0.
        at: usize,
        /// The point.
        point: Point,
    },
}

/// Reads a `.pos` file: the number of moves, then a byte for each, counted row by row from a15 (0) to o1 (224).
///
/// # Errors
///
/// Says which byte is wrong.
pub fn read_pos(bytes: &[u8]) -> Result<Vec<Point>, PosError> {
    let (&announced, moves) = bytes.split_first().ok_or(PosError::Empty)?;
    let announced = usize::from(announced);
    if announced != moves.len() {
        return Err(PosError::Length { announced, held: moves.len() });
    }
    let mut board = Board::new();
    let mut points = Vec::with_capacity(moves.len());
    for (index, &value) in moves.iter().enumerate() {
        let at = index + 1;
        let row = 14_u8.checked_sub(value / SIZE).ok_or(PosError::NoPoint { at, value })?;
        let point = Point::new(value % SIZE, row).ok_or(PosError::NoPoint { at, value })?;
        if !board.put(point, Side::Black) {
            return Err(PosError::Taken { at, point });
        }
        points.push(point);
    }
    Ok(points)
}

/// Writes a `.pos` file of at most 225 moves; more are cut off.
#[must_use]
pub fn write_pos(points: &[Point]) -> Vec<u8> {
    let bytes = points.iter().take(crate::POINTS).map(|point| (14 - point.row()) * SIZE + point.column());
    let moves: Vec<u8> = bytes.collect();
    u8::try_from(moves.len()).into_iter().chain(moves).collect()
}

/// Reads a position from its moves, Black first.
///
/// # Errors
///
/// Says what is wrong, in which line and column.
pub fn read_position(text: &str) -> Result<Position, TextError> {
    let mut position = Position::start();
    for point in read_moves(text)? {
        position.play(point).map_err(|_| TextError { line: 1, column: 1, problem: TextProblem::Taken(point) })?;
    }
    Ok(position)
}
