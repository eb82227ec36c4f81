//! The panes beside the board: a frame with three parts, and lines of words in them.

use ratatui::buffer::Buffer;
use ratatui::layout::{Alignment, Position as Point, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget, Wrap};

use super::big::{self, Dots};
use crate::tui::layout::Layout;
use crate::tui::page::{Middle, Page, Pane, Tone, Words};
use crate::tui::theme::Theme;
use crate::words;
use damier_rules::Color;

/// The style of words.
#[must_use]
pub fn style(theme: &Theme, tone: Tone) -> Style {
    match tone {
        Tone::Text => theme.text,
        Tone::Quiet => theme.quiet,
        Tone::Title => theme.title,
        Tone::Key => theme.key,
        Tone::Good => theme.good,
        Tone::Bad => theme.bad,
        Tone::Notice => theme.notice,
        Tone::Chosen | Tone::Caret => theme.chosen,
    }
}

/// Words as a line in the colours of a theme.
#[must_use]
pub fn line(theme: &Theme, words: &Words) -> Line<'static> {
    words.0.iter().map(|(tone, text)| Span::styled(text.clone(), style(theme, *tone))).collect()
}

/// Draws everything beside the board.
pub fn draw(page: &Page, layout: &Layout, theme: &Theme, buffer: &mut Buffer) {
    draw_frames(page, layout, theme, buffer);
    draw_clock(page, layout.clock, theme, buffer);
    if let Some(place) = layout.material.filter(|_| has_pieces(page)) {
        paragraph(&words::material(&page.board.position), place, theme, buffer);
    }
    match &page.middle {
        Middle::Score(rows) => super::score::draw(rows, layout.middle, theme, buffer),
        Middle::Menu(lines) => {
            let first = page.first_line(layout.middle.height);
            draw_more(first, lines.len(), layout.middle, theme, buffer);
            for (words, place) in lines[first..].iter().zip(layout.middle.rows()) {
                line(theme, &words.fitted(place.width)).render(place, buffer);
            }
        }
        Middle::Large(text) => large(text, layout.middle, theme, buffer),
    }
    paragraph(&page.message.lines, layout.message, theme, buffer);
}

/// Says beside the title of a menu whether it goes on above or below.
fn draw_more(first: usize, lines: usize, area: Rect, theme: &Theme, buffer: &mut Buffer) {
    let more = match (first > 0, first + usize::from(area.height) < lines) {
        (false, false) => return,
        (true, false) => words::MORE_ABOVE,
        (false, true) => words::MORE_BELOW,
        (true, true) => words::MORE_BOTH,
    };
    let width = u16::try_from(more.chars().count()).unwrap_or(area.width).min(area.width);
    buffer.set_string(area.right() - width, area.y - 1, more, theme.quiet);
}

/// What a point of the middle pane belongs to: a line of a menu, or a move of a score, counted as White's and Black's
/// of each row in turn.
#[must_use]
pub fn line_at(page: &Page, area: Rect, point: Point) -> Option<usize> {
    if !area.contains(point) {
        return None;
    }
    match &page.middle {
        Middle::Menu(_) => Some(usize::from(point.y - area.y) + page.first_line(area.height)),
        Middle::Score(rows) => super::score::move_at(rows, area, point),
        Middle::Large(_) => None,
    }
}

/// Draws a pane of its own in the second column.
pub fn draw_aside(pane: &Pane, layout: &Layout, place: Rect, theme: &Theme, buffer: &mut Buffer) {
    let Some(frame) = layout.second else { return };
    draw_title(Rect { y: place.y - 1, height: 1, ..frame }, false, &pane.title, theme, buffer);
    paragraph(&pane.lines, place, theme, buffer);
}

/// Whether there is anything to count: on an empty board questions about squares are asked.
fn has_pieces(page: &Page) -> bool {
    Color::ALL.into_iter().any(|color| !page.board.position.all_pieces(color).is_empty())
}

/// Draws the lines between the panes, with their titles.
fn draw_frames(page: &Page, layout: &Layout, theme: &Theme, buffer: &mut Buffer) {
    let mut titles = vec![
        (layout.clock, page.clock.title.as_str()),
        (layout.middle, page.middle_title.as_str()),
        (layout.message, page.message.title.as_str()),
    ];
    titles.extend(layout.material.filter(|_| has_pieces(page)).map(|place| (place, words::PANE_MATERIAL)));
    if let Some(frame) = layout.frame {
        for frame in layout.second.into_iter().chain([frame]) {
            draw_frame(frame, theme, buffer);
            for (part, title) in titles.iter().filter(|(part, _)| frame.intersects(*part)) {
                draw_title(Rect { y: part.y - 1, height: 1, ..frame }, part.y - 1 == frame.y, title, theme, buffer);
            }
        }
        return;
    }
    for (part, title) in &titles[1..] {
        let rule = Rect { y: part.y - 1, height: 1, ..*part };
        buffer.set_stringn(rule.x, rule.y, "─".repeat(usize::from(rule.width)), rule.width.into(), theme.frame);
        let room = usize::from(rule.width.saturating_sub(2));
        buffer.set_stringn(rule.x + 1, rule.y, framed(title, room), room, theme.quiet);
    }
}

fn draw_clock(page: &Page, area: Rect, theme: &Theme, buffer: &mut Buffer) {
    let time = Line::styled(page.time.clone(), theme.text).alignment(Alignment::Right);
    let width = area.width.min(u16::try_from(page.time.len()).unwrap_or(0));
    time.render(Rect::new(area.right() - width, area.y, width, 1), buffer);
    for (words, place) in page.clock.lines.iter().zip(area.rows()) {
        let taken = if place.y == area.y && width > 0 { width + 1 } else { 0 };
        let place = Rect { width: place.width.saturating_sub(taken), ..place };
        let mut words = words.clone();
        if words.len() > usize::from(place.width) {
            // A count has to be seen whole: "9 of 16" is written "9/16" where there is not room enough.
            words = Words(words.0.iter().map(|(tone, text)| (*tone, text.replace(" of ", "/"))).collect());
        }
        line(theme, &words.fitted(place.width)).render(place, buffer);
    }
}

/// Draws lines, broken where they are longer than the place is wide; an ellipsis at the end says that more would follow.
fn paragraph(lines: &[Words], area: Rect, theme: &Theme, buffer: &mut Buffer) {
    let lines: Vec<Line> = lines.iter().map(|words| line(theme, words)).collect();
    let paragraph = Paragraph::new(lines).wrap(Wrap { trim: true });
    // The next line may be empty, but not the two next ones.
    let mut whole = Buffer::empty(Rect { height: area.height.saturating_add(2), ..area });
    (&paragraph).render(whole.area, &mut whole);
    let is_blank = |x, y| whole[(x, y)].symbol().trim().is_empty();
    let has_words = |y| !(area.left()..area.right()).all(|x| is_blank(x, y));
    let is_cut = !area.is_empty() && (area.bottom()..whole.area.bottom()).any(has_words);
    paragraph.render(area, buffer);
    if is_cut {
        let last = area.bottom() - 1;
        let end = (area.left()..area.right()).rev().find(|&x| !is_blank(x, last)).map_or(area.left(), |x| x + 1);
        buffer[(end.min(area.right() - 1), last)].set_symbol("…");
    }
}

/// Short texts in big letters where there is room, other ones in the middle of the pane.
fn large(text: &str, area: Rect, theme: &Theme, buffer: &mut Buffer) {
    let is_short = text.chars().count() <= 2;
    let is_fitting = |dots: &Dots| {
        let (width, height) = dots.letter();
        area.width >= 2 * width && area.height >= height
    };
    match Dots::ALL.into_iter().find(is_fitting) {
        Some(dots) if is_short => {
            let (_, height) = dots.letter();
            let place = Rect { y: area.y + (area.height - height) / 2, height, ..area };
            big::draw(text, dots, place, theme.title, buffer);
        }
        _ => {
            let place = Rect { y: area.y + area.height / 2, height: 1, ..area };
            Paragraph::new(text).style(theme.title).alignment(Alignment::Center).render(place, buffer);
        }
    }
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
    let line = "─".repeat(usize::from(rule.width - 2));
    let line = if is_top { format!("┌{line}┐") } else { format!("├{line}┤") };
    buffer.set_string(rule.x, rule.y, line, theme.frame);
    let room = usize::from(rule.width - 2);
    buffer.set_stringn(rule.x + 1, rule.y, framed(title, room), room, theme.title);
}

/// A title with a space on either side, in so many columns.
fn framed(title: &str, room: usize) -> String {
    let columns = u16::try_from(room.saturating_sub(2)).unwrap_or(u16::MAX);
    format!(" {} ", Words::from(title).fitted(columns).text())
}
