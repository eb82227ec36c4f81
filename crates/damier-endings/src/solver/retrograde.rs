//! Works backwards from the decided positions, distance by distance.

use std::marker::PhantomData;
use std::sync::atomic::{AtomicU8, Ordering};

use super::super::value::{Cell, Value};
use super::{FIXED, HELD, Working, for_each_piece};
use damier_rules::Rules;
use damier_rules::Square;
use damier_rules::board::{Board, Direction};
use damier_rules::quiet::{self, for_each_bit};

/// Decides everything that can be decided; `longest` is the longest distance known at the start. `None` if a distance
/// becomes too long for a cell.
pub fn run<R: Rules>(views: &[Working], longest: u8, threads: usize, report: &(dyn Fn(u8) + Sync)) -> Option<()> {
    let longest = AtomicU8::new(longest);
    let mut distance = 0;
    while distance <= longest.load(Ordering::Relaxed) {
        report(distance);
        if distance == Value::MAX_DISTANCE {
            return None;
        }
        for (place, decided) in views.iter().enumerate() {
            // The previous move was made in the other view, which is the same one if both sides have the same force.
            let before = &views[views.len() - 1 - place];
            let step = Step::<R> { decided, before, distance, longest: &longest, rules: PhantomData };
            for_each_piece(threads, decided.rows(), decided.rows_in_piece(), || (), |(), rows| step.rows(rows));
        }
        distance += 1;
    }
    Some(())
}

/// The work for one view at one distance.
struct Step<'a, R: Rules> {
    decided: &'a Working,
    before: &'a Working,
    distance: u8,
    longest: &'a AtomicU8,
    rules: PhantomData<R>,
}

impl<R: Rules> Step<'_, R> {
    fn rows(&self, rows: std::ops::Range<u64>) {
        let (win, loss) = (Cell::win(self.distance).0, Cell::loss(self.distance).0);
        let length = self.decided.index.row();
        for row in rows {
            let mut base = None;
            #[allow(clippy::cast_possible_truncation, reason = "positions are held in memory")]
            let cells = &self.decided.cells[(row * length) as usize..((row + 1) * length) as usize];
            for (place, cell) in cells.iter().enumerate() {
                let cell = cell.load(Ordering::Relaxed);
                if cell != win && cell != loss {
                    continue;
                }
                let base = *base.get_or_insert_with(|| self.decided.index.row_board::<R>(row));
                let enemy_kings = self.decided.index.enemy_kings::<R>(base, place as u64);
                let board = Board { enemy_kings, ..base };
                if cell == win { self.before_win(board) } else { self.before_loss(board) }
            }
        }
    }

    /// Records that something is decided at `distance`. Reading before writing keeps the threads from contending.
    #[inline(always)]
    fn reach(&self, distance: u8) {
        if self.longest.load(Ordering::Relaxed) < distance {
            self.longest.fetch_max(distance, Ordering::Relaxed);
        }
    }

    fn before_loss(&self, board: Board) {
        let win = Cell::win(self.distance + 1).0;
        for_each_position_before::<R>(self.before, board, |place| {
            if self.before.left[place].load(Ordering::Relaxed) == FIXED {
                return;
            }
            let cell = self.before.cells[place].load(Ordering::Relaxed);
            if cell == Cell::DRAW.0 || cell > win {
                self.before.cells[place].store(win, Ordering::Relaxed);
                self.reach(self.distance + 1);
            }
        });
    }

    fn before_win(&self, board: Board) {
        for_each_position_before::<R>(self.before, board, |place| {
            let left = &self.before.left[place];
            if left.load(Ordering::Relaxed) >= HELD || left.fetch_sub(1, Ordering::Relaxed) != 1 {
                return;
            }
            let least = self.before.least_loss.get(place).map_or(0, |least| least.load(Ordering::Relaxed));
            let distance = least.max(self.distance + 1);
            self.before.cells[place].store(Cell::loss(distance).0, Ordering::Relaxed);
            self.reach(distance);
        });
    }
}

/// Calls `visit` with the number of every position from which a quiet move without promotion may have led to `board`.
/// Some of them may have a capture, which makes that move illegal; the caller recognises these.
#[inline(always)]
fn for_each_position_before<R: Rules>(before: &Working, board: Board, mut visit: impl FnMut(usize)) {
    // The side that has just moved, at the bottom of the board.
    let board = board.swapped().rotated(R::BOARD);
    let index = &before.index;
    let occupied = board.own() | board.enemy();
    let men_number = index.men_number::<R>(board.own_men, board.enemy_men);
    #[allow(clippy::cast_possible_truncation, reason = "positions are held in memory")]
    for_each_bit(board.own_kings, |to| {
        let others = board.own_kings ^ to;
        for_each_bit(quiet::king_targets::<R>(Square::lowest(to), occupied), |from| {
            visit(index.number_with_men::<R>(men_number, Board { own_kings: others | from, ..board }) as usize);
        });
    });
    for back in [Direction::SouthWest, Direction::SouthEast] {
        let origins = back.step(board.own_men) & R::SQUARES & !occupied;
        #[allow(clippy::cast_possible_truncation, reason = "positions are held in memory")]
        for_each_bit(origins, |from| {
            let own_men = board.own_men ^ back.opposite().step(from) ^ from;
            visit(index.number::<R>(Board { own_men, ..board }) as usize);
        });
    }
}
