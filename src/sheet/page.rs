//! What stands on a page: shapes and text in points, 72 to the inch, from the upper left corner.

use tiny_skia::Path;

/// The size of a page: A4, upright (ISO 216).
pub const SIZE: (f32, f32) = (595.28, 841.89);

/// A page of a sheet.
#[derive(Clone, Debug, Default)]
pub struct PrintedPage {
    /// What is drawn, in this order.
    pub(super) marks: Vec<Printed>,
}

/// Something drawn on a page. Greys go from 0, black, to 1, white.
#[derive(Clone, Debug)]
pub(super) enum Printed {
    /// An area.
    Area { path: Path, grey: f32 },
    /// A line of some width.
    Line { path: Path, width: f32, grey: f32 },
    /// A line of text.
    Text(Text),
}

/// A line of text as it is set.
#[derive(Clone, Debug)]
pub(super) struct Text {
    /// The left end of its base line.
    pub(super) at: (f32, f32),
    /// The size of its letters.
    pub(super) size: f32,
    /// Its letters.
    pub(super) glyphs: Vec<Glyph>,
}

/// A letter of a font.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Glyph {
    /// The place of the font among the [faces](super::font::Faces).
    pub(super) face: usize,
    /// Its number in the font.
    pub(super) id: u16,
    /// The letter.
    pub(crate) letter: char,
    /// How far it is from the left end of the text, in units of the size.
    pub(super) left: f32,
}

impl PrintedPage {
    /// Adds an area.
    pub(super) fn area(&mut self, path: Option<Path>, grey: f32) {
        self.marks.extend(path.map(|path| Printed::Area { path, grey }));
    }

    /// Adds a line.
    pub(super) fn line(&mut self, path: Option<Path>, width: f32, grey: f32) {
        self.marks.extend(path.map(|path| Printed::Line { path, width, grey }));
    }

    /// Adds a line of text.
    pub(super) fn text(&mut self, text: Text) {
        self.marks.push(Printed::Text(text));
    }

    /// The texts of the page, as they are read.
    pub fn lines(&self) -> impl Iterator<Item = String> {
        self.marks.iter().filter_map(|mark| match mark {
            Printed::Text(text) => Some(text.glyphs.iter().map(|glyph| glyph.letter).collect()),
            Printed::Area { .. } | Printed::Line { .. } => None,
        })
    }
}
