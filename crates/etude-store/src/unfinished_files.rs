//! Unfinished work of a trainer on disk: each piece in a JSON file of its own.

use std::io;
use std::marker::PhantomData;
use std::path::PathBuf;

use etude_files::{list_folder, remove_scratch};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{HeldError, HeldFiles, Misread, is_later_format};

/// What a trainer keeps of unfinished work.
pub trait Unfinished: Clone + PartialEq + Serialize + DeserializeOwned + Send + 'static {
    /// The format that its files name. A form that the program cannot read will have another name.
    const FORMAT: &'static str;
}

/// Something unfinished, as it is kept.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Kept<U> {
    /// A unique identity: 32 hexadecimal digits.
    pub uid: String,
    /// When it was last written, in milliseconds since 1970.
    pub saved: i64,
    /// The exercise of the same run that was recorded before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub follows: Option<String>,
    /// What it is.
    #[serde(flatten)]
    pub unfinished: U,
}

impl<U> Kept<U> {
    /// Its identity, and that of the exercise that it follows.
    #[must_use]
    pub fn identity(&self) -> (&str, Option<&str>) {
        (&self.uid, self.follows.as_deref())
    }
}

/// What is read first of a file.
#[derive(Deserialize)]
struct Head {
    format: String,
}

/// A file on disk.
#[derive(Serialize, Deserialize)]
struct Document<U> {
    format: String,
    #[serde(flatten)]
    kept: Kept<U>,
}

/// The files, in a folder.
#[derive(Debug)]
pub(crate) struct UnfinishedFiles<U> {
    folder: PathBuf,
    held: HeldFiles,
    kind: PhantomData<U>,
}

/// Why unfinished work cannot be kept or read.
pub type UnfinishedError = HeldError<String>;

impl<U: Unfinished> UnfinishedFiles<U> {
    pub fn new(folder: PathBuf) -> Self {
        Self { folder, held: HeldFiles::default(), kind: PhantomData }
    }

    /// Writes the present state.
    pub fn keep(&mut self, kept: Kept<U>) -> Result<(), UnfinishedError> {
        let path = self.folder.join(format!("unfinished-{}.json", kept.uid));
        let uid = kept.uid.clone();
        let text = serde_json::to_string(&Document { format: U::FORMAT.to_owned(), kept })
            .map_err(|error| HeldError::File { path: path.clone(), error: io::Error::from(error).into() })?;
        self.held.keep(&uid, &path, &text)
    }

    /// Removes the file of something that is finished or given up.
    pub fn forget(&mut self, uid: &str) -> Result<(), UnfinishedError> {
        self.held.forget(uid)
    }

    /// What earlier programs left unfinished, the latest last, and what cannot be read of it.
    pub fn left_behind(&mut self) -> (Vec<Kept<U>>, Vec<UnfinishedError>) {
        remove_scratch(&self.folder, &["json"]);
        let (mut found, mut errors) = (Vec::new(), Vec::new());
        let paths = match list_folder(&self.folder) {
            Ok(paths) => paths,
            Err(error) if error.kind() == io::ErrorKind::NotFound => Vec::new(),
            Err(error) => {
                errors.push(HeldError::File { path: self.folder.clone(), error: error.into() });
                Vec::new()
            }
        };
        for path in paths {
            let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
            if !(name.starts_with("unfinished-") && path.extension().is_some_and(|end| end == "json")) {
                continue;
            }
            match self.held.read(&path, |text| read::<U>(text).map(|kept| (kept.uid.clone(), kept))) {
                Ok(kept) => found.extend(kept),
                Err(error) => errors.push(error),
            }
        }
        found.sort_by_key(|kept: &Kept<U>| kept.saved);
        (found, errors)
    }
}

fn read<U: Unfinished>(text: &str) -> Result<Kept<U>, Misread<String>> {
    let spoiled = |error: serde_json::Error| Misread::Spoiled(error.to_string());
    // The rest of another format may have any form.
    let Head { format } = serde_json::from_str(text).map_err(spoiled)?;
    if format == U::FORMAT {
        return Ok(serde_json::from_str::<Document<U>>(text).map_err(spoiled)?.kept);
    }
    let reason = format!("{format}, not {}", U::FORMAT);
    Err(if is_later_format(&format, U::FORMAT) { Misread::Newer(reason) } else { Misread::Spoiled(reason) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    enum Work {
        Lesson(u32),
    }

    impl Unfinished for Work {
        const FORMAT: &'static str = "work-1";
    }

    fn kept(uid: &str, saved: i64) -> Kept<Work> {
        Kept { uid: uid.to_owned(), saved, follows: None, unfinished: Work::Lesson(2) }
    }

    fn files(folder: &tempfile::TempDir) -> UnfinishedFiles<Work> {
        UnfinishedFiles::new(folder.path().to_owned())
    }

    #[test]
    fn what_one_program_leaves_the_next_one_finds_once() {
        let folder = tempfile::tempdir().unwrap();
        let mut first = files(&folder);
        assert_eq!(first.left_behind(), (Vec::new(), Vec::new()));
        first.keep(kept("b", 2)).unwrap();
        first.keep(kept("a", 1)).unwrap();
        assert_eq!(files(&folder).left_behind().0, [], "the first one still runs");
        drop(first);
        let mut second = files(&folder);
        assert_eq!(second.left_behind().0, [kept("a", 1), kept("b", 2)]);
        second.forget("a").unwrap();
        drop(second);
        assert_eq!(files(&folder).left_behind().0, [kept("b", 2)]);
    }

    #[test]
    fn what_cannot_be_read_is_put_aside_and_what_is_newer_stays() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("unfinished-1.json"), "{}").unwrap();
        std::fs::write(folder.path().join("unfinished-2.json"), r#"{"format": "work-2"}"#).unwrap();
        std::fs::write(folder.path().join("other.json"), "{}").unwrap();
        let (found, errors) = files(&folder).left_behind();
        assert_eq!((found.len(), errors.len()), (0, 2));
        let is_there = |name: &str| folder.path().join(name).exists();
        assert!(is_there("unfinished-1.unreadable") && is_there("unfinished-2.json") && is_there("other.json"));
    }
}
