//! Stones in words: where they lie, by sides, lines and neighbours.

use etude_text::half_width;
use yonsan_rules::{Board, Direction, Point, SIZE, Side};

use crate::screen::{name, names};
use crate::words::{self, say};

/// The stones of one side or both, in the order of rows from below.
#[must_use]
pub fn stones(board: &Board, side: Option<Side>) -> Vec<String> {
    if board.stones() == 0 {
        return vec![say().plain_board_empty()];
    }
    let told = |side: Side| {
        let points: Vec<Point> = board.of(side).collect();
        say().plain_stones(words::side(side), points.len(), names(&points))
    };
    [Side::Black, Side::White].into_iter().filter(|&each| side.is_none_or(|side| side == each)).map(told).collect()
}

/// The sides that a text asks for; `None` for both.
#[must_use]
pub fn side_of(text: &str) -> Option<Side> {
    let text: String = text.trim().to_lowercase().chars().map(half_width).collect();
    let is = |side: Side| {
        let own = say().side(words::side(side)).to_lowercase();
        let english = words::in_english(|| say().side(words::side(side))).to_lowercase();
        !text.is_empty() && [own, english].iter().any(|word| word.starts_with(&text))
    };
    [Side::Black, Side::White].into_iter().find(|&side| is(side))
}

/// What lies on a point, in a word.
fn stone(board: &Board, point: Point) -> &'static str {
    board.stone(point).map_or("empty", words::side)
}

/// The points of a line from its beginning, with equal neighbours told together.
fn run(board: &Board, points: &[Point]) -> String {
    let mut parts: Vec<String> = Vec::new();
    for group in points.chunk_by(|&one, &other| stone(board, one) == stone(board, other)) {
        let said = match group {
            [first, .., last] => say().plain_run(name(*first), name(*last), stone(board, *first)),
            [only] => say().plain_at(name(*only), stone(board, *only)),
            [] => continue,
        };
        parts.push(said);
    }
    parts.join(&say().list())
}

/// A row, counted from 0.
#[must_use]
pub fn row(board: &Board, row: u8) -> String {
    let points: Vec<Point> = (0..SIZE).filter_map(|column| Point::new(column, row)).collect();
    say().plain_row_is(u32::from(row) + 1, run(board, &points))
}

/// A column, counted from 0.
#[must_use]
pub fn file(board: &Board, column: u8) -> String {
    let points: Vec<Point> = (0..SIZE).filter_map(|row| Point::new(column, row)).collect();
    say().plain_file_is(char::from(b'A' + column).to_string(), run(board, &points))
}

/// The line through a point in a direction, from its beginning to its end.
fn line(point: Point, direction: Direction) -> Vec<Point> {
    let (right, up) = direction.step();
    let first = std::iter::successors(Some(point), |at| at.step(-right, -up)).last().unwrap_or(point);
    std::iter::successors(Some(first), |at| at.step(right, up)).collect()
}

/// The two diagonals through a point.
#[must_use]
pub fn diagonals(board: &Board, point: Point) -> Vec<String> {
    let told = |direction| {
        let points = line(point, direction);
        (points.len() > 1).then(|| say().plain_diagonal_is(name(points[0]), run(board, &points)))
    };
    [Direction::Rising, Direction::Falling].into_iter().filter_map(told).collect()
}

/// A point and the stones beside it.
#[must_use]
pub fn point(board: &Board, point: Point) -> String {
    let beside = |at: &Point| at.distance(point) == 1 && !board.is_empty(*at);
    let beside: Vec<String> =
        Point::all().filter(beside).map(|at| say().plain_at(name(at), stone(board, at))).collect();
    let at = say().plain_at(name(point), stone(board, point));
    if beside.is_empty() { say().plain_alone(at) } else { say().plain_beside(at, beside.join(&say().list())) }
}

/// The points that are forbidden to Black, with what a stone would make.
#[must_use]
pub fn fouls(board: &Board) -> Vec<String> {
    let told: Vec<String> =
        board.fouls().map(|(point, foul)| say().hunt_right(name(point), words::foul(foul))).collect();
    if told.is_empty() { vec![say().no_fouls()] } else { told }
}

/// A diagram, the highest row first and each with its number: X for Black, O for White.
#[must_use]
pub fn diagram(board: &Board) -> Vec<String> {
    let letter = |point| match board.stone(point) {
        Some(Side::Black) => 'X',
        Some(Side::White) => 'O',
        None => '.',
    };
    let row = |row| {
        let letters: String = (0..SIZE).filter_map(|column| Point::new(column, row)).map(letter).collect();
        format!("{} {letters}", row + 1)
    };
    (0..SIZE).rev().map(row).collect()
}

/// A point by its column from the left and its row from below, where its name is asked for.
#[must_use]
pub fn counted(point: Point) -> String {
    say().plain_counted(u32::from(point.column()) + 1, u32::from(point.row()) + 1)
}
