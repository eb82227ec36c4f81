//! Files that are replaced as a whole: written beside the old one first, then renamed.

use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use super::{
    Access, CreateMode, beside, build_private_folder, explain_missing, hold, list_folder, make_private, not_regular,
};

/// The suffix of files that are still being written.
const SCRATCH: &str = ".new";
/// Older scratch files are left over: no program takes that long to write one.
const OLD_SCRATCH: Duration = Duration::from_secs(600);
/// How many scratch files this program has begun.
static COUNT: AtomicU32 = AtomicU32::new(0);

/// The new contents of a file, written beside it and not yet in its place. If the program is killed now, the system has
/// them all the same, and [`finish_left`] puts them in their place.
#[derive(Debug)]
pub struct Replacement {
    file: File,
    scratch: PathBuf,
    path: PathBuf,
}

impl Replacement {
    /// Writes the new contents and hands them to the system, without waiting for the disk. Missing folders are created.
    /// The new file is locked while this value, or the file made of it, lives.
    ///
    /// # Errors
    ///
    /// Any I/O error, [`NotRegular`](super::NotRegular) among them. The file is then unchanged.
    pub fn write(path: &Path, bytes: &[u8], access: Access) -> io::Result<Self> {
        if fs::metadata(path).is_ok_and(|found| !found.is_file()) {
            return Err(not_regular());
        }
        if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            let built = match access {
                Access::Private => build_private_folder(folder),
                Access::Usual => fs::create_dir_all(folder),
            };
            built.map_err(|error| explain_missing(path, error))?;
        }
        // A name of its own for each, in order: several may be under way. Numbers come back after a million.
        let number = COUNT.fetch_add(1, Ordering::Relaxed) % 1_000_000;
        let scratch = beside(path, &format!(".{}{number:06}{SCRATCH}", process::id()));
        let made = match access {
            Access::Private => make_private(&scratch, CreateMode::Own),
            Access::Usual => File::create(&scratch),
        };
        let written = made.and_then(|mut file| {
            // Some network disks have no locks. Other programs then cannot see that it is in use.
            let _ = file.try_lock();
            file.set_len(0)?;
            file.write_all(bytes)?;
            Ok(file)
        });
        let file = written.inspect_err(|_| drop(fs::remove_file(&scratch)))?;
        Ok(Self { file, scratch, path: path.to_owned() })
    }

    /// Waits until the contents are on the disk, and puts them in their place.
    ///
    /// # Errors
    ///
    /// Any I/O error. The file is then unchanged.
    pub fn place(self) -> io::Result<File> {
        let placed = self.file.sync_all().and_then(|()| fs::rename(&self.scratch, &self.path));
        placed.inspect_err(|_| drop(fs::remove_file(&self.scratch)))?;
        // The new name must reach the disk too. Not every system can open a folder; the file itself is safe.
        let folder = self.path.parent().filter(|folder| !folder.as_os_str().is_empty());
        if let Ok(folder) = File::open(folder.unwrap_or(Path::new("."))) {
            let _ = folder.sync_all();
        }
        Ok(self.file)
    }

    /// Leaves the file as it is.
    ///
    /// # Errors
    ///
    /// When what was written cannot be removed.
    pub fn abandon(self) -> io::Result<()> {
        fs::remove_file(&self.scratch)
    }
}

/// Replaces a file atomically: at every moment, even after a power failure, either the old or the new file exists.
/// Missing folders are created. The new file stays locked while the returned handle lives, so that other programs see
/// that it is in use.
///
/// # Errors
///
/// Any I/O error, [`NotRegular`](super::NotRegular) among them. The file is then unchanged.
pub fn replace(path: &Path, bytes: &[u8], access: Access) -> io::Result<File> {
    Replacement::write(path, bytes, access)?.place()
}

/// The final name of what may be one of our scratch files: the name without a process number and the suffix.
fn final_name(name: &str) -> Option<&str> {
    let (name, process) = name.strip_suffix(SCRATCH)?.rsplit_once('.')?;
    (!process.is_empty() && process.bytes().all(|byte| byte.is_ascii_digit())).then_some(name)
}

/// Puts in their place the [replacements](Replacement) in a folder that killed programs had written, but not placed.
/// Of several that one program wrote for a file, the last counts. `is_whole` says of a final name and a text whether it is a
/// whole file. Where another program holds the old or the new
/// file, nothing is done.
pub fn finish_left(folder: &Path, is_whole: impl Fn(&str, &str) -> bool) {
    for scratch in list_folder(folder).unwrap_or_default() {
        let Some(name) = scratch.file_name().and_then(|name| name.to_str()).and_then(final_name) else { continue };
        let Ok(Some((text, _new))) = hold(&scratch) else { continue };
        if !is_whole(name, &text) {
            continue;
        }
        let path = folder.join(name);
        let old = hold(&path);
        if matches!(old, Ok(Some(_))) || !path.exists() {
            // If this fails, the next start tries again.
            let _ = fs::rename(&scratch, &path);
        }
    }
}

/// Removes the scratch files in a folder that killed programs left while [replacing](replace) a file. Only for files
/// whose final names have one of the extensions `ends`, given without dots.
pub fn remove_scratch(folder: &Path, ends: &[&str]) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.filter_map(Result::ok) {
        let is_ours = |name: &str| {
            let end = final_name(name).and_then(|name| name.rsplit_once('.'));
            end.is_some_and(|(_, found)| ends.contains(&found))
        };
        let is_scratch = entry.file_name().to_str().is_some_and(is_ours);
        let written = entry.metadata().and_then(|data| data.modified()).ok();
        let is_old = written.and_then(|written| written.elapsed().ok()).is_some_and(|age| age > OLD_SCRATCH);
        if is_scratch && is_old {
            // A file that cannot be removed does no harm: the next start tries again.
            let _ = fs::remove_file(entry.path());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A replacement as a killed program leaves it: its lock is gone.
    fn leave(path: &Path, text: &str) {
        drop(Replacement::write(path, text.as_bytes(), Access::Private).unwrap());
    }

    #[test]
    fn a_killed_program_leaves_the_old_file_and_the_next_one_places_the_new_one() {
        let folder = tempfile::tempdir().unwrap();
        let (one, two) = (folder.path().join("one.json"), folder.path().join("two.json"));
        replace(&one, b"old", Access::Private).unwrap();
        leave(&one, "new, torn");
        leave(&one, "newer");
        leave(&one, "new");
        leave(&two, "first");
        assert_eq!(fs::read_to_string(&one).unwrap(), "old");
        finish_left(folder.path(), |name, text| name == "one.json" && text.starts_with("new") || text == "first");
        assert_eq!(fs::read_to_string(&one).unwrap(), "new");
        assert_eq!(fs::read_to_string(&two).unwrap(), "first");
        assert_eq!(list_folder(folder.path()).unwrap(), [one, two]);
    }

    #[test]
    fn what_is_torn_in_use_or_of_another_kind_is_not_placed() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("one.json");
        let held = replace(&path, b"old", Access::Private).unwrap();
        leave(&path, "new");
        fs::write(folder.path().join("one.json.new"), "new").unwrap();
        fs::write(folder.path().join("one.json.7x.new"), "new").unwrap();
        finish_left(folder.path(), |_, _| true);
        assert_eq!(fs::read_to_string(&path).unwrap(), "old", "another program uses it");
        drop(held);
        finish_left(folder.path(), |_, text| text == "whole");
        assert_eq!(fs::read_to_string(&path).unwrap(), "old", "it is torn");
        let written = Replacement::write(&path, b"newest", Access::Private).unwrap();
        finish_left(folder.path(), |_, text| text == "newest");
        assert_eq!(fs::read_to_string(&path).unwrap(), "old", "it is being written");
        written.abandon().unwrap();
        assert_eq!(list_folder(folder.path()).unwrap().len(), 4);
        finish_left(&folder.path().join("missing"), |_, _| true);
    }
}
