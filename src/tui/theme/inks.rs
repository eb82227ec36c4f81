//! The colours of the board, both as the drawing mixes them and as the terminal can show them.

use damier_rules::PieceKind;
use ratatui::style::Color;

use super::{ColorDepth, palette};
use crate::tui::widgets::board::Mark;
use crate::tui::widgets::board::paint::Look;

/// Red, green and blue, 0 to 255 each.
pub type Rgb = [u8; 3];

/// A colour of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ink {
    /// What the drawing mixes.
    pub rgb: Rgb,
    /// What the terminal shows.
    pub color: Color,
}

/// The colours of one side's pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Side {
    /// The face.
    pub fill: Ink,
    /// The edge.
    pub rim: Ink,
    /// The crown of a king.
    pub crown: Ink,
}

impl Ink {
    /// What the player sees: the sixteen colours are assumed to be those of the VGA, which most terminals keep close to.
    #[must_use]
    pub fn seen(self) -> Rgb {
        match self.color {
            Color::Rgb(red, green, blue) => [red, green, blue],
            Color::Indexed(index) => palette::indexed(index),
            color => palette::BASIC.iter().find(|(basic, _)| *basic == color).map_or(self.rgb, |&(_, rgb)| rgb),
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
    pub(super) const fn of(depth: ColorDepth) -> Self {
        match depth {
            ColorDepth::True => Self::Any,
            ColorDepth::Indexed => Self::Halves,
            ColorDepth::Sixteen => Self::Inks,
        }
    }
}

/// The colours of figures beside the board: those of the texts there.
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
}

/// The colours of what is drawn: the board, and figures beside it.
#[derive(Clone, Debug)]
pub struct Inks {
    /// What the terminal can mix of them.
    pub mixing: Mixing,
    /// Light squares.
    pub light: Ink,
    /// Dark squares.
    pub dark: Ink,
    /// White's pieces.
    pub white: Side,
    /// Black's pieces.
    pub black: Side,
    /// White, for texts.
    pub pale: Ink,
    /// Black, for texts.
    pub deep: Ink,
    /// The number of a square.
    pub number: Ink,
    /// The sign of a mark.
    pub sign: Ink,
    /// Marked squares, in the order of [`Mark::ALL`].
    pub marks: Vec<Ink>,
    /// What stands beside the board.
    pub page: PageInks,
}

impl Inks {
    /// The colour of a marked square.
    #[must_use]
    pub fn mark(&self, mark: Mark) -> Ink {
        self.marks.get(mark.index()).copied().unwrap_or(self.dark)
    }

    /// The colours of a side.
    #[must_use]
    pub const fn side(&self, color: damier_rules::Color) -> &Side {
        match color {
            damier_rules::Color::White => &self.white,
            damier_rules::Color::Black => &self.black,
        }
    }

    /// The colour of a text on a square in cells: the wanted one if it can be read there, else white or black, whichever is
    /// clearer.
    #[must_use]
    pub fn text_on(&self, ground: Ink, wanted: Ink) -> Color {
        self.readable(wanted, |ink| contrast(ink.seen(), ground.seen())).color
    }

    /// The same in pixels.
    #[must_use]
    pub fn pixels_on(&self, ground: Rgb, wanted: Ink) -> Rgb {
        self.readable(wanted, |ink| contrast(ink.rgb, ground)).rgb
    }

    fn readable(&self, wanted: Ink, reads: impl Fn(&Ink) -> f32) -> Ink {
        if reads(&wanted) >= READABLE {
            return wanted;
        }
        let both = [self.pale, self.deep];
        both.into_iter().max_by(|one, other| reads(one).total_cmp(&reads(other))).unwrap_or(wanted)
    }

    /// All colours, as they are mixed.
    pub fn rgb(&self) -> impl Iterator<Item = Rgb> {
        let sides = [self.white, self.black].into_iter().flat_map(|side| [side.fill, side.rim, side.crown]);
        let squares = [self.light, self.dark, self.number, self.sign, self.page.ground, self.page.text].into_iter();
        squares.chain(sides).chain(self.marks.iter().copied()).map(|ink| ink.rgb)
    }

    /// The colours that a square is drawn in, in cells.
    #[must_use]
    pub fn of(&self, look: Look) -> Vec<Ink> {
        let mut inks = vec![if look.is_dark { self.dark } else { self.light }];
        inks.extend(look.mark.map(|mark| self.mark(mark)));
        if let Some(piece) = look.piece {
            let side = self.side(piece.color);
            inks.push(side.fill);
            inks.extend((piece.kind == PieceKind::King).then_some(side.crown));
        }
        inks
    }

    /// The colour that the terminal shows for one mixed of some inks.
    #[must_use]
    pub fn shown(&self, rgb: Rgb, inks: &[Ink]) -> Color {
        let nearest = inks.iter().min_by_key(|ink| distance(ink.rgb, rgb)).copied().unwrap_or(self.dark);
        match self.mixing {
            Mixing::Any => Color::Rgb(rgb[0], rgb[1], rgb[2]),
            Mixing::Dots => Color::Reset,
            Mixing::Halves if distance(nearest.rgb, rgb) > APART => Color::Indexed(palette::nearest(rgb)),
            Mixing::Halves | Mixing::Inks => nearest.color,
        }
    }
}

/// The squared distance from which on a mixed colour has its own among 256.
const APART: u32 = 1_200;

/// The least contrast of text and ground, WCAG 2.2, criterion 1.4.3.
const READABLE: f32 = 4.5;

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
