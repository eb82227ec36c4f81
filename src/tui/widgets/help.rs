//! The overlay with all keys, from the table that dispatches them.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::{Clear, Widget};

use super::panes::line;
use crate::tui::keymap::{self, Command, Mode};
use crate::tui::page::{Tone, Words};
use crate::tui::theme::Theme;
use crate::words;

/// Columns of the keys, before what they do.
const KEYS: usize = 11;

/// The most columns of the list when it covers the screen.
const WIDTH: u16 = 64;

/// Columns that a part of the list needs where it stands all the time.
const COLUMN: u16 = 52;

/// The entries of the list for a mode: rows with the same explanation share a line.
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
    let mouse = match mode {
        Mode::Puzzle | Mode::Drill | Mode::Notation | Mode::Play | Mode::Analysis => Some(words::HELP_MOUSE),
        Mode::Home | Mode::Form | Mode::Waiting | Mode::Progress => Some(words::HELP_MOUSE_LINES),
        _ => None,
    };
    entries.extend(mouse.map(|help| (words::KEY_MOUSE.to_owned(), help)));
    entries
}

/// The list in so many columns: what a key does goes on in the next line where there is not room enough.
fn lines(mode: Mode, width: u16) -> Vec<Words> {
    let room = usize::from(width).saturating_sub(KEYS).max(1);
    let mut lines = Vec::new();
    for (keys, help) in entries(mode) {
        let mut first = format!("{keys:<width$} ", width = KEYS - 1);
        if keys.chars().count() >= KEYS {
            lines.push(Words::new(Tone::Key, std::mem::replace(&mut first, " ".repeat(KEYS))));
        }
        for part in wrapped(help, room) {
            lines.push(Words::new(Tone::Key, std::mem::replace(&mut first, " ".repeat(KEYS))).and(Tone::Text, part));
        }
    }
    lines
}

/// A sentence broken between words.
fn wrapped(sentence: &str, width: usize) -> Vec<String> {
    let mut parts: Vec<String> = Vec::new();
    for word in sentence.split(' ') {
        match parts.last_mut() {
            Some(part) if part.chars().count() + 1 + word.chars().count() <= width => {
                part.push(' ');
                part.push_str(word);
            }
            _ => parts.push(word.to_owned()),
        }
    }
    parts
}

/// The width of the list over a screen, frame included.
fn width(screen: Rect) -> u16 {
    WIDTH.min(screen.width)
}

fn lines_over(mode: Mode, screen: Rect) -> Vec<Words> {
    lines(mode, width(screen).saturating_sub(4))
}

/// Where the list goes: in the middle, above the footer.
fn place(lines: usize, screen: Rect) -> Rect {
    let rows = u16::try_from(lines).unwrap_or(u16::MAX).saturating_add(2);
    let (width, height) = (width(screen), rows.min(screen.height.saturating_sub(1)));
    let x = screen.x + (screen.width - width) / 2;
    let y = screen.y + (screen.height - 1 - height) / 2;
    Rect::new(x, y, width, height)
}

/// How far the list can be scrolled.
fn last_offset(mode: Mode, screen: Rect) -> usize {
    let lines = lines_over(mode, screen).len();
    lines.saturating_sub(usize::from(place(lines, screen).height.saturating_sub(2)))
}

/// The first line of the list of keys after a command; `None` when it is closed.
#[must_use]
pub fn scrolled(offset: usize, command: Command, mode: Mode, screen: Rect) -> Option<usize> {
    match command {
        Command::Up => Some(offset.saturating_sub(1)),
        Command::Down => Some((offset + 1).min(last_offset(mode, screen))),
        Command::Cancel => None,
        _ => Some(offset),
    }
}

/// Draws the keys of a mode where there is room for them all the time, in columns, as many as fit.
pub fn draw_below(mode: Mode, area: Rect, theme: &Theme, buffer: &mut Buffer) {
    let rule = format!("{:─<width$}", format!("─ {} ", words::HELP_TITLE), width = usize::from(area.width));
    buffer.set_string(area.x, area.y, rule, theme.frame);
    let columns = (area.width / COLUMN).max(1);
    let width = area.width / columns;
    let rows = usize::from(area.height.saturating_sub(1)).max(1);
    let lines = lines(mode, width - 2);
    let has_list = keymap::bindings(mode).any(|binding| binding.command == Command::Help);
    if has_list && lines.len() > rows * usize::from(columns) {
        let length = u16::try_from(words::HELP_ALL.len() + 2).unwrap_or(area.width).min(area.width);
        buffer.set_string(area.right() - length, area.y, words::HELP_ALL, theme.quiet);
    }
    for (column, part) in (0..columns).zip(lines.chunks(rows)) {
        let inside = Rect::new(area.x + 1 + column * width, area.y + 1, width - 2, area.height - 1);
        for (text, place) in part.iter().zip(inside.rows()) {
            line(theme, text).render(place, buffer);
        }
    }
}

/// Draws the keys of a mode over the screen, from some line on.
pub fn draw(mode: Mode, offset: usize, screen: Rect, theme: &Theme, buffer: &mut Buffer) {
    let lines = lines_over(mode, screen);
    let area = place(lines.len(), screen);
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
    fn no_sentence_is_cut_off_at_any_width() {
        for &mode in Mode::ALL {
            for width in [36, 58, 60, 78] {
                let shown = lines(mode, width);
                assert!(shown.iter().all(|line| line.len() <= usize::from(width)), "{mode:?} {width}");
                let text: String = shown.iter().flat_map(|line| &line.0).map(|(_, text)| text.trim()).collect();
                for (keys, help) in entries(mode) {
                    let squeezed = |text: &str| text.replace(' ', "");
                    assert!(squeezed(&text).contains(&squeezed(help)), "{mode:?} {width}: {keys} {help}");
                }
            }
        }
    }
}
