//! The tables of a file, and their migration from older versions.

use std::path::Path;

use rusqlite::{Connection, TransactionBehavior};

use crate::error::{Damage, StoreError};
use crate::mending::text;

/// The table of attempts and its indexes, as the first step of a new program's [`Schema`]. A program that is older than
/// this crate has steps of its own that lead to the same columns.
pub const ATTEMPTS: &str = "
    create table attempt (
        place integer primary key autoincrement,
        uid text not null unique,
        at_millis integer not null,
        day text not null,
        kind text not null,
        mode text not null,
        variant text not null,
        item text not null,
        verdict text not null,
        millis integer not null,
        hints integer not null,
        errors integer not null,
        tags text not null,
        detail text not null,
        rating_before real,
        deviation_before real,
        volatility_before real,
        rating_after real,
        deviation_after real,
        volatility_after real,
        item_rating_before real,
        item_deviation_before real,
        item_volatility_before real,
        item_rating_after real,
        item_deviation_after real,
        item_volatility_after real
    ) strict;
    create index attempt_of_person on attempt (variant, mode, at_millis, place) where rating_after is not null;
    create index attempt_of_item on attempt (item) where rating_after is not null;
";

/// The tables of a program's files: the table of attempts, and whatever the program adds.
#[derive(Clone, Copy, Debug, Default)]
pub struct Schema(&'static [&'static str]);

impl Schema {
    /// The schema that these steps of SQL make of an empty file, each leading from one version to the next. A released
    /// step is never changed; new ones are added at the end. `user_version` in the file holds the number of steps taken.
    #[must_use]
    pub const fn new(steps: &'static [&'static str]) -> Self {
        Self(steps)
    }

    /// The newest version known.
    fn known(self) -> i64 {
        i64::try_from(self.0.len()).unwrap_or(i64::MAX)
    }

    /// Checks that all tables and columns of the newest version exist.
    ///
    /// # Errors
    ///
    /// [`StoreError::Damaged`] if one is missing, and any error of the database.
    pub(crate) fn check(self, connection: &Connection, path: &Path) -> Result<(), StoreError> {
        let columns = |connection: &Connection| {
            let query =
                "select t.name, c.name from sqlite_schema t, pragma_table_info(t.name) c where t.type = 'table'";
            let mut statement = connection.prepare(query)?;
            let rows = statement.query_map([], |row| Ok((text(row, 0)?, text(row, 1)?)))?;
            rows.collect::<rusqlite::Result<Vec<(String, String)>>>()
        };
        let failed = |error| StoreError::database(path, error);
        let mut model = Connection::open_in_memory().map_err(failed)?;
        self.migrate(&mut model, path)?;
        let (wanted, found) = (columns(&model).map_err(failed)?, columns(connection).map_err(failed)?);
        let Some((table, column)) = wanted.into_iter().find(|column| !found.contains(column)) else { return Ok(()) };
        let has_table = found.iter().any(|(name, _)| *name == table);
        let reason = if has_table { Damage::NoColumn { table, column } } else { Damage::NoTable(table) };
        Err(StoreError::Damaged { path: path.to_owned(), reason })
    }

    /// Migrates a database to the newest version, in one transaction.
    ///
    /// # Errors
    ///
    /// [`StoreError::Newer`] when it is newer than that, and any error of the database; then nothing has changed.
    pub(crate) fn migrate(self, connection: &mut Connection, path: &Path) -> Result<(), StoreError> {
        let failed = |error| StoreError::database(path, error);
        let version =
            |connection: &Connection| connection.query_row("pragma user_version", [], |row| row.get::<_, i64>(0));
        let known = self.known();
        let found = version(connection).map_err(failed)?;
        if found > known {
            return Err(StoreError::Newer { path: path.to_owned(), found, known });
        }
        if found == known {
            return Ok(());
        }
        let upgrade = |connection: &mut Connection| {
            let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
            // Another program may have migrated it in the meantime.
            let found = version(&transaction)?;
            if found > 0 {
                // A file of a stranger may have a version, too: then this fails before anything changes.
                transaction.prepare("select place, uid, item from attempt")?;
            }
            for step in self.0.iter().skip(usize::try_from(found).unwrap_or(usize::MAX)) {
                transaction.execute_batch(step)?;
            }
            transaction.pragma_update(None, "user_version", known.max(found))?;
            transaction.commit()
        };
        upgrade(connection).map_err(failed)
    }
}
