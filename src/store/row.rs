//! An attempt as a row: one table of columns serves the database, JSON and CSV.

use std::str::FromStr;

use rusqlite::types::Value;

use super::subject;
use crate::words;
use damier_rules::Variant;
use damier_train::attempt::{Attempt, Exercise, Foreign};
use damier_train::calendar::{Day, Moment};
use damier_train::rating::{Rated, Strength};

/// What stands in a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Type {
    /// A whole number.
    Integer,
    /// A number, or nothing where the attempt was not rated.
    Real,
    /// A text.
    Text,
}

/// The columns in their order.
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

/// A value that cannot stand where it stands.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("the {column} of an attempt: {reason}")]
pub struct BadRow {
    /// The column.
    pub column: &'static str,
    /// What is wrong with its value.
    pub reason: String,
}

/// The names of the columns.
pub(super) fn names() -> impl Iterator<Item = &'static str> {
    COLUMNS.iter().map(|&(name, _)| name)
}

/// The values that a row of a query holds from some column on; a text that is not UTF-8 is no text.
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
        text(exercise.subject.kind().name()),
        text(exercise.mode.name()),
        text(exercise.variant.name()),
        Value::Text(subject.item),
        text(exercise.credit.name()),
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

/// The attempt of values.
pub(super) fn attempt(values: &[Value]) -> Result<Attempt, BadRow> {
    let mut cursor = Cursor { values, next: 0 };
    let uid = cursor.text()?.to_owned();
    if uid.is_empty() {
        return Err(BadRow { column: COLUMNS[0].0, reason: "it is empty".to_owned() });
    }
    let moment = Moment { millis: cursor.integer()?, day: cursor.parse::<Day>()? };
    let kind = cursor.parse()?;
    let (mode, variant) = (cursor.parse()?, cursor.parse::<Variant>()?);
    let item = cursor.text()?.to_owned();
    let credit = cursor.parse()?;
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
        _ => return Err(BadRow { column: "rating_before", reason: "only some of the ratings are there".to_owned() }),
    };
    Ok(Attempt { uid, exercise, rated })
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
            (column, value) => Err(BadRow { column, reason: format!("{value:?} is no text") }),
        }
    }

    fn parse<T: FromStr<Err: std::error::Error + 'static>>(&mut self) -> Result<T, BadRow> {
        let column = COLUMNS.get(self.next).map_or("", |&(name, _)| name);
        self.text()?.parse().map_err(|error: T::Err| BadRow { column, reason: words::error(&error) })
    }

    fn integer(&mut self) -> Result<i64, BadRow> {
        match self.value() {
            (_, &Value::Integer(number)) => Ok(number),
            (column, value) => Err(BadRow { column, reason: format!("{value:?} is no whole number") }),
        }
    }

    fn count(&mut self) -> Result<u32, BadRow> {
        let column = COLUMNS.get(self.next).map_or("", |&(name, _)| name);
        let number = self.integer()?;
        u32::try_from(number).map_err(|_| BadRow { column, reason: format!("{number} is out of range") })
    }

    fn real(&mut self) -> Result<Option<f64>, BadRow> {
        match self.value() {
            (_, Value::Null) => Ok(None),
            (_, &Value::Real(number)) if number.is_finite() => Ok(Some(number)),
            (column, value) => Err(BadRow { column, reason: format!("{value:?} is no finite number") }),
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
