//! The value of a position.

use std::fmt;
use std::ops::Neg;

/// The raw score of a game won on the spot; a win in `n` plies scores `n` less.
pub(super) const WON: i32 = 30_000;

/// The longest path that the search follows, in plies.
pub(super) const MAX_PLY: usize = 160;

/// Raw scores from here on are proven wins; twice [`MAX_PLY`] leaves room for entries of the transposition table.
pub(super) const PROVEN: i32 = WON - 320;

/// A value for the side to move: centi-men, or a proven win or loss with its length.
///
/// Scores are ordered: a quicker win is higher, a slower loss is higher.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(i32);

impl Score {
    /// A proven or assumed draw; also an even evaluation.
    pub const DRAW: Self = Self(0);

    /// The largest value of an evaluation, as opposed to a proof: 296.80 men.
    pub const MAX_EVALUATED: Self = Self(PROVEN - 1);

    /// An evaluation in centi-men, limited to ±[`Score::MAX_EVALUATED`].
    #[must_use]
    pub fn centi_men(value: i32) -> Self {
        Self(value.clamp(-Self::MAX_EVALUATED.0, Self::MAX_EVALUATED.0))
    }

    /// A win after `plies` more plies (at most 320; longer ones count as 320).
    #[must_use]
    pub fn win_in(plies: u16) -> Self {
        Self((WON - i32::from(plies)).max(PROVEN))
    }

    /// A raw score of the search.
    pub(super) const fn from_raw(raw: i32) -> Self {
        Self(raw)
    }

    /// The score in the search's arithmetic: centi-men, with proven wins close to [`WON`].
    pub(crate) const fn raw(self) -> i32 {
        self.0
    }

    /// Whether it is a proven win.
    #[must_use]
    pub const fn is_win(self) -> bool {
        self.0 >= PROVEN
    }

    /// Whether it is a proven loss.
    #[must_use]
    pub const fn is_loss(self) -> bool {
        self.0 <= -PROVEN
    }

    /// Whether it is a proven win or loss.
    #[must_use]
    pub const fn is_proven(self) -> bool {
        self.is_win() || self.is_loss()
    }

    /// Plies to the end of the game if it is proven to be won or lost, else `None`. The line found need not be the
    /// shortest.
    #[must_use]
    pub fn plies_to_end(self) -> Option<u16> {
        self.is_proven().then(|| u16::try_from(WON - self.0.abs()).unwrap_or(0))
    }

    /// The value in centi-men; proven wins and losses count about ±300 men.
    #[must_use]
    pub const fn as_centi_men(self) -> i32 {
        self.0
    }
}

impl Neg for Score {
    type Output = Self;

    /// The same value seen by the opponent.
    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl fmt::Display for Score {
    /// `+1.25` in men, `win in 3` and `loss in 2` in moves of the winner.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.plies_to_end() {
            Some(plies) if self.is_win() => write!(formatter, "win in {}", plies.div_ceil(2)),
            Some(plies) => write!(formatter, "loss in {}", plies / 2),
            None => {
                let sign = if self.0 < 0 { '-' } else { '+' };
                write!(formatter, "{sign}{}.{:02}", self.0.abs() / 100, self.0.abs() % 100)
            }
        }
    }
}

/// The score of having lost at distance `ply` from the root.
#[inline]
pub(super) fn lost_at(ply: usize) -> i32 {
    i32::try_from(ply).unwrap_or(0) - WON
}

/// Converts a stored score, whose proven wins and losses count from the position, to the root's point of view.
#[inline]
pub(super) fn seen_from_root(score: i32, ply: usize) -> i32 {
    let plies = i32::try_from(ply).unwrap_or(0);
    match score {
        PROVEN.. => (score - plies).max(PROVEN),
        _ if score <= -PROVEN => (score + plies).min(-PROVEN),
        _ => score,
    }
}

/// The inverse of [`seen_from_root`].
#[inline]
pub(super) fn seen_from_node(score: i32, ply: usize) -> i32 {
    let plies = i32::try_from(ply).unwrap_or(0);
    match score {
        PROVEN.. => (score + plies).min(WON),
        _ if score <= -PROVEN => (score - plies).max(-WON),
        _ => score,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_ordered_and_read_as_players_say_them() {
        assert!(Score::win_in(1) > Score::win_in(3));
        assert!(Score::win_in(300) > Score::centi_men(1_000_000));
        assert!(-Score::win_in(1) < -Score::win_in(3));
        assert_eq!(Score::win_in(1).to_string(), "win in 1");
        assert_eq!(Score::win_in(5).to_string(), "win in 3");
        assert_eq!((-Score::win_in(4)).to_string(), "loss in 2");
        assert_eq!(Score::centi_men(-105).to_string(), "-1.05");
        assert_eq!(Score::centi_men(-5).to_string(), "-0.05");
        assert_eq!(Score::win_in(7).plies_to_end(), Some(7));
        assert_eq!(Score::centi_men(700).plies_to_end(), None);
    }
}
