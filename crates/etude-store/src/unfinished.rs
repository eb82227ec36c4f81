//! Files of unfinished work, one for each piece of it: a killed program or a lost connection must neither undo a failure
//! nor lose moves.
//!
//! A program locks the files of its own work and those that it found at the start, so that other running programs leave
//! them alone.

use std::collections::HashMap;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use etude_files::{Access, FileError, Replacement, hold, put_unreadable_aside};

/// Why the file of unfinished work cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HeldError<E> {
    /// It cannot be read, written or removed.
    #[error("{path}: {error}")]
    File {
        /// The file.
        path: PathBuf,
        /// The error of the system.
        error: FileError,
    },
    /// It is not understood, and was renamed.
    #[error("{path}: {reason}")]
    Unreadable {
        /// Its new name.
        path: PathBuf,
        /// What is wrong with it.
        reason: E,
    },
    /// A newer program wrote it, and it was left as it is.
    #[error("{path}: {reason}")]
    Newer {
        /// The file.
        path: PathBuf,
        /// What is not understood.
        reason: E,
    },
}

/// Why the text of a file is not understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Misread<E> {
    /// A newer program wrote it.
    Newer(E),
    /// It is damaged, or something else.
    Spoiled(E),
}

/// Whether a format is later than a known one: the same name with a higher number at its end.
///
/// ```
/// assert!(etude_store::is_later_format("unfinished-2", "unfinished-1"));
/// assert!(!etude_store::is_later_format("unfinished-1", "unfinished-1"));
/// assert!(!etude_store::is_later_format("other-2", "unfinished-1"));
/// ```
#[must_use]
pub fn is_later_format(found: &str, known: &str) -> bool {
    fn parts(format: &str) -> Option<(&str, u32)> {
        let (name, number) = format.rsplit_once('-')?;
        Some((name, number.parse().ok()?))
    }
    let [found, known] = [found, known].map(parts);
    found.zip(known).is_some_and(|(found, known)| found.0 == known.0 && found.1 > known.1)
}

/// A locked file, which other programs leave alone.
#[derive(Debug)]
struct Held {
    path: PathBuf,
    lock: Option<File>,
}

impl Held {
    fn new(path: &Path, lock: File) -> Self {
        Self { path: path.to_owned(), lock: Some(lock) }
    }
}

/// Work that has reached the system, but not yet the disk: a kill of the program loses nothing of it. The clones of a value
/// share it, so that one thread notes what another one brings to the disk.
#[derive(Clone, Debug, Default)]
pub struct Notes(Arc<Mutex<HashMap<String, Replacement>>>);

impl Notes {
    /// Writes the present state of some work without waiting for the disk, in place of what was noted of it before.
    /// [`HeldFiles::settle`] or [`HeldFiles::forget`] must follow.
    ///
    /// # Errors
    ///
    /// When the file cannot be written.
    pub fn note<E>(&self, uid: &str, path: &Path, text: &str) -> Result<(), HeldError<E>> {
        let written = Replacement::write(path, text.as_bytes(), Access::Private);
        let written = written.map_err(|error| HeldError::File { path: path.to_owned(), error: error.into() })?;
        if let Some(before) = self.all().insert(uid.to_owned(), written) {
            // If it stays, the next start finds the newer one as well.
            let _ = before.abandon();
        }
        Ok(())
    }

    fn take(&self, uid: &str) -> Option<Replacement> {
        self.all().remove(uid)
    }

    fn all(&self) -> MutexGuard<'_, HashMap<String, Replacement>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The files that a program holds, by the identity of the work in each.
#[derive(Debug, Default)]
pub struct HeldFiles {
    held: HashMap<String, Held>,
    notes: Notes,
}

impl HeldFiles {
    /// No file yet; some may have been noted.
    #[must_use]
    pub fn new(notes: Notes) -> Self {
        Self { held: HashMap::new(), notes }
    }

    /// Brings to the disk what was noted of some work; false if nothing was. Where the work was kept in another file, that
    /// one is removed.
    ///
    /// # Errors
    ///
    /// When the file cannot be written.
    pub fn settle<E>(&mut self, uid: &str, path: &Path) -> Result<bool, HeldError<E>> {
        let Some(noted) = self.notes.take(uid) else { return Ok(false) };
        if cfg!(windows)
            && let Some(held) = self.held.get_mut(uid)
        {
            // Nothing takes the place of an open file there.
            held.lock = None;
        }
        let lock = noted.place().map_err(|error| HeldError::File { path: path.to_owned(), error: error.into() })?;
        let before = self.held.insert(uid.to_owned(), Held::new(path, lock));
        if let Some(before) = before.filter(|before| before.path != path) {
            // If this fails, the older file is offered again.
            let _ = fs::remove_file(&before.path);
        }
        Ok(true)
    }

    /// Writes the present state of some work into a file of its own. If that is interrupted, the previous state remains.
    /// Where the work was kept in another file, that one is removed.
    ///
    /// # Errors
    ///
    /// When the file cannot be written.
    pub fn keep<E>(&mut self, uid: &str, path: &Path, text: &str) -> Result<(), HeldError<E>> {
        self.notes.note(uid, path, text)?;
        self.settle(uid, path).map(drop)
    }

    /// Removes the file of work that is finished or given up.
    ///
    /// # Errors
    ///
    /// When the file cannot be removed.
    pub fn forget<E>(&mut self, uid: &str) -> Result<(), HeldError<E>> {
        if let Some(noted) = self.notes.take(uid) {
            // If this fails, the next start finds that the work is finished.
            let _ = noted.abandon();
        }
        let Some(Held { path, .. }) = self.held.remove(uid) else { return Ok(()) };
        match fs::remove_file(&path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(HeldError::File { path, error: error.into() }),
            _ => Ok(()),
        }
    }

    /// Reads a file and holds it from now on; `None` if another program holds it. `read` gives the identity of the work and
    /// what else is of interest. A file that it does not understand is renamed, unless a newer program wrote it: then that one
    /// finds it where it was.
    ///
    /// # Errors
    ///
    /// When the file cannot be read.
    pub fn read<T, E>(
        &mut self,
        path: &Path,
        read: impl FnOnce(&str) -> Result<(String, T), Misread<E>>,
    ) -> Result<Option<T>, HeldError<E>> {
        let failed = |error: io::Error| HeldError::File { path: path.to_owned(), error: error.into() };
        let Some((text, lock)) = hold(path).map_err(failed)? else { return Ok(None) };
        match read(&text) {
            Ok((uid, found)) => {
                self.held.insert(uid, Held::new(path, lock));
                Ok(Some(found))
            }
            Err(Misread::Newer(reason)) => Err(HeldError::Newer { path: path.to_owned(), reason }),
            Err(Misread::Spoiled(reason)) => {
                let path = put_unreadable_aside(path).map_err(failed)?;
                Err(HeldError::Unreadable { path, reason })
            }
        }
    }
}

/// Sorts out what earlier programs left: what is still unfinished, and what is done with.
///
/// An exercise is recorded under the identity that its unfinished state has, and the state after it is kept, as one that
/// follows it, before it is recorded. So a program that is killed at any moment neither records it twice nor loses what
/// came before: recorded work is done with, and a state that follows an exercise which is not recorded, but still unfinished
/// itself, came too early.
///
/// `identity` gives that of the work and that of the exercise it follows.
///
/// ```
/// use etude_store::settled;
///
/// // A run of exercises was killed while its second one, `b`, was recorded and the state after it, `c`, was kept.
/// type Work = (&'static str, Option<&'static str>);
/// fn identity(work: &Work) -> (&str, Option<&str>) {
///     (work.0, work.1)
/// }
/// let (b, c): (Work, Work) = (("b", Some("a")), ("c", Some("b")));
/// let (open, done) = settled(vec![b, c], identity, |uid| uid == "a");
/// assert_eq!((open, done), (vec![b], vec![c]), "it was not recorded");
/// let (open, done) = settled(vec![b, c], identity, |uid| uid == "a" || uid == "b");
/// assert_eq!((open, done), (vec![c], vec![b]), "it was");
/// ```
pub fn settled<T>(
    found: Vec<T>,
    identity: impl Fn(&T) -> (&str, Option<&str>),
    is_recorded: impl Fn(&str) -> bool,
) -> (Vec<T>, Vec<T>) {
    let all: Vec<String> = found.iter().map(|work| identity(work).0.to_owned()).collect();
    found.into_iter().partition(|work| {
        let (uid, follows) = identity(work);
        let came_too_early = |before: &str| !is_recorded(before) && all.iter().any(|uid| uid == before);
        !is_recorded(uid) && !follows.is_some_and(came_too_early)
    })
}

#[cfg(test)]
mod tests {
    use etude_files::finish_left;

    use super::*;

    /// A newer program writes `v2`.
    fn parsed(text: &str) -> Result<(String, usize), Misread<String>> {
        if text == "v2" {
            return Err(Misread::Newer("version 2".to_owned()));
        }
        let number = text.parse().map_err(|_| Misread::Spoiled("no number".to_owned()))?;
        Ok(("work".to_owned(), number))
    }

    #[test]
    fn work_is_kept_left_to_its_program_and_found_by_the_next_one() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("unfinished-1.json");
        let (mut first, mut second) = (HeldFiles::default(), HeldFiles::default());
        first.keep::<String>("work", &path, "7").unwrap();
        first.keep::<String>("work", &path, "8").unwrap();
        assert_eq!(second.read(&path, parsed), Ok(None), "the first program runs");
        drop(first);
        assert_eq!(second.read(&path, parsed), Ok(Some(8)));
        second.forget::<String>("work").unwrap();
        assert!(!path.exists());
        second.forget::<String>("work").unwrap();
    }

    #[test]
    fn what_is_noted_survives_a_kill_and_what_is_forgotten_does_not() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("unfinished-1.json");
        let left = || {
            finish_left(folder.path(), |_, text| text.parse::<usize>().is_ok());
            HeldFiles::default().read(&path, parsed).unwrap()
        };
        let notes = Notes::default();
        let mut files = HeldFiles::new(notes.clone());
        files.keep::<String>("work", &path, "7").unwrap();
        notes.note::<String>("work", &path, "8").unwrap();
        notes.note::<String>("work", &path, "9").unwrap();
        drop((files, notes));
        assert_eq!(left(), Some(9));
        let notes = Notes::default();
        let mut files = HeldFiles::new(notes.clone());
        assert_eq!(files.read(&path, parsed), Ok(Some(9)));
        notes.note::<String>("work", &path, "10").unwrap();
        files.forget::<String>("work").unwrap();
        assert_eq!(left(), None);
        assert_eq!(files.settle::<String>("work", &path), Ok(false), "nothing is noted");
    }

    #[test]
    fn what_is_not_understood_is_renamed_and_work_may_move() {
        let folder = tempfile::tempdir().unwrap();
        let (old, new) = (folder.path().join("old.json"), folder.path().join("new.json"));
        let mut files = HeldFiles::default();
        fs::write(&old, "seven").unwrap();
        let aside = folder.path().join("old.unreadable");
        let reason = "no number".to_owned();
        assert_eq!(files.read(&old, parsed), Err(HeldError::Unreadable { path: aside.clone(), reason }));
        assert!(aside.exists() && !old.exists());
        fs::write(&old, "7").unwrap();
        assert_eq!(files.read(&old, parsed), Ok(Some(7)));
        files.keep::<String>("work", &new, "8").unwrap();
        assert!(new.exists() && !old.exists());
    }

    #[test]
    fn work_of_a_newer_program_is_left_in_place_and_not_held() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("work.json");
        fs::write(&path, "v2").unwrap();
        let mut files = HeldFiles::default();
        for _ in 0..2 {
            let reason = "version 2".to_owned();
            assert_eq!(files.read(&path, parsed), Err(HeldError::Newer { path: path.clone(), reason }));
        }
        assert_eq!(fs::read_to_string(&path).unwrap(), "v2");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
        let newer = |text: &str| Ok::<_, Misread<String>>(("work".to_owned(), text.to_owned()));
        assert_eq!(HeldFiles::default().read(&path, newer), Ok(Some("v2".to_owned())), "the newer program takes it");
    }

    #[test]
    fn only_a_higher_number_of_the_same_name_is_a_later_format() {
        for (found, expected) in
            [("work-2", true), ("work-10", true), ("work-1", false), ("work-0", false), ("work-x", false), ("", false)]
        {
            assert_eq!(is_later_format(found, "work-1"), expected, "{found}");
        }
        assert!(!is_later_format("play-2", "work-1") && !is_later_format("work-2", "work"));
    }
}
