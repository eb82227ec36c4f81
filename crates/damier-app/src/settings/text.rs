//! Settings as TOML. Unreadable values are reported with their line and replaced by defaults; unknown keys are kept.

use toml_edit::{Document, DocumentMut, Item, Value};

use super::{
    Cells, Colors, Experience, Face, Graphics, LONGEST_COMMAND, LONGEST_NAME, LanguageName, MoveStyle, Numbers,
    PieceSet, Settings, Speech, Speed, ThemeName,
};
use damier_engine::MAX_THREADS;
use damier_rules::Variant;

/// A problem in a file of settings.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {fault}")]
pub struct Problem {
    /// The line, counted from 1.
    pub line: usize,
    /// The problem.
    pub fault: Fault,
}

/// What is wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
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

/// The values that a key can have.
#[derive(Clone, Copy, Debug)]
pub enum Allowed {
    /// One of these names.
    Names(fn() -> Vec<&'static str>),
    /// A number between these two, as they are written.
    Range(&'static str, &'static str),
    /// A text without control characters, with at most this many characters.
    Text {
        /// The number of characters.
        longest: usize,
    },
    /// `"all"`, or a number from 1 to [`MAX_THREADS`].
    Threads,
    /// A number from 1 to [`MAX_MEMORY`].
    Memory,
}

/// The most memory for the engine, in mebibytes.
pub const MAX_MEMORY: i64 = 65_536;

/// The names of all keys, in the order of the file.
pub fn keys() -> impl Iterator<Item = &'static str> {
    KEYS.iter().map(|key| key.name)
}

/// The values that a key can have; `None` if there is no such key.
#[must_use]
pub fn allowed(key: &str) -> Option<Allowed> {
    KEYS.iter().find(|known| known.name == key).map(|key| key.allowed)
}

/// A key of the file.
struct Key {
    name: &'static str,
    /// Its possible values.
    allowed: Allowed,
    /// Sets a value; `None` if it is not allowed.
    read: fn(&mut Settings, &Value) -> Option<()>,
    write: fn(&Settings) -> Value,
}

/// A key whose values have names.
macro_rules! named {
    ($name:literal, $field:ident: $kind:ident) => {
        Key {
            name: $name,
            allowed: Allowed::Names(|| $kind::ALL.iter().map(|value| value.name()).collect()),
            read: |settings, value| {
                settings.$field = $kind::of(value.as_str()?)?;
                Some(())
            },
            write: |settings| settings.$field.name().into(),
        }
    };
}

/// A key whose value is a text of limited length.
macro_rules! typed {
    ($name:literal, $field:ident, $longest:ident) => {
        Key {
            name: $name,
            allowed: Allowed::Text { longest: $longest },
            read: |settings, value| {
                let text = value.as_str()?;
                let fits = text.chars().count() <= $longest && !text.contains(char::is_control);
                fits.then(|| text.clone_into(&mut settings.$field))
            },
            write: |settings| settings.$field.as_str().into(),
        }
    };
}

/// Reads a share between two bounds, in percent.
fn share(value: &Value, least: f64, most: f64) -> Option<u8> {
    let share = value.as_float().filter(|share| (least..=most).contains(share))?;
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "between 0 and 1")]
    let percent = (share * 100.0).round() as u8;
    Some(percent)
}

fn whole<N: TryFrom<i64>>(value: &Value, least: i64, most: i64) -> Option<N> {
    value.as_integer().filter(|number| (least..=most).contains(number)).and_then(|number| N::try_from(number).ok())
}

/// All keys, in the order of the file.
const KEYS: &[Key] = &[
    Key {
        name: "variant",
        allowed: Allowed::Names(|| Variant::ALL.into_iter().map(Variant::name).collect()),
        read: |settings, value| {
            settings.variant = value.as_str()?.parse().ok()?;
            Some(())
        },
        write: |settings| settings.variant.name().into(),
    },
    named!("experience", experience: Experience),
    named!("language", language: LanguageName),
    named!("face", face: Face),
    named!("speech", speech: Speech),
    named!("moves", move_style: MoveStyle),
    named!("theme", theme: ThemeName),
    named!("colours", colors: Colors),
    named!("pieces", pieces: PieceSet),
    named!("graphics", graphics: Graphics),
    named!("numbers", numbers: Numbers),
    named!("cells", cells: Cells),
    named!("animation", animation: Speed),
    Key {
        name: "success",
        allowed: Allowed::Range("0.5", "0.95"),
        read: |settings, value| share(value, 0.5, 0.95).map(|share| settings.success = share),
        write: |settings| settings.success().into(),
    },
    Key {
        name: "reviews",
        allowed: Allowed::Range("1", "500"),
        read: |settings, value| whole(value, 1, 500).map(|reviews| settings.reviews = reviews),
        write: |settings| i64::try_from(settings.reviews).unwrap_or(500).into(),
    },
    Key {
        name: "retention",
        allowed: Allowed::Range("0.7", "0.97"),
        read: |settings, value| share(value, 0.7, 0.97).map(|share| settings.retention = share),
        write: |settings| (f64::from(settings.retention) / 100.0).into(),
    },
    Key {
        name: "threads",
        allowed: Allowed::Threads,
        read: |settings, value| {
            let most = i64::try_from(MAX_THREADS).ok()?;
            settings.threads = if value.as_str() == Some("all") { None } else { Some(whole(value, 1, most)?) };
            Some(())
        },
        write: |settings| settings.threads.map_or_else(|| "all".into(), |threads| i64::from(threads).into()),
    },
    Key {
        name: "memory",
        allowed: Allowed::Memory,
        read: |settings, value| whole(value, 1, MAX_MEMORY).map(|memory| settings.memory = memory),
        write: |settings| i64::from(settings.memory).into(),
    },
    typed!("engine", program, LONGEST_COMMAND),
    typed!("engine_folder", program_folder, LONGEST_COMMAND),
    typed!("name", name, LONGEST_NAME),
];

/// Reads settings. Those that cannot be read have their defaults.
#[must_use]
pub fn read(text: &str) -> (Settings, Vec<Problem>) {
    let mut settings = Settings::default();
    let line_of = |place: usize| text.as_bytes().iter().take(place).filter(|&&byte| byte == b'\n').count() + 1;
    let document = match Document::parse(text) {
        Ok(document) => document,
        Err(error) => {
            let line = error.span().map_or(1, |span| line_of(span.start));
            let reason = error.message().lines().collect::<Vec<_>>().join(", ");
            return (settings, vec![Problem { line, fault: Fault::NoToml(reason) }]);
        }
    };
    let mut problems = Vec::new();
    for (name, item) in document.iter() {
        let key_span = document.as_table().get_key_value(name).and_then(|(key, _)| key.span());
        let span = key_span.or_else(|| item.span());
        let line = span.map_or(1, |span| line_of(span.start));
        let Some(key) = KEYS.iter().find(|key| key.name == name) else {
            problems.push(Problem { line, fault: Fault::UnknownKey(name.to_owned()) });
            continue;
        };
        if item.as_value().and_then(|value| (key.read)(&mut settings, value)).is_none() {
            let written = item.span().and_then(|span| text.get(span)).unwrap_or_default();
            let fault = Fault::BadValue {
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
pub fn write(text: &str, settings: &Settings) -> Option<String> {
    let mut document: DocumentMut = text.parse().ok()?;
    let (now, _) = read(text);
    for key in KEYS {
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
    (read(&text).0 == *settings).then_some(text)
}
