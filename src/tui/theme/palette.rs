//! The colours of the themes, each for terminals with true colour, xterm's 256 colours, or sixteen.

use ratatui::style::Color;

use super::inks::{Ink, Inks, Mixing, PageInks, Rgb, Side, distance};
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

/// The sixteen colours of the VGA.
pub(super) const BASIC: [(Color, Rgb); 16] = [
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
pub(super) struct Shade {
    rgb: u32,
    indexed: Option<u8>,
    basic: Color,
}

/// A colour whose nearest substitute among 256 is good.
const fn shade(rgb: u32, basic: Color) -> Shade {
    Shade { rgb, indexed: None, basic }
}

/// A colour with a substitute among 256 chosen by hand.
const fn tuned(rgb: u32, indexed: u8, basic: Color) -> Shade {
    Shade { rgb, indexed: Some(indexed), basic }
}

impl Shade {
    /// The colour on a terminal.
    pub(super) fn at(self, depth: ColorDepth) -> Color {
        match depth {
            ColorDepth::True => Color::from_u32(self.rgb),
            ColorDepth::Indexed => Color::Indexed(self.indexed.unwrap_or_else(|| nearest(self.rgb()))),
            ColorDepth::Sixteen => self.basic,
        }
    }

    const fn rgb(self) -> Rgb {
        let [_, red, green, blue] = self.rgb.to_be_bytes();
        [red, green, blue]
    }

    fn ink(self, depth: ColorDepth) -> Ink {
        Ink { rgb: self.rgb(), color: self.at(depth) }
    }
}

/// The colours of one side's pieces.
#[derive(Clone, Copy)]
pub(super) struct Pieces {
    fill: Shade,
    rim: Shade,
    crown: Shade,
}

impl Pieces {
    fn at(self, depth: ColorDepth) -> Side {
        Side { fill: self.fill.ink(depth), rim: self.rim.ink(depth), crown: self.crown.ink(depth) }
    }
}

/// The steps of a part of a colour in xterm's cube of 216 colours.
const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];

/// The nearest colour of xterm's palette, from its cube of 216 and its 24 greys.
pub(super) fn nearest(rgb: Rgb) -> u8 {
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
pub(super) fn indexed(index: u8) -> Rgb {
    let place = index.saturating_sub(16);
    if index >= 232 {
        [8 + 10 * (index - 232); 3]
    } else {
        [place / 36, place / 6 % 6, place % 6].map(|step| STEPS[usize::from(step)])
    }
}

/// The colours of a theme.
pub(super) struct Palette {
    pub(super) ground: Shade,
    pub(super) light_square: Shade,
    pub(super) dark_square: Shade,
    pub(super) white: Pieces,
    pub(super) black: Pieces,
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

    /// The colours of the board at a depth.
    pub(super) fn inks(&self, depth: ColorDepth) -> Inks {
        Inks {
            mixing: Mixing::of(depth),
            light: self.light_square.ink(depth),
            dark: self.dark_square.ink(depth),
            white: self.white.at(depth),
            black: self.black.at(depth),
            pale: WHITE.ink(depth),
            deep: BLACK.ink(depth),
            number: self.number.ink(depth),
            sign: self.sign.ink(depth),
            marks: Mark::ALL.iter().map(|&mark| (self.mark)(mark).ink(depth)).collect(),
            page: PageInks {
                ground: self.ground.ink(depth),
                text: self.text.ink(depth),
                quiet: self.quiet.ink(depth),
                frame: self.frame.ink(depth),
                title: self.title.ink(depth),
                good: self.good.ink(depth),
                bad: self.bad.ink(depth),
                notice: self.notice.ink(depth),
            },
        }
    }
}

const WHITE: Shade = shade(0xff_ff_ff, Color::White);
const BLACK: Shade = shade(0x00_00_00, Color::Black);

/// The colour of a square that gave trouble, from 1 (little) to 4 (most).
const fn heat(level: u8) -> Shade {
    match level {
        0 | 1 => shade(0x8f_7a_2e, Color::Cyan),
        2 => shade(0xb8_86_0b, Color::Blue),
        3 => shade(0xd0_62_1b, Color::Magenta),
        _ => shade(0xd0_2a_20, Color::Red),
    }
}

/// Maple and walnut.
const DARK: Palette = Palette {
    ground: shade(0x1c_1c_1c, Color::Black),
    light_square: tuned(0xdc_b8_88, 180, Color::Gray),
    dark_square: tuned(0x85_58_34, 94, Color::Green),
    white: Pieces {
        fill: tuned(0xfd_f5_e2, 230, Color::White),
        rim: tuned(0x55_37_1c, 52, Color::Black),
        crown: tuned(0xc0_78_00, 136, Color::Red),
    },
    black: Pieces {
        fill: tuned(0x16_13_11, 233, Color::Black),
        rim: tuned(0x5d_50_47, 246, Color::Gray),
        crown: shade(0xf4_c4_4f, Color::LightYellow),
    },
    number: shade(0xff_e9_c4, Color::Black),
    text: shade(0xd0_d0_d0, Color::White),
    quiet: shade(0x9e_9e_9e, Color::Gray),
    frame: shade(0x58_58_58, Color::DarkGray),
    title: shade(0xff_d7_87, Color::LightYellow),
    key: shade(0xff_d7_87, Color::LightYellow),
    good: shade(0x87_d7_87, Color::LightGreen),
    bad: shade(0xff_87_87, Color::LightRed),
    notice: shade(0xff_d7_5f, Color::LightMagenta),
    chosen: (WHITE, shade(0x4e_4e_4e, Color::Blue)),
    sign: WHITE,
    mark: |mark| match mark {
        Mark::Cursor => tuned(0x31_72_e1, 33, Color::Blue),
        Mark::Selected => tuned(0x0e_aa_98, 37, Color::Magenta),
        Mark::Target => shade(0x5d_7a_55, Color::Cyan),
        Mark::Right => tuned(0x59_90_34, 71, Color::Yellow),
        Mark::MustCapture => shade(0xe0_82_1a, Color::Red),
        Mark::LastMove => tuned(0x9f_96_1a, 100, Color::Cyan),
        Mark::Passed => shade(0x95_78_3a, Color::Cyan),
        Mark::Taken => shade(0xa0_5a_50, Color::Red),
        Mark::Wrong => tuned(0xb3_41_12, 88, Color::Red),
        Mark::Hint => shade(0xa0_62_d8, Color::Magenta),
        Mark::Heat(level) => heat(level),
    },
};

/// Beech and oak.
const LIGHT: Palette = Palette {
    ground: shade(0xee_ee_ee, Color::Gray),
    light_square: tuned(0xf2_dc_b8, 223, Color::Gray),
    dark_square: tuned(0xb5_83_52, 137, Color::Green),
    white: Pieces {
        fill: tuned(0xff_fd_f7, 231, Color::White),
        rim: tuned(0x6b_45_22, 52, Color::Black),
        crown: shade(0x9a_5f_00, Color::Red),
    },
    black: Pieces {
        fill: tuned(0x24_1e_1b, 233, Color::Black),
        rim: tuned(0x6d_5c_50, 246, Color::Gray),
        crown: shade(0xf4_c4_4f, Color::LightYellow),
    },
    number: shade(0x2a_12_00, Color::Black),
    text: shade(0x26_26_26, Color::Black),
    quiet: shade(0x58_58_58, Color::Blue),
    frame: shade(0xa8_a8_a8, Color::DarkGray),
    title: shade(0x00_5f_87, Color::Blue),
    key: shade(0x5f_00_af, Color::Blue),
    good: shade(0x00_5f_00, Color::Blue),
    bad: shade(0xaf_00_00, Color::Red),
    notice: shade(0x87_00_87, Color::Magenta),
    chosen: (WHITE, shade(0x00_5f_87, Color::Blue)),
    sign: BLACK,
    mark: |mark| match mark {
        Mark::Cursor => tuned(0x46_86_e2, 68, Color::Blue),
        Mark::Selected => tuned(0x1f_ad_a6, 37, Color::Magenta),
        Mark::Target => shade(0x8c_a6_6a, Color::Cyan),
        Mark::Right => tuned(0x74_bf_4c, 113, Color::Yellow),
        Mark::MustCapture => shade(0xf0_8c_1e, Color::Red),
        Mark::LastMove => tuned(0xc8_c0_35, 142, Color::Cyan),
        Mark::Passed => shade(0xc2_9f_58, Color::Cyan),
        Mark::Taken => shade(0xc8_7c_70, Color::Red),
        Mark::Wrong => tuned(0xd4_4a_17, 166, Color::Red),
        Mark::Hint => shade(0xb0_7c_e6, Color::Magenta),
        Mark::Heat(level) => heat(level),
    },
};

/// Grey squares in the middle: both sides stand out from light and dark ones.
const HIGH_CONTRAST: Palette = Palette {
    ground: BLACK,
    light_square: shade(0x94_94_94, Color::Gray),
    dark_square: shade(0x5f_5f_5f, Color::Green),
    white: Pieces { fill: WHITE, rim: BLACK, crown: shade(0xc0_00_00, Color::Red) },
    black: Pieces { fill: BLACK, rim: WHITE, crown: shade(0xff_ff_00, Color::LightYellow) },
    number: WHITE,
    text: WHITE,
    quiet: shade(0xd0_d0_d0, Color::White),
    frame: shade(0xbc_bc_bc, Color::Gray),
    title: shade(0xff_ff_00, Color::LightYellow),
    key: shade(0x00_ff_ff, Color::LightCyan),
    good: shade(0x00_ff_00, Color::LightGreen),
    bad: shade(0xff_87_87, Color::LightRed),
    notice: shade(0xff_ff_00, Color::LightYellow),
    chosen: (BLACK, shade(0xff_ff_00, Color::Yellow)),
    sign: WHITE,
    mark: |mark| match mark {
        Mark::Cursor => tuned(0x00_78_ff, 26, Color::Blue),
        Mark::Selected => tuned(0x00_9a_8a, 37, Color::Magenta),
        Mark::Target => shade(0x3f_7a_00, Color::Cyan),
        Mark::Right => tuned(0x01_7f_00, 28, Color::Yellow),
        Mark::MustCapture => shade(0xff_8c_00, Color::Red),
        Mark::LastMove => tuned(0xb0_a2_00, 142, Color::Cyan),
        Mark::Passed => shade(0x80_74_2a, Color::Cyan),
        Mark::Taken => shade(0xa8_48_70, Color::Red),
        Mark::Wrong => tuned(0xdf_07_00, 196, Color::Red),
        Mark::Hint => shade(0xb8_4c_ff, Color::Magenta),
        Mark::Heat(level) => heat(level),
    },
};

/// Blue against orange, distinguishable with every kind of colour blindness; marks differ in brightness too.
const COLOR_BLIND: Palette = Palette {
    ground: shade(0x1c_1c_1c, Color::Black),
    light_square: tuned(0xb9_c0_d0, 146, Color::Gray),
    dark_square: tuned(0x5a_65_88, 60, Color::Green),
    white: Pieces { fill: WHITE, rim: shade(0x1c_22_38, Color::Black), crown: shade(0x00_5f_d7, Color::Blue) },
    black: Pieces {
        fill: shade(0x10_12_18, Color::Black),
        rim: shade(0x8a_93_ad, Color::Gray),
        crown: shade(0xff_c1_4d, Color::LightYellow),
    },
    number: WHITE,
    text: shade(0xd0_d0_d0, Color::White),
    quiet: shade(0x9e_9e_9e, Color::Gray),
    frame: shade(0x58_58_58, Color::DarkGray),
    title: shade(0x87_d7_ff, Color::LightCyan),
    key: shade(0xff_d7_87, Color::LightYellow),
    good: shade(0x5f_af_ff, Color::LightBlue),
    bad: shade(0xff_af_00, Color::LightYellow),
    notice: shade(0xff_ff_87, Color::LightYellow),
    chosen: (WHITE, shade(0x00_5f_87, Color::Blue)),
    sign: WHITE,
    mark: |mark| match mark {
        Mark::Cursor => tuned(0x00_61_fd, 27, Color::Blue),
        Mark::Selected => tuned(0x2f_ab_e2, 74, Color::Yellow),
        Mark::Target => shade(0x4a_86_b8, Color::Cyan),
        Mark::Right => tuned(0x8a_de_f8, 117, Color::Magenta),
        Mark::MustCapture => shade(0xd7_6a_00, Color::Red),
        Mark::LastMove => tuned(0x8a_86_54, 101, Color::Cyan),
        Mark::Passed => shade(0x74_75_66, Color::Cyan),
        Mark::Taken => shade(0xa0_62_28, Color::Red),
        Mark::Hint => shade(0xe8_c0_30, Color::Magenta),
        Mark::Heat(0 | 1) => shade(0x5f_87_af, Color::Blue),
        Mark::Heat(2) => shade(0x97_8f_7a, Color::Cyan),
        Mark::Heat(3) => shade(0xb7_87_20, Color::Magenta),
        Mark::Wrong => tuned(0xf7_85_00, 208, Color::Red),
        Mark::Heat(_) => shade(0xff_8a_00, Color::Red),
    },
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tui::theme::inks::contrast;

    #[test]
    fn words_can_be_read_in_every_theme() {
        let contrast = |one: Shade, other: Shade| contrast(one.rgb(), other.rgb());
        for (palette, least) in [(&DARK, 4.5), (&LIGHT, 4.5), (&HIGH_CONTRAST, 7.0), (&COLOR_BLIND, 4.5)] {
            let Palette { text, quiet, title, key, good, bad, notice, ground, .. } = *palette;
            for shade in [text, quiet, title, key, good, bad, notice] {
                assert!(contrast(shade, ground) >= least, "{:06x} on {:06x}", shade.rgb, ground.rgb);
            }
            assert!(contrast(palette.chosen.0, palette.chosen.1) >= least, "{:06x}", palette.chosen.1.rgb);
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
