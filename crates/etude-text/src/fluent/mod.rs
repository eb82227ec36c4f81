//! Fluent: the texts of a language, with variables and forms for numbers.
//!
//! What `fluent-typed` generates calls this by the names of its own runtime. When a language is read, only the ids are
//! found; a text is taken apart when it is first asked for, because a program that starts says a few dozen of thousands.
//! Dates, currencies and other functions there are none, and no marks of direction.
//!
//! ```
//! use etude_text::fluent::{FluentArgs, L10nBundle};
//!
//! let texts = "men = { $count ->\n    [one] one man\n   *[other] { $count } men\n}\n";
//! let english = L10nBundle::new_without_isolation("en", texts.as_bytes())?;
//! let mut arguments = FluentArgs::new();
//! arguments.set("count", etude_text::fluent::FluentNumber::from(3));
//! assert_eq!(english.msg("men", Some(arguments))?, "3 men");
//! # Ok::<(), etude_text::fluent::L10nError>(())
//! ```

mod plural;

use std::cell::Cell;
use std::error::Error;
use std::fmt;
use std::sync::OnceLock;

use fluent_syntax::ast::{self, Expression, InlineExpression, PatternElement};
use fluent_syntax::parser::parse_runtime;
use fluent_syntax::unicode::unescape_unicode_to_string;

use plural::Plurals;

/// The attribute that stands for a text where it is heard; behind a hyphen, for an attribute.
const ALOUD: &str = "aloud";

thread_local! {
    static IS_ALOUD: Cell<bool> = const { Cell::new(false) };
}

/// Has this thread put into words what is heard, from now on: `aloud` for a text that has it, `part-aloud` for a part.
pub fn speak_aloud() {
    IS_ALOUD.set(true);
}

/// Whether this thread's words are heard.
#[must_use]
pub fn is_aloud() -> bool {
    IS_ALOUD.get()
}

/// How deep texts may refer to one another: more is a circle.
const DEEPEST: u8 = 16;

/// About how many bytes an entry takes.
const MEAN_BYTES: usize = 100;

/// Why a text cannot be had.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum L10nError {
    /// The texts are not Fluent.
    Syntax(String),
    /// Two texts have one id.
    Twice(String),
    /// There is no such text.
    NoText(String),
    /// The text uses a variable that it was not given.
    NoVariable(String),
    /// The text calls a function, and there are none.
    NoFunction(String),
    /// The text refers to itself.
    Circle(String),
}

impl fmt::Display for L10nError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Syntax(what) => write!(formatter, "not Fluent: {what}"),
            Self::Twice(id) => write!(formatter, "{id} stands twice"),
            Self::NoText(id) => write!(formatter, "no text {id}"),
            Self::NoVariable(name) => write!(formatter, "no variable {name}"),
            Self::NoFunction(name) => write!(formatter, "no function {name}"),
            Self::Circle(id) => write!(formatter, "{id} refers to itself"),
        }
    }
}

impl Error for L10nError {}

/// A number in a text.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FluentNumber(f64);

macro_rules! from_numbers {
    ($($number:ty)*) => {$(
        impl From<$number> for FluentNumber {
            #[allow(clippy::cast_lossless, clippy::cast_precision_loss, reason = "no text has numbers beyond 2^53")]
            fn from(number: $number) -> Self {
                Self(number as f64)
            }
        }
    )*};
}

from_numbers!(u8 u16 u32 u64 usize i8 i16 i32 i64 isize f32 f64);

/// What a variable stands for.
#[derive(Clone, Debug, PartialEq)]
pub enum FluentValue {
    /// A text.
    Text(String),
    /// A number.
    Number(FluentNumber),
}

impl From<&str> for FluentValue {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<FluentNumber> for FluentValue {
    fn from(number: FluentNumber) -> Self {
        Self::Number(number)
    }
}

impl FluentValue {
    fn write(&self, out: &mut String) {
        match self {
            Self::Text(text) => out.push_str(text),
            Self::Number(FluentNumber(number)) => out.push_str(&number.to_string()),
        }
    }
}

/// The variables of a text.
#[derive(Clone, Debug, Default)]
pub struct FluentArgs(Vec<(Box<str>, FluentValue)>);

impl FluentArgs {
    /// None yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds one.
    pub fn set(&mut self, name: &str, value: impl Into<FluentValue>) {
        self.0.push((name.into(), value.into()));
    }

    fn get(&self, name: &str) -> Option<&FluentValue> {
        self.0.iter().find(|(other, _)| **other == *name).map(|(_, value)| value)
    }
}

/// A text, taken apart.
type Pattern = Vec<Part>;

#[derive(Debug)]
enum Part {
    Text(Box<str>),
    Value(Inline),
    Select { by: Inline, variants: Vec<(Key, Pattern)>, default: usize },
}

#[derive(Debug)]
enum Inline {
    Literal(FluentValue),
    Variable(Box<str>),
    /// Another text by its id, with its attribute and what a term is given.
    Reference(Box<str>, Option<Box<str>>, FluentArgs),
    Nested(Box<Part>),
    Function(Box<str>),
}

/// What a variant is for.
#[derive(Debug)]
enum Key {
    Name(Box<str>),
    Number(f64),
}

/// A message or a term.
#[derive(Debug, Default)]
struct Texts {
    value: Option<Pattern>,
    attributes: Vec<(Box<str>, Pattern)>,
}

impl Texts {
    /// The texts of one entry.
    fn read(source: &str) -> Result<Self, L10nError> {
        let resource = parse_runtime(source).map_err(|(_, errors)| {
            let told: Vec<String> = errors.iter().map(|error| error.kind.to_string()).collect();
            L10nError::Syntax(told.join("; "))
        })?;
        let mut texts = Self::default();
        for entry in resource.body {
            let (value, attributes) = match entry {
                ast::Entry::Message(message) => (message.value, message.attributes),
                ast::Entry::Term(term) => (Some(term.value), term.attributes),
                _ => continue,
            };
            texts.value = value.map(pattern);
            texts.attributes = attributes.into_iter().map(|one| (one.id.name.into(), pattern(one.value))).collect();
        }
        Ok(texts)
    }

    fn attribute(&self, name: &str) -> Option<&Pattern> {
        self.attributes.iter().find(|(other, _)| **other == *name).map(|(_, pattern)| pattern)
    }
}

/// Where a message or a term stands, and what it is taken apart into when it is first asked for.
#[derive(Debug)]
struct Entry {
    start: usize,
    id_end: usize,
    end: usize,
    texts: OnceLock<Box<Result<Texts, L10nError>>>,
}

/// The texts of a language.
#[derive(Debug)]
pub struct L10nBundle {
    plurals: Plurals,
    source: Box<str>,
    /// By their ids; those of terms begin with a hyphen.
    entries: Vec<Entry>,
}

impl L10nBundle {
    /// Reads the texts of a language from Fluent. Nothing is put around variables, as for a text that is read from left to
    /// right.
    ///
    /// # Errors
    ///
    /// An id that stands twice, and what stands before the first text and is no comment. What is wrong with a text is told
    /// when it is asked for.
    pub fn new_without_isolation(language: impl AsRef<str>, bytes: &[u8]) -> Result<Self, L10nError> {
        let source: Box<str> = str::from_utf8(bytes).map_err(|error| L10nError::Syntax(error.to_string()))?.into();
        let mut entries = split(&source);
        let before = &source[..entries.first().map_or(source.len(), |first| first.start)];
        if let Some(line) = before.lines().find(|line| !line.is_empty() && !line.starts_with('#')) {
            return Err(L10nError::Syntax(line.to_owned()));
        }
        let id = |entry: &Entry| &source[entry.start..entry.id_end];
        // Those that a build has packed are in order already.
        entries.sort_by_key(id);
        if let Some((twice, _)) = entries.iter().zip(entries.iter().skip(1)).find(|(one, next)| id(one) == id(next)) {
            return Err(L10nError::Twice(id(twice).to_owned()));
        }
        Ok(Self { plurals: Plurals::of(language.as_ref()), source, entries })
    }

    /// An entry by its id, taken apart.
    fn texts(&self, id: &str) -> Result<Option<&Texts>, L10nError> {
        let Ok(at) = self.entries.binary_search_by_key(&id, |entry| &self.source[entry.start..entry.id_end]) else {
            return Ok(None);
        };
        let Entry { start, end, texts, .. } = &self.entries[at];
        let read = texts.get_or_init(|| Box::new(Texts::read(&self.source[*start..*end])));
        (**read).as_ref().map(Some).map_err(Clone::clone)
    }

    /// A text by its id.
    ///
    /// # Errors
    ///
    /// When there is none, or something that it refers to is missing.
    pub fn msg(&self, id: &str, arguments: Option<FluentArgs>) -> Result<String, L10nError> {
        self.told(id, None, &arguments.unwrap_or_default(), 0)
    }

    /// An attribute of a text.
    ///
    /// # Errors
    ///
    /// As for [`L10nBundle::msg`].
    pub fn attr(&self, id: &str, attribute: &str, arguments: Option<FluentArgs>) -> Result<String, L10nError> {
        self.told(id, Some(attribute), &arguments.unwrap_or_default(), 0)
    }

    fn told(&self, id: &str, attribute: Option<&str>, arguments: &FluentArgs, depth: u8) -> Result<String, L10nError> {
        let pattern = self.texts(id)?.and_then(|texts| {
            let heard =
                || texts.attribute(&attribute.map_or_else(|| ALOUD.to_owned(), |name| format!("{name}-{ALOUD}")));
            let written = || attribute.map_or(texts.value.as_ref(), |name| texts.attribute(name));
            is_aloud().then(heard).flatten().or_else(written)
        });
        let Some(pattern) = pattern else {
            return Err(L10nError::NoText(attribute.map_or_else(|| id.to_owned(), |name| format!("{id}.{name}"))));
        };
        if depth > DEEPEST {
            return Err(L10nError::Circle(id.to_owned()));
        }
        let mut out = String::new();
        self.write(pattern, arguments, depth, &mut out)?;
        Ok(out)
    }

    fn write(&self, pattern: &Pattern, arguments: &FluentArgs, depth: u8, out: &mut String) -> Result<(), L10nError> {
        pattern.iter().try_for_each(|part| self.write_part(part, arguments, depth, out))
    }

    fn write_part(&self, part: &Part, arguments: &FluentArgs, depth: u8, out: &mut String) -> Result<(), L10nError> {
        match part {
            Part::Text(text) => out.push_str(text),
            Part::Value(inline) => self.value(inline, arguments, depth)?.write(out),
            Part::Select { by, variants, default } => {
                let chosen = match self.value(by, arguments, depth) {
                    Ok(value) => variants.iter().position(|(key, _)| self.is_for(key, &value)),
                    // A term that was given nothing to choose by.
                    Err(L10nError::NoVariable(_)) => None,
                    Err(error) => return Err(error),
                };
                let chosen = chosen.unwrap_or(*default);
                if let Some((_, pattern)) = variants.get(chosen) {
                    self.write(pattern, arguments, depth, out)?;
                }
            }
        }
        Ok(())
    }

    fn value(&self, inline: &Inline, arguments: &FluentArgs, depth: u8) -> Result<FluentValue, L10nError> {
        Ok(match inline {
            Inline::Literal(value) => value.clone(),
            Inline::Variable(name) => match arguments.get(name) {
                Some(value) => value.clone(),
                None => return Err(L10nError::NoVariable(name.to_string())),
            },
            // A term knows nothing but what it is given.
            Inline::Reference(id, attribute, own) => {
                let arguments = if id.starts_with('-') { own } else { arguments };
                FluentValue::Text(self.told(id, attribute.as_deref(), arguments, depth + 1)?)
            }
            Inline::Nested(part) => {
                let mut out = String::new();
                self.write_part(part, arguments, depth, &mut out)?;
                FluentValue::Text(out)
            }
            Inline::Function(name) => return Err(L10nError::NoFunction(name.to_string())),
        })
    }

    fn is_for(&self, key: &Key, value: &FluentValue) -> bool {
        match (key, value) {
            (Key::Name(name), FluentValue::Text(text)) => **name == **text,
            (Key::Number(key), FluentValue::Number(FluentNumber(number))) => key.total_cmp(number).is_eq(),
            (Key::Name(name), FluentValue::Number(FluentNumber(number))) => {
                **name == *self.plurals.form(&number.to_string())
            }
            (Key::Number(_), FluentValue::Text(_)) => false,
        }
    }
}

/// The entries of a source: each begins a line with its id and `=`, and reaches to the next.
fn split(source: &str) -> Vec<Entry> {
    let mut entries: Vec<Entry> = Vec::with_capacity(source.len() / MEAN_BYTES);
    let mut start = 0;
    for line in source.split_inclusive('\n') {
        if let Some(id) = id(line) {
            if let Some(last) = entries.last_mut() {
                last.end = start;
            }
            entries.push(Entry { start, id_end: start + id.len(), end: source.len(), texts: OnceLock::new() });
        }
        start += line.len();
    }
    entries
}

/// The id of the entry that begins with a line.
fn id(line: &str) -> Option<&str> {
    let name = line.strip_prefix('-').unwrap_or(line);
    if !name.starts_with(|first: char| first.is_ascii_alphabetic()) {
        return None;
    }
    let length = name.find(|other: char| !(other.is_ascii_alphanumeric() || matches!(other, '-' | '_')))?;
    let (id, rest) = line.split_at(line.len() - name.len() + length);
    rest.trim_start_matches(' ').starts_with('=').then_some(id)
}

fn pattern(pattern: ast::Pattern<&str>) -> Pattern {
    let part = |element: PatternElement<&str>| match element {
        PatternElement::TextElement { value } => Part::Text(value.into()),
        PatternElement::Placeable { expression } => part(expression),
    };
    pattern.elements.into_iter().map(part).collect()
}

fn part(expression: Expression<&str>) -> Part {
    match expression {
        Expression::Inline(value) => Part::Value(inline(value)),
        Expression::Select { selector, variants } => Part::Select {
            by: inline(selector),
            default: variants.iter().position(|variant| variant.default).unwrap_or(0),
            variants: variants.into_iter().map(|variant| (key(&variant.key), pattern(variant.value))).collect(),
        },
    }
}

fn inline(expression: InlineExpression<&str>) -> Inline {
    match expression {
        InlineExpression::StringLiteral { value } => {
            Inline::Literal(FluentValue::Text(unescape_unicode_to_string(value).into_owned()))
        }
        InlineExpression::NumberLiteral { value } => Inline::Literal(number(value)),
        InlineExpression::VariableReference { id } => Inline::Variable(id.name.into()),
        InlineExpression::MessageReference { id, attribute } => {
            Inline::Reference(id.name.into(), attribute.map(|name| name.name.into()), FluentArgs::default())
        }
        InlineExpression::TermReference { id, attribute, arguments } => {
            let named = arguments.into_iter().flat_map(|given| given.named);
            let given = named.filter_map(|one| match inline(one.value) {
                Inline::Literal(value) => Some((one.name.name.into(), value)),
                _ => None,
            });
            let id = format!("-{}", id.name).into_boxed_str();
            Inline::Reference(id, attribute.map(|name| name.name.into()), FluentArgs(given.collect()))
        }
        InlineExpression::FunctionReference { id, .. } => Inline::Function(id.name.into()),
        InlineExpression::Placeable { expression } => Inline::Nested(Box::new(part(*expression))),
    }
}

fn key(key: &ast::VariantKey<&str>) -> Key {
    match *key {
        ast::VariantKey::Identifier { name } => Key::Name(name.into()),
        ast::VariantKey::NumberLiteral { value } => value.parse().map_or_else(|_| Key::Name(value.into()), Key::Number),
    }
}

fn number(text: &str) -> FluentValue {
    text.parse().map_or_else(|_| text.into(), |number| FluentValue::Number(FluentNumber(number)))
}

#[cfg(test)]
mod tests;
