//! Themes. A theme gives every role on the screen a style; no other code names a colour.

pub mod inks;
mod palette;

use ratatui::style::{Modifier, Style};

use self::inks::{Ink, Inks, Mixing, PageInks, Side};
use self::palette::Palette;
use super::widgets::board::{Drawn, Mark};
use crate::settings::ThemeName;
use ratatui::style::Color;

pub use self::palette::ColorDepth;

/// The styles of all roles.
#[derive(Clone, Debug)]
pub struct Theme {
    /// The background.
    pub ground: Style,
    /// Light squares.
    pub light_square: Style,
    /// Dark squares, the ones played on.
    pub dark_square: Style,
    /// White pieces; only the foreground counts.
    pub white_piece: Style,
    /// Black pieces; only the foreground counts.
    pub black_piece: Style,
    /// The number of a square without colours.
    number: Style,
    /// Ordinary text.
    pub text: Style,
    /// Less important text.
    pub quiet: Style,
    /// Frames of panes.
    pub frame: Style,
    /// Titles.
    pub title: Style,
    /// Keys in the footer.
    pub key: Style,
    /// Success.
    pub good: Style,
    /// Errors.
    pub bad: Style,
    /// Notices.
    pub notice: Style,
    /// The chosen line of a menu.
    pub chosen: Style,
    /// The colours of the board.
    pub inks: Inks,
    /// The squares drawn in them so far.
    pub drawn: Drawn,
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
        let ink = |shade: palette::Shade| Style::new().fg(shade.at(depth));
        let square = |shade: palette::Shade| Style::new().bg(shade.at(depth));
        let inks = palette.inks(depth);
        let bold = |shade| ink(shade).add_modifier(Modifier::BOLD);
        Self {
            ground: ink(palette.text).bg(palette.ground.at(depth)),
            light_square: square(palette.light_square),
            dark_square: square(palette.dark_square),
            white_piece: Style::new().fg(inks.white.fill.color),
            black_piece: Style::new().fg(inks.black.fill.color),
            number: ink(palette.number),
            text: ink(palette.text),
            quiet: ink(palette.quiet),
            frame: ink(palette.frame),
            title: bold(palette.title),
            key: bold(palette.key),
            good: bold(palette.good),
            bad: bold(palette.bad),
            notice: ink(palette.notice),
            chosen: bold(palette.chosen.0).bg(palette.chosen.1.at(depth)),
            marks: inks.marks.iter().map(|ink| Style::new().bg(ink.color)).collect(),
            drawn: Drawn::default(),
            inks,
        }
    }

    /// No colours: inversion, weight and shape distinguish the roles.
    fn monochrome() -> Self {
        let plain = Style::new();
        let bold = plain.add_modifier(Modifier::BOLD);
        let dim = plain.add_modifier(Modifier::DIM);
        Self {
            ground: plain,
            light_square: plain,
            dark_square: plain,
            white_piece: plain,
            black_piece: plain,
            number: dim,
            text: plain,
            quiet: dim,
            frame: dim,
            title: bold,
            key: bold,
            good: bold,
            bad: bold,
            notice: bold,
            chosen: plain.add_modifier(Modifier::REVERSED),
            marks: Mark::ALL.iter().map(|&mark| plain.add_modifier(weight(mark))).collect(),
            drawn: Drawn::default(),
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

    /// The style of a shade for trouble, on a board and in its legend.
    #[must_use]
    pub fn heat(&self, level: u8) -> Style {
        if self.inks.mixing == Mixing::Dots { self.text } else { self.text.fg(self.inks.mark(Mark::Heat(level)).color) }
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
            page: PageInks { ground: off, text: on, quiet: on, frame: on, title: on, good: on, bad: on, notice: on },
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
