//! Themes. A theme gives every role on the screen a style; no other code names a colour.

mod palette;

use ratatui::style::{Modifier, Style};

use self::palette::Palette;
use super::widgets::board::Mark;
use crate::settings::ThemeName;

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
    /// The number of a square; only the foreground counts.
    pub number: Style,
    /// The shapes of marks on squares; only the foreground counts.
    pub sign: Style,
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
        let bold = |shade| ink(shade).add_modifier(Modifier::BOLD);
        Self {
            ground: ink(palette.text).bg(palette.ground.at(depth)),
            light_square: square(palette.light_square),
            dark_square: square(palette.dark_square),
            white_piece: ink(palette.white_piece),
            black_piece: ink(palette.black_piece),
            number: ink(palette.number),
            sign: ink(palette.sign),
            text: ink(palette.text),
            quiet: ink(palette.quiet),
            frame: ink(palette.frame),
            title: bold(palette.title),
            key: bold(palette.key),
            good: bold(palette.good),
            bad: bold(palette.bad),
            notice: ink(palette.notice),
            chosen: bold(palette.chosen.0).bg(palette.chosen.1.at(depth)),
            marks: Mark::ALL.iter().map(|&mark| square((palette.mark)(mark))).collect(),
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
            sign: plain,
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
        }
    }

    /// The style of a marked square, to be applied on top of that of dark squares.
    #[must_use]
    pub fn mark(&self, mark: Mark) -> Style {
        let mark = if let Mark::Heat(level) = mark { Mark::Heat(level.clamp(1, 4)) } else { mark };
        let place = Mark::ALL.iter().position(|&other| other == mark);
        place.and_then(|place| self.marks.get(place)).copied().unwrap_or_default()
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
