//! The thread that goes over a person's own games while the person trains.
//!
//! It takes one game at a time and keeps what it found in it before it takes the next: whatever ends the program, the
//! games that are done stay done, and the others wait. It gives way to the engine whenever that works for the person.

use std::io;
use std::path::PathBuf;
use std::sync::mpsc::Receiver;
use std::time::Duration;

use super::{gather, go_over};
use crate::store::games::Finds;
use crate::store::writer::Writer;
use crate::store::{Store, StoreError, clock};
use damier_endings::TableSet;
use damier_engine::{Background, Precedence, StopFlag};
use damier_puzzles::mining::{DEFAULT_NODES, Miner};
use damier_rules::Variant;

/// What can be asked of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SearchRequest {
    /// Take the person's games of a file in, and go over all that wait.
    Add {
        /// The file as it was typed.
        file: String,
        /// The person's name in the games, or a part of it.
        player: String,
        /// The variant of games that do not say it themselves.
        variant: Variant,
    },
    /// Go over the games that wait.
    GoOn,
    /// Stop.
    Stop,
}

/// How far a search has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games gone over.
    pub done: usize,
    /// Games that waited when it began.
    pub of: usize,
    /// Puzzles found.
    pub puzzles: usize,
    /// Drills found.
    pub drills: usize,
}

/// What came of reading a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Added {
    /// Games of the person in it.
    pub games: usize,
    /// Those that were not there yet.
    pub new: usize,
    /// Games that were left out.
    pub left_out: usize,
    /// Why the first of them was.
    pub first: Option<String>,
}

/// What it has to tell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SearchNews {
    /// A file was read.
    Added(Added),
    /// A file could not be read, or has no game of the person.
    Refused(String),
    /// The search goes on; this was found in the last game.
    Going(Tally, Finds),
    /// It was stopped.
    Stopped(Tally),
    /// No game waits any more.
    Done(Tally),
    /// Nothing can be kept, for this reason.
    Failed(String),
}

type Deliver = Box<dyn Fn(SearchNews) -> bool + Send>;

/// The way to the thread. When it is dropped the search is broken off.
pub struct Searcher {
    writer: Writer<(SearchRequest, StopFlag)>,
    stop: StopFlag,
}

impl Searcher {
    /// Starts it, for games kept in a file. News go to `deliver`, which says whether anybody still listens. Who works for
    /// the person goes before it.
    ///
    /// # Errors
    ///
    /// When the system gives no thread.
    pub fn start(
        path: Option<PathBuf>,
        precedence: Precedence,
        deliver: impl Fn(SearchNews) -> bool + Send + 'static,
    ) -> io::Result<Self> {
        let deliver: Deliver = Box::new(deliver);
        let writer = Writer::start("own games", move |inbox| serve(path, &precedence, inbox, &deliver))?;
        Ok(Self { writer, stop: StopFlag::new() })
    }

    /// Asks for something; what is under way ends.
    pub fn take(&mut self, request: SearchRequest) {
        self.stop.raise();
        self.stop = StopFlag::new();
        if request != SearchRequest::Stop {
            self.writer.hand_over((request, self.stop.clone()));
        }
    }
}

impl Drop for Searcher {
    fn drop(&mut self) {
        // Then the writer, which goes next, need not wait for the search to end by itself.
        self.stop.raise();
    }
}

fn serve(
    path: Option<PathBuf>,
    precedence: &Precedence,
    inbox: &Receiver<(SearchRequest, StopFlag)>,
    deliver: &Deliver,
) {
    // Linux has priorities for threads; elsewhere this would slow the whole program down.
    #[cfg(target_os = "linux")]
    let _ = rustix::process::nice(10);
    let path = path.ok_or(StoreError::NoPlace);
    while let Ok((request, stop)) = inbox.recv() {
        let background = Background { precedence: precedence.clone(), stop };
        let done = match &path {
            Ok(path) => Store::open(path)
                .and_then(|(store, _)| Search { store, background, deliver }.perform(&request))
                .map_err(|error| error.to_string()),
            Err(error) => Err(error.to_string()),
        };
        if let Err(reason) = done {
            deliver(SearchNews::Failed(reason));
        }
    }
}

/// One request being worked off.
struct Search<'a> {
    store: Store,
    background: Background,
    deliver: &'a Deliver,
}

impl Search<'_> {
    fn perform(&mut self, request: &SearchRequest) -> Result<(), StoreError> {
        if let SearchRequest::Add { file, player, variant } = request {
            let told = self.add(file, player, *variant)?;
            let is_refused = matches!(told, SearchNews::Refused(_));
            (self.deliver)(told);
            if is_refused {
                return Ok(());
            }
        }
        self.go_over_all()
    }

    fn add(&mut self, file: &str, player: &str, variant: Variant) -> Result<SearchNews, StoreError> {
        let gathered = match gather(file, player, variant, &self.background.stop) {
            Ok(gathered) => gathered,
            Err(error) => return Ok(SearchNews::Refused(error.to_string())),
        };
        let (games, left_out) = (gathered.games.len(), gathered.left_out.len());
        let first = gathered.left_out.into_iter().next();
        if games == 0 {
            return Ok(SearchNews::Refused(first.unwrap_or_else(|| format!("{file}: there is no game in it"))));
        }
        let new = self.store.add_games(&gathered.games, Finds::default())?;
        Ok(SearchNews::Added(Added { games, new, left_out, first }))
    }

    fn go_over_all(&mut self) -> Result<(), StoreError> {
        let games = self.store.games_to_search()?;
        let mut tally = Tally { of: games.len(), ..Tally::default() };
        (self.deliver)(SearchNews::Going(tally, Finds::default()));
        let tables = TableSet::default();
        let mut miner = Miner::new(DEFAULT_NODES, &tables);
        miner.give_way(&self.background);
        for game in games {
            let finds = go_over(&game, &mut miner, clock().at(Duration::ZERO).day, &tables);
            if self.background.stop.is_raised() {
                (self.deliver)(SearchNews::Stopped(tally));
                return Ok(());
            }
            let finds = self.store.finish_game(&game.id, finds)?;
            tally.done += 1;
            tally.puzzles += finds.puzzles.len();
            tally.drills += finds.drills.len();
            if !(self.deliver)(SearchNews::Going(tally, finds)) {
                return Ok(());
            }
        }
        (self.deliver)(SearchNews::Done(tally));
        Ok(())
    }
}
