//! The colours of a page: every tone of its text has a style; no other code names a colour.

use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};

use crate::color::{BLACK, ColorDepth, Ink, Shade, WHITE, shade};
use crate::text::{Tone, Words};

/// The colours of a page.
#[derive(Clone, Copy)]
pub struct PagePalette {
    /// The background.
    ground: Shade,
    /// Ordinary text.
    text: Shade,
    /// Less important text.
    quiet: Shade,
    /// Frames of panes.
    frame: Shade,
    /// Titles.
    title: Shade,
    /// Keys in the line of keys.
    key: Shade,
    /// Success.
    good: Shade,
    /// Errors.
    bad: Shade,
    /// Notices.
    notice: Shade,
    /// The chosen line of a menu: text and background.
    chosen: (Shade, Shade),
}

/// The colours of figures: those of the texts beside them.
#[derive(Clone, Copy, Debug)]
pub struct PageInks {
    /// What all stands on.
    pub ground: Ink,
    /// Ordinary text.
    pub text: Ink,
    /// Less important text.
    pub quiet: Ink,
    /// Lines.
    pub frame: Ink,
    /// Titles.
    pub title: Ink,
    /// Success.
    pub good: Ink,
    /// Errors.
    pub bad: Ink,
    /// Notices.
    pub notice: Ink,
    /// White, for light on an edge.
    pub pale: Ink,
    /// The colours of the two sides, for a bar that they share.
    pub sides: [Ink; 2],
}

impl PagePalette {
    /// The colours of figures at a depth, with those of the two sides.
    #[must_use]
    pub fn inks(&self, depth: ColorDepth, sides: [Ink; 2]) -> PageInks {
        PageInks {
            ground: self.ground.ink(depth),
            text: self.text.ink(depth),
            quiet: self.quiet.ink(depth),
            frame: self.frame.ink(depth),
            title: self.title.ink(depth),
            good: self.good.ink(depth),
            bad: self.bad.ink(depth),
            notice: self.notice.ink(depth),
            pale: WHITE.ink(depth),
            sides,
        }
    }
}

/// The styles of a page.
#[derive(Clone, Debug)]
pub struct Tones {
    /// The background.
    pub ground: Style,
    /// Ordinary text.
    pub text: Style,
    /// Less important text.
    pub quiet: Style,
    /// Frames of panes.
    pub frame: Style,
    /// Titles.
    pub title: Style,
    /// Keys in the line of keys.
    key: Style,
    /// Success.
    pub good: Style,
    /// Errors.
    pub bad: Style,
    /// Notices.
    pub notice: Style,
    /// The chosen line of a menu.
    chosen: Style,
    /// The shades for trouble, from 0 (none) to 4 (most).
    heat: [Style; 5],
}

impl Tones {
    /// The styles of a palette on a terminal with a colour depth, with the shades for trouble.
    #[must_use]
    pub fn of(palette: &PagePalette, depth: ColorDepth, heat: [Color; 5]) -> Self {
        let ink = |shade: Shade| Style::new().fg(shade.at(depth));
        let bold = |shade| ink(shade).add_modifier(Modifier::BOLD);
        let text = ink(palette.text);
        Self {
            ground: text.bg(palette.ground.at(depth)),
            text,
            quiet: ink(palette.quiet),
            frame: ink(palette.frame),
            title: bold(palette.title),
            key: bold(palette.key),
            good: bold(palette.good),
            bad: bold(palette.bad),
            notice: ink(palette.notice),
            chosen: bold(palette.chosen.0).bg(palette.chosen.1.at(depth)),
            heat: heat.map(|color| text.fg(color)),
        }
    }

    /// No colours: inversion, weight and shape distinguish the roles.
    #[must_use]
    pub fn monochrome() -> Self {
        let plain = Style::new();
        let bold = plain.add_modifier(Modifier::BOLD);
        let dim = plain.add_modifier(Modifier::DIM);
        Self {
            ground: plain,
            text: plain,
            quiet: dim,
            frame: dim,
            title: bold,
            key: bold,
            good: bold,
            bad: bold,
            notice: bold,
            chosen: plain.add_modifier(Modifier::REVERSED),
            heat: [plain; 5],
        }
    }

    /// The style of a tone.
    #[must_use]
    pub fn style(&self, tone: Tone) -> Style {
        match tone {
            Tone::Text => self.text,
            Tone::Quiet | Tone::Heat(0) => self.quiet,
            Tone::Title => self.title,
            Tone::Key => self.key,
            Tone::Good => self.good,
            Tone::Bad => self.bad,
            Tone::Notice => self.notice,
            Tone::Chosen | Tone::Caret => self.chosen,
            Tone::Heat(level) => self.heat.get(usize::from(level)).copied().unwrap_or(self.text),
        }
    }

    /// A line in the styles of its tones.
    #[must_use]
    pub fn line(&self, words: &Words) -> Line<'static> {
        words.0.iter().map(|(tone, text)| Span::styled(text.clone(), self.style(*tone))).collect()
    }
}

/// Light text on dark grey.
pub const DARK: PagePalette = PagePalette {
    ground: shade(0x1c_1c_1c, Color::Black),
    text: shade(0xd0_d0_d0, Color::White),
    quiet: shade(0x9e_9e_9e, Color::Gray),
    frame: shade(0x58_58_58, Color::DarkGray),
    title: shade(0xff_d7_87, Color::LightYellow),
    key: shade(0xff_d7_87, Color::LightYellow),
    good: shade(0x87_d7_87, Color::LightGreen),
    bad: shade(0xff_87_87, Color::LightRed),
    notice: shade(0xff_d7_5f, Color::LightMagenta),
    chosen: (WHITE, shade(0x4e_4e_4e, Color::Blue)),
};

/// Dark text on light grey.
pub const LIGHT: PagePalette = PagePalette {
    ground: shade(0xee_ee_ee, Color::Gray),
    text: shade(0x26_26_26, Color::Black),
    quiet: shade(0x58_58_58, Color::Blue),
    frame: shade(0xa8_a8_a8, Color::DarkGray),
    title: shade(0x00_5f_87, Color::Blue),
    key: shade(0x5f_00_af, Color::Blue),
    good: shade(0x00_5f_00, Color::Blue),
    bad: shade(0xaf_00_00, Color::Red),
    notice: shade(0x87_00_87, Color::Magenta),
    chosen: (WHITE, shade(0x00_5f_87, Color::Blue)),
};

/// White and bright colours on black.
pub const HIGH_CONTRAST: PagePalette = PagePalette {
    ground: BLACK,
    text: WHITE,
    quiet: shade(0xd0_d0_d0, Color::White),
    frame: shade(0xbc_bc_bc, Color::Gray),
    title: shade(0xff_ff_00, Color::LightYellow),
    key: shade(0x00_ff_ff, Color::LightCyan),
    good: shade(0x00_ff_00, Color::LightGreen),
    bad: shade(0xff_87_87, Color::LightRed),
    notice: shade(0xff_ff_00, Color::LightYellow),
    chosen: (BLACK, shade(0xff_ff_00, Color::Yellow)),
};

/// Blue against orange, distinguishable with every kind of colour blindness.
pub const COLOR_BLIND: PagePalette = PagePalette {
    ground: shade(0x1c_1c_1c, Color::Black),
    text: shade(0xd0_d0_d0, Color::White),
    quiet: shade(0x9e_9e_9e, Color::Gray),
    frame: shade(0x58_58_58, Color::DarkGray),
    title: shade(0x87_d7_ff, Color::LightCyan),
    key: shade(0xff_d7_87, Color::LightYellow),
    good: shade(0x5f_af_ff, Color::LightBlue),
    bad: shade(0xff_af_00, Color::LightYellow),
    notice: shade(0xff_ff_87, Color::LightYellow),
    chosen: (WHITE, shade(0x00_5f_87, Color::Blue)),
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::color::contrast;

    #[test]
    fn words_can_be_read_in_every_theme() {
        let contrast = |one: Shade, other: Shade| contrast(one.rgb(), other.rgb());
        for (palette, least) in [(DARK, 4.5), (LIGHT, 4.5), (HIGH_CONTRAST, 7.0), (COLOR_BLIND, 4.5)] {
            let PagePalette { text, quiet, title, key, good, bad, notice, ground, .. } = palette;
            for shade in [text, quiet, title, key, good, bad, notice] {
                assert!(contrast(shade, ground) >= least, "{:?} on {:?}", shade.rgb(), ground.rgb());
            }
            assert!(contrast(palette.chosen.0, palette.chosen.1) >= least, "{:?}", palette.chosen.1.rgb());
        }
    }
}
