//! The tables as a program uses them.

use std::{
    collections::HashMap,
    io,
    path::{Path, PathBuf},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use chuhe_rules::{Move, NATURAL_LIMIT, Position, Side};
use etude_files::Access;

use crate::{
    class::Class,
    record::{RecordError, Table, contents},
    solver::{ILLEGAL, Metric, Unsolvable, solve},
};

static SHIPPED: &[u8] = include_bytes!("data/shipped.tables");

/// The plies of the natural limit (4.2.4).
#[allow(clippy::cast_possible_truncation, reason = "sixty")]
const LIMIT: u32 = 2 * NATURAL_LIMIT as u32;

/// How a position ends with best play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// The side to move wins.
    Win,
    /// Neither side wins within the limit of sixty rounds.
    Draw,
    /// The side to move loses.
    Loss,
}

/// The value of a position for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Answer {
    /// How it ends.
    pub outcome: Outcome,
    /// Plies to the next capture or the mate, if it is won or lost: the attacker hurries, the defender delays.
    pub plies: Option<u8>,
}

impl Answer {
    const DRAW: Self = Self { outcome: Outcome::Draw, plies: None };
}

/// Why a class could not be built.
#[derive(Debug, thiserror::Error)]
pub enum BuildError {
    /// It cannot be solved.
    #[error(transparent)]
    Unsolvable(#[from] Unsolvable),
    /// It cannot be packed.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The file cannot be written.
    #[error("{path}: {error}")]
    Write {
        /// The file.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
}

/// All tables that are at hand: the shipped ones, and those in a folder, unpacked when they are first asked for.
pub struct Tables {
    shipped: HashMap<Class, &'static [u8]>,
    folder: Option<PathBuf>,
    loaded: Mutex<HashMap<Class, Option<Arc<Table>>>>,
}

impl Tables {
    /// The shipped tables, and those that were built into the folder.
    #[must_use]
    pub fn new(folder: Option<PathBuf>) -> Self {
        Self { shipped: contents(SHIPPED).into_iter().collect(), folder, loaded: Mutex::default() }
    }

    /// How many bytes the shipped tables take in the program.
    #[must_use]
    pub const fn shipped_bytes() -> usize {
        SHIPPED.len()
    }

    /// The classes that are shipped.
    #[must_use]
    pub fn shipped_classes(&self) -> Vec<Class> {
        let mut classes: Vec<_> = self.shipped.keys().cloned().collect();
        classes.sort();
        classes
    }

    fn loaded(&self) -> MutexGuard<'_, HashMap<Class, Option<Arc<Table>>>> {
        self.loaded.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The table of a class, `None` if it is neither shipped nor in the folder, or damaged there.
    #[must_use]
    pub fn table(&self, class: &Class) -> Option<Arc<Table>> {
        if let Some(known) = self.loaded().get(class) {
            return known.clone();
        }
        let found = if let Some(bytes) = self.shipped.get(class) {
            Table::unpack(bytes).ok()
        } else {
            let file = self.folder.as_deref().map(|folder| path_of(folder, class));
            let bytes = file.and_then(|file| etude_files::read_regular(&file).ok());
            bytes.and_then(|bytes| Table::unpack(&bytes).ok()).filter(|table| table.class() == class)
        };
        self.loaded().entry(class.clone()).or_insert(found.map(Arc::new)).clone()
    }

    /// The value of a position after so many plies without a capture. `None` if there is no table for it.
    ///
    /// A position in which neither side has anything that could attack is a draw. The limit of sixty rounds counts: a win
    /// that needs more plies than are left is a draw.
    #[must_use]
    pub fn probe(&self, position: &Position, quiet: u32) -> Option<Answer> {
        if is_bare(position) {
            return Some(match position.defeat() {
                None => Answer::DRAW,
                Some(_) => Answer { outcome: Outcome::Loss, plies: Some(0) },
            });
        }
        let (class, attacker) = Class::of(position)?;
        let table = self.table(&class)?;
        if position.turn() == attacker {
            return Some(within(table.cell(position, attacker)?, quiet));
        }
        let mut slowest = 0;
        for mv in position.legal_moves() {
            let capture = !position.is_empty(mv.to());
            let next = self.probe(&position.after(mv), if capture { 0 } else { quiet + 1 })?;
            match (next.outcome, next.plies) {
                (Outcome::Win, Some(plies)) => slowest = slowest.max(if capture { 1 } else { plies + 1 }),
                _ => return Some(Answer::DRAW),
            }
        }
        Some(Answer { outcome: Outcome::Loss, plies: Some(slowest) })
    }

    /// The legal moves with the value of the position after each, for the opponent. `None` if there is no table.
    #[must_use]
    pub fn moves(&self, position: &Position, quiet: u32) -> Option<Vec<(Move, Answer)>> {
        let value = |mv: Move| {
            let capture = !position.is_empty(mv.to());
            Some((mv, self.probe(&position.after(mv), if capture { 0 } else { quiet + 1 })?))
        };
        position.legal_moves().into_iter().map(value).collect()
    }

    /// Solves a class and those below it that are missing, and keeps them in the folder, if there is one. Says each class
    /// before it is solved.
    ///
    /// # Errors
    ///
    /// If a class cannot be solved or packed, or the folder cannot be written.
    pub fn build(&self, class: &Class, says: &mut dyn FnMut(&Class)) -> Result<(), BuildError> {
        if self.table(class).is_some() {
            return Ok(());
        }
        let mut solved = HashMap::new();
        let mut order = vec![class.clone()];
        let mut next = 0;
        while next < order.len() {
            let below = order[next].after_captures();
            order.extend(below.into_iter().filter(|below| !order.contains(below)).collect::<Vec<_>>());
            next += 1;
        }
        // The smaller ones first: a capture leads to fewer pieces.
        order.sort_by_key(Class::pieces);
        for class in order {
            says(&class);
            let known =
                |class: &Class| solved.get(class).cloned().ok_or_else(|| Unsolvable::AttackerStuck(class.clone()));
            let solution = Arc::new(solve(&class, Metric::Capture, known)?);
            solved.insert(class, solution);
        }
        for (class, solution) in solved {
            let Some(solution) = Arc::into_inner(solution) else { continue };
            let table = Table::of(solution);
            if let Some(folder) = self.folder.as_deref().filter(|_| !self.shipped.contains_key(&class)) {
                let (path, bytes) = (path_of(folder, &class), table.pack()?);
                let written = etude_files::replace(&path, &bytes, Access::Usual);
                written.map_err(|error| BuildError::Write { path, error })?;
            }
            self.loaded().insert(class, Some(Arc::new(table)));
        }
        Ok(())
    }
}

impl Table {
    /// The plies with the attacker to move, 0 if it does not win. `None` if the position is not of this class.
    fn cell(&self, position: &Position, attacker: Side) -> Option<u8> {
        let index = self.layout.index(self.layout.read(position, attacker)?);
        self.attack.get(index).copied().filter(|&cell| cell != ILLEGAL)
    }
}

/// The value with so many plies to the win, 0 for none, after so many without a capture.
fn within(plies: u8, quiet: u32) -> Answer {
    if plies == 0 || quiet + u32::from(plies) > LIMIT {
        Answer::DRAW
    } else {
        Answer { outcome: Outcome::Win, plies: Some(plies) }
    }
}

/// Whether both sides have only advisors and elephants.
fn is_bare(position: &Position) -> bool {
    use chuhe_rules::Kind::{Advisor, Elephant, King};
    Side::ALL
        .into_iter()
        .flat_map(|side| position.pieces(side))
        .all(|square| position.piece(square).is_some_and(|piece| matches!(piece.kind, King | Advisor | Elephant)))
}

/// The file of a class in a folder.
fn path_of(folder: &Path, class: &Class) -> PathBuf {
    folder.join(format!("{}.table", class.to_string().replace(' ', "")))
}
