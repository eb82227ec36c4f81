//! Where the terminal's cursor stands: on the square, the line or the field in focus, because braille displays and screen
//! magnifiers follow it.

use ratatui::layout::Position as Point;

use super::app::App;
use super::layout::Layout;
use super::page::{Middle, Page, Words};
use super::widgets::board::Mark;
use super::widgets::help;
use etude_tui::report;

/// The cell in focus. `input` is where the next typed character of the input line comes, if it has a prompt.
pub fn place(app: &App, page: &Page, layout: &Layout, input: Option<Point>) -> Option<Point> {
    if app.help_is_open() {
        return Some(help::first_cell(app));
    }
    if let Some(report) = app.report() {
        return report::focus(&report, app.area());
    }
    let is_typed = !page.input.typed.text().is_empty();
    let typed = input.filter(|_| is_typed);
    // Beside a form the board is an example.
    let is_form = !page.fields.rows.is_empty();
    let board = || if is_form { None } else { on_board(page, layout) };
    typed.or_else(board).or(input).or_else(|| in_menu(page, layout)).or_else(|| at_message(layout))
}

/// The foot of the square that the cursor of the board is on, where its number stands.
fn on_board(page: &Page, layout: &Layout) -> Option<Point> {
    let grid = layout.grid?;
    let &(square, _) = page.board.marks.iter().find(|(_, mark)| *mark == Mark::Cursor)?;
    let (row, column) = page.board.place(square);
    let cell = grid.cell_at(row, column);
    let margin = cell.width.saturating_sub(2) / 2;
    Some(Point::new(cell.x + margin, cell.bottom().saturating_sub(1)))
}

/// The chosen line of a menu, at its caret if it has one.
fn in_menu(page: &Page, layout: &Layout) -> Option<Point> {
    let Middle::Menu(lines) = &page.middle else { return None };
    let area = layout.middle;
    let chosen = lines.iter().position(Words::is_chosen)?;
    let row = u16::try_from(chosen.checked_sub(page.middle.first_line(area.height))?).ok()?;
    let caret = lines[chosen].fitted(area.width).caret().unwrap_or(0);
    let column = u16::try_from(caret).ok()?.min(area.width.saturating_sub(1));
    (row < area.height).then(|| Point::new(area.x + column, area.y + row))
}

/// The first character of the message, where nothing can be chosen.
fn at_message(layout: &Layout) -> Option<Point> {
    let area = layout.message;
    (area.height > 0).then(|| Point::new(area.x, area.y))
}
