//! A board and the side to move.

use crate::{board::Board, foul::Foul, point::Point, side::Side};

/// A board and the side to move. Any stones may lie on it; they need not have been played in turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    board: Board,
    to_move: Side,
}

impl Default for Position {
    fn default() -> Self {
        Self::start()
    }
}

/// What a stone does to the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StoneEffect {
    /// Nothing ends: the opponent is to move.
    Nothing,
    /// The stone makes five and wins.
    Five,
    /// The stone is a foul of Black.
    Foul(Foul),
    /// The board is full and no five was made.
    Full,
}

/// The point holds a stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} is taken")]
pub struct PointTaken(pub(crate) Point);

impl Position {
    /// The empty board, Black to move.
    #[must_use]
    pub const fn start() -> Self {
        Self { board: Board::new(), to_move: Side::Black }
    }

    /// The board with the side to move.
    #[must_use]
    pub const fn new(board: Board, to_move: Side) -> Self {
        Self { board, to_move }
    }

    /// The position after these stones in turn, Black first.
    ///
    /// # Errors
    ///
    /// A point is named twice.
    pub fn after(points: &[Point]) -> Result<Self, PointTaken> {
        let mut position = Self::start();
        for &point in points {
            position.play(point)?;
        }
        Ok(position)
    }

    /// The board.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The side to move.
    #[must_use]
    pub const fn to_move(&self) -> Side {
        self.to_move
    }

    /// The same stones with the other side to move.
    #[must_use]
    pub const fn passed(&self) -> Self {
        Self { board: self.board, to_move: self.to_move.other() }
    }

    /// A hash of board and side to move.
    #[must_use]
    pub const fn hash(&self) -> u64 {
        self.board.hash() ^ if matches!(self.to_move, Side::White) { 0x9E6C_63D0_876A_9A5B } else { 0 }
    }

    /// What a stone of the side to move on an empty point would do.
    #[must_use]
    pub fn effect(&self, point: Point) -> StoneEffect {
        if self.board.makes_five(point, self.to_move) {
            return StoneEffect::Five;
        }
        if self.to_move == Side::Black
            && let Some(foul) = self.board.foul(point)
        {
            return StoneEffect::Foul(foul);
        }
        if self.board.stones() + 1 == crate::POINTS { StoneEffect::Full } else { StoneEffect::Nothing }
    }

    /// Puts a stone of the side to move, foul or not, and passes the move to the other side.
    ///
    /// # Errors
    ///
    /// The point is taken.
    pub fn play(&mut self, point: Point) -> Result<StoneEffect, PointTaken> {
        if !self.board.is_empty(point) {
            return Err(PointTaken(point));
        }
        let effect = self.effect(point);
        self.board.put(point, self.to_move);
        self.to_move = self.to_move.other();
        Ok(effect)
    }

    /// The points where the side to move may play: the empty ones that are no foul. A five is never a foul.
    pub fn legal_points(&self) -> impl Iterator<Item = Point> + '_ {
        self.board.empty_points().filter(|&point| self.is_legal(point))
    }

    /// Whether the side to move may play on the point.
    #[must_use]
    pub fn is_legal(&self, point: Point) -> bool {
        self.board.is_empty(point) && (self.to_move == Side::White || self.board.foul(point).is_none())
    }

    /// The points where a side makes five with one stone.
    pub fn fives(&self, side: Side) -> impl Iterator<Item = Point> + '_ {
        self.board.empty_points().filter(move |&point| self.board.makes_five(point, side))
    }

    /// Whether Black is forced into a foul (逼禁): Black is to move, has no five, and every point that would stop a white
    /// five is forbidden, or no point at all is allowed.
    #[must_use]
    pub fn is_black_forced(&self) -> bool {
        if self.to_move == Side::White || self.fives(Side::Black).next().is_some() {
            return false;
        }
        let mut threats = self.fives(Side::White).peekable();
        if threats.peek().is_none() {
            return !self.board.is_full() && self.legal_points().next().is_none();
        }
        threats.all(|point| self.board.foul(point).is_some())
    }
}
