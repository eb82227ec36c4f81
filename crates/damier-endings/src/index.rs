//! Numbering the positions of a view without gaps.
//!
//! Positions are always seen with the side to move at the bottom of the board ([`Board`] with the mover's pieces as
//! White). Men come first, then the mover's kings, then the opponent's kings, each on the squares that remain. The
//! opponent's kings vary fastest, and all positions that differ only in them form a *row*.

use std::ops::Range;

use super::combinations::{MAX_SUBSET, choose, first_subset, next_subset, rank, unrank};
use super::material::View;
use damier_rules::board::Board;
use damier_rules::{Color, Rules};

/// The numbering of one view of a class.
#[derive(Clone, Copy, Debug)]
pub struct Index {
    view: View,
    /// The number of the first position with this many of the mover's men on the first row, in units of men placements.
    men_base: [u64; MAX_SUBSET + 2],
    /// Placements of the mover's kings.
    own_kings: u64,
    /// Placements of the opponent's kings: the length of a row.
    row: u64,
}

/// The squares where men may stand.
trait MenSquares: Rules {
    /// The squares for the mover's men but not the opponent's: the opponent's promotion row.
    const FIRST_ROW: u64 = Self::PROMOTION[Color::Black as usize];
    /// The squares for men of both sides.
    const MIDDLE: u64 = Self::SQUARES & !Self::PROMOTION[0] & !Self::PROMOTION[1];
    /// The squares for the opponent's men.
    const ENEMY_MEN: u64 = Self::SQUARES & !Self::FIRST_ROW;
}

impl<R: Rules> MenSquares for R {}

impl Index {
    /// The numbering of a view.
    #[must_use]
    pub fn new<R: Rules>(view: View) -> Self {
        let (men, enemy_men) = (view.mover.men, view.other.men);
        let mut men_base = [0; MAX_SUBSET + 2];
        for on_first_row in 0..=men {
            let place = usize::from(on_first_row);
            men_base[place + 1] = men_base[place]
                + choose(R::FIRST_ROW.count_ones(), on_first_row)
                    * choose(R::MIDDLE.count_ones(), men - on_first_row)
                    * Self::enemy_placements::<R>(view, on_first_row);
        }
        let free = R::SQUARES.count_ones() - u32::from(men + enemy_men);
        let row = choose(free - u32::from(view.mover.kings), view.other.kings);
        Self { view, men_base, own_kings: choose(free, view.mover.kings), row }
    }

    /// The placements of the opponent's men with this many of the mover's men on the first row.
    fn enemy_placements<R: Rules>(view: View, on_first_row: u8) -> u64 {
        choose(R::ENEMY_MEN.count_ones() - u32::from(view.mover.men - on_first_row), view.other.men)
    }

    /// The view.
    #[must_use]
    pub const fn view(&self) -> View {
        self.view
    }

    /// Number of positions.
    #[must_use]
    pub fn positions(&self) -> u64 {
        self.men_base[usize::from(self.view.mover.men) + 1] * self.own_kings * self.row
    }

    /// Number of positions that differ only in the kings of the opponent.
    #[must_use]
    pub const fn row(&self) -> u64 {
        self.row
    }

    /// How far back in the numbering related positions are: the previous one, the same place in the row above, and the
    /// same place under the previous placement of the men.
    #[must_use]
    pub(super) fn distances(&self) -> [usize; 3] {
        [1, self.row, self.own_kings * self.row].map(|distance| usize::try_from(distance).unwrap_or(usize::MAX))
    }

    /// The number of a board of this view.
    #[inline(always)]
    pub(super) fn number<R: Rules>(&self, board: Board) -> u64 {
        self.number_with_men::<R>(self.men_number::<R>(board.own_men, board.enemy_men), board)
    }

    /// The part of the number that comes from the men.
    #[inline(always)]
    pub(super) fn men_number<R: Rules>(&self, own: u64, enemy: u64) -> u64 {
        if own | enemy == 0 {
            return 0;
        }
        let first = own & R::FIRST_ROW;
        let middle = own & R::MIDDLE;
        let (on_first_row, in_middle) = (first.count_ones(), middle.count_ones());
        #[allow(clippy::cast_possible_truncation, reason = "at most six men")]
        let own_number =
            rank(R::FIRST_ROW, first) * choose(R::MIDDLE.count_ones(), in_middle as u8) + rank(R::MIDDLE, middle);
        self.men_base[on_first_row as usize]
            + own_number * choose(R::ENEMY_MEN.count_ones() - in_middle, self.view.other.men)
            + rank(R::ENEMY_MEN & !middle, enemy)
    }

    /// The number of a board, given the part that comes from its men.
    #[inline(always)]
    pub(super) fn number_with_men<R: Rules>(&self, men_number: u64, board: Board) -> u64 {
        let free = R::SQUARES & !(board.own_men | board.enemy_men);
        (men_number * self.own_kings + rank(free, board.own_kings)) * self.row
            + rank(free & !board.own_kings, board.enemy_kings)
    }

    /// The board of a number: the inverse of [`Index::number`].
    #[inline]
    pub(super) fn board<R: Rules>(&self, number: u64) -> Board {
        let base = self.row_board::<R>(number / self.row);
        Board { enemy_kings: self.enemy_kings::<R>(base, number % self.row), ..base }
    }

    /// The board of a row, without the opponent's kings.
    pub(super) fn row_board<R: Rules>(&self, row: u64) -> Board {
        let (men_number, kings_number) = (row / self.own_kings, row % self.own_kings);
        let (own_men, enemy_men) = self.men::<R>(men_number);
        let free = R::SQUARES & !(own_men | enemy_men);
        Board { own_men, own_kings: unrank(free, self.view.mover.kings, kings_number), enemy_men, enemy_kings: 0 }
    }

    /// The opponent's kings at an index in the row of `base`.
    #[inline(always)]
    pub(super) fn enemy_kings<R: Rules>(&self, base: Board, place: u64) -> u64 {
        unrank(base.empty(R::SQUARES), self.view.other.kings, place)
    }

    /// The men with a number.
    fn men<R: Rules>(&self, number: u64) -> (u64, u64) {
        let men = self.view.mover.men;
        let on_first_row = (0..men).find(|&count| number < self.men_base[usize::from(count) + 1]).unwrap_or(men);
        let in_middle = men - on_first_row;
        let rest = number - self.men_base[usize::from(on_first_row)];
        let per_own = Self::enemy_placements::<R>(self.view, on_first_row);
        let (own_number, enemy_number) = (rest / per_own, rest % per_own);
        let per_first = choose(R::MIDDLE.count_ones(), in_middle);
        let middle = unrank(R::MIDDLE, in_middle, own_number % per_first);
        let first = unrank(R::FIRST_ROW, on_first_row, own_number / per_first);
        (first | middle, unrank(R::ENEMY_MEN & !middle, self.view.other.men, enemy_number))
    }

    /// Calls `visit` with the number and the board of every position in a range of rows.
    #[inline(always)]
    pub(super) fn for_each_in_rows<R: Rules>(&self, rows: Range<u64>, visit: impl FnMut(u64, Board)) {
        self.for_each_in::<R>(rows.start * self.row..rows.end * self.row, visit);
    }

    /// Calls `visit` with the number and the board of every position in a range, in order.
    #[inline(always)]
    pub(super) fn for_each_in<R: Rules>(&self, numbers: Range<u64>, mut visit: impl FnMut(u64, Board)) {
        let mut number = numbers.start;
        while number < numbers.end {
            let base = self.row_board::<R>(number / self.row);
            let free = base.empty(R::SQUARES);
            let end = ((number / self.row + 1) * self.row).min(numbers.end);
            let mut enemy_kings = match number % self.row {
                0 => first_subset(free, self.view.other.kings),
                place => self.enemy_kings::<R>(base, place),
            };
            while number < end {
                visit(number, Board { enemy_kings, ..base });
                enemy_kings = next_subset(free, enemy_kings);
                number += 1;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::material::Class;
    use damier_rules::{International, Russian};

    fn check<R: Rules>(name: &str, step: u64) {
        for view in name.parse::<Class>().unwrap().views() {
            let index = Index::new::<R>(view);
            for number in (0..index.positions()).step_by(usize::try_from(step).unwrap()) {
                let board = index.board::<R>(number);
                assert_eq!(View::of(board), view);
                assert_eq!(board.own() & board.enemy(), 0);
                assert_eq!((board.own() | board.enemy()) & !R::SQUARES, 0);
                assert_eq!(board.own_men & R::PROMOTION[0], 0);
                assert_eq!(board.enemy_men & R::PROMOTION[1], 0);
                assert_eq!(index.number::<R>(board), number, "{name} {board:?}");
            }
        }
    }

    #[test]
    fn numbers_and_boards_are_a_bijection() {
        for class in Class::up_to(3) {
            check::<International>(&class.to_string(), 1);
        }
        for class in Class::all(4) {
            check::<International>(&class.to_string(), 97);
            check::<Russian>(&class.to_string(), 7);
        }
        for class in Class::all(5).into_iter().chain(Class::all(6)) {
            check::<International>(&class.to_string(), 999_983);
        }
    }

    #[test]
    fn rows_are_visited_in_the_order_of_the_numbers() {
        for class in Class::up_to(4) {
            for view in class.views() {
                let index = Index::new::<Russian>(view);
                let rows = index.positions() / index.row();
                let some = rows / 2..(rows / 2 + 20).min(rows);
                let mut expected = some.start * index.row();
                index.for_each_in_rows::<Russian>(some, |number, board| {
                    assert_eq!(number, expected);
                    assert_eq!(index.board::<Russian>(number), board);
                    expected += 1;
                });
            }
        }
    }

    #[test]
    fn the_counts_of_the_rules_table() {
        for (name, positions) in [
            ("K-K", 2450),
            ("KK-K", 58_800),
            ("KM-K", 105_840),
            ("KKK-K", 921_200),
            ("KKM-K", 2_487_240),
            ("KMM-K", 2_233_440),
        ] {
            for view in name.parse::<Class>().unwrap().views() {
                assert_eq!(Index::new::<International>(view).positions(), positions, "{name}");
            }
        }
        let all: u64 = Class::up_to(4)
            .into_iter()
            .flat_map(Class::views)
            .map(|view| Index::new::<International>(view).positions())
            .sum();
        println!("{all} positions");
    }
}
