//! The colours of the themes, each for terminals with true colour, xterm's 256 colours, or sixteen.

use ratatui::style::Color;

use crate::settings::ThemeName;
use crate::tui::widgets::board::Mark;

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

/// A colour: red, green and blue, and its substitute among sixteen.
#[derive(Clone, Copy)]
pub(super) struct Shade(u32, Color);

impl Shade {
    /// The colour on a terminal.
    pub(super) fn at(self, depth: ColorDepth) -> Color {
        match depth {
            ColorDepth::True => Color::from_u32(self.0),
            ColorDepth::Indexed => Color::Indexed(nearest(self.0)),
            ColorDepth::Sixteen => self.1,
        }
    }
}

/// The nearest colour of xterm's palette, from its cube of 216 and its 24 greys.
fn nearest(rgb: u32) -> u8 {
    const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];
    let [_, red, green, blue] = rgb.to_be_bytes();
    let distance = |other: [u8; 3]| -> u32 {
        [red, green, blue].iter().zip(other).map(|(&one, other)| u32::from(one.abs_diff(other)).pow(2)).sum()
    };
    let step = |value: u8| (0..6_u8).min_by_key(|&step| STEPS[usize::from(step)].abs_diff(value)).unwrap_or(0);
    let cube = [step(red), step(green), step(blue)];
    let grey = (0..24_u8).min_by_key(|&grey| distance([8 + 10 * grey; 3])).unwrap_or(0);
    if distance(cube.map(|step| STEPS[usize::from(step)])) <= distance([8 + 10 * grey; 3]) {
        16 + 36 * cube[0] + 6 * cube[1] + cube[2]
    } else {
        232 + grey
    }
}

/// The colours of a theme.
pub(super) struct Palette {
    pub(super) ground: Shade,
    pub(super) light_square: Shade,
    pub(super) dark_square: Shade,
    pub(super) white_piece: Shade,
    pub(super) black_piece: Shade,
    pub(super) number: Shade,
    pub(super) text: Shade,
    pub(super) quiet: Shade,
    pub(super) frame: Shade,
    pub(super) title: Shade,
    pub(super) key: Shade,
    pub(super) good: Shade,
    pub(super) bad: Shade,
    pub(super) notice: Shade,
    /// Text and background of the chosen line.
    pub(super) chosen: (Shade, Shade),
    /// Shapes of marks on squares.
    pub(super) sign: Shade,
    pub(super) mark: fn(Mark) -> Shade,
}

impl Palette {
    /// The colours of a theme; the monochrome one has none.
    pub(super) const fn of(name: ThemeName) -> Option<&'static Self> {
        match name {
            ThemeName::Dark => Some(&DARK),
            ThemeName::Light => Some(&LIGHT),
            ThemeName::HighContrast => Some(&HIGH_CONTRAST),
            ThemeName::ColorBlind => Some(&COLOR_BLIND),
            ThemeName::Monochrome => None,
        }
    }
}

const WHITE: Shade = Shade(0xff_ff_ff, Color::White);
const BLACK: Shade = Shade(0x00_00_00, Color::Black);

/// The colour of a square that gave trouble, from 1 (little) to 4 (most).
const fn heat(level: u8) -> Shade {
    match level {
        0 | 1 => Shade(0x5f_5f_00, Color::Yellow),
        2 => Shade(0xaf_87_00, Color::Yellow),
        3 => Shade(0xd7_5f_00, Color::Red),
        _ => Shade(0xd7_00_00, Color::Red),
    }
}

const DARK: Palette = Palette {
    ground: Shade(0x1c_1c_1c, Color::Black),
    light_square: Shade(0xd7_af_87, Color::Gray),
    dark_square: Shade(0x87_5f_00, Color::Cyan),
    white_piece: WHITE,
    black_piece: BLACK,
    number: Shade(0xd7_af_5f, Color::Black),
    text: Shade(0xd0_d0_d0, Color::White),
    quiet: Shade(0x9e_9e_9e, Color::Gray),
    frame: Shade(0x58_58_58, Color::DarkGray),
    title: Shade(0xff_d7_87, Color::LightYellow),
    key: Shade(0xff_d7_87, Color::LightYellow),
    good: Shade(0x87_d7_87, Color::LightGreen),
    bad: Shade(0xff_87_87, Color::LightRed),
    notice: Shade(0xff_d7_5f, Color::LightMagenta),
    chosen: (WHITE, Shade(0x4e_4e_4e, Color::Blue)),
    sign: WHITE,
    mark: |mark| match mark {
        Mark::Cursor => Shade(0x00_5f_af, Color::Blue),
        Mark::Selected => Shade(0x00_87_87, Color::Magenta),
        Mark::Target | Mark::Right => Shade(0x5f_87_5f, Color::Green),
        Mark::MustCapture => Shade(0xaf_5f_00, Color::Red),
        Mark::LastMove => Shade(0x87_87_00, Color::Yellow),
        Mark::Passed => Shade(0x87_87_5f, Color::Yellow),
        Mark::Taken => Shade(0x87_5f_5f, Color::Red),
        Mark::Wrong => Shade(0xaf_00_00, Color::Red),
        Mark::Hint => Shade(0x87_5f_af, Color::Magenta),
        Mark::Heat(level) => heat(level),
    },
};

const LIGHT: Palette = Palette {
    ground: Shade(0xee_ee_ee, Color::Gray),
    light_square: Shade(0xff_d7_af, Color::White),
    dark_square: Shade(0xaf_87_5f, Color::Cyan),
    white_piece: WHITE,
    black_piece: BLACK,
    number: Shade(0x5f_00_00, Color::Black),
    text: Shade(0x26_26_26, Color::Black),
    quiet: Shade(0x58_58_58, Color::Blue),
    frame: Shade(0xa8_a8_a8, Color::DarkGray),
    title: Shade(0x00_5f_87, Color::Blue),
    key: Shade(0x5f_00_af, Color::Blue),
    good: Shade(0x00_5f_00, Color::Blue),
    bad: Shade(0xaf_00_00, Color::Red),
    notice: Shade(0x87_00_87, Color::Magenta),
    chosen: (WHITE, Shade(0x00_5f_87, Color::Blue)),
    sign: BLACK,
    mark: |mark| match mark {
        Mark::Cursor => Shade(0x5f_87_d7, Color::Blue),
        Mark::Selected => Shade(0x00_af_af, Color::Magenta),
        Mark::Target | Mark::Right => Shade(0x5f_af_5f, Color::Green),
        Mark::MustCapture => Shade(0xd7_87_00, Color::Red),
        Mark::LastMove => Shade(0xaf_af_5f, Color::Yellow),
        Mark::Passed => Shade(0xaf_af_87, Color::Yellow),
        Mark::Taken => Shade(0xaf_87_87, Color::Red),
        Mark::Wrong => Shade(0xd7_5f_5f, Color::Red),
        Mark::Hint => Shade(0xaf_87_d7, Color::Magenta),
        Mark::Heat(level) => heat(level),
    },
};

const HIGH_CONTRAST: Palette = Palette {
    ground: BLACK,
    light_square: Shade(0xff_ff_ff, Color::Gray),
    dark_square: Shade(0x76_76_76, Color::Cyan),
    white_piece: WHITE,
    black_piece: BLACK,
    number: Shade(0xff_ff_ff, Color::Black),
    text: WHITE,
    quiet: Shade(0xd0_d0_d0, Color::White),
    frame: Shade(0xbc_bc_bc, Color::Gray),
    title: Shade(0xff_ff_00, Color::LightYellow),
    key: Shade(0x00_ff_ff, Color::LightCyan),
    good: Shade(0x00_ff_00, Color::LightGreen),
    bad: Shade(0xff_87_87, Color::LightRed),
    notice: Shade(0xff_ff_00, Color::LightYellow),
    chosen: (BLACK, Shade(0xff_ff_00, Color::Yellow)),
    sign: WHITE,
    mark: |mark| match mark {
        Mark::Cursor => Shade(0x00_87_d7, Color::Blue),
        Mark::Selected => Shade(0x00_87_87, Color::Magenta),
        Mark::Target => Shade(0x5f_87_00, Color::Green),
        Mark::Right => Shade(0x00_87_00, Color::Green),
        Mark::MustCapture => Shade(0xd7_5f_00, Color::Red),
        Mark::LastMove => Shade(0x87_87_00, Color::Yellow),
        Mark::Passed => Shade(0x87_87_5f, Color::Yellow),
        Mark::Taken => Shade(0xaf_5f_87, Color::Red),
        Mark::Wrong => Shade(0xff_00_00, Color::Red),
        Mark::Hint => Shade(0xaf_5f_ff, Color::Magenta),
        Mark::Heat(level) => heat(level),
    },
};

/// Blue against orange, distinguishable with every kind of colour blindness; marks differ in brightness too.
const COLOR_BLIND: Palette = Palette {
    ground: Shade(0x1c_1c_1c, Color::Black),
    light_square: Shade(0xc6_c6_c6, Color::Gray),
    dark_square: Shade(0x5f_5f_87, Color::Cyan),
    white_piece: WHITE,
    black_piece: BLACK,
    number: Shade(0xd7_d7_ff, Color::Black),
    text: Shade(0xd0_d0_d0, Color::White),
    quiet: Shade(0x9e_9e_9e, Color::Gray),
    frame: Shade(0x58_58_58, Color::DarkGray),
    title: Shade(0x87_d7_ff, Color::LightCyan),
    key: Shade(0xff_d7_87, Color::LightYellow),
    good: Shade(0x5f_af_ff, Color::LightBlue),
    bad: Shade(0xff_af_00, Color::LightYellow),
    notice: Shade(0xff_ff_87, Color::LightYellow),
    chosen: (WHITE, Shade(0x00_5f_87, Color::Blue)),
    sign: WHITE,
    mark: |mark| match mark {
        Mark::Cursor => Shade(0x00_5f_d7, Color::Blue),
        Mark::Selected => Shade(0x00_af_ff, Color::Blue),
        Mark::Target | Mark::Right => Shade(0x00_87_af, Color::LightBlue),
        Mark::MustCapture => Shade(0xd7_5f_00, Color::Yellow),
        Mark::LastMove => Shade(0x87_87_5f, Color::DarkGray),
        Mark::Passed => Shade(0x76_76_76, Color::DarkGray),
        Mark::Taken => Shade(0xaf_5f_00, Color::Yellow),
        Mark::Hint => Shade(0xd7_87_00, Color::Magenta),
        Mark::Heat(0 | 1) => Shade(0x5f_87_af, Color::Blue),
        Mark::Heat(2) => Shade(0x87_87_87, Color::Magenta),
        Mark::Heat(3) => Shade(0xaf_87_00, Color::Yellow),
        Mark::Wrong | Mark::Heat(_) => Shade(0xff_87_00, Color::Yellow),
    },
};

#[cfg(test)]
mod tests {
    use super::*;

    /// The relative luminance of the Web Content Accessibility Guidelines 2.2.
    fn luminance(rgb: u32) -> f64 {
        let [_, red, green, blue] = rgb.to_be_bytes().map(|value| {
            let value = f64::from(value) / 255.0;
            if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        });
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    /// Their contrast ratio, 1 to 21.
    fn contrast(one: Shade, other: Shade) -> f64 {
        let (one, other) = (luminance(one.0), luminance(other.0));
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    #[test]
    fn words_can_be_read_in_every_theme() {
        for (palette, least) in [(&DARK, 4.5), (&LIGHT, 4.5), (&HIGH_CONTRAST, 7.0), (&COLOR_BLIND, 4.5)] {
            let Palette { text, quiet, title, key, good, bad, notice, ground, .. } = *palette;
            for shade in [text, quiet, title, key, good, bad, notice] {
                assert!(contrast(shade, ground) >= least, "{:06x} on {:06x}", shade.0, ground.0);
            }
            assert!(contrast(palette.chosen.0, palette.chosen.1) >= least, "{:06x}", palette.chosen.1.0);
        }
    }

    #[test]
    fn pieces_stand_out_from_every_square_that_they_can_stand_on() {
        for (palette, least) in [(&DARK, 2.0), (&LIGHT, 2.0), (&HIGH_CONTRAST, 3.0), (&COLOR_BLIND, 2.0)] {
            let marks = Mark::ALL.iter().map(|&mark| (palette.mark)(mark));
            for square in marks.chain([palette.dark_square]) {
                for piece in [palette.white_piece, palette.black_piece] {
                    assert!(contrast(piece, square) >= least, "{:06x} on {:06x}", piece.0, square.0);
                }
            }
        }
    }

    #[test]
    fn a_marked_square_looks_different_from_one_without_a_mark_with_every_number_of_colours() {
        for palette in [&DARK, &LIGHT, &HIGH_CONTRAST, &COLOR_BLIND] {
            for depth in [ColorDepth::Sixteen, ColorDepth::Indexed, ColorDepth::True] {
                for &mark in Mark::ALL {
                    let (marked, plain) = ((palette.mark)(mark), palette.dark_square);
                    assert_ne!(marked.at(depth), plain.at(depth), "{mark:?} {depth:?}");
                    assert_ne!(marked.at(depth), palette.light_square.at(depth), "{mark:?} {depth:?}");
                }
            }
        }
    }

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
            assert_eq!(nearest(rgb), index, "{rgb:06x}");
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
