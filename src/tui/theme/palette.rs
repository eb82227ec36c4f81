//! The colours of the themes, each for terminals with true colour, xterm's 256 colours, or sixteen.

use ratatui::style::Color;

use super::inks::{Inks, Side};
use crate::tui::widgets::board::Mark;
use damier_app::settings::ThemeName;
use etude_tui::color::{BLACK, ColorDepth, Mixing, Shade, WHITE, shade, tuned};
use etude_tui::tones::{self, PagePalette};

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

/// The colours of a theme.
pub(super) struct Palette {
    pub(super) page: PagePalette,
    pub(super) light_square: Shade,
    pub(super) dark_square: Shade,
    pub(super) white: Pieces,
    pub(super) black: Pieces,
    pub(super) number: Shade,
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
            page: self.page.inks(depth, [self.white, self.black].map(|side| side.fill.ink(depth))),
        }
    }
}

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
    page: tones::DARK,
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
    page: tones::LIGHT,
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
    page: tones::HIGH_CONTRAST,
    light_square: shade(0x94_94_94, Color::Gray),
    dark_square: shade(0x5f_5f_5f, Color::Green),
    white: Pieces { fill: WHITE, rim: BLACK, crown: shade(0xc0_00_00, Color::Red) },
    black: Pieces { fill: BLACK, rim: WHITE, crown: shade(0xff_ff_00, Color::LightYellow) },
    number: WHITE,
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
    page: tones::COLOR_BLIND,
    light_square: tuned(0xb9_c0_d0, 146, Color::Gray),
    dark_square: tuned(0x5a_65_88, 60, Color::Green),
    white: Pieces { fill: WHITE, rim: shade(0x1c_22_38, Color::Black), crown: shade(0x00_5f_d7, Color::Blue) },
    black: Pieces {
        fill: shade(0x10_12_18, Color::Black),
        rim: shade(0x8a_93_ad, Color::Gray),
        crown: shade(0xff_c1_4d, Color::LightYellow),
    },
    number: WHITE,
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
}
