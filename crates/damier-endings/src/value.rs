//! The value of a position.

use std::fmt;

/// The result of best play, for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Outcome {
    /// The side to move loses.
    Loss,
    /// Neither side can win.
    Draw,
    /// The side to move wins.
    Win,
}

impl Outcome {
    /// The same result for the opponent.
    #[must_use]
    #[inline]
    pub const fn reversed(self) -> Self {
        match self {
            Self::Loss => Self::Win,
            Self::Draw => Self::Draw,
            Self::Win => Self::Loss,
        }
    }

    /// `win`, `draw` or `loss`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Loss => "loss",
            Self::Draw => "draw",
            Self::Win => "win",
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.name())
    }
}

/// An outcome for the side to move with its distance in plies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// The side to move loses after this many plies at most.
    Loss(u8),
    /// Neither side can win.
    Draw,
    /// The side to move wins after this many plies.
    Win(u8),
}

impl Value {
    /// The largest distance that can be stored.
    pub const MAX_DISTANCE: u8 = 126;

    /// The outcome without the distance.
    #[must_use]
    #[inline]
    pub const fn outcome(self) -> Outcome {
        match self {
            Self::Loss(_) => Outcome::Loss,
            Self::Draw => Outcome::Draw,
            Self::Win(_) => Outcome::Win,
        }
    }

    /// The distance in plies; `None` for a draw.
    #[must_use]
    #[inline]
    pub const fn distance(self) -> Option<u8> {
        match self {
            Self::Loss(plies) | Self::Win(plies) => Some(plies),
            Self::Draw => None,
        }
    }

    /// The value of a move to a position of this value, for the player of the move.
    #[must_use]
    #[inline]
    pub const fn before_move(self) -> Self {
        match self {
            Self::Loss(plies) => Self::Win(plies.saturating_add(1)),
            Self::Draw => Self::Draw,
            Self::Win(plies) => Self::Loss(plies.saturating_add(1)),
        }
    }

    /// The same outcome at distance 0.
    #[must_use]
    #[inline]
    pub const fn won_at_once(self) -> Self {
        match self {
            Self::Loss(_) => Self::Loss(0),
            Self::Draw => Self::Draw,
            Self::Win(_) => Self::Win(0),
        }
    }

    /// The better of two for the side to move: wins as short, losses as long as possible.
    #[must_use]
    #[inline]
    pub fn better(self, other: Self) -> Self {
        if self.order() >= other.order() { self } else { other }
    }

    const fn order(self) -> i16 {
        match self {
            Self::Loss(plies) => plies as i16 - 512,
            Self::Draw => 0,
            Self::Win(plies) => 512 - plies as i16,
        }
    }
}

/// A [`Value`] in a byte: 0 for a draw, otherwise one more than the distance, with the top bit set for a loss.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Cell(pub u8);

impl Cell {
    pub const DRAW: Self = Self(0);
    const LOSS: u8 = 0x80;

    /// The cell of a value; `None` if its distance exceeds [`Value::MAX_DISTANCE`].
    #[inline]
    pub const fn new(value: Value) -> Option<Self> {
        match value {
            Value::Draw => Some(Self::DRAW),
            Value::Win(plies) | Value::Loss(plies) if plies > Value::MAX_DISTANCE => None,
            Value::Win(plies) => Some(Self::win(plies)),
            Value::Loss(plies) => Some(Self::loss(plies)),
        }
    }

    /// A win after this many plies (at most [`Value::MAX_DISTANCE`]).
    #[inline]
    pub const fn win(plies: u8) -> Self {
        Self(plies + 1)
    }

    /// A loss after this many plies (at most [`Value::MAX_DISTANCE`]).
    #[inline]
    pub const fn loss(plies: u8) -> Self {
        Self((plies + 1) | Self::LOSS)
    }

    /// The value.
    #[inline]
    pub const fn value(self) -> Value {
        let distance = self.0 & !Self::LOSS;
        if distance == 0 {
            Value::Draw
        } else if self.0 & Self::LOSS == 0 {
            Value::Win(distance - 1)
        } else {
            Value::Loss(distance - 1)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_hold_every_value() {
        for plies in 0..=Value::MAX_DISTANCE {
            for value in [Value::Win(plies), Value::Loss(plies), Value::Draw] {
                assert_eq!(Cell::new(value).map(Cell::value), Some(value));
            }
        }
        assert_eq!(Cell::new(Value::Win(127)), None);
        assert_eq!(Cell::new(Value::Loss(255)), None);
    }

    #[test]
    fn the_better_of_two_values() {
        let best_first = [Value::Win(1), Value::Win(9), Value::Draw, Value::Loss(8), Value::Loss(2)];
        for pair in best_first.windows(2) {
            assert_eq!(pair[0].better(pair[1]), pair[0]);
            assert_eq!(pair[1].better(pair[0]), pair[0]);
        }
    }
}
