//! How the screen looks: the theme in the colours that the terminal has.

use chuhe_rules::Side;
use etude_tui::color::{ColorDepth, shade};
use etude_tui::tones::{self, PagePalette, Tones};
use ratatui::style::{Color, Modifier, Style};

use crate::settings::{Colors, Settings, ThemeName};

/// How the screen looks.
#[derive(Debug)]
pub(super) struct Look {
    pub(super) tones: Tones,
    /// The pieces of Red and of Black.
    pieces: [Style; 2],
    /// Whether nothing but ASCII can be drawn.
    pub(super) is_ascii: bool,
    /// Whether characters of ambiguous width take two columns, so that they need stand-ins.
    pub(super) is_wide: bool,
    /// How many colours the terminal says that it has; `None` for none.
    colors: Option<ColorDepth>,
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
        let tones = Tones::monochrome();
        let mut look = Self { pieces: [tones.title, tones.text], tones, is_ascii, is_wide: false, colors };
        look.set(settings);
        look
    }

    /// Takes over the theme and the number of colours. A terminal that wants no colours gets none.
    pub(super) fn set(&mut self, settings: &Settings) {
        let depth = self.colors.map(|found| match settings.colors {
            Colors::Auto => found,
            Colors::Sixteen => ColorDepth::Sixteen,
            Colors::Indexed => ColorDepth::Indexed,
            Colors::True => ColorDepth::True,
        });
        let Some((depth, palette)) = depth.zip(palette(settings.theme)) else {
            self.tones = Tones::monochrome();
            self.pieces = [self.tones.title, self.tones.text];
            return;
        };
        self.tones = Tones::of(palette, depth, [Color::Reset; 5]);
        let is_light = settings.theme == ThemeName::Light;
        let red = if is_light { shade(0xaf_00_00, Color::Red) } else { shade(0xff_87_5f, Color::LightRed) };
        // The sides differ in their characters; colour only helps.
        self.pieces = [self.tones.text.fg(red.at(depth)).add_modifier(Modifier::BOLD), self.tones.text];
    }

    /// The style of a side's pieces.
    pub(super) const fn piece(&self, side: Side) -> Style {
        self.pieces[side.index()]
    }
}
