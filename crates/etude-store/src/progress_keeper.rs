//! The thread that keeps attempts and unfinished work, so that the screen never waits for the disk.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::Receiver;

use etude::rating::Strength;

use crate::unfinished_files::{Kept, Unfinished, UnfinishedError, UnfinishedFiles};
use crate::{AttemptRow, BadRow, Database, Keeper, Recorder, RecorderNews, Schema, StoreProblem, Unwritten, settled};

/// A request to record an exercise.
#[derive(Clone, Debug, PartialEq)]
pub struct RecordRequest {
    /// The exercise.
    pub row: AttemptRow,
    /// The strength to rate it against.
    pub strength: Option<Strength>,
    /// The player's strength before the first rated exercise.
    pub start: Strength,
}

/// A request to the keeper.
#[derive(Clone, Debug, PartialEq)]
pub enum MemoryRequest<U> {
    /// Record an exercise.
    Record(Box<RecordRequest>),
    /// Keep something unfinished.
    Keep(Box<Kept<U>>),
    /// Forget something unfinished: it is finished, or given up.
    Forget(String),
}

/// News from the keeper.
#[derive(Clone, Debug, PartialEq)]
pub enum MemoryNews<A, U> {
    /// Attempts, by this and other programs; the first time all that there are.
    Recorded(Vec<A>),
    /// What earlier programs left unfinished.
    LeftBehind(Vec<Kept<U>>),
    /// Something unfinished cannot be kept or read.
    Unkept(UnfinishedError),
    /// Something cannot be kept or read.
    Problem(StoreProblem),
    /// Everything is on disk again after a failure.
    Saved,
}

impl<A, U> MemoryNews<A, U> {
    /// News of the file of progress, whose rows are read by `read`. Rows that it cannot read are left out.
    pub fn of(news: RecorderNews, read: ReadRow<A>) -> Self {
        match news {
            RecorderNews::Recorded(rows) => Self::Recorded(rows.into_iter().filter_map(|row| read(row).ok()).collect()),
            RecorderNews::Problem(trouble) => Self::Problem(trouble),
            RecorderNews::Saved => Self::Saved,
        }
    }
}

/// The attempt of a row of the file of progress.
pub type ReadRow<A> = fn(AttemptRow) -> Result<A, BadRow>;

/// Starts the keeper of the file at a path; without one attempts are kept in memory. `deliver` gets the news.
///
/// # Errors
///
/// When no thread can be started.
pub fn keep_progress<A: 'static, U: Unfinished>(
    path: Option<PathBuf>,
    schema: Schema,
    read: ReadRow<A>,
    deliver: impl Fn(MemoryNews<A, U>) + Send + 'static,
) -> io::Result<Keeper<MemoryRequest<U>>> {
    Keeper::start(move |inbox| serve(path.as_deref(), schema, read, inbox, deliver))
}

fn serve<A, U: Unfinished>(
    path: Option<&Path>,
    schema: Schema,
    read: ReadRow<A>,
    inbox: &Receiver<MemoryRequest<U>>,
    deliver: impl Fn(MemoryNews<A, U>),
) -> Option<Unwritten> {
    let told = |news| MemoryNews::of(news, read);
    let (mut recorder, trouble) = Recorder::<Database>::open(path, schema);
    trouble.into_iter().map(MemoryNews::Problem).for_each(&deliver);
    let (attempts, unread) = recorder.attempts(read);
    attempts.into_iter().map(MemoryNews::Recorded).for_each(&deliver);
    unread.into_iter().map(MemoryNews::Problem).for_each(&deliver);
    recorder.check_up().into_iter().map(told).for_each(&deliver);
    let mut files = path.and_then(Path::parent).map(|folder| UnfinishedFiles::<U>::new(folder.to_owned()));
    let (found, mut errors) = files.as_mut().map(UnfinishedFiles::left_behind).unwrap_or_default();
    let is_recorded = |uid: &str| recorder.disk().is_some_and(|disk| disk.has(uid));
    let (found, done) = settled(found, Kept::identity, is_recorded);
    errors.extend(files.iter_mut().flat_map(|files| done.iter().filter_map(|kept| files.forget(&kept.uid).err())));
    errors.into_iter().map(MemoryNews::Unkept).for_each(&deliver);
    // The last word on earlier days, also if nothing was left.
    deliver(MemoryNews::LeftBehind(found));
    while let Ok(request) = inbox.recv() {
        let RecordRequest { row, strength, start } = match request {
            MemoryRequest::Record(request) => *request,
            // Without a folder it lives as long as the program.
            MemoryRequest::Keep(kept) => {
                let failed = files.as_mut().and_then(|files| files.keep(*kept).err());
                failed.into_iter().map(MemoryNews::Unkept).for_each(&deliver);
                continue;
            }
            MemoryRequest::Forget(uid) => {
                let failed = files.as_mut().and_then(|files| files.forget(&uid).err());
                failed.into_iter().map(MemoryNews::Unkept).for_each(&deliver);
                continue;
            }
        };
        let (is_on_disk, news) = recorder.record(&row, strength, start);
        let caught_up = if is_on_disk { Vec::new() } else { recorder.catch_up(|_| Ok(())).unwrap_or_default() };
        news.into_iter().chain(caught_up).map(told).for_each(&deliver);
    }
    recorder.end()
}
