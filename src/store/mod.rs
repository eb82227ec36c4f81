//! The player's progress on disk, in one `SQLite` file that only its owner can read.
//!
//! Each attempt is one row, written in one transaction with the rating that follows from it and synced to disk before it
//! is acknowledged. No crash loses an acknowledged attempt, and on a disk that keeps its promises neither does a power
//! failure. Any number of programs may have the file open at once. Nothing is sent anywhere.

mod error;
pub mod exchange;
pub mod games;
pub mod keeper;
mod mending;
mod opening;
pub mod pdn_files;
mod picks;
mod played;
mod row;
mod scale;
mod schema;
pub mod settings;
mod subject;
pub mod unfinished;
pub mod writer;

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::{fs, io};

use rusqlite::{Connection, OptionalExtension, TransactionBehavior, params, params_from_iter};

use self::games::{Finds, OwnGame};
use crate::wall;
use crate::words::{io_error, say};
use damier_train::attempt::{Attempt, Exercise, Kind, Recorded, Subject};
use damier_train::puzzle::picks::Picks;
pub use error::{Damage, StoreError};
use etude::calendar::Day;
use etude::rating::{Rated, Strength, rate};
use etude_files::{CreateMode, make_private};
pub use mending::Checkup;
pub use opening::{Aside, default_path};
pub use played::finished_games;
pub use row::BadRow;

/// The attempts of a store.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Stored {
    /// In the order they were made.
    pub attempts: Vec<Attempt>,
    /// How many others were skipped because they cannot be read.
    pub unreadable: usize,
    /// The place of the attempt stored last, readable or not.
    pub last: i64,
}

/// The player's progress.
pub struct Store {
    connection: Connection,
    path: PathBuf,
    /// The file that says how many attempts there are; `None` if nobody needs to know.
    tally: Option<PathBuf>,
    fewer: Option<Fewer>,
}

/// A sound file of progress that holds fewer attempts than it did, although none is ever deleted: it was replaced, or copied
/// without the log of what was written last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fewer {
    /// How many there were.
    pub had: i64,
    /// How many are left.
    pub has: i64,
}

impl Store {
    /// Opens the file at a path, or creates it. A damaged file is first renamed and replaced by a new one.
    ///
    /// # Errors
    ///
    /// Any [`StoreError`] but [`StoreError::Damaged`]; then nothing has changed.
    pub fn open(path: &Path) -> Result<(Self, Option<Aside>), StoreError> {
        opening::open(path)
    }

    /// Opens the file at a path for reading only.
    ///
    /// # Errors
    ///
    /// When it is missing, damaged, or has another version of the schema.
    pub fn open_to_read(path: &Path) -> Result<Self, StoreError> {
        opening::open_to_read(path)
    }

    /// A store that ends with the program.
    ///
    /// # Errors
    ///
    /// When memory runs out.
    pub fn in_memory() -> Result<Self, StoreError> {
        let path = PathBuf::from("memory");
        let connection =
            Connection::open_in_memory().map_err(|error| StoreError::Database { path: path.clone(), error })?;
        let mut store = Self { connection, path, tally: None, fewer: None };
        store.migrate()?;
        Ok(store)
    }

    /// Whether attempts were missing when the file was opened. Told once: the next time, what is left is all there was.
    #[must_use]
    pub const fn fewer(&self) -> Option<Fewer> {
        self.fewer
    }

    /// The number of attempts in the table: an index may lack some.
    fn count(&self) -> Result<i64, StoreError> {
        self.read(|connection| connection.query_row("select count(*) from attempt not indexed", [], |row| row.get(0)))
    }

    /// Notes how many attempts there are.
    fn note_count(&self) {
        let (Some(tally), Ok(count)) = (&self.tally, self.count()) else { return };
        let note = || fs::OpenOptions::new().write(true).open(tally)?.write_all(opening::written(count).as_bytes());
        // If this fails, a loss goes unnoticed.
        let _: io::Result<()> = note();
    }

    fn migrate(&mut self) -> Result<(), StoreError> {
        schema::migrate(&mut self.connection, &self.path)
    }

    fn failed(&self, error: rusqlite::Error) -> StoreError {
        StoreError::Database { path: self.path.clone(), error }
    }

    /// Runs `work`, which only reads.
    fn read<T>(&self, work: impl FnOnce(&Connection) -> rusqlite::Result<T>) -> Result<T, StoreError> {
        work(&self.connection).map_err(|error| self.failed(error))
    }

    /// The rows of a query without parameters.
    fn rows<T>(
        &self,
        query: &str,
        row: impl FnMut(&rusqlite::Row) -> rusqlite::Result<T>,
    ) -> Result<Vec<T>, StoreError> {
        self.read(|connection| connection.prepare(query)?.query_map([], row)?.collect())
    }

    /// Runs `work` in one transaction: all of it is written, or nothing.
    fn write<T>(&mut self, work: impl FnOnce(&Connection) -> rusqlite::Result<T>) -> Result<T, StoreError> {
        let whole = |connection: &mut Connection| {
            let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
            let done = work(&transaction)?;
            transaction.commit()?;
            Ok(done)
        };
        whole(&mut self.connection).map_err(|error| self.failed(error))
    }

    /// Records an exercise under a uid; an attempt that has it already stays unchanged. It is rated against the strength
    /// of its item, if that is given and the item has never been rated before; `start` is the player's strength before
    /// the first rated exercise. The attempt is on disk when this returns.
    ///
    /// # Errors
    ///
    /// When the database fails; then nothing is recorded.
    pub fn record(&mut self, uid: &str, recorded: &Recorded, start: Strength) -> Result<Attempt, StoreError> {
        let Recorded { exercise, item } = recorded;
        let recorded = self.write(|connection| {
            let rated = item.map_or(Ok(None), |item| rated(connection, exercise, item, start))?;
            let attempt = Attempt { uid: uid.to_owned(), exercise: exercise.clone(), rated };
            insert(connection, &attempt)?;
            Ok(attempt)
        })?;
        self.note_count();
        Ok(recorded)
    }

    /// Whether the store has an attempt; false when the database fails.
    fn has(&self, uid: &str) -> bool {
        let found = "select exists (select 1 from attempt where uid = ?1)";
        self.connection.query_row(found, [uid], |row| row.get(0)).unwrap_or(false)
    }

    /// Adds attempts as they are and leaves existing ones unchanged. Returns how many were new.
    ///
    /// # Errors
    ///
    /// When the database fails; then none is added.
    pub fn insert(&mut self, attempts: &[Attempt]) -> Result<usize, StoreError> {
        let new = self.write(|connection| insert_all(connection, attempts))?;
        self.note_count();
        Ok(new)
    }

    /// Adds attempts, games, finds and picks, and leaves existing ones unchanged. Returns how many attempts were new.
    ///
    /// # Errors
    ///
    /// When the database fails, or a find belongs to no game; then nothing is added.
    pub fn take_in(
        &mut self,
        attempts: &[Attempt],
        games: &[OwnGame],
        finds: Finds,
        chosen: &Picks,
    ) -> Result<usize, StoreError> {
        let new = self.write(|connection| {
            games::add(connection, games, finds)?;
            for pick in chosen.changes() {
                picks::apply(connection, &pick)?;
            }
            insert_all(connection, attempts)
        })?;
        self.note_count();
        Ok(new)
    }

    /// The attempts stored after a place. Places count from 1 in the order of storing.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub fn attempts_after(&self, place: i64) -> Result<Stored, StoreError> {
        let columns = row::names().collect::<Vec<_>>().join(", ");
        let query = format!("select place, {columns} from attempt where place > ?1 order by at_millis, place");
        let rows: Vec<(i64, row::Values)> = self.read(|connection| {
            let mut statement = connection.prepare_cached(&query)?;
            statement.query_map([place], |row| Ok((row.get(0)?, row::read(row, 1)?)))?.collect()
        })?;
        let last = rows.iter().map(|&(place, _)| place).max().unwrap_or(place);
        let attempts: Vec<Attempt> = rows.iter().filter_map(|(_, values)| row::attempt(values).ok()).collect();
        let unreadable = rows.len() - attempts.len();
        Ok(Stored { attempts, unreadable, last })
    }

    /// The place of the last attempt recorded by this program.
    fn last_place(&self) -> i64 {
        self.connection.last_insert_rowid()
    }

    /// All readable attempts, in the order they were made.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub fn attempts(&self) -> Result<Vec<Attempt>, StoreError> {
        Ok(self.attempts_after(0)?.attempts)
    }

    /// Whether no attempt was ever stored.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub fn is_empty(&self) -> Result<bool, StoreError> {
        self.read(|connection| connection.query_row("select not exists (select 1 from attempt)", [], |row| row.get(0)))
    }

    /// Writes a complete copy to a new file that only its owner can read.
    ///
    /// # Errors
    ///
    /// When the file exists, or cannot be written; then no part of it remains.
    pub fn back_up(&self, to: &Path) -> Result<(), StoreError> {
        let failed = |reason| StoreError::Backup { path: to.to_owned(), reason };
        make_private(to, CreateMode::New).map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => failed(say().backup_exists()),
            _ => failed(io_error(&error)),
        })?;
        let done = self.connection.execute("vacuum into ?1", [to.to_string_lossy()]);
        done.map(drop).map_err(|error| {
            // A partial file would block the next attempt.
            let _ = fs::remove_file(to);
            failed(error::reason(&error))
        })
    }

    /// The faults that `SQLite` finds in the file; empty when it is sound.
    ///
    /// # Errors
    ///
    /// When the file cannot be read.
    pub fn problems(&self) -> Result<Vec<String>, StoreError> {
        let lines: Vec<String> = self.rows("pragma integrity_check", |row| mending::text(row, 0))?;
        Ok(lines.into_iter().filter(|line| line != "ok").collect())
    }
}

/// A new unique identity for an attempt.
fn new_uid() -> String {
    format!("{:032x}", rand::random::<u128>())
}

/// Milliseconds. What is dated still later was recorded by a wrong clock, and would be the last for years.
const TWO_DAYS: i64 = 2 * 86_400_000;

/// Rates an exercise by all attempts in the store. The player's strength is that after the attempt made last, not the one
/// stored last: attempts from another machine may be stored later and be older.
fn rated(
    connection: &Connection,
    exercise: &Exercise,
    item: Strength,
    start: Strength,
) -> rusqlite::Result<Option<Rated>> {
    // Only puzzles are rated against a strength.
    let Subject::Puzzle { id, .. } = &exercise.subject else { return Ok(None) };
    let names = (exercise.variant.name(), exercise.mode.as_ref());
    let again = connection
        .prepare_cached(
            "select 1 from attempt where item = ?1 and kind = ?2 and variant = ?3 and rating_after is not null",
        )?
        .exists(params![id, Kind::Puzzle.as_ref(), names.0])?;
    if again {
        return Ok(None);
    }
    let now = wall::now().millis;
    let last = connection
        .prepare_cached(
            "select rating_after, deviation_after, volatility_after, day from attempt
             where variant = ?1 and mode = ?2 and rating_after is not null and at_millis < ?3
             order by at_millis desc, place desc limit 1",
        )?
        .query_row((names.0, names.1, exercise.moment.millis.max(now) + TWO_DAYS), |row| {
            let player = Strength { rating: row.get(0)?, deviation: row.get(1)?, volatility: row.get(2)? };
            Ok((player, row.get::<_, String>(3)?))
        })
        .optional()?;
    let today = exercise.moment.day;
    let last = last.map(|(player, day)| (player, day.parse::<Day>().unwrap_or(today)));
    Ok(Some(rate(Strength::on(today, last, start), item, exercise.effort())))
}

fn insert_all(connection: &Connection, attempts: &[Attempt]) -> rusqlite::Result<usize> {
    let new: rusqlite::Result<Vec<usize>> = attempts.iter().map(|attempt| insert(connection, attempt)).collect();
    Ok(new?.into_iter().sum())
}

fn insert(connection: &Connection, attempt: &Attempt) -> rusqlite::Result<usize> {
    let places = vec!["?"; row::COLUMNS.len()].join(", ");
    let columns = row::names().collect::<Vec<_>>().join(", ");
    let text = format!("insert into attempt ({columns}) values ({places}) on conflict (uid) do nothing");
    connection.prepare_cached(&text)?.execute(params_from_iter(row::values(attempt)))
}
