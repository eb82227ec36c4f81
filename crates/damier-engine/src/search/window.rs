//! The scores that matter to a search.

use std::ops::Neg;

use crate::score::WON;

/// Below any score.
pub const LOWEST: i32 = -WON - 1;

/// The raw scores, in centi-men of the side to move, that a search must tell exactly: those above `alpha` and below `beta`.
/// Others it may only bound.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Window {
    pub alpha: i32,
    pub beta: i32,
}

impl Window {
    /// All scores.
    pub const WHOLE: Self = Self { alpha: LOWEST, beta: -LOWEST };

    /// No score at all: asks only whether the score is above `alpha`.
    #[inline]
    pub const fn above(alpha: i32) -> Self {
        Self { alpha, beta: alpha + 1 }
    }

    /// Whether it asks only for a yes or no.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.beta - self.alpha == 1
    }
}

impl Neg for Window {
    type Output = Self;

    /// The same scores as the opponent sees them.
    #[inline]
    fn neg(self) -> Self {
        Self { alpha: -self.beta, beta: -self.alpha }
    }
}
