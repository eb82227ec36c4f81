//! How the screen looks: the theme in the colours that the terminal has.

use etude_tui::color::ColorDepth;
use etude_tui::inbox::Found;
use etude_tui::pixels::{Pixels, Protocol};
use etude_tui::points::PointStyles;
use etude_tui::tones::{self, PagePalette, Tones};
use ratatui::style::Color;

use crate::settings::{Colors, Graphics, Settings, ThemeName};

/// How the screen looks.
#[derive(Debug)]
pub(super) struct Look {
    pub(super) tones: Tones,
    pub(super) points: PointStyles,
    /// Whether nothing but ASCII can be drawn.
    pub(super) is_ascii: bool,
    /// Whether characters of ambiguous width take two columns, so that they need stand-ins.
    pub(super) is_wide: bool,
    /// How many colours the terminal says that it has; `None` for none.
    colors: Option<ColorDepth>,
    /// What the terminal says of its pixels.
    pub(super) found: Found,
}

/// The colours of a theme; the monochrome one has none.
const fn palette(theme: ThemeName) -> Option<&'static PagePalette> {
    match theme {
        ThemeName::Dark => Some(&tones::DARK),
        ThemeName::Light => Some(&tones::LIGHT),
        ThemeName::HighContrast => Some(&tones::HIGH_CONTRAST),
        ThemeName::ColorBlind => Some(&tones::COLOR_BLIND),
        ThemeName::Monochrome => None,
    }
}

impl Look {
    pub(super) fn new(settings: &Settings, colors: Option<ColorDepth>, is_ascii: bool) -> Self {
        let (tones, points) = (Tones::monochrome(), PointStyles::plain());
        let mut look = Self { tones, points, is_ascii, is_wide: false, colors, found: Found::default() };
        look.set(settings);
        look
    }

    /// Takes over the theme and the number of colours. A terminal that wants no colours gets none.
    pub(super) fn set(&mut self, settings: &Settings) {
        let depth = self.depth(settings);
        (self.tones, self.points) = match depth.zip(palette(settings.theme)) {
            None => (Tones::monochrome(), PointStyles::plain()),
            Some((depth, palette)) => {
                let tones = Tones::of(palette, depth, [Color::Reset; 5]);
                (tones.clone(), PointStyles::wood(depth, tones.quiet))
            }
        };
    }

    /// How many colours are used; `None` for none.
    fn depth(&self, settings: &Settings) -> Option<ColorDepth> {
        self.colors.map(|found| match settings.colors {
            Colors::Auto => found,
            Colors::Sixteen => ColorDepth::Sixteen,
            Colors::Indexed => ColorDepth::Indexed,
            Colors::True => ColorDepth::True,
        })
    }

    /// How the board is drawn in pixels, with the number of colours; `None` for cells. A board without colours is drawn in
    /// cells: its stones differ in shape there.
    pub(super) fn pixels(&self, settings: &Settings) -> Option<(Pixels, ColorDepth)> {
        let wanted = match settings.graphics {
            Graphics::Auto => None,
            Graphics::Kitty => Some(Protocol::Kitty),
            Graphics::Sixel => Some(Protocol::Sixel),
            Graphics::Cells => return None,
        };
        let depth = self.depth(settings).filter(|_| !self.is_ascii && settings.theme != ThemeName::Monochrome)?;
        Pixels::of(self.found, wanted).map(|pixels| (pixels, depth))
    }
}
