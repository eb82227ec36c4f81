//! Export and import of progress: everything as JSON, or the attempts as CSV, without loss.

use std::collections::BTreeMap;
use std::io::{self, Write};

use etude_store::{AttemptRow, CsvAttempts, CsvError};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json};

use super::games::{Finds, OwnDrill, OwnGame, OwnPuzzle};
use super::scale::converted;
use super::{BadRow, Store, StoreError, row};
use damier_train::attempt::Attempt;
use damier_train::puzzle::picks::{Pick, PlayerSets};

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
    /// The export cannot be written.
    #[error("the export cannot be written: {0}")]
    Write(#[from] io::Error),
}

/// An export as JSON, read as a whole.
#[derive(Deserialize)]
struct Document {
    format: String,
    version: u32,
    attempts: Vec<Map<String, Json>>,
    #[serde(default)]
    games: Vec<OwnGame>,
    #[serde(default)]
    own_puzzles: Vec<OwnPuzzle>,
    #[serde(default)]
    own_drills: Vec<OwnDrill>,
    /// The player's own sets: the puzzles of each name.
    #[serde(default)]
    sets: BTreeMap<String, Vec<String>>,
    /// The puzzles that are never shown again.
    #[serde(default)]
    hidden: Vec<String>,
}

impl Document {
    /// The sets and hidden puzzles.
    fn picks(&self) -> PlayerSets {
        let mut picks = PlayerSets::default();
        for (set, ids) in &self.sets {
            for id in ids {
                picks.apply(&Pick::Keep { set: set.clone(), id: id.clone() });
            }
        }
        for id in &self.hidden {
            picks.apply(&Pick::Hide(id.clone()));
        }
        picks
    }
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
    let picks = store.picks()?;
    let sets: BTreeMap<&str, &[String]> = picks.sets().collect();
    write!(out, ",\"own_puzzles\":{}", serde_json::to_string(&store.own_puzzles()?)?)?;
    write!(out, ",\"own_drills\":{}", serde_json::to_string(&store.own_drills()?)?)?;
    write!(out, ",\"sets\":{}", serde_json::to_string(&sets)?)?;
    writeln!(out, ",\"hidden\":{}}}", serde_json::to_string(picks.hidden())?)?;
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

/// Imports JSON or CSV. Existing rows stay unchanged, but a game that was searched elsewhere counts as searched here.
/// Returns how many attempts were new.
///
/// # Errors
///
/// When the text is not an export, or the store fails; then nothing is imported.
pub fn read(store: &mut Store, text: &str) -> Result<usize, ExchangeError> {
    let text = text.trim_start_matches('\u{feff}').trim_start();
    if !text.starts_with('{') {
        return Ok(store.insert(&read_csv(text)?)?);
    }
    let document: Document = serde_json::from_str(text)?;
    if document.format != FORMAT {
        return Err(ExchangeError::Format(document.format));
    }
    if document.version > VERSION {
        return Err(ExchangeError::Version(document.version));
    }
    let attempts = document.attempts.iter().enumerate().map(|(index, fields)| {
        attempt_from_json(fields).map_err(|error| ExchangeError::Row { number: index + 1, error })
    });
    let attempts: Vec<Attempt> = attempts
        .map(|attempt| attempt.map(|attempt| converted(attempt, document.version)))
        .collect::<Result<_, _>>()?;
    let picks = document.picks();
    let finds = Finds { puzzles: document.own_puzzles, drills: document.own_drills };
    Ok(store.take_in(&attempts, &document.games, finds, &picks)?)
}

fn read_csv(text: &str) -> Result<Vec<Attempt>, CsvError> {
    let rows = etude_store::read_csv(text)?.into_iter();
    rows.map(|(line, row)| row::attempt(row).map_err(|error| CsvError { line, fault: error.into() })).collect()
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
        let error = read(&mut store, &text).unwrap_err();
        assert!(error.to_string().contains("the disk is full"), "{error}");
        assert_eq!((store.attempts().unwrap(), store.games().unwrap()), (vec![], vec![]));
        limit(&store, 100_000);
        assert_eq!(read(&mut store, &text).unwrap(), 1);
        assert_eq!((store.games().unwrap().len(), store.count_to_search().unwrap()), (1, 0));
    }
}
