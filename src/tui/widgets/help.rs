//! The list of all keys, generated from the table that dispatches them.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Point, Rect};
use ratatui::widgets::Widget;

use unicode_width::UnicodeWidthStr;

use crate::tui::app::App;
use crate::tui::keymap::{self, Command, Mode};
use crate::tui::page::{Tone, Words};
use crate::words::say;
use etude_tui::frame::draw_box;
use etude_tui::text::padded;

/// Columns of the keys, before their explanation.
const KEYS: usize = 11;

/// Most columns of the list over the screen.
const WIDTH: u16 = 64;

/// Columns that each column of the permanent list needs.
const COLUMN: u16 = 52;

/// Whether a command has an effect now.
type Can<'a> = &'a dyn Fn(Command) -> bool;

/// The keys of a mode that have an effect, or those that have none now; keys with the same explanation share an entry.
fn entries(mode: Mode, acts: Can) -> Vec<(String, String)> {
    let mut entries: Vec<(String, String)> = Vec::new();
    for binding in mode.keys().filter(|binding| acts(binding.command)) {
        let keys: Vec<String> = binding.keys.iter().map(|&key| keymap::name(key)).collect();
        let keys = keys.join(" ");
        let help = (binding.help)(say());
        match entries.iter_mut().find(|(_, known)| *known == help) {
            Some((shown, _)) => *shown = format!("{shown} {keys}"),
            None => entries.push((keys, help)),
        }
    }
    entries
}

/// What can be typed in a mode, and what the mouse does.
fn other_entries(mode: Mode) -> Vec<(String, String)> {
    let typed = mode.types_moves().then(|| ("0-9 a-h".to_owned(), say().help_moves()));
    let mouse = match mode {
        Mode::Puzzle
        | Mode::Unannounced
        | Mode::Drill
        | Mode::Notation
        | Mode::Play
        | Mode::MailGame
        | Mode::Analysis => Some(say().help_mouse()),
        Mode::Home
        | Mode::List
        | Mode::Form
        | Mode::Unfinished
        | Mode::PlayerSets
        | Mode::Repertoire
        | Mode::Mail
        | Mode::Progress => Some(say().help_mouse_lines()),
        _ => None,
    };
    typed.into_iter().chain(mouse.map(|help| (say().key_mouse(), help))).collect()
}

/// What acts now in a mode, in `width` columns, entry by entry; long explanations are wrapped.
fn wrapped_entries(mode: Mode, can: Can, width: u16) -> Vec<Vec<Words>> {
    let acting = entries(mode, can).into_iter().chain(other_entries(mode));
    acting.map(|entry| wrapped(entry, [Tone::Key, Tone::Text], width)).collect()
}

/// An entry in tones for its keys and its explanation.
fn wrapped((keys, help): (String, String), tones: [Tone; 2], width: u16) -> Vec<Words> {
    let room = usize::from(width).saturating_sub(KEYS).max(1);
    let (mut lines, mut first) = (Vec::new(), padded(&keys, KEYS));
    if keys.width() >= KEYS {
        lines.push(Words::new(tones[0], std::mem::replace(&mut first, " ".repeat(KEYS))));
    }
    for part in Words::new(tones[1], help).wrapped(room) {
        let mut line = Words::new(tones[0], std::mem::replace(&mut first, " ".repeat(KEYS)));
        line.0.extend(part.0);
        lines.push(line);
    }
    lines
}

/// The lines of the list in `width` columns: the keys that act now, then the others, which are dimmed.
fn lines(mode: Mode, can: Can, width: u16) -> Vec<Words> {
    let mut lines: Vec<Words> = wrapped_entries(mode, can, width).into_iter().flatten().collect();
    let idle = entries(mode, &|command| !can(command));
    if !idle.is_empty() {
        lines.extend([Words::default(), Words::new(Tone::Quiet, say().help_idle())]);
        lines.extend(idle.into_iter().flat_map(|entry| wrapped(entry, [Tone::Quiet; 2], width)));
    }
    lines
}

/// Width of the list over the screen, with its frame.
fn width(screen: Rect) -> u16 {
    WIDTH.min(screen.width)
}

fn lines_over(app: &App) -> Vec<Words> {
    let can = |command| app.screen_can(command);
    lines(app.screen_mode(), &can, width(app.area()).saturating_sub(4))
}

/// The area of the list: centred, above the footer.
fn place(lines: usize, screen: Rect) -> Rect {
    let rows = u16::try_from(lines).unwrap_or(u16::MAX).saturating_add(2);
    let (width, height) = (width(screen), rows.min(screen.height.saturating_sub(1)));
    let x = screen.x + (screen.width - width) / 2;
    let y = screen.y + (screen.height - 1 - height) / 2;
    Rect::new(x, y, width, height)
}

/// The first cell of the list of keys over the screen.
#[must_use]
pub fn first_cell(app: &App) -> Point {
    let place = place(lines_over(app).len(), app.area());
    Point::new(place.x + 2, place.y + 1)
}

/// The rows of the list that are visible.
fn visible(lines: usize, screen: Rect) -> usize {
    usize::from(place(lines, screen).height.saturating_sub(2))
}

/// The first visible line after a command; `None` if the command closes the list.
#[must_use]
pub fn scrolled(app: &App, command: Command) -> Option<usize> {
    let lines = lines_over(app).len();
    let rows = visible(lines, app.area());
    let offset = app.help_offset();
    let offset = match command {
        Command::Up => offset.saturating_sub(1),
        Command::Down => offset + 1,
        Command::MessageBack => offset.saturating_sub(rows),
        Command::MessageOn => offset + rows,
        Command::Cancel => return None,
        _ => offset,
    };
    Some(offset.min(lines.saturating_sub(rows)))
}

/// Draws the permanent list of the keys that act now in columns, as many whole entries as fit.
pub fn draw_below(app: &App, area: Rect, buffer: &mut Buffer) {
    let (mode, theme) = (app.screen_mode(), &app.shared().theme);
    let inside = draw_box(area, &say().help_title(), &theme.tones, buffer);
    let columns = (inside.width / COLUMN).max(1);
    let width = inside.width / columns;
    let (mut column, mut row, mut is_whole) = (0, 0, true);
    for entry in wrapped_entries(mode, &|command| app.screen_can(command), width.saturating_sub(1)) {
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
            theme.tones.line(text).render(place, buffer);
            row += 1;
        }
    }
    if !is_whole && mode.keys().any(|binding| binding.command == Command::Help) {
        let all = format!(" {} ", say().help_all());
        let length = u16::try_from(all.width() + 2).unwrap_or(area.width).min(area.width);
        buffer.set_string(area.right() - length, area.y, all, theme.tones.quiet);
    }
}

/// Draws the list instead of the screen: parts of boards and sentences beside it would only distract.
pub fn draw(app: &App, screen: Rect, buffer: &mut Buffer) {
    let (theme, lines) = (&app.shared().theme, lines_over(app));
    let area = place(lines.len(), screen);
    let width = area.width;
    // A larger terminal may show more lines than before.
    let last = lines.len().saturating_sub(visible(lines.len(), screen));
    let offset = app.help_offset().min(last);
    let top = area.y.min(screen.y + 1);
    let body = Rect { y: top, height: screen.bottom().saturating_sub(top + 1), ..screen };
    etude_tui::frame::clear(body, buffer);
    buffer.set_style(body, theme.tones.ground);
    let rule = "─".repeat(usize::from(width - 2));
    buffer.set_string(area.x, area.y, format!("┌{rule}┐"), theme.tones.frame);
    buffer.set_string(area.x + 1, area.y, format!(" {} ", say().help_title()), theme.tones.title);
    buffer.set_string(area.x, area.bottom() - 1, format!("└{rule}┘"), theme.tones.frame);
    if offset < last {
        buffer.set_string(area.x + 2, area.bottom() - 1, format!(" ↓ {} ", say().help_more()), theme.tones.quiet);
    }
    for (y, text) in (area.y + 1..area.bottom() - 1).zip(&lines[offset..]) {
        buffer.set_string(area.x, y, "│", theme.tones.frame);
        buffer.set_string(area.right() - 1, y, "│", theme.tones.frame);
        theme.tones.line(text).render(Rect::new(area.x + 2, y, width - 4, 1), buffer);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use strum::VariantArray;

    #[test]
    fn no_explanation_is_cut_at_any_width() {
        for (&mode, width) in Mode::VARIANTS.iter().flat_map(|mode| [36, 58, 60, 78].map(|width| (mode, width))) {
            for acts in [true, false] {
                let shown = lines(mode, &|_| acts, width);
                assert!(shown.iter().all(|line| line.len() <= usize::from(width)), "{mode:?} {width}");
                let text: String = shown.iter().flat_map(|line| &line.0).map(|(_, text)| text.trim()).collect();
                for (keys, help) in entries(mode, &|_| true).into_iter().chain(other_entries(mode)) {
                    let squeezed = |text: &str| text.replace(' ', "");
                    assert!(squeezed(&text).contains(&squeezed(&help)), "{mode:?} {width}: {keys} {help}");
                }
            }
        }
    }
}
