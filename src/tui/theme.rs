//! Colours. A theme gives every role on the screen a style; nothing else names a colour.

use ratatui::style::{Color, Modifier, Style};

use super::widgets::board::Mark;
use super::widgets::pieces::Contrast;

/// The styles of everything that is drawn.
#[derive(Clone, Debug)]
pub struct Theme {
    /// Light squares.
    pub light_square: Style,
    /// Dark squares, where the game is played.
    pub dark_square: Style,
    /// White pieces; only the foreground counts.
    pub white_piece: Style,
    /// Black pieces; only the foreground counts.
    pub black_piece: Style,
    /// The number of a free square; only the foreground counts.
    pub number: Style,
    /// Ordinary words.
    pub text: Style,
    /// Words of less importance.
    pub quiet: Style,
    /// Frames of the panes.
    pub frame: Style,
    /// Titles.
    pub title: Style,
    /// Keys in the footer.
    pub key: Style,
    /// What went right.
    pub good: Style,
    /// What went wrong.
    pub bad: Style,
    /// What deserves attention.
    pub notice: Style,
    /// The chosen line of a menu.
    pub chosen: Style,
    /// How the colours of the pieces differ.
    pub contrast: Contrast,
    marks: fn(Mark) -> Style,
}

impl Theme {
    /// For dark terminals with 256 colours, which all but the oldest have.
    #[must_use]
    pub fn dark() -> Self {
        let ink = |color: u8| Style::new().fg(Color::Indexed(color));
        Self {
            light_square: Style::new().bg(Color::Indexed(180)),
            dark_square: Style::new().bg(Color::Indexed(94)),
            white_piece: ink(231),
            black_piece: ink(16),
            number: ink(179),
            text: ink(252),
            quiet: ink(246),
            frame: ink(240),
            title: ink(222).add_modifier(Modifier::BOLD),
            key: ink(222).add_modifier(Modifier::BOLD),
            good: ink(114).add_modifier(Modifier::BOLD),
            bad: ink(210).add_modifier(Modifier::BOLD),
            notice: ink(221),
            chosen: ink(231).bg(Color::Indexed(239)).add_modifier(Modifier::BOLD),
            contrast: Contrast::Color,
            marks: |mark| {
                let color = match mark {
                    Mark::Cursor => 25,
                    Mark::Selected => 30,
                    Mark::Target | Mark::Right => 65,
                    Mark::MustCapture => 130,
                    Mark::LastMove => 100,
                    Mark::Taken => 95,
                    Mark::Wrong => 124,
                    Mark::Hint => 97,
                    Mark::Heat(1) => 58,
                    Mark::Heat(2) => 136,
                    Mark::Heat(3) => 166,
                    Mark::Heat(_) => 160,
                };
                Style::new().bg(Color::Indexed(color))
            },
        }
    }

    /// Without colours: brightness, inversion and shape tell everything. Used when `NO_COLOR` is set.
    #[must_use]
    pub fn monochrome() -> Self {
        let plain = Style::new();
        let bold = plain.add_modifier(Modifier::BOLD);
        Self {
            light_square: plain,
            dark_square: plain,
            white_piece: plain,
            black_piece: plain,
            number: plain.add_modifier(Modifier::DIM),
            text: plain,
            quiet: plain.add_modifier(Modifier::DIM),
            frame: plain.add_modifier(Modifier::DIM),
            title: bold,
            key: bold,
            good: bold,
            bad: bold,
            notice: bold,
            chosen: plain.add_modifier(Modifier::REVERSED),
            contrast: Contrast::Shape,
            marks: |mark| match mark {
                Mark::Cursor => Style::new().add_modifier(Modifier::REVERSED),
                Mark::Selected | Mark::Hint => Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD),
                Mark::LastMove | Mark::Heat(_) => Style::new(),
                _ => Style::new().add_modifier(Modifier::BOLD),
            },
        }
    }

    /// The style of a marked square, to be laid over that of the dark squares.
    #[must_use]
    pub fn mark(&self, mark: Mark) -> Style {
        (self.marks)(mark)
    }
}
