//! The board, and figures beside it, in pixels, on terminals that have them.
//!
//! The screen is drawn in cells as ever, with blanks where the board is; then the board is drawn over them. A terminal
//! with kitty's graphics keeps pictures and places them: each square is sent once and then only named. Sixel and iTerm2
//! have no such memory, so the board is cut into bands of rows, and the bands that changed are sent again; a few large
//! pictures rather than a hundred small ones, as xterm keeps only sixteen.

mod output;
pub mod scene;

pub use self::output::PixelOutput;
pub use self::scene::Scene;
use damier_app::settings::Graphics;
pub use etude_tui::encode::{base64, png};
use etude_tui::inbox::Found;

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

/// How the board is drawn in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pixels {
    /// How pictures are sent.
    pub protocol: Protocol,
    /// Width and height of a cell in pixels.
    pub cell: (u16, u16),
}

impl Pixels {
    /// What a choice of graphics means on a terminal; `None` for cells.
    #[must_use]
    pub fn of(found: Found, choice: Graphics) -> Option<Self> {
        let protocol = match choice {
            Graphics::Kitty => Protocol::Kitty,
            Graphics::Sixel => Protocol::Sixel,
            Graphics::Iterm => Protocol::Iterm,
            // It answers kitty's question as well, but of those graphics it knows a part only.
            Graphics::Auto if found.is_iterm => Protocol::Iterm,
            Graphics::Auto if found.has_kitty => Protocol::Kitty,
            Graphics::Auto if found.has_sixel => Protocol::Sixel,
            Graphics::Auto | Graphics::Cells => return None,
        };
        let cell = found.cell.filter(|&(width, height)| (4..=64).contains(&width) && (8..=128).contains(&height))?;
        Some(Self { protocol, cell })
    }
}

#[cfg(test)]
mod tests;
