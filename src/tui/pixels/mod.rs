//! The board, and figures beside it, in pixels, on terminals that have them.
//!
//! The screen is drawn in cells as ever, with blanks where the board is; then the board is drawn over them. A terminal
//! with kitty's graphics keeps pictures and places them: each square is sent once and then only named. Sixel and iTerm2
//! have no such memory, so the board is cut into bands of rows, and the bands that changed are sent again; a few large
//! pictures rather than a hundred small ones, as xterm keeps only sixteen.

mod output;
pub mod scene;

pub use self::output::Output;
pub use self::scene::Scene;
use crate::settings::Graphics;
pub use etude_tui::encode::{base64, png};

/// How pictures are sent to the terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Protocol {
    /// Kitty's graphics: <https://sw.kovidgoyal.net/kitty/graphics-protocol/>.
    Kitty,
    /// Sixels, of the VT340.
    Sixel,
    /// The inline pictures of iTerm2: <https://iterm2.com/documentation-images.html>.
    Iterm,
}

/// What the terminal has told about its pixels.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Found {
    /// Columns and rows of a cell in pixels, if they are known.
    pub cell: Option<(u16, u16)>,
    /// Whether it knows kitty's graphics.
    pub has_kitty: bool,
    /// Whether it knows sixels.
    pub has_sixel: bool,
    /// Whether it is iTerm2.
    pub is_iterm: bool,
}

/// How the board is drawn in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pixels {
    /// How pictures are sent.
    pub protocol: Protocol,
    /// Width and height of a cell in pixels.
    pub cell: (u16, u16),
}

impl Found {
    /// What a choice of graphics means on this terminal; `None` for cells.
    #[must_use]
    pub fn pixels(self, choice: Graphics) -> Option<Pixels> {
        let protocol = match choice {
            Graphics::Kitty => Protocol::Kitty,
            Graphics::Sixel => Protocol::Sixel,
            Graphics::Iterm => Protocol::Iterm,
            // It answers kitty's question as well, but of those graphics it knows a part only.
            Graphics::Auto if self.is_iterm => Protocol::Iterm,
            Graphics::Auto if self.has_kitty => Protocol::Kitty,
            Graphics::Auto if self.has_sixel => Protocol::Sixel,
            Graphics::Auto | Graphics::Cells => return None,
        };
        let cell = self.cell.filter(|&(width, height)| (4..=64).contains(&width) && (8..=128).contains(&height))?;
        Some(Pixels { protocol, cell })
    }
}

#[cfg(test)]
mod tests;
