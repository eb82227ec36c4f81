//! Draws the screen: the board at the left, panes beside it, messages and keys below.

use chuhe_rules::Square;
use etude_text::ascii;
use etude_tui::ambiguous;
use etude_tui::bindings::{self, FooterPart, Shown};
use etude_tui::frame::{draw_middle, draw_panes, inside_box, line_at as line_in, paragraph, rows, sign_of_more};
use etude_tui::page::Middle;
use etude_tui::text::{Tone, Words, padded};
use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Cell, Rect};
use ratatui::terminal::Frame;
use ratatui::widgets::Widget;

use super::app::App;
use super::board::{self, EXTENT, Marks};
use super::keys::{Binding, Command};
use super::mode::Page;
use crate::words::{self, Messages, say};

/// Fewest columns and rows of the screen.
const MIN_SIZE: (u16, u16) = (72, 24);

/// The rows of the moves of a game, if there is room.
const SCORE_ROWS: u16 = 6;

/// Where the parts of the screen are.
struct Places {
    title: Rect,
    board: Rect,
    state: Rect,
    middle: Rect,
    task: Rect,
    message: Rect,
    footer: Rect,
}

impl Places {
    /// The places of the parts of a page in an area; `None` if it is too small. What is to be chosen gets all the rows that
    /// it needs, and the task the rest.
    fn of(area: Rect, page: &Page) -> Option<Self> {
        if area.width < MIN_SIZE.0 || area.height < MIN_SIZE.1 {
            return None;
        }
        let title = Rect { height: 1, ..area };
        let footer = Rect { y: area.bottom() - 1, height: 1, ..area };
        let message = Rect { y: footer.y - 1, ..footer };
        let board = Rect { x: area.x, y: area.y + 1, width: EXTENT.0, height: EXTENT.1 };
        let panes = Rect { x: board.right(), y: board.y, width: area.width - board.width, height: message.y - board.y };
        let needed = |words: &[Words]| u16::try_from(rows(words, inside_box(panes))).unwrap_or(u16::MAX);
        let state = match needed(&page.state).min(5) {
            // The middle begins on the same line.
            0 => Rect { height: 1, ..panes },
            rows => Rect { height: rows + 2, ..panes },
        };
        let rest = panes.height - state.height;
        let lines = match &page.middle {
            Middle::Menu(lines) => u16::try_from(lines.len()).unwrap_or(u16::MAX),
            Middle::Score(_) | Middle::Large(_) => SCORE_ROWS,
        };
        // The frames of two panes share a line.
        let middle = Rect { y: state.bottom() - 1, height: lines.min(rest.saturating_sub(4)) + 2, ..panes };
        let middle = if lines == 0 { Rect { height: 1, ..middle } } else { middle };
        let task = Rect { y: middle.bottom() - 1, height: panes.bottom() - middle.bottom() + 1, ..panes };
        Some(Self { title, board, state, middle, task, message, footer })
    }
}

fn page(app: &App) -> Page {
    app.mode().page(&app.desk)
}

/// Whether the window has room for the screen.
pub fn has_room(app: &App) -> bool {
    Places::of(app.area, &page(app)).is_some()
}

/// Draws the program.
pub fn draw(app: &App, frame: &mut Frame) {
    let area = frame.area();
    let buffer = frame.buffer_mut();
    buffer.set_style(area, app.look.tones.ground);
    let page = page(app);
    let Some(places) = Places::of(area, &page).filter(|_| app.area == area) else {
        paragraph(&[Words::from(say().too_small())], 0, area, &app.look.tones, buffer);
        return;
    };
    let picture = app.mode().picture();
    let cursor = picture.has_cursor.then_some(app.desk.cursor);
    let marks = Marks { cursor, picked: app.desk.picked, bottom: app.bottom() };
    board::draw(&picture, marks, places.board, &app.look, buffer);
    draw_page(app, &page, &places, buffer);
    app.look.tones.line(&footer(app.bindings(), say(), places.footer.width)).render(places.footer, buffer);
    if let Some(idle) = &app.idle {
        let line = Words::new(Tone::Notice, format!(" {idle}")).fitted(places.message.width);
        app.look.tones.line(&line).render(places.message, buffer);
    }
    if app.shows_keys {
        draw_keys(app, area, buffer);
    }
    if app.look.is_ascii {
        draw_in_ascii(buffer);
    } else if app.look.is_wide {
        ambiguous::replace(buffer);
    }
    if let Some(cursor) = cursor.filter(|_| !app.shows_keys) {
        frame.set_cursor_position(board::cell_of(places.board, cursor, marks.bottom));
    }
}

/// Draws stand-ins for all that is not ASCII.
fn draw_in_ascii(buffer: &mut Buffer) {
    for cell in &mut buffer.content {
        if let Some(letter) = cell.symbol().chars().next().filter(|letter| !letter.is_ascii()) {
            cell.set_char(match letter {
                '╲' => '\\',
                '╱' => '/',
                _ => ascii(letter),
            });
        }
    }
}

/// The square of the board at a cell, where pieces can be moved.
pub(super) fn square_at(app: &App, cell: Cell) -> Option<Square> {
    let places = Places::of(app.area, &page(app))?;
    app.mode().picture().has_cursor.then(|| board::square_at(places.board, cell, app.bottom())).flatten()
}

/// The line of a list at a cell.
pub(super) fn line_at(app: &App, cell: Cell) -> Option<usize> {
    let page = page(app);
    let places = Places::of(app.area, &page)?;
    let Middle::Menu(lines) = &page.middle else { return None };
    line_in(&page.middle, inside_box(places.middle), cell).filter(|&line| line < lines.len())
}

fn draw_page(app: &App, page: &Page, places: &Places, buffer: &mut Buffer) {
    let tones = &app.look.tones;
    let title = format!(" {}", say().program());
    let title = Words::new(Tone::Title, title).and(Tone::Quiet, " · ").and(Tone::Title, &*page.title);
    tones.line(&title.fitted(places.title.width)).render(places.title, buffer);
    let titles = [say().pane_state(), page.middle_title.clone(), say().pane_task()];
    let panes = [(places.state, &*titles[0]), (places.middle, &*titles[1]), (places.task, &*titles[2])];
    draw_panes(&panes, tones, buffer);
    paragraph(&page.state, 0, inside_box(places.state), tones, buffer);
    draw_middle(&page.middle, inside_box(places.middle), false, tones, buffer);
    let inside = inside_box(places.task);
    let all = rows(&page.task, inside);
    let above = app.scrolled.min(all.saturating_sub(usize::from(inside.height)));
    let is_more = all > above + usize::from(inside.height);
    paragraph(&page.task, above, inside, tones, buffer);
    let sign = sign_of_more(above > 0, is_more);
    if !sign.is_empty() && places.task.width > 8 {
        let (x, y) = (places.task.right() - 6, places.task.bottom() - 1);
        buffer.set_string(x, y, sign, tones.style(Tone::Key));
    }
}

/// How many rows of the task are out of sight above after a page more or less; `None` if all can be seen.
pub(super) fn scrolled(app: &App, is_down: bool) -> Option<usize> {
    let page = page(app);
    let inside = inside_box(Places::of(app.area, &page)?.task);
    let height = usize::from(inside.height);
    let most = rows(&page.task, inside).saturating_sub(height);
    let step = height.saturating_sub(1).max(1);
    (most > 0).then(|| if is_down { (app.scrolled + step).min(most) } else { app.scrolled.saturating_sub(step) })
}

/// The keys of a screen in one line. The list of keys and the way back stay where there is no room for all.
fn footer<'a>(bindings: impl Iterator<Item = &'a Binding>, messages: &Messages, width: u16) -> Words {
    let parts = bindings.filter_map(|binding| match binding.label {
        Some((Shown::Footer, label)) => Some(FooterPart {
            keys: key_names(binding, 1),
            label: label(messages),
            stays: matches!(binding.command, Command::Help | Command::Back | Command::Quit),
        }),
        _ => None,
    });
    bindings::footer(parts, width)
}

/// The names of the first so many keys of a binding; arrows and numbers stand for their whole group.
fn key_names(binding: &Binding, most: usize) -> String {
    match binding.command {
        // All four arrows move a cursor on the board, two move in a list.
        Command::Up if binding.keys.len() == 1 => "←↑↓→".to_owned(),
        Command::Up => "↑↓".to_owned(),
        Command::Right => "←→".to_owned(),
        Command::Choose(_) => "1-9 0".to_owned(),
        _ => binding.keys.iter().take(most).map(|&key| words::key(key)).collect::<Vec<_>>().join(" "),
    }
}

/// Draws the list of keys over the screen.
fn draw_keys(app: &App, screen: Rect, buffer: &mut Buffer) {
    let mut lines = vec![Words::from(app.mode().help()), Words::default()];
    for binding in app.bindings() {
        if let Some((_, label)) = binding.label {
            let keys = padded(&key_names(binding, usize::MAX), 12);
            lines.push(Words::new(Tone::Key, keys).and(Tone::Text, label(say())));
        }
    }
    lines.extend([Words::default(), Words::new(Tone::Quiet, say().keys_close())]);
    bindings::draw_list(&lines, &say().keys_title(), screen, &app.look.tones, buffer);
}

#[cfg(test)]
mod tests {
    use super::super::keys::ALL;
    use super::*;
    use crate::words::Language;

    #[test]
    fn every_footer_fits_80_columns() {
        for messages in [Language::En.load(), Language::ZhCN.load()] {
            for keys in ALL {
                let line = |width| footer(keys.iter().copied().flatten(), &messages, width);
                assert_eq!(line(80), line(1_000), "nothing is left out");
            }
        }
    }
}
