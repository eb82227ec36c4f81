//! Recording that goes on while the disk fails: attempts are then kept in memory, and each further one, and the end of the
//! program, tries again to write all that is unwritten.

use std::collections::HashSet;
use std::path::{Path, PathBuf};

use etude::rating::Strength;

use crate::database::{Database, Fewer, Stored};
use crate::error::StoreError;
use crate::keeper::Unwritten;
use crate::mending::Checkup;
use crate::opening::SetAside;
use crate::row::{AttemptRow, BadRow};
use crate::schema::Schema;

/// What is wrong with the file of progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreProblem {
    /// Attempts are in memory only.
    InMemory(StoreError),
    /// A damaged file was renamed.
    PutAside(SetAside),
    /// Attempts are missing.
    Fewer(Fewer),
    /// Indexes of the file were damaged and have been made anew; nothing is lost.
    Mended,
    /// The file has a fault, or cannot be checked.
    Faulty(Fault),
    /// This many attempts cannot be read; they stay in the file and are skipped.
    Unreadable(usize),
}

/// A fault in the file of progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// In the words of the database.
    Found(String),
    /// It cannot even be looked for.
    Unread(StoreError),
}

/// What a recorder reports.
#[derive(Clone, Debug, PartialEq)]
pub enum RecorderNews {
    /// Attempts recorded since the last message, by this and other programs.
    Recorded(Vec<AttemptRow>),
    /// Something cannot be kept or read.
    Problem(StoreProblem),
    /// Everything is on disk again after a failure.
    Saved,
}

/// Records attempts on disk, or in memory while the disk fails. `D` is the [`Database`], or a program's own type around it.
pub struct Recorder<D> {
    schema: Schema,
    /// The file, if it could be opened.
    disk: Option<D>,
    /// The path of the file, while it cannot be opened or only read.
    unwritable: Option<PathBuf>,
    /// A database in memory, while the disk fails.
    memory: Option<Database>,
    /// Attempts that are in memory only.
    unsaved: Vec<AttemptRow>,
    /// The place of the last attempt reported.
    place: i64,
}

impl<D: From<Database> + AsRef<Database> + AsMut<Database>> Recorder<D> {
    /// Opens the file at a path, for reading only if it cannot be written; without a path there is no place on disk.
    #[must_use]
    pub fn open(path: Option<&Path>, schema: Schema) -> (Self, Option<StoreProblem>) {
        let recorder = |disk: Option<Database>, unwritable| Self {
            schema,
            disk: disk.map(D::from),
            unwritable,
            memory: None,
            unsaved: Vec::new(),
            place: 0,
        };
        let Some(path) = path else {
            return (recorder(None, None), Some(StoreProblem::InMemory(StoreError::NoPlace)));
        };
        match Database::open(path, schema) {
            Ok((database, aside)) => {
                let trouble = opened(&database, aside);
                (recorder(Some(database), None), trouble)
            }
            Err(error) => {
                let readable = Database::open_to_read(path, schema).ok();
                (recorder(readable, Some(path.to_owned())), Some(StoreProblem::InMemory(error)))
            }
        }
    }

    /// The file, whether it can be written or not.
    #[must_use]
    pub const fn disk(&self) -> Option<&D> {
        self.disk.as_ref()
    }

    /// The file, if it can be written.
    pub fn writable(&mut self) -> Option<&mut D> {
        self.disk.as_mut().filter(|_| self.unwritable.is_none())
    }

    /// Whether attempts go to memory.
    #[must_use]
    pub const fn is_in_memory(&self) -> bool {
        self.memory.is_some()
    }

    /// How many attempts are in memory only.
    #[must_use]
    pub fn unsaved(&self) -> usize {
        self.unsaved.len()
    }

    /// All earlier attempts. To be called once, before anything is recorded.
    ///
    /// # Errors
    ///
    /// When the file cannot be read; recording goes on in memory.
    pub fn load(&mut self) -> Result<Stored, StoreError> {
        let Some(disk) = &self.disk else {
            self.fall_back();
            return Ok(Stored::default());
        };
        match disk.as_ref().attempts_after(0) {
            Ok(stored) => {
                self.place = stored.last;
                if self.unwritable.is_some() {
                    self.fall_back();
                }
                Ok(stored)
            }
            Err(error) => {
                self.fall_back();
                Err(error)
            }
        }
    }

    /// All earlier attempts as the program reads them, like [`Recorder::load`], and what is wrong: the file, or rows that
    /// the program does not understand.
    pub fn attempts<A>(
        &mut self,
        read: impl Fn(AttemptRow) -> Result<A, BadRow>,
    ) -> (Option<Vec<A>>, Option<StoreProblem>) {
        match self.load() {
            Ok(stored) => {
                let found = stored.rows.len() + stored.unreadable.len();
                let attempts: Vec<A> = stored.rows.into_iter().filter_map(|row| read(row).ok()).collect();
                let unreadable = found - attempts.len();
                (Some(attempts), (unreadable > 0).then_some(StoreProblem::Unreadable(unreadable)))
            }
            Err(error) => (None, Some(StoreProblem::InMemory(error))),
        }
    }

    /// Tries a last time to write what is in memory only. Returns what is lost.
    #[must_use]
    pub fn end(mut self) -> Option<Unwritten> {
        let exercises = self.unsaved();
        let failed = if exercises == 0 { None } else { self.catch_up(|_| Ok(())).err() };
        failed.map(|reason| Unwritten { exercises, reason })
    }

    /// Checks the file thoroughly and makes damaged indexes anew. Attempts that only come to light then are reported.
    pub fn check_up(&mut self) -> Vec<RecorderNews> {
        let Some(disk) = self.writable() else { return Vec::new() };
        match disk.as_mut().check_up() {
            Ok(Checkup::Sound) => Vec::new(),
            Ok(Checkup::Mended(found)) => {
                let found = Some(found).filter(|found| !found.is_empty()).map(RecorderNews::Recorded);
                found.into_iter().chain([RecorderNews::Problem(StoreProblem::Mended)]).collect()
            }
            Ok(Checkup::Faulty(fault)) => vec![RecorderNews::Problem(StoreProblem::Faulty(Fault::Found(fault)))],
            Err(error) => vec![RecorderNews::Problem(StoreProblem::Faulty(Fault::Unread(error)))],
        }
    }

    /// Records an attempt, see [`Database::record`]. Returns whether it is on disk, and what is to be reported.
    pub fn record(&mut self, row: &AttemptRow, item: Option<Strength>, start: Strength) -> (bool, Vec<RecorderNews>) {
        let mut news = Vec::new();
        if self.memory.is_none() {
            match self.record_on_disk(row, item, start) {
                Ok(rows) => return (true, vec![RecorderNews::Recorded(rows)]),
                Err(error) => news.push(self.failed(error)),
            }
        }
        let mut row = row.clone();
        if self.memory.as_mut().is_some_and(|memory| memory.record(&mut row, item, start).is_ok()) {
            self.unsaved.push(row.clone());
            news.push(RecorderNews::Recorded(vec![row]));
        }
        (false, news)
    }

    fn record_on_disk(
        &mut self,
        row: &AttemptRow,
        item: Option<Strength>,
        start: Strength,
    ) -> Result<Vec<AttemptRow>, StoreError> {
        let disk = self.disk.as_mut().ok_or(StoreError::NoPlace)?.as_mut();
        let mut row = row.clone();
        disk.record(&mut row, item, start)?;
        // This attempt is safe even if those of other programs cannot be read.
        let last = disk.last_place();
        let alone = || Stored { rows: vec![row], last, ..Stored::default() };
        let stored =
            if last == self.place + 1 { alone() } else { disk.attempts_after(self.place).unwrap_or_else(|_| alone()) };
        self.place = stored.last;
        Ok(stored.rows)
    }

    /// Continues in memory after a failure, with the attempts that can still be read from disk.
    pub fn failed(&mut self, error: StoreError) -> RecorderNews {
        self.fall_back();
        RecorderNews::Problem(StoreProblem::InMemory(error))
    }

    fn fall_back(&mut self) {
        let known = self.disk.as_ref().and_then(|disk| disk.as_ref().attempts_after(0).ok()).unwrap_or_default();
        self.memory = Database::in_memory(self.schema).ok();
        if let Some(memory) = &mut self.memory {
            let _ = memory.insert(&known.rows, |_| Ok(()));
        }
    }

    /// Tries to write the attempts that are in memory only, and then `more`, which a program has kept beside them.
    ///
    /// # Errors
    ///
    /// When the file still cannot be written; what is in memory stays there.
    pub fn catch_up(
        &mut self,
        more: impl FnOnce(&mut D) -> Result<(), StoreError>,
    ) -> Result<Vec<RecorderNews>, StoreError> {
        let mut news = Vec::new();
        if let Some(path) = &self.unwritable {
            let (writable, aside) = Database::open(path, self.schema)?;
            news.extend(opened(&writable, aside).map(RecorderNews::Problem));
            (self.disk, self.unwritable) = (Some(writable.into()), None);
        }
        let disk = self.disk.as_mut().ok_or(StoreError::NoPlace)?;
        disk.as_mut().insert(&self.unsaved, |_| Ok(()))?;
        more(disk)?;
        let disk = disk.as_ref();
        let reported: HashSet<String> = self.unsaved.drain(..).map(|row| row.uid).collect();
        self.memory = None;
        let last = disk.last_place();
        let mut others = disk.attempts_after(self.place).unwrap_or_else(|_| Stored { last, ..Stored::default() });
        self.place = others.last;
        others.rows.retain(|row| !reported.contains(&row.uid));
        news.extend([RecorderNews::Saved, RecorderNews::Recorded(others.rows)]);
        Ok(news)
    }
}

/// What was wrong with a file that could be opened.
fn opened(database: &Database, aside: Option<SetAside>) -> Option<StoreProblem> {
    aside.map(StoreProblem::PutAside).or(database.fewer().map(StoreProblem::Fewer))
}
