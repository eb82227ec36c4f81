//! What follows from the settings, for all screens.

use super::app::Shared;
use super::theme::{ColorDepth, Theme};
use super::widgets::board::BoardPicture;
use crate::settings::{Colors, PieceSet, Settings, ThemeName};
use damier_rules::AnyPosition;

/// What was given with the start and stands above the settings.
#[derive(Debug)]
pub struct Given {
    /// Whether to do without colours.
    pub monochrome: bool,
    /// How pieces are drawn.
    pub pieces: Option<PieceSet>,
    /// How many colours the terminal has.
    pub colors: ColorDepth,
}

impl Shared {
    /// Has everything follow from settings.
    pub fn set(&mut self, settings: Settings) {
        let depth = match settings.colors {
            Colors::Auto => self.given.colors,
            Colors::Sixteen => ColorDepth::Sixteen,
            Colors::Indexed => ColorDepth::Indexed,
            Colors::True => ColorDepth::True,
        };
        let theme = if self.given.monochrome { ThemeName::Monochrome } else { settings.theme };
        self.theme = Theme::of(theme, depth);
        self.pieces = self.given.pieces.unwrap_or(settings.pieces);
        self.history.set_repetition(settings.repetition());
        self.settings = settings;
    }

    /// Whether the start has fixed the look, so that themes and numbers of colours change nothing.
    #[must_use]
    pub const fn is_monochrome(&self) -> bool {
        self.given.monochrome
    }

    /// Whether the start has fixed how pieces are drawn.
    #[must_use]
    pub const fn has_given_pieces(&self) -> bool {
        self.given.pieces.is_some()
    }

    /// A board without marks, as it is turned and set to look.
    #[must_use]
    pub fn board(&self, position: AnyPosition) -> BoardPicture {
        BoardPicture { turned: self.turned, numbers: self.settings.numbers, ..BoardPicture::new(position) }
    }
}
