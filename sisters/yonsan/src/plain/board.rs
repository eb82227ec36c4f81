//! Stones in words: where they lie, by sides, lines and neighbours.

use etude_plain::trainer::SpokenBoard;
use etude_text::half_width;
use yonsan_rules::{Board, Direction, Point, SIZE, Side};

use crate::screen::{Picture, name, names};
use crate::words::{self, say};

/// The most stones that are told one by one when they appear together.
const MAX_TOLD: usize = 3;

/// The board of a screen, as it is told.
#[derive(Clone, Debug, PartialEq)]
pub struct Stones {
    board: Board,
    /// The stone laid last.
    last: Option<Point>,
    /// A point that is asked about.
    asked: Option<Point>,
    signs: Vec<(Point, char)>,
    /// Whether names are asked for, so that points are told by their column and row.
    hides_names: bool,
}

impl Stones {
    /// The board of a picture.
    #[must_use]
    pub fn of(picture: Picture) -> Self {
        let Picture { board, last, asked, signs, hides_names, .. } = picture;
        Self { board, last, asked, signs, hides_names }
    }

    /// The stones alone.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The stone laid last.
    #[must_use]
    pub const fn last(&self) -> Option<Point> {
        self.last
    }

    /// Whether names are asked for, so that points are told by their column and row.
    #[must_use]
    pub const fn hides_names(&self) -> bool {
        self.hides_names
    }

    /// A point as it is told here.
    fn point(&self, point: Point) -> String {
        if self.hides_names { counted(point) } else { name(point) }
    }

    /// The points with signs, but for those that had them before: letters and numbers name their points, a plus is right and
    /// a cross wrong.
    fn signed(&self, before: &[(Point, char)]) -> Option<String> {
        let sign = |&(point, sign): &(Point, char)| {
            let kind = match sign {
                '+' => "right",
                '×' => "wrong",
                _ => "name",
            };
            say().plain_sign_at(kind, self.point(point), sign.to_uppercase().to_string())
        };
        let fresh: Vec<String> = self.signs.iter().filter(|each| !before.contains(each)).map(sign).collect();
        (!fresh.is_empty()).then(|| say().plain_signs(fresh.join(&say().list())))
    }
}

impl SpokenBoard for Stones {
    fn told(&self) -> Vec<String> {
        let mut said = if self.hides_names { Vec::new() } else { stones(&self.board, None) };
        said.extend(self.asked.map(|point| say().plain_asked(self.point(point))));
        said.extend(self.signed(&[]));
        said
    }

    fn events(&self, before: &Self) -> Option<Vec<String>> {
        let changed = |from: &Board, to: &Board| -> Vec<(Point, Side)> {
            let fresh = |side: Side| to.of(side).filter(move |&point| from.stone(point) != Some(side));
            [Side::Black, Side::White]
                .into_iter()
                .flat_map(|side| fresh(side).map(move |point| (point, side)))
                .collect()
        };
        let (mut laid, taken) = (changed(&before.board, &self.board), changed(&self.board, &before.board));
        if laid.len() + taken.len() > MAX_TOLD {
            return None;
        }
        // The stone laid last is told last.
        laid.sort_by_key(|&(point, _)| self.last == Some(point));
        let stone = |(point, side): (Point, Side)| say().plain_laid(words::side(side), name(point));
        let back = taken.into_iter().map(|each| say().plain_taken_back(stone(each)));
        Some(back.chain(laid.into_iter().map(stone)).collect())
    }

    fn marks(&self, before: &Self) -> Vec<String> {
        let asked = self.asked.filter(|_| self.asked != before.asked);
        let asked = asked.map(|point| say().plain_asked(self.point(point)));
        asked.into_iter().chain(self.signed(&before.signs)).collect()
    }
}

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
fn counted(point: Point) -> String {
    say().plain_counted(u32::from(point.column()) + 1, u32::from(point.row()) + 1)
}
