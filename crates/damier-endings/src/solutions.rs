//! Solved classes in memory, one byte per position, and the metrics that they are solved for.

use std::marker::PhantomData;

use super::index::Index;
use super::material::{Class, Limit, View};
use super::solver::{self, Beyond, Solved, TooLong};
use super::value::{Cell, Value};
use damier_rules::board::Board;
use damier_rules::{Move, Rules};

/// All positions of some classes, with their values.
pub struct Solutions<R: Rules> {
    tables: Vec<Option<SolvedTable>>,
    rules: PhantomData<R>,
}

/// One view of a solved class.
pub struct SolvedTable {
    pub index: Index,
    /// The value of every position as a [`Cell`].
    pub cells: Vec<u8>,
}

impl<R: Rules> Solutions<R> {
    /// No classes yet.
    pub fn new() -> Self {
        Self { tables: (0..View::KEYS).map(|_| None).collect(), rules: PhantomData }
    }

    /// Adds a view.
    pub fn add(&mut self, view: View, cells: Vec<u8>) {
        self.tables[view.key()] = Some(SolvedTable { index: Index::new::<R>(view), cells });
    }

    /// The table of a view.
    pub fn table(&self, view: View) -> Option<&SolvedTable> {
        self.tables[view.key()].as_ref()
    }

    /// The value of a position as its side to move sees it; `None` if its class is missing.
    #[inline]
    pub fn value(&self, board: Board) -> Option<Value> {
        let table = self.tables[View::of(board).key()].as_ref()?;
        let number = usize::try_from(table.index.number::<R>(board)).ok()?;
        table.cells.get(number).map(|&cell| Cell(cell).value())
    }

    fn add_solved(&mut self, solved: Vec<Solved>) {
        for Solved { view, cells } in solved {
            self.add(view, cells);
        }
    }

    /// Solves a class for the plies to the end of the game, ignoring limits. All classes it leads to must be present.
    ///
    /// # Errors
    ///
    /// [`TooLong`] if a distance does not fit into a cell.
    pub fn solve_to_win(&mut self, class: Class, threads: usize, report: &(dyn Fn(u8) + Sync)) -> Result<(), TooLong> {
        let solved = solver::solve::<R>(class, &ToWin(self), threads, report)?;
        self.add_solved(solved);
        Ok(())
    }

    /// Solves a class under a limit for the plies needed within that limit. `to_win` must contain all classes it leads
    /// to, and `self` those under the same limit.
    ///
    /// # Errors
    ///
    /// [`TooLong`] if a distance does not fit into a cell.
    pub fn solve_needed(
        &mut self,
        class: Class,
        limit: Limit,
        to_win: &Self,
        threads: usize,
        report: &(dyn Fn(u8) + Sync),
    ) -> Result<(), TooLong> {
        let solved = solver::solve::<R>(class, &Needed { limit, within: self, to_win }, threads, report)?;
        self.add_solved(solved);
        Ok(())
    }
}

/// Distance to the end of the game: every move counts.
struct ToWin<'a, R: Rules>(&'a Solutions<R>);

impl<R: Rules> Beyond for ToWin<'_, R> {
    const PROMOTIONS_HAVE_DISTANCES: bool = true;

    #[inline]
    fn capture(&self, board: Board, _: &mut Vec<Move>) -> Value {
        self.0.value(board).unwrap_or(Value::Draw)
    }

    #[inline]
    fn promotion(&self, board: Board, _: &mut Vec<Move>) -> Value {
        self.0.value(board).unwrap_or(Value::Draw)
    }
}

/// Plies needed within a limit: a capture into material under another limit, or under none, ends the count.
struct Needed<'a, R: Rules> {
    limit: Limit,
    within: &'a Solutions<R>,
    to_win: &'a Solutions<R>,
}

impl<R: Rules> Beyond for Needed<'_, R> {
    const PROMOTIONS_HAVE_DISTANCES: bool = true;

    #[inline]
    fn capture(&self, board: Board, moves: &mut Vec<Move>) -> Value {
        if View::of(board).limit() == Some(self.limit) {
            return self.promotion(board, moves);
        }
        self.to_win.value(board).map_or(Value::Draw, Value::won_at_once)
    }

    #[inline]
    fn promotion(&self, board: Board, _: &mut Vec<Move>) -> Value {
        self.within.value(board).unwrap_or(Value::Draw)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solver::can_capture;
    use damier_rules::International;

    #[test]
    #[ignore = "half a minute: 21 million positions of five pieces"]
    fn four_kings_beat_one_unless_somebody_can_capture_at_once() {
        let mut to_win = Solutions::<International>::new();
        let four_kings: Class = "KKKK-K".parse().unwrap();
        for class in Class::with_all_below(&[four_kings]) {
            to_win.solve_to_win(class, 2, &|_| ()).unwrap();
        }
        let longest = four_kings.views().into_iter().map(|view| {
            let table = to_win.table(view).unwrap();
            let (mut longest, mut drawn, mut quiet) = (0, 0, 0);
            table.index.for_each_in::<International>(0..table.index.positions(), |number, board| {
                let value = Cell(table.cells[usize::try_from(number).unwrap()]).value();
                if view.mover.kings == 4 {
                    assert!(!matches!(value, Value::Loss(_)));
                }
                longest = longest.max(value.distance().unwrap_or(0));
                let turned = board.swapped().rotated(damier_rules::BoardSize::Ten);
                if !can_capture::<International>(board) && !can_capture::<International>(turned) {
                    quiet += 1;
                    drawn += u32::from(value == Value::Draw);
                }
            });
            println!("{view:?}: {quiet} without captures, {drawn} of them drawn, longest {longest}");
            (longest, drawn)
        });
        // With the single king to move a few are drawn, because it attacks two kings at once.
        assert_eq!(longest.collect::<Vec<_>>(), [(15, 0), (16, 1788)]);
    }
}
