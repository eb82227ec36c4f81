//! The bottom lines: what is typed, and the keys that work now.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Point, Rect};
use ratatui::text::Span;
use ratatui::widgets::Widget;

use super::panes::line;
use crate::tui::app::App;
use crate::tui::keymap::{self, Command};
use crate::tui::page::{InputLine, Tone, Words};
use crate::tui::theme::Theme;

/// Draws the line for typing and returns where the terminal's cursor belongs; without a prompt nothing is typed, and
/// the line only says something.
pub fn draw_input(input: &InputLine, area: Rect, theme: &Theme, buffer: &mut Buffer) -> Option<Point> {
    if input.prompt.is_empty() {
        line(theme, &input.preview.fitted(area.width)).render(area, buffer);
        return None;
    }
    let mut typed = Words::new(Tone::Quiet, &*input.prompt);
    // The terminal's own cursor is the caret; at the end of the text it needs a column for itself.
    typed.0.extend(input.typed.words(Tone::Text, "").0);
    let typed = typed.fitted(area.width.saturating_sub(1));
    let column = |columns: usize| area.x + u16::try_from(columns).unwrap_or(u16::MAX).min(area.width.saturating_sub(1));
    line(theme, &typed).render(area, buffer);
    let preview = Rect { x: column(typed.len()) + 2, ..area }.intersection(area);
    line(theme, &input.preview.fitted(preview.width)).render(preview, buffer);
    Some(Point::new(column(typed.caret().unwrap_or(0)), area.y))
}

/// What is left of the line for keys beside what goes on in the background, if something does.
fn room_for_keys(app: &App, area: Rect) -> Rect {
    let said = app.search_line().map_or(0, |said| said.len() + 1);
    Rect { width: area.width.saturating_sub(u16::try_from(said).unwrap_or(u16::MAX)), ..area }
}

/// The keys that work now and where they stand, as many as there is room for; the ones to leave and to see all others
/// always.
fn keys(app: &App, area: Rect) -> Vec<(Command, Words, Rect)> {
    let area = room_for_keys(app, area);
    let keys: Vec<(Command, Words)> = keymap::bindings(app.mode())
        .filter(|binding| !binding.label.is_empty() && app.can(binding.command))
        .map(|binding| {
            let key = Words::new(Tone::Key, binding.keys[0].name());
            (binding.command, key.and(Tone::Quiet, format!(" {}", binding.label)))
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

/// Draws the keys that work now, and at the right end what goes on in the background.
pub fn draw_keys(app: &App, area: Rect, theme: &Theme, buffer: &mut Buffer) {
    if let Some(said) = app.search_line() {
        let x = room_for_keys(app, area).right();
        line(theme, &said).render(Rect { x, width: area.right() - x, ..area }, buffer);
    }
    for (_, words, place) in keys(app, area) {
        line(theme, &words).render(place, buffer);
    }
}

/// What the key at a point of the screen asks for: a click on it does the same.
#[must_use]
pub fn command_at(app: &App, area: Rect, point: Point) -> Option<Command> {
    keys(app, area).into_iter().find(|(.., place)| place.contains(point)).map(|(command, ..)| command)
}

/// Draws the line at the top.
pub fn draw_title(title: &str, subject: &Words, program: &str, area: Rect, theme: &Theme, buffer: &mut Buffer) {
    let place = Rect { x: area.x + 1, width: area.width.saturating_sub(1), ..area };
    let mut words = Words::new(Tone::Title, program).and(Tone::Quiet, " · ").and(Tone::Title, title);
    if !subject.is_empty() {
        words = words.and(Tone::Quiet, " · ");
        words.0.extend(subject.0.iter().cloned());
    }
    Span::default().render(area, buffer);
    line(theme, &words.fitted(place.width)).render(place, buffer);
}
