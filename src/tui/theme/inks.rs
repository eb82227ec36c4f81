//! The colours of the board, both as the drawing mixes them and as the terminal can show them.

use damier_rules::PieceKind;
use ratatui::style::Color;

use crate::tui::widgets::board::Mark;
use crate::tui::widgets::board::paint::Look;
use etude_tui::color::{self, Ink, Mixing, Rgb, contrast, distance};
use etude_tui::tones::PageInks;

/// The colours of one side's pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Side {
    /// The face.
    pub fill: Ink,
    /// The edge.
    pub(crate) rim: Ink,
    /// The crown of a king.
    pub crown: Ink,
}

/// The colours of what is drawn: the board, and figures beside it.
#[derive(Clone, Debug)]
pub struct Inks {
    /// What the terminal can mix of them.
    pub(crate) mixing: Mixing,
    /// Light squares.
    pub(crate) light: Ink,
    /// Dark squares.
    pub(crate) dark: Ink,
    /// White's pieces.
    pub(crate) white: Side,
    /// Black's pieces.
    pub(crate) black: Side,
    /// White, for texts.
    pub(crate) pale: Ink,
    /// Black, for texts.
    pub(super) deep: Ink,
    /// The number of a square.
    pub(crate) number: Ink,
    /// The sign of a mark.
    pub(super) sign: Ink,
    /// Marked squares, in the order of [`Mark::ALL`].
    pub(super) marks: Vec<Ink>,
    /// What stands beside the board.
    pub(crate) page: PageInks,
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
            Mixing::Halves if distance(nearest.rgb, rgb) > APART => Color::Indexed(color::nearest(rgb)),
            Mixing::Halves | Mixing::Inks => nearest.color,
        }
    }
}

/// The squared distance from which on a mixed colour has its own among 256.
const APART: u32 = 1_200;

/// The least contrast of text and ground, WCAG 2.2, criterion 1.4.3.
const READABLE: f32 = 4.5;
