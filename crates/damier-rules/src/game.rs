//! A game: its moves, its draws and its end. This module alone decides when a game is over.

use super::any_position::AnyPosition;
use super::limits::{Counters, LimitCount};
use super::outcome::{EndReason, GameEnd};
use super::piece::Color;
use super::position::Move;
use crate::with_position;

/// Moves each side must have made before a draw can be offered (CDA 3.8-3.12).
pub const MOVES_BEFORE_DRAW_OFFER: u32 = 40;

/// A position of a game and its counters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Moment {
    position: AnyPosition,
    counters: Counters,
}

/// A game from its first position to the current one, including moves that were taken back and can be replayed.
#[derive(Clone, Debug)]
pub struct Game {
    start: Moment,
    /// The moves made or taken back, each with the position it led to.
    line: Vec<(Move, Moment)>,
    /// The number of moves of `line` that are currently made.
    plies: usize,
    /// The end brought about by a player or the clock. An end on the board follows from the position instead.
    decided: Option<GameEnd>,
    /// Draw offers: the number of plies played before each, and who offered.
    offers: Vec<(usize, Color)>,
}

/// Why a move cannot be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlayError {
    /// The move is not legal.
    #[error("illegal move")]
    Illegal,
    /// The game has ended.
    #[error("game over")]
    GameOver,
}

/// Why a draw cannot be offered or accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DrawOfferError {
    /// Too few moves have been made.
    #[error("draw offered after {moves} moves of {MOVES_BEFORE_DRAW_OFFER}")]
    TooEarly {
        /// Moves that both sides have made.
        moves: u32,
    },
    /// A player can only offer a draw with his own move.
    #[error("draw offered without a move")]
    NotWithOwnMove,
    /// The same player cannot offer twice in a row.
    #[error("second draw offer in a row")]
    OfferedLast,
    /// There is no offer to answer.
    #[error("no draw offer")]
    NoOffer,
    /// The game has ended.
    #[error("game over")]
    GameOver,
}

impl Game {
    /// A game that begins in `position`, with all counters at zero.
    #[must_use]
    pub fn new(position: AnyPosition) -> Self {
        Self::with_plies_used(position, 0)
    }

    /// A game that begins in `position` with some plies of the applicable move limit already used, for instance those
    /// in the half-move counter of a FEN or at the start of an ending drill.
    #[must_use]
    pub fn with_plies_used(position: AnyPosition, plies_used: u16) -> Self {
        let counters = with_position!(&position, position => Counters::new(position, plies_used));
        let start = Moment { position, counters };
        Self { start, line: Vec::new(), plies: 0, decided: None, offers: Vec::new() }
    }

    /// The first position.
    #[must_use]
    pub const fn start(&self) -> &AnyPosition {
        &self.start.position
    }

    /// The position on the board.
    #[must_use]
    pub fn position(&self) -> &AnyPosition {
        &self.now().position
    }

    /// The position after the first `plies` moves. `None` if fewer have been made.
    #[must_use]
    pub fn position_after(&self, plies: usize) -> Option<&AnyPosition> {
        (plies <= self.plies).then(|| &self.moment(plies).position)
    }

    /// The moves made so far.
    #[must_use]
    pub fn moves(&self) -> impl ExactSizeIterator<Item = Move> + '_ {
        self.line[..self.plies].iter().map(|&(played, _)| played)
    }

    /// The legal moves. Empty once the game is over.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move> {
        if self.end().is_some() { Vec::new() } else { self.position().legal_moves() }
    }

    /// Makes a move. This declines any draw offer and discards the moves that were taken back.
    ///
    /// # Errors
    ///
    /// If the move is not legal or the game is over. The game is then unchanged.
    pub fn play(&mut self, played: Move) -> Result<(), PlayError> {
        if self.end().is_some() {
            return Err(PlayError::GameOver);
        }
        let Moment { position, counters } = *self.now();
        if !position.is_legal(played) {
            return Err(PlayError::Illegal);
        }
        let counters =
            with_position!(&position, before => counters.after(before, played, &before.play_unchecked(played)));
        let moment = Moment { position: position.play_unchecked(played), counters };
        self.line.truncate(self.plies);
        self.line.push((played, moment));
        self.plies += 1;
        Ok(())
    }

    /// Takes back the last move, and with it any end of the game and any draw offer made after the move before it.
    /// Returns `None` when no move has been made.
    pub fn undo(&mut self) -> Option<Move> {
        self.plies = self.plies.checked_sub(1)?;
        self.decided = None;
        self.offers.retain(|&(plies, _)| plies <= self.plies);
        Some(self.line[self.plies].0)
    }

    /// Replays the move that was taken back last. Returns `None` when there is none.
    pub fn redo(&mut self) -> Option<Move> {
        let &(played, _) = self.line.get(self.plies).filter(|_| self.end().is_none())?;
        self.plies += 1;
        Some(played)
    }

    /// How the game ended. `None` while it is in progress.
    ///
    /// A side that cannot move has lost even if the last ply reached a move limit. The rules leave this open; the
    /// largest draughts server counts it this way.
    #[must_use]
    pub fn end(&self) -> Option<GameEnd> {
        if self.decided.is_some() {
            return self.decided;
        }
        let position = self.position();
        let side = position.side_to_move();
        if position.all_pieces(side).is_empty() {
            return Some(GameEnd::win(!side, EndReason::NoPieces));
        }
        if position.legal_moves().is_empty() {
            return Some(GameEnd::win(!side, EndReason::NoMoves));
        }
        if self.repetitions() >= 3 {
            return Some(GameEnd::draw(EndReason::Repetition));
        }
        let limit = self.limit().filter(|count| count.is_reached())?;
        Some(GameEnd::draw(EndReason::MoveLimit(limit.limit)))
    }

    /// The move limit that currently applies, with its count.
    #[must_use]
    pub fn limit(&self) -> Option<LimitCount> {
        let Moment { position, counters } = self.now();
        with_position!(position, position => counters.running(position))
    }

    /// How often the current position has occurred with the same side to move, including now.
    #[must_use]
    pub fn repetitions(&self) -> usize {
        let now = self.position();
        (0..=self.plies).rev().step_by(2).filter(|&plies| self.moment(plies).position == *now).count()
    }

    /// Offers a draw for the player who has just moved and has not yet pressed the clock (CDA 3.8-3.12).
    ///
    /// # Errors
    ///
    /// If the conditions for an offer are not met.
    pub fn offer_draw(&mut self, by: Color) -> Result<(), DrawOfferError> {
        if self.end().is_some() {
            return Err(DrawOfferError::GameOver);
        }
        if self.plies == 0 || self.position().side_to_move() == by {
            return Err(DrawOfferError::NotWithOwnMove);
        }
        let moves = u32::try_from(self.plies / 2).unwrap_or(u32::MAX);
        if moves < MOVES_BEFORE_DRAW_OFFER {
            return Err(DrawOfferError::TooEarly { moves });
        }
        if self.offers.last().is_some_and(|&(_, color)| color == by) {
            return Err(DrawOfferError::OfferedLast);
        }
        self.offers.push((self.plies, by));
        Ok(())
    }

    /// The player whose draw offer is still unanswered.
    #[must_use]
    pub fn draw_offer(&self) -> Option<Color> {
        let &(plies, color) = self.offers.last()?;
        (plies == self.plies && self.end().is_none()).then_some(color)
    }

    /// Accepts the draw offer.
    ///
    /// # Errors
    ///
    /// [`DrawOfferError::NoOffer`] if there is no offer.
    pub fn accept_draw(&mut self) -> Result<(), DrawOfferError> {
        self.draw_offer().ok_or(DrawOfferError::NoOffer)?;
        self.decided = Some(GameEnd::draw(EndReason::Agreement));
        Ok(())
    }

    /// Ends the game as lost for the player who resigns. Does nothing once the game is over.
    pub fn resign(&mut self, loser: Color) {
        self.decide(GameEnd::win(!loser, EndReason::Resignation));
    }

    /// Ends the game as lost for the player whose time has run out. Does nothing once the game is over.
    pub fn flag_fall(&mut self, loser: Color) {
        self.decide(GameEnd::win(!loser, EndReason::FlagFall));
    }

    /// Ends the game as a draw because neither side can win. Does nothing once the game is over.
    pub fn declare_unwinnable(&mut self) {
        self.decide(GameEnd::draw(EndReason::Unwinnable));
    }

    /// Ends the game as a draw claimed by the side with the advantage. Does nothing once the game is over.
    pub fn draw_by_advantage(&mut self) {
        self.decide(GameEnd::draw(EndReason::Advantage));
    }

    fn decide(&mut self, end: GameEnd) {
        if self.end().is_none() {
            self.decided = Some(end);
        }
    }

    fn now(&self) -> &Moment {
        self.moment(self.plies)
    }

    fn moment(&self, plies: usize) -> &Moment {
        match plies {
            0 => &self.start,
            _ => &self.line[plies - 1].1,
        }
    }
}
