//! Opening the file of progress: private, sound, in the current schema. A damaged file is renamed.

use std::fs;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};
use std::time::Duration;

use etude_files::{
    CreateMode, beside, check_regular, hide_from_others, make_private, make_private_folder, wait_for_lock,
};
use rusqlite::{Connection, OpenFlags};

use crate::database::{Database, Fewer};
use crate::error::{Damage, DatabaseError, StoreError};
use crate::mending;
use crate::schema::Schema;
use crate::wall;

/// What `SQLite` says of a file without a fault.
pub(crate) const SOUND: &str = "ok";
/// How long to wait while another program writes.
const PATIENCE: Duration = Duration::from_secs(5);

/// How much of the file is read before it is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Check {
    /// Its tables: enough to use it. A program looks at the rest once its first screen is drawn.
    Quick,
    /// All of it, and its tables once more only if that found something.
    Whole,
}

/// A damaged file that has been renamed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetAside {
    /// Where it is now.
    pub path: PathBuf,
    /// The damage.
    pub reason: Damage,
}

/// Opens the file at a path, or creates it. Only one program at a time does so: of two that find it damaged, only the
/// first renames it.
pub(crate) fn open(path: &Path, schema: Schema, check: Check) -> Result<(Database, Option<SetAside>), StoreError> {
    let unusable = |error: io::Error| StoreError::Unusable { path: path.to_owned(), error: error.into() };
    let folder = path.parent().ok_or_else(|| unusable(io::ErrorKind::InvalidInput.into()))?;
    make_private_folder(folder)
        .map_err(|error| StoreError::Unusable { path: folder.to_owned(), error: error.into() })?;
    let tally = beside(path, ".lock");
    let mut lock = make_private(&tally, CreateMode::Own).map_err(unusable)?;
    // Where there are no locks, two programs may rename a damaged file, each to another name.
    wait_for_lock(&lock).map_err(unusable)?;
    // The lock file is written once the file exists: only before that may the file be empty.
    let was_made = lock.metadata().is_ok_and(|data| data.len() > 0);
    let mut known = String::new();
    // That of an older version says nothing.
    let had = lock.read_to_string(&mut known).ok().and_then(|_| known.trim().parse::<i64>().ok());
    let opened = if was_made && fs::metadata(path).is_ok_and(|data| data.len() == 0) {
        Err(StoreError::Damaged { path: path.to_owned(), reason: Damage::Empty })
    } else {
        open_sound(path, schema, check)
    };
    let (mut database, aside) = match opened {
        Ok(database) => (database, None),
        Err(error) => {
            let Some(reason) = damage(&error) else { return Err(error) };
            let aside = put_aside(path).map_err(unusable)?;
            (open_sound(path, schema, check)?, Some(SetAside { path: aside, reason }))
        }
    };
    if let (Some(had), None, Ok(has)) = (had, &aside, database.count()) {
        database.fewer = (has < had).then_some(Fewer { had, has });
    }
    database.tally = Some(tally);
    database.note_count();
    Ok((database, aside))
}

/// A number of attempts as it is written in the lock file: always as long, so that it is written over.
pub(crate) fn written(count: i64) -> String {
    format!("{count:>19}\n")
}

fn open_sound(path: &Path, schema: Schema, check: Check) -> Result<Database, StoreError> {
    let unusable = |error: io::Error| StoreError::Unusable { path: path.to_owned(), error: error.into() };
    // An existing file is not opened here: closing it would release the locks that SQLite holds on it for other threads.
    if !check_regular(path).map_err(unusable)? {
        make_private(path, CreateMode::Own).map_err(unusable)?;
    }
    for end in ["", "-wal", "-shm"] {
        hide_from_others(&beside(path, end));
    }
    let failed = |error| StoreError::database(path, error);
    let connect = || {
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(path, flags)?;
        connection.busy_timeout(PATIENCE)?;
        let first = |pragma: &str| connection.query_row(pragma, [], |row| mending::text(row, 0));
        let is_sound = check == Check::Whole && first("pragma integrity_check(1)").is_ok_and(|fault| fault == SOUND);
        let fault = if is_sound { SOUND.to_owned() } else { first("pragma quick_check(1)")? };
        Ok((connection, fault, is_sound))
    };
    let (connection, fault, is_sound) = connect().map_err(failed)?;
    if fault != SOUND {
        return Err(StoreError::Damaged { path: path.to_owned(), reason: Damage::Reported(fault) });
    }
    let mut database = Database { is_sound, ..Database::of(connection, path.to_owned()) };
    schema.migrate(&mut database.connection, path)?;
    // A sound file may still belong to another program, or lack tables.
    schema.check(&database.connection, path)?;
    let prepare = |connection: &Connection| {
        connection.pragma_update(None, "journal_mode", "wal")?;
        // An attempt is acknowledged only when it is on disk.
        connection.pragma_update(None, "synchronous", "full")?;
        connection.pragma_update(None, "foreign_keys", "on")
    };
    prepare(&database.connection).map_err(failed)?;
    Ok(database)
}

/// Opens a file in a place that cannot be written.
///
/// `SQLite` reads a file together with the log beside it. Without a log it would have to create one; but then no program is
/// writing, and the file can be read as immutable.
pub(crate) fn open_to_read(path: &Path, schema: Schema) -> Result<Database, StoreError> {
    let failed = |error| StoreError::database(path, error);
    check_regular(path).map_err(|error| StoreError::Unusable { path: path.to_owned(), error: error.into() })?;
    let has_log = fs::metadata(beside(path, "-wal")).is_ok_and(|log| log.len() > 0);
    let address = path.to_string_lossy().replace('%', "%25").replace('?', "%3f").replace('#', "%23");
    let address = format!("file:{address}?mode=ro{}", if has_log { "" } else { "&immutable=1" });
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX | OpenFlags::SQLITE_OPEN_URI;
    let connection = Connection::open_with_flags(address, flags).map_err(failed)?;
    let mut database = Database::of(connection, path.to_owned());
    // Fails for a file of another version, which cannot be migrated here.
    schema.migrate(&mut database.connection, path)?;
    schema.check(&database.connection, path)?;
    Ok(database)
}

/// The damage to the file, if that is the cause of an error.
fn damage(error: &StoreError) -> Option<Damage> {
    match error {
        StoreError::Damaged { reason, .. } => Some(reason.clone()),
        StoreError::Database { error: DatabaseError::Damaged(reason), .. } => Some(Damage::Reported(reason.clone())),
        _ => None,
    }
}

/// Renames a file and its `SQLite` companions, adding the day to the name.
fn put_aside(path: &Path) -> io::Result<PathBuf> {
    let day = wall::now().day;
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
