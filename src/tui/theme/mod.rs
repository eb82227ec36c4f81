//! Themes. A theme gives every role on the screen a style; no other code names a colour.

pub mod inks;
mod palette;

use ratatui::style::{Modifier, Style};

use self::inks::{Inks, Side};
use self::palette::Palette;
use super::widgets::board::{Mark, PieceCache};
use damier_app::settings::ThemeName;
use etude_tui::color::{ColorDepth, Ink, Mixing, Shade};
use etude_tui::tones::{PageInks, Tones};
use ratatui::style::Color;

/// The styles of all roles.
#[derive(Clone, Debug)]
pub struct Theme {
    /// The styles of the page.
    pub tones: Tones,
    /// Light squares.
    pub(crate) light_square: Style,
    /// Dark squares, the ones played on.
    pub dark_square: Style,
    /// White pieces; only the foreground counts.
    pub(super) white_piece: Style,
    /// Black pieces; only the foreground counts.
    pub(super) black_piece: Style,
    /// The number of a square without colours.
    number: Style,
    /// The colours of the board.
    pub inks: Inks,
    /// The squares drawn in them so far.
    pub(crate) drawn: PieceCache,
    /// In the order of [`Mark::ALL`].
    marks: Vec<Style>,
}

impl Theme {
    /// A theme on a terminal with a colour depth.
    #[must_use]
    pub fn of(name: ThemeName, depth: ColorDepth) -> Self {
        Palette::of(name).map_or_else(Self::monochrome, |palette| Self::colored(palette, depth))
    }

    fn colored(palette: &Palette, depth: ColorDepth) -> Self {
        let ink = |shade: Shade| Style::new().fg(shade.at(depth));
        let square = |shade: Shade| Style::new().bg(shade.at(depth));
        let inks = palette.inks(depth);
        let heat = [0, 1, 2, 3, 4].map(|level| inks.mark(Mark::Heat(level)).color);
        Self {
            tones: Tones::of(&palette.page, depth, heat),
            light_square: square(palette.light_square),
            dark_square: square(palette.dark_square),
            white_piece: Style::new().fg(inks.white.fill.color),
            black_piece: Style::new().fg(inks.black.fill.color),
            number: ink(palette.number),
            marks: inks.marks.iter().map(|ink| Style::new().bg(ink.color)).collect(),
            drawn: PieceCache::default(),
            inks,
        }
    }

    /// No colours: inversion, weight and shape distinguish the roles.
    fn monochrome() -> Self {
        let plain = Style::new();
        Self {
            tones: Tones::monochrome(),
            light_square: plain,
            dark_square: plain,
            white_piece: plain,
            black_piece: plain,
            number: plain.add_modifier(Modifier::DIM),
            marks: Mark::ALL.iter().map(|&mark| plain.add_modifier(weight(mark))).collect(),
            drawn: PieceCache::default(),
            inks: Self::dots(),
        }
    }

    /// The styles of a dark square: the square itself, its number, and the sign of its mark.
    #[must_use]
    pub fn square(&self, mark: Option<Mark>) -> [Style; 3] {
        if self.inks.mixing == Mixing::Dots {
            let square = mark.map_or(self.dark_square, |mark| self.mark(mark));
            return [square, square.patch(self.number), square];
        }
        let ground = mark.map_or(self.inks.dark, |mark| self.inks.mark(mark));
        let square = Style::new().bg(ground.color);
        let text = |ink| square.fg(self.inks.text_on(ground, ink));
        [square, text(self.inks.number), text(self.inks.sign)]
    }

    /// The style of a marked square, to be applied on top of that of dark squares.
    #[must_use]
    pub fn mark(&self, mark: Mark) -> Style {
        self.marks.get(mark.index()).copied().unwrap_or_default()
    }

    /// Lit and dark dots.
    fn dots() -> Inks {
        let ink = |value| Ink { rgb: [value; 3], color: Color::Reset };
        let (off, on) = (ink(0), ink(255));
        let side = Side { fill: on, rim: on, crown: off };
        Inks {
            mixing: Mixing::Dots,
            light: off,
            dark: off,
            white: side,
            black: side,
            pale: on,
            deep: off,
            number: on,
            sign: on,
            marks: vec![off; Mark::ALL.len()],
            page: PageInks {
                ground: off,
                text: on,
                quiet: on,
                frame: on,
                title: on,
                good: on,
                bad: on,
                notice: on,
                pale: on,
                sides: [on; 2],
            },
        }
    }
}

/// The style of a mark without colours, for cells too small for its shape.
const fn weight(mark: Mark) -> Modifier {
    match mark {
        Mark::Cursor => Modifier::REVERSED,
        Mark::Selected => Modifier::REVERSED.union(Modifier::UNDERLINED),
        Mark::Hint => Modifier::REVERSED.union(Modifier::BOLD),
        Mark::Target => Modifier::UNDERLINED,
        Mark::MustCapture => Modifier::UNDERLINED.union(Modifier::BOLD),
        Mark::LastMove | Mark::Right => Modifier::BOLD,
        Mark::Passed | Mark::Heat(_) => Modifier::empty(),
        Mark::Taken | Mark::Wrong => Modifier::CROSSED_OUT,
    }
}

#[cfg(test)]
mod tests;
