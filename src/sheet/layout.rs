//! Where everything stands on the pages of a sheet.

use tiny_skia::PathBuilder;

use super::diagram;
use super::font::{Faces, FontError, Weight};
use super::page::{PrintedPage, SIZE};
use super::{Diagram, DiagramSheet};

/// The empty edge around the text of a page.
const MARGIN: f32 = 45.0;
/// Where the diagrams begin, below the title.
const TOP: f32 = 82.0;
/// Where they end, above the number of the page.
const BOTTOM: f32 = SIZE.1 - 58.0;
/// The space between two columns.
const GUTTER: f32 = 30.0;
/// The size of the letters of a title, of a text, and of small print.
const TITLE: f32 = 15.0;
const BODY: f32 = 9.5;
const SMALL: f32 = 7.5;
/// From one line of text to the next, in sizes of its letters.
const LEADING: f32 = 1.35;
/// The room of a line to write on.
const RULED: f32 = 20.0;
/// The greatest width of a board: a larger one does not read better.
const BOARD: f32 = 310.0;
/// The grey of lines to write on.
const FAINT: f32 = 0.6;

/// Sets the pages of a sheet.
pub(super) fn pages(sheet: &DiagramSheet, faces: &Faces) -> Result<Vec<PrintedPage>, FontError> {
    let per_page = usize::from(sheet.per_page.clamp(*super::PER_PAGE.start(), *super::PER_PAGE.end()));
    let numbered: Vec<(usize, &Diagram)> = (1..).zip(&sheet.diagrams).collect();
    let mut pages = Vec::new();
    for diagrams in numbered.chunks(per_page) {
        let mut page = PrintedPage::default();
        head(&sheet.title, faces, &mut page)?;
        for (cell, &(number, diagram)) in cells(per_page).into_iter().zip(diagrams) {
            place(number, diagram, cell, faces, &mut page)?;
        }
        pages.push(page);
    }
    if let Some(heading) = &sheet.solutions {
        solutions(heading, &numbered, faces, &mut pages)?;
    }
    let count = pages.len();
    for (number, page) in (1..).zip(&mut pages) {
        let text = format!("{number} / {count}");
        let width = faces.width(&text, Weight::Regular, SMALL)?;
        page.text(faces.set(&text, Weight::Regular, SMALL, ((SIZE.0 - width) / 2.0, SIZE.1 - 32.0))?);
    }
    Ok(pages)
}

/// The title and a line below it.
fn head(title: &str, faces: &Faces, page: &mut PrintedPage) -> Result<(), FontError> {
    let width = faces.width(title, Weight::Bold, TITLE)?;
    let size = TITLE * ((SIZE.0 - 2.0 * MARGIN) / width).min(1.0);
    page.text(faces.set(title, Weight::Bold, size, (MARGIN, 56.0))?);
    page.line(across(MARGIN, SIZE.0 - MARGIN, 64.0), 0.6, 0.0);
    Ok(())
}

/// A level line.
fn across(left: f32, right: f32, y: f32) -> Option<tiny_skia::Path> {
    let mut path = PathBuilder::new();
    path.move_to(left, y);
    path.line_to(right, y);
    path.finish()
}

/// The part of a page that a diagram may fill: left, top, width and height.
type Cell = [f32; 4];

/// The cells of a page: one column up to three diagrams, then two.
fn cells(per_page: usize) -> Vec<Cell> {
    let columns: u8 = if per_page > 3 { 2 } else { 1 };
    let rows: u8 = match per_page {
        ..=2 | 4 => 2,
        _ => 3,
    };
    let width = (SIZE.0 - 2.0 * MARGIN - GUTTER * f32::from(columns - 1)) / f32::from(columns);
    let height = (BOTTOM - TOP) / f32::from(rows);
    let cell = |row: u8, column: u8| {
        [MARGIN + f32::from(column) * (width + GUTTER), TOP + f32::from(row) * height, width, height]
    };
    (0..rows).flat_map(|row| (0..columns).map(move |column| cell(row, column))).collect()
}

/// A diagram with its number and task above it, and lines to write the answer on.
fn place(
    number: usize,
    diagram: &Diagram,
    [left, top, width, height]: Cell,
    faces: &Faces,
    page: &mut PrintedPage,
) -> Result<(), FontError> {
    let number = number.to_string();
    let indent = faces.width(&number, Weight::Bold, BODY)? + 7.0;
    page.text(faces.set(&number, Weight::Bold, BODY, (left, top + BODY))?);
    let lines = faces.broken(&diagram.task, BODY, width - indent)?;
    let mut below = top + BODY;
    for line in &lines {
        page.text(faces.set(line, Weight::Regular, BODY, (left + indent, below))?);
        below += BODY * LEADING;
    }
    let room = top + height - below - 8.0;
    let is_wide = width > 1.5 * room;
    let side = if is_wide { room } else { room - RULED }.min(width).min(BOARD);
    diagram::draw(&diagram.position, (left, below), side, faces, page)?;
    // Lines to write on: beside the board where there is room, or below it.
    let is_beside = is_wide || width - side > 120.0;
    let (from, first, last) =
        if is_beside { (side + GUTTER, below, below + side) } else { (0.0, below + side - 4.0, top + height) };
    let mut y = first + RULED;
    while y <= last {
        page.line(across(left + from, left + width, y), 0.4, FAINT);
        y += 1.3 * RULED;
    }
    Ok(())
}

/// The solutions in two columns, on as many pages as they take.
fn solutions(
    heading: &str,
    diagrams: &[(usize, &Diagram)],
    faces: &Faces,
    pages: &mut Vec<PrintedPage>,
) -> Result<(), FontError> {
    let width = (SIZE.0 - 2.0 * MARGIN - GUTTER) / 2.0;
    let columns = [MARGIN, MARGIN + width + GUTTER];
    let (mut column, mut y) = (columns.len(), BOTTOM);
    for &(number, diagram) in diagrams {
        let entry = entry(diagram, width - INDENT, faces)?;
        let height: f32 = entry.iter().map(|&(_, size)| size * LEADING).sum();
        // What is longer than a column is broken in it.
        let fits = y + height <= BOTTOM;
        let mut is_first = true;
        for (text, size) in entry {
            if y + size * LEADING > BOTTOM || (is_first && !fits) {
                column += 1;
                if column >= columns.len() {
                    let mut page = PrintedPage::default();
                    head(heading, faces, &mut page)?;
                    pages.push(page);
                    column = 0;
                }
                y = TOP;
            }
            let (Some(page), Some(left)) = (pages.last_mut(), columns.get(column)) else { break };
            if is_first {
                page.text(faces.set(&number.to_string(), Weight::Bold, BODY, (*left, y + size))?);
            }
            page.text(faces.set(&text, Weight::Regular, size, (left + INDENT, y + size))?);
            y += size * LEADING;
            is_first = false;
        }
        y += BODY * 0.7;
    }
    Ok(())
}

/// The room of the number of a solution.
const INDENT: f32 = 26.0;

/// A solution in lines, with the sizes of their letters.
fn entry(diagram: &Diagram, width: f32, faces: &Faces) -> Result<Vec<(String, f32)>, FontError> {
    let mut lines = Vec::new();
    for line in &diagram.solution {
        lines.extend(faces.broken(line, BODY, width)?.into_iter().map(|line| (line, BODY)));
    }
    lines.extend(faces.broken(&diagram.source, SMALL, width)?.into_iter().map(|line| (line, SMALL)));
    Ok(lines)
}
