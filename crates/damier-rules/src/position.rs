//! Positions and moves.

use std::marker::PhantomData;

use super::bitboard::Bitboard;
use super::board::{BlackSide, Board, Side, WhiteSide};
use super::captures;
use super::jumps::Jumps;
use super::piece::{Color, Piece, PieceKind};
use super::quiet::{self, QuietVisitor};
use super::square::Square;
use super::variant::{AnyCapture, Rules};
use super::zobrist;

/// A move, for either side and every variant.
///
/// Two captures with the same origin, destination and captured pieces are one move, whatever way they go: the result
/// is one position. The ways are given by [`Position::routes`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// Where the piece starts.
    pub from: Square,
    /// Where it ends; the same square as `from` for a capture that goes round.
    pub to: Square,
    /// The pieces it takes; empty for a quiet move.
    pub captured: Bitboard,
}

impl Move {
    /// Whether the move takes anything.
    #[must_use]
    #[inline]
    pub const fn is_capture(self) -> bool {
        !self.captured.is_empty()
    }
}

/// A move is not legal in the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the move is not legal in this position")]
pub struct IllegalMove;

/// A position: the pieces and the side to move. A small value; making a move gives a new one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position<R: Rules> {
    /// Men of White and Black.
    men: [u64; 2],
    /// Kings of White and Black.
    kings: [u64; 2],
    side_to_move: Color,
    rules: PhantomData<R>,
}

impl<R: Rules> Position<R> {
    /// The position at the start of a game: all rows filled but the two in the middle, White to move.
    #[must_use]
    pub fn start() -> Self {
        let rows = R::BOARD.rows();
        let fill = |from: u8, to: u8| (from..to).fold(0, |bits, row| bits | R::BOARD.row_mask(row));
        Self::from_parts([fill(rows / 2 + 1, rows), fill(0, rows / 2 - 1)], [0, 0], Color::White)
    }

    /// A position of valid parts; [`super::Setup`] is the way in for everybody else.
    pub(super) const fn from_parts(men: [u64; 2], kings: [u64; 2], side_to_move: Color) -> Self {
        Self { men, kings, side_to_move, rules: PhantomData }
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
        match kind {
            PieceKind::Man => Bitboard(self.men[color as usize]),
            PieceKind::King => Bitboard(self.kings[color as usize]),
        }
    }

    /// The squares of all pieces of a colour.
    #[must_use]
    #[inline]
    pub const fn all_pieces(&self, color: Color) -> Bitboard {
        Bitboard(self.men[color as usize] | self.kings[color as usize])
    }

    /// The squares of all pieces.
    #[must_use]
    #[inline]
    pub fn occupied(&self) -> Bitboard {
        self.all_pieces(Color::White) | self.all_pieces(Color::Black)
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

    /// The same position with the board turned and the colours exchanged: its value is that of this position.
    #[must_use]
    pub fn flipped(&self) -> Self {
        let turn = |[white, black]: [u64; 2]| [black, white].map(|bits| Bitboard(bits).rotated(R::BOARD).bits());
        Self::from_parts(turn(self.men), turn(self.kings), !self.side_to_move)
    }

    /// The same pieces with the other side to move.
    #[must_use]
    #[inline]
    pub const fn passed(&self) -> Self {
        let side_to_move = match self.side_to_move {
            Color::White => Color::Black,
            Color::Black => Color::White,
        };
        Self::from_parts(self.men, self.kings, side_to_move)
    }

    /// The captures that are forbidden because others take more (CDA 2.6, FMJD 4.13). They can be played like legal moves,
    /// to see what they would do. A king that stops where it could have chosen to go on is not among them.
    #[must_use]
    pub fn captures_of_fewer(&self) -> Vec<Move> {
        let legal = self.legal_moves();
        let mut captures = Position::<AnyCapture<R>>::from_parts(self.men, self.kings, self.side_to_move).legal_moves();
        captures.retain(|capture| capture.is_capture() && !legal.contains(capture));
        captures
    }

    /// All legal moves. None when the side to move has lost (CDA 3.12).
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.legal_moves_into(&mut moves);
        moves
    }

    /// Appends all legal moves to `moves`; nothing is allocated when it has room.
    #[inline]
    pub fn legal_moves_into(&self, moves: &mut Vec<Move>) {
        match self.side_to_move {
            Color::White => legal_moves::<R, WhiteSide>(self.board(), moves),
            Color::Black => legal_moves::<R, BlackSide>(self.board(), moves),
        }
    }

    /// Whether the side to move has to capture.
    #[must_use]
    #[inline]
    pub fn must_capture(&self) -> bool {
        let board = self.board();
        captures::man_can_capture::<R>(board) || captures::king_can_capture::<R>(board)
    }

    /// Whether some piece of the side to move can move without capturing, were that allowed. Together with
    /// [`Position::must_capture`] this tells whether there is a legal move, at less cost than listing them.
    #[must_use]
    #[inline]
    pub fn can_step(&self) -> bool {
        match self.side_to_move {
            Color::White => quiet::exists::<R, WhiteSide>(self.board()),
            Color::Black => quiet::exists::<R, BlackSide>(self.board()),
        }
    }

    /// Whether a move is legal here.
    #[must_use]
    pub fn is_legal(&self, played: Move) -> bool {
        self.legal_moves().contains(&played)
    }

    /// The position after a move.
    ///
    /// # Errors
    ///
    /// [`IllegalMove`] when the move is not legal here.
    pub fn play(&self, played: Move) -> Result<Self, IllegalMove> {
        if self.is_legal(played) { Ok(self.play_unchecked(played)) } else { Err(IllegalMove) }
    }

    /// The position after a move that is known to be legal, as those of [`Position::legal_moves`] are. Nothing is
    /// checked: another move gives a position without meaning.
    #[must_use]
    #[inline]
    pub fn play_unchecked(&self, played: Move) -> Self {
        let board = self.board();
        match self.side_to_move {
            Color::White => Self::seen_by_black(board.after::<R, WhiteSide>(played)),
            Color::Black => Self::seen_by_white(board.after::<R, BlackSide>(played)),
        }
    }

    /// Whether a legal move makes a man a king (CDA 2.5-2.6).
    #[must_use]
    #[inline]
    pub fn promotes(&self, played: Move) -> bool {
        match self.side_to_move {
            Color::White => self.board().promotes::<R, WhiteSide>(played),
            Color::Black => self.board().promotes::<R, BlackSide>(played),
        }
    }

    /// The hash key, the same for equal positions in every build and never stored: search keeps its own and goes
    /// from key to key with [`Position::key_after_unchecked`].
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

    /// The key of the position after a move that is known to be legal, from the key of this one. Nothing is checked.
    #[must_use]
    #[inline]
    pub fn key_after_unchecked(&self, key: u64, played: Move) -> u64 {
        let (own, enemy) = (self.side_to_move, !self.side_to_move);
        let before = if self.kings[own as usize] & played.from.bit() == 0 { PieceKind::Man } else { PieceKind::King };
        let after = if before == PieceKind::King || self.promotes(played) { PieceKind::King } else { PieceKind::Man };
        let moved = key
            ^ zobrist::BLACK_TO_MOVE
            ^ zobrist::word(own, before, played.from)
            ^ zobrist::word(own, after, played.to);
        played.captured.into_iter().fold(moved, |key, square| {
            let is_king = self.kings[enemy as usize] & square.bit() != 0;
            key ^ zobrist::word(enemy, if is_king { PieceKind::King } else { PieceKind::Man }, square)
        })
    }

    /// The position with White to move in which White owns the own pieces of `board`.
    #[must_use]
    pub const fn seen_by_white(board: Board) -> Self {
        Self::from_parts([board.own_men, board.enemy_men], [board.own_kings, board.enemy_kings], Color::White)
    }

    const fn seen_by_black(board: Board) -> Self {
        Self::from_parts([board.enemy_men, board.own_men], [board.enemy_kings, board.own_kings], Color::Black)
    }

    /// The pieces as the side to move sees them.
    #[inline(always)]
    #[must_use]
    pub const fn board(&self) -> Board {
        let (own, enemy) = match self.side_to_move {
            Color::White => (0, 1),
            Color::Black => (1, 0),
        };
        Board {
            own_men: self.men[own],
            own_kings: self.kings[own],
            enemy_men: self.men[enemy],
            enemy_kings: self.kings[enemy],
        }
    }
}

#[inline(always)]
fn legal_moves<R: Rules, S: Side>(board: Board, moves: &mut Vec<Move>) {
    let kings_capture = captures::king_can_capture::<R>(board);
    if !kings_capture && !captures::man_can_capture::<R>(board) {
        quiet::for_each::<R, S>(board, &mut Listing(moves));
        return;
    }
    let jumps = Jumps::<R, S>::of(board);
    if kings_capture || !jumps.are_short() {
        captures::generate::<R, S>(board, moves);
        return;
    }
    jumps.for_each(|from, to, captured| {
        moves.push(Move { from: Square::lowest(from), to: Square::lowest(to), captured: Bitboard(captured) });
    });
}

/// Writes moves down one by one.
struct Listing<'a>(&'a mut Vec<Move>);

impl QuietVisitor for Listing<'_> {
    #[inline(always)]
    fn man(&mut self, from: u64, to: u64) {
        self.0.push(Move { from: Square::lowest(from), to: Square::lowest(to), captured: Bitboard::EMPTY });
    }

    #[inline(always)]
    fn promotion(&mut self, from: u64, to: u64) {
        self.man(from, to);
    }

    #[inline(always)]
    fn king(&mut self, from: u64, to: u64) {
        self.man(from, to);
    }
}
