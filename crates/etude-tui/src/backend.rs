//! Draws cells on a terminal by control sequences.

use std::io::{self, Write};

use ratatui::backend::{Backend, ClearType, WindowSize};
use ratatui::buffer::Cell;
use ratatui::layout::{Position, Size};
use ratatui::style::{Color, Modifier};

use crate::terminal;

/// A terminal that is written to: any of today understands these sequences (ECMA-48, and colours as xterm has them).
#[derive(Debug)]
pub struct AnsiBackend<W: Write> {
    out: W,
    /// What is drawn, gathered so that it leaves in one piece.
    drawn: Vec<u8>,
}

impl<W: Write> AnsiBackend<W> {
    /// Writes there.
    pub const fn new(out: W) -> Self {
        Self { out, drawn: Vec::new() }
    }

    fn gather<'a>(&mut self, content: impl Iterator<Item = (u16, u16, &'a Cell)>) -> io::Result<()> {
        let out = &mut self.drawn;
        let (mut foreground, mut background, mut modifier) = (Color::Reset, Color::Reset, Modifier::empty());
        let mut next = None;
        for (x, y, cell) in content {
            if next != Some((x, y)) {
                write!(out, "\x1b[{};{}H", y + 1, x + 1)?;
            }
            next = Some((x + 1, y));
            if cell.modifier != modifier {
                write_modifiers(out, modifier, cell.modifier)?;
                modifier = cell.modifier;
            }
            if (cell.fg, cell.bg) != (foreground, background) {
                let mut between = "\x1b[";
                for (ground, before, after) in [('3', &mut foreground, cell.fg), ('4', &mut background, cell.bg)] {
                    if *before != after {
                        *before = after;
                        out.extend_from_slice(between.as_bytes());
                        write_color(out, ground, after)?;
                        between = ";";
                    }
                }
                out.push(b'm');
            }
            out.extend_from_slice(cell.symbol().as_bytes());
        }
        out.extend_from_slice(b"\x1b[0m");
        Ok(())
    }
}

fn write_modifiers(out: &mut Vec<u8>, before: Modifier, after: Modifier) -> io::Result<()> {
    let (removed, mut added) = (before - after, after - before);
    for (group, code) in ENDS {
        if removed.intersects(group) {
            write!(out, "\x1b[{code}m")?;
            // One sequence ends the whole group.
            added |= after & group;
        }
    }
    for (modifier, code) in BEGINNINGS {
        if added.contains(modifier) {
            write!(out, "\x1b[{code}m")?;
        }
    }
    Ok(())
}

/// Writes the parameters that choose a color for what is written (`3`) or for what is behind it (`4`).
fn write_color(out: &mut Vec<u8>, ground: char, color: Color) -> io::Result<()> {
    let number = match color {
        Color::Reset => return write!(out, "{ground}9"),
        Color::Rgb(red, green, blue) => return write!(out, "{ground}8;2;{red};{green};{blue}"),
        Color::Indexed(number) => number,
        Color::Black => 0,
        Color::Red => 1,
        Color::Green => 2,
        Color::Yellow => 3,
        Color::Blue => 4,
        Color::Magenta => 5,
        Color::Cyan => 6,
        Color::Gray => 7,
        Color::DarkGray => 8,
        Color::LightRed => 9,
        Color::LightGreen => 10,
        Color::LightYellow => 11,
        Color::LightBlue => 12,
        Color::LightMagenta => 13,
        Color::LightCyan => 14,
        Color::White => 15,
    };
    write!(out, "{ground}8;5;{number}")
}

/// What ends a style, with all that it ends.
const ENDS: [(Modifier, u8); 7] = [
    (Modifier::REVERSED, 27),
    (Modifier::BOLD.union(Modifier::DIM), 22),
    (Modifier::ITALIC, 23),
    (Modifier::UNDERLINED, 24),
    (Modifier::CROSSED_OUT, 29),
    (Modifier::HIDDEN, 28),
    (Modifier::SLOW_BLINK.union(Modifier::RAPID_BLINK), 25),
];

/// What begins a style.
const BEGINNINGS: [(Modifier, u8); 9] = [
    (Modifier::REVERSED, 7),
    (Modifier::BOLD, 1),
    (Modifier::ITALIC, 3),
    (Modifier::UNDERLINED, 4),
    (Modifier::DIM, 2),
    (Modifier::CROSSED_OUT, 9),
    (Modifier::HIDDEN, 8),
    (Modifier::SLOW_BLINK, 5),
    (Modifier::RAPID_BLINK, 6),
];

impl<W: Write> Backend for AnsiBackend<W> {
    type Error = io::Error;

    fn draw<'a, I: Iterator<Item = (u16, u16, &'a Cell)>>(&mut self, content: I) -> io::Result<()> {
        self.drawn.clear();
        self.gather(content)?;
        self.out.write_all(&self.drawn)
    }

    fn hide_cursor(&mut self) -> io::Result<()> {
        self.out.write_all(b"\x1b[?25l")?;
        self.out.flush()
    }

    fn show_cursor(&mut self) -> io::Result<()> {
        self.out.write_all(b"\x1b[?25h")?;
        self.out.flush()
    }

    /// Never known: the thread that reads keys would receive the answer.
    fn get_cursor_position(&mut self) -> io::Result<Position> {
        Err(io::ErrorKind::Unsupported.into())
    }

    fn set_cursor_position<P: Into<Position>>(&mut self, position: P) -> io::Result<()> {
        let Position { x, y } = position.into();
        write!(self.out, "\x1b[{};{}H", y + 1, x + 1)?;
        self.out.flush()
    }

    fn clear(&mut self) -> io::Result<()> {
        self.clear_region(ClearType::All)
    }

    fn clear_region(&mut self, region: ClearType) -> io::Result<()> {
        let sequence: &[u8] = match region {
            ClearType::All => b"\x1b[2J",
            ClearType::AfterCursor => b"\x1b[J",
            ClearType::BeforeCursor => b"\x1b[1J",
            ClearType::CurrentLine => b"\x1b[2K",
            ClearType::UntilNewLine => b"\x1b[K",
        };
        self.out.write_all(sequence)?;
        self.out.flush()
    }

    fn size(&self) -> io::Result<Size> {
        Ok(terminal::window()?.columns_rows)
    }

    fn window_size(&mut self) -> io::Result<WindowSize> {
        terminal::window()
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

#[cfg(test)]
mod tests {
    use ratatui::style::Style;

    use super::*;

    /// What is written for a row of cells.
    fn written(cells: &[(&'static str, Style)]) -> String {
        let cells: Vec<Cell> = cells.iter().map(|&(text, style)| Cell::new(text).set_style(style).clone()).collect();
        let mut out = Vec::new();
        let row = (4_u16..).zip(&cells).map(|(x, cell)| (x, 2, cell));
        AnsiBackend::new(&mut out).draw(row).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn cells_beside_one_another_are_written_without_moving_the_cursor() {
        assert_eq!(written(&[("a", Style::new()), ("五", Style::new())]), "\x1b[3;5Ha五\x1b[0m");
    }

    #[test]
    fn colours_are_named_by_xterms_numbers_or_their_parts() {
        let style = Style::new().fg(Color::LightBlue).bg(Color::Rgb(1, 2, 3));
        let text = written(&[("a", style), ("b", style.fg(Color::Indexed(200))), ("c", Style::new())]);
        assert_eq!(text, "\x1b[3;5H\x1b[38;5;12;48;2;1;2;3ma\x1b[38;5;200mb\x1b[39;49mc\x1b[0m");
    }

    #[test]
    fn what_ends_bold_and_faint_at_once_leaves_the_one_that_goes_on() {
        let both = Style::new().add_modifier(Modifier::BOLD | Modifier::DIM | Modifier::REVERSED);
        let text = written(&[("a", both), ("b", Style::new().add_modifier(Modifier::DIM)), ("c", Style::new())]);
        let [first, second, third] = ["\x1b[7m\x1b[1m\x1b[2ma", "\x1b[27m\x1b[22m\x1b[2mb", "\x1b[22mc"];
        assert_eq!(text, format!("\x1b[3;5H{first}{second}{third}\x1b[0m"));
    }
}
