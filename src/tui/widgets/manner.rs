//! How widgets are drawn.

use crate::tui::theme::Theme;

/// What widgets have to know of the screen besides what they show.
#[derive(Clone, Copy)]
pub struct Manner<'a> {
    /// The theme.
    pub theme: &'a Theme,
    /// Whether Black is at the bottom.
    pub turned: bool,
    /// Whether boards and figures are drawn in pixels, so that their places stay free.
    pub in_pixels: bool,
    /// Whether small boards are drawn in letters, because the terminal has no half blocks.
    pub in_letters: bool,
}
