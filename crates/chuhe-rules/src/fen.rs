//! Positions as text: FEN.

use std::{fmt, str::FromStr};

use crate::{
    piece::{Kind, Piece},
    position::Position,
    side::Side,
    square::{FILES, RANKS, SQUARES, Square},
};

/// The FEN of the start (1.3).
pub const START_FEN: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

/// Pieces put on a board one by one, before they are a position: what an editor holds.
///
/// ```
/// use chuhe_rules::{Kind, Piece, Setup, SetupError, Side};
///
/// let mut setup = Setup::new(Side::Red);
/// setup.set("e0".parse()?, Some(Piece { side: Side::Red, kind: Kind::King }));
/// assert_eq!(setup.position(), Err(SetupError::NoKing(Side::Black)));
/// setup.set("d9".parse()?, Some(Piece { side: Side::Black, kind: Kind::King }));
/// assert_eq!(setup.position()?.to_fen(), "3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    squares: [Option<Piece>; SQUARES],
    turn: Side,
}

impl Setup {
    /// An empty board.
    #[must_use]
    pub const fn new(turn: Side) -> Self {
        Self { squares: [None; SQUARES], turn }
    }

    /// Puts a piece on the square, or takes away what stands there.
    pub fn set(&mut self, square: Square, piece: Option<Piece>) {
        self.squares[square.index()] = piece;
    }

    /// Says who is to move.
    pub fn set_turn(&mut self, turn: Side) {
        self.turn = turn;
    }

    /// The position.
    ///
    /// # Errors
    ///
    /// If it can be none: the first reason by kind and square, then the kings.
    pub fn position(&self) -> Result<Position, SetupError> {
        let mut position = Position::empty(self.turn);
        let mut counts = [[0; 7]; 2];
        for square in Square::all() {
            let Some(piece) = self.squares[square.index()] else { continue };
            if !may_stand(piece, square) {
                return Err(SetupError::WrongSquare(piece, square));
            }
            let count = &mut counts[piece.side.index()][piece.kind as usize];
            *count += 1;
            if *count > piece.kind.most() {
                return Err(SetupError::TooMany(piece));
            }
            position.put(square, piece);
        }
        for side in Side::ALL {
            if counts[side.index()][Kind::King as usize] == 0 {
                return Err(SetupError::NoKing(side));
            }
        }
        if position.kings_face() {
            return Err(SetupError::KingsFace);
        }
        if position.in_check(self.turn.other()) {
            return Err(SetupError::MoverCaptures(self.turn.other()));
        }
        Ok(position)
    }
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Self {
        let mut setup = Self::new(position.turn());
        for square in Square::all() {
            setup.set(square, position.piece(square));
        }
        setup
    }
}

/// Whether such a piece may stand on the square (2.2).
fn may_stand(piece: Piece, square: Square) -> bool {
    let (file, rank) = (square.file(), square.rank_from(piece.side));
    match piece.kind {
        Kind::King => square.in_palace(piece.side),
        Kind::Advisor => square.in_palace(piece.side) && (file + rank) % 2 == 1,
        Kind::Elephant => rank <= 4 && file % 2 == 0 && rank % 2 == 0 && (file + rank) % 4 == 2,
        // Published diagrams have pawns where none can have come; they move by the same rules.
        Kind::Pawn | Kind::Horse | Kind::Rook | Kind::Cannon => true,
    }
}

/// Why pieces on a board are no position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// A side has no king.
    #[error("{0} has no king")]
    NoKing(Side),
    /// More pieces of a kind than 1.2 gives.
    #[error("{} has more than {}", .0.side, plural(.0.kind))]
    TooMany(Piece),
    /// A piece stands where it never comes.
    #[error("{}'s {} never comes to {}", .0.side, .0.kind, .1)]
    WrongSquare(Piece, Square),
    /// The kings face each other.
    #[error("the kings face each other")]
    KingsFace,
    /// The side that is not to move is in check.
    #[error("{} is in check, but {} is to move", .0, .0.other())]
    MoverCaptures(Side),
}

fn plural(kind: Kind) -> String {
    let most = kind.most();
    if most == 1 { format!("one {kind}") } else { format!("{most} {kind}s") }
}

/// Why a text is no FEN. Characters are counted from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FenError {
    /// The text is empty.
    #[error("the FEN is empty")]
    Empty,
    /// Not ten ranks.
    #[error("the board of a FEN has 10 ranks, separated by /; here are {0}")]
    Ranks(usize),
    /// A rank with fewer or more than nine files.
    #[error("rank {rank} of the FEN has {files} files instead of 9")]
    Files {
        /// The rank, 9 (the first in the text) to 0.
        rank: u8,
        /// How many it has.
        files: usize,
    },
    /// A character that is no piece and no number from 1 to 9.
    #[error("character {at} of the FEN, {character:?}, is no piece (K A B N R C P, E, H) and no number from 1 to 9")]
    Character {
        /// The character.
        character: char,
        /// Its place.
        at: usize,
    },
    /// Something else than w, r or b for the side to move.
    #[error("the side to move is {0:?} instead of w (or r) for Red or b for Black")]
    Turn(String),
    /// The pieces are no position.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

impl Default for Position {
    /// The start.
    fn default() -> Self {
        Self::start()
    }
}

impl Position {
    /// The start (1.3), Red to move.
    #[must_use]
    pub fn start() -> Self {
        let mut position = Self::empty(Side::Red);
        let back = [Kind::Rook, Kind::Horse, Kind::Elephant, Kind::Advisor, Kind::King, Kind::Advisor, Kind::Elephant];
        for side in Side::ALL {
            let mut put = |file: u8, rank: u8, kind: Kind| {
                let square = Square::at(rank * FILES + file);
                let square = if side == Side::Red { square } else { square.turned() };
                position.put(square, Piece { side, kind });
            };
            for (file, kind) in (0..).zip(back.into_iter().chain([Kind::Horse, Kind::Rook])) {
                put(file, 0, kind);
            }
            for file in [1, 7] {
                put(file, 2, Kind::Cannon);
            }
            for file in [0, 2, 4, 6, 8] {
                put(file, 3, Kind::Pawn);
            }
        }
        position
    }

    /// Reads a FEN: the board from Black's first rank down, `w` (or `r`) or `b` for the side to move (Red if it is missing).
    /// What follows is not read. E and H are read as B and N.
    ///
    /// # Errors
    ///
    /// If the text is no FEN, or its pieces are no position, see [`Setup::position`].
    pub fn from_fen(text: &str) -> Result<Self, FenError> {
        let mut words = text.split_whitespace();
        let board = words.next().ok_or(FenError::Empty)?;
        let turn = match words.next() {
            None | Some("w" | "W" | "r" | "R") => Side::Red,
            Some("b" | "B") => Side::Black,
            Some(other) => return Err(FenError::Turn(other.chars().take(20).collect())),
        };
        let mut setup = Setup::new(turn);
        let ranks = board.split('/').count();
        if ranks != usize::from(RANKS) {
            return Err(FenError::Ranks(ranks));
        }
        let mut at = text.chars().take_while(|character| character.is_whitespace()).count();
        for (rank, row) in (0..RANKS).rev().zip(board.split('/')) {
            let mut files = 0;
            for character in row.chars() {
                at += 1;
                if let Some(empty) = character.to_digit(10).filter(|&empty| empty > 0) {
                    files += empty as usize;
                    continue;
                }
                let kind = Kind::from_letter(character).ok_or(FenError::Character { character, at })?;
                let side = if character.is_ascii_uppercase() { Side::Red } else { Side::Black };
                if let Some(square) = u8::try_from(files).ok().and_then(|file| Square::new(file, rank)) {
                    setup.set(square, Some(Piece { side, kind }));
                }
                files += 1;
            }
            at += 1;
            if files != usize::from(FILES) {
                return Err(FenError::Files { rank, files });
            }
        }
        Ok(setup.position()?)
    }

    /// The FEN, as most programs write it: B and N, `w` or `b`, and `- - 0 1`.
    #[must_use]
    pub fn to_fen(&self) -> String {
        let mut fen = self.board_fen();
        fen.push_str(if self.turn() == Side::Red { " w - - 0 1" } else { " b - - 0 1" });
        fen
    }

    /// The first word of the FEN: the board.
    fn board_fen(&self) -> String {
        let mut fen = String::with_capacity(80);
        for rank in (0..RANKS).rev() {
            let mut empty = 0;
            for file in 0..FILES {
                let Some(piece) = self.piece(Square::at(rank * FILES + file)) else {
                    empty += 1;
                    continue;
                };
                if empty > 0 {
                    fen.push(char::from(b'0' + empty));
                    empty = 0;
                }
                fen.push(piece.letter());
            }
            if empty > 0 {
                fen.push(char::from(b'0' + empty));
            }
            if rank > 0 {
                fen.push('/');
            }
        }
        fen
    }
}

impl FromStr for Position {
    type Err = FenError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::from_fen(text)
    }
}

/// The FEN.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_fen())
    }
}
