//! Export and import of progress: everything as JSON, or the attempts as CSV, without loss.

mod import;

use std::collections::BTreeMap;
use std::io::{self, Write};

use etude_store::{AttemptRow, CsvAttempts, CsvError};
use serde::Serialize;
use serde_json::{Map, Value as Json};

use super::{BadRow, Store, StoreError, row};
use damier_train::attempt::Attempt;
pub use import::read;

/// The name of the format, which every export holds.
pub const FORMAT: &str = "damier-progress";
/// The version of the export. Earlier versions have ratings on other scales (`scale.rs`).
pub const VERSION: u32 = 3;

/// Why a text cannot be imported, or an export not written.
#[derive(Debug, thiserror::Error)]
pub enum ExchangeError {
    /// It is not JSON, or lacks a field.
    #[error("no export: {0}")]
    Json(#[from] serde_json::Error),
    /// It is JSON of another format.
    #[error("the format is {0}, not {FORMAT}")]
    Format(String),
    /// It was written by a newer version.
    #[error("version {0} is newer than {VERSION}")]
    Version(u32),
    /// It is not CSV with these columns.
    #[error(transparent)]
    Csv(#[from] CsvError),
    /// An attempt cannot be read.
    #[error("attempt {number}: {error}")]
    Row {
        /// Its number, counted from 1.
        number: usize,
        /// What is wrong with it.
        error: BadRow,
    },
    /// The store fails.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The text cannot be read to its end.
    #[error("the export cannot be read: {0}")]
    Read(#[source] io::Error),
    /// The export cannot be written.
    #[error("the export cannot be written: {0}")]
    Write(#[from] io::Error),
}

/// Writes a whole store as JSON, row by row. Returns how many attempts were skipped because they cannot be read.
///
/// # Errors
///
/// When the store or the writer fails.
pub fn write_json(store: &Store, out: &mut impl Write) -> Result<usize, ExchangeError> {
    write!(out, "{{\"format\":\"{FORMAT}\",\"version\":{VERSION}")?;
    let mut attempts = List::begin("attempts", &mut *out)?;
    let unreadable = store.each_row(|row| attempts.write(&row.to_json()))?;
    attempts.end()?;
    let mut games = List::begin("games", &mut *out)?;
    let mut written = Ok(());
    store.each_game(|game| {
        if written.is_ok() {
            written = games.write(&game);
        }
    })?;
    written?;
    games.end()?;
    let player_sets = store.player_sets()?;
    let sets: BTreeMap<&str, &[String]> = player_sets.sets().collect();
    write!(out, ",\"own_puzzles\":{}", serde_json::to_string(&store.own_puzzles()?)?)?;
    write!(out, ",\"own_drills\":{}", serde_json::to_string(&store.own_drills()?)?)?;
    write!(out, ",\"sets\":{}", serde_json::to_string(&sets)?)?;
    writeln!(out, ",\"hidden\":{}}}", serde_json::to_string(player_sets.hidden())?)?;
    Ok(unreadable)
}

/// A list in a JSON object, of which one entry at a time is held.
struct List<W> {
    out: W,
    is_empty: bool,
}

impl<W: Write> List<W> {
    fn begin(name: &str, mut out: W) -> io::Result<Self> {
        write!(out, ",\"{name}\":[")?;
        Ok(Self { out, is_empty: true })
    }

    fn write(&mut self, entry: &impl Serialize) -> Result<(), ExchangeError> {
        if !std::mem::take(&mut self.is_empty) {
            self.out.write_all(b",")?;
        }
        serde_json::to_writer(&mut self.out, entry).map_err(|error| ExchangeError::Write(error.into()))
    }

    fn end(mut self) -> io::Result<()> {
        self.out.write_all(b"]")
    }
}

/// Writes the attempts of a store as CSV, with the columns named in the first line, and nothing else.
/// Returns how many attempts were skipped because they cannot be read.
///
/// # Errors
///
/// When the store or the writer fails.
pub fn write_csv(store: &Store, out: &mut impl Write) -> Result<usize, ExchangeError> {
    let mut attempts = CsvAttempts::new(out)?;
    let unreadable = store.each_row(|row| attempts.write(row).map_err(ExchangeError::from))?;
    attempts.finish()?;
    Ok(unreadable)
}

/// An attempt as JSON.
pub(super) fn attempt_to_json(attempt: &Attempt) -> Map<String, Json> {
    row::of_attempt(attempt).to_json()
}

/// Reads an attempt from JSON.
pub(super) fn attempt_from_json(fields: &Map<String, Json>) -> Result<Attempt, BadRow> {
    AttemptRow::from_json(fields).and_then(row::attempt)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_room_for_all_nothing_is_imported() {
        let folder = tempfile::tempdir().unwrap();
        let mut store = Store::open(&folder.path().join("progress/progress.sqlite3")).unwrap().0;
        let fields = AttemptRow::columns().zip([
            r#""1""#,
            "1",
            r#""2026-11-21""#,
            r#""puzzle""#,
            r#""practice""#,
            r#""international""#,
            r#""i1""#,
            r#""right""#,
            "1",
            "0",
            "0",
            r#""""#,
        ]);
        let mut fields: Vec<String> = fields.map(|(name, value)| format!("\"{name}\":{value}")).collect();
        fields.push(format!("\"detail\":\"{}\"", "x".repeat(100_000)));
        let games = r#"[{"id":"g1","pdn":"1. 32-28 *","mine":"white","searched":true}]"#;
        let text =
            format!(r#"{{"format":"{FORMAT}","version":1,"attempts":[{{{}}}],"games":{games}}}"#, fields.join(","));
        // Room for the game, but not for the attempt.
        let pages: u32 = store.database.rows("pragma page_count", |row| row.get(0)).unwrap()[0];
        let limit = |store: &Store, pages: u32| {
            let pragma = format!("pragma max_page_count = {pages}");
            store.database.read(|connection| connection.execute_batch(&pragma)).unwrap();
        };
        limit(&store, pages + 2);
        let error = read(&mut store, text.as_bytes()).unwrap_err();
        assert!(error.to_string().contains("the disk is full"), "{error}");
        assert_eq!((store.attempts().unwrap(), store.games().unwrap()), (vec![], vec![]));
        limit(&store, 100_000);
        assert_eq!(read(&mut store, text.as_bytes()).unwrap(), 1);
        assert_eq!((store.games().unwrap().len(), store.count_to_search().unwrap()), (1, 0));
    }
}
