//! The texts of a language: its own, and those of English where it lacks one.

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

use crate::entries::{self, Entry, variables};

/// The language that every other one is measured by: a text that it lacks is in none.
pub const REFERENCE: &str = "en";

/// The message with the name of a language, in that language.
const NAME: &str = "language-name";

/// A file of texts.
pub struct File {
    /// Its name.
    pub name: String,
    entries: Vec<Entry>,
    /// How many of its texts the language has itself, and how many there are.
    pub share: (usize, usize),
}

impl File {
    /// Its texts, without comments.
    pub fn text(&self) -> String {
        self.entries.iter().map(entries::write).collect()
    }
}

/// The texts of all files by their ids, the order in which a program looks for them.
pub fn ordered(files: &[File]) -> String {
    let mut entries: Vec<&Entry> = files.iter().flat_map(|file| &file.entries).collect();
    entries.sort_by_key(|entry| &entry.id);
    entries.into_iter().map(entries::write).collect()
}

/// The texts of the reference.
///
/// # Errors
///
/// Files that cannot be read, and what is wrong with them.
pub fn reference(folder: &Path, is_of: fn(&str) -> bool) -> Result<Vec<File>, Vec<String>> {
    let mut files = read(folder, is_of)?;
    let all = files.iter().flat_map(|file| &file.entries);
    let (_, faults) = by_id(all.cloned());
    if !faults.is_empty() {
        return Err(faults);
    }
    for file in &mut files {
        let count = file.entries.iter().map(count).sum();
        file.share = (count, count);
    }
    Ok(files)
}

/// The texts of another language, in the order of the reference. A folder that is missing has none of its own.
///
/// # Errors
///
/// Files that cannot be read, and texts that the reference lacks or that have other variables there.
pub fn translated(reference: &[File], folder: &Path, is_of: fn(&str) -> bool) -> Result<Vec<File>, Vec<String>> {
    let own = if folder.exists() { read(folder, is_of)? } else { Vec::new() };
    let (mut own, mut faults) = by_id(own.into_iter().flat_map(|file| file.entries));
    let mut files = Vec::new();
    for file in reference {
        let mut translated = File { name: file.name.clone(), entries: Vec::new(), share: (0, file.share.1) };
        for wanted in &file.entries {
            let Some(found) = own.remove(&wanted.id) else {
                translated.entries.push(wanted.clone());
                continue;
            };
            faults.extend(differences(wanted, &found));
            translated.share.0 += count(&found);
            translated.entries.push(filled(wanted, found));
        }
        files.push(translated);
    }
    // A language may have terms of its own, for its cases.
    let (terms, unknown): (Vec<Entry>, Vec<Entry>) = own.into_values().partition(Entry::is_term);
    faults.extend(unknown.iter().map(|entry| fault(entry, "there is no such message in English")));
    if let Some(last) = files.last_mut() {
        last.entries.extend(terms);
    }
    if faults.is_empty() { Ok(files) } else { Err(faults) }
}

/// Whether a language says its own name.
pub fn has_name(folder: &Path) -> Result<bool, Vec<String>> {
    let files = read(folder, |_| true)?;
    Ok(files.iter().flat_map(|file| &file.entries).any(|entry| entry.id == NAME))
}

/// The texts of an entry that count: a term is none by itself.
fn count(entry: &Entry) -> usize {
    if entry.is_term() { 0 } else { entry.texts().count() }
}

/// What is wrong with a translation.
fn differences(wanted: &Entry, found: &Entry) -> Vec<String> {
    if wanted.is_term() {
        return Vec::new();
    }
    let mut faults = Vec::new();
    for (name, text) in found.texts() {
        let Some(english) = wanted.text(name) else {
            faults.push(fault(found, &format!("English has no {}", name.unwrap_or("value"))));
            continue;
        };
        let (ours, theirs) = (variables(english), variables(text));
        if let Some(variable) = ours.symmetric_difference(&theirs).next() {
            let whose = if ours.contains(variable) { "only English has" } else { "English has no" };
            faults.push(fault(found, &format!("{whose} ${variable}")));
        }
    }
    faults
}

fn fault(Entry { place: (path, line), id, .. }: &Entry, what: &str) -> String {
    format!("{}:{line}: {id}: {what}", path.display())
}

/// A translation with the texts of the reference that it lacks.
fn filled(wanted: &Entry, mut found: Entry) -> Entry {
    if found.value.is_empty() {
        found.value.clone_from(&wanted.value);
    }
    for (name, text) in &wanted.attributes {
        if found.text(Some(name)).is_none() {
            found.attributes.push((name.clone(), text.clone()));
        }
    }
    found
}

/// The entries by their ids, and those that are there twice.
fn by_id(entries: impl IntoIterator<Item = Entry>) -> (BTreeMap<String, Entry>, Vec<String>) {
    let (mut found, mut faults) = (BTreeMap::new(), Vec::new());
    for entry in entries {
        if found.contains_key(&entry.id) {
            faults.push(fault(&entry, "it is there twice"));
        } else {
            found.insert(entry.id.clone(), entry);
        }
    }
    (found, faults)
}

/// The Fluent files of a folder, by name.
fn read(folder: &Path, is_of: fn(&str) -> bool) -> Result<Vec<File>, Vec<String>> {
    let mut paths = listed(folder)?;
    paths.retain(|path| path.extension() == Some(OsStr::new("ftl")));
    let (mut files, mut faults) = (Vec::new(), Vec::new());
    for path in paths {
        let name = path.file_name().and_then(OsStr::to_str).unwrap_or_default().to_owned();
        if !is_of(&name) {
            continue;
        }
        let text = fs::read_to_string(&path).map_err(|error| vec![format!("{}: {error}", path.display())])?;
        match entries::read(&path, &text) {
            Ok(entries) => files.push(File { name, entries, share: (0, 0) }),
            Err(errors) => faults.extend(errors),
        }
    }
    if faults.is_empty() { Ok(files) } else { Err(faults) }
}

/// What lies in a folder, in order.
///
/// # Errors
///
/// When the folder cannot be read.
pub fn listed(folder: &Path) -> Result<Vec<PathBuf>, Vec<String>> {
    let failed = |error| vec![format!("{}: {error}", folder.display())];
    let entries = fs::read_dir(folder).map_err(failed)?;
    let mut paths = entries.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>, _>>().map_err(failed)?;
    paths.sort();
    Ok(paths)
}
