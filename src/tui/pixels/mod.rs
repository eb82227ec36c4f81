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
pub use etude_tui::pixels::{Pixels, Protocol};

/// What a choice of graphics means on a terminal; `None` for cells.
#[must_use]
pub fn chosen(found: Found, choice: Graphics) -> Option<Pixels> {
    let wanted = match choice {
        Graphics::Auto => None,
        Graphics::Kitty => Some(Protocol::Kitty),
        Graphics::Sixel => Some(Protocol::Sixel),
        Graphics::Iterm => Some(Protocol::Iterm),
        Graphics::Cells => return None,
    };
    Pixels::of(found, wanted)
}

#[cfg(test)]
mod tests;
