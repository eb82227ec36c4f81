//! Export and import of progress: everything as JSON, or the attempts as CSV, without loss.

use std::collections::BTreeMap;
use std::io::{self, Write};

use rusqlite::types::Value;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Number, Value as Json};

use super::games::{Finds, OwnDrill, OwnGame, OwnPuzzle};
use super::row::{self, BadRow, COLUMNS, Type};
use super::scale::converted;
use super::{Store, StoreError};
use crate::words::{io_error, say};
use damier_train::attempt::Attempt;
use damier_train::puzzle::picks::{Pick, Picks};

/// The name of the format, which every export holds.
const FORMAT: &str = "damier-progress";
/// The version of the export. Earlier versions have ratings on other scales (`scale.rs`).
const VERSION: u32 = 3;

/// Why a text cannot be imported, or an export not written.
#[derive(Debug, thiserror::Error)]
pub enum ExchangeError {
    /// It is not JSON, or lacks a field.
    #[error("{}", say().not_an_export(.0.to_string()))]
    Json(#[from] serde_json::Error),
    /// It is JSON of another format.
    #[error("{}", say().other_format(.0, FORMAT))]
    Format(String),
    /// It was written by a newer version.
    #[error("{}", say().export_newer(*.0, VERSION))]
    Version(u32),
    /// It is not CSV with these columns.
    #[error("{}", say().export_line(*.line, .reason))]
    Csv {
        /// The line, counted from 1.
        line: u64,
        /// What is wrong with it.
        reason: String,
    },
    /// An attempt cannot be read.
    #[error("{}", say().export_attempt(*.number, .error.to_string()))]
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
    #[error("{}", say().export_unwritten(io_error(.0)))]
    Write(#[from] io::Error),
}

/// An export as JSON.
#[derive(Serialize, Deserialize)]
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
    fn picks(&self) -> Picks {
        let mut picks = Picks::default();
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

/// Writes a whole store as JSON. Returns how many attempts were skipped because they cannot be read.
///
/// # Errors
///
/// When the store or the writer fails.
pub fn write_json(store: &Store, out: &mut impl Write) -> Result<usize, ExchangeError> {
    let stored = store.attempts_after(0)?;
    let attempts = stored.attempts.iter().map(attempt_to_json).collect();
    let picks = store.picks()?;
    let document = Document {
        format: FORMAT.to_owned(),
        version: VERSION,
        attempts,
        games: store.games()?,
        own_puzzles: store.own_puzzles()?,
        own_drills: store.own_drills()?,
        sets: picks.sets().map(|(name, ids)| (name.to_owned(), ids.to_vec())).collect(),
        hidden: picks.hidden().to_vec(),
    };
    serde_json::to_writer(&mut *out, &document).map_err(io::Error::from)?;
    writeln!(out)?;
    Ok(stored.unreadable)
}

/// Writes the attempts of a store as CSV, with the columns named in the first line, and nothing else.
/// Returns how many attempts were skipped because they cannot be read.
///
/// # Errors
///
/// When the store or the writer fails.
pub fn write_csv(store: &Store, out: &mut impl Write) -> Result<usize, ExchangeError> {
    let mut writer = csv::Writer::from_writer(out);
    let failed = |error: csv::Error| ExchangeError::Write(io::Error::from(error));
    writer.write_record(row::names()).map_err(failed)?;
    let stored = store.attempts_after(0)?;
    for attempt in &stored.attempts {
        let fields = row::values(attempt).into_iter().map(|value| match value {
            Value::Integer(number) => number.to_string(),
            // The shortest text that parses to the same number.
            Value::Real(number) => number.to_string(),
            Value::Text(text) => text,
            Value::Null | Value::Blob(_) => String::new(),
        });
        writer.write_record(fields).map_err(failed)?;
    }
    writer.flush()?;
    Ok(stored.unreadable)
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

fn read_csv(text: &str) -> Result<Vec<Attempt>, ExchangeError> {
    let mut reader = csv::Reader::from_reader(text.as_bytes());
    let broken = |error: csv::Error| ExchangeError::Csv {
        line: error.position().map_or(1, |position| line_of(text, position)),
        reason: error.to_string(),
    };
    let header = reader.headers().map_err(broken)?.clone();
    if !header.iter().eq(row::names()) {
        let names = row::names().collect::<Vec<_>>().join(",");
        return Err(ExchangeError::Csv { line: 1, reason: say().export_columns(names) });
    }
    let mut attempts = Vec::new();
    for record in reader.records() {
        let record = record.map_err(broken)?;
        let values: Vec<Value> = record.iter().zip(COLUMNS).map(|(field, (_, kind))| from_text(field, kind)).collect();
        let attempt = row::attempt(&values).map_err(|error| ExchangeError::Csv {
            line: record.position().map_or(1, |position| line_of(text, position)),
            reason: error.to_string(),
        });
        attempts.push(attempt?);
    }
    Ok(attempts)
}

/// The line in which a record begins, counted from 1. The reader's own count stands between the two characters of CRLF.
fn line_of(text: &str, position: &csv::Position) -> u64 {
    let start = usize::try_from(position.byte()).unwrap_or(usize::MAX).min(text.len());
    let blank = text.as_bytes()[start..].iter().take_while(|byte| matches!(byte, b'\n' | b'\r')).count();
    let before = &text.as_bytes()[..start + blank];
    let ends = before
        .iter()
        .enumerate()
        .filter(|&(at, &byte)| byte == b'\n' || (byte == b'\r' && text.as_bytes().get(at + 1) != Some(&b'\n')));
    1 + ends.count() as u64
}

/// An attempt as JSON.
pub(super) fn attempt_to_json(attempt: &Attempt) -> Map<String, Json> {
    let pairs = row::names().zip(row::values(attempt)).filter_map(|(name, value)| {
        let value = match value {
            Value::Integer(number) => Json::from(number),
            Value::Real(number) => Json::Number(Number::from_f64(number)?),
            Value::Text(text) => Json::from(text),
            Value::Null | Value::Blob(_) => return None,
        };
        Some((name.to_owned(), value))
    });
    pairs.collect()
}

/// Reads an attempt from JSON.
pub(super) fn attempt_from_json(fields: &Map<String, Json>) -> Result<Attempt, BadRow> {
    let values: Vec<Value> = COLUMNS.iter().map(|&(name, kind)| from_json(fields.get(name), kind)).collect();
    row::attempt(&values)
}

fn from_json(value: Option<&Json>, kind: Type) -> Value {
    match (value, kind) {
        (Some(Json::Number(number)), Type::Integer) => number.as_i64().map_or(Value::Null, Value::Integer),
        (Some(Json::Number(number)), Type::Real) => number.as_f64().map_or(Value::Null, Value::Real),
        (Some(Json::String(text)), Type::Text) => Value::Text(text.clone()),
        (Some(other), _) if !other.is_null() => Value::Blob(Vec::new()),
        _ => Value::Null,
    }
}

/// A field of a line. One that does not fit its column stays a text, which is refused later.
fn from_text(field: &str, kind: Type) -> Value {
    let text = || Value::Text(field.to_owned());
    match kind {
        Type::Text => text(),
        Type::Real if field.is_empty() => Value::Null,
        Type::Real => field.parse().map_or_else(|_| text(), Value::Real),
        Type::Integer => field.parse().map_or_else(|_| text(), Value::Integer),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_room_for_all_nothing_is_imported() {
        let folder = tempfile::tempdir().unwrap();
        let mut store = Store::open(&folder.path().join("progress/progress.sqlite3")).unwrap().0;
        let fields = row::names().zip([
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
        let pages: u32 = store.connection.query_row("pragma page_count", [], |row| row.get(0)).unwrap();
        store.connection.execute_batch(&format!("pragma max_page_count = {}", pages + 2)).unwrap();
        let error = read(&mut store, &text).unwrap_err();
        assert!(error.to_string().contains("the disk is full"), "{error}");
        assert_eq!((store.attempts().unwrap(), store.games().unwrap()), (vec![], vec![]));
        store.connection.execute_batch("pragma max_page_count = 100000").unwrap();
        assert_eq!(read(&mut store, &text).unwrap(), 1);
        assert_eq!((store.games().unwrap().len(), store.count_to_search().unwrap()), (1, 0));
    }
}
