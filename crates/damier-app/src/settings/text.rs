//! The keys of the file of settings, and the values that they can have.

use toml_edit::Value;

use super::{
    Cells, Colors, Experience, Face, Graphics, LONGEST_COMMAND, LONGEST_NAME, LanguageName, MoveStyle, Numbers,
    PieceSet, Settings, Speech, Speed, ThemeName,
};
use damier_engine::MAX_THREADS;
use damier_rules::Variant;
use etude_store::settings::{Key, Keyed, whole};

/// The values that a key can have.
#[derive(Clone, Copy, Debug)]
pub enum Allowed {
    /// One of these names.
    Names(fn() -> Vec<&'static str>),
    /// `"auto"`, or the code of a language that the program speaks.
    Language,
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
    KEYS.iter().map(|known| known.key.name)
}

/// The values that a key can have; `None` if there is no such key.
#[must_use]
pub fn allowed(key: &str) -> Option<Allowed> {
    KEYS.iter().find(|known| known.key.name == key).map(|known| known.allowed)
}

/// A key of the file, with its possible values.
struct Known {
    allowed: Allowed,
    key: Key<Settings>,
}

impl Keyed for Settings {
    fn keys() -> impl Iterator<Item = Key<Self>> {
        KEYS.iter().map(|known| known.key)
    }
}

/// A key and its possible values.
const fn known(
    name: &'static str,
    allowed: Allowed,
    read: fn(&mut Settings, &Value) -> Option<()>,
    write: fn(&Settings) -> Value,
) -> Known {
    Known { allowed, key: Key { name, read, write } }
}

/// A key whose values have names.
macro_rules! named {
    ($name:literal, $field:ident: $kind:ident) => {
        known(
            $name,
            Allowed::Names(|| $kind::ALL.iter().map(|value| value.name()).collect()),
            |settings, value| {
                settings.$field = $kind::of(value.as_str()?)?;
                Some(())
            },
            |settings| settings.$field.name().into(),
        )
    };
}

/// A key whose value is a text of limited length.
macro_rules! typed {
    ($name:literal, $field:ident, $longest:ident) => {
        known(
            $name,
            Allowed::Text { longest: $longest },
            |settings, value| {
                let text = value.as_str()?;
                let fits = text.chars().count() <= $longest && !text.contains(char::is_control);
                fits.then(|| text.clone_into(&mut settings.$field))
            },
            |settings| settings.$field.as_str().into(),
        )
    };
}

/// Reads a share between two bounds, in percent.
fn share(value: &Value, least: f64, most: f64) -> Option<u8> {
    let share = value.as_float().filter(|share| (least..=most).contains(share))?;
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "between 0 and 1")]
    let percent = (share * 100.0).round() as u8;
    Some(percent)
}

/// All keys, in the order of the file.
const KEYS: &[Known] = &[
    known(
        "variant",
        Allowed::Names(|| Variant::ALL.into_iter().map(Variant::name).collect()),
        |settings, value| {
            settings.variant = value.as_str()?.parse().ok()?;
            Some(())
        },
        |settings| settings.variant.name().into(),
    ),
    named!("experience", experience: Experience),
    known(
        "language",
        Allowed::Language,
        |settings, value| {
            settings.language = LanguageName::of(value.as_str()?)?;
            Some(())
        },
        |settings| settings.language.name().into(),
    ),
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
    known(
        "success",
        Allowed::Range("0.5", "0.95"),
        |settings, value| share(value, 0.5, 0.95).map(|share| settings.success = share),
        |settings| settings.success().into(),
    ),
    known(
        "reviews",
        Allowed::Range("1", "500"),
        |settings, value| whole(value, 1, 500).map(|reviews| settings.reviews = reviews),
        |settings| i64::try_from(settings.reviews).unwrap_or(500).into(),
    ),
    known(
        "retention",
        Allowed::Range("0.7", "0.97"),
        |settings, value| share(value, 0.7, 0.97).map(|share| settings.retention = share),
        |settings| (f64::from(settings.retention) / 100.0).into(),
    ),
    known(
        "threads",
        Allowed::Threads,
        |settings, value| {
            let most = i64::try_from(MAX_THREADS).ok()?;
            settings.threads = if value.as_str() == Some("all") { None } else { Some(whole(value, 1, most)?) };
            Some(())
        },
        |settings| settings.threads.map_or_else(|| "all".into(), |threads| i64::from(threads).into()),
    ),
    known(
        "memory",
        Allowed::Memory,
        |settings, value| whole(value, 1, MAX_MEMORY).map(|memory| settings.memory = memory),
        |settings| i64::from(settings.memory).into(),
    ),
    typed!("engine", program, LONGEST_COMMAND),
    typed!("engine_folder", program_folder, LONGEST_COMMAND),
    typed!("name", name, LONGEST_NAME),
];
