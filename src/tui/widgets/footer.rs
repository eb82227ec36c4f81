//! The title line, the input line and the line of keys.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Point, Rect};
use ratatui::text::Span;
use ratatui::widgets::Widget;

use crate::tui::app::App;
use crate::tui::keymap::{self, Binding, Command};
use crate::tui::page::{InputLine, Page, Tone, Words, title_line};
use crate::tui::theme::Theme;
use crate::words::say;

/// Draws the input line and returns the position of the terminal's cursor. Without a prompt the line is only a message,
/// and there is no cursor.
pub fn draw_input(input: &InputLine, area: Rect, theme: &Theme, buffer: &mut Buffer) -> Option<Point> {
    if input.prompt.is_empty() {
        theme.tones.line(&input.preview.fitted(area.width)).render(area, buffer);
        return None;
    }
    let mut typed = Words::new(Tone::Quiet, format!(" {} › ", input.prompt));
    // The terminal's cursor is the caret; at the end of the text it needs a column of its own.
    typed.0.extend(input.typed.words(Tone::Text, "").0);
    let typed = typed.fitted(area.width.saturating_sub(1));
    let column = |columns: usize| area.x + u16::try_from(columns).unwrap_or(u16::MAX).min(area.width.saturating_sub(1));
    theme.tones.line(&typed).render(area, buffer);
    let preview = Rect { x: column(typed.len()) + 2, ..area }.intersection(area);
    theme.tones.line(&input.preview.fitted(preview.width)).render(preview, buffer);
    Some(Point::new(column(typed.caret().unwrap_or(0)), area.y))
}

/// The part of the line for keys, without the state of background work at the right end.
fn room_for_keys(app: &App, area: Rect) -> Rect {
    let taken = app.search_line().map_or(0, |line| line.len() + 1);
    Rect { width: area.width.saturating_sub(u16::try_from(taken).unwrap_or(u16::MAX)), ..area }
}

/// What stands beside a key of `page`; `None` keeps it out of the line.
#[must_use]
pub fn label(binding: &Binding, page: &Page) -> Option<String> {
    if let Some((_, label)) = page.relabelled.as_ref().filter(|(command, _)| *command == binding.command) {
        return Some(label.clone());
    }
    match binding.label {
        Some(label) => Some(label(say())),
        None if binding.command == Command::Confirm => Some(page.enter.clone()).filter(|enter| !enter.is_empty()),
        None => None,
    }
}

/// The active keys and their places, as many as fit; the keys to leave and to list all keys are always among them.
fn keys(app: &App, page: &Page, area: Rect) -> Vec<(Command, Words, Rect)> {
    let area = room_for_keys(app, area);
    let keys: Vec<(Command, Words)> = app
        .mode()
        .keys()
        .filter(|binding| app.can(binding.command))
        .filter_map(|binding| {
            let label = label(binding, page)?;
            let key = Words::new(Tone::Key, keymap::name(binding.keys[0]));
            Some((binding.command, key.and(Tone::Quiet, format!(" {label}"))))
        })
        .collect();
    let always = |command| matches!(command, Command::Help | Command::Home | Command::Quit | Command::Cancel);
    let width = |words: &Words| u16::try_from(words.len()).unwrap_or(u16::MAX);
    let gap = if area.width < 60 { 1 } else { 2 };
    let mut room = area.width.saturating_sub(1);
    room = room.saturating_sub(keys.iter().filter(|key| always(key.0)).map(|key| width(&key.1) + gap).sum());
    let mut x = area.x + 1;
    let mut placed = Vec::new();
    for (command, words) in keys {
        let (length, needed) = (width(&words), width(&words) + gap);
        if !always(command) {
            if needed > room {
                continue;
            }
            room -= needed;
        }
        placed.push((command, words, Rect { x, width: length, ..area }.intersection(area)));
        x += needed;
    }
    placed
}

/// Draws the active keys, and the state of background work at the right end.
pub fn draw_keys(app: &App, page: &Page, area: Rect, theme: &Theme, buffer: &mut Buffer) {
    if let Some(state) = app.search_line() {
        let x = room_for_keys(app, area).right();
        theme.tones.line(&state).render(Rect { x, width: area.right() - x, ..area }, buffer);
    }
    for (_, words, place) in keys(app, page, area) {
        theme.tones.line(&words).render(place, buffer);
    }
}

/// Draws a notice over a line, where the page with its input line is covered.
pub fn draw_notice(notice: &str, area: Rect, theme: &Theme, buffer: &mut Buffer) {
    etude_tui::frame::clear(area, buffer);
    buffer.set_style(area, theme.tones.ground);
    theme.tones.line(&Words::new(Tone::Notice, format!(" {notice}")).fitted(area.width)).render(area, buffer);
}

/// The command of the key at a point of the screen, so that a click acts as the key.
#[must_use]
pub fn command_at(app: &App, area: Rect, point: Point) -> Option<Command> {
    keys(app, app.shown_page(), area).into_iter().find(|(.., place)| place.contains(point)).map(|(command, ..)| command)
}

/// Draws the title line.
pub fn draw_title(page: &Page, subject: &Words, area: Rect, theme: &Theme, buffer: &mut Buffer) {
    let place = Rect { x: area.x + 1, width: area.width.saturating_sub(1), ..area };
    let mut words = title_line(&page.title);
    if !subject.is_empty() {
        words = words.and(Tone::Quiet, " · ");
        words.0.extend(subject.0.iter().cloned());
    }
    Span::default().render(area, buffer);
    theme.tones.line(&words.fitted(place.width)).render(place, buffer);
}
