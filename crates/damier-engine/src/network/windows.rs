//! The windows through which the network reads the men: squares of four by four, overlapping by half.

use damier_rules::{BoardSize, Square};

/// Dark squares in a window.
pub const WINDOW_SQUARES: usize = 8;
/// What an own man on each square of a window adds to the pattern; an enemy man adds twice as much.
pub const UNITS: [usize; WINDOW_SQUARES] = [1, 3, 9, 27, 81, 243, 729, 2187];
/// What the men in a window can look like: every square is empty or has a man of either colour.
pub const PATTERNS: usize = 3 * UNITS[WINDOW_SQUARES - 1];
/// The most windows of a board.
pub const MAX_WINDOWS: usize = 16;

/// The side of a window, and the distance from one to the next, in squares of either colour.
const SIDE: u8 = 4;
const STEP: u8 = 2;
/// Dark squares in half a row fit into this many bits.
const ROW_BITS: u8 = 5;
const ROW_PATTERNS: usize = 1 << ROW_BITS;
const MAX_ROWS: usize = 10;

/// The number of windows on a board.
#[must_use]
pub const fn window_count(board: BoardSize) -> usize {
    let in_a_row = (board.rows() - SIDE) / STEP + 1;
    in_a_row as usize * in_a_row as usize
}

/// The dark squares of a window, row by row from the upper left; its number is below [`window_count`].
#[must_use]
pub const fn window(board: BoardSize, number: usize) -> [Square; WINDOW_SQUARES] {
    let in_a_row = ((board.rows() - SIDE) / STEP + 1) as usize;
    #[allow(clippy::cast_possible_truncation, reason = "a board has ten rows")]
    let (top, left) = ((number / in_a_row) as u8 * STEP, (number % in_a_row) as u8 * STEP);
    let mut squares = [Square::lowest(1); WINDOW_SQUARES];
    let (mut cell, mut found) = (0, 0);
    while cell < SIDE * SIDE {
        if let Some(square) = board.square_at(top + cell / SIDE, left + cell % SIDE) {
            squares[found] = square;
            found += 1;
        }
        cell += 1;
    }
    squares
}

/// The patterns of the single men that make up a pattern.
pub fn men_of(pattern: usize) -> impl Iterator<Item = usize> {
    UNITS.into_iter().map(move |unit| pattern / unit % 3 * unit).filter(|&man| man > 0)
}

/// The patterns in all windows, as White sees them (0) and as Black does with the board turned (1). See [`UNITS`] for how
/// a pattern is numbered.
#[derive(Clone, Copy)]
#[repr(align(64))]
pub struct Patterns(pub [[u16; MAX_WINDOWS]; 2]);

impl Patterns {
    /// The patterns of white and black men.
    #[inline(always)]
    #[must_use]
    #[allow(clippy::cast_possible_truncation, reason = "five bits")]
    pub fn of(board: BoardSize, white: u64, black: u64) -> Self {
        let table: &RowTable = match board {
            BoardSize::Ten => &TEN,
            BoardSize::Eight => &EIGHT,
        };
        let mut sum = [[0; MAX_WINDOWS]; 2];
        for (row, [of_white, of_black]) in table.iter().enumerate().take(usize::from(board.rows())) {
            let of_white = &of_white[(white >> FIRST_BITS[row]) as usize % ROW_PATTERNS];
            let of_black = &of_black[(black >> FIRST_BITS[row]) as usize % ROW_PATTERNS];
            let adds = of_white.0.as_flattened().iter().zip(of_black.0.as_flattened());
            for (sum, (of_white, of_black)) in sum.as_flattened_mut().iter_mut().zip(adds) {
                *sum += of_white + of_black;
            }
        }
        Self(sum)
    }
}

/// The lowest bit of each row, the same on both boards.
const FIRST_BITS: [usize; MAX_ROWS] = {
    let mut bits = [0; MAX_ROWS];
    let mut number = BoardSize::Ten.squares();
    // From the last square to the first, so that each row keeps the bit of its first square.
    while let Some(square) = BoardSize::Ten.square(number) {
        bits[square.row() as usize] = square.index();
        number -= 1;
    }
    bits
};

/// What the men of a colour in a row add to the patterns, by row, colour and the squares they are on.
type RowTable = [[[Patterns; ROW_PATTERNS]; 2]; MAX_ROWS];

static TEN: RowTable = row_table(BoardSize::Ten);
static EIGHT: RowTable = row_table(BoardSize::Eight);

#[allow(clippy::large_stack_arrays, reason = "evaluated by the compiler")]
const fn row_table(board: BoardSize) -> RowTable {
    let mut table = [[[Patterns([[0; MAX_WINDOWS]; 2]); ROW_PATTERNS]; 2]; MAX_ROWS];
    let mut number = 0;
    while number < window_count(board) {
        let squares = window(board, number);
        let (mut place, mut digit) = (0, 1);
        while place < WINDOW_SQUARES {
            let square = squares[place];
            let last = board.rows() - 1;
            let Some(turned) = board.square_at(last - square.row(), last - square.column()) else { break };
            // White sees its own men on the square itself; Black sees White's men as the enemy's.
            note(&mut table, square, [digit, 2 * digit], 0, number);
            note(&mut table, turned, [2 * digit, digit], 1, number);
            place += 1;
            digit *= 3;
        }
        number += 1;
    }
    table
}

/// Notes what a white man and a black man on a square add to a window as one colour sees it.
const fn note(table: &mut RowTable, square: Square, adds: [u16; 2], view: usize, window: usize) {
    let row = square.row() as usize;
    let bit = square.index() - FIRST_BITS[row];
    let mut pattern = 0;
    while pattern < ROW_PATTERNS {
        if pattern >> bit & 1 == 1 {
            table[row][0][pattern].0[view][window] += adds[0];
            table[row][1][pattern].0[view][window] += adds[1];
        }
        pattern += 1;
    }
}
