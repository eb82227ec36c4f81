//! Colours, as a drawing mixes them and as a terminal of 16, 256 or 16 million colours can show them.

use ratatui::style::Color;

/// Red, green and blue, 0 to 255 each.
pub type Rgb = [u8; 3];

/// A colour as the drawing mixes it and as the terminal shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ink {
    /// What the drawing mixes.
    pub rgb: Rgb,
    /// What the terminal shows.
    pub color: Color,
}

impl Ink {
    /// What the player sees: the sixteen colours are assumed to be those of the VGA, which most terminals keep close to.
    #[must_use]
    pub fn seen(self) -> Rgb {
        match self.color {
            Color::Rgb(red, green, blue) => [red, green, blue],
            Color::Indexed(index) => indexed(index),
            color => BASIC.iter().find(|(basic, _)| *basic == color).map_or(self.rgb, |&(_, rgb)| rgb),
        }
    }
}

/// What the terminal can mix.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mixing {
    /// Any colour: edges are antialiased.
    Any,
    /// The inks and the halves between them.
    Halves,
    /// The inks alone.
    Inks,
    /// No colours: lit and dark dots.
    Dots,
}

impl Mixing {
    /// What a terminal with a colour depth can mix.
    #[must_use]
    pub const fn of(depth: ColorDepth) -> Self {
        match depth {
            ColorDepth::True => Self::Any,
            ColorDepth::Indexed => Self::Halves,
            ColorDepth::Sixteen => Self::Inks,
        }
    }
}

/// The colour depth of a terminal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ColorDepth {
    /// The sixteen ANSI colours.
    Sixteen,
    /// The 256 colours of xterm.
    #[default]
    Indexed,
    /// 24-bit colours.
    True,
}

impl ColorDepth {
    /// The depth that the variables `COLORTERM` and `TERM` report.
    #[must_use]
    pub fn of(colorterm: Option<&str>, term: Option<&str>) -> Self {
        let term = term.unwrap_or_default();
        if matches!(colorterm, Some("truecolor" | "24bit")) || term.ends_with("-direct") {
            Self::True
        } else if term.contains("256color") || (cfg!(windows) && term.is_empty()) {
            Self::Indexed
        } else {
            Self::Sixteen
        }
    }
}

/// The sixteen colours of the VGA.
const BASIC: [(Color, Rgb); 16] = [
    (Color::Black, [0, 0, 0]),
    (Color::Red, [0xaa, 0, 0]),
    (Color::Green, [0, 0xaa, 0]),
    (Color::Yellow, [0xaa, 0x55, 0]),
    (Color::Blue, [0, 0, 0xaa]),
    (Color::Magenta, [0xaa, 0, 0xaa]),
    (Color::Cyan, [0, 0xaa, 0xaa]),
    (Color::Gray, [0xaa; 3]),
    (Color::DarkGray, [0x55; 3]),
    (Color::LightRed, [0xff, 0x55, 0x55]),
    (Color::LightGreen, [0x55, 0xff, 0x55]),
    (Color::LightYellow, [0xff, 0xff, 0x55]),
    (Color::LightBlue, [0x55, 0x55, 0xff]),
    (Color::LightMagenta, [0xff, 0x55, 0xff]),
    (Color::LightCyan, [0x55, 0xff, 0xff]),
    (Color::White, [0xff; 3]),
];

/// A colour: red, green and blue, and its substitutes among 256 colours, if it is not the nearest, and among sixteen.
#[derive(Clone, Copy)]
pub struct Shade {
    rgb: u32,
    indexed: Option<u8>,
    basic: Color,
}

/// A colour whose nearest substitute among 256 is good.
#[must_use]
pub const fn shade(rgb: u32, basic: Color) -> Shade {
    Shade { rgb, indexed: None, basic }
}

/// A colour with a substitute among 256 chosen by hand.
#[must_use]
pub const fn tuned(rgb: u32, indexed: u8, basic: Color) -> Shade {
    Shade { rgb, indexed: Some(indexed), basic }
}

impl Shade {
    /// The colour on a terminal.
    #[must_use]
    pub fn at(self, depth: ColorDepth) -> Color {
        match depth {
            ColorDepth::True => Color::from_u32(self.rgb),
            ColorDepth::Indexed => Color::Indexed(self.indexed.unwrap_or_else(|| nearest(self.rgb()))),
            ColorDepth::Sixteen => self.basic,
        }
    }

    /// Red, green and blue.
    #[must_use]
    pub const fn rgb(self) -> Rgb {
        let [_, red, green, blue] = self.rgb.to_be_bytes();
        [red, green, blue]
    }

    /// The colour as the drawing mixes it and as a terminal shows it.
    #[must_use]
    pub fn ink(self, depth: ColorDepth) -> Ink {
        Ink { rgb: self.rgb(), color: self.at(depth) }
    }
}

/// White.
pub const WHITE: Shade = shade(0xff_ff_ff, Color::White);
/// Black.
pub const BLACK: Shade = shade(0x00_00_00, Color::Black);

/// The steps of a part of a colour in xterm's cube of 216 colours.
const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];

/// The nearest colour of xterm's palette, from its cube of 216 and its 24 greys.
#[must_use]
pub fn nearest(rgb: Rgb) -> u8 {
    let step = |value: u8| (0..6_u8).min_by_key(|&step| STEPS[usize::from(step)].abs_diff(value)).unwrap_or(0);
    let cube = rgb.map(step);
    let grey = (0..24_u8).min_by_key(|&grey| distance(rgb, [8 + 10 * grey; 3])).unwrap_or(0);
    if distance(rgb, cube.map(|step| STEPS[usize::from(step)])) <= distance(rgb, [8 + 10 * grey; 3]) {
        16 + 36 * cube[0] + 6 * cube[1] + cube[2]
    } else {
        232 + grey
    }
}

/// A colour of xterm's cube or of its greys.
#[must_use]
pub fn indexed(index: u8) -> Rgb {
    let place = index.saturating_sub(16);
    if index >= 232 {
        [8 + 10 * (index - 232); 3]
    } else {
        [place / 36, place / 6 % 6, place % 6].map(|step| STEPS[usize::from(step)])
    }
}

/// The light of a part of a colour, 0 to 1, IEC 61966-2-1.
#[must_use]
pub fn linear(part: u8) -> f32 {
    let part = f32::from(part) / 255.0;
    if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
}

/// The relative luminance of a colour, WCAG 2.2.
fn luminance(rgb: Rgb) -> f32 {
    let [red, green, blue] = rgb.map(linear);
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/// The contrast of two colours, 1 to 21, WCAG 2.2.
#[must_use]
pub fn contrast(one: Rgb, other: Rgb) -> f32 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// The squared distance of two colours.
#[must_use]
pub fn distance(one: Rgb, other: Rgb) -> u32 {
    one.iter().zip(other).map(|(&one, other)| u32::from(one.abs_diff(other)).pow(2)).sum()
}

/// The middle between two colours.
#[must_use]
pub fn mixed(one: Rgb, other: Rgb, share: f32) -> Rgb {
    let mix = |one: u8, other: u8| {
        let value = f32::from(one) + (f32::from(other) - f32::from(one)) * share;
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "between two bytes")]
        let value = value.round() as u8;
        value
    };
    [mix(one[0], other[0]), mix(one[1], other[1]), mix(one[2], other[2])]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_256_colours_are_those_of_xterm() {
        // From xterm's table, 256colres.h.
        for (rgb, index) in [
            (0x00_00_00, 16),
            (0xff_ff_ff, 231),
            (0xd7_af_87, 180),
            (0x87_5f_00, 94),
            (0x58_58_58, 240),
            (0x1c_1c_1c, 234),
            (0x60_00_00, 52),
        ] {
            assert_eq!(indexed(index), shade(if index == 52 { 0x5f_00_00 } else { rgb }, Color::Reset).rgb());
            assert_eq!(nearest(shade(rgb, Color::Reset).rgb()), index, "{rgb:06x}");
        }
    }

    #[test]
    fn a_terminal_says_how_many_colours_it_has() {
        let of = |colorterm, term| ColorDepth::of(colorterm, Some(term));
        assert_eq!(of(Some("truecolor"), "xterm-256color"), ColorDepth::True);
        assert_eq!(of(Some("24bit"), "screen"), ColorDepth::True);
        assert_eq!(of(None, "xterm-direct"), ColorDepth::True);
        assert_eq!(of(None, "tmux-256color"), ColorDepth::Indexed);
        assert_eq!(of(Some(""), "xterm-256color"), ColorDepth::Indexed);
        assert_eq!(of(None, "xterm"), ColorDepth::Sixteen);
        assert_eq!(of(None, "linux"), ColorDepth::Sixteen);
    }
}
