//! Applies the settings, for all screens.

use super::pixels::{self, Pixels};
use super::shared::Shared;
use super::theme::Theme;
use super::widgets::board::{BoardPicture, Dots};
use crate::words::{self, GivenLanguage, Language};
use damier_app::settings::{Colors, Graphics, PieceSet, Settings, ThemeName};
use damier_rules::AnyPosition;
use etude_tui::color::ColorDepth;
use etude_tui::color::Mixing;
use etude_tui::inbox::Found;

/// Command-line options and environment that override the settings.
#[derive(Debug)]
pub struct Given {
    /// Whether to use no colours.
    pub(crate) monochrome: bool,
    /// How pieces are drawn.
    pub(crate) pieces: Option<PieceSet>,
    /// How the board is drawn.
    pub(crate) graphics: Option<Graphics>,
    /// What the terminal has told about its pixels.
    pub(super) found: Found,
    /// How many colours the terminal has.
    pub(crate) colors: ColorDepth,
    /// The language of the command line and of the system.
    pub(crate) language: GivenLanguage,
    /// Whether the terminal draws characters of ambiguous width two columns wide.
    pub(crate) is_wide: bool,
    /// Which signs the terminal has.
    pub(crate) signs: Signs,
    /// Whether it is spoken, not drawn.
    pub(crate) is_plain: bool,
}

/// The signs that a terminal has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Signs {
    /// Those of Unicode.
    Unicode,
    /// Those of the Linux console.
    Console,
    /// Others than those of UTF-8: only ASCII can be drawn.
    Ascii,
}

impl Shared {
    /// Whether the screen is spoken, not drawn.
    #[must_use]
    pub const fn is_plain(&self) -> bool {
        self.given.is_plain
    }

    /// Applies settings.
    pub fn set(&mut self, settings: Settings) {
        let depth = match settings.colors {
            Colors::Auto => self.given.colors,
            Colors::Sixteen => ColorDepth::Sixteen,
            Colors::Indexed => ColorDepth::Indexed,
            Colors::True => ColorDepth::True,
        };
        let theme = if self.given.monochrome { ThemeName::Monochrome } else { settings.theme };
        self.theme = Theme::of(theme, depth);
        let pieces = self.given.pieces.unwrap_or(settings.pieces);
        let pieces = if self.is_console() && pieces != PieceSet::Ascii { PieceSet::Half } else { pieces };
        // Half blocks are too coarse for shapes without colours.
        let is_bare = pieces == PieceSet::Half && theme == ThemeName::Monochrome;
        self.pieces = if self.given.is_wide || self.is_ascii() || is_bare { PieceSet::Ascii } else { pieces };
        let language = self.given.language.with(&settings.language);
        words::speak_here(if self.is_ascii() { Language::En } else { language });
        self.trainer.set(settings);
    }

    /// Whether colours are off for this run, so that themes and colour depths have no effect.
    #[must_use]
    pub const fn is_monochrome(&self) -> bool {
        self.given.monochrome
    }

    /// Whether the set of pieces is fixed for this run.
    #[must_use]
    pub const fn has_given_pieces(&self) -> bool {
        self.given.pieces.is_some()
    }

    /// Whether characters of ambiguous width need stand-ins.
    #[must_use]
    pub const fn is_wide(&self) -> bool {
        self.given.is_wide
    }

    /// Whether the terminal is the Linux console.
    #[must_use]
    pub const fn is_console(&self) -> bool {
        matches!(self.given.signs, Signs::Console)
    }

    /// Whether the terminal has other characters than those of UTF-8, so that nothing but ASCII can be drawn.
    #[must_use]
    pub const fn is_ascii(&self) -> bool {
        matches!(self.given.signs, Signs::Ascii)
    }

    /// Whether the command line has fixed the language.
    #[must_use]
    pub const fn has_given_language(&self) -> bool {
        self.given.language.asked.is_some()
    }

    /// How the board is drawn in pixels; `None` for cells. Letters, lines and a lack of colours need no pixels.
    #[must_use]
    pub fn pixels(&self) -> Option<Pixels> {
        let pixels = pixels::chosen(self.given.found, self.given.graphics.unwrap_or(self.trainer.settings().graphics))?;
        self.draws_halves().then_some(pixels)
    }

    /// Whether a row of cells can show the ends of two rows of squares: that takes dots and colours.
    #[must_use]
    pub fn draws_halves(&self) -> bool {
        Dots::of(self.pieces).is_some() && self.theme.inks.mixing != Mixing::Dots
    }

    /// A board without marks, with the current orientation and numbers.
    #[must_use]
    pub fn board(&self, position: AnyPosition) -> BoardPicture {
        BoardPicture { turned: self.turned, numbers: self.trainer.settings().numbers, ..BoardPicture::new(position) }
    }
}
