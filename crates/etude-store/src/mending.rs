//! Faults that the quick check at the start does not see: indexes that lack an entry, and texts that are not UTF-8.
//!
//! An index only repeats what its table holds, so a damaged one is made anew and nothing is lost. Looking for it reads
//! the whole file, which is why a program does so once its first screen is drawn.

use std::collections::HashSet;

use rusqlite::types::ValueRef;
use rusqlite::{Row, TransactionBehavior};

use crate::database::Database;
use crate::error::StoreError;
use crate::opening::SOUND;

/// What a thorough check of the file has found.
#[derive(Clone, Debug, PartialEq)]
pub enum Checkup<A> {
    /// Nothing.
    Sound,
    /// Indexes were damaged; they have been made anew. These attempts were not found before.
    Mended(Vec<A>),
    /// This is wrong with it and cannot be mended.
    Faulty(String),
}

impl Database {
    /// Checks the file thoroughly and makes damaged indexes anew. The attempts that only come to light then are rows.
    ///
    /// # Errors
    ///
    /// When the file cannot be read.
    pub fn check_up(&mut self) -> Result<Checkup<crate::row::AttemptRow>, StoreError> {
        if self.is_sound {
            return Ok(Checkup::Sound);
        }
        let Some(first) = self.problems()?.into_iter().next() else { return Ok(Checkup::Sound) };
        let rows = |database: &Self| database.attempts_after(0).map(|stored| stored.rows).unwrap_or_default();
        let known: HashSet<String> = rows(self).into_iter().map(|row| row.uid).collect();
        let mend = |database: &mut Self| {
            let transaction = database.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
            transaction.execute_batch("reindex")?;
            transaction.commit()
        };
        // Without success the fault is reported, whatever kept it from being mended.
        let is_mended = mend(self).is_ok() && self.problems()?.is_empty();
        if !is_mended {
            return Ok(Checkup::Faulty(first));
        }
        let mut found = rows(self);
        found.retain(|row| !known.contains(&row.uid));
        Ok(Checkup::Mended(found))
    }

    /// The faults that `SQLite` finds in the file; empty when it is sound.
    ///
    /// # Errors
    ///
    /// When the file cannot be read.
    pub fn problems(&self) -> Result<Vec<String>, StoreError> {
        let lines: Vec<String> = self.rows("pragma integrity_check", |row| text(row, 0))?;
        Ok(lines.into_iter().filter(|line| line != SOUND).collect())
    }
}

/// The text in a column; bytes that are not UTF-8 are replaced, so that one damaged text costs itself alone.
///
/// # Errors
///
/// When the row has no such column.
pub fn text(row: &Row<'_>, column: usize) -> rusqlite::Result<String> {
    Ok(match row.get_ref(column)? {
        ValueRef::Text(bytes) | ValueRef::Blob(bytes) => String::from_utf8_lossy(bytes).into_owned(),
        ValueRef::Integer(number) => number.to_string(),
        ValueRef::Real(number) => number.to_string(),
        ValueRef::Null => String::new(),
    })
}
