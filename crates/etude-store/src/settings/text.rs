//! Settings as TOML. Unreadable values are reported with their line and replaced by defaults; unknown keys are kept.

use toml_edit::{Document, DocumentMut, Item, Value};

/// Settings that a file holds.
pub trait Keyed: Default + PartialEq {
    /// The keys of the file, in its order.
    fn keys() -> impl Iterator<Item = Key<Self>>;
}

/// A key of the file.
#[derive(Debug)]
pub struct Key<S> {
    /// Its name.
    pub name: &'static str,
    /// Sets a value; `None` if it is not allowed.
    pub read: fn(&mut S, &Value) -> Option<()>,
    /// The value.
    pub write: fn(&S) -> Value,
}

// Derived, they would ask the settings for the same.
impl<S> Copy for Key<S> {}

impl<S> Clone for Key<S> {
    fn clone(&self) -> Self {
        *self
    }
}

/// A problem in a file of settings.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {fault}")]
pub struct Problem {
    /// The line, counted from 1.
    pub line: usize,
    /// The problem.
    pub fault: LineFault,
}

/// What is wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LineFault {
    /// The key cannot have this value.
    #[error("{key} cannot be {found}")]
    BadValue {
        /// The key.
        key: &'static str,
        /// The value, as it is written; empty for a table.
        found: String,
        /// The value used instead.
        taken: String,
    },
    /// The key is unknown.
    #[error("{0} is not known")]
    UnknownKey(String),
    /// The file is not TOML, so all settings have their defaults.
    #[error("{0}")]
    NoToml(String),
}

/// The whole number of a value, if it lies between two bounds, which belong to it.
#[must_use]
pub fn whole<N: TryFrom<i64>>(value: &Value, least: i64, most: i64) -> Option<N> {
    value.as_integer().filter(|number| (least..=most).contains(number)).and_then(|number| N::try_from(number).ok())
}

/// Reads settings. Those that cannot be read have their defaults.
#[must_use]
pub fn read<S: Keyed>(text: &str) -> (S, Vec<Problem>) {
    let mut settings = S::default();
    let line_of = |place: usize| text.as_bytes().iter().take(place).filter(|&&byte| byte == b'\n').count() + 1;
    let document = match Document::parse(text) {
        Ok(document) => document,
        Err(error) => {
            let line = error.span().map_or(1, |span| line_of(span.start));
            let reason = error.message().lines().collect::<Vec<_>>().join(", ");
            return (settings, vec![Problem { line, fault: LineFault::NoToml(reason) }]);
        }
    };
    let mut problems = Vec::new();
    for (name, item) in document.iter() {
        let key_span = document.as_table().get_key_value(name).and_then(|(key, _)| key.span());
        let span = key_span.or_else(|| item.span());
        let line = span.map_or(1, |span| line_of(span.start));
        let Some(key) = S::keys().find(|key| key.name == name) else {
            problems.push(Problem { line, fault: LineFault::UnknownKey(name.to_owned()) });
            continue;
        };
        if item.as_value().and_then(|value| (key.read)(&mut settings, value)).is_none() {
            let written = item.span().and_then(|span| text.get(span)).unwrap_or_default();
            let fault = LineFault::BadValue {
                key: key.name,
                found: if item.is_value() { written.to_owned() } else { String::new() },
                taken: (key.write)(&settings).to_string().trim().to_owned(),
            };
            problems.push(Problem { line, fault });
        }
    }
    problems.sort_by_key(|problem| problem.line);
    (settings, problems)
}

/// The text with new settings. Only values that differ are changed; everything else, including comments and unknown keys,
/// stays as written. `None` if the text is not TOML, or the settings cannot be written.
#[must_use]
pub fn write<S: Keyed>(text: &str, settings: &S) -> Option<String> {
    let mut document: DocumentMut = text.parse().ok()?;
    let (now, _) = read::<S>(text);
    for key in S::keys() {
        let wanted = (key.write)(settings);
        if wanted.to_string() == (key.write)(&now).to_string() {
            continue;
        }
        match document.get_mut(key.name) {
            // Keep a comment after the value.
            Some(Item::Value(value)) => {
                let decor = value.decor().clone();
                *value = wanted;
                *value.decor_mut() = decor;
            }
            _ => drop(document.insert(key.name, Item::Value(wanted))),
        }
    }
    let text = document.to_string();
    (read::<S>(&text).0 == *settings).then_some(text)
}
