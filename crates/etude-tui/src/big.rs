//! Text in letters of eight by eight dots.

use font8x8::{BASIC_FONTS, LATIN_FONTS, UnicodeFonts};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::symbols::pixel::{QUADRANTS, SEXTANTS};
use unicode_width::UnicodeWidthStr;

/// Dots per cell of the terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dots {
    /// Letters of eight by eight cells.
    One,
    /// Letters four cells wide and high.
    Four,
    /// Letters four cells wide and three high.
    Six,
}

impl Dots {
    /// All, from the largest letters to the smallest.
    pub const ALL: [Self; 3] = [Self::One, Self::Four, Self::Six];

    /// Dots of a cell, across and down.
    const fn of_a_cell(self) -> (u16, u16) {
        match self {
            Self::One => (1, 1),
            Self::Four => (2, 2),
            Self::Six => (2, 3),
        }
    }

    /// Cells of a letter, across and down.
    #[must_use]
    pub const fn letter(self) -> (u16, u16) {
        let (across, down) = self.of_a_cell();
        (8 / across, 8_u16.div_ceil(down))
    }

    /// The character with the given dots, one bit each, row by row.
    fn sign(self, dots: usize) -> char {
        match self {
            Self::One => QUADRANTS[dots * 15],
            Self::Four => QUADRANTS[dots],
            Self::Six => SEXTANTS[dots],
        }
    }
}

/// The size in which a text of at most two letters fits an area, and its place in the middle there; `None` for a longer
/// text and if there is no room.
#[must_use]
pub fn place(text: &str, area: Rect) -> Option<(Dots, Rect)> {
    let is_fitting = |dots: &Dots| {
        let (width, height) = dots.letter();
        area.width >= 2 * width && area.height >= height
    };
    // Wide letters, which the font lacks, count twice.
    let letters = u16::try_from(text.width()).ok().filter(|letters| *letters <= 2)?;
    let dots = Dots::ALL.into_iter().find(is_fitting)?;
    let (letter, height) = dots.letter();
    let width = letters * letter;
    let (x, y) = (area.x + (area.width - width) / 2, area.y + (area.height - height) / 2);
    Some((dots, Rect { x, y, width, height }))
}

/// Draws a text at its place. Characters missing in the font are left blank.
pub fn draw(text: &str, dots: Dots, area: Rect, style: Style, buffer: &mut Buffer) {
    let (width, height) = dots.letter();
    for (x, sign) in (area.x..area.right()).step_by(width.into()).zip(text.chars()) {
        let place = Rect { x, y: area.y, width, height }.intersection(area);
        buffer.set_style(place, style);
        if let Some(letter) = letter(sign) {
            draw_letter(letter, dots, place, buffer);
        }
    }
}

fn letter(sign: char) -> Option<[u8; 8]> {
    BASIC_FONTS.get(sign).or_else(|| LATIN_FONTS.get(sign))
}

/// The lit dots of a text, from the left and from the top; every letter has eight by eight.
pub fn lit(text: &str) -> impl Iterator<Item = (u16, u16)> {
    let letters = (0..).step_by(8).zip(text.chars()).filter_map(|(left, sign)| Some((left, letter(sign)?)));
    letters.flat_map(|(left, letter)| {
        let dots = (0..8_u16).flat_map(|y| (0..8_u16).map(move |x| (x, y)));
        dots.filter(move |&(x, y)| is_lit(letter, x, y)).map(move |(x, y)| (left + x, y))
    })
}

/// Whether a dot of a letter is lit. The lowest bit is the leftmost dot.
fn is_lit(letter: [u8; 8], x: u16, y: u16) -> bool {
    letter.get(usize::from(y)).is_some_and(|row| row >> x & 1 == 1)
}

fn draw_letter(letter: [u8; 8], dots: Dots, place: Rect, buffer: &mut Buffer) {
    let (across, down) = dots.of_a_cell();
    for cell in place.positions() {
        let (left, top) = ((cell.x - place.x) * across, (cell.y - place.y) * down);
        let in_cell = (0..down).flat_map(|y| (0..across).map(move |x| (x, y)));
        let bits = in_cell.enumerate().map(|(bit, (x, y))| usize::from(is_lit(letter, left + x, top + y)) << bit);
        buffer[cell].set_char(dots.sign(bits.sum()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(dots: Dots, width: u16) -> String {
        let (letter, height) = dots.letter();
        let mut buffer = Buffer::empty(Rect::new(0, 0, width, height));
        let x = (width / 2).saturating_sub(letter);
        draw("4a", dots, Rect { x, width: width - x, ..buffer.area }, Style::new(), &mut buffer);
        let line = |y| (0..width).map(|x| buffer[(x, y)].symbol()).collect::<String>().trim_end().to_owned() + "\n";
        (0..height).map(line).collect()
    }

    #[test]
    fn letters_stand_in_the_middle_in_three_sizes() {
        let full = "
    ███
   ████
  ██ ██   ████
 ██  ██      ██
 ███████  █████
     ██  ██  ██
    ████  ███ ██

";
        assert_eq!(drawn(Dots::One, 18), full.trim_start_matches('\n'));
        assert_eq!(drawn(Dots::Four, 10), "  ▟█\n ▟▘█ ▝▀▙\n ▀▀█▘▟▀█\n  ▝▀▘▝▀▝▘\n");
        assert_eq!(drawn(Dots::Six, 10), " 🬞🬜█ 🬞🬭🬏\n 🬎🬋█🬃🬵🬋█\n  🬁🬂🬀🬁🬂🬁🬀\n");
    }

    #[test]
    fn what_does_not_fit_is_cut() {
        assert_eq!(drawn(Dots::Four, 6), " ▟█\n▟▘█ ▝▀\n▀▀█▘▟▀\n ▝▀▘▝▀\n");
    }
}
