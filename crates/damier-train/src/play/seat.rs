//! Who plays the sides of a game.

use serde::{Deserialize, Serialize};

use crate::attempt::Opponent;
use damier_engine::Level;

/// A side that plays elsewhere, and how it is reached.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RemoteSide {
    /// Its name; empty until it has said one.
    pub name: String,
    /// Where to wait for it or to call it, such as `127.0.0.1:27531`.
    pub address: String,
    /// Whether we wait for its call.
    pub listens: bool,
    /// Whether we ask for the game, and so decide on its terms.
    pub asks: bool,
}

/// Who plays a side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Seat {
    /// The player whose progress is kept.
    Trainee,
    /// Another person at this board, with a name.
    Guest(String),
    /// A person or a program elsewhere.
    Remote(Box<RemoteSide>),
    /// The bundled engine at a level.
    Level(Level),
    /// The player's own engine, as long as it works; the bundled one at the highest level replaces it.
    OwnEngine,
}

impl Seat {
    /// Whether a person at this board plays.
    #[must_use]
    pub const fn is_person(&self) -> bool {
        matches!(self, Self::Trainee | Self::Guest(_))
    }

    /// The level at which the bundled engine plays, or would replace what plays.
    #[must_use]
    pub const fn level(&self) -> Level {
        match self {
            Self::Level(level) => *level,
            _ => Level::FULL,
        }
    }

    /// The opponent that this is to the trainee; `None` for the trainee.
    #[must_use]
    pub fn opponent(&self) -> Option<Opponent> {
        match self {
            Self::Trainee => None,
            Self::Guest(name) => Some(Opponent::Person(name.clone())),
            Self::Remote(side) => Some(Opponent::Person(side.name.clone())),
            Self::Level(level) => Some(Opponent::Level(*level)),
            Self::OwnEngine => Some(Opponent::OwnEngine),
        }
    }
}
