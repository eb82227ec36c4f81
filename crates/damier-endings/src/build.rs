//! Builds tables: solves classes in order, packs them and writes them.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::folder::{self, TableProblem};
use super::index::Index;
use super::material::{Class, View};
use super::record::{self, Metric};
use super::solutions::Solutions;
use super::solver::{self, Beyond, TooLong};
use super::table::{self, Table};
use super::tables::{SHIPPED_PIECES, Tables};
use super::value::{Cell, Value};
use damier_rules::board::Board;
use damier_rules::{Brazilian, International, Move, Rules, Russian, Variant};
use etude_files::{Access, replace};

/// What to build.
#[derive(Clone, Debug)]
pub struct Build {
    /// The variant.
    pub variant: Variant,
    /// The classes, including all that they lead to, which must come first: [`Class::up_to`] or
    /// [`Class::with_all_below`].
    pub classes: Vec<Class>,
    /// Number of threads, at least 1.
    pub threads: usize,
}

/// Why a build stopped.
#[derive(Debug, thiserror::Error)]
pub enum BuildError {
    /// A distance is too long for a table.
    #[error(transparent)]
    TooLong(#[from] TooLong),
    /// A file could not be written.
    #[error("cannot write {}", path.display())]
    Write {
        /// The file.
        path: PathBuf,
        /// The system's error.
        #[source]
        error: io::Error,
    },
    /// A class that another one leads to is missing or damaged.
    #[error("missing classes below {class}")]
    Missing {
        /// The class that was being solved.
        class: Class,
        /// What is wrong with the tables that were probed.
        problems: Vec<Arc<TableProblem>>,
    },
}

/// The progress of a build.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The class being built.
    pub class: Class,
    /// Whether it was already on disk.
    pub found: bool,
    /// The distance being solved, in plies.
    pub distance: u8,
    /// Positions of the classes completed before this one.
    pub done: u64,
    /// Positions of all classes.
    pub all: u64,
}

impl Build {
    /// Positions of all classes, both sides to move.
    #[must_use]
    pub fn positions(&self) -> u64 {
        self.classes.iter().map(|&class| positions(self.variant, class)).sum()
    }

    /// Solves everything up to four pieces and returns all records, one after another: the contents of a shipped file.
    ///
    /// # Errors
    ///
    /// [`BuildError::TooLong`].
    pub fn pack(&self, report: &(dyn Fn(Progress) + Sync)) -> Result<Vec<u8>, BuildError> {
        let mut bytes = Vec::new();
        self.run(report, &mut |_, _, record| {
            bytes.extend(record);
            Ok(())
        })?;
        Ok(bytes)
    }

    /// Solves everything and writes one file per class into a folder. Classes of up to four pieces are always solved
    /// again; of the larger ones, intact files are kept.
    ///
    /// # Errors
    ///
    /// Any [`BuildError`]; what was already finished stays.
    pub fn write_to(&self, folder: &Path, report: &(dyn Fn(Progress) + Sync)) -> Result<(), BuildError> {
        self.run(report, &mut |class, metric, record| write(folder, self.variant, class, metric, &record))?;
        match self.variant {
            Variant::International => self.large::<International>(folder, report),
            Variant::Russian => self.large::<Russian>(folder, report),
            Variant::Brazilian => self.large::<Brazilian>(folder, report),
        }
    }

    fn run(&self, report: &(dyn Fn(Progress) + Sync), sink: &mut Sink) -> Result<(), BuildError> {
        match self.variant {
            Variant::International => self.small::<International>(report, sink),
            Variant::Russian => self.small::<Russian>(report, sink),
            Variant::Brazilian => self.small::<Brazilian>(report, sink),
        }
    }

    /// Solves and packs the classes up to four pieces.
    fn small<R: Rules>(&self, report: &(dyn Fn(Progress) + Sync), sink: &mut Sink) -> Result<(), BuildError> {
        let (mut to_win, mut needed) = (Solutions::<R>::new(), Solutions::<R>::new());
        let (all, mut done) = (self.positions(), 0);
        let shipped = Tables::new(R::VARIANT, None);
        for &class in self.classes.iter().filter(|class| class.pieces() <= SHIPPED_PIECES) {
            let distance = |distance| report(Progress { class, found: false, distance, done, all });
            to_win.solve_to_win(class, self.threads, &distance)?;
            let base = |view| shipped.base(view, Metric::ToWin).cloned();
            let packed = pack(&to_win, class, &base, self.threads);
            let has_base = class.views().into_iter().all(|view| base(view).is_some());
            let to_win_record = record::write(R::VARIANT, class, Metric::ToWin, has_base, &packed);
            if let Some(limit) = class.limit().filter(|_| R::VARIANT == Variant::International) {
                needed.solve_needed(class, limit, &to_win, self.threads, &distance)?;
                let unpacked = table::from_record(to_win_record.clone());
                let base = |view| unpacked.iter().find(|table| table.index.view() == view).cloned();
                let packed = pack(&needed, class, &base, self.threads);
                sink(class, Metric::Needed, record::write(R::VARIANT, class, Metric::Needed, true, &packed))?;
            }
            sink(class, Metric::ToWin, to_win_record)?;
            done += positions(R::VARIANT, class);
        }
        Ok(())
    }

    /// Solves, packs and writes the classes of five and six pieces, outcomes only.
    fn large<R: Rules>(&self, folder: &Path, report: &(dyn Fn(Progress) + Sync)) -> Result<(), BuildError> {
        folder::remove_parts(folder, R::VARIANT);
        let (all, mut done) = (self.positions(), 0);
        for &class in &self.classes {
            if class.pieces() > SHIPPED_PIECES {
                let progress = Progress { class, found: false, distance: 0, done, all };
                // Recreated for each class, to find tables written since and to free memory.
                let tables = Tables::new(R::VARIANT, Some(folder.to_owned()));
                if class.views().into_iter().all(|view| tables.values(view).is_some()) {
                    report(Progress { found: true, ..progress });
                } else {
                    let report = |distance| report(Progress { distance, ..progress });
                    let record = solve_outcomes::<R>(class, &tables, self.threads, &report)?;
                    write(folder, R::VARIANT, class, Metric::Outcome, &record)?;
                }
            }
            done += positions(R::VARIANT, class);
        }
        Ok(())
    }
}

/// Positions of a class, both sides to move.
fn positions(variant: Variant, class: Class) -> u64 {
    class.views().into_iter().map(|view| record::index_of(variant, view).positions()).sum()
}

/// Receives a finished record.
type Sink<'a> = dyn FnMut(Class, Metric, Vec<u8>) -> Result<(), BuildError> + 'a;

fn write(folder: &Path, variant: Variant, class: Class, metric: Metric, record: &[u8]) -> Result<(), BuildError> {
    let path = folder::path_of(folder, variant, class, metric);
    replace(&path, record, Access::Usual).map(drop).map_err(|error| BuildError::Write { path, error })
}

/// The packed segments of all views of a solved class.
fn pack<R: Rules>(
    solutions: &Solutions<R>,
    class: Class,
    base: &dyn Fn(View) -> Option<Arc<Table>>,
    threads: usize,
) -> Vec<Vec<u8>> {
    let tables = class.views().into_iter().filter_map(|view| solutions.table(view));
    tables
        .flat_map(|solved| {
            table::pack::<R>(&solved.index, &solved.cells, base(solved.index.view()).as_deref(), threads)
        })
        .collect()
}

/// The record of a class with outcomes, solved with the help of tables.
fn solve_outcomes<R: Rules>(
    class: Class,
    tables: &Tables,
    threads: usize,
    report: &(dyn Fn(u8) + Sync),
) -> Result<Vec<u8>, BuildError> {
    let beyond = ByTables::<R> { tables, missing: AtomicBool::new(false), rules: std::marker::PhantomData };
    let solved = solver::solve::<R>(class, &beyond, threads, report)?;
    if beyond.missing.into_inner() {
        return Err(BuildError::Missing { class, problems: tables.problems() });
    }
    let mut packed = Vec::new();
    for view in solved {
        let outcomes: Vec<u8> = view
            .cells
            .into_iter()
            .map(|cell| Cell::new(Cell(cell).value().won_at_once()).unwrap_or(Cell::DRAW).0)
            .collect();
        packed.extend(table::pack::<R>(&Index::new::<R>(view.view), &outcomes, None, threads));
    }
    Ok(record::write(R::VARIANT, class, Metric::Outcome, false, &packed))
}

/// Distance to the next capture or promotion: enough for outcomes.
struct ByTables<'a, R: Rules> {
    tables: &'a Tables,
    missing: AtomicBool,
    rules: std::marker::PhantomData<R>,
}

impl<R: Rules> Beyond for ByTables<'_, R> {
    const PROMOTIONS_HAVE_DISTANCES: bool = false;

    fn capture(&self, board: Board, moves: &mut Vec<Move>) -> Value {
        self.promotion(board, moves)
    }

    fn promotion(&self, board: Board, moves: &mut Vec<Move>) -> Value {
        self.tables.value_of::<R>(board, moves).map_or_else(
            || {
                self.missing.store(true, Ordering::Relaxed);
                Value::Draw
            },
            Value::won_at_once,
        )
    }
}
