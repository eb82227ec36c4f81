//! The thread that keeps what is done: the screen hands exercises over and never waits for the disk.
//!
//! When the disk fails, training goes on in memory, and every exercise that follows is a new try to write all that is
//! still unwritten; so is the end.

use std::collections::HashSet;
use std::io;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, channel};

use super::played::GameNews;
use super::searcher::SearchNews;
use super::writer::Writer;
use super::{Aside, Store, StoreError, Stored};
use crate::train::attempt::{Attempt, Exercise};
use crate::train::rating::Strength;

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
    /// Of games against the engine.
    Game(GameNews),
    /// Of the search through the person's own games.
    Search(SearchNews),
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
}

type Deliver = Box<dyn Fn(News) -> bool + Send>;
type Request = (Exercise, Option<Strength>);

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
        self.writer.hand_over((exercise, item));
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
    for news in trouble.map(News::Trouble).into_iter().chain(keeping.load()) {
        deliver(news);
    }
    // Nobody may listen any more when the last exercises are handed over: they are kept all the same.
    while let Ok((exercise, item)) = inbox.recv() {
        for news in keeping.record(&exercise, item) {
            deliver(news);
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
}

impl Keeping {
    /// Opens the file; one in a place where nothing can be written is only read.
    fn open(path: Option<PathBuf>) -> (Self, Option<Trouble>) {
        let keeping = |disk, unwritable| Self { disk, unwritable, memory: None, unsaved: Vec::new(), place: 0 };
        let in_memory = |error: &StoreError| Some(Trouble::InMemory(error.to_string()));
        let Some(path) = path else { return (keeping(None, None), in_memory(&StoreError::NoPlace)) };
        match Store::open(&path) {
            Ok((store, aside)) => (keeping(Some(store), None), aside.map(Trouble::PutAside)),
            Err(error) => (keeping(Store::open_to_read(&path).ok(), Some(path)), in_memory(&error)),
        }
    }

    fn load(&mut self) -> Vec<News> {
        let Some(disk) = &self.disk else { return self.fall_back(None) };
        let read = || -> Result<_, StoreError> {
            let own = disk.own_puzzles()?.into_iter().map(|puzzle| puzzle.record + "\n").collect();
            // Thrown endings come before the attempts at them.
            let known = SearchNews::Known(disk.own_drills()?, disk.count_to_search()?);
            Ok((disk.attempts_after(0)?, own, known))
        };
        match read() {
            Ok((stored, own, known)) => {
                self.place = stored.last;
                if self.unwritable.is_some() {
                    self.fall_back(None);
                }
                let mut news = vec![News::Search(known), News::Loaded(stored.attempts, own)];
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
        if self.memory.is_none() {
            match self.record_on_disk(exercise, item) {
                Ok(attempts) => return vec![News::Recorded(attempts)],
                Err(error) => news.extend(self.fall_back(Some(&error))),
            }
        }
        if let Some(Ok(attempt)) = self.memory.as_mut().map(|memory| memory.record(exercise, item)) {
            self.unsaved.push(attempt.clone());
            news.push(News::Recorded(vec![attempt]));
        }
        news.extend(self.catch_up().unwrap_or_default());
        news
    }

    /// Tries for the last time to write what is in memory only. Returns what is lost.
    fn end(mut self) -> Option<Lost> {
        let exercises = self.unsaved.len();
        if exercises == 0 {
            return None;
        }
        self.catch_up().err().map(|error| Lost { exercises, reason: error.to_string() })
    }

    fn record_on_disk(&mut self, exercise: &Exercise, item: Option<Strength>) -> Result<Vec<Attempt>, StoreError> {
        let disk = self.disk.as_mut().ok_or(StoreError::NoPlace)?;
        let attempt = disk.record(exercise, item)?;
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
mod tests {
    use super::*;
    use crate::rules::Variant;
    use crate::train::attempt::{Kind, Mode, Verdict};
    use crate::train::calendar::Moment;

    fn exercise(item: &str) -> Exercise {
        Exercise {
            moment: Moment::default(),
            kind: Kind::Puzzle,
            mode: Mode::Practice,
            variant: Variant::International,
            item: item.to_owned(),
            verdict: Verdict::Right,
            millis: 1,
            hints: 0,
            errors: 0,
            tags: Vec::new(),
            // Enough to need a new page for each.
            detail: "x".repeat(5_000),
        }
    }

    fn keeping(folder: &tempfile::TempDir) -> Keeping {
        let (store, _) = Store::open(&folder.path().join("progress/progress.sqlite3")).unwrap();
        Keeping { disk: Some(store), unwritable: None, memory: None, unsaved: Vec::new(), place: 0 }
    }

    fn tell(keeping: &Keeping, pragma: &str) {
        keeping.disk.as_ref().unwrap().connection.execute_batch(pragma).unwrap();
    }

    fn reasons(news: &[News]) -> Vec<&str> {
        let reason = |news| match news {
            &News::Trouble(Trouble::InMemory(ref reason)) => Some(reason.as_str()),
            _ => None,
        };
        news.iter().filter_map(reason).collect()
    }

    #[test]
    fn a_full_disk_is_told_of_once_and_caught_up_with() {
        let folder = tempfile::tempdir().unwrap();
        let mut keeping = keeping(&folder);
        assert_eq!(keeping.record(&exercise("i1"), None).len(), 1);
        // SQLite takes the number of pages in use for the least it may be limited to.
        tell(&keeping, "pragma max_page_count = 1");
        let news = keeping.record(&exercise("i2"), None);
        assert!(reasons(&news)[0].contains("the disk is full"), "{news:?}");
        assert!(matches!(&news[1..], [News::Recorded(attempts)] if attempts.len() == 1), "{news:?}");
        let news = keeping.record(&exercise("i3"), None);
        assert!(matches!(&news[..], [News::Recorded(attempts)] if attempts.len() == 1), "{news:?}");
        // Meanwhile another program writes; it is heard of when there is room again.
        tell(&keeping, "pragma max_page_count = 100000");
        keeping.disk.as_mut().unwrap().record(&exercise("other"), None).unwrap();
        let news = keeping.record(&exercise("i4"), None);
        let [News::Recorded(own), News::Saved, News::Recorded(others)] = &news[..] else { panic!("{news:?}") };
        assert_eq!((&*own[0].exercise.item, &*others[0].exercise.item, others.len()), ("i4", "other", 1));
        let kept = keeping.disk.as_ref().unwrap().attempts().unwrap();
        let items: Vec<&str> = kept.iter().map(|attempt| &*attempt.exercise.item).collect();
        assert_eq!(items, ["i1", "other", "i2", "i3", "i4"]);
        assert!(
            matches!(&keeping.record(&exercise("i5"), None)[..], [News::Recorded(attempts)] if attempts.len() == 1)
        );
    }

    #[test]
    fn what_is_in_memory_only_is_written_at_the_end_or_counted_as_lost() {
        let folder = tempfile::tempdir().unwrap();
        for (room, lost) in [("pragma max_page_count = 100000", 0), ("", 2)] {
            let mut keeping = keeping(&folder);
            tell(&keeping, "pragma max_page_count = 1");
            keeping.record(&exercise("i1"), None);
            keeping.record(&exercise("i2"), None);
            let before = keeping.disk.as_ref().unwrap().attempts().unwrap().len();
            tell(&keeping, room);
            let told = keeping.end();
            assert_eq!(told.as_ref().map_or(0, |told| told.exercises), lost);
            assert!(told.is_none_or(|told| told.reason.contains("the disk is full")));
            let (store, _) = Store::open(&folder.path().join("progress/progress.sqlite3")).unwrap();
            assert_eq!(store.attempts().unwrap().len(), before + 2 - lost);
        }
    }

    #[test]
    fn a_file_that_may_not_be_written_is_told_of() {
        let folder = tempfile::tempdir().unwrap();
        let mut keeping = keeping(&folder);
        tell(&keeping, "pragma query_only = on");
        let news = keeping.record(&exercise("i1"), None);
        assert!(reasons(&news)[0].contains("may not be written"), "{news:?}");
        assert!(matches!(&news[1..], [News::Recorded(attempts)] if attempts.len() == 1), "{news:?}");
    }

    #[test]
    fn what_other_programs_write_is_told_with_the_next_exercise() {
        let folder = tempfile::tempdir().unwrap();
        let (mut one, mut other) = (keeping(&folder), keeping(&folder));
        one.record(&exercise("i1"), None);
        let news = other.record(&exercise("i2"), None);
        assert!(matches!(&news[..], [News::Recorded(attempts)] if attempts.len() == 2), "{news:?}");
        let news = one.record(&exercise("i3"), None);
        assert!(matches!(&news[..], [News::Recorded(attempts)] if attempts.len() == 2), "{news:?}");
    }
}
