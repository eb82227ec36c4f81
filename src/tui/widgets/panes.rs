//! The panes beside the board: a frame in three parts, and the lines in them.

use ratatui::buffer::Buffer;
use ratatui::layout::{Alignment, Position as Point, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget};
use unicode_width::UnicodeWidthStr;

use super::plot;
use crate::tui::layout::Layout;
use crate::tui::page::{Middle, Page, Pane, Tone, Words};
use crate::tui::theme::Theme;
use crate::words::{self, say};
use etude_tui::big;

/// The style of a tone.
#[must_use]
pub fn style(theme: &Theme, tone: Tone) -> Style {
    match tone {
        Tone::Text => theme.text,
        Tone::Quiet | Tone::Heat(0) => theme.quiet,
        Tone::Title => theme.title,
        Tone::Key => theme.key,
        Tone::Good => theme.good,
        Tone::Bad => theme.bad,
        Tone::Notice => theme.notice,
        Tone::Chosen | Tone::Caret => theme.chosen,
        Tone::Heat(level) => theme.heat(level),
    }
}

/// A line in the colours of the theme.
#[must_use]
pub fn line(theme: &Theme, words: &Words) -> Line<'static> {
    words.0.iter().map(|(tone, text)| Span::styled(text.clone(), style(theme, *tone))).collect()
}

/// Draws everything beside the board, with the first `scrolled` rows of the message left out.
pub fn draw(page: &Page, layout: &Layout, scrolled: usize, in_pixels: bool, theme: &Theme, buffer: &mut Buffer) {
    draw_frames(page, layout, scrolled, theme, buffer);
    draw_clock(page, layout.clock, theme, buffer);
    if let Some(place) = layout.material.filter(|_| !page.board.position.occupied().is_empty()) {
        paragraph(&words::material(&page.board.position), 0, place, theme, buffer);
    }
    match &page.middle {
        Middle::Score(rows) => super::score::draw(rows, layout.middle, theme, buffer),
        Middle::Menu(lines) => {
            let first = page.middle.first_line(layout.middle.height);
            for (words, place) in lines[first..].iter().zip(layout.middle.rows()) {
                line(theme, &words.fitted(place.width)).render(place, buffer);
            }
        }
        Middle::Large(text) => large(text, layout.middle, in_pixels, theme, buffer),
    }
    paragraph(&page.message.lines, scrolled, layout.message, theme, buffer);
}

/// How many rows lines have, wrapped to the width of an area; empty ones at the end do not count.
#[must_use]
pub fn rows(lines: &[Words], area: Rect) -> usize {
    let rows: Vec<Words> = lines.iter().flat_map(|words| words.wrapped(area.width.into())).collect();
    rows.iter().rposition(|row| !row.is_empty()).map_or(0, |last| last + 1)
}

/// The line of a menu, or the move of a score, at a point of the middle pane. Moves count by rows, White's before
/// Black's.
#[must_use]
pub fn line_at(page: &Page, area: Rect, point: Point) -> Option<usize> {
    if !area.contains(point) {
        return None;
    }
    match &page.middle {
        Middle::Menu(_) => Some(usize::from(point.y - area.y) + page.middle.first_line(area.height)),
        Middle::Score(rows) => super::score::move_at(rows, area, point),
        Middle::Large(_) => None,
    }
}

/// Draws an extra pane.
pub fn draw_aside(pane: &Pane, layout: &Layout, place: Rect, theme: &Theme, buffer: &mut Buffer) {
    draw_title_of(place, &pane.title, layout, theme, buffer);
    // The first lines are the latest: those without room are left out.
    let whole = (0..=pane.lines.len()).rev().find(|&count| rows(&pane.lines[..count], place) <= place.height.into());
    paragraph(&pane.lines[..whole.unwrap_or(0)], 0, place, theme, buffer);
}

/// Draws the line above a pane, across its frame, with a title.
pub fn draw_title_of(place: Rect, title: &str, layout: &Layout, theme: &Theme, buffer: &mut Buffer) {
    let frames = layout.frame.into_iter().chain(layout.second);
    if let Some(frame) = frames.into_iter().find(|frame| frame.intersects(place)) {
        let rule = Rect { y: place.y - 1, height: 1, ..frame };
        draw_title(rule, rule.y == frame.y, title, theme, buffer);
    }
}

/// What stands in the line above a pane.
struct Head<'a> {
    pane: Rect,
    title: &'a str,
    /// At the right end: whether there is more, and how to see it.
    sign: String,
}

/// The heads of the panes, the clock first.
fn heads<'a>(page: &'a Page, layout: &Layout, scrolled: usize, material: &'a str) -> Vec<Head<'a>> {
    let head = |pane, title, sign| Head { pane, title, sign };
    let mut heads = vec![
        head(layout.clock, &*page.clock.title, String::new()),
        head(layout.middle, &*page.middle_title, sign_of_menu(page, layout.middle).to_owned()),
        head(layout.message, &*page.message.title, sign_of_message(&page.message.lines, scrolled, layout.message)),
    ];
    heads.extend(
        layout
            .material
            .filter(|_| !page.board.position.occupied().is_empty())
            .map(|place| head(place, material, String::new())),
    );
    heads
}

/// Whether there are lines of a menu above or below those in sight.
fn sign_of_menu(page: &Page, area: Rect) -> &'static str {
    let Middle::Menu(lines) = &page.middle else { return "" };
    let first = page.middle.first_line(area.height);
    sign_of_more(first > 0, first + usize::from(area.height) < lines.len())
}

/// Whether there are lines above or below those in sight.
#[must_use]
pub const fn sign_of_more(above: bool, below: bool) -> &'static str {
    match (above, below) {
        (false, false) => "",
        (true, false) => " ↑ ",
        (false, true) => " ↓ ",
        (true, true) => " ↑↓ ",
    }
}

/// Which key shows the rows of a message that there is no room for.
fn sign_of_message(lines: &[Words], scrolled: usize, area: Rect) -> String {
    if rows(lines, area) > scrolled + usize::from(area.height) {
        format!(" {} ↓ ", say().key_page_down())
    } else if scrolled > 0 {
        format!(" {} ↑ ", say().key_page_up())
    } else {
        String::new()
    }
}

/// Draws the lines between the panes, with their titles.
fn draw_frames(page: &Page, layout: &Layout, scrolled: usize, theme: &Theme, buffer: &mut Buffer) {
    let material = say().pane_material();
    let heads = heads(page, layout, scrolled, &material);
    if let Some(frame) = layout.frame {
        for frame in layout.second.into_iter().chain([frame]) {
            draw_frame(frame, theme, buffer);
            for head in heads.iter().filter(|head| frame.intersects(head.pane)) {
                let rule = Rect { y: head.pane.y - 1, height: 1, ..frame };
                draw_rule(rule, rule.y == frame.y, theme, buffer);
                draw_head(head, rule.x + 1, theme.title, theme, buffer);
            }
        }
        return;
    }
    for head in &heads[1..] {
        let rule = Rect { y: head.pane.y - 1, height: 1, ..head.pane };
        buffer.set_stringn(rule.x, rule.y, "─".repeat(usize::from(rule.width)), rule.width.into(), theme.frame);
        draw_head(head, rule.x + 1, theme.quiet, theme, buffer);
    }
}

/// Draws the title of a pane from a column on, and the sign at its right end, on a rule.
fn draw_head(head: &Head, x: u16, style: Style, theme: &Theme, buffer: &mut Buffer) {
    let y = head.pane.y - 1;
    let sign = head.pane.right().saturating_sub(u16::try_from(head.sign.width()).unwrap_or(u16::MAX)).max(x);
    let room = usize::from(sign - x);
    buffer.set_stringn(x, y, framed(head.title, room), room, style);
    buffer.set_string(sign, y, &head.sign, theme.quiet);
}

fn draw_clock(page: &Page, area: Rect, theme: &Theme, buffer: &mut Buffer) {
    let time = Line::styled(page.time.clone(), theme.text).alignment(Alignment::Right);
    let width = area.width.min(u16::try_from(page.time.width()).unwrap_or(0));
    time.render(Rect::new(area.right() - width, area.y, width, 1), buffer);
    for (words, place) in page.clock.lines.iter().zip(area.rows()) {
        let taken = if place.y == area.y && width > 0 { width + 1 } else { 0 };
        let place = Rect { width: place.width.saturating_sub(taken), ..place };
        line(theme, &words.fitted(place.width)).render(place, buffer);
    }
}

/// Draws lines, wrapped to the width of the area, without the first `scrolled` rows; an ellipsis at the end shows that
/// text is missing.
pub fn paragraph(lines: &[Words], scrolled: usize, area: Rect, theme: &Theme, buffer: &mut Buffer) {
    let rows = lines.iter().flat_map(|words| words.wrapped(area.width.into())).skip(scrolled);
    let rows: Vec<Words> = rows.collect();
    let height = usize::from(area.height);
    let is_cut = rows.iter().skip(height).any(|row| !row.is_empty());
    for (number, (row, place)) in (1..).zip(rows.iter().zip(area.rows())) {
        let is_last = number == height && is_cut;
        let row = if is_last { row.with_ellipsis(place.width) } else { row.clone() };
        line(theme, &row).render(place, buffer);
    }
}

/// Draws a short text in big letters if there is room, and any other in the middle of the pane.
fn large(text: &str, area: Rect, in_pixels: bool, theme: &Theme, buffer: &mut Buffer) {
    match big::place(text, area) {
        Some((_, place)) if in_pixels => plot::leave_free(place, buffer),
        Some((dots, place)) => big::draw(text, dots, place, theme.title, buffer),
        None => {
            let place = Rect { y: area.y + area.height / 2, height: 1, ..area };
            Paragraph::new(text).style(theme.title).alignment(Alignment::Center).render(place, buffer);
        }
    }
}

/// Draws an empty pane with a title, and returns its inside.
pub fn draw_box(area: Rect, title: &str, theme: &Theme, buffer: &mut Buffer) -> Rect {
    draw_frame(area, theme, buffer);
    draw_title(Rect { height: 1, ..area }, true, title, theme, buffer);
    inside_box(area)
}

/// The inside of a pane.
#[must_use]
pub fn inside_box(area: Rect) -> Rect {
    Rect { x: area.x + 2, y: area.y + 1, width: area.width.saturating_sub(4), height: area.height.saturating_sub(2) }
}

fn draw_frame(frame: Rect, theme: &Theme, buffer: &mut Buffer) {
    let (left, right) = (frame.x, frame.right() - 1);
    for y in frame.y + 1..frame.bottom() - 1 {
        buffer.set_string(left, y, "│", theme.frame);
        buffer.set_string(right, y, "│", theme.frame);
    }
    let line = "─".repeat(usize::from(frame.width - 2));
    buffer.set_string(left, frame.bottom() - 1, format!("└{line}┘"), theme.frame);
}

fn draw_title(rule: Rect, is_top: bool, title: &str, theme: &Theme, buffer: &mut Buffer) {
    draw_rule(rule, is_top, theme, buffer);
    let room = usize::from(rule.width - 2);
    buffer.set_stringn(rule.x + 1, rule.y, framed(title, room), room, theme.title);
}

/// Draws the line above a pane in a frame.
fn draw_rule(rule: Rect, is_top: bool, theme: &Theme, buffer: &mut Buffer) {
    let line = "─".repeat(usize::from(rule.width - 2));
    let line = if is_top { format!("┌{line}┐") } else { format!("├{line}┤") };
    buffer.set_string(rule.x, rule.y, line, theme.frame);
}

/// A title with a space on either side, in at most `room` columns.
fn framed(title: &str, room: usize) -> String {
    let columns = u16::try_from(room.saturating_sub(2)).unwrap_or(u16::MAX);
    format!(" {} ", Words::from(title).fitted(columns).text())
}
