//! Draws the screen: the board at the left, panes beside it, messages and keys below.

use etude_text::ascii;
use etude_tui::ambiguous;
use etude_tui::bindings::{self, FooterPart, Shown};
use etude_tui::frame::{draw_middle, draw_panes, inside_box, line_at as line_in, paragraph, rows, sign_of_more};
use etude_tui::key::Key;
use etude_tui::page::Middle;
use etude_tui::point_pixels::{self, PointScene};
use etude_tui::points::{Face, PointBoard};
use etude_tui::text::{Tone, Words, padded};
use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Cell, Rect};
use ratatui::terminal::Frame;
use ratatui::widgets::Widget;
use unicode_width::{UnicodeWidthChar as _, UnicodeWidthStr as _};
use yonsan_rules::{Point, SIZE, Side};

use super::app::{App, place};
use super::keys::{Binding, Command};
use super::mode::Page;
use crate::words::{self, Messages, say};

/// Fewest columns and rows of the screen.
const MIN_SIZE: (u16, u16) = (60, 18);

/// Fewest columns of the panes beside a board that is drawn larger.
const PANES: u16 = 45;

/// The rows of the stones of a game, if there is room.
const SCORE_ROWS: u16 = 6;

/// An empty board. In pixels it is as large as the window allows: above it is the title, below it messages and keys, beside
/// it the panes. Stones of one cell would be lost on a large one.
fn fitted(app: &App) -> PointBoard {
    let board = PointBoard::new(SIZE);
    match app.look.pixels(&app.desk.settings) {
        Some(_) => board.fitted(app.area.width.saturating_sub(PANES), app.area.height.saturating_sub(3)),
        None => board,
    }
}

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
    /// The places of the parts of a page in the window; `None` if it is too small. What is to be chosen gets all the rows that
    /// it needs, and the task the rest.
    fn of(app: &App, page: &Page) -> Option<Self> {
        let area = app.area;
        if area.width < MIN_SIZE.0 || area.height < MIN_SIZE.1 {
            return None;
        }
        let (width, height) = fitted(app).extent();
        let title = Rect { height: 1, ..area };
        let footer = Rect { y: area.bottom() - 1, height: 1, ..area };
        let message = Rect { y: footer.y - u16::from(area.height > MIN_SIZE.1), height: 1, ..footer };
        let board = Rect { x: area.x, y: area.y + 1, width, height };
        let panes = Rect {
            x: board.right() + 1,
            y: board.y,
            width: area.width - width - 1,
            height: message.y.max(footer.y - 1) - board.y,
        };
        let needed = |words: &[Words]| u16::try_from(rows(words, inside_box(panes))).unwrap_or(u16::MAX);
        let state = match needed(&page.state).min(4) {
            // The middle begins on the same line.
            0 => Rect { height: 1, ..panes },
            rows => Rect { height: rows + 2, ..panes },
        };
        let rest = panes.height - state.height;
        let lines = match &page.middle {
            Middle::Menu(lines) => u16::try_from(lines.len()).unwrap_or(u16::MAX),
            // On a small screen what is said needs the room.
            Middle::Score(_) | Middle::Large(_) if area.height < 24 => SCORE_ROWS / 2,
            Middle::Score(_) | Middle::Large(_) => SCORE_ROWS,
        };
        // The frames of two panes share a line.
        let middle = Rect { y: state.bottom() - 1, height: lines.min(rest.saturating_sub(4)) + 2, ..panes };
        let middle = if lines == 0 { Rect { height: 1, ..middle } } else { middle };
        let task = Rect { y: middle.bottom() - 1, height: panes.bottom() - middle.bottom() + 1, ..panes };
        Some(Self { title, board, state, middle, task, message, footer })
    }
}

/// Whether the window has room for the screen.
pub fn has_room(app: &App) -> bool {
    Places::of(app, &app.mode().page(&app.desk)).is_some()
}

/// The page of the mode that is shown. A chosen line that is cut off stands whole above the task.
fn page(app: &App) -> Page {
    let mut page = app.mode().page(&app.desk);
    let board = fitted(app).extent().0;
    let columns = app.area.width.saturating_sub(board + 1 + 4);
    if let Some(cut) = page.middle.cut_line(columns) {
        // Without the sign of the choice.
        page.task.insert(0, Words::new(Tone::Title, cut.text().trim_start_matches(['▸', ' '])));
        page.task_from += usize::from(page.task_from > 0);
    }
    page
}

/// Draws the program.
pub fn draw(app: &App, frame: &mut Frame) {
    let area = frame.area();
    let buffer = frame.buffer_mut();
    buffer.set_style(area, app.look.tones.ground);
    let page = page(app);
    let Some(places) = Places::of(app, &page).filter(|_| app.area == area) else {
        paragraph(&[Words::from(say().too_small())], 0, area, &app.look.tones, buffer);
        return;
    };
    let cursor = draw_board(app, places.board, buffer);
    draw_page(app, &page, &places, buffer);
    draw_footer(app, places.footer, buffer);
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
        frame.set_cursor_position(cursor);
    }
}

/// Draws stand-ins for all that is not ASCII.
fn draw_in_ascii(buffer: &mut Buffer) {
    for cell in &mut buffer.content {
        if let Some(letter) = cell.symbol().chars().next().filter(|letter| !letter.is_ascii()) {
            // Stones are named by the letters that stand for them on the board.
            cell.set_char(match letter {
                '●' => 'X',
                '○' => 'O',
                '✓' => '+',
                // The Chinese name of an opening stands beside the one in Latin letters.
                wide if wide.width() == Some(2) => ' ',
                _ => ascii(letter),
            });
        }
    }
}

/// The board with everything on it.
fn board(app: &App) -> PointBoard {
    let shown = app.mode().picture();
    let mut picture = fitted(app);
    for point in Point::MARKED {
        picture.put(place(point), Face::Star);
    }
    for (side, face) in [(Side::Black, Face::First), (Side::White, Face::Second)] {
        for point in shown.board.of(side) {
            picture.put(place(point), face);
        }
    }
    if app.shows_fouls {
        for (point, _) in shown.board.fouls() {
            picture.put(place(point), Face::Sign('×'));
        }
    }
    for &(point, sign) in &shown.signs {
        picture.put(place(point), Face::Sign(sign));
    }
    let (cursor, asked) = (shown.has_cursor.then(|| place(app.desk.cursor)), shown.asked.map(place));
    picture.with_last(shown.last.map(place)).with_cursor(cursor).with_asked(asked)
}

/// The board in pixels; `None` where it is drawn in cells. Nothing is drawn over what covers it.
pub(super) fn scene(app: &App) -> Option<PointScene> {
    let (pixels, depth) = app.look.pixels(&app.desk.settings).filter(|_| !app.shows_keys)?;
    let places = Places::of(app, &page(app))?;
    Some(PointScene::new(&board(app), places.board, pixels, depth))
}

/// Draws the board. Returns where the cursor of the terminal belongs: on the focused point.
fn draw_board(app: &App, area: Rect, buffer: &mut Buffer) -> Option<Cell> {
    let (picture, shown) = (board(app), app.mode().picture());
    picture.draw(area, &app.look.points, app.look.is_ascii || app.look.is_wide, buffer);
    if shown.hides_names {
        let (numbers, letters) = (Rect { width: 2, ..area }, Rect { y: area.bottom() - 1, height: 1, ..area });
        for cell in numbers.positions().chain(letters.positions()) {
            buffer[cell].reset();
            buffer[cell].set_style(app.look.tones.ground);
        }
    }
    if app.look.pixels(&app.desk.settings).is_some() {
        point_pixels::leave_free(&picture, area, buffer);
        // The picture has a cursor of its own.
        return None;
    }
    let cursor = shown.has_cursor.then(|| place(app.desk.cursor));
    cursor.or(shown.asked.map(place)).map(|focus| picture.cell_of(area, focus))
}

/// The point of the board at a cell, where one can be chosen.
pub(super) fn point_at(app: &App, cell: Cell) -> Option<Point> {
    let mode = app.mode();
    let places = Places::of(app, &page(app))?;
    let (column, row) = fitted(app).place_at(places.board, cell)?;
    mode.picture().has_cursor.then(|| Point::new(column, row)).flatten()
}

/// The line of the middle pane at a cell.
pub(super) fn line_at(app: &App, cell: Cell) -> Option<usize> {
    let page = page(app);
    let places = Places::of(app, &page)?;
    let Middle::Menu(lines) = &page.middle else { return None };
    line_in(&page.middle, inside_box(places.middle), cell).filter(|&line| line < lines.len())
}

fn draw_page(app: &App, page: &Page, places: &Places, buffer: &mut Buffer) {
    let tones = &app.look.tones;
    let title =
        Words::new(Tone::Title, format!(" {}", say().program())).and(Tone::Quiet, " · ").and(Tone::Title, &*page.title);
    let title = if page.subject.is_empty() { title } else { title.and(Tone::Quiet, format!(" · {}", page.subject)) };
    tones.line(&title.fitted(places.title.width)).render(places.title, buffer);
    let titles = [say().pane_state(), page.middle_title.clone(), say().pane_task()];
    let panes = [(places.state, &*titles[0]), (places.middle, &*titles[1]), (places.task, &*titles[2])];
    draw_panes(&panes, tones, buffer);
    paragraph(&page.state, 0, inside_box(places.state), tones, buffer);
    draw_middle(&page.middle, inside_box(places.middle), false, tones, buffer);
    let inside = inside_box(places.task);
    let above = rows_above(app, page, inside);
    let below = rows(&page.task, inside).saturating_sub(above + usize::from(inside.height));
    paragraph(&page.task, above, inside, tones, buffer);
    let sign = sign_of_more(above > 0, below > 0);
    if !sign.is_empty() && places.task.height > 1 {
        // Whoever sees an arrow wants to know the key.
        let key = if below > 0 { Key::PAGE_DOWN } else { Key::PAGE_UP };
        let sign = format!("{sign}{} ", words::key(key));
        let width = u16::try_from(sign.width()).unwrap_or(0);
        buffer.set_string(
            places.task.right().saturating_sub(width + 2),
            places.task.bottom() - 1,
            sign,
            tones.style(Tone::Key),
        );
    }
}

/// How many rows of the task are out of sight above: those before what has to be seen, unless the player has scrolled.
fn rows_above(app: &App, page: &Page, inside: Rect) -> usize {
    let height = usize::from(inside.height);
    let all = rows(&page.task, inside);
    let most = all.saturating_sub(height);
    let before = page.task.get(..page.task_from).map_or(0, |lines| rows(lines, inside));
    app.scrolled.unwrap_or(before).min(most)
}

/// How many rows are out of sight above after a page more or less; `None` if all can be seen.
pub(super) fn scrolled(app: &App, is_down: bool) -> Option<usize> {
    let page = page(app);
    let inside = inside_box(Places::of(app, &page)?.task);
    let (height, now) = (usize::from(inside.height), rows_above(app, &page, inside));
    let most = rows(&page.task, inside).saturating_sub(height);
    let step = height.saturating_sub(1).max(1);
    (most > 0).then(|| if is_down { (now + step).min(most) } else { now.saturating_sub(step) })
}

fn draw_footer(app: &App, area: Rect, buffer: &mut Buffer) {
    let line = footer(app.bindings(), say(), area.width);
    app.look.tones.line(&line).render(area, buffer);
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
        Command::Choose(_) => "1-9".to_owned(),
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
    fn every_footer_fits_80_columns_and_names_the_list_of_keys_at_60() {
        for messages in [Language::En.load(), Language::ZhCN.load()] {
            for keys in ALL {
                let line = |width| footer(keys.iter().copied().flatten(), &messages, width);
                assert_eq!(line(80), line(1_000), "nothing is left out");
                let narrow = line(60).text();
                assert!(!narrow.contains('…'), "{narrow}");
                // Where a line is typed, letters are no keys.
                let is_typed = keys.iter().copied().flatten().any(|binding| binding.command == Command::TakeLine);
                assert!(is_typed || narrow.contains('?') && narrow.contains('q'), "{narrow}");
            }
        }
    }
}
