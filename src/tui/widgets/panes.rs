//! The panes beside the board: a frame in three parts, and the lines in them.

use ratatui::buffer::Buffer;
use ratatui::layout::{Alignment, Rect};
use ratatui::style::Style;
use ratatui::text::Line;
use ratatui::widgets::Widget;
use unicode_width::UnicodeWidthStr;

use super::manner::Manner;
use super::small;
use crate::tui::layout::Layout;
use crate::tui::page::{Middle, Page, Pane, Words};
use crate::tui::theme::Theme;
use crate::words::{self, say};
use etude_tui::frame::{draw_frame, draw_middle, draw_rule, draw_title, framed, paragraph, rows, sign_of_more};

/// Draws everything beside the board, with the first `scrolled` rows of the message left out.
pub fn draw(page: &Page, layout: &Layout, scrolled: usize, manner: Manner, buffer: &mut Buffer) {
    let Manner { theme, in_pixels, .. } = manner;
    draw_frames(page, layout, scrolled, theme, buffer);
    draw_clock(page, layout.clock, theme, buffer);
    if let Some(place) = layout.material.filter(|_| !page.board.position.occupied().is_empty()) {
        paragraph(&words::material(&page.board.position), 0, place, &theme.tones, buffer);
    }
    let places = small::places(page, layout.middle);
    let list = small::in_sight(page, places.list);
    let middle = list.as_ref().map_or(&page.middle, |(list, _)| list);
    draw_middle(middle, places.list, in_pixels, &theme.tones, buffer);
    small::draw(page, &places, manner, buffer);
    paragraph(&page.message.lines, scrolled, layout.message, &theme.tones, buffer);
}

/// Draws an extra pane.
pub fn draw_aside(pane: &Pane, layout: &Layout, place: Rect, theme: &Theme, buffer: &mut Buffer) {
    draw_title_of(place, &pane.title, layout, theme, buffer);
    // The first lines are the latest: those without room are left out.
    let whole = (0..=pane.lines.len()).rev().find(|&count| rows(&pane.lines[..count], place) <= place.height.into());
    paragraph(&pane.lines[..whole.unwrap_or(0)], 0, place, &theme.tones, buffer);
}

/// Draws the line above a pane, across its frame, with a title.
pub fn draw_title_of(place: Rect, title: &str, layout: &Layout, theme: &Theme, buffer: &mut Buffer) {
    let frames = layout.frame.into_iter().chain(layout.second);
    if let Some(frame) = frames.into_iter().find(|frame| frame.intersects(place)) {
        let rule = Rect { y: place.y - 1, height: 1, ..frame };
        draw_title(rule, rule.y == frame.y, title, &theme.tones, buffer);
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
    let area = small::places(page, area).list;
    if area.height == 0 {
        return "";
    }
    let first = small::in_sight(page, area).map_or_else(|| page.middle.first_line(area.height), |(_, first)| first);
    sign_of_more(first > 0, first + usize::from(area.height) < lines.len())
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
            draw_frame(frame, &theme.tones, buffer);
            for head in heads.iter().filter(|head| frame.intersects(head.pane)) {
                let rule = Rect { y: head.pane.y - 1, height: 1, ..frame };
                draw_rule(rule, rule.y == frame.y, &theme.tones, buffer);
                draw_head(head, rule.x + 1, theme.tones.title, theme, buffer);
            }
        }
        return;
    }
    for head in &heads[1..] {
        let rule = Rect { y: head.pane.y - 1, height: 1, ..head.pane };
        buffer.set_stringn(rule.x, rule.y, "─".repeat(usize::from(rule.width)), rule.width.into(), theme.tones.frame);
        draw_head(head, rule.x + 1, theme.tones.quiet, theme, buffer);
    }
}

/// Draws the title of a pane from a column on, and the sign at its right end, on a rule.
fn draw_head(head: &Head, x: u16, style: Style, theme: &Theme, buffer: &mut Buffer) {
    let y = head.pane.y - 1;
    let sign = head.pane.right().saturating_sub(u16::try_from(head.sign.width()).unwrap_or(u16::MAX)).max(x);
    let room = usize::from(sign - x);
    buffer.set_stringn(x, y, framed(head.title, room), room, style);
    buffer.set_string(sign, y, &head.sign, theme.tones.quiet);
}

fn draw_clock(page: &Page, area: Rect, theme: &Theme, buffer: &mut Buffer) {
    let time = Line::styled(page.time.clone(), theme.tones.text).alignment(Alignment::Right);
    let width = area.width.min(u16::try_from(page.time.width()).unwrap_or(0));
    time.render(Rect::new(area.right() - width, area.y, width, 1), buffer);
    for (words, place) in page.clock.lines.iter().zip(area.rows()) {
        let taken = if place.y == area.y && width > 0 { width + 1 } else { 0 };
        let place = Rect { width: place.width.saturating_sub(taken), ..place };
        theme.tones.line(&words.fitted(place.width)).render(place, buffer);
    }
}
