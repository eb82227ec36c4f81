//! The moves a second time: a deliberately naive generator, written from 2.2, 2.3 and 3.4 alone. It knows no bits and no
//! tables: every piece tries every square of the board.

use chuhe_rules::{Position, Side, Square};

/// A cell: file and rank.
pub type Cell = (i32, i32);

/// A grid of letters as in a FEN, `.` where nothing stands; rank 0 first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Grid {
    pub cells: [[char; 9]; 10],
    pub red: bool,
}

fn own(letter: char, red: bool) -> bool {
    letter.is_alphabetic() && letter.is_uppercase() == red
}

impl Grid {
    pub fn of(position: &Position) -> Self {
        let mut cells = [['.'; 9]; 10];
        for square in Square::all() {
            if let Some(piece) = position.piece(square) {
                cells[usize::from(square.rank())][usize::from(square.file())] = piece.letter();
            }
        }
        Self { cells, red: position.turn() == Side::Red }
    }

    pub fn at(&self, (x, y): Cell) -> char {
        self.cells[usize::try_from(y).unwrap()][usize::try_from(x).unwrap()]
    }

    fn set(&mut self, (x, y): Cell, letter: char) {
        self.cells[usize::try_from(y).unwrap()][usize::try_from(x).unwrap()] = letter;
    }

    pub fn all() -> impl Iterator<Item = Cell> {
        (0..10).flat_map(|y| (0..9).map(move |x| (x, y)))
    }

    /// The pieces between two cells of one line.
    fn between(&self, from: Cell, to: Cell) -> usize {
        let (dx, dy) = ((to.0 - from.0).signum(), (to.1 - from.1).signum());
        let mut cell = (from.0 + dx, from.1 + dy);
        let mut count = 0;
        while cell != to {
            count += usize::from(self.at(cell) != '.');
            cell = (cell.0 + dx, cell.1 + dy);
        }
        count
    }

    /// 2.2 and 2.3: whether the piece on `from` goes to `to`.
    pub fn goes(&self, from: Cell, to: Cell) -> bool {
        let letter = self.at(from);
        let red = letter.is_uppercase();
        if from == to || letter == '.' || own(self.at(to), red) {
            return false;
        }
        let (dx, dy) = ((to.0 - from.0).abs(), (to.1 - from.1).abs());
        let palace = (3..=5).contains(&to.0) && if red { to.1 <= 2 } else { to.1 >= 7 };
        let home = |y: i32| if red { y <= 4 } else { y >= 5 };
        match letter.to_ascii_uppercase() {
            'K' => palace && dx + dy == 1,
            'A' => palace && dx == 1 && dy == 1,
            'B' => {
                let eye = (i32::midpoint(from.0, to.0), i32::midpoint(from.1, to.1));
                dx == 2 && dy == 2 && home(to.1) && self.at(eye) == '.'
            }
            'N' => {
                let leg = match (dx, dy) {
                    (2, 1) => (i32::midpoint(from.0, to.0), from.1),
                    (1, 2) => (from.0, i32::midpoint(from.1, to.1)),
                    _ => return false,
                };
                self.at(leg) == '.'
            }
            'R' => (dx == 0 || dy == 0) && self.between(from, to) == 0,
            'C' => {
                let captures = self.at(to) != '.';
                (dx == 0 || dy == 0) && self.between(from, to) == usize::from(captures)
            }
            'P' => {
                let forward = if red { to.1 - from.1 == 1 } else { from.1 - to.1 == 1 };
                dx == 0 && forward || !home(from.1) && dy == 0 && dx == 1
            }
            _ => false,
        }
    }

    pub fn king(&self, red: bool) -> Cell {
        let letter = if red { 'K' } else { 'k' };
        Self::all().find(|&cell| self.at(cell) == letter).unwrap()
    }

    pub fn facing(&self) -> bool {
        let (red, black) = (self.king(true), self.king(false));
        red.0 == black.0 && self.between(red, black) == 0
    }

    /// Whether the other side could capture the king, or the kings face each other.
    pub fn endangered(&self, red: bool) -> bool {
        let king = self.king(red);
        self.facing() || Self::all().any(|from| own(self.at(from), !red) && self.goes(from, king))
    }

    pub fn after(&self, from: Cell, to: Cell) -> Self {
        let mut next = self.clone();
        next.set(to, self.at(from));
        next.set(from, '.');
        next.red = !self.red;
        next
    }

    /// What the pieces of the side to move can make, suicides among them.
    pub fn pseudo(&self) -> Vec<(Cell, Cell)> {
        Self::all()
            .filter(|&from| own(self.at(from), self.red))
            .flat_map(|from| Self::all().map(move |to| (from, to)))
            .filter(|&(from, to)| self.goes(from, to))
            .collect()
    }

    pub fn legal(&self) -> Vec<(Cell, Cell)> {
        let mut moves = self.pseudo();
        moves.retain(|&(from, to)| !self.after(from, to).endangered(self.red));
        moves
    }
}

/// The square of a cell.
pub fn square((x, y): Cell) -> Square {
    Square::new(u8::try_from(x).unwrap(), u8::try_from(y).unwrap()).unwrap()
}
