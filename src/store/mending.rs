//! Faults that the quick check at the start does not see: indexes that lack an entry, and texts that are not UTF-8.
//!
//! An index only repeats what its table holds, so a damaged one is made anew and nothing is lost. Looking for it reads
//! the whole file, which is why the trainer does so once the first screen is drawn.

use std::collections::HashSet;

use damier_train::attempt::Attempt;
use rusqlite::types::ValueRef;
use rusqlite::{Row, TransactionBehavior};

use super::{Store, StoreError};

/// What a thorough check of the file has found.
#[derive(Clone, Debug, PartialEq)]
pub enum Checkup {
    /// Nothing.
    Sound,
    /// Indexes were damaged; they have been made anew. These attempts were not found before.
    Mended(Vec<Attempt>),
    /// This is wrong with it and cannot be mended.
    Faulty(String),
}

impl Store {
    /// Checks the file thoroughly and makes damaged indexes anew.
    ///
    /// # Errors
    ///
    /// When the file cannot be read.
    pub fn check_up(&mut self) -> Result<Checkup, StoreError> {
        let Some(first) = self.problems()?.into_iter().next() else { return Ok(Checkup::Sound) };
        let known: HashSet<String> = self.attempts().into_iter().flatten().map(|attempt| attempt.uid).collect();
        let mend = |store: &mut Self| {
            let transaction = store.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
            transaction.execute_batch("reindex")?;
            transaction.commit()
        };
        // Without success the fault is told, whatever kept it from being mended.
        let is_mended = mend(self).is_ok() && self.problems()?.is_empty();
        if !is_mended {
            return Ok(Checkup::Faulty(first));
        }
        let mut found = self.attempts().unwrap_or_default();
        found.retain(|attempt| !known.contains(&attempt.uid));
        Ok(Checkup::Mended(found))
    }
}

/// The text in a column; bytes that are not UTF-8 are replaced, so that one damaged text costs itself alone.
pub(super) fn text(row: &Row<'_>, column: usize) -> rusqlite::Result<String> {
    Ok(match row.get_ref(column)? {
        ValueRef::Text(bytes) | ValueRef::Blob(bytes) => String::from_utf8_lossy(bytes).into_owned(),
        ValueRef::Integer(number) => number.to_string(),
        ValueRef::Real(number) => number.to_string(),
        ValueRef::Null => String::new(),
    })
}
