//! The overlay with all keys, from the table that dispatches them.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::{Clear, Widget};

use super::panes::line;
use crate::tui::keymap::{self, Mode};
use crate::tui::messages as words;
use crate::tui::page::{Tone, Words};
use crate::tui::theme::Theme;

/// The lines of the list for a mode: rows with the same explanation share a line.
fn entries(mode: Mode) -> Vec<(String, &'static str)> {
    let mut entries: Vec<(String, &'static str)> = Vec::new();
    for binding in keymap::bindings(mode) {
        let keys: Vec<String> = binding.keys.iter().map(|key| key.name()).collect();
        let keys = keys.join(" ");
        match entries.iter_mut().find(|(_, help)| *help == binding.help) {
            Some((shown, _)) => *shown = format!("{shown} {keys}"),
            None => entries.push((keys, binding.help)),
        }
    }
    if mode.types_moves() {
        entries.push(("0-9 a-h".to_owned(), words::HELP_MOVES));
    }
    entries
}

/// Where the list goes: in the middle, above the footer.
fn place(entries: usize, screen: Rect) -> Rect {
    let rows = u16::try_from(entries).unwrap_or(u16::MAX).saturating_add(2);
    let (width, height) = (64.min(screen.width), rows.min(screen.height.saturating_sub(1)));
    let x = screen.x + (screen.width - width) / 2;
    let y = screen.y + (screen.height - 1 - height) / 2;
    Rect::new(x, y, width, height)
}

/// How far the list can be scrolled.
#[must_use]
pub fn last_offset(mode: Mode, screen: Rect) -> usize {
    let entries = entries(mode).len();
    entries.saturating_sub(usize::from(place(entries, screen).height.saturating_sub(2)))
}

/// Draws the keys of a mode over the screen, from some line on.
pub fn draw(mode: Mode, offset: usize, screen: Rect, theme: &Theme, buffer: &mut Buffer) {
    let entries = entries(mode);
    let area = place(entries.len(), screen);
    let width = area.width;
    // After a change of size there may be room for more than before.
    let offset = offset.min(last_offset(mode, screen));
    Clear.render(area, buffer);
    buffer.set_style(area, theme.ground);
    let rule = "─".repeat(usize::from(width - 2));
    buffer.set_string(area.x, area.y, format!("┌{rule}┐"), theme.frame);
    buffer.set_string(area.x + 1, area.y, format!(" {} ", words::HELP_TITLE), theme.title);
    buffer.set_string(area.x, area.bottom() - 1, format!("└{rule}┘"), theme.frame);
    if offset < last_offset(mode, screen) {
        buffer.set_string(area.x + 2, area.bottom() - 1, words::HELP_MORE, theme.quiet);
    }
    for (y, (keys, help)) in (area.y + 1..area.bottom() - 1).zip(&entries[offset..]) {
        buffer.set_string(area.x, y, "│", theme.frame);
        buffer.set_string(area.right() - 1, y, "│", theme.frame);
        let inside = Rect::new(area.x + 2, y, width - 4, 1);
        let text = Words::new(Tone::Key, format!("{keys:<10} ")).and(Tone::Text, *help);
        line(theme, &text).render(inside, buffer);
    }
}
