//! Replaying games to check that they are legal.

use super::error::{Fault, Place};
use super::reader::Visitor;
use super::result::GameResult;
use super::text::RawText;
use super::track::Track;
use crate::notation::text::MoveText;
use crate::{AnyPosition, Variant};

/// Replays every game, including variations and set-ups, and keeps only counts.
pub struct Replay {
    track: Track,
    plies: u32,
    variation_plies: u32,
}

/// A replayed game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replayed {
    /// Plies of the main line.
    pub plies: u32,
    /// Plies in variations.
    pub variation_plies: u32,
    /// The position after the last move of the main line.
    last: AnyPosition,
    /// The result after the moves, if there is one.
    result: Option<GameResult>,
}

impl Replay {
    /// A replay that assumes `default_variant` for games without `GameType`.
    #[must_use]
    pub fn new(default_variant: Variant) -> Self {
        Self { track: Track::new(default_variant), plies: 0, variation_plies: 0 }
    }
}

impl Visitor for Replay {
    type Output = Replayed;

    #[inline]
    fn track(&mut self) -> Option<&mut Track> {
        Some(&mut self.track)
    }

    fn begin_game(&mut self) {
        self.track.begin_game();
        (self.plies, self.variation_plies) = (0, 0);
    }

    fn tag(&mut self, name: &str, value: RawText<'_>, place: Place) -> Result<(), Fault> {
        self.track.tag(name, value, place).map(drop)
    }

    fn end_tags(&mut self) -> Result<(), Fault> {
        self.track.end_tags().map(drop)
    }

    #[inline(always)]
    fn played(&mut self, text: &MoveText) -> Result<(), Fault> {
        self.track.play(text)?;
        if self.track.in_variation() {
            self.variation_plies += 1;
        } else {
            self.plies += 1;
        }
        Ok(())
    }

    fn setup(&mut self, text: RawText<'_>) -> Result<(), Fault> {
        self.track.setup(text)
    }

    fn begin_variation(&mut self) -> Result<(), Fault> {
        self.track.begin_variation()
    }

    fn end_variation(&mut self) {
        self.track.end_variation();
    }

    fn end_game(&mut self, result: Option<GameResult>) -> Replayed {
        Replayed { plies: self.plies, variation_plies: self.variation_plies, last: *self.track.now(), result }
    }
}
