//! The slow reference: the rules of play written as plainly as possible, directly from the rule text.
//!
//! It exists to be compared with the crate's own move generator, so it shares nothing with it: the board is a grid of
//! cells, moves are found by stepping from cell to cell, and every answer is computed afresh each time. Speed does not
//! matter. "Rules" in the comments below means the normative text of the project: section 1 international draughts,
//! section 2 Russian, section 3 Brazilian.

// Each test binary that includes this module uses only part of it.
#![allow(dead_code)]

pub mod draws;
pub mod moves;

#[allow(unused_imports, reason = "not every test binary names the type")]
pub use moves::Move;

/// Rows and columns of the largest board. The smaller one uses the top left corner of the grid.
const LARGEST_SIDE: usize = 10;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Variant {
    International,
    Russian,
    Brazilian,
}

impl Variant {
    pub const ALL: [Self; 3] = [Self::International, Self::Russian, Self::Brazilian];

    /// The variant with this name, as spelled in the data files.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|variant| variant.name() == name)
    }

    pub fn name(self) -> &'static str {
        match self {
            Self::International => "international",
            Self::Russian => "russian",
            Self::Brazilian => "brazilian",
        }
    }

    /// Number of rows (and columns) of the board.
    pub fn side(self) -> usize {
        match self {
            Self::International => 10,
            Self::Russian | Self::Brazilian => 8,
        }
    }

    /// The number of the last square.
    pub fn squares(self) -> u8 {
        match self {
            Self::International => 50,
            Self::Russian | Self::Brazilian => 32,
        }
    }

    /// The starting position.
    pub fn start(self) -> Board {
        let text = match self {
            Self::International => "W:W31-50:B1-20",
            Self::Russian | Self::Brazilian => "W:W21-32:B1-12",
        };
        Board::from_fen(self, text).expect("the start position is well formed")
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Colour {
    White,
    Black,
}

impl Colour {
    pub fn opponent(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    Man,
    King,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece {
    pub colour: Colour,
    pub kind: Kind,
}

/// A cell of the grid, light or dark: row 0 is the top row (Black's back row), column 0 the left one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Cell {
    pub row: usize,
    pub column: usize,
}

/// A position: the pieces and the side to move.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Board {
    pub variant: Variant,
    pub white_to_move: bool,
    cells: [[Option<Piece>; LARGEST_SIDE]; LARGEST_SIDE],
}

impl Board {
    pub fn empty(variant: Variant, white_to_move: bool) -> Self {
        Self { variant, white_to_move, cells: [[None; LARGEST_SIDE]; LARGEST_SIDE] }
    }

    /// A position from its pieces. Rejects squares that do not exist, two pieces on one square, and a man on its own
    /// promotion row, where it would have been crowned.
    pub fn from_pieces(variant: Variant, white_to_move: bool, pieces: &[(u8, Colour, Kind)]) -> Result<Self, String> {
        let mut board = Self::empty(variant, white_to_move);
        for &(square, colour, kind) in pieces {
            if square == 0 || square > variant.squares() {
                return Err(format!("no square {square} on this board"));
            }
            let cell = board.cell_of(square);
            if kind == Kind::Man && cell.row == board.promotion_row(colour) {
                return Err(format!("a {colour:?} man cannot stand on {square}"));
            }
            if board.at(cell).is_some() {
                return Err(format!("two pieces on {square}"));
            }
            board.put(cell, Some(Piece { colour, kind }));
        }
        Ok(board)
    }

    /// Reads `W:W31-50,K5:B1-20,K21`: the side to move, then each side's squares, with a `K` before each king (before a
    /// range of squares it makes all of them kings). Either colour may come first, and a side's list may be empty.
    pub fn from_fen(variant: Variant, text: &str) -> Result<Self, String> {
        let mut parts = text.trim().trim_end_matches('.').split(':');
        let white_to_move = match parts.next() {
            Some("W") => true,
            Some("B") => false,
            other => return Err(format!("the side to move reads {other:?}")),
        };
        let mut pieces = Vec::new();
        for part in parts {
            let (colour, list) = if let Some(list) = part.strip_prefix('W') {
                (Colour::White, list)
            } else if let Some(list) = part.strip_prefix('B') {
                (Colour::Black, list)
            } else {
                return Err(format!("no colour in {part:?}"));
            };
            for entry in list.split(',').map(str::trim).filter(|entry| !entry.is_empty()) {
                let (kind, range) = match entry.strip_prefix('K') {
                    Some(rest) => (Kind::King, rest),
                    None => (Kind::Man, entry),
                };
                let (low, high) = range.split_once('-').unwrap_or((range, range));
                let number = |digits: &str| digits.parse::<u8>().map_err(|_| format!("no square number in {entry:?}"));
                for square in number(low)?..=number(high)? {
                    pieces.push((square, colour, kind));
                }
            }
        }
        Self::from_pieces(variant, white_to_move, &pieces)
    }

    /// The position in the form that [`Board::from_fen`] reads, squares in ascending order, White first.
    pub fn to_fen(&self) -> String {
        let list = |wanted: Colour| {
            let entries: Vec<String> = self
                .pieces()
                .into_iter()
                .filter(|&(_, colour, _)| colour == wanted)
                .map(|(square, _, kind)| match kind {
                    Kind::Man => format!("{square}"),
                    Kind::King => format!("K{square}"),
                })
                .collect();
            entries.join(",")
        };
        let side = if self.white_to_move { "W" } else { "B" };
        format!("{side}:W{}:B{}", list(Colour::White), list(Colour::Black))
    }

    /// Every piece with its square, in ascending order of squares.
    pub fn pieces(&self) -> Vec<(u8, Colour, Kind)> {
        (1..=self.variant.squares())
            .filter_map(|square| self.piece(square).map(|piece| (square, piece.colour, piece.kind)))
            .collect()
    }

    pub fn piece(&self, square: u8) -> Option<Piece> {
        self.at(self.cell_of(square))
    }

    pub fn mover(&self) -> Colour {
        if self.white_to_move { Colour::White } else { Colour::Black }
    }

    /// The numbers of men and kings of one side.
    pub fn count(&self, wanted: Colour) -> (usize, usize) {
        let of_kind = |wanted_kind: Kind| {
            self.pieces().iter().filter(|&&(_, colour, kind)| colour == wanted && kind == wanted_kind).count()
        };
        (of_kind(Kind::Man), of_kind(Kind::King))
    }

    /// The cell of a square number. The dark squares are numbered left to right, top to bottom. The top left cell is
    /// light, so the dark squares of the top row are its second, fourth... cells and those of the next row its first,
    /// third...
    pub fn cell_of(&self, square: u8) -> Cell {
        let per_row = self.variant.side() / 2;
        let index = usize::from(square) - 1;
        let row = index / per_row;
        let place_in_row = index % per_row;
        Cell { row, column: 2 * place_in_row + usize::from(row.is_multiple_of(2)) }
    }

    /// The square number of a dark cell: the inverse of [`Board::cell_of`], found by search.
    pub fn square_of(&self, cell: Cell) -> u8 {
        (1..=self.variant.squares())
            .find(|&square| self.cell_of(square) == cell)
            .expect("pieces only ever stand on dark cells")
    }

    /// The row on which men of this colour are crowned: the one furthest from their own side.
    pub fn promotion_row(&self, colour: Colour) -> usize {
        match colour {
            Colour::White => 0,
            Colour::Black => self.variant.side() - 1,
        }
    }

    fn at(&self, cell: Cell) -> Option<Piece> {
        self.cells[cell.row][cell.column]
    }

    fn put(&mut self, cell: Cell, content: Option<Piece>) {
        self.cells[cell.row][cell.column] = content;
    }
}
