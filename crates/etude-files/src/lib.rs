//! Files that are written as a whole or not at all, that belong to their owner alone, and that a program can lock so
//! that other programs leave them alone while it runs.
//!
//! ```
//! use etude_files::{Access, hold, replace};
//!
//! let folder = std::env::temp_dir().join("etude-files-example");
//! let path = folder.join("state.json");
//! let held = replace(&path, b"{}", Access::Private)?;
//! assert!(hold(&path)?.is_none(), "another program holds it");
//! drop(held);
//! let (text, _held) = hold(&path)?.expect("it is free");
//! assert_eq!(text, "{}");
//! # std::fs::remove_dir_all(folder)?;
//! # Ok::<(), std::io::Error>(())
//! ```

mod nameless;
mod replacement;

use std::error::Error;
use std::fmt;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

pub use nameless::nameless;
pub use replacement::{Replacement, finish_left, remove_scratch, replace};

/// Who may read a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// Only its owner. Folders created for it can be entered only by the owner.
    Private,
    /// The users to whom the system grants access to new files.
    Usual,
}

/// A path leads to a pipe, a socket, a device or a folder. An [`io::Error`] carries it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotRegular;

impl fmt::Display for NotRegular {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("not a regular file")
    }
}

impl Error for NotRegular {}

/// A path is, or leads through, a link to something that does not exist. An [`io::Error`] carries it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeadLink {
    /// The folder on the way that is the link; `None` if it is the path itself.
    pub folder: Option<PathBuf>,
    /// The missing file or folder, behind the last of a chain of links.
    pub target: PathBuf,
}

impl DeadLink {
    /// The most links that are followed, as many as Linux follows.
    const MAX_LINKS: usize = 40;

    /// The link to nothing that a path is or leads through, if there is one.
    fn on_the_way(path: &Path) -> Option<Self> {
        // The path itself, then the folders above it: a link to nothing is the first of them that exists at all.
        let found = path.ancestors().find(|place| fs::symlink_metadata(place).is_ok())?;
        if fs::metadata(found).is_ok() {
            return None;
        }
        let mut target = found.to_owned();
        for _ in 0..Self::MAX_LINKS {
            match fs::read_link(&target) {
                Ok(next) => target = target.parent().unwrap_or(Path::new("")).join(next),
                Err(_) => {
                    return Some(Self { folder: (found != path).then(|| found.to_owned()), target });
                }
            }
        }
        // The links lead round in a circle, which the system says itself.
        None
    }
}

impl fmt::Display for DeadLink {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.folder {
            Some(folder) => {
                write!(formatter, "{} is a link to {}, which is missing", folder.display(), self.target.display())
            }
            None => write!(formatter, "a link to {}, which is missing", self.target.display()),
        }
    }
}

impl Error for DeadLink {}

/// An [`io::Error`] that can be copied and compared, for reports that travel from thread to thread.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileError {
    /// A pipe, a socket, a device or a folder.
    NotRegular,
    /// A link to nothing.
    DeadLink(DeadLink),
    /// Anything else, in the words of the system.
    System(io::ErrorKind, String),
}

impl From<io::Error> for FileError {
    fn from(error: io::Error) -> Self {
        let own = error.get_ref().and_then(|own| {
            own.is::<NotRegular>()
                .then_some(Self::NotRegular)
                .or_else(|| own.downcast_ref().cloned().map(Self::DeadLink))
        });
        own.unwrap_or_else(|| Self::System(error.kind(), error.to_string()))
    }
}

impl fmt::Display for FileError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotRegular => NotRegular.fmt(formatter),
            Self::DeadLink(dead) => dead.fmt(formatter),
            Self::System(_, text) => formatter.write_str(text),
        }
    }
}

impl Error for FileError {}

/// How [`make_private`] creates a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CreateMode {
    /// The file must not exist yet.
    New,
    /// The file may exist and may be a link to a file that its owner keeps elsewhere.
    Linked,
    /// The file may exist but must not be a link: its name belongs to us.
    Own,
}

/// The path beside `path` whose file name has `end` appended.
#[must_use]
pub fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    PathBuf::from(name)
}

/// Creates a folder that only its owner can enter, and any missing parent folders likewise, as the XDG Base Directory
/// Specification requires for data folders.
///
/// # Errors
///
/// Any I/O error.
pub fn make_private_folder(folder: &Path) -> io::Result<()> {
    build_private_folder(folder).map_err(|error| explain_missing(folder, error))
}

fn build_private_folder(folder: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// An error about a path, as [`DeadLink`] if the cause is a link to nothing.
#[must_use]
pub fn explain_missing(path: &Path, error: io::Error) -> io::Error {
    // A folder that is to be made where a link is exists already, for the system.
    if !matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::AlreadyExists) {
        return error;
    }
    DeadLink::on_the_way(path).map_or(error, |dead| io::Error::new(io::ErrorKind::InvalidInput, dead))
}

/// Opens a file to be read, whatever it is: a pipe, too.
///
/// # Errors
///
/// Any I/O error, [`DeadLink`] among them.
pub fn open(path: &Path) -> io::Result<File> {
    File::open(path).map_err(|error| explain_missing(path, error))
}

/// What is in a folder, in order of the names. What cannot be read there is left out.
///
/// # Errors
///
/// If the folder cannot be read; [`DeadLink`] where it is a link to nothing.
pub fn list_folder(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).map_err(|error| explain_missing(folder, error))?;
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort_unstable();
    Ok(paths)
}

/// Creates a file that only its owner can read, if it does not exist. An existing one is made private as far as the
/// system allows; the target of a link keeps its permissions.
///
/// # Errors
///
/// Any I/O error, or one for a path that is not a regular file.
pub fn make_private(path: &Path, mode: CreateMode) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(mode != CreateMode::New).create_new(mode == CreateMode::New);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = match open_regular(path, &options, false) {
        #[cfg(unix)]
        // The file that the link names is opened, or created if it is missing.
        Err(error)
            if mode == CreateMode::Linked
                && (error.raw_os_error() == Some(rustix::io::Errno::LOOP.raw_os_error())
                    || error.get_ref().is_some_and(<dyn Error + Send + Sync>::is::<DeadLink>)) =>
        {
            return open_unchecked(path, &options, true);
        }
        opened => opened?,
    };
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        if file.metadata()?.permissions().mode() & 0o077 != 0 {
            let _ = file.set_permissions(fs::Permissions::from_mode(0o600));
        }
    }
    Ok(file)
}

/// Takes the lock of a file once no other program holds it. Some network disks have no locks: there, two programs must
/// not be at work on one file at the same moment.
///
/// # Errors
///
/// Any I/O error.
pub fn wait_for_lock(file: &File) -> io::Result<()> {
    match file.lock() {
        Err(error) if error.kind() == io::ErrorKind::Unsupported => Ok(()),
        locked => locked,
    }
}

/// Appends a text to a file that only its owner can read, one program at a time; a missing file is made. `text` is told the
/// file as it is, and its answer is appended as a whole, unless it is empty.
///
/// # Errors
///
/// Any I/O error, or that of `text`; then no part of the text is in the file.
pub fn append_private(path: &Path, text: impl FnOnce(&mut File) -> io::Result<String>) -> io::Result<()> {
    let lock = make_private(path, CreateMode::Linked)?;
    wait_for_lock(&lock)?;
    let mut file = OpenOptions::new().read(true).append(true).open(path)?;
    let length = file.metadata()?.len();
    let text = text(&mut file)?;
    if text.is_empty() {
        return Ok(());
    }
    let written = file.write_all(text.as_bytes()).and_then(|()| file.sync_all());
    if written.is_err() {
        file.set_len(length)?;
    }
    written
}

/// Opens a file unless it is a pipe, a socket, a device or a folder. None of these holds our data, and opening or
/// reading one may block forever.
fn open_regular(path: &Path, options: &OpenOptions, follow: bool) -> io::Result<File> {
    check_regular(path)?;
    open_unchecked(path, options, follow)
}

/// [`open_regular`] for a path that has been checked.
fn open_unchecked(path: &Path, options: &OpenOptions, follow: bool) -> io::Result<File> {
    let mut options = options.clone();
    #[cfg(unix)]
    {
        use rustix::fs::OFlags;
        // The file may have been replaced since the check. These flags keep the replacement from blocking too.
        let flags = OFlags::NONBLOCK | OFlags::NOCTTY | if follow { OFlags::empty() } else { OFlags::NOFOLLOW };
        std::os::unix::fs::OpenOptionsExt::custom_flags(&mut options, flags.bits().cast_signed());
    }
    #[cfg(not(unix))]
    let _ = follow;
    let file = options.open(path)?;
    if file.metadata()?.is_file() { Ok(file) } else { Err(not_regular()) }
}

/// Whether a file exists. It is an error if it is neither a regular file nor a link to one.
///
/// # Errors
///
/// If it is a pipe, a socket, a device or a folder ([`NotRegular`]), a link to nothing ([`DeadLink`]), or on any I/O error.
pub fn check_regular(path: &Path) -> io::Result<bool> {
    match fs::metadata(path) {
        Ok(data) if data.is_file() => Ok(true),
        Ok(_) => Err(not_regular()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => match explain_missing(path, error) {
            error if error.kind() == io::ErrorKind::NotFound => Ok(false),
            error => Err(error),
        },
        Err(error) => Err(error),
    }
}

fn not_regular() -> io::Error {
    io::Error::new(io::ErrorKind::InvalidInput, NotRegular)
}

/// The contents of a file, following links.
///
/// # Errors
///
/// If it cannot be read or is not a regular file.
pub fn read_regular(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    open_regular(path, OpenOptions::new().read(true), true)?.read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Makes an existing file of the database readable only by its owner, as far as the system allows. The target of a link
/// keeps its permissions.
pub fn hide_from_others(path: &Path) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let is_open_to_others =
            |data: fs::Metadata| data.file_type().is_file() && data.permissions().mode() & 0o077 != 0;
        if fs::symlink_metadata(path).is_ok_and(is_open_to_others) {
            let _ = fs::set_permissions(path, fs::Permissions::from_mode(0o600));
        }
    }
    #[cfg(not(unix))]
    let _ = path;
}

/// Reads a file that no other program holds and locks it while the returned handle lives. `None` if another program
/// holds it or it does not exist.
///
/// # Errors
///
/// If it cannot be read.
pub fn hold(path: &Path) -> io::Result<Option<(String, File)>> {
    let mut file = match open_regular(path, OpenOptions::new().read(true).write(true), true) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        opened => opened?,
    };
    // Some network disks have no locks. Then there is no way to tell.
    if matches!(file.try_lock(), Err(TryLockError::WouldBlock)) {
        return Ok(None);
    }
    let mut bytes = Vec::new();
    file.read_to_end(&mut bytes)?;
    // In the meantime another program may have replaced or removed the file.
    Ok(is_still_at(&file, path).then_some((text_of(&bytes), file)))
}

/// The contents as text. Bytes that are not UTF-8 give a meaningless text, which the reader will reject.
fn text_of(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Whether a path still leads to an open file, as far as the system can tell.
fn is_still_at(file: &File, path: &Path) -> bool {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt as _;
        let place = |data: fs::Metadata| (data.dev(), data.ino());
        file.metadata().map(place).ok() == fs::metadata(path).map(place).ok()
    }
    #[cfg(not(unix))]
    {
        let _ = file;
        path.exists()
    }
}

/// Renames a file with unintelligible contents so that it is not read again. Returns its new path.
///
/// # Errors
///
/// Any I/O error. The file is then where it was.
pub fn put_unreadable_aside(path: &Path) -> io::Result<PathBuf> {
    let aside = path.with_extension("unreadable");
    fs::rename(path, &aside)?;
    Ok(aside)
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, SystemTime};

    use super::*;

    #[test]
    fn a_file_is_written_whole_and_leaves_nothing_else_behind() {
        for access in [Access::Private, Access::Usual] {
            let folder = tempfile::tempdir().unwrap();
            let path = folder.path().join("a/b.json");
            replace(&path, b"one", access).unwrap();
            replace(&path, b"two", access).unwrap();
            assert_eq!(fs::read(&path).unwrap(), b"two");
            assert_eq!(fs::read_dir(path.parent().unwrap()).unwrap().count(), 1);
            assert!(replace(&path.join("below a file"), b"three", access).is_err());
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_folder_is_not_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let error = replace(folder.path(), b"a", Access::Usual).unwrap_err();
        error.downcast::<NotRegular>().unwrap();
    }

    #[cfg(unix)]
    #[test]
    fn a_link_to_nothing_names_its_target() {
        let folder = tempfile::tempdir().unwrap();
        let (link, target) = (folder.path().join("link"), folder.path().join("gone"));
        std::os::unix::fs::symlink("gone", &link).unwrap();
        let dead = |error: io::Error| error.downcast::<DeadLink>().unwrap().target;
        assert_eq!(dead(check_regular(&link).unwrap_err()), target);
        assert_eq!(dead(read_regular(&link).unwrap_err()), target);
        assert_eq!(dead(make_private(&link, CreateMode::Own).unwrap_err()), target);
        drop(make_private(&link, CreateMode::Linked).unwrap());
        assert!(target.exists() && check_regular(&link).unwrap(), "where links are allowed, the target is created");
        assert!(!check_regular(&folder.path().join("nothing")).unwrap());
    }

    #[cfg(unix)]
    #[test]
    fn a_link_to_nothing_is_found_on_every_way() {
        use std::os::unix::fs::symlink;

        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        symlink("second", at("first")).unwrap();
        symlink("away/third", at("second")).unwrap();
        let dead = |error: io::Error| error.downcast::<DeadLink>().unwrap();
        let itself = DeadLink { folder: None, target: at("away/third") };
        assert_eq!(dead(open(&at("first")).unwrap_err()), itself);
        assert_eq!(dead(hold(&at("first")).unwrap_err()), itself);
        assert_eq!(dead(list_folder(&at("first")).unwrap_err()), itself);
        assert_eq!(dead(make_private_folder(&at("first")).unwrap_err()), itself);
        // Below a folder that is such a link.
        let above = DeadLink { folder: Some(at("first")), target: at("away/third") };
        for below in ["first/a.json", "first/a/b/c.json"] {
            assert_eq!(dead(read_regular(&at(below)).unwrap_err()), above);
            assert_eq!(dead(replace(&at(below), b"one", Access::Private).unwrap_err()), above);
        }
        // What is simply missing is no link, and a circle is the system's to tell.
        assert_eq!(open(&at("nothing")).unwrap_err().kind(), io::ErrorKind::NotFound);
        assert_eq!(list_folder(&at("nothing/below")).unwrap_err().kind(), io::ErrorKind::NotFound);
        symlink("round", at("about")).unwrap();
        symlink("about", at("round")).unwrap();
        assert!(open(&at("round")).unwrap_err().downcast::<DeadLink>().is_err());
    }

    #[test]
    fn what_is_private_is_readable_by_its_owner_only() {
        use std::os::unix::fs::PermissionsExt as _;

        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a/b.json");
        drop(replace(&path, b"one", Access::Private).unwrap());
        let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
        assert_eq!((mode(&path), mode(path.parent().unwrap())), (0o600, 0o700));
    }

    #[test]
    fn what_is_held_is_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("b.json");
        assert!(hold(&path).unwrap().is_none(), "the file does not exist");
        let held = replace(&path, b"one", Access::Private).unwrap();
        assert!(hold(&path).unwrap().is_none());
        drop(held);
        assert_eq!(hold(&path).unwrap().unwrap().0, "one");
    }

    #[test]
    fn only_old_scratch_of_our_files_is_removed() {
        let folder = tempfile::tempdir().unwrap();
        for (name, hours) in [("a.csv.77.new", 1), ("b.json.78.new", 0), ("my.77.new", 9), ("c.txt.7.new", 9)] {
            let file = File::create(folder.path().join(name)).unwrap();
            file.set_modified(SystemTime::now() - Duration::from_secs(hours * 3_600)).unwrap();
        }
        remove_scratch(folder.path(), &["json", "csv"]);
        let mut left: Vec<_> = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
        left.sort();
        assert_eq!(left, ["b.json.78.new", "c.txt.7.new", "my.77.new"]);
    }

    #[test]
    fn a_text_is_appended_after_a_look_at_the_file_or_not_at_all() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("kept.txt");
        append_private(&path, |_| Ok("one\n".to_owned())).unwrap();
        append_private(&path, |file| {
            let mut before = String::new();
            file.read_to_string(&mut before)?;
            Ok(format!("after {before}"))
        })
        .unwrap();
        append_private(&path, |_| Ok(String::new())).unwrap();
        let refused = append_private(&path, |_| Err(io::ErrorKind::InvalidData.into())).unwrap_err();
        assert_eq!(refused.kind(), io::ErrorKind::InvalidData);
        assert_eq!(fs::read_to_string(&path).unwrap(), "one\nafter one\n");
        assert!(append_private(folder.path(), |_| Ok("x".to_owned())).is_err(), "a folder");
    }
}
