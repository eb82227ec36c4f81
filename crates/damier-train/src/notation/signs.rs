//! The signs of a score (CDA 3.10, FMJD 8-9).

use rand::RngExt;

use super::NotationQuestion;
use damier_rules::Variant;
use damier_rules::notation::{MoveWriter, Symbol};
use etude::Random;

/// A sign within or beside a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sign {
    /// Between the squares of a move without capture.
    Quiet,
    /// Between the squares of a capture.
    Capture,
    /// Beside the move.
    Beside(Symbol),
}

impl Sign {
    /// The signs that are asked.
    pub const ALL: [Self; 14] = [
        Self::Quiet,
        Self::Capture,
        Self::Beside(Symbol::Win),
        Self::Beside(Symbol::Draw),
        Self::Beside(Symbol::Good),
        Self::Beside(Symbol::VeryGood),
        Self::Beside(Symbol::Bad),
        Self::Beside(Symbol::VeryBad),
        Self::Beside(Symbol::Interesting),
        Self::Beside(Symbol::Dubious),
        Self::Beside(Symbol::Forced),
        Self::Beside(Symbol::AdLibitum),
        Self::Beside(Symbol::Material(1)),
        Self::Beside(Symbol::Material(-1)),
    ];

    /// The sign as written in a variant.
    #[must_use]
    pub fn text(self, variant: Variant) -> String {
        match self {
            Self::Quiet => "-".to_owned(),
            Self::Capture => MoveWriter::of(variant).capture_sign().to_string(),
            Self::Beside(symbol) => symbol.to_string(),
        }
    }
}

/// What is given and what has to be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// The meaning is given; choose the sign.
    WhichSign,
    /// The sign is given; choose its meaning.
    WhatItMeans,
}

/// A question about any sign except the last one asked.
pub(super) fn question(last: Option<Sign>, random: &mut Random) -> NotationQuestion {
    let mut left: Vec<Sign> = Sign::ALL.to_vec();
    let mut draw = |left: &mut Vec<Sign>| left.swap_remove(random.random_range(0..left.len()));
    left.retain(|&sign| Some(sign) != last);
    let sign = draw(&mut left);
    left.extend(last);
    let mut options = [sign, draw(&mut left), draw(&mut left), draw(&mut left)];
    let place = random.random_range(0..options.len());
    options.swap(0, place);
    let ask = if random.random() { Ask::WhichSign } else { Ask::WhatItMeans };
    NotationQuestion::Sign { ask, sign, options }
}
