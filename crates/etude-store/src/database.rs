//! The file: what is read from it and written to it.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::{fs, io};

use etude::calendar::Day;
use etude::fresh_seed;
use etude::rating::{RatedBefore, Strength};
use etude_files::{CreateMode, make_private};
use rusqlite::{Connection, OptionalExtension as _, TransactionBehavior, params_from_iter};

use crate::error::{BackupError, DatabaseError, StoreError};
use crate::opening::{self, Check, SetAside};
use crate::row::{AttemptRow, BadRow};
use crate::schema::Schema;
use crate::wall;

/// A player's progress: a table of attempts, and whatever tables the program adds.
pub struct Database {
    pub(crate) connection: Connection,
    pub(crate) path: PathBuf,
    /// The file that says how many attempts there are; `None` if that is never asked.
    pub(crate) tally: Option<PathBuf>,
    pub(crate) fewer: Option<Fewer>,
    /// Whether all of the file was found sound when it was opened.
    pub(crate) is_sound: bool,
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

/// The attempts of a file.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Stored {
    /// Those that can be read, in the order they were made.
    pub rows: Vec<AttemptRow>,
    /// Those that cannot.
    pub unreadable: Vec<BadRow>,
    /// The place of the attempt stored last, readable or not. Places count from 1.
    pub last: i64,
}

/// Milliseconds. What is dated still later was recorded by a wrong clock, and would be the last for years.
const TWO_DAYS: i64 = 2 * 86_400_000;

impl Database {
    /// Opens the file at a path, or creates it. A damaged file is first renamed and replaced by a new one.
    ///
    /// # Errors
    ///
    /// Any [`StoreError`] but [`StoreError::Damaged`]; then nothing has changed.
    pub fn open(path: &Path, schema: Schema) -> Result<(Self, Option<SetAside>), StoreError> {
        opening::open(path, schema, Check::Quick)
    }

    /// Does the same, and reads all of the file: [`Database::check_up`] need not do so again if it is sound.
    ///
    /// # Errors
    ///
    /// As [`Database::open`].
    pub fn open_checked(path: &Path, schema: Schema) -> Result<(Self, Option<SetAside>), StoreError> {
        opening::open(path, schema, Check::Whole)
    }

    /// Opens the file at a path for reading only.
    ///
    /// # Errors
    ///
    /// When it is missing, damaged, or has another version of the schema.
    pub fn open_to_read(path: &Path, schema: Schema) -> Result<Self, StoreError> {
        opening::open_to_read(path, schema)
    }

    /// A database that ends with the program.
    ///
    /// # Errors
    ///
    /// When memory runs out.
    pub fn in_memory(schema: Schema) -> Result<Self, StoreError> {
        let path = PathBuf::from("memory");
        let connection = Connection::open_in_memory().map_err(|error| StoreError::database(&path, error))?;
        let mut database = Self::of(connection, path);
        schema.migrate(&mut database.connection, &database.path)?;
        Ok(database)
    }

    pub(crate) const fn of(connection: Connection, path: PathBuf) -> Self {
        Self { connection, path, tally: None, fewer: None, is_sound: false }
    }

    /// Whether attempts were missing when the file was opened. Said once: the next time, what is left is all there was.
    #[must_use]
    pub const fn fewer(&self) -> Option<Fewer> {
        self.fewer
    }

    /// The number of attempts in the table: an index may lack some.
    pub(crate) fn count(&self) -> Result<i64, StoreError> {
        self.read(|connection| connection.query_row("select count(*) from attempt not indexed", [], |row| row.get(0)))
    }

    /// Notes how many attempts there are.
    pub(crate) fn note_count(&self) {
        let (Some(tally), Ok(count)) = (&self.tally, self.count()) else { return };
        let note = || fs::OpenOptions::new().write(true).open(tally)?.write_all(opening::written(count).as_bytes());
        // If this fails, a loss goes unnoticed.
        let _: io::Result<()> = note();
    }

    pub(crate) fn failed(&self, error: rusqlite::Error) -> StoreError {
        StoreError::database(&self.path, error)
    }

    /// Runs `work`, which only reads.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub fn read<T>(&self, work: impl FnOnce(&Connection) -> rusqlite::Result<T>) -> Result<T, StoreError> {
        work(&self.connection).map_err(|error| self.failed(error))
    }

    /// The rows of a query without parameters.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub fn rows<T>(
        &self,
        query: &str,
        row: impl FnMut(&rusqlite::Row) -> rusqlite::Result<T>,
    ) -> Result<Vec<T>, StoreError> {
        self.read(|connection| connection.prepare(query)?.query_map([], row)?.collect())
    }

    /// Runs `work` in one transaction: all of it is written, or nothing.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub fn write<T>(&mut self, work: impl FnOnce(&Connection) -> rusqlite::Result<T>) -> Result<T, StoreError> {
        let whole = |connection: &mut Connection| {
            let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
            let done = work(&transaction)?;
            transaction.commit()?;
            Ok(done)
        };
        whole(&mut self.connection).map_err(|error| self.failed(error))
    }

    /// Records an attempt, whose `rated` is set here: it is rated against the strength of its item, if that is given and the
    /// item has never been rated before in its kind and variant; `start` is the player's strength before the first rated
    /// attempt. One whose uid is there already stays unchanged. The attempt is on disk when this returns.
    ///
    /// # Errors
    ///
    /// When the database fails; then nothing is recorded.
    pub fn record(&mut self, row: &mut AttemptRow, item: Option<Strength>, start: Strength) -> Result<(), StoreError> {
        self.write(|connection| {
            row.rated = match item {
                Some(item) => before(connection, row, start)?.rate(item, row.moment.day, row.effort),
                None => None,
            };
            insert(connection, row).map(drop)
        })?;
        self.note_count();
        Ok(())
    }

    /// Whether there is an attempt with a uid; false when the database fails.
    #[must_use]
    pub fn has(&self, uid: &str) -> bool {
        let found = "select exists (select 1 from attempt where uid = ?1)";
        self.connection.query_row(found, [uid], |row| row.get(0)).unwrap_or(false)
    }

    /// Adds attempts as they are and leaves existing ones unchanged, in one transaction with `more`. Returns how many
    /// were new.
    ///
    /// # Errors
    ///
    /// When the database fails; then nothing is added.
    pub fn insert(
        &mut self,
        rows: &[AttemptRow],
        more: impl FnOnce(&Connection) -> rusqlite::Result<()>,
    ) -> Result<usize, StoreError> {
        let new = self.write(|connection| {
            more(connection)?;
            rows.iter().map(|row| insert(connection, row)).sum()
        })?;
        self.note_count();
        Ok(new)
    }

    /// Runs `work`, which writes entry by entry, in one transaction: all of it is written, or nothing. Other programs have
    /// to wait meanwhile.
    ///
    /// # Errors
    ///
    /// When the database fails, and any that `work` returns.
    pub fn batch<T, E: From<StoreError>>(&mut self, work: impl FnOnce(&Batch) -> Result<T, E>) -> Result<T, E> {
        let Self { connection, path, .. } = self;
        let failed = |error| StoreError::database(path, error);
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate).map_err(failed)?;
        let done = work(&Batch { connection: &transaction, path })?;
        transaction.commit().map_err(failed)?;
        self.note_count();
        Ok(done)
    }

    /// The attempts stored after a place.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub fn attempts_after(&self, place: i64) -> Result<Stored, StoreError> {
        let mut stored = Stored { last: place, ..Stored::default() };
        self.each_attempt_after(place, |place, row| {
            stored.last = stored.last.max(place);
            match row {
                Ok(row) => stored.rows.push(row),
                Err(error) => stored.unreadable.push(error),
            }
            Ok::<_, StoreError>(())
        })?;
        Ok(stored)
    }

    /// Hands over the attempts stored after a place, in the order they were made, one after another: each with its place,
    /// or why it cannot be read.
    ///
    /// # Errors
    ///
    /// When the database fails, and the first that `take` returns, which ends it.
    pub fn each_attempt_after<E: From<StoreError>>(
        &self,
        place: i64,
        mut take: impl FnMut(i64, Result<AttemptRow, BadRow>) -> Result<(), E>,
    ) -> Result<(), E> {
        let columns = AttemptRow::columns().collect::<Vec<_>>().join(", ");
        let query = format!("select place, {columns} from attempt where place > ?1 order by at_millis, place");
        let taken = self.read(|connection| {
            let mut statement = connection.prepare_cached(&query)?;
            let mut found = statement.query([place])?;
            while let Some(row) = found.next()? {
                let attempt = AttemptRow::of_values(&AttemptRow::read(row, 1)?);
                if let Err(error) = take(row.get(0)?, attempt) {
                    return Ok(Err(error));
                }
            }
            Ok(Ok(()))
        });
        taken?
    }

    /// The place of the last attempt recorded by this program.
    #[must_use]
    pub fn last_place(&self) -> i64 {
        self.connection.last_insert_rowid()
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
            io::ErrorKind::AlreadyExists => failed(BackupError::Exists),
            _ => failed(BackupError::System(error.into())),
        })?;
        let done = self.connection.execute("vacuum into ?1", [to.to_string_lossy()]);
        done.map(drop).map_err(|error| {
            // A partial file would block the next attempt.
            let _ = fs::remove_file(to);
            failed(DatabaseError::from(error).into())
        })
    }
}

/// A new unique identity for an attempt: 32 hexadecimal digits.
#[must_use]
pub fn new_uid() -> String {
    format!("{:016x}{:016x}", fresh_seed(), fresh_seed())
}

/// What all attempts in the file say before an attempt, by which it is rated. The player's strength is that after the attempt made last, not the one
/// stored last: attempts from another machine may be stored later and be older.
fn before(connection: &Connection, row: &AttemptRow, start: Strength) -> rusqlite::Result<RatedBefore> {
    let puzzle = connection
        .prepare_cached(
            "select 1 from attempt where item = ?1 and kind = ?2 and variant = ?3 and rating_after is not null",
        )?
        .exists([&row.item, &row.kind, &row.variant])?;
    let now = wall::now().millis;
    let last = connection
        .prepare_cached(
            "select rating_after, deviation_after, volatility_after, day from attempt
             where variant = ?1 and mode = ?2 and rating_after is not null and at_millis < ?3
             order by at_millis desc, place desc limit 1",
        )?
        .query_row((&row.variant, &row.mode, row.moment.millis.max(now) + TWO_DAYS), |row| {
            let player = Strength { rating: row.get(0)?, deviation: row.get(1)?, volatility: row.get(2)? };
            Ok((player, row.get::<_, String>(3)?))
        })
        .optional()?;
    let today = row.moment.day;
    let last = last.map(|(player, day)| (player, day.parse::<Day>().unwrap_or(today)));
    Ok(RatedBefore { puzzle, last, start })
}

/// A transaction that is being written.
pub struct Batch<'a> {
    connection: &'a Connection,
    path: &'a Path,
}

impl Batch<'_> {
    /// Adds an attempt as it is, if none has its uid. Returns how many were new.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub fn insert(&self, row: &AttemptRow) -> Result<usize, StoreError> {
        self.write(|connection| insert(connection, row))
    }

    /// Runs `work`.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub fn write<T>(&self, work: impl FnOnce(&Connection) -> rusqlite::Result<T>) -> Result<T, StoreError> {
        work(self.connection).map_err(|error| StoreError::database(self.path, error))
    }
}

fn insert(connection: &Connection, row: &AttemptRow) -> rusqlite::Result<usize> {
    let places = vec!["?"; AttemptRow::columns().count()].join(", ");
    let columns = AttemptRow::columns().collect::<Vec<_>>().join(", ");
    let text = format!("insert into attempt ({columns}) values ({places}) on conflict (uid) do nothing");
    connection.prepare_cached(&text)?.execute(params_from_iter(row.values()))
}

impl AsRef<Self> for Database {
    fn as_ref(&self) -> &Self {
        self
    }
}

impl AsMut<Self> for Database {
    fn as_mut(&mut self) -> &mut Self {
        self
    }
}
