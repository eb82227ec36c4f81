//! From the state of the program to what stands on the screen; it changes nothing.

use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Point, Rect};
use ratatui::widgets::{Paragraph, Widget, Wrap};

use super::app::App;
use super::layout::Layout;
use super::page::{InputLine, Page, Tone, Words};
use super::widgets::{board, evaluation, footer, help, panes, report};
use crate::plain::is_order;
use crate::store::keeper::Trouble;
use crate::words;

/// Draws the program.
pub fn view(app: &App, frame: &mut Frame) {
    let area = frame.area();
    let cursor = draw(app, area, frame.buffer_mut());
    disarm(frame.buffer_mut());
    if let Some(point) = cursor {
        frame.set_cursor_position(point);
    }
}

/// Takes out what would order the terminal about: file names, tags of games and messages of engines are drawn as they
/// came, and some widgets let such characters through.
fn disarm(buffer: &mut Buffer) {
    for cell in &mut buffer.content {
        if cell.symbol().chars().any(is_order) {
            let kept: String = cell.symbol().chars().filter(|&letter| !is_order(letter)).collect();
            cell.set_symbol(if kept.is_empty() { " " } else { &kept });
        }
    }
}

/// Draws the program and returns where the terminal's cursor belongs, if it is to be seen.
fn draw(app: &App, area: Rect, buffer: &mut Buffer) -> Option<Point> {
    let shared = app.shared();
    buffer.set_style(area, shared.theme.ground);
    // A frame may come before the news of a new size: then the next one is drawn right.
    let layout = app.layout().filter(|_| app.area() == area);
    let Some(layout) = layout else {
        Paragraph::new(words::TOO_SMALL).wrap(Wrap { trim: true }).render(area, buffer);
        return None;
    };
    let cursor = match app.report() {
        Some(page) => {
            report::draw(&page, area, &shared.theme, buffer);
            None
        }
        None => draw_page(app, &layout, buffer),
    };
    footer::draw_keys(app, layout.footer, &shared.theme, buffer);
    if app.help_is_open() {
        help::draw(app.screen_mode(), app.help_offset(), area, &shared.theme, buffer);
        return None;
    }
    cursor
}

/// What the line for typing shows: where nothing is typed, what has not room enough in the middle pane.
fn input_of(page: &Page, layout: &Layout) -> InputLine {
    let is_free = page.input == InputLine::default();
    let Some(cut) = page.cut_line(layout.middle.width).filter(|_| is_free) else { return page.input.clone() };
    let mut preview = Words::from(" ");
    preview.0.extend(cut.0);
    InputLine { preview, ..page.input.clone() }
}

/// Draws a board and what stands beside it.
fn draw_page(app: &App, layout: &Layout, buffer: &mut Buffer) -> Option<Point> {
    let (page, shared) = (app.page(), app.shared());
    if let Some(title) = layout.title {
        let mut subject = page.subject.clone();
        if shared.trouble.iter().any(|trouble| matches!(trouble, Trouble::InMemory(_))) {
            let gap = if subject.is_empty() { "" } else { " · " };
            subject = subject.and(Tone::Quiet, gap).and(Tone::Bad, words::NOT_SAVED);
        }
        footer::draw_title(&page.title, &subject, words::PROGRAM, title, &shared.theme, buffer);
    }
    board::draw(&page.board, &layout.grid, &shared.theme, shared.pieces, buffer);
    panes::draw(&page, layout, &shared.theme, buffer);
    let evaluation = app.evaluation();
    if let Some(found) = &evaluation {
        evaluation::draw(found, layout, shared.turned, &shared.theme, buffer);
    }
    let has_graph_below = evaluation.is_some_and(|found| !found.in_pane);
    if let Some(below) = layout.below().filter(|_| !has_graph_below) {
        help::draw_below(app.screen_mode(), below, &shared.theme, buffer);
    }
    if let Some(place) = layout.aside
        && let Some(pane) = app.aside()
    {
        panes::draw_aside(&pane, layout, place, &shared.theme, buffer);
    }
    footer::draw_input(&input_of(&page, layout), layout.input, &shared.theme, buffer)
}
