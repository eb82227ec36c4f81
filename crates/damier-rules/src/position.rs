//! Positions and moves.

use std::marker::PhantomData;

use super::bitboard::Bitboard;
use super::board::{BlackSide, Board, WhiteSide};
use super::captures;
use super::moves::{self, MoveCount, MoveSink, Visit};
use super::piece::{Color, Piece, PieceKind};
use super::quiet;
use super::square::Square;
use super::variant::{AnyCapture, Rules};
use super::zobrist;

/// A move of either side in any variant.
///
/// Two captures with the same origin, destination and captured pieces are one move, regardless of the route: they lead
/// to the same position. [`Position::routes`] lists the routes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// The origin.
    pub from: Square,
    /// The destination. Equal to `from` for a capture that returns to its origin.
    pub to: Square,
    /// The captured pieces. Empty for a quiet move.
    pub captured: Bitboard,
}

impl Move {
    /// Whether the move is a capture.
    #[must_use]
    #[inline]
    pub const fn is_capture(self) -> bool {
        !self.captured.is_empty()
    }
}

/// The move is not legal in the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("illegal move")]
pub struct IllegalMove;

/// A position: the pieces and the side to move. A small value; making a move returns a new one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position<R: Rules> {
    /// The pieces of the side to move and of its opponent.
    own: u64,
    enemy: u64,
    /// The kings of both sides.
    kings: u64,
    side_to_move: Color,
    rules: PhantomData<R>,
}

impl<R: Rules> Position<R> {
    /// The starting position: all rows filled except the two in the middle, White to move.
    #[must_use]
    pub fn start() -> Self {
        let rows = R::BOARD.rows();
        let fill = |from: u8, to: u8| (from..to).fold(0, |bits, row| bits | R::BOARD.row_mask(row));
        Self::from_parts([fill(rows / 2 + 1, rows), fill(0, rows / 2 - 1)], [0, 0], Color::White)
    }

    /// A position from valid parts. Other modules use [`super::Setup`].
    pub(super) const fn from_parts(men: [u64; 2], kings: [u64; 2], side_to_move: Color) -> Self {
        let [white, black] = [men[0] | kings[0], men[1] | kings[1]];
        let (own, enemy) = match side_to_move {
            Color::White => (white, black),
            Color::Black => (black, white),
        };
        Self { own, enemy, kings: kings[0] | kings[1], side_to_move, rules: PhantomData }
    }

    /// The side to move.
    #[must_use]
    #[inline]
    pub const fn side_to_move(&self) -> Color {
        self.side_to_move
    }

    /// The squares of one kind of piece.
    #[must_use]
    #[inline]
    pub const fn pieces(&self, color: Color, kind: PieceKind) -> Bitboard {
        let all = self.all_pieces(color).bits();
        match kind {
            PieceKind::Man => Bitboard(all & !self.kings),
            PieceKind::King => Bitboard(all & self.kings),
        }
    }

    /// The squares of all pieces of a colour.
    #[must_use]
    #[inline]
    pub const fn all_pieces(&self, color: Color) -> Bitboard {
        Bitboard(if color as usize == self.side_to_move as usize { self.own } else { self.enemy })
    }

    /// The squares of all pieces.
    #[must_use]
    #[inline]
    pub fn occupied(&self) -> Bitboard {
        Bitboard(self.own | self.enemy)
    }

    /// The piece on a square.
    #[must_use]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        Color::ALL.into_iter().find_map(|color| {
            [PieceKind::Man, PieceKind::King]
                .into_iter()
                .find(|&kind| self.pieces(color, kind).contains(square))
                .map(|kind| Piece { color, kind })
        })
    }

    /// The same position with the board turned and the colours swapped. Its value is the same.
    #[must_use]
    pub fn flipped(&self) -> Self {
        let turn = |bits: u64| Bitboard(bits).rotated(R::BOARD).bits();
        Self {
            own: turn(self.own),
            enemy: turn(self.enemy),
            kings: turn(self.kings),
            side_to_move: !self.side_to_move,
            rules: PhantomData,
        }
    }

    /// The same pieces with the other side to move.
    #[must_use]
    #[inline]
    pub const fn passed(&self) -> Self {
        let side_to_move = match self.side_to_move {
            Color::White => Color::Black,
            Color::Black => Color::White,
        };
        Self { own: self.enemy, enemy: self.own, side_to_move, ..*self }
    }

    /// The captures that are illegal because others take more pieces (CDA 2.6, FMJD 4.13). They can be played like
    /// legal moves, to see their effect. Captures by a king that stops although it could have chosen to continue are
    /// not included.
    #[must_use]
    pub fn captures_of_fewer(&self) -> Vec<Move> {
        let legal = self.legal_moves();
        let Self { own, enemy, kings, side_to_move, .. } = *self;
        let mut captures =
            Position::<AnyCapture<R>> { own, enemy, kings, side_to_move, rules: PhantomData }.legal_moves();
        captures.retain(|capture| capture.is_capture() && !legal.contains(capture));
        captures
    }

    /// All legal moves. Empty if the side to move has lost (CDA 3.12).
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.legal_moves_into(&mut moves);
        moves
    }

    /// Appends all legal moves to `moves`. Does not allocate if it has enough capacity.
    #[inline]
    pub fn legal_moves_into(&self, moves: &mut Vec<Move>) {
        self.find_moves(moves);
    }

    /// Calls `visit` with every legal move, in the order of [`Position::legal_moves`].
    #[inline]
    pub fn for_each_legal_move(&self, visit: impl FnMut(Move)) {
        self.find_moves(&mut Visit(visit));
    }

    /// The number of legal moves. Same as the length of [`Position::legal_moves`], but faster because most moves are
    /// not listed.
    #[must_use]
    #[inline]
    pub fn legal_move_count(&self) -> usize {
        let mut count = MoveCount(0);
        self.find_moves(&mut count);
        count.0
    }

    #[inline(always)]
    fn find_moves(&self, sink: &mut impl MoveSink) {
        match self.side_to_move {
            Color::White => moves::find::<R, WhiteSide>(self.board(), sink),
            Color::Black => moves::find::<R, BlackSide>(self.board(), sink),
        }
    }

    /// Whether the side to move must capture.
    #[must_use]
    #[inline]
    pub fn must_capture(&self) -> bool {
        let board = self.board();
        captures::man_can_capture::<R>(board) || captures::king_can_capture::<R>(board)
    }

    /// Whether the side to move has a move without capture, ignoring compulsory capture. Together with
    /// [`Position::must_capture`] this tells whether there is a legal move, at less cost than listing the moves.
    #[must_use]
    #[inline]
    pub fn can_step(&self) -> bool {
        match self.side_to_move {
            Color::White => quiet::exists::<R, WhiteSide>(self.board()),
            Color::Black => quiet::exists::<R, BlackSide>(self.board()),
        }
    }

    /// Whether a move is legal in this position.
    #[must_use]
    pub fn is_legal(&self, played: Move) -> bool {
        self.legal_moves().contains(&played)
    }

    /// The position after a move.
    ///
    /// # Errors
    ///
    /// [`IllegalMove`] if the move is not legal in this position.
    pub fn play(&self, played: Move) -> Result<Self, IllegalMove> {
        if self.is_legal(played) { Ok(self.play_unchecked(played)) } else { Err(IllegalMove) }
    }

    /// The position after a move that is known to be legal, such as one of [`Position::legal_moves`]. Does not check
    /// the move: an illegal one gives a meaningless position.
    #[must_use]
    #[inline]
    pub fn play_unchecked(&self, played: Move) -> Self {
        let (from, to, captured) = (played.from.bit(), played.to.bit(), played.captured.bits());
        let crowned = self.is_crowned(played);
        let kings = self.kings & !(from | captured);
        Self {
            own: self.enemy & !captured,
            // A capture may end on its origin.
            enemy: (self.own & !from) | to,
            kings: if crowned { kings | to } else { kings },
            side_to_move: !self.side_to_move,
            rules: PhantomData,
        }
    }

    /// Whether a legal move crowns a man (CDA 2.5-2.6).
    #[must_use]
    #[inline]
    pub fn promotes(&self, played: Move) -> bool {
        self.kings & played.from.bit() == 0 && self.is_crowned(played)
    }

    /// Whether the moving piece is a king after a legal move.
    ///
    /// If men are crowned during captures, the captured pieces show it: a piece on the row before the last can only be
    /// jumped towards the last row or away from it, and a man can only be on the last row if it has just arrived there.
    #[inline(always)]
    fn is_crowned(&self, played: Move) -> bool {
        let color = self.side_to_move;
        self.kings & played.from.bit() != 0
            || R::promotion_row(color) & played.to.bit() != 0
            || (R::PROMOTES_IN_PASSING && R::before_promotion_row(color) & played.captured.bits() != 0)
    }

    /// The hash key. Equal positions have equal keys in every build; keys are never stored. Search keeps its own key
    /// and updates it with [`Position::key_after_unchecked`].
    #[must_use]
    pub fn key(&self) -> u64 {
        let side = if self.side_to_move == Color::Black { zobrist::BLACK_TO_MOVE } else { 0 };
        Color::ALL.into_iter().fold(side, |key, color| {
            let key = self
                .pieces(color, PieceKind::Man)
                .into_iter()
                .fold(key, |key, square| key ^ zobrist::word(color, PieceKind::Man, square));
            self.pieces(color, PieceKind::King)
                .into_iter()
                .fold(key, |key, square| key ^ zobrist::word(color, PieceKind::King, square))
        })
    }

    /// The key of the position after a move that is known to be legal, computed from the key of this position. Does not
    /// check the move.
    #[must_use]
    #[inline]
    pub fn key_after_unchecked(&self, key: u64, played: Move) -> u64 {
        let (own, enemy) = (self.side_to_move, !self.side_to_move);
        let before = if self.kings & played.from.bit() == 0 { PieceKind::Man } else { PieceKind::King };
        let after = if before == PieceKind::King || self.promotes(played) { PieceKind::King } else { PieceKind::Man };
        let moved = key
            ^ zobrist::BLACK_TO_MOVE
            ^ zobrist::word(own, before, played.from)
            ^ zobrist::word(own, after, played.to);
        played.captured.into_iter().fold(moved, |key, square| {
            let is_king = self.kings & square.bit() != 0;
            key ^ zobrist::word(enemy, if is_king { PieceKind::King } else { PieceKind::Man }, square)
        })
    }

    /// The position with White to move in which White owns the `own` pieces of `board`.
    #[must_use]
    pub const fn seen_by_white(board: Board) -> Self {
        Self::seen_by(Color::White, board)
    }

    /// The position in which the given side is to move and owns the `own` pieces of `board`.
    #[inline(always)]
    pub(super) const fn seen_by(side_to_move: Color, board: Board) -> Self {
        Self {
            own: board.own(),
            enemy: board.enemy(),
            kings: board.own_kings | board.enemy_kings,
            side_to_move,
            rules: PhantomData,
        }
    }

    /// The pieces from the point of view of the side to move.
    #[inline(always)]
    #[must_use]
    pub const fn board(&self) -> Board {
        Board {
            own_men: self.own & !self.kings,
            own_kings: self.own & self.kings,
            enemy_men: self.enemy & !self.kings,
            enemy_kings: self.enemy & self.kings,
        }
    }
}
