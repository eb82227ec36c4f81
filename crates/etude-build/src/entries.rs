//! The entries of a Fluent file, as they are written.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use fluent_syntax::parser;

/// A message or a term.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The file that it stands in, and its line there, counted from 1.
    pub place: (PathBuf, usize),
    /// Its id; that of a term begins with a hyphen.
    pub id: String,
    /// Its text, behind the id and the equals sign, up to the first attribute.
    pub value: String,
    /// The name and the text of every attribute.
    pub attributes: Vec<(String, String)>,
}

impl Entry {
    /// Whether it is a term, which only other texts of the same language use.
    pub fn is_term(&self) -> bool {
        self.id.starts_with('-')
    }

    /// The texts that a program shows, by the names of their attributes; the value has none.
    pub fn texts(&self) -> impl Iterator<Item = (Option<&str>, &str)> {
        let attributes = self.attributes.iter().map(|(name, text)| (Some(&**name), &**text));
        let value = (!self.value.is_empty()).then_some((None, &*self.value));
        value.into_iter().chain(attributes)
    }

    /// The text with this name.
    pub fn text(&self, name: Option<&str>) -> Option<&str> {
        self.texts().find(|&(other, _)| other == name).map(|(_, text)| text)
    }
}

/// The variables of a text.
pub fn variables(text: &str) -> BTreeSet<&str> {
    let is_name = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_');
    text.split('$').skip(1).filter_map(|after| after.split(|letter| !is_name(letter)).next()).collect()
}

/// Whether a line of a Fluent file calls a function.
fn calls_function(line: &str) -> bool {
    let is_call = |after: &str| {
        let rest = after.trim_start().trim_start_matches(|letter: char| letter.is_ascii_uppercase() || letter == '_');
        rest.starts_with('(') && after.trim_start().starts_with(|letter: char| letter.is_ascii_uppercase())
    };
    !line.starts_with('#') && line.split('{').skip(1).any(is_call)
}

/// Reads the entries of a Fluent file.
///
/// # Errors
///
/// What is not Fluent, with its line.
pub fn read(path: &Path, text: &str) -> Result<Vec<Entry>, Vec<String>> {
    if let Err((_, errors)) = parser::parse(text) {
        let line = |place: usize| text.as_bytes().iter().take(place).filter(|&&byte| byte == b'\n').count() + 1;
        let told = errors.iter().map(|error| format!("{}:{}: {}", path.display(), line(error.pos.start), error.kind));
        return Err(told.collect());
    }
    if let Some(line) = text.lines().position(calls_function) {
        return Err(vec![format!("{}:{}: functions such as NUMBER() are not known", path.display(), line + 1)]);
    }
    let mut entries: Vec<Entry> = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let is_start = line.starts_with(|letter: char| letter.is_ascii_alphabetic() || letter == '-');
        if let Some((id, value)) = line.split_once('=').filter(|_| is_start) {
            let place = (path.to_owned(), number);
            let (id, value) = (id.trim_end().to_owned(), value.trim().to_owned());
            entries.push(Entry { place, id, value, attributes: Vec::new() });
            continue;
        }
        // Comments are for those who write the texts.
        let Some(entry) = entries.last_mut().filter(|_| !line.starts_with('#')) else { continue };
        let attribute = line.trim_start().strip_prefix('.').and_then(|rest| rest.split_once('='));
        if let Some((name, value)) = attribute {
            entry.attributes.push((name.trim_end().to_owned(), value.trim().to_owned()));
        } else {
            let text = entry.attributes.last_mut().map_or(&mut entry.value, |(_, text)| text);
            text.push('\n');
            text.push_str(line.trim_end());
        }
    }
    for entry in &mut entries {
        let texts = entry.attributes.iter_mut().map(|(_, text)| text);
        texts.chain([&mut entry.value]).for_each(|text| text.truncate(text.trim_end().len()));
    }
    Ok(entries)
}

/// Writes an entry.
pub fn write(entry: &Entry) -> String {
    let between = if entry.value.is_empty() || entry.value.starts_with('\n') { "" } else { " " };
    let mut text = format!("{} ={between}{}\n", entry.id, entry.value);
    for (name, value) in &entry.attributes {
        let between = if value.starts_with('\n') { "" } else { " " };
        let _ = writeln!(text, "    .{name} ={between}{value}");
    }
    text
}
