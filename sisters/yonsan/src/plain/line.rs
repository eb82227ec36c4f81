//! Reading a line: a number, points or words.

use etude_plain::line;
use yonsan_rules::{Point, SIZE};

/// A line that was typed.
pub type Line = line::Line<Pointed>;

/// Points that were typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pointed {
    /// By their names, such as H8.
    Named(Vec<Point>),
    /// One by its column from the left and its row from below, both counted from 1.
    Counted(Point),
}

/// Takes a line apart.
#[must_use]
pub fn read(typed: &str) -> Line {
    line::read(typed, points)
}

/// A line of points alone: `h8`, `h 8`, `h8 g7`, `8 8`; or a number.
fn points(line: &str) -> Option<Line> {
    let words: Vec<&str> = line.split([' ', '\t', ',', '-']).filter(|word| !word.is_empty()).collect();
    if let [number] = words[..]
        && let Ok(number) = number.parse()
    {
        return Some(Line::Number(number));
    }
    if let [column, row] = words[..] {
        let count = |word: &str| word.parse::<u8>().ok()?.checked_sub(1);
        if let (Some(column), Some(row)) = (count(column), count(row)) {
            return Point::new(column, row).map(|point| Line::Move(Pointed::Counted(point)));
        }
        if let Some(point) = point(&[column, row].concat()) {
            return Some(Line::Move(Pointed::Named(vec![point])));
        }
    }
    let points: Vec<Point> = words.iter().map(|word| point(word)).collect::<Option<_>>()?;
    (!points.is_empty()).then_some(Line::Move(Pointed::Named(points)))
}

/// The point of a name.
#[must_use]
pub fn point(name: &str) -> Option<Point> {
    name.trim().to_lowercase().parse().ok()
}

/// A row by its number, from 0.
#[must_use]
pub fn row(text: &str) -> Option<u8> {
    text.trim().parse::<u8>().ok()?.checked_sub(1).filter(|&row| row < SIZE)
}

/// A column by its letter or its number, from 0.
#[must_use]
pub fn column(text: &str) -> Option<u8> {
    let text = text.trim().to_lowercase();
    let mut letters = text.chars();
    match (letters.next(), letters.next()) {
        (Some(letter @ 'a'..='o'), None) => Some(letter as u8 - b'a'),
        _ => row(&text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(column: u8, row: u8) -> Point {
        Point::new(column, row).unwrap()
    }

    #[test]
    fn points_are_read_in_every_form_and_width() {
        let named = |points: &[Point]| Line::Move(Pointed::Named(points.to_vec()));
        for typed in ["h8", "H8", "h 8", "Ｈ８", " H8 "] {
            assert_eq!(read(typed), named(&[Point::CENTRE]), "{typed}");
        }
        assert_eq!(read("a1 o15"), named(&[at(0, 0), at(14, 14)]));
        assert_eq!(read("3 12"), Line::Move(Pointed::Counted(at(2, 11))));
        assert_eq!(read("7"), Line::Number(7));
        for typed in ["p1", "h16", "h0", "16 1", "h8 word"] {
            assert!(matches!(read(typed), Line::Words { .. }), "{typed}");
        }
    }

    #[test]
    fn rows_and_columns_have_numbers_and_letters() {
        assert_eq!((row("15"), row("16"), row("0"), row("h")), (Some(14), None, None, None));
        assert_eq!((column("H"), column("8"), column("p")), (Some(7), Some(7), None));
    }
}
