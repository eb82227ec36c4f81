//! Opening the file of progress: private, sound, in the current schema. A damaged file is renamed.

use std::fs;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::{Connection, ErrorCode, OpenFlags};

use super::error::{Damage, StoreError};
use super::{Fewer, Store, mending, schema};
use etude_files::{CreateMode, beside, check_regular, hide_from_others, make_private, make_private_folder};

/// How long to wait while another program writes.
const PATIENCE: Duration = Duration::from_secs(5);

/// A damaged file that has been renamed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Aside {
    /// Where it is now.
    pub path: PathBuf,
    /// The damage.
    pub reason: Damage,
}

/// The file of progress: `progress/progress.sqlite3` in the user's data folder. `None` on a system without such a
/// folder.
#[must_use]
pub fn default_path() -> Option<PathBuf> {
    crate::home::data_folder().map(|data| data.join("progress").join("progress.sqlite3"))
}

/// Opens the file at a path, or creates it. Only one program at a time does so: of two that find it damaged, only the
/// first renames it.
pub(super) fn open(path: &Path) -> Result<(Store, Option<Aside>), StoreError> {
    let unusable = |error| StoreError::Unusable { path: path.to_owned(), error };
    let folder = path.parent().ok_or_else(|| unusable(io::ErrorKind::InvalidInput.into()))?;
    make_private_folder(folder).map_err(|error| StoreError::Unusable { path: folder.to_owned(), error })?;
    let tally = beside(path, ".lock");
    let mut lock = make_private(&tally, CreateMode::Own).map_err(unusable)?;
    match lock.lock() {
        // Some network disks have no locks: then two programs may rename a damaged file, each to another name.
        Err(error) if error.kind() == io::ErrorKind::Unsupported => {}
        locked => locked.map_err(unusable)?,
    }
    // The lock file is written once the file exists: only before that may the file be empty.
    let was_made = lock.metadata().is_ok_and(|data| data.len() > 0);
    let mut known = String::new();
    // That of an older version says nothing.
    let had = lock.read_to_string(&mut known).ok().and_then(|_| known.trim().parse::<i64>().ok());
    let opened = if was_made && fs::metadata(path).is_ok_and(|data| data.len() == 0) {
        Err(StoreError::Damaged { path: path.to_owned(), reason: Damage::Empty })
    } else {
        open_sound(path)
    };
    let (mut store, aside) = match opened {
        Ok(store) => (store, None),
        Err(error) => {
            let Some(reason) = damage(&error) else { return Err(error) };
            let aside = put_aside(path).map_err(unusable)?;
            (open_sound(path)?, Some(Aside { path: aside, reason }))
        }
    };
    if let (Some(had), None, Ok(has)) = (had, &aside, store.count()) {
        store.fewer = (has < had).then_some(Fewer { had, has });
    }
    store.tally = Some(tally);
    store.note_count();
    Ok((store, aside))
}

/// A number of attempts as it is written in the lock file: always as long, so that it is written over.
pub(super) fn written(count: i64) -> String {
    format!("{count:>19}\n")
}

fn open_sound(path: &Path) -> Result<Store, StoreError> {
    let unusable = |error| StoreError::Unusable { path: path.to_owned(), error };
    // An existing file is not opened here: closing it would release the locks that SQLite holds on it for other threads.
    if !check_regular(path).map_err(unusable)? {
        make_private(path, CreateMode::Own).map_err(unusable)?;
    }
    for end in ["", "-wal", "-shm"] {
        hide_from_others(&beside(path, end));
    }
    let failed = |error| StoreError::Database { path: path.to_owned(), error };
    let connect = || {
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(path, flags)?;
        connection.busy_timeout(PATIENCE)?;
        let check = connection.query_row("pragma quick_check(1)", [], |row| mending::text(row, 0))?;
        Ok((connection, check))
    };
    let (connection, check) = connect().map_err(failed)?;
    if check != "ok" {
        return Err(StoreError::Damaged { path: path.to_owned(), reason: Damage::Reported(check) });
    }
    let mut store = Store { connection, path: path.to_owned(), tally: None, fewer: None };
    store.migrate()?;
    // A sound file may still belong to another program, or lack tables.
    schema::check(&store.connection, path)?;
    let prepare = |connection: &Connection| {
        connection.pragma_update(None, "journal_mode", "wal")?;
        // An attempt is acknowledged only when it is on disk.
        connection.pragma_update(None, "synchronous", "full")?;
        connection.pragma_update(None, "foreign_keys", "on")
    };
    prepare(&store.connection).map_err(failed)?;
    Ok(store)
}

/// Opens a file in a place that cannot be written.
///
/// `SQLite` reads a file together with the log beside it. Without a log it would have to create one; but then no program is
/// writing, and the file can be read as immutable.
pub(super) fn open_to_read(path: &Path) -> Result<Store, StoreError> {
    let failed = |error| StoreError::Database { path: path.to_owned(), error };
    check_regular(path).map_err(|error| StoreError::Unusable { path: path.to_owned(), error })?;
    let has_log = fs::metadata(beside(path, "-wal")).is_ok_and(|log| log.len() > 0);
    let address = path.to_string_lossy().replace('%', "%25").replace('?', "%3f").replace('#', "%23");
    let address = format!("file:{address}?mode=ro{}", if has_log { "" } else { "&immutable=1" });
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX | OpenFlags::SQLITE_OPEN_URI;
    let connection = Connection::open_with_flags(address, flags).map_err(failed)?;
    let mut store = Store { connection, path: path.to_owned(), tally: None, fewer: None };
    // Fails for a file of another version, which cannot be migrated here.
    store.migrate()?;
    schema::check(&store.connection, path)?;
    Ok(store)
}

/// The damage to the file, if that is the cause of an error.
fn damage(error: &StoreError) -> Option<Damage> {
    match error {
        StoreError::Damaged { reason, .. } => Some(reason.clone()),
        StoreError::Database { error, .. } => {
            let code = error.sqlite_error_code();
            let damaged = matches!(code, Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase))
                // A table or column is missing.
                || matches!(error, rusqlite::Error::SqlInputError { .. });
            damaged.then(|| Damage::Reported(error.to_string()))
        }
        _ => None,
    }
}

/// Renames a file and its `SQLite` companions, adding the day to the name.
fn put_aside(path: &Path) -> io::Result<PathBuf> {
    let day = crate::wall::now().day;
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
