//! An attempt as a row: one list of columns for the database, JSON and CSV.

use std::io::{self, Read, Write};
use std::str::FromStr;

use etude::calendar::Moment;
use etude::effort::Effort;
use etude::rating::{Rated, Strength};
use rusqlite::types::Value;
use serde_json::{Map, Number, Value as Json};

/// An attempt as it is kept: what every trainer records of an exercise, in texts whose words its program chooses.
#[derive(Clone, Debug, PartialEq)]
pub struct AttemptRow {
    /// Its identity, unique among all attempts anywhere.
    pub uid: String,
    /// When it ended.
    pub moment: Moment,
    /// What kind of exercise it was.
    pub kind: String,
    /// How it was done: as practice, as a review. Together with the variant it names a pool of ratings.
    pub mode: String,
    /// The variant of the game.
    pub variant: String,
    /// What it was about.
    pub item: String,
    /// How it went.
    pub effort: Effort,
    /// Words that can be counted, separated by blanks.
    pub tags: String,
    /// Anything else.
    pub detail: String,
    /// The rating change, if it was rated.
    pub rated: Option<Rated>,
}

/// The type of a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Type {
    /// A whole number.
    Integer,
    /// A number, or null if the attempt was not rated.
    Real,
    /// A text.
    Text,
}

/// The columns, in order.
const COLUMNS: [(&str, Type); 25] = [
    ("uid", Type::Text),
    ("at_millis", Type::Integer),
    ("day", Type::Text),
    ("kind", Type::Text),
    ("mode", Type::Text),
    ("variant", Type::Text),
    ("item", Type::Text),
    ("verdict", Type::Text),
    ("millis", Type::Integer),
    ("hints", Type::Integer),
    ("errors", Type::Integer),
    ("tags", Type::Text),
    ("detail", Type::Text),
    ("rating_before", Type::Real),
    ("deviation_before", Type::Real),
    ("volatility_before", Type::Real),
    ("rating_after", Type::Real),
    ("deviation_after", Type::Real),
    ("volatility_after", Type::Real),
    ("item_rating_before", Type::Real),
    ("item_deviation_before", Type::Real),
    ("item_volatility_before", Type::Real),
    ("item_rating_after", Type::Real),
    ("item_deviation_after", Type::Real),
    ("item_volatility_after", Type::Real),
];

/// A value that does not fit its column.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{column}: {value}")]
pub struct BadRow {
    /// The column.
    pub column: &'static str,
    /// What is wrong with its value.
    pub value: BadValue,
}

/// What is wrong with a value. Texts show the value as it stands there.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadValue {
    /// It is missing.
    #[error("missing")]
    Missing,
    /// It is an empty text.
    #[error("empty")]
    Empty,
    /// It has a type that no column has.
    #[error("of another type")]
    OtherType,
    /// A text was expected.
    #[error("{0} is no text")]
    NotText(String),
    /// A whole number was expected.
    #[error("{0} is no whole number")]
    NotWhole(String),
    /// A number was expected.
    #[error("{0} is no number")]
    NotNumber(String),
    /// The number is negative or too large.
    #[error("{0} is out of range")]
    OutOfRange(i64),
    /// Some of the ratings are there and others are not.
    #[error("some ratings are missing")]
    RatingsIncomplete,
    /// The word is none of those that the column may hold.
    #[error("{0} is not known")]
    Unknown(String),
}

impl AttemptRow {
    /// The names of the columns, in order.
    pub fn columns() -> impl Iterator<Item = &'static str> {
        COLUMNS.iter().map(|&(name, _)| name)
    }

    /// The value of a column that holds one of a set of words.
    ///
    /// # Errors
    ///
    /// [`BadValue::Unknown`] if it is none of them.
    pub fn parse<T: FromStr>(column: &'static str, text: &str) -> Result<T, BadRow> {
        text.parse().map_err(|_| BadRow { column, value: BadValue::Unknown(text.to_owned()) })
    }

    /// The values, in the order of the columns.
    pub(crate) fn values(&self) -> Vec<Value> {
        let text = |text: &str| Value::Text(text.to_owned());
        let Effort { credit, millis, hints, errors } = self.effort;
        let mut values = vec![
            text(&self.uid),
            Value::Integer(self.moment.millis),
            text(&self.moment.day.to_string()),
            text(&self.kind),
            text(&self.mode),
            text(&self.variant),
            text(&self.item),
            text(credit.as_ref()),
            Value::Integer(millis.into()),
            Value::Integer(hints.into()),
            Value::Integer(errors.into()),
            text(&self.tags),
            text(&self.detail),
        ];
        let strengths = self.rated.map(|rated| [rated.before, rated.after, rated.item_before, rated.item_after]);
        for strength in strengths.into_iter().flatten() {
            values.extend([strength.rating, strength.deviation, strength.volatility].map(Value::Real));
        }
        values.resize(COLUMNS.len(), Value::Null);
        values
    }

    /// The attempt with these values, in the order of the columns.
    pub(crate) fn of_values(values: &[Value]) -> Result<Self, BadRow> {
        let mut cursor = Cursor { values, next: 0 };
        let uid = cursor.text()?;
        if uid.is_empty() {
            return Err(BadRow { column: COLUMNS[0].0, value: BadValue::Empty });
        }
        let moment = Moment { millis: cursor.integer()?, day: cursor.parse()? };
        let [kind, mode, variant, item] = [cursor.text()?, cursor.text()?, cursor.text()?, cursor.text()?];
        let credit = cursor.parse()?;
        let effort = Effort { credit, millis: cursor.count()?, hints: cursor.count()?, errors: cursor.count()? };
        let [tags, detail] = [cursor.text()?, cursor.text()?];
        let strengths = [cursor.strength()?, cursor.strength()?, cursor.strength()?, cursor.strength()?];
        let rated = match strengths {
            [Some(before), Some(after), Some(item_before), Some(item_after)] => {
                Some(Rated { before, after, item_before, item_after })
            }
            [None, None, None, None] => None,
            _ => return Err(BadRow { column: "rating_before", value: BadValue::RatingsIncomplete }),
        };
        Ok(Self { uid, moment, kind, mode, variant, item, effort, tags, detail, rated })
    }

    /// The values of a row of a query, from the column `first` on; a text that is not UTF-8 becomes a blob.
    pub(crate) fn read(row: &rusqlite::Row, first: usize) -> rusqlite::Result<Vec<Value>> {
        let value = |column| Ok(Value::try_from(row.get_ref(column)?).unwrap_or(Value::Blob(Vec::new())));
        (first..first + COLUMNS.len()).map(value).collect()
    }

    /// The attempt as JSON: a field for every column that has a value.
    #[must_use]
    pub fn to_json(&self) -> Map<String, Json> {
        let pairs = Self::columns().zip(self.values()).filter_map(|(name, value)| {
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
    ///
    /// # Errors
    ///
    /// A value that is missing or of another type.
    pub fn from_json(fields: &Map<String, Json>) -> Result<Self, BadRow> {
        let values: Vec<Value> = COLUMNS.iter().map(|&(name, kind)| from_json(fields.get(name), kind)).collect();
        Self::of_values(&values)
    }
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

/// A line of CSV that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {fault}")]
pub struct CsvError {
    /// The line, counted from 1.
    pub line: u64,
    /// What is wrong with it.
    pub fault: CsvFault,
}

/// What is wrong with a line of CSV.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CsvFault {
    /// It does not fit the first line, or a quote is never closed.
    #[error("{0}")]
    Form(String),
    /// The first line does not name the columns.
    #[error("the first line does not name the columns")]
    Columns,
    /// A value is wrong.
    #[error(transparent)]
    Row(#[from] BadRow),
}

/// Writes attempts as CSV, one after another.
#[derive(Debug)]
pub struct CsvAttempts<W: Write>(csv::Writer<W>);

impl<W: Write> CsvAttempts<W> {
    /// Writes the first line, which names the columns.
    ///
    /// # Errors
    ///
    /// When the writer fails.
    pub fn new(out: W) -> io::Result<Self> {
        let mut writer = csv::Writer::from_writer(out);
        writer.write_record(AttemptRow::columns())?;
        Ok(Self(writer))
    }

    /// Writes an attempt.
    ///
    /// # Errors
    ///
    /// When the writer fails.
    pub fn write(&mut self, row: &AttemptRow) -> io::Result<()> {
        let fields = row.values().into_iter().map(|value| match value {
            Value::Integer(number) => number.to_string(),
            // The shortest text that parses to the same number.
            Value::Real(number) => number.to_string(),
            Value::Text(text) => text,
            Value::Null | Value::Blob(_) => String::new(),
        });
        Ok(self.0.write_record(fields)?)
    }

    /// Writes what is still held back.
    ///
    /// # Errors
    ///
    /// When the writer fails.
    pub fn finish(mut self) -> io::Result<()> {
        self.0.flush()
    }
}

/// Reads attempts from CSV and hands over each with the line in which it begins.
///
/// # Errors
///
/// A line that cannot be read, and the first error that `take` returns, which ends it.
pub fn read_csv<E: From<CsvError>>(
    input: impl Read,
    mut take: impl FnMut(u64, AttemptRow) -> Result<(), E>,
) -> Result<(), E> {
    let mut reader = csv::Reader::from_reader(Lines::new(input));
    let (is_known, faulty) = match reader.headers() {
        Ok(names) => (names.iter().eq(AttemptRow::columns()), None),
        Err(error) => (false, Some(error)),
    };
    if let Some(error) = faulty {
        return Err(broken(&error, reader.get_mut()).into());
    }
    if !is_known {
        return Err(CsvError { line: 1, fault: CsvFault::Columns }.into());
    }
    let mut record = csv::StringRecord::new();
    loop {
        match reader.read_record(&mut record) {
            Ok(true) => {}
            Ok(false) => return Ok(()),
            Err(error) => return Err(broken(&error, reader.get_mut()).into()),
        }
        let line = record.position().map_or(1, |position| reader.get_mut().line_of(position));
        let values: Vec<Value> = record.iter().zip(COLUMNS).map(|(field, (_, kind))| from_text(field, kind)).collect();
        let row = AttemptRow::of_values(&values).map_err(|error| CsvError { line, fault: error.into() })?;
        take(line, row)?;
    }
}

fn broken<R>(error: &csv::Error, lines: &mut Lines<R>) -> CsvError {
    let line = error.position().map_or(1, |position| lines.line_of(position));
    CsvError { line, fault: CsvFault::Form(error.to_string()) }
}

/// Counts the lines of a text that is read through it.
struct Lines<R> {
    input: R,
    /// What has been read since the last place that was asked for.
    recent: Vec<u8>,
    /// Where that begins in the text, and in which line.
    start: u64,
    line: u64,
}

impl<R> Lines<R> {
    const fn new(input: R) -> Self {
        Self { input, recent: Vec::new(), start: 0, line: 1 }
    }

    /// The line in which a record begins, counted from 1. The CSV reader's own count stands between the two characters of
    /// CRLF, and before empty lines. Places are asked for in their order.
    fn line_of(&mut self, position: &csv::Position) -> u64 {
        let start = usize::try_from(position.byte().saturating_sub(self.start)).unwrap_or(usize::MAX);
        let start = start.min(self.recent.len());
        let blank = self.recent[start..].iter().take_while(|byte| matches!(byte, b'\n' | b'\r')).count();
        let before = start + blank;
        let ends = self.recent[..before]
            .iter()
            .enumerate()
            .filter(|&(at, &byte)| byte == b'\n' || (byte == b'\r' && self.recent.get(at + 1) != Some(&b'\n')));
        self.line += ends.count() as u64;
        self.recent.drain(..before);
        self.start += before as u64;
        self.line
    }
}

impl<R: Read> Read for Lines<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.input.read(buffer)?;
        self.recent.extend_from_slice(&buffer[..count]);
        Ok(count)
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

/// Why a value does not fit its column; `fault` is for one of another type that can be shown.
fn unfit(value: &Value, fault: fn(String) -> BadValue) -> BadValue {
    match value {
        Value::Null => BadValue::Missing,
        Value::Blob(_) => BadValue::OtherType,
        Value::Integer(number) => fault(number.to_string()),
        Value::Real(number) => fault(number.to_string()),
        Value::Text(text) => fault(text.clone()),
    }
}

/// A walk along the values of a row.
struct Cursor<'a> {
    values: &'a [Value],
    next: usize,
}

impl<'a> Cursor<'a> {
    fn value(&mut self) -> (&'static str, &'a Value) {
        let column = self.column();
        let value = self.values.get(self.next).unwrap_or(&Value::Null);
        self.next += 1;
        (column, value)
    }

    fn column(&self) -> &'static str {
        COLUMNS.get(self.next).map_or("", |&(name, _)| name)
    }

    fn text(&mut self) -> Result<String, BadRow> {
        match self.value() {
            (_, Value::Text(text)) => Ok(text.clone()),
            (column, value) => Err(BadRow { column, value: unfit(value, BadValue::NotText) }),
        }
    }

    fn parse<T: FromStr>(&mut self) -> Result<T, BadRow> {
        let column = self.column();
        AttemptRow::parse(column, &self.text()?)
    }

    fn integer(&mut self) -> Result<i64, BadRow> {
        match self.value() {
            (_, &Value::Integer(number)) => Ok(number),
            (column, value) => Err(BadRow { column, value: unfit(value, BadValue::NotWhole) }),
        }
    }

    fn count(&mut self) -> Result<u32, BadRow> {
        let column = self.column();
        let number = self.integer()?;
        u32::try_from(number).map_err(|_| BadRow { column, value: BadValue::OutOfRange(number) })
    }

    fn real(&mut self) -> Result<Option<f64>, BadRow> {
        match self.value() {
            (_, Value::Null) => Ok(None),
            (_, &Value::Real(number)) if number.is_finite() => Ok(Some(number)),
            (column, value) => Err(BadRow { column, value: unfit(value, BadValue::NotNumber) }),
        }
    }

    fn strength(&mut self) -> Result<Option<Strength>, BadRow> {
        let parts = (self.real()?, self.real()?, self.real()?);
        Ok(match parts {
            (Some(rating), Some(deviation), Some(volatility)) => Some(Strength { rating, deviation, volatility }),
            _ => None,
        })
    }
}
