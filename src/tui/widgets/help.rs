//! The list of all keys, generated from the table that dispatches them.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::{Clear, Widget};

use unicode_width::UnicodeWidthStr;

use super::panes::{draw_box, line};
use crate::text::padded;
use crate::tui::keymap::{self, Command, Mode};
use crate::tui::page::{Tone, Words};
use crate::tui::theme::Theme;
use crate::words::say;

/// Columns of the keys, before their explanation.
const KEYS: usize = 11;

/// Most columns of the list over the screen.
const WIDTH: u16 = 64;

/// Columns that each column of the permanent list needs.
const COLUMN: u16 = 52;

/// The entries of the list for a mode; keys with the same explanation share an entry.
fn entries(mode: Mode) -> Vec<(String, String)> {
    let mut entries: Vec<(String, String)> = Vec::new();
    for binding in keymap::bindings(mode) {
        let keys: Vec<String> = binding.keys.iter().map(|key| key.name()).collect();
        let keys = keys.join(" ");
        let help = (binding.help)(say());
        match entries.iter_mut().find(|(_, known)| *known == help) {
            Some((shown, _)) => *shown = format!("{shown} {keys}"),
            None => entries.push((keys, help)),
        }
    }
    if mode.types_moves() {
        entries.push(("0-9 a-h".to_owned(), say().help_moves()));
    }
    let mouse = match mode {
        Mode::Puzzle | Mode::Trial | Mode::Drill | Mode::Notation | Mode::Play | Mode::Analysis => {
            Some(say().help_mouse())
        }
        Mode::Home | Mode::List | Mode::Form | Mode::Waiting | Mode::Picks | Mode::Progress => {
            Some(say().help_mouse_lines())
        }
        _ => None,
    };
    entries.extend(mouse.map(|help| (say().key_mouse(), help)));
    entries
}

/// The list in `width` columns, entry by entry; long explanations are wrapped.
fn wrapped_entries(mode: Mode, width: u16) -> Vec<Vec<Words>> {
    let room = usize::from(width).saturating_sub(KEYS).max(1);
    let entry = |(keys, help): (String, String)| {
        let (mut lines, mut first) = (Vec::new(), padded(&keys, KEYS));
        if keys.width() >= KEYS {
            lines.push(Words::new(Tone::Key, std::mem::replace(&mut first, " ".repeat(KEYS))));
        }
        for part in Words::from(help).wrapped(room) {
            let mut line = Words::new(Tone::Key, std::mem::replace(&mut first, " ".repeat(KEYS)));
            line.0.extend(part.0);
            lines.push(line);
        }
        lines
    };
    entries(mode).into_iter().map(entry).collect()
}

/// The lines of the list in `width` columns.
fn lines(mode: Mode, width: u16) -> Vec<Words> {
    wrapped_entries(mode, width).into_iter().flatten().collect()
}

/// Width of the list over the screen, with its frame.
fn width(screen: Rect) -> u16 {
    WIDTH.min(screen.width)
}

fn lines_over(mode: Mode, screen: Rect) -> Vec<Words> {
    lines(mode, width(screen).saturating_sub(4))
}

/// The area of the list: centred, above the footer.
fn place(lines: usize, screen: Rect) -> Rect {
    let rows = u16::try_from(lines).unwrap_or(u16::MAX).saturating_add(2);
    let (width, height) = (width(screen), rows.min(screen.height.saturating_sub(1)));
    let x = screen.x + (screen.width - width) / 2;
    let y = screen.y + (screen.height - 1 - height) / 2;
    Rect::new(x, y, width, height)
}

/// The largest scroll offset, in lines.
fn last_offset(mode: Mode, screen: Rect) -> usize {
    let lines = lines_over(mode, screen).len();
    lines.saturating_sub(usize::from(place(lines, screen).height.saturating_sub(2)))
}

/// The first visible line after a command; `None` if the command closes the list.
#[must_use]
pub fn scrolled(offset: usize, command: Command, mode: Mode, screen: Rect) -> Option<usize> {
    match command {
        Command::Up => Some(offset.saturating_sub(1)),
        Command::Down => Some((offset + 1).min(last_offset(mode, screen))),
        Command::Cancel => None,
        _ => Some(offset),
    }
}

/// Draws the permanent list of a mode in columns, as many whole entries as fit.
pub fn draw_below(mode: Mode, area: Rect, theme: &Theme, buffer: &mut Buffer) {
    let inside = draw_box(area, &say().help_title(), theme, buffer);
    let columns = (inside.width / COLUMN).max(1);
    let width = inside.width / columns;
    let (mut column, mut row, mut is_whole) = (0, 0, true);
    for entry in wrapped_entries(mode, width.saturating_sub(1)) {
        let height = u16::try_from(entry.len()).unwrap_or(u16::MAX);
        if row + height > inside.height {
            (column, row) = (column + 1, 0);
        }
        if column == columns || height > inside.height {
            is_whole = false;
            break;
        }
        for text in &entry {
            let place =
                Rect { x: inside.x + column * width, y: inside.y + row, width: width.saturating_sub(1), height: 1 };
            line(theme, text).render(place, buffer);
            row += 1;
        }
    }
    if !is_whole && keymap::bindings(mode).any(|binding| binding.command == Command::Help) {
        let all = format!(" {} ", say().help_all());
        let length = u16::try_from(all.width() + 2).unwrap_or(area.width).min(area.width);
        buffer.set_string(area.right() - length, area.y, all, theme.quiet);
    }
}

/// Draws the list of a mode over the screen, starting at line `offset`.
pub fn draw(mode: Mode, offset: usize, screen: Rect, theme: &Theme, buffer: &mut Buffer) {
    let lines = lines_over(mode, screen);
    let area = place(lines.len(), screen);
    let width = area.width;
    // A larger terminal may show more lines than before.
    let offset = offset.min(last_offset(mode, screen));
    Clear.render(area, buffer);
    buffer.set_style(area, theme.ground);
    let rule = "─".repeat(usize::from(width - 2));
    buffer.set_string(area.x, area.y, format!("┌{rule}┐"), theme.frame);
    buffer.set_string(area.x + 1, area.y, format!(" {} ", say().help_title()), theme.title);
    buffer.set_string(area.x, area.bottom() - 1, format!("└{rule}┘"), theme.frame);
    if offset < last_offset(mode, screen) {
        buffer.set_string(area.x + 2, area.bottom() - 1, format!(" ↓ {} ", say().help_more()), theme.quiet);
    }
    for (y, text) in (area.y + 1..area.bottom() - 1).zip(&lines[offset..]) {
        buffer.set_string(area.x, y, "│", theme.frame);
        buffer.set_string(area.right() - 1, y, "│", theme.frame);
        line(theme, text).render(Rect::new(area.x + 2, y, width - 4, 1), buffer);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_explanation_is_cut_at_any_width() {
        for &mode in Mode::ALL {
            for width in [36, 58, 60, 78] {
                let shown = lines(mode, width);
                assert!(shown.iter().all(|line| line.len() <= usize::from(width)), "{mode:?} {width}");
                let text: String = shown.iter().flat_map(|line| &line.0).map(|(_, text)| text.trim()).collect();
                for (keys, help) in entries(mode) {
                    let squeezed = |text: &str| text.replace(' ', "");
                    assert!(squeezed(&text).contains(&squeezed(&help)), "{mode:?} {width}: {keys} {help}");
                }
            }
        }
    }
}
