//! Opening the file: private, sound, in today's schema; a damaged one is put aside.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::{Connection, ErrorCode, OpenFlags};

use super::{Store, StoreError, schema};

/// How the names of files end that are still being written.
const SCRATCH: &str = ".new";
/// No program takes so long to write one.
const OLD_SCRATCH: Duration = Duration::from_secs(600);
/// How long to wait for another program that is writing.
const PATIENCE: Duration = Duration::from_secs(5);

/// A damaged file that has been put aside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Aside {
    /// Where it is now.
    pub path: PathBuf,
    /// What was wrong with it.
    pub reason: String,
}

/// The file in which progress is kept: `progress/progress.sqlite3` in the user's data folder. `None` on a system that
/// has no such place.
#[must_use]
pub fn default_path() -> Option<PathBuf> {
    crate::home::data_folder().map(|data| data.join("progress").join("progress.sqlite3"))
}

/// Opens the file of a path, or makes it. One program at a time: so that of two that find it damaged only the first puts
/// it aside.
pub(super) fn open(path: &Path) -> Result<(Store, Option<Aside>), StoreError> {
    let unusable = |error| StoreError::Unusable { path: path.to_owned(), error };
    let folder = path.parent().ok_or_else(|| unusable(io::ErrorKind::InvalidInput.into()))?;
    make_private_folder(folder).map_err(|error| StoreError::Unusable { path: folder.to_owned(), error })?;
    let lock = make_private_file(&beside(path, ".lock"), Making::Own).map_err(unusable)?;
    match lock.lock() {
        // Some network disks have no locks: then two programs may both put a damaged file aside, under two names.
        Err(error) if error.kind() == io::ErrorKind::Unsupported => {}
        locked => locked.map_err(unusable)?,
    }
    // The lock is marked once the file has been made: only before that may the file be empty.
    let was_made = lock.metadata().is_ok_and(|data| data.len() > 0);
    let opened = if was_made && fs::metadata(path).is_ok_and(|data| data.len() == 0) {
        Err(StoreError::Damaged { path: path.to_owned(), reason: "it is empty".to_owned() })
    } else {
        open_sound(path)
    };
    let (store, aside) = match opened {
        Ok(store) => (store, None),
        Err(error) => {
            let Some(reason) = damage(&error) else { return Err(error) };
            let aside = put_aside(path).map_err(unusable)?;
            (open_sound(path)?, Some(Aside { path: aside, reason }))
        }
    };
    if !was_made {
        // A full disk may refuse this; there will be another time.
        let _ = lock.set_len(1);
    }
    Ok((store, aside))
}

fn open_sound(path: &Path) -> Result<Store, StoreError> {
    let unusable = |error| StoreError::Unusable { path: path.to_owned(), error };
    // A file that is there is not opened: closing it would undo the locks that SQLite holds on it for other threads.
    if !check_regular(path).map_err(unusable)? {
        make_private_file(path, Making::Own).map_err(unusable)?;
    }
    for end in ["", "-wal", "-shm"] {
        hide_from_others(&beside(path, end));
    }
    let failed = |error| StoreError::Database { path: path.to_owned(), error };
    let connect = || {
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(path, flags)?;
        connection.busy_timeout(PATIENCE)?;
        let check: String = connection.query_row("pragma quick_check(1)", [], |row| row.get(0))?;
        Ok((connection, check))
    };
    let (connection, check) = connect().map_err(failed)?;
    if check != "ok" {
        return Err(StoreError::Damaged { path: path.to_owned(), reason: check });
    }
    let mut store = Store { connection, path: path.to_owned() };
    store.migrate()?;
    // A sound file may still not be ours, or not be whole.
    schema::check(&store.connection, path)?;
    let prepare = |connection: &Connection| {
        connection.pragma_update(None, "journal_mode", "wal")?;
        // An acknowledged attempt has reached the disk.
        connection.pragma_update(None, "synchronous", "full")?;
        connection.pragma_update(None, "foreign_keys", "on")
    };
    prepare(&store.connection).map_err(failed)?;
    Ok(store)
}

/// Opens a file where nothing can be written.
///
/// `SQLite` reads a file with a log beside it as both stand there. Without a log it would have to make one; but then
/// nobody writes, and the file can be read as it is.
pub(super) fn open_to_read(path: &Path) -> Result<Store, StoreError> {
    let failed = |error| StoreError::Database { path: path.to_owned(), error };
    check_regular(path).map_err(|error| StoreError::Unusable { path: path.to_owned(), error })?;
    let has_log = fs::metadata(beside(path, "-wal")).is_ok_and(|log| log.len() > 0);
    let address = path.to_string_lossy().replace('%', "%25").replace('?', "%3f").replace('#', "%23");
    let address = format!("file:{address}?mode=ro{}", if has_log { "" } else { "&immutable=1" });
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX | OpenFlags::SQLITE_OPEN_URI;
    let connection = Connection::open_with_flags(address, flags).map_err(failed)?;
    let mut store = Store { connection, path: path.to_owned() };
    // A file of another version cannot be brought to this one.
    store.migrate()?;
    schema::check(&store.connection, path)?;
    Ok(store)
}

/// What is wrong with the file itself, if an error means that.
fn damage(error: &StoreError) -> Option<String> {
    match error {
        StoreError::Damaged { reason, .. } => Some(reason.clone()),
        StoreError::Database { error, .. } => {
            let code = error.sqlite_error_code();
            let damaged = matches!(code, Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase))
                // A table or column that ought to be there is not.
                || matches!(error, rusqlite::Error::SqlInputError { .. });
            damaged.then(|| error.to_string())
        }
        _ => None,
    }
}

/// Renames a file and what `SQLite` keeps beside it, under a name with the day.
fn put_aside(path: &Path) -> io::Result<PathBuf> {
    let day = super::clock().at(Duration::ZERO).day;
    let names = (1..).map(|number| match number {
        1 => beside(path, &format!(".damaged-{day}")),
        _ => beside(path, &format!(".damaged-{day}-{number}")),
    });
    let aside = names.into_iter().find(|name| !name.exists()).unwrap_or_else(|| beside(path, ".damaged"));
    fs::rename(path, &aside)?;
    for end in ["-wal", "-shm"] {
        match fs::rename(beside(path, end), beside(&aside, end)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    Ok(aside)
}

/// The path of a file beside another, with more at the end of its name.
pub(super) fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    PathBuf::from(name)
}

/// Makes a folder that only its owner can enter, and the folders above it likewise, as far as they are not there: so it
/// is laid down for folders of data (XDG Base Directory Specification).
pub(super) fn make_private_folder(folder: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// How [`make_private_file`] makes a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Making {
    /// It must not be there yet.
    New,
    /// It may be there, and be a link to a file that its owner keeps elsewhere.
    Linked,
    /// It may be there, but not be a link: its name is ours alone.
    Own,
}

/// Makes a file that only its owner can read, if it is not there. One that is there becomes such a file as far as the
/// system allows that; what lies behind a link keeps its permissions.
pub(super) fn make_private_file(path: &Path, making: Making) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(making != Making::New).create_new(making == Making::New);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = match open_regular(path, &options, false) {
        #[cfg(unix)]
        Err(error)
            if making == Making::Linked && error.raw_os_error() == Some(rustix::io::Errno::LOOP.raw_os_error()) =>
        {
            return open_regular(path, &options, true);
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

/// Opens a file unless it is a pipe, a socket, a device or a folder: none of these holds what we keep, and to open or to
/// read one may take forever.
fn open_regular(path: &Path, options: &OpenOptions, follow: bool) -> io::Result<File> {
    check_regular(path)?;
    let mut options = options.clone();
    #[cfg(unix)]
    {
        use rustix::fs::OFlags;
        // What takes the file's place after the look does not make us wait either.
        let flags = OFlags::NONBLOCK | OFlags::NOCTTY | if follow { OFlags::empty() } else { OFlags::NOFOLLOW };
        std::os::unix::fs::OpenOptionsExt::custom_flags(&mut options, flags.bits().cast_signed());
    }
    #[cfg(not(unix))]
    let _ = follow;
    let file = options.open(path)?;
    if file.metadata()?.is_file() { Ok(file) } else { Err(not_regular()) }
}

/// Whether a file is there. What is no regular file, nor a link to one, is an error.
fn check_regular(path: &Path) -> io::Result<bool> {
    match fs::metadata(path) {
        Ok(data) if data.is_file() => Ok(true),
        Ok(_) => Err(not_regular()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
        Err(error) => Err(error),
    }
}

fn not_regular() -> io::Error {
    io::Error::new(io::ErrorKind::InvalidInput, "it is not a regular file")
}

/// What stands in a file, or in the file that a link leads to.
///
/// # Errors
///
/// When it cannot be read, or is no regular file.
pub(super) fn read_regular(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    open_regular(path, OpenOptions::new().read(true), true)?.read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Lets only its owner read a file of the database that is there, as far as the system allows that. What lies behind a
/// link keeps its permissions.
fn hide_from_others(path: &Path) {
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

/// Puts a file that only its owner can read in the place of one, as a whole: at every moment the old one or the new one
/// is there. Folders are made.
///
/// # Errors
///
/// Whatever the disk answers; the file is as it was then.
pub(super) fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    replace_and_hold(path, bytes).map(drop)
}

/// The same; the new file is locked as long as what is returned lives, so that other programs see that it is in use.
pub(super) fn replace_and_hold(path: &Path, bytes: &[u8]) -> io::Result<File> {
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        make_private_folder(folder)?;
    }
    let scratch = beside(path, &format!(".{}{SCRATCH}", std::process::id()));
    let written = make_private_file(&scratch, Making::Own).and_then(|mut file| {
        // Some network disks have no locks: then nobody can be told.
        let _ = file.try_lock();
        file.set_len(0)?;
        file.write_all(bytes)?;
        file.sync_all()?;
        Ok(file)
    });
    let placed = written.and_then(|file| fs::rename(&scratch, path).map(|()| file));
    placed.inspect_err(|_| drop(fs::remove_file(&scratch)))
}

/// Whether a name is that of a file of ours while it is written: the name that it will have, and the number of the process.
fn is_scratch(name: &str) -> bool {
    let parts = name.strip_suffix(SCRATCH).and_then(|name| name.rsplit_once('.'));
    parts.is_some_and(|(name, process)| {
        let is_number = !process.is_empty() && process.bytes().all(|byte| byte.is_ascii_digit());
        is_number && matches!(name.rsplit_once('.'), Some((_, "json" | "pdn")))
    })
}

/// Removes what programs that were killed while they [replaced](replace) a file of a folder have left there.
pub(super) fn remove_scratch(folder: &Path) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.filter_map(Result::ok) {
        let is_scratch = entry.file_name().to_str().is_some_and(is_scratch);
        let written = entry.metadata().and_then(|data| data.modified()).ok();
        let is_old = written.and_then(|written| written.elapsed().ok()).is_some_and(|age| age > OLD_SCRATCH);
        if is_scratch && is_old {
            // It is in nobody's way: another start will try again.
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// The text of a file that no program holds, which is held from now on as long as what is returned beside it lives;
/// `None` when another program holds it, or the file is not there.
///
/// # Errors
///
/// When it cannot be read.
pub(super) fn hold(path: &Path) -> io::Result<Option<(String, File)>> {
    let mut file = match open_regular(path, OpenOptions::new().read(true).write(true), true) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        opened => opened?,
    };
    // Some network disks have no locks: then nobody can tell.
    if matches!(file.try_lock(), Err(TryLockError::WouldBlock)) {
        return Ok(None);
    }
    let mut bytes = Vec::new();
    file.read_to_end(&mut bytes)?;
    // In between another program may have put a new file in its place, or removed it.
    Ok(is_still_at(&file, path).then_some((text_of(&bytes), file)))
}

/// What stands in a file. What is no text becomes one without a meaning, and is found to be so by whoever reads it.
fn text_of(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Whether a path still leads to an open file, as far as the system tells.
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

/// Gives a file whose text has no meaning another ending, so that it is not read again. Returns where it is now.
///
/// # Errors
///
/// Whatever the disk answers; the file is where it was then.
pub(super) fn put_unreadable_aside(path: &Path) -> io::Result<PathBuf> {
    let aside = path.with_extension("unreadable");
    fs::rename(path, &aside)?;
    Ok(aside)
}
