//! The tables, and their migration from older versions.

use std::path::Path;

use rusqlite::{Connection, TransactionBehavior};

use super::error::{Damage, StoreError};
use super::mending::text;

/// The steps from each version of the schema to the next, beginning with an empty file. A released step is never changed.
/// `user_version` holds the version.
const STEPS: [&str; 8] = [
    "
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
    create index attempt_of_person on attempt (variant, mode, place) where rating_after is not null;
    create index attempt_of_item on attempt (item) where rating_after is not null;
    create table game (
        id text primary key,
        pdn text not null,
        mine text not null check (mine in ('white', 'black')),
        searched integer not null default 0
    ) strict;
    create table own_puzzle (
        id text primary key,
        game text not null references game (id),
        record text not null
    ) strict;
",
    "
    create table own_drill (
        item text not null,
        variant text not null,
        game text not null references game (id),
        source text not null,
        day text not null,
        primary key (item, variant)
    ) strict;
",
    // The player's strength is that after the attempt made last, not the one stored last.
    "
    drop index if exists attempt_of_person;
    create index attempt_of_person on attempt (variant, mode, at_millis, place) where rating_after is not null;
",
    // From here on there are attempts of the kinds `lesson` and `trial`, which earlier versions cannot read.
    "",
    "
    create table kept_puzzle (
        place integer primary key,
        own_set text not null,
        puzzle text not null,
        unique (own_set, puzzle)
    ) strict;
    create table hidden_puzzle (
        place integer primary key,
        puzzle text not null unique
    ) strict;
",
    // From here on there are attempts of the kind `review`.
    "",
    // Ratings are on the scale of play from here on, see `scale.rs`.
    "
    update attempt set
        rating_before = 145 + 0.81 * rating_before,
        deviation_before = max(45, 0.81 * deviation_before),
        item_rating_before = 145 + 0.81 * item_rating_before,
        item_deviation_before = max(45, 0.81 * item_deviation_before),
        rating_after = 145 + 0.81 * rating_after,
        deviation_after = max(45, 0.81 * deviation_after),
        item_rating_after = 145 + 0.81 * item_rating_after,
        item_deviation_after = max(45, 0.81 * item_deviation_after)
    where rating_after is not null;
",
    // Ratings are on the scale of the levels of 2026-11-24 from here on.
    "
    update attempt set
        rating_before = 246 + 0.854 * rating_before,
        deviation_before = max(45, 0.854 * deviation_before),
        item_rating_before = 246 + 0.854 * item_rating_before,
        item_deviation_before = max(45, 0.854 * item_deviation_before),
        rating_after = 246 + 0.854 * rating_after,
        deviation_after = max(45, 0.854 * deviation_after),
        item_rating_after = 246 + 0.854 * item_rating_after,
        item_deviation_after = max(45, 0.854 * item_deviation_after)
    where rating_after is not null;
",
];

/// The newest version known.
fn known() -> i64 {
    i64::try_from(STEPS.len()).unwrap_or(i64::MAX)
}

/// Checks that all tables and columns of the current schema exist.
///
/// # Errors
///
/// [`StoreError::Damaged`] if one is missing, and any error of the database.
pub(super) fn check(connection: &Connection, path: &Path) -> Result<(), StoreError> {
    let columns = |connection: &Connection| {
        let query = "select t.name, c.name from sqlite_schema t, pragma_table_info(t.name) c where t.type = 'table'";
        let mut statement = connection.prepare(query)?;
        let rows = statement.query_map([], |row| Ok((text(row, 0)?, text(row, 1)?)))?;
        rows.collect::<rusqlite::Result<Vec<(String, String)>>>()
    };
    let failed = |error| StoreError::Database { path: path.to_owned(), error };
    let mut model = Connection::open_in_memory().map_err(failed)?;
    migrate(&mut model, path)?;
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
pub(super) fn migrate(connection: &mut Connection, path: &Path) -> Result<(), StoreError> {
    let failed = |error| StoreError::Database { path: path.to_owned(), error };
    let version = |connection: &Connection| connection.query_row("pragma user_version", [], |row| row.get::<_, i64>(0));
    let found = version(connection).map_err(failed)?;
    if found > known() {
        return Err(StoreError::Newer { path: path.to_owned(), found, known: known() });
    }
    if found == known() {
        return Ok(());
    }
    let upgrade = |connection: &mut Connection| {
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        // Another program may have migrated it in the meantime.
        let found = version(&transaction)?;
        if found > 0 {
            // A file of another program may have a version, too: then this fails before anything changes.
            transaction.prepare("select place, uid, item from attempt")?;
        }
        for step in STEPS.iter().skip(usize::try_from(found).unwrap_or(usize::MAX)) {
            transaction.execute_batch(step)?;
        }
        transaction.pragma_update(None, "user_version", known().max(found))?;
        transaction.commit()
    };
    upgrade(connection).map_err(failed)
}
