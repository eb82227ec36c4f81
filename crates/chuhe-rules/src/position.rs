//! Positions.

use std::fmt;

use crate::{
    moves::Move,
    piece::{Kind, Piece},
    side::Side,
    square::{SQUARES, Square},
    zobrist,
};

/// A position: the pieces and who is to move. A small `Copy` value of 192 bytes; playing a move allocates nothing.
///
/// Both kings are always on the board, every piece stands where it may ever stand, and the side that has moved is not in
/// check: [`Position::from_fen`] and [`Setup`](crate::Setup) refuse everything else.
#[derive(Clone, Copy)]
pub struct Position {
    /// Who stands where, as [`Piece::code`].
    squares: [u8; SQUARES],
    /// The occupied squares of each file, bit 0 the lowest rank.
    files: [u16; 9],
    /// The occupied squares of each rank, bit 0 the leftmost file.
    ranks: [u16; 10],
    /// The squares of the two kings.
    kings: [Square; 2],
    /// The pieces of each side.
    sides: [u128; 2],
    /// The hash of all this.
    hash: u64,
    turn: Side,
}

impl Position {
    /// A board without pieces, which is no position yet.
    pub(crate) const fn empty(turn: Side) -> Self {
        let king = Square::at(0);
        let hash = if matches!(turn, Side::Black) { zobrist::TURN } else { 0 };
        Self { squares: [0; SQUARES], files: [0; 9], ranks: [0; 10], kings: [king; 2], sides: [0; 2], hash, turn }
    }

    /// Puts a piece on an empty square.
    #[inline(always)]
    pub(crate) fn put(&mut self, square: Square, piece: Piece) {
        self.toggle(square, piece.side, piece.code());
        self.squares[square.index()] = piece.code();
        if piece.kind == Kind::King {
            self.kings[piece.side.index()] = square;
        }
    }

    #[inline(always)]
    fn toggle(&mut self, square: Square, side: Side, code: u8) {
        self.files[usize::from(square.file())] ^= 1 << square.rank();
        self.ranks[usize::from(square.rank())] ^= 1 << square.file();
        self.sides[side.index()] ^= square.bit();
        self.hash ^= zobrist::key(code, square);
    }

    /// Whose move it is.
    #[inline(always)]
    #[must_use]
    pub const fn turn(&self) -> Side {
        self.turn
    }

    /// The piece on the square.
    #[inline(always)]
    #[must_use]
    pub const fn piece(&self, square: Square) -> Option<Piece> {
        Piece::of_code(self.squares[square.index()])
    }

    /// The code of the piece on the square, 0 for none.
    #[inline(always)]
    pub(crate) const fn code(&self, square: Square) -> u8 {
        self.squares[square.index()]
    }

    /// Whether nothing stands on the square.
    #[inline(always)]
    #[must_use]
    pub const fn is_empty(&self, square: Square) -> bool {
        self.squares[square.index()] == 0
    }

    /// Where the side's king stands.
    #[inline(always)]
    #[must_use]
    pub const fn king(&self, side: Side) -> Square {
        self.kings[side.index()]
    }

    /// The squares of the side's pieces, a0 first.
    pub fn pieces(&self, side: Side) -> impl Iterator<Item = Square> + use<> {
        Squares(self.sides[side.index()])
    }

    /// The side's pieces as a set.
    #[inline(always)]
    pub(crate) const fn side_bits(&self, side: Side) -> u128 {
        self.sides[side.index()]
    }

    /// The occupied places of the file of the square.
    #[inline(always)]
    pub(crate) const fn file_bits(&self, square: Square) -> u16 {
        self.files[square.file() as usize]
    }

    /// The occupied places of the rank of the square.
    #[inline(always)]
    pub(crate) const fn rank_bits(&self, square: Square) -> u16 {
        self.ranks[square.rank() as usize]
    }

    /// A hash of pieces and turn: equal positions have equal hashes, and different ones hardly ever.
    #[inline(always)]
    #[must_use]
    pub const fn hash(&self) -> u64 {
        self.hash
    }

    /// Plays a move of the side to move. The move must be one that [`legal_moves`](Self::legal_moves) or
    /// [`pseudo_moves`](Self::pseudo_moves) gives; of any other the piece is moved all the same, and an empty square moves
    /// nothing.
    #[inline(always)]
    pub fn play(&mut self, mv: Move) {
        self.shift(mv);
        self.pass();
    }

    /// The position after the move, see [`play`](Self::play).
    #[inline(always)]
    #[must_use]
    pub fn after(&self, mv: Move) -> Self {
        let mut next = *self;
        next.play(mv);
        next
    }

    /// The hash of the position after the move.
    #[inline(always)]
    pub(crate) fn hash_after(&self, mv: Move) -> u64 {
        let (moved, taken) = (self.code(mv.from()), self.code(mv.to()));
        let hash = self.hash ^ zobrist::TURN ^ zobrist::key(moved, mv.from()) ^ zobrist::key(moved, mv.to());
        if taken == 0 { hash } else { hash ^ zobrist::key(taken, mv.to()) }
    }

    /// The position as if a move were passed, which the rules do not allow but engines search. `None` in check.
    #[inline(always)]
    #[must_use]
    pub fn passed(&self) -> Option<Self> {
        let mut next = *self;
        next.pass();
        (!self.in_check(self.turn)).then_some(next)
    }

    /// Moves a piece, of either side, and leaves the turn.
    #[inline(always)]
    pub(crate) fn shift(&mut self, mv: Move) {
        let (from, to) = (mv.from(), mv.to());
        if let Some(taken) = self.piece(to) {
            self.toggle(to, taken.side, taken.code());
        }
        if let Some(moved) = self.piece(from) {
            self.toggle(from, moved.side, moved.code());
            self.squares[from.index()] = 0;
            self.put(to, moved);
        }
    }

    /// Gives the turn to the other side.
    #[inline(always)]
    pub(crate) fn pass(&mut self) {
        self.turn = self.turn.other();
        self.hash ^= zobrist::TURN;
    }
}

impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        self.turn == other.turn && self.squares == other.squares
    }
}

impl Eq for Position {}

impl std::hash::Hash for Position {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.hash.hash(state);
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({})", self.to_fen())
    }
}

/// The squares of a set, the lowest first.
#[derive(Clone)]
pub(crate) struct Squares(pub u128);

impl Iterator for Squares {
    type Item = Square;

    #[inline(always)]
    fn next(&mut self) -> Option<Square> {
        if self.0 == 0 {
            return None;
        }
        #[allow(clippy::cast_possible_truncation, reason = "at most 127")]
        let square = Square::at(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(square)
    }
}
