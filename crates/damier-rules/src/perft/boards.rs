//! Many positions at once, for loops that the compiler turns into vector instructions.

use super::super::board::Board;

/// Positions gathered before they are looked at: enough to keep the loops busy, few enough for the nearest cache.
pub const SIZE: usize = 1024;

/// The most moves that men have: two each, on a board full of them.
const MEN_MOVES: usize = 100;

/// Positions as the side to move sees them, each kind of piece in an array.
pub struct Boards {
    pub own_men: [u64; SIZE],
    pub own_kings: [u64; SIZE],
    pub enemy_men: [u64; SIZE],
    pub enemy_kings: [u64; SIZE],
    pub length: usize,
}

impl Boards {
    pub const fn new() -> Self {
        Self { own_men: [0; SIZE], own_kings: [0; SIZE], enemy_men: [0; SIZE], enemy_kings: [0; SIZE], length: 0 }
    }

    pub const fn get(&self, place: usize) -> Board {
        Board {
            own_men: self.own_men[place],
            own_kings: self.own_kings[place],
            enemy_men: self.enemy_men[place],
            enemy_kings: self.enemy_kings[place],
        }
    }

    /// Appends a board, for which there must be room; the remainder spares the check of the bounds.
    #[inline(always)]
    pub const fn push(&mut self, board: Board) {
        let place = self.length % SIZE;
        self.own_men[place] = board.own_men;
        self.own_kings[place] = board.own_kings;
        self.enemy_men[place] = board.enemy_men;
        self.enemy_kings[place] = board.enemy_kings;
        self.length += 1;
    }

    /// Whether there is room for the positions after all moves of men in a position.
    #[inline(always)]
    pub const fn has_room_for_men_moves(&self) -> bool {
        self.length + MEN_MOVES < SIZE
    }

    /// Appends a board on which the side to move has men only and the opponent's pieces are not told apart: half of the
    /// arrays are zero then, and must have been so before.
    #[inline(always)]
    pub const fn push_men(&mut self, own_men: u64, enemy: u64) {
        self.own_men[self.length % SIZE] = own_men;
        self.enemy_men[self.length % SIZE] = enemy;
        self.length += 1;
    }

    /// The same with boards without pieces, on which nothing moves, up to a multiple of eight.
    pub const fn padded(&mut self) -> &Self {
        while !self.length.is_multiple_of(8) {
            self.push(Board { own_men: 0, own_kings: 0, enemy_men: 0, enemy_kings: 0 });
        }
        self
    }

    /// The men of the side to move and all pieces of the opponent, place by place, to be cut off after
    /// [`Boards::length`]: not here, because the loops over it are vectorised only if that comes last.
    #[inline(always)]
    pub fn men_and_enemies(&self) -> impl Iterator<Item = (u64, u64)> {
        let enemies = self.enemy_men.iter().zip(&self.enemy_kings).map(|(men, kings)| men | kings);
        self.own_men.iter().copied().zip(enemies)
    }

    /// Moves the marked boards to `others`, for which they are as in [`Boards::push_men`], and forgets the rest.
    pub fn move_marked(&mut self, marks: &[u8; SIZE], others: &mut Self) {
        for_each_marked(marks, self.length, |place| others.push_men(self.own_men[place], self.enemy_men[place]));
        self.length = 0;
    }
}

/// Calls `visit` with the first `length` places that are marked.
///
/// The marks (0 or 1) are first drawn together into bits: a branch on each would be guessed wrong too often.
#[inline(always)]
pub fn for_each_marked(marks: &[u8; SIZE], length: usize, mut visit: impl FnMut(usize)) {
    let (groups, _) = marks.as_chunks::<64>();
    for (group, marks) in groups.iter().enumerate().take(length.div_ceil(64)) {
        let left = length - group * 64;
        let mut bits = together(marks) & if left < 64 { (1 << left) - 1 } else { u64::MAX };
        while bits != 0 {
            visit(group * 64 + bits.trailing_zeros() as usize);
            bits &= bits - 1;
        }
    }
}

/// The lowest bits of 64 bytes.
#[inline(always)]
fn together(bytes: &[u8; 64]) -> u64 {
    let (words, _) = bytes.as_chunks::<8>();
    words.iter().rev().fold(0, |bits, &word| {
        // The product brings the lowest bit of every byte to a place of its own in the highest byte. Other bits, left
        // from an earlier use behind the last place, would get in the way.
        let lowest = u64::from_le_bytes(word) & 0x0101_0101_0101_0101;
        (bits << 8) | (lowest.wrapping_mul(0x0102_0408_1020_4080) >> 56)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_found_whatever_stands_behind_them() {
        for length in [0, 1, 6, 63, 64, 65, 700, SIZE] {
            let mut marks = [2; SIZE];
            let wanted: Vec<usize> = (0..length).filter(|place| place % 7 == 0 || place % 64 == 63).collect();
            marks[..length].fill(0);
            for &place in &wanted {
                marks[place] = 1;
            }
            let mut found = Vec::new();
            for_each_marked(&marks, length, |place| found.push(place));
            assert_eq!(found, wanted);
        }
    }
}
