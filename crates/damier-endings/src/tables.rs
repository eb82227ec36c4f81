//! The tables of a variant: embedded in the program or kept on disk, loaded class by class on the first probe.

use std::borrow::Cow;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use super::folder::{self, ProblemReason, TableProblem};
use super::material::{Class, Limit, MAX_PIECES, View};
use super::record::{self, Metric, RecordError};
use super::shipped::{self, Contents};
use super::solver;
use super::table::Table;
use super::value::{Outcome, Value};
use damier_rules::board::Board;
use damier_rules::{Color, Move, Position, Rules, Variant};
use etude_files::explain_missing;

/// Classes of up to this many pieces are embedded in the program; larger ones come from disk, with outcomes only.
pub const SHIPPED_PIECES: u8 = 4;

/// The tables of a variant. Cheap to create: a class is loaded, and its checksum verified, on the first probe.
pub struct Tables {
    variant: Variant,
    folder: Option<PathBuf>,
    /// The embedded records.
    shipped: OnceLock<Contents>,
    /// The tables that the Brazilian ones are packed against: hardly any value differs on 64 squares.
    russian: Option<Arc<Self>>,
    /// Outcomes, with the plies to the end up to [`SHIPPED_PIECES`] pieces, by [`View::key`].
    values: Vec<OnceLock<Option<Arc<Table>>>>,
    /// Plies needed within the limit, by [`View::key`].
    needed: Vec<OnceLock<Option<Arc<Table>>>>,
    problems: Mutex<Vec<Arc<TableProblem>>>,
}

impl Tables {
    /// The shipped tables of a variant, and those of five and six pieces in `folder` if there is one.
    #[must_use]
    pub fn new(variant: Variant, folder: Option<PathBuf>) -> Self {
        let russian = (variant == Variant::Brazilian).then(|| Arc::new(Self::new(Variant::Russian, None)));
        Self::with_base(variant, folder, russian)
    }

    fn with_base(variant: Variant, folder: Option<PathBuf>, russian: Option<Arc<Self>>) -> Self {
        let slots = || (0..View::KEYS).map(|_| OnceLock::new()).collect();
        let (values, needed) = (slots(), slots());
        Self { variant, folder, shipped: OnceLock::new(), russian, values, needed, problems: Mutex::default() }
    }

    /// The variant.
    #[must_use]
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// The folder for tables of five and six pieces, if there is one.
    #[must_use]
    pub fn folder(&self) -> Option<&Path> {
        self.folder.as_deref()
    }

    /// Number of positions of a class, both sides to move.
    #[must_use]
    pub fn positions(&self, class: Class) -> u64 {
        class.views().into_iter().map(|view| record::index_of(self.variant, view).positions()).sum()
    }

    /// Unpacks all outcomes of a class, which otherwise happens piece by piece on probes. Returns whether there is a
    /// table.
    pub fn unpack(&self, class: Class) -> bool {
        class.views().into_iter().all(|view| self.values(view).is_some_and(|table| table.unpack_all()))
    }

    /// The errors of the tables on disk that were probed and could not be used, each reported once.
    #[must_use]
    pub fn problems(&self) -> Vec<Arc<TableProblem>> {
        self.problems.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// The outcome of a position, ignoring limits; `None` if no table covers it.
    ///
    /// Takes a few dozen nanoseconds, or a few hundred if captures have to be searched; the first position of a class
    /// waits a few milliseconds for its table. International endings under a partly used limit need [`Tables::probe`].
    #[must_use]
    #[inline]
    pub fn outcome<R: Rules>(&self, position: &Position<R>) -> Option<Outcome> {
        self.value(position).map(Value::outcome)
    }

    /// The outcome of a position with the plies to the end of the game, ignoring limits; above four pieces the distance
    /// is meaningless. `None` if no table covers the position.
    #[must_use]
    #[inline]
    pub fn value<R: Rules>(&self, position: &Position<R>) -> Option<Value> {
        let pieces = position.occupied().len();
        if pieces > u32::from(MAX_PIECES) || R::VARIANT != self.variant {
            return None;
        }
        self.value_of::<R>(seen_by_mover(position), &mut Vec::new())
    }

    /// The value of a position in an international ending under a limit, with the plies needed within the limit; `None`
    /// if no limit applies.
    #[must_use]
    #[inline]
    pub fn needed<R: Rules>(&self, position: &Position<R>) -> Option<Value> {
        let pieces = position.occupied().len();
        if pieces > u32::from(SHIPPED_PIECES) || R::VARIANT != self.variant {
            return None;
        }
        self.needed_of::<R>(seen_by_mover(position), &mut Vec::new())
    }

    /// See [`Tables::value`]; `moves` is a stack, left unchanged.
    #[inline]
    pub(super) fn value_of<R: Rules>(&self, board: Board, moves: &mut Vec<Move>) -> Option<Value> {
        if board.own() == 0 || board.enemy() == 0 {
            return Some(if board.own() == 0 { Value::Loss(0) } else { Value::Win(0) });
        }
        if solver::can_capture::<R>(board) {
            return self.captures_value::<R>(board, moves);
        }
        let table = self.values(View::of(board))?;
        table.value(table.index.number::<R>(board))
    }

    fn captures_value<R: Rules>(&self, board: Board, moves: &mut Vec<Move>) -> Option<Value> {
        let mut covered = true;
        let value = solver::captures_value::<R>(board, moves, |child, moves| {
            self.value_of::<R>(child, moves).unwrap_or_else(|| {
                covered = false;
                Value::Draw
            })
        });
        value.filter(|_| covered)
    }

    /// See [`Tables::needed`]; `moves` is a stack, left unchanged.
    #[inline]
    pub(super) fn needed_of<R: Rules>(&self, board: Board, moves: &mut Vec<Move>) -> Option<Value> {
        let limit = View::of(board).limit().filter(|_| R::VARIANT == Variant::International)?;
        if solver::can_capture::<R>(board) {
            return self.needed_by_captures::<R>(limit, board, moves);
        }
        let table = self.needed[View::of(board).key()].get_or_init(|| self.load(View::of(board), Metric::Needed));
        let table = table.as_ref()?;
        table.value(table.index.number::<R>(board))
    }

    fn needed_by_captures<R: Rules>(&self, limit: Limit, board: Board, moves: &mut Vec<Move>) -> Option<Value> {
        let mut covered = true;
        let value = solver::captures_value::<R>(board, moves, |child, moves| {
            let value = if View::of(child).limit() == Some(limit) {
                self.needed_of::<R>(child, moves)
            } else {
                self.value_of::<R>(child, moves).map(Value::won_at_once)
            };
            value.unwrap_or_else(|| {
                covered = false;
                Value::Draw
            })
        });
        value.filter(|_| covered)
    }

    /// The table of a view with outcomes, if there is one.
    #[inline]
    pub(super) fn values(&self, view: View) -> Option<&Arc<Table>> {
        self.values[view.key()].get_or_init(|| self.load_values(view)).as_ref()
    }

    #[cold]
    fn load_values(&self, view: View) -> Option<Arc<Table>> {
        let metric = if view.class().pieces() <= SHIPPED_PIECES { Metric::ToWin } else { Metric::Outcome };
        self.load(view, metric)
    }

    #[cold]
    fn load(&self, view: View, metric: Metric) -> Option<Arc<Table>> {
        let class = view.class();
        let shipped = self.shipped.get_or_init(|| shipped::contents(self.variant));
        let bytes = match shipped.iter().find(|&&(each, of, _)| (each, of) == (class, metric)) {
            Some(&(_, _, bytes)) => Cow::Borrowed(bytes),
            None => Cow::Owned(self.read_file(class, metric)?),
        };
        match self.table(&Arc::new(bytes), view, metric) {
            Ok(table) => Some(table),
            Err(reason) => {
                self.report(class, metric, reason.into());
                None
            }
        }
    }

    fn read_file(&self, class: Class, metric: Metric) -> Option<Vec<u8>> {
        let path = folder::path_of(self.folder.as_ref()?, self.variant, class, metric);
        match fs::read(&path).map_err(|error| explain_missing(&path, error)) {
            Ok(bytes) => Some(bytes),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => None,
            Err(error) => {
                self.report(class, metric, error.into());
                None
            }
        }
    }

    fn table(&self, bytes: &Arc<Cow<'static, [u8]>>, view: View, metric: Metric) -> Result<Arc<Table>, RecordError> {
        let record = record::read(bytes)?;
        let wanted = (self.variant, view.class(), metric);
        if (record.variant, record.class, record.metric) != wanted {
            let found = (record.variant, record.class);
            return Err(RecordError::WrongClass { found, expected: (self.variant, view.class()) });
        }
        let base = if record.has_base { self.base(view, metric).cloned() } else { None };
        let segments = record.segments.into_iter().find(|(each, _)| *each == view).map(|(_, segments)| segments);
        let index = record::index_of(self.variant, view);
        Ok(Arc::new(Table::new(index, bytes.clone(), segments.unwrap_or_default(), base)))
    }

    /// The table that a table is packed against.
    pub(super) fn base(&self, view: View, metric: Metric) -> Option<&Arc<Table>> {
        match (metric, self.variant) {
            (Metric::Needed, _) => self.values(view),
            (Metric::ToWin, Variant::Brazilian) => self.russian.as_ref()?.values(view),
            _ => None,
        }
    }

    fn report(&self, class: Class, metric: Metric, reason: ProblemReason) {
        let folder = self.folder.clone().unwrap_or_default();
        let problem = TableProblem {
            path: folder::path_of(&folder, self.variant, class, metric),
            reason,
            variant: self.variant,
            pieces: class.pieces(),
            folder,
        };
        let mut problems = self.problems.lock().unwrap_or_else(PoisonError::into_inner);
        if problems.iter().all(|known| known.path != problem.path) {
            problems.push(Arc::new(problem));
        }
    }
}

/// The tables of all variants. Clones share what has been loaded.
#[derive(Clone)]
pub struct TableSet([Arc<Tables>; 3]);

impl TableSet {
    /// The shipped tables, and those of five and six pieces in `folder` if there is one. Nothing is loaded yet.
    #[must_use]
    pub fn new(folder: Option<&Path>) -> Self {
        let tables = |variant, base| Arc::new(Tables::with_base(variant, folder.map(Path::to_owned), base));
        let russian = tables(Variant::Russian, None);
        Self([tables(Variant::International, None), russian.clone(), tables(Variant::Brazilian, Some(russian))])
    }

    /// The tables of a variant.
    #[must_use]
    pub const fn of(&self, variant: Variant) -> &Arc<Tables> {
        &self.0[variant as usize]
    }
}

impl Default for TableSet {
    fn default() -> Self {
        Self::new(None)
    }
}

impl std::fmt::Debug for TableSet {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("TableSet").field("folder", &self.0[0].folder).finish_non_exhaustive()
    }
}

/// The pieces with the side to move at the bottom of the board.
#[inline]
pub fn seen_by_mover<R: Rules>(position: &Position<R>) -> Board {
    match position.side_to_move() {
        Color::White => position.board(),
        Color::Black => position.board().rotated(R::BOARD),
    }
}
