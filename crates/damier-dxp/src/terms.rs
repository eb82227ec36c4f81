//! What a game is played for: colours, time, number of moves and the first position.

use damier_rules::{AnyPosition, Color, Variant};

/// The terms of a game, always such that they can be sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    follower: Color,
    minutes: u16,
    moves: u16,
    start: AnyPosition,
}

/// Why a game cannot be played on such terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TermsError {
    /// Neither 0 nor fractions: programs read them differently or do not answer.
    #[error("{0} minutes, not 1 to {max}", max = Terms::MAX_MINUTES)]
    Minutes(u16),
    /// The field for them has three digits.
    #[error("{0} moves, more than {max}", max = Terms::MAX_MOVES)]
    Moves(u16),
    /// The protocol knows only the board of 100 squares.
    #[error("a position of {0} draughts")]
    Variant(Variant),
    /// The side to move has no move.
    #[error("the game is over before it begins")]
    Over,
}

impl Terms {
    /// The longest time of a player.
    pub const MAX_MINUTES: u16 = 999;
    /// The highest number of moves of a player.
    pub const MAX_MOVES: u16 = 999;

    /// Terms with the colour of the follower, the minutes that each player has for the whole game, and the number of
    /// moves of each after which the game ends undecided; 0 for no limit.
    ///
    /// # Errors
    ///
    /// Any [`TermsError`].
    pub fn new(follower: Color, minutes: u16, moves: u16, start: AnyPosition) -> Result<Self, TermsError> {
        if !(1..=Self::MAX_MINUTES).contains(&minutes) {
            return Err(TermsError::Minutes(minutes));
        }
        if moves > Self::MAX_MOVES {
            return Err(TermsError::Moves(moves));
        }
        if start.variant() != Variant::International {
            return Err(TermsError::Variant(start.variant()));
        }
        if start.legal_moves().is_empty() {
            return Err(TermsError::Over);
        }
        Ok(Self { follower, minutes, moves, start })
    }

    /// The colour of the follower.
    #[must_use]
    pub const fn follower(&self) -> Color {
        self.follower
    }

    /// The minutes of each player for the whole game, 1 to 999.
    #[must_use]
    pub const fn minutes(&self) -> u16 {
        self.minutes
    }

    /// The moves of each player after which the game ends; `None` if nothing limits them.
    #[must_use]
    pub const fn moves(&self) -> Option<u16> {
        if self.moves == 0 { None } else { Some(self.moves) }
    }

    /// The first position.
    #[must_use]
    pub const fn start(&self) -> &AnyPosition {
        &self.start
    }
}
