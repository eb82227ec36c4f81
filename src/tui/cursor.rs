//! The cursor on the board.

use super::keymap::Command;
use damier_rules::{BoardSize, Square};

/// The square reached with the arrow keys. The first arrow key shows the cursor, the mouse hides it.
#[derive(Clone, Copy, Debug)]
pub struct Cursor {
    size: BoardSize,
    row: u8,
    /// The index in its row, counting dark squares only.
    place: u8,
    is_shown: bool,
}

impl Cursor {
    /// A cursor in the middle of the board, hidden.
    #[must_use]
    pub const fn new(size: BoardSize) -> Self {
        Self { size, row: size.rows() / 2, place: size.rows() / 4, is_shown: false }
    }

    /// The square of the cursor, if it is shown.
    #[must_use]
    pub fn square(&self) -> Option<Square> {
        let column = self.place * 2 + (self.row + 1) % 2;
        self.size.square_at(self.row, column).filter(|_| self.is_shown)
    }

    /// Shows it.
    pub const fn show(&mut self) {
        self.is_shown = true;
    }

    /// Shows it on a square near the middle that is none of these: it must not answer a question by itself.
    pub fn start_off(&mut self, answers: &[Square]) {
        self.show();
        for command in [Command::Up, Command::Left, Command::Up, Command::Left] {
            if !self.square().is_some_and(|square| answers.contains(&square)) {
                return;
            }
            self.step(command, false);
        }
    }

    /// Hides it.
    pub const fn hide(&mut self) {
        self.is_shown = false;
    }

    /// Moves it to a square and hides it.
    pub const fn jump(&mut self, square: Square) {
        self.row = square.row();
        self.place = square.column() / 2;
        self.is_shown = false;
    }

    /// Moves it with an arrow key. Up and down keep the index in the row, so that every square can be reached; at the edge
    /// it stays. The first key only shows it. Returns whether the command was an arrow key.
    pub fn step(&mut self, command: Command, turned: bool) -> bool {
        let (down, right) = match command {
            Command::Up => (-1, 0),
            Command::Down => (1, 0),
            Command::Left => (0, -1),
            Command::Right => (0, 1),
            _ => return false,
        };
        if self.is_shown {
            let turn = |step: i8| if turned { -step } else { step };
            let rows = self.size.rows();
            self.row = self.row.saturating_add_signed(turn(down)).min(rows - 1);
            self.place = self.place.saturating_add_signed(turn(right)).min(rows / 2 - 1);
        }
        self.is_shown = true;
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_square_can_be_reached_and_the_cursor_stays_on_the_board() {
        for size in [BoardSize::Eight, BoardSize::Ten] {
            let mut cursor = Cursor::new(size);
            assert_eq!(cursor.square(), None);
            for _ in 0..20 {
                cursor.step(Command::Up, false);
                cursor.step(Command::Left, false);
            }
            let mut seen = Vec::new();
            for _ in 0..size.rows() {
                for _ in 0..size.rows() / 2 {
                    seen.extend(cursor.square().map(|square| size.number(square)));
                    cursor.step(Command::Right, false);
                }
                for _ in 0..size.rows() {
                    cursor.step(Command::Left, false);
                }
                cursor.step(Command::Down, false);
            }
            assert_eq!(seen, (1..=size.squares()).collect::<Vec<u8>>());
        }
    }

    #[test]
    fn on_a_turned_board_the_keys_are_turned_too() {
        let mut cursor = Cursor::new(BoardSize::Ten);
        cursor.show();
        let before = cursor.square();
        cursor.step(Command::Up, true);
        cursor.step(Command::Left, true);
        cursor.step(Command::Down, true);
        cursor.step(Command::Right, true);
        assert_eq!(cursor.square(), before);
        cursor.step(Command::Up, true);
        assert!(cursor.square().unwrap().row() > before.unwrap().row());
    }

    #[test]
    fn it_does_not_start_on_an_answer() {
        let square = |number| BoardSize::Ten.square(number).unwrap();
        for (answers, start) in [(vec![], 28), (vec![28], 23), (vec![28, 23], 22)] {
            let mut cursor = Cursor::new(BoardSize::Ten);
            cursor.start_off(&answers.into_iter().map(square).collect::<Vec<_>>());
            assert_eq!(cursor.square(), Some(square(start)));
        }
    }
}
