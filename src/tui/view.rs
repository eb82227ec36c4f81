//! Draws the state of the program without changing it.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Point, Rect};
use ratatui::terminal::Frame;

use super::app::App;
use super::focus;
use super::layout::Layout;
use super::page::{InputLine, Page, Tone, Words};
use super::widgets::manner::Manner;
use super::widgets::{board, evaluation, footer, help, panes};
use crate::words::say;
use damier_app::store::keeper::KeeperProblem;
use etude_store::StoreProblem;
use etude_text::ascii;
use etude_text::plain::is_order;
use etude_tui::ambiguous;
use etude_tui::console;
use etude_tui::{frame, report};

/// Draws the program.
pub fn view(app: &App, frame: &mut Frame) {
    let area = frame.area();
    let cursor = draw(app, area, frame.buffer_mut());
    disarm(frame.buffer_mut());
    if app.shared().is_wide() {
        ambiguous::replace(frame.buffer_mut());
    }
    if app.shared().is_console() {
        console::replace(frame.buffer_mut());
    }
    if app.shared().is_ascii() {
        write_ascii(frame.buffer_mut());
    }
    if let Some(point) = cursor {
        frame.set_cursor_position(point);
    }
}

/// Removes control characters that the terminal would obey: file names, tags of games and messages of engines are drawn
/// unchanged, and some widgets do not filter them.
fn disarm(buffer: &mut Buffer) {
    for cell in &mut buffer.content {
        if cell.symbol().chars().any(is_order) {
            let kept: String = cell.symbol().chars().filter(|&letter| !is_order(letter)).collect();
            cell.set_symbol(if kept.is_empty() { " " } else { &kept });
        }
    }
}

/// Draws stand-ins for all that is not ASCII.
fn write_ascii(buffer: &mut Buffer) {
    for cell in &mut buffer.content {
        if !cell.symbol().is_ascii() {
            let stand_in = cell.symbol().chars().next().map_or(' ', ascii);
            cell.set_char(stand_in);
        }
    }
}

/// Draws the program and returns the position of the terminal's cursor; there is none if the screen is too small.
fn draw(app: &App, area: Rect, buffer: &mut Buffer) -> Option<Point> {
    let shared = app.shared();
    buffer.set_style(area, shared.theme.tones.ground);
    // The loop finds that the size has changed, and draws another frame.
    let layout = app.layout().filter(|_| app.area() == area);
    let Some(layout) = layout else {
        frame::paragraph(&[Words::from(say().too_small())], 0, area, &shared.theme.tones, buffer);
        return None;
    };
    let page = app.shown_page();
    let cursor = match app.report() {
        Some(report) => {
            report::draw(&report, area, app.draws_pixels(), &shared.theme.tones, buffer);
            None
        }
        None => draw_page(app, page, &layout, buffer),
    };
    footer::draw_keys(app, page, layout.footer, &shared.theme, buffer);
    if app.help_is_open() {
        help::draw(app, area, buffer);
    }
    if let Some(idle) = app.idle_over_page() {
        // The row between the tabs and the lines of a report is free.
        let row = if app.help_is_open() { 0 } else { 2 };
        footer::draw_notice(idle, Rect { y: area.y + row, height: 1, ..area }, &shared.theme, buffer);
    }
    focus::place(app, page, &layout, cursor)
}

/// The input line; if the page does not use it, it shows the selected line of the middle pane that was cut there.
fn input_of(page: &Page, layout: &Layout) -> InputLine {
    let is_free = page.input == InputLine::default();
    let Some(cut) = page.middle.cut_line(layout.middle.width).filter(|_| is_free) else { return page.input.clone() };
    let mut preview = Words::from(" ");
    preview.0.extend(cut.0);
    InputLine { preview, ..page.input.clone() }
}

/// Draws the board, the panes and the lines.
fn draw_page(app: &App, page: &Page, layout: &Layout, buffer: &mut Buffer) -> Option<Point> {
    let shared = app.shared();
    if let Some(title) = layout.title {
        let mut subject = page.subject.clone();
        if shared
            .trainer
            .trouble()
            .iter()
            .any(|trouble| matches!(trouble, KeeperProblem::Progress(StoreProblem::InMemory(_))))
        {
            let gap = if subject.is_empty() { "" } else { " · " };
            subject = subject.and(Tone::Quiet, gap).and(Tone::Bad, say().not_saved());
        }
        footer::draw_title(page, &subject, title, &shared.theme, buffer);
    }
    match &layout.grid {
        Some(grid) if app.draws_pixels() => board::leave_free(grid, buffer),
        Some(grid) => board::draw(&page.board, grid, &shared.theme, shared.pieces, buffer),
        None => {}
    }
    let manner = Manner {
        theme: &shared.theme,
        turned: shared.turned,
        in_pixels: app.draws_pixels(),
        in_letters: shared.is_ascii(),
    };
    panes::draw(page, layout, app.message_offset(), manner, buffer);
    let evaluation = app.evaluation();
    if let Some(found) = &evaluation {
        evaluation::draw(found, layout, manner, buffer);
    }
    let has_graph_below = layout.curve.is_none() && evaluation.is_some_and(|found| !found.in_pane);
    if let Some(below) = layout.below.filter(|_| !has_graph_below) {
        help::draw_below(app, below, buffer);
    }
    if let Some(place) = layout.curve
        && let Some((title, curve)) = app.curve()
    {
        panes::draw_title_of(place, &title, layout, &shared.theme, buffer);
        curve.draw(place, app.draws_pixels(), &shared.theme.tones, buffer);
    }
    if let Some(place) = layout.aside
        && let Some(pane) = app.aside()
    {
        panes::draw_aside(&pane, layout, place, &shared.theme, buffer);
    }
    footer::draw_input(&input_of(page, layout), layout.input, &shared.theme, buffer)
}
