//! A board that knows at all times where each side makes five, four and three: the ground of every search.

use crate::{
    board::Board,
    lines::{LINES, OFF, PAD, PLACES, POINT_AT, Place},
    point::Point,
    side::Side,
};

/// What both sides can do on one line: padded words of empty points, Black's in the lower half, White's in the upper.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
struct LineMoves {
    /// A stone there makes five (for White: five or more).
    five: u64,
    /// A stone there makes a four.
    four: u64,
    /// A stone there makes three of a straight four (fouls aside).
    three: u64,
}

/// Black's half.
const BLACK: u64 = 0xFFFF_FFFF;

/// What the sides with the stones `own` can do on a line with the empty points `empty`, both in both halves. For Black a
/// five has exactly five stones and a straight four two points that make exactly five. No shift leaves its half: a line
/// has fifteen points and five bits of padding on either side.
#[inline(always)]
fn line_moves(own: u64, empty: u64) -> LineMoves {
    let usable = own | empty;
    // Bit s stands for the window that starts at s.
    let run4 = usable & usable >> 1 & usable >> 2 & usable >> 3;
    let beside = (own << 1 | own >> 5) & BLACK;
    let room5 = run4 & usable >> 4 & !beside;
    // The number of stones in a window, added up bit by bit: 2 * high + low.
    let at = |place: u32| own >> place;
    let pair = at(0) ^ at(1);
    let (low3, high3) = (pair ^ at(2), (at(0) & at(1)) | (at(2) & pair));
    let low4 = low3 ^ at(3);
    let (low5, high5) = (low4 ^ at(4), (low3 & at(3)) | (at(4) & low4));
    let with_four = room5 & high3 & high5 & !low5;
    let with_three = room5 & low5 & (high3 ^ high5);
    let spread5 = |starts: u64| starts | starts << 1 | starts << 2 | starts << 3 | starts << 4;

    // A straight four: four in a row, both ends empty and, for Black, no stone beyond them.
    let beyond = (own << 2 | own >> 5) & BLACK;
    let room4 = run4 & empty << 1 & empty >> 4 & !beyond;
    let with_two = room4 & !low4 & (high3 ^ (low3 & at(3)));
    let spread4 = |starts: u64| starts | starts << 1 | starts << 2 | starts << 3;
    LineMoves { five: empty & spread5(with_four), four: empty & spread5(with_three), three: empty & spread4(with_two) }
}

/// A side's half of a word.
#[inline(always)]
#[allow(clippy::cast_possible_truncation, reason = "a half")]
const fn half(word: u64, side: Side) -> u32 {
    (word >> (32 * side.index())) as u32
}

/// No point, one, or several.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Few {
    None,
    One(Point),
    /// Two of them.
    Many(Point, Point),
}

/// A list of different points without allocation.
#[derive(Clone, Copy)]
pub(crate) struct Points {
    list: [Point; 225],
    length: usize,
    seen: [u64; 4],
}

impl Points {
    pub const fn new() -> Self {
        Self { list: [Point::CENTRE; 225], length: 0, seen: [0; 4] }
    }

    /// Adds the point unless it is in the list.
    #[inline(always)]
    pub fn add(&mut self, point: Point) {
        let (word, bit) = (point.index() / 64, 1 << (point.index() % 64));
        if self.seen[word] & bit == 0 {
            self.seen[word] |= bit;
            self.list[self.length] = point;
            self.length += 1;
        }
    }

    pub const fn contains(&self, point: Point) -> bool {
        self.seen[point.index() / 64] & 1 << (point.index() % 64) != 0
    }

    pub fn as_slice(&self) -> &[Point] {
        &self.list[..self.length]
    }
}

/// A board with the moves of both sides on every line.
#[derive(Clone)]
pub(crate) struct Scan {
    board: Board,
    moves: [LineMoves; LINES],
    /// The number of lines with a five.
    five_lines: [u8; 2],
    /// The last stones put, with their lines as they were before.
    undo: Vec<(Point, [LineMoves; 4])>,
}

impl Scan {
    pub fn new(board: &Board) -> Self {
        let moves = [LineMoves::default(); LINES];
        let mut scan = Self { board: *board, moves, five_lines: [0; 2], undo: Vec::with_capacity(64) };
        for line in 0..LINES {
            scan.set(line, scan.computed(line));
        }
        scan
    }

    pub const fn board(&self) -> &Board {
        &self.board
    }

    #[inline(always)]
    fn computed(&self, line: usize) -> LineMoves {
        let (black, white) = (self.board.own(line, Side::Black), self.board.own(line, Side::White));
        let empty = u64::from(!(black | white | OFF[line]));
        line_moves(u64::from(black) | u64::from(white) << 32, empty | empty << 32)
    }

    #[inline(always)]
    fn set(&mut self, line: usize, moves: LineMoves) {
        for side in Side::ALL {
            self.five_lines[side.index()] += u8::from(half(moves.five, side) != 0);
            self.five_lines[side.index()] -= u8::from(half(self.moves[line].five, side) != 0);
        }
        self.moves[line] = moves;
    }

    /// Puts a stone on an empty point.
    pub fn put(&mut self, point: Point, side: Side) {
        self.board.put(point, side);
        let lines = PLACES[point.index()].map(|place| usize::from(place.line));
        self.undo.push((point, lines.map(|line| self.moves[line])));
        for line in lines {
            self.set(line, self.computed(line));
        }
    }

    /// Takes a stone off: quickest for the last one put.
    pub fn remove(&mut self, point: Point) {
        self.board.remove(point);
        let lines = PLACES[point.index()].map(|place| usize::from(place.line));
        match self.undo.pop() {
            Some((last, before)) if last == point => {
                for (line, moves) in lines.into_iter().zip(before) {
                    self.set(line, moves);
                }
            }
            _ => {
                // What was stored for other stones is no longer true.
                self.undo.clear();
                for line in lines {
                    self.set(line, self.computed(line));
                }
            }
        }
    }

    /// Whether the side makes five somewhere.
    #[inline(always)]
    pub const fn has_five(&self, side: Side) -> bool {
        self.five_lines[side.index()] > 0
    }

    /// Where the side makes five.
    pub fn fives(&self, side: Side) -> Few {
        if !self.has_five(side) {
            return Few::None;
        }
        few(self.moves.iter().map(|moves| half(moves.five, side)).enumerate())
    }

    /// Where the side makes five on a line through the point.
    #[inline(always)]
    pub fn fives_beside(&self, point: Point, side: Side) -> Few {
        let lines = PLACES[point.index()].map(|place| usize::from(place.line));
        few(lines.into_iter().map(|line| (line, half(self.moves[line].five, side))))
    }

    /// Where the side makes five on these lines; a point may come twice.
    pub fn fives_on(&self, lines: [Place; 4], side: Side) -> impl Iterator<Item = Point> + '_ {
        let lines = lines.map(|place| usize::from(place.line));
        lines.into_iter().flat_map(move |line| bits(line, half(self.moves[line].five, side)))
    }

    #[inline(always)]
    fn add(&self, points: &mut Points, of: impl Fn(&LineMoves) -> u32) {
        for (line, word) in self.moves.iter().map(of).enumerate() {
            if word != 0 {
                bits(line, word).for_each(|point| points.add(point));
            }
        }
    }

    /// Adds the points where the side makes a four.
    pub fn add_fours(&self, side: Side, points: &mut Points) {
        self.add(points, |moves| half(moves.four, side));
    }

    /// Adds the points where the side makes a three, true or false.
    pub fn add_threes(&self, side: Side, points: &mut Points) {
        self.add(points, |moves| half(moves.three, side));
    }

    /// Whether the side makes a four on the point.
    pub fn makes_four(&self, point: Point, side: Side) -> bool {
        let four = |place: Place| half(self.moves[usize::from(place.line)].four, side);
        let at = |place: Place| four(place) >> (u32::from(place.bit) + PAD) & 1;
        PLACES[point.index()].into_iter().any(|place| at(place) != 0)
    }
}

#[inline(always)]
fn bits(line: usize, mut word: u32) -> impl Iterator<Item = Point> {
    std::iter::from_fn(move || {
        (word != 0).then(|| {
            let bit = word.trailing_zeros() - PAD;
            word &= word - 1;
            Point::at(POINT_AT[line][bit as usize])
        })
    })
}

#[inline(always)]
fn few(lines: impl Iterator<Item = (usize, u32)>) -> Few {
    let mut first = None;
    for point in lines.flat_map(|(line, word)| bits(line, word)) {
        match first {
            None => first = Some(point),
            Some(first) if first != point => return Few::Many(first, point),
            Some(_) => {}
        }
    }
    first.map_or(Few::None, Few::One)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::RowKind;

    /// Every stone of a crowded board is judged line by line as the table of windows judges it.
    #[test]
    fn lines_and_windows_agree() {
        let mut state = 5_u64;
        let mut random = move |bound: u64| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) % bound
        };
        let mut scan = Scan::new(&Board::new());
        for _ in 0..4_000 {
            let point = Point::from_index(usize::try_from(random(225)).unwrap()).unwrap();
            let side = if random(2) == 0 { Side::Black } else { Side::White };
            if scan.board().is_empty(point) {
                scan.put(point, side);
            } else {
                scan.remove(point);
            }
            let tried = Point::from_index(usize::try_from(random(225)).unwrap()).unwrap();
            if !scan.board().is_empty(tried) {
                continue;
            }
            for side in Side::ALL {
                let kinds: Vec<_> = scan.board().rows_made(tried, side).iter().map(crate::Row::kind).collect();
                let four = kinds.iter().any(|&kind| (RowKind::Four..=RowKind::TwoFours).contains(&kind));
                let five = kinds.contains(&RowKind::Five);
                let mut fives = Points::new();
                scan.add(&mut fives, |moves| half(moves.five, side));
                assert_eq!(fives.contains(tried), five);
                if !five {
                    assert_eq!(scan.makes_four(tried, side), four, "{tried} {side}\n{}", scan.board());
                }
                let mut threes = Points::new();
                scan.add_threes(side, &mut threes);
                if kinds.iter().any(|&kind| matches!(kind, RowKind::Three | RowKind::FalseThree)) {
                    assert!(threes.contains(tried), "{tried} {side}\n{}", scan.board());
                }
            }
        }
    }
}
