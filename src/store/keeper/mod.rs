//! The thread that keeps what is done: the screen hands exercises over and never waits for the disk.
//!
//! When the disk fails, training goes on in memory, and every exercise that follows is a new try to write all that is
//! still unwritten; so is the end.

use std::collections::HashSet;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, channel};

use super::drafts::{Draft, Drafts, Held};
use super::games::OwnDrill;
use super::played::GameNews;
use super::writer::Writer;
use super::{Aside, Store, StoreError, Stored, new_uid};
use damier_train::attempt::{Attempt, Exercise};
use damier_train::rating::Strength;

/// What the keeper has to tell.
#[derive(Clone, Debug, PartialEq)]
pub enum News {
    /// What was done before, once after the start, and the person's own puzzles, as records of a collection.
    Loaded(Vec<Attempt>, String),
    /// What has been kept since the last news: what was handed over, and what other programs have written.
    Recorded(Vec<Attempt>),
    /// Something is wrong with what is kept.
    Trouble(Trouble),
    /// Everything has been written to the disk after all.
    Saved,
    /// A program that was killed has left this exercise on the board, and it can be gone on with. Comes after what was
    /// done before.
    BrokenOff(Box<Draft>),
    /// Of games against the engine.
    Game(GameNews),
    /// What the search through the player's own games had found by the start, and how many games still wait for it.
    OwnGames(Vec<OwnDrill>, usize),
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// Attempts are kept in memory only, for this reason.
    InMemory(String),
    /// A damaged file was put aside.
    PutAside(Aside),
    /// So many attempts cannot be read; they stay where they are and are passed over.
    Unreadable(usize),
    /// An exercise that was broken off cannot be counted, for this reason.
    Draft(String),
}

type Deliver = Box<dyn Fn(News) -> bool + Send>;

/// What is handed over.
enum Request {
    /// An exercise that is over, with the strength of its item if it is to be rated.
    Record(Exercise, Option<Strength>),
    /// What the exercise on the board has become, if that is to be kept.
    Draft(Option<Draft>),
    /// The exercise that was broken off is on the board again.
    TakeUp,
}

/// What could not be written by the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lost {
    /// How many exercises.
    pub exercises: usize,
    /// Why.
    pub reason: String,
}

/// The thread. When it is dropped, everything handed over is written first.
pub struct Keeper {
    writer: Writer<Request>,
    lost: Receiver<Lost>,
}

impl Keeper {
    /// Starts keeping in a file; without one, in memory. News go to `deliver`, which says whether anybody still listens.
    ///
    /// # Errors
    ///
    /// When the system gives no thread.
    pub fn start(path: Option<PathBuf>, deliver: impl Fn(News) -> bool + Send + 'static) -> io::Result<Self> {
        let deliver: Deliver = Box::new(deliver);
        let (sender, lost) = channel();
        let serve = move |inbox: &Receiver<Request>| {
            if let Some(lost) = serve(path, inbox, &deliver) {
                // Nobody asks where the keeper is dropped.
                let _ = sender.send(lost);
            }
        };
        Ok(Self { writer: Writer::start("keeper", serve)?, lost })
    }

    /// Hands an exercise over, with the strength of its item if it is to be rated.
    pub fn record(&self, exercise: Exercise, item: Option<Strength>) {
        self.writer.hand_over(Request::Record(exercise, item));
    }

    /// Hands over what the exercise on the board would count as if it were left now, or that there is nothing to keep.
    /// If the program is killed, it is counted at the next start, or gone on with. The exercise that is recorded next
    /// takes its place.
    pub fn draft(&self, draft: Option<Draft>) {
        self.writer.hand_over(Request::Draft(draft));
    }

    /// The exercise that was [broken off](News::BrokenOff) is on the board again: what is handed over from now on is
    /// that one. While nobody takes it up it waits, also for the next start.
    pub fn take_up(&self) {
        self.writer.hand_over(Request::TakeUp);
    }

    /// Ends it once everything handed over is written. Returns what could not be.
    #[must_use]
    pub fn end(self) -> Option<Lost> {
        let Self { writer, lost } = self;
        drop(writer);
        lost.try_recv().ok()
    }
}

fn serve(path: Option<PathBuf>, inbox: &Receiver<Request>, deliver: &Deliver) -> Option<Lost> {
    let (mut keeping, trouble) = Keeping::open(path);
    let (drafts, broken_off) = keeping.go_over_drafts();
    let told = trouble.map(News::Trouble).into_iter().chain(drafts).chain(keeping.load()).chain(broken_off);
    for news in told {
        deliver(news);
    }
    // Nobody may listen any more when the last exercises are handed over: they are kept all the same.
    while let Ok(request) = inbox.recv() {
        match request {
            Request::Record(exercise, item) => {
                for news in keeping.record(&exercise, item) {
                    deliver(news);
                }
            }
            Request::Draft(draft) => keeping.draft(draft.as_ref()),
            Request::TakeUp => keeping.drafts.as_mut().map_or((), Drafts::take_up),
        }
    }
    keeping.end()
}

/// Where attempts go.
struct Keeping {
    /// The file, if it could be opened.
    disk: Option<Store>,
    /// Where it is, while it cannot be opened, or only to be read.
    unwritable: Option<PathBuf>,
    /// What stands in for it while it fails.
    memory: Option<Store>,
    /// What is in memory only.
    unsaved: Vec<Attempt>,
    /// The place of the last attempt that was told of.
    place: i64,
    /// Where drafts go, if anywhere.
    drafts: Option<Drafts>,
}

impl Keeping {
    /// Opens the file; one in a place where nothing can be written is only read.
    fn open(path: Option<PathBuf>) -> (Self, Option<Trouble>) {
        let drafts = path.as_deref().and_then(Path::parent).map(|folder| Drafts::new(folder.to_owned()));
        let keeping = |disk, unwritable| Self { disk, unwritable, memory: None, unsaved: Vec::new(), place: 0, drafts };
        let in_memory = |error: &StoreError| Some(Trouble::InMemory(error.to_string()));
        let Some(path) = path else { return (keeping(None, None), in_memory(&StoreError::NoPlace)) };
        match Store::open(&path) {
            Ok((store, aside)) => (keeping(Some(store), None), aside.map(Trouble::PutAside)),
            Err(error) => (keeping(Store::open_to_read(&path).ok(), Some(path)), in_memory(&error)),
        }
    }

    /// Goes over what programs that were killed have left on the board: the last exercise with moves can be gone on
    /// with, the others are counted. What cannot be written now waits for another start. Returns what is wrong, and the
    /// exercise to go on with.
    fn go_over_drafts(&mut self) -> (Vec<News>, Option<News>) {
        let (Some(disk), Some(drafts), None) = (&mut self.disk, &mut self.drafts, &self.unwritable) else {
            return (Vec::new(), None);
        };
        let (mut found, mut trouble) = (Vec::new(), Vec::new());
        for draft in drafts.left_behind() {
            match draft {
                Ok(left) => found.push(left),
                Err(error) => trouble.push(News::Trouble(Trouble::Draft(error.to_string()))),
            }
        }
        let goes_on = |(draft, held): &(Draft, Held)| draft.interrupted.is_some() && !disk.has(&held.uid);
        let last = found.iter().rposition(goes_on).map(|place| found.remove(place));
        for (draft, held) in found {
            if !draft.counts || disk.record_as(&held.uid, &draft.exercise, draft.item).is_ok() {
                held.remove();
            }
        }
        let broken_off = last.map(|(draft, held)| {
            drafts.wait(held);
            News::BrokenOff(Box::new(draft))
        });
        (trouble, broken_off)
    }

    /// Keeps a draft, or forgets the one there is.
    fn draft(&mut self, draft: Option<&Draft>) {
        let Some(drafts) = &mut self.drafts else { return };
        match draft {
            Some(draft) => drafts.keep(draft),
            None => drafts.take().map_or((), Held::remove),
        }
    }

    fn load(&mut self) -> Vec<News> {
        let Some(disk) = &self.disk else { return self.fall_back(None) };
        let read = || -> Result<_, StoreError> {
            let own = disk.own_puzzles()?.into_iter().map(|puzzle| puzzle.record + "\n").collect();
            // Thrown endings come before the attempts at them.
            let known = News::OwnGames(disk.own_drills()?, disk.count_to_search()?);
            Ok((disk.attempts_after(0)?, own, known))
        };
        match read() {
            Ok((stored, own, known)) => {
                self.place = stored.last;
                if self.unwritable.is_some() {
                    self.fall_back(None);
                }
                let mut news = vec![known, News::Loaded(stored.attempts, own)];
                if stored.unreadable > 0 {
                    news.push(News::Trouble(Trouble::Unreadable(stored.unreadable)));
                }
                news
            }
            Err(error) => self.fall_back(Some(&error)),
        }
    }

    fn record(&mut self, exercise: &Exercise, item: Option<Strength>) -> Vec<News> {
        let mut news = Vec::new();
        // The draft is removed only when the attempt is on the disk. One that stays has the attempt's identity: it counts
        // at the next start if the attempt is lost, and for nothing if not.
        let draft = self.drafts.as_mut().and_then(Drafts::take);
        let uid = draft.as_ref().map_or_else(new_uid, |held| held.uid.clone());
        if self.memory.is_none() {
            match self.record_on_disk(&uid, exercise, item) {
                Ok(attempts) => {
                    if let Some(draft) = draft {
                        draft.remove();
                    }
                    return vec![News::Recorded(attempts)];
                }
                Err(error) => news.extend(self.fall_back(Some(&error))),
            }
        }
        if let Some(Ok(attempt)) = self.memory.as_mut().map(|memory| memory.record_as(&uid, exercise, item)) {
            self.unsaved.push(attempt.clone());
            news.push(News::Recorded(vec![attempt]));
        }
        news.extend(self.catch_up().unwrap_or_default());
        news
    }

    /// Tries for the last time to write what is in memory only. Returns what is lost.
    fn end(mut self) -> Option<Lost> {
        let on_board = self.drafts.as_mut().and_then(|drafts| drafts.end().err());
        let on_board = on_board.map(|error| Lost { exercises: 1, reason: error.to_string() });
        let exercises = self.unsaved.len();
        let unsaved = if exercises == 0 { None } else { self.catch_up().err() };
        let unsaved = unsaved.map(|error| Lost { exercises, reason: error.to_string() });
        match (unsaved, on_board) {
            (Some(lost), Some(other)) => Some(Lost { exercises: lost.exercises + other.exercises, ..lost }),
            (lost, other) => lost.or(other),
        }
    }

    fn record_on_disk(
        &mut self,
        uid: &str,
        exercise: &Exercise,
        item: Option<Strength>,
    ) -> Result<Vec<Attempt>, StoreError> {
        let disk = self.disk.as_mut().ok_or(StoreError::NoPlace)?;
        let attempt = disk.record_as(uid, exercise, item)?;
        // The attempt is safe, whether those of others can be read or not.
        let last = disk.last_place();
        let alone = |_| Stored { attempts: vec![attempt], unreadable: 0, last };
        let stored = disk.attempts_after(self.place).unwrap_or_else(alone);
        self.place = stored.last;
        Ok(stored.attempts)
    }

    /// Goes on in memory, with what the disk still gives.
    fn fall_back(&mut self, error: Option<&StoreError>) -> Vec<News> {
        let known = self.disk.as_ref().and_then(|disk| disk.attempts().ok()).unwrap_or_default();
        self.memory = Store::in_memory().ok();
        if let Some(memory) = &mut self.memory {
            let _ = memory.insert(&known);
        }
        error.map(|error| News::Trouble(Trouble::InMemory(error.to_string()))).into_iter().collect()
    }

    /// Tries to write what is in memory only.
    fn catch_up(&mut self) -> Result<Vec<News>, StoreError> {
        let mut news = Vec::new();
        if let Some(path) = &self.unwritable {
            let (writable, aside) = Store::open(path)?;
            (self.disk, self.unwritable) = (Some(writable), None);
            news.extend(aside.map(|aside| News::Trouble(Trouble::PutAside(aside))));
        }
        let disk = self.disk.as_mut().ok_or(StoreError::NoPlace)?;
        disk.insert(&self.unsaved)?;
        let told: HashSet<String> = self.unsaved.drain(..).map(|attempt| attempt.uid).collect();
        self.memory = None;
        let last = disk.last_place();
        let mut others = disk.attempts_after(self.place).unwrap_or_else(|_| Stored { last, ..Stored::default() });
        self.place = others.last;
        others.attempts.retain(|attempt| !told.contains(&attempt.uid));
        news.extend([News::Saved, News::Recorded(others.attempts)]);
        Ok(news)
    }
}

#[cfg(test)]
mod tests;
