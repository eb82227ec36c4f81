//! A screen as an SVG picture: a rectangle for each run of a background, a text for each run of a style.

use std::fmt::Write;

use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier};
use unicode_width::UnicodeWidthStr;

/// The size of a cell.
const WIDTH: u16 = 9;
const HEIGHT: u16 = 18;

/// The colours of a terminal that were not asked for.
const INK: &str = "#d0d0d0";
const PAPER: &str = "#16181c";

fn color(color: Color, otherwise: &str) -> String {
    match color {
        Color::Rgb(red, green, blue) => format!("#{red:02x}{green:02x}{blue:02x}"),
        _ => otherwise.to_owned(),
    }
}

/// Ink, paper and weight.
fn look(cell: &Cell) -> (String, String, bool) {
    let (ink, paper) = (color(cell.fg, INK), color(cell.bg, PAPER));
    let is_bold = cell.modifier.contains(Modifier::BOLD);
    if cell.modifier.contains(Modifier::REVERSED) { (paper, ink, is_bold) } else { (ink, paper, is_bold) }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// Draws a screen.
pub fn picture(buffer: &Buffer) -> String {
    let (columns, rows) = (buffer.area.width, buffer.area.height);
    let (width, height) = (columns * WIDTH, rows * HEIGHT);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" font-family=\"monospace\" \
         font-size=\"15\" xml:space=\"preserve\">\n<rect width=\"{width}\" height=\"{height}\" fill=\"{PAPER}\"/>\n"
    );
    for row in 0..rows {
        let mut column = 0;
        while column < columns {
            let (begun, style) = (column, look(&buffer[(column, row)]));
            let mut text = String::new();
            while column < columns && look(&buffer[(column, row)]) == style {
                let symbol = buffer[(column, row)].symbol();
                text.push_str(symbol);
                column += u16::try_from(symbol.width().max(1)).unwrap();
            }
            run(&mut svg, (begun, column.min(columns), row), &style, &text);
        }
    }
    svg + "</svg>\n"
}

fn run(svg: &mut String, (from, to, row): (u16, u16, u16), (ink, paper, is_bold): &(String, String, bool), text: &str) {
    let (x, y, width) = (from * WIDTH, row * HEIGHT, (to - from) * WIDTH);
    if paper != PAPER {
        writeln!(svg, "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{HEIGHT}\" fill=\"{paper}\"/>").unwrap();
    }
    if text.trim().is_empty() {
        return;
    }
    let weight = if *is_bold { " font-weight=\"bold\"" } else { "" };
    writeln!(
        svg,
        "<text x=\"{x}\" y=\"{}\" textLength=\"{width}\" lengthAdjust=\"spacingAndGlyphs\" fill=\"{ink}\"{weight}>{}</text>",
        y + 14,
        escaped(text)
    )
    .unwrap();
}
