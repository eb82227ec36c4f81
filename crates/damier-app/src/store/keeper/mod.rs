//! The thread that records exercises, so that the screen never waits for the disk. Whoever asks for it notes it at once,
//! which takes a fraction of a millisecond: a kill undoes nothing that the screen shows afterwards.
//!
//! When the disk fails, attempts are kept in memory. Each further exercise, and the end of the program, tries again to
//! write all that is unwritten.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::Receiver;

use super::games::{OwnDrill, OwnPuzzle};
use super::played::{PlayedGames, display_name};
use super::schema::SCHEMA;
use super::unfinished::{Kept, UnfinishedError, UnfinishedFiles, UnfinishedNotes};
use super::{Store, StoreError, Stored, row};
use damier_train::attempt::{Attempt, Recorded, Subject};
use damier_train::puzzle::player_sets::{PlayerSets, SetChange};
use damier_train::unfinished::{Draft, Unfinished};
use etude::calendar::Day;
use etude::rating::Strength;
use etude_store::{HeldError, Recorder, RecorderNews, StoreProblem};

/// A message from the keeper.
#[derive(Clone, Debug, PartialEq)]
pub enum News {
    /// All earlier attempts, and the player's own puzzles as records of a collection. Sent once after the start.
    Loaded(Vec<Attempt>, String),
    /// The player's own sets and hidden puzzles. Sent before [`News::Loaded`].
    PlayerSets(PlayerSets),
    /// The attempts recorded since the last message, by this and other programs.
    Recorded(Vec<Attempt>),
    /// Something cannot be kept or read.
    Problem(KeeperProblem),
    /// All attempts are on disk again after a failure.
    Saved,
    /// The file that failed last has been written.
    FilesWritten,
    /// What earlier programs left unfinished and can be resumed, the latest last. Sent after [`News::Loaded`].
    Unfinished(Vec<Kept>),
    /// The drills found in the player's own games by the start, and how many games are still to be searched.
    OwnGames(Vec<OwnDrill>, usize),
    /// The games of a simultaneous display are in the file of this name, without its ending.
    Gathered(String),
}

/// What cannot be kept or read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum KeeperProblem {
    /// The file of progress; what is in memory only includes changes of sets.
    Progress(StoreProblem),
    /// Something unfinished, or a finished game, cannot be written, for this reason.
    File(UnfinishedError),
    /// Something unfinished cannot be read, for this reason.
    Unfinished(UnfinishedError),
}

type Deliver = Box<dyn Fn(News) -> bool + Send>;

/// A request to the keeper. A uid names the same thing in all requests.
#[derive(Clone, Debug, PartialEq)]
pub enum Request {
    /// Record a finished exercise. A game also goes to the file of finished games.
    Record {
        /// The identity of the attempt.
        uid: String,
        /// The exercise.
        recorded: Box<Recorded>,
    },
    /// Keep the present state of something unfinished. After a kill it is recorded at the next start, or can be resumed.
    Keep(Box<Kept>),
    /// Change the player's own sets or hidden puzzles.
    SetChange(SetChange),
    /// Rate the first exercises from this strength.
    StartFrom(Strength),
    /// Remove something unfinished that ended without a result or was given up.
    Forget(String),
    /// Give up a game: it goes to the file of finished games without a result.
    GiveUp {
        /// The identity under which it is kept.
        uid: String,
        /// The game as PDN.
        pdn: String,
    },
    /// Write all games of a simultaneous display into a file of their own. They are in the file of finished games too.
    Gather {
        /// The day on which it ended.
        day: Day,
        /// The games as PDN.
        pdn: String,
    },
}

/// What could not be written before the end.
pub type Unwritten = etude_store::Unwritten<KeepError>;

/// Why something cannot be written.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum KeepError {
    /// The file of progress.
    #[error(transparent)]
    Progress(#[from] StoreError),
    /// Another file.
    #[error(transparent)]
    File(#[from] UnfinishedError),
}

/// Handle of the keeper's thread. Dropping it waits until everything handed over is written.
pub struct Keeper {
    thread: etude_store::Keeper<Request, KeepError>,
    /// `None` without a folder.
    notes: Option<UnfinishedNotes>,
}

impl Keeper {
    /// Hands a request over. When this returns, a kill of the program cannot undo an exercise or unfinished work any more; the
    /// disk follows.
    pub fn hand_over(&self, request: Request) {
        if let Some(notes) = &self.notes {
            note(notes, &request);
        }
        self.thread.hand_over(request);
    }

    /// Ends the thread once everything handed over is written. Returns what could not be written.
    #[must_use]
    pub fn end(self) -> Option<Unwritten> {
        self.thread.end()
    }
}

/// Notes what a kill must not undo. A finished exercise is noted as one that the next start records; a game is not, because
/// its file comes first, and its moves are noted already.
fn note(notes: &UnfinishedNotes, request: &Request) {
    // What fails here fails again in the keeper's thread, which reports it.
    let _ = match request {
        Request::Keep(kept) => notes.note(kept),
        Request::Record { uid, recorded } if !matches!(recorded.exercise.subject, Subject::Game { .. }) => {
            let Recorded { exercise, item } = (**recorded).clone();
            let saved = exercise.moment.millis;
            let draft = Draft { exercise, item, counts: true, interrupted: None };
            notes.note(&Kept { uid: uid.clone(), saved, unfinished: Unfinished::Exercise(Box::new(draft)) })
        }
        _ => Ok(()),
    };
}

/// Starts the keeper. Attempts go to the file at `path`, or to memory without one; finished games go to the folder
/// `games`, if there is one. `deliver` gets the news, and returns whether it still has a receiver.
///
/// # Errors
///
/// When no thread can be started.
pub fn start_keeper(
    path: Option<PathBuf>,
    games: Option<PathBuf>,
    start: Strength,
    deliver: impl Fn(News) -> bool + Send + 'static,
) -> io::Result<Keeper> {
    let deliver: Deliver = Box::new(deliver);
    let notes = notes_beside(path.as_deref());
    let shared = notes.clone();
    let open = move || Keeping::open(path.as_deref(), games, start, shared);
    Ok(Keeper { thread: etude_store::Keeper::start(move |inbox| serve(open(), inbox, &deliver))?, notes })
}

/// The notes in the folder of the file of progress.
fn notes_beside(path: Option<&Path>) -> Option<UnfinishedNotes> {
    path.and_then(Path::parent).map(|folder| UnfinishedNotes::new(folder.to_owned()))
}

fn serve(opened: (Keeping, Option<StoreProblem>), inbox: &Receiver<Request>, deliver: &Deliver) -> Option<Unwritten> {
    let (mut keeping, trouble) = opened;
    let (failures, waiting) = keeping.go_over_unfinished();
    let news = trouble.map(News::from).into_iter().chain(failures).chain(keeping.load());
    for news in news.chain([News::Unfinished(waiting)]) {
        deliver(news);
    }
    // What was asked for comes first: this takes longer than opening the file.
    for news in keeping.check_up() {
        deliver(news);
    }
    // The last exercises are recorded even after the screen is gone.
    while let Ok(request) = inbox.recv() {
        let news = match request {
            Request::Record { uid, recorded } => keeping.record(&uid, &recorded),
            Request::Keep(kept) => keeping.keep(*kept),
            Request::SetChange(pick) => keeping.pick(pick),
            Request::StartFrom(start) => {
                keeping.start = start;
                continue;
            }
            Request::Forget(uid) => keeping.forget(&uid),
            Request::GiveUp { uid, pdn } => [keeping.file(&pdn), keeping.forget(&uid)].concat(),
            Request::Gather { day, pdn } => keeping.gather(day, &pdn),
        };
        for news in news {
            deliver(news);
        }
    }
    keeping.end()
}

/// The state of the keeper.
struct Keeping {
    recorder: Recorder<Store>,
    /// The player's strength before the first rated exercise.
    start: Strength,
    /// Changes of the player's own sets or hidden puzzles that are not on disk.
    unsaved_picks: Vec<SetChange>,
    /// The files of what is unfinished, if there is a folder for them.
    unfinished: Option<UnfinishedFiles>,
    /// The last state of something unfinished that could not be written.
    unwritten: Option<Kept>,
    /// Whether writing the last file failed.
    has_failed: bool,
    /// The file of finished games, if there is a folder for it.
    games: Option<PlayedGames>,
}

impl Keeping {
    /// Opens the store, for reading only if it cannot be written.
    fn open(
        path: Option<&Path>,
        games: Option<PathBuf>,
        start: Strength,
        notes: Option<UnfinishedNotes>,
    ) -> (Self, Option<StoreProblem>) {
        let unfinished = notes.map(|notes| UnfinishedFiles::new(notes, games.clone()));
        let (recorder, trouble) = Recorder::open(path, SCHEMA);
        let games = games.map(PlayedGames::new);
        let unsaved_picks = Vec::new();
        (Self { recorder, start, unsaved_picks, unfinished, unwritten: None, has_failed: false, games }, trouble)
    }

    /// Handles what killed programs left unfinished: what can be resumed waits, an exercise that cannot is recorded. What
    /// cannot be recorded now waits for the next start. Returns errors, and what can be resumed.
    fn go_over_unfinished(&mut self) -> (Vec<News>, Vec<Kept>) {
        let (Some(disk), Some(files)) = (self.recorder.writable(), &mut self.unfinished) else {
            return (Vec::new(), Vec::new());
        };
        let (mut waiting, mut trouble) = (Vec::new(), Vec::new());
        for kept in files.left_behind() {
            match kept {
                Ok(kept) => waiting.push(kept),
                Err(error) => trouble.push(News::Problem(KeeperProblem::Unfinished(error))),
            }
        }
        waiting.retain(|kept| {
            let Unfinished::Exercise(draft) = &kept.unfinished else { return !disk.has(&kept.uid) };
            if draft.interrupted.is_some() && !disk.has(&kept.uid) {
                return true;
            }
            let Draft { exercise, item, counts, .. } = &**draft;
            let recorded = Recorded { exercise: exercise.clone(), item: *item };
            if !counts || disk.record(&kept.uid, &recorded, self.start).is_ok() {
                // If this fails, the next start finds the exercise recorded already.
                let _ = files.forget(&kept.uid);
            }
            false
        });
        (trouble, waiting)
    }

    /// Forgets what was kept of unfinished work.
    fn forget(&mut self, uid: &str) -> Vec<News> {
        self.forget_unwritten(uid);
        let forgotten = self.unfinished.as_mut().map_or(Ok(()), |files| files.forget(uid));
        self.report(forgotten)
    }

    /// Keeps unfinished work.
    fn keep(&mut self, kept: Kept) -> Vec<News> {
        let Some(files) = &mut self.unfinished else { return Vec::new() };
        let written = files.keep(&kept);
        self.unwritten = written.is_err().then_some(kept);
        self.report(written)
    }

    fn forget_unwritten(&mut self, uid: &str) {
        self.unwritten = self.unwritten.take().filter(|kept| kept.uid != uid);
    }

    /// Adds a game to the file of finished games.
    fn file(&mut self, pdn: &str) -> Vec<News> {
        let Some(games) = &self.games else {
            return vec![News::Problem(KeeperProblem::File(UnfinishedError::NoPlace))];
        };
        let added = games.add(pdn).map_err(|error| HeldError::File { path: games.path(), error: error.into() }.into());
        self.report(added)
    }

    /// Writes the games of a display into a file of their own.
    fn gather(&mut self, day: Day, pdn: &str) -> Vec<News> {
        let Some(games) = &self.games else {
            return vec![News::Problem(KeeperProblem::File(UnfinishedError::NoPlace))];
        };
        let gathered = games.gather(day, pdn);
        let path = games.path().with_file_name(display_name(day));
        let (written, name) = match gathered {
            Ok(name) => (Ok(()), Some(News::Gathered(name))),
            Err(error) => (Err(HeldError::File { path, error: error.into() }.into()), None),
        };
        self.report(written).into_iter().chain(name).collect()
    }

    fn load(&mut self) -> Vec<News> {
        let Some(disk) = self.recorder.disk() else {
            // Recording goes on in memory; why was reported when the file was opened.
            let _ = self.recorder.load();
            return Vec::new();
        };
        let read = || -> Result<_, StoreError> {
            let own = OwnPuzzle::collection(disk.own_puzzles()?);
            // The drills come before the attempts at them.
            let known = News::OwnGames(disk.own_drills()?, disk.count_to_search()?);
            Ok((own, [known, News::PlayerSets(disk.player_sets()?)]))
        };
        let read = read();
        match self.recorder.load().and_then(|stored| Ok((Stored::from(stored), read?))) {
            Ok((stored, (own, known))) => {
                let mut news = Vec::from(known);
                news.push(News::Loaded(stored.attempts, own));
                if stored.unreadable > 0 {
                    news.push(StoreProblem::Unreadable(stored.unreadable).into());
                }
                news
            }
            Err(error) => vec![self.recorder.failed(error).into()],
        }
    }

    /// Checks the file thoroughly and makes damaged indexes anew. Attempts that only come to light then are reported.
    fn check_up(&mut self) -> Vec<News> {
        self.recorder.check_up().into_iter().map(News::from).collect()
    }

    /// The news after writing a file: a failure, or the end of one.
    fn report(&mut self, written: Result<(), UnfinishedError>) -> Vec<News> {
        let had_failed = std::mem::replace(&mut self.has_failed, written.is_err());
        match written {
            Err(error) => vec![News::Problem(KeeperProblem::File(error))],
            Ok(()) if had_failed => vec![News::FilesWritten],
            Ok(()) => Vec::new(),
        }
    }

    fn record(&mut self, uid: &str, recorded: &Recorded) -> Vec<News> {
        let mut news = match &recorded.exercise.subject {
            Subject::Game { pdn, .. } => self.file(pdn),
            _ => Vec::new(),
        };
        self.forget_unwritten(uid);
        let (row, item) = row::to_record(uid, recorded);
        let (is_on_disk, told) = self.recorder.record(&row, item, self.start);
        if is_on_disk {
            // Remove the draft only once the attempt is on disk. If it remains, it has the attempt's identity: the next
            // start records it only if the attempt is missing.
            news.extend(self.forget(uid));
        }
        news.extend(told.into_iter().map(News::from));
        if !is_on_disk {
            // What is in memory only is recorded by the next start.
            let _ = self.unfinished.as_mut().map(|files| files.settle(uid));
            news.extend(self.catch_up().unwrap_or_default());
        }
        news
    }

    fn pick(&mut self, pick: SetChange) -> Vec<News> {
        let mut news = Vec::new();
        if !self.recorder.is_in_memory() {
            match self.recorder.writable().ok_or(StoreError::NoPlace).and_then(|disk| disk.pick(&pick)) {
                Ok(()) => return news,
                Err(error) => news.push(self.recorder.failed(error).into()),
            }
        }
        self.unsaved_picks.push(pick);
        news.extend(self.catch_up().unwrap_or_default());
        news
    }

    /// Tries a last time to write what is in memory only. Returns what is lost.
    fn end(mut self) -> Option<Unwritten> {
        let unwritten = self.unwritten.take().zip(self.unfinished.as_mut());
        let on_board = unwritten.and_then(|(kept, files)| files.keep(&kept).err());
        let on_board = on_board.map(|error| Unwritten { exercises: 1, reason: error.into() });
        let exercises = self.recorder.unsaved() + self.unsaved_picks.len();
        let unsaved = if exercises == 0 { None } else { self.catch_up().err() };
        let unsaved = unsaved.map(|error| Unwritten { exercises, reason: error.into() });
        match (unsaved, on_board) {
            (Some(lost), Some(other)) => Some(Unwritten { exercises: lost.exercises + other.exercises, ..lost }),
            (lost, other) => lost.or(other),
        }
    }

    /// Tries to write the attempts and changes of sets that are in memory only.
    fn catch_up(&mut self) -> Result<Vec<News>, StoreError> {
        let Self { recorder, unsaved_picks, .. } = self;
        let told = recorder.catch_up(|disk| {
            while let Some(pick) = unsaved_picks.first() {
                disk.pick(pick)?;
                unsaved_picks.remove(0);
            }
            Ok(())
        })?;
        Ok(told.into_iter().map(News::from).collect())
    }
}

impl From<RecorderNews> for News {
    fn from(news: RecorderNews) -> Self {
        match news {
            RecorderNews::Recorded(rows) => {
                Self::Recorded(rows.into_iter().filter_map(|row| row::attempt(row).ok()).collect())
            }
            RecorderNews::Problem(trouble) => trouble.into(),
            RecorderNews::Saved => Self::Saved,
        }
    }
}

impl From<StoreProblem> for News {
    fn from(trouble: StoreProblem) -> Self {
        Self::Problem(KeeperProblem::Progress(trouble))
    }
}

#[cfg(test)]
mod tests;
