//! How pictures are sent to the terminal, and how large its cells are.

use crate::inbox::Found;

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

/// How something is drawn in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pixels {
    /// How pictures are sent.
    pub protocol: Protocol,
    /// Width and height of a cell in pixels.
    pub cell: (u16, u16),
}

impl Pixels {
    /// Pixels on a terminal, sent by a protocol or, without one, by what the terminal says that it has. `None` if it has
    /// nothing, or the size of its cells is not known or cannot be true.
    #[must_use]
    pub fn of(found: Found, wanted: Option<Protocol>) -> Option<Self> {
        let protocol = match wanted {
            Some(protocol) => protocol,
            // It answers kitty's question as well, but of those graphics it knows a part only.
            None if found.is_iterm => Protocol::Iterm,
            None if found.has_kitty => Protocol::Kitty,
            None if found.has_sixel => Protocol::Sixel,
            None => return None,
        };
        let cell = found.cell.filter(|&(width, height)| (4..=64).contains(&width) && (8..=128).contains(&height))?;
        Some(Self { protocol, cell })
    }
}
