//! Solved classes in memory, one byte a position, and the metrics that they are solved for.

use std::marker::PhantomData;

use super::index::Index;
use super::material::{Class, Limit, View};
use super::solver::{self, Beyond, Solved, TooLong};
use super::value::{Cell, Outcome, Value};
use crate::rules::Rules;
use crate::rules::board::Board;

/// Every position of some classes with its value.
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
    /// No class yet.
    pub fn new() -> Self {
        Self { tables: (0..View::KEYS).map(|_| None).collect(), rules: PhantomData }
    }

    /// Adds a view.
    pub fn add(&mut self, view: View, cells: Vec<u8>) {
        self.tables[view.key()] = Some(SolvedTable { index: Index::new::<R>(view), cells });
    }

    /// Forgets a class.
    pub fn remove(&mut self, class: Class) {
        for view in class.views() {
            self.tables[view.key()] = None;
        }
    }

    /// Whether a class is there.
    pub fn contains(&self, class: Class) -> bool {
        class.views().into_iter().all(|view| self.tables[view.key()].is_some())
    }

    /// The table of a view.
    pub fn table(&self, view: View) -> Option<&SolvedTable> {
        self.tables[view.key()].as_ref()
    }

    /// The value of a position seen by its side to move; `None` when its class is not there.
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

    /// Solves a class for the plies to the end of the game, limits left out. All classes it leads to must be there.
    ///
    /// # Errors
    ///
    /// [`TooLong`] when a distance does not fit into a cell.
    pub fn solve_to_win(&mut self, class: Class, threads: usize) -> Result<(), TooLong> {
        let solved = solver::solve::<R>(class, &ToWin(self), threads)?;
        self.add_solved(solved);
        Ok(())
    }

    /// Solves a class under a limit for the plies needed within that limit. `to_win` must have all classes it leads to,
    /// and `self` those of the same limit.
    ///
    /// # Errors
    ///
    /// [`TooLong`] when a distance does not fit into a cell.
    pub fn solve_needed(&mut self, class: Class, limit: Limit, to_win: &Self, threads: usize) -> Result<(), TooLong> {
        let solved = solver::solve::<R>(class, &Needed { limit, within: self, to_win }, threads)?;
        self.add_solved(solved);
        Ok(())
    }
}

/// Distance to the end of the game: every move counts.
struct ToWin<'a, R: Rules>(&'a Solutions<R>);

impl<R: Rules> Beyond for ToWin<'_, R> {
    const PROMOTIONS_HAVE_DISTANCES: bool = true;

    #[inline]
    fn capture(&self, board: Board) -> Value {
        self.0.value(board).unwrap_or(Value::Draw)
    }

    #[inline]
    fn promotion(&self, board: Board) -> Value {
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
    fn capture(&self, board: Board) -> Value {
        if View::of(board).limit() == Some(self.limit) {
            return self.promotion(board);
        }
        match self.to_win.value(board).map(Value::outcome) {
            Some(Outcome::Win) => Value::Win(0),
            Some(Outcome::Loss) => Value::Loss(0),
            Some(Outcome::Draw) | None => Value::Draw,
        }
    }

    #[inline]
    fn promotion(&self, board: Board) -> Value {
        self.within.value(board).unwrap_or(Value::Draw)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::International;

    #[test]
    fn timing() {
        let threads = 2;
        let mut to_win = Solutions::<International>::new();
        let start = std::time::Instant::now();
        for class in Class::up_to(4) {
            let begin = std::time::Instant::now();
            to_win.solve_to_win(class, threads).unwrap();
            let mut total = 0;
            for view in class.views() {
                let cells = &to_win.table(view).unwrap().cells;
                total += cells.len();
                let mut count = [0; 3];
                let mut longest = [0; 3];
                for &cell in cells {
                    let value = Cell(cell).value();
                    count[value.outcome() as usize] += 1;
                    longest[value.outcome() as usize] = longest[value.outcome() as usize].max(value.distance().unwrap_or(0));
                }
                println!("{}-{} {count:?} {longest:?}", view.mover, view.other);
            }
            println!("{class} {total} {:?} total {:?}", begin.elapsed(), start.elapsed());
        }
        let mut needed = Solutions::<International>::new();
        for class in Class::up_to(4) {
            if let Some(limit) = class.limit() {
                needed.solve_needed(class, limit, &to_win, threads).unwrap();
                for view in class.views() {
                    let cells = &needed.table(view).unwrap().cells;
                    let mut longest = [0; 3];
                    for &cell in cells {
                        let value = Cell(cell).value();
                        longest[value.outcome() as usize] = longest[value.outcome() as usize].max(value.distance().unwrap_or(0));
                    }
                    println!("needed {}-{} {longest:?}", view.mover, view.other);
                }
            }
        }
        println!("total {:?}", start.elapsed());
    }
}
