//! What keys do, as a list that the dispatcher, the footer and the list of keys read. `C` is a program's commands, `M` a
//! message of it.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::frame::{draw_box, inside_box, paragraph, rows};
use crate::key::Key;
use crate::text::{Tone, Words};
use crate::tones::Tones;

/// Where a key is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    /// In the footer and the list of keys.
    Footer,
    /// In the list of keys.
    List,
}

/// Keys with what they do.
#[derive(Clone, Copy, Debug)]
pub struct Binding<C, M> {
    /// What they do.
    pub command: C,
    /// The keys; the first one is shown.
    pub keys: &'static [Key],
    /// A word or two, and where they stand; `None` keeps the keys out of both places.
    pub label: Option<(Shown, M)>,
}

impl<C: Copy, M: Copy> Binding<C, M> {
    /// Keys that stand in the footer and in the list of keys.
    pub const fn shown(command: C, keys: &'static [Key], label: M) -> Self {
        Self { command, keys, label: Some((Shown::Footer, label)) }
    }

    /// Keys that stand in the list of keys.
    pub const fn listed(command: C, keys: &'static [Key], label: M) -> Self {
        Self { command, keys, label: Some((Shown::List, label)) }
    }

    /// Keys that stand nowhere.
    pub const fn hidden(command: C, keys: &'static [Key]) -> Self {
        Self { command, keys, label: None }
    }
}

/// A part of the footer.
#[derive(Clone, Debug)]
pub struct FooterPart {
    /// The names of the keys.
    pub keys: String,
    /// What they do.
    pub label: String,
    /// Whether it stays where there is no room for all.
    pub stays: bool,
}

/// The keys of a screen in one line. Where there is no room for all, those that need not stay are left out, the last ones
/// first.
#[must_use]
pub fn footer(parts: impl IntoIterator<Item = FooterPart>, width: u16) -> Words {
    let mut parts: Vec<FooterPart> = parts.into_iter().collect();
    let whole = |parts: &[FooterPart]| {
        parts.iter().enumerate().fold(Words::from(" "), |line, (place, part)| {
            let line = if place == 0 { line } else { line.and(Tone::Text, "  ") };
            line.and(Tone::Key, &*part.keys).and(Tone::Quiet, format!(" {}", part.label))
        })
    };
    while whole(&parts).is_wider(width)
        && let Some(place) = parts.iter().rposition(|part| !part.stays)
    {
        parts.remove(place);
    }
    whole(&parts).fitted(width)
}

/// Draws the list of keys, of these lines, over the middle of a screen.
pub fn draw_list(lines: &[Words], title: &str, screen: Rect, tones: &Tones, buffer: &mut Buffer) {
    let width = 54.min(screen.width);
    let room = Rect { width, ..screen };
    let height = u16::try_from(rows(lines, inside_box(room))).unwrap_or(u16::MAX).saturating_add(2).min(screen.height);
    let area = Rect { x: (screen.width - width) / 2, y: (screen.height - height) / 2, width, height };
    crate::frame::clear(area, buffer);
    buffer.set_style(area, tones.ground);
    paragraph(lines, 0, draw_box(area, title, tones, buffer), tones, buffer);
}
