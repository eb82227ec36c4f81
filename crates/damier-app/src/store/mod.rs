//! The player's progress on disk: attempts, own games and what was found in them, sets, unfinished work.
//!
//! [`etude_store`] keeps the attempts, and says what is promised of them.

pub mod exchange;
pub mod games;
pub mod keeper;
pub mod pdn_files;
mod played;
mod player_sets;
pub mod repertoire_file;
mod row;
mod scale;
mod schema;
mod subject;
pub mod unfinished;

use std::path::Path;

use self::schema::SCHEMA;
use damier_train::attempt::{Attempt, Recorded};
use etude::rating::Strength;
use etude_store::{AttemptRow, Database, new_uid};
pub use etude_store::{BadRow, BadValue, Checkup, Damage, Fewer, SetAside, StoreError};
pub use played::finished_games;

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

impl From<etude_store::Stored> for Stored {
    fn from(stored: etude_store::Stored) -> Self {
        let found = stored.rows.len() + stored.unreadable.len();
        let attempts: Vec<Attempt> = stored.rows.into_iter().filter_map(|row| row::attempt(row).ok()).collect();
        Self { unreadable: found - attempts.len(), attempts, last: stored.last }
    }
}

/// The player's progress.
pub struct Store {
    database: Database,
}

impl From<Database> for Store {
    fn from(database: Database) -> Self {
        Self { database }
    }
}

impl AsRef<Database> for Store {
    fn as_ref(&self) -> &Database {
        &self.database
    }
}

impl AsMut<Database> for Store {
    fn as_mut(&mut self) -> &mut Database {
        &mut self.database
    }
}

impl Store {
    /// Opens the file at a path, or creates it. A damaged file is first renamed and replaced by a new one.
    ///
    /// # Errors
    ///
    /// Any [`StoreError`] but [`StoreError::Damaged`]; then nothing has changed.
    pub fn open(path: &Path) -> Result<(Self, Option<SetAside>), StoreError> {
        let (database, aside) = Database::open(path, SCHEMA)?;
        Ok((Self { database }, aside))
    }

    /// Does the same, and reads all of the file: [`Store::check_up`] need not do so again if it is sound.
    ///
    /// # Errors
    ///
    /// As [`Store::open`].
    pub fn open_checked(path: &Path) -> Result<(Self, Option<SetAside>), StoreError> {
        let (database, aside) = Database::open_checked(path, SCHEMA)?;
        Ok((Self { database }, aside))
    }

    /// Opens the file at a path for reading only.
    ///
    /// # Errors
    ///
    /// When it is missing, damaged, or has another version of the schema.
    pub fn open_to_read(path: &Path) -> Result<Self, StoreError> {
        Ok(Self { database: Database::open_to_read(path, SCHEMA)? })
    }

    /// A store that ends with the program.
    ///
    /// # Errors
    ///
    /// When memory runs out.
    pub fn in_memory() -> Result<Self, StoreError> {
        Ok(Self { database: Database::in_memory(SCHEMA)? })
    }

    /// Whether attempts were missing when the file was opened. Said once: the next time, what is left is all there was.
    #[must_use]
    pub const fn fewer(&self) -> Option<Fewer> {
        self.database.fewer()
    }

    /// Records an exercise under a uid; an attempt that has it already stays unchanged. A puzzle is rated against the
    /// strength `item`, if that is given and the puzzle has never been rated before; `start` is the player's strength
    /// before the first rated exercise. The attempt is on disk when this returns.
    ///
    /// # Errors
    ///
    /// When the database fails; then nothing is recorded.
    pub fn record(&mut self, uid: &str, recorded: &Recorded, start: Strength) -> Result<Attempt, StoreError> {
        let (mut row, item) = row::to_record(uid, recorded);
        self.database.record(&mut row, item, start)?;
        Ok(Attempt { uid: row.uid, exercise: recorded.exercise.clone(), rated: row.rated })
    }

    /// Whether the store has an attempt; false when the database fails.
    fn has(&self, uid: &str) -> bool {
        self.database.has(uid)
    }

    /// Adds attempts as they are and leaves existing ones unchanged. Returns how many were new.
    ///
    /// # Errors
    ///
    /// When the database fails; then none is added.
    pub fn insert(&mut self, attempts: &[Attempt]) -> Result<usize, StoreError> {
        let rows: Vec<_> = attempts.iter().map(row::of_attempt).collect();
        self.database.insert(&rows, |_| Ok(()))
    }

    /// The attempts stored after a place. Places count from 1 in the order of storing.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub fn attempts_after(&self, place: i64) -> Result<Stored, StoreError> {
        self.database.attempts_after(place).map(Stored::from)
    }

    /// Hands over all readable attempts as their rows, in the order they were made, one after another. Returns how many are
    /// unreadable.
    ///
    /// # Errors
    ///
    /// When the database fails, and the first that `take` returns, which ends it.
    fn each_row<E: From<StoreError>>(&self, mut take: impl FnMut(&AttemptRow) -> Result<(), E>) -> Result<usize, E> {
        let mut unreadable = 0;
        self.database.each_attempt_after(0, |_, row| {
            let Ok(attempt) = row.and_then(row::attempt) else {
                unreadable += 1;
                return Ok(());
            };
            take(&row::of_attempt(&attempt))
        })?;
        Ok(unreadable)
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
        self.database.is_empty()
    }

    /// Checks the file thoroughly and makes damaged indexes anew.
    ///
    /// # Errors
    ///
    /// When the file cannot be read.
    pub fn check_up(&mut self) -> Result<Checkup<Attempt>, StoreError> {
        Ok(match self.database.check_up()? {
            Checkup::Sound => Checkup::Sound,
            Checkup::Mended(rows) => {
                Checkup::Mended(rows.into_iter().filter_map(|row| row::attempt(row).ok()).collect())
            }
            Checkup::Faulty(fault) => Checkup::Faulty(fault),
        })
    }

    /// The faults that a thorough check of the file finds; empty when it is sound.
    ///
    /// # Errors
    ///
    /// When the file cannot be read.
    pub fn problems(&self) -> Result<Vec<String>, StoreError> {
        self.database.problems()
    }

    /// Writes a complete copy to a new file that only its owner can read.
    ///
    /// # Errors
    ///
    /// When the file exists, or cannot be written; then no part of it remains.
    pub fn back_up(&self, to: &Path) -> Result<(), StoreError> {
        self.database.back_up(to)
    }
}
