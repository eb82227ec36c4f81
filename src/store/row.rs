//! An attempt as a row: one list of columns for the database, JSON and CSV.

use std::str::FromStr;

use rusqlite::types::Value;

use super::subject;
use crate::words::{Messages, say};
use damier_train::attempt::{Attempt, Exercise, Foreign};
use etude::calendar::Moment;
use etude::rating::{Rated, Strength};

/// The type of a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Type {
    /// A whole number.
    Integer,
    /// A number, or null if the attempt was not rated.
    Real,
    /// A text.
    Text,
}

/// The columns, in order.
pub(super) const COLUMNS: [(&str, Type); 25] = [
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

/// The values of a row, in the order of [`COLUMNS`].
pub(super) type Values = Vec<Value>;

/// A value that does not fit its column.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{}", say().export_value(*.column, .reason))]
pub struct BadRow {
    /// The column.
    pub column: &'static str,
    /// What is wrong with its value, in words.
    pub reason: String,
}

/// The names of the columns.
pub(super) fn names() -> impl Iterator<Item = &'static str> {
    COLUMNS.iter().map(|&(name, _)| name)
}

/// The values of a row of a query, from the column `first` on; a text that is not UTF-8 becomes a blob.
pub(super) fn read(row: &rusqlite::Row, first: usize) -> rusqlite::Result<Values> {
    let value = |column| Ok(Value::try_from(row.get_ref(column)?).unwrap_or(Value::Blob(Vec::new())));
    (first..first + COLUMNS.len()).map(value).collect()
}

/// The values of an attempt.
pub(super) fn values(attempt: &Attempt) -> Values {
    let Attempt { uid, exercise, rated } = attempt;
    let text = |text: &str| Value::Text(text.to_owned());
    let subject = subject::write(exercise);
    let mut values = vec![
        text(uid),
        Value::Integer(exercise.moment.millis),
        text(&exercise.moment.day.to_string()),
        text(exercise.subject.kind().as_ref()),
        text(exercise.mode.as_ref()),
        text(exercise.variant.name()),
        Value::Text(subject.item),
        text(exercise.credit.as_ref()),
        Value::Integer(exercise.millis.into()),
        Value::Integer(exercise.hints.into()),
        Value::Integer(exercise.errors.into()),
        Value::Text(subject.tags),
        Value::Text(subject.detail),
    ];
    let strengths = rated.map(|rated| [rated.before, rated.after, rated.item_before, rated.item_after]);
    for strength in strengths.into_iter().flatten() {
        values.extend([strength.rating, strength.deviation, strength.volatility].map(Value::Real));
    }
    values.resize(COLUMNS.len(), Value::Null);
    values
}

/// Reads an attempt from values in the order of [`COLUMNS`].
pub(super) fn attempt(values: &[Value]) -> Result<Attempt, BadRow> {
    let mut cursor = Cursor { values, next: 0 };
    let uid = cursor.text()?.to_owned();
    if uid.is_empty() {
        return Err(BadRow { column: COLUMNS[0].0, reason: say().file_empty() });
    }
    let moment = Moment { millis: cursor.integer()?, day: cursor.parse(Messages::not_a_day)? };
    let kind = cursor.parse(Messages::no_such_kind)?;
    let mode = cursor.parse(Messages::no_such_mode)?;
    let variant = cursor.parse(Messages::unknown_variant)?;
    let item = cursor.text()?.to_owned();
    let credit = cursor.parse(Messages::no_such_verdict)?;
    let [millis, hints, errors] = [cursor.count()?, cursor.count()?, cursor.count()?];
    let written = Foreign { kind, item, tags: cursor.text()?.to_owned(), detail: cursor.text()?.to_owned() };
    let (subject, others) = subject::read(written, variant);
    let exercise = Exercise { millis, hints, errors, others, ..Exercise::new(moment, mode, variant, credit, subject) };
    let strengths = [cursor.strength()?, cursor.strength()?, cursor.strength()?, cursor.strength()?];
    let rated = match strengths {
        [Some(before), Some(after), Some(item_before), Some(item_after)] => {
            Some(Rated { before, after, item_before, item_after })
        }
        [None, None, None, None] => None,
        _ => return Err(BadRow { column: "rating_before", reason: say().ratings_incomplete() }),
    };
    Ok(Attempt { uid, exercise, rated })
}

/// Why a value does not fit its column; `words` are for one of another type that can be shown.
fn unfit(value: &Value, words: fn(&Messages, String) -> String) -> String {
    match value {
        Value::Null => say().value_missing(),
        Value::Blob(_) => say().value_other_type(),
        Value::Integer(number) => words(say(), number.to_string()),
        Value::Real(number) => words(say(), number.to_string()),
        Value::Text(text) => words(say(), text.clone()),
    }
}

/// A walk along the values of a row.
struct Cursor<'a> {
    values: &'a [Value],
    next: usize,
}

impl<'a> Cursor<'a> {
    fn value(&mut self) -> (&'static str, &'a Value) {
        let column = COLUMNS.get(self.next).map_or("", |&(name, _)| name);
        let value = self.values.get(self.next).unwrap_or(&Value::Null);
        self.next += 1;
        (column, value)
    }

    fn text(&mut self) -> Result<&'a str, BadRow> {
        match self.value() {
            (_, Value::Text(text)) => Ok(text),
            (column, value) => Err(BadRow { column, reason: unfit(value, Messages::value_not_text) }),
        }
    }

    fn parse<T: FromStr>(&mut self, unknown: fn(&Messages, String) -> String) -> Result<T, BadRow> {
        let column = COLUMNS.get(self.next).map_or("", |&(name, _)| name);
        let text = self.text()?;
        text.parse().map_err(|_| BadRow { column, reason: unknown(say(), text.to_owned()) })
    }

    fn integer(&mut self) -> Result<i64, BadRow> {
        match self.value() {
            (_, &Value::Integer(number)) => Ok(number),
            (column, value) => Err(BadRow { column, reason: unfit(value, Messages::value_not_whole) }),
        }
    }

    fn count(&mut self) -> Result<u32, BadRow> {
        let column = COLUMNS.get(self.next).map_or("", |&(name, _)| name);
        let number = self.integer()?;
        u32::try_from(number).map_err(|_| BadRow { column, reason: say().value_out_of_range(number.to_string()) })
    }

    fn real(&mut self) -> Result<Option<f64>, BadRow> {
        match self.value() {
            (_, Value::Null) => Ok(None),
            (_, &Value::Real(number)) if number.is_finite() => Ok(Some(number)),
            (column, value) => Err(BadRow { column, reason: unfit(value, Messages::value_not_number) }),
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
